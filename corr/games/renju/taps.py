"""Which answers are complete with one point: what a board whose points can be tapped sends.

A forbidden point is a legal answer and looks like any other: nothing here judges a move.
"""

from collections.abc import Iterator

from corr.games.renju.acts import Act
from corr.games.renju.board import EMPTY, POINTS, Point
from corr.games.renju.fifths import FifthWays, KeepFifth, OfferFifths
from corr.games.renju.position import RenjuPosition
from corr.games.renju.steps import FreePlay, PlaceInside, PlayDeclare, PlayStone, TakeOrLeave

Tap = tuple[int, int, str]
"""A point, as its column and row counted from 0, and the answer that a tap on it is."""


def taps(position: RenjuPosition) -> tuple[Tap, ...]:
    """The points that answer what the position waits for; none where one point is not enough.

    >>> from corr.games.renju.openings import opening_position
    >>> taps(opening_position("taraguchi"))[0]
    (6, 6, 'g7')
    """
    if position.outcome is not None:
        return ()
    if type(position.step) is FreePlay:  # nearly every letter: quicker than act by act
        cells = position.board.cells
        return tuple(tap for cell, tap in _STONES if cells[cell] == EMPTY)
    return tuple((point.column, point.row, act.move) for point, act in _answers(position))


_STONES = tuple(
    (point.cell, (point.column, point.row, Act(points=(point,)).move)) for point in POINTS
)
"""The tap for a stone on each point, with the place of the point in `Board.cells`."""


def _answers(position: RenjuPosition) -> Iterator[tuple[Point, Act]]:
    match position.step:
        case KeepFifth():
            for point in position.offers:
                yield point, Act(word="keep", points=(point,))
        case PlayDeclare() as step:
            for point in _free(position):
                yield point, Act(points=(point,), fifths=step.suggested)
        case PlayStone():
            for point in _free(position):
                yield point, Act(points=(point,))
        case TakeOrLeave(size=size) | FifthWays(size=size) | PlaceInside(sizes=(size,)):
            for point in _free(position):
                if point.inside(size):
                    yield point, Act(points=(point,))
        case OfferFifths() as step if step.asked(position) == 1:
            for point in _free(position):
                yield point, Act(word="offer", points=(point,))


def _free(position: RenjuPosition) -> Iterator[Point]:
    return (point for point in POINTS if position.board.free(point))
