from collections import Counter

import pytest

from corr.tournament.pairing.monrad import (
    EXACT,
    draw_round,
    field_of,
    float_lower_bound,
    matched,
    parts,
    scale_of,
    totals,
)
from corr.tournament.pairing.pairing import Lots
from tests.tournament.monrad_players import Tournament


def bye_of(field):
    return frozenset((field.bye_choices() or ((),))[0])


@pytest.fixture(scope="module", params=[(451, 4), (500, 9), (777, 3)])
def players(request):
    count, rounds = request.param
    return Tournament(count, "large").play(rounds).players()


def test_a_large_round_has_everybody_once_and_nobody_again(players):
    drawn = draw_round(players, "next")
    seats = [name for pair in drawn.pairs for name in pair] + [drawn.bye] * bool(drawn.bye)
    assert sorted(seats) == sorted(player.id for player in players)
    met = {player.id: player.opponents for player in players}
    assert not [pair for pair in drawn.pairs if pair[1] in met[pair[0]]]


def test_the_floats_of_a_large_round_are_at_the_lower_bound(players):
    drawn = draw_round(players, "next")
    points = {player.id: player.points for player in players}
    apart = sum(abs(points[one] - points[other]) for one, other in drawn.pairs)
    assert apart == float_lower_bound([points[name] for name in points if name != drawn.bye])


def test_the_parts_are_everybody_once_and_large_enough_to_be_paired(players):
    field = field_of(players)
    bye = bye_of(field)
    cut = parts(field, Lots("cut"), bye)
    assert sorted(one for part in cut for one in part) == list(range(len(players)))
    assert len(cut) > 1
    odd = [part for part in cut if len(part) % 2]
    assert len(odd) == len(players) % 2
    assert all(bye & set(part) for part in odd)
    for part in cut:
        assert len(part) >= 2 * (field.rounds + 1)
        assert all(2 * len(field.met[one] & set(part)) <= len(part) - 2 for one in part)


def test_blocks_have_a_like_mix_of_colour_wishes():
    field = field_of(Tournament(900, "mix").play(3).players())
    blocks = [
        part
        for part in parts(field, Lots("cut"), bye_of(field))
        if len({field.groups[one] for one in part}) == 1
    ]
    assert len(blocks) > 5
    for block in blocks:
        wishes = Counter(field.black[one] > field.white[one] for one in block)
        assert abs(wishes[True] - wishes[False]) <= 2


@pytest.mark.slow
def test_the_parts_cost_as_little_as_one_matching_of_everybody():
    players = Tournament(EXACT + 100, "compare").play(7).players()
    drawn = draw_round(players, "next")
    field = field_of(players)
    everybody = range(len(players))
    best = totals(field, matched(field, scale_of(field), Lots("next"), everybody), None)
    assert (drawn.sum_sq, drawn.colour) == (best.sum_sq, best.colour)


@pytest.mark.slow
def test_two_thousand_players_are_drawn_round_after_round():
    tournament = Tournament(2000, "long").play(10)
    meetings = Counter(frozenset((game.black, game.white)) for game in tournament.games)
    assert len(tournament.games) == 10_000
    assert set(meetings.values()) == {1}
