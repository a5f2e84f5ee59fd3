"""What is said of clocks that stand still, time that is over, and games that do not count."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.service.desk.rulings import extend_clock, pause_clock, resume_clock
from corr.service.play.clock_shown import as_json, as_lines, clock_of
from corr.service.watch.check import check_all
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from corr.service.watch.tick import tick
from tests.office import ANNA, ARBITER, BO, CAI, START, House

DAY = timedelta(days=1)
GAME = "SK24-001"


def house_with(folder, people=(ANNA, BO), **clock):
    keys = {"per_move": "7d", "reminders": [], "silence": [], **clock}
    return House(folder, people, clock=keys).start()


def act(house, what):
    return replace(house.act(what), reason="a storm")


def needs(house, kind):
    found = needs_of(house.office, look_at(house.office, house.now))
    return [need for need in found if need.kind == kind]


# -- a pause that lasts through moves ----


@pytest.fixture
def paused(tmp_path):
    """A game that was paused at its start and goes on, a move every ten days."""
    with house_with(tmp_path) as house:
        pause_clock(house.office, GAME, act(house, "pause"))
        house.letters()
        for move in ("a1", "a2", "a3"):
            house.wait(days=10)
            house.play(move)
        yield house


def test_a_pause_is_not_forgotten_with_each_move(paused):
    (need,) = needs(paused, "paused")
    assert "paused for 30 days" in need.words
    assert need.since == START


def test_letters_say_when_the_arbiter_stopped_the_clock(paused):
    told = paused.newest(paused.seated(paused.game().clock.seat))
    assert "stopped the clock on Thursday 1 Feb" in told.words


def test_a_clock_that_stands_has_no_deadline_in_the_account(paused):
    story = clock_of(paused.office, GAME, paused.now)
    lines = as_lines(paused.office, story)
    assert not any(line.strip().startswith("due ") for line in lines)
    assert "stands still since 2024-02-01 08:00" in lines[-1]
    shown = as_json(paused.office, story)
    assert shown["stopped"] == START.isoformat()
    assert [turn["due"] for turn in shown["turns"] if turn["until"] is None] == [None]


def test_a_second_pause_begins_anew(paused):
    resume_clock(paused.office, GAME, act(paused, "resume"))
    paused.wait(days=1)
    pause_clock(paused.office, GAME, act(paused, "again"))
    assert paused.game().times.still_since == START + 31 * DAY
    paused.letters()
    paused.play("a4")
    assert paused.game().times.still_since == START + 31 * DAY
    assert [one for one in check_all(paused.office).faults if one.where.startswith("SK24")] == []


# -- time that is over ----


def test_the_days_proposed_for_a_time_long_over_are_enough(tmp_path):
    with house_with(tmp_path, forfeit="arbiter") as house:
        house.wait(days=7 + 12, hours=3)
        (need,) = needs(house, "time_over")
        assert "--days 19" in need.commands[1]
        extend_clock(house.office, GAME, 19 * DAY, act(house, "extend"))
        left = house.game().clock.due - house.now
        assert 6 * DAY < left <= 7 * DAY


def test_time_that_would_still_be_over_is_not_given(tmp_path):
    with house_with(tmp_path, forfeit="arbiter") as house:
        house.wait(days=7 + 12, hours=3)
        with pytest.raises(ArbiterError, match="--days 13 at least"):
            extend_clock(house.office, GAME, 12 * DAY, act(house, "extend"))
        assert house.game().clock.due == START + 7 * DAY
        extend_clock(house.office, GAME, 13 * DAY, act(house, "extend"))
        assert house.game().clock.due > house.now


@pytest.mark.parametrize("mine", [True, False])
def test_leave_names_whose_time_was_up(tmp_path, mine):
    with house_with(tmp_path, forfeit="on claim") as house:
        late, other = house.second, house.first
        house.wait(days=8)
        away = late if mine else other
        done = house.say(away, "leave 10 days")
        theirs = late.partition("@")[0].title()
        for one in done.posts:
            whose = "your" if one.to == late else f"{theirs}'s"
            assert f"{whose} time was up on Thursday 8 Feb" in one.words
            assert "due by" not in one.words
            assert "need not do anything" not in one.words
        assert len(done.posts) == 2


def test_leave_announced_after_a_turn_does_not_move_its_deadline(tmp_path):
    with house_with(tmp_path) as house:
        player = house.second
        house.play("a1")
        house.wait(hours=1)
        house.say(player, "leave 10 days")
        first, _ = as_json(house.office, clock_of(house.office, GAME, house.now))["turns"]
        assert first["due"] == (START + 7 * DAY).isoformat()


# -- games that count for nothing ----


def test_who_wins_by_an_early_withdrawal_hears_that_it_does_not_count(tmp_path):
    with house_with(tmp_path, (ANNA, BO, CAI)) as house:
        asked = house.say(CAI, "withdraw SK24", own_game(house, CAI))
        done = house.give(house.compose(CAI, "confirm", asked.to(CAI)))
        for player in (ANNA, BO):
            assert "counts for nothing in the table" in done.to(player).words


def test_who_wins_by_a_late_withdrawal_is_told_of_a_win_alone(tmp_path):
    with house_with(tmp_path, (ANNA, BO, CAI)) as house:
        game, other = (n for n in (1, 2, 3) if CAI in seats(house, n))
        rival = next(one for one in seats(house, game) if one != CAI)
        house.give(house.compose(rival, f"SK24-{game:03d} resign", newest(house, rival)))
        asked = house.give(house.compose(CAI, "withdraw SK24", newest(house, CAI)))
        done = house.give(house.compose(CAI, "confirm", asked.to(CAI)))
        (told,) = (one for one in done.posts if one.to not in (CAI, ARBITER))
        assert "counts as won for you" in told.words
        assert "counts for nothing" not in told.words
        assert house.game(other).result is not None


def seats(house, number):
    return [house.seated(seat, number) for seat in house.game(number).players]


def newest(house, player):
    return next(one for one in house.read[::-1] if one.to == player)


def own_game(house, player):
    return next(
        n for n in (1, 2, 3) if any(o.to == player and f"-{n:03d}." in o.tag for o in house.read)
    )


# -- letters that cannot leave ----


def test_mornings_on_which_nothing_leaves_us_make_one_letter(tmp_path):
    with house_with(tmp_path, forfeit="arbiter") as house:
        house.wait(days=8)
        house.now = house.now.replace(hour=12)
        before = len(of_mornings(house))
        for _ in range(4):
            house.now += DAY
            look_in_vain(house)
        assert len(of_mornings(house)) == before + 1
        house.letters()
        house.wait(minutes=15)
        assert len(of_mornings(house)) == before + 2


def look_in_vain(house):
    """A round of the daemon while no letter leaves us."""
    house.drain()
    house.handle()
    tick(house.office, house.now)


def of_mornings(house):
    rows = house.office.store.engine.rows("select cause from outbox", {})
    return [row["cause"] for row in rows if row["cause"].startswith("morning ")]
