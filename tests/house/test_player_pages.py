"""The pages for players say the same in each language, and corr reads and writes what they say."""

import re
from collections.abc import Iterator
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest

from corr import resources
from corr.cli.guide.finding import sections
from corr.cli.guide.topics import topic_named
from corr.games.registry import RULES
from corr.mail.letter import NormFacts
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_message, read_orders, read_text
from corr.service.letters.reading import NAMES, read_choice
from corr.tournament.play.orders import (
    AcceptDraw,
    Appeal,
    Ask,
    CancelIfs,
    ClaimDraw,
    ClaimLine,
    ClaimTime,
    ClaimWin,
    DeclineDraw,
    Enter,
    Forget,
    Help,
    LeaveOff,
    MyData,
    Note,
    Play,
    PlayIf,
    Preview,
    Resign,
    Set,
    Show,
    TakeLeave,
    Withdraw,
)
from corr.words.templates import ours
from tests.mail.orders.test_help import orders as in_help_letter

TEMPLATES = ours()
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
PAGES = {"en": topic_named("player").text(), "sv": topic_named("player.sv").text()}
EVERYTHING = (
    {Play},
    {Play, AcceptDraw, DeclineDraw, Resign},
    {ClaimLine, Play, ClaimWin, ClaimDraw, ClaimTime},
    {Play, PlayIf, CancelIfs},
    {Show, Preview, Ask, Help},
    {Show, Ask},
    {Enter, Withdraw, Ask, Appeal},
    {TakeLeave, LeaveOff},
    {str, Note},
    {Set, MyData, Forget},
)
"""What each row of the last table is for; `str` is a message."""
SETTINGS = (
    *({"language"}, {"text"}, {"letters"}, {"digest"}, {"receipts"}, {"reminders"}, {"calendar"}),
    *(
        {"board"},
        {"notation"},
        {"side"},
        {"forced"},
        {"time_zone"},
        {"announcements"},
        {"address", "old_address"},
    ),
)
"""What each row of the table of settings sets."""


def codes(text: str) -> list[str]:
    """What a page says may be written, in its order."""
    without_samples = re.sub(r"^```.*?^```", "", text, flags=re.MULTILINE | re.DOTALL)
    return [" ".join(one.split()) for one in re.findall(r"`([^`]+)`", without_samples)]


def rows(section: str) -> list[list[object]]:
    """What the rows of a section's table mean, their codes read one by one."""
    found = re.findall(r"^\|[^|]+\|([^|]*`[^|]*)\|$", section, re.MULTILINE)
    return [[one for code in codes(row) for one in meant(code)] for row in found]


def an_act(text: str) -> bool:
    """Whether a text is an act of a game of stones, of which the pages tell."""
    return any(rules.recognises(text) for rules in RULES.values() if rules.colours)


def in_a_match(code: str) -> tuple[object, ...]:
    """The orders of a line in a letter about a match of backgammon."""
    reads = RULES["backgammon"].recognises
    return read_text(code, WORDS, reads, speech=WORDS.speech["backgammon"]).orders


def meant(code: str) -> tuple[object, ...]:
    """The orders of a line, or the message in it."""
    return read_orders(code, WORDS, an_act) or in_a_match(code) or (read_message(code, WORDS),)


def same(code: str) -> Iterator[object]:
    """What a line means in any language; words that the reader chooses are left out."""
    for one in meant(code):
        match one:
            case str():
                yield "message" if one else code
            case Note() | Appeal():
                yield type(one)
            case Set(name="address" | "old_address" | ""):
                yield one.name
            case Set():
                yield one.name, read_choice(one.name, one.value, TEMPLATES)
            case _:
                yield {**{name: getattr(one, name) for name in one.__struct_fields__}, "line": ""}


@pytest.mark.parametrize("language", PAGES)
def test_whatever_a_page_says_may_be_written_is_read(language):
    assert [code for code in codes(PAGES[language]) if meant(code) == ("",)] == []


def test_both_pages_have_the_same_sections_which_say_the_same():
    english, swedish = (list(sections(PAGES[one])) for one in ("en", "sv"))
    assert len(english) == len(swedish)
    for one, other in zip(english, swedish, strict=True):
        assert len(re.match(r"#+", one)[0]) == len(re.match(r"#+", other)[0])
        assert [list(same(code)) for code in codes(one)] == [
            list(same(code)) for code in codes(other)
        ], one.splitlines()[0]
        for sign in (r"^- ", r"^\| ", r"^\*\*", r"^```", r"!\[", r"\n\n"):
            count = [len(re.findall(sign, text, re.MULTILINE)) for text in (one, other)]
            assert count[0] == count[1], (one.splitlines()[0], sign)


@pytest.mark.parametrize("language", PAGES)
def test_every_row_of_orders_is_read_as_what_it_is_for(language):
    last = list(sections(PAGES[language]))[-1]
    assert tuple({type(one) for one in row} for row in rows(last)) == EVERYTHING


@pytest.mark.parametrize("language", PAGES)
def test_every_setting_is_one_and_none_is_left_out(language):
    (told,) = (one for one in sections(PAGES[language]) if len(rows(one)) == len(SETTINGS))
    assert tuple({one.name for one in row} for row in rows(told)) == SETTINGS
    assert {name for row in SETTINGS for name in row} == {*NAMES, "address", "old_address"}
    for row in rows(told):
        chosen = [
            read_choice(one.name, one.value, TEMPLATES) for one in row if "address" not in one.name
        ]
        assert len(set(chosen)) == len(chosen), row


@pytest.mark.parametrize("language", PAGES)
def test_the_page_has_every_kind_of_order_of_the_help_letter(language):
    def kinds(orders):
        return {(type(one), getattr(one, "what", getattr(one, "kind", ""))) for one in orders}

    shown = kinds(one for code in codes(PAGES[language]) for one in meant(code))
    assert kinds(one for read in in_help_letter(language).values() for one in read) <= shown


def said(language: str) -> Iterator[str]:
    """What letters say that the page shows or quotes, each to the end of its first sentence."""
    say = TEMPLATES.voice(language)
    time, opponent = timedelta(days=7), "Lars-Erik Nyström"
    due = datetime(2026, 4, 2, 19, 30, tzinfo=ZoneInfo("Europe/Stockholm"))
    norms = NormFacts(**NORMS)
    yield f"-- {say('letter', 'marker')} --"
    yield say("letter", "deadline", ply=28, due=due, left=time)
    yield say("stages", "play", ply=28, can_pass=False, stacked=False)
    yield say("letter", "they_have", opponent=opponent, time=time)
    yield say("norms", "line", n=norms)
    yield say("norms", "moving", n=norms)
    yield say("norms", "line", n=norms).partition(": ")[2].rstrip(".")
    yield say("letter", "proof", characters="").strip(" :")
    yield say("reasons", "occupied", point="h8").partition(".")[0]
    yield say("reasons", "wrong_number", found=6, expected=4).partition(".")[0]
    yield say("reasons", "not_your_turn").partition(".")[0]
    yield say("reasons", "no_order", game=True, arbiter="").partition(".")[0]


NORMS = {
    "level": "3 kyu",
    "completed": 4,
    "scheduled": 7,
    "points": "1",
    "new_players": 2,
    "rise1": "5",
    "rise1_level": "2 kyu",
    "rise2": "6",
    "rise2_level": "1 kyu",
    "confirm": "4",
    "keep": "2.5",
    "preliminary": True,
}


@pytest.mark.parametrize("language", PAGES)
def test_what_letters_say_on_the_page_they_say(language):
    page = " ".join(PAGES[language].split())
    assert [one for one in said(language) if one not in page] == []
