"""A game on one sheet, as it was printed in 1987: each square bears the numbers of its moves.

Who began has the odd numbers. A point that was played again bears several numbers (pente § 7.4,
P 8 g), so captured stones are seen too. Black's numbers stand in rings.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import product, zip_longest

from msgspec import Struct

from corr.games.rules import Picture


class Squares(Struct, frozen=True, kw_only=True):
    """The numbers of the moves in every square that has any, in their order.

    `board` is the empty board. `passes` are the numbers of moves that have no square.
    """

    board: Picture
    numbers: Mapping[tuple[int, int], tuple[int, ...]]
    passes: tuple[int, ...] = ()

    def is_black(self, number: int) -> bool:
        """Whether a move was Black's."""
        return bool(number % 2) is (self.board.begins == "black")


def squares(picture: Picture, plies: Sequence[str]) -> Squares:
    """The moves of a game in the squares of its board; of the picture only the board counts.

    >>> board = Picture(column_names=("a", "b"), row_names=("1",), dots=(), marks=())
    >>> found = squares(board, ("b1", "a1", "pass", "b1"))
    >>> found.numbers[1, 0], found.passes
    ((1, 4), (3,))
    """
    places = {
        picture.point(column, row): (column, row)
        for column in range(len(picture.column_names))
        for row in range(len(picture.row_names))
    }
    numbers, passes = defaultdict[tuple[int, int], list[int]](list), list[int]()
    for number, name in enumerate(plies, 1):
        column = name.partition("/")[0] if picture.stacks else name
        if column in places:
            for place in _drawn(picture, *places[column]):
                numbers[place].append(number)
        else:
            passes.append(number)
    return Squares(
        board=Picture(
            column_names=picture.column_names,
            row_names=picture.row_names,
            dots=picture.dots,
            marks=(),
            begins=picture.begins,
            doubled=picture.doubled,
        ),
        numbers={at: tuple(found) for at, found in numbers.items()},
        passes=tuple(passes),
    )


def _drawn(board: Picture, column: int, row: int) -> Iterator[tuple[int, int]]:
    """Where a point is drawn: on the edge of a board whose edges are doubled, twice or oftener."""
    last = (len(board.column_names) - 1, len(board.row_names) - 1)
    columns = {0, last[0]} if board.doubled and column in (0, last[0]) else {column}
    rows = {0, last[1]} if board.doubled and row in (0, last[1]) else {row}
    yield from product(sorted(columns), sorted(rows))


def squares_text(found: Squares) -> str:
    """The squares as text: Black's numbers in brackets, one below the other in a square.

    >>> board = Picture(
    ...     column_names=("a", "b"), row_names=("1",), dots=(), marks=(), begins="white"
    ... )
    >>> print(squares_text(squares(board, ("b1", "a1", "b1"))))
        a  b
    1  (2) 1  1
           3
        a  b
    """
    board = found.board
    digits = max((len(str(number)) for at in found.numbers.values() for number in at), default=1)
    left = max(map(len, board.row_names))
    edge = f"{' ' * left}  {''.join(f' {name:>{digits}} ' for name in board.column_names)}"
    lines = [edge.rstrip()]
    for row in reversed(range(len(board.row_names))):
        lines += _row(found, row, left, digits)
    return "\n".join([*lines, edge.rstrip()])


def _row(found: Squares, row: int, left: int, digits: int) -> list[str]:
    """The lines of one row of squares: as many as its fullest square has numbers."""
    board = found.board
    dots = {column for column, dotted in board.dots if dotted == row}
    cells = [
        [_number(found, number, digits) for number in found.numbers.get((column, row), ())]
        or [f" {'+' if column in dots else '.':>{digits}} "]
        for column in range(len(board.column_names))
    ]
    blank = " " * (digits + 2)
    lines = ["".join(line) for line in zip_longest(*cells, fillvalue=blank)]
    name = board.row_names[row]
    first = f"{name:>{left}}  {lines[0]} {name}"
    return [first, *(f"{' ' * left}  {line}".rstrip() for line in lines[1:])]


def _number(found: Squares, number: int, digits: int) -> str:
    inside = f"({number})" if found.is_black(number) else f" {number} "
    return f"{inside:>{digits + 2}}"
