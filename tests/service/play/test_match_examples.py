"""What letters of matches give as an example: what a match has, in the words of its reader."""

import re

import pytest

from tests.office import EVENT
from tests.service.play.test_match_dice import Players, house_of, until

RENJU = re.compile(r"\b[a-o][0-9]{1,2}\b|13\. ")
CONDITION = {
    "en": ("if 13/8", "if double then take"),
    "sv": ("om 13/8", "om dubbla så ta"),
    "de": ("wenn 13/8", "wenn double dann take"),
    "et": ("kui 13/8", "kui double siis take"),
}


@pytest.fixture(params=CONDITION)
def language(request):
    return request.param


@pytest.fixture
def players(tmp_path, language):
    with house_of(tmp_path, points=5) as house:
        found = Players(house).give("phrase: one of mine", "phrase: another")
        house.say(house.second, f"set language {language}")
        until(found, "play")
        yield found


def waiting(players):
    """Let the player of the language wait for the other one."""
    house = players.house
    while house.seated(house.game().position.to_act) == house.second:
        players.on(1)
    return house.second


def test_a_condition_that_is_not_read_is_answered_with_one_that_is(players, language):
    line, example = CONDITION[language]
    who = waiting(players)
    refused = players.say(who, line)
    assert refused.reason == "if_unread"
    words = refused.to(who).words
    assert words.partition(f"{line} ")[2].partition(f": {example} ")[1], words
    assert players.say(who, example).state == "handled"


@pytest.mark.parametrize("line", [f"{EVENT}-001: Tack för partiet!", f"{EVENT}-001 hello there"])
def test_a_line_that_names_a_match_is_answered_with_an_act_of_it(players, language, line):
    words = players.say(players.house.second, line).to(players.house.second).words
    assert f"{EVENT}-001 {'kasta' if language == 'sv' else 'roll'}" in words
    assert not RENJU.search(words.partition(line)[2].partition("/")[0])


def test_so_is_one_with_a_number_that_no_game_has(players, language):
    house = players.house
    other = next(one for one in house.read if one.to == house.second)
    outcome = house.give(house.compose(house.second, f"{EVENT}-044 hello there", other))
    assert " h5" not in outcome.to(house.second).words


def test_a_letter_without_a_board_asks_for_it_in_the_words_of_its_reader(players, language):
    house = players.house
    raw = house.compose(house.second, "13/8", subject="Hello")
    told = house.give(raw).to(house.second)
    word = "visa" if language == "sv" else "show"
    assert f'"{word}"' in told.words or f"„{word}“" in told.words, told.words
    assert f"body={word}" in told.html
    shown = house.give(house.compose(house.second, word, told)).to(house.second)
    assert f"{EVENT}-001." in shown.tag
