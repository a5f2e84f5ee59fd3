"""Norms, exact: to obtain a level and to keep one, and what is still missing (art. 2 §2).

Every norm of whole indices is a multiple of 1/20 point, so the work is done in integers:
20 E_obtain(P) = 10 N + 3 (P N − sum) and 20 E_keep = 5 N + 3 (P0 N − sum), `sum` being the sum
of the opponents' indices. Binary floats give wrong norms.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor

from corr.ranking.correspondence.levels import HIGHEST, LOWEST, within

CLAMP = 3
"""An opponent counts within so many levels of the player (art. 2 §2c)."""
LIMIT = 2
"""A ranked player rises at most so many levels in an event (art. 3 §4)."""
LEAST_PARTICIPANTS = 5
LEAST_GAMES = 7
LEAST_OPPONENTS = 5
"""Completed games against opponents of at least P0 − 3, for a norm to be set (art. 3)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Norm:
    """A norm for `level`: before rounding, in points, and rounded, in half points.

    It may be negative or above the number of games: then everybody meets it, or nobody.
    """

    level: int
    exact: Fraction
    halves: int

    def is_met_by(self, points: int) -> bool:
        """Whether so many half points reach the norm."""
        return points >= self.halves


@dataclass(frozen=True, slots=True, kw_only=True)
class Norms:
    """The norms of one player; a norm for a level above 10 dan is None."""

    keep: Norm
    confirm: Norm
    rise1: Norm | None
    rise2: Norm | None


def rounded(points: Fraction) -> int:
    """A norm rounded to the nearest half point, in half points; ties go up (art. 2 §2f).

    >>> rounded(Fraction(9, 4)), rounded(Fraction(-1, 4))
    (5, 0)
    """
    return floor(points * 2 + Fraction(1, 2))


def obtain(level: int, games: int, total: Fraction | int) -> Norm:
    """The norm to obtain a level, against opponents whose indices sum to `total` (art. 2 §2e)."""
    exact = Fraction(10 * games + 3 * (level * games - total)) / 20
    return Norm(level=level, exact=exact, halves=rounded(exact))


def keep(level: int, games: int, total: Fraction | int) -> Norm:
    """The norm to keep a level, against opponents whose indices sum to `total` (art. 2 §2e)."""
    exact = Fraction(5 * games + 3 * (level * games - total)) / 20
    return Norm(level=level, exact=exact, halves=rounded(exact))


def norms(level: int, games: int, total: Fraction | int) -> Norms:
    """All norms of a player of `level`; `total` is the clamped sum (art. 2 §2c–f)."""
    return Norms(
        keep=keep(level, games, total),
        confirm=obtain(level, games, total),
        rise1=obtain(level + 1, games, total) if level + 1 <= HIGHEST else None,
        rise2=obtain(level + 2, games, total) if level + 2 <= HIGHEST else None,
    )


def clamped(index: int, level: int) -> int:
    """An opponent's index as it counts for a player of `level` (art. 2 §2c)."""
    return min(max(index, level - CLAMP), level + CLAMP)


def highest_reached(games: int, total: Fraction | int, points: int) -> int:
    """The highest level whose norm to obtain so many half points reach, at least 10 kyu.

    The rounded norm floor((10 N + 3 (P N − sum) + 5) / 10) is at most `points` exactly when
    3 P N < 10 points + 5 − 10 N + 3 sum.
    """
    return within(-((10 * games - 3 * total - 10 * points - 5) // (3 * games)) - 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Missing:
    """One norm and what is still needed for it, in half points; 0 when it is reached.

    It is out of reach when the games left cannot give what is missing.
    """

    norm: Norm
    missing: int
    reachable: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Undrawn:
    """Games whose opponents a lot has still to find, `each` of them against the same opponent.

    `indices` are of everybody whom the player can still meet: at the start or estimates. `tops`
    are the highest of each group of whom the player meets one at most, 10 dan where one of them
    is unknown.
    """

    games: int = 0
    each: int = 1
    indices: Sequence[int] = ()
    tops: Sequence[int] = ()

    def near(self, level: int) -> int:
        """How many of the games can be against an index of at least `level` − 3, at the most."""
        least = level - CLAMP
        return min(self.games, self.each * sum(top >= least for top in self.tops))


def undrawn_games(games: int, each: int, groups: Iterable[Sequence[int | None]]) -> Undrawn:
    """So many games, `each` against one of a group; an index is None where nothing tells it."""
    indices, tops = list[int](), list[int]()
    for group in groups if games else ():
        top = LOWEST
        for index in group:
            if index is None:
                top = HIGHEST
            else:
                indices.append(index)
                top = max(top, index)
        tops.append(top)
    return Undrawn(games=games, each=each, indices=indices, tops=tops)


NONE_UNDRAWN = Undrawn()


@dataclass(frozen=True, slots=True, kw_only=True)
class AdvanceNorms:
    """Norms in advance (art. 2 §2), preliminary until the close.

    `reason` says why no norm can be set as things stand (`too_few_participants`,
    `too_few_games`, `too_few_opponents`), "" if one can. `points` are half points. `assumed`:
    some opponents are new and nothing tells yet how strong; they count with the mean of the
    others. `undrawn` games have no opponent yet, who counts as those do on average who can
    still be met.
    """

    level: int
    scheduled: int
    completed: int
    points: int
    reason: str
    assumed: bool
    undrawn: int = 0
    keep: Missing
    confirm: Missing
    rise1: Missing | None
    rise2: Missing | None


def advance_norms(
    *,
    level: int,
    opponents: Sequence[int | None],
    participants: int,
    points: int = 0,
    completed: int = 0,
    undrawn: Undrawn = NONE_UNDRAWN,
) -> AdvanceNorms | None:
    """The norms of a player of `level` if every game in `opponents` is completed (art. 2 §2).

    `opponents`: of each scheduled game the opponent's index at the start, of a new one the best
    estimate, None without any. Leave out games that ended without counting. `points` (half
    points) were taken in the `completed` ones. None if no game is scheduled. `level` is Ps, from
    three months on P0 [K 5].
    """
    games = len(opponents) + undrawn.games
    if not games:
        return None
    known = [clamped(index, level) for index in opponents if index is not None]
    of_known, of_others = _mean_clamped(known, level), _mean_clamped(undrawn.indices, level)
    new, otherwise = len(opponents) - len(known), Fraction(level)
    found = norms(
        level,
        games,
        sum(known)
        + new * (of_known or of_others or otherwise)
        + undrawn.games * (of_others or of_known or otherwise),
    )
    near = sum(index is None or index >= level - CLAMP for index in opponents)

    def missing(norm: Norm) -> Missing:
        lacking = max(0, norm.halves - points)
        return Missing(norm=norm, missing=lacking, reachable=lacking <= 2 * (games - completed))

    return AdvanceNorms(
        level=level,
        scheduled=games,
        completed=completed,
        points=points,
        reason=no_norm_reason(participants, games, near + undrawn.near(level)),
        assumed=len(known) < len(opponents),
        undrawn=undrawn.games,
        keep=missing(found.keep),
        confirm=missing(found.confirm),
        rise1=missing(found.rise1) if found.rise1 else None,
        rise2=missing(found.rise2) if found.rise2 else None,
    )


def _mean_clamped(indices: Sequence[int], level: int) -> Fraction | None:
    """The mean of indices as they count for a player of `level`; None of none."""
    if not indices:
        return None
    total = sum(clamped(index, level) * count for index, count in Counter(indices).items())
    return Fraction(total, len(indices))


def mean(indices: Sequence[int], otherwise: int) -> Fraction:
    """The exact mean of some indices, `otherwise` if there are none."""
    return Fraction(sum(indices), len(indices)) if indices else Fraction(otherwise)


def no_norm_reason(participants: int, games: int, near: int) -> str:
    """Why no norm can be set (art. 3 §1–2), the first reason that holds; "" if one can.

    `near` counts the games against opponents whose index is at least P0 − 3, unclamped.
    """
    if participants < LEAST_PARTICIPANTS:
        return "too_few_participants"
    if games < LEAST_GAMES:
        return "too_few_games"
    if near < LEAST_OPPONENTS:
        return "too_few_opponents"
    return ""
