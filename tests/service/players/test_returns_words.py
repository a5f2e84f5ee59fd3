"""Reports that come to the address of one letter and say in prose what became of it."""

from datetime import timedelta
from email.message import EmailMessage

import pytest

from corr.mail.read.bounces import read_report
from tests.office import ANNA, ARBITER, BO, House
from tests.service.post.test_returns import came_to

DAEMON = "Mail Delivery System <MAILER-DAEMON@players.test>"
GONE = "Your message could not be delivered. The mailbox does not exist. 550 5.1.1 user unknown"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO)).start() as house:
        yield house


def written_back(house, body, *, sender=DAEMON, subject="Your letter", headers=()):
    """A mail from the null sender to the address that the mover's newest letter went out from."""
    mail = EmailMessage()
    mail["Return-Path"] = "<>"
    mail["Delivered-To"] = came_to(house, house.newest(house.second))
    mail["From"] = sender
    mail["To"] = mail["Delivered-To"]
    mail["Subject"] = subject
    mail["Message-ID"] = "<r1@players.test>"
    for name, value in headers:
        mail[name] = value
    mail.set_content(body.format(reader=house.second))
    return house.give(mail.as_bytes())


@pytest.mark.parametrize(
    ("sender", "body"),
    [
        (DAEMON, GONE),
        (
            "postmaster@players.test",
            "Hej!\n\nDitt brev till {reader} kunde inte\nlevereras: adressen finns inte.\n",
        ),
        (
            "Mail System <system@players.test>",
            "Sorry, we were unable to deliver your letter.\n<{reader}>: no such user\n",
        ),
        ("postmaster@players.test", "Status: 5.1.1. Good bye."),
        (DAEMON, "Kirja ei saanud kohale toimetada: tundmatu kasutaja {reader}."),
        (DAEMON, "Ihre Nachricht konnte nicht zugestellt werden. Der Empfänger ist unbekannt."),
        (DAEMON, "Votre message n'a pas pu être remis."),
    ],
)
def test_a_report_in_prose_to_the_letters_own_address_stops_the_clock(house, sender, body):
    done = written_back(house, body, sender=sender)
    assert (done.state, done.reason) == ("handled", "bounce")
    assert done.readers == sorted([house.first, ARBITER])
    assert house.game().clock.stopped is not None


def test_an_unclear_report_to_the_letters_own_address_is_left_to_the_arbiter(house):
    house.wait(days=6)
    done = written_back(house, "There was a problem with your message. Ticket 4711.")
    assert (done.state, done.reason) == ("quarantined", "bounce_unclear")
    (notice,) = done.posts
    assert notice.to == ARBITER
    assert "I cannot make out whether the letter arrived" in notice.words
    assert "There was a problem with your message. Ticket 4711." in notice.words
    assert f"corr mail release {done.key}" in notice.words
    assert house.game().clock.stopped is None
    house.wait(days=2, hours=20)
    assert house.game().result is None
    house.wait(days=1)
    assert house.game().result.ending == "time"


def test_an_unclear_report_that_the_arbiter_releases_stops_the_clock(house):
    done = written_back(house, "There was a problem with your message.")
    with house.office.store.transaction():
        house.office.store.letters.release_letter(done.key)
    house.handle()
    assert house.office.store.letters.letter(done.key).state == "handled"
    assert house.game().clock.stopped == house.now


@pytest.mark.parametrize(
    "body",
    [
        "Your message to {reader} is delayed. We will keep trying, you need not resend it.",
        "Ditt brev till {reader} är försenat. Nya försök görs.",
    ],
)
def test_a_delay_told_in_prose_does_nothing(house, body):
    done = written_back(house, body)
    assert (done.state, done.reason, done.posts) == ("handled", "delayed", [])
    assert house.game().clock.stopped is None


def test_a_full_mailbox_told_in_prose_is_only_counted(house):
    done = written_back(house, "Your letter could not be delivered: the mailbox is full.")
    assert (done.state, done.posts) == ("handled", [])
    (row,) = house.office.store.letters.outgoing_by_state("failed")
    assert row.returned == "soft"


def test_a_letter_refused_as_spam_says_nothing_about_its_reader(house):
    done = written_back(house, "Your letter could not be delivered: it looks like spam.")
    assert done.readers == [ARBITER]
    assert house.game().clock.stopped is None


@pytest.mark.parametrize(
    ("sender", "subject", "headers"),
    [
        ("{reader}", "Re: your move", ()),
        ("{reader}", "Out of office", [("Auto-Submitted", "auto-replied")]),
        ("bo@forwarded.test", "Auto: your move", [("Auto-Submitted", "auto-replied (vacation)")]),
        ("bo@forwarded.test", "Frånvaro: ditt drag", ()),
        ("postmaster@forwarded.test", "Out of office", ()),
        ("bo@forwarded.test", "Ditt drag", [("X-Autoreply", "yes")]),
    ],
)
def test_a_vacation_notice_to_the_letters_own_address_is_no_failure(
    house, sender, subject, headers
):
    body = "Jag är bortrest till 5.7.24 och läser inte brev. I am away; call 450 17 12."
    sender = sender.format(reader=house.second)
    done = written_back(house, body, sender=sender, subject=subject, headers=headers)
    assert done.state == "quarantined"
    assert done.reason in ("auto_reply", "bounce")
    assert done.posts == []
    due, store = house.game().clock.due, house.office.store
    assert not store.upkeep.has_set_aside(house.player(house.second), due, strange_since=house.now)


def test_a_report_about_a_letter_to_somebody_unknown_is_quiet(house):
    stranger = house.give(house.compose("kim@elsewhere.test", "Hello")).to("kim@elsewhere.test")
    mail = EmailMessage()
    mail["Delivered-To"] = came_to(house, stranger)
    mail["From"] = DAEMON
    mail["Message-ID"] = "<r2@elsewhere.test>"
    mail.set_content("There was a problem.")
    done = house.give(mail.as_bytes())
    assert (done.state, done.reason, done.posts) == ("quarantined", "bounce", [])


def test_the_name_of_a_game_in_the_returned_letter_is_no_code():
    raw = (
        b"From: MAILER-DAEMON@x.test\r\nSubject: Returned\r\n\r\nAbout SK24-550 here.\r\n"
        b"\r\nReceived: from a by b\r\nSubject: user unknown 550 5.1.1\r\n"
    )
    assert read_report(raw).gist is None


def test_what_both_failed_and_waits_is_not_clear():
    raw = b"From: a@x.test\r\n\r\nDelivery failed so far; we will keep trying. 550 5.1.1\r\n"
    assert read_report(raw).gist is None


def test_the_clock_of_an_unclear_report_is_not_held_for_others(house):
    written_back(house, "There was a problem with your message.")
    key = house.office.store.letters.in_state("quarantined")[0].key
    player, other = house.player(house.second), house.player(house.first)
    store, due = house.office.store, house.now + timedelta(days=1)
    assert store.upkeep.has_set_aside(player, due, strange_since=house.now)
    assert not store.upkeep.has_set_aside(other, due, strange_since=house.now)
    assert store.letters.letter(key).reason == "bounce_unclear"
