"""Breaks between the games of a match (backgammon.md 7 [4.14]), asked for by letter."""

import random
from datetime import timedelta

import pytest

from corr.demo.backgammon import Habits, Player
from corr.games.rules import Seat
from corr.service.desk.rulings import take_back_moves
from corr.service.letters.event_letters import Act
from corr.tournament.events.events_dice import DiceRolled, RoundNamed
from corr.tournament.play.matches.itself import awaited
from tests.commands import corr, stand_still
from tests.office import EVENT
from tests.service.play.test_match_beacon import Waiting
from tests.service.play.test_match_dice import (
    Backup,
    Players,
    bodies,
    faults,
    house_of,
    rolls,
    until,
)
from tests.ticking import Ticking

GAME = f"{EVENT}-001"
FIVE = timedelta(days=5)


def played(house, points=7):
    """A match in its first game, before a roll that may be doubled."""
    players = Players(house).give("hello", "good day")
    until(players, "roll-or-double")
    return players


def end_game(players):
    """A double that is dropped; the letter that ended the game."""
    until(players, "roll-or-double")
    seat = players.house.game().position.to_act
    players.say(players.house.seated(seat), "double")
    return players.say(players.house.seated(seat.other), "drop")


def test_a_wish_during_a_game_is_kept_for_its_end_and_the_next_game_waits(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        outcome = players.say(house.first, "Well played!\nI need a break.")
        assert "Your break is noted" in outcome.to(house.first).words
        assert "You have no other one in this match" in outcome.to(house.first).words
        assert outcome.readers == [house.first]
        assert house.game().position.game == 1
        outcome = end_game(players)
        ended = house.now
        assert outcome.readers == sorted([house.first, house.second])
        assert "Your break begins" in outcome.to(house.first).words
        assert "Bo's break begins" in outcome.to(house.second).words
        game = house.game()
        assert game.position.game == 2
        assert not game.position.begun
        assert game.breaks.until == ended + FIVE
        assert game.clock is None or game.clock.stopped
        for post in outcome.posts:
            assert "a break until" in post.subject
        stand_still(tmp_path, house.now)
        ends = f"{ended + FIVE:%Y-%m-%d %H:%M}"
        assert f"Bo  break until {ends}" in corr(tmp_path, "status").out
        assert (
            f"stands still      break of Bo (P0002) until {ends}\n"
            in corr(tmp_path, "event", "status", EVENT).out
        )
        players.keep(house.wait(days=4, hours=23))
        assert not house.game().position.begun
        found = house.wait(hours=1, minutes=1)
        players.keep(found)
        assert sorted(post.to for post in found) == sorted([house.first, house.second])
        assert all("The break is over" in post.words for post in found)
        assert house.game().position.begun
        players.on()
        assert house.game().result.ending == "score"
        mailboxes = map(players.mailbox, (house.first, house.second))
        assert faults(tmp_path, *mailboxes)[0] == []


def test_the_clock_of_nobody_runs_during_a_break(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        players.say(house.second, "paus")
        end_game(players)
        used = house.game().times.used(house.now)
        clock = house.game().clock
        assert clock is None or clock.stopped
        house.wait(days=5, minutes=1)
        game = house.game()
        assert game.clock.stopped is None
        spent = game.times.used(house.now)
        if game.times.turn.since < house.now - FIVE:  # the turn of who ended the game goes on
            spent -= used
        assert spent <= timedelta(minutes=2)


def test_both_may_ask_for_the_same_days_and_each_spends_one(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        for who in (house.first, house.second):
            players.say(who, "break")
        outcome = end_game(players)
        assert "A break begins for both of you" in outcome.to(house.first).words
        assert house.game().breaks.taken == {Seat.FIRST: 1, Seat.SECOND: 1}
        assert house.game().breaks.until == house.now + FIVE
        house.wait(days=5, minutes=1)
        outcome = house.say(house.first, "break")
        assert outcome.reason == "breaks_spent"
        assert "you have had it" in outcome.to(house.first).words


def test_who_asks_during_the_break_of_the_other_has_five_days_from_then_on(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        players.say(house.first, "break")
        end_game(players)
        house.wait(days=2)
        outcome = house.say(house.second, "break")
        assert outcome.readers == sorted([house.first, house.second])
        assert house.game().breaks.until == house.now + FIVE
        assert house.say(house.second, "break").reason == "break_runs"
        house.wait(days=4)
        assert not house.game().position.begun
        house.wait(days=1, minutes=1)
        assert house.game().position.begun


def test_a_wish_is_taken_back_before_the_game_has_ended(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        assert house.say(house.first, "break off").reason == "no_break_wanted"
        players.say(house.first, "break")
        assert house.say(house.first, "break").reason == "break_wanted"
        outcome = players.say(house.first, "paus av")
        assert "Your wish for a break is taken back" in outcome.to(house.first).words
        end_game(players)
        assert house.game().position.begun
        assert house.game().breaks.left(Seat.FIRST, 1) == 1


@pytest.mark.parametrize(
    ("points", "breaks", "reason", "says"),
    [
        (7, False, "no_breaks", "leave holds"),
        (5, True, "break_too_short", "fewer than 7 points"),
    ],
)
def test_where_there_are_none_the_leave_is_pointed_to(tmp_path, points, breaks, reason, says):
    with house_of(tmp_path, points=points, breaks=breaks) as house:
        played(house)
        outcome = house.say(house.first, "break")
        assert outcome.reason == reason
        assert says in outcome.to(house.first).words
        outcome = house.say(house.first, "leave 5 days")
        assert outcome.state == "handled"
        assert house.game().times.rests


def test_instead_of_leave_there_are_breaks(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        played(house)
        outcome = house.say(house.first, "leave 5 days")
        assert outcome.reason == "no_leave_breaks"
        assert 'Answer a letter about a match with "break"' in outcome.to(house.first).words
        assert not house.game().times.rests


@pytest.mark.parametrize(
    ("points", "breaks", "leave", "told"),
    [
        (7, True, False, "Your matches have no leave, but breaks"),
        (5, True, True, ""),
        (7, False, True, ""),
    ],
)
def test_help_tells_of_breaks_where_there_is_no_leave(tmp_path, points, breaks, leave, told):
    with house_of(tmp_path, points=points, breaks=breaks) as house:
        Players(house).give("hello", "good day")
        words = house.say(house.first, "help").to(house.first).words
        flat = " ".join(words.split())
        assert ("take leave" in flat, "leave 10 days" in flat) == (leave, leave)
        assert told in flat
        assert ("five days after it has ended" in flat, "break " in words) == (
            bool(told),
            bool(told),
        )


@pytest.mark.parametrize("language", ["sv", "de", "et"])
def test_every_language_tells_of_them_in_its_own_words(tmp_path, language):
    word = {"sv": "paus", "de": "Pause", "et": "vaheaeg"}[language]
    leave = {"sv": "ledigt 10", "de": "Urlaub 10", "et": "puhkus 10"}[language]
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        house.say(house.first, f"set language {language}")
        words = house.say(house.first, "help").to(house.first).words
        assert word in words
        assert leave not in words
        players.say(house.first, word)
        assert house.game().breaks.wanted


@pytest.mark.parametrize(
    ("points", "word"), [(7, '"break" gives you a break of five days'), (5, '"leave 10 days"')]
)
def test_what_is_not_read_is_answered_by_what_the_match_has(tmp_path, points, word):
    with house_of(tmp_path, points=points, breaks=True) as house:
        played(house)
        told = house.say(house.first, "I take a holiday of 5 days").posts[0].words
        assert word in told
        assert '"call director: ..."' in told
        assert ("leave" in told) is (points == 5)


def test_leave_in_dates_that_look_like_plays_is_answered_by_what_the_match_has(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        played(house)
        outcome = house.say(house.first, "leave from 8/5")
        assert outcome.reason == "no_leave_breaks"


def test_breaks_are_told_in_lists_and_the_account_of_time(tmp_path):
    with house_of(tmp_path, points=11, breaks=True) as house:
        players = played(house)
        players.say(house.first, "break")
        for line in ("games", "time"):
            words = players.say(house.first, line).to(house.first).words
            assert "you have 2 left" in words
            assert "Yours begins when this game has ended" in words
        end_game(players)
        for line in ("games", "time"):
            words = players.say(house.first, line).to(house.first).words
            assert "You have a break: the next game begins on" in words
            assert "you have 1 left" in words


def test_what_is_asked_for_in_the_last_game_is_lost_with_the_match(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        players.say(house.first, "break")
        players.say(house.second, "concede match")
        outcome = players.say(house.second, "yes")
        assert house.game().result.ending == "concede"
        assert "break" not in outcome.to(house.first).words
        assert house.game().breaks.until is None
        assert house.say(house.first, "break").reason == "game_over"


def test_a_break_whose_game_has_its_end_taken_back_is_a_wish_again(tmp_path):
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        players.say(house.first, "break")
        end_game(players)
        assert house.game().breaks.taken[Seat.FIRST] == 1
        act = Act(at=house.now, cause="back", by="arbiter@club.test", reason="a fault of ours")
        take_back_moves(house.office, GAME, act)
        breaks = house.game().breaks
        assert (breaks.until, breaks.taken[Seat.FIRST]) == (None, 0)
        assert Seat.FIRST in breaks.wanted


def test_a_break_is_over_after_a_restart_and_checks_find_nothing(tmp_path):
    game = {"kind": "backgammon", "points": 7, "opening": None, "breaks": True}
    with Ticking(tmp_path, game=game) as house:
        players = played(house)
        players.say(house.first, "break")
        end_game(players)
        house.reopen()
        assert house.game().breaks.until
        checked = house.corr("check")
        assert checked.status == 0, checked.out
        house.wait(days=5, minutes=1)
        assert house.game().position.begun
        checked = house.corr("check")
        assert checked.status == 0, checked.out


def test_under_a_beacon_a_round_is_named_before_the_break_and_taken_after_it(tmp_path):
    """So what is done in the break changes nothing of the roll."""
    with house_of(tmp_path, points=7, breaks=True, dice="beacon") as house:
        players = Waiting(house).give("hello", "good day")
        until(players, "roll-or-double")
        players.say(house.first, "break")
        end_game(players)
        game = house.game()
        named = bodies(house, RoundNamed)[-1].round
        assert game.breaks.until
        assert awaited(game) is None
        assert game.dice.due.number == named
        house.wait(days=5, minutes=1)
        assert awaited(house.game()).number == named
        players.come()
        assert house.game().position.begun
        assert bodies(house, DiceRolled)[-1].round == named
        players.on(4, Habits(doubles=0))
        for _ in range(2):
            players.say(house.first, "concede match")
        assert house.game().result.ending == "concede"
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_after_a_restore_a_break_that_is_over_ends_before_later_letters_are_read(tmp_path):
    """They show rolls of the game after it, which are not lost."""
    with house_of(tmp_path, points=7, breaks=True) as house:
        players = played(house)
        players.say(house.first, "break")
        end_game(players)
        backup, sent, mind = Backup(house), [], Player(random.Random(5), Habits(doubles=0))
        told = [post.message_id for post in house.wait(days=5, minutes=1)]
        for _ in range(4):
            seat = house.game().position.to_act
            sent.append(house.reply(house.seated(seat), mind.act(house.game().position, seat)))
            told += [post.message_id for post in house.give(sent[-1]).posts]
        known, record = rolls(house), house.record()
        backup.restore()
        again = [post.message_id for raw in sent for post in house.give(raw).posts]
        assert (rolls(house), house.record()) == (known, record)
        assert again == told
