"""Openings to choose from, each as a figure that a tap answers with."""

import re

import pytest

from corr.games.rules import Seat
from tests.office import ANNA, BO, EVENT, House
from tests.taps import links, order_of, tap

LARGEST = 55_000
CELL = re.compile(
    r'<a href="(mailto:[^"]+)"[^>]*><img src="cid:([^"]+)"[^>]* alt="([^"]+)"[^>]*><br>([^/]+)</a>'
)


def chosen(letter):
    """The figures of a letter: the order, the content id, the words and the name of each."""
    return [
        (order_of(link.replace("&amp;", "&")), cid, alt, name.replace("<br>", " "))
        for link, cid, alt, name in CELL.findall(letter.html)
    ]


def inline(letter):
    """The content ids of the pictures that come with a letter."""
    return [part["Content-ID"].strip("<>") for part in letter.mail.walk() if part["Content-ID"]]


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO), game={"opening": "soosorv"}) as it:
        yield it.start()


def test_every_named_opening_comes_with_its_figure_and_its_stones_in_words(house):
    letter = house.newest(house.first)
    figures = chosen(letter)
    assert len(figures) == len(set(figures)) == 26
    assert {cid for _, cid, _, _ in figures} == set(inline(letter))
    order, _, words, name = next(one for one in figures if "D4" in one[3])
    assert order == "opening D4"
    assert words == "Black: h8, i9. White: h9."
    assert name == "D4 Kagetsu"
    assert len(letter.raw) < LARGEST


def test_a_tap_on_a_figure_places_its_stones(house):
    letter = house.newest(house.first)
    link = next(one for one in links(letter) if order_of(one) == "opening I7")
    assert house.give(tap(house, house.first, link)).state == "handled"
    assert house.record() == "1.h8 2.i9 3.i7"


def test_who_only_waits_for_the_opening_gets_no_figures(house):
    assert all(not chosen(one) for one in house.read if one.to == house.second)


def test_a_digest_holds_a_figure_once_however_many_games_ask_for_it(tmp_path):
    changes = {"game": {"opening": "soosorv"}, "system": {"games_per_pair": 4}}
    with House(tmp_path, (ANNA, BO), **changes) as it:
        house = it.start()
        start = {one.to: one for one in house.read if "P0" in one.tag}
        house.give(house.compose(ANNA, "set digest 7", start[ANNA]))
        mine = [at for at in range(1, 5) if house.seated(Seat.FIRST, at) == ANNA]
        for number in mine:
            house.give(house.compose(BO, f"{EVENT}-{number:03d} msg: good luck", start[BO]))
        (told,) = [one for one in house.wait(days=1) if one.to == ANNA]
        figures = chosen(told)
        assert len(mine) == 2
        assert len(figures) == 26 * len(mine)
        assert len({cid for _, cid, _, _ in figures}) == 26
        assert sorted(inline(told)) == sorted(set(inline(told)))
        assert len(inline(told)) == 26 + len(mine)
