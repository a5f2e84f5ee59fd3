"""Letters in rare forms: read all the same, or known for what cannot be read."""

from datetime import UTC, datetime

import pytest

from corr.mail.letter import Letter
from corr.mail.read.mime import without_enrichment
from corr.mail.read.read import read_letter

ARRIVED = datetime(2024, 11, 28, 20, 5, tzinfo=UTC)
PLAIN = "Content-Type: text/plain; charset=utf-8\n\n"
HTML = "Content-Type: text/html; charset=utf-8\n\n"


def read(*headers: str, body: str = "") -> Letter:
    raw = "\n".join(("From: anna@players.invalid", *headers, "", body)).encode()
    return read_letter(raw, arrived=ARRIVED, own_addresses=frozenset({"td@renju.invalid"}))


def parts(kind: str, *each: str) -> Letter:
    body = "".join(f"--b\n{one}\n" for one in each) + "--b--\n"
    return read(f"Content-Type: multipart/{kind}; boundary=b", body=body)


# -- charsets and kinds of text ----


def test_utf_7_is_read():
    letter = read("Content-Type: text/plain; charset=utf-7", body="H+AOQ-lsningar, i9")
    assert letter.text == "Hälsningar, i9"
    assert read("Subject: =?utf-7?q?+AMU-ke?=").subject == "Åke"


def test_broken_utf_7_is_read_somehow():
    assert read("Content-Type: text/plain; charset=unicode-1-1-utf-7", body="i9 +\xff").text


def test_enriched_text_is_read_without_its_marks():
    body = (
        "<bold>i9</bold>\n\n<fontfamily><param>Times h8</param>Best\nwishes</fontfamily>\n\n"
        "<excerpt>your move?\n\nh8</excerpt>\n\n<nofill>a <<\nb</nofill>"
    )
    text = read("Content-Type: text/enriched", body=body).text
    assert text.split("\n") == ["i9", "Best wishes", "", "> your move?", "> h8", "", "a <", "b"]


def test_enriched_text_is_read_in_linear_time_and_hardly_longer_than_it_was():
    for piece in ("<param>", "<excerpt>", "<excerpt>x\n\n", "</excerpt>", "<", "\n", "<<<"):
        assert read("Content-Type: text/enriched", body=piece * 30_000).text is not None
        assert len(without_enrichment(piece * 30_000)) < 30_000 * 130


@pytest.mark.parametrize(
    "stub",
    [
        "Your mail program cannot show HTML.",
        "This message contains HTML.",
        "This is a message in HTML format. If you see this, your mail program can't display it.",
        "Ditt e-postprogram kan inte visa det här brevet.",
        "Ihr E-Mail-Programm kann diese Nachricht nicht anzeigen.",
    ],
)
def test_a_plain_part_that_only_points_to_the_html_is_not_taken_for_the_letter(stub):
    assert parts("alternative", f"{PLAIN}{stub}", f"{HTML}<p>i9</p>").text == "i9"
    assert parts("alternative", f"{PLAIN}{stub}").text.strip() == stub


def test_a_plain_part_that_says_more_is_taken():
    said = "I cannot read HTML. " + "My mail program is old, and so am I. " * 12
    assert parts("alternative", f"{PLAIN}{said}", f"{HTML}<p>h8</p>").text.strip() == said.strip()


# -- what cannot be read ----


@pytest.mark.parametrize(
    ("kind", "first"),
    [
        ("encrypted", "Content-Type: application/pgp-encrypted\n\nVersion: 1"),
        ("mixed", "Content-Type: application/pkcs7-mime; name=smime.p7m\n\nMIIB"),
    ],
)
def test_an_encrypted_letter_is_known_for_one(kind, first):
    letter = parts(kind, first, "Content-Type: application/octet-stream\n\nxxx")
    assert (letter.unread, letter.text.strip()) == ("encrypted", "")


def test_a_letter_encrypted_within_its_text_is_known_for_one():
    body = "-----BEGIN PGP MESSAGE-----\n\nhQEMA9i9\ni9\n=abcd\n-----END PGP MESSAGE-----\n"
    letter = read(body=body)
    assert (letter.unread, letter.text.strip()) == ("encrypted", "")
    assert read(body=f"i9\n{body}").text.strip() == "i9"


def test_a_letter_in_the_file_of_outlook_is_known_for_one():
    file = "Content-Type: application/ms-tnef; name=winmail.dat\n\nxxx"
    named = (
        "Content-Type: application/octet-stream\n"
        "Content-Disposition: attachment; filename=WinMail.dat\n\nxxx"
    )
    assert parts("mixed", file).unread == parts("mixed", named).unread == "winmail"


def test_a_picture_alone_is_known_for_one():
    picture = "Content-Type: image/jpeg\nContent-Transfer-Encoding: base64\n\n/9j/"
    assert parts("mixed", picture).unread == "picture"
    assert parts("related", f"{HTML}<div><img src=cid:1></div>", picture).unread == "picture"
    assert parts("mixed", f"{PLAIN}i9", picture).unread == ""


def test_a_letter_that_can_be_read_says_so():
    assert read(body="i9").unread == ""
    assert (
        parts("signed", f"{PLAIN}i9", "Content-Type: application/pkcs7-signature\n\nx").unread
        == ""
    )
