"""Moves in advance as trees: written down, put together, and found again for an answer. Pure."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import cast

from corr.errors import PlayerError
from corr.games.rules import Move, Position, Rules
from corr.tournament.play.orders import Branch


def packed(branches: Iterable[Branch]) -> tuple[object, ...]:
    """Branches as an event keeps them: (reply, then, branches) each."""
    return tuple((one.reply, one.then, packed(one.branches)) for one in branches)


def unpacked(branches: tuple[object, ...]) -> tuple[Branch, ...]:
    """The branches that `packed` wrote.

    >>> tree = (Branch(reply="g7", then="i10", branches=(Branch(reply="j9", then="f6"),)),)
    >>> packed(tree)
    (('g7', 'i10', (('j9', 'f6', ()),)),)
    >>> unpacked(packed(tree)) == tree
    True
    """
    found = cast(tuple[tuple[str, str, tuple[object, ...]], ...], branches)
    return tuple(
        Branch(reply=reply, then=then, branches=unpacked(more)) for reply, then, more in found
    )


def joined(branches: Iterable[Branch]) -> tuple[Branch, ...]:
    """Branches of several orders as one tree, answers to the same reply put together.

    Raises ValueError if two of them answer the same reply differently.

    >>> one = Branch(reply="g7", then="i10", branches=(Branch(reply="a1", then="b1"),))
    >>> two = Branch(reply="g7", then="i10", branches=(Branch(reply="a2", then="b1"),))
    >>> [len(branch.branches) for branch in joined([one, two, one])]
    [2]
    """
    found = dict[str, list[Branch]]()
    for branch in branches:
        found.setdefault(branch.reply, []).append(branch)
    for reply, same in found.items():
        if len({branch.then for branch in same}) > 1:
            raise ValueError(reply)
    return tuple(
        replace(same[0], branches=joined(more for one in same for more in one.branches))
        for same in found.values()
    )


def fitting(
    rules: Rules[Position],
    position: Position,
    played: Sequence[Move],
    branches: Iterable[Branch],
) -> Branch | None:
    """The branch whose reply, said in `position`, comes to the acts that were played there."""
    return next((one for one in branches if _fits(rules, position, played, one.reply)), None)


def _fits(rules: Rules[Position], position: Position, played: Sequence[Move], reply: str) -> bool:
    try:
        meant = rules.read(position, reply)
    except PlayerError:
        return False
    pairs = zip(meant, played, strict=False)
    return len(meant) == len(played) and all(rules.same(one, other) for one, other in pairs)
