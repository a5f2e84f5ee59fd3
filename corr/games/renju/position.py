"""The whole state of a game of renju, and what a stone or a pass makes of it."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from corr.games.renju.acts import Act
from corr.games.renju.board import (
    DIRECTIONS,
    NO_STONES,
    REACH,
    Board,
    Colour,
    OpeningName,
    Point,
    opening_of,
    row_through,
)
from corr.games.renju.forbidden import Verdict, verdict
from corr.games.rules import Ending, Outcome, Seat, Stage

# -- what one more stone decides (art. 7, 8.1a, 9.1, 9.2), and what may be claimed of it ----


class Decision(Struct, frozen=True, kw_only=True):
    """What a stone decides: who wins by it and how; `detail` is the kind of forbidden move."""

    winner: Colour
    ending: Ending
    detail: str = ""


class _Lengths(dict[bytes, int]):
    """Eleven cells around a free point → how long a row a stone there makes; filled when asked."""

    def __init__(self, colour: Colour) -> None:
        self._stone = colour.cell

    def __missing__(self, line: bytes) -> int:
        first, last = row_through(line, REACH, 1, self._stone)
        length = self[line] = last - first + 1
        return length


_LENGTHS = {colour: _Lengths(colour) for colour in Colour}


def decision(
    cells: bytes, cell: int, colour: Colour, *, restricted: bool = True
) -> Decision | None:
    """What a stone on a free cell decides; None for an ordinary move.

    `cells` and `cell` as in `Board.cells`. Without `restricted`, Black wins as White does, with
    five or more, and nothing is forbidden (art. 8.1a).
    """
    if colour is Colour.BLACK and restricted:
        return _BLACK[verdict(cells, cell)]
    of_line = _LENGTHS[colour]
    lengths = [
        of_line[cells[cell - REACH * step : cell + REACH * step + 1 : step]] for step in DIRECTIONS
    ]
    if max(lengths) < 5:
        return None
    return Decision(winner=colour, ending=Ending.FIVE if 5 in lengths else Ending.OVERLINE)


_BLACK: dict[Verdict | None, Decision | None] = {
    None: None,
    Verdict.FIVE: Decision(winner=Colour.BLACK, ending=Ending.FIVE),
    **{
        kind: Decision(winner=Colour.WHITE, ending=Ending.FORBIDDEN, detail=kind.value)
        for kind in (Verdict.OVERLINE, Verdict.DOUBLE_FOUR, Verdict.DOUBLE_THREE)
    },
}


def decided(
    board: Board, point: Point, colour: Colour, *, restricted: bool = True
) -> Decision | None:
    """The same for a point of a board.

    >>> board = Board()
    >>> for row in range(4):
    ...     board = board.put(Point(7, row), Colour.WHITE)
    >>> decided(board, Point(7, 4), Colour.WHITE).ending
    <Ending.FIVE: 'five'>
    """
    return decision(board.cells, point.cell, colour, restricted=restricted)


class Unclaimed(Struct, frozen=True, kw_only=True):
    """A stone, move `ply`, that would have ended the game had somebody claimed it (art. 9.5)."""

    ply: int
    decision: Decision


def claimed(
    unclaimed: Sequence[Unclaimed], claimer: Colour, kind: str, *, due: int
) -> Decision | None:
    """What a player's claim is right about, None if it is wrong; move `due` is the next.

    `kind` is `five` (White: also an overline) or `forbidden`, Black's fault.
    A five can be claimed until its maker has made their next move; of Black's forbidden moves
    the latest that still counts is taken (art. 9.5–9.7).
    """
    found = [
        one for one in unclaimed if one.decision.winner is claimer and _open(unclaimed, one, due)
    ]
    wanted = [
        one for one in found if (one.decision.ending is Ending.FORBIDDEN) == (kind != "five")
    ]
    return wanted[-1].decision if wanted else None


def _open(unclaimed: Sequence[Unclaimed], one: Unclaimed, due: int) -> bool:
    """Whether there is still time to claim it."""
    if one.decision.ending is not Ending.FORBIDDEN:
        return due <= one.ply + 2
    if one.decision.detail != Verdict.OVERLINE:
        return due == one.ply + 1
    return not any(
        later.ply > one.ply and later.decision.winner is Colour.BLACK for later in unclaimed
    )


# -- the whole state of a game of renju, and what a stone or a pass makes of it ----


class Step(Protocol):
    """One thing that a game waits for: a part of its opening, or the free play after it."""

    def actor(self, position: "RenjuPosition") -> Seat:
        """Who must act."""

    def stage(self, position: "RenjuPosition") -> Stage:
        """What is waited for, in the words of letters."""

    def take(self, position: "RenjuPosition", said: Act) -> tuple[Act, ...]:
        """The act that is legal here, made of what was said, and what was said beyond it.

        Raises IllegalMove.
        """

    def after(self, position: "RenjuPosition", act: Act) -> "RenjuPosition":
        """The position after a legal act."""


class RenjuPosition(Struct, frozen=True, kw_only=True):
    """The state of a game of renju; a frozen value.

    `ahead` is what the game still waits for, in order; its last step, free play, stays. `black`
    is the seat that has the black stones, None before a colour was chosen; `placer` the seat that
    put the last stone where the opening asks for that. `plies` are the moves, None for a pass.
    `offers` are the fifth moves of which one is to be kept, and `fifths` how many are to be
    offered. `last` are the points of the last act that had points.

    Without `restricted` nothing is forbidden to Black and an overline wins (art. 8.1a). With
    `by_claim` a stone ends the game only when it is claimed (art. 9.5); `unclaimed` are those
    that could have been.
    """

    ahead: tuple[Step, ...]
    congruent: bool
    restricted: bool = True
    by_claim: bool = False
    board: Board = NO_STONES
    black: Seat | None = None
    placer: Seat | None = None
    number: int = 0
    plies: tuple[Point | None, ...] = ()
    fifths: int = 0
    offers: tuple[Point, ...] = ()
    last: tuple[Point, ...] = ()
    unclaimed: tuple[Unclaimed, ...] = ()
    outcome: Outcome | None = None

    @property
    def step(self) -> Step:
        """What the game waits for."""
        return self.ahead[0]

    @property
    def to_act(self) -> Seat | None:
        """Who must act; None when the board has ended the game."""
        return None if self.outcome else self.ahead[0].actor(self)

    @property
    def mover(self) -> Seat:
        """The seat whose colour is to move, as `seat` and `turn` have it."""
        black = self.black or Seat.FIRST
        return black.other if len(self.plies) % 2 else black

    @property
    def ply(self) -> int:
        """The number of the move now due."""
        return len(self.plies) + 1

    @property
    def opening(self) -> OpeningName | None:
        """Which of the 26 openings the game began with."""
        return opening_of(self.plies)

    @property
    def turn(self) -> Colour:
        """The colour of the move now due (renju art. 2: Black plays the odd moves)."""
        return Colour.BLACK if self.ply % 2 else Colour.WHITE

    def seat(self, colour: Colour) -> Seat:
        """The seat that plays a colour; the provisional one while no colour was chosen."""
        black = self.black or Seat.FIRST
        return black if colour is Colour.BLACK else black.other

    def colour(self, seat: Seat) -> Colour | None:
        """The colour that a seat plays; None while no colour was chosen."""
        if self.black is None:
            return None
        return Colour.BLACK if seat is self.black else Colour.WHITE

    def with_stones(self, *points: Point) -> "RenjuPosition":
        """The position with stones of alternating colours, as the next moves."""
        board, colour = self.board, self.turn
        for point in points:
            board, colour = board.put(point, colour), colour.other
        return replace(self, board=board, plies=(*self.plies, *points), last=points)

    def advanced(self) -> "RenjuPosition":
        """The position with its step done: an act was accepted."""
        return replace(self, number=self.number + 1, ahead=self.ahead[1:] or self.ahead)

    def before(self, *steps: Step) -> "RenjuPosition":
        """The position with steps to be done before those that are left."""
        return replace(self, ahead=(*steps, *self.ahead))

    def after_stone(self, point: Point) -> "RenjuPosition":
        """The position after a stone in free play, judged (art. 7, 9.1, 9.2, 10.1)."""
        decision = decided(self.board, point, self.turn, restricted=self.restricted)
        played = self.with_stones(point)
        if decision is not None and not self.by_claim:
            return replace(played, outcome=self._outcome(decision))
        if decision is not None:
            found = Unclaimed(ply=self.ply, decision=decision)
            played = replace(played, unclaimed=(*self.unclaimed, found))
        if played.board.full:
            return replace(played, outcome=Outcome(winner=None, ending=Ending.FULL))
        return played

    def after_pass(self) -> "RenjuPosition":
        """The position after a pass; two in a row are a draw (art. 4.2, 10.3)."""
        passed = bool(self.plies) and self.plies[-1] is None
        outcome = Outcome(winner=None, ending=Ending.PASSES) if passed else None
        return replace(self, plies=(*self.plies, None), last=(), outcome=outcome)

    def claim(self, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if a seat now claims a `five` or a `forbidden` move; None if wrong.

        A board that has just been filled does not take a claim away.
        """
        colour = self.colour(seat)
        full = self.outcome is not None and self.outcome.ending is Ending.FULL
        if colour is None or (self.outcome is not None and not full):
            return None
        decision = claimed(self.unclaimed, colour, kind, due=self.ply)
        return self._outcome(decision) if decision else None

    def _outcome(self, decision: Decision) -> Outcome:
        winner = self.seat(decision.winner)
        return Outcome(winner=winner, ending=decision.ending, detail=decision.detail)
