"""A letter that would be too large has a leaner board, and says which points can be tapped."""

import re
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import pytest
from msgspec.structs import replace

from corr import resources
from corr.bench.letters import SITE, rows_letters
from corr.mail.read.read import texts_of
from corr.mail.write.board_table import most_bytes
from corr.mail.write.write import write
from corr.words.templates import Templates

TEMPLATES = Templates(resources.templates())
LONG = replace(SITE, address=f"{'a' * 30}.{SITE.address}")


class _Links(HTMLParser):
    """The answers that links open, as a mail program reads them."""

    def __init__(self, html):
        super().__init__()
        self.answers = []
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        if tag == "a":
            link = urlsplit(dict(attrs)["href"])
            asked = parse_qs(link.query, keep_blank_values=True)
            assert link.path in (SITE.address, LONG.address)
            assert asked["subject"] == ["GOMO24-12345." + asked["subject"][0].partition(".")[2]]
            self.answers += asked["body"]


def page(case, *, offered=True, site=SITE, language="en"):
    (draft,) = (one for one in rows_letters()[case] if one.language == language)
    if not offered:
        told = draft.facts["happenings"][:1]
        facts = {"g": replace(draft.facts["g"], draw_offer=""), "happenings": told}
        draft = replace(draft, facts=facts)
    raw = write(draft, site=site, templates=TEMPLATES)
    html = raw.partition(b"<!DOCTYPE html>")[2].partition(b"\r\n--=_")[0].decode()
    return html, [one for one in _Links(html).answers if re.fullmatch("[a-t][0-9]+", one)]


def test_a_letter_that_fits_has_its_links_as_ever():
    html, points = page("gomoku, move 2, 19 x 19")
    assert len(points) == 360
    assert "&amp;body=t19" in html
    assert "brighter" not in html


def test_links_in_fewer_bytes_come_first_and_lose_no_point():
    html, points = page("gomoku, a colour was chosen, 15 x 15", offered=False)
    assert "&body=a1" in html
    assert len(points) == 222
    assert "brighter" not in html


@pytest.mark.parametrize("case", [one for one in rows_letters() if "15 x 15" in one])
def test_then_points_far_from_stones_lose_theirs_and_the_letter_says_so(case):
    html, points = page(case, site=LONG)
    assert len(html) < 40_000
    steps = int(re.search(r"brighter points, up to (\d+) steps? from a stone", html)[1])
    (draft,) = (one for one in rows_letters()[case] if one.language == "en")
    stones = [(mark.column, mark.row) for mark in draft.picture.marks]
    near = [
        answer
        for column, row, answer in draft.facts["g"].taps
        if min(max(abs(column - x), abs(row - y)) for x, y in stones) <= steps
    ]
    assert sorted(points) == sorted(near)
    assert len(near) < len(draft.facts["g"].taps)
    assert html.count(".lit@") == len(near)
    assert "" in _Links(html).answers  # the link that opens an empty answer


def test_where_no_stone_stands_points_are_told_from_the_centre():
    (draft,) = (one for one in rows_letters()["gomoku, move 2, 15 x 15"] if one.language == "en")
    game = draft.facts["g"]
    picture = replace(draft.picture, marks=(), last=())
    draft = replace(draft, picture=picture, facts={**draft.facts, "g": replace(game, record="")})
    text = texts_of(write(draft, site=LONG, templates=TEMPLATES))
    assert any("steps from the centre" in part for part in text)


def test_renju_keeps_every_point_whatever_its_letter_weighs():
    (draft,) = (one for one in rows_letters()["gomoku, move 2, 15 x 15"] if one.language == "en")
    game = replace(draft.facts["g"], fewer_taps=False)
    html = write(replace(draft, facts={**draft.facts, "g": game}), site=LONG, templates=TEMPLATES)
    assert html.count(b"&amp;body=") > 224
    assert len(html) > most_bytes(draft.picture)
