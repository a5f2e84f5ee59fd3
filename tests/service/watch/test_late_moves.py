"""A letter that had to wait while the time ran out: how long it holds, and what becomes of it."""

from datetime import timedelta

import pytest

from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from tests.office import ARBITER, House

STRANGER = "stranger@elsewhere.test"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


def ask_strange(house, body):
    return house.give(house.compose(STRANGER, body, house.newest(house.second)))


def test_the_question_says_for_how_long_the_letter_holds_the_loss(house):
    house.wait(days=6, hours=20)
    asked = ask_strange(house, "a1").to(house.second)
    assert "you do not lose on time for want of a move before Sunday 11 Feb, 05:00" in asked.words


def test_the_arbiter_sees_which_loss_waits_for_it_and_until_when(house):
    house.wait(days=6, hours=20)
    ask_strange(house, "a1")
    house.wait(hours=6)
    assert house.game().result is None
    found = needs_of(house.office, look_at(house.office, house.now))
    (held,) = [one for one in found if one.kind == "loss_held"]
    assert "does not lose SK24-001 on time before 2024-02-11 04:00 UTC" in held.words
    assert ARBITER in held.readers


def lost_meanwhile(house):
    """A letter came in time, and is confirmed after the loss; what was written then."""
    house.wait(days=6, hours=20)
    asked = ask_strange(house, "a1").to(house.second)
    house.wait(days=3, hours=1)
    assert house.game().result.ending == "time"
    return house.give(house.compose(house.second, "confirm", asked)).posts


def test_the_arbiter_hears_of_a_letter_that_came_in_time_and_how_to_let_the_game_go_on(house):
    (told,) = [one for one in lost_meanwhile(house) if one.to == ARBITER]
    assert "arrived on Thursday 8 Feb, 05:00 (Stockholm), in time" in told.words
    assert "corr game reopen SK24-001 --days 7 --reason TEXT" in told.words


def test_the_player_hears_that_the_arbiter_has_it(house):
    (told,) = [one for one in lost_meanwhile(house) if one.to == house.second]
    assert "Your letter arrived on Thursday 8 Feb, 05:00 (Stockholm), in time" in told.words
    assert "The arbiter, arbiter@club.test, has been told" in told.words


def test_a_late_letter_is_nothing_for_the_arbiter(house):
    raw = house.reply(house.second, "a1")
    house.wait(days=7, hours=3)
    assert ARBITER not in house.give(raw).readers
    assert timedelta(days=7) < house.now - house.game().times.turns[-1].since
