"""Whether an attack of fours and threes breaks through: an exact search, bounded in positions.

Every legal answer of the defender counts, a pass too; those that are left out lose at once
whatever they do, and why is said where they are. The same positions are looked at in the same
order everywhere: the bound is a number of positions, never a time.
"""

from collections.abc import Iterable, Iterator, Sequence

from corr.games.renju.board import AT, EMPTY, with_stone
from corr.games.renju.proof_lines import ZONES, Side, Sight

SOLVED = 1 << 30
"""The number of positions still to be solved where the other side has already reached its aim."""

_NUMBERS = {cell: number for number, cell in enumerate(AT)}
_A_THREE = 3
"""A three leaves several defences and a four one: how much more work it looks like."""


class Spent(Exception):
    """All positions that may be looked at have been."""


class Node:
    """A position of the search; `attack` says that the attacker is to move.

    `own` is at least how many positions must still be solved for the side to move to reach its
    aim, `other` the same for the other side: 0 where it is reached (proof numbers, kept apart
    for the two sides). `children` are None until the position was looked at; one that is solved
    there has a `why`.
    """

    __slots__ = ("attack", "children", "key", "other", "own", "why")

    def __init__(self, key: int, *, attack: bool, other: int = 1) -> None:
        self.key, self.attack = key, attack
        self.own, self.other = 1, other
        self.children: tuple[tuple[int, Node], ...] | None = None
        self.why = ""

    @property
    def proved(self) -> bool:
        """Whether the attacker wins."""
        return (self.own if self.attack else self.other) == 0

    @property
    def failed(self) -> bool:
        """Whether no four and no three of the attacker wins."""
        return (self.other if self.attack else self.own) == 0

    def settle(self, why: str, *, proved: bool) -> None:
        """Close the position: one side has reached its aim."""
        self.why = why
        self.own, self.other = (0, SOLVED) if proved is self.attack else (SOLVED, 0)
        if self.children is None:
            self.children = ()


class Search:
    """The positions that were looked at, and how many more may be.

    `tried_first` are moves of the attacker that are tried before others.
    """

    def __init__(
        self, attacker: Side, defender: Side, *, budget: int, tried_first: Iterable[int] = ()
    ) -> None:
        self.attacker, self.defender = attacker, defender
        self.budget, self.looked_at = budget, 0
        self._first = frozenset(tried_first)
        self._nodes = dict[int, Node]()
        self.root = self._node(0, attack=True)

    def child(self, node: Node, cell: int, *, work: int = 1) -> Node:
        """The position after a stone of the side to move."""
        number = _NUMBERS[cell] + (0 if node.attack else len(_NUMBERS))
        return self._node(node.key | 1 << number, attack=not node.attack, work=work)

    def _node(self, key: int, *, attack: bool, work: int = 1) -> Node:
        """The one node of a position: the stones that were added say whose turn it is."""
        node = self._nodes.get(key)
        if node is None:
            node = self._nodes[key] = Node(key, attack=attack, other=work)
        return node

    def stone(self, node: Node) -> int:
        """The cell code of the side to move."""
        return (self.attacker if node.attack else self.defender).stone

    def solve(self, cells: bytes) -> None:
        """Solve the root, the position of `cells`. Raises Spent."""
        self._work(self.root, cells, SOLVED, SOLVED)

    def _work(self, node: Node, cells: bytes, own_limit: int, other_limit: int) -> None:
        """Look at positions until the numbers of a node reach one of two limits."""
        if node.children is None:
            self.look(node, cells)
        stone = self.stone(node)
        while True:
            live = weighed(node)
            if node.own >= own_limit or node.other >= other_limit:
                return
            cell, child = live[0]
            second = live[1][1].other if len(live) > 1 else SOLVED
            self._work(
                child,
                with_stone(cells, cell, stone),
                other_limit - (len(live) - 1),
                min(own_limit, second + 1 + second // 4),
            )

    # -- one position ----

    def look(self, node: Node, cells: bytes) -> None:
        """Find the moves of a position, or settle it. Raises Spent."""
        if self.looked_at >= self.budget:
            raise Spent
        self.looked_at += 1
        if node.attack:
            self._look_for_attacks(node, cells)
        else:
            self._look_for_defences(node, cells)

    def _look_for_attacks(self, node: Node, cells: bytes) -> None:
        """A five, else the answer to a four, else all fours and threes."""
        sight = self.attacker.sight(cells)
        if sight.fives:
            node.children = ((sight.fives[0], self._won(node, sight.fives[0])),)
            node.settle("five", proved=True)
            return
        theirs = self.defender.fives(cells)
        if len(theirs) > 1:
            node.settle("fives", proved=False)
        elif theirs and not self.attacker.ordinary(cells, theirs[0]):
            node.settle("forbidden", proved=False)
        elif theirs:
            node.children = ((theirs[0], self.child(node, theirs[0])),)
        else:
            node.children = tuple(self._threats(node, cells, sight))
            if not node.children:
                node.settle("nothing", proved=False)

    def _won(self, node: Node, cell: int) -> Node:
        """The position after the attacker's five."""
        won = self.child(node, cell)
        won.settle("five", proved=True)
        return won

    def _threats(self, node: Node, cells: bytes, sight: Sight) -> Iterator[tuple[int, Node]]:
        """Fours, the claimed ones and double ones first, then threes; none that is forbidden."""
        fours = [cell for cell in self._in_order(sight.fours) if self._may(cells, cell)]
        for cell in fours:
            if len(set(sight.fours[cell])) > 1:
                yield cell, self.child(node, cell)
                return  # nothing stops it: the defender has no four
        for cell in fours:
            yield cell, self.child(node, cell)
        for cell in self._in_order(sight.threes):
            if cell not in sight.fours and self._may(cells, cell):
                work = 1 if cell in self._first else _A_THREE
                yield cell, self.child(node, cell, work=work)

    def _may(self, cells: bytes, cell: int) -> bool:
        return self.attacker.ordinary(cells, cell)

    def _in_order(self, found: Iterable[int]) -> list[int]:
        return sorted(found, key=lambda cell: (cell not in self._first, cell))

    def _look_for_defences(self, node: Node, cells: bytes) -> None:
        """The answers that do not lose at once, if the defender has to answer at all."""
        theirs = self.defender.sight(cells)
        if theirs.fives:
            lost = self.child(node, theirs.fives[0])
            lost.settle("five", proved=False)
            node.children = ((theirs.fives[0], lost),)
            node.settle("five", proved=False)
            return
        ours = self.attacker.sight(cells)
        if len(ours.fives) > 1:
            node.settle("fives", proved=True)
        elif ours.fives and not self.defender.ordinary(cells, ours.fives[0]):
            node.settle("forbidden", proved=True)
        elif ours.fives:
            node.children = ((ours.fives[0], self.child(node, ours.fives[0])),)
        elif not (opens := self.real_opens(cells, ours)):
            node.settle("free", proved=False)
        else:
            found = self._defences(cells, theirs, opens)
            node.children = tuple((cell, self.child(node, cell)) for cell in found)
            if not node.children:
                node.settle("threat", proved=True)

    def real_opens(self, cells: bytes, ours: Sight) -> list[int]:
        """Where the attacker would make an open four and may: a three that is one (art. 7.2)."""
        return [cell for cell in ours.opens if self.attacker.ordinary(cells, cell)]

    def _defences(self, cells: bytes, theirs: Sight, opens: Sequence[int]) -> Iterator[int]:
        """The defender's stones after which none of the open fours wins by itself.

        After any other the attacker makes an open four, to which there is no answer: the
        defender has no four, and stones of the attacker never give the defender a five.
        """
        for cell in self._near(cells, theirs, opens):
            if not self.defender.ordinary(cells, cell):
                continue  # forbidden; there is no five
            after = with_stone(cells, cell, self.defender.stone)
            if cell in theirs.fours or not self._still_open(after, opens):
                yield cell

    def _near(self, cells: bytes, theirs: Sight, opens: Sequence[int]) -> list[int]:
        """The free cells that can matter: fours, and what every plain open four depends on."""
        zones = [ZONES[cell] for cell in opens if self.attacker.is_plain(cells, cell)]
        near = zones[0].intersection(*zones[1:]) if zones else frozenset(AT)
        return sorted(cell for cell in near.union(theirs.fours) if cells[cell] == EMPTY)

    def _still_open(self, cells: bytes, opens: Sequence[int]) -> bool:
        return any(
            cells[cell] == EMPTY
            and self.attacker.opens(cells, cell)
            and self.attacker.ordinary(cells, cell)
            for cell in opens
        )


def weighed(node: Node) -> list[tuple[int, Node]]:
    """Renew a node's numbers from its children; those still open, the most promising first."""
    children = node.children or ()
    if not children or node.own == 0 or node.other == 0:
        return []
    live = [one for one in children if one[1].own]
    if any(child.other == 0 for _, child in children):
        node.own, node.other = 0, SOLVED
    elif not live:
        node.own, node.other = SOLVED, 0
    else:
        live.sort(key=lambda one: one[1].other)
        node.own = live[0][1].other
        node.other = max(child.own for _, child in live) + len(live) - 1
    return live
