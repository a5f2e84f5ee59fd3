"""A game that is not renju: other moves, another board, no openings; nothing here expects stones.

The toy game stands in the registry for these tests alone.
"""

import pytest

from corr import resources
from corr.games.registry import RULES
from corr.mail.order_words import load_words
from corr.mail.orders import read_text
from corr.tournament.orders import Play
from tests.toy_game import Toy


class SignsAndNumbers(Toy):
    """A game in which `22` is a move and `-22` another one."""

    def recognises(self, text):
        return super().recognises(text) or text.isdecimal()


@pytest.fixture(scope="module")
def words():
    return load_words((resources.data() / "words.toml").read_text("utf-8"))


def said(text, words, game=None):
    """The acts that a text says."""
    reading = read_text(text, words, (game or Toy()).recognises)
    return [one.text for one in reading.orders if isinstance(one, Play)]


@pytest.mark.parametrize("game", [Toy(), SignsAndNumbers()])
@pytest.mark.parametrize(
    "line",
    ["-22", " -22 ", "-22.", "−22", "–22", "* -22", "- -22", "13: -22", "My move: -22", "-22, BR"],
)
def test_a_sign_that_is_the_games_own_is_no_decoration(line, game, words):
    assert said(line, words, game) == ["-22"]


@pytest.mark.parametrize(
    ("line", "act"),
    [
        ("8/5 6/5", "8/5 6/5"),
        ("- 8/5 6/5", "8/5 6/5"),
        ("bar/off", "bar/off"),
        ("BAR/21 13/9!", "bar/21 13/9"),
        ("My move: bar/off", "bar/off"),
    ],
)
def test_moves_of_points_are_read_whole(line, act, words):
    assert said(line, words) == [act]


@pytest.mark.parametrize("line", ["- i9", "-i9", "-9i", "* -i9", "- 9i.", "i9", "-i-9"])
def test_a_sign_before_a_renju_move_is_decoration_as_ever(line, words):
    assert said(line, words, RULES["renju"]) == ["i9"]
