"""Why everybody stands where they do, as values that any language can say."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Protocol, TypeAlias

from msgspec import Struct

from corr.tournament.scoring.figures import of_mutual_matches
from corr.tournament.scoring.scoring_games import ZERO

MOST_NAMES = 6
"""Of more who share a place the first are named and the others counted."""


class Placed(Protocol):
    """A row of any table: a place and who has it; its other figures have the criteria's names."""

    @property
    def place(self) -> int:
        """The place, from 1."""

    @property
    def player(self) -> str:
        """The player or the team."""


class Ranked(Protocol):
    """Any table: rows in order of place, and the figures in the order in which they decide."""

    @property
    def rows(self) -> Sequence[Placed]:
        """The rows in order of place."""

    @property
    def criteria(self) -> tuple[str, ...]:
        """The names of the figures that decide."""

    @property
    def games_per_match(self) -> int:
        """How many games a match has."""

    @property
    def system(self) -> str:
        """What kind of event it is."""


class Reason(Struct, frozen=True, kw_only=True):
    """Why a row stands where it does, without words.

    `word` is `before` or `after` the one of `others`, `shared` with all of them and so many
    `more`, or `alone`. `level` are the figures in which they are equal, `figure` the one that
    decides, with what each has: `mutual` is that of the games between those who are level, and
    `within` tells that a figure is that of the matches between them.
    """

    place: int
    word: str
    others: tuple[str, ...] = ()
    more: int = 0
    level: tuple[str, ...] = ()
    figure: str = ""
    mine: Fraction = ZERO
    theirs: Fraction = ZERO
    within: bool = False


class CupReason(Struct, frozen=True, kw_only=True):
    """Why somebody has a place in a cup, without words, by their last match.

    `word` is `won`, `lost`, `both_lost`, or `alone` where there was nobody to meet; of those who
    have no place yet `plays`, `waits`, `waits_in` a known match, or `withdrew`. `round` is what
    the round is called: `final`, `semifinal`, `quarterfinal`, `round`, `places` from `first` to
    `last`, `for_place`, the match for the place `first`, `consolation` or `consolation_final`. The
    points of the agreed games, or those of a match to points, are `mine` and `theirs`, `how` tells
    what decided: `games`, `replay`, `walkover` or `decision`.
    """

    place: int
    shared: bool
    word: str
    round: str
    number: int
    first: int
    last: int
    rival: str = ""
    mine: Fraction = ZERO
    theirs: Fraction = ZERO
    how: str = ""
    replays: int = 0


class SectionReason(Struct, frozen=True, kw_only=True):
    """The places in sections, final groups or a division that made a place, the last one first."""

    places: tuple[tuple[int, str], ...]


Why: TypeAlias = Reason | CupReason | SectionReason


def reasons(table: Ranked, names: Mapping[str, str] | None = None) -> tuple[Reason, ...]:
    """Why each row stands where it does: compared with the row below, or above.

    Those who share a place are compared as one. Of the last place it is told what it lacks.
    """
    shown = {row.player: row.player for row in table.rows} | dict(names or {})
    groups = list[list[Placed]]()
    for row in table.rows:
        if groups and groups[-1][0].place == row.place:
            groups[-1].append(row)
        else:
            groups.append([row])
    return tuple(
        _reason(table, groups, at, row, shown) for at, group in enumerate(groups) for row in group
    )


def _reason(
    table: Ranked,
    groups: Sequence[Sequence[Placed]],
    at: int,
    row: Placed,
    names: Mapping[str, str],
) -> Reason:
    level = groups[at]
    if len(level) > 1:
        first = [each for each in level[: MOST_NAMES + 1] if each is not row][:MOST_NAMES]
        return Reason(
            place=row.place,
            word="shared",
            others=tuple(names[each.player] for each in first),
            more=len(level) - 1 - len(first),
            level=_level(table, table.criteria),
        )
    if len(groups) == 1:
        return Reason(place=row.place, word="alone")
    below = at + 1 < len(groups)
    rival = groups[at + 1][0] if below else groups[at - 1][-1]
    decisive = next(name for name in table.criteria if getattr(row, name) != getattr(rival, name))
    figure, mine, theirs = _decided(table, decisive, row, rival)
    return Reason(
        place=row.place,
        word="before" if below else "after",
        others=(names[rival.player],),
        level=_level(table, table.criteria[: table.criteria.index(decisive)]),
        figure=figure,
        mine=mine,
        theirs=theirs,
        within=_of_teams(table) and decisive == "mutual",
    )


def _decided(
    table: Ranked, decisive: str, row: Placed, rival: Placed
) -> tuple[str, Fraction, Fraction]:
    """The figure that decides, and what each of the two has."""
    mine, theirs = getattr(row, decisive), getattr(rival, decisive)
    if isinstance(mine, tuple):
        # The table of the matches between teams that are level: its first difference decides.
        named = of_mutual_matches(table.criteria)
        pairs = enumerate(zip(mine, theirs, strict=True))
        at, (mine, theirs) = next((at, pair) for at, pair in pairs if len(set(pair)) > 1)
        decisive = named[at]
    return _called(table, decisive), Fraction(mine), Fraction(theirs)


def _called(table: Ranked, figure: str) -> str:
    """What a figure is here: points are games' where matches have several, teams' have their own.

    A game is a match where matches have one game.
    """
    if _of_teams(table):
        own = {"game_points": "own_game_points", "match_points": "own_match_points"}
        return own.get(figure, "mutual_matches" if figure == "mutual" else figure)
    if figure == "game_points" and table.games_per_match == 1:
        return "points"
    return figure


def _level(table: Ranked, criteria: Sequence[str]) -> tuple[str, ...]:
    """In what two are level; game and match points together are their points."""
    if not _of_teams(table) and set(criteria[:2]) == {"game_points", "match_points"}:
        return ("points", *(_called(table, name) for name in criteria[2:]))
    return tuple(_called(table, name) for name in criteria)


def _of_teams(table: Ranked) -> bool:
    return table.system.startswith("teams")
