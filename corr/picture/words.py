"""A picture as text and in words: for plain letters, terminals, and whoever hears it."""

import enum
import functools
from collections.abc import Mapping, Sequence

from msgspec import Struct

from corr.games.rules import Mark, Picture
from corr.picture.look import are_moves, number_of, second

# -- a picture as text, for plain letters and terminals ----
# No line needs more than 72 columns up to 30 × 30, or up to 15 × 15 with three-digit numbers.


class Style(enum.StrEnum):
    """Which characters a diagram is made of."""

    X_O = "x_o"
    """`X` and `O`, as in letters; names of rows and columns as they are."""
    DISCS = "discs"
    """`●` and `○`, from characters that every monospaced font has in one width."""
    ASCII = "ascii"
    """`X` and `O`, and never a character beyond ASCII; others in names become `?`."""


class _Signs(Struct, frozen=True, kw_only=True):
    """The characters of a style; free points without a mark are `empty` or, on a dot, `dot`."""

    black: str = "X"
    white: str = "O"
    empty: str = "."
    dot: str = "+"
    forbidden: str = "!"
    emptied: str = ":"
    blown: str = "%"
    neutral: str = "N"
    black_turned: str = "x"
    white_turned: str = "o"
    other: str = "*"


_SIGNS = {
    Style.X_O: _Signs(),
    # Where ● takes two columns, as in the Far East, · and ┼ and × do too: rows stay in line.
    Style.DISCS: _Signs(
        black="●",
        white="○",
        empty="·",
        dot="┼",
        forbidden="×",
        black_turned="■",
        white_turned="□",
    ),
    Style.ASCII: _Signs(),
}

_Point = tuple[int, int]


@functools.lru_cache(maxsize=64)
def text_diagram(picture: Picture, *, style: Style = Style.X_O, numbers: bool = False) -> str:
    """The diagram with coordinates on all four sides, lines parted by newlines, none at the end.

    Black is `X`, White `O`, a free point `.`, a star point `+`, a forbidden one `!` and its
    label, one that was just emptied `:`, or by a bomb `%`; offered points and spots are their
    labels. A neutral stone is `N`, one that was just recoloured a small letter, and the height of
    a stack stands behind its top stone; what is in the stacks is listed below the board. The last
    move stands in round brackets, neighbours on one row in one pair of them, but for offers:
    their labels stand out by themselves. Every line starts with a blank or a row's name, so no
    mail program takes it for a quotation.

    With `numbers` stones show their labels: the numbers of moves alone if they tell the colours
    (odd ones of the colour that begins), any other label behind the stone's sign (`X7`).
    """
    columns, rows = picture.column_names, picture.row_names
    if style is Style.ASCII:
        columns, rows = _ascii(columns), _ascii(rows)
    empty = _SIGNS[style].empty
    signs = _written(picture, _SIGNS[style], numbers=numbers)
    wide = max(len(text) for text in (*columns, *signs.values()))
    left = max(len(name) for name in rows)
    edge = f"{' ' * left} {''.join(f' {name:^{wide}}' for name in columns)}".rstrip()
    offers = {(mark.column, mark.row) for mark in picture.marks if mark.kind == "offer"}
    last = tuple(at for at in picture.last if at not in offers)
    lines = [edge]
    for row in reversed(range(len(rows))):
        points = [(column, row) for column in range(len(columns))]
        line = _row(points, [f"{signs.get(at, empty):^{wide}}" for at in points], last)
        lines.append(f"{rows[row]:>{left}} {line} {rows[row]}")
    lines += [edge, *_stacks(picture, _SIGNS[style])]
    return "\n".join(lines)


_WIDEST = 68
"""How long a line that lists stacks may be."""


def _stacks(picture: Picture, signs: _Signs) -> list[str]:
    """The stones of each stack from below, as many on a line as have room: `h8 XOX`."""
    if not picture.stacks:
        return []
    stones = {"black": signs.black, "white": signs.white}
    lines = [""]
    for point, kinds in picture.stacks:
        said = f" {point} {''.join(stones[kind] for kind in kinds)}"
        if lines[-1] and len(lines[-1]) + len(said) > _WIDEST:
            lines.append("")
        lines[-1] += said
        while len(lines[-1]) > _WIDEST:  # a very high one goes on in the next line
            lines[-1:] = [lines[-1][:_WIDEST], f"  {lines[-1][_WIDEST:]}"]
    return lines


def _ascii(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name.encode("ascii", "replace").decode("ascii") for name in names)


def _written(picture: Picture, signs: _Signs, *, numbers: bool) -> Mapping[_Point, str]:
    """What stands on every point that is not empty."""
    stones = {
        ("black", ""): signs.black,
        ("white", ""): signs.white,
        ("black", "turned"): signs.black_turned,
        ("white", "turned"): signs.white_turned,
    }
    alone = numbers and are_moves(picture)
    found = dict.fromkeys(picture.dots, signs.dot)
    for mark in picture.marks:
        label = _label(mark, signs)
        if mark.kind == "forbidden":
            text = signs.forbidden + label
        elif mark.kind in ("emptied", "blown"):
            text = signs.emptied if mark.kind == "emptied" else signs.blown
        elif mark.kind not in ("black", "white", "neutral"):
            text = label or signs.other
        elif alone and number_of(mark) is not None:
            text = mark.label
        else:
            how = mark.how if mark.how == "turned" else ""
            text = stones.get((mark.kind, how), signs.neutral)
            text += label if numbers else ""
            if mark.height > 1 and not (numbers and label):
                text += str(mark.height)
        found[mark.column, mark.row] = text
    return found


def _label(mark: Mark, signs: _Signs) -> str:
    """The label if it can be read, `*` for any other; a stone's sign alone would mislead."""
    if not mark.label:
        return ""
    fits = mark.label.isascii() and mark.label.isalnum()
    misread = mark.kind in ("offer", "spot") and mark.label in ("X", "O")
    return mark.label if fits and not misread else signs.other


def _row(points: list[_Point], written: list[str], last: tuple[_Point, ...]) -> str:
    """One row of points, with what stands between them: blanks and the brackets."""
    parts: list[str] = []
    inside = False
    for at, text in zip(points, written, strict=True):
        pointed_out = at in last
        parts.append(" " if pointed_out == inside else "(" if pointed_out else ")")
        parts.append(text)
        inside = pointed_out
    parts.append(")" if inside else " ")
    return "".join(parts)


class Sign(Struct, frozen=True, kw_only=True):
    """What needs a word beside a diagram: `name` is `neutral`, `turned`, `blown`, `heights`,
    `common` or `doubled`, `sign` how a diagram of text shows it, and `points` which ones it is of.
    """

    name: str
    sign: str = ""
    points: tuple[str, ...] = ()


def signs_of(picture: Picture, *, style: Style = Style.X_O) -> tuple[Sign, ...]:
    """What there is on a diagram beside stones of two colours on an ordinary board."""
    signs, marks = _SIGNS[style], picture.marks
    for mark in marks:
        if mark.how or mark.kind in ("neutral", "blown"):
            break
    else:
        if not (picture.stacks or picture.doubled):
            return ()
    kinds = {mark.kind for mark in marks}
    turned = dict.fromkeys(mark.kind for mark in marks if mark.how == "turned")
    common = tuple(picture.point(one.column, one.row) for one in marks if one.how == "common")
    small = {"black": signs.black_turned, "white": signs.white_turned}
    columns, rows = picture.column_names, picture.row_names
    edges = (columns[-1], columns[0], rows[-1], rows[0])
    told = (
        (Sign(name="neutral", sign=signs.neutral), "neutral" in kinds),
        (Sign(name="turned", sign=", ".join(small[kind] for kind in turned)), bool(turned)),
        (Sign(name="blown", sign=signs.blown), "blown" in kinds),
        (Sign(name="heights", sign="2"), bool(picture.stacks)),
        (Sign(name="common", points=common), bool(common)),
        (Sign(name="doubled", points=edges), picture.doubled),
    )
    return tuple(sign for sign, there in told if there)


# -- a picture in words and coordinates ----


class Words(Struct, frozen=True, kw_only=True):
    """The words of one language for a diagram: what it is called, and what points follow.

    Those in the sheet `board` have the same names; the English ones stand here
    too, for the terminal.
    """

    diagram: str = "Diagram"
    last: str = "Last move"
    moves: str = "Moves:"
    black: str = "Black:"
    white: str = "White:"
    offers: str = "Offered:"
    forbidden: str = "Forbidden to Black:"
    spots: str = "Marked:"
    emptied: str = "Just captured:"
    blown: str = "Just blown away:"
    turned: str = "Just recoloured:"
    neutral: str = "Neutral:"
    common: str = "Of whoever is to move:"
    stacks: str = "Stacks, from below:"
    empty: str = "The board is empty."


ENGLISH = Words()


def describe(picture: Picture, words: Words = ENGLISH, *, numbers: bool = False) -> str:
    """What stands on the board, the last move first: `Last move i9. Black: h8. White: i9.`.

    With `numbers` stones are told with their labels; those that bear the numbers of moves come
    first, in their order, if these tell the colours: `Moves: 1 h8, 2 i9.`.
    """
    moves = _moves(picture) if numbers else []
    numbered = frozenset(moves)
    rest = [mark for mark in picture.marks if mark not in numbered]
    sentences = [_last(picture, words), _sentence(picture, words.moves, moves, labels=True)]
    colours = {"black": words.black, "white": words.white}
    for word, kind, labels in (
        *((colours[one], one, numbers) for one in (picture.begins, second(picture))),
        (words.neutral, "neutral", numbers),
        (words.emptied, "emptied", False),
        (words.blown, "blown", False),
        (words.offers, "offer", False),
        (words.forbidden, "forbidden", True),
        (words.spots, "spot", True),
    ):
        if marks := [mark for mark in rest if mark.kind == kind]:
            sentences.append(_sentence(picture, word, marks, labels=labels))
    for word, how in ((words.turned, "turned"), (words.common, "common")):
        if marks := [mark for mark in picture.marks if mark.how == how]:
            sentences.append(_sentence(picture, word, marks, labels=False))
    sentences.append(_stacked(picture, words))
    if not picture.marks:
        sentences.append(words.empty)
    return " ".join(filter(None, sentences))


def _stacked(picture: Picture, words: Words) -> str:
    """What is in each stack, by colour: `Stacks, from below: h8 black, white.`."""
    named = {"black": words.black, "white": words.white}
    colours = {kind: word.rstrip(":").lower() for kind, word in named.items()}
    stacks = "; ".join(
        f"{point} {', '.join(colours[kind] for kind in kinds)}" for point, kinds in picture.stacks
    )
    return f"{words.stacks} {stacks}." if stacks else ""


def _moves(picture: Picture) -> list[Mark]:
    """The stones that bear the numbers of moves, in their order."""
    if not are_moves(picture):
        return []
    numbered = {mark: number_of(mark) for mark in picture.marks}
    found = {mark: number for mark, number in numbered.items() if number is not None}
    return sorted(found, key=found.__getitem__)


def _last(picture: Picture, words: Words) -> str:
    if not picture.stacks:
        points = ", ".join(picture.last_points)
        return f"{words.last} {points}." if points else ""
    heights = {(mark.column, mark.row): _height(mark) for mark in picture.marks}
    points = ", ".join(f"{picture.point(*at)}{heights.get(at, '')}" for at in picture.last)
    return f"{words.last} {points}." if points else ""


def _sentence(picture: Picture, word: str, marks: Sequence[Mark], *, labels: bool) -> str:
    """A word and the points of marks, each behind its label if these are told: `A h8`."""
    doubled, stacked = picture.doubled, bool(picture.stacks)
    points = ", ".join(
        f"{mark.label} {point}".lstrip() if labels else point
        for mark in marks
        if not doubled or picture.once(mark.column, mark.row)
        for point in (picture.point(mark.column, mark.row) + (_height(mark) if stacked else ""),)
    )
    return f"{word} {points}." if points else ""


def _height(mark: Mark) -> str:
    return f"/{mark.height}" if mark.height > 1 else ""
