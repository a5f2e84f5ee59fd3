"""The best pairing of some players: one maximum-weight matching [T4].

Lots are drawn edge by edge in the order of the players, so the optimum is one and the same for
everybody who knows the players and the seed.
"""

from collections.abc import Collection, Iterator, Sequence

from corr.tournament.pairing.lots import Lots
from corr.tournament.pairing.monrad_field import Field, Scale

BYE = -1
"""The number of nobody, who is met by the player with the bye."""

Edge = tuple[int, int, int]


def matched(
    field: Field, scale: Scale, lots: Lots, unit: Sequence[int], bye: Collection[int] = ()
) -> tuple[tuple[int, int], ...]:
    """The best pairs within `unit`, as many as can be, the one with the bye beside `BYE`.

    `unit` are numbers of players in ascending order; `bye` who of them may have the bye, nobody
    if there is none to give. Some are left over where not everybody can be paired.
    """
    nodes = [*unit, BYE] if bye else list(unit)
    edges = [*_edges(field, scale, lots, unit)]
    if bye:
        edges += _bye_edges(field, scale, lots, unit, bye)
    return tuple(sorted((nodes[a], nodes[b]) for a, b in best_matching(len(nodes), edges)))


def best_matching(nodes: int, edges: Sequence[Edge]) -> tuple[tuple[int, int], ...]:
    """The heaviest of the largest matchings; pairs with the lower number first."""
    # Here, so that the program starts without a library that only a draw needs.
    import rustworkx

    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from(edges)
    pairs = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return tuple((min(pair), max(pair)) for pair in pairs)


def _edges(field: Field, scale: Scale, lots: Lots, unit: Sequence[int]) -> Iterator[Edge]:
    """Every pair that has not met, and its weight; the fast path of a draw."""
    steps, black, white, net, met = field.steps, field.black, field.white, field.net, field.met
    level = scale.top + scale.updown * scale.least
    square, colour, updown, draw = scale.square, scale.colour, scale.updown, lots.draw
    for a, one in enumerate(unit):
        avoid, total, mine = met[one], steps[one], net[one]
        as_black, as_white = black[one], white[one]
        for b in range(a + 1, len(unit)):
            other = unit[b]
            if other in avoid:
                continue
            weight = level - draw()
            penalty = min(as_black + white[other], as_white + black[other])
            if penalty:
                weight -= colour * penalty
            if apart := total - steps[other]:
                weight -= square * apart * apart + updown * 2 * (1 - mine + net[other])
            yield a, b, weight


def _bye_edges(
    field: Field, scale: Scale, lots: Lots, unit: Sequence[int], bye: Collection[int]
) -> Iterator[Edge]:
    level = scale.top + scale.updown * scale.least
    for a, one in enumerate(unit):
        if one in bye:
            yield a, len(unit), level - scale.updown * field.bye_updown(one) - lots.draw()
