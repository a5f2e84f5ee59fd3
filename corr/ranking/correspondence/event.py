"""The results of one event as frozen values, with levels, and whether it counts. Pure."""

import re
import unicodedata
from collections.abc import Mapping
from datetime import date
from types import MappingProxyType

from msgspec import Struct, field

from corr.reading.entries import NOTHING
from corr.result_words import CAPTURES, LATE, RULE_DRAW, WON_MATCH

# -- the twenty levels, 10 kyu … 10 dan, and their indices 1 … 20 (art ----


LOWEST = 1
"""The index of 10 kyu; no index ever falls below it."""
HIGHEST = 20
"""The index of 10 dan; no index ever rises above it."""
LEVELS = range(LOWEST, HIGHEST + 1)
"""Every index, rising."""
FIRST_DAN = 11
"""The index of 1 dan."""
PROPOSED_FROM = 13
"""The index of 3 dan, from which the board's confirmation is always needed (art. 1 §5)."""

_LEVEL = re.compile(r"\s*(10|[1-9])\s*(k|kyu|d|dan)\s*", re.IGNORECASE | re.ASCII)


def read_level(text: str) -> int:
    """The index of a level written as `5 kyu`, `5k`, `1 dan` or `1d`, in any case.

    Raises ValueError for anything else.

    >>> read_level("5 kyu"), read_level("1D")
    (6, 11)
    """
    match = _LEVEL.fullmatch(text)
    if match is None:
        raise ValueError("not a level: write 10 kyu to 1 kyu or 1 dan to 10 dan")
    number = int(match[1])
    return FIRST_DAN - number if match[2][0] in "kK" else FIRST_DAN - 1 + number


def write_level(index: int) -> str:
    """The level of an index, as it is written everywhere.

    >>> [write_level(index) for index in (1, 10, 11, 20)]
    ['10 kyu', '1 kyu', '1 dan', '10 dan']
    """
    if index not in LEVELS:
        raise ValueError(f"no level has the index {index}")
    if index < FIRST_DAN:
        return f"{FIRST_DAN - index} kyu"
    return f"{index - FIRST_DAN + 1} dan"


def written_level(index: int | None) -> str | None:
    """The level of an index for a script; None where there is none."""
    return None if index is None else write_level(index)


def within(index: int) -> int:
    """The index, held within 10 kyu and 10 dan."""
    return min(max(index, LOWEST), HIGHEST)


def write_halves(halves: int) -> str:
    """A number of half points as an exact decimal, as in event files.

    >>> [write_halves(halves) for halves in (9, 10, -1)]
    ['4.5', '5', '-0.5']
    """
    whole, half = divmod(abs(halves), 2)
    return f"{'-' if halves < 0 else ''}{whole}{'.5' if half else ''}"


# -- whether an event counts for anybody's level ----


FEDERATION = "SLSF"
UNKNOWN = "unknown"
"""What is written for who sanctioned an event where nobody has said it."""
UNSANCTIONED = "unsanctioned"
"""The reason of a level that an event leaves alone because it is not sanctioned."""
_NAMES = re.compile(
    r"\b(slsf|swedish five-in-a-row federation|(svenska|sveriges) "
    r"luffarschacks?förbund(et)?)\b"
)


def sanction(named: str | None, *, said: bool | None = None) -> bool | None:
    """Whether SLSF sanctions an event; None where nothing is known, and then it counts.

    `named` is who sanctions it, None if that is not said and "" for nobody; `said` is a plain
    yes or no. `is_contradiction` tells whether the two can stand together.

    >>> sanction("slsf"), sanction("SLSF, 2024-01-02"), sanction("KNBSB"), sanction("")
    (True, True, False, False)
    >>> sanction(None), sanction("unknown"), sanction(None, said=True), sanction(None, said=False)
    (None, None, True, False)
    """
    found = _names_federation(named)
    return said if found is None else found


def is_contradiction(named: str | None, *, said: bool | None) -> bool:
    """Whether a plain yes or no says something else than who is named."""
    found = _names_federation(named)
    return found is not None and said is not None and found is not said


def name_of(named: str | None, *, said: bool | None = None) -> str:
    """Who sanctions an event, as the file of a tournament says it.

    >>> name_of(None, said=True), name_of(None, said=False), name_of(None), name_of("KNBSB")
    ('SLSF', '', 'unknown', 'KNBSB')
    """
    if _names_federation(named) is not None:
        return named or ""
    return UNKNOWN if said is None else FEDERATION if said else ""


def _names_federation(named: str | None) -> bool | None:
    """Whether a text names the federation; None if there is none, or it says "unknown"."""
    if named is None:
        return None
    words = " ".join(unicodedata.normalize("NFC", named).casefold().split())
    return None if words == UNKNOWN else _NAMES.search(words) is not None


# -- the results of one event as frozen values ----


RESULTS: Mapping[str, tuple[int, int]] = MappingProxyType(
    {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0)}
)
"""Every result and the half points it gives black and white."""

DECISIVE = frozenset({"five", "overline", "forbidden", "resign"})
"""Endings that always have one winner."""
DRAWN = frozenset({"agreement", "full", "passes", "draw_claim"})
"""Endings that are always a draw."""
WITHDRAWAL, TIME, ADJUDICATION, WALKOVER = "withdrawal", "time", "adjudication", "walkover"
ENDINGS = DECISIVE | DRAWN | {WITHDRAWAL, TIME, ADJUDICATION, WALKOVER}
"""Every ending that the event file of any game may name; some games have `OWN_WORDS` more."""


def agree(result: str, ended: str) -> bool:
    """Whether a game that ended so can have this result; both are words of the event file.

    >>> agree("1-0", "captures"), agree("1/2-1/2", "captures"), agree("0-0", "late")
    (True, False, True)
    >>> agree("1/2-1/2", "rule_draw"), agree("0-1", "rule_draw")
    (True, False)
    >>> agree("1-0", "score"), agree("1/2-1/2", "concede")
    (True, False)
    """
    if ended in DRAWN or ended == RULE_DRAW:
        return result == "1/2-1/2"
    if ended in DECISIVE or ended in (CAPTURES, *WON_MATCH):
        return result in ("1-0", "0-1")
    if result == "1/2-1/2":
        return ended != WITHDRAWAL
    return ended in (TIME, WITHDRAWAL, WALKOVER, ADJUDICATION, LATE)


def _nothing() -> Mapping[str, object]:
    return NOTHING


class Player(Struct, frozen=True, kw_only=True):
    """A participant; levels are indices, `level` is None for a new player.

    `level` holds at the start (Ps), `level_three_months` three months later (P0) and
    `level_close` at the close (P2), whatever the reason. `kind` is `program` or `group`, "" for a
    person (gomoku art. 1). `extra` are keys this program ignores.
    """

    id: str
    name: str = ""
    member_no: str = ""
    club: str = ""
    country: str = ""
    kind: str = ""
    level: int | None
    level_three_months: int | None
    level_close: int | None
    extra: Mapping[str, object] = field(default_factory=_nothing)


class Game(Struct, frozen=True, kw_only=True):
    """A finished game. `black` and `white` are the provisional colours of the pairing.

    In games whose files call the seats `first` and `second`, `black` is the first seat. `result`
    is a key of `RESULTS`, `ended` one of `ENDINGS` or of the game's own words; the dates are local
    to the event.
    """

    id: str = ""
    round: int | None = None
    black: str
    white: str
    result: str
    ended: str
    started_on: date
    ended_on: date
    black_moves: int
    white_moves: int
    extra: Mapping[str, object] = field(default_factory=_nothing)


class EventFile(Struct, frozen=True, kw_only=True, eq=False):
    """One event, complete and without contradictions.

    `annulled` are players whose results do not count in the table. `estimates` are the rough
    estimates R0 that the arbiter supplied. `kept` are the documents' unknown keys: of the file
    under "", of the event under "event". `assumed` says where the document left a key out and
    its default stands: the key, and the players' or games' ids. `sanctioned_by` is None where the
    document does not say who sanctions the event, "" for nobody; `sanctioned` is its yes or no.
    """

    id: str = ""
    name: str
    start: date
    close: date
    time_zone: str = ""
    game: str = ""
    opening: str = ""
    arbiter: str = ""
    sanctioned_by: str | None = None
    sanctioned: bool | None = None
    players: tuple[Player, ...]
    games: tuple[Game, ...]
    annulled: tuple[str, ...] = ()
    estimates: Mapping[str, int] = field(default_factory=dict)
    kept: Mapping[str, Mapping[str, object]] = field(default_factory=dict)
    assumed: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def __eq__(self, other: object) -> bool:
        """What was assumed where nothing was said makes no other event of it."""
        return isinstance(other, EventFile) and all(
            getattr(self, name) == getattr(other, name)
            for name in self.__struct_fields__
            if name != "assumed"
        )

    @property
    def counts(self) -> bool:
        """Whether anybody's level can change by it: unless it is known not to be sanctioned."""
        return self.sanction is not False

    @property
    def sanction(self) -> bool | None:
        """Whether SLSF sanctions it; None where the document does not say."""
        return sanction(self.sanctioned_by, said=self.sanctioned)
