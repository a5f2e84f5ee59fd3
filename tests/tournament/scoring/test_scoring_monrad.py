"""The order of a Monrad (26.6), and tables of all kinds against a second, slow implementation."""

from fractions import Fraction
from itertools import combinations
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import Bye, Kind, Score, TableGame, table_game
from corr.tournament.scoring.standings import monrad_standings, standings
from corr.words.tables import explain
from tests.tournament import second_table

FIGURES = ("game_points", "match_points", "buchholz", "berger", "mutual", "match_wins", "used")
SCORES = (Score.BLACK, Score.WHITE, Score.DRAW, Score.NOBODY)


def game(black, white, result="", ended="five", **rest):
    return table_game(black, white, result, ended, **rest)


def row_of(table, player):
    return next(row for row in table.rows if row.player == player)


@st.composite
def played(draw, black, white, round=1):  # noqa: A002
    """A game in any state."""
    kind = draw(st.sampled_from([Kind.PLAYED] * 5 + list(Kind)))
    score = draw(st.sampled_from(SCORES))
    if kind in (Kind.UNPLAYED, Kind.RUNNING):
        score = None
    elif kind is Kind.ADJOURNED:
        score = draw(st.sampled_from([None, score]))
    moves = draw(st.integers(0, 60))
    return TableGame(black=black, white=white, kind=kind, score=score, round=round, moves=moves)


@st.composite
def monrads(draw):
    """Any Monrad, without much care for who should meet whom."""
    players = [f"P{number}" for number in range(draw(st.integers(1, 9)))]
    per_match = draw(st.sampled_from([1, 1, 1, 2, 4]))
    rounds = draw(st.integers(0, 5))
    withdrawn = draw(st.dictionaries(st.sampled_from(players), st.integers(0, rounds), max_size=3))
    met, games, byes = set(), [], []
    for number in range(1, rounds + 1):
        here = [player for player in players if withdrawn.get(player, number) >= number]
        here = draw(st.permutations(here))
        if len(here) % 2:
            byes.append(Bye(player=here.pop(), round=number))
        for pair in zip(here[::2], here[1::2], strict=True):
            if frozenset(pair) not in met:
                met.add(frozenset(pair))
                for at in range(draw(st.integers(1, per_match))):
                    games.append(draw(played(pair[at % 2], pair[1 - at % 2], number)))
    return players, games, per_match, withdrawn, byes


def plain(games):
    return [
        (
            each.black,
            each.white,
            each.kind.value,
            each.score.value if each.score else "",
            each.round,
        )
        for each in games
    ]


def same(found, wanted):
    """The rows are those of the second table, figure by figure."""
    assert [(row.place, row.player) for row in found.rows] == [row[:2] for row in wanted]
    for row, (_, _, figures) in zip(found.rows, wanted, strict=True):
        assert {name: getattr(row, name) for name in FIGURES} == figures


@given(monrads())
def test_a_monrad_has_the_figures_of_the_slow_table(event):
    players, games, per_match, withdrawn, byes = event
    found = monrad_standings(
        players, games, games_per_match=per_match, withdrawn=withdrawn, byes=byes
    )
    wanted, _ = second_table.table(
        players,
        plain(games),
        per_match,
        withdrawn,
        monrad=True,
        byes=[(bye.player, bye.round) for bye in byes],
    )
    same(found, wanted)
    assert found.annulled == ()
    assert len(explain(found)) == len(players)


@st.composite
def groups(draw):
    """All meet all, or half against half, with some games missing from the list."""
    halves = draw(st.booleans())
    players = [f"P{number}" for number in range(draw(st.integers(1, 4)) * 2)]
    meets = {one: [other for other in players if other != one] for one in players}
    if halves:
        meets = {
            one: [other for other in players if int(other[1]) % 2 != int(one[1]) % 2]
            for one in players
        }
    per_match = draw(st.sampled_from([1, 1, 1, 2, 4]))
    games = []
    for one, other in combinations(players, 2):
        if other in meets[one]:
            for at in range(draw(st.integers(0, per_match))):
                pair = (one, other)
                games.append(draw(played(pair[at % 2], pair[1 - at % 2])))
    withdrawn = draw(st.sets(st.sampled_from(players), max_size=2))
    return players, games, per_match, withdrawn, meets if halves else None


@given(groups())
def test_a_group_has_the_figures_of_the_slow_table(event):
    players, games, per_match, withdrawn, meets = event
    found = standings(players, games, games_per_match=per_match, withdrawn=withdrawn, meets=meets)
    wanted, annulled = second_table.table(players, plain(games), per_match, withdrawn, meets=meets)
    same(found, wanted)
    assert list(found.annulled) == annulled


ORDERS = st.permutations(["buchholz", "berger", "mutual", "wins"])


@given(monrads(), ORDERS)
def test_an_event_can_have_its_own_order(event, names):
    players, games, per_match, withdrawn, byes = event
    order = ["match_points", "game_points", *names]
    found = monrad_standings(
        players,
        games,
        games_per_match=per_match,
        withdrawn=withdrawn,
        byes=byes,
        tie_breaks=order,
    )
    wanted, _ = second_table.table(
        players,
        plain(games),
        per_match,
        withdrawn,
        monrad=True,
        byes=[(bye.player, bye.round) for bye in byes],
        order=["match_wins" if name == "wins" else name for name in order],
    )
    same(found, wanted)


# One rule at a time


def test_buchholz_adds_the_match_points_of_all_opponents():
    games = [
        *(game("A", "B", "1-0"), game("C", "D", "1-0")),
        *(game("C", "A", "0-1", round=2), game("D", "B", "1/2-1/2", round=2)),
    ]
    table = monrad_standings("ABCD", games)
    assert [row_of(table, player).buchholz for player in "ABCD"] == [3, 5, 5, 3]
    assert [(row.place, row.player) for row in table.rows] == [
        (1, "A"), (2, "C"), (3, "B"), (4, "D"),
    ]  # fmt: skip


def test_a_bye_is_a_won_match_but_no_opponent_and_no_win():
    games = [game("A", "B", "1-0"), game("B", "A", "1/2-1/2")]
    table = monrad_standings("ABC", games, games_per_match=2, byes=[Bye(player="C", round=1)])
    row = row_of(table, "C")
    assert (row.game_points, row.match_points, row.byes) == (2, 2, 1)
    assert (row.buchholz, row.berger, row.match_wins, row.games) == (0, 0, 0, 0)


def test_who_withdrew_is_worth_what_they_got_who_stood_as_he_did():
    # After round one A, C and E have two points. E leaves; A ends with four and C with three.
    games = [
        *(game("A", "B", "1-0"), game("C", "D", "1-0"), game("E", "F", "1-0")),
        *(game("A", "D", "1-0", round=2), game("C", "F", "1/2-1/2", round=2)),
    ]
    table = monrad_standings("ABCDEF", games, withdrawn={"E": 1})
    assert row_of(table, "E").match_points == 2
    assert row_of(table, "E").used == Fraction(7, 2)
    assert row_of(table, "F").buchholz == Fraction(7, 2) + 3
    assert row_of(table, "E").status == "withdrawn"


def test_who_withdrew_alone_on_his_points_is_worth_those():
    games = [game("A", "B", "1-0"), game("C", "D", "1/2-1/2")]
    table = monrad_standings("ABCD", games, withdrawn={"A": 1})
    assert row_of(table, "A").used == 2


def test_berger_takes_the_real_points_of_who_withdrew():
    games = [
        *(game("A", "B", "0-1"), game("C", "D", "0-1")),
        *(game("A", "D", "1-0", round=2), game("C", "B", "0-1", round=2)),
    ]
    table = monrad_standings("ABCD", games, withdrawn={"C": 1})
    assert row_of(table, "C").used == 2
    assert row_of(table, "B").berger == 2
    assert row_of(table, "B").buchholz == 4


def test_results_against_who_left_after_one_round_stand():
    games = [game("A", "B", "0-1"), game("A", "C", "", round=2)]
    table = monrad_standings("ABC", games, withdrawn={"A": 2})
    assert table.annulled == ()
    assert [row_of(table, player).game_points for player in "ABC"] == [0, 1, 1]
    assert table.final


def test_an_order_that_cannot_be_is_refused():
    with pytest.raises(ValueError, match="median: a Monrad knows no tie-break of this name"):
        monrad_standings("AB", [], tie_breaks=["median"])


def test_a_player_twice_or_a_strangers_bye_is_an_error():
    with pytest.raises(ValueError, match="twice"):
        monrad_standings("ABA", [])
    with pytest.raises(ValueError, match="not in the event"):
        monrad_standings("AB", [], byes=[Bye(player="C", round=1)])
    with pytest.raises(ValueError, match="A and B are not to meet"):
        standings("ABCD", [game("A", "B", "1-0")], meets={"A": "C", "B": "D", "C": "A", "D": "B"})


# The Weaver rule in a Monrad


def test_weaver_points_go_first_and_count_in_buchholz():
    games = [
        TableGame(black="A", white="B", kind=Kind.PLAYED, score=Score.BLACK, moves=21),
        TableGame(black="B", white="A", kind=Kind.PLAYED, score=Score.BLACK, moves=41),
    ]
    table = monrad_standings("AB", games, games_per_match=2, weaver=True)
    assert table.criteria[0] == "match_points"
    first, second = table.rows
    assert (first.player, first.match_points) == ("A", Fraction(5, 4))
    assert second.buchholz == Fraction(5, 4)


# In words


def test_a_place_in_a_monrad_is_explained_by_buchholz_or_berger():
    games = [
        *(game("A", "B", "1-0"), game("C", "D", "1-0"), game("E", "F", "1/2-1/2")),
        *(game("A", "C", "1-0", round=2), game("B", "E", "1-0", round=2)),
        game("D", "F", "1-0", round=2),
    ]
    assert explain(monrad_standings("ABCDEF", games))[:4] == (
        "1st before C: 2 points to 1",
        "2nd before B: equal points, Buchholz 6 to 5",
        "3rd before D: equal points, Buchholz 5 to 3",
        "4th before E: 1 point to 0.5",
    )
    assert explain(monrad_standings("ABCDEF", games, tie_breaks=["berger"]))[1] == (
        "2nd before B: equal points, Berger 2 to 1"
    )


def test_thirds_are_told_exactly():
    games = [
        *(game("A", "B", "1-0"), game("C", "D", "1-0"), game("E", "F", "1-0")),
        *(game("G", "H", "1-0"), game("C", "E", "1/2-1/2", round=2)),
    ]
    table = monrad_standings("ABCDEFGH", games, withdrawn={"A": 1})
    assert row_of(table, "B").buchholz == Fraction(8, 3)
    assert explain(table)[6] == "7th before H: equal points, Buchholz 2 2/3 to 2"


# Speed


@pytest.mark.long
def test_a_monrad_of_ten_thousand_is_counted_in_two_seconds():
    lots = Lots("ten thousand")
    players = [f"P{number}" for number in range(10_000)]
    games, left = [], {player: lots.below(15) for player in players[:300]}
    for number in range(1, 16):
        here = lots.shuffled([player for player in players if left.get(player, number) >= number])
        games += [
            game(*pair, ("1-0", "0-1", "1/2-1/2")[lots.below(3)], round=number)
            for pair in zip(here[::2], here[1::2], strict=False)
        ]
    start = process_time()
    table = monrad_standings(players, games, withdrawn=left)
    taken = process_time() - start
    assert len(table.rows) == 10_000
    assert taken < 2


@pytest.mark.parametrize(
    ("games", "byes", "fault"),
    [
        ([], [("A", 1), ("A", 1)], "A has two byes in round 1"),
        ([game("A", "B", "1-0")], [("A", 1)], "A has a bye and plays in round 1"),
        ([game("A", "A", "1-0")], [], "A is paired with themself"),
        ([game("A", "B", "1-0"), game("B", "A", "1-0")], [], "A and B have 2 games in one match"),
    ],
)
def test_nobody_is_paid_twice_in_a_round(games, byes, fault):
    free = [Bye(player=player, round=number) for player, number in byes]
    with pytest.raises(ValueError, match=fault):
        monrad_standings("ABC", games, byes=free)
