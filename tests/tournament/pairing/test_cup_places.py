"""Where players of a cup stand while it goes on."""

import pytest

from corr.tournament.pairing.cup import PlayFor, cup_state, next_round
from corr.tournament.pairing.cup_places import places
from tests.tournament.pairing.cups import explained
from tests.tournament.pairing.test_cup import better_wins, cup_of, placed


def semifinals_played():
    """A cup of four with a match for 3rd place, after both semifinals."""
    cup = cup_of(4, play_for=PlayFor.THIRD)
    return cup, [better_wins(due) for due in next_round(cup, [])]


def test_who_plays_for_third_place_stands_below_the_finalists():
    cup, games = semifinals_played()
    assert placed(cup_state(cup, games)) == {"p01": 1, "p02": 1, "p03": 3, "p04": 3}
    final = next(due for due in cup_state(cup, games).due if due.first == 1)
    rows = places(cup_state(cup, [*games, better_wins(final)]))
    assert [(row.place, row.player, row.settled) for row in rows[:2]] == [
        (1, "p01", True),
        (2, "p02", True),
    ]
    assert [(row.place, row.settled) for row in rows[2:]] == [(3, False)] * 2


def test_a_semifinal_s_loser_who_waits_stands_below_those_who_may_win_the_cup():
    cup = cup_of(4, play_for=PlayFor.THIRD)
    one = better_wins(next_round(cup, [])[0])
    rows = places(cup_state(cup, [one]))
    loser = next(player for player in (one.black, one.white) if player != rows[0].player)
    assert [row.place for row in rows] == [1, 1, 1, 3]
    assert rows[-1].player == max(one.black, one.white) == loser


@pytest.mark.parametrize(("play_for", "place"), [(PlayFor.FIRST, 3), (PlayFor.THIRD, 4)])
def test_who_withdrew_while_waiting_for_an_opponent_is_not_in_the_cup(play_for, place):
    cup = cup_of(5, play_for=play_for)
    # Three have a bye in the first round; p01 waits for the winner of p04 and p05.
    state = cup_state(cup, [], withdrawn=["p01"])
    rows = places(state)
    assert (rows[-1].player, rows[-1].place, rows[-1].settled) == ("p01", place, False)
    assert explained(rows)[-1] == "withdrew: whoever comes to the semifinal goes on"
    assert all("still in the cup" in why for why in explained(rows)[:-1])
