"""What players of backgammon write reaches the rules as they wrote it."""

import pytest

from corr import resources
from corr.games.registry import RULES
from corr.mail.orders.order_sentences import Due
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text
from corr.tournament.play.orders import AcceptDraw, DeclineDraw, Play

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
GAME = RULES["backgammon"]


def acts(text, due=None, game=GAME):
    """The orders of a letter: the acts as texts, others as they are."""
    reading = read_text(text, WORDS, game.recognises, due=due)
    return [one.text if isinstance(one, Play) else one for one in reading.orders]


@pytest.mark.parametrize(
    "line",
    [
        *("24/18 13/11", "bar/20", "6/off", "8/5*", "6/4(2)", "8/5*(2) 6/3", "24/18*/13"),
        *("24-18 13-11", "24/18, 13/11", "b/20", "25/20 13/9", "6/o(2)", "6/0", "24 / 18"),
        *("roll", "double", "take", "drop", "pass", "accept", "refuse", "concede match"),
        *("resign", "resign single", "resign gammon", "resign backgammon"),
        *("12. 52: 13/8 24/22", "52: 13/8 24/22", "12. 13/8 24/22", "12. roll", "13. take"),
    ],
)
def test_an_act_is_read_whole_with_its_numbers_as_the_game_knows_them(line):
    assert acts(line) == [line]


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("Bar/20 24/18", "bar/20 24/18"),
        ("Roll.", "roll"),
        ("My move: 24/18 13/11!", "24/18 13/11"),
        ("I play 24/18 13/11", "24/18 13/11"),
        ("24/18 13/11, thanks", "24/18 13/11"),
        ("ok, take", "take"),
        ("roll please", "roll"),
    ],
)
def test_courtesies_and_capitals_are_taken_off(line, act):
    assert acts(line) == [act]


@pytest.mark.parametrize(
    ("line", "act"),
    [
        *(("I accept", "accept"), ("anta", "accept"), ("nehme an", "accept")),
        *(("nõustun", "accept"), ("decline", "refuse"), ("avböj", "refuse")),
    ],
)
def test_words_of_draws_answer_an_offer_to_resign_where_that_is_open(line, act):
    resigned = Due(takes=lambda text: text in ("accept", "refuse"))
    assert acts(line, resigned) == [act]
    nothing = acts(line, Due(takes=lambda text: False))
    assert [type(one) for one in nothing] == [AcceptDraw if act == "accept" else DeclineDraw]
    assert isinstance(acts(line, game=RULES["renju"])[0], AcceptDraw | DeclineDraw)
