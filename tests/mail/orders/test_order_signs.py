"""Dashes and asterisks around a move of renju say nothing, as its moves have no signs."""

import pytest

from corr import resources
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_signs import NO_SIGNS, Signs, signs_of, unmarked
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_text

WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        *("my move - k10", "SK24-001 - k10", "k10 - thanks", "my move is -k10", "- k10"),
        *("13.-k10", "13 - k10", "13-k10", "- 13. k10", "-13. k10", "claim five - k10"),
        *("*k10*", "**k10**", "k10*", "k10**", "*my move: k10*", "I play k10*. Nice weather"),
        *("Thanks! – k10", "My move – k10", "draw? - k10", "* k10", "k10 **"),
    ],
)
def test_a_move_of_renju_is_read_through_dashes_and_asterisks(line):
    assert [one.text for one in read_text(line, WORDS, RENJU.recognises).orders] == ["k10"]


def test_renju_has_no_signs():
    assert signs_of(RENJU.recognises) == NO_SIGNS


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("my move is -33", "my move is \u221233"),
        ("13.-2-1, +21", "13.\u22122-1, \uff0b21"),
        ("my move - 33", "my move \u2212 33"),
        ("SK24-001, 2026-07-01, 2-1", "SK24-001, 2026-07-01, 2-1"),
        ("k10 - thanks", "k10 - thanks"),
    ],
)
def test_the_signs_of_numbers_are_marked_letter_for_letter(text, marked):
    found = Signs(minus=True).marked(text)
    assert found == marked
    assert unmarked(found) == text
    assert NO_SIGNS.marked(text) == text
