"""Monrad: the draw of a round by the priorities of tournaments.md §5 [T4] (R26/G25).

The same players and the same seed give the same round, whoever draws it.
"""

from collections.abc import Mapping, Sequence

from corr.tournament.pairing.lots import Lots
from corr.tournament.pairing.monrad_core import parts
from corr.tournament.pairing.monrad_field import Field, Scale, field_of, scale_of, totals
from corr.tournament.pairing.monrad_matching import BYE, matched
from corr.tournament.pairing.monrad_player import MonradPlayer, MonradRound
from corr.tournament.pairing.monrad_trouble import cannot_pair, too_few

Pairs = list[tuple[int, int]]


def first_round(order: Sequence[str], seed: str) -> MonradRound:
    """The first round: 1-2, 3-4, … in number order, colours by lot (26.2, [T4a]).

    Of an odd number somebody has the bye by lot, and the others close up (26.4).

    >>> first_round(["Ada", "Bo", "Cy", "Di"], "seed").bye is None
    True
    """
    lots = Lots(seed)
    if len(set(order)) < len(order):
        raise ValueError("a player is in the draw twice")
    left = list(order)
    bye = left.pop(lots.below(len(left))) if len(left) % 2 else None
    pairs = zip(left[::2], left[1::2], strict=True)
    return MonradRound(
        pairs=tuple(pair if lots.below(2) else pair[::-1] for pair in pairs),
        bye=bye,
        seed=seed,
        sum_sq=0,
        colour=0,
        updown=0 if bye is None else 1,
    )


def draw_round(
    players: Sequence[MonradPlayer],
    seed: str,
    *,
    games_per_match: int = 1,
    names: Mapping[str, str] | None = None,
) -> MonradRound:
    """The next round: for up to 300 players the exact optimum of [T4], the lot by `seed`.

    For more it is put together from optimal parts. CannotPair if two would have to meet again, or
    there are not two; `names` are shown in it instead of ids. ArbiterError if totals are too far
    apart to count.
    """
    if len(players) < 2:
        raise too_few([player.id for player in players], names)
    field = field_of(players, games_per_match)
    scale = scale_of(field)
    for bye in field.bye_choices() or ((),):
        lots = Lots(seed)
        pairs = _paired(field, scale, lots, bye)
        if 2 * len(pairs) == len(players) + bool(bye):
            order = {player.id: place for place, player in enumerate(players)}
            return _drawn(field, pairs, lots, seed, order)
    raise cannot_pair(field, names)


def _paired(field: Field, scale: Scale, lots: Lots, bye: tuple[int, ...]) -> Pairs:
    pairs: Pairs = []
    given = not bye
    may = frozenset(bye)
    for part in parts(field, lots, may):
        # Only the remainder's part has an odd number, if there is a bye to give.
        here = may if len(part) % 2 and not given else frozenset[int]()
        given = given or bool(here)
        pairs += matched(field, scale, lots, part, here)
    return pairs


def _drawn(
    field: Field, pairs: Pairs, lots: Lots, seed: str, order: Mapping[str, int]
) -> MonradRound:
    """The round with colours: the cheaper assignment, by lot if they are equal (26.2b)."""
    bye = next((max(pair) for pair in pairs if BYE in pair), None)
    games = [pair for pair in pairs if BYE not in pair]
    costs = totals(field, games, bye)
    boards = [
        (_board(field, pair, order), *_coloured(field, pair, lots)) for pair in sorted(games)
    ]
    ids = [player.id for player in field.players]
    return MonradRound(
        pairs=tuple((ids[black], ids[white]) for _, black, white in sorted(boards)),
        bye=None if bye is None else ids[bye],
        seed=seed,
        sum_sq=costs.sum_sq,
        colour=costs.colour,
        updown=costs.updown,
    )


def _coloured(field: Field, pair: tuple[int, int], lots: Lots) -> tuple[int, int]:
    one, other = pair
    lot = lots.below(2)
    straight = field.black[one] + field.white[other]
    turned = field.white[one] + field.black[other]
    if straight == turned:
        return (one, other) if lot else (other, one)
    return (one, other) if straight < turned else (other, one)


def _board(field: Field, pair: tuple[int, int], order: Mapping[str, int]) -> tuple[int, int, int]:
    """Where a pair plays: the higher total first, then the other's, then the list's order."""
    high, low = sorted((field.steps[i] for i in pair), reverse=True)
    return -high, -low, min(order[field.players[i].id] for i in pair)
