"""The board as an HTML table whose points are links: one tap opens the answer, filled in.

No template draws it, for it has a cell for every point and is in every letter that asks for a
move. Cells are as plain as they can be: many mail programs cut off letters above 102 kB.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from urllib.parse import quote

from markupsafe import Markup, escape

from corr.games.rules import Mark, Picture

_WOOD, _LINE, _INK = "#f3deb0", "#c9a970", "#210"
_LAST, _BRIGHT = "#f4a58a", "#fffaf0"
_TABLE = (
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="1"'
    f' bordercolor="{_LINE}" bgcolor="{_WOOD}" style="width:100%;table-layout:fixed;'
    f"border-collapse:collapse;border-color:{_LINE};background-color:{_WOOD};color:{_INK};"
    "font:12px/32px 'Avenir Next Condensed','Roboto Condensed',sans-serif-condensed,"
    "'Arial Narrow',Arial,sans-serif;letter-spacing:-0.3px;text-align:center\">\n"
)
_LINK = f'" style="display:block;color:{_INK};text-decoration:none">'
_STONES = {"black": "●", "white": "○"}

Tap = tuple[int, int, str]
"""A point, as its column and row counted from 0, and the answer that a tap on it is."""


def board_table(
    picture: Picture, taps: Sequence[Tap], link: str, colours: Mapping[str, str]
) -> Markup:
    """The table of a picture; `link` is a `mailto:` link up to the answer, which is its last part.

    `colours` are the reader's words for `black` and `white`. Where not every free point can be
    tapped, those that can are brighter.
    """
    answers = {(column, row): answer for column, row, answer in taps}
    marks = {(mark.column, mark.row): mark for mark in picture.marks}
    stones = sum(mark.kind in _STONES for mark in picture.marks)
    some = len(answers) < len(picture.column_names) * len(picture.row_names) - stones
    words = {kind: str(escape(colours[kind])) for kind in _STONES}
    lit = f'<td bgcolor="{_BRIGHT}">' if some else "<td>"
    begin = f'{lit}<a href="{escape(link)}'
    last = frozenset(picture.last)
    columns = tuple(map(str, map(escape, picture.column_names)))
    edge = f'<tr aria-hidden="true">{"".join(f"<td>{name}</td>" for name in columns)}</tr>\n'
    rows = [_TABLE, edge]
    for row in range(len(picture.row_names) - 1, -1, -1):
        level = str(escape(picture.row_names[row]))
        rows.append('<tr align="center">')
        for column, name in enumerate(columns):
            at, point = (column, row), name + level
            if answer := answers.get(at):
                rows.append(begin + _tapped(answer, point))
            else:
                rows.append(_standing(marks.get(at), point, words, last=at in last))
        rows.append("</tr>\n")
    return Markup("".join((*rows, edge, "</table>\n")))  # noqa: S704 – every part is escaped


@lru_cache(maxsize=1024)
def _tapped(answer: str, point: str) -> str:
    """The end of the cell of a point that can be tapped."""
    return f"{quote(answer)}{_LINK}{point}</a></td>"


def _standing(mark: Mark | None, point: str, words: dict[str, str], *, last: bool) -> str:
    """The cell of a point that cannot be tapped: a stone with its name, or a dot."""
    if mark is None or mark.kind not in _STONES:
        return "<td>·</td>"
    cell = f'<td bgcolor="{_LAST}">' if last else "<td>"
    label = f"{point} {words[mark.kind]}"
    stone = f'<span role="img" aria-label="{label}" style="font-size:20px;line-height:1">'
    return f"{cell}{stone}{_STONES[mark.kind]}</span></td>"
