"""Boards of any size for the tests of all renderers, and any pictures on them."""

from hypothesis import strategies as st

from corr.games.rules import Mark, Picture

KINDS = ("black", "white", "offer", "forbidden", "spot")
_LABELS = st.one_of(
    st.just(""),
    st.integers(1, 225).map(str),
    st.sampled_from("ABCXYZabc"),
    st.text(max_size=4),
)


def board(columns: int, rows: int, *marks: Mark, last=(), dots=()) -> Picture:
    return Picture(
        column_names=tuple("abcdefghijklmnopqrstuvwxyz"[:columns]),
        row_names=tuple(str(row + 1) for row in range(rows)),
        dots=tuple(dots),
        marks=marks,
        last=tuple(last),
    )


def mark(column: int, row: int, kind: str = "black", label: str = "") -> Mark:
    return Mark(column=column, row=row, kind=kind, label=label)


def middle_game(stones: int, *, numbers: bool = False, turn: int = 7) -> Picture:
    """A 15 × 15 board with stones scattered over it, the last of them pointed out."""
    at = [(turn * n * 31 % 225) for n in range(1, stones + 1)]
    marks = [
        mark(point % 15, point // 15, "black" if n % 2 else "white", str(n) if numbers else "")
        for n, point in enumerate(at, 1)
    ]
    return board(15, 15, *marks, last=[(marks[-1].column, marks[-1].row)], dots=[(7, 7)])


@st.composite
def pictures(draw, largest: int = 26, labels: st.SearchStrategy[str] = _LABELS) -> Picture:
    """Any picture that keeps the rules of `Mark`: no point bears two marks."""
    columns, rows = draw(st.integers(1, largest)), draw(st.integers(1, largest))
    points = st.tuples(st.integers(0, columns - 1), st.integers(0, rows - 1))
    at = draw(st.lists(points, unique=True, max_size=40))
    marks = [mark(*point, draw(st.sampled_from(KINDS)), draw(labels)) for point in at]
    last = draw(st.lists(points, unique=True, max_size=4))
    return board(columns, rows, *marks, last=last, dots=draw(st.lists(points, max_size=5)))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours `#rrggbb`, as WCAG 2 reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)
