"""Letters that speak of an appeal and bring a play: no play is lost by that word."""

import random

import pytest

from corr.demo.backgammon import Player
from tests.office import EVENT
from tests.service.direction.test_calls import CALL
from tests.service.direction.test_director import answer
from tests.service.direction.test_points_given import CALM, begun
from tests.service.play.test_match_dice import until

HOW = 'behind "appeal:"'


def with_ruling(folder):
    """A match with a ruling that can be appealed, its players, who is to play, and a play."""
    house, players = begun(folder)
    position = until(players, "play").position
    players.say(house.first, CALL)
    players.keep(answer(house))
    mover = house.seated(position.to_act)
    return house, players, mover, Player(random.Random(1), CALM).act(position, position.to_act)


def appeal_of(house):
    return house.office.folder.contest(EVENT).rulings[1].appeal


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        *(("{play}\nI appeal", True), ("I appeal.\n{play}", True), ("{play}, I appeal", True)),
        *(("{play}\nThat appeals to me", False), ("I won't appeal\n{play}", False)),
        *(("{play}\njag accepterar inte beslutet", True), ("I appeal.\n\n{play}", True)),
    ],
)
def test_a_play_beside_the_word_is_played(tmp_path, letter, told):
    house, players, mover, play = with_ruling(tmp_path)
    with house:
        before = house.game().position
        words = players.say(mover, letter.format(play=play)).to(mover).words
        assert house.game().position.to_act is not before.to_act
        assert (HOW in words) is told


@pytest.mark.parametrize(
    ("letter", "told"),
    [
        *(("{play}. I appeal.", True), ("I don't want to appeal. {play}", False)),
        *(("{play}. That has appeal!", False), ("{play}. Jag vill överklaga.", True)),
        ("Jag överklagar inte\n{play}", False),
    ],
)
def test_a_play_in_a_sentence_with_the_word_is_asked_about(tmp_path, letter, told):
    house, players, mover, play = with_ruling(tmp_path)
    with house:
        before = house.game().position
        words = players.say(mover, letter.format(play=play)).to(mover).words
        assert house.game().position == before
        assert "Did you mean" in words
        assert play in words.split("Did you mean")[1]
        assert (HOW in words) is told


def test_a_play_on_the_line_below_an_appeal_is_played(tmp_path):
    house, players, mover, play = with_ruling(tmp_path)
    with house:
        before = house.game().position
        players.say(mover, f"appeal: he was late\n{play}")
        assert appeal_of(house).words == "he was late"
        assert house.game().position.to_act is not before.to_act


def test_a_play_at_the_end_of_a_broken_line_is_a_part_of_the_appeal(tmp_path):
    house, players, mover, play = with_ruling(tmp_path)
    with house:
        before = house.game().position
        reason = "he was late, and when he had been reminded of it he told me to go on with"
        players.say(mover, f"appeal: {reason}\n{play}")
        assert appeal_of(house).words == f"{reason} {play}"
        assert house.game().position == before
