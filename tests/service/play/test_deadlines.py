"""Deadlines in the reader's calendar: brought with the turn, taken out with the move."""

import pytest

from tests.office import ANNA, BO, EVENT, START, House, member_list
from tests.taps import links

ZONE = "Europe/Stockholm"


@pytest.fixture
def house(tmp_path):
    members = member_list((ANNA, BO), "language", language=["en", "sv"])
    with House(tmp_path, members=members).start() as it:
        yield it


def wants_calendar(house, reader):
    start = next(one for one in house.read if one.to == reader and "P0" in one.tag)
    assert house.give(house.compose(reader, "set calendar on", start)).state == "handled"


def entry(letter):
    """The lines of the one calendar entry that a letter brings, by name; its MIME type."""
    (part,) = letter.mail.iter_attachments()
    text = part.get_content().replace("\r\n ", "")
    lines = (line.partition(":") for line in text.split("BEGIN:VALARM")[0].splitlines())
    return {name: value for name, _, value in lines}, part["Content-Type"]


def test_nobody_gets_calendar_entries_unasked(house):
    house.play("a1; b2")
    assert all("text/calendar" not in one.raw.decode() for one in house.read)


def test_a_letter_that_asks_for_a_move_brings_its_deadline(house):
    wants_calendar(house, house.first)
    house.play("a1")
    found, kind = entry(house.newest(house.first))
    assert found["UID"] == f"{EVENT}-001.first@club.test"
    assert found["STATUS"] == "CONFIRMED"
    assert found["DTSTART"] == "20240208T080000Z"
    assert found["SUMMARY"].endswith(
        house.office.store.players.player_by_address(house.second).name
    )
    assert kind == 'text/calendar; charset="utf-8"; method="PUBLISH"'
    assert house.game().clock.due.strftime("%Y%m%dT%H%M%SZ") == found["DTSTART"]


def test_the_receipt_of_the_move_takes_it_out_and_the_next_turn_puts_it_back(house):
    wants_calendar(house, house.first)
    found = []
    for move in ("a1", "b2", "c3"):
        house.now += (house.game().clock.due - house.now) / 7
        house.play(move)
        found.append(entry(house.newest(house.first))[0])
    assert [one["STATUS"] for one in found] == ["CONFIRMED", "CANCELLED", "CONFIRMED"]
    assert [one["METHOD"] for one in found] == ["PUBLISH", "CANCEL", "PUBLISH"]
    assert len({one["UID"] for one in found}) == 1
    sequences = [int(one["SEQUENCE"]) for one in found]
    assert sequences == sorted(set(sequences))
    assert found[0]["DTSTART"] < found[2]["DTSTART"]


def test_the_end_of_a_game_takes_the_deadline_out(house):
    wants_calendar(house, house.second)
    house.say(house.second, f"{EVENT}-001 resign")
    found, _ = entry(house.newest(house.second))
    assert (found["STATUS"], found["METHOD"]) == ("CANCELLED", "CANCEL")


def test_a_letter_of_text_only_brings_it_too(house):
    wants_calendar(house, house.first)
    start = next(one for one in house.read if one.to == house.first and "P0" in one.tag)
    house.give(house.compose(house.first, "set text only", start))
    house.play("a1")
    told = house.newest(house.first)
    assert told.html == ""
    assert links(told) == []
    assert entry(told)[0]["STATUS"] == "CONFIRMED"
    assert house.now == START
