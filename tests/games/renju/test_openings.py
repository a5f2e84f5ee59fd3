"""The opening rules of renju (art. 8), as letters would play them."""

import re

import pytest

from corr.errors import IllegalMove, NotAMove
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import Renju
from corr.games.rules import Seat
from tests.every import every

GAME = Renju()
SOOSORV = {"opening": "soosorv"}
RIF = {"opening": "rif"}
FREE = {"opening": "free-renju"}


def played(options: dict[str, str], *texts: str) -> RenjuPosition:
    position = GAME.start(options)
    for text in texts:
        for move in GAME.read(position, text):
            position = GAME.after(position, move)
    return position


def refused(position: RenjuPosition, text: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(IllegalMove) as error:
        GAME.read(position, text)
    return error.value.code, error.value.params


def waits_for(position: RenjuPosition) -> tuple[str, Seat | None, int]:
    return GAME.stage(position).code, position.to_act, GAME.ply(position)


def test_soosorv_goes_through_its_stages() -> None:
    seen = [waits_for(played(SOOSORV))]
    texts = ["h8 i9 j10", "white", "g7, 3 fifths", "black", "offer f10 i7 f9", "keep i7", "h5"]
    for count in range(1, len(texts) + 1):
        seen.append(waits_for(played(SOOSORV, *texts[:count])))
    assert seen == [
        ("place_opening", Seat.FIRST, 1),
        ("choose_colour", Seat.SECOND, 4),
        ("play_declare", Seat.SECOND, 4),
        ("choose_colour", Seat.FIRST, 5),
        ("offer_fifths", Seat.FIRST, 5),
        ("keep_fifth", Seat.SECOND, 5),
        ("play", Seat.SECOND, 6),
        ("play", Seat.FIRST, 7),
    ]


def test_soosorv_with_both_swaps() -> None:
    position = played(SOOSORV, "i9 j10", "black")
    assert waits_for(position) == ("play_declare", Seat.FIRST, 4)
    position = played(SOOSORV, "i9 j10", "black", "g7, 1 fifths")
    assert waits_for(position) == ("choose_colour", Seat.SECOND, 5)
    position = played(SOOSORV, "i9 j10", "black", "g7, 1 fifths", "white")
    assert waits_for(position) == ("offer_fifths", Seat.FIRST, 5)
    assert GAME.colour(position, Seat.FIRST) == "black"


def test_rif_goes_through_its_stages() -> None:
    seen = [
        waits_for(played(RIF, *texts))
        for texts in (
            ["i9 j10"],
            ["i9 j10", "black"],
            ["i9 j10", "black", "g7"],
            ["i9 j10", "black", "g7", "f9 i7"],
            ["i9 j10", "black", "g7", "f9 i7", "i7"],
        )
    ]
    assert seen == [
        ("choose_colour", Seat.SECOND, 4),
        ("play", Seat.FIRST, 4),
        ("offer_fifths", Seat.SECOND, 5),
        ("keep_fifth", Seat.FIRST, 5),
        ("play", Seat.FIRST, 6),
    ]


def test_free_renju_starts_with_a_stone_on_h8_and_white_to_act() -> None:
    position = played(FREE)
    assert waits_for(position) == ("play", Seat.SECOND, 2)
    assert (position.number, GAME.colour(position, Seat.FIRST)) == (0, "black")
    assert refused(position, "h8") == ("occupied", {"point": "h8"})
    assert GAME.read(position, "a1") == ("a1",)


@pytest.mark.parametrize(
    ("text", "moves"),
    [("white, g7", ("white", "g7")), ("White", ("white",)), ("black", ("black",))],
)
def test_a_colour_and_the_move_it_obliges_to_go_in_one_line(
    text: str, moves: tuple[str, ...]
) -> None:
    assert GAME.read(played(RIF, "i9 j10"), text) == moves


def test_a_colour_a_move_and_a_declaration_go_in_one_line() -> None:
    position = played(SOOSORV, "i9 j10")
    assert GAME.read(position, "white, g7, 3 fifths") == ("white", "g7, 3 fifths")


@pytest.mark.parametrize(
    ("options", "texts", "then"),
    [
        (SOOSORV, ["i9 j10"], "white, g7, 3 fifths"),
        (SOOSORV, ["i9 j10", "white, g7, 2 fifths"], "black, offer f9 i7"),
        (RIF, ["i9 j10"], "white, g7"),
    ],
)
def test_a_choice_of_colours_tells_how_to_go_on_in_one_line(
    options: dict[str, str], texts: list[str], then: str
) -> None:
    position = played(options, *texts)
    told = GAME.stage(position).params["then"]
    assert isinstance(told, str)
    assert re.sub(r"[a-o]\d+", "#", told) == re.sub(r"[a-o]\d+", "#", then)
    assert ", ".join(GAME.read(position, told)) == told


def test_a_second_swap_and_the_offers_go_in_one_line() -> None:
    position = played(SOOSORV, "i9 j10", "white, g7, 2 fifths")
    assert GAME.read(position, "black, offer i7 f9") == ("black", "offer i7 f9")


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("keep i7", ("keep i7",)),
        ("i7", ("keep i7",)),
        ("keep i7, h5", ("keep i7", "h5")),
        ("i7 h5", ("keep i7", "h5")),
        ("keep i7, f9", ("keep i7", "f9")),  # the other offer is a free point again
        ("keep i7, pass", ("keep i7", "pass")),
    ],
)
def test_white_keeps_a_fifth_and_may_go_on(text: str, moves: tuple[str, ...]) -> None:
    position = played(RIF, "i9 j10", "white, g7", "f9 i7")
    assert GAME.read(position, text) == moves


OPENED = ["i9 j10"]
CHOSEN = [*OPENED, "white"]
OFFERED = [*CHOSEN, "g7", "f9 i7"]


@every(
    "texts, text, code, params",
    [
        ([], "h8 i9", "stone_count", {"expected": 3, "found": 2}),
        ([], "h8", "stone_count", {"expected": 3, "found": 1}),
        ([], "h8 i9 j10 g7", "stone_count", {"expected": 3, "found": 4}),
        ([], "i9 h8 j10", "not_centre", {"point": "h8"}),
        ([], "h8 j8 i9", "not_adjacent", {"point": "j8", "centre": "h8"}),
        ([], "i9 k11", "not_inside", {"point": "k11", "size": 5}),
        ([], "i9 i9", "twice", {"point": "i9"}),
        ([], "i9 j16", "off_board", {"point": "j16"}),
        ([], "pass", "no_pass", {}),
        ([], "white", "no_choice_now", {}),
        ([], "h8 i9 j10, 3 fifths", "no_choice_now", {}),
        (OPENED, "g7", "choose_colour", {}),
        (OPENED, "pass", "choose_colour", {}),
        (OPENED, "black, g7", "not_yours_after", {"text": "g7", "accepted": "black"}),
        (CHOSEN, "h8", "occupied", {"point": "h8"}),
        (CHOSEN, "p3", "off_board", {"point": "p3"}),
        (CHOSEN, "a0", "off_board", {"point": "a0"}),
        (CHOSEN, "pass", "no_pass", {}),
        (CHOSEN, "g7 i7", "stone_count", {"expected": 1, "found": 2}),
        (CHOSEN, "g7, 3 fifths", "no_choice_now", {}),
        (CHOSEN, "black", "no_choice_now", {}),
        ([*CHOSEN, "g7"], "f9", "offer_count", {"expected": 2, "found": 1}),
        ([*CHOSEN, "g7"], "f9 i7 h5", "offer_count", {"expected": 2, "found": 3}),
        ([*CHOSEN, "g7"], "f9 f9", "twice", {"point": "f9"}),
        ([*CHOSEN, "g7"], "f9 g7", "occupied", {"point": "g7"}),
        ([*CHOSEN, "g7"], "offer f9 i21", "off_board", {"point": "i21"}),
        ([*CHOSEN, "g7"], "pass", "no_pass", {}),
        ([*CHOSEN, "g7"], "keep f9", "no_choice_now", {}),
        (OFFERED, "h5", "not_offered", {"point": "h5", "offers": ("f9", "i7")}),
        (OFFERED, "keep p3", "not_offered", {"point": "p3", "offers": ("f9", "i7")}),
        (OFFERED, "f9 i7", "keep_one", {"offers": ("f9", "i7")}),
        (OFFERED, "white", "keep_one", {"offers": ("f9", "i7")}),
        (OFFERED, "pass", "no_pass", {}),
        (OFFERED, "keep i7, i7", "occupied", {"point": "i7"}),
        (OFFERED, "keep i7, h5, h4", "stone_count", {"expected": 1, "found": 2}),
        ([*OFFERED, "i7"], "keep f9", "no_choice_now", {}),
        ([*OFFERED, "i7"], "black", "no_choice_now", {}),
        ([*OFFERED, "i7"], "offer h5", "no_choice_now", {}),
    ],
)
def test_what_rif_refuses(
    texts: list[str], text: str, code: str, params: dict[str, object]
) -> None:
    assert refused(played(RIF, *texts), text) == (code, params)


@pytest.mark.parametrize(
    ("text", "code", "params"),
    [
        ("g7", "declare_first", {"low": 1, "high": 4}),
        ("g7, 5 fifths", "declare_range", {"low": 1, "high": 4, "found": 5}),
        ("g7, 0 fifths", "declare_range", {"low": 1, "high": 4, "found": 0}),
        ("3 fifths", "stone_count", {"expected": 1, "found": 0}),
        ("h8, 3 fifths", "occupied", {"point": "h8"}),
        ("pass", "no_pass", {}),
    ],
)
def test_what_soosorv_refuses_at_move_4(text: str, code: str, params: dict[str, object]) -> None:
    assert refused(played(SOOSORV, *CHOSEN), text) == (code, params)


def test_a_line_that_is_wrong_in_part_is_refused_whole() -> None:
    position = played(SOOSORV, "i9 j10")
    assert refused(position, "white, g7") == ("declare_first", {"low": 1, "high": 4})


def test_a_text_that_is_no_act_is_not_a_move() -> None:
    with pytest.raises(NotAMove) as error:
        GAME.read(played(RIF), "hello there")
    assert error.value.params == {"text": "hello there"}


def test_offers_that_are_reflections_of_each_other_are_refused_naming_the_pair() -> None:
    # h8, h9, h10 and h7 stand on one line, so that left and right are alike.
    position = played(SOOSORV, "h9 h10", "white, h7, 3 fifths", "black")
    expected = {"first": "g9", "second": "i9", "congruent": True}
    assert refused(position, "offer f8 g9 i9") == ("offer_symmetric", expected)


# The figure of [R4]: h8, h9, i9, i8 can be turned into itself, but not about h8.
SQUARE = ["h9 i9", "white, i8"]


def test_offers_may_not_be_congruent_even_off_the_centre() -> None:
    position = played({**RIF, "fifth_symmetry": "congruent"}, *SQUARE)
    expected = {"first": "g7", "second": "j10", "congruent": True}
    assert refused(position, "offer g7 j10") == ("offer_symmetric", expected)


def test_an_event_may_count_the_symmetries_of_the_board_alone() -> None:
    position = played({**RIF, "fifth_symmetry": "board"}, *SQUARE)
    assert GAME.read(position, "offer g7 j10") == ("offer g7 j10",)
    expected = {"first": "g9", "second": "i7", "congruent": False}
    reflected = played({**RIF, "fifth_symmetry": "board"}, "i9 j10", "white, g7")
    assert refused(reflected, "offer g9 i7") == ("offer_symmetric", expected)


def test_options_not_given_have_their_defaults() -> None:
    assert GAME.start({}) == GAME.start({"opening": "soosorv", "fifth_symmetry": "congruent"})
    assert set(GAME.options()) == {"opening", "fifth_symmetry"}
    assert GAME.options()["opening"][0] == "soosorv"
    assert GAME.options()["fifth_symmetry"] == ("congruent", "board")
