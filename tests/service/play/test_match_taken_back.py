"""What a take-back restores in a match: board, cube, score and clocks; what rests after it."""

import random
from datetime import timedelta

from corr.acts.desk.undo import ways_to_undo
from corr.demo.backgammon import Habits, Player
from corr.dice.roll import Standing
from corr.games.rules import Seat
from corr.service.desk.undoing import undo
from tests.office import EVENT
from tests.service.play.test_match_dice import (
    Players,
    act,
    faults,
    house_of,
    taken_back,
    until,
)


def begun(folder, points=3, seed=7):
    return Players(house_of(folder, points=points), random.Random(seed)).give("hello", "hi there")


def choosing(players):
    return until(players, "roll-or-double")


def same_match(one, other):
    """Whether two games are at the same board, cube, score and turn; numbers of rolls go on."""
    fields = ("board", "cube", "owner", "score", "turn", "phase", "crawford", "game", "games")
    return all(getattr(one.position, field) == getattr(other.position, field) for field in fields)


def test_a_double_and_its_answer_are_taken_back_with_the_cube(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        before = choosing(players)
        seat = before.position.turn
        number = before.position.number
        players.say(house.seated(seat), "double")
        players.say(house.seated(seat.other), "take")
        assert house.game().position.cube == 2
        posts = taken_back(house, to=before.position.roll)
        after = house.game()
        assert after.position.number == number
        assert same_match(after, before)
        assert {one.to for one in posts} >= {house.first, house.second}


def test_a_drop_is_taken_back_with_the_score_and_the_new_game_is_gone(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        before = choosing(players)
        seat = before.position.turn
        players.say(house.seated(seat), "double")
        asked = house.game()
        players.say(house.seated(seat.other), "drop")
        ended = house.game()
        assert sum(ended.position.score) == 1
        assert ended.position.game == 2
        opening = ended.dice.state.rolls[-1].number
        posts = taken_back(house)
        after = house.game()
        assert same_match(after, asked)
        assert after.position.score == (0, 0)
        assert opening in after.dice.state.numbers(Standing.VOID)
        players.keep(posts)
        players.say(house.seated(seat.other), "take")
        players.on()
        for who in (house.first, house.second):
            assert faults(tmp_path, players.mailbox(who))[0] == []


def test_a_match_that_was_over_goes_on_and_its_score_is_that_of_before(tmp_path):
    players = begun(tmp_path, points=1)
    with players.house as house:
        players.on()
        over = house.game()
        assert over.result is not None
        posts = taken_back(house)
        players.keep(posts)
        after = house.game()
        assert after.result is None
        assert after.position.score == (0, 0)
        assert after.position.games == ()
        players.give("phrase: once more", "phrase: and again")
        players.on()
        assert house.game().result is not None
        assert faults(tmp_path, players.mailbox(house.first))[0] == []


def test_clocks_are_those_of_the_turn_that_comes_again(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        before = choosing(players)
        seat = before.position.turn
        house.now += timedelta(days=1)
        players.say(house.seated(seat), "roll")
        mind = Player(random.Random(1), Habits(doubles=0, resigns=0))
        until_played = house.game()
        if until_played.position.turn is seat:
            players.say(house.seated(seat), mind.act(until_played.position, seat))
        house.now += timedelta(days=2)
        at = house.now
        other_left = house.game().times.left_to_act(at)
        assert other_left < house.game().times.left_to_act(at - timedelta(days=2))
        taken_back(house)
        after = house.game()
        assert after.clock.seat is seat
        # The time between, in which the other had the turn, is nobody's.
        assert after.times.left_to_act(at) > timedelta(days=5)


def test_orders_rest_until_the_player_whose_act_fell_has_answered(tmp_path):
    """Of both players: what was taken back is not done again by itself (6.5)."""
    players = begun(tmp_path, seed=11)
    with players.house as house:
        game = choosing(players)
        seat = game.position.turn
        for one in Seat:
            players.say(house.seated(one), "greedy")
        players.say(house.seated(seat.other), "autoroll")
        players.say(house.seated(seat), "roll")
        mind = Player(random.Random(1), Habits(doubles=0, resigns=0))
        if house.game().position.turn is seat:
            players.say(house.seated(seat), mind.act(house.game().position, seat))
        number = house.game().position.number
        taken_back(house, to=game.position.roll)
        assert house.game().rests is seat
        assert house.game().position.number < number
        players.say(house.seated(seat.other), "autoroll")  # it is not carried out either
        assert house.game().position.to_act is seat
        assert house.game().orders[seat.other] == ("autoroll", "greedy")
        players.say(house.seated(seat), "roll")
        assert house.game().rests is None


def test_the_ruling_undone_brings_score_cube_and_game_back(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        seat = choosing(players).position.turn
        players.say(house.seated(seat), "double")
        players.say(house.seated(seat.other), "drop")
        ended = house.game()
        taken_back(house)
        assert house.game().position.score == (0, 0)
        undo(house.office, EVENT, 1, act(house, "no fault"), ways_to_undo())
        players.keep(house.letters())
        again = house.game()
        assert same_match(again, ended)
        assert again.position.dice == ended.position.dice
        assert again.dice.state.rolls == ended.dice.state.rolls
        players.on()
        assert faults(tmp_path, players.mailbox(house.second))[0] == []
