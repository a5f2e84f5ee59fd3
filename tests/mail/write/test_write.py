import email.policy
import os
import re
from datetime import timedelta
from email import message_from_bytes
from email.message import EmailMessage
from functools import cache
from html import unescape
from urllib.parse import parse_qs, unquote, urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr import resources
from corr.games.renju.renju import RENJU
from corr.games.rules import Mark, Picture
from corr.mail.letter import Draft, Receipt, Refusal
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders
from corr.mail.read import quotes
from corr.mail.read.html import html_to_text
from corr.mail.write import write_mime
from corr.mail.write.facts import RoundFacts
from corr.mail.write.write import write
from corr.sentences.plain import clean, wrap
from corr.tournament.play.orders import (
    Ask,
    ClaimDraw,
    ClaimWin,
    Play,
    Resign,
)
from corr.words.templates import Templates, ours
from tests.every import every
from tests.golden.drafts import (
    DATE,
    EVENT,
    GAMES,
    NORMS,
    OFFERS,
    OPENING,
    SITE,
    game_letter,
    happened,
    letter,
    samples,
)
from tests.golden.kept import GOLDEN, difference, golden, keep, put_together
from tests.letter_samples.samples_games import scattered

pytestmark = pytest.mark.slow

TEMPLATES = ours()
OTHER_TEMPLATES = Templates(resources.templates())
"""They have said other things before, or none: what is kept of those must not show."""
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
ROUND = RoundFacts(number=1, rounds=9)
STARTED = ("help", "receipt", "refused", "start", "your_move")
"""The letters that are kept of a language that is not yet complete enough to keep them all."""
GAME_KINDS = ("your_move", "receipt", "refused", "reminder", "preview", "game_over")
"""The letters about a position; the others quote orders on purpose."""
BOARD = re.compile(r"<table class=b .*?</table>", re.DOTALL)
NAMES = [
    *("From", "To", "Subject", "Date", "Message-ID", "In-Reply-To", "References", "Reply-To"),
    *("Auto-Submitted", "X-Auto-Response-Suppress", "X-Corr-Loop", "X-Corr-Chain"),
    *("Content-Language", "MIME-Version"),
    "Content-Type",
]


@cache
def every_draft():
    """The samples in the languages that have golden letters, each with its name."""
    return [
        pytest.param(draft, id=f"{language}_{name}")
        for language in ("en", "et", "sv")
        for name, draft in samples(language)
        if language != "et" or name in STARTED
    ]


def about_a_game():
    return [
        one
        for one in every_draft()
        if one.values[0].kind in GAME_KINDS and "_reasons_" not in str(one.id)
    ]


def with_a_tag():
    return [one for one in every_draft() if one.values[0].tag]


_KEPT: dict[tuple[str, int], object] = {}


@cache
def _of_all():
    return {id(one.values[0]) for one in every_draft()}


def once(make):
    """Made once for `every_draft`, whichever test asks first; nobody may change what is made."""

    def kept(draft, *more):
        if id(draft) not in _of_all():
            return make(draft, *more)
        key = (make.__name__, id(draft), *more)
        if key not in _KEPT:
            _KEPT[key] = make(draft, *more)
        return _KEPT[key]

    return kept


@once
def raw_of(draft: Draft) -> bytes:
    """The letter as it is sent."""
    return write(draft, site=SITE, templates=TEMPLATES)


@once
def sent(draft: Draft) -> EmailMessage:
    """The letter as a mail program reads it."""
    parsed = message_from_bytes(raw_of(draft), policy=email.policy.default)
    assert isinstance(parsed, EmailMessage)
    assert not parsed.defects
    return parsed


def html_bytes(raw: bytes) -> bytes:
    """The HTML part as it is sent, which stands in long lines."""
    return raw.partition(b"<!DOCTYPE html>")[2].partition(b"\r\n--=_")[0]


@once
def part(draft: Draft, kind: str) -> str:
    body = sent(draft).get_body((kind,))
    assert body is not None
    return body.get_content().replace("\r\n", "\n")


def text_of(draft: Draft) -> str:
    return part(draft, "plain")


def html_of(draft: Draft) -> str:
    return part(draft, "html")


def links(draft: Draft) -> dict[str, tuple[str, str, str]]:
    """The `mailto:` links by their label: address, subject and body."""
    found = {}
    for href, label in re.findall(r'<a href="([^"]*)"[^>]*>(.*?)</a>', html_of(draft)):
        url = urlsplit(unescape(href))
        assert url.scheme == "mailto"
        asked = parse_qs(url.query, keep_blank_values=True, strict_parsing=True)
        found[unescape(label)] = (unquote(url.path), asked["subject"][0], asked["body"][0])
    return found


def letters_of(language: str) -> dict[str, tuple[Draft, str]]:
    """The letters of a language by name: as drafts, and headers and text as they are kept."""
    found = {}
    for one in every_draft():
        (draft,) = one.values
        if draft.language == language:
            heads = "".join(f"{name}: {value}\n" for name, value in sent(draft).items()[:-1])
            name = str(one.id).removeprefix(f"{language}_")
            found[name] = (draft, f"{heads}\n{text_of(draft)}")
    return found


@pytest.mark.parametrize("language", ["en", "et", "sv"])
def test_the_letters_are_the_golden_ones(language):
    """`CORR_GOLDEN=write pytest tests/mail/write/test_write.py` writes them; read the diff."""
    found = letters_of(language)
    texts = {name: text for name, (_, text) in found.items()}
    if os.environ.get("CORR_GOLDEN") == "write":
        keep(language, texts, {name: draft.kind for name, (draft, _) in found.items()})
    expected = golden(language)
    wrong = {name: text for name, text in texts.items() if text != expected.get(name)}
    assert set(expected) == set(texts)
    assert not wrong, (sorted(wrong), *difference(*map("\n".join, _first(expected, wrong))))


def _first(expected: dict[str, str], wrong: dict[str, str]) -> tuple[list[str], list[str]]:
    """What the first wrong letter should have been, and what it is."""
    name = min(wrong)
    return expected[name].split("\n"), wrong[name].split("\n")


@pytest.mark.parametrize("language", ["en", "et", "sv"])
def test_the_markup_of_one_letter_of_each_kind_is_the_golden_one(language):
    """The board of links has its own tests."""
    folder, kept = GOLDEN / language, set()
    for name, (draft, _) in letters_of(language).items():
        if name != draft.kind:
            continue
        path = folder / f"{draft.kind}.html"
        found = BOARD.sub("(the board)", html_of(draft))
        if os.environ.get("CORR_GOLDEN") == "write":
            path.write_text(found, "utf-8")
        assert found == path.read_text("utf-8"), path
        kept.add(path)
    assert set(folder.glob("*.html")) == kept


LINES = st.lists(st.sampled_from("abc"), max_size=12)


@given(LINES, LINES)
def test_a_text_is_put_together_again_from_what_differs(base, other):
    old, new = "\n".join(base), "\n".join(other)
    assert put_together(old, difference(old, new)) == new


@every("draft", every_draft)
def test_every_letter_has_these_headers_and_no_others(draft):
    expected = [
        name
        for name in NAMES
        if (draft.reply_to or name != "Reply-To")
        and (draft.in_reply_to or name != "In-Reply-To")
        and (draft.references or name != "References")
        and (draft.facts.get("g") or name != "X-Corr-Chain")
    ]
    if draft.unsubscribe:
        expected.insert(expected.index("Content-Language"), "List-Unsubscribe")
    if draft.text_only and not draft.attachments:
        expected.append("Content-Transfer-Encoding")
    assert sent(draft).keys() == expected


@every("draft", about_a_game)
def test_nobody_is_offered_to_unsubscribe_from_a_game(draft):
    assert "List-Unsubscribe" not in sent(draft)


@every("draft", every_draft)
def test_lines_end_and_are_as_long_as_the_standards_allow(draft):
    raw = raw_of(draft)
    assert raw.isascii()
    assert raw.count(b"\n") == raw.count(b"\r") == raw.count(b"\r\n")
    markup = html_bytes(raw)
    lines = [line for line in raw.replace(markup, b"").split(b"\r\n") if b"<mailto:" not in line]
    assert max(map(len, lines)) <= 78
    assert max(map(len, markup.split(b"\r\n"))) <= 998
    assert raw.endswith(b"\r\n" if draft.text_only else b"--\r\n")
    assert not re.search(rb"^From ", raw.partition(b"\r\n\r\n")[2], re.MULTILINE)


@every("draft", every_draft)
def test_no_line_of_the_text_is_longer_than_72_characters(draft):
    for line in text_of(draft).split("\n"):
        assert len(line) <= 72, line
        assert line == line.rstrip()
        assert not line.startswith(">")


@every("draft", every_draft)
def test_the_same_draft_gives_the_same_bytes(draft):
    assert write(draft, site=SITE, templates=OTHER_TEMPLATES) == raw_of(draft)


@every("draft", every_draft)
def test_the_letter_is_small_and_stands_alone(draft):
    assert len(raw_of(draft)) < 90_000
    if draft.text_only:
        return
    html = html_of(draft)
    assert not re.search(r"https?:|<script|<link|url\(|javascript", html)
    assert set(re.findall(r'src="?(\w+):', html)) <= {"cid"}


@every("draft", every_draft)
def test_nothing_in_a_letter_is_smaller_than_twelve_pixels(draft):
    if not draft.text_only:
        sizes = re.findall(r"font-size:(\d+)px", html_of(draft))
        assert all(int(size) >= 12 for size in sizes)


@pytest.mark.parametrize("stones", [1, 60, 150])
@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_letter_with_the_board_of_links_is_far_below_what_mail_programs_clip(language, stones):
    draft = game_letter(
        "your_move",
        language,
        record=scattered(stones),
        options={"opening": "free-gomoku"},
        happenings=(happened("they_played", moves=("h8",)),),
        norms=NORMS,
        message="Good move! " * 20,
    )
    assert html_of(draft).count("<a href") > 225 - stones
    assert len(write(draft, site=SITE, templates=TEMPLATES)) < 70_000


@every("draft", about_a_game)
def test_no_line_of_a_letter_could_be_read_as_an_order(draft):
    """Our letters come back as quotes; one that is taken for the answer must not move a stone.

    Moves that the letter lists bear their numbers, and those are past.
    """
    game = draft.facts["g"]
    html = "" if draft.text_only else html_of(draft)
    for text in (text_of(draft), html_to_text(html)):
        for order in read_orders(text, WORDS, RENJU.recognises):
            if isinstance(order, Ask):  # the button of the short answer: it only brings the board
                assert order.what == draft.facts["brings"]
                continue
            assert isinstance(order, Play)
            assert order.number is not None
            assert order.number < game.ply


@every("draft", with_a_tag)
def test_a_reply_above_the_letter_is_told_from_it(draft):
    reply = f"14. c3\n\n{text_of(draft)}"
    assert quotes.own_text(reply, sent=lambda: text_of(draft)).strip() == "14. c3"


def inline_images(draft: Draft) -> dict[str, EmailMessage]:
    """The images that a letter brings for its HTML part, by content id."""
    related = sent(draft).get_payload()[1]
    assert related.get_content_type() == "multipart/related"
    assert related.get_param("type") == "text/html"
    images = {one["Content-ID"].strip("<>"): one for one in related.get_payload()[1:]}
    assert len(images) == len(related.get_payload()) - 1, "a content id stands for one image"
    return images


@pytest.mark.parametrize("kind", ["your_move", "receipt"])
def test_the_board_is_of_inline_images_with_its_position_in_words(kind):
    told = (happened("they_played", moves=("k8",)),)
    draft = game_letter(kind, happenings=told, yours=kind == "your_move")
    images, html = inline_images(draft), html_of(draft)
    assert set(images) == set(re.findall(r'src="?cid:([^"\s>]+)', html))
    for image in images.values():
        assert image.get_content_type() == "image/png"
        assert image.get_content().startswith(b"\x89PNG")
        # A part with a file name would be listed as an attachment.
        assert image["Content-Disposition"] == "inline"
    assert re.search('(alt|aria-label)="Last move k8. Black: ', html)


@every("draft", every_draft)
def test_the_first_line_that_a_list_of_letters_shows_is_no_mark_and_no_greeting(draft):
    if draft.text_only:
        return
    shown = re.search(r'overflow:hidden">\s*([^<]*)</div>', html_of(draft))[1].strip()
    assert shown
    assert "--" not in shown.partition("SK24")[0]
    assert not shown.startswith(("Dear ", "Hej ", "Hello"))


def test_a_letter_has_one_board():
    """The one to tap where a move is asked for; nothing is drawn for a letter that has it."""
    asked, told = (
        inline_images(game_letter("your_move")),
        inline_images(game_letter("receipt", yours=False)),
    )
    assert {"f", "black", "white"} <= {name.partition("@")[0] for name in asked}
    assert not any(name.startswith("board") for name in asked)
    assert [name.partition("-")[0] for name in told] == ["board"]


@pytest.mark.parametrize(
    ("record", "says"),
    [
        (OFFERS, "The offered fifth moves are marked a, b, c."),
        (OPENING, "The last moves are marked in red."),
        (f"{OFFERS}=i7 6.h5", "The last move is marked in red."),
    ],
)
def test_the_caption_says_what_the_picture_points_out(record, says):
    html = html_of(game_letter("your_move", record=record))
    assert says in html
    assert ("Last move" in html) == (record != OFFERS)


def test_the_caption_of_an_empty_board_points_out_nothing():
    html = html_of(game_letter("your_move", record=""))
    assert "marked" not in html
    assert "brackets" not in text_of(game_letter("your_move", record=""))


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("scheduled", [7, 17])
def test_the_norms_of_a_game_letter_take_one_line(language, scheduled):
    norms = replace(NORMS, scheduled=scheduled, rise2=f"{scheduled - 1}.5", completed=scheduled)
    norms = replace(norms, beyond=())
    (line,) = [
        line
        for line in text_of(game_letter("your_move", language, norms=norms)).splitlines()
        if line.startswith("Prel")
    ]
    assert all(level in line for level in ("3 kyu", "4 kyu"))
    assert line.endswith(".")


def test_a_norm_that_no_result_can_reach_is_said_to_be_so():
    norms = replace(NORMS, rise2="9.5")
    text = text_of(
        letter("start", "en", event=EVENT, games=GAMES, norms=norms, round=ROUND, tried=False)
    )
    assert "9.5 points to rise two levels, to 3 kyu (more than your games can give)" in (
        " ".join(text.split())
    )
    assert "3 kyu" not in text_of(game_letter("your_move", norms=norms))


def test_an_address_that_is_not_ours_does_not_bear_our_name():
    ours = sent(game_letter("your_move"))["Reply-To"].addresses[0]
    theirs = replace(
        letter("invitation", "en", event=EVENT, team=""), reply_to="domare@example.org"
    )
    (other,) = sent(theirs)["Reply-To"].addresses
    assert ours.display_name == SITE.name
    assert (other.display_name, other.addr_spec) == ("", "domare@example.org")


def test_the_text_part_comes_first_and_keeps_its_lines():
    plain = sent(game_letter("your_move")).get_payload()[0]
    assert plain.get_content_type() == "text/plain"
    assert plain.get_content_charset() == "utf-8"
    assert plain["Content-Type"].params["format"] == "fixed"


def test_a_letter_that_shows_no_board_carries_no_picture():
    assert game_letter("help").picture is not None
    kinds = [one.get_content_type() for one in sent(game_letter("help")).walk()]
    assert kinds == ["multipart/alternative", "text/plain", "text/html"]


def test_the_marker_stands_on_top_of_both_parts():
    draft = game_letter("your_move", "sv")
    assert text_of(draft).split("\n")[0] == f"-- svara ovanför denna rad -- [{draft.tag}]"
    expected = "-- svara ovanför denna rad -- SK24-017.12"
    assert html_to_text(html_of(draft)).split("\n")[0] == expected


def test_a_pass_is_not_in_the_marker():
    draft = next(one for _, one in samples("en") if one.tag and one.tag.is_pass)
    assert draft.tag.code not in text_of(draft)


def test_the_tag_ends_a_subject_of_ascii():
    for language in ("en", "sv"):
        for name, draft in samples(language):
            if draft.tag:
                raw = write(draft, site=SITE, templates=TEMPLATES)
                unfolded = raw.replace(b"\r\n ", b" ")
                (line,) = re.findall(rb"^Subject: (.*)\r\n", unfolded, re.MULTILINE)
                assert line.endswith(f" [{draft.tag}]".encode()), name


@pytest.mark.parametrize("kind", ["your_move", "receipt", "game_over"])
def test_a_subject_of_the_game_stands_for_the_letters_own_and_changes_nothing_else(kind):
    draft = game_letter(kind, "sv")
    told = write(draft, site=SITE, templates=TEMPLATES)
    steady = replace(draft, subject="SK24-017 Öberg – Ek")
    raw = write(steady, site=SITE, templates=TEMPLATES)
    assert sent(steady)["Subject"] == "SK24-017 Öberg – Ek"
    apart = re.compile(rb"^Subject: .*\r\n(?: .*\r\n)*", re.MULTILINE)
    assert apart.sub(b"", raw, count=1) == apart.sub(b"", told, count=1)


def test_letters_answer_or_begin_a_thread():
    answer, first = game_letter("receipt"), letter("stranger", "en", told=False, event="")
    assert sent(answer)["Auto-Submitted"] == "auto-replied"
    assert sent(answer)["In-Reply-To"] == "<move@karin.example>"
    assert sent(answer)["References"].split() == [
        "<SK24-017.root@corr.example.org>",
        "<move@karin.example>",
    ]
    assert sent(first)["Auto-Submitted"] == "auto-generated"


def test_strange_message_ids_of_others_are_left_out():
    draft = replace(
        game_letter("receipt"),
        in_reply_to="a b@c\r\nBcc: x@y.example",
        references=("root@corr.example.org", "<å>", "ok@x.example"),
    )
    assert "In-Reply-To" not in sent(draft)
    assert sent(draft)["References"].split() == ["<root@corr.example.org>", "<ok@x.example>"]


@pytest.mark.parametrize(
    "name",
    [
        "Karin\r\nBcc: victim@x.example",
        "Karin\nX: y\n\nbody",
        "=?UTF-8?Q?=0ABcc:_victim=40x.example?=",
        "Karin\x85Bcc: x@y.example\u2028Cc: z@y.example",
        '"Admin" <td@corr.example.org>, evil@y.example',
        "Åsa\r\nBcc: victim@x.example" * 30,
        "a" * 5000,
    ],
)
def test_a_name_cannot_bring_a_header_of_its_own(name):
    draft = game_letter("your_move", happenings=(happened("game_started"),), opponent=name)
    draft = replace(draft, to_name=name)
    parsed = sent(draft)
    assert parsed.keys() == NAMES
    (address,) = parsed["To"].addresses
    assert address.addr_spec == "karin@example.org"
    assert write_mime.phrase(name).startswith(address.display_name)
    assert len(address.display_name) >= 15


@given(name=st.text(max_size=250), title=st.text(max_size=250))
@settings(max_examples=60)
def test_any_text_stays_within_its_header(name, title):
    draft = replace(
        letter("invitation", "en", event=replace(EVENT, name=title), team=""),
        to_name=name,
        reply_to="",
    )
    parsed = sent(draft)
    assert parsed.keys() == [
        one
        for one in NAMES
        if one not in ("In-Reply-To", "References", "Reply-To", "X-Corr-Chain")
    ]
    assert parsed["Subject"] == write_mime.phrase(f"Invitation: {title}")
    (address,) = parsed["To"].addresses
    assert address.addr_spec == "karin@example.org"
    if len(name.encode(errors="replace")) <= 42:
        assert address.display_name == write_mime.phrase(name)


@pytest.mark.parametrize(
    "address",
    ["", "karin", "a@b\r\nBcc: c@d", "a b@c.example", "<a@b.example>", "a@b, c@d", "å@b.se"],
)
def test_an_address_that_no_header_can_carry_is_refused(address):
    with pytest.raises(ValueError, match="not an address"):
        write(
            replace(letter("stranger", "en", told=False, event=""), to_address=address),
            site=SITE,
            templates=TEMPLATES,
        )


def test_a_header_that_brings_a_line_of_its_own_is_refused_before_it_is_sent():
    with pytest.raises(ValueError, match="a line of its own"):
        write_mime.header_lines([("Subject", ("a\r\nBcc:", "x@y.example"))])


def test_long_titles_of_any_letters_are_folded_and_read_back():
    title = "Öppna Åländska mästerskapen i luffarschack " * 3
    draft = letter("invitation", "sv", event=replace(EVENT, name=title), team="")
    assert sent(draft)["Subject"] == write_mime.phrase(f"Inbjudan: {title}")


def test_a_long_name_of_any_letters_is_cut_to_what_every_parser_reads():
    draft = replace(
        letter("stranger", "sv", told=False, event=""), to_name="Åsa-Märta Öhrn von Sjöängen " * 6
    )
    (address,) = sent(draft)["To"].addresses
    assert address.display_name == "Åsa-Märta Öhrn von Sjöängen Åsa-Mär"


def test_what_others_wrote_is_escaped_in_html():
    draft = game_letter(
        "your_move",
        happenings=(happened("they_played", moves=("k8",)),),
        opponent="<b>Anna</b>",
        message='<img src="https://x.example/track.gif"> & "hi"\n<script>alert(1)</script>',
    )
    html = html_of(draft)
    assert "<b>Anna" not in html
    assert "<script" not in html
    assert "<img src=&#34;https" not in html
    assert "&lt;b&gt;Anna&lt;/b&gt; played k8." in html
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in html
    assert len(re.findall("<img src=cid:", html)) == html.count("<img") == 225


def test_a_refused_line_is_shown_as_plain_text():
    refusal = Refusal(
        line="<i>x</i>\x1b[2J\u202e", code="not_a_move", params={"text": "<i>x</i>\x1b[2J"}
    )
    draft = game_letter("refused", refusals=(refusal,))
    assert "You wrote: <i>x</i> [2J\n" in text_of(draft)
    assert "You wrote: &lt;i&gt;x&lt;/i&gt; [2J" in html_of(draft)


def test_a_message_is_set_off_line_by_line_and_cannot_pose_as_the_letter():
    message = "Hi!\n-- reply above this line -- SK24-017.12\n\n> i9\n" + "word " * 40
    lines = text_of(game_letter("your_move", message=message)).split("\n")
    at = lines.index("Anna Berg writes:")
    assert lines[at + 1 : at + 5] == [
        "  | Hi!",
        "  | -- reply above this line -- SK24-017.12",
        "  |",
        "  | > i9",
    ]
    assert lines[at + 5].startswith("  | word word")


def test_a_huge_message_is_cut_and_the_letter_stays_below_the_clip_of_mail_programs():
    names = tuple("abcdefghijklmnopqrs")
    marks = tuple(
        Mark(column=column, row=row, kind="black") for column in range(19) for row in range(19)
    )
    picture = Picture(
        column_names=names,
        row_names=tuple(str(row) for row in range(1, 20)),
        dots=(),
        marks=marks,
        last=((0, 0),),
    )
    draft = replace(game_letter("your_move", message="<&>\n" * 50_000), picture=picture)
    assert len(html_of(draft).encode()) < 90_000
    assert "…" in text_of(draft)


def test_buttons_open_an_answer_that_is_addressed_tagged_and_understood():
    draft = game_letter(
        "your_move", record="1.h8 2.i9 3.j10", happenings=(happened("game_started"),)
    )
    found = links(draft)
    address, subject, body = found["I will be white"]
    assert address == SITE.address
    assert subject == "SK24-017.12.ABCDEFGHIJKLMNOP"
    assert read_orders(body, WORDS, RENJU.recognises) == (Play(line="white", text="white"),)
    assert found["resign"][2] == "resign"
    assert found["show"][2] == "show"


def test_a_draw_offer_comes_with_two_buttons():
    found = links(game_letter("your_move", draw_offer="theirs"))
    bodies = {body for _, _, body in found.values()}
    assert {"accept", "decline", "show", "resign"} <= bodies
    assert not {"accept", "decline"} & {
        body for _, _, body in links(game_letter("your_move")).values()
    }


def test_claims_come_with_a_word_and_a_link_each_where_they_can_be_made():
    draft = game_letter("your_move", claims=("five", "forbidden"), draw_claim=True)
    bodies = {body for _, _, body in links(draft).values()}
    assert {"claim five", "claim forbidden", "claim draw"} <= bodies
    for body in bodies - {""}:
        (order,) = read_orders(body, WORDS, RENJU.recognises)
        assert order.line == body
    text = " ".join(text_of(draft).split())
    assert 'claim five" with the move' in text
    plain = game_letter("your_move")
    assert not any("claim" in body for _, _, body in links(plain).values())
    assert "claim" not in text_of(plain)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_the_hint_of_claims_can_be_sent_as_it_is_quoted(language):
    draft = game_letter("your_move", language, claims=("five", "forbidden"), draw_claim=True)
    text = " ".join(text_of(draft).split())
    quoted = [one for one in re.findall(r'"([^"]+)"', text) if "claim" in one or "kräv" in one]
    read = [read_orders(one, WORDS, RENJU.recognises) for one in quoted]
    found = [order for orders in read for order in orders]
    assert len(found) == len(quoted) == 4
    assert {type(order) for order in found} == {Play, ClaimWin, ClaimDraw}


def test_a_button_for_leaving_a_stone_does_not_hide_the_points_for_placing_it():
    draft = game_letter("your_move", record="1.h8", options={"opening": "taraguchi"})
    bodies = {body for _, _, body in links(draft).values()}
    assert {"leave", "g9", "i7"} <= bodies
    assert "" not in bodies


def test_the_button_that_confirms_names_the_game():
    refusal = Refusal(line="resign", code="confirm_resign", params={"game": "SK24-017"})
    found = links(game_letter("refused", refusals=(refusal,)))
    (order,) = read_orders(found["Yes, end the game: I resign"][2], WORDS, RENJU.recognises)
    assert order == Resign(line="SK24-017 resign", game="SK24-017", confirmed=True)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_every_example_answer_is_an_answer_in_the_readers_language(language):
    for record in ("", "1.h8 2.i9 3.j10", "1.h8 2.i9 3.j10 [white]"):
        draft = game_letter("your_move", language, record=record)
        text = " ".join(text_of(draft).split())
        example = re.search(r"(?:for instance|till exempel): (.*?) (?:You can|Du kan)", text)
        assert example is not None
        (order,) = read_orders(example[1], WORDS, RENJU.recognises)
        assert isinstance(order, Play)


def test_times_are_in_the_readers_zone_and_the_receipt_also_in_utc():
    drafts = dict(samples("en"))
    text = " ".join(text_of(drafts["receipt"]).split())
    assert "arrived on Thursday 28 Nov, 14:02 (Stockholm), which is 13:02 UTC" in text
    assert "It took you 1 day 2 hours; for your next move you have 7 days." in text
    elsewhere = text_of(game_letter("your_move", time_zone="America/New_York"))
    assert "Wednesday 4 Dec, 11:02 (New York)" in elsewhere


@pytest.mark.parametrize(("language", "says"), [("en", "which is"), ("sv", "det vill säga")])
def test_the_receipt_of_a_reader_in_utc_gives_the_time_once(language, says):
    receipt = Receipt(arrived=DATE, used=timedelta(hours=2), left=timedelta(days=7))
    for zone, twice in (("UTC", False), ("Europe/Stockholm", True)):
        text = text_of(game_letter("receipt", language, receipt=receipt, time_zone=zone))
        assert (says in " ".join(text.split())) == twice


def test_an_unknown_time_zone_falls_back_to_utc():
    assert "16:02 (UTC)" in text_of(game_letter("your_move", time_zone="Mars/Olympus"))


def test_a_deadline_that_has_passed_leaves_no_time():
    assert ": no time left." in " ".join(
        text_of(game_letter("your_move", left=timedelta(hours=-1))).split()
    )


def test_every_game_of_the_start_letter_is_listed():
    text = text_of(
        letter("start", "sv", event=EVENT, games=GAMES, norms=None, round=ROUND, tried=False)
    )
    for line in GAMES:
        assert f"- {line.game} mot {line.opponent}" in text


def test_attachments_come_along_under_their_names():
    draft = replace(
        letter("stranger", "sv", told=False, event=""),
        attachments=(
            ("ställning.txt", "text/plain", "åäö\n".encode()),
            ("a/b\r\nX: y.bin", "nonsense\r\nX: y", b"\x00\x01"),
        ),
    )
    parsed = sent(draft)
    assert parsed.get_content_type() == "multipart/mixed"
    first, second = parsed.iter_attachments()
    assert first.get_filename() == "ställning.txt"
    assert first.get_payload(decode=True) == "åäö\n".encode()
    assert second.get_filename() == "a_b X: y.bin"
    assert second.get_content_type() == "application/octet-stream"
    assert second.get_content() == b"\x00\x01"


def test_an_unknown_language_gets_the_letter_in_english():
    assert sent(letter("stranger", "xx", told=False, event=""))["Content-Language"] == "en"


@given(st.text(max_size=400))
@settings(max_examples=150)
def test_wrapped_text_fits_and_loses_nothing(text):
    cleaned = "\n".join(clean(line) for line in text.split("\n"))
    wrapped = wrap(cleaned)
    assert all(len(line) <= 73 and not line.startswith(">") for line in wrapped.split("\n"))
    assert "".join(wrapped.split()) == "".join(cleaned.split())


def test_a_line_of_blanks_and_a_word_is_wrapped_too():
    assert wrap(" " * 100 + "word " * 20).strip().split() == ["word"] * 20


def test_a_paragraph_does_not_end_in_a_line_that_looks_like_an_order():
    text = "Do you really want to end this game now, at once? Then please send: SK24-017 resign"
    assert len(wrap(text).split("\n")[-1]) >= 20
