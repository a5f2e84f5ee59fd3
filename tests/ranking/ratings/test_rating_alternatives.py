"""Each decision on rating and kyu/dan that changes a result is named, and no other."""

from fractions import Fraction

from msgspec.structs import replace

from corr.ranking.board.otb import (
    OtbEvent,
    OtbGame,
    otb_alternatives,
    rating_alternatives,
    read_otb_level,
)
from corr.ranking.ratings.rating import RatedEvent, RatedGame
from tests.ranking.ranking_samples import GOOD, event, game, games, otb_tables, rating_table

RATED = {"A": 1500, "B": 1500, "C": 1500}


def rating_changes(*played: RatedGame) -> dict[int, dict[str, tuple[int | None, int | None]]]:
    rated: RatedEvent = event(*played)
    found = rating_alternatives(rated, RATED, rating_table())
    return {
        each.number: {now.player: (now.after, then.after) for now, then in each.changes}
        for each in found
    }


def otb_changes(
    own: str, played: list[OtbGame], conditions: OtbEvent = GOOD, carried: tuple[OtbGame, ...] = ()
) -> dict[int, int]:
    found = otb_alternatives(read_otb_level(own), played, conditions, otb_tables(), carried)
    return {each.number: each.then.after for each in found}


def test_single_games_between_rated_players_rest_on_no_decision() -> None:
    assert rating_changes(game("A", "B"), game("B", "C"), game("C", "A", match=2)) == {}


def test_a_match_of_two_wins_counts_twice_if_games_are_the_unit() -> None:
    played = (game("A", "B"), game("B", "A", "0-1"))
    assert rating_changes(*played) == {16: {"A": (1516, 1532), "B": (1484, 1468)}}


def test_a_new_player_with_two_matches_may_be_left_unrated_with_all_that_follows() -> None:
    """D has two matches; without them E has only two, and is not rated either."""
    played = (game("D", "A"), game("E", "D"), game("E", "A"), game("E", "B"))
    found = rating_changes(*played)
    assert found[18]["D"][1] is None
    assert found[18]["E"][1] is None
    assert found[18]["A"][1] == 1500


def test_a_final_rating_left_free_is_named() -> None:
    found = rating_changes(game("D", "A"))
    assert found[19] == {"D": (1210, 1227)}


def test_a_level_that_rests_on_no_decision_names_none() -> None:
    assert otb_changes("5k", games("5k " * 7, "4")) == {}


def test_the_games_needed_for_7_dan_are_named() -> None:
    assert otb_changes("6d", games("6d " * 8, "8")) == {23: read_otb_level("7d")}


def test_an_event_below_the_present_conditions_is_named_where_it_would_cost_a_level() -> None:
    fast = replace(GOOD, minutes=10)
    assert otb_changes("5k", games("5k " * 7, "1"), fast) == {24: read_otb_level("6k")}
    assert otb_changes("5k", games("5k " * 7, "4"), fast) == {}


def test_untitled_opponents_are_named_where_they_decide() -> None:
    played = games("- - - - - - - 5k", "3.5")
    assert otb_changes("5k", played)[25] == read_otb_level("5k")


def test_games_carried_over_two_events_are_named() -> None:
    carried = (*games("5k 5k", "2", event="one"), *games("5k 5k", "2", event="two"))
    assert otb_changes("5k", games("5k 5k 5k", "3"), carried=carried) == {26: read_otb_level("5k")}
    assert Fraction(4) == sum(game.points for game in carried)
