"""Reports about letters that did not arrive, in the forms that well-known programs give them."""

import tomllib
from email.message import EmailMessage

import pytest

from corr.mail.read.bounces import Report, read_report, severity, status_in
from tests.every import every
from tests.places import TESTS

FOLDER = TESTS / "data" / "bounces"
EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text("utf-8"))
BO = "bo+corr@players.test"
LETTER = "SK24-001.1.ABCDEFGHIJKLMNOP.1@club.test"


def bounce(name: str, *, to: str = "td@club.test", reader: str = BO, letter: str = LETTER):
    """A sample with its marks filled in, as a mail server would hand it out."""
    text = (FOLDER / f"{name}.eml").read_text("utf-8")
    for mark, value in (
        ("@RECIPIENT@", reader),
        ("@XTEXT@", reader.replace("+", "+2B")),
        ("@MESSAGE-ID@", letter),
        ("@RETURN@", to),
    ):
        text = text.replace(mark, value)
    return text.replace("\n", "\r\n").encode()


def test_every_sample_is_expected():
    assert {path.stem for path in FOLDER.glob("*.eml")} == set(EXPECTED)
    assert len(EXPECTED) >= 25


@every("name", sorted(EXPECTED))
def test_a_report_says_what_became_of_the_recipient(name):
    failure = read_report(bounce(name)).about(BO)
    assert failure is not None
    assert (failure.how, failure.status) == (EXPECTED[name]["how"], EXPECTED[name]["status"])


@every("name", sorted(EXPECTED))
def test_a_report_says_nothing_of_anybody_else(name):
    assert read_report(bounce(name)).about("anna@players.test") is None


WITHOUT_THE_LETTER = {"exim_delayed"}


@pytest.mark.parametrize("name", sorted(set(EXPECTED) - WITHOUT_THE_LETTER))
def test_a_report_names_the_letter_that_it_returns(name):
    assert LETTER in read_report(bounce(name)).message_ids


def test_the_words_of_the_mail_server_are_kept_on_one_line():
    words = read_report(bounce("gmail_full")).about(BO).words
    assert words.startswith("552-5.2.2 The email account that you tried to reach is over quota")
    assert "\n" not in words
    assert len(words) <= 200


def test_of_several_recipients_each_has_its_own_fate():
    report = read_report(bounce("courier_two"))
    assert report.about("other@players.test").how == "hard"
    assert report.about(BO).how == "soft"
    assert report.about(BO, "other@players.test").how == "hard"


def test_the_original_recipient_is_known_by_its_plain_name():
    failure = read_report(bounce("xtext_recipient")).about(BO)
    assert failure.addresses == (BO, "someone.else@forwarded.test")


@pytest.mark.parametrize(
    ("status", "words", "how"),
    [
        ("5.1.1", "no such user", "hard"),
        ("5.7.1", "policy", "hard"),
        ("", "", "hard"),
        ("5.2.0", "", "soft"),
        ("5.2.0", "554 5.2.0 STOREDRV.Deliver.Exception:StorageTransientException", "soft"),
        ("5.2.0", "554 5.2.0 STOREDRV.Deliver.Exception:ConversionFailedException", "soft"),
        ("5.2.0", "550 5.2.0 no such mailbox here", "hard"),
        ("5.2.0", "554 5.2.0 user unknown", "hard"),
        ("5.2.0", "554 5.2.0 unknown error, connection to the store closed", "soft"),
        ("5.2.1", "", "soft"),
        ("5.2.1", "550 5.2.1 Mailbox cannot be accessed", "soft"),
        ("5.2.1", "550 5.2.1 mailbox temporarily disabled, try again later", "soft"),
        ("5.2.1", "550-5.2.1 The email account that you tried to reach is disabled", "hard"),
        ("5.2.1", "554 5.2.1 this user doesn't have an account", "hard"),
        ("5.2.2", "", "soft"),
        ("5.2.2", "552 5.2.2 the account is over quota and inactive", "soft"),
        ("5.2.4", "", "soft"),
        ("5.2.14", "550 5.2.14 misconfigured forwarding address", "soft"),
        ("5.2.122", "the recipient has exceeded their limit for the hour", "soft"),
        ("5.2.252", "550 5.2.252 SendAsDenied", "letter"),
        ("5.2.0", "554 5.2.0 STOREDRV.Submission.Exception:SendAsDeniedException", "letter"),
        ("5.0.0", "554 QuotaExceededException.MapiExceptionShutoffQuotaExceeded", "soft"),
        ("5.0.0", "Quota exceeded (mailbox for user is full)", "soft"),
        ("5.0.0", "552 insufficient system storage", "soft"),
        ("4.2.2", "", "soft"),
        ("4.7.1", "greylisted", "soft"),
        ("5.3.4", "552 too large", "letter"),
        ("5.2.3", "", "letter"),
        ("5.1.8", "bad sender", "letter"),
        ("2.1.5", "", "none"),
    ],
)
def test_how_grave_a_refusal_is(status, words, how):
    assert severity(status, words) == how


def test_a_code_is_not_looked_for_inside_an_address_of_the_network():
    assert status_in("host mx[5.1.1.250] said: 450 try later") == "4.0.0"


# -- what is no report, or a hostile one ----


def test_a_vacation_notice_reports_nothing():
    raw = b"From: bo@players.test\r\nSubject: Away\r\n\r\nI am away until Monday.\r\n"
    assert read_report(raw).failures == ()


def delivery_status(body: str) -> bytes:
    head = (
        "From: mailer-daemon@x.test\r\nMIME-Version: 1.0\r\n"
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"\r\n\r\n'
    )
    part = f"--b\r\nContent-Type: message/delivery-status\r\n\r\n{body}\r\n--b--\r\n"
    return (head + part).encode("utf-8", "surrogateescape")


@pytest.mark.parametrize(
    "body",
    [
        "",
        "Final-Recipient\r\n\r\n",
        "Final-Recipient: ;;;;\r\nAction: failed\r\nStatus: 5\r\n",
        "Final-Recipient: rfc822; @\r\nAction: failed\r\n",
        "Final-Recipient: rfc822; \udcff\udcfe@\udcff\r\nAction: failed\r\n",
        "Action: failed\r\n\r\n" * 2_000,
        "Status: " + "5.1.1 " * 9_000,
        "Final-Recipient: rfc822; " + "(" * 1_500 + "\r\nAction: failed\r\n",
        "Diagnostic-Code: smtp; " + "=?utf-8?q?x?= " * 400,
    ],
)
def test_a_broken_report_breaks_nothing(body):
    assert isinstance(read_report(delivery_status(body)), Report)


def test_a_deeply_nested_report_is_none():
    mail = EmailMessage()
    mail.set_content("x")
    for _ in range(30):
        outer = EmailMessage()
        outer["Content-Type"] = "multipart/report; report-type=delivery-status"
        outer.attach(mail)
        mail = outer
    assert read_report(mail.as_bytes()) == Report()


def test_only_the_beginning_of_a_large_report_is_read():
    failure = read_report(bounce("postfix_unknown") + b"x" * 3_000_000).about(BO)
    assert failure.how == "hard"


def test_a_report_with_very_many_recipients_is_read_as_far_as_anybody_needs_it():
    block = "Final-Recipient: rfc822; p{}@x.test\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n"
    report = read_report(delivery_status("".join(block.format(n) for n in range(1_000))))
    assert len(report.failures) == 100
