"""New players (art. 4): rough estimates, the iteration, circles, and all fixed points' bounds.

A vector holds one index per new player. One round of art. 4 step 2 is a monotone function on
vectors, so a least and a greatest fixed point exist (Knaster–Tarski), and the iteration from
10 kyu or 10 dan for everybody reaches them.
"""

from collections.abc import Collection, Mapping, Sequence

from msgspec import Struct

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import HIGHEST, LOWEST
from corr.ranking.correspondence.norms import DECIDED, Decisions, Tally, highest_reached

Vector = tuple[int, ...]
"""One index per new player, in the order of `Iteration.players`."""


class EstimatesNeeded(ArbiterError):
    """The arbiter must supply a rough estimate; `players` are the ids of those without one."""

    def __init__(self, players: Sequence[str]) -> None:
        super().__init__(
            f"estimates needed for the new players {', '.join(players)}: nothing in the results "
            "tells how strong they are"
        )
        self.players = tuple(players)


class Newcomer(Struct, frozen=True, kw_only=True):
    """What the iteration needs of a new player; points are half points.

    `ranked_total` sums the start indices of the ranked opponents in completed games.
    `new_opponents` are places in the vector, one entry a game.
    """

    games: int
    points: int
    ranked_games: int
    ranked_points: int
    ranked_total: int
    new_opponents: tuple[int, ...]


class Iteration(Struct, frozen=True, kw_only=True):
    """How the new players' levels were found.

    `players` are numbers in the event. `sources` says where each estimate comes from: `found`,
    `supplied`, or `mean` of the others. `rounds` are the results of every round; the last one
    equals the one before it, or closes the `circle`, whose first vector is the one returned to.
    `falling` leads from everybody's lowest level in the circle to the fixed point, the last one.
    """

    players: tuple[int, ...]
    sources: tuple[str, ...]
    estimate: Vector
    rounds: tuple[Vector, ...]
    circle: tuple[Vector, ...]
    falling: tuple[Vector, ...]
    result: Vector
    least: Vector
    greatest: Vector


def newcomer(
    player: int, levels: Sequence[int | None], places: Mapping[int, int], counted: Tally
) -> Newcomer:
    """A new player's completed games, those against ranked opponents apart."""
    new_opponents = []
    games = points = total = 0
    for opponent, taken in zip(counted.opponents[player], counted.taken[player], strict=True):
        index = levels[opponent]
        if index is None:
            new_opponents.append(places[opponent])
        else:
            games, points, total = games + 1, points + taken, total + index
    return Newcomer(
        games=games + len(new_opponents),
        points=counted.points[player],
        ranked_games=games,
        ranked_points=points,
        ranked_total=total,
        new_opponents=tuple(new_opponents),
    )


def iterate(
    ids: Sequence[str],
    levels: Sequence[int | None],
    counted: Tally,
    supplied: Mapping[str, int],
    decisions: Decisions,
) -> Iteration | None:
    """The levels of all new players; None if there are none with a completed game.

    Raises EstimatesNeeded if estimates are missing (art. 4 step 1) [K 11].
    """
    players = tuple(number for number, level in enumerate(levels) if level is None)
    places = {player: place for place, player in enumerate(players)}
    new = [newcomer(player, levels, places, counted) for player in players]
    if not any(each.games for each in new):
        return None
    names = [ids[player] for player in players]
    estimate, sources = _estimates(names, new, supplied, decisions)
    rounds, circle = _run(new, estimate)
    least = _settle(new, _everybody(new, estimate, LOWEST))[-1]
    greatest = _settle(new, _everybody(new, estimate, HIGHEST))[-1]
    falling: tuple[Vector, ...] = ()
    result = rounds[-1]
    if circle and decisions.circle == "greatest":
        result = greatest
    elif circle:
        falling = _settle(new, tuple(map(min, *circle)))  # [K 14]
        result = falling[-1]
    return Iteration(
        players=players,
        sources=sources,
        estimate=estimate,
        rounds=rounds,
        circle=circle,
        falling=falling,
        result=result,
        least=least,
        greatest=greatest,
    )


def one_round(new: Sequence[Newcomer], vector: Vector) -> Vector:
    """F: the highest level whose norm to obtain each reaches over all completed games.

    §2c is not used (art. 4 step 2). Who has no completed game stands still.
    """
    return tuple(
        highest_reached(
            each.games,
            each.ranked_total + sum(vector[place] for place in each.new_opponents),
            each.points,
        )
        if each.games
        else index
        for each, index in zip(new, vector, strict=True)
    )


def _estimates(
    names: Sequence[str],
    new: Sequence[Newcomer],
    supplied: Mapping[str, int],
    decisions: Decisions,
) -> tuple[Vector, tuple[str, ...]]:
    """R0 and where each came from (art. 4 step 1) [K 11]."""
    found: list[int | None] = []
    for name, each in zip(names, new, strict=True):
        index = supplied.get(name)
        if index is None and each.ranked_games and decisions.estimate == "results":
            index = highest_reached(each.ranked_games, each.ranked_total, each.ranked_points)
        found.append(index)
    known = [index for index in found if index is not None]
    lacking = [
        name
        for name, each, index in zip(names, new, found, strict=True)
        if each.games and index is None
    ]
    if lacking and (decisions.estimate == "arbiter" or not known):
        raise EstimatesNeeded(lacking)
    mean = _mean(known)
    sources = tuple(
        "supplied" if name in supplied else "mean" if index is None else "found"
        for name, index in zip(names, found, strict=True)
    )
    return tuple(mean if index is None else index for index in found), sources


def _mean(indices: Sequence[int]) -> int:
    """The mean, rounded to the nearest index, ties down."""
    count = len(indices)
    return -((count - 2 * sum(indices)) // (2 * count))


def _everybody(new: Sequence[Newcomer], estimate: Vector, index: int) -> Vector:
    return tuple(index if each.games else own for each, own in zip(new, estimate, strict=True))


def _run(new: Sequence[Newcomer], start: Vector) -> tuple[tuple[Vector, ...], tuple[Vector, ...]]:
    """Every round from `start` on, and the circle they end in, empty if they stand still."""
    seen = {start: 0}
    path = [start]
    while True:
        vector = one_round(new, path[-1])
        path.append(vector)
        if vector == path[-2]:
            return tuple(path[1:]), ()
        if vector in seen:
            return tuple(path[1:]), tuple(path[seen[vector] : -1])
        seen[vector] = len(path) - 1


def _settle(new: Sequence[Newcomer], start: Vector) -> tuple[Vector, ...]:
    """From a vector whence the iteration only falls or rises to the fixed point, the last one."""
    path, after = [start], one_round(new, start)
    while after != path[-1]:
        path.append(after)
        after = one_round(new, after)
    return tuple(path)


# -- how strong everybody is taken to be while an event goes on ----
# New players have no level before the close (art. 4), yet the norms of all who meet them hang on
# it.


def strengths(
    ids: Sequence[str],
    levels: Sequence[int | None],
    counted: Tally,
    supplied: Mapping[str, int],
    going: Collection[int],
) -> tuple[int | None, ...]:
    """The best index there is for every player, by number; None where nothing tells it yet.

    A ranked player counts with the level at the start (art. 2 §4). A new one with games `going`
    on counts with the arbiter's estimate, if one is `supplied`; else with what art. 4 finds from
    the games completed so far [K 11]. With every game over that is what the close finds.
    """
    found = dict(levels_found(ids, levels, counted, supplied))
    return tuple(
        level
        if level is not None
        else supplied[ids[number]]
        if ids[number] in supplied and (number in going or number not in found)
        else found.get(number)
        for number, level in enumerate(levels)
    )


def levels_found(
    ids: Sequence[str],
    levels: Sequence[int | None],
    counted: Tally,
    supplied: Mapping[str, int],
) -> Mapping[int, int]:
    """What art. 4 gives for the new players who have completed a game, by number.

    Empty while nothing in the results tells how strong any of them is.
    """
    found: Iteration | None = None
    try:
        found = iterate(ids, levels, counted, supplied, DECIDED)
    except EstimatesNeeded:
        return {}
    if found is None:
        return {}
    return {
        player: index
        for player, index in zip(found.players, found.result, strict=True)
        if counted.opponents[player]
    }
