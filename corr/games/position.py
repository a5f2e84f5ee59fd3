"""The whole state of a game of renju, and what a stone or a pass makes of it."""

from dataclasses import dataclass, replace
from typing import Protocol

from corr.games.acts import Act
from corr.games.board import NO_STONES, Board, Colour, Point
from corr.games.forbidden import Verdict, judge
from corr.games.rules import Ending, Outcome, Seat, Stage


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


@dataclass(frozen=True, slots=True, kw_only=True)
class RenjuPosition:
    """The state of a game of renju; a frozen value.

    `ply` is the number of the move now due. `ahead` is what the game still waits for, in order;
    its last step, free play, stays. `black` is the seat that has the black stones, None before a
    colour was chosen. `offers` are the fifth moves of which one is to be kept, and `fifths` how
    many are to be offered. `last` are the points of the last act that had points.
    """

    ahead: tuple[Step, ...]
    congruent: bool
    board: Board = NO_STONES
    black: Seat | None = None
    number: int = 0
    ply: int = 1
    fifths: int = 0
    offers: tuple[Point, ...] = ()
    last: tuple[Point, ...] = ()
    passed: bool = False
    outcome: Outcome | None = None

    @property
    def step(self) -> Step:
        """What the game waits for."""
        return self.ahead[0]

    @property
    def to_act(self) -> Seat | None:
        """Who must act; None when the board has ended the game."""
        return None if self.outcome else self.step.actor(self)

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
        ply = self.ply + len(points)
        return replace(self, board=board, ply=ply, last=points, passed=False)

    def advanced(self) -> "RenjuPosition":
        """The position with its step done: an act was accepted."""
        return replace(self, number=self.number + 1, ahead=self.ahead[1:] or self.ahead)

    def after_stone(self, point: Point) -> "RenjuPosition":
        """The position after a stone in free play, judged (art. 7, 9.1, 9.2, 10.1)."""
        outcome = self._judged(point)
        played = self.with_stones(point)
        if outcome is None and played.board.full:
            outcome = Outcome(winner=None, ending=Ending.FULL)
        return replace(played, outcome=outcome) if outcome else played

    def after_pass(self) -> "RenjuPosition":
        """The position after a pass; two in a row are a draw (art. 4.2, 10.3)."""
        outcome = Outcome(winner=None, ending=Ending.PASSES) if self.passed else None
        return replace(self, ply=self.ply + 1, last=(), passed=True, outcome=outcome)

    def _judged(self, point: Point) -> Outcome | None:
        winner = self.seat(self.turn)
        if self.turn is Colour.WHITE:
            ending = _winning_row(self.board.rows(point, Colour.WHITE))
            return Outcome(winner=winner, ending=ending) if ending else None
        verdict = judge(self.board, point)
        if verdict is None:
            return None
        if verdict is Verdict.FIVE:
            return Outcome(winner=winner, ending=Ending.FIVE)
        return Outcome(winner=winner.other, ending=Ending.FORBIDDEN, detail=verdict.value)


def _winning_row(rows: tuple[int, ...]) -> Ending | None:
    """How White wins with these rows: a five or an overline (art. 7, 9.1)."""
    if 5 in rows:
        return Ending.FIVE
    return Ending.OVERLINE if max(rows) > 5 else None
