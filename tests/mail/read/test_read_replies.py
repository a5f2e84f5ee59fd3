"""Replies to letters of ours, as mail programs write them, say what their writers say."""

import re
from email import policy
from email.message import EmailMessage
from functools import cache
from itertools import product

import pytest

from corr.mail.read.html import html_to_text
from corr.mail.read.quotes import own_text
from corr.mail.read.read import read_letter, texts_of
from tests.mail_clients import STYLES, board_alone, cells_parted
from tests.office import ANNA, BO, SITE, START, House, Post, member_list

OURS = frozenset({SITE})
NAMES = frozenset({"Club by mail"})
OWN = ("i9", "accept", "i9, draw?\n\n---\nGood luck, Bo")
# The start letter's second half begins with what it says below `i9`; an invitation has no marker,
# and the arbiter's address, which is not ours.
UNKNOWABLE = {
    ("start", "no_marks_second_half"),
    ("invitation", "translated"),
    ("invitation", "unknown_html"),
}
KINDS = ("invitation", "start", "your move", "receipt", "refused")
CASES = [case for case in product(KINDS, STYLES) if case not in UNKNOWABLE]
ORDER = re.compile(r"\w\d{1,2}(?:[ ,;].*)?|accept|decline|show|help|resign|pass|black|white")


@pytest.fixture(scope="module", params=["en", "sv"])
def letters(request, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Post]:
    """Letters of several kinds, one of them with a board to tap on."""
    members = member_list((ANNA, BO), "language", language=(request.param,) * 2)
    with House(tmp_path_factory.mktemp("letters"), members=members) as house:
        house.start()
        invitation, start = [one for one in house.read if one.to == house.first][:2]
        house.play("i8")
        mover = house.seated(house.game().position.to_act)
        refused = house.say(mover, "h8").to(mover)
        receipt = house.say(mover, "k6").to(mover)
        yours = house.newest(house.seated(house.game().position.to_act))
    return {
        "invitation": invitation,
        "start": start,
        "your move": yours,
        "receipt": receipt,
        "refused": refused,
    }


@cache
def texts(raw: bytes) -> tuple[str, ...]:
    return texts_of(raw)


def reply(letter: Post, kind: str, body: str, charset: str = "utf-8", cte: str = "") -> bytes:
    mail = EmailMessage()
    mail["From"] = ANNA
    mail["To"] = letter.reply_to
    mail["In-Reply-To"] = letter.message_id
    mail.set_content(body, subtype=kind, charset=charset, cte=cte or "quoted-printable")
    return mail.as_bytes(policy=policy.SMTP)


def said(letter: Post, raw: bytes) -> str:
    read = read_letter(raw, arrived=START, own_addresses=OURS)
    return own_text(read.text, own_addresses=OURS, own_names=NAMES, sent=lambda: texts(letter.raw))


@pytest.mark.parametrize(("kind", "style"), CASES)
def test_a_reply_says_what_its_writer_says_and_no_more(letters, kind, style):
    letter = letters[kind]
    for own in OWN:
        assert said(letter, reply(letter, *STYLES[style](letter, own))) == own


@pytest.mark.parametrize("own", OWN)
def test_no_order_is_read_from_a_board_that_a_client_took_apart(letters, own):
    letter = letters["your move"]
    found = said(letter, reply(letter, *cells_parted(letter, own)))
    assert found.startswith(own)
    rest = found.removeprefix(own).strip().split("\n")
    assert not [line for line in rest if ORDER.fullmatch(line)]


def test_a_board_that_stands_alone_in_a_reply_is_ours(letters):
    letter = letters["your move"]
    found = said(letter, reply(letter, *board_alone(letter, "i9")))
    assert re.sub(r"[\W_]+", " ", found).split() == ["i9", "Best", "wishes"]


@pytest.mark.parametrize("charset", ["utf-8", "iso-8859-1", "windows-1252"])
@pytest.mark.parametrize("cte", ["quoted-printable", "base64", "8bit"])
def test_charset_and_encoding_change_nothing(letters, charset, cte):
    letter = letters["your move"]
    kind, body = STYLES["gmail_above"](letter, "i9\n\nHälsningar från Åsa")
    body = body.encode(charset, "replace").decode(charset)
    assert said(letter, reply(letter, kind, body, charset, cte)) == "i9\n\nHälsningar från Åsa"


def test_flowed_text_is_read_as_it_was_written(letters):
    letter = letters["your move"]
    long = "I was away for a week, and so my answer comes as late as this, \nwhich I regret."
    quote = "\n".join(f"> {line.rstrip()}" for line in letter.text.splitlines())
    raw = reply(letter, "plain", f"{long}\n\ni9\n\nOn 28 Nov 2024, TD wrote:\n{quote}\n")
    flowed = raw.replace(b"text/plain; ", b"text/plain; format=flowed; ")
    assert said(letter, flowed) == f"{long.replace(chr(10), '')}\n\ni9"


def test_an_alternative_in_html_changes_nothing(letters):
    letter = letters["your move"]
    mail = EmailMessage()
    mail["From"] = ANNA
    mail.set_content(STYLES["gmail_above"](letter, "i9")[1])
    mail.add_alternative(STYLES["gmail_html"](letter, "i9")[1], subtype="html")
    assert said(letter, mail.as_bytes(policy=policy.SMTP)) == "i9"


def test_a_signature_in_html_is_left_out_but_never_all_there_is():
    raw = "<div>i9</div><div class=gmail_signature>Anna<br>h8</div>"
    inside = "<div id=ms-outlook-mobile-signature>i9<br>Anna</div><div class=gmail_quote>h8</div>"
    assert html_to_text(raw) == "i9"
    assert html_to_text(inside).split("\n")[:2] == ["i9", "Anna"]


@pytest.mark.parametrize(
    "row",
    [
        "a b c d e f g h i j k l m n o",
        "15 a15 b15 c15 d15 e15 f15 g15 h15 i15 j15 k15 l15 m15 n15 o15",
        "a15 b15 c15 d15 e15 f15 g15 h15 i15 j15",
        "a15 b15 c15\nd15 e15 f15\ng15 h15 i15",
        "[a15] [b15] [c15] [d15] [e15] [f15]",
        "[image: a15] [image: b15] [image: c15]\n[image: d15] [image: e15] [image: f15]",
    ],
)
def test_a_row_of_the_board_alone_is_ours(letters, row):
    letter = letters["your move"]
    assert said(letter, reply(letter, "plain", f"i9\n\n{row}\n")) == "i9"


def test_an_image_above_its_broken_link_is_quoted_and_words_above_it_are_not():
    link = "<mailto:td@club.test?subject=SK24-001.2.ABCDEFGHIJKLMNOP&body=c15>"
    assert own_text(f"i9\n\n[image: b15]\n{link}\n[image: c15]\n{link}\n") == "i9"
    assert own_text(f"i9\n{link}\n") == "i9"
