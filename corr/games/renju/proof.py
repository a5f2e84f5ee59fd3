"""A claimed win is checked: a line of fours and threes against which every defence loses.

It checks what was claimed and never finds a win: the claim's own moves are played as far as its
line goes, a line has to show the win and defend as well as the defender can, and only where the
defender leaves it are the attacker's fours and threes searched, within a number of positions.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import NotAMove, NotNow
from corr.games.renju.acts import Act, said
from corr.games.renju.board import EMPTY, Point, with_stone
from corr.games.renju.openings import FreePlay
from corr.games.renju.position import RenjuPosition, decision
from corr.games.renju.proof_search import (
    Attack,
    Node,
    Search,
    Side,
    Spent,
    attacks_in,
    escape,
    longest_branch,
    proof_tree,
    unsolved,
)
from corr.games.rules import Checked, Finding, Move, Seat

# -- a claimed line as people write it ----

_NUMBER = re.compile(r"(?<![\w-])([0-9]{1,3})\s*[.)]\s*")
LONGEST_TEXT = 5_000
"""Characters of a line; all points of the board with their numbers have fewer."""


def line_said(text: str, ply: int) -> tuple[Move, ...]:
    """The moves of a line that begins with move `ply`, one point each.

    Raises NotAMove for anything but points, and NotNow for a number that is not that of its move.

    >>> line_said("23. H5 24. h-6 25) 7g", 23), line_said("h5, h6 g7", 23)
    (('h5', 'h6', 'g7'), ('h5', 'h6', 'g7'))
    """
    return tuple(_moves(unicodedata.normalize("NFKC", text[:LONGEST_TEXT]), ply))


def _moves(text: str, ply: int) -> Iterator[Move]:
    before, *numbered = _NUMBER.split(text)
    if before.strip() or not numbered:
        for move in _points(before):
            yield move
            ply += 1
    for number, stones in zip(numbered[::2], numbered[1::2], strict=True):
        if int(number) != ply:
            raise NotNow("wrong_number", found=int(number), expected=ply)
        for move in _points(stones):
            yield move
            ply += 1


def _points(text: str) -> Iterator[Move]:
    acts = said(text)
    if not acts or any(act.word or act.fifths is not None for act in acts):
        raise NotAMove("not_a_move", text=text.strip())
    for act in acts:
        yield from (Move(str(point)) for point in act.points)


# -- a claimed win is checked ----


BUDGET = 40_000
"""Positions to be looked at for one claim, unless the arbiter allows more: a few seconds."""

LONGEST_LINE = 225
"""Moves of a claimed line; a board has no more points."""


WRONG = (
    "not_in_play",
    "not_your_turn",
    "empty",
    "not_a_point",
    "off_board",
    "occupied",
    "after_end",
    "quiet",
    "idle_defence",
    "unfinished",
)
"""Why a line is wrong: `Proof.reason` of `WRONG_LINE`.

`not_in_play`: the game is over or its opening is not; `after_end`: moves after the win; `quiet`:
the attacker's move is neither four nor three, nor the answer to a four while a three stands;
`idle_defence`: the move of the defender stops nothing though others do; `unfinished`: the last
move is not the attacker's, or does not threaten in two ways.
"""

REFUTED = ("five", "fives", "forbidden", "free", "nothing", "claimable")
"""How a defence escapes: `Proof.reason` of `REFUTED`, as `proof_search.Way.why` tells.

`forbidden` with nothing `beyond` an attacker's move: that move itself is. `claimable`: the
defender has a win to claim from earlier moves (art. 9.5–9.7).
"""


class Proof(Struct, frozen=True, kw_only=True):
    """What the check of a claim has come to, after `nodes` positions of at most `budget`.

    `path` is the line up to where something is to be told: the move that is wrong, the defence
    that escapes, the defence at which the positions were used up; the whole line if it is proved.
    `beyond` is how an escape goes on, one way of many. `detail` is a kind of forbidden move, and
    `answer` the point that is forbidden. Of a proof `tree` is the first attack, `attacks` how
    many positions it answers, and `longest` its longest branch.
    """

    finding: Finding
    path: tuple[Move, ...]
    nodes: int
    budget: int
    reason: str = ""
    detail: str = ""
    answer: str = ""
    beyond: tuple[Move, ...] = ()
    tree: Attack | None = None
    attacks: int = 0
    longest: tuple[Move, ...] = ()


def verify_claim(
    position: RenjuPosition, attacker: Seat, line: Sequence[Move], *, budget: int = BUDGET
) -> Proof:
    """Whether a seat that is to move wins by a line, whatever the other seat does.

    The line is the attacker's moves with the defences that are expected, alternating. It may end
    where the attacker threatens in two ways. Proved is what is won under the rules of the game of
    the position; that some moves of the line could be better is no matter.

    >>> from corr.games.renju.renju import RENJU
    >>> position = RENJU.start({"opening": "free-gomoku"})
    >>> for move in "h8 a1 i8 a3 j8 a5".split():
    ...     position = RENJU.after(position, Move(move))
    >>> verify_claim(position, Seat.FIRST, (Move("k8"),)).finding
    <Finding.PROVED: 'proved'>
    >>> verify_claim(position, Seat.FIRST, (Move("k9"),)).reason
    'quiet'
    """
    return _Claim(position, attacker, line, budget).checked()


_SAID = ("not_in_play", "empty", "not_a_point", "off_board", "occupied")
"""Why a line is wrong that can be told, as everybody sees it."""


def checked(position: RenjuPosition, text: str, *, budget: int) -> Checked:
    """What the seat to act claims with a line, as `Rules.check_line` has it."""
    line = line_said(text, position.ply)
    proof = verify_claim(position, position.to_act or Seat.FIRST, line, budget=budget)
    return Checked(
        line=line,
        finding=proof.finding,
        positions=proof.nodes,
        reason=proof.reason,
        unplayable=" ".join(proof.path[-1:]) if proof.reason in _SAID else None,
    )


class _Ended(Exception):
    """The check is over before all defences were looked at: what it has come to."""

    def __init__(self, proof: Proof) -> None:
        self.proof = proof


class _Claim:
    """One claim while it is checked: `cells` after the moves `played` of its line."""

    def __init__(
        self, position: RenjuPosition, seat: Seat, line: Sequence[Move], budget: int
    ) -> None:
        self.position, self.seat = position, seat
        self.line = tuple(Move(str(_point(move) or move)) for move in line)
        self.cells = self.start = position.board.cells
        self.played = list[int]()
        attacker, defender = (
            Side(colour=colour, restricted=position.restricted)
            for colour in (position.turn, position.turn.other)
        )
        own = filter(None, map(_point, self.line[::2]))
        hints = (point.cell for point in own if point.on_board)
        self.search = Search(attacker, defender, budget=budget, tried_first=hints)

    def checked(self) -> Proof:
        """The claim's proof, or what is the matter with it."""
        try:
            self._check_position()
            self._walk()
            self.search.solve(self.start)
        except _Ended as ended:
            return ended.proof
        except Spent:
            path = unsolved(self.search, self.played) or self.line[:1]
            return self._found(Finding.UNDECIDED, path)
        return self._proved() if self.search.root.proved else self._refuted()

    def _proved(self) -> Proof:
        tree = proof_tree(self.search.root)
        return replace(
            self._found(Finding.PROVED, self.line),
            tree=tree,
            attacks=attacks_in(tree),
            longest=longest_branch(tree),
        )

    def _refuted(self) -> Proof:
        way = escape(self.search, self.start, self.played)
        found = self._found(Finding.REFUTED, way.path, way.why)
        return replace(found, beyond=way.beyond, answer=way.answer, detail=way.detail)

    def _found(self, finding: Finding, path: Sequence[Move], reason: str = "") -> Proof:
        nodes, budget = self.search.looked_at, self.search.budget
        return Proof(finding=finding, path=tuple(path), reason=reason, nodes=nodes, budget=budget)

    def _wrong(self, reason: str) -> _Ended:
        """The line is wrong in the move after those that were played."""
        path = self.line[: len(self.played) + 1]
        return _Ended(self._found(Finding.WRONG_LINE, path, reason))

    # -- the line ----

    def _check_position(self) -> None:
        """There is a game to be won, it is the attacker's move, and nothing can be claimed."""
        position = self.position
        if position.outcome is not None or not isinstance(position.step, FreePlay):
            raise self._wrong("not_in_play")
        if position.to_act is not self.seat:
            raise self._wrong("not_your_turn")
        if not self.line:
            raise self._wrong("empty")
        if any(position.claim(self.seat.other, kind) for kind in ("five", "forbidden")):
            raise _Ended(self._found(Finding.REFUTED, (), "claimable"))

    def _walk(self) -> None:
        """Play the line: each move must be what it should be, as far as the win is not shown."""
        node, over = self.search.root, False
        for move in self.line:
            cell = self._cell(move)
            if over:
                raise self._wrong("after_end")
            mover = self._mover
            over = not mover.ordinary(self.cells, cell)
            if not node.proved:
                node = self._attacked(node, cell) if node.attack else self._defended(node, cell)
            self.cells = with_stone(self.cells, cell, mover.stone)
            self.played.append(cell)
            if node.failed:
                return
        if not node.proved and (node.attack or not self._is_double()):
            raise self._wrong("unfinished")

    @property
    def _mover(self) -> Side:
        return self.search.defender if len(self.played) % 2 else self.search.attacker

    def _cell(self, move: Move) -> int:
        """The free cell of the next move."""
        point = _point(move)
        if point is None or len(self.played) >= LONGEST_LINE:
            raise self._wrong("not_a_point")
        if not point.on_board:
            raise self._wrong("off_board")
        if self.cells[point.cell] != EMPTY:
            raise self._wrong("occupied")
        return point.cell

    def _attacked(self, node: Node, cell: int) -> Node:
        """The attacker's move: no other is looked at in this position."""
        attacker, defender = self.search.attacker, self.search.defender
        after = self.search.child(node, cell)
        node.children = ((cell, after),)
        ruled = decision(self.cells, cell, attacker.colour, restricted=attacker.restricted)
        if ruled is not None and ruled.winner is not attacker.colour:
            path = self.line[: len(self.played) + 1]
            found = self._found(Finding.REFUTED, path, "forbidden")
            raise _Ended(replace(found, detail=ruled.detail, answer=path[-1]))
        if ruled is not None:
            after.settle("five", proved=True)
            return after
        self.search.look(after, with_stone(self.cells, cell, attacker.stone))
        quiet = not (attacker.makes_row(self.cells, cell) or defender.fives(self.cells))
        if after.why == "free" or quiet:
            raise self._wrong("quiet")
        return after

    def _defended(self, node: Node, cell: int) -> Node:
        """The defender's move, one of those that do not lose at once."""
        for defence, after in node.children or ():
            if defence == cell:
                return after
        raise self._wrong("idle_defence")

    def _is_double(self) -> bool:
        """Whether the attacker threatens in two ways: fives, and open fours on several lines."""
        sight = self.search.attacker.sight(self.cells)
        opens = self.search.real_opens(self.cells, sight)
        lines = {line for cell in opens for line in sight.opens[cell]}
        return len(sight.fives) + len(lines) > 1


def _point(move: Move) -> Point | None:
    """The point that a move is, None for what is no single stone."""
    acts = said(move)
    alone = len(acts) == 1 and acts[0] == Act(points=acts[0].points[:1])
    return acts[0].points[0] if alone and acts[0].points else None
