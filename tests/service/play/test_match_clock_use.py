"""The four uses of a clock (5.28): obligatory, by preference, by option, and imposed."""

import pytest
from msgspec.structs import replace

from corr.acts.desk.undo import ways_to_undo
from corr.errors import ArbiterError
from corr.service.desk.acting import Stated, rule
from corr.service.desk.rulings import forfeit_time, impose_clock, take_back_moves
from corr.service.desk.undoing import undo
from corr.service.play.clock_shown import as_lines, clock_of
from corr.service.watch.check import check_all
from corr.tournament.events.events_games import ClockAsked
from tests.office import ARBITER, EVENT
from tests.service.play.test_match_clock import DAY, GAME, HOUR, matches, refolded
from tests.service.play.test_match_dice import act, bodies
from tests.service.watch.test_clock import until


@pytest.fixture
def by_option(tmp_path):
    found = matches(tmp_path, clock_use="option")
    with found.house:
        yield found


@pytest.fixture
def by_preference(tmp_path):
    found = matches(tmp_path, clock_use="preference")
    with found.house:
        yield found


def imposed(house):
    """A ruling with its number, as the command makes it."""
    stated = Stated(command=f"corr clock impose {GAME}", what="a clock", key="impose_clock")
    why = act(house, "far behind the others")
    rule(house.office, EVENT, why, lambda office, ruled: impose_clock(office, GAME, ruled), stated)
    return house.letters()


# -- a clock that has to be asked for --


def test_without_a_demand_nobody_loses_on_time_and_reminders_and_silence_hold(by_preference):
    house, seat = by_preference.house, by_preference.to_act
    begun, late, other = house.now, house.seated(seat), house.seated(seat.other)
    assert house.game().clock.runs is False
    sent = until(house, begun + 45 * DAY)
    assert house.game().result is None
    mine = [one for one in sent if one.to == late]
    reminders = [one for one in mine if "No clock runs, and you lose nothing by it" in one.words]
    assert len(reminders) == 2
    assert "for 10 days" in reminders[0].words  # 3 days and half of the 14
    assert any("Nothing has come from you for 14 days" in one.words for one in mine)
    assert any("Nothing has come from" in one.words for one in sent if one.to == other)
    assert any("40 days" in one.words for one in sent if one.to == ARBITER)
    refused = house.say(other, "claim time").posts[0].words
    assert "No clock runs in this turn" in refused
    with pytest.raises(ArbiterError, match="no clock runs"):
        forfeit_time(house.office, GAME, replace(house.act("forfeit"), reason="late"))
    assert check_all(house.office, at=house.now).faults == ()


def test_by_preference_one_demand_starts_the_clock_with_the_next_turn(by_preference):
    players, house = by_preference, by_preference.house
    one = players.to_act
    waiting, number = house.seated(one.other), house.game().position.number
    told = house.say(waiting, "I want the clock").posts
    assert {post.to for post in told} == {house.first, house.second}
    for post in told:
        assert "it runs from the next turn on, with a full bank for both of you" in post.words
    assert bodies(house, ClockAsked) == [ClockAsked(seat=one.other, number=number)]
    assert house.game().clock.runs is False
    for who in (house.first, house.second):
        again = house.say(who, "clock on").posts[0].words
        assert "asked for already: it runs from the next turn on" in again
    players.act("play", 20 * DAY)  # no clock runs in this turn yet
    clock = house.game().clock
    assert (clock.runs, clock.due) == (True, house.now + 17 * DAY)
    players.act("roll", DAY)
    players.act("play", 4 * DAY)
    assert (players.bank(one), players.bank(one.other)) == (14 * DAY, 12 * DAY)
    assert "Nobody has to ask for the clock here" in house.say(waiting, "clock on").posts[0].words
    assert refolded(house).times == house.game().times
    shown = "\n".join(map(str, as_lines(house.office, clock_of(house.office, GAME, house.now))))
    assert "once either has asked for it" in shown
    assert "asked for the clock" in shown


def test_by_option_both_have_to_ask(by_option):
    players, house = by_option, by_option.house
    one = players.to_act
    me, other = house.seated(one), house.seated(one.other)
    mine, theirs = sorted(house.say(me, "clock on").posts, key=lambda post: post.to != me)
    assert "It runs once" in mine.words
    assert 'if you write "clock on", too' in theirs.words
    assert "asked for the clock already" in house.say(me, "clock on").posts[0].words
    players.act("play", 18 * DAY)
    assert house.game().clock.runs is False
    house.now += HOUR
    house.say(other, "klocka på")
    assert house.game().clock.runs is False
    players.act("roll", 30 * DAY)
    players.act("play", HOUR)
    assert house.game().clock.runs is True
    assert (players.bank(one), players.bank(one.other)) == (14 * DAY, 14 * DAY)
    players.act("roll", 13 * DAY)
    players.act("play", HOUR)
    assert players.bank(one) == 14 * DAY - (10 * DAY + HOUR)
    assert refolded(house).times == house.game().times


def test_letters_say_why_no_clock_runs_and_what_starts_it(by_option):
    players, house = by_option, by_option.house
    one = players.to_act
    players.act("play", HOUR)
    letter = house.newest(house.seated(one.other)).words
    assert 'once both of you have written "clock on"' in letter
    assert "due" not in house.newest(house.seated(one.other)).title
    for question in ("time", "games"):
        told = house.say(house.seated(one), question).posts[0]
        assert "o clock" in told.words
        assert question == "time" or "no clock" in told.html
    rules = house.say(house.seated(one), "rules").posts[0].words
    assert 'only if both players ask for it ("clock on")' in rules
    assert "clock on" in house.say(house.seated(one), "help").posts[0].words


def test_help_and_rules_name_the_demand_only_where_it_is_needed(tmp_path):
    players = matches(tmp_path)
    with players.house as house:
        me = house.seated(players.to_act)
        assert "clock on  " not in house.say(me, "help").posts[0].words
        assert '"clock on"' not in house.say(me, "rules").posts[0].words


# -- a clock that is imposed --


def test_an_imposed_clock_has_two_days_for_each_point_that_the_leader_lacks(tmp_path):
    players = matches(tmp_path)
    with players.house as house:
        players.act("play", 5 * DAY)
        players.act("resign gammon", HOUR)
        players.act("accept", HOUR)  # 2-0: the leader lacks 5
        one = players.to_act
        assert max(house.game().judge.of_itself.score(house.game().position)) == 2
        before = house.game().clock
        told = imposed(house)
        assert {post.to for post in told} == {house.first, house.second}
        for letter in (post.words for post in told):
            assert "a bank of 10 days" in letter
            assert "each of the 5 points" in letter
            assert "far behind" in letter
        assert house.game().clock.due == before.due  # this turn goes on as it was
        players.act("play", HOUR)
        assert house.game().clock.due == house.now + 13 * DAY
        players.act("roll", 4 * DAY)
        players.act("play", HOUR)
        assert (players.bank(one), players.bank(one.other)) == (10 * DAY, 9 * DAY - HOUR)
        with pytest.raises(ArbiterError, match="already"):
            impose_clock(house.office, GAME, act(house, "again"))
        assert refolded(house).times == house.game().times


def test_an_imposed_clock_is_undone_as_other_rulings_are(by_preference):
    players, house = by_preference, by_preference.house
    players.act("play", 30 * DAY)
    assert {post.to for post in imposed(house)} == {house.first, house.second}
    assert house.game().times.uses[-1].ruled
    players.act("roll", 2 * DAY)
    players.act("play", 5 * DAY)
    assert house.game().clock.runs is True
    players.act("roll", 30 * DAY)
    assert house.game().times.is_over(house.now)
    undo(house.office, EVENT, 1, act(house, "not so slow"), ways_to_undo())
    assert all("as if it had never run" in post.words for post in house.letters())
    game = house.game()
    assert game.clock.runs is False
    assert not game.times.is_over(house.now)
    assert {use.ruled for use in game.times.uses} == {False}
    house.say(house.first, "clock on")
    players.act("play", HOUR)
    assert house.game().clock.due == house.now + 17 * DAY  # the whole bank
    assert refolded(house).times == house.game().times


def test_a_take_back_over_the_demand_keeps_it_and_begins_after_the_turn(by_preference):
    players, house = by_preference, by_preference.house
    players.act("play", HOUR)
    stays = house.game().position.next_roll - 1
    players.act("roll", HOUR)
    players.act("play", HOUR)
    house.say(house.first, "clock on")
    players.act("roll", 5 * DAY)
    players.act("play", HOUR)
    assert house.game().clock.runs is True
    take_back_moves(house.office, GAME, act(house, "a slip"), to=stays)
    house.letters()
    assert house.game().clock.runs is False
    players.act("roll", HOUR)
    players.act("play", 30 * DAY)
    clock = house.game().clock
    assert (clock.runs, clock.due) == (True, house.now + 17 * DAY)
    assert refolded(house).times == house.game().times
