"""A win claimed by a line after the colours were swapped, and the arbiter's answer undone."""

import pytest

from corr.games.rules import Seat
from corr.service.office.claims import open_claims
from corr.tournament.events.events_games import LineClaimed
from tests.office import ANNA, ARBITER, BO, EVENT, House
from tests.service.desk.test_undoing import consistent, points, refused, rule, undo

GAME = f"{EVENT}-001"
CLAIM = "claim win: h11"


@pytest.fixture
def house(tmp_path):
    """Under RIF's rules: who sat second took black by the swap, and has an open three."""
    with House(tmp_path, (ANNA, BO), game={"opening": "rif"}) as it:
        it.start()
        it.play("h8 i9 j10; black; a15; offer h9 k2; keep h9; a1; h10; o1")
        assert it.record().startswith("1.h8 2.i9 3.j10 [black]")
        yield it


def claims(house):
    found = (event.body for event in house.office.store.events.of_stream(GAME))
    return [one for one in found if isinstance(one, LineClaimed)]


def test_who_took_black_by_the_swap_claims_for_black(house):
    done = house.say(house.second, CLAIM)
    (claim,) = claims(house)
    assert (claim.seat, claim.finding) == (Seat.SECOND, "proved")
    assert "plays black and says" in done.to(ARBITER).words
    assert house.first not in done.readers


def test_the_move_of_the_swap_s_loser_claims_nothing_for_the_other_colour(house):
    done = house.say(house.first, CLAIM)
    assert (done.reason, claims(house)) == ("not_your_turn", [])


def test_together_with_the_swap_a_line_cannot_be_claimed_and_the_swap_stands(tmp_path):
    with House(tmp_path, (ANNA, BO), game={"opening": "rif"}) as house:
        house.start()
        house.play("h8 i9 j10")
        done = house.say(house.second, f"black\n{CLAIM}")
        assert done.state == "handled"
        assert house.record() == "1.h8 2.i9 3.j10 [black]"
        assert claims(house) == []
        assert "Nothing was claimed" in done.to(house.second).words


def test_a_win_that_is_given_is_that_of_who_sits_second_now_black(house):
    house.say(house.second, CLAIM)
    done = rule(house, f"game answer-claim {GAME} yes")
    assert house.game().result.winner is Seat.SECOND
    assert points(house)[house.game().players[Seat.SECOND]] == 1
    assert sorted((house.first, house.second)) == [
        one for one in done.readers if one in (house.first, house.second)
    ]
    assert "You won." in done.to(house.second).words


def test_when_the_win_is_taken_back_the_game_goes_on_and_the_claim_waits_again(house):
    house.say(house.second, CLAIM)
    rule(house, f"game answer-claim {GAME} yes")
    undo(house, 1)
    assert house.game().result is None
    assert [one.line for one in open_claims(house.game())] == ["h11"]
    rule(house, f"game answer-claim {GAME} yes")
    assert house.game().result.winner is Seat.SECOND
    assert consistent(house)


def test_a_refusal_stays_and_the_advice_gives_the_win_after_all(house):
    house.say(house.second, CLAIM)
    rule(house, f"game answer-claim {GAME} no")
    said = refused(house, f"undo {EVENT} 1")
    assert f"`corr event rule {GAME} 0-1 --reason TEXT` gives the win after all" in said
    rule(house, f"event rule {GAME} 0-1")
    assert house.game().result.winner is Seat.SECOND
    assert points(house)[house.game().players[Seat.SECOND]] == 1
