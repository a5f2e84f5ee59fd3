"""What the opening rules refuse, and that each refusal names the step and a possible answer."""

import pytest

from corr.errors import IllegalMove, NotAMove
from corr.games.renju.renju import RENJU
from corr.games.rules import STAGES
from tests.every import every
from tests.games.opening_scripts import GAMES, THREE, offers, play, positions_of

OPENINGS = RENJU.options()["opening"]
SINGLE_ACTS = "pass", "black", "white", "leave", "fifths", "h8", "keep a2"
SEVERAL_ACTS = (
    "white, a2",
    "a2, 3 fifths",
    "a2 b3",
    "h8 i9 j10, 5 fifths",
    "keep a2, b5",
    "offer a2 b5",
)


def refusal(position, text):
    """The error of an act, None if it is possible."""
    try:
        RENJU.read(position, text)
    except IllegalMove as error:
        return error
    return None


def refusal_of_example(position, error):
    """The error of an example: some follow acts that were said before the impossible one."""
    if error.code == "not_yours_after" or RENJU.stage(position).code == error.waits_for:
        return refusal(position, error.example)
    return None


@pytest.mark.parametrize("opening", OPENINGS)
def test_every_step_says_what_is_possible_with_answers_that_are(opening):
    for position in positions_of(opening):
        stage = RENJU.stage(position)
        assert set(stage.params) == set(STAGES[stage.code])
        for answer in (stage.example, *stage.buttons):
            assert refusal(position, answer) is None
        can_pass = bool(stage.params.get("can_pass"))
        assert (refusal(position, "pass") is None) == can_pass


@pytest.mark.parametrize("opening", OPENINGS)
def test_what_is_impossible_is_refused_with_the_step_and_a_possible_answer(opening):
    for position in positions_of(opening):
        stage = RENJU.stage(position)
        refused = [error for text in SINGLE_ACTS if (error := refusal(position, text))]
        assert len(refused) >= len(SINGLE_ACTS) - 2
        for error in refused:
            assert error.waits_for == stage.code
            assert refusal(position, error.example) is None
        for error in (refusal(position, text) for text in SEVERAL_ACTS):
            assert error is None or error.waits_for in STAGES
            assert error is None or refusal_of_example(position, error) is None


OPENING_ENDS = {
    "free-gomoku": 1,  # any first point
    "free-renju": 0,
    "rif": 4,
    "yamaguchi": 4,
    "soosorv": 5,
    "soosorv-8": 5,
    "sakata": 3,
    "whites-option": 2,
}


def steps(opening, lines):
    """How many of the lines are the opening, without White's move 6."""
    if opening.startswith("taraguchi"):  # (1) and (2) end with the colour, (3) with what is kept
        return len(lines) - 1
    return OPENING_ENDS[opening]


@pytest.mark.parametrize("opening", OPENINGS)
def test_nobody_passes_before_the_opening_has_ended(opening):
    paths = [lines for key, lines, _ in GAMES if key == opening]
    for lines in paths:
        for end in range(steps(opening, lines)):
            assert refusal(play(opening, *lines[:end]), "pass")


CHOSEN = THREE, "P2: white"
OFFERED = (*CHOSEN, "P2: g7", "P1: i7 f9")


@every(
    "opening, before, text, code, params",
    [
        ("rif", (), "h8 h10 i9", "not_adjacent", {"point": "h10"}),
        ("rif", (), "h8 i9 k11", "not_inside", {"point": "k11", "size": 5}),
        ("rif", (), "g7 i9 j10", "not_centre", {}),
        ("rif", (), "white", None, {}),
        ("rif", (), "h8", None, {}),
        ("rif", (), "h8 i9 i9", None, {}),
        ("rif", (), "h8 i9 h8", None, {}),
        ("rif", (), "h8 i9 j10 g7", None, {}),
        ("rif", (THREE,), "g7", "choose_colour", {}),
        ("rif", (THREE,), "leave", None, {}),
        ("rif", CHOSEN, "i9", "occupied", {"point": "i9"}),
        ("rif", CHOSEN, "white", "no_choice_now", {}),
        ("rif", (*CHOSEN, "P2: g7"), "i7", "offer_count", {"expected": 2, "found": 1}),
        ("rif", (*CHOSEN, "P2: g7"), "i7 f9 h6", "offer_count", {"expected": 2, "found": 3}),
        ("rif", (*CHOSEN, "P2: g7"), "i7 i7", "twice", {"point": "i7"}),
        ("rif", (*CHOSEN, "P2: g7"), "i7 g7", "occupied", {"point": "g7"}),
        ("rif", OFFERED, "keep h6", "not_offered", {"point": "h6"}),
        ("rif", OFFERED, "keep i9", None, {}),
        ("rif", OFFERED, "white", None, {}),
        ("yamaguchi", (), "h8 i9 j10", "declare_first", {"low": 1, "high": 50}),
        ("yamaguchi", (), "h8 i9 j10, 51 fifths", "declare_range", {"high": 50, "found": 51}),
        ("yamaguchi", (), "h8 i9 j10, 0 fifths", "declare_range", {"low": 1, "found": 0}),
        ("yamaguchi", (f"{THREE}, 3 fifths", *CHOSEN[1:], "P2: g7"), "i7 f9", "offer_count", {}),
        ("rif", (), "h8 i9 j10, 3 fifths", None, {}),
        ("soosorv", CHOSEN, "g7", "declare_first", {"low": 1, "high": 4}),
        ("soosorv", CHOSEN, "g7, 5 fifths", "declare_range", {"high": 4, "found": 5}),
        ("soosorv", CHOSEN, "g7, 0 fifths", "declare_range", {"low": 1, "found": 0}),
        ("soosorv-8", CHOSEN, "g7, 9 fifths", "declare_range", {"high": 8, "found": 9}),
        ("soosorv", (*CHOSEN, "P2: g7, 2 fifths"), "i7 f9", "choose_colour", {}),
        ("sakata", (THREE,), "g7", None, {}),
        ("sakata", (THREE,), "white", None, {}),
        ("sakata", (THREE,), "g7 g7", None, {}),
        ("sakata", (THREE,), "l8 g7", "not_inside", {"point": "l8", "size": 7}),
        ("sakata", (THREE,), "g7 m8", "not_inside", {"point": "m8", "size": 9}),
        ("sakata", (THREE, "P2: g7 i7"), "h5", "choose_colour", {}),
        ("taraguchi", (), "white", "no_choice_now", {}),
        ("taraguchi", (), "fifths", None, {}),
        ("taraguchi", ("P2: leave",), "leave", "no_leave", {}),
        ("taraguchi", ("P2: i9", "P1: leave"), "leave", "no_leave", {}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: leave"), "leave", "no_leave", {}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: leave"), "fifths", None, {}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7"), "m8", "not_inside", {"size": 9}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7"), "white", None, {}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: fifths"), "i7 f9", "offer_count", {}),
        ("taraguchi", ("P2: i9", "P1: j7", "P2: g7", "P1: fifths"), "leave", None, {}),
        ("taraguchi-10", ("P2: i9", "P1: j7", "P2: g7", "P1: fifths"), offers(5), None, {}),
        ("whites-option", (), "g7", None, {}),
        ("whites-option", (), "opening D4", None, {}),
        ("whites-option", (), "opening D4, h8", "occupied", {"point": "h8"}),
        ("whites-option", (), "opening D13, g7", "not_this_opening", {}),
        ("whites-option", ("P2: opening D4, a1",), "white", None, {}),
        ("free-renju", (), "h8", "occupied", {"point": "h8"}),
        ("free-renju", (), "leave", None, {}),
    ],
)
def test_an_illegal_step_is_refused_with_its_reason(opening, before, text, code, params):
    position = play(opening, *before)
    with pytest.raises(IllegalMove) as refused:
        RENJU.read(position, text)
    error = refused.value
    assert code in (None, error.code)
    assert params.items() <= error.params.items()
    assert error.waits_for == RENJU.stage(position).code
    assert refusal(position, error.example) is None


def test_a_letter_whose_second_act_is_illegal_is_refused_with_the_step_of_that_act():
    for before, text, step in (
        (OFFERED, "keep i7, i7", "play"),
        (CHOSEN[:1], "white, i9", "play"),
    ):
        error = refusal(play("rif", *before), text)
        assert (error.code, error.waits_for) == ("occupied", step)


def test_openings_that_do_not_exist_and_points_off_the_board_are_refused():
    for text in ("opening D14, g7", "opening I0, g7", "opening X3, g7", "opening D4, p3"):
        with pytest.raises((NotAMove, IllegalMove)):
            RENJU.read(play("whites-option"), text)
    for opening, text in (("rif", "h8 i9 h16"), ("free-renju", "p8"), ("free-gomoku", "a0")):
        with pytest.raises((NotAMove, IllegalMove)):
            RENJU.read(play(opening), text)
