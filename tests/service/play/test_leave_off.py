"""Leave that is taken back, one of several; lines that speak of leave and say no dates."""

from datetime import timedelta

import pytest

from corr.service.event.opening import send_trials
from corr.service.play.leave import cancel_leave, leaves_of
from corr.service.watch.check import check_all
from tests.office import ANNA, EVENT, START, House

DAY = timedelta(days=1)
MARCH = "leave 2024-03-01 to 2024-03-05"
APRIL = "leave 2024-04-01 to 2024-04-05"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as found:
        yield found.start()


def mover(house):
    return house.seated(house.game().clock.seat)


def other(house):
    return house.seated(house.game().clock.seat.other)


def rests(house):
    return [(one.since, one.until) for one in house.game().times.rests]


def test_leave_that_goes_on_ends_and_the_others_stand(house):
    away = mover(house)
    for line in ("leave 10 days", MARCH, APRIL):
        house.say(away, line)
    house.now += DAY
    done = house.say(away, "leave off")
    assert [until.month for _, until in rests(house)] == [2, 3, 4]
    assert rests(house)[0][1] == house.now + DAY
    told = done.to(away)
    assert "it ends on Saturday 3 Feb, 09:00" in told.words
    assert "still announced leave from Friday 1 Mar, 00:00 (Stockholm)" in told.words
    assert "still announced leave from Monday 1 Apr, 00:00 (Stockholm)" in told.words
    assert '"leave off 2024-03-01"' in told.words
    assert not check_all(house.office).faults


def test_the_only_leave_still_to_come_does_not_begin_and_the_words_say_so(house):
    away = mover(house)
    house.say(away, MARCH)
    done = house.say(away, "leave off")
    assert rests(house) == []
    mine, theirs = done.to(away), done.to(other(house))
    assert mine.subject.startswith("Your leave is taken back")
    assert "it will not begin" in mine.words
    assert "it ends" not in mine.words
    assert "will not be away after all from Friday 1 Mar" in theirs.words
    assert "back sooner" not in theirs.words + theirs.subject


def test_of_several_still_to_come_a_day_says_which(house):
    away = mover(house)
    house.say(away, MARCH)
    house.say(away, APRIL)
    asked = house.say(away, "leave off")
    assert (asked.state, asked.reason) == ("refused", "which_leave")
    assert "from Friday 1 Mar 2024 to Tuesday 5 Mar 2024" in asked.to(away).words
    assert len(rests(house)) == 2
    done = house.say(away, "leave off 2024-04-03")
    assert [until.month for _, until in rests(house)] == [3]
    assert "still announced leave from Friday 1 Mar" in done.to(away).words
    assert not check_all(house.office).faults


def test_a_day_without_leave_takes_none_back(house):
    away = mover(house)
    house.say(away, MARCH)
    assert house.say(away, "leave off 2024-05-01").reason == "which_leave"
    assert len(rests(house)) == 1


def test_all_leave_is_taken_back_at_once(house):
    away = mover(house)
    for line in ("leave 10 days", MARCH, APRIL):
        house.say(away, line)
    done = house.say(away, "leave off all")
    assert rests(house) == [(START, START + DAY)]
    words = done.to(other(house)).words
    assert "is back sooner" in words
    assert words.count("will not be away after all") == 2
    assert not check_all(house.office).faults


def test_what_the_arbiter_takes_back_before_it_begins_is_told_as_such(house):
    away = mover(house)
    house.say(away, MARCH)
    house.letters()
    act = house.act("cancel")
    cancel_leave(
        house.office,
        house.player(away),
        act.__class__(at=act.at, cause=act.cause, by="arbiter@club.test", reason="a mistake"),
    )
    told = {one.to: one.words for one in house.letters()}
    assert "The arbiter has taken back your leave from Friday 1 Mar" in told[away]
    assert "will not be away after all" in told[other(house)]


@pytest.mark.parametrize(
    "line",
    ["leave", "leave 5", "leave next week", "leave from 1/7 to 10/7", "ledigt i sommar"],
)
def test_a_line_about_leave_without_dates_is_told_how_it_is_written(house, line):
    away = mover(house)
    done = house.say(away, line)
    assert (done.state, done.reason) == ("refused", "leave_unread")
    told = done.to(away).words
    assert '"leave 10 days" (from now on)' in told
    assert '"leave 2024-02-01 to 2024-02-01"' in told
    assert "no move" not in told


def test_who_is_not_to_move_is_told_the_same(house):
    house.play("i9")
    assert house.say(other(house), "leave").reason == "leave_unread"


def test_leave_in_an_opening_leaves_the_stone(tmp_path):
    with House(tmp_path, game={"opening": "taraguchi-10"}) as house:
        house.start()
        house.play("i9")
        assert house.play("leave").state == "handled"
        assert house.record().endswith("[leave]")


def test_before_the_start_leave_is_counted_in_the_time_zone_of_the_event(tmp_path):
    with House(tmp_path) as house:
        house.letters()
        send_trials(house.office, EVENT, house.act("test"))
        letter = next(one for one in house.letters() if one.to == ANNA)
        told = house.give(house.compose(ANNA, "leave 2024-02-05 to 2024-02-07", letter)).to(ANNA)
        assert "from Monday 5 Feb, 00:00 (Stockholm)" in told.words
        (leave,) = leaves_of(house.office, house.player(ANNA))
        assert leave.zone == "Europe/Stockholm"
