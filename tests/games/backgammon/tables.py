"""Matches of backgammon brought to where a rule is to be seen, as short as can be."""

from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.backgammon.board import START, Board, board_of
from corr.games.backgammon.match import Phase, started
from corr.games.backgammon.table import Table, act, throw
from corr.games.backgammon.told import OWN
from corr.games.rules import Seat

ONE, TWO = Seat.FIRST, Seat.SECOND

Side = dict[int, int]
"""Checkers by their points in the own numbering; 25 is the bar, who is nowhere is borne off."""

RACE = {6: 5, 5: 5, 4: 5}, {6: 5, 5: 5, 4: 5}
"""Both at home with all their checkers, and past each other."""
OFF_SOON = {1: 1}, {6: 5, 5: 5, 4: 4}
"""The first seat has one checker left; the second seat has borne off one."""


def at(
    board: tuple[Side, Side] | None = None,
    *,
    length: int = 5,
    score: tuple[int, int] = (0, 0),
    turn: Seat = ONE,
    dice: tuple[int, int] | None = None,
    cube: int = 1,
    owner: Seat | None = None,
) -> Table:
    """A game in its middle: a seat is asked for its cube decision, or with dice for its play.

    The board is that of the first seat and of the second, from the start if none is given.
    """
    both: Board = board_of(*board) if board else START
    before = replace(started(length, score), owner=owner)
    phase = Phase.PLAY if dice else Phase.CHOICE if before.may_use(turn) else Phase.ROLL
    match = replace(before, phase=phase, turn=turn, dice=dice, board=both, begun=True, roll=7)
    return Table(match=replace(match, cube=cube))


def asked(board: Board, dice: tuple[int, int], roll: int) -> Table:
    """A match in which the first seat is to play a roll, and nothing is played by itself."""
    table = at(dice=dice)
    table = replace(table, match=replace(table.match, board=board, roll=roll))
    return after(table, ONE, "set forced off", TWO, "set forced off")


def after(table: Table, *lines: object) -> Table:
    """A table after lines of players, each behind the seat it is from, and throws of two dice."""
    rest = iter(lines)
    for one in rest:
        if isinstance(one, Seat):
            table, _ = act(table, one, str(next(rest)))
        else:
            table, _ = throw(table, one)
    return table


def refusal(table: Table, seat: Seat, line: str) -> str:
    """The code of the reason why a line is refused; "" if it is taken."""
    refused: PlayerError | None = None
    try:
        act(table, seat, line)
    except PlayerError as error:
        refused = error
    if refused and refused.code in OWN.reasons:
        assert set(refused.params) == set(OWN.reasons[refused.code]), refused
    return refused.code if refused else ""


def due(table: Table) -> tuple[object, str]:
    """Who has to act, and what."""
    return table.match.to_act, table.match.phase.value
