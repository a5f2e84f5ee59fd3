"""Every notice says what happened, what it means, and what if nobody acts; commands are taps."""

import re
from datetime import UTC, datetime
from html import unescape
from itertools import count

import pytest
from msgspec.structs import replace

from corr.mail.letter import NOTICES
from corr.service.letters.notices import tell_request
from corr.words.templates import ours
from tests.letter_samples.samples_desk import APPEALS_SHOWN
from tests.letter_samples.samples_notices import NOTICES_SHOWN
from tests.office import ANNA, ARBITER, BO, SITE, House
from tests.taps import links, order_of, tap

SHOWN = (*NOTICES_SHOWN, *APPEALS_SHOWN)
FILLED = {"TEXT": "because", "NAME": "Kim Ek", "PLAYER": "P0001", "NEW": "new@players.test"}
"""What an arbiter writes where a command leaves something open."""
NOT_UNDERSTOOD = re.compile(
    "no line of your letter is a command|; it is `|there is no command|there is no option"
    "|Invalid value|not by mail"
)
"""What the desk says to what is no command, or none for letters."""
_NUMBERS = count(1)


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    with House(tmp_path_factory.mktemp("house"), people=(ANNA, BO)) as it:
        it.start()
        it.letters()
        yield it


def told(house, number, to=ARBITER, **more):
    """The letter of a sample notice."""
    code, params = SHOWN[number]
    cause = f"{code}.{next(_NUMBERS)}"
    with house.office.folder.transaction():
        tell_request(house.office, to, code, {**params, **more}, at=house.now, cause=cause)
    (letter,) = house.letters()
    return letter


def test_every_kind_of_notice_is_shown():
    assert {code for code, _ in SHOWN} == set(NOTICES)


@pytest.mark.parametrize(
    "number", range(len(SHOWN)), ids=[f"{code}-{at}" for at, (code, _) in enumerate(SHOWN)]
)
def test_a_notice_has_a_heading_its_meaning_what_if_nothing_and_commands_to_tap(house, number):
    code, params = SHOWN[number]
    letter, say = told(house, number), ours().voice("en")
    heading = re.search(r'font-size:20px;font-weight:bold">([^<]*)<', letter.html)
    assert unescape(heading[1]) == letter.subject
    assert letter.words.startswith(letter.subject)
    otherwise = say("notice_else", code, **params)
    assert re.match(r"If (you do nothing|nobody)|Nothing need be done|Until", otherwise)
    assert otherwise[:20] in letter.words.removeprefix(letter.subject)[20:], "behind the meaning"
    taps = [order_of(link) for link in links(letter) if SITE in link.replace("%40", "@")]
    assert taps == list(params.get("commands", ()))
    assert not re.search(r"\w+_\w+|UTC", re.sub(r"min_players|`.*?`", "", letter.words))


@pytest.mark.parametrize(
    ("number", "command"),
    [(at, one) for at, (_, params) in enumerate(SHOWN) for one in params.get("commands", ())],
)
def test_what_a_tap_sends_is_a_command_that_the_desk_understands(house, number, command):
    letter = told(house, number)
    (link,) = (one for one in links(letter) if order_of(one) == command)
    for gap, value in FILLED.items():
        link = link.replace(gap, value.replace(" ", "%20"))
    answered = house.give(tap(house, ARBITER, link)).to(ARBITER)
    words = answered.words
    assert order_of(link).split(" --")[0].split('"')[0].strip() in words
    assert not NOT_UNDERSTOOD.search(words)


def test_times_are_told_on_the_clock_of_who_reads_them(house):
    (number,) = (at for at, (code, _) in enumerate(SHOWN) if code == "time_over")
    due = datetime(2024, 11, 28, 13, 2, tzinfo=UTC)
    assert "Thursday 28 Nov, 14:02 (Stockholm)" in told(house, number, due=due).words
    row = house.office.store.players.player_by_address(BO)
    with house.office.store.transaction():
        house.office.store.players.put_player(replace(row, time_zone="Asia/Tokyo"))
    assert "22:02 (Tokyo)" in told(house, number, to=BO, due=due).words


def test_a_code_is_asked_for_by_an_hour_of_the_arbiters_own_clock(house):
    command = "corr clock extend SK24-001 --days 3 --reason because"
    asked = house.give(house.compose(ARBITER, command)).to(ARBITER)
    assert re.search(r"answer this letter by .* \(Stockholm\) with this line", asked.words)
    (link,) = links(asked)
    assert re.fullmatch(r"confirm \d{6}", order_of(link))
    assert "It is done" in house.give(tap(house, ARBITER, link)).to(ARBITER).words
