"""Which points of a board can be tapped, and what a tap says."""

import pytest

from corr.games.renju.board import POINTS
from corr.games.renju.renju import RENJU
from tests.games.opening_scripts import play, positions_of

OPENINGS = RENJU.options()["opening"]
THREE = "P1: h8 i9 j7"
WHITE_4 = (THREE, "P2: white", "P2: g7, 3 fifths", "P1: black")


def taps(position) -> dict[str, str]:
    """The answers by the names of their points, as the picture names them."""
    picture = RENJU.picture(position)
    return {picture.point(column, row): text for column, row, text in RENJU.taps(position)}


def square(size: int) -> set[str]:
    return {str(point) for point in POINTS if point.inside(size)}


def stones(position) -> set[str]:
    picture = RENJU.picture(position)
    kinds = ("black", "white")
    return {picture.point(one.column, one.row) for one in picture.marks if one.kind in kinds}


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_tap_of_every_stage_is_one_legal_answer(opening):
    for position in positions_of(opening):
        if position.outcome is not None:
            assert RENJU.taps(position) == ()
            continue
        found = taps(position)
        assert len(found) == len(RENJU.taps(position))
        for point, text in list(found.items())[:: max(1, len(found) // 20)]:
            assert point in text
            assert RENJU.read(position, text) == (text.replace(",3", ", 3 fifths"),)


@pytest.mark.parametrize("opening", OPENINGS)
def test_where_one_point_is_asked_for_all_that_are_legal_can_be_tapped(opening):
    for position in positions_of(opening):
        code = RENJU.stage(position).code if position.outcome is None else ""
        free = {str(point) for point in POINTS} - stones(position)
        if code in ("play", "play_declare"):
            assert set(taps(position)) == free
        elif code in ("place_opening", "place_declare", "name_opening", "choose_colour"):
            assert taps(position) == {}


def test_a_stone_of_the_opening_can_be_tapped_inside_its_square_alone():
    assert set(taps(play("taraguchi"))) == square(3) - {"h8"}
    assert set(taps(play("taraguchi", "P2: leave"))) == square(3) - {"h8"}
    three_ways = play("taraguchi", "P2: i9", "P1: j10", "P2: g7")
    assert set(taps(three_ways)) == square(9) - {"h8", "i9", "j10", "g7"}


def test_a_move_that_declares_comes_with_a_number_that_may_be_declared():
    position = play("soosorv", THREE, "P2: white")
    assert taps(position)["g7"] == "g7,3"
    assert taps(play("soosorv-8", THREE, "P2: white"))["g7"] == "g7,3"


def test_two_stones_at_once_and_several_offers_cannot_be_tapped():
    assert taps(play("sakata", THREE)) == {}
    assert taps(play("soosorv", *WHITE_4)) == {}


def test_a_single_fifth_move_is_offered_by_its_point():
    alone = (THREE, "P2: white", "P2: g7, 1 fifth", "P1: black")
    assert taps(play("soosorv", *alone))["i7"] == "offer i7"


def test_only_what_was_offered_can_be_kept():
    position = play("soosorv", *WHITE_4, "P1: g8 i7 f9")
    assert taps(position) == {"g8": "keep g8", "i7": "keep i7", "f9": "keep f9"}


def test_a_forbidden_point_looks_like_any_other():
    """h7 would join six black stones: Black's own affair until it is played."""
    replies = "P2: a1, P1: h9, P2: c1, P1: h10, P2: e1, P1: h5, P2: g1, P1: h6, P2: i1"
    position = play("free-renju", *replies.split(", "))
    assert taps(position)["h7"] == "h7"
    lost = RENJU.after(position, RENJU.read(position, "h7")[0])
    assert lost.outcome is not None
    assert lost.outcome.ending == "forbidden"


@pytest.mark.parametrize(
    ("opening", "count", "first"),
    [
        ("soosorv", 26, "opening I1"),
        ("yamaguchi", 26, "opening I1, 3 fifths"),
        ("whites-option", 24, "opening I1, "),
    ],
)
def test_openings_are_offered_by_their_names(opening, count, first):
    stage = RENJU.stage(RENJU.start({"opening": opening}))
    assert len(stage.buttons) == len(stage.labels) == len(set(stage.buttons)) == count
    assert stage.buttons[0].startswith(first)
    assert (stage.labels[0], stage.labels[-1][:2]) == ("I1 Chosei", "D1")
