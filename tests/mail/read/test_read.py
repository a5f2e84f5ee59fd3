import re
from datetime import UTC, datetime

import pytest

from corr.errors import MailError
from corr.mail.letter import Letter, Stamps
from corr.mail.read.read import Limits, plain_text, read_letter, texts_of
from tests.places import TESTS

MAILS = TESTS / "data/mails"
REPLIES = TESTS / "data/mail/replies"
OURS = frozenset({"td@renju.invalid"})
ARRIVED = datetime(2024, 11, 28, 20, 5, tzinfo=UTC)
TAG = "SK24-017.12.ABCDEFGHIJKLMNOP"
PASS = "P0003.0.BCDEFGHIJKLMNOPA"
OTHER = "SK24-021.13.QRSTUVWXYZ234567"


def read(raw: bytes) -> Letter:
    return read_letter(raw, arrived=ARRIVED, own_addresses=OURS)


def mail(*headers: str, body: str = "i9\n", sender: str = "Anna <anna@players.invalid>") -> bytes:
    head = [f"From: {sender}"] if sender else []
    return "\r\n".join([*head, *headers, "", body]).encode("utf-8", "surrogateescape")


def refused(raw: bytes) -> str:
    with pytest.raises(MailError) as caught:
        read(raw)
    return caught.value.reason


# -- who, what, which ----


def test_a_letter_gives_sender_subject_and_ids():
    letter = read(
        mail(
            "Message-ID: <m1@players.invalid>",
            "Subject: =?utf-8?q?Sm=C3=B6rg=C3=A5s?=",
            "In-Reply-To: <b@x>",
            "References: <a@x>\r\n <b@x>",
            sender="=?utf-8?q?Anna_=C3=85berg?= <Anna@Players.Invalid>",
        )
    )
    assert (letter.sender, letter.sender_name) == ("anna@players.invalid", "Anna Åberg")
    assert (letter.subject, letter.message_id) == ("Smörgås", "m1@players.invalid")
    assert letter.answers == ("b@x", "a@x")
    assert (letter.text.strip(), letter.arrived, letter.automatic) == ("i9", ARRIVED, "")


def test_the_tags_come_most_specific_source_first_and_each_once():
    letter = read(
        mail(
            f"In-Reply-To: <{TAG.lower()}.3@renju.invalid>",
            f"To: SK24 <td+{TAG}@renju.invalid>",
            f"Subject: Re: x [{OTHER}]",
            "References: <SK24-001.1.AAAAAAAAAAAAAAAA.1@renju.invalid>",
        )
    )
    first, second, last = letter.tags
    assert (str(first), str(second), str(last)) == (TAG, OTHER, "SK24-001.1.AAAAAAAAAAAAAAAA")


@pytest.mark.parametrize("field", ["To", "Cc", "Delivered-To", "X-Original-To"])
def test_a_new_mail_carries_its_tag_in_the_address(field):
    letter = read(mail(f"{field}: td+{TAG.lower()}@renju.invalid"))
    assert [str(tag) for tag in letter.tags] == [TAG]


@pytest.mark.parametrize(
    ("sender", "address"),
    [
        ('"Admin <td@renju.invalid>" <evil@x.invalid>', "evil@x.invalid"),
        ("td@renju.invalid <evil@x.invalid>", "evil@x.invalid"),
        ("evil@x.invalid (Bo <td@renju.invalid>)", "evil@x.invalid"),
        ("Ek, Bo <bo@x.invalid>", "bo@x.invalid"),
        ('"\\"Bo\\"" <bo@x.invalid>', "bo@x.invalid"),
        ("=?utf-8?q?td=40renju=2Einvalid?= <evil@x.invalid>", "evil@x.invalid"),
        ("Bo <bo@x.invalid>, <bo@x.invalid>", "bo@x.invalid"),
        ("BO@X.INVALID", "bo@x.invalid"),
    ],
)
def test_the_sender_is_the_address_in_the_brackets(sender, address):
    assert read(mail(sender=sender)).sender == address


@pytest.mark.parametrize(
    "sender", ["", "<>", "@", "Bo", "undisclosed-recipients:;", "bo @x.invalid", "<bo@x> <eva@x>"]
)
def test_a_mail_without_an_address_of_its_writer_is_refused(sender):
    assert refused(mail(sender=sender)) == "no_sender"


def test_a_mail_of_two_senders_is_refused():
    assert refused(mail("From: eva@x.invalid")) == "two_senders"
    assert refused(mail(sender="bo@x.invalid, eva@x.invalid")) == "two_senders"


def test_encoded_control_characters_reach_neither_subject_nor_name():
    letter = read(
        mail(
            "Subject: hi =?UTF-8?Q?=0ABcc:_victim=40x?= \u202eevil",
            sender="=?utf-8?q?A=0D=0AB=E2=80=AE?= <a@x.invalid>",
        )
    )
    assert letter.subject == "hi Bcc: victim@x evil"
    assert letter.sender_name == "A B"


# -- the key ----


def test_a_copy_that_took_another_way_has_the_same_key():
    one = mail("Message-ID: <m1@x>", "Subject: s", "Date: Thu, 28 Nov 2024 21:00:00 +0100")
    other = b"Return-Path: <a@x>\r\nDelivered-To: td@y\r\nReceived: from z\r\n" + one
    assert read(one).key == read(other).key == read(one.replace(b"\r\n", b"\n")).key
    assert re.fullmatch(r"[0-9a-f]{24}", read(one).key)


def test_the_same_id_with_other_content_is_another_letter():
    keys = {read(mail("Message-ID: <m1@x>", body=body)).key for body in ("i9", "h5")}
    keys.add(read(mail("Message-ID: <m1@x>", "Subject: s", body="i9")).key)
    assert len(keys) == 3


def test_a_letter_without_an_id_has_a_key_and_a_long_id_a_short_one():
    assert read(mail()).key == read(mail()).key
    assert len(read(mail(f"Message-ID: <{'x' * 5_000}@x>")).key) < 400


# -- machines ----


@pytest.mark.parametrize(
    ("header", "reason"),
    [
        ("Auto-Submitted: auto-replied", "auto_reply"),
        ("Auto-Submitted: auto-generated (vacation)", "auto_reply"),
        ("Auto-Submitted: no", ""),
        ("Precedence: auto_reply", "auto_reply"),
        ("Precedence: bulk", "list_mail"),
        ("Precedence: list", "list_mail"),
        ("List-Id: <renju.invalid>", "list_mail"),
        ("List-Unsubscribe: <mailto:x@y>", "list_mail"),
        ("X-Autoreply: yes", "auto_reply"),
        ("X-Autorespond: yes", "auto_reply"),
        ("X-Auto-Response-Suppress: All", ""),
        ("Return-Path: <>", "bounce"),
        ("Return-Path: <anna@players.invalid>", ""),
        ("X-Failed-Recipients: bo@x.invalid", "bounce"),
        ("Content-Type: multipart/report; report-type=delivery-status; boundary=b", "bounce"),
        ("Content-Type: multipart/report; report-type=disposition-notification", "auto_reply"),
    ],
)
def test_machines_are_known_by_what_they_say(header, reason):
    letter = read(mail(header))
    assert (letter.automatic, letter.bounce) == (reason, reason == "bounce")


@pytest.mark.parametrize(
    ("sender", "reason"),
    [
        ("MAILER-DAEMON@x.invalid", "bounce"),
        ("postmaster@x.invalid", "auto_reply"),
        ("no-reply@x.invalid", "auto_reply"),
        ("noreply+7@x.invalid", "auto_reply"),
        ("TD@renju.invalid", "own_letter"),
        (f"td+{TAG}@renju.invalid", "own_letter"),
        ("td@elsewhere.invalid", ""),
        ("norepinephrine@x.invalid", ""),
    ],
)
def test_machines_are_known_by_their_address(sender, reason):
    assert read(mail(sender=sender)).automatic == reason


def test_a_vacation_reply_from_the_null_address_is_no_bounce():
    letter = read(mail("Return-Path: <>", "Auto-Submitted: auto-replied"))
    assert (letter.automatic, letter.bounce) == ("auto_reply", False)


# -- text ----


@pytest.mark.parametrize(
    ("charset", "data", "text"),
    [
        ("utf-8", "Åke i9".encode(), "Åke i9"),
        ("us-ascii", "Åke i9".encode(), "Åke i9"),
        ("iso-8859-1", "”Åke”".encode("cp1252"), "”Åke”"),
        ("unknown-8bit", "Åke".encode("cp1252"), "Åke"),
        ("x-user-defined", "Åke".encode(), "Åke"),
        ("cp-850", "Åke".encode("cp850"), "Åke"),
        ("windows-874", "ก".encode("cp874"), "ก"),
        ("gb2312", "龍i9".encode("gb18030"), "龍i9"),
        ("koi8-r", "ход".encode("koi8-r"), "ход"),
        ("iso-2022-jp", "王手".encode("iso-2022-jp"), "王手"),
        ("unicode_escape", b"\\x41", "\\x41"),
        ("punycode", b"i9", "i9"),
        ("rot13", b"i9", "i9"),
        ("utf-8", b"\xff\x81", "ÿ\x81"[:1]),
        ("", b"i9", "i9"),
    ],
)
def test_any_charset_is_read_somehow(charset, data, text):
    head = f"From: a@x.invalid\r\nContent-Type: text/plain; charset={charset}\r\n\r\n"
    assert read(head.encode() + data).text == text


@pytest.mark.parametrize(
    ("encoding", "body", "text"),
    [
        ("quoted-printable", "=C3=85ke pl=\r\nays", "Åke plays"),
        ("base64", "w4VrZQ==", "Åke"),
        ("8-bit", "i9", "i9"),
        ("base64", "SGVsbG8\r\n!!!", "Hello"),
        ("x-unheard-of", "i9", "i9"),
    ],
)
def test_transfer_encodings_are_undone(encoding, body, text):
    raw = mail(
        f"Content-Transfer-Encoding: {encoding}",
        "Content-Type: text/plain; charset=utf-8",
        body=body,
    )
    assert read(raw).text.strip() == text


def test_soft_line_breaks_are_joined_and_stuffed_lines_freed():
    body = "My move \r\nis i9\r\n From here\r\n> quo \r\n> ted\r\n-- \r\nAnna"
    raw = mail("Content-Type: text/plain; format=flowed", body=body)
    assert read(raw).text == "My move is i9\nFrom here\n> quo ted\n-- \nAnna"
    raw = mail("Content-Type: text/plain; format=flowed; delsp=yes", body="na \r\nme")
    assert read(raw).text == "name"


def test_control_and_bidi_characters_and_odd_blanks_are_dropped():
    assert read(mail(body="\ufeffi\u200b9\u202e\x07\u00a0b\x00\r\u2028c")).text == "i9 b\n\nc"


def parts(kind: str, *each: str) -> bytes:
    body = "".join(f"--b\r\n{one}\r\n" for one in each) + "--b--\r\n"
    return mail(f"Content-Type: multipart/{kind}; boundary=b", body=body)


PLAIN = "Content-Type: text/plain\r\n\r\n"
HTML = "Content-Type: text/html\r\n\r\n"


def test_the_plain_alternative_is_preferred_unless_it_is_empty():
    assert read(parts("alternative", f"{HTML}<p>h5</p>", f"{PLAIN}i9")).text == "i9"
    assert read(parts("alternative", f"{PLAIN} \r\n", f"{HTML}<p>h5</p>")).text == "h5"


def test_attached_files_and_forwarded_letters_are_not_the_writers_words():
    file = "Content-Type: text/plain\r\nContent-Disposition: attachment\r\n\r\nh5"
    named = "Content-Type: text/plain\r\nContent-Disposition: inline; filename=a.txt\r\n\r\nh6"
    letter = "Content-Type: message/rfc822\r\n\r\nFrom: c@x\r\n\r\nh7"
    picture = "Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw0KGgo="
    raw = parts("mixed", f"{PLAIN}i9", file, named, letter, picture, f"{PLAIN}thanks")
    assert read(raw).text.split() == ["i9", "thanks"]


def test_the_signature_of_a_signed_letter_is_no_text():
    assert read(parts("signed", f"{PLAIN}i9", f"{PLAIN}h5")).text == "i9"


def test_styles_scripts_comments_and_hidden_text_are_not_read():
    body = (
        "<html><head><title>a</title><style>b</style></head><body><!-- c --><script>d</script>"
        "<div style='display: none'>e</div><p hidden>f</p><p>i9<br>so</p><pre>g\n h</pre></body>"
    )
    raw = mail("Content-Type: text/html; charset=utf-8", body=body)
    assert read(raw).text.split("\n") == ["i9", "so", "", "g", " h"]


def test_the_plain_text_of_a_letter_of_ours_is_given_back():
    assert plain_text(mail(body="Your move?\n")) == "Your move?\n"
    assert plain_text(b"\xff" * 2_000_000) == ""


def test_a_letter_of_ours_is_given_back_as_clients_may_quote_it():
    raw = mail(
        "Content-Type: multipart/alternative; boundary=b",
        body="--b\n\nYour move?\n--b\nContent-Type: text/html\n\n"
        "<p>Your move?</p><img src=x alt='last move h8'><table><tr><td>a15</td><td>b15</td></tr>"
        "</table>\n--b--\n",
    )
    plain, cells, pictures = texts_of(raw)
    assert plain.strip() == "Your move?"
    assert cells.split() == ["Your", "move?", "a15", "b15"]
    assert cells.split("\n")[-2:] == ["a15", "b15"]
    assert "last move h8" in pictures
    assert texts_of(b"\xff" * 2_000_000) == ()


# -- what mail servers say of the sender ----


def test_the_verdicts_of_mail_servers_come_the_topmost_first_and_unfolded():
    letter = read(
        mail(
            "Authentication-Results: mx.x.invalid;\r\n\tdkim=pass header.d=y;\r\n spf=pass",
            "Received: from x\r\n\tby y.invalid (Postfix) with ESMTP id 1\r\n\tfor <b@x>; today",
            "authentication-results: relay.invalid; none",
            "ARC-Authentication-Results: i=1; mx.invalid; dkim=pass",
        )
    )
    assert letter.authentication == (
        Stamps(fields=("mx.x.invalid; dkim=pass header.d=y; spf=pass",)),
        Stamps(fields=("relay.invalid; none",), hops=("y.invalid",)),
    )


def test_verdicts_stand_together_where_nothing_of_a_sender_is_between():
    stamp = "Authentication-Results: mx.x.invalid; {}=none".format
    amavis = "Received: from mx.x.invalid by localhost (mx.x.invalid [127.0.0.1]) (amavis, port 1)"
    letter = read(
        mail(
            *(stamp("a"), "X-Spam: no", "Received-SPF: pass", "DMARC-Filter: x", stamp("b")),
            *(amavis, stamp("c"), "Received: from y by localhost (x [127.0.0.1]) (y)", stamp("d")),
            *("Subject: x", stamp("e")),
        )
    )
    blocks = [[field[-6:-5] for field in one.fields] for one in letter.authentication]
    assert blocks == [["a", "b", "c"], ["d"], ["e"]]


def test_a_letter_without_verdicts_has_none():
    assert read(mail("Subject: x")).authentication == ()


def test_verdicts_are_at_most_twenty_of_two_thousand_characters():
    fields = [f"Authentication-Results: h{at}; {'x' * 2_500}\u202e" for at in range(23)]
    found = [one for block in read(mail(*fields)).authentication for one in block.fields]
    assert [one.partition(";")[0] for one in found] == [f"h{at}" for at in range(20)]
    assert {len(one) for one in found} == {2_000}


# -- passes ----


@pytest.mark.parametrize(
    "header",
    [
        f"In-Reply-To: <{PASS}.7@renju.invalid>",
        f"To: TD <td+{PASS}@renju.invalid>",
        f"To: td+{PASS.lower()}@renju.invalid",
        f"Subject: Re: your games [{PASS}]",
        f"References: <{PASS}.7@renju.invalid>",
    ],
)
def test_a_pass_is_read_wherever_a_tag_is(header):
    (tag,) = read(mail(header)).tags
    assert str(tag) == PASS
    assert tag.is_pass


def test_a_tag_and_a_pass_stand_side_by_side():
    tags = read(mail(f"In-Reply-To: <{TAG}.1@x>", f"Subject: [{PASS}]")).tags
    assert [(str(tag), tag.is_pass) for tag in tags] == [(TAG, False), (PASS, True)]


def test_every_mail_that_we_have_is_read():
    files = [*MAILS.glob("*.eml"), *REPLIES.glob("*.eml")]
    assert len(files) >= 70
    for file in files:
        letter = read(file.read_bytes())
        assert letter.sender, file.name
        assert letter.text or "subject" in file.name, file.name


def test_limits_are_arguments():
    with pytest.raises(MailError) as caught:
        read_letter(mail(), arrived=ARRIVED, own_addresses=OURS, limits=Limits(raw=10))
    assert caught.value.reason == "too_big"


@pytest.mark.parametrize(
    "subject",
    [
        "Automatic reply: SK24-017 your move 13",
        "Autosvar: SK24-017 ditt drag",
        "Out of Office",
        "=?utf-8?q?Fr=C3=A5nvaro=3A?= SK24-017",
        "Automatisches Antwort",
        "Abwesenheitsnotiz: SK24-017 your move 13",
        "Frånvarande: SK24-017 ditt drag 13",
        "[Auto-Reply] SK24-017 your move 13",
        "Ej på kontoret",
        "Semester: SK24-017 ditt drag 13, senast 5 dec",
        "Automaattinen vastaus: SK24-017",
        "Poissa: SK24-017",
        "Automaatvastus: SK24-017",
        "Puhkusel: SK24-017",
        "Automatisch antwoord: SK24-017",
        "Afwezig: SK24-017",
        "Réponse automatique : SK24-017",
        "Absence du bureau : SK24-017",
        "Respuesta automática: SK24-017",
        "Fuera de la oficina: SK24-017",
        "Risposta automatica: SK24-017",
        "Автоматический ответ: SK24-017",
        "OOO: SK24-017",
    ],
)
def test_an_autoresponder_without_headers_is_known_by_its_subject(subject):
    assert read(mail(f"Subject: {subject}")).automatic == "auto_reply"


@pytest.mark.parametrize(
    "subject",
    [
        *("Re: SK24-017 your move 13", "Automat", "i9", "Office party", "Semester: 1-14 juli"),
        *("Semester nästa vecka", "Frånvaro i juli", "On holiday in July", "Absence in May"),
        *("Away next week", "leave 2027-07-01 to 2027-07-21", "Re: Automatic reply: SK24-017"),
    ],
)
def test_a_person_is_not_taken_for_an_autoresponder(subject):
    assert read(mail(f"Subject: {subject}")).automatic == ""
