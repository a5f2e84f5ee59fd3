"""The board of links: one tap opens an answer that is addressed, tagged and complete."""

import email.policy
import re
from email import message_from_bytes
from html import unescape
from html.parser import HTMLParser
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from corr import resources
from corr.games.renju.renju import RENJU, parse_record
from corr.games.rules import Mark, Picture
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders
from corr.mail.read.html import html_to_text
from corr.mail.write.board_table import board_table
from corr.mail.write.write import write
from corr.tournament.play.orders import Play
from corr.words.templates import ours
from tests.games.opening_scripts import positions_of
from tests.golden.drafts import OFFERS, OPENING, RECORD, SITE, TAG, game_letter

TEMPLATES = ours()
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
COLOURS = {"black": "black", "white": "white"}
LINK = "mailto:td%2Btag@club.test?subject=Re:%20a&body="


def position_after(record: str, opening: str = "soosorv"):
    position = RENJU.start({"opening": opening})
    for move in parse_record(record, {"opening": opening}):
        position = RENJU.after(position, move)
    return position


def table_of(position) -> str:
    return str(board_table(RENJU.picture(position), RENJU.taps(position), LINK, COLOURS))


class Cells(HTMLParser):
    """The cells of a table, row by row from the top: text, link and label of each."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.rows: list[list[dict[str, str]]] = []
        self.feed(markup)

    def handle_starttag(self, tag, attrs):
        found = {name: value or "" for name, value in attrs}
        if tag == "tr":
            self.rows.append([])
        elif tag == "td":
            self.rows[-1].append({"text": "", "bgcolor": found.get("bgcolor", "")})
        elif tag in ("a", "span"):
            self.rows[-1][-1] |= found

    def handle_data(self, data):
        if self.rows and self.rows[-1]:
            self.rows[-1][-1]["text"] += data.strip()


def test_the_board_has_a_cell_for_every_point_and_its_letters_above_and_below():
    rows = Cells(table_of(position_after(RECORD))).rows
    assert [len(row) for row in rows] == [15] * 17
    letters = list("abcdefghijklmno")
    assert [cell["text"] for cell in rows[0]] == [cell["text"] for cell in rows[-1]] == letters


def test_free_points_are_links_named_after_themselves_and_stones_are_told_in_words():
    rows = Cells(table_of(position_after(RECORD))).rows
    for number, row in enumerate(rows[1:-1]):
        for column, cell in zip("abcdefghijklmno", row, strict=True):
            point = f"{column}{15 - number}"
            if "href" in cell:
                assert cell["text"] == point
                assert cell["href"] == f"{LINK}{point}"
            else:
                stone = {"●": "black", "○": "white"}[cell["text"]]
                assert cell["aria-label"] == f"{point} {stone}"


def test_the_last_move_alone_is_marked():
    rows = Cells(table_of(position_after(RECORD))).rows
    marked = [cell for row in rows for cell in row if cell["bgcolor"]]
    assert [cell["aria-label"] for cell in marked] == ["k8 white"]


def test_where_some_points_can_be_tapped_they_are_brighter_than_the_others():
    rows = Cells(table_of(position_after(OFFERS))).rows
    bright = {cell["text"] for row in rows for cell in row if cell["bgcolor"]}
    assert bright == {"g8", "i7", "f9"}
    assert sum(cell["text"] == "·" for row in rows for cell in row) == 225 - 4 - 3


@pytest.mark.parametrize("opening", RENJU.options()["opening"])
def test_every_link_of_every_stage_sends_what_the_rules_would_take(opening):
    for position in positions_of(opening):
        if position.outcome is not None or not RENJU.taps(position):
            continue
        links = re.findall(r'href="([^"]*)"', table_of(position))
        assert len(links) == len(RENJU.taps(position))
        for link in (links[0], links[-1]):
            (body,) = parse_qs(urlsplit(unescape(link)).query, strict_parsing=True)["body"]
            (order,) = read_orders(body, WORDS, RENJU.recognises)
            assert isinstance(order, Play)
            assert RENJU.read(position, order.text)


def test_names_and_links_from_outside_cannot_break_the_table():
    picture = Picture(
        column_names=("<b>",),
        row_names=('"', "2"),
        dots=(),
        marks=(Mark(column=0, row=1, kind="black"),),
    )
    words = {"black": '"><script>', "white": ""}
    markup = str(board_table(picture, [(0, 0, '"x&y')], 'mailto:"a&b', words))
    assert "<script" not in markup
    assert "<b>" not in markup
    cells = Cells(markup).rows
    assert cells[2][0]["href"] == 'mailto:"a&b%22x%26y'
    assert cells[1][0]["aria-label"] == '<b>2 "><script>'


def contrast(one: str, other: str) -> float:
    """The contrast of two colours `#rrggbb`, as WCAG 2 reckons it."""

    def light(colour: str) -> float:
        parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = sorted((light(one), light(other)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def test_what_is_written_on_the_board_can_be_read_whatever_the_mail_program_does():
    """The board brings its own ink and its own wood, so that a dark letter stays legible."""
    markup = table_of(position_after(OFFERS)) + table_of(position_after(RECORD))
    ink = {"#210": "#221100"}[re.findall(r"display:block;color:(#\w+)", markup)[0]]
    grounds = set(re.findall(r'bgcolor="(#\w+)"', markup))
    assert len(grounds) == 3
    for ground in grounds:
        assert contrast(ink, ground) > 7
    assert set(re.findall(r"[^-]color:(#\w+)", markup)) == {"#210"}


# -- in the letter ----


@pytest.mark.parametrize("record", [OPENING + " [white]", OFFERS, RECORD])
def test_the_board_answers_the_letter_that_it_stands_in(record):
    draft = game_letter("your_move", record=record)
    raw = write(draft, site=SITE, templates=TEMPLATES)
    text = _html(raw)
    links = {unescape(link) for link in re.findall(r'href="(mailto:[^"]*)"', text)}
    assert len(links) > 3
    for link in links:
        url = urlsplit(link)
        asked = parse_qs(url.query, strict_parsing=True)
        assert unquote(url.path) == draft.reply_to
        assert asked["subject"] == [f"Re: SK24-017 [{TAG}]"]
        assert asked["body"][0].strip()


def test_only_a_letter_that_asks_for_a_move_brings_the_board_of_links():
    for kind, facts in (("receipt", {"yours": False}), ("preview", {"preview": "f10"})):
        text = _html(write(game_letter(kind, **facts), site=SITE, templates=TEMPLATES))
        assert 'role="img"' not in text
        assert "●" not in text


def test_no_row_of_the_board_can_be_taken_for_an_order():
    for record in (OPENING + " [white]", OFFERS, RECORD):
        text = _html(
            write(game_letter("your_move", record=record), site=SITE, templates=TEMPLATES)
        )
        assert read_orders(html_to_text(text), WORDS, RENJU.recognises) == ()


def _html(raw: bytes) -> str:
    body = message_from_bytes(raw, policy=email.policy.default).get_body(("html",))
    return str(body.get_content())
