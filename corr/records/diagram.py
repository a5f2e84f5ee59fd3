"""A diagram of stones as people draw and copy it, read back into points."""

import re
from dataclasses import dataclass

from corr.games.board import SIZE, Point
from corr.records.model import RecordError

_BLACK, _WHITE = frozenset("XxxB#●⚫✖"), frozenset("O0oW○⚪")
_FREE = frozenset(".+-_*!·•'`,:") | frozenset(map(chr, range(0x2500, 0x2580)))
_HEADER = [chr(ord("a") + column) for column in range(SIZE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Stones:
    """The stones of a diagram, row by row from the top."""

    black: tuple[Point, ...]
    white: tuple[Point, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Row:
    line: int
    label: int | None
    cells: tuple[str, ...]


def is_diagram(text: str) -> bool:
    r"""Whether a text looks like a diagram rather than a list of moves.

    >>> is_diagram("1. h8 2. i9"), is_diagram(". . X . .\n. O . . .\n. . . . .")
    (False, True)
    """
    rows = [row for row in map(_parted, text.splitlines()) if _is_row(row[1])]
    return len(rows) >= 3


def read_diagram(text: str) -> Stones:
    r"""The stones of a diagram of 15 rows, the first one row 15 unless numbers say otherwise.

    Black is X, B, # or ●, White O, W or ○; a free point is a dot, a cross or a line. Names of
    columns and rows, round brackets and the marks of quoted mail do not matter. Raises
    RecordError naming the line.

    >>> rows = ["." * 15 for _ in range(15)]
    >>> rows[7] = ".......X......."
    >>> list(map(str, read_diagram("\n".join(rows)).black))
    ['h8']
    """
    rows = [_row(number, line) for number, line in enumerate(text.splitlines(), 1)]
    board = [row for row in rows if row is not None]
    if len(board) != SIZE:
        at = f"line {board[-1].line}" if board else "line 1"
        raise RecordError(at, f"a board has {SIZE} rows, and this diagram has {len(board)}")
    stones: dict[bool, list[Point]] = {True: [], False: []}
    for index, row in enumerate(board):
        height = SIZE - index if row.label is None else row.label
        if height != SIZE - index:
            reason = f"row {height} stands where row {SIZE - index} should"
            raise RecordError(f"line {row.line}", reason)
        for column, cell in enumerate(row.cells):
            if cell in _BLACK or cell in _WHITE:
                stones[cell in _BLACK].append(Point(column, height - 1))
    return Stones(black=tuple(stones[True]), white=tuple(stones[False]))


def _parted(line: str) -> tuple[int | None, list[str]]:
    """The row's number, if it has one, and its cells."""
    words = re.sub(r"[()\[\]|]", " ", line.lstrip("> \t")).split()
    label = int(words[0]) if len(words) > 1 and re.fullmatch(r"1?[0-9]", words[0]) else None
    if label is not None:
        words = words[1:]
        if len(words) > 1 and words[-1] == str(label):
            words = words[:-1]
    return label, list(words[0]) if len(words) == 1 else words


def _is_row(cells: list[str]) -> bool:
    """Whether most of the cells are single signs of a board; names of columns are not."""
    if len(cells) < 5 or [cell.lower() for cell in cells] == _HEADER[: len(cells)]:
        return False
    signs = sum(cell in _BLACK or cell in _WHITE or cell in _FREE for cell in cells)
    return 2 * signs > len(cells)


def _row(number: int, line: str) -> _Row | None:
    label, cells = _parted(line)
    if not _is_row(cells):
        return None
    if len(cells) != SIZE:
        reason = f"a row has {SIZE} points, and this one has {len(cells)}"
        raise RecordError(f"line {number}", reason)
    for column, cell in enumerate(cells):
        # A letter or number may stand on a free point: an offer, or a point that is spoken of.
        if len(cell) != 1 or not (cell in _BLACK | _WHITE | _FREE or cell.isalnum()):
            raise RecordError(f"line {number}", f"{cell!r} in column {_HEADER[column]} is no sign")
    return _Row(line=number, label=label, cells=tuple(cells))
