"""The board of backgammon for whoever hears it: each checker once, on the hearer's own points."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.games.track import BAR, OFF, POINTS, Cube
from corr.picture.track.standing import count
from corr.picture.track.words import told
from corr.words.templates import ours, sheet
from tests.tracks import SAMPLES, hop, track, tracks
from tests.words.catalogues import read

LANGUAGES = sorted(ours().languages)
ENGLISH = sheet("en", "track")
NAMES = {BAR: "bar", OFF: "off"}


def test_the_start_is_told():
    assert told(track(), ENGLISH) == (
        "You: 24 two, 13 five, 8 three, 6 five. "
        "Your opponent, on your points: 1 two, 12 five, 17 three, 19 five. "
        "Pips: you 167, your opponent 167."
    )


def test_dice_cube_score_and_turn_are_told():
    said = told(SAMPLES["stacks"], ENGLISH)
    assert said.endswith(
        "Your opponent rolled 6 and 6. Score: you 12, your opponent 24, in a match to 25. "
        "This is the Crawford game: no cube. It is your opponent's turn."
    )
    assert "Opening throw: you 3, your opponent 1." in told(SAMPLES["start"], ENGLISH)


@pytest.mark.parametrize(
    ("cube", "to_act", "said"),
    [
        (Cube(value=1), True, "The cube is in the middle, at 1."),
        (Cube(value=4, viewers=True), True, "You own the cube, at 4."),
        (Cube(value=64, viewers=False), True, "Your opponent owns the cube, at 64."),
        (Cube(value=2, offered=True), True, "Your opponent has doubled to 4: it is for you to"),
        (Cube(value=2, offered=True), False, "You have doubled to 4: your opponent is to answer."),
    ],
)
def test_the_cube_is_told(cube, to_act, said):
    assert said in told(track(cube=cube, to_act=to_act), ENGLISH)


def test_the_viewers_play_is_told_as_he_wrote_it():
    hops = (hop(24, 18, hit=True), hop(6, 4), hop(6, 4))
    said = told(track(hops=hops, moved=True), ENGLISH)
    assert said.startswith("Your last play: 24 to 18 hitting, 6 to 4 (two). You: ")


def test_the_others_play_is_told_as_records_have_it_and_on_the_viewers_points():
    said = told(track(hops=(hop(BAR, 20), hop(3, OFF)), moved=False), ENGLISH)
    assert said.startswith(
        "Your opponent's last play: bar to 20, 3 off; on your points bar to 5, 22 off. "
    )


def test_who_watches_hears_of_dark_and_light():
    said = told(SAMPLES["watched"], ENGLISH)
    assert said == (
        "Light's last play: 13 to 8. Light: 24 two, 13 four, 8 four, 6 five. "
        "Dark, on light's points: 1 two, 12 five, 17 three, 19 five. "
        "Pips: light 162, dark 167. Dark rolled 2 and 2. The cube is in the middle, at 1. "
        "Score: light 2, dark 1, in a match to 5. It is dark's turn."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_who_watches_is_told_of_himself(language):
    say = sheet(language, "track")
    for played in (*SAMPLES.values(), replace(SAMPLES["bar"], moved=True, rolled=False)):
        seated, watched = (told(replace(played, seated=seated), say) for seated in (True, False))
        own = {say("turn", who=who) for who in ("you", "opponent")}
        assert not any(one in watched for one in own)
        assert watched != seated
        assert watched != told(replace(played, seated=False, dark=not played.dark), say)


@given(tracks())
def test_every_checker_is_told_once_on_the_viewers_points(shown):
    said = told(shown, ENGLISH)
    names = {True: "You", False: "Your opponent, on your points"}
    if not shown.seated:
        mine, theirs = ("Dark", "Light") if shown.dark else ("Light", "Dark")
        names = {True: mine, False: f"{theirs}, on {mine.lower()}'s points"}
    for viewers, name in names.items():
        (listed,) = re.findall(rf"(?:^|\. ){name}: ([^.]*)\. ", said)
        found = dict(one.split() for one in listed.split(", "))
        assert found == {
            NAMES.get(place, str(place)): ENGLISH("count", count=there).strip()
            for place in range(POINTS + 2)
            if (there := count(shown, place, viewers=viewers))
        }


@given(tracks(), st.sampled_from(LANGUAGES))
def test_every_language_tells_it_on_one_line(shown, language):
    said = told(shown, sheet(language, "track"))
    assert said == " ".join(said.split())
    assert said.endswith(".")
    for figure in (*shown.pips, *(shown.score if shown.length else ())):
        assert str(figure) in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_all_words_of_the_board(language):
    words = {key for key in read("en").sentences if key.startswith("track-")}
    lacking = words - read(language).sentences.keys()
    assert lacking == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_checkers_are_words_that_differ(language):
    say = sheet(language, "track")
    words = {say("count", count=number).strip() for number in range(1, 16)}
    assert len(words) == 15
    assert not any(re.search(r"\d", word) for word in words)
