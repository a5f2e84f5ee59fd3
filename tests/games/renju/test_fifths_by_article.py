"""Fifth moves: which sets of offers are correct [R4], and that fifty always exist [R1]."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.errors import IllegalMove
from corr.games.renju.renju import RENJU
from tests.games.opening_scripts import (
    BOARD,
    OPENINGS_26,
    THREE,
    TURNS,
    board_symmetric,
    congruent,
    figure,
    inside,
    name,
    names,
    on_board,
    pair,
    play,
    shape,
    shifted,
    turned,
    turned_figure,
    twins,
)

THREES = tuple(
    ((0, 0), second, third)
    for second in BOARD
    for third in BOARD
    if inside(second, 3) and inside(third, 5) and len({(0, 0), second, third}) == 3
)
SQUARE = tuple(map(pair, ("h8", "h9", "i9", "i8")))


@cache
def symmetric_fourths(three):
    """The fourth moves that make a figure with a symmetry of its own."""
    free = (point for point in BOARD if point not in three)
    return [point for point in free if own_symmetries(figure((*three, point))) > 1]


def own_symmetries(stones):
    """How many rotations and reflections bring a figure onto itself, shifts allowed."""
    return sum(shifted(turned_figure(stones, turn)) == shifted(stones) for turn in TURNS)


SYMMETRIC_THREES = [three for three in THREES if own_symmetries(figure(three)) > 1]


@st.composite
def offered(draw):
    """Four stones and different fifths; figures with a symmetry, and twins, are frequent."""
    three = draw(st.sampled_from(SYMMETRIC_THREES) | st.sampled_from(THREES))
    free = [point for point in BOARD if point not in three]
    fourths = draw(st.sampled_from((symmetric_fourths(three), symmetric_fourths(three), free)))
    four = (*three, draw(st.sampled_from(fourths or free)))
    free.remove(four[3])
    fifths = draw(st.lists(st.sampled_from(free), unique=True, min_size=1, max_size=8))
    if draw(st.booleans()):
        like = [p for p in free if p not in fifths and not_different(four, p, fifths[0])]
        fifths += [draw(st.sampled_from(like))] if like else []
    return four, tuple(draw(st.permutations(fifths)))


def not_different(four, one, two):
    return shape(figure((*four, one))) == shape(figure((*four, two)))


def offer(four, fifths, **options):
    """What Black's offer is read as, under yamaguchi with just as many fifths declared."""
    three = f"P1: {names(four[:3])}, {len(fifths)} fifths"
    position = play("yamaguchi", three, f"P2: white, {name(four[3])}", **options)
    return RENJU.read(position, f"offer {names(fifths)}")


def check(four, fifths, same, **options):
    """An offer is accepted if and only if it has no twins, and its refusal names twins."""
    pairs = twins(four, fifths, same)
    if not pairs:
        assert offer(four, fifths, **options) == (f"offer {names(fifths)}",)
        return
    with pytest.raises(IllegalMove) as refused:
        offer(four, fifths, **options)
    assert refused.value.code == "offer_symmetric"
    assert {refused.value.params["first"], refused.value.params["second"]} in pairs


@settings(max_examples=100)
@given(offered())
def test_offers_are_correct_if_and_only_if_no_two_figures_are_congruent(game):
    check(*game, congruent)


@settings(max_examples=60)
@given(offered())
def test_under_the_alternative_only_the_symmetries_of_the_board_count(game):
    check(*game, board_symmetric, fifth_symmetry="board")


@settings(max_examples=30)
@given(offered(), st.sampled_from(TURNS), st.randoms(use_true_random=False))
def test_neither_the_orientation_nor_the_order_of_the_offers_matters(game, turn, chance):
    four, fifths = game
    shuffled = chance.sample(fifths, len(fifths))
    check(tuple(turned(p, turn) for p in four), [turned(p, turn) for p in shuffled], congruent)


def test_a_figure_whose_symmetry_does_not_fix_the_centre_tells_the_two_readings_apart():
    g7, j10 = pair("g7"), pair("j10")
    assert twins(SQUARE, (g7, j10)) == [{"g7", "j10"}]
    assert not twins(SQUARE, (g7, j10), board_symmetric)
    check(SQUARE, (g7, j10), congruent)
    check(SQUARE, (g7, j10), board_symmetric, fifth_symmetry="board")


def test_every_symmetry_of_the_four_stones_makes_twins():
    # Black h8 and j8, White i9 and i7: two axes, of which only one goes through the centre.
    four = tuple(map(pair, ("h8", "i9", "j8", "i7")))
    for one, two, same_board in (
        ("g10", "g6", True),
        ("g10", "k10", False),
        ("g10", "k6", False),
        ("k10", "k6", True),
        ("a1", "a15", True),
    ):
        fifths = pair(one), pair(two)
        assert twins(four, fifths) == [{one, two}]
        assert bool(twins(four, fifths, board_symmetric)) == same_board
        check(four, fifths, congruent)
        check(four, fifths, board_symmetric, fifth_symmetry="board")


def test_a_mirror_image_with_the_colours_exchanged_is_not_symmetric():
    four = tuple(map(pair, ("h8", "i8", "h9", "i9")))  # b w below b w
    assert not twins(four, (pair("g7"), pair("j7")))
    check(four, (pair("g7"), pair("j7")), congruent)


@pytest.mark.parametrize(
    ("opening", "lines", "more"),
    [
        ("rif", ("P1: h8 h9 i9", "P2: white, i8"), 0),
        ("whites-option", ("P2: opening D4, i8",), 0),
        ("soosorv", ("P1: h8 h9 i9", "P2: white, i8, 4 fifths", "P1: black"), 2),
        ("soosorv-8", ("P1: h8 h9 i9", "P2: white, i8, 8 fifths", "P1: white"), 6),
        ("taraguchi", ("P2: h9", "P1: i9", "P2: i8", "P1: fifths"), 3),
        ("taraguchi-10", ("P2: h9", "P1: i9", "P2: i8", "P1: fifths"), 8),
    ],
)
def test_every_rule_with_offers_refuses_a_congruent_pair_and_takes_the_others(
    opening, lines, more
):
    others = ["a1", "c1", "e1", "a4", "a6", "o3", "o6", "c14", "l2"][: more + 1]
    assert not twins(SQUARE, map(pair, ("g7", *others)))
    bad, good = " ".join(["g7", *others[1:], "j10"]), " ".join(["g7", *others])
    position = play(opening, *lines)
    with pytest.raises(IllegalMove) as refused:
        RENJU.read(position, f"offer {bad}")
    error = refused.value
    assert (error.code, error.waits_for) == ("offer_symmetric", "offer_fifths")
    assert {error.params["first"], error.params["second"]} == {"g7", "j10"}
    assert RENJU.read(position, f"offer {good}") == (f"offer {good}",)
    board = play(opening, *lines, fifth_symmetry="board")
    assert RENJU.read(board, f"offer {bad}") == (f"offer {bad}",)


def test_the_fifths_not_kept_leave_the_board_again():
    lines = THREE, "P2: white, g7", "P1: offer i7 f9"
    offers = play("rif", *lines)
    assert (on_board(offers, "offer"), on_board(offers, "black")) == ({"i7", "f9"}, {"h8", "j7"})
    kept = play("rif", *lines, "P2: keep f9")
    assert (on_board(kept, "offer"), on_board(kept, "black")) == (set(), {"h8", "j7", "f9"})
    assert on_board(play("rif", *lines, "P2: keep f9", "P2: i7"), "white") == {"i9", "g7", "i7"}


def test_each_offered_fifth_may_be_kept_and_no_other():
    lines = f"{THREE}, 4 fifths", "P2: white, g7", "P1: offer i7 f9 h6 k10"
    position = play("yamaguchi", *lines)
    for point in "i7", "f9", "h6", "k10":
        assert RENJU.read(position, f"keep {point}") == (f"keep {point}",)
    for point in "h8", "i9", "g7", "h7", "a1":
        with pytest.raises(IllegalMove) as refused:
            RENJU.read(position, f"keep {point}")
        assert refused.value.waits_for == "keep_fifth"


@pytest.mark.parametrize("declared", [1, 2, 50])
def test_black_offers_exactly_the_declared_number(declared):
    four = tuple(map(pair, ("h8", "i9", "j7", "c3")))
    fifths = different_fifths(four, declared + 1)
    lines = f"P1: h8 i9 j7, {declared} fifths", "P2: white, c3"
    position = play("yamaguchi", *lines)
    for count in {declared - 1, declared + 1} - {0}:
        with pytest.raises(IllegalMove) as refused:
            RENJU.read(position, f"offer {names(fifths[:count])}")
        assert refused.value.code == "offer_count"
        assert refused.value.params == {"expected": declared, "found": count}
    assert len(RENJU.read(position, f"offer {names(fifths[:declared])}")) == 1


# [R1]


def different_fifths(four, count):
    """The first points whose figures are pairwise not congruent, so many of them."""
    found = {}
    for point in BOARD:
        if point not in four:
            found.setdefault(shape(figure((*four, point))), point)
        if len(found) == count:
            break
    return tuple(found.values())


def fourths_up_to_symmetry(three):
    """One fourth move for each kind, mirrored ones left out where the three are symmetric."""
    kinds = {}
    for point in BOARD:
        if point not in three:
            laid = [
                turned(point, turn)
                for turn in TURNS
                if tuple(turned(p, turn) for p in three) == three
            ]
            kinds.setdefault(min(laid), point)
    return tuple(kinds.values())


@pytest.mark.parametrize("code", ["D1", "I1", "I3"])
def test_fifty_different_fifths_exist_whatever_move_4_is(code):
    (row,) = (row for row in OPENINGS_26 if row["code"] == code)
    three = tuple(pair(row[f"move{n}"]) for n in (1, 2, 3))
    fourths = fourths_up_to_symmetry(three)
    assert len(fourths) >= len(BOARD) // 2
    for fourth in fourths:
        fifths = different_fifths((*three, fourth), 50)
        assert len(fifths) == 50
        assert len(offer((*three, fourth), fifths)) == 1
