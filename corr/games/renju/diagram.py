"""The board as an abstract `Picture`: what a renderer draws, and what is said of it in words."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType

from corr.games.points import LABELS
from corr.games.renju.board import SIZE, Board, Colour, Point
from corr.games.rules import Mark, Picture

_COLUMNS = tuple(str(Point(column, 0))[0] for column in range(SIZE))
_ROWS = tuple(str(row + 1) for row in range(SIZE))
_CORNERS = (3, SIZE - 4)
_DOTS = ((SIZE // 2, SIZE // 2), *((column, row) for column in _CORNERS for row in _CORNERS))
_NO_NUMBERS: Mapping[Point, int] = MappingProxyType({})
_NO_SPOTS: Mapping[Point, str] = MappingProxyType({})


def diagram(
    board: Board,
    *,
    offers: Sequence[Point] = (),
    last: Iterable[Point] = (),
    numbers: Mapping[Point, int] = _NO_NUMBERS,
    forbidden: Iterable[Point] = (),
    spots: Mapping[Point, str] = _NO_SPOTS,
) -> Picture:
    """The picture of a board.

    `offers` are lettered a, b, c … z, aa, ab … in their order, `last` is pointed out, `numbers`
    stand on the stones that they name (others are left out). `spots` are points that an
    explanation speaks of, with their letters: a ring on a free point; a stone, an offer or a
    forbidden point bears the letter itself.

    `forbidden` marks free points where Black may not play. Never give it for a game that still
    runs: it would do the players' thinking for them.

    >>> from corr.games.renju.board import CENTRE, NO_STONES, point_named
    >>> board = NO_STONES.put(CENTRE, Colour.BLACK)
    >>> picture = diagram(board, numbers={CENTRE: 1}, spots={point_named("i9"): "A"})
    >>> [(mark.kind, mark.label, picture.point(mark.column, mark.row)) for mark in picture.marks]
    [('black', '1', 'h8'), ('spot', 'A', 'i9')]
    """
    return Picture(
        column_names=_COLUMNS,
        row_names=_ROWS,
        dots=_DOTS,
        marks=tuple(_marks(board, offers, numbers, frozenset(forbidden), spots)),
        last=tuple((point.column, point.row) for point in last),
    )


def _marks(
    board: Board,
    offers: Sequence[Point],
    numbers: Mapping[Point, int],
    forbidden: frozenset[Point],
    spots: Mapping[Point, str],
) -> Iterator[Mark]:
    for colour in Colour:
        kind = colour.value
        for point in board.stones(colour):
            yield _mark(point, kind, spots.get(point) or str(numbers.get(point, "")))
    for number, point in enumerate(offers):
        yield _mark(point, "offer", spots.get(point) or _letter(number))
    for point in sorted(forbidden):
        yield _mark(point, "forbidden", spots.get(point, ""))
    for point, letter in spots.items():
        if board.free(point) and point not in forbidden and point not in offers:
            yield _mark(point, "spot", letter)


def _letter(number: int) -> str:
    """The letter of an offer, a to z, then aa, ab, …: yamaguchi may have fifty of them."""
    first, second = divmod(number, len(LABELS))
    return ((LABELS[first - 1] if first else "") + LABELS[second]).lower()


def _mark(point: Point, kind: str, label: str) -> Mark:
    return Mark(column=point.column, row=point.row, kind=kind, label=label)
