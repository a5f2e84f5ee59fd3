"""Letters that came when the time was over wait until it is sure that it was, and not longer."""

from datetime import timedelta

import pytest

from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from corr.service.watch.tick import tick
from tests.office import ANNA, BO, CAI, House

MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, clock={"reminders": [], "silence": []}).start() as it:
        yield it


def strange(house, body="a1"):
    """A letter of who is to act, as it comes from an address that nobody knows."""
    return house.reply(house.second, body, headers={"From": "Else <else@where.test>"})


def put_off(house):
    """Why letters wait now."""
    return [row.reason for row in house.office.store.letters.in_state("quarantined")]


# -- the order in which letters are fetched ----


@pytest.mark.parametrize("turned", [False, True])
def test_a_move_in_time_is_played_in_whatever_order_letters_are_fetched(house, turned):
    due = house.game().clock.due
    letters = [(house.reply(house.second, "a1"), due - MINUTE)]
    letters.append((house.reply(house.second, "b2"), due + 5 * MINUTE))
    house.now = due + 20 * MINUTE
    for raw, arrived in letters[::-1] if turned else letters:
        house.give(raw, arrived=arrived)
    house.look()
    assert house.record() == "1.h8 2.a1"
    assert put_off(house) == []


def test_a_late_letter_is_answered_once_with_the_loss_when_all_is_read(house):
    due = house.game().clock.due
    house.now = due + 5 * MINUTE
    done = house.say(house.second, "a1")
    assert (done.state, done.reason, done.posts) == ("quarantined", "before_all_is_read", [])
    assert house.look() == []
    house.now = due + HOUR + MINUTE
    told = house.look() + house.look()
    assert sorted(one.to for one in told) == sorted((house.first, house.second))
    (mine,) = (one for one in told if one.to == house.second)
    assert "You wrote: a1" in mine.words
    assert house.game().ended_at == due


def test_two_late_letters_both_get_an_answer(house):
    due = house.game().clock.due
    house.now = due + 5 * MINUTE
    for body in ("a1", "b2"):
        house.say(house.second, body)
    house.now = due + 2 * HOUR
    for _ in range(3):
        house.look()
    assert house.game().result.ending == "time"
    assert put_off(house) == []


def test_a_letter_that_comes_more_than_an_hour_late_loses_at_once(house):
    house.now = house.game().clock.due + HOUR + MINUTE
    assert house.say(house.second, "a1").state == "handled"
    assert house.game().result.ending == "time"


# -- a letter of ours that has not left ----


@pytest.fixture
def unsent(house):
    """It is the first player's turn, who has a letter of before and waits nine days for ours."""
    before = [one for one in house.read if one.to == house.first][-1]
    house.take(house.reply(house.second, "a1"))
    house.handle()
    for _ in range(9):
        house.now += DAY
        house.drain()
        tick(house.office, house.now)
    assert house.game().result is None
    return before


def test_who_was_never_told_of_the_turn_plays_when_the_time_seemed_over(house, unsent):
    house.take(house.compose(house.first, "SK24-001 3. b2", unsent))
    house.handle()
    assert house.record() == "1.h8 2.a1 3.b2"
    assert house.game().times.turns[-1].credit == 9 * DAY


def test_what_the_letter_lay_here_is_given_back_once(house, unsent):
    begun = house.now - 9 * DAY
    house.take(house.compose(house.first, "SK24-001 4. b2", unsent))
    house.handle()
    assert house.game().result is None
    assert house.game().clock.due == begun + 16 * DAY


# -- a letter behind one that somebody looks at ----


@pytest.fixture
def held(house):
    """A letter in the second player's name came in time from elsewhere; the question about it."""
    house.now = house.game().clock.due - HOUR
    asked = house.give(strange(house)).to(house.second)
    house.now += 6 * HOUR
    house.look()
    assert house.game().result is None
    return asked


@pytest.mark.parametrize("body", ["a1", "resign", "show"])
def test_who_writes_behind_a_letter_that_is_looked_at_is_told_of_it(house, held, body):
    done = house.say(house.second, body)
    assert (done.state, done.reason) == ("quarantined", "after_one_set_aside")
    told = done.to(house.second).words
    assert "a letter in your name that came in time" in told
    assert "from else@where.test" in told
    assert done.readers == [house.second]  # it is nobody else's to look at


def test_the_later_letter_is_answered_when_the_first_one_counts(house, held):
    key = house.say(house.second, "b2").key
    house.give(house.compose(house.second, "yes", held))
    house.wait(minutes=1)
    house.look()
    assert house.record() == "1.h8 2.a1"
    assert house.office.store.letters.letter(key).state == "refused"
    assert put_off(house) == []


def test_the_later_letter_is_answered_when_the_first_one_was_not_theirs(house, held):
    key = house.say(house.second, "b2").key
    house.give(house.compose(house.second, "no", held))
    house.wait(minutes=1)
    told = house.look()
    assert house.game().result.ending == "time"
    assert house.office.store.letters.letter(key).state != "quarantined"
    assert any("You wrote: b2" in one.words for one in told)


def test_what_is_put_off_needs_nobodys_look(house, held):
    house.say(house.second, "b2")
    kinds = [need.kind for need in needs_of(house.office, look_at(house.office, house.now))]
    assert kinds.count("set_aside") == 1


def test_other_games_of_the_player_go_on(tmp_path):
    clock = {"reminders": [], "silence": []}
    with House(tmp_path, (ANNA, BO, CAI), clock=clock).start() as house:
        names = [n for n in (1, 2, 3) if house.seated(house.game(n).position.to_act, n)]
        late = house.game(names[0])
        player = house.seated(late.position.to_act, names[0])
        house.now = late.clock.due + 5 * MINUTE
        assert house.say(player, "a1", names[0]).reason == "before_all_is_read"
        house.wait(hours=2)
        house.look()
        assert house.game(names[0]).result.ending == "time"
