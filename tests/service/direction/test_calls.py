"""Calls of the director without a text, or by nobody of the match (backgammon.md 1: 4.3)."""

import pytest

from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House
from tests.service.direction.test_director import answer
from tests.service.direction.test_points_given import begun
from tests.service.event.test_match_events import begun as event_of
from tests.service.play.test_match_dice import GAME

CALL = "call director: they cheat"
LEADER = "leader@club.test"


@pytest.mark.parametrize(
    "call", ["call director", "Please call the director!", "ich rufe den Turnierleiter."]
)
def test_a_call_without_a_text_stops_the_match_and_says_so(tmp_path, call):
    house, players = begun(tmp_path)
    with house:
        outcome = players.say(house.first, call)
        assert outcome.state == "handled"
        assert house.game().called
        assert "have not said what it is about" in outcome.to(house.first).words
        assert "does not say why." in outcome.to(ARBITER).words
        assert "has called the tournament director. Nothing" in outcome.to(house.second).words
        then = players.say(house.first, "call director he moves with my dice")
        assert "he moves with my dice" in then.to(ARBITER).words
        answer(house)
        assert not house.game().called


def test_a_player_of_the_event_calls_nobody_into_a_match_of_others(tmp_path):
    with event_of(tmp_path, 3) as house:
        (third,) = {ANNA, BO, CAI} - {house.seated(seat) for seat in house.game().players}
        letter = house.compose(third, CALL, house.newest(house.first), subject=f"Re: {GAME}")
        outcome = house.give(letter)
        assert outcome.state == "quarantined"
        assert not house.game().called
        assert all(CALL not in post.words for post in outcome.posts if post.to == house.second)
        outcome = house.give(house.compose(third, CALL, subject=GAME))
        assert outcome.readers == [third]
        assert "could not" in outcome.to(third).words
        assert not house.game().called


def test_a_stranger_calls_nobody(tmp_path):
    house, _ = begun(tmp_path)
    with house:
        outcome = house.give(house.compose("a@strange.example", CALL, subject=GAME))
        assert outcome.reason == "unknown_sender"
        assert outcome.readers == ["a@strange.example"]
        assert not house.game().called
        answered = house.newest(house.first)
        outcome = house.give(house.compose("a@strange.example", CALL, answered))
        assert outcome.reason == "foreign_address"
        assert not house.game().called


def test_renju_has_no_director_and_says_whom_to_write_to(tmp_path):
    with House(tmp_path).start() as house:
        mover = house.seated(house.game().position.to_act)
        before = house.game().seq
        outcome = house.say(mover, CALL)
        assert (outcome.state, outcome.readers) == ("refused", [mover])
        told = outcome.to(mover).words
        assert f"write to the arbiter, {ARBITER}" in told
        assert "Nothing has changed on the board" in told
        assert house.game().seq == before
        assert house.office.folder.contest(EVENT).state == "running"


@pytest.mark.parametrize("kind", ["backgammon", "renju"])
def test_the_invitation_names_the_director_and_renju_has_none(tmp_path, kind):
    of_matches = kind == "backgammon"
    game = {"kind": kind, "points": 3, "opening": None} if of_matches else {}
    event = {"arbiters": [ARBITER, LEADER], "director": LEADER} if of_matches else {}
    with House(tmp_path, game=game, event=event) as house:
        told = house.letters()[0].words
        assert (f"The tournament director is {LEADER}:" in told) is of_matches
        assert ("director" in told) is of_matches
