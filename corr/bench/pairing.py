"""Drawing and ranking large events: a Monrad round by round, its table, and a large round robin.

The draws come from seeds and so do the results: the same sizes are the same events. Only the times
differ from one run to the next.
"""

import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from corr.bench.apart import Cost, apart, own_peak, say, timed
from corr.bench.round_robin import round_robin_figures
from corr.bench.sizes import Figure, Sizes
from corr.tournament.pairing.monrad import (
    MonradPlayer,
    MonradRound,
    draw_round,
    first_round,
    float_lower_bound,
    proposed_rounds,
)
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.scoring.scoring import monrad_standings
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame

MEASURED = 500
"""The size to which the draws of the others are compared, a player at a time."""

_RUNS = 3
_DRAWS = 0.2
"""How likely a draw is between two of the same strength."""
_LEAVES = 0.002
"""How likely a player leaves after a round."""


def bench_pairing(sizes: Sizes) -> Iterator[Figure]:
    """A Monrad of each size, each in a process of its own."""
    found = {players: apart(measured, players) for players in sizes.players}
    for players, one in found.items():
        yield from _figures(players, one, found.get(MEASURED))


def bench_round_robin(sizes: Sizes) -> Iterator[Figure]:
    """The large round robin, if one is wanted."""
    if sizes.round_robin:
        yield from round_robin_figures(sizes.round_robin)


@dataclass(frozen=True, slots=True, kw_only=True)
class Measured:
    """A Monrad of so many rounds: the cost of each draw but the first, and of the last table.

    `totals` is what it cost to count the players' totals before the draws. `met` are pairs that
    had met before, `left` players without a game and without the bye. `floats` are the sums of
    the score differences in each of these rounds, beyond the least that there can be.
    """

    rounds: int
    draws: tuple[Cost, ...]
    totals: tuple[Cost, ...]
    tables: tuple[Cost, ...]
    floats: tuple[Fraction, ...]
    met: int
    left: int
    peak: float


def _figures(players: int, one: Measured, other: Measured | None) -> Iterator[Figure]:
    case = f"Monrad, {players:,}"
    per_player = _median_work(one.draws) / players
    ratio = per_player * MEASURED / _median_work(other.draws) if other else None
    values = {
        "rounds": one.rounds,
        "a draw, median s": statistics.median(cost.wall for cost in one.draws),
        "a draw, median processor s": _median_work(one.draws),
        "a draw, slowest processor s": max(cost.work for cost in one.draws),
        f"a draw, a player's share beside {MEASURED}": ratio,
        "totals before it, median processor s": _median_work(one.totals),
        "floats above the least, points a round": float(sum(one.floats)) / len(one.floats),
        "last table, median s": statistics.median(cost.wall for cost in one.tables),
        "last table, median processor s": _median_work(one.tables),
        "peak MB": one.peak,
    }
    for name, value in values.items():
        yield Figure(case=case, name=name, value=value, unit="")
    yield Figure(case=case, name="pairs that had met", value=one.met, unit="", fault=True)
    yield Figure(case=case, name="players left over", value=one.left, unit="", fault=True)


def _median_work(costs: Sequence[Cost]) -> float:
    return statistics.median(cost.work for cost in costs)


def measured(players: int, rounds: int = 0) -> Measured:
    """A Monrad of so many players, of as many rounds as R26.1 advises at most, or of `rounds`."""
    event = Monrad(players, seed=players)
    last = rounds or proposed_rounds(players)[1]
    for number in range(1, last + 1):
        event.play(number)
        say(f"pairing: round {number} of {last} drawn for {players:,} players")
    tables = [timed(event.table)[1] for _ in range(_RUNS)]
    return Measured(
        rounds=last,
        draws=tuple(event.draws),
        totals=tuple(event.totals),
        tables=tuple(tables),
        floats=tuple(event.floats),
        met=event.met,
        left=event.left,
        peak=own_peak(),
    )


class Monrad:
    """A Monrad as far as it has been played, by players of different strength.

    Costs and counts are those of `Measured`.
    """

    def __init__(self, size: int, *, seed: int) -> None:
        """A Monrad that has not begun; its draws and results follow from the seed."""
        self.players = [f"P{number:04d}" for number in range(1, size + 1)]
        self.games = list[TableGame]()
        self.byes = list[Bye]()
        self.withdrawn = dict[str, int]()
        self.draws = list[Cost]()
        self.totals = list[Cost]()
        self.floats = list[Fraction]()
        self.met = self.left = 0
        self._seed = seed
        self._chance = Random(seed)
        self._strength = {player: self._chance.gauss(0, 1) for player in self.players}
        self._pairs = set[frozenset[str]]()

    def play(self, number: int) -> None:
        """Draw a round, look it over and play it; then some leave."""
        lots = f"bench.{self._seed}.{number}"
        if number == 1:
            self._take(first_round(self.players, lots), number)
        else:
            state, totals = timed(self._state)
            drawn, cost = timed(lambda: draw_round(state, lots))
            self.totals.append(totals)
            self.draws.append(cost)
            self._look_over(state, drawn)
            self._take(drawn, number)
        present = [player for player in self.players if player not in self.withdrawn]
        leaving = (player for player in present if self._chance.random() < _LEAVES)
        self.withdrawn |= dict.fromkeys(leaving, number)

    def _state(self) -> tuple[MonradPlayer, ...]:
        return players_after(
            self.players, self.games, self.byes, assessed={}, absent=self.withdrawn
        )

    def _look_over(self, state: Sequence[MonradPlayer], drawn: MonradRound) -> None:
        points = {player.id: player.points for player in state}
        self.met += sum(frozenset(pair) in self._pairs for pair in drawn.pairs)
        seated = {player for pair in drawn.pairs for player in pair} | {drawn.bye}
        self.left += len(points.keys() - seated)
        floats = sum((abs(points[one] - points[two]) for one, two in drawn.pairs), Fraction(0))
        paired = [total for player, total in points.items() if player != drawn.bye]
        self.floats.append(floats - float_lower_bound(paired))

    def _take(self, drawn: MonradRound, number: int) -> None:
        """Play a round that was drawn."""
        self._pairs |= {frozenset(pair) for pair in drawn.pairs}
        if drawn.bye is not None:
            self.byes.append(Bye(player=drawn.bye, round=number))
        for black, white in drawn.pairs:
            self.games.append(
                TableGame(
                    black=black,
                    white=white,
                    score=self._score(black, white),
                    kind=Kind.PLAYED,
                    round=number,
                    moves=self._chance.randint(20, 90),
                )
            )

    def _score(self, black: str, white: str) -> Score:
        edge = self._strength[black] - self._strength[white]
        if self._chance.random() < _DRAWS / (1 + abs(edge)):
            return Score.DRAW
        wins = 1 / (1 + 10 ** (-edge / 2))
        return Score.BLACK if self._chance.random() < wins else Score.WHITE

    def table(self) -> None:
        """The table as it stands, with every tie-break of a Monrad."""
        monrad_standings(self.players, self.games, byes=self.byes, withdrawn=self.withdrawn)
