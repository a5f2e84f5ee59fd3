"""Every claim of an explanation, checked against the definitions of articles 3 and 7."""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.games.renju.board import (
    NO_STONES,
    POINTS,
    SIZE,
    Board,
    Colour,
    Point,
    names,
    point_named,
)
from corr.games.renju.explain import (
    LIMIT,
    Explanation,
    as_data,
    explain,
)
from corr.games.renju.forbidden import KINDS, Verdict, judge
from tests.places import TESTS

Stones = dict[Point, Colour]
LINES = [(1, 0), (0, 1), (1, 1), (1, -1)]


def set_up(black: str, white: str = "") -> Board:
    """A board with stones given by name."""
    return on_board(stones_of(black.split(), white.split()))


def stones_of(black: Sequence[str], white: Sequence[str]) -> Stones:
    return {
        **dict.fromkeys(map(point_named, black), Colour.BLACK),
        **dict.fromkeys(map(point_named, white), Colour.WHITE),
    }


def on_board(stones: Stones) -> Board:
    board = NO_STONES
    for point, colour in stones.items():
        board = board.put(point, colour)
    return board


def at(point: str, black: str, white: str = "") -> Explanation:
    return explain(set_up(black, white), point_named(point))


# -- the definitions, by trying every stretch of a line through a point ----


def stretch(point: Point, line: tuple[int, int], first: int, length: int) -> list[Point]:
    """Points of a line, the first so many steps from `point`."""
    return [
        Point(point.column + line[0] * step, point.row + line[1] * step)
        for step in range(first, first + length)
    ]


def black_at(board: Board, point: Point) -> bool:
    return point.on_board and board.cells[point.cell] == Colour.BLACK.cell


def unbroken(board: Board, row: Sequence[Point]) -> bool:
    """Whether points in their order are black, side by side, and none more is joined to them."""
    steps = {(b.column - a.column, b.row - a.row) for a, b in pairwise(row)}
    if len(steps) != 1 or not steps <= set(LINES):
        return False
    (line,) = steps
    before, after = stretch(row[0], line, -1, 1)[0], stretch(row[-1], line, 1, 1)[0]
    return all(black_at(board, one) for one in row) and not (
        black_at(board, before) or black_at(board, after)
    )


def with_gap(board: Board, point: Point, size: int) -> Iterator[tuple[tuple[Point, ...], Point]]:
    """Every `size` stones on a line through a black stone that one more makes unbroken."""
    for line in LINES:
        for first in range(-size, 1):
            whole = stretch(point, line, first, size + 1)
            gaps = [one for one in whole if not black_at(board, one)]
            if len(gaps) == 1 and gaps[0].on_board and board.free(gaps[0]) and point in whole:
                filled = board.put(gaps[0], Colour.BLACK)
                if unbroken(filled, whole):
                    yield tuple(sorted(one for one in whole if one != gaps[0])), gaps[0]


def fours(board: Board, point: Point) -> dict[tuple[Point, ...], set[Point]]:
    """The fours of a black stone, each with the points that complete a five."""
    found: dict[tuple[Point, ...], set[Point]] = {}
    for stones, gap in with_gap(board, point, 4):
        found.setdefault(stones, set()).add(gap)
    return found


def threes(board: Board, point: Point) -> dict[tuple[Point, ...], set[Point]]:
    """The threes of a black stone, each with the points that make an open four of it."""
    found: dict[tuple[Point, ...], set[Point]] = {}
    for stones, gap in with_gap(board, point, 3):
        four = tuple(sorted((*stones, gap)))
        if len(fours(board.put(gap, Colour.BLACK), point).get(four, ())) == 2:
            found.setdefault(stones, set()).add(gap)
    # A line that holds a four, a five or more holds no three besides.
    taken = [set(row) for row in fours(board, point)]
    return {row: gaps for row, gaps in found.items() if not any(set(row) <= t for t in taken)}


def check_rows(board: Board, found: Explanation) -> None:
    """Every row that is named is what it is said to be."""
    for row in (*found.fives, *found.overlines):
        assert unbroken(board, row)
        assert found.point in row
    assert all(len(row) == 5 for row in found.fives)
    assert all(len(row) > 5 for row in found.overlines)
    known = fours(board, found.point)
    for four in found.fours:
        assert set(four.completions) <= known[four.stones]
        assert four.open == (len(known[four.stones]) == 2)
    assert len({four.stones for four in found.fours}) == len(found.fours)


def check_verdict(found: Explanation) -> None:
    """What is told is enough for the verdict."""
    match found.verdict:
        case Verdict.FIVE:
            assert found.fives
        case Verdict.OVERLINE:
            assert found.overlines
        case Verdict.DOUBLE_FOUR:
            assert len(found.fours) >= 2
        case Verdict.DOUBLE_THREE:
            assert found.real_threes >= 2 or not found.told
        case None:
            assert found.real_threes < 2
            assert len(found.fours) < 2
            assert not found.fives
            assert not found.overlines
    if found.verdict not in (None, Verdict.DOUBLE_THREE):
        assert not found.threes
    assert found.forbidden == (found.verdict in KINDS)


def check(board: Board, found: Explanation, *, asked: bool = True) -> None:
    """An explanation is right, and complete if it is the one that was asked for."""
    assert found.verdict == judge(board, found.point)
    played = board.put(found.point, Colour.BLACK)
    check_rows(played, found)
    check_verdict(found)
    known = threes(played, found.point)
    allowed = found.verdict is None and found.told
    for three in found.threes:
        tried = {stone.point for stone in three.four_points}
        assert tried <= known[three.stones]
        if asked or (allowed and not three.real):
            assert tried == known[three.stones]
        for stone in three.four_points:
            check(played, stone, asked=False)
    if allowed and (asked or len(known) > 1):
        assert {three.stones for three in found.threes} == set(known)
    if asked:
        assert found.told
        assert {four.stones for four in found.fours} == set(fours(played, found.point))
        rows = [len(row) for row in (*found.fives, *found.overlines)]
        assert sorted(rows) == sorted(n for n in board.rows(found.point, Colour.BLACK) if n > 4)


# -- known positions ----


@cache
def known_cases() -> tuple[dict[str, Any], ...]:
    path = TESTS / "data" / "renju_forbidden.jsonl"
    return tuple(json.loads(line) for line in path.read_text(encoding="utf-8").splitlines())


def position(case: dict[str, Any]) -> Stones:
    return stones_of(case["black"], case["white"])


def expected(case: dict[str, Any]) -> dict[str, str]:
    """The verdict on every point that has one."""
    kinds = {**case["forbidden"], "five": case["five"]}
    return {name: kind for kind, points in kinds.items() for name in points}


def wrong_verdicts(cases: Sequence[dict[str, Any]]) -> list[str]:
    """The positions in which the verdict on some point is not the known one."""
    wrong = []
    for case in cases:
        board = on_board(position(case))
        free = [point for point in POINTS if board.free(point)]
        found = {str(point): kind for point in free if (kind := explain(board, point).verdict)}
        wrong += [case["id"]] if found != expected(case) else []
    return wrong


def test_the_verdict_of_every_point_of_the_deep_positions_is_the_known_one():
    cases = [case for case in known_cases() if case["recursion"] > 1]
    assert len(cases) >= 70
    assert not wrong_verdicts(cases)


@pytest.mark.slow
def test_the_verdict_of_every_point_is_the_known_one():
    assert not wrong_verdicts(known_cases())


def test_every_claim_about_recursive_positions_is_true():
    for case in known_cases():
        if case["recursion"] > 1:
            board = on_board(position(case))
            for point in map(point_named, case["forbidden"]["double_three"]):
                check(board, explain(board, point))


@pytest.mark.slow
@pytest.mark.parametrize(
    "part", [0, *(pytest.param(n, marks=pytest.mark.long) for n in range(1, 8))]
)
def test_every_claim_about_whole_positions_is_true(part):
    for case in known_cases()[part::8]:
        board = on_board(position(case))
        for point in POINTS:
            if board.free(point) and board.touched(point):
                check(board, explain(board, point))


@st.composite
def mutated(draw: st.DrawFn) -> tuple[Board, Point]:
    """A known position with a few points changed, and a free point of it that matters."""
    case = draw(st.sampled_from(known_cases()))
    stones = position(case)
    changes = st.tuples(st.sampled_from(POINTS), st.sampled_from([*Colour, None]))
    for point, colour in draw(st.lists(changes, max_size=4)):
        stones.pop(point, None)
        if colour is not None:
            stones[point] = colour
    board = on_board(stones)
    free = [point for point in POINTS if board.free(point) and board.touched(point)]
    return board, draw(st.sampled_from(free or [p for p in POINTS if board.free(p)]))


@given(mutated())
@settings(max_examples=150)
def test_every_claim_about_a_changed_position_is_true(case):
    board, point = case
    found = explain(board, point)
    check(board, found)
    assert found.size <= LIMIT


@given(mutated(), st.integers(1, 12))
@settings(max_examples=60)
def test_a_limit_leaves_out_the_deepest_reasons_and_no_more(case, limit):
    board, point = case
    found, whole = explain(board, point, limit=limit), explain(board, point)
    check(board, found)
    assert found.size <= max(limit, 9)
    assert found.depth <= whole.depth
    if whole.size <= limit:
        assert found == whole


def test_what_goes_too_deep_is_left_out_and_said_to_be():
    (case,) = (case for case in known_cases() if case["id"] == "s0373")
    board, point = on_board(position(case)), point_named("j9")
    whole = explain(board, point)
    assert (whole.depth, whole.size) == (6, 15)
    cut = explain(board, point, limit=9)
    assert cut.depth < whole.depth
    assert cut.size <= 9
    assert '"told": false' in json.dumps(as_data(cut))


# -- single articles ----


def test_a_double_three_names_both_threes_and_their_points():
    found = at("h8", "h7 h9 g8 i8")
    assert found.verdict is Verdict.DOUBLE_THREE
    assert [names(three.stones) for three in found.threes] == [
        ("g8", "h8", "i8"),
        ("h7", "h8", "h9"),
    ]
    assert [[str(one.point) for one in three.four_points] for three in found.threes] == [
        ["f8", "j8"],
        ["h6", "h10"],
    ]
    assert all(three.real for three in found.threes)


def test_two_fours_on_one_line_are_two():
    found = at("h8", "d8 f8 g8 j8")
    assert found.verdict is Verdict.DOUBLE_FOUR
    assert [(names(four.stones), names(four.completions)) for four in found.fours] == [
        (("d8", "f8", "g8", "h8"), ("e8",)),
        (("f8", "g8", "h8", "j8"), ("i8",)),
    ]


def test_an_open_four_is_one_with_two_points():
    found = at("h8", "f8 g8 i8")
    assert found.verdict is None
    (four,) = found.fours
    assert four.open
    assert names(four.completions) == ("e8", "j8")


def test_a_point_that_would_make_six_completes_no_four():
    found = at("h8", "d8 f8 g8 j8 k8")
    assert [names(four.completions) for four in found.fours] == [("e8",)]


def test_a_five_is_told_beside_all_that_it_outdoes():
    found = at("h8", "e8 f8 g8 i8 j8 h4 h5 h6 h7")
    assert found.verdict is Verdict.FIVE
    assert not found.forbidden
    assert (len(found.fives), len(found.overlines)) == (1, 1)


def test_a_long_overline_is_told_to_its_ends():
    found = at("h8", "a8 b8 c8 d8 e8 f8 g8 i8 j8 k8 l8 m8 n8 o8")
    assert [len(row) for row in found.overlines] == [15]


BLOCKED = "h7 h9 g8 i8 j9 j10 j11"
"""Two threes on h8; of the one along the row, j8 would make a double-four."""


@pytest.mark.parametrize(
    ("more", "kind", "rows"),
    [
        ("f9 f10 f11", Verdict.DOUBLE_FOUR, ["f8 g8 h8 i8", "f8 f9 f10 f11"]),
        ("f9 f10 f11 f6 f7", Verdict.OVERLINE, ["f6 f7 f8 f9 f10 f11"]),
        ("f9 f10 f11 f7", Verdict.FIVE, ["f7 f8 f9 f10 f11"]),
        ("f9 f10 e7 d6", Verdict.DOUBLE_THREE, ["f8 f9 f10", "d6 e7 f8"]),
    ],
)
def test_an_allowed_point_with_two_threes_says_why_one_is_not_real(more, kind, rows):
    found = at("h8", f"{BLOCKED} {more}")
    assert (found.verdict, found.near_miss, found.real_threes) == (None, True, 1)
    unreal, real = found.threes
    assert (unreal.real, real.real) == (False, True)
    first, second = unreal.four_points
    assert (str(second.point), second.verdict) == ("j8", Verdict.DOUBLE_FOUR)
    assert (str(first.point), first.verdict) == ("f8", kind)
    told = (
        *(first.fives or first.overlines),
        *(shape.stones for shape in (*first.fours, *first.threes)),
    )
    assert [" ".join(names(row)) for row in told] == rows


def test_a_stone_makes_no_open_four_where_it_makes_a_five():
    """7.2 a: nor a five; and the three is real where the other point is an ordinary move."""
    found = at("h8", "h7 h9 g8 i8 f9 f10 f11 f7")
    assert found.verdict is Verdict.DOUBLE_THREE
    assert [one.verdict for one in found.threes[0].four_points] == [Verdict.FIVE, None]


@pytest.mark.parametrize("level", range(2, 6))
def test_reasons_are_told_to_any_depth(level):
    """`recursion` counts the levels on which double-threes at four-points must be judged."""
    depths = [
        explain(board, point).depth
        for case in known_cases()
        if case["recursion"] == level
        for board in [on_board(position(case))]
        for point in POINTS
        if board.free(point)
    ]
    assert max(depths) >= level


def test_a_point_with_a_stone_is_not_explained():
    with pytest.raises(ValueError, match="h7 is not free"):
        at("h7", "h7")
    with pytest.raises(ValueError, match="p1 is not free"):
        explain(NO_STONES, Point(SIZE, 0))


def test_three_threes_are_all_told():
    found = at("h8", "g7 i9 h7 h9 g8 i8")
    assert len(found.threes) == 3


def test_a_free_board_gives_nothing_to_tell():
    assert at("h8", "") == Explanation(point=point_named("h8"), verdict=None)
