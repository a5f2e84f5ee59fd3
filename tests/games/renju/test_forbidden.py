"""The forbidden moves: against the second referee, from all sides, and article by article."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.games.renju.board import Board, point_named
from corr.games.renju.forbidden import forbidden_points, judge, scan
from tests.every import every
from tests.games.renju_positions import (
    MAKERS,
    POINTS,
    Position,
    colour_names,
    known_positions,
    recursive_positions,
    turned,
)
from tests.games.second_referee import judge_all, name_of, point_of

MAKER = pytest.mark.parametrize("maker", MAKERS, ids=lambda maker: maker.__name__)
CHANCE = st.randoms(use_true_random=False)


def ours(position: Position) -> dict[str, set[str]]:
    return {kind: set(found) for kind, found in forbidden_points(*colour_names(position)).items()}


def theirs(position: Position) -> dict[str, set[str]]:
    return judge_all(*colour_names(position))


@MAKER
@given(chance=CHANCE)
@settings(max_examples=20)
def test_both_referees_agree(maker, chance: Random) -> None:
    position = maker(chance)
    assert ours(position) == theirs(position)


@pytest.mark.parametrize("position", recursive_positions()[-20:])
def test_both_referees_agree_on_the_deepest_known_positions(position: Position) -> None:
    assert ours(position) == theirs(position)


@pytest.mark.parametrize("step", [3, pytest.param(1, marks=pytest.mark.long)])
def test_both_referees_agree_on_known_positions_of_every_depth(step: int) -> None:
    """What is known of all of them, `tests/known` compares with ours."""
    for position in known_positions()[::step]:
        assert ours(position) == theirs(position)


@pytest.mark.long
@MAKER
@pytest.mark.parametrize("seed", range(4))
def test_both_referees_agree_on_hundreds_of_positions(maker, seed: int) -> None:
    chance = Random(seed)
    for _ in range(400):
        position = maker(chance)
        assert ours(position) == theirs(position), position


# Turning the board.


def image(position: Position, turn: int) -> Position:
    return {turned(point, turn): colour for point, colour in position.items()}


def images(found: dict[str, set[str]], turn: int) -> dict[str, set[str]]:
    return {
        kind: {name_of(turned(point_of(point), turn)) for point in points}
        for kind, points in found.items()
    }


@MAKER
@given(chance=CHANCE, turn=st.integers(1, 7))
@settings(max_examples=20)
def test_a_turned_board_has_turned_forbidden_points(maker, chance: Random, turn: int) -> None:
    position = maker(chance)
    assert ours(image(position, turn)) == images(ours(position), turn)


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_deepest_known_positions_are_judged_the_same_from_every_side(turn: int) -> None:
    for position in recursive_positions():
        assert ours(image(position, turn)) == images(ours(position), turn)


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_second_referee_too_sees_the_same_from_every_side(turn: int) -> None:
    for position in recursive_positions()[-4:]:
        assert theirs(image(position, turn)) == images(theirs(position), turn)


# Points one by one are judged as in a scan.


@MAKER
@given(chance=CHANCE)
@settings(max_examples=20)
def test_a_point_alone_is_judged_as_in_a_scan(maker, chance: Random) -> None:
    position = maker(chance)
    board = Board.of(*colour_names(position))
    scanned = {point: kind for kind, points in scan(board).items() for point in points}
    for point in map(point_named, map(name_of, POINTS)):
        if board.free(point):
            assert judge(board, point) == scanned.get(point)


# Single articles.

CASES = [
    # double-three
    ("h7 h9 g8 i8", "", "double_three"),
    ("h7 h9 g8 i8", "h10", None),  # one three is closed
    ("h7 h9 g8 i8", "h11", "double_three"),  # h6 still gives an open four
    ("h7 h9 g8 i8", "h11 h5", None),  # neither h6 nor h10 gives one
    ("i8 j8 i9 j10", "", "double_three"),
    ("i8 k8 i9 k11", "", "double_three"),  # both with a gap
    ("i8 k8 i9 k11", "j8", None),
    ("g8 i8 g7 i9 h7 h9", "", "double_three"),  # three threes
    # double-four
    ("e8 f8 g8 h5 h6 h7", "", "double_four"),
    ("e8 f8 g8 h6 h7", "", None),  # a four and a three
    ("d8 f8 g8 j8", "", "double_four"),  # ● ●●● ●
    ("d8 e8 g8 j8 k8", "", "double_four"),  # ●● ●● ●●
    ("d8 e8 f8 j8 k8 l8", "", "double_four"),  # ●●● ● ●●●
    ("d8 f8 g8 j8 k8", "", None),  # i8 would be an overline: one four
    ("f8 g8 i8", "", None),  # an open four is one four
    ("f8 g8 i8 h5 h6 h7", "", "double_four"),  # an open four and a four
    # five and overline
    ("f8 g8 i8 j8", "", "five"),
    ("e8 f8 g8 i8 j8", "", "overline"),
    ("e8 f8 g8 i8 j8 h4 h5 h6 h7", "", "five"),  # a five on another line wins (7.1)
    ("e8 f8 g8 h5 h6 h7 d4 e5 f6 g7", "", "five"),
    ("e8 f8 g8 i8 j8 h5 h6 h7 i9 j10 k11", "", "overline"),  # before the double-four
    ("e8 f8 g8 h5 h6 h7 g7 f6", "", "double_four"),  # before the double-three
    # a five that nobody noticed (9.6)
    ("c8 d8 e8 f8 g8", "", "overline"),
    ("b8 c8 d8 e8 f8", "", None),
    ("c8 d8 e8 f8 g8 h4 h5 h6 h7", "", "five"),
    ("b8 c8 d8 e8 f8 g8", "", "overline"),
    ("a1 b1 c1 d1 e1 h7 h9 g8 i8", "", "double_three"),
    ("g8 i8 h7 h9 c10 d10 e10 f10 g10", "", "double_three"),  # h6, though h10 is an overline
    ("g8 i8 h7 h9 c10 d10 e10 f10 g10", "h5", None),  # only h10, an overline (7.2 a)
    # what a four-point must not be (7.2)
    ("g8 i8 h7 h9 d10 e10 f10 g10", "h5", None),  # only h10, a five: no three (3)
    ("g8 i8 h7 h9 e10 f10 g10", "h5", None),  # only h10, a second four (7.2 a)
    ("g8 i8 h7 h9 f10 g10", "h5", "double_three"),  # h10 is a three and no more
    ("g8 i8 h7 h9 f10 g10 i11 j12", "h5", None),  # h10 is a double-three (7.2 b)
    ("g8 i8 h7 h9 f10 g10 i11 j12", "h5 e10", "double_three"),  # d10… is closed: it is none
]


@every("black, white, expected", CASES)
def test_the_stone_on_h8(black: str, white: str, expected: str | None) -> None:
    assert judge(Board.of(black.split(), white.split()), point_named("h8")) == expected


@every("black, white, expected", CASES)
def test_the_second_referee_says_the_same_of_h8(
    black: str, white: str, expected: str | None
) -> None:
    found = judge_all(black.split(), white.split())
    assert next((kind for kind, points in found.items() if "h8" in points), None) == expected


@pytest.mark.parametrize(
    ("black", "point", "expected"),
    [
        ("a1 b1 c1 e1", "d1", "five"),
        ("a1 b1 c1", "d1", None),
        ("l15 m15 n15 o12 o13 o14", "o15", "double_four"),
        ("m15 n15 o13 o14", "o15", None),  # nothing opens into a corner
        ("b2 c3 b1 c1", "a1", None),
        ("b3 d3 c2 c4", "c3", "double_three"),
        ("b2 d2 c1 c3", "c2", None),  # c0 is off the board, and c1 c2 c3 c4 is no open four
        ("a2 a3 a4 a5", "a6", "five"),
        ("a1 a2 a3 a4 a6", "a5", "overline"),
        ("a10 b11 c12 d13 f15", "e14", "overline"),
        ("k1 l2 m3 o5", "n4", "five"),
    ],
)
def test_a_stone_at_the_edge(black: str, point: str, expected: str | None) -> None:
    assert judge(Board.of(black.split(), []), point_named(point)) == expected
    found = judge_all(black.split(), [])
    assert next((kind for kind, points in found.items() if point in points), None) == expected
