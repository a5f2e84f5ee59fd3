import random
import subprocess
import sys
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.monrad import (
    CannotPair,
    MonradPlayer,
    draw_round,
    field_of,
    first_round,
    left_over,
)
from tests.tournament.monrad_players import made_up


def all_pairings(names):
    if not names:
        yield []
        return
    one, *others = names
    for other in others:
        rest = [name for name in others if name != other]
        for pairs in all_pairings(rest):
            yield [(one, other), *pairs]


def colour_penalty(player, colour):
    after = player.colours + colour
    penalty = 1 if after[-2:] == colour * 2 else 0
    penalty += 2 if abs(after.count("b") - after.count("w")) >= 2 else 0
    return penalty + (4 if after[-3:] == colour * 3 else 0)


def squares_of_net(players, pairs, bye):
    """The sum of net² after the round, counted out."""
    net = {player.id: player.ups - player.downs for player in players}
    points = {player.id: player.points for player in players}
    for pair in pairs:
        if points[pair[0]] != points[pair[1]]:
            lower, higher = sorted(pair, key=points.get)
            net[higher] -= 1
            net[lower] += 1
    if bye:
        net[bye] -= 1
    return sum(each**2 for each in net.values())


def costs(players, pairs, bye):
    by_id = {player.id: player for player in players}
    square = colour = 0
    for one, other in pairs:
        a, b = by_id[one], by_id[other]
        square += (2 * (a.points - b.points)) ** 2
        colour += min(
            colour_penalty(a, "b") + colour_penalty(b, "w"),
            colour_penalty(a, "w") + colour_penalty(b, "b"),
        )
    change = squares_of_net(players, pairs, bye) - squares_of_net(players, [], None)
    return square, colour, change


def best_of_all(players):
    """The least totals with a bye in the lowest possible group; None if nothing is possible."""
    met = {frozenset((a.id, name)) for a in players for name in a.opponents}
    names = [player.id for player in players]
    found = {}
    fresh = [player for player in players if not player.had_bye]
    byes = [None] if len(players) % 2 == 0 else [p.id for p in fresh or players]
    points = {player.id: player.points for player in players}
    for bye in byes:
        for pairs in all_pairings([name for name in names if name != bye]):
            if not any(frozenset(pair) in met for pair in pairs):
                found.setdefault(points.get(bye), []).append(costs(players, pairs, bye))
    return min(found[min(found)]) if found else None


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 7, 8])
def test_the_draw_is_as_good_as_the_best_of_all_pairings(count):
    impossible = 0
    for seed in range(25):
        players = made_up(count, seed % min(count, 6), f"{count} {seed}")
        best = best_of_all(players)
        if best is None:
            impossible += 1
            with pytest.raises(CannotPair):
                draw_round(players, "seed")
            continue
        drawn = draw_round(players, "seed")
        assert (drawn.sum_sq, drawn.colour, drawn.updown) == best
        assert costs(players, drawn.pairs, drawn.bye) == best
    assert impossible < 25


def test_everybody_is_drawn_once_and_nobody_meets_the_same_twice():
    for seed in range(10):
        players = made_up(41, 6, seed)
        drawn = draw_round(players, "seed")
        met = {player.id: player.opponents for player in players}
        assert all(white not in met[black] for black, white in drawn.pairs)
        seats = [name for pair in drawn.pairs for name in pair]
        assert sorted([*seats, drawn.bye]) == sorted(met)


def test_the_same_players_and_seed_give_the_same_round_in_any_order():
    players = made_up(30, 5, "again")
    drawn = draw_round(players, "seed")
    assert draw_round(players, "seed") == drawn
    mixed = random.Random(1).sample(players, len(players))
    assert set(draw_round(mixed, "seed").pairs) == set(drawn.pairs)


def test_another_seed_gives_another_round_that_is_as_good():
    players = made_up(30, 2, "again")
    rounds = [draw_round(players, f"seed {number}") for number in range(5)]
    assert len({each.pairs for each in rounds}) == 5
    assert len({(each.sum_sq, each.colour, each.updown) for each in rounds}) == 1


def test_everybody_has_the_cheaper_colour():
    players = made_up(30, 5, "colours")
    drawn = draw_round(players, "seed")
    by_id = {player.id: player for player in players}
    total = sum(
        colour_penalty(by_id[black], "b") + colour_penalty(by_id[white], "w")
        for black, white in drawn.pairs
    )
    assert total == drawn.colour


def test_equal_claims_to_a_colour_are_decided_by_lot():
    players = [MonradPlayer(id=name, points=Fraction(0)) for name in "ab"]
    seen = {draw_round(players, f"seed {number}").pairs for number in range(20)}
    assert seen == {(("a", "b"),), (("b", "a"),)}


def test_boards_go_from_the_highest_total_to_the_lowest():
    players = made_up(40, 6, "boards")
    points = {player.id: player.points for player in players}
    drawn = draw_round(players, "seed")
    boards = [sorted((points[one], points[other]), reverse=True) for one, other in drawn.pairs]
    assert all(upper >= lower for upper, lower in pairwise(boards))


def player(name, points, *met, **known):
    return MonradPlayer(id=name, points=Fraction(points), opponents=met, **known)


def test_the_bye_is_in_the_lowest_group():
    players = [player("a", 2), player("b", 1), player("c", 1), player("d", 0), player("e", 0)]
    assert {draw_round(players, f"{seed}").bye for seed in range(20)} == {"d", "e"}


def test_a_second_bye_waits_until_everybody_has_had_one():
    players = [player("a", 2), player("b", 1), player("c", 0, had_bye=True)]
    assert draw_round(players, "seed").bye == "b"
    assert draw_round([replace(each, had_bye=True) for each in players], "seed").bye == "c"


def test_the_bye_moves_up_where_the_lowest_group_would_leave_no_pairing():
    players = [player("a", 2, "b"), player("b", 1, "a"), player("c", 0)]
    assert draw_round(players, "seed").bye == "b"


def test_in_equal_matches_the_difference_of_colours_does_not_count():
    twice = MonradPlayer(id="a", points=Fraction(0), colours="bwb")
    assert twice.colour_penalty("b", games_per_match=1) == 3
    assert twice.colour_penalty("b", games_per_match=2) == 1


def test_points_in_quarters_are_drawn_in_quarters():
    players = [player("a", "5/4"), player("b", 1), player("c", 1), player("d", "3/4")]
    assert draw_round(players, "seed").sum_sq == 2


def test_totals_too_far_apart_for_the_numbers_are_refused():
    with pytest.raises(ArbiterError, match="points apart"):
        draw_round([player("a", 10**17), player("b", 0)], "seed")


def test_nobody_is_in_a_draw_twice():
    with pytest.raises(ValueError, match="twice"):
        draw_round([player("a", 0), player("a", 1)], "seed")
    with pytest.raises(ValueError, match="twice"):
        first_round(["a", "a"], "seed")


def test_the_first_round_goes_by_number_and_its_colours_by_lot():
    drawn = first_round([f"{number}" for number in range(1, 21)], "seed")
    assert [set(pair) for pair in drawn.pairs[:2]] == [{"1", "2"}, {"3", "4"}]
    blacks = {int(black) % 2 for black, _ in drawn.pairs}
    assert blacks == {0, 1}


def test_of_an_odd_number_anybody_may_have_the_bye_of_the_first_round():
    rounds = [first_round("abcde", f"{seed}") for seed in range(60)]
    assert {each.bye for each in rounds} == set("abcde")
    closed_up = next(each for each in rounds if each.bye == "a")
    assert [set(pair) for pair in closed_up.pairs] == [{"b", "c"}, {"d", "e"}]
    assert closed_up.updown == 1


def test_an_impossible_round_says_who_is_left_over_why_and_what_to_do():
    star = [player("hub", 3), *(player(name, 0, *set("abc") - {name}) for name in "abc")]
    with pytest.raises(CannotPair) as caught:
        draw_round(star, "seed", names={"a": "Ada"})
    error = caught.value
    assert len(error.left) == 2
    assert set(error.left) < set("abc")
    assert "two players meet once only (26.2a)" in error.faults[0]
    assert "Ada has only hub left to meet" in error.faults
    assert "so hub would have to do for 3 at once" in error.faults
    assert len(error.byes) == 2
    assert set(error.byes) < set("abc")
    assert error.latecomers == 2
    assert error.faults[-1] == "with 2 latecomers a pairing would be possible (26.4)"


def test_circles_of_an_odd_number_are_told():
    two = [player(name, 1, *"def") for name in "abc"] + [player(name, 0, *"abc") for name in "def"]
    with pytest.raises(CannotPair) as caught:
        draw_round(two, "seed")
    assert "a, b and c are an odd number and have only one another left to meet" in str(
        caught.value
    )


def test_an_impossible_bye_is_told():
    players = [
        player("a", 2, "b", had_bye=True),
        player("b", 1, "a", had_bye=True),
        player("c", 0),
    ]
    with pytest.raises(CannotPair) as caught:
        draw_round(players, "seed")
    assert caught.value.left
    assert "nobody but c may have the bye: everybody else has had one" in str(caught.value)


@pytest.mark.parametrize(
    ("players", "who"), [((), "nobody is"), ((player("a", 1, had_bye=True),), "only Ada is")]
)
def test_a_round_of_fewer_than_two_is_refused_with_what_can_be_done(players, who):
    with pytest.raises(CannotPair) as caught:
        draw_round(players, "seed", names={"a": "Ada"})
    assert caught.value.left == tuple(one.id for one in players)
    assert f"nobody left to pair: {who} still in the tournament" in caught.value.faults[0]
    assert caught.value.latecomers == 2 - len(players)
    assert caught.value.byes == ()


@settings(max_examples=150)
@given(st.integers(2, 6), st.randoms(use_true_random=False))
def test_those_left_over_are_as_few_and_have_had_as_few_byes_as_can_be(number, chance):
    """Against trying every set of players."""
    names = "abcdef"[:number]
    met = [pair for pair in combinations(names, 2) if chance.random() < 0.6]
    players = [
        player(
            one,
            chance.randrange(3),
            *(other for pair in met if one in pair for other in set(pair) - {one}),
            had_bye=chance.random() < 0.4,
        )
        for one in names
    ]

    def can_pair(left):
        if not left:
            return True
        one, *rest = left
        return any(
            (one, other) not in met and can_pair([name for name in rest if name != other])
            for other in rest
        )

    fresh = {one.id: one.had_bye for one in players}
    cost = min(
        (size, sum(fresh[one] for one in over))
        for size in range(number + 1)
        for over in combinations(names, size)
        if can_pair([one for one in names if one not in over])
    )
    found = left_over(field_of(players))
    assert can_pair([one for one in names if one not in found])
    assert (len(found), sum(fresh[one] for one in found)) == cost


def test_the_matching_library_is_loaded_only_for_a_draw():
    told = "import sys, corr.tournament.pairing.monrad; sys.exit('rustworkx' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", told], check=False).returncode == 0
