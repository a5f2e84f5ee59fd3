"""The whole state of a game of rows, and what a stone, a pass or a claim makes of it."""

from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rows.acts import Act
from corr.games.rows.grid import EMPTY, NEUTRAL, OTHER, OWN, rival, without
from corr.games.rows.lines import exact_fives, new_rows, shapes
from corr.games.rows.order import Game, Made, done, placed
from corr.games.rules import Ending, Outcome, Seat, Stage


class Unclaimed(Struct, frozen=True, kw_only=True):
    """A row that wins if its maker claims it: made by move `ply`, of the colour `stone`."""

    ply: int
    stone: int
    ending: Ending


class Left(Struct, frozen=True, kw_only=True):
    """Stones that the last mover could have taken and has left; `stone` is the mover's colour."""

    stone: int
    cells: tuple[int, ...]


# -- the whole state ----


class Step(Protocol):
    """One thing that a game waits for: a part of its opening, or the free play after it."""

    def actor(self, position: "RowsPosition") -> Seat:
        """Who must act."""

    def stage(self, position: "RowsPosition") -> Stage:
        """What is waited for, in the words of letters."""

    def take(self, position: "RowsPosition", said: Act) -> tuple[Act, ...]:
        """The act that is legal here, made of what was said, and what was said beyond it.

        Raises IllegalMove.
        """

    def after(self, position: "RowsPosition", act: Act) -> "RowsPosition":
        """The position after a legal act."""


class RowsPosition(Struct, frozen=True, kw_only=True):
    """The state of a game of rows; a frozen value.

    `ahead` is what the game still waits for, in order; its last step, free play, stays.
    `beginner` is the seat whose colour makes the odd moves, None before a colour was chosen.
    `plies` are the moves, None for a pass, and `took` the numbers, from 0, of those that captured.
    `captured` are the stones that either colour has taken, the beginning one first. `last` are the
    cells of the last act that had stones, `emptied` what it took away, if `blown` as a bomb, and
    `turned` what it recoloured. `bombs` and `neutrals` are how many either colour has made of its
    stones. `left` could have been taken and may be asked for; `five` is a row that has one move to
    be broken (pente.md 3).
    """

    game: Game
    ahead: tuple[Step, ...]
    cells: bytes
    beginner: Seat | None = None
    number: int = 0
    plies: tuple[int | None, ...] = ()
    took: tuple[int, ...] = ()
    captured: tuple[int, int] = (0, 0)
    bombs: tuple[int, int] = (0, 0)
    neutrals: tuple[int, int] = (0, 0)
    last: tuple[int, ...] = ()
    emptied: tuple[int, ...] = ()
    blown: bool = False
    turned: tuple[int, ...] = ()
    left: Left | None = None
    five: bool = False
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
    def ply(self) -> int:
        """The number of the move now due."""
        return len(self.plies) + 1

    @property
    def turn(self) -> int:
        """The colour of the move now due, `OWN` or `OTHER`: a pass changes no colours."""
        return OTHER if len(self.plies) % 2 else OWN

    @property
    def mover(self) -> Seat:
        """The seat whose colour is to move."""
        return self.seat(self.turn)

    def seat(self, stone: int) -> Seat:
        """The seat that plays a colour; the provisional one while no colour was chosen."""
        beginner = self.beginner or Seat.FIRST
        return beginner if stone == OWN else beginner.other

    def colour(self, seat: Seat) -> str | None:
        """The colour that a seat plays; None while no colour was chosen."""
        if self.beginner is None:
            return None
        return self.game.variant.colours[0 if seat is self.beginner else 1]

    def taken_by(self, stone: int) -> int:
        """How many stones a colour has captured."""
        return self.captured[stone - OWN]

    def advanced(self) -> "RowsPosition":
        """The position with its step done: an act was accepted."""
        return replace(self, number=self.number + 1, ahead=self.ahead[1:] or self.ahead)

    def with_stones(self, act: Act) -> "RowsPosition":
        """The position with the stones of an act, as the next moves; of several, none wins.

        They capture, but where that is claimed only those that have an asterisk (§ 14, amended).
        """
        position, emptied, cells = self, tuple[int, ...](), self.game.grid.cells
        for name in act.points:
            taking = not self.game.captures_claimed or name in act.starred
            position = position.after_stone(cells[name], taking=taking, kind=act.kind)
            emptied += position.emptied
        if len(act.points) == 1:
            return position
        last = tuple(cells[name] for name in act.points)
        return replace(position, last=last, emptied=emptied)

    def rightly_starred(self, act: Act) -> tuple[str, ...]:
        """The stones of a legal act whose asterisk means something and is right.

        It means something where captures are claimed, and is right where stones are taken.
        """
        if not act.starred or not self.game.captures_claimed:
            return ()
        took = self.with_stones(act).took
        plies = enumerate(act.points, len(self.plies))
        return tuple(name for ply, name in plies if name in act.starred and ply in took)

    def after_stone(self, cell: int, *, taking: bool = True, kind: str = "") -> "RowsPosition":
        """The position after a stone, judged; `taking`: captured stones are taken off.

        Its `kind` is `bomb`, `neutral`, or empty for an ordinary one.
        """
        stone = self.turn
        if self.game.variant.special:
            return self._after_neutral(cell) if kind == "neutral" else self._done(cell, kind)
        made = placed(self.game, self.cells, cell, stone)
        taken = made.could_take if taking else ()
        after = replace(
            self,
            cells=without(made.cells, taken) if taken else made.cells,
            plies=(*self.plies, cell),
            took=(*self.took, len(self.plies)) if taken else self.took,
            captured=self._captured(stone, len(taken)),
            last=(cell,),
            emptied=taken,
            left=Left(stone=stone, cells=made.could_take)
            if made.could_take and not taking
            else None,
            five=False,
        )
        return after.perfected(self, made) if self.game.variant.perfect else after.judged(made)

    def _captured(self, stone: int, more: int) -> tuple[int, int]:
        return _counted(self.captured, stone, more)

    def _done(self, cell: int, kind: str) -> "RowsPosition":
        """The same where a stone may do more, step by step (`order.py`)."""
        stone, bomb = self.turn, kind == "bomb"
        had, left = self.taken_by(stone), bool(self.turned)
        found = done(self.game, self.cells, cell, stone, bomb=bomb, captured=had, left=left)
        after = replace(
            self,
            cells=found.cells,
            plies=(*self.plies, cell),
            took=(*self.took, len(self.plies)) if found.taken or found.turned else self.took,
            captured=self._captured(stone, len(found.taken)),
            bombs=_counted(self.bombs, stone, 1) if bomb else self.bombs,
            last=(cell,),
            emptied=found.blown or found.taken,
            blown=bool(found.blown),
            turned=found.turned,
        )
        verdict = found.verdict
        if verdict is None:
            return after.filled()
        winner = self.seat(verdict.stone) if verdict.stone else None
        outcome = Outcome(winner=winner, ending=verdict.ending, detail=verdict.detail)
        return after.ended(outcome)

    def _after_neutral(self, cell: int) -> "RowsPosition":
        """The position after a neutral stone, which makes no capture, five or foul (V 7)."""
        after = replace(
            self,
            cells=self.game.grid.put(self.cells, cell, NEUTRAL),
            plies=(*self.plies, cell),
            neutrals=_counted(self.neutrals, self.turn, 1),
            last=(cell,),
            emptied=(),
            blown=False,
            turned=(),
        )
        return after.filled()

    def judged(self, made: Made) -> "RowsPosition":
        """The position after the stone that was just played, with what it decides."""
        stone = rival(self.turn)
        if made.five or (made.overline and not self.game.exact):
            ending = Ending.FIVE if made.five or not self.game.variant.exact else Ending.OVERLINE
            if not self.game.five_claimed:
                return self.won(stone, ending)
            return self._claimable(stone, ending).filled()
        return self.counted(stone).filled()

    def _claimable(self, stone: int, ending: Ending) -> "RowsPosition":
        """The position in which the last stone's rows can be claimed, if one of them is new.

        What was not claimed before its maker's next move is worth nothing for the rest of the
        game (gomoku.md 5.1): decided, that this holds of the row that grows out of it too.
        """
        if not new_rows(self.game.grid, self.cells, self.last[0]):
            return self
        found = Unclaimed(ply=len(self.plies), stone=stone, ending=ending)
        return replace(self, unclaimed=(*self.unclaimed, found))

    def counted(self, stone: int) -> "RowsPosition":
        """The position, won by a colour if it has captured enough."""
        enough = self.game.variant.enough
        if enough and self.outcome is None and self.taken_by(stone) >= enough:
            return self.won(stone, Ending.CAPTURES)
        return self

    def filled(self) -> "RowsPosition":
        """The position, drawn if no point is free."""
        if self.outcome is not None or not self.game.grid.full(self.cells):
            return self
        return self.ended(Outcome(winner=None, ending=Ending.FULL))

    def won(self, stone: int, ending: Ending, detail: str = "") -> "RowsPosition":
        """The position, won by a colour."""
        return self.ended(Outcome(winner=self.seat(stone), ending=ending, detail=detail))

    def ended(self, outcome: Outcome) -> "RowsPosition":
        """The position at its end."""
        return replace(self, outcome=outcome)

    # -- ninuki: perfect and imperfect fives, and the double three (pente.md 3) ----

    def perfected(self, before: "RowsPosition", made: Made) -> "RowsPosition":
        """The same by the rules of ninuki-renju, whose own order this is."""
        stone, owner = before.turn, self.turn
        enough = self.taken_by(stone) >= self.game.variant.enough
        if before.five or self.emptied:
            stood = (
                exact_fives(self.game.grid, before.cells, owner) if before.five else frozenset()
            )
            stands = exact_fives(self.game.grid, self.cells, owner)
            if stands & stood:  # decision 2: the five came first
                return self.won(owner, Ending.FIVE)
            if stands and enough:  # e: his overline became a five by the last capture
                return self.ended(Outcome(winner=None, ending=Ending.FIVE_GIVEN))
            if stands:  # decision 4
                return self.won(owner, Ending.FIVE_GIVEN)
        if enough:
            return self.won(stone, Ending.CAPTURES)
        if made.five:
            if self._can_break(stone):
                return replace(self, five=True).filled()
            return self.won(stone, Ending.FIVE)
        foul = stone == OWN and not before.five  # decision 6: it may be needed to break a five
        if foul and shapes(self.game.grid, self.cells, self.last[0]).count("three") > 1:
            return self.won(owner, Ending.FORBIDDEN, "two-threes")
        return self.filled()

    def _can_break(self, stone: int) -> bool:
        """Whether the other colour can, by one capture, leave no exact five (decision 1)."""
        breaker = rival(stone)
        for cell in self.game.grid.points:
            if self.cells[cell] != EMPTY:
                continue
            made = placed(self.game, self.cells, cell, breaker)
            if made.could_take:
                cells = without(made.cells, made.could_take)
                if not exact_fives(self.game.grid, cells, stone):
                    return True
        return False

    # -- what is no stone ----

    def after_pass(self) -> "RowsPosition":
        """The position after a pass; two in a row are a draw (gomoku.md 5.2; I 10)."""
        passed = bool(self.plies) and self.plies[-1] is None
        after = replace(
            self,
            plies=(*self.plies, None),
            last=(),
            emptied=(),
            blown=False,
            turned=(),
            left=None,
            five=False,
        )
        if self.game.variant.recolours and exact_fives(self.game.grid, self.cells, self.turn):
            return after.won(self.turn, Ending.FIVE)  # it was left to the mover (V 10)
        if self.five:  # a pass breaks nothing
            return after.won(rival(self.turn), Ending.FIVE)
        if passed:
            return after.ended(Outcome(winner=None, ending=Ending.PASSES))
        return after

    def after_remove(self) -> "RowsPosition":
        """The position after what the last mover left was taken off for them (§ 14, amended)."""
        left = self.left
        assert left is not None  # nothing else can be asked for
        after = replace(
            self,
            number=self.number + 1,
            cells=without(self.cells, left.cells),
            captured=self._captured(left.stone, len(left.cells)),
            emptied=left.cells,
            last=(),
            left=None,
        )
        return after.counted(left.stone)

    def claim(self, seat: Seat, kind: str) -> Outcome | None:
        """How the game ends if a seat now claims its `five`; None if that is wrong.

        A row counts until its maker's next move (gomoku.md 5.1). A board that has just been
        filled does not take a claim away.
        """
        full = self.outcome is not None and self.outcome.ending is Ending.FULL
        if kind != "five" or (self.outcome is not None and not full):
            return None
        for found in self.unclaimed:
            if self.seat(found.stone) is seat and self.ply <= found.ply + 2:
                return Outcome(winner=seat, ending=found.ending)
        return None


def _counted(counts: tuple[int, int], stone: int, more: int) -> tuple[int, int]:
    """What either colour has, the beginning one first, with more for one of them."""
    own, other = counts
    return (own + more, other) if stone == OWN else (own, other + more)
