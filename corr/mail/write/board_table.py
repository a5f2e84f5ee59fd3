"""The board of a letter: a table of small images whose points are links, so that one taps it.

One tap opens the answer, filled in. No template draws it, for it has a cell for every point and
is in every letter that asks for a move. Cells are as short as they can be, and end where
the next one begins: many mail programs cut off letters above 102 kB.
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from string import ascii_lowercase, digits
from urllib.parse import quote

from markupsafe import Markup, escape
from msgspec import Struct

from corr.games.rules import Picture
from corr.picture import look
from corr.picture.tiles import Tile, tile_png, tiles

_WOOD, _INK, _RED = map(look.as_hex, (look.BOARD, look.INK, look.RED))
STYLE = Markup(  # noqa: S704 – of constants
    ".b{line-height:11px !important}.b img{display:block}"
    ".b div{display:block!important}"
    f".b a{{color:{_INK}}}"
)
"""What stands in the letter's head, for programs that know better than their neighbours.

With images off, names do not lie upon each other; links that are wrapped leave no gaps
(Outlook.com).
"""

_LOOKS = ascii_lowercase + digits
"""One of these tells drawings of the same tile apart, as a rule."""
_LONGEST_LINE = 900
"""Bytes of a line of the markup: no line of a mail may have more than 998."""

_TILES_WIDTH = 94.5
"""How much of the board its columns take, in percent; the rest is for the names of the rows."""
_NARROWEST = 320
"""How wide the smallest phone is, in pixels."""
_SIGN = 20
"""How large the sign of a stone is where images are off, in pixels."""

Tap = tuple[int, int, str]
"""A point, as its column and row counted from 0, and the answer that a tap on it is."""


class BoardTable(Struct, frozen=True, kw_only=True):
    """A board as markup, and the tiles that it shows: each an image of the letter, once."""

    markup: Markup
    tiles: tuple[Tile, ...]

    @property
    def size(self) -> int:
        """Its bytes as they are sent, with two at the end of a line."""
        return len(self.markup) + self.markup.count("\n")


@lru_cache(maxsize=4096)
def content_id(tile: Tile) -> str:
    """The content id of a tile, without angle brackets.

    It is the same in every letter for as long as the tile looks the same: programs keep images
    by their ids (iOS), so what is drawn otherwise has to have another.
    """
    return f"{tile.name}@{_LOOKS[sha256(tile_png(tile)).digest()[0] % len(_LOOKS)]}"


def board_table(
    picture: Picture,
    taps: Sequence[Tap],
    link: str,
    colours: Mapping[str, str],
    signs: Mapping[str, str],
    *,
    lean: bool = False,
) -> BoardTable:
    """The table of a picture; `link` is a `mailto:` link up to the answer, which is its last part.

    `colours` are the reader's words for kinds of stones, and `signs` what stands for these where
    images are off. Where not every free point can be tapped, those that can are brighter.
    `lean` spells the links in fewer bytes: an ampersand before a name that is no reference may
    stand as it is.
    """
    answers = {(column, row): answer for column, row, answer in taps}
    points = len(picture.column_names) * len(picture.row_names)
    some = len(answers) < points - len(picture.marks)
    shown = tiles(picture, frozenset(answers) if some else frozenset())
    last_columns, last_rows = look.last_lines(picture)
    heights = {(one.column, one.row): one.height for one in picture.marks}
    href = str(escape(link))
    begin = f'<td><a href="{href.replace("&amp;body=", "&body=") if lean else href}'
    columns = tuple(map(str, map(escape, picture.column_names)))
    # Lines meet if no row is higher than its tiles, however narrow the phone is.
    height = min(20, int(_NARROWEST * _TILES_WIDTH / 100 / len(columns)))
    rows = [_begun(11 if height == 20 else 10), _edge(columns, last_columns)]
    for row in range(len(picture.row_names) - 1, -1, -1):
        level = str(escape(picture.row_names[row]))
        cells = []
        for column, name in enumerate(columns):
            at, point = (column, row), name + level
            kind = shown[at].kind
            word, sign = colours.get(kind, ""), signs.get(kind, "")
            if answer := answers.get(at):
                high = str(heights[at]) if word else ""
                cells.append(begin + _tapped(answer, point, shown[at], word, sign, high))
            else:
                cells.append(_standing(shown[at], point, word, sign))
        rows.append(f"<tr><td height={height}{_pointed(row in last_rows)}>{level}\n")
        rows += _in_lines(cells)
        rows.append("</tr>\n")
    rows.append("</table>\n")
    markup = Markup("".join(rows))  # noqa: S704 – every part is escaped
    return BoardTable(markup=markup, tiles=tuple(dict.fromkeys(shown.values())))


def stacks(picture: Picture, word: str, signs: Mapping[str, str]) -> Markup:
    """The stones of each stack behind a word, from below: `h8 ●○●`; "" where there are none.

    They lie on the colour of the board: in white on black letters ● would be a white stone.
    """
    if not picture.stacks:
        return Markup()
    each = (
        f"{escape(point)}&nbsp;{''.join(signs[kind] for kind in kinds)}"
        for point, kinds in picture.stacks
    )
    style = f"margin:8px 0;padding:8px;background-color:{_WOOD};color:{_INK}"
    said = f"{escape(word)} {' &nbsp; '.join(each)}"
    markup = f'<p aria-hidden="true" style="{style}">{said}</p>\n'
    return Markup(markup)  # noqa: S704 – every part is escaped


# -- a letter that would be too large ----

_SAID = 700
"""Bytes kept for the sentence that says which points can be tapped, and its link."""


def most_bytes(picture: Picture) -> int:
    """How large the HTML part of a letter with this board may be: programs clip at 102 kB."""
    small = len(picture.column_names) * len(picture.row_names) <= 225
    return 40_000 if small else 70_000


def leaner(
    picture: Picture,
    taps: Sequence[Tap],
    drawn: Callable[[Sequence[Tap]], BoardTable],
    *,
    room: int,
) -> tuple[BoardTable, int]:
    """The board in so many bytes, and how many steps from a stone its taps reach; 0 for all taps.

    `drawn` is the lean board with some of them.
    Links in fewer bytes are enough for most; where not, points far from all stones lose theirs.
    """
    board, reach = drawn(taps), 0
    far = _far(picture, taps)
    for steps in sorted(set(far), reverse=True)[1:]:
        if board.size + (_SAID if reach else 0) <= room:
            break
        near = [tap for tap, away in zip(taps, far, strict=True) if away <= steps]
        board, reach = drawn(near), steps
    return board, reach


def _far(picture: Picture, taps: Sequence[Tap]) -> list[int]:
    """How many steps of a king each tap is from the nearest stone, or from the middle."""
    stones = [(one.column, one.row) for one in picture.marks if one.kind in ("black", "white")]
    middle = (len(picture.column_names) // 2, len(picture.row_names) // 2)
    return [
        min(max(abs(column - x), abs(row - y)) for x, y in stones or [middle])
        for column, row, _ in taps
    ]


def _begun(letters: int) -> str:
    """How the table begins, its letters so many pixels high.

    With images off names are as large as columns are wide, and below the icons of what is missing.
    """
    # Without a height of their own, lines of text leave no gap between the images.
    return (
        "<table class=b role=presentation width=100% cellpadding=0 cellspacing=0"
        f' bgcolor={_WOOD} style="table-layout:fixed;border-collapse:collapse;'
        f"background-color:{_WOOD};color:{_INK};font:bold {letters}px/0 Arial,sans-serif;"
        'text-align:center">\n'
    )


def _in_lines(cells: Sequence[str]) -> Iterator[str]:
    some = max(1, _LONGEST_LINE // max(map(len, cells)))
    for at in range(0, len(cells), some):
        yield "".join(cells[at : at + some])
        yield "\n"


def _edge(columns: Sequence[str], last: Collection[int]) -> str:
    """The names of the columns; the first row tells programs how wide each of them is.

    What is left of the width is the first one's, so that all tiles have the same size and meet.
    """
    wide = f"{_TILES_WIDTH / len(columns):.2f}".rstrip("0")
    names = "".join(
        f"<td width={wide}%{_pointed(column in last)}>{name}"
        for column, name in enumerate(columns)
    )
    return f'<tr aria-hidden="true"><td height=20>{names}</tr>\n'


def _pointed(is_last: bool) -> str:  # noqa: FBT001 – one question, asked in a line of markup
    """How the name of the last move's column or row stands out."""
    return f' bgcolor="{_RED}" style="color:#fff"' if is_last else ""


@lru_cache(maxsize=4096)
def _tapped(answer: str, point: str, tile: Tile, word: str, sign: str, high: str) -> str:
    """The end of the cell of a point that can be tapped; with images off its name is left.

    On a stack there is the sign of its top stone, and how high it is.
    """
    shown = f"{point} {sign}{high}" if word else point
    alt = shown if shown.isalnum() else f'"{shown}"'
    label = f' aria-label="{point}/{high} {escape(word)}"' if word else ""
    image = f"<img src=cid:{content_id(tile)} alt={alt}{label} style=width:100%>"
    return f'{quote(answer, safe=",")}">{image}</a>'


@lru_cache(maxsize=4096)
def _standing(tile: Tile, point: str, word: str, sign: str) -> str:
    """The cell of a point that cannot be tapped: with images off its sign is left of a stone."""
    said = " ".join(filter(None, (word, tile.label)))
    label = f' aria-label="{point} {escape(said)}"' if tile.kind else ""
    alt = escape(sign or tile.label)
    size = f";font-size:{_SIGN}px" if sign else ""
    return f'<td><img src=cid:{content_id(tile)} alt="{alt}"{label} style=width:100%{size}>'
