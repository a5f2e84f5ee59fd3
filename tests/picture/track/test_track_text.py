"""The board of backgammon as text: what stands on it can be read back from it."""

import os
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.games.track import BAR, POINTS, Cube, Track
from corr.picture.track.text import WIDTH, track_text
from corr.picture.track.words import told
from corr.picture.words import Style
from corr.words.templates import ours, sheet
from tests.places import TESTS
from tests.tracks import SAMPLES, hop, track, tracks

GOLDEN = TESTS / "data" / "tracks"
ENGLISH = sheet("en", "track")
LANGUAGES = sorted(ours().languages)
LEFT, CELL, HALF = 8, 4, 6
"""Where the points begin in a line, how wide one is, and how many are on each side of the bar."""
UPPER, MIDDLE, LOWER = range(2, 8), 8, range(9, 15)
"""The lines of the points, those at the edges the first and the last of them."""


def lines_of(shown: Track, style: Style = Style.X_O) -> list[str]:
    return track_text(shown, ENGLISH, style=style).split("\n")


def columns(line: str) -> list[str]:
    """What stands in the twelve columns of a line."""
    line = line.ljust(WIDTH)
    begins = [LEFT + CELL * at + (7 if at >= HALF else 0) for at in range(2 * HALF)]
    return [line[begin : begin + CELL].strip() for begin in begins]


def bar_of(line: str) -> str:
    return line.ljust(WIDTH)[LEFT + CELL * HALF + 1 :][:5].strip()


def number_in(cells: list[str]) -> int:
    """How many checkers stand in cells that belong together; `-1` for each of the other's."""
    signs = [re.sub(r"[()*.]", "", cell) for cell in cells]
    counts = [int(sign) for sign in signs if sign.isdigit()]
    stones = [sign for sign in signs if sign in ("X", "O")]
    assert len(set(stones)) <= 1
    number = counts[0] if counts else len(stones)
    return -number if "O" in stones else number


def read_back(shown: Track) -> tuple[tuple[int, ...], tuple[int, int]]:
    """The points and the bar as they stand in the text."""
    lines = lines_of(shown)
    found = [0] * POINTS
    for names, half in ((lines[0], UPPER), (lines[16], LOWER)):
        for at, number in enumerate(columns(names)):
            found[int(number) - 1] = number_in([columns(lines[row])[at] for row in half])
    mine = number_in([bar_of(lines[row]) for row in UPPER])
    theirs = number_in([bar_of(lines[row]) for row in LOWER])
    return tuple(found), (mine, -theirs)


def golden_of(shown: Track) -> str:
    """All that is said and written of a board, form by form."""
    parts = [
        track_text(shown, ENGLISH, style=style) for style in Style if style is not Style.ASCII
    ]
    parts.append(track_text(shown, sheet("sv", "track"), style=Style.ASCII))
    parts += [told(shown, sheet(language, "track")) for language in LANGUAGES]
    return "\n\n".join(parts) + "\n"


@pytest.mark.parametrize("name", SAMPLES)
def test_the_texts_are_the_golden_ones(name):
    """`CORR_GOLDEN=write pytest tests/picture/track` writes them; look at them."""
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("CORR_GOLDEN") == "write":
        path.write_text(golden_of(SAMPLES[name]), encoding="utf-8")
    assert path.read_bytes() == golden_of(SAMPLES[name]).encode()


@given(tracks(), st.sampled_from(Style), st.sampled_from(LANGUAGES))
def test_every_board_fits_a_letter(shown, style, language):
    lines = track_text(shown, sheet(language, "track"), style=style).split("\n")
    assert max(map(len, lines)) <= WIDTH
    assert all(line.startswith(" ") for line in lines)
    assert not any(line.endswith(" ") for line in lines)
    assert len({len(line) for line in lines[1:2] + lines[15:16]}) == 1
    assert {line[LEFT - 1] for line in lines[2:15]} == {"|"}


@given(tracks())
def test_what_stands_on_the_board_can_be_read_back(shown):
    points, bar = read_back(shown)
    assert points == shown.points
    assert bar == shown.bar


@given(tracks())
def test_what_was_borne_off_stands_beside_its_home_board(shown):
    lines = lines_of(shown)
    for line, sign, count in ((lines[2], "O", shown.off[1]), (lines[14], "X", shown.off[0])):
        beside = line.partition("|")[0] if shown.clockwise else line.rpartition("|")[2]
        assert beside.strip(" ()") == f"{sign} {count}"


@given(tracks(), st.sampled_from(LANGUAGES))
def test_ascii_is_ascii(shown, language):
    assert track_text(shown, sheet(language, "track"), style=Style.ASCII).isascii()


@given(tracks())
def test_discs_have_the_colours_of_the_players(shown):
    signs = {True: "●", False: "○"}
    text = track_text(shown, ENGLISH, style=Style.DISCS)
    pairs = str.maketrans({"X": signs[shown.dark], "O": signs[not shown.dark], ".": "·"})
    lines = [line.translate(pairs) for line in lines_of(shown)[1:16]]
    assert text.split("\n")[1:16] == lines


@pytest.mark.parametrize("clockwise", [False, True])
def test_the_viewers_home_board_is_below_where_he_bears_off(clockwise):
    lines = lines_of(track(clockwise=clockwise))
    upper, lower = columns(lines[0]), columns(lines[16])
    numbers = [str(point) for point in range(12, 0, -1)]
    assert lower == (numbers[::-1] if clockwise else numbers)
    assert [int(one) + int(other) for one, other in zip(upper, lower, strict=True)] == [25] * 12
    assert lines[14].split()[0 if clockwise else -2] == "X"


def test_the_last_play_is_marked_where_it_began_and_where_it_ended():
    shown = track(
        {24: 1, 18: 1, 13: 5, 8: 3, 6: 5},
        {BAR: 1, 24: 2, 13: 5, 8: 2, 6: 5},
        hops=(hop(24, 18, hit=True),),
        moved=True,
    )
    lines = lines_of(shown)
    assert columns(lines[2])[11] == "X"
    assert columns(lines[3])[11] == "( )"
    assert columns(lines[2])[5] == "(X*)"
    assert sum(line.count("(") for line in lines[:17]) == 2
    assert "last play X: 24/18*" in "\n".join(lines)


def test_a_play_of_the_other_is_marked_on_the_viewers_points_and_told_in_his_own_numbers():
    shown = track(theirs={24: 2, 13: 4, 8: 4, 6: 5}, hops=(hop(13, 8),), moved=False)
    lines = lines_of(shown)
    assert columns(lines[5])[4] == "(O)"  # the fourth on the viewer's 17
    assert columns(lines[10])[0] == "( )"  # the fifth on the viewer's 12
    assert "last play O: 13/8" in "\n".join(lines)


def test_who_hit_and_went_on_left_a_mark():
    shown = track(
        {24: 1, 13: 6, 8: 3, 6: 5}, hops=(hop(24, 18, hit=True), hop(18, 13)), moved=True
    )
    lines = lines_of(shown)
    assert columns(lines[2])[5] == "(*)"
    assert columns(lines[6])[0] == "(6)"


@pytest.mark.parametrize(
    ("owner", "row"), [(None, MIDDLE), (True, LOWER[-1]), (False, UPPER[0])], ids=str
)
@pytest.mark.parametrize("clockwise", [False, True])
def test_the_cube_lies_on_its_owners_side(owner, row, clockwise):
    lines = lines_of(track(cube=Cube(value=64, viewers=owner), clockwise=clockwise))
    assert [at for at, line in enumerate(lines) if "[64]" in line] == [row]
    beside = lines[row].rpartition("|")[2] if clockwise else lines[row].partition("|")[0]
    assert beside.strip() == "[64]"


@pytest.mark.parametrize("answers", [True, False])
def test_a_double_lies_before_whoever_is_to_answer(answers):
    shown = track(cube=Cube(value=2, viewers=not answers, offered=True), to_act=answers)
    for one in (shown, replace(shown, to_act=None)):
        line = lines_of(one)[MIDDLE]
        assert (line.index("[4]?") > len(line) / 2) is answers
        assert "[2]" not in "".join(lines_of(one))


def test_dice_lie_on_the_right_of_whose_they_are():
    middle = {
        rolled: lines_of(track(dice=(6, 2), rolled=rolled))[MIDDLE].split("|")[1:4]
        for rolled in (True, False, None)
    }
    assert [part.strip() for part in middle[True]] == ["", "", "[6] [2]"]
    assert [part.strip() for part in middle[False]] == ["[6] [2]", "", ""]
    assert [part.strip() for part in middle[None]] == ["[2]", "", "[6]"]


def test_what_there_is_to_say_stands_below_the_board():
    shown = track(score=(3, 5), length=6, crawford=True, to_act=False)
    below = "\n".join(lines_of(shown)[17:])
    assert "X = you, O = opponent" in below
    assert "3–5 to 6, Crawford" in below
    assert "pips 167–167" in below
    assert "O to act" in below
    assert " to 0" not in "\n".join(lines_of(track()))
