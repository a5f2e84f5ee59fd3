"""The keys that stand in every JSON file of results, by correspondence, at the board, elsewhere.

Each is said once, with what it takes; a file has more of its own. Pure.
"""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

from msgspec import Struct

from corr.ranking.correspondence.event import ENDINGS, RESULTS, read_level
from corr.reading.entries import NAME, TEXT, Missing, read_day, read_name, shown
from corr.reading.kinds import Kind

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


class GameKeys(Struct, frozen=True, kw_only=True):
    """What every file says of a game."""

    id: Annotated[str, TEXT.such_as("SK24-001"), "names the game"] = ""
    black: Annotated[str, PLAYER, "who had black"]
    white: Annotated[str, PLAYER.such_as("B"), "who had white"]


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
        pair = f"{shown(self.entry.get('black'))} - {shown(self.entry.get('white'))}"
        return f"game {self.place}{known} ({pair})"
