"""Who met whom and with what points, and the figures that follow, as integers (R16, 18.2, 26.6).

Players are numbers here. A figure is a list of integers in a unit: 4 for quarter points.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from corr.tournament.scoring.scoring_games import (
    GIVEN,
    QUARTERS,
    Kind,
    TableGame,
    match_quarters,
    weaver_quarters,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """One figure of all players in integers, `unit` of which are a point."""

    values: Sequence[int]
    unit: int

    def fractions(self) -> list[Fraction]:
        """The figure in points."""
        known = {value: Fraction(value, self.unit) for value in set(self.values)}
        return [known[value] for value in self.values]


class Meeting(NamedTuple):
    """Two players' match: game and match points of both in quarters.

    While a game goes on it is not `over` and has no match points yet. `scored` is how many games
    have a score; `played` whether anybody played one of them, or came too late.
    """

    one: int
    other: int
    games_one: int
    games_other: int
    match_one: int
    match_other: int
    over: bool
    scored: int
    played: bool
    round: int


Pairs = dict[tuple[int, int], list[TableGame]]
"""The games of every pair that has any; the lower number first."""


def paired(number: Mapping[str, int], games: Sequence[TableGame]) -> Pairs:
    """The games by the numbers of their players, in the order given."""
    pairs: Pairs = {}
    for game in games:
        black, white = number[game.black], number[game.white]
        pair = (black, white) if black < white else (white, black)
        if pair in pairs:
            pairs[pair].append(game)
        else:
            pairs[pair] = [game]
    return pairs


def meetings_of(
    number: Mapping[str, int], pairs: Pairs, *, weaver: bool, instead: str
) -> list[Meeting]:
    """Every match, with its points."""
    met = []
    for (one, other), match in pairs.items():
        mine = theirs = scored = 0
        over, played = True, False
        for game in match:
            black, white = QUARTERS[game.score]
            if number[game.black] != one:
                black, white = white, black
            mine += black
            theirs += white
            if game.score is not None:
                scored += 1
                played = played or game.kind not in GIVEN or game.kind is Kind.LATE
            elif game.is_open:
                over = False
        points = (0, 0)
        if over and weaver:
            points = _weaver(match, number, instead)
        elif over:
            points = match_quarters(mine, theirs)
        met.append(
            Meeting(one, other, mine, theirs, *points, over, scored, played, match[0].round)
        )
    return met


def _weaver(
    match: Sequence[TableGame], number: Mapping[str, int], instead: str
) -> tuple[int, int]:
    """The points of the lower number, then of the higher."""
    one, other = sorted((match[0].black, match[0].white), key=number.__getitem__)
    return weaver_quarters(match, one, other, instead=instead)


def game_points(met: Sequence[Meeting], byes: Sequence[int], games: int) -> Figure:
    """Game points; a bye is a point for each of so many games [T14]."""
    points = [4 * games * free for free in byes]
    for meeting in met:
        points[meeting.one] += meeting.games_one
        points[meeting.other] += meeting.games_other
    return Figure(values=points, unit=4)


def match_points(met: Sequence[Meeting], byes: Sequence[int]) -> Figure:
    """Match points, of matches that are over; a bye is a won match [T14]."""
    points = [8 * free for free in byes]
    for meeting in met:
        points[meeting.one] += meeting.match_one
        points[meeting.other] += meeting.match_other
    return Figure(values=points, unit=4)


def won_matches(met: Sequence[Meeting], players: int) -> Figure:
    """How many matches everybody won; byes are none [T14]."""
    wins = [0] * players
    for meeting in met:
        if meeting.match_one != meeting.match_other:
            wins[meeting.one if meeting.match_one > meeting.match_other else meeting.other] += 1
    return Figure(values=wins, unit=1)


def berger(met: Sequence[Meeting], points: Figure, instead: str) -> Figure:
    """The match points of those beaten and half of those drawn with (18.2c)."""
    worth, sums = points.values, [0] * len(points.values)
    for meeting in met:
        mine, theirs = meeting.match_one, meeting.match_other
        if instead == "T9" and not meeting.played:
            continue
        if mine > theirs:
            sums[meeting.one] += 2 * worth[meeting.other]
        elif mine < theirs:
            sums[meeting.other] += 2 * worth[meeting.one]
        elif mine:
            sums[meeting.one] += worth[meeting.other]
            sums[meeting.other] += worth[meeting.one]
    return Figure(values=sums, unit=2 * points.unit)


def buchholz(met: Sequence[Meeting], used: Figure, instead: str) -> Figure:
    """The sum of the points used for all opponents (26.6c), those of games going on too."""
    worth, sums = used.values, [0] * len(used.values)
    for meeting in met:
        if instead == "T9" and meeting.scored and not meeting.played:
            continue
        sums[meeting.one] += worth[meeting.other]
        sums[meeting.other] += worth[meeting.one]
    return Figure(values=sums, unit=used.unit)


def mutual_points(met: Sequence[Meeting], keys: Sequence[tuple[int, ...]]) -> list[tuple[int]]:
    """Everybody's game points against all who have the same key (18.2d, 26.6e)."""
    groups: dict[tuple[int, ...], int] = {}
    group = [groups.setdefault(key, len(groups)) for key in keys]
    sums = [0] * len(keys)
    if len(groups) < len(keys):
        for meeting in met:
            if group[meeting.one] == group[meeting.other]:
                sums[meeting.one] += meeting.games_one
                sums[meeting.other] += meeting.games_other
    return [(points,) for points in sums]


def used_points(
    met: Sequence[Meeting],
    points: Figure,
    left: Mapping[int, int],
    byes: Sequence[tuple[int, int]],
    instead: str,
) -> Figure:
    """The match points that opponents use in Buchholz (26.6, [T12]).

    `left` are those who withdrew, with the last round that each took part in; `byes` are players
    and rounds. Who withdrew is worth the mean of the final points of all who never did and had as
    many match points after that round; the own points if there is nobody. The alternative takes
    the nearest points that somebody had, those above and below together if they are as near.
    """
    means: dict[int, Fraction] = {}
    for last, then in _points_after(met, len(points.values), set(left.values()), byes).items():
        finals = defaultdict[int, list[int]](list)
        for at, final in enumerate(points.values):
            if at not in left:
                finals[then[at]].append(final)
        found = dict[int, Fraction | None]()
        for at in (at for at, round_left in left.items() if round_left == last):
            own = then[at]
            mean = (
                found[own] if own in found else found.setdefault(own, _mean(finals, own, instead))
            )
            if mean is not None:
                means[at] = mean
    scale = lcm(*(mean.denominator for mean in means.values()))
    used = [value * scale for value in points.values]
    for at, mean in means.items():
        used[at] = int(mean * scale)
    return Figure(values=used, unit=points.unit * scale)


def _mean(finals: Mapping[int, list[int]], own: int, instead: str) -> Fraction | None:
    """The mean of those who had as many, or by the alternative nearly as many; None if nobody."""
    level = finals.get(own, [])
    if not level and instead == "T12" and finals:
        nearest = min(abs(points - own) for points in finals)
        near = (points for points in finals if abs(points - own) == nearest)
        level = [final for points in near for final in finals[points]]
    return Fraction(sum(level), len(level)) if level else None


def _points_after(
    met: Sequence[Meeting], players: int, rounds: Collection[int], byes: Sequence[tuple[int, int]]
) -> dict[int, list[int]]:
    """Everybody's match points after each of these rounds."""
    gained = defaultdict[int, list[tuple[int, int]]](list)
    for meeting in met:
        gained[meeting.round].append((meeting.one, meeting.match_one))
        gained[meeting.round].append((meeting.other, meeting.match_other))
    for at, number in byes:
        gained[number].append((at, 8))
    points, left, after = [0] * players, sorted(gained, reverse=True), {}
    for last in sorted(rounds):
        while left and left[-1] <= last:
            for at, more in gained[left.pop()]:
                points[at] += more
        after[last] = list(points)
    return after
