"""Lines for the dice and for the director that name a match, are in bold, or were broken."""

import textwrap

import pytest

from corr.tournament.events.events_dice import PhraseGiven
from corr.tournament.events.events_games import DirectorCalled
from tests.office import ARBITER, EVENT
from tests.service.play.test_match_dice import GAME, Players, bodies, house_of
from tests.service.play.test_match_start import given, own, start_letter, started

LINES = (
    f"{GAME} phrase: Red Horse",
    f"{GAME.lower()}: fras: Red Horse",
    f"[{GAME}] phrase: Red Horse",
    f"{GAME}\nphrase: Red Horse",
    "1. phrase: Red Horse",
    "*phrase:* Red Horse",
    "*phrase: Red Horse*",
)


@pytest.mark.parametrize("line", LINES)
def test_a_phrase_is_seen_behind_the_name_of_its_match(tmp_path, line):
    with house_of(tmp_path) as house:
        outcome = house.say(house.first, line)
        assert outcome.state == "handled", outcome.reason
        assert [one.phrase for one in bodies(house, PhraseGiven)] == ["Red Horse"]
        assert "Red Horse" in outcome.to(house.first).words


def test_a_phrase_that_names_another_match_is_for_that_one_alone(tmp_path):
    with started(tmp_path) as house:
        who = max(start_letter(house, one).to for one in (house.first, house.second))
        one, other = own(house, who)
        text = f"{EVENT}-{other:03d} phrase: for you alone"
        assert house.say(who, text, one).state == "handled"
        assert given(house)[one] == [("", True)]
        assert given(house)[other] == [("for you alone", False)]


def test_each_match_may_be_given_words_of_its_own(tmp_path):
    with started(tmp_path) as house:
        one, other = own(house, house.first)
        text = f"{EVENT}-{one:03d} phrase: first words\n{EVENT}-{other:03d} phrase: other words"
        house.give(house.compose(house.first, text, start_letter(house, house.first)))
        assert given(house)[one] == [("first words", False)]
        assert given(house)[other] == [("other words", False)]


@pytest.mark.parametrize(
    "line", [f"{GAME} call director: he lies", f"{GAME}: Tillkalla tävlingsledaren: he lies"]
)
def test_the_director_is_called_by_a_line_that_names_the_match(tmp_path, line):
    with house_of(tmp_path) as house:
        Players(house).give("hello", "good day")
        outcome = house.say(house.first, line)
        assert outcome.readers == sorted([ARBITER, house.first, house.second])
        assert [one.text for one in bodies(house, DirectorCalled)] == ["he lies"]


def test_the_director_is_called_to_another_match_than_that_of_the_letter(tmp_path):
    with started(tmp_path) as house:
        for who in {house.seated(seat, at) for at in (1, 2, 3) for seat in house.game(at).players}:
            house.give(house.compose(who, "hello", start_letter(house, who)))
        one, other = own(house, house.first)
        text = f"{EVENT}-{other:03d} call director: he lies"
        outcome = house.say(house.first, text, one)
        assert ARBITER in outcome.readers
        assert house.game(other).called
        assert not house.game(one).called


def test_no_word_for_dice_or_director_goes_unanswered(tmp_path):
    with house_of(tmp_path) as house:
        Players(house).give("hello", "good day")
        outcome = house.say(house.first, f"My move is {GAME} phrase: Red Horse")
        assert outcome.readers == [house.first]


def test_an_act_that_cannot_be_made_in_the_match_it_names_is_answered_with_why(tmp_path):
    with started(tmp_path) as house:
        for who in {house.seated(seat, at) for at in (1, 2, 3) for seat in house.game(at).players}:
            house.give(house.compose(who, "hello", start_letter(house, who)))
        for name in range(1, 4):
            seat = house.game(name).position.to_act
            for who, act, reason in (
                (house.seated(seat, name), "resign", "resign_which"),
                (house.seated(seat, name), "take", "nothing_to_answer"),
                (house.seated(seat.other, name), "roll", "not_your_turn"),
            ):
                (letter,) = {at for at in own(house, who) if at != name}
                outcome = house.say(who, f"{EVENT}-{name:03d} {act}", letter)
                assert (outcome.reason, outcome.readers) == (reason, [who])


LONG = "red horses that eat green grass on a wide meadow while the sun goes down behind the hills"


@pytest.mark.parametrize(
    ("text", "taken"),
    [
        ("\n".join(textwrap.wrap(f"phrase: {LONG}", 76)), LONG),
        (f"phrase: {LONG}", LONG),
        ("phrase: red horses\nautoroll", "red horses"),
        ("phrase: red horses\nKind regards, Anna", "red horses"),
    ],
)
def test_a_phrase_that_a_mail_program_broke_is_taken_whole(tmp_path, text, taken):
    with house_of(tmp_path) as house:
        outcome = house.say(house.first, f"{text}\n\nAnna")
        assert [one.phrase for one in bodies(house, PhraseGiven)] == [taken]
        assert "not pass this on" not in outcome.to(house.first).words or "Kind" in text
