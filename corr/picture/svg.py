"""A picture as SVG: one file without fonts, style sheets, ids or anything from outside.

It shows what the PNG shows, pixel by pixel at its natural size, and stays sharp at any other.
"""

import functools
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from xml.sax.saxutils import escape

from corr.games.rules import Picture
from corr.picture import look
from corr.picture.look import Area, Colour, Disc, Layout, Part, Placed, Shape, as_hex
from corr.picture.squares import Squares

_NOT_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that cannot stand in an XML file, not even escaped."""


def svg(picture: Picture, *, title: str = "", description: str = "") -> str:
    """The diagram as an SVG element, to be written to a file or into a page.

    The title names the picture for those who hear it and the description tells its content
    (`words.describe`); a picture without either is hidden from them.
    """
    layout = look.layout(picture)
    drawn = (
        _board(
            layout,
            picture.column_names,
            picture.row_names,
            picture.dots,
            doubled=picture.doubled,
        ),
        *elements(_marks(picture, layout)),
    )
    return element(layout.size, drawn, title, description)


def squares_svg(found: Squares, *, title: str = "", description: str = "") -> str:
    """The numbers of a game's moves in the squares of its board, as an SVG element."""
    board = found.board
    columns, rows = len(board.column_names), len(board.row_names)
    margin = look.MARGIN + look.SQUARE // 4
    layout = Layout(columns=columns, rows=rows, pitch=look.SQUARE, margin=margin)
    drawn = (
        _squares(layout, board.column_names, board.row_names),
        *elements(_numbers(found, layout)),
    )
    return element(layout.size, drawn, title, description)


def _numbers(found: Squares, layout: Layout) -> Iterator[Placed]:
    for place, numbers in found.numbers.items():
        x, y = layout.centre(*place)
        for (right, down), shapes in look.square_shapes(
            [(number, found.is_black(number)) for number in numbers]
        ):
            yield from _placed(shapes, ((x + right, y + down),))


def element(size: tuple[int, int], drawn: Iterable[str], title: str, description: str) -> str:
    """The SVG element of such a size around what is drawn; the words may hold any characters."""
    width, height = size
    named = 'role="img"' if title or description else 'aria-hidden="true"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {named} width="{width}" height="{height}"',
        f' viewBox="-0.5 -0.5 {width} {height}" style="max-width:100%;height:auto">',
        f"<title>{_text(title)}</title>" if title else "",
        f"<desc>{_text(description)}</desc>" if description else "",
        *drawn,
        "</svg>\n",
    ]
    return "".join(parts)


def _text(text: str) -> str:
    return escape(_NOT_XML.sub("\ufffd", text))


@functools.lru_cache(maxsize=16)
def _board(
    layout: Layout,
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    dots: tuple[tuple[int, int], ...],
    *,
    doubled: bool,
) -> str:
    """The empty board with its coordinates; lines that are drawn twice are faint at the end."""
    dot = Disc(radius=look.DOT_RADIUS, colour=look.LINE)
    placed = [Placed(0, dot, layout.centre(*at)) for at in dots]
    return _lined(layout, columns, rows, placed, 0, doubled=doubled)


def _squares(layout: Layout, columns: tuple[str, ...], rows: tuple[str, ...]) -> str:
    """The empty squares with their coordinates: the lines lie between the points."""
    return _lined(layout, columns, rows, [], layout.pitch // 2)


def _lined(
    layout: Layout,
    columns: tuple[str, ...],
    rows: tuple[str, ...],
    placed: list[Placed],
    out: int,
    *,
    doubled: bool = False,
) -> str:
    """A board with coordinates, whose outermost lines lie so far `out` of its points."""
    width, height = layout.size
    first, right, bottom = layout.margin - out, layout.right + out, layout.bottom + out
    upright = (f"M{x} {first}V{bottom}" for x in range(first, right + 1, layout.pitch))
    level = (f"M{first} {y}H{right}" for y in range(first, bottom + 1, layout.pitch))
    frame = f"M{first - 1} {first - 1}H{right + 1}V{bottom + 1}H{first - 1}Z"
    for name, places in look.names(columns, rows, layout):
        placed += _placed(look.name_shapes(name, marked=False), places)
    parts = [
        f'<rect width="{width - 1}" height="{height - 1}" fill="{as_hex(look.BOARD)}"',
        f' stroke="{as_hex(look.LINE)}"/>',
        f'<path d="{"".join((*upright, *level))}{frame}"',
        f' fill="none" stroke="{as_hex(look.LINE)}"/>',
        f'<path d="M{right} {first}V{bottom}M{first} {first}H{right}{frame}" fill="none"'
        f' stroke="{as_hex(look.DOUBLED)}"/>'
        if doubled
        else "",
        *elements(placed),
    ]
    return "".join(parts)


def _marks(picture: Picture, layout: Layout) -> Iterator[Placed]:
    """The shapes of all marks, and of the names of the last move's column and row."""
    last = frozenset(picture.last)
    for mark in picture.marks:
        at = (mark.column, mark.row)
        label = look.label_of(mark)
        shapes = look.mark_shapes(layout.radius, mark.kind, label, last=at in last, how=mark.how)
        yield from _placed(shapes, (layout.centre(*at),))
    for name, places in look.last_names(picture, layout):
        yield from _placed(look.name_shapes(name, marked=True), places)
    for shapes, place in look.stacks(picture, layout):
        yield from _placed(shapes, (place,))


def _placed(shapes: Sequence[Shape], places: look.Places) -> Iterator[Placed]:
    for at in places:
        for layer, shape in enumerate(shapes):
            yield Placed(layer, shape, at)


def elements(placed: Iterable[Placed]) -> Iterator[str]:
    """The elements of shapes, one for all of a layer that look alike."""
    alike: defaultdict[tuple[int, str], list[str]] = defaultdict(list)
    for layer, shape, (x, y) in placed:
        if isinstance(shape, Disc):
            circle = f'<circle cx="{x}" cy="{y}" r="{shape.radius:g}"/>'
            alike[layer, f'<g fill="{as_hex(shape.colour)}">%s</g>'].append(circle)
        elif isinstance(shape, Area):
            path = f"M{x} {y}{_path(shape.outline)}z"
            alike[layer, f'<path d="%s" fill="{as_hex(shape.colour)}"/>'].append(path)
        else:
            path = f"M{x} {y}{_path(shape.parts)}"
            alike[layer, _stroked(shape.colour, shape.thick)].append(path)
    for (_, element), parts in sorted(alike.items()):
        yield element % "".join(parts)


@functools.cache
def _stroked(colour: Colour, thick: float) -> str:
    return (
        f'<path d="%s" fill="none" stroke="{as_hex(colour)}" stroke-width="{thick:g}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


@functools.lru_cache(maxsize=1024)
def _path(parts: tuple[Part, ...]) -> str:
    """The strokes in steps from where they are drawn, so that they fit anywhere."""
    said: list[str] = []
    begun = at = (0.0, 0.0)
    for command, points in parts:
        ends = [(round(x, 2), round(y, 2)) for x, y in points]
        steps = (f"{_number(x - at[0])} {_number(y - at[1])}" for x, y in ends)
        said.append(command.lower() + " ".join(steps))
        at = ends[-1] if ends else begun
        begun = at if command == "M" else begun
    return "".join(said)


def _number(value: float) -> str:
    """A length with at most two decimals, and no sign before nothing."""
    return f"{round(value, 2) + 0.0:g}"
