from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.pairing.match_play import MatchTerms, Until, match_state
from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import Kind, Score, TableGame


def terms(number, until=Until.GAMES, *, pente=False):
    return MatchTerms(until=until, number=Fraction(number), fewest_moves_open=pente)


def played(results, moves=()):
    """Games of a match that `A` opens, from A's results `+`, `-`, `=`, `0` (nobody), `?` open."""
    games = []
    for number, result in enumerate(results):
        black, white = ("A", "B") if number % 2 == 0 else ("B", "A")
        a_won = {"+": "A", "-": "B"}.get(result)
        score = {"=": Score.DRAW, "0": Score.NOBODY, "?": None}.get(
            result, Score.BLACK if a_won == black else Score.WHITE
        )
        games.append(
            TableGame(
                black=black,
                white=white,
                kind=Kind.RUNNING if score is None else Kind.PLAYED,
                score=score,
                round=number + 1,
                moves=dict(enumerate(moves)).get(number, 0),
            )
        )
    return games


def state(results, agreed, **more):
    return match_state("A", "B", played(results), agreed, **more)


def due(found):
    return [(game.number, game.black, game.white) for game in found.due]


def test_a_match_of_games_ends_when_the_lead_is_more_than_what_is_left():
    assert not state("++=", terms(6)).over
    over = state("++=+", terms(6))
    assert over.over
    assert (over.winner, over.points, over.games) == ("A", (Fraction("3.5"), Fraction("0.5")), 4)
    assert over.due == ()


def test_a_match_of_games_is_drawn_after_the_last_of_them():
    found = state("+-==", terms(4))
    assert (found.over, found.winner, found.match_points) == (True, None, (1, 1))


def test_a_game_without_points_is_one_of_the_agreed_number():
    found = state("0+", terms(2))
    assert (found.over, found.winner, found.points) == (True, "A", (1, 0))
    nobody = state("00", terms(2))
    assert (nobody.over, nobody.winner, nobody.match_points) == (True, None, (0, 0))


def test_the_winner_has_two_match_points_and_nobody_has_any_before():
    assert state("++", terms(3)).match_points == (2, 0)
    assert state("--", terms(3)).match_points == (0, 2)
    assert state("+", terms(3)).match_points == (0, 0)


def test_a_match_ends_with_the_agreed_points():
    agreed = terms("2.5", Until.POINTS)
    assert not state("+=-=", agreed).over
    found = state("+=-==", agreed)
    assert (found.over, found.winner) == (True, None), "one draw took both to the agreed points"
    assert state("+=-=+", agreed).winner == "A"


def test_draws_do_not_end_a_match_for_wins():
    agreed = terms(2, Until.WINS)
    assert not state("+========", agreed).over
    found = state("+=-=-", agreed)
    assert (found.over, found.winner, found.wins) == (True, "B", (1, 2))


def test_colours_alternate_and_all_games_that_are_certain_may_begin():
    assert due(state("", terms(4))) == [(1, "A", "B"), (2, "B", "A"), (3, "A", "B")]
    assert due(state("+", terms(4))) == [(2, "B", "A"), (3, "A", "B")]
    assert due(state("+-", terms(4))) == [(3, "A", "B"), (4, "B", "A")]


def test_games_that_go_on_are_not_due_again():
    assert due(state("+?", terms(4))) == [(3, "A", "B")]
    assert due(state("+??", terms(4))) == []
    assert due(state("??", terms(2, Until.WINS))) == []


def test_the_deciding_game_is_marked():
    assert state("+-", terms(3)).due[0].deciding
    assert not state("+=", terms(4)).due[0].deciding
    assert state("+-+-", terms(3, Until.WINS)).due[0].deciding


def test_the_deciding_game_in_pente_is_opened_by_who_won_in_fewer_moves():
    quick_b = match_state("A", "B", played("+-", [31, 20]), terms(3, pente=True))
    assert due(quick_b) == [(3, "B", "A")], "A needed 16 own moves, B 10"
    quick_a = match_state("A", "B", played("+-", [19, 40]), terms(3, pente=True))
    assert due(quick_a) == [(3, "A", "B")]
    otherwise = match_state("A", "B", played("+-", [31, 20]), terms(3))
    assert due(otherwise) == [(3, "A", "B")], "colours alternate where the rule is not used"


def test_as_many_moves_leave_the_alternation():
    found = match_state("A", "B", played("+-+-", [19, 20, 19, 20]), terms(5, pente=True))
    assert due(found) == [(5, "A", "B")]
    assert found.due[0].deciding


def test_only_a_deciding_game_asks_for_moves():
    found = match_state("A", "B", played("+-", [31, 20]), terms(5, pente=True))
    assert due(found) == [(3, "A", "B"), (4, "B", "A")]


def agreed(number, *, until_decided=False, lots="seed"):
    """So many games with a deciding one, as pente has it (P§15)."""
    return MatchTerms(
        until=Until.GAMES,
        number=Fraction(number),
        fewest_moves_open=True,
        all_games=not until_decided,
        deciding_game=True,
        lots=lots,
    )


def test_all_agreed_games_are_played_where_nothing_ends_the_match_before():
    assert due(state("+++", agreed(4))) == [(4, "B", "A")]
    found = state("+++-", agreed(4))
    assert (found.over, found.winner) == (True, "A")


def test_a_level_match_has_one_deciding_game_and_may_be_drawn_all_the_same():
    assert state("+-", agreed(2)).due[0].deciding
    assert not state("+-", agreed(2)).over
    assert state("+-?", agreed(2)).due == ()
    assert state("+-+", agreed(2)).winner == "A"
    drawn = state("+-=", agreed(2))
    assert (drawn.over, drawn.winner, drawn.match_points) == (True, None, (1, 1))


def test_nobody_decides_a_match_that_neither_has_played():
    found = state("00", agreed(2))
    assert (found.over, found.match_points) == (True, (0, 0))


def test_a_match_that_ends_when_decided_may_have_a_deciding_game_too():
    terms_of_both = agreed(4, until_decided=True)
    assert state("+++", terms_of_both).over
    assert state("+-=", terms_of_both).due[0].number == 4
    assert [game.number for game in state("+-+-", terms_of_both).due] == [5]


def test_the_last_of_an_odd_number_of_agreed_games_is_begun_in_turn():
    found = match_state("A", "B", played("+-", [31, 20]), agreed(3))
    assert due(found) == [(3, "A", "B")], "B needed fewer moves, but it decides nothing yet"


def test_a_lot_from_the_seed_says_who_opens_where_both_needed_as_many_moves():
    games = played("==", [30, 30])
    for lots in ("seed:A:B", "other:A:B", "SK24:A:B"):
        (game,) = match_state("A", "B", games, agreed(2, lots=lots)).due
        assert game.black == ("A", "B")[Lots(lots).below(2)]
    opened = {match_state("A", "B", games, agreed(2, lots=f"{n}")).due[0].black for n in range(9)}
    assert opened == {"A", "B"}


def test_who_withdraws_loses_a_match_that_is_not_decided():
    found = state("++?", terms(5), withdrawn=["A"])
    assert (found.over, found.winner, found.walkover) == (True, "B", True)
    both = state("+", terms(5), withdrawn=["A", "B"])
    assert (both.over, both.winner) == (True, None)
    decided = state("+++", terms(5), withdrawn=["A"])
    assert (decided.winner, decided.walkover) == ("A", False)


@pytest.mark.parametrize(("number", "until"), [("0", "wins"), ("2.5", "wins"), ("2.3", "points")])
def test_a_match_has_an_end_that_can_be(number, until):
    with pytest.raises(ValueError, match="a match ends at"):
        terms(number, Until(until))


def test_games_of_others_are_no_part_of_the_match():
    with pytest.raises(ValueError, match="between A and C"):
        match_state("A", "C", played("+"), terms(2))


@pytest.mark.parametrize("length", range(1, 6))
def test_a_match_of_games_is_over_exactly_when_nothing_can_change_the_winner(length):
    """Exhaustively: whatever is still played, the winner stays, and only then."""

    def winner(results):
        lead = results.count("+") - results.count("-")
        return (lead > 0) - (lead < 0)

    for played_so_far in range(length + 1):
        for results in product("+-=", repeat=played_so_far):
            left = product("+-=", repeat=length - played_so_far)
            outcomes = {winner([*results, *rest]) for rest in left}
            found = state("".join(results), terms(length))
            assert found.over == (len(outcomes) == 1), results
            if found.over:
                assert found.winner == {1: "A", -1: "B", 0: None}[outcomes.pop()]


@given(
    st.sampled_from([*Until]),
    st.integers(1, 5),
    st.text("+-=", max_size=14),
)
def test_the_games_due_are_certain_and_as_many_as_can_be(until, number, results):
    agreed = terms(number, until)
    found = state(results, agreed)
    if found.over:
        assert found.due == ()
        return
    count = len(found.due)
    for rest in product("+-=", repeat=min(count - 1, 4)):
        assert not state(results + "".join(rest), agreed).over
    endings = ("".join(rest) for rest in product("+-=", repeat=count))
    assert any(state(results + rest, agreed).over for rest in endings)


@given(st.sampled_from([*Until]), st.integers(1, 4), st.text("+-=", max_size=9))
def test_a_deciding_game_is_one_that_either_side_can_win_the_match_with(until, number, results):
    agreed = terms(number, until)
    found = state(results, agreed)
    if not found.over:
        either = [state(results + mark, agreed).winner for mark in "+-"] == ["A", "B"]
        assert found.due[0].deciding == either
