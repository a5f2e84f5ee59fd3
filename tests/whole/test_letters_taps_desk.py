"""Round trip of the links of letters about no single game: through real servers, as they say.

Lists of games, digests, settings, "unsubscribe", yes to a question: whoever taps sends what the
link says, and their program's signature.
"""

import re
from contextlib import ExitStack
from dataclasses import replace
from email import message_from_bytes, policy
from itertools import cycle

import pytest

from corr.mail.write.write import write
from corr.words.templates import ours
from tests.club import Club
from tests.letter_samples.samples import letters as samples
from tests.letter_samples.samples_facts import SITE as SAMPLE_SITE
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, SETTINGS, Post
from tests.service.promises import promised
from tests.whole.phones import (
    PHONES,
    Link,
    button,
    buttons,
    gmail_signed,
    iphone,
    links,
    outlook,
    samsung,
    sent,
    unsubscribing,
)

pytestmark = pytest.mark.slow

GAME = f"{EVENT}-001"
OURS = "mx.club.test"
NEW = "new@example.org"


@pytest.fixture
def opened(tmp_path):
    """A function that opens a club whose event has started; it is closed in the end."""
    with ExitStack() as stack:
        yield lambda *people, **more: stack.enter_context(
            Club(tmp_path, people or (ANNA, BO), **more)
        )


def states(club):
    """What became of the letters that came in, the reasons too."""
    return {
        (row.state, row.reason) for row in club.house.office.store.letters.in_state("", 10_000)
    }


# -- lists of games ----


@pytest.mark.parametrize("plus", [True, False])
def test_every_board_in_a_list_of_games_comes_by_a_tap_and_is_played_on(opened, plus):
    club = opened(ANNA, BO, CAI, DAG, plus=plus)
    (listed,) = club.say(ANNA, club.letter(ANNA), "games")
    shows = buttons(listed)
    mine = {name for name in club.games() if club.seat(name, ANNA)}
    assert {link.label for link in shows} == {f"Show the board: {name}" for name in mine}
    for link, phone in zip(shows, (iphone, gmail_signed, samsung), strict=True):
        name = link.label.rpartition(" ")[2]
        before = club.record(name)
        (shown,) = club.tap(ANNA, link, phone)
        assert shown.tag.startswith(f"{name}.")
        assert (shown.to, club.record(name)) == (ANNA, before)
        if club.to_act(name) == ANNA:
            club.follow(name, ANNA, button(shown, "a1"), phone)
    assert states(club) == {("handled", "")}


# -- digests ----


DIGESTS = {
    "rif": {"black", "white", "keep", "show", "Write my move"},
    "taraguchi": {"leave", "show", "Write my move"},
    "free-renju": {"show", "Write my move"},
}
"""What is followed in digests under some opening rules."""


@pytest.mark.parametrize(
    ("opening", "plus"), [("rif", True), ("taraguchi", False), ("free-renju", True)]
)
def test_every_button_of_a_digest_does_what_it_says_in_its_game(opened, opening, plus):
    club = opened(ANNA, BO, CAI, DAG, plus=plus, game={"opening": opening})
    club.say(ANNA, club.letter(ANNA), "set digest 7")
    phones, seen, done = cycle(PHONES), set[str](), set[str]()
    for _ in range(12):
        for name in club.games():
            while club.seat(name, ANNA) and club.to_act(name) != ANNA:
                tap_on(club, name)
        club.wait(days=1)
        for digest in filter(is_digest, club.round()):
            for name, found in by_game(digest).items():
                offers = {said_by(link): link for link in found}
                seen |= set(offers)
                act = next((act for act in offers if act not in done), said_by(found[0]))
                done.add(act)
                tap_digest(club, name, offers[act], next(phones))
        if done >= seen | DIGESTS[opening]:
            break
    assert done >= DIGESTS[opening]
    assert seen <= {"fifths", *set.union(*DIGESTS.values())}


def said_by(link):
    """What a link of a digest promises; its label where that is left to the reader."""
    return link.label if link.label == "Write my move" else promised(link, "en").act


def is_digest(letter):
    return letter.subject.startswith("Your games: ")


def by_game(digest):
    """The links of a digest, by the game that they are about."""
    found = dict[str, list[Link]]()
    for link in links(digest):
        assert not link.is_point
        if link.label.startswith(f"{link.subject.partition('.')[0]} "):
            continue  # A line of the list on top: the game's own part says the same in words.
        found.setdefault(link.subject.partition(".")[0], []).append(link)
    return found


def tap_on(club, name):
    """Whoever is to act taps on, now this link and now that of those that move."""
    actor = club.to_act(name)
    found = [one for one in links(club.newest(actor, name)) if promised(one, "en").moves]
    club.follow(name, actor, found[club.posted % len(found)])


def tap_digest(club, name, link, phone):
    """Tap a button of a digest; where it leaves the move to be written, write it."""
    before = club.game(name)
    if link.label != "Write my move":
        club.follow(name, ANNA, link, phone)
        return
    assert link.body == ""
    example = before.judge.stage(before.position).example
    club.tap(ANNA, Link(label="", to=link.to, subject=link.subject, body=example), phone)
    assert club.record(name) != before.record


def test_a_draw_is_accepted_and_declined_in_a_digest(opened):
    club = opened(ANNA, BO, CAI, DAG)
    club.say(ANNA, club.letter(ANNA), "set digest 7")
    mine = [name for name in club.games() if club.seat(name, ANNA)]
    for name in mine:
        while club.game(name).draw_offer is None:
            actor = club.to_act(name)
            text = "a1" if actor == ANNA else "c3, draw?"
            if actor == ANNA:
                club.play(name, "a1")
            else:
                club.say(actor, club.newest(actor, name), text)
    club.wait(days=1)
    (digest,) = filter(is_digest, club.round())
    for act, (name, found) in zip(("accept", "decline"), by_game(digest).items(), strict=False):
        (link,) = (one for one in found if said_by(one) == act)
        club.follow(name, ANNA, link, iphone)


# -- settings ----


SET = {
    "set timezone Europe/Stockholm": ("time_zone", "Europe/Stockholm"),
    "set text only": ("text", "only"),
    "set html": ("text", ""),
    "set digest 7": ("digest", "07"),
    "set digest off": ("digest", ""),
    "set board discs": ("board", "discs"),
    "set board letters": ("board", "letters"),
    "set board XO": ("board", ""),
    "set letters short": ("letters", "short"),
    "set letters full": ("letters", "full"),
    "set letters auto": ("letters", ""),
    "set receipts off": ("receipts", "off"),
    "set receipts on": ("receipts", "on"),
    "set calendar on": ("calendar", "on"),
    "set calendar off": ("calendar", ""),
    "set reminders 3d, 1d": ("reminders", "3d 1d"),
    "set reminders event": ("reminders", ""),
    "set announcements off": ("announcements", "off"),
}
SET_SWEDISH = {
    "ställ in tidszon Europe/Stockholm": ("time_zone", "Europe/Stockholm"),
    "ställ in bara text": ("text", "only"),
    "ställ in html": ("text", ""),
    "ställ in sammandrag 7": ("digest", "07"),
    "ställ in sammandrag av": ("digest", ""),
    "ställ in bräde skivor": ("board", "discs"),
    "ställ in bräde bokstäver": ("board", "letters"),
    "ställ in bräde XO": ("board", ""),
    "ställ in brev korta": ("letters", "short"),
    "ställ in brev fulla": ("letters", "full"),
    "ställ in brev automatiskt": ("letters", ""),
    "ställ in kvitton av": ("receipts", "off"),
    "ställ in kvitton på": ("receipts", "on"),
    "ställ in kalender på": ("calendar", "on"),
    "ställ in kalender av": ("calendar", ""),
    "ställ in påminnelser 3d, 1d": ("reminders", "3d 1d"),
    "ställ in påminnelser tävlingens": ("reminders", ""),
    "ställ in tävlingsnytt av": ("announcements", "off"),
}


@pytest.mark.parametrize(
    ("language", "table", "first", "rest"),
    [
        (
            *("en", SET, "set language"),
            ("mydata", "forget me", f"withdraw {EVENT}", "set address new@example.org"),
        ),
        (
            *("sv", SET_SWEDISH, "ställ in språk"),
            ("mina uppgifter", "glöm mig", f"utgå {EVENT}", "ställ in adress ny@example.org"),
        ),
    ],
)
def test_every_line_of_the_settings_is_a_tap(opened, language, table, first, rest):
    club = opened(language=language, plus=language == "en")
    (letter,) = club.say(ANNA, club.letter(ANNA), f"{first} {language}")
    languages = {f"{first} {one}": ("language", one) for one in ours().languages}
    table = {**languages, f"{first} {language}": ("language", language), **table}
    labels = [link.label for link in links(letter)]
    assert sorted(labels) == sorted((*table, *rest))
    for label, phone in zip(table, cycle(PHONES), strict=False):
        name, value = table[label]
        (told,) = club.tap(ANNA, button(letter, label), phone)
        assert chosen(club, name) == value
        assert told.to == ANNA
        assert bool(told.html) is not (chosen(club, "text") == "only")
    club.tap(ANNA, button(letter, f"{first} {language}"))
    data, forget, withdraw, address = rest
    for link in links(letter):
        # Nobody is written to at an address that is no more than an example.
        assert link.body == re.sub(r"\S+@.*", "", link.label)
    written = button(letter, address)
    written = replace(written, body=f"{written.body}{NEW}")
    assert {one.to for one in club.tap(ANNA, written, iphone)} == {ANNA, NEW}
    (mine,) = club.tap(ANNA, button(letter, data), samsung)
    assert [part.get_filename() for part in mine.mail.iter_attachments()]
    (refused,) = club.tap(ANNA, button(letter, forget), outlook)
    assert EVENT in refused.words
    (asked,) = club.tap(ANNA, button(letter, withdraw), gmail_signed)
    assert asked.to == ANNA
    assert states(club) == {("handled", ""), ("refused", "forget_running")}


def chosen(club, name):
    player = club.house.office.store.players.player_by_address(ANNA)
    known = {"language": player.language, "time_zone": player.time_zone}
    return known[name] if name in known else player.settings.get(name, "")


@pytest.mark.parametrize("body", ["", "This message was automatically generated by Gmail."])
@pytest.mark.parametrize("plus", [True, False])
def test_unsubscribing_ends_the_digest_and_is_never_withdrawal(opened, body, plus):
    club = opened(plus=plus)
    assert not [one for one in club.letters if one.mail["List-Unsubscribe"]], "of an event, none"
    club.say(ANNA, club.letter(ANNA), "set digest 7")
    assert chosen(club, "digest") == "07"
    play_all(club)
    club.wait(days=1)
    (digest,) = filter(is_digest, club.round())
    link = unsubscribing(digest)
    assert link.subject.startswith("set digest off ")
    club.post(sent(link, ANNA, club.house.now, lambda mail, _: mail.set_content(body)))
    assert [one.to for one in club.round()] == [ANNA]
    assert chosen(club, "digest") == ""
    assert [
        state for _, state, _ in club.house.office.store.personal.entries(club.house.player(ANNA))
    ]
    assert states(club) == {("handled", "")}


def play_all(club):
    """One move in every game."""
    for name in club.games():
        actor = club.to_act(name)
        club.say(actor, club.newest(actor, name), "a1")


# -- yes to a question ----


@pytest.mark.parametrize("plus", [True, False])
def test_a_new_address_is_confirmed_from_both_by_a_tap(opened, plus):
    club = opened(plus=plus)
    asked = club.say(ANNA, club.letter(ANNA), f"set address {NEW}")
    for letter, phone in zip(asked, (iphone, samsung), strict=True):
        (link,) = links(letter)
        assert link.label == "Yes, write to that address"
        club.tap(letter.to, link, phone)
    player = club.house.office.store.players.player_by_address(ANNA)
    assert player.addresses == (NEW, ANNA)
    assert states(club) == {("handled", "")}


@pytest.mark.parametrize(("sender", "stamp"), [(None, ""), ("kim@elsewhere.test", "pass")])
def test_a_letter_that_proves_too_little_counts_after_a_tap(opened, sender, stamp):
    believing = SETTINGS.replace("[smtp]", f'authserv_id = "{OURS}"\n[smtp]')
    club = opened(settings=believing, mail={"authority": "both"})
    actor, _ = club.seated(GAME)
    link = button(club.newest(actor, GAME), "a1")
    verdict = {"Authentication-Results": f"{OURS}; dmarc=pass header.from=elsewhere.test"}
    mail = sent(link, sender or actor, club.house.now, iphone, verdict if stamp else None)
    club.post(mail)
    (asked,) = (one for one in club.round() if one.to != ARBITER)
    assert (asked.to, club.record(GAME)) == (actor, "1.h8")
    (yes,) = buttons(asked)
    assert yes.label == "Yes, that letter is mine"
    club.tap(actor, yes, outlook)
    assert club.record(GAME) == "1.h8 2.a1"


def test_somebody_is_forgotten_by_a_tap_and_a_yes(opened):
    club = opened()
    club.say(ANNA, club.letter(ANNA), "set calendar on")
    settings = club.letters[-1]
    actor, _ = club.seated(GAME)
    club.keep(GAME, actor, "resign")
    club.keep(GAME, actor, "resign for sure")
    club.close()
    (asked,) = club.tap(ANNA, button(settings, "forget me"), iphone)
    (yes,) = buttons(asked)
    assert yes.label == "Yes, forget me"
    club.tap(ANNA, yes, gmail_signed)
    assert club.house.office.store.players.player_by_address(ANNA) is None


# -- nothing was left out ----


def test_no_other_letters_have_links_than_those_that_are_followed():
    say, found = ours().voice("en"), dict[str, set[str]]()
    for sample in samples(say):
        raw = write(sample.draft, site=SAMPLE_SITE, templates=ours())
        post = Post(raw=raw, cause="")
        if post.html and links(post):
            found.setdefault(sample.draft.kind, set())
        if message_from_bytes(raw, policy=policy.default)["List-Unsubscribe"]:
            found.setdefault(f"unsubscribe {sample.draft.kind}", set())
    assert set(found) == {
        *("your_move", "reminder", "preview", "receipt", "refused", "games", "digest"),
        *("foreign", "confirm", "settings", "start", "unsubscribe digest"),
        *("announcement", "ready", "stranger", "desk", "morning", "ranking_due", "arbiter"),
        *("invitation", "event_changed"),
        "ruling",  # tests/service/event/test_boards_by_letter.py
    }


# -- the start letter ----


@pytest.mark.parametrize(("language", "label"), [("en", "I have got"), ("sv", "Jag har fått")])
def test_a_tap_in_the_start_letter_is_answered_that_it_works(opened, language, label):
    club = opened(language=language)
    start = next(one for one in club.letters if one.to == ANNA and f"{EVENT} st" in one.subject)
    (test,) = links(start)
    assert test.label.startswith(label)
    (told,) = club.tap(ANNA, test, iphone)
    assert told.to == ANNA
    assert states(club) == {("handled", "")}
