"""Letters about matches of backgammon over many positions: size, links, board."""

import random
import re
from email import message_from_bytes
from email.policy import default
from functools import cache
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec.structs import replace

from corr.demo.backgammon import play_match
from corr.errors import PlayerError
from corr.games.backgammon.acts import read
from corr.games.backgammon.told import stage, taps
from corr.games.registry import rules_for
from corr.games.rules import Seat
from corr.mail.write.write import write
from corr.words.templates import ours
from tests.golden.drafts import SITE, game_letter
from tests.words.catalogues import WHOLE

GAME = rules_for("backgammon")
OPTIONS = {"points": "5", "dice": "plain", "aids": "own"}
MOST = 40_000
"""Bytes that the HTML of a letter may have, as it is sent."""
TEMPLATES = ours()


@cache
def asked(chance=5):
    """Positions of a match in which a seat is asked for something."""
    played = play_match(
        seed=bytes([chance] * 32),
        length=5,
        match_id=f"BG29-{chance}",
        chance=random.Random(chance),
    )
    match, found = GAME.start(OPTIONS), []
    for _, move, _ in played.acts:
        match = GAME.after(match, move)
        if isinstance(match.to_act, Seat):
            found.append(match)
    return found


def letter_of(match, language="en", *, clockwise=False, **facts):
    """The letter that asks for what a match waits for, as it is sent."""
    seat = match.to_act
    board = GAME.picture(match, viewer=seat)
    draft = game_letter(
        "your_move",
        language,
        of="backgammon",
        options=OPTIONS,
        record="1. 61:",
        stage=stage(match),
        taps=taps(match),
        **facts,
    )
    return write(
        replace(draft, picture=replace(board, clockwise=clockwise)), site=SITE, templates=TEMPLATES
    )


def parts(raw):
    """The text and the HTML of a letter."""
    mail = message_from_bytes(raw, policy=default)
    kinds = {part.get_content_type(): part for part in mail.walk()}
    return kinds["text/plain"].get_content(), kinds["text/html"].get_content()


def html_size(raw):
    mail = message_from_bytes(raw, policy=default)
    return next(
        len(one.as_bytes()) for one in mail.walk() if one.get_content_type() == "text/html"
    )


def bodies(html):
    """What the links of a letter send, in their order."""
    links = re.findall(r'href="(mailto:[^"]*)"', html)
    fields = (
        parse_qs(urlsplit(one.replace("&amp;", "&")).query, keep_blank_values=True)
        for one in links
    )
    return [one["body"][0] for one in fields]


def test_no_letter_of_a_whole_match_is_larger_than_programs_show():
    sizes = [html_size(letter_of(match)) for match in asked()]
    assert len(sizes) > 60
    assert max(sizes) < MOST


def test_even_the_largest_offer_of_first_steps_behind_a_long_game_is_small_enough():
    largest = max(asked(), key=lambda match: len(taps(match)))
    assert len(taps(largest)) > 8
    draft = letter_of(largest, "de", clockwise=True)
    assert html_size(draft) < MOST - 15_000  # a game of 300 rolls takes 7,000


@pytest.mark.parametrize("language", sorted(WHOLE))
def test_every_link_opens_an_act_that_is_legal_or_the_begin_of_one(language):
    for match in asked()[::3]:
        _, html = parts(letter_of(match, language))
        sent = bodies(html)
        plays, begins = stage(match).buttons, [answer for *_, answer in taps(match)]
        voice = TEMPLATES.voice(language)
        said = [voice("letter", "bg_tap", text=one) for one in plays]
        assert [one for one in sent if one in said] == said
        assert sorted(one for one in sent if one in begins) == sorted(begins)
        for text in plays:
            assert read(match, match.to_act, text)
        if stage(match).code == "bg_play":
            assert "" in sent
            assert len(sent) > len(plays) + len(begins)


def test_what_begins_with_a_first_step_is_answered_kindly():
    match = next(one for one in asked() if taps(one))
    with pytest.raises(PlayerError) as refused:
        read(match, match.to_act, taps(match)[0][2])
    assert refused.value.code in ("play_more", "several_ways")


@pytest.mark.parametrize(
    ("code", "subject"),
    [
        ("bg_roll_or_double", "roll or double"),
        ("bg_play", "your roll "),
        ("bg_take_or_drop", "double? take or drop"),
        ("bg_accept_or_refuse", "resignation? accept or refuse"),
    ],
)
def test_the_subject_says_what_is_asked(code, subject):
    found = [match for chance in (5, 6, 7) for match in asked(chance) if stage(match).code == code]
    mail = message_from_bytes(letter_of(found[0]), policy=default)
    assert f"SK24-017 {subject}" in mail["Subject"]


@pytest.mark.parametrize(
    ("language", "order"),
    [("en", "autoroll"), ("sv", "kasta själv"), ("de", "autoroll"), ("et", "autoroll")],
)
def test_whose_cube_is_dead_reads_of_the_order_that_saves_letters(language, order):
    alive = next(match for match in asked() if stage(match).code == "bg_roll_or_double")
    seat = 0 if alive.turn is Seat.FIRST else 1
    score = tuple(alive.length - 1 if at == seat else 0 for at in (0, 1))
    dead = replace(alive, score=score, crawford=False)
    assert dead.is_dead(dead.turn)
    for match, told in ((alive, False), (dead, True)):
        text, html = parts(letter_of(match, language))
        assert (f'"{order}"' in text) is told
        assert (order in unescape(html)) is told


def test_boards_in_text_are_narrow_and_lie_as_their_reader_wants():
    for match in asked()[::4]:
        for clockwise in (False, True):
            text, html = parts(letter_of(match, clockwise=clockwise))
            assert max(map(len, text.splitlines())) <= 76
            edge = next(line for line in text.splitlines() if " bar " in line)
            assert ("off   24" in edge) is clockwise
            if taps(match):
                names = re.findall(r">(\d+)<br>", html)
                assert names[:3] == (["24", "23", "22"] if clockwise else ["13", "14", "15"])
