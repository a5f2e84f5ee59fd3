"""How strong everybody is taken to be while an event goes on: for norms in advance. Pure.

New players have no level before the close (art. 4), yet the norms of all who meet them hang on it.
"""

from collections.abc import Collection, Mapping, Sequence

from corr.ranking.correspondence.counting import Tally
from corr.ranking.correspondence.decisions import DECIDED
from corr.ranking.correspondence.newcomers import EstimatesNeeded, Iteration, iterate


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
