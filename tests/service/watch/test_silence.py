"""The silence ladder: a word to both players, then a proposal to the arbiter."""

from datetime import timedelta

import pytest

from corr.service.desk.rulings import pause_clock, resume_clock
from corr.service.letters.event_letters import Act
from corr.service.play.silence import look_for_silence
from corr.service.watch.tick import tick
from tests.office import ANNA, ARBITER, BO, START, House

CARL = "carl@players.test"

DAY = timedelta(days=1)
LONG = {"clock": {"per_move": "90d", "reminders": [], "silence": ["14d notify", "40d arbiter"]}}


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, **LONG).start() as it:
        yield it


def words_of(house, posts, about):
    """The letters that speak of a silence, by their readers."""
    return sorted(one.to for one in posts if about in one.words)


SILENT = "Nothing has come from"
PROPOSED = "withdraw the player"


def days_told(house, days, about=SILENT):
    """On which of some days since the start somebody hears of a silence."""
    found = {}
    for day in days:
        house.now = START + day * DAY + 2 * timedelta(hours=1)
        if readers := words_of(house, house.look(), about):
            found[day] = readers
    return found


def test_both_hear_after_two_weeks_and_the_arbiter_after_forty_days(house):
    told = days_told(house, (13, 14, 15, 28, 39, 40, 41, 60))
    assert told == {14: sorted([house.first, house.second]), 40: [ARBITER]}


def test_the_arbiter_is_given_the_command_to_withdraw_the_player(house):
    house.now = START + 41 * DAY
    (post,) = (one for one in house.look() if one.to == ARBITER and PROPOSED in one.words)
    silent = house.player(house.second)
    assert f"corr event withdraw SK24 {silent} --reason 'never heard of'" in post.words
    assert "SK24-001" in post.words


def test_any_letter_of_the_players_is_a_sign_of_life(house):
    house.now = START + 10 * DAY
    house.give(house.compose(house.second, "games"))
    told = days_told(house, (14, 23, 24, 25, 30))
    assert list(told) == [24]


def test_a_machines_letter_is_no_sign_of_life(house):
    house.now = START + 10 * DAY
    away = house.compose(house.second, "away", headers={"Auto-Submitted": "auto-replied"})
    assert house.give(away).state == "quarantined"
    assert list(days_told(house, (13, 14, 20))) == [14]


def test_a_silence_begins_with_the_turn(house):
    house.now = START + 10 * DAY
    house.play("a1")
    told = days_told(house, (14, 23, 24, 30))
    assert list(told) == [24]
    assert words_of(house, [house.newest(house.first)], "Nothing has come from you")


def test_a_new_silence_is_told_of_again(house):
    house.now = START + 15 * DAY
    house.look()
    house.give(house.compose(house.second, "games"))
    house.now += 15 * DAY
    assert len(words_of(house, house.look(), SILENT)) == 2


def test_nothing_is_told_twice_however_often_and_by_whom_it_is_looked_at(house):
    house.now = START + 15 * DAY
    assert len(words_of(house, house.look(), SILENT)) == 2
    for _ in range(3):
        house.reopen()
        assert words_of(house, house.look(), SILENT) == []
    with house.office.store.transaction():
        house.office.store.quiet.set_quiet("SK24-001", START)
    assert words_of(house, house.look(), SILENT) == []


def test_the_arbiter_hears_once_of_a_player_with_many_silent_games(tmp_path):
    with House(tmp_path, (ANNA, BO, CARL, "dan@players.test"), **LONG).start() as house:
        house.now = START + 41 * DAY
        posts = [one for one in house.look() if PROPOSED in one.words]
        rows = house.office.store.events.games_of_event("SK24")
        silent = {row.first if row.to_act == "first" else row.second for row in rows}
        assert len(posts) == len(silent) < len(rows)


def test_nobody_is_asked_while_the_clock_stands_still(house):
    house.now = START + 5 * DAY
    pause_clock(house.office, "SK24-001", Act(at=house.now, cause="arbiter.p", reason="strike"))
    assert days_told(house, (14, 15, 30)) == {}
    resume_clock(house.office, "SK24-001", Act(at=house.now, cause="arbiter.r", reason="over"))
    assert list(days_told(house, (39, 40, 45))) == [40]  # with the hour by which clocks may differ


def test_mail_that_may_lie_unread_is_waited_for(house):
    house.now = START + 20 * DAY
    tick(house.office, house.now)
    assert words_of(house, house.letters(), SILENT) == []


def test_an_event_without_a_ladder_asks_nobody(tmp_path):
    with House(tmp_path, clock={"per_move": "90d", "silence": []}).start() as house:
        assert days_told(house, (15, 41)) == {}


def test_only_games_that_may_be_due_are_looked_at(house):
    seen = []

    def watermark_of():
        return house.office.store.letters.read_up_to(house.office.mailbox)

    for day in (1, 5, 13, 14, 15, 15.5, 20, 28, 30, 31):
        house.now = START + day * DAY
        house.drain()
        look_for_silence(house.office, house.now, watermark_of(), seen.append)
    assert seen.count("due") == 2
