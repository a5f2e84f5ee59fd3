"""Norms, exact: which games count, to obtain a level, to keep one, and what is still missing."""

import calendar
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from fractions import Fraction
from math import floor
from typing import Literal

from msgspec import Struct, field

from corr.ranking.correspondence.event import (
    ADJUDICATION,
    DECISIVE,
    DRAWN,
    HIGHEST,
    LOWEST,
    RESULTS,
    TIME,
    WALKOVER,
    EventFile,
    Game,
    within,
)

# -- what the ranking rules leave open, [K 1] to [K 14] ----
# The federation's board settles each (art. 1 §5). A `Decisions` value is passed through the whole
# computation, so that the report can show the outcome under every alternative. [K 10] is no switch
# here: it changes nothing in the event itself, and in others the register says which level is
# used.


class Decisions(Struct, frozen=True, kw_only=True):
    """One decision for each open question; the defaults are the ones this program takes."""

    foreign: Literal["like_others", "new"] = "like_others"
    """[K 1] Foreign participants keep their home level, or are treated as new."""
    unmoved: Literal["never", "on_the_date"] = "never"
    """[K 2] Whether a game without a move by both counts if it ran on the three-month date."""
    endings: Literal["played", "no_time", "adjudication"] = "played"
    """[K 3] What counts before that date: losses on time, or not, or adjudications also."""
    points: Literal["completed", "event"] = "completed"
    """[K 4] The points held against a norm: in completed games, or in the event's table."""
    own_level: Literal["three_months", "start"] = "three_months"
    """[K 5] The index that a player's own norms are set from: P0 or Ps."""
    most_points: Literal["shared", "sole", "completed"] = "shared"
    """[K 6] Who has the most points: all who share them, a sole winner, or in completed games."""
    participants: Literal["entered", "moved"] = "entered"
    """[K 7] Whether a participant who never made a move counts as one."""
    no_norm: Literal["close", "table"] = "close"
    """[K 8] Where no norm could be set: P2, or the table of art. 2 §4 with P1 = P0."""
    after_lapse: Literal["anew", "yearly"] = "anew"
    """[K 9] After a fall for want of confirmation: five years anew, or a further fall a year."""
    estimate: Literal["results", "arbiter"] = "results"
    """[K 11] R0 of new players: from the results, or from the arbiter for everybody."""
    new_few_games: Literal["unranked", "ranked"] = "unranked"
    """[K 12] New players with too few games: no official ranking, or the level found."""
    new_elsewhere: Literal["higher", "last_event"] = "higher"
    """[K 13] A ranking got elsewhere meanwhile: the higher counts, or the last event's."""
    circle: Literal["falling", "greatest"] = "falling"
    """[K 14] After a circle: the fixed point below it, or the greatest fixed point."""


DECIDED = Decisions()
"""The decisions that this program takes."""


# -- which games count, and what each player took in them (art ----


_PLAYED = DECISIVE | DRAWN
_COUNTING = {
    "played": _PLAYED | {TIME},
    "no_time": _PLAYED,
    "adjudication": _PLAYED | {TIME, ADJUDICATION},
}


def months_after(day: date, months: int) -> date:
    """The same day of a later month, or that month's last day if it is shorter.

    Beyond the calendar's end it is the calendar's last day.

    >>> months_after(date(2024, 1, 31), 3).isoformat()
    '2024-04-30'
    """
    years, month = divmod(day.month - 1 + months, 12)
    year, month = day.year + years, month + 1
    if year > date.max.year:
        return date.max
    return date(year, month, min(day.day, calendar.monthrange(year, month)[1]))


def is_completed(game: Game, three_months: date, decisions: Decisions) -> bool:
    """Whether a game counts for both players' norms (art. 2 §2a).

    A game in progress on the three-month date counts however it ended; any other one counts if
    it was really played [K 3]. Both must have made a move [K 2], and a walkover never counts.
    """
    if game.ended == WALKOVER:
        return False
    in_progress = game.started_on <= three_months <= game.ended_on
    if not (game.black_moves and game.white_moves):
        return in_progress and decisions.unmoved == "on_the_date"
    return in_progress or game.ended in _COUNTING[decisions.endings]


class Tally(Struct, frozen=True, kw_only=True):
    """What every player took, by the player's number; points are half points.

    `completed` says of each game whether it counts. `opponents` names a player's opponents in
    completed games, one entry a game, and `taken` what was taken in each. `score` is the event's
    table, annulled players' games left out. `moved` are those who made a move in any game.
    """

    completed: tuple[bool, ...]
    opponents: Sequence[Sequence[int]]
    taken: Sequence[Sequence[int]]
    points: Sequence[int]
    score: Sequence[int]
    moved: frozenset[int]


def tally(event: EventFile, three_months: date, decisions: Decisions) -> Tally:
    """Every player's completed games and points, counted from the games of the event."""
    number = {player.id: place for place, player in enumerate(event.players)}
    annulled = {number[player] for player in event.annulled}
    opponents: list[list[int]] = [[] for _ in event.players]
    taken: list[list[int]] = [[] for _ in event.players]
    score = [0] * len(event.players)
    moved: set[int] = set()
    completed = []
    for game in event.games:
        black, white = number[game.black], number[game.white]
        for_black, for_white = RESULTS[game.result]
        if not annulled or annulled.isdisjoint((black, white)):
            score[black] += for_black
            score[white] += for_white
        if game.black_moves:
            moved.add(black)
        if game.white_moves:
            moved.add(white)
        counts = is_completed(game, three_months, decisions)
        completed.append(counts)
        if counts:
            opponents[black].append(white)
            opponents[white].append(black)
            taken[black].append(for_black)
            taken[white].append(for_white)
    return Tally(
        completed=tuple(completed),
        opponents=opponents,
        taken=taken,
        points=[sum(games) for games in taken],
        score=score,
        moved=frozenset(moved),
    )


def most_points(event: EventFile, counted: Tally, decisions: Decisions) -> frozenset[int]:
    """The numbers of the players with the most points in the event (art. 2 §3) [K 6]."""
    annulled = set(event.annulled)
    points = counted.points if decisions.most_points == "completed" else counted.score
    ranked = {
        number: points[number]
        for number, player in enumerate(event.players)
        if player.id not in annulled
    }
    top = max(ranked.values(), default=0)
    first = frozenset(number for number, taken in ranked.items() if taken == top)
    return frozenset() if decisions.most_points == "sole" and len(first) > 1 else first


# -- norms, exact ----
# Every norm of whole indices is a multiple of 1/20 point, so the work is done in integers: 20
# E_obtain(P) = 10 N + 3 (P N − sum) and 20 E_keep = 5 N + 3 (P0 N − sum), `sum` being the sum of
# the opponents' indices. Binary floats give wrong norms.


CLAMP = 3
"""An opponent counts within so many levels of the player (art. 2 §2c)."""
LIMIT = 2
"""A ranked player rises at most so many levels in an event (art. 3 §4)."""
LEAST_PARTICIPANTS = 5
LEAST_GAMES = 7
LEAST_OPPONENTS = 5
"""Completed games against opponents of at least P0 − 3, for a norm to be set (art. 3)."""


class Norm(Struct, frozen=True, kw_only=True):
    """A norm for `level`: before rounding, in points, and rounded, in half points.

    It may be negative or above the number of games: then everybody meets it, or nobody.
    """

    level: int
    exact: Fraction
    halves: int

    def is_met_by(self, points: int) -> bool:
        """Whether so many half points reach the norm."""
        return points >= self.halves


class Norms(Struct, frozen=True, kw_only=True):
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


class Missing(Struct, frozen=True, kw_only=True):
    """One norm and what is still needed for it, in half points; 0 when it is reached.

    It is out of reach when the games left cannot give what is missing.
    """

    norm: Norm
    missing: int
    reachable: bool


class Undrawn(Struct, frozen=True, kw_only=True):
    """Games whose opponents a lot has still to find, `each` of them against the same opponent.

    `indices` are of everybody whom the player can still meet, at the start or estimates, each
    with how many have it. `tops` are the highest of each group of whom the player meets one at
    most, 10 dan where one of them is unknown.
    """

    games: int = 0
    each: int = 1
    indices: Mapping[int, int] = field(default_factory=dict)
    tops: Mapping[int, int] = field(default_factory=dict)

    @property
    def mean(self) -> Fraction | None:
        """The exact mean of the indices; None of none."""
        total = sum(index * count for index, count in self.indices.items())
        return Fraction(total, sum(self.indices.values())) if self.indices else None

    def near(self, level: int) -> int:
        """How many of the games can be against an index of at least `level` − 3, at the most."""
        least = level - CLAMP
        tops = sum(count for top, count in self.tops.items() if top >= least)
        return min(self.games, self.each * tops)


def undrawn_games(games: int, each: int, groups: Iterable[Sequence[int | None]]) -> Undrawn:
    """So many games, `each` against one of a group; an index is None where nothing tells it."""
    indices, tops = Counter[int](), Counter[int]()
    for group in groups if games else ():
        top = LOWEST
        for index in group:
            if index is None:
                top = HIGHEST
            else:
                indices[index] += 1
                top = max(top, index)
        tops[top] += 1
    return Undrawn(games=games, each=each, indices=indices, tops=tops)


NONE_UNDRAWN = Undrawn()


class AdvanceNorms(Struct, frozen=True, kw_only=True):
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
    of_known = _mean_clamped(Counter(known), level)
    of_others = _mean_clamped(undrawn.indices, level)
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


def _mean_clamped(indices: Mapping[int, int], level: int) -> Fraction | None:
    """The mean of counted indices as they count for a player of `level`; None of none."""
    if not indices:
        return None
    total = sum(clamped(index, level) * count for index, count in indices.items())
    return Fraction(total, sum(indices.values()))


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
