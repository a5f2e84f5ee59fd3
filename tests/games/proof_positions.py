"""Positions for claims of a win, and a check of proofs by whoever doubts them."""

from collections.abc import Sequence

from corr.games.renju.board import AT, CENTRE, EMPTY, Board, Colour, with_stone
from corr.games.renju.openings import FreePlay
from corr.games.renju.position import RenjuPosition, decision
from corr.games.renju.proof import Proof, verify_claim
from corr.games.renju.proof_search import Attack
from corr.games.renju.renju import RENJU
from corr.games.rules import Move, Seat

SEATS = {"black": Seat.FIRST, "white": Seat.SECOND}


def standing(board: Board, turn: str, *, restricted: bool = True) -> RenjuPosition:
    """A position of free play with these stones; nobody knows how they came there."""
    return RenjuPosition(
        ahead=(FreePlay(),),
        congruent=True,
        restricted=restricted,
        board=board,
        black=Seat.FIRST,
        plies=(CENTRE,) * (8 if turn == "black" else 9),
    )


def stones(black: str, white: str) -> Board:
    """The board with stones on named points."""
    return Board.of(black.split(), white.split())


def moves(text: str) -> tuple[Move, ...]:
    """A line from its points."""
    return tuple(Move(word) for word in text.split())


def claimed(
    line: str,
    *,
    black: str,
    white: str,
    by: str,
    restricted: bool = True,
    budget: int = 5_000,
) -> Proof:
    """What comes of a claim by a colour that is to move."""
    position = standing(stones(black, white), by, restricted=restricted)
    return verify_claim(position, SEATS[by], moves(line), budget=budget)


# -- proofs, checked by trying every answer ----


class Doubter:
    """Replays a proof: after each attack every legal answer must lose, as the referee says.

    It knows no fours or threes. An answer that the proof leaves out must lose at once: to a five,
    or to a stone after which the attacker has two fives and the defender none.
    """

    def __init__(self, position: RenjuPosition, seat: Seat) -> None:
        self.seat = seat
        self.colour = position.turn
        self.restricted = position.restricted
        self.checked = 0
        self._done: set[tuple[bytes, int]] = set()
        self._last = 0

    def check(self, position: RenjuPosition, attack: Attack) -> None:
        """Raise AssertionError if an answer to the attack does not lose."""
        key = position.board.cells, id(attack)
        if key in self._done:
            return
        self._done.add(key)
        after = RENJU.after(position, attack.move)
        if after.outcome is not None:
            assert after.outcome.winner is self.seat
            assert (attack.replies, attack.ends) == ((), "five")
            return
        answers = dict(attack.replies)
        for answer in ("pass", *map(str, _free(after.board.cells))):
            self.checked += 1
            replied = RENJU.after(after, Move(answer))
            if replied.outcome is not None:
                assert replied.outcome.winner is self.seat, answer
            elif answer in answers:
                self.check(replied, answers[Move(answer)])
            else:
                assert self._wins_at_once(replied.board.cells), (attack.move, answer)

    def _wins_at_once(self, cells: bytes) -> bool:
        if self._fives(cells, self.colour):
            return True
        if self._fives(cells, self.colour.other):
            return False
        free = [point.cell for point in _free(cells)]
        free.sort(key=lambda cell: cell != self._last)
        for cell in free:
            if decision(cells, cell, self.colour, restricted=self.restricted) is None:
                after = with_stone(cells, cell, self.colour.cell)
                if len(self._fives(after, self.colour)) > 1:
                    self._last = cell
                    return not self._fives(after, self.colour.other)
        return False

    def _fives(self, cells: bytes, colour: Colour) -> list[int]:
        found = list[int]()
        for point in _free(cells):
            ruled = decision(cells, point.cell, colour, restricted=self.restricted)
            if ruled is not None and ruled.winner is colour:
                found.append(point.cell)
        return found


def _free(cells: bytes) -> Sequence:
    return [point for cell, point in AT.items() if cells[cell] == EMPTY]
