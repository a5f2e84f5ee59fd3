"""Standing orders of a match, what they lead to, and that nobody else learns of them (3.1)."""

import json
import random
import re

import pytest

from corr.demo.backgammon import Habits, Player
from corr.games.rules import Seat
from corr.service.play.judge import in_turn
from corr.service.play.records import proof_of
from corr.tournament.events.events import MovePlayed
from corr.tournament.events.events_dice import OrderDone
from corr.tournament.events.events_games import SeatTaken
from corr.tournament.play.orders import Play
from tests.service.play.test_match_dice import Players, bodies, house_of, until

ORDERS = ("autoroll", "greedy", "take if doubled", "drop if doubled", "double next turn")


def begun(folder, points=3, seed=7):
    house = house_of(folder, points=points)
    return Players(house, random.Random(seed)).give("hello", "good day")


def choosing(players, seat=None):
    """Go on until a seat has the choice to roll or to double."""
    while True:
        game = until(players, "roll-or-double")
        if seat in (None, game.position.turn):
            return game
        players.say(players.house.seated(game.position.turn), "roll")


OFFERED = re.compile(
    r"take\s+if\s+doubled\W+(?:\w+;\W+)?your\s+answer\s+to\s+the\s+next\s+double.{3,20}drop\s+if\s+doubled",
    re.DOTALL,
)
"""What everybody who waits may write, whatever the other player has ordered."""


def names_no_order(text):
    said = OFFERED.sub("", text)
    return not any(order in said for order in ORDERS)


def test_the_opponent_learns_of_no_order_from_what_it_leads_to(tmp_path):
    """Not from its words, nor from a letter that would not have come without it."""
    players = begun(tmp_path)
    with players.house as house:
        game = choosing(players)
        seat = game.position.turn
        outcome = players.say(house.seated(seat), "autoroll")
        assert outcome.readers == [house.seated(seat)]  # as if the line had been `roll`
        assert '"autoroll"' in outcome.to(house.seated(seat)).words
        players.say(house.seated(seat), "greedy")
        players.on()
        assert any(one.order == "autoroll" for one in bodies(house, OrderDone))
        letters = [one for one in house.read if one.to == house.seated(seat.other) and one.tag]
        told = [one for one in letters if "the rules in short" not in one.subject]
        assert len(told) > 10
        assert all(names_no_order(one.everything()) for one in told)
        assert names_no_order(json.dumps(proof_of(house.office, house.game())))
        assert {one.why for one in bodies(house, MovePlayed)} <= {
            *("", "no_play", "forced", "last_checker", "unasked")
        }


def test_who_wants_no_receipts_learns_of_no_order_from_a_letter_that_comes_all_the_same(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        choosing(players)
        reader = house.game().position.turn
        players.say(house.seated(reader), "set receipts off")
        players.say(house.seated(reader.other), "autoroll")
        mind = Player(random.Random(3), Habits(doubles=0, resigns=0))
        quiet = 0
        while quiet < 3:
            game = house.game()
            seat = game.position.to_act
            outcome = players.say(house.seated(seat), mind.act(game.position, seat))
            other_rolls = house.game().position.dice and house.game().position.turn is seat.other
            if seat is reader and other_rolls and len(house.game().position.games) == 0:
                assert outcome.readers == [house.seated(seat.other)]
                quiet += 1


def test_orders_stand_in_every_letter_to_their_owner_until_they_are_revoked(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        who = house.first
        players.say(who, "greedy")
        players.on(3, Habits(doubles=0))
        assert "Your standing orders: greedy." in house.newest(who).words
        players.say(who, "orders off")
        assert "no standing orders" in house.newest(who).words
        players.on(3, Habits(doubles=0))
        assert "standing orders" not in house.newest(who).words


@pytest.mark.parametrize("order", ["take if doubled", "drop if doubled"])
def test_a_double_that_is_answered_by_an_order_is_told_as_an_answer(tmp_path, order):
    players = begun(tmp_path)
    with players.house as house:
        seat = choosing(players).position.turn
        players.say(house.seated(seat.other), order)
        outcome = players.say(house.seated(seat), "double")
        told = outcome.to(house.seated(seat)).words
        assert ("took the double" if "take" in order else "dropped the double") in told
        assert names_no_order(told)
        assert f'(your order "{order}")' in outcome.to(house.seated(seat.other)).words
        assert not house.game().orders.get(seat.other)  # for the next double only


def test_an_order_to_double_goes_before_the_one_to_roll_and_is_used_up(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        seat = choosing(players).position.turn
        players.say(house.seated(seat.other), "autoroll")
        players.say(house.seated(seat.other), "double next turn")
        players.say(house.seated(seat), "roll")
        players.on(1, Habits(doubles=0, resigns=0))
        game = house.game()
        assert game.position.phase.value == "take-or-drop"
        assert game.position.turn is seat.other
        assert game.orders[seat.other] == ("autoroll",)


def test_a_new_player_at_a_seat_inherits_no_orders(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        players.say(house.first, "greedy")
        assert house.game().orders[Seat.FIRST]
        house.members("name,email\nCai,cai@players.test\n")
        body = SeatTaken(seat=Seat.FIRST, player=house.player("cai@players.test"), reason="ill")
        act = house.act("seat")
        with house.office.folder.transaction():
            after = house.office.folder.play(house.game(), [body], at=act.at, cause=act.cause)
        assert not after.orders.get(Seat.FIRST)


def test_orders_may_stand_beside_the_play_of_their_letter(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        game = until(players, "play")
        seat = game.position.turn
        play = Player(random.Random(1)).act(game.position, seat)
        outcome = players.say(house.seated(seat), f"autoroll\n{play}\ngreedy\ntake if doubled")
        assert outcome.state == "handled"
        assert house.game().position.turn is seat.other
        assert house.game().orders[seat] == ("autoroll", "take if doubled", "greedy")


def test_what_is_revoked_in_the_letter_of_an_act_is_not_done_after_it(tmp_path):
    players = begun(tmp_path)
    with players.house as house:
        game = until(players, "play")
        seat = game.position.turn
        play = Player(random.Random(1)).act(game.position, seat)
        lines = [play, "autoroll", "greedy off"]
        judged = in_turn(game, [Play(line=line, text=line) for line in lines])
        assert [one.text for one in judged] == ["greedy off", play, "autoroll"]
        players.say(house.seated(seat), "autoroll")
        players.say(house.seated(seat), f"{play}\nautoroll off")
        mind = Player(random.Random(2), Habits(doubles=0, resigns=0))
        while house.game().position.turn is seat.other:
            position = house.game().position
            players.say(house.seated(seat.other), mind.act(position, seat.other))
        assert house.game().position.phase.value == "roll-or-double"
        assert house.game().position.turn is seat
