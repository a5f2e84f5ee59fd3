"""Mails that machines write: none of them is ever answered, and none of them plays."""

from datetime import UTC, datetime

import pytest

from corr.mail.read.machines import LOOP_FIELD, MOST_HOPS
from corr.mail.read.read import read_letter

ARRIVED = datetime(2024, 2, 1, 12, tzinfo=UTC)
BACK = "td+b.12.abcdefghijklmnop@club.test"


def read(*headers, subject="Re: SK24-017 your move 13", sender="bo@players.test", body="i9\r\n"):
    lines = [f"From: Bo <{sender}>", "To: td@club.test", f"Subject: {subject}", *headers]
    raw = "\r\n".join([*lines, "Message-ID: <1@players.test>", "", body]).encode()
    own = frozenset({"td@club.test"})
    return read_letter(raw, arrived=ARRIVED, own_addresses=own)


def parts(kind: str, *inner: str) -> tuple[str, str]:
    """The header of a multipart and its body."""
    body = "".join(f"--b\r\n{one}\r\n" for one in inner)
    return f'Content-Type: {kind}; boundary="b"', f"{body}--b--\r\n"


TEXT = "Content-Type: text/plain\r\n\r\nDone."


@pytest.mark.parametrize(
    "header",
    [
        "Auto-Submitted: auto-replied",
        "Auto-Submitted: auto-generated; owner-email=bo@players.test",
        "X-Autoreply: yes",
        "X-Autorespond: vacation",
        "X-AutoReply-From: bo@players.test",
        "X-Mail-Autoreply: 1",
        "X-FC-MachineGenerated: true",
        "TLS-Report-Domain: club.test",
        "X-MS-Exchange-Generated-Message-Source: Mailbox Rules Agent",
        "Precedence: auto_reply",
        "Delivered-To: " + BACK,
        "X-Original-To: " + BACK.upper(),
    ],
)
def test_a_header_gives_a_machine_away(header):
    assert read(header).automatic == "auto_reply"


@pytest.mark.parametrize(
    "header",
    [
        *("Precedence: bulk", "Precedence: list", "List-Id: <x.test>", "List-Post: <mailto:x@y>"),
        *("Mailing-List: list x@y.test", "X-Mailing-List: x@y.test", "X-BeenThere: x@y.test"),
    ],
)
def test_list_mail_is_known(header):
    assert read(header).automatic == "list_mail"


@pytest.mark.parametrize(
    ("kind", "inner"),
    [
        (
            "multipart/report; report-type=disposition-notification",
            "Content-Type: message/disposition-notification\r\n\r\nDisposition: displayed",
        ),
        (
            "multipart/mixed",
            "Content-Type: message/disposition-notification\r\n\r\nDisposition: displayed",
        ),
        (
            "multipart/report; report-type=feedback-report",
            "Content-Type: message/feedback-report\r\n\r\nFeedback-Type: abuse",
        ),
        (
            "multipart/report; report-type=tlsrpt",
            "Content-Type: application/tlsrpt+gzip\r\n\r\nx",
        ),
        (
            "multipart/alternative",
            "Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY",
        ),
        (
            "multipart/mixed",
            'Content-Type: text/calendar; charset=utf-8; method="COUNTER"\r\n\r\nBEGIN:VCALENDAR',
        ),
    ],
)
def test_receipts_reports_and_calendars_are_no_letters(kind, inner):
    header, body = parts(kind, TEXT, inner)
    letter = read(header, "MIME-Version: 1.0", body=body)
    assert (letter.automatic, letter.bounce) == ("auto_reply", False)


def test_a_letter_that_brings_our_own_calendar_entry_back_is_a_letter():
    calendar = "Content-Type: text/calendar; method=PUBLISH\r\n\r\nBEGIN:VCALENDAR"
    header, body = parts("multipart/mixed", TEXT, calendar)
    assert read(header, "MIME-Version: 1.0", body=body).automatic == ""


@pytest.mark.parametrize(
    "subject",
    [
        "Read: SK24-017 your move 13",
        "Läst: SK24-017 ditt drag 13",
        "Return Receipt (displayed): SK24-017 your move 13",
        "Not read: SK24-017 your move 13",
        "Accepted: Move due: SK24-017 against Bo",
        "Declined: Move due: SK24-017 against Bo",
        "Please confirm your message to bo@players.test",
        "Confirm you sent your email",
        "Your message to bo@players.test is awaiting verification",
        "Your email has been quarantined",
        "Message held for moderation",
        "[Boxbe] Your message is waiting",
        "Verification required",
        "Spam quarantine notification",
        "Report Domain: club.test Submitter: google.com Report-ID: 17",
        "We have received your request",
    ],
)
def test_what_machines_write_above_their_mails(subject):
    assert read(subject=subject).automatic == "auto_reply"


@pytest.mark.parametrize(
    "subject",
    [
        *("Undeliverable: SK24-017 your move 13", "Undelivered Mail Returned to Sender"),
        *("Mail delivery failed: returning message to sender", "failure notice", "Failure Notice"),
        *("Delivery Status Notification (Failure)", "Returned mail: User unknown"),
        *("Warning: could not send message for past 4 hours", "Olevererbart: SK24-017"),
    ],
)
def test_a_bounce_without_any_header_is_known_by_its_subject(subject):
    letter = read(subject=subject)
    assert (letter.automatic, letter.bounce) == ("bounce", True)


@pytest.mark.parametrize(
    "subject",
    [
        *("Re: SK24-017 your move 13", "read this", "Accepted", "I accept the draw", "Message"),
        *("Your message arrived late", "Delivered at last", "Failure", "Verified: i9"),
        *("Thank you for your message", "Undeliverable as this position is, i9"),
        *("Confirm", "Spam?", "Report of our match", "A warning: I am away in July"),
    ],
)
def test_people_are_not_taken_for_machines(subject):
    assert read(subject=subject).automatic == ""


@pytest.mark.parametrize(
    "sender",
    [
        *("noreply-dmarc-support@google.test", "no-reply@x.test", "donotreply+1@x.test"),
        *("postmaster@x.test", "bounces+77@lists.test", "bounce-17@news.test"),
    ],
)
def test_addresses_of_machines(sender):
    assert read(sender=sender).automatic == "auto_reply"


def test_a_letter_of_this_program_is_known_wherever_it_was_written():
    assert read(f"{LOOP_FIELD}: elsewhere.test").automatic == "loop"


def test_a_mail_that_goes_round_in_a_circle_is_known_by_its_hops():
    hops = [f"Received: from a{n}.test by b.test" for n in range(MOST_HOPS + 1)]
    assert read(*hops).automatic == "loop"
    assert read(*hops[1:]).automatic == ""


def test_a_bounce_that_came_to_the_address_of_a_letter_tells_which_one():
    letter = read(f"Delivered-To: {BACK}", "Return-Path: <>")
    assert letter.bounce
    assert [(one.number, one.code) for one in letter.returns] == [(12, "abcdefghijklmnop")]
