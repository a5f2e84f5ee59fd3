"""Where an arbiter's answer to a notice goes: a command to the program, a question to who asks."""

import re
from html import unescape
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from corr.mail.letter import NOTICES
from corr.mail.write.write import write
from corr.service.letters.notices import tell_request
from corr.words.templates import ours
from tests.letter_samples.samples import samples
from tests.letter_samples.samples_facts import SITE as SAMPLE_SITE
from tests.office import ANNA, ARBITER, BO, SITE, House, Post

STRANGER = "kim@elsewhere.test"
LANGUAGES = ("en", "sv", "et")
FORMS = {
    "late_asked": {
        "name": "Kim",
        "event": "SK24",
        "commands": ("corr event late SK24 P0003 --reason TEXT",),
    },
    "stranger_entry": {"name": "Kim", "event": "SK24"},
    "stranger_form": {
        "name": "Kim Ek",
        "event": "SK24",
        "given": ("Sweden",),
        "commands": ("corr player add 'Kim Ek' kim@elsewhere.test --enter SK24",),
        "voucher": "",
    },
    "withdrawal_asked": {
        "name": "Kim",
        "player": "P0003",
        "event": "SK24",
        "running": 1,
        "annulled": False,
    },
}
"""The notices that invite to write to who asks, without the address."""


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, people=(ANNA, BO)) as it:
        it.drain()
        it.letters()
        yield it


def links(letter: Post) -> list[tuple[str, str]]:
    """To whom the links of a letter write, and what."""
    found = []
    for href in re.findall(r'href="([^"]*)"', letter.html):
        url = urlsplit(unescape(href))
        assert url.scheme == "mailto"
        asked = parse_qs(url.query, keep_blank_values=True)
        found.append((unquote(url.path), asked.get("body", [""])[0]))
    return found


def notice(house: House, code: str, address: str) -> Post:
    """The notice of a code about somebody who asks for something."""
    params = {**FORMS[code], "address": address}
    with house.office.folder.transaction():
        tell_request(house.office, ARBITER, code, params, at=house.now, cause=code)
    (told,) = house.letters()
    return told


def test_a_strangers_wish_is_answered_with_the_command_to_the_program(house):
    told = house.give(house.compose(STRANGER, "enter SK24", subject="enter SK24")).to(ARBITER)
    assert told.reply_to == SITE
    assert f"yourself: {STRANGER}" in told.words
    assert (STRANGER, "") in links(told)
    command = f'corr player add "NAME" {STRANGER} --enter SK24'
    assert (SITE, command) in links(told)
    done = house.give(house.compose(ARBITER, command.replace("NAME", "Kim Ek"), told))
    assert STRANGER not in done.readers
    assert done.to(ARBITER).subject != told.subject


@pytest.mark.parametrize("code", FORMS)
def test_every_notice_about_who_asks_goes_back_to_the_program(house, code):
    told = notice(house, code, STRANGER)
    assert told.reply_to == SITE
    assert f"yourself: {STRANGER}" in told.words
    assert (STRANGER, "") in links(told)
    assert all((SITE, one) in links(told) for one in FORMS[code].get("commands", ()))


@pytest.mark.parametrize("code", FORMS)
@pytest.mark.parametrize(
    "address",
    [
        'kim"><a href="https://evil.test">@elsewhere.test',
        "kim@elsewhere.test\r\nBcc: victim@evil.test",
        "kim@elsewhere.test, victim@evil.test",
        "kim@elsewhere.test?bcc=victim@evil.test",
        "",
    ],
)
def test_what_is_no_plain_address_is_nobodys_link(house, code, address):
    told = notice(house, code, address)
    assert told.reply_to == SITE
    assert told.mail["Bcc"] is None
    assert {to for to, _ in links(told)} <= {SITE}
    assert "yourself:" not in told.words
    assert '<a href="https://' not in told.html


@pytest.mark.parametrize("code", FORMS)
def test_a_strange_but_plain_address_adds_nothing_to_its_link(house, code):
    address = "kim?bcc=victim&body=x%40@elsewhere.test"
    told = notice(house, code, address)
    for to, body in links(told):
        assert to in (SITE, address)
        assert "victim" not in body or to == SITE
    assert "mailto:kim?" not in told.html


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notice_says_that_its_answer_goes_to_somebody_else(language):
    say = ours().voice(language)
    shown = [one.draft for one in samples(say) if one.draft.kind == "arbiter"]
    assert {code for draft in shown for code, _ in draft.facts["notices"]} == set(NOTICES)
    answer = re.compile(r"Answer this letter|Svara på det här brevet|[Vv]asta sellele|vastates")
    for draft in shown:
        assert draft.reply_to in ("", SAMPLE_SITE.address), draft.reply_to
        letter = Post(raw=write(draft, site=SAMPLE_SITE, templates=ours()), cause="")
        assert not answer.search(letter.words), letter.words


def test_a_notice_says_the_subject_in_plain_characters_and_without_its_tag(house):
    house.take(
        b"From: bo@players.test, anna@players.test\r\nTo: td@example.org\r\n"
        b"Subject: =?utf-8?b?UmU6IFNLMjQtMDAxIEJlcmcg4oCTIEVr?= [P0001.0.ABCDEFGHIJKLMNOP]\r\n"
        b"\r\nk8\r\n"
    )
    house.handle(house.now)
    (told,) = (one for one in house.letters() if one.to == ARBITER)
    assert "Re: SK24-001 Berg \u2013 Ek" in " ".join(told.text.split())
    assert "ABCDEFGH" not in told.text
    assert "=?" not in told.text
