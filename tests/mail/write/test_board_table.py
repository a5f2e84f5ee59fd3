"""The board of links: one tap opens an answer that is addressed, tagged and complete."""

import email.policy
import re
from email import message_from_bytes
from html import unescape
from html.parser import HTMLParser
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from corr import resources
from corr.games.registry import rules_for
from corr.games.renju.renju import RENJU, parse_record
from corr.games.rules import Mark, Picture
from corr.mail.orders.order_words import load_words
from corr.mail.orders.orders import read_orders
from corr.mail.read.html import html_to_text
from corr.mail.write.board_table import BoardTable, board_table, content_id, stacks
from corr.mail.write.write import write
from corr.tournament.play.orders import Play
from corr.words.templates import ours
from tests.games.opening_scripts import positions_of
from tests.golden.drafts import OFFERS, OPENING, RECORD, SITE, TAG, game_letter
from tests.pictures import contrast

TEMPLATES = ours()
WORDS = load_words((resources.data() / "words.toml").read_text("utf-8"))
COLOURS = {"black": "black", "white": "white"}
SIGNS = {"black": "●", "white": "○"}
LINK = "mailto:td@club.test?subject=tag&body="


def position_after(record: str, opening: str = "soosorv"):
    position = RENJU.start({"opening": opening})
    for move in parse_record(record, {"opening": opening}):
        position = RENJU.after(position, move)
    return position


def board_of(position) -> BoardTable:
    return board_table(RENJU.picture(position), RENJU.taps(position), LINK, COLOURS, SIGNS)


def table_of(position) -> str:
    return str(board_of(position).markup)


class Cells(HTMLParser):
    """The cells of a table, row by row from the top: text, link, image and colours of each."""

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
        elif tag in ("a", "img"):
            self.rows[-1][-1] |= found

    def handle_data(self, data):
        if self.rows and self.rows[-1]:
            self.rows[-1][-1]["text"] += data.strip()


def points_of(markup: str) -> dict[str, dict[str, str]]:
    """The cells of the points of a board, by their names."""
    heads, *rows = Cells(markup).rows
    names = [cell["text"] for cell in heads[1:]]
    return {
        f"{name}{row[0]['text']}": cell
        for row in rows
        for name, cell in zip(names, row[1:], strict=True)
    }


def test_the_board_has_a_cell_for_every_point_and_its_names_at_the_edge():
    rows = Cells(table_of(position_after(RECORD))).rows
    assert [len(row) for row in rows] == [16] * 16
    assert [cell["text"] for cell in rows[0]] == ["", *"abcdefghijklmno"]
    assert [row[0]["text"] for row in rows[1:]] == [str(number) for number in range(15, 0, -1)]


def test_free_points_are_links_named_after_themselves_and_stones_are_told_in_words():
    points = points_of(table_of(position_after(RECORD)))
    assert len(points) == 225
    for point, cell in points.items():
        if "href" in cell:
            assert cell["alt"] == point
            assert cell["href"] == f"{LINK}{point}"
        else:
            stone = {"●": "black", "○": "white"}[cell["alt"]]
            assert cell["aria-label"] == f"{point} {stone}"
            assert cell["src"].startswith(f"cid:{stone}")


def test_the_last_move_alone_is_marked_and_so_are_the_names_of_its_lines():
    board = board_of(position_after(RECORD))
    points = points_of(str(board.markup))
    assert [point for point, cell in points.items() if "last" in cell["src"]] == ["k8"]
    rows = Cells(str(board.markup)).rows
    marked = [cell["text"] for row in rows for cell in row if cell["bgcolor"]]
    assert marked == ["k", "8"]


def test_where_some_points_can_be_tapped_they_look_different_from_the_others():
    points = points_of(table_of(position_after(OFFERS)))
    tapped = {point for point, cell in points.items() if "href" in cell}
    assert tapped == {"g8", "i7", "f9"}
    assert {point for point, cell in points.items() if "offer" in cell["src"]} == tapped
    inside = position_after("1.h8 2.i9", "taraguchi")
    points = points_of(table_of(inside))
    lit = {point for point, cell in points.items() if "lit" in cell["src"]}
    assert lit == {point for point, cell in points.items() if "href" in cell}
    assert 0 < len(lit) < 225 - 2


def test_every_image_of_the_board_is_one_of_its_tiles_and_none_is_there_for_nothing():
    for record in (RECORD, OFFERS, OPENING + " [white]"):
        board = board_of(position_after(record))
        used = {cell["src"] for cell in points_of(str(board.markup)).values()}
        assert used == {f"cid:{content_id(tile)}" for tile in board.tiles}


def test_any_marks_on_a_board_of_any_size_can_be_shown():
    marks = (
        Mark(column=0, row=0, kind="black", label="127"),
        Mark(column=18, row=18, kind="white", label="8"),
        Mark(column=3, row=2, kind="forbidden"),
        Mark(column=4, row=0, kind="spot", label="A"),
        Mark(column=5, row=5, kind="offer", label="ä"),
    )
    picture = Picture(
        column_names=tuple("ABCDEFGHJKLMNOPQRST"),
        row_names=tuple(str(number) for number in range(1, 20)),
        dots=((3, 3), (9, 9)),
        marks=marks,
        last=((18, 18),),
    )
    board = board_table(picture, [(1, 1, "B2")], LINK, COLOURS, SIGNS)
    points = points_of(str(board.markup))
    assert len(points) == 19 * 19
    assert {point for point, cell in points.items() if "href" in cell} == {"B2"}
    assert points["A1"]["src"].startswith("cid:black.127@")
    assert points["A1"]["aria-label"] == "A1 black 127"
    assert points["T19"]["src"].startswith("cid:white.8.last@")
    assert points["D3"]["src"].startswith("cid:forbidden@")
    assert points["E1"]["src"].startswith("cid:spot.A.7@"), (
        "at the edge a line ends below what is seen through"
    )
    assert points["F6"]["src"].startswith("cid:offer.c3a4@"), "a content id is of plain letters"
    assert all(
        re.fullmatch(r"cid:[A-Za-z0-9.]+@[a-z0-9]", cell["src"]) for cell in points.values()
    )


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
        column_names=("<b>", "x onerror=y"),
        row_names=('"', "2"),
        dots=(),
        marks=(Mark(column=0, row=1, kind="black", label='"><i>'),),
    )
    words = {"black": '"><script>', "white": ""}
    taps = [(0, 0, '"x&y'), (1, 0, "z")]
    board = board_table(picture, taps, 'mailto:"a&b', words, {"black": '"'})
    markup = str(board.markup)
    assert "<script" not in markup
    assert "<b>" not in markup
    assert "<i>" not in markup
    cells = Cells(markup).rows
    assert cells[2][1]["href"] == 'mailto:"a&b%22x%26y'
    assert cells[2][2]["alt"] == 'x onerror=y"'
    assert "onerror" not in cells[2][2]
    assert cells[1][1]["aria-label"] == '<b>2 "><script> "><i>'
    assert re.fullmatch(r"cid:[A-Za-z0-9.]+@[a-z0-9]", cells[1][1]["src"])


def test_what_is_written_on_the_board_can_be_read_whatever_the_mail_program_does():
    """The board brings its own ink and its own wood, so that a dark letter stays legible."""
    markup = table_of(position_after(RECORD))
    (wood,) = set(re.findall(r"background-color:(#\w+)", markup))
    (ink,) = set(re.findall(r"[^-]color:(#\w{6})", markup))
    assert contrast(ink, wood) > 7
    (red,) = set(re.findall(r'<td[^>]* bgcolor="(#\w+)" style="color:#fff"', markup))
    assert contrast("#ffffff", red) > 4.5


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
        assert unquote(url.path) == SITE.address
        assert asked["subject"] == [str(TAG)], "a subject: programs ask before they send none"
        assert asked["body"][0].strip()


def test_only_a_letter_that_asks_for_a_move_brings_the_board_of_links():
    for kind, facts in (("receipt", {"yours": False}), ("preview", {"preview": "f10"})):
        text = _html(write(game_letter(kind, **facts), site=SITE, templates=TEMPLATES))
        assert len(re.findall("<img", text)) == 1


def test_no_row_of_the_board_can_be_taken_for_an_order():
    for record in (OPENING + " [white]", OFFERS, RECORD):
        text = _html(
            write(game_letter("your_move", record=record), site=SITE, templates=TEMPLATES)
        )
        assert read_orders(html_to_text(text), WORDS, RENJU.recognises) == ()


def _html(raw: bytes) -> str:
    body = message_from_bytes(raw, policy=email.policy.default).get_body(("html",))
    return str(body.get_content())


# -- boards of the games of rows ----


def rows_board(kind: str, moves: str) -> BoardTable:
    rules = rules_for(kind)
    position = rules.start({"opening": "free"})
    for text in moves.split(";"):
        (move,) = rules.read(position, text)
        position = rules.after(position, move)
    colours, signs = {**COLOURS, "neutral": "neutral"}, {**SIGNS, "neutral": "N"}
    return board_table(rules.picture(position), rules.taps(position), LINK, colours, signs)


def test_a_neutral_stone_is_seen_with_images_off():
    points = points_of(str(rows_board("neutral", "neutral m9").markup))
    assert (points["m9"]["alt"], points["m9"]["aria-label"]) == ("N", "m9 neutral")


def test_the_top_of_a_column_is_seen_with_images_off_and_can_be_tapped():
    points = points_of(str(rows_board("renju3d", "h8;i9").markup))
    assert points["h8"]["href"] == f"{LINK}h8"
    assert (points["h8"]["alt"], points["h8"]["aria-label"]) == ("h8 ○2", "h8/2 white")
    assert (points["i9"]["alt"], points["i9"]["aria-label"]) == ("i9 ●1", "i9/1 black")


def test_all_names_of_a_point_at_the_edge_are_marked():
    rows = Cells(str(rows_board("klot", "c3;a1").markup)).rows
    marked = [cell["text"] for row in rows for cell in row if cell["bgcolor"]]
    assert marked == ["a", "j", "9", "1"]


def test_stacks_lie_on_the_colour_of_the_board():
    rules = rules_for("renju3d")
    position = rules.start({"opening": "free"})
    position = rules.after(position, rules.read(position, "h8")[0])
    shown = stacks(rules.picture(position), "Stacks:", SIGNS)
    assert "Stacks: h8&nbsp;●○<" in shown
    assert "background-color:#f3deb0;color:#423626" in shown
    assert stacks(RENJU.picture(position_after(RECORD)), "Stacks:", SIGNS) == ""
