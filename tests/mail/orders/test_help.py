"""The help letter is the players' manual: every order is in it, and every example is one."""

import re
from typing import get_args

import pytest

from corr import resources
from corr.games.renju.renju import RENJU
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_message, read_orders
from corr.mail.write.rules import help_on
from corr.sentences.plain import blocks, wrap
from corr.service.letters.reading import read_choice
from corr.tournament.play.orders import (
    Ask,
    AskClock,
    ClaimTime,
    ClaimWin,
    Confirm,
    OfferDraw,
    OpenBoards,
    Order,
    Set,
    Undo,
)
from corr.tournament.spec.spec import GamePart
from corr.words.templates import ours
from tests.letter_samples.samples_facts import SITE

TEMPLATES = ours()
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
TRANSLATED = ["en", "et", "sv"]

NOT_NEEDED = {AskClock, OfferDraw, ClaimTime, Undo, Confirm, OpenBoards}
"""Answered with a word why not, or only asked for by a letter that says so itself."""


def manual(language, *games, **game):
    """The text of the help letter to who plays `games`; `game` is that of the letter, if any."""
    facts = {"g": game or None, "marker": "", "site": SITE}
    return TEMPLATES.voice(language).plain("help", {**facts, **help_on(games)})[1]


def samples(language, **game):
    """What stands before the explanations of the samples."""
    return [
        re.split(r" {2,}", line)[0]
        for block in blocks(manual(language, **game))
        if block.kind == "sample"
        for line in block.lines
    ]


def orders(language, **game):
    found = {one: read_orders(one, WORDS, RENJU.recognises) for one in samples(language, **game)}
    assert len(found) > 40
    return found


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_example_is_an_order(language):
    unread = [example for example, read in orders(language).items() if not read]
    assert not unread


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_order_has_an_example(language):
    shown = {type(order) for read in orders(language).values() for order in read}
    assert shown == set(get_args(Order)) - NOT_NEEDED


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_question_claim_and_setting_has_an_example(language):
    found = [order for read in orders(language).values() for order in read]
    assert {one.what for one in found if isinstance(one, Ask)} == {
        *("games", "table", "norms", "rules", "record", "time", "test")
    }
    assert {"five", "forbidden"} <= {one.kind for one in found if isinstance(one, ClaimWin)}
    settings = [one for one in found if isinstance(one, Set)]
    assert {one.name for one in settings} == {
        *("language", "text", "time_zone", "digest", "board", "calendar", "reminders"),
        *("letters", "receipts", "announcements", "address", ""),
    }
    for one in settings:
        if one.name not in ("address", ""):
            assert isinstance(read_choice(one.name, one.value, TEMPLATES), str)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_examples_name_the_game_of_the_letter(language):
    named = [one for one in samples(language, game="GK25-003") if "GK25" in one]
    assert len(named) >= 6
    assert not [one for one in samples(language, game="GK25-003") if "SK24" in one]


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Nice move!"), ("et", "Hea käik!"), ("sv", "Fint drag!")]
)
def test_it_says_how_to_send_a_message(language, said):
    (example,) = re.findall(r'(?:as in|som i|nagu siin:) "(.*?)"', manual(language))
    assert read_message(example, WORDS) == said


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_sample_is_broken_over_two_lines(language):
    text = manual(language)
    kept = [line for line in text.splitlines() if line.startswith("  ")]
    assert [line for line in wrap(text).splitlines() if line.startswith("  ")] == kept


@pytest.mark.parametrize("language", [*TRANSLATED, "de"])
def test_leave_and_breaks_are_told_of_to_whom_they_concern(language):
    renju = GamePart(options={})
    with_breaks, of_both, short = (
        GamePart(kind="backgammon", options={"points": points, "breaks": "true"})
        for points in ("7", "5 7", "5")
    )
    only, too = (
        TEMPLATES.voice(language).line("help", f"bg_breaks_{one}").split(": ")[0]
        for one in ("only", "too")
    )
    leave = TEMPLATES.voice(language).line("help", "leave_off_you_are").split("  ")[0]
    for games, told in (
        ((), [leave]),
        ((renju, short), [leave]),
        ((with_breaks,), [only]),
        ((with_breaks, renju), [leave, too]),
        ((of_both,), [leave, too]),
    ):
        words = " ".join(manual(language, *games).split())
        assert [one for one in (leave, only, too) if one in words] == told, games


def test_every_language_explains_the_same():
    """Examples may be in another order, and none is left out."""
    kinds = {
        language: sorted(repr(type(order)) for read in orders(language).values() for order in read)
        for language in TRANSLATED
    }
    assert kinds["en"] == kinds["sv"] == kinds["et"]
