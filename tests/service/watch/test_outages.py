"""Mail that could not be read for a while: every clock that ran meanwhile gets the time back."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.service.desk.rulings import pause_clock
from corr.service.play import credit
from corr.service.play.clock_shown import as_lines, clock_of
from corr.service.watch.tick import tick
from corr.tournament.events.events_games import ClockCredited
from tests.office import ANNA, BO, CAI, START, House

DAY, HOUR = timedelta(days=1), timedelta(hours=1)
WEEK = 7 * DAY


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


def credited(house, number=1):
    events = house.office.store.events.of_stream(f"SK24-{number:03d}")
    return [event.body for event in events if isinstance(event.body, ClockCredited)]


def given(house, number=1):
    """What was given back in a game, all together."""
    return sum((timedelta(seconds=one.seconds) for one in credited(house, number)), timedelta())


def test_a_clock_that_ran_through_an_outage_gets_its_time_back(house):
    house.wait(days=2)
    house.down(days=3)
    house.look()
    assert given(house) == 3 * DAY
    assert house.game().clock.due == START + WEEK + 3 * DAY
    assert house.office.store.events.game_row("SK24-001").due_at == START + WEEK + 3 * DAY


def test_the_next_letter_and_the_arbiters_account_say_so(house):
    house.down(hours=5)
    assert house.look() == []
    house.say(house.second, "show")
    told = house.newest(house.second)
    assert "We could not read our mail, so 5 hours went back on your clock" in told.words
    house.say(house.second, "show")
    assert "went back" not in house.newest(house.second).words
    shown = as_lines(house.office, clock_of(house.office, "SK24-001", house.now))
    assert any("given back 5h: the mail could not be read" in line for line in shown)


def test_both_are_told_at_once_of_a_date_that_has_moved_and_is_near(house):
    house.wait(days=6, hours=22)
    house.down(hours=11)
    told = house.look()
    assert sorted(one.to for one in told) == sorted((house.first, house.second))
    assert house.game().clock.due == START + WEEK + 11 * HOUR
    for one in told:
        whose = "your" if one.to == house.second else "Anna's"
        assert f"so 11 hours went back on {whose} clock" in one.words
        assert "Thursday 8 Feb, 20:00" in one.words
    assert house.look() == []


def test_both_are_told_at_once_of_a_far_date_that_has_moved_much(house):
    house.wait(hours=1)
    house.down(hours=13)
    assert len(house.look()) == 2


def test_one_letter_says_what_was_given_back_and_reminds(house):
    house.wait(days=5, hours=23)
    house.down(hours=60)
    house.wait(days=1, hours=-2)
    told = [one for one in house.read if one.to == house.second and "went back" in one.words]
    assert len(told) == 1
    assert house.look() == []


def test_a_clock_that_stands_still_has_no_new_date_to_tell(house):
    pause_clock(house.office, "SK24-001", replace(house.act("pause"), reason="a break"))
    house.letters()
    house.down(days=3)
    assert house.look() == []


def test_an_hour_is_the_posts_own_pace(house):
    house.down(hours=1)
    house.look()
    assert credited(house) == []


def test_who_ran_out_of_time_in_an_outage_has_not_lost(house):
    house.wait(days=6)
    house.down(days=5)
    house.look()
    assert house.game().result is None
    assert house.game().clock.due == START + 12 * DAY
    house.wait(days=1, hours=2)
    assert house.game().result.ending == "time"


def test_a_time_that_was_over_before_is_not_given_back(house):
    house.now += WEEK + timedelta(minutes=30)
    house.down(days=5)
    house.look()
    assert credited(house) == []
    assert house.game().result.ending == "time"


def test_a_move_that_came_in_the_outage_costs_what_its_player_took(house):
    house.down(house.reply(house.second, "a1"), after=2 * DAY, days=5)
    house.look()
    (one,) = credited(house)  # the opponent's: the letter was read late
    assert (one.why, one.seconds) == ("", 3 * 86400)
    assert house.game().clock.due == START + 5 * DAY + WEEK


def test_a_move_that_came_in_the_outage_when_the_time_had_run_out_is_played(house):
    house.wait(days=6)
    house.down(house.reply(house.second, "a1"), after=2 * DAY, days=5)
    assert house.record().endswith("2.a1")
    first = credited(house)[0]
    assert (first.why, first.seconds) == ("outage", 2 * 86400)


def test_a_letter_in_the_outage_that_plays_nothing_leaves_all_of_it_to_be_given(house):
    house.wait(days=6)
    house.down(house.reply(house.second, "z99"), after=2 * DAY, days=5)
    house.look()
    assert given(house) == 5 * DAY
    assert house.game().clock.due == START + 12 * DAY


@pytest.mark.parametrize("judged_first", [True, False])
def test_when_a_letter_after_the_outage_is_handled_changes_no_clock(tmp_path, judged_first):
    with House(tmp_path, clock={"per_move": "21d", "total": "30d"}).start() as house:
        house.down(days=5)
        if judged_first:
            tick(house.office, house.now)
        house.now += timedelta(minutes=1)
        house.give(house.reply(house.second, "a1"), arrived=house.now)
        tick(house.office, house.now)
        assert given(house) == 5 * DAY
        (turn,) = house.game().times.account(house.game().clock.seat.other)
        assert turn.passed == timedelta(minutes=1)


def test_nobody_is_judged_before_all_letters_of_the_outage_are_handled(house):
    house.wait(days=6)
    raw = house.reply(house.second, "a1")
    house.now += 5 * DAY
    house.take(raw, arrived=START + 6 * DAY + HOUR)
    house.drain(HOUR)
    tick(house.office, house.now)
    assert credited(house) == []
    house.handle()
    tick(house.office, house.now)
    assert [one.why for one in credited(house)] == [""]


def test_a_process_that_is_killed_half_way_gives_the_rest_and_nothing_twice(tmp_path, monkeypatch):
    monkeypatch.setattr(credit, "_AT_ONCE", 1)
    with House(tmp_path, people=(ANNA, BO, CAI)).start() as house:
        house.down(days=3)

        def dies(step):
            if step == "given back":
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            tick(house.office, house.now, dies)
        games = len(house.office.store.events.games_of_event("SK24"))
        assert sum(len(credited(house, n + 1)) for n in range(games)) == 1
        house.reopen()
        house.look()
        house.look()
        assert [given(house, n + 1) for n in range(games)] == [3 * DAY] * games


def test_time_that_rests_or_was_given_back_already_is_not_given_again(house):
    house.give(house.compose(house.second, "SK24-001 show"))
    raw = house.reply(house.second, "a1")
    house.take(raw)  # handled three days later: that gives them back
    house.drain()
    house.now += 3 * DAY
    house.drain(HOUR)
    house.handle()
    house.look()
    assert given(house) == 3 * DAY


def test_an_outage_that_was_a_wrong_clock_of_ours_gives_nothing(house):
    house.drain()
    house.now += 1500 * DAY
    house.drain(HOUR)
    tick(house.office, house.now)
    assert credited(house) == []
    assert house.game().result is None
    house.now = START + timedelta(minutes=10)
    house.look()
    assert credited(house) == []
    house.wait(days=7, hours=2)
    assert house.game().result.ending == "time"


def test_a_long_outage_is_believed_after_a_day(house):
    house.down(days=60)
    assert house.look() == []
    house.wait(days=1, minutes=1)
    assert given(house) == 60 * DAY


def test_the_first_start_is_no_outage(tmp_path):
    with House(tmp_path) as house:
        house.drain(HOUR)
        assert credit.pending(house.office) is None
