from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.tournament.pairing.pairing import round_robin
from corr.tournament.scoring.scoring_games import (
    Kind,
    Score,
    TableGame,
    match_points,
    table_game,
    weaver_quarters,
)
from corr.tournament.scoring.standings import standings
from corr.words.tables import explain

HALF = Fraction(1, 2)


def game(black, white, result="", ended="five", **rest):
    return table_game(black, white, result, ended, **rest)


def unplayed(black, white):
    return TableGame(black=black, white=white, kind=Kind.UNPLAYED)


def adjourned(black, white, score=None):
    return TableGame(black=black, white=white, kind=Kind.ADJOURNED, score=score)


def places(table):
    return [(row.place, row.player) for row in table.rows]


def row_of(table, player):
    return next(row for row in table.rows if row.player == player)


@st.composite
def events(draw, states=("1-0", "0-1", "1/2-1/2", "0-0")):
    size = draw(st.integers(2, 8))
    cycles = draw(st.integers(1, 5))
    games = tuple(
        game(f"P{p.black}", f"P{p.white}", draw(st.sampled_from(states)), "five", round=p.round)
        for p in round_robin(size, cycles)
    )
    return tuple(f"P{number}" for number in range(1, size + 1)), games, cycles


# Points and matches (16.1, 16.4)


def test_a_win_is_one_point_a_draw_a_half_and_a_loss_nothing():
    assert [game("A", "B", "1-0").points(player) for player in "AB"] == [1, 0]
    assert [game("A", "B", "1/2-1/2").points(player) for player in "AB"] == [HALF, HALF]
    assert [game("A", "B", "0-0").points(player) for player in "AB"] == [0, 0]


def test_most_game_points_win_the_match():
    match = [game("A", "B", "1-0"), game("B", "A", "1/2-1/2")]
    assert match_points(match, "A", "B") == (2, 0)
    assert match_points(match, "B", "A") == (0, 2)


def test_equal_game_points_share_the_match():
    match = [game("A", "B", "1-0"), game("B", "A", "1-0")]
    assert match_points(match, "A", "B") == (1, 1)


def test_a_match_that_nobody_played_gives_nobody_a_point():
    assert match_points([unplayed("A", "B")], "A", "B") == (0, 0)
    assert match_points([game("A", "B", "0-0", "walkover")], "A", "B") == (0, 0)


def test_a_game_cannot_be_running_and_decided():
    with pytest.raises(ValueError, match="running cannot have the score 1-0"):
        TableGame(black="A", white="B", kind=Kind.RUNNING, score=Score.BLACK)
    with pytest.raises(ValueError, match="played cannot have the score None"):
        TableGame(black="A", white="B", kind=Kind.PLAYED)


@pytest.mark.parametrize(
    ("result", "ended", "kind"),
    [
        ("1-0", "five", Kind.PLAYED),
        ("0-1", "time", Kind.PLAYED),
        ("0-1", "walkover", Kind.WALKOVER),
        ("0-1", "withdrawal", Kind.WITHDRAWAL),
        ("", "", Kind.RUNNING),
    ],
)
def test_the_words_of_the_event_file_name_the_kind(result, ended, kind):
    assert table_game("A", "B", result, ended).kind is kind


# The order (18.2)


def test_game_points_go_before_match_points_in_short_matches():
    games = [
        *(game("A", "B", "1-0"), game("B", "A", "1-0")),
        *(game("A", "C", "1-0"), game("C", "A", "0-1")),
        *(game("B", "C", "1/2-1/2"), game("C", "B", "1/2-1/2")),
    ]
    table = standings("ABC", games, games_per_match=2)
    assert table.criteria[:2] == ("game_points", "match_points")
    assert places(table) == [(1, "A"), (2, "B"), (3, "C")]


def long_matches():
    """A wins twice by one game; B loses so to A, but wins 4-0: more games, fewer matches."""

    def match(one, other, wins):
        draws = 4 - abs(wins)
        result = "1-0" if wins > 0 else "0-1"
        return [game(one, other, result)] * abs(wins) + [game(one, other, "1/2-1/2")] * draws

    return [*match("A", "B", 1), *match("A", "C", 1), *match("B", "C", 4)]


def test_match_points_go_before_game_points_from_four_games_a_match():
    table = standings("ABC", long_matches(), games_per_match=4)
    assert row_of(table, "B").game_points > row_of(table, "A").game_points
    assert places(table) == [(1, "A"), (2, "B"), (3, "C")]


def test_three_games_a_match_are_still_ordered_by_game_points():
    games = [each for index, each in enumerate(long_matches()) if index % 4]
    table = standings("ABC", games, games_per_match=3)
    assert table.criteria[0] == "game_points"


def test_berger_adds_the_beaten_and_half_of_the_drawn():
    games = [game("A", "B", "1-0"), game("B", "C", "1-0"), game("A", "C", "1/2-1/2")]
    table = standings("ABC", games)
    assert [row_of(table, player).match_points for player in "ABC"] == [3, 2, 1]
    assert [row_of(table, player).berger for player in "ABC"] == [
        Fraction(5, 2),
        1,
        Fraction(3, 2),
    ]


def test_players_level_in_everything_share_the_place_and_the_next_skips():
    games = [
        *(game("A", other, "1-0") for other in "BCD"),
        *(game("B", "C", "1-0"), game("C", "D", "1-0"), game("D", "B", "1-0")),
    ]
    table = standings("DBCA", games)
    assert places(table) == [(1, "A"), (2, "D"), (2, "B"), (2, "C")]
    games += [game(player, "E", "1-0") for player in "ABCD"]
    assert places(standings("ABCDE", games))[-1] == (5, "E")


RESULTS = {"1": "1-0", "0": "0-1", "=": "1/2-1/2"}


def all_meet(players, results):
    """Everybody against everybody, A-B, A-C ... with a 1, 0 or = for the first of each pair."""
    pairs = combinations(players, 2)
    return [game(*pair, RESULTS[result]) for pair, result in zip(pairs, results, strict=True)]


def test_mutual_games_are_counted_once_for_all_who_are_level():
    # A, B, D and E are level after Berger. B and E won twice among the four, A and D once. That
    # B beat E and that D beat A would part them if d were asked again; it is not.
    table = standings("ABCDEF", all_meet("ABCDEF", "1=001011==1101="))
    assert places(table) == [(1, "C"), (2, "B"), (2, "E"), (4, "A"), (4, "D"), (6, "F")]
    assert [row.mutual for row in table.rows] == [0, 2, 2, 1, 1, 0]


def test_more_won_matches_decide_at_last():
    # Three draws, or a win, a draw and a loss, in a circle: all else is equal.
    table = standings("ABCD", all_meet("ABCD", "===010"))
    figures = {(row.game_points, row.berger, row.mutual) for row in table.rows}
    assert len(figures) == 1
    assert places(table) == [(1, "B"), (1, "C"), (1, "D"), (4, "A")]


@given(events())
def test_points_are_neither_lost_nor_made(event):
    players, games, cycles = event
    table = standings(players, games, games_per_match=cycles)
    assert sorted(row.player for row in table.rows) == sorted(players)
    scored = sum(each.score is not Score.NOBODY for each in games)
    assert sum(row.game_points for row in table.rows) == scored
    assert table.final
    for one, other in combinations(table.rows, 2):
        figures = [[getattr(row, name) for name in table.criteria] for row in (one, other)]
        assert figures[0] >= figures[1]
        assert (figures[0] == figures[1]) == (one.place == other.place)


@given(events(), st.randoms(use_true_random=False))
def test_neither_the_order_of_games_nor_of_players_changes_a_place(event, chance):
    players, games, cycles = event
    before = standings(players, games, games_per_match=cycles)
    mixed, players_mixed = list(games), list(players)
    chance.shuffle(mixed)
    chance.shuffle(players_mixed)
    after = standings(players_mixed, mixed, games_per_match=cycles)
    assert sorted(places(before)) == sorted(places(after))


@given(events())
def test_turning_every_colour_changes_nothing(event):
    players, games, cycles = event
    turned = {"1-0": "0-1", "0-1": "1-0"}
    other = [
        game(each.white, each.black, turned.get(each.score, each.score), "five") for each in games
    ]
    one, two = (standings(players, each, games_per_match=cycles) for each in (games, other))
    assert one.rows == two.rows


# Withdrawal (16.2-16.3)


def five(*played):
    """A group of five, A to E, in which only these games have been played so far."""
    met = {frozenset((each.black, each.white)) for each in played}
    rest = [pair for pair in combinations("ABCDE", 2) if frozenset(pair) not in met]
    return [*played, *(game(*pair) for pair in rest)]


def test_who_leaves_before_half_of_the_games_is_annulled():
    table = standings("ABCDE", five(game("A", "E", "0-1")), withdrawn="E")
    assert table.annulled == ("E",)
    assert len(table.rows) == 4
    assert row_of(table, "A").games == 0


def test_who_leaves_after_half_of_the_games_stays_and_loses_the_rest():
    played = five(game("A", "E", "0-1"), game("B", "E", "1/2-1/2"))
    table = standings("ABCDE", played, withdrawn="E")
    assert table.annulled == ()
    left = row_of(table, "E")
    assert (left.game_points, left.games, left.status) == (Fraction(3, 2), 4, "withdrawn")
    assert row_of(table, "C").game_points == 1
    kinds = {each.kind for each in table.games if "E" in (each.black, each.white)}
    assert kinds == {Kind.PLAYED, Kind.WALKOVER}


def test_adjourned_games_count_as_completed_but_running_ones_do_not():
    first = game("A", "E", "1-0")
    assert standings("ABCDE", five(first, adjourned("B", "E")), withdrawn="E").annulled == ()
    running = standings("ABCDE", five(first, game("B", "E")), withdrawn="E")
    assert running.annulled == ("E",)


@pytest.mark.parametrize(
    ("result", "ended", "annulled"),
    [
        ("0-1", "walkover", ("E",)),
        ("0-1", "late", ("E",)),
        ("0-1", "withdrawal", ("E",)),
        ("1-0", "walkover", ("E",)),
        ("0-0", "walkover", ("E",)),
        ("1-0", "withdrawal", ("E",)),
        ("1-0", "time", ()),
    ],
)
def test_walkovers_neither_won_nor_lost_count_as_completed(result, ended, annulled):
    played = five(game("A", "E", "1-0"), game("B", "E", result, ended))
    assert standings("ABCDE", played, withdrawn="E").annulled == annulled


def test_each_who_left_is_judged_by_the_whole_schedule():
    # E has played both games that were left after D's withdrawal, and yet only half of four.
    played = five(game("A", "E", "1-0"), game("B", "E", "1-0"), game("A", "D", "0-1"))
    table = standings("ABCDE", played, withdrawn="DE")
    assert table.annulled == ("D",)
    assert row_of(table, "E").status == "withdrawn"


def test_between_two_who_left_nobody_scores():
    played = five(
        *(game("A", "E", "1-0"), game("B", "E", "1-0")),
        *(game("A", "D", "1-0"), game("B", "D", "1-0")),
    )
    table = standings("ABCDE", played, withdrawn="DE")
    assert table.annulled == ()
    assert [row_of(table, player).game_points for player in "CDE"] == [2, 0, 0]
    assert [row_of(table, player).match_points for player in "DE"] == [0, 0]


def leave(games, who, gone):
    """The games after a withdrawal: what was open is won by the opponent, if one is left."""
    return [
        each
        if each.score or who not in (each.black, each.white)
        else replace(
            each,
            kind=Kind.WALKOVER if each.never_begun else Kind.WITHDRAWAL,
            score=Score.NOBODY
            if {each.black, each.white} & gone
            else (Score.WHITE if who == each.black else Score.BLACK),
        )
        for each in games
    ]


def after_leaving(players, games, cycles, order):
    gone = set()
    for who in order:
        games = leave(games, who, gone)
        gone.add(who)
    table = standings(players, games, games_per_match=cycles, withdrawn=gone)
    rows = {row.player: (row.place, row.game_points, row.match_points) for row in table.rows}
    return rows, set(table.annulled)


@given(events(states=("1-0", "0-1", "1/2-1/2", "", "")), st.data())
def test_no_order_of_the_same_withdrawals_changes_a_table(event, data):
    players, games, cycles = event
    games = [
        replace(each, never_begun=data.draw(st.booleans())) if not each.score else each
        for each in games
    ]
    order = data.draw(st.permutations(players))[: data.draw(st.integers(2, len(players)))]
    other = data.draw(st.permutations(order))
    assert after_leaving(players, games, cycles, order) == after_leaving(
        players, games, cycles, other
    )


def test_games_missing_from_the_list_are_lost_by_who_left():
    games = [game("A", "C", "1-0"), game("B", "C", "1-0"), game("A", "C", "1-0")]
    games += [game("A", "B", "1/2-1/2")] * 2
    table = standings("ABC", games, games_per_match=2, withdrawn="C")
    assert row_of(table, "B").game_points == 3
    assert row_of(table, "B").games == 4


def test_a_walkover_counts_in_every_figure():
    games = [game("A", "B", "1-0", "walkover"), game("B", "C", "1-0"), game("A", "C", "1-0")]
    first = standings("ABC", games).rows[0]
    assert (first.game_points, first.berger, first.match_wins) == (2, 2, 2)


# While games are going on


def test_a_match_gives_points_only_when_it_is_over():
    games = [game("A", "B", "1-0"), game("B", "A")]
    table = standings("AB", games, games_per_match=2)
    assert not table.final
    assert (table.rows[0].game_points, table.rows[0].match_points) == (1, 0)
    assert table.rows[0].games == 1


def test_an_event_without_a_result_shares_one_place():
    table = standings("ABC", [game(*pair) for pair in combinations("ABC", 2)])
    assert places(table) == [(1, "A"), (1, "B"), (1, "C")]


@given(events(states=("1-0", "0-1", "1/2-1/2", "")), st.data())
def test_any_state_of_an_event_has_a_table(event, data):
    players, games, cycles = event
    withdrawn = data.draw(st.sets(st.sampled_from(players)))
    table = standings(players, games, games_per_match=cycles, withdrawn=withdrawn)
    assert sorted([*table.annulled, *(row.player for row in table.rows)]) == sorted(players)
    assert set(table.annulled) <= withdrawn
    assert len(explain(table)) == len(table.rows)
    for each in table.games:
        if {each.black, each.white} & withdrawn:
            assert each.kind is not Kind.RUNNING


def test_a_stranger_among_the_games_is_an_error():
    with pytest.raises(ValueError, match="not in the event"):
        standings("AB", [game("A", "X", "1-0")])


# The Weaver rule (P16)


def stones(black, white, result, moves):
    return TableGame(black=black, white=white, kind=Kind.PLAYED, score=Score(result), moves=moves)


@pytest.mark.parametrize(
    ("first", "second", "points"),
    [
        (("1-0", 21), ("0-1", 40), (8, 0)),
        (("1-0", 21), ("1-0", 41), (5, 3)),
        (("1-0", 41), ("1-0", 21), (3, 5)),
        (("1-0", 21), ("1-0", 22), (4, 4)),
        (("1-0", 21), ("1/2-1/2", 80), (6, 2)),
        (("1/2-1/2", 80), ("1/2-1/2", 80), (4, 4)),
    ],
)
def test_of_one_win_each_the_shorter_is_worth_more(first, second, points):
    match = [stones("A", "B", *first), stones("B", "A", *second)]
    assert weaver_quarters(match, "A", "B") == points


def test_a_walkover_is_won_in_no_moves():
    match = [game("A", "B", "1-0", "walkover"), stones("B", "A", "1-0", 9)]
    assert weaver_quarters(match, "A", "B") == (5, 3)


def test_the_weaver_rule_needs_matches_of_two_games():
    with pytest.raises(ValueError, match="two games"):
        standings("AB", [], weaver=True)


# In words


def test_a_place_is_explained_by_what_decided_it():
    games = [
        *(game("A", "B", "1-0"), game("B", "C", "1-0"), game("C", "D", "1-0")),
        *(game("D", "A", "1-0"), game("A", "C", "1-0"), game("B", "D", "1-0")),
    ]
    table = standings("ABCD", games)
    names = {"A": "Anna", "B": "Bo", "C": "Cia", "D": "Dag"}
    assert explain(table, names) == (
        "1st before Bo: equal points, Berger 6 to 4",
        "2nd before Dag: 2 points to 1",
        "3rd before Cia: equal points, Berger 4 to 2",
        "4th after Dag: equal points, Berger 2 to 4",
    )


def test_a_shared_place_names_those_who_share_it():
    drawn = [game(one, two, "1/2-1/2") for one, two in combinations("ABC", 2)]
    assert explain(standings("ABC", drawn))[0] == (
        "1st, shared with B and C: equal points, Berger, mutual games and won matches"
    )


def test_long_matches_are_explained_by_match_points_first():
    words = explain(standings("ABC", long_matches(), games_per_match=4))
    assert words[0] == "1st before B: 4 match points to 2"


def test_one_point_is_one_point():
    assert explain(standings("AB", [game("A", "B", "1-0")])) == (
        "1st before B: 1 point to 0",
        "2nd after A: 0 points to 1",
    )


@pytest.mark.parametrize(
    ("games", "per_match", "fault"),
    [
        ([game("A", "A", "1-0")], 1, "A is paired with themself"),
        ([game("A", "B", "1-0"), game("B", "A", "1-0")], 1, "A and B have 2 games in one match"),
        ([game("A", "B", "1-0", round=each) for each in (1, 2, 3)], 2, "A and B have 3 games"),
        ([], 0, "a match has one game at least, not 0"),
    ],
)
def test_games_that_no_match_can_have_are_refused(games, per_match, fault):
    with pytest.raises(ValueError, match=fault):
        standings("ABC", games, games_per_match=per_match)
