"""The forbidden moves against a second referee, slow and obvious, and from all eight sides."""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.games.forbidden import forbidden_points

Cell = tuple[int, int]
Stones = dict[Cell, str]

LETTERS = "abcdefghijklmno"
CELLS = [(x, y) for x in range(15) for y in range(15)]
ON_BOARD = frozenset(CELLS)
FOUR_LINES = [(1, 0), (0, 1), (1, 1), (1, -1)]


# The second referee: articles 3 and 7 word by word, over sets of stones.


def steps(cell: Cell, line: Cell, first: int, last: int) -> list[Cell]:
    return [(cell[0] + k * line[0], cell[1] + k * line[1]) for k in range(first, last + 1)]


def free(stones: Stones, cell: Cell) -> bool:
    return cell in ON_BOARD and cell not in stones


def unbroken_row(stones: Stones, cell: Cell, line: Cell) -> frozenset[Cell]:
    """All black stones that are joined to this one on a line without anything between."""
    row = {cell}
    for sign in (1, -1):
        for other in steps(cell, (sign * line[0], sign * line[1]), 1, 15):
            if stones.get(other) != "b":
                break
            row.add(other)
    return frozenset(row)


def with_black(stones: Stones, cell: Cell) -> Stones:
    return {**stones, cell: "b"}


def makes_five(stones: Stones, cell: Cell) -> bool:
    return any(len(unbroken_row(stones, cell, line)) == 5 for line in FOUR_LINES)


def makes_overline(stones: Stones, cell: Cell) -> bool:
    return any(len(unbroken_row(stones, cell, line)) > 5 for line in FOUR_LINES)


def rows_with_one_gap(
    stones: Stones, cell: Cell, line: Cell, size: int
) -> Iterator[tuple[frozenset[Cell], Cell]]:
    """Every stretch of `size` points through a stone that is black but for one free point."""
    for first in range(1 - size, 1):
        stretch = steps(cell, line, first, first + size - 1)
        black = frozenset(c for c in stretch if stones.get(c) == "b")
        gaps = [c for c in stretch if free(stones, c)]
        if len(black) == size - 1 and len(gaps) == 1:
            yield black, gaps[0]


def fours(stones: Stones, cell: Cell, line: Cell) -> set[frozenset[Cell]]:
    """The rows of four through a stone to which one stone can be added so that a five arises."""
    return {
        row
        for row, gap in rows_with_one_gap(stones, cell, line, 5)
        if unbroken_row(with_black(stones, gap), gap, line) == row | {gap}
    }


def is_open_four(stones: Stones, row: frozenset[Cell], line: Cell) -> bool:
    """Whether an unbroken row of four becomes a five in two different ways."""
    cell = min(row)
    ends = [
        end
        for end in steps(cell, line, -1, 4)
        if free(stones, end) and unbroken_row(with_black(stones, end), end, line) == row | {end}
    ]
    return len(row) == 4 and len(ends) == 2


def four_points(stones: Stones, cell: Cell, line: Cell) -> set[Cell]:
    """Where one more stone turns a three through a stone into an open four."""
    return {
        gap
        for row, gap in rows_with_one_gap(stones, cell, line, 4)
        if unbroken_row(with_black(stones, gap), gap, line) == row | {gap}
        and is_open_four(with_black(stones, gap), row | {gap}, line)
    }


def kind(stones: Stones, cell: Cell) -> str | None:
    """What a black stone on a free cell makes."""
    played = with_black(stones, cell)
    if makes_five(played, cell):
        return "five"
    if makes_overline(played, cell):
        return "overline"
    if sum(len(fours(played, cell, line)) for line in FOUR_LINES) >= 2:
        return "double_four"
    real = [
        line
        for line in FOUR_LINES
        if any(kind(played, gap) is None for gap in four_points(played, cell, line))
    ]
    return "double_three" if len(real) >= 2 else None


def name(cell: Cell) -> str:
    return f"{LETTERS[cell[0]]}{cell[1] + 1}"


def cell_named(text: str) -> Cell:
    return LETTERS.index(text[0]), int(text[1:]) - 1


def second_opinion(stones: Stones) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {
        "five": set(),
        "overline": set(),
        "double_four": set(),
        "double_three": set(),
    }
    for cell in CELLS:
        if cell not in stones and (verdict := kind(stones, cell)):
            found[verdict].add(name(cell))
    return found


def fast_opinion(stones: Stones) -> dict[str, set[str]]:
    black = [name(cell) for cell, colour in stones.items() if colour == "b"]
    white = [name(cell) for cell, colour in stones.items() if colour == "w"]
    return {kind: set(points) for kind, points in forbidden_points(black, white).items()}


# Positions: random ones, crowded ones, and known ones with a few points changed.


@cache
def known_positions() -> list[Stones]:
    path = Path(__file__).parent / "data" / "renju_forbidden.jsonl"
    cases = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [
        {cell_named(text): colour[0] for colour in ("black", "white") for text in case[colour]}
        for case in cases
    ]


def random_positions() -> st.SearchStrategy[Stones]:
    crowded = st.tuples(st.integers(3, 11), st.integers(3, 11))
    cells = st.one_of(st.sampled_from(CELLS), crowded)
    return st.dictionaries(cells, st.sampled_from("bbw"), min_size=6, max_size=60)


@st.composite
def mutated_positions(draw: st.DrawFn) -> Stones:
    stones = dict(draw(st.sampled_from(known_positions())))
    changes = st.tuples(st.sampled_from(CELLS), st.sampled_from("bbw."))
    for cell, colour in draw(st.lists(changes, max_size=4)):
        stones.pop(cell, None)
        if colour != ".":
            stones[cell] = colour
    return stones


@given(random_positions())
@settings(max_examples=60, deadline=None)
def test_both_referees_agree_on_random_positions(stones: Stones) -> None:
    assert fast_opinion(stones) == second_opinion(stones)


@given(mutated_positions())
@settings(max_examples=60, deadline=None)
def test_both_referees_agree_on_changed_known_positions(stones: Stones) -> None:
    assert fast_opinion(stones) == second_opinion(stones)


@pytest.mark.slow
def test_both_referees_agree_on_all_known_positions() -> None:
    for stones in known_positions():
        assert fast_opinion(stones) == second_opinion(stones)


@given(st.one_of(random_positions(), mutated_positions()), st.integers(1, 7))
@settings(deadline=None)
def test_a_turned_board_has_turned_forbidden_points(stones: Stones, turn: int) -> None:
    def image(cell: Cell) -> Cell:
        x, y = cell[::-1] if turn & 4 else cell
        return (14 - x if turn & 1 else x), (14 - y if turn & 2 else y)

    seen = fast_opinion({image(cell): colour for cell, colour in stones.items()})
    plain = fast_opinion(stones)
    assert seen == {
        kind: {name(image(cell_named(point))) for point in points}
        for kind, points in plain.items()
    }


# Single articles.


def verdict_at(point: str, black: Iterable[str], white: Iterable[str] = ()) -> str | None:
    found = forbidden_points(black, white)
    return next((kind for kind, points in found.items() if point in points), None)


@pytest.mark.parametrize(
    ("black", "white", "expected"),
    [
        ("h7 h9 g8 i8", "", "double_three"),
        ("h7 h9 g8 i8", "h10", None),  # one three is closed
        ("h7 h9 g8 i8", "h11", "double_three"),  # h6 still gives an open four
        ("h7 h9 g8 i8", "h11 h5", None),  # neither h6 nor h10 gives one
        ("e8 f8 g8 h5 h6 h7", "", "double_four"),
        ("e8 f8 g8 h6 h7", "", None),  # a four and a three
        ("d8 f8 g8 j8", "", "double_four"),  # ● ●●● ●
        ("d8 e8 g8 j8 k8", "", "double_four"),  # ●● ●● ●●
        ("d8 e8 f8 j8 k8 l8", "", "double_four"),  # ●●● ● ●●●
        ("d8 f8 g8 j8 k8", "", None),  # i8 would be an overline: one four
        ("f8 g8 i8", "", None),  # an open four is one four
        ("f8 g8 i8 j8", "", "five"),
        ("e8 f8 g8 i8 j8", "", "overline"),
        ("e8 f8 g8 i8 j8 h4 h5 h6 h7", "", "five"),  # a five on another line wins (7.1)
        ("e8 f8 g8 h5 h6 h7 d4 e5 f6 g7", "", "five"),
    ],
)
def test_the_stone_on_h8(black: str, white: str, expected: str | None) -> None:
    assert verdict_at("h8", black.split(), white.split()) == expected
