"""The figures that part players who are level in points, each declared once.

Standings count them, crosstables, reports and CSV have a column of them, explanations and the
rules letter name them: all by what is declared here. A new one is one more line of `FIGURES`, and
its words in each language (sheets `table`, `standings`, `asked` and `rules`); a language that has
none for it says `english`.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from msgspec import Struct

from corr.tournament.scoring.scoring_games import (
    Figure,
    Meeting,
    TableGame,
    berger,
    buchholz,
    points_ratio,
)


class Counting(Struct, frozen=True, kw_only=True):
    """What a figure is counted from: matches of all with all, by the numbers of who plays.

    `points` are everybody's match points, `used` those that count for the opponents' Buchholz
    [T12]; `games` are those of players, not of teams. `instead` is the alternative of one
    interpretation.
    """

    met: Sequence[Meeting]
    points: Figure
    used: Figure
    games: Sequence[TableGame]
    number: Mapping[str, int]
    instead: str


class Declared(Struct, frozen=True, kw_only=True):
    """A figure: the systems that know it, how it is counted, what it is called in English.

    One that is told `always` stands in the rows of all systems, as scripts expect it. A `mutual`
    one also ranks the table of the matches between teams that are level (21.8e). One that is not
    `usual` counts only where an event's `tie_breaks` name it: events without any go by what is
    usual, those before it was declared, too.
    """

    systems: frozenset[str]
    counted: Callable[[Counting], Figure]
    english: str
    always: bool = False
    mutual: bool = False
    usual: bool = True


def _buchholz(counting: Counting) -> Figure:
    return buchholz(counting.met, counting.used, counting.instead)


def _berger(counting: Counting) -> Figure:
    points = counting.used if counting.instead == "T13" else counting.points
    return berger(counting.met, points, counting.instead)


def _points_ratio(counting: Counting) -> Figure:
    return points_ratio(counting.games, counting.number)


_ALL_MEET = frozenset({"round_robin", "scheveningen", "teams"})
_MONRADS = frozenset({"monrad", "teams_monrad"})

FIGURES: dict[str, Declared] = {
    "buchholz": Declared(systems=_MONRADS, counted=_buchholz, english="Buchholz", always=True),
    "berger": Declared(
        systems=_MONRADS | _ALL_MEET,
        counted=_berger,
        english="Berger",
        always=True,
        mutual=True,
    ),
    "points_ratio": Declared(
        systems=frozenset({"round_robin", "scheveningen", "monrad"}),
        counted=_points_ratio,
        english="Share",
        usual=False,
    ),
}
"""By name, in the order of the rules: after the points, before mutual games and wins."""

_POINTS: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("match", "round_robin", "scheveningen", "monrad"), ("game_points", "match_points")
    ),
    "cup": (),
    **dict.fromkeys(("teams", "teams_monrad"), ("team_points", "match_points", "game_points")),
}
SYSTEMS = tuple(_POINTS)
"""The systems that have a table of their own."""


def tie_breaks_of(system: str, *, usual: bool = False) -> tuple[str, ...]:
    """The tie-breaks that a system knows, in the order of the rules for matches of one game.

    With `usual` those by which an event goes that names none.
    """
    if system == "cup":
        return ()
    own = [
        name
        for name, figure in FIGURES.items()
        if system in figure.systems and (figure.usual or not usual)
    ]
    mutual = [] if system == "match" else ["mutual"]
    return (*_POINTS[system], *own, *mutual, "wins")


def of_mutual_matches(order: Sequence[str]) -> tuple[str, ...]:
    """What ranks the table of the matches between teams that are level (21.8e: by a-d)."""
    before = order[: order.index("mutual")] if "mutual" in order else order
    known = (*_POINTS["teams"], *(name for name, one in FIGURES.items() if one.mutual))
    return tuple(name for name in before if name in known)


def counted(system: str, counting: Counting, order: Sequence[str]) -> dict[str, Figure]:
    """The figures of a system, those that are not usual if the order names them, and those that
    are always told.
    """
    return {
        name: figure.counted(counting)
        for name, figure in FIGURES.items()
        if figure.always or (system in figure.systems and (figure.usual or name in order))
    }


def english_of(name: str) -> str:
    """What a figure is called where a language has no words for it."""
    return FIGURES[name].english


def figure_of(row: Any, name: str) -> Fraction:
    """A figure of a row of any table. AttributeError for one that is not declared."""
    try:
        found: Fraction = object.__getattribute__(row, "figures")[name]
    except KeyError:
        raise AttributeError(name) from None
    return found
