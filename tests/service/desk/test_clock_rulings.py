"""The arbiter gives time, stops a clock, lets a player lose by it, and lets a game go on."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.service.desk.rulings import (
    extend_clock,
    forfeit_time,
    pause_clock,
    reopen_game,
    resume_clock,
    rule_game,
)
from corr.service.desk.taking_part import withdraw_player
from corr.service.event.rounds import draw_next_round
from corr.service.watch.check import check_all
from corr.tournament.events.events_games import ClockExtended, GameReopened
from tests.office import ANNA, BO, EVENT, House

CARL = "carl@players.test"

DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
GAME = "SK24-001"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, clock={"silence": []}).start() as it:
        yield it


def act(house, reason="illness"):
    return replace(house.act(f"{reason}"), reason=reason)


def consistent(house):
    return [one for one in check_all(house.office).faults if one.where.startswith("SK24")] == []


def events(house, kind):
    return [
        one.body for one in house.office.store.events.of_stream(GAME) if type(one.body) is kind
    ]


# -- more time ----


def test_time_is_given_for_the_turn_that_runs_and_both_hear_why(house):
    due = house.game().clock.due
    extend_clock(house.office, GAME, 5 * DAY, act(house))
    assert house.game().clock.due == due + 5 * DAY
    sent = house.letters()
    assert {one.to for one in sent} == {house.first, house.second}
    assert all("5 days" in one.words and "illness" in one.words for one in sent)
    assert consistent(house)


def test_time_given_for_an_earlier_move_is_there_for_later_ones(tmp_path):
    with House(tmp_path, clock={"per_move": "", "total": "30d", "silence": []}).start() as house:
        house.now += 10 * DAY
        house.play("a1; a2")
        before = house.game().times.coming(house.game().clock.seat.other)
        second = house.game().clock.seat
        due = house.game().clock.due
        extend_clock(house.office, GAME, 4 * DAY, act(house), move=2)
        assert house.game().clock.due == due + 4 * DAY
        assert house.game().clock.seat is second
        assert house.game().times.coming(second.other) == before
        (body,), first = events(house, ClockExtended), house.game().times.turns[0]
        assert (body.seat, body.number, body.seconds) == (second, first.number, 4 * 86400)


@pytest.mark.parametrize("move", [5, 99])
def test_no_time_is_given_for_a_move_that_is_not_yet_due(house, move):
    with pytest.raises(ArbiterError, match="moves 1 to 2"):
        extend_clock(house.office, GAME, DAY, act(house), move=move)


def test_a_claim_falls_with_more_time(tmp_path):
    with House(tmp_path, clock={"forfeit": "on claim", "silence": []}).start() as house:
        house.wait(days=8)
        house.say(house.first, "claim time")
        extend_clock(house.office, GAME, 5 * DAY, act(house))
        house.letters()
        told = [one for one in house.wait(days=1) if "has fallen" in one.words]
        assert {one.to for one in told} == {house.first, house.second}
        assert house.look() == []
        assert house.game().result is None
        assert house.say(house.first, "claim time").reason == "time_not_over"
        house.wait(days=4)
        assert house.say(house.first, "claim time").state == "handled"
        house.wait(hours=3)
        assert house.game().result.ending == "time"


# -- a clock that stands still ----


def test_no_time_passes_for_either_seat_while_the_clock_is_paused(house):
    house.now += 2 * DAY
    with pytest.raises(ArbiterError, match="no arbiter has stopped"):
        resume_clock(house.office, GAME, act(house))
    pause_clock(house.office, GAME, act(house, "a claim is looked at"))
    with pytest.raises(ArbiterError, match="stopped already"):
        pause_clock(house.office, GAME, act(house))
    posts = house.letters()
    assert len(posts) == 2
    assert all("The arbiter stopped the clock on" in one.words for one in posts)
    assert not any("came back" in one.words for one in posts)
    house.wait(days=30)
    assert house.game().result is None
    house.play("a1")
    assert house.game().clock.stopped == house.now
    house.wait(days=30)
    assert house.game().result is None
    resume_clock(house.office, GAME, act(house, "it was wrong"))
    assert house.game().clock.due == house.now + 7 * DAY
    assert consistent(house)


def test_the_arbiter_lets_a_player_lose_who_is_late(tmp_path):
    with House(tmp_path, clock={"forfeit": "arbiter", "silence": []}).start() as house:
        with pytest.raises(ArbiterError, match="nobody is late"):
            forfeit_time(house.office, GAME, act(house))
        house.wait(days=9)
        forfeit_time(house.office, GAME, act(house, "no answer"))
        game = house.game()
        assert (game.result.ending, game.ended_at) == ("time", house.now)
        assert game.result.winner is game.seat_of(house.player(house.first))
        assert all("no answer" in one.words for one in house.letters())
        assert consistent(house)


def test_nobody_loses_by_the_arbiters_word_while_mail_may_lie_unread(tmp_path):
    with House(tmp_path, clock={"forfeit": "arbiter", "silence": []}).start() as house:
        house.now += 9 * DAY
        with pytest.raises(ArbiterError, match="not all mail is read"):
            forfeit_time(house.office, GAME, act(house))


# -- a game goes on ----


def test_a_game_that_was_lost_by_time_goes_on_with_what_is_given(house):
    house.wait(days=9)
    assert house.game().result.ending == "time"
    reopen_game(house.office, GAME, 3 * DAY, act(house, "in hospital"))
    game = house.game()
    assert game.result is None
    assert game.ended_at is None
    assert game.clock.due == house.now + 3 * DAY
    sent = house.letters()
    assert {one.to for one in sent} == {house.first, house.second}
    assert all("in hospital" in one.words and "3 days" in one.words for one in sent)
    house.reopen()
    assert house.game() == game
    house.wait(days=4)
    assert house.game().result.ending == "time"
    assert len(events(house, GameReopened)) == 1
    assert consistent(house)


def test_what_is_given_to_a_reopened_game_costs_nothing_of_the_time_for_the_game(tmp_path):
    with House(tmp_path, clock={"per_move": "", "total": "8d", "silence": []}).start() as house:
        house.wait(days=10)
        assert house.game().result.ending == "time"
        reopen_game(house.office, GAME, 3 * DAY, act(house))
        house.now += DAY
        house.letters()
        house.play("a1; a2")
        assert house.game().clock.due == house.now + 2 * DAY


def test_a_game_that_was_ended_by_a_ruling_goes_on_with_what_was_left(house):
    house.now += 2 * DAY
    rule_game(house.office, GAME, "1-0", act(house, "error"), ending="adjudication")
    house.now += 20 * DAY
    reopen_game(house.office, GAME, 3 * DAY, act(house, "it was the other game"))
    assert house.game().clock.due == house.now + 5 * DAY
    assert consistent(house)


@pytest.mark.parametrize(
    ("end", "why"),
    [
        (lambda house: None, "goes on"),
        (lambda house: house.say(house.second, "SK24-001 resign"), "ended by resign"),
    ],
)
def test_only_a_game_that_time_or_a_ruling_ended_goes_on(house, end, why):
    house.letters()
    end(house)
    with pytest.raises(ArbiterError, match=why):
        reopen_game(house.office, GAME, DAY, act(house))


def test_the_game_of_a_player_who_has_left_does_not_go_on(tmp_path):
    with House(tmp_path, (ANNA, BO, CARL), clock={"silence": []}).start() as house:
        withdraw_player(house.office, EVENT, house.player(house.second), act(house))
        with pytest.raises(ArbiterError, match="left"):
            reopen_game(house.office, GAME, DAY, act(house))


def test_a_game_of_a_cup_that_goes_on_takes_the_next_round_back(tmp_path):
    system = {"kind": "cup", "games_per_pair": 1}
    people = (ANNA, BO, CARL, "dan@players.test")
    with House(tmp_path, people, system=system, clock={"silence": []}).start() as house:
        house.wait(days=9)  # both games of the first round are lost by time
        draw_next_round(house.office, EVENT, act(house, "draw"))
        assert house.game(3).result is None
        reopen_game(house.office, GAME, 3 * DAY, act(house, "in hospital"))
        assert house.game(3).result.is_annulled
        assert house.game(1).result is None
        assert consistent(house)
