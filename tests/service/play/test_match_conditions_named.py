"""Conditions for a match that a letter only names: of a double always, of a play by its letter."""

import pytest

from corr.games.backgammon.match import Phase
from corr.tournament.events.events import IfsEntered
from tests.office import EVENT, PEOPLE, House
from tests.service.play.test_match_dice import bodies
from tests.service.play.test_match_start import own, start_letter

GAME = {"kind": "backgammon", "points": 5, "opening": None}


@pytest.fixture
def house(tmp_path):
    event = {"languages": ["en", "sv"]}
    with House(tmp_path, [*PEOPLE[:3]], game=GAME, event=event).start() as found:
        for who in PEOPLE[:3]:
            found.give(found.compose(who, "hello", start_letter(found, who)))
        yield found


def waiting(house):
    """Who waits in a match and has another one, whose letter they answer: the two numbers."""
    for number in (1, 2, 3):
        game = house.game(number)
        who = house.seated(game.position.to_act.other, number)
        return who, number, next(at for at in own(house, who) if at != number)
    raise AssertionError


def to_choice(house):
    """A match that is played on until somebody may double."""
    _, number, _ = waiting(house)
    while (game := house.game(number)).position.phase is not Phase.CHOICE:
        mover = house.seated(game.position.to_act, number)
        house.say(mover, game.judge.stage(game.position).example, number)
    return number


def entered(house, number):
    return bodies(house, IfsEntered, f"{EVENT}-{number:03d}")


@pytest.mark.parametrize(
    "line",
    [
        "{game} if double then take",
        "{game}: if double then drop",
        "[{game}] If doubled, then take.",
        "{game} om dubbla så ta",
        "{game}\nif double then take",
        "Hello!\n\n{game} if double then take\n\nRegards",
    ],
)
def test_a_condition_about_a_double_is_kept_from_any_letter(house, line):
    number = to_choice(house)
    who = house.seated(house.game(number).position.to_act.other, number)
    other = next(at for at in own(house, who) if at != number)
    outcome = house.say(who, line.format(game=f"{EVENT}-{number:03d}"), other)
    assert (outcome.state, outcome.reason, outcome.readers) == ("handled", "", [who])
    assert entered(house, number)
    assert not entered(house, other)
    assert "Your moves in advance are kept" in outcome.to(who).words


def test_it_is_carried_out_there(house):
    number = to_choice(house)
    seat = house.game(number).position.to_act
    mover, who = (house.seated(one, number) for one in (seat, seat.other))
    other = next(at for at in own(house, who) if at != number)
    house.say(who, f"{EVENT}-{number:03d} if double then take", other)
    outcome = house.say(mover, "double", number)
    assert house.game(number).position.cube == 2
    assert outcome.readers == sorted([mover, who])


def test_one_about_a_play_is_for_an_answer_to_its_own_match(house):
    who, number, other = waiting(house)
    name = f"{EVENT}-{number:03d}"
    refused = house.say(who, f"{name} if 8/5* then double", other)
    assert (refused.reason, refused.readers) == ("if_elsewhere", [who])
    assert name in refused.to(who).tag
    assert not entered(house, number)


@pytest.mark.parametrize("line", ["if double then take", "if 8/5* then double"])
def test_in_ones_own_turn_it_names_what_is_kept_then(house, line):
    _, number, _ = waiting(house)
    who = house.seated(house.game(number).position.to_act, number)
    other = next(at for at in own(house, who) if at != number)
    refused = house.say(who, f"{EVENT}-{number:03d} {line}", other)
    assert refused.reason == "if_own_turn"
    assert '"take if doubled" (or "drop if doubled") is kept now' in refused.to(who).words
    assert not entered(house, number)
    assert house.say(who, "take if doubled", number).state == "handled"
    seat = house.game(number).seat_of(house.player(who))
    assert house.game(number).orders[seat] == ("take if doubled",)


@pytest.mark.parametrize("named", [True, False])
def test_while_the_opponent_has_a_roll_to_play_it_names_what_is_kept(house, named):
    who, number, other = waiting(house)
    assert house.game(number).position.phase is Phase.PLAY
    line = "if double then take"
    line, answered = (f"{EVENT}-{number:03d} {line}", other) if named else (line, number)
    refused = house.say(who, line, answered).to(who).words
    assert "Your opponent has rolled and cannot double before you have played" in refused
    assert '"take if doubled" (your answer to the next double' in refused
    assert not entered(house, number)
    assert house.say(who, "take if doubled", number).state == "handled"
