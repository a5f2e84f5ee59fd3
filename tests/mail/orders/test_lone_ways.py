"""One checker's way alone may be a date, a time or a score: is it clear that it is a play?"""

import pytest

from corr.games.backgammon.acts import dice
from corr.games.backgammon.notation import is_play
from corr.tournament.play.orders import Play
from tests.mail.orders.test_match_lines import BEGUN, PLAYED, became, reading

ROLLED = (dice(4, 1, 1),)


def plays(line):
    return [one.text for one in reading(ROLLED, line).orders if isinstance(one, Play)]


@pytest.mark.parametrize(
    "text",
    [
        *("kl. 13 till 8", "ca. 13-8", "Mon. 13-8", "Mån. 13-8", "Sat. 13-8", "approx. 13-8"),
        *("Liverpool won. 13-8!", "Great match yesterday! 13-8.", "Did you see the match? 13-8!"),
        *("13/8, 2024", "13/8, 24", "13/8, at noon", "13/8, kl 12", "13/8, 12:00", "13/8; 2024"),
        *("13/8\n2024", "13/8\nat noon", "13/8\nklockan 12", "13-8\nLiverpool was strong"),
        *("Opening hours are:\n13 to 8", "Opening hours are:\n\n13 to 8", "We meet on\n13/8"),
        *("I play on 13/8", "I play again on 13/8", "I play 13/8, kl 12", "Jag spelar kl. 13/8"),
        *(
            "Jag spelar på 13/8",
            "Ich spiele auf 13/8",
            "I play 13/8, at noon",
            "See you then, 13/8",
        ),
        *("Did you see the match?\n13-8!", "The shop opens,\n13/8", "Great game so far. 13/8"),
        *("I have 13/8", "jag har 13/8", "Flytta 13 till 8", "Med 13/8"),
    ],
)
def test_a_way_that_may_be_something_else_is_asked_about(text):
    assert not plays(text)
    assert [one.replace("-", "/") for one in reading(ROLLED, text).guesses] == ["13/8"]


@pytest.mark.parametrize(
    "text",
    [
        *("13/8", "13/8.", "13-8", "13 to 8", "13 till 8", "13/8, thanks!", "13/8. Good luck!"),
        *("Hi Bo\n13/8", "Hi Bo,\n\n13/8\n\nAnna", "13/8\nAnna", "13/8 thanks\nAnna", "Hi! 13/8"),
        *("My move is:\n13/8", "My move:\n\n13/8", "Mitt drag blir 13/8", "I'll go with 13/8"),
        *("41: 13/8", "1. 41: 13/8", "This is hard. 41: 13/8", "1. 13/8", "roll 41: 13/8"),
        *("Great match yesterday! I play 13/8.", "That was luck.\n13/8", "13/8\nWhat a day!"),
        *("Hello, here comes my move: 13/8", "I move from 13 to 8, good luck", "13/8 :)"),
        *("We meet in May\n\n13/8", "13/8\n\nLiverpool won."),
    ],
)
def test_a_clear_way_is_played(text):
    assert [one for one in plays(text) if "13" in one and "8" in one]


@pytest.mark.parametrize(
    "text", [f"This is hard. {PLAYED}", f"Mon. {PLAYED}", f"{PLAYED}, 2024", f"{PLAYED}\n2024"]
)
def test_two_ways_are_a_play_beside_anything(text):
    assert became(BEGUN, text) == became(BEGUN, PLAYED)


def test_a_way_that_cannot_be_made_is_refused_as_it_stands():
    (order,) = reading(ROLLED, "13/7\n2024").orders
    assert is_play(order.text)
