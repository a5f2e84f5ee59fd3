"""Points in letters, steps from the centre and numbers: what is written is read as itself.

The grammars below are those of the rules (Pente, P 8, and what follows from it), written anew.
"""

import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from corr.errors import IllegalMove, PlayerError
from corr.games.registry import rules_for
from tests.every import every

GOMOKU, PENTE = rules_for("gomoku"), rules_for("pente")
NOTATIONS = "letters", "relative", "matrix"
COLUMNS = {15: "abcdefghijklmno", 19: "abcdefghjklmnopqrst"}
EMPTY = {size: GOMOKU.start({"opening": "free", "size": str(size)}) for size in COLUMNS}
"""An empty board on which one stone is due."""

Place = tuple[int, int, int]
"""The size of a board, and a point of it counted from the centre."""


@st.composite
def places(draw, size: int | None = None) -> Place:
    board = size or draw(st.sampled_from((15, 19)))
    steps = st.integers(-(board // 2), board // 2)
    return board, draw(steps), draw(steps)


def name(place: Place) -> str:
    """The point as records have it."""
    size, x, y = place
    return f"{COLUMNS[size][x + size // 2]}{y + size // 2 + 1}"


def written(place: Place, notation: str) -> str:
    """The point as 7.1 to 7.3 write it."""
    _, x, y = place
    if notation == "letters":
        return name(place)
    if notation == "matrix":
        return f"{x}{y}"
    across = f"{'R' if x > 0 else 'L'}{abs(x)}" if x else ""
    up = f"{'U' if y > 0 else 'D'}{abs(y)}" if y else ""
    return across + up or "0"


def other_ways(place: Place, notation: str) -> list[str]:
    """How else the same point may be written."""
    _, x, y = place
    if notation == "letters":
        column, row = name(place)[0], name(place)[1:]
        ways = [f"{column}{between}{row}" for between in ("", " ", "-")]
        ways += [f"{row}{between}{column}" for between in ("", " ", "-")]
    elif notation == "matrix":
        ways = [f"{x}{y}", f"{x},{y}", f"{x}, {y}", f"{x},  {y}"]
        ways += [way.replace("-", minus) for way in ways for minus in "−–"]
    else:
        across, up = written((19, x, 0), notation), written((19, 0, y), notation)
        parts = [part for part in (across, up) if part != "0"]
        ways = ["".join(parts), " ".join(parts), "".join(parts[::-1]), " ".join(parts[::-1])]
        ways = [way or "0" for way in ways]
    return [turn for way in ways for turn in (way, way.upper(), way.lower())]


ENDINGS = [
    f"{one}{star}{two}{comment}"
    for star in ("", "*")
    for comment in ("", "!", "?", "!?", "?!")
    for one in (("", " ") if star else ("",))
    for two in (("", " ") if comment else ("",))
]
"""An asterisk, then a comment, a blank before either or not."""


def read(size: int, text: str, notation: str) -> str | None:
    """The one point as which corr reads a text; None if it reads none."""
    try:
        (move,) = GOMOKU.read(EMPTY[size], f"{notation} {text}")
    except PlayerError:
        return None
    return move


# -- what the grammars say ----

SUFFIX = r"(?: ?\*)?(?: ?(?:!\?|\?!|!|\?))?"
NUMBER = r"(?:-?[1-9]|0)"
GRAMMAR = {
    "letters": re.compile(rf"(?:([a-z])[ -]?([1-9][0-9]?)|([1-9][0-9]?)[ -]?([a-z])){SUFFIX}"),
    "relative": re.compile(
        rf"(?:0|([lr])([1-9])(?: ?([ud])([1-9]))?|([ud])([1-9])(?: ?([lr])([1-9]))?){SUFFIX}"
    ),
    "matrix": re.compile(rf"({NUMBER})(?:, *)?({NUMBER}){SUFFIX}"),
}


def by_grammar(size: int, text: str, notation: str) -> str | None:
    """The point that a text is by the grammars; None if it is none of this board."""
    text = re.sub("[−–]", "-", text.lower()).lstrip(" ,;:&").rstrip(" ,;.")
    found = GRAMMAR[notation].fullmatch(text)
    if not found:
        return None
    half, parts = size // 2, [part for part in found.groups() if part]
    if notation == "letters":
        column, row = sorted(parts, key=str.isdigit)
        x, y = COLUMNS[size].find(column) - half, int(row) - half - 1
    elif notation == "matrix":
        x, y = map(int, parts)
    else:
        steps = dict(zip(parts[::2], map(int, parts[1::2]), strict=True))
        x = steps.get("r", 0) - steps.get("l", 0)
        y = steps.get("u", 0) - steps.get("d", 0)
    return name((size, x, y)) if abs(x) <= half and abs(y) <= half else None


# -- writing and reading ----


@every("notation", NOTATIONS)
def test_every_point_is_written_as_the_rules_say_and_read_back_as_itself(notation):
    for size, options in ((15, {"size": "15"}), (19, {"size": "19"})):
        half, seen = size // 2, set()
        for x in range(-half, half + 1):
            for y in range(-half, half + 1):
                place = size, x, y
                text = GOMOKU.noted(name(place), options, notation)
                assert text == written(place, notation)
                assert GOMOKU.plain(f"{notation} {text}", options) == name(place)
                seen.add(text)
        assert len(seen) == size * size


@given(places(), st.sampled_from(NOTATIONS), st.data())
def test_every_other_way_to_write_a_point_is_read_as_it(place, notation, data):
    text = data.draw(st.sampled_from(other_ways(place, notation)))
    ending = data.draw(st.sampled_from(ENDINGS))
    assert read(place[0], text + ending, notation) == name(place)
    assert by_grammar(place[0], text + ending, notation) == name(place)


@given(places(), st.sampled_from(["!*", "**", "* *", "!!", "??", "!?!", "+", "x", "#", "* !?!"]))
def test_what_may_not_stand_behind_a_move_refuses_it(place, ending):
    for notation in NOTATIONS:
        assert read(place[0], written(place, notation) + ending, notation) is None


@given(places(), st.sampled_from(NOTATIONS), st.sampled_from(NOTATIONS))
def test_a_point_of_one_notation_is_read_in_another_only_as_that_one_has_it(place, one, other):
    text = written(place, one)
    assert read(place[0], text, other) == by_grammar(place[0], text, other)


# -- the minus ----


@given(places())
def test_the_minus_is_part_of_the_move(place):
    size, x, y = place
    assume(x or y)
    mirrored = {(size, a, b) for a in (x, -x) for b in (y, -y)}
    found = {read(size, written(one, "matrix"), "matrix") for one in mirrored}
    assert found == {name(one) for one in mirrored}


def test_minus_22_is_not_22():
    for size in COLUMNS:
        assert read(size, "-22", "matrix") == name((size, -2, 2))
        assert read(size, "22", "matrix") == name((size, 2, 2))
        assert read(size, "\n-22", "matrix") == name((size, -2, 2))
    examples = {
        "00": "0",
        "1-1": "R1D1",
        "-22": "L2U2",
        "2-1": "R2D1",
        "-2-1": "L2D1",
        "21": "R2U1",
    }
    for matrix, relative in examples.items():
        assert read(19, matrix, "matrix") == read(19, relative, "relative")


@pytest.mark.parametrize(
    "text", ["-00", "0-0", "-0-0", "+11", "1+1", "10,1", "1,10", "--11", "1", "-1"]
)
def test_no_move_in_matrix_notation(text):
    assert read(19, text, "matrix") is None


@pytest.mark.parametrize(
    "text",
    ["R0U1", "R10", "R1U10", "R2R3", "U1U1", "L1R1", "R", "1R", "R-1", "R1,U1", "00", "R 1"],
)
def test_no_move_in_relative_notation(text):
    assert read(19, text, "relative") is None


@pytest.mark.parametrize(
    "text", ["K010", "K0", "0K", "K100", "KK10", "K--10", "K  10", "10", "K", "K1 0"]
)
def test_no_move_in_letters(text):
    assert read(19, text, "letters") is None


# -- garbage ----

ALPHABET = "aAbhHiIjkKoOpPlLrRuUdD0123456789" + "-−–,, **!?+.x"


@given(
    st.sampled_from((15, 19)),
    st.sampled_from(NOTATIONS),
    st.one_of(
        st.text(ALPHABET, max_size=5),
        st.text("0123-, ", max_size=6),
        st.text("lrud0129 -", max_size=6),
        st.text(max_size=6),
    ),
)
def test_garbage_is_never_read_as_a_point_that_it_is_not(size, notation, text):
    assert read(size, text, notation) == by_grammar(size, text, notation)


@given(places(), st.sampled_from(NOTATIONS), st.data())
def test_a_slip_of_the_pen_is_another_move_by_the_rules_or_none(place, notation, data):
    text = list(data.draw(st.sampled_from(other_ways(place, notation))))
    at = data.draw(st.integers(0, len(text)))
    letter = data.draw(st.sampled_from(ALPHABET))
    how = data.draw(st.sampled_from(["in", "out", "other"]))
    text[at : at + (how != "in")] = [] if how == "out" else [letter]
    slip = "".join(text)
    assert read(place[0], slip, notation) == by_grammar(place[0], slip, notation)


# -- points beside the board ----


@every(
    "size, notation, text",
    [
        *((15, "letters", text) for text in ("u5", "p3", "a16", "o20")),
        *((19, "letters", text) for text in ("u5", "k20", "z1", "i20")),
        *((15, "relative", text) for text in ("R8", "L9U1", "U8", "R1D9")),
        *((15, "matrix", text) for text in ("80", "0-8", "-9,1")),
    ],
)
def test_a_point_beside_the_board_is_called_that(size, notation, text):
    with pytest.raises(IllegalMove) as refused:
        GOMOKU.read(EMPTY[size], f"{notation} {text}")
    assert refused.value.code == "off_board"


@given(st.integers(1, 19))
def test_a_column_i_where_there_is_none_is_asked_about(row):
    for text in (f"I{row}", f"i {row}", f"{row}i"):
        with pytest.raises(IllegalMove) as refused:
            GOMOKU.read(EMPTY[19], text)
        assert refused.value.code == "no_column_i"
        assert refused.value.params["readings"] == (f"h{row}", f"j{row}")


# -- two moves on one line ----


def joined(one: str, other: str) -> bool:
    """Whether a blank alone makes one move of two in relative notation: `R2 U1`."""
    return {one[0] in "LR", other[0] in "LR"} == {True, False} and len(one) == len(other) == 2


@given(st.data(), st.sampled_from((15, 19)), st.sampled_from(NOTATIONS))
def test_two_moves_on_one_line_are_both_read(data, size, notation):
    one, other = data.draw(places(size)), data.draw(places(size))
    assume(one != other)
    texts = written(one, notation), written(other, notation)
    between = data.draw(st.sampled_from([" ", ", ", ",", " , ", "  "]))
    assume(notation != "relative" or "," in between or not joined(*texts))
    text = f"{notation} {texts[0]}{between}{texts[1]}"
    assert GOMOKU.plain(text, {"size": str(size)}) == f"{name(one)} {name(other)}"


@given(st.data(), st.sampled_from((15, 19)))
def test_two_moves_with_commas_inside_are_both_read(data, size):
    one, other = data.draw(places(size)), data.draw(places(size))
    inside = [data.draw(st.sampled_from(["", ",", ", "])) for _ in "xy"]
    texts = [f"{x}{comma}{y}" for (_, x, y), comma in zip((one, other), inside, strict=True)]
    text = f"matrix {texts[0]}{data.draw(st.sampled_from([' ', ', ', ',']))}{texts[1]}"
    assert GOMOKU.plain(text, {"size": str(size)}) == f"{name(one)} {name(other)}"


@given(st.data(), st.sampled_from((15, 19)), st.sampled_from(NOTATIONS))
def test_two_moves_that_run_into_each_other_are_none(data, size, notation):
    one, other = (written(data.draw(places(size)), notation) for _ in "12")
    text = one + other
    assume(by_grammar(size, text, notation) is None)
    assert GOMOKU.plain(f"{notation} {text}", {"size": str(size)}) == ""


def test_11_comma_1_minus_1_are_two_moves_and_1_comma_minus_1_is_one():
    options = {"opening": "free"}
    assert PENTE.plain("matrix 11, 1-1", options) == "l11 l9"
    assert PENTE.plain("matrix 1,-1", options) == "l9"
    assert PENTE.plain("matrix 1,1, -22 3,-3", options) == "l11 h12 n7"
    assert PENTE.plain("relative 0, R1D1", options) == "k10 l9"
    assert PENTE.plain("relative R1U1, L1D1", options) == "l11 j9"


def test_a_blank_between_two_parts_makes_one_move_of_them_and_a_comma_two():
    assert PENTE.plain("relative R2 U1", {"opening": "free"}) == "m11"
    assert PENTE.plain("relative R2, U1", {"opening": "free"}) == "m10 k11"


@given(st.lists(places(19), min_size=1, max_size=5, unique=True), st.sampled_from(NOTATIONS))
def test_several_points_as_corr_writes_them_are_read_back_as_themselves(points, notation):
    text = " ".join(map(name, points))
    noted = PENTE.noted(text, {"opening": "free"}, notation)
    assert PENTE.plain(f"{notation} {noted}", {"opening": "free"}) == text


@every("notation", NOTATIONS)
def test_the_example_of_every_stage_is_an_answer_in_every_notation(notation):
    for game in ("gomoku", "pente", "keryo", "ninuki"):
        rules = rules_for(game)
        for opening in rules.options()["opening"]:
            for first_two in ("one", "shared"):
                options = {"opening": opening, "first_two": first_two}
                position = rules.start(options)
                while rules.ply(position) < 8:
                    example = rules.stage(position).example
                    noted = rules.noted(example, options, notation)
                    moves = rules.read(position, f"{notation} {noted}")
                    assert moves == rules.read(position, example), (options, noted)
                    for move in moves:
                        position = rules.after(position, move)
