"""A picture as ASCII text, for plain letters: no line needs more than 72 columns up to 30 × 30."""

import functools

from corr.games.rules import Mark, Picture

_STONES = {"black": "X", "white": "O"}


@functools.lru_cache(maxsize=64)
def text_diagram(picture: Picture) -> str:
    """The diagram with coordinates on all four sides, lines parted by newlines, none at the end.

    Black is `X`, White `O`, an offered point its label; a free point `.`, a star point `+`. The
    last move stands in round brackets, neighbours on one row in one pair of them. Every line
    starts with a blank or a row's name, so no mail program takes it for a quotation.
    """
    signs = _signs(picture)
    wide = max(len(text) for text in (*picture.column_names, *signs.values()))
    left = max(len(name) for name in picture.row_names)
    letters = "".join(f" {name:^{wide}}" for name in picture.column_names)
    edge = f"{' ' * left} {letters}".rstrip()
    lines = [edge]
    for row in reversed(range(len(picture.row_names))):
        name = picture.row_names[row]
        lines.append(f"{name:>{left}} {_row(picture, signs, row, wide)} {name}")
    lines.append(edge)
    return "\n".join(lines)


def _signs(picture: Picture) -> dict[tuple[int, int], str]:
    signs = dict.fromkeys(picture.dots, "+")
    for mark in picture.marks:
        signs[mark.column, mark.row] = _STONES.get(mark.kind) or _label(mark)
    return signs


def _label(mark: Mark) -> str:
    return mark.label if mark.label.isalnum() and mark.label.isascii() else "*"


def _row(picture: Picture, signs: dict[tuple[int, int], str], row: int, wide: int) -> str:
    """One row of points, with what stands between them: blanks and the brackets."""
    parts: list[str] = []
    inside = False
    for column in range(len(picture.column_names)):
        last = (column, row) in picture.last
        parts.append(" " if last == inside else "(" if last else ")")
        parts.append(f"{signs.get((column, row), '.'):^{wide}}")
        inside = last
    parts.append(")" if inside else " ")
    return "".join(parts)
