"""A machine's clock that is wrong, or the mail server's: nobody loses on time through either."""

from contextlib import suppress
from datetime import timedelta

import pytest

from corr.config import load_settings
from corr.operating.status import status_of
from corr.service.office.trusted import MARGIN, is_in_doubt
from corr.service.play.credit import jumped
from corr.service.post import mail as post
from corr.service.watch.overview import overview_of
from corr.service.watch.tick import tick
from corr.tournament.events.events_games import ClockCredited
from tests.office import ARBITER, START, House

BEHIND = timedelta(days=30)
WEEK = timedelta(days=7)
MINUTE = timedelta(minutes=1)


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        yield it


def give_behind(house, text="a1", by=BEHIND):
    """Whoever is to act answers; the server knows when, our clock is so much behind."""
    raw = house.reply(house.seated(house.game().position.to_act), text)
    return house.give(raw, arrived=house.now + by)


def notices(house):
    return [one for one in house.read if one.to == ARBITER and "clock" in one.words]


def clock_row(house):
    return next((row for row in house.office.store.health.noted() if row.name == "clock"), None)


def credited(house):
    events = house.office.store.events.of_stream("SK24-001")
    return [event.body.seconds for event in events if isinstance(event.body, ClockCredited)]


def test_a_clock_that_was_behind_and_is_put_right_makes_nobody_lose(house):
    give_behind(house)
    house.now += BEHIND + 20 * MINUTE
    house.look()
    assert house.game().result is None
    assert house.game().clock.due == START + BEHIND + 20 * MINUTE + WEEK
    house.now = START + BEHIND + WEEK - MINUTE
    assert house.say(house.first, "b2").state == "handled"
    assert house.record().endswith("3.b2")


def test_who_then_lets_the_time_pass_loses_as_ever(house):
    give_behind(house)
    house.now += BEHIND + 20 * MINUTE
    house.look()
    house.now = house.game().clock.due + 2 * MARGIN
    house.look()
    assert house.game().result.ending == "time"
    assert len(credited(house)) == 1


def test_a_new_process_knows_it_too_even_if_a_letter_is_the_first_that_it_sees(house):
    give_behind(house)
    house.reopen()
    house.now += BEHIND + 20 * MINUTE
    assert house.say(house.first, "b2").state == "handled"
    assert house.record().endswith("3.b2")


def test_turns_that_no_letter_began_are_given_back_as_well(tmp_path):
    with House(tmp_path, begin=START - BEHIND) as house:
        house.start()
        house.give(house.compose(house.first, "hello"), arrived=START)
        house.now = START + 20 * MINUTE
        house.look()
        assert house.game().result is None
        assert house.game().clock.due > START + WEEK


def test_a_clock_that_is_put_right_by_and_by_gives_back_each_part(house):
    give_behind(house)
    house.now += timedelta(days=20)
    house.look()
    assert is_in_doubt(house.office, house.now)
    house.now += timedelta(days=10)
    house.look()
    assert not is_in_doubt(house.office, house.now)
    assert house.game().clock.due == START + BEHIND + WEEK
    assert credited(house) == [20 * 86400, 10 * 86400]


def test_a_clock_that_falls_back_further_meanwhile_gives_back_all_of_it(house):
    give_behind(house)
    house.now -= timedelta(days=60)
    house.look()
    house.now += BEHIND + timedelta(days=60)
    house.look()
    assert credited(house) == [90 * 86400]


def test_while_the_clocks_differ_nobody_is_judged_and_the_arbiter_hears_of_it_once(house):
    for hour in range(8 * 24):
        house.now = START + timedelta(hours=hour)
        if hour % 90 == 0:
            house.give(
                house.compose(house.first, f"hello, it is {hour}"), arrived=house.now + BEHIND
            )
        house.drain()
        tick(house.office, house.now)
    house.look()
    assert house.game().result is None
    assert credited(house) == []
    assert len(notices(house)) == 1
    assert " Mar 2024, " in notices(house)[0].words
    row = clock_row(house)
    assert not row.ok
    assert "by ours it was 2024-02-" in row.detail
    assert [one.held for one in overview_of(house.office, house.now).held] == ["clock"]
    settings = load_settings(house.folder / "corr.toml")
    needs = status_of(settings, house.office, house.now, house.now).needs
    assert any("nobody loses on time since" in need for need in needs)


def test_play_goes_on_while_the_servers_clock_is_ahead(house):
    give_behind(house)
    assert give_behind(house, "b2").state == "handled"
    assert house.game().clock.due == START + WEEK
    assert credited(house) == []


def test_a_server_whose_clock_is_put_right_ends_it_at_once(house):
    house.give(house.compose(house.first, "hello"), arrived=START + timedelta(days=9999))
    assert is_in_doubt(house.office, house.now)
    house.now += MINUTE
    house.give(house.compose(house.first, "hello again"))
    assert not is_in_doubt(house.office, house.now)
    assert clock_row(house) is None
    house.now = START + WEEK + 2 * MARGIN
    house.look()
    assert house.game().result.ending == "time"
    assert credited(house) == []


def test_a_mail_of_long_ago_ends_nothing(house):
    give_behind(house)
    house.give(house.compose(house.first, "hello"), arrived=START - timedelta(days=3))
    assert is_in_doubt(house.office, house.now)


def test_servers_that_differ_by_an_hour_are_right(house):
    give_behind(house, by=MARGIN)
    assert not is_in_doubt(house.office, house.now)
    assert clock_row(house) is None


def test_where_the_games_have_a_clock_of_their_own_none_is_compared(tmp_path):
    with House(tmp_path).start() as house:
        office = house.office
        fields = {name: getattr(office, name) for name in type(office).__struct_fields__}
        house.office = type(office)(**{**fields, "compares_clocks": False})
        give_behind(house)
        assert not is_in_doubt(house.office, house.now)


def test_a_jump_that_was_seen_is_given_back_without_any_mail(house):
    house.now += BEHIND
    jumped(house.office, START, house.now)
    house.reopen()
    house.look()
    assert house.game().result is None
    assert credited(house) == [BEHIND.total_seconds()]


def test_a_jump_that_was_put_back_changes_nothing(house):
    jumped(house.office, START, START + BEHIND)
    house.now += 10 * MINUTE
    house.look()
    assert credited(house) == []
    assert house.office.store.upkeep.mark("clock") is None


def test_what_is_given_back_is_given_once_whenever_the_process_dies(house):
    give_behind(house)
    house.now += BEHIND
    house.drain()

    def die(name):
        raise KeyboardInterrupt(name)

    for _ in range(3):
        with suppress(KeyboardInterrupt):
            tick(house.office, house.now, die)
        with suppress(KeyboardInterrupt):
            post.handle(house.office, "test", house.now, house.now, die)
        house.reopen()
    house.look()
    assert credited(house) == [BEHIND.total_seconds()]
