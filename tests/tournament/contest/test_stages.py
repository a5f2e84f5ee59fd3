from collections import Counter
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.errors import ArbiterError
from corr.tournament.contest.stages import (
    Group,
    SectionRow,
    Spread,
    carried_over,
    explain_qualifiers,
    final_games,
    overall_places,
    qualify,
    section_rows,
    sections,
)
from corr.tournament.pairing.pairing import round_robin
from corr.tournament.scoring.scoring_games import Kind, Score, TableGame
from corr.tournament.scoring.standings import standings


def row(player, place, *figures):
    return SectionRow(player=player, place=place, figures=tuple(map(Fraction, figures)))


def section(letter, *points):
    """A section's table from points a game, each player a place of his own."""
    return [row(f"{letter}{at}", at, each) for at, each in enumerate(points, 1)]


def two_sections():
    return {"A": section("a", "0.9", "0.7", "0.5", "0.1"), "B": section("b", 1, "0.6", "0.6", 0)}


def who(qualification):
    return [[each.player for each in group] for _, group in qualification.groups]


def game(black, white, score=Score.BLACK, kind=Kind.PLAYED):
    return TableGame(black=black, white=white, kind=kind, score=score, round=3)


def faults(act):
    with pytest.raises(ArbiterError) as caught:
        act()
    return list(caught.value.faults)


# sections


def test_the_serpentine_goes_there_and_back():
    found = sections(range(1, 13), 3, spread=Spread.SERPENTINE)
    assert found == ((1, 6, 7, 12), (2, 5, 8, 11), (3, 4, 9, 10))
    uneven = sections(range(1, 9), 3, spread=Spread.SERPENTINE)
    assert uneven == ((1, 6, 7), (2, 5, 8), (3, 4))
    back = sections(range(1, 6), 2, spread=Spread.SERPENTINE)
    assert back == ((1, 4, 5), (2, 3))


def test_pots_give_every_section_one_of_each():
    seen = set()
    for number in range(60):
        found = sections(range(8), 4, spread=Spread.POTS, seed=f"{number}")
        assert sorted(one for one, _ in found) == [0, 1, 2, 3]
        assert sorted(other for _, other in found) == [4, 5, 6, 7]
        seen.add(found)
    assert len(seen) > 50


def test_a_pot_that_is_not_full_may_leave_any_section_short():
    short = Counter()
    for number in range(300):
        found = sections(range(8), 3, spread=Spread.POTS, seed=f"{number}")
        short[[len(each) for each in found].index(2)] += 1
    assert all(70 < short[at] < 130 for at in range(3))


@settings(max_examples=60)
@given(st.integers(2, 40), st.integers(1, 9), st.sampled_from([*Spread]), st.text(max_size=4))
def test_everybody_is_in_one_section_and_sections_are_as_equal_as_can_be(
    players, count, spread, seed
):
    order = [f"p{number}" for number in range(players)]
    if players < 2 * count:
        assert faults(lambda: sections(order, count, spread=spread, seed=seed))
        return
    found = sections(order, count, spread=spread, seed=seed)
    assert found == sections(order, count, spread=spread, seed=seed)
    assert sorted(player for each in found for player in each) == sorted(order)
    assert max(map(len, found)) - min(map(len, found)) <= 1


def test_all_faults_of_sections_come_at_once():
    found = faults(lambda: sections(["A", "A", "B"], 2, spread=Spread.LOT))
    assert found == [
        "in the event more than once: A",
        "3 players cannot fill 2 sections with two or more in each",
    ]
    assert faults(lambda: sections(["A", "B"], 0, spread=Spread.LOT)) == [
        "there is at least one section, not 0"
    ]


# qualifying


def test_so_many_of_each_section_go_on_and_the_best_of_the_next():
    found = qualify(two_sections(), [Group(name="Final", per_section=1, best_next=1)], seed="s")
    assert who(found) == [["b1", "a1", "a2"]]
    assert [each.player for each in found.rest] == ["b2", "b3", "a3", "a4", "b4"]


def test_the_place_is_compared_before_the_points():
    tables = {"A": section("a", "0.9", "0.2", "0.1"), "B": section("b", "0.9", "0.8", "0.7")}
    found = qualify(tables, [Group(name="Final", per_section=1, best_next=2)], seed="s")
    assert set(who(found)[0]) == {"a1", "b1", "a2", "b2"}, "b3 has more points than a2"


def test_points_are_compared_as_exact_fractions_of_the_games():
    third, almost = Fraction(1, 3), Fraction(333333333333333333, 10**18)
    tables = {"A": [row("a", 1, almost)], "B": [row("b", 1, third)], "C": [row("c", 1, 0)]}
    found = qualify(tables, [Group(name="Final", per_section=0, best_next=2)], seed="s")
    assert who(found) == [["b", "a"]]


def test_a_second_final_group_takes_those_who_are_left():
    groups = [Group(name="A", per_section=1), Group(name="B", per_section=1, best_next=1)]
    found = qualify(two_sections(), groups, seed="s")
    assert who(found) == [["b1", "a1"], ["a2", "b2", "b3"]]


def test_who_cannot_go_on_makes_room_for_the_next_of_the_section():
    group = Group(name="Final", per_section=2)
    found = qualify(two_sections(), [group], seed="s", absent=["a1"])
    assert who(found) == [["b1", "a2", "b2", "a3"]]
    assert "a1" not in [each.player for each in found.rest]


def level_sections():
    """Two seconds who are level and one who is not."""
    return {
        "A": section("a", 1, "0.5", 0),
        "B": section("b", 1, "0.5", 0),
        "C": section("c", 1, "0.4", 0),
    }


FINAL = Group(name="the final", per_section=1, best_next=1)


def test_who_is_level_in_everything_is_parted_by_lot_and_it_is_told():
    seen = Counter()
    for number in range(200):
        found = qualify(level_sections(), [FINAL], seed=f"{number}")
        (following,) = [each for each in found.groups[0][1] if each.is_next]
        assert following.by_lot
        seen[following.player] += 1
    assert set(seen) == {"a2", "b2"}
    assert min(seen.values()) > 70
    assert any(line.endswith("a game, by lot") for line in explain_qualifiers(found))


def test_no_lot_is_told_where_all_who_are_level_go_on():
    both = Group(name="the final", per_section=1, best_next=2)
    found = qualify(level_sections(), [both], seed="s")
    assert not any(each.by_lot for each in found.groups[0][1])


def test_the_arbiter_may_part_those_who_are_level():
    for number in range(20):
        found = qualify(level_sections(), [FINAL], seed=f"{number}", decided=["b2"])
        (following,) = [each for each in found.groups[0][1] if each.is_next]
        assert (following.player, following.decided, following.by_lot) == ("b2", True, False)


def test_a_shared_place_in_a_section_is_parted_too():
    tables = {"A": [row("a1", 1, 1), row("a2", 2, 0), row("a3", 2, 0)], "B": section("b", 1, 0)}
    group = Group(name="the final", per_section=2)
    seen = {who(qualify(tables, [group], seed=f"{number}"))[0][-1] for number in range(40)}
    found = qualify(tables, [group], seed="1")
    by_lot = [each.player for each in found.groups[0][1] if each.by_lot]
    assert by_lot in (["a2"], ["a3"]), "b2 needed no lot"
    assert seen <= {"a2", "a3", "b2"}


def test_reasons_are_told_in_words():
    found = qualify(two_sections(), [FINAL], seed="s")
    assert explain_qualifiers(found, {"b1": "Bo"}) == (
        "Bo goes on to the final: 1st in B",
        "a1 goes on to the final: 1st in A",
        "a2 goes on to the final: 2nd in A, best of the next with 0.7 points a game",
        "b2: 2nd in B",
        "b3: 3rd in B",
        "a3: 3rd in A",
        "a4: 4th in A",
        "b4: 4th in B",
    )


def test_all_faults_of_qualifying_come_at_once():
    tables = {
        "A": [row("a1", 1, 1), row("a2", 2, 0)],
        "B": [row("b1", 1, 1, 2), row("a1", 2, 0, 0)],
    }
    groups = [Group(name="G", per_section=3), Group(name="G", per_section=-1, best_next=1)]
    found = faults(
        lambda: qualify(tables, groups, seed="", absent=["x"], decided=["a1", "a1", "y"])
    )
    for words in (
        "in two sections: a1",
        "two final groups are called: G",
        "named twice among those decided: a1",
        "not in any section: x and y",
        "G: no fewer than 0 can go on",
        "do not have the same figures",
        "A has 2 players who can go on",
    ):
        assert any(words in fault for fault in found), words
    assert faults(lambda: qualify({}, [], seed=""))[:2] == [
        "there is at least one section",
        "there is at least one final group",
    ]


def test_too_few_players_for_the_groups_are_told():
    group = Group(name="the final", per_section=1, best_next=7)
    (fault,) = faults(lambda: qualify(two_sections(), [group], seed=""))
    assert fault == "9 are to go on, and there are 8 players who can"
    (alone,) = faults(
        lambda: qualify(two_sections(), [Group(name="F", per_section=0, best_next=1)], seed="")
    )
    assert alone == "F would have 1 player, at least two are needed"


@settings(max_examples=80)
@given(st.data())
def test_who_goes_on_is_never_worse_than_who_does_not(data):
    """Against the obvious reading: nobody left behind would beat anybody who goes on."""
    figure = st.fractions(0, 1, max_denominator=3)
    tables = {}
    for name in "ABC"[: data.draw(st.integers(1, 3))]:
        points = sorted(data.draw(st.lists(figure, min_size=3, max_size=5)), reverse=True)
        tables[name] = [
            row(f"{name}{at}", 1 + sum(other > each for other in points), each)
            for at, each in enumerate(points)
        ]
    per, following = data.draw(st.integers(0, 2)), data.draw(st.integers(0, 3))
    size = per * len(tables) + following
    if size < 2 or size > sum(map(len, tables.values())):
        return
    group = Group(name="F", per_section=per, best_next=following)
    found = qualify(tables, [group], seed=data.draw(st.text(max_size=3)))
    going = found.groups[0][1]
    assert len(going) == size

    def worth(one):
        return -one.place, one.figures

    for name in tables:
        inside = [worth(each) for each in going if each.section == name]
        left = [worth(each) for each in found.rest if each.section == name]
        assert len(inside) >= per
        assert not left or not inside or min(inside) >= max(left)
    best = [worth(each) for each in going if each.is_next]
    assert len(best) == following
    assert not best or all(min(best) >= worth(each) for each in found.rest)


def test_a_section_is_read_from_its_table():
    table = standings(
        ["A", "B", "C", "D"],
        [
            game("A", "B"),
            game("A", "C"),
            game("A", "D"),
            game("B", "C", Score.DRAW),
            game("B", "D"),
            game("C", "D"),
        ],
        tie_breaks=(),
    )
    rows = section_rows(table)
    assert [each.player for each in rows] == ["A", "B", "C", "D"]
    assert rows[0].figures[0] == 1
    assert rows[1].figures[0] == Fraction(1, 2)
    assert len(rows[0].figures) == len(table.criteria) - 1, "mutual points stay in the section"


def test_who_withdrew_from_a_section_is_not_compared():
    games = [game("A", "B"), game("A", "C"), game("B", "C")]
    table = standings(["A", "B", "C"], games, withdrawn=["B"])
    assert [each.player for each in section_rows(table)] == ["A", "C"]


def test_a_section_that_goes_on_has_no_qualifiers_yet():
    running = TableGame(black="A", white="B", kind=Kind.RUNNING)
    with pytest.raises(ArbiterError, match="not decided"):
        section_rows(standings(["A", "B"], [running]))


# final groups


def test_results_between_qualifiers_of_one_section_are_taken_along():
    games = [game("a1", "a2"), game("a1", "a3"), game("b2", "b1", kind=Kind.WALKOVER)]
    carried = carried_over(["a1", "a2", "b1", "b2"], games, games_per_match=1)
    assert [(each.black, each.white, each.round) for each in carried] == [
        ("a1", "a2", 0),
        ("b2", "b1", 0),
    ]
    assert carried[1].kind is Kind.WALKOVER


def test_what_cannot_be_taken_along_is_told_at_once():
    running = TableGame(black="a1", white="a2", kind=Kind.RUNNING)
    games = [running, game("b1", "b2"), game("b2", "b1")]
    found = faults(lambda: carried_over(["a1", "a2", "b1", "b2"], games, games_per_match=1))
    assert found == [
        "a1 and a2 are still playing",
        "b1 and b2 have played 2 games in their section, a match of the final group has 1",
    ]


def pairs_of(games):
    return Counter(frozenset((each.black, each.white)) for each in games)


def test_without_results_taken_along_the_final_is_a_round_robin():
    group = list("abcde")
    found = final_games(group)
    wanted = [(group[each.black - 1], group[each.white - 1]) for each in round_robin(5)]
    assert [(each.black, each.white) for each in found] == wanted


@pytest.mark.parametrize("size", range(2, 7))
def test_two_sections_meet_by_a_scheveningen_table(size):
    first, second = ([f"{letter}{at}" for at in range(size)] for letter in "ab")
    carried = [game(*pair) for half in (first, second) for pair in combinations(half, 2)]
    mixed = [player for pair in zip(first, second, strict=True) for player in pair]
    found = final_games(mixed, carried)
    assert pairs_of(found) == Counter(frozenset((a, b)) for a in first for b in second)
    assert max(each.round for each in found) == size
    blacks = Counter(each.black for each in found)
    assert {abs(2 * blacks[player] - size) for player in mixed} <= {size % 2}


@settings(max_examples=60)
@given(st.data(), st.integers(2, 9), st.integers(1, 3))
def test_nobody_meets_anybody_again_and_all_others_meet(data, size, per_match):
    group = [f"p{number}" for number in range(size)]
    pairs = list(combinations(group, 2))
    met = data.draw(st.lists(st.sampled_from(pairs), unique=True))
    found = final_games(group, [game(*pair) for pair in met], games_per_match=per_match)
    left = {frozenset(pair) for pair in pairs} - {frozenset(pair) for pair in met}
    assert pairs_of(found) == dict.fromkeys(left, per_match)
    rounds = sorted({each.round for each in found})
    assert rounds == list(range(1, len(rounds) + 1))
    for number in rounds:
        own = [each for each in found if each.round == number]
        seats = [player for each in own[::per_match] for player in (each.black, each.white)]
        assert len(seats) == len(set(seats))
        boards = [each.board for each in own[::per_match]]
        assert boards == list(range(1, len(boards) + 1))
    for pair in left:
        blacks = [each.black for each in found if {each.black, each.white} == pair]
        assert all(one != other for one, other in pairwise(blacks))


def test_the_order_of_the_event_has_the_first_group_first_and_then_who_is_left():
    left = qualify(
        {"A": section("a", 1, "0.5"), "B": section("b", 1, "0.5"), "C": section("c", 1, "0.1")},
        [Group(name="F", per_section=1)],
        seed="",
    ).rest
    found = overall_places([[(1, "b1"), (2, "a1"), (2, "c1")], [(1, "x"), (2, "y")]], left)
    assert found[:5] == ((1, "b1"), (2, "a1"), (2, "c1"), (4, "x"), (5, "y"))
    assert sorted(found[5:]) == [(6, "a2"), (6, "b2"), (8, "c2")]
