"""Whether an attack of fours and threes breaks through: an exact search, bounded in positions.

Every legal answer of the defender counts, a pass too; those that are left out lose at once
whatever they do, and why is said where they are. The same positions are looked at in the same
order everywhere: the bound is a number of positions, never a time.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from corr.games.renju.board import (
    AT,
    DIRECTIONS,
    EMPTY,
    REACH,
    WALL,
    Colour,
    row_through,
    with_stone,
)
from corr.games.renju.position import decision
from corr.games.rules import Move

# -- what one more stone of a colour would make, for those who check an attack ----
# Whether a stone may be played, and whether it wins, is the referee's word (`position.decision`).


class Row(NamedTuple):
    """What a stone makes on one of its lines; places are counted from the stone.

    `five`: a row that wins. `completions`: where one more stone makes such a row, through this
    one. `open`: an open four. `three`: one more stone could make an open four.
    """

    five: bool
    completions: tuple[int, ...]
    open: bool
    three: bool

    @property
    def counts(self) -> bool:
        """Whether it is anything at all."""
        return self.five or self.three or bool(self.completions)


@lru_cache(maxsize=1 << 16)
def _row(line: bytes, stone: int, *, exact: bool) -> Row:
    """The row of a stone in the middle of eleven cells; `exact`: six or more do not win."""
    length = _length(line, stone)
    five = length == 5 if exact else length >= 5
    completions = tuple(
        place - REACH
        for place, grown in _grown(line, stone)
        if (_length(grown, stone) == 5 if exact else _length(grown, stone) >= 5)
    )
    return Row(
        five=five,
        completions=() if five else completions,
        open=length == 4 and len(completions) == 2,
        three=any(
            _length(grown, stone) == 4 and len(_row_ends(grown, stone, exact=exact)) == 2
            for _, grown in _grown(line, stone)
        ),
    )


def _length(line: bytes, stone: int) -> int:
    first, last = row_through(line, REACH, 1, stone)
    return last - first + 1


def _grown(line: bytes, stone: int) -> Iterator[tuple[int, bytes]]:
    """The free places next to the row through the middle, and the line with a stone there."""
    first, last = row_through(line, REACH, 1, stone)
    for place in (first - 1, last + 1):
        if 0 <= place < len(line) and line[place] == EMPTY:
            yield place, with_stone(line, place, stone)


def _row_ends(line: bytes, stone: int, *, exact: bool) -> list[int]:
    """Where one more stone makes the row through the middle a five."""
    return [
        place
        for place, grown in _grown(line, stone)
        if (_length(grown, stone) == 5 if exact else _length(grown, stone) >= 5)
    ]


def _whole_lines() -> Iterator[tuple[int, int, slice]]:
    """The first cell, the step and the cells of every line that has room for a five."""
    for step in DIRECTIONS:
        for first in AT:
            if first - step in AT:
                continue
            length = 1
            while first + length * step in AT:
                length += 1
            if length >= 5:
                yield first, step, slice(first, first + length * step, step)


_LINES = tuple(_whole_lines())
_WINDOWS = {
    cell: tuple(slice(cell - REACH * step, cell + REACH * step + 1, step) for step in DIRECTIONS)
    for cell in AT
}
_WALLS = bytes([WALL]) * REACH


class _Along(dict[bytes, tuple[tuple[int, Row], ...]]):
    """A whole line → its free places where a stone makes something, and what."""

    def __init__(self, stone: int, *, exact: bool) -> None:
        self._stone, self._exact = stone, exact

    def __missing__(self, line: bytes) -> tuple[tuple[int, Row], ...]:
        if len(self) >= _MOST_LINES:
            self.clear()
        found = self[line] = tuple(self._rows(line))
        return found

    def _rows(self, line: bytes) -> Iterator[tuple[int, Row]]:
        if line.count(self._stone) < 2:
            return  # three stones at least are a three
        walled = _WALLS + line + _WALLS
        for place, cell in enumerate(line):
            if cell == EMPTY:
                window = with_stone(walled[place : place + 2 * REACH + 1], REACH, self._stone)
                row = _row(window, self._stone, exact=self._exact)
                if row.counts:
                    yield place, row


_MOST_LINES = 1 << 16
_ALONG = {
    (colour, exact): _Along(colour.cell, exact=exact)
    for colour in Colour
    for exact in (False, True)
}


class Sight(Struct, frozen=True, kw_only=True):
    """What a colour could make with one stone, by the cell of the stone.

    `fives` win. `fours` have the cells where they would be completed. `opens` would be open
    fours, on the lines with these numbers. `threes` are threes by their form alone: whether one
    is real (art. 7.2) is seen when it stands.
    """

    fives: tuple[int, ...]
    fours: Mapping[int, tuple[int, ...]]
    opens: Mapping[int, tuple[int, ...]]
    threes: tuple[int, ...]


class Side(Struct, frozen=True, kw_only=True):
    """A colour under the rules of its game; without `restricted` nothing is forbidden (8.1a)."""

    colour: Colour
    restricted: bool

    @property
    def stone(self) -> int:
        """The cell code of its stones."""
        return self.colour.cell

    @property
    def exact(self) -> bool:
        """Whether six or more are no win for it, and some moves forbidden (art. 7)."""
        return self.restricted and self.colour is Colour.BLACK

    def fives(self, cells: bytes) -> tuple[int, ...]:
        """The cells where it wins with one stone, whatever else that stone makes (art. 7.1)."""
        return self.sight(cells).fives

    def sight(self, cells: bytes) -> Sight:
        """All that it could make with one stone."""
        along = _ALONG[self.colour, self.exact]
        fives, threes = dict[int, None](), dict[int, None]()
        fours, opens = dict[int, tuple[int, ...]](), dict[int, tuple[int, ...]]()
        for number, (first, step, line) in enumerate(_LINES):
            for place, row in along[cells[line]]:
                cell = first + place * step
                if row.five:
                    fives[cell] = None
                if row.completions:
                    ends = tuple(cell + end * step for end in row.completions)
                    fours[cell] = fours.get(cell, ()) + ends
                if row.open:
                    opens[cell] = (*opens.get(cell, ()), number)
                if row.three:
                    threes[cell] = None
        return Sight(fives=tuple(fives), fours=fours, opens=opens, threes=tuple(threes))

    def ordinary(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell neither wins nor is forbidden."""
        return decision(cells, cell, self.colour, restricted=self.restricted) is None

    def opens(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell makes an open four."""
        return any(row.open for row in self._rows(cells, cell))

    def makes_row(self, cells: bytes, cell: int) -> bool:
        """Whether a stone on a free cell makes a four, or a three by its form, or a five."""
        return any(row.counts for row in self._rows(cells, cell))

    def is_plain(self, cells: bytes, cell: int) -> bool:
        """Whether the verdict on a stone rests on its own four lines alone, no further than REACH.

        Only two threes or more make the referee try stones elsewhere (art. 7.2).
        """
        if not self.exact:
            return True
        return sum(row.three and not row.completions for row in self._rows(cells, cell)) < 2

    def _rows(self, cells: bytes, cell: int) -> Iterator[Row]:
        stone, exact = self.stone, self.exact
        for line in _WINDOWS[cell]:
            yield _row(with_stone(cells[line], REACH, stone), stone, exact=exact)


ZONES = {
    cell: frozenset(
        near
        for step in DIRECTIONS
        for near in range(cell - REACH * step, cell + REACH * step + 1, step)
        if near in AT
    )
    for cell in AT
}
"""The cells that a verdict on a plain stone can depend on, the stone's own among them."""


# -- whether an attack of fours and threes breaks through ----


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


# -- what a search has found out, taken out of it ----


@dataclass(frozen=True, slots=True, kw_only=True, eq=False, repr=False)
class Attack:
    """A move of the attacker and all defences that do not lose at once, each with its answer.

    The same position has the same attack wherever it comes up, so that a tree is small though
    its branches are many. Without `replies` it is decided, by `ends`: it makes a `five`, or can
    be completed to `fives` in two ways; its one completion is `forbidden` to the defender; or
    nothing stops its `threat` of an open four. `plies` are the moves of the longest branch.
    """

    move: Move
    replies: tuple[tuple[Move, "Attack"], ...]
    ends: str
    plies: int


def proof_tree(node: Node) -> Attack:
    """The proof of a position of the attacker that is proved: one answer to every defence."""
    return _attack(node, {})


def _attack(node: Node, known: dict[int, Attack]) -> Attack:
    if (found := known.get(node.key)) is not None:
        return found
    cell, after = next(one for one in node.children or () if one[1].proved)
    replies = tuple(
        (_move(defence), _attack(answer, known)) for defence, answer in after.children or ()
    )
    attack = known[node.key] = Attack(
        move=_move(cell),
        replies=replies,
        ends=after.why,
        plies=1 + max((1 + answer.plies for _, answer in replies), default=0),
    )
    return attack


def longest_branch(tree: Attack) -> tuple[Move, ...]:
    """The moves of the longest branch, up to where it is decided."""
    moves = [tree.move]
    while tree.replies:
        defence, tree = max(tree.replies, key=lambda reply: reply[1].plies)
        moves += [defence, tree.move]
    return tuple(moves)


def tree_data(tree: Attack) -> list[dict[str, object]]:
    """The proof in JSON's own types: its attacks, the first one first, replies by their places.

    Whoever doubts it can replay it: every defence that is not among the replies loses at once.
    """
    attacks = list(_attacks(tree))
    places = {id(attack): place for place, attack in enumerate(attacks)}
    return [
        {
            "move": attack.move,
            "replies": {defence: places[id(answer)] for defence, answer in attack.replies},
            "ends": attack.ends,
        }
        for attack in attacks
    ]


def attacks_in(tree: Attack) -> int:
    """How many different positions the proof answers."""
    return sum(1 for _ in _attacks(tree))


def _attacks(tree: Attack) -> Iterator[Attack]:
    """Every attack of a proof once, an attack before what follows only from it."""
    seen, waiting = {id(tree)}, [tree]
    for attack in waiting:
        yield attack
        for _, answer in attack.replies:
            if id(answer) not in seen:
                seen.add(id(answer))
                waiting.append(answer)


class Way(Struct, frozen=True, kw_only=True):
    """Where a line is left: `path` up to the defence in question, `beyond` how it may go on.

    `why` says what has ended it there: the defender's `five`; `fives`, two points of the
    defender where one makes a five; the attacker's only answer, `answer`, is `forbidden`, and
    `detail` the kind; the defender is `free`, nothing threatens; the attacker has `nothing`, no
    four and no three, left.
    """

    path: tuple[Move, ...]
    beyond: tuple[Move, ...]
    why: str
    answer: str = ""
    detail: str = ""


def escape(search: Search, cells: bytes, line: Sequence[int]) -> Way:
    """The defence that escapes from a line that fails, and one way in which it does."""
    node, path = search.root, list[int]()
    ways = list[int]()
    while node.children:
        expected = _expected(line, ways)
        failed = [one for one in node.children if one[1].failed]
        # A defence that the claim has not thought of says more than a later one.
        cell, child = min(failed, key=lambda one: one[0] == expected and not node.attack)
        if not node.attack and not path and cell != expected:
            path = [*ways, cell]
        ways.append(cell)
        cells, node = with_stone(cells, cell, search.stone(node)), child
    path = path or ways
    way = Way(path=_moves(path), beyond=_moves(ways[len(path) :]), why=node.why)
    if node.why != "forbidden":
        return way
    (cell,) = search.defender.fives(cells)
    ruled = decision(cells, cell, search.attacker.colour)
    return replace(way, answer=_move(cell), detail=ruled.detail if ruled else "")


def unsolved(search: Search, line: Sequence[int]) -> tuple[Move, ...]:
    """The way to the defence that was being looked at when the search ended."""
    node, ways = search.root, list[int]()
    while node.children:
        cell, node = min(
            (one for one in node.children if not one[1].proved), key=lambda one: one[1].other
        )
        expected = _expected(line, ways)
        ways.append(cell)
        if cell != expected:
            break
    return _moves(ways)


def _expected(line: Sequence[int], ways: Sequence[int]) -> int:
    """What the line plays next, 0 at its end or off it."""
    on_it = len(ways) < len(line) and list(ways) == list(line[: len(ways)])
    return line[len(ways)] if on_it else 0


def _move(cell: int) -> Move:
    return Move(str(AT[cell]))


def _moves(cells: Iterable[int]) -> tuple[Move, ...]:
    return tuple(map(_move, cells))
