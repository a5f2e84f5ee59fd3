"""Calls of the director without a text, or by nobody of the match (backgammon.md 1: 4.3)."""

import pytest

from corr.games.rules import Seat
from corr.service.desk.rulings import pause_clock
from tests.commands import corr, stand_still
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House
from tests.service.direction.test_director import answer
from tests.service.direction.test_points_given import begun
from tests.service.event.test_match_events import begun as event_of
from tests.service.play.test_match_dice import GAME, act, until

CALL = "call director: they cheat"
LEADER = "leader@club.test"


def both(house):
    return (house.first, house.second)


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
        assert "your opponent reads it, too;" in outcome.to(house.first).words
        assert "does not say why." in outcome.to(ARBITER).words
        assert "has called the tournament director. Nothing" in outcome.to(house.second).words
        then = players.say(house.first, "call director he moves with my dice")
        assert "he moves with my dice" in then.to(ARBITER).words
        answer(house)
        assert not house.game().called


@pytest.mark.parametrize(
    ("call", "why"),
    [
        ("I want to call the director", ""),
        ("can you call the director?", ""),
        ("Could you please call the director? She never answers.", "She never answers."),
        *(
            ("Director please", ""),
            ("the director, please: fraud", "fraud"),
            ("director, help", ""),
        ),
        *(
            ("I need the director here.", ""),
            ("We need a director", ""),
            ("TD: wrong dice", "wrong dice"),
        ),
        ("I need help from the director. He is rude", "He is rude"),
        ("Calling the tournament director, please - he is rude", "he is rude"),
        ("director: the roll is wrong", "the roll is wrong"),
        (f"{GAME} call the arbiter: help", "help"),
        ("Kalla på tävlingsledaren!", ""),
        ("jag vill tillkalla tävlingsledaren: fusk", "fusk"),
        *(
            ("jag behöver tävlingsledaren", ""),
            ("Hämta tävlingsledaren!", ""),
            ("TL: fusk", "fusk"),
        ),
        *(
            ("Jag vill ha hjälp av tävlingsledaren", ""),
            ("Kontakta tävlingsledaren: fusk", "fusk"),
        ),
        *(("tillkalla TL", ""), ("kan ni tillkalla tävlingsledaren?", "")),
        *(("Bitte Turnierleiter rufen", ""), ("Bitte rufen Sie den Turnierleiter", "")),
        ("Ich brauche den Turnierleiter", ""),
        *(("kutsu kohtunik", ""), ("palun kutsuge kohtunik", ""), ("Vajan kohtunikku!", "")),
        ("Ich möchte den Turnierleiter rufen: er schummelt", "er schummelt"),
        ("soovin kutsuda kohtuniku: pettus", "pettus"),
    ],
)
def test_a_call_is_read_as_people_write_it_and_never_passed_over(tmp_path, call, why):
    house, players = begun(tmp_path)
    with house:
        told = players.say(house.first, call).to(ARBITER).words
        assert house.game().called
        assert f'and writes: "{why}"' in told if why else "does not say why." in told


@pytest.mark.parametrize(
    "words",
    [
        *("I do not call the director", "Director, hello", "I need a director's chair"),
        *("We need a referee like the one in the final", "Kontakta tävlingsledaren om du undrar"),
        *("I don't need the director", "The director helped me", "Director please be patient"),
    ],
)
def test_what_is_no_call_calls_nobody(tmp_path, words):
    house, players = begun(tmp_path)
    with house:
        assert players.say(house.first, words).readers in ([], [house.first])
        assert not house.game().called


@pytest.mark.parametrize("called", [True, False])
@pytest.mark.parametrize(
    "words",
    [
        *(
            "call director off",
            "Call the director back.",
            "I take back my call",
            "call off the director",
        ),
        *("tillkalla tävlingsledaren av", "jag tar tillbaka tillkallandet"),
        *("kutsu turniirijuht tagasi", "Ich nehme den Ruf zurück"),
    ],
)
def test_a_call_is_taken_back_by_nobody_and_the_answer_says_so(tmp_path, words, called):
    house, players = begun(tmp_path)
    with house:
        if called:
            players.say(house.first, CALL)
        before = house.game()
        outcome = players.say(house.first, words)
        assert outcome.readers == [house.first]
        assert "cannot be taken back: only his answer ends it" in outcome.to(house.first).words
        assert house.game() == before


def test_a_call_about_what_is_off_is_one(tmp_path):
    house, players = begun(tmp_path)
    with house:
        told = players.say(house.first, "call director: off the board he took two").to(ARBITER)
        assert 'and writes: "off the board he took two"' in told.words


def test_a_letter_about_one_match_calls_the_director_in_another(tmp_path):
    with event_of(tmp_path, 3) as house:
        for number in (1, 2, 3):
            for seat in Seat:
                house.say(house.seated(seat, number), "hello", number)
        who, (mine, other) = (
            ANNA,
            [
                number
                for number in (1, 2, 3)
                if ANNA in (house.seated(seat, number) for seat in Seat)
            ],
        )
        outcome = house.say(who, f"{EVENT}-{other:03d} call director: he cheats", mine)
        assert house.game(other).called
        assert not house.game(mine).called
        assert 'and writes: "he cheats"' in outcome.to(ARBITER).words


def test_what_waits_for_the_director_is_told_so_to_both(tmp_path):
    house, players = begun(tmp_path)
    with house:
        to_act = house.seated(house.game().position.to_act)
        outcome = players.say(house.first, CALL)
        for who in (house.first, house.second):
            assert "the director has been called" in outcome.to(who).subject
            for order in ("time", "games"):
                told = house.say(who, order).to(who).words
                assert "The tournament director has been called" in told
                assert "came back" not in told
                assert "need not do anything" in told
        assert "It is your turn in none of them" in house.say(to_act, "games").to(to_act).words


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


@pytest.mark.parametrize("called_first", [True, False])
def test_a_call_beside_a_clock_that_the_arbiter_stopped_is_answered(tmp_path, called_first):
    house, players = begun(tmp_path)
    with house:
        until(players, "roll-or-double")
        if called_first:
            players.say(house.first, CALL)
        pause_clock(house.office, GAME, act(house, "looked at"))
        for who in (house.first, house.second):
            outcome = players.say(who, CALL)
            assert outcome.state == "handled", outcome.reason
            assert "has been called" in outcome.to(who).words
        answer(house)
        mover = house.seated(house.game().position.to_act)
        assert "The arbiter stopped the clock" in players.say(mover, "show").posts[0].words


def test_lists_and_letters_say_that_the_clock_stands_for_the_director(tmp_path):
    house, players = begun(tmp_path)
    with house:
        until(players, "roll-or-double")
        mover = house.seated(house.game().position.to_act)
        called = players.say(mover, CALL)
        assert {"director has been called" in called.to(who).title for who in both(house)} == {
            True
        }
        for who in both(house):
            for line in ("time", "games"):
                told = players.say(who, line).posts[0]
                assert "The tournament director has been called" in told.words
                assert "came back" not in told.everything()
        stand_still(tmp_path, house.now)
        for command in (("status",), ("event", "status", EVENT), ("game", "show", GAME)):
            told = corr(tmp_path, *command).out
            assert "a player has called the director" in told, told
            assert "clock resume" not in told
            assert "came back" not in told


@pytest.mark.parametrize(
    "call",
    [
        "call director {}: look at that",
        "Please call the director in match {}, look at that",
        "call director: {} look at that",
        "tillkalla tävlingsledaren i {}: look at that",
        "ich rufe den Turnierleiter in {}: look at that",
        "kutsun kohtuniku {}: look at that",
    ],
)
def test_a_match_is_named_behind_the_call_and_no_other_stops(tmp_path, call):
    with event_of(tmp_path, 3) as house:
        for number in (1, 2, 3):
            for seat in Seat:
                house.say(house.seated(seat, number), "hello", number)
        seated = {n: [house.seated(seat, n) for seat in Seat] for n in (1, 2, 3)}
        mine, other = (number for number in seated if ANNA in seated[number])
        (foreign,) = (number for number in seated if ANNA not in seated[number])
        outcome = house.say(ANNA, call.format(f"{EVENT}-{other:03d}"), mine)
        assert 'and writes: "look at that"' in outcome.to(ARBITER).words
        outcome = house.say(ANNA, call.format(f"{EVENT}-{foreign:03d}"), mine)
        assert (outcome.reason, outcome.readers) == ("unknown_game", [ANNA])
        assert [number for number in seated if house.game(number).called] == [other]


def test_what_a_call_is_about_may_speak_of_another_match(tmp_path):
    with event_of(tmp_path, 3) as house:
        for seat in Seat:
            house.say(house.seated(seat), "hello")
        call = f"call director: compare with {EVENT}-002"
        house.say(house.first, call)
        assert house.game().called
