"""The keys that stand in every JSON file of results, by correspondence, at the board, elsewhere.

Each is said once, with what it takes; a file has more of its own. Pure.
"""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from msgspec import Struct

from corr.participants import read_kind
from corr.ranked import is_ranked
from corr.ranking.correspondence.event import ENDINGS, RESULTS, read_level
from corr.reading.entries import NAME, TEXT, Missing, read_day, read_name, shown
from corr.reading.kinds import Kind
from corr.result_words import COLOURS, OWN_WORDS, SEATS

NOT_YET = (None, "", "*")
"""What stands where a game has no result yet, no ending and no last day."""
_NEVER = 9000  # deadlines are computed from days, and no day lies after the year 9999

# -- what the keys take ----


def _day(value: object) -> date:
    return _day_of(value) if isinstance(value, str) else read_day(value)


@lru_cache(maxsize=1000)
def _day_of(text: str) -> date:
    """The day of a text: ten thousand games end on few days."""
    found = read_day(text)
    if found.year >= _NEVER:
        raise ValueError
    return found


def _level(value: object) -> int | None:
    return None if value is None else read_level(value if isinstance(value, str) else "")


def _player(value: object) -> str:
    """Somebody's id; whether there is such a player, the reader of all games knows."""
    if value is None:
        raise Missing
    if isinstance(value, str):
        return value
    raise ValueError


def _result(value: object) -> str | None:
    if value in NOT_YET:
        return None
    if isinstance(value, str) and value in RESULTS:
        return value
    raise ValueError


def _ending(value: object) -> str:
    if value in NOT_YET:
        return ""
    if isinstance(value, str) and value in ENDINGS:
        return value
    raise ValueError


def _any_ending(value: object) -> str:
    return value if isinstance(value, str) and value in OWN_WORDS else _ending(value)


def _moves(value: object) -> tuple[int, int] | None:
    if value is None:
        return None
    if isinstance(value, list) and len(value) == 2:
        black, white = value
        if type(black) is type(white) is int and black >= 0 and white >= 0:
            return black, white
    raise ValueError


def raw(kind: Kind[Any]) -> Kind[object]:
    """The same for a key that is read later, or for another command, and so taken as it is."""
    return Kind(expected=kind.expected, read=lambda value: value, example=kind.example)


def _participant(value: object) -> str:
    if value is not None and not isinstance(value, str):
        raise ValueError("person, program or group is expected")
    return read_kind(value or "")


DAY = Kind(
    expected="a day such as 2024-02-01",
    read=_day,
    wrong="{key}: {found} is not a day (write YYYY-MM-DD)",
    missing="{key}: missing (write YYYY-MM-DD)",
    example="2024-02-01",
)
"""A calendar day."""
DAY_OR_NONE: Kind[date | None] = Kind(
    expected=DAY.expected,
    read=lambda value: None if value is None else _day(value),
    wrong=DAY.wrong,
    example=DAY.example,
)
"""The same, or none."""
DAY_OR_NOT_YET: Kind[date | None] = Kind(
    expected=DAY.expected,
    read=lambda value: None if value in NOT_YET else _day(value),
    wrong=DAY.wrong,
    example=DAY.example,
)
"""The same of what may go on."""
LEVEL = Kind(
    expected="a level such as 5 kyu, null for a new player",
    read=_level,
    wrong="{key}: {found} is {error}",
    example="5 kyu",
)
"""The index of a level, None for a new player."""
PARTICIPANT = Kind(
    expected='"person", "program" or "group"',
    read=_participant,
    wrong="{key}: {error}",
    example="program",
)
"""What a player is, "" for a person."""
PLAYER = Kind(
    expected="the id of a player",
    read=_player,
    wrong="unknown player {found}",
    missing="no {key}",
    example="A",
)
"""Who sat there."""
RESULT = Kind(
    expected=f"one of {', '.join(RESULTS)}",
    read=_result,
    wrong=f"no result {{found}}: write {', '.join(RESULTS)}",
    example="1-0",
)
"""A key of `RESULTS`, None for none."""
ENDING = Kind(
    expected=f"one of {', '.join(sorted(ENDINGS))}",
    read=_ending,
    wrong=f"no ending {{found}}: write {', '.join(sorted(ENDINGS))}",
    example="five",
)
"""How a game ended, "" for not at all."""
ANY_ENDING = Kind(
    expected=ENDING.expected, read=_any_ending, wrong=ENDING.wrong, example=ENDING.example
)
"""The same in a file of any game; whether this one has the word, `no_ending` says."""
MOVES = Kind(
    expected="[black's, white's]",
    read=_moves,
    wrong="{key} {found} are not two whole numbers",
    example=[20, 19],
)
"""How many moves black and white made."""


# -- the keys ----


class EventKeys(Struct, frozen=True, kw_only=True):
    """What every file may say of its event."""

    id: Annotated[str, TEXT.such_as("SK24"), "names the event"] = ""
    name: Annotated[str, TEXT.such_as("Sverigekorr 2024"), "the name in tables and reports"] = ""
    game: Annotated[str, TEXT.such_as("renju"), "which game; renju where nothing is said"] = ""
    opening: Annotated[str, TEXT.such_as("soosorv"), "the opening rule"] = ""
    arbiter: Annotated[str, TEXT.such_as("Eva Ek"), "who ruled"] = ""


class PlayerKeys(Struct, frozen=True, kw_only=True):
    """What every file may say of a player."""

    id: Annotated[str, NAME.such_as("A"), "names the player in this file"]
    name: Annotated[str, TEXT.such_as("Anna Ek"), "the name in tables and reports"] = ""
    member_no: Annotated[str, TEXT.such_as("1017"), "the member number"] = ""
    club: Annotated[str, TEXT.such_as("Lund"), "the club"] = ""
    country: Annotated[str, TEXT.such_as("SE"), "the country"] = ""
    kind: Annotated[str, PARTICIPANT, "a person, a program or a group (gomoku art. 1)"] = ""


class _GameId(Struct, frozen=True, kw_only=True):
    """What every file may say of a game."""

    id: Annotated[str, TEXT.such_as("SK24-001"), "names the game"] = ""


class GameKeys(_GameId, frozen=True, kw_only=True):
    """What every file of renju or gomoku says of a game."""

    black: Annotated[str, PLAYER, "who had black"]
    white: Annotated[str, PLAYER.such_as("B"), "who had white"]


class SeatKeys(_GameId, frozen=True, kw_only=True):
    """The same in the file of any game: which names its players have, `seat_faults` says."""

    black: Annotated[str | None, PLAYER, "who had black: renju and gomoku need it"] = None
    white: Annotated[
        str | None, PLAYER.such_as("B"), "who had white: renju and gomoku need it"
    ] = None
    first: Annotated[str | None, PLAYER, "who began: every other game needs it"] = None
    second: Annotated[
        str | None, PLAYER.such_as("B"), "the other one: every other game needs it"
    ] = None

    @property
    def players(self) -> tuple[str | None, str | None]:
        """Who had the first seat and the second; None where that is not said or has a fault."""
        one = self.first if self.black is None else self.black
        return one, self.second if self.white is None else self.white

    @property
    def by_colours(self) -> bool:
        """Whether both players are named by their colours, and by nothing else."""
        others = self.first is None and self.second is None
        return others and self.black is not None and self.white is not None


def seat_faults(game: str, said: SeatKeys, entry: Mapping[str, object]) -> list[tuple[str, str]]:
    """The keys of a game's players that this game has not, with why; else those missing, with "".

    >>> named = SeatKeys(first="A")
    >>> seat_faults("pente", named, {"first": "A"})
    [('second', '')]
    """
    if said.by_colours and is_ranked(game):
        return []  # ten thousand games of renju are read at once, and seldom has one a fault
    # Here, since levels are listed without the rules of games.
    from corr.games.results import seats_in, why_not

    wrong = [
        (key, why) for key in (*COLOURS, *SEATS) if key in entry and (why := why_not(game, key))
    ]
    return wrong or [(key, "") for key in seats_in(game, entry) if key not in entry]


def no_ending(game: str, ended: str) -> str:
    """What is told of an ending that this game has not; "" for others.

    >>> no_ending("pente", "captures"), no_ending("gomoku", "captures")[:19]
    ('', 'no ending captures:')
    """
    if ended not in OWN_WORDS:
        return ""
    from corr.games.results import own_words  # as above

    if ended in own_words(game):
        return ""
    return ENDING.wrong.format(key="ended", found=ended)


def pair_named(entry: Mapping[str, object]) -> str:
    """The players of a game as a fault names them, whatever stands there."""
    one, other = (entry.get(key, entry.get(by)) for key, by in zip(COLOURS, SEATS, strict=True))
    return f"{shown(one)} - {shown(other)}"


# -- how faults name an entry ----


def player_named(place: int, entry: Mapping[str, object]) -> str:
    """How a fault names a player: by id, else by the place in the file."""
    name = entry.get("id")
    try:
        return f"player {shown(read_name(name))}"
    except ValueError:
        return f"player {place}"


class GameNamed(NamedTuple):
    """How a fault names a game: its place in the file, its id if it has one, and the pair.

    It is made into text only for a fault: that takes longer than to read the game.
    """

    place: int
    entry: Mapping[str, object]

    def __str__(self) -> str:
        name = self.entry.get("id")
        known = f" {shown(name)}" if isinstance(name, str) and name else ""
        return f"game {self.place}{known} ({pair_named(self.entry)})"
