"""Kyu/dan over the board: the worked examples, every condition, and a second calculation."""

import math
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.ranking.board.otb import (
    GOALS,
    OtbEvent,
    OtbGame,
    OtbResult,
    honorary_title,
    otb_event,
    otb_norms,
    parse_otb_tables,
    read_otb_level,
    write_otb_level,
)
from tests.ranking.ranking_samples import GOOD, games, level, otb_tables, table_text

LEVELS = st.integers(1, 24)


def result(own: str | None, played: list[OtbGame], **others: Any) -> OtbResult:
    event = others.pop("event", GOOD)
    return otb_event(level(own) if own else None, played, event, otb_tables(), **others)


def norms(own: str, opponents: str) -> dict[str, tuple[str, str]]:
    found = otb_norms(level(own), games(opponents), GOOD, otb_tables())
    return {each.goal: (str(each.exact), str(each.points)) for each in found}


def test_levels_are_read_and_written_alike() -> None:
    names = [write_otb_level(index) for index in range(1, 25)]
    assert [level(name) for name in names] == list(range(1, 25))
    for text in ("16k", "0k", "10d", "15 dan", "", "k", "3"):
        with pytest.raises(ValueError, match="not a level"):
            read_otb_level(text)
    for index in (0, 25):
        with pytest.raises(ValueError, match="no level"):
            write_otb_level(index)


def test_the_worked_example_of_4_kyu() -> None:
    found = norms("4k", "1k 2k 1d 2k 5k 6k 4k 3k 3k")
    assert found["up1"] == ("9/2", "9/2")
    assert found["up2"] == ("117/20", "6")
    assert found["keep"] == ("27/20", "3/2")


@pytest.mark.parametrize(
    ("count", "up1", "up2"), [(10, "13/2", "8"), (7, "5", "6"), (8, "11/2", "13/2")]
)
def test_the_worked_examples_of_9_kyu_among_equals(count: int, up1: str, up2: str) -> None:
    found = norms("9k", "9k " * count)
    assert (found["up1"][1], found["up2"][1]) == (up1, up2)
    if count == 10:
        assert found["keep"] == ("3", "3")


def test_2_kyu_has_a_row_of_its_own_for_1_dan() -> None:
    found = norms("2k", "2k " * 10)
    assert found == {"up2": ("9", "9"), "up1": ("13/2", "13/2"), "keep": ("3", "3")}
    assert result("2k", games("2k " * 10, "9")).after == level("1d")


def test_from_1_kyu_on_one_level_at_a_time() -> None:
    assert result("1k", games("1k " * 10, "10")).after == level("1d")
    assert [each.goal for each in result("8d", games("8d " * 9, "9")).norms] == ["up1", "keep"]
    event = replace(GOOD, world=True)
    assert [each.goal for each in result("9d", games("9d " * 9), event=event).norms] == ["keep"]


def test_a_norm_may_be_met_by_all_or_by_none() -> None:
    weak = result("5k", games("3d " * 7))
    assert weak.norms[-1].points == -1
    assert weak.outcome == "keep"
    strong = result("5k", games("15k " * 7, "7"))
    assert strong.norms[0].points > 7
    assert strong.outcome == "keep"


def test_a_missed_norm_costs_one_level_but_15_kyu_stays() -> None:
    assert result("5k", games("5k " * 7, "2")).after == level("6k")
    assert result("1d", games("1d " * 7, "2")).after == level("1k")
    lowest = result("15k", games("15k " * 7, "2"))
    assert (lowest.outcome, lowest.after) == ("down", level("15k"))


def test_games_count_if_the_opponent_moved() -> None:
    played = games("5k " * 8, "8")
    unmoved = [replace(game, opponent_moved=False) for game in played[:2]]
    found = result("5k", [*unmoved, *played[2:]])
    assert (found.outcome, len(found.games), found.points) == ("carried", 6, 6)


def test_carried_games_are_pooled_until_there_are_enough() -> None:
    """[T26] 3 + 3 + 1 games: nothing happens before the seventh."""
    first = result("5k", games("5k 5k 5k", "3", event="one"))
    second = result("5k", games("4k 4k 4k", "3", event="two"), carried=first.carried)
    assert (second.outcome, len(second.carried), second.points) == ("carried", 6, 6)
    third = result("5k", games("6k", "1", event="three"), carried=second.carried)
    assert (third.outcome, third.after, third.carried) == ("up2", level("3k"), ())
    assert [game.event for game in third.games] == ["one"] * 3 + ["two"] * 3 + ["three"]


def test_an_event_below_the_conditions_leaves_what_was_carried() -> None:
    carried = games("5k 5k", "2")
    found = result("5k", games("5k " * 9), event=replace(GOOD, minutes=14), carried=carried)
    assert (found.outcome, found.after, found.lacking) == (
        "not_counted",
        level("5k"),
        ("minutes",),
    )
    assert found.carried == tuple(carried)
    assert not found.games


def test_the_games_needed_are_those_of_the_level_to_be_obtained() -> None:
    """[T23] 6 to 7 dan needs nine games, to keep 6 dan seven."""
    eight = result("6d", games("6d " * 8, "8"))
    assert (eight.outcome, eight.norms[0].lacking) == ("keep", ("games",))
    assert result("6d", games("6d " * 9, "9")).after == level("7d")


def test_a_goal_that_the_event_does_not_allow_gives_way_to_the_next() -> None:
    """[T24] 5 to 4 kyu needs no notation, 3 kyu does."""
    plain = replace(GOOD, notation=False, minutes=20)
    found = result("5k", games("5k " * 7, "7"), event=plain)
    assert (found.outcome, found.after) == ("up1", level("4k"))
    assert found.norms[0].lacking == ("minutes", "notation")
    assert result("4k", games("4k " * 7, "7"), event=plain).outcome == "keep"


def test_untitled_players_count_as_15_kyu() -> None:
    found = result(None, games("- " * 7, "6"))
    assert (found.before, found.after) == (level("15k"), level("13k"))
    assert found.norms == result("15k", games("15k " * 7, "6")).norms


def test_every_percentage_and_why_a_goal_is_closed_is_kept() -> None:
    (_, up1, keep) = result("5k", games("1k 2k 3k 4k 5k 6k 15k")).norms
    assert up1.percentages == (20, 20, 35, 50, 65, 80, 110)
    assert keep.percentages == (-15, -15, 0, 15, 30, 45, 75)
    assert keep.is_open


EVENTS = {
    "15k": OtbEvent(approved=True),
    "9k": OtbEvent(international=True, official_rules=True, clocks=True, minutes=15),
    "3k": OtbEvent(sanctioned=True, official_rules=True, clocks=True, notation=True, minutes=30),
    "1d": replace(GOOD, minutes=45, increment=30),
    "5d": replace(GOOD, minutes=60, increment=60),
    "7d": GOOD,
    "9d": replace(GOOD, world=True, sanctioned=False, international=False),
}


@pytest.mark.parametrize("name", EVENTS)
def test_the_least_that_an_event_must_offer_is_enough(name: str) -> None:
    needed = otb_tables().needed(level(name))
    assert needed.lacking(EVENTS[name]) == ()


@pytest.mark.parametrize(
    ("name", "less", "lacking"),
    [
        ("15k", {"approved": False}, "event"),
        ("15k", {"approved": False, "international": True}, "event"),
        ("9k", {"international": False, "approved": True}, "event"),
        ("9k", {"minutes": 14}, "minutes"),
        ("9k", {"clocks": False}, "clocks"),
        ("9k", {"official_rules": False}, "rules"),
        ("3k", {"minutes": 29, "increment": 90}, "minutes"),
        ("3k", {"notation": False}, "notation"),
        ("1d", {"increment": 29}, "minutes"),
        ("1d", {"minutes": 44}, "minutes"),
        ("5d", {"increment": 59}, "minutes"),
        ("5d", {"minutes": 59}, "minutes"),
        ("7d", {"minutes": 119, "increment": 60}, "minutes"),
        ("9d", {"world": False, "sanctioned": True}, "event"),
    ],
)
def test_one_thing_less_is_not_enough(name: str, less: dict[str, Any], lacking: str) -> None:
    needed = otb_tables().needed(level(name))
    assert needed.lacking(replace(EVENTS[name], **less)) == (lacking,)


def test_tables_that_cannot_be_are_refused() -> None:
    norms_csv, conditions = table_text("kyudan_otb.csv"), table_text("kyudan_conditions.csv")
    for broken, whole, says in [
        (norms_csv.replace("9d,keep", "9d,up1"), conditions, "not complete"),
        (norms_csv.replace("keep", "stay"), conditions, "no goal"),
        (norms_csv, conditions.replace("9k,4k", "9k,5k"), "not complete"),
        (norms_csv, conditions.replace("international", "abroad"), "no kind"),
    ]:
        with pytest.raises(ValueError, match=says):
            parse_otb_tables(broken, whole)


def test_the_honorary_title_is_the_highest_ever_held() -> None:
    assert honorary_title([level("5k"), level("1d"), level("1k")]) == level("1d")
    assert honorary_title([]) is None


# A second calculation: the percentages as a rule instead of a table.


def slow_percent(own: int, goal: str, opponent: int) -> int:
    base = {"keep": 30, "up1": 65 if own <= 14 else 75, "up2": 80 if own <= 13 else 90}[goal]
    return base - 15 * min(3, max(-3, opponent - own))


def slow_norm(own: int, goal: str, opponents: list[int]) -> Fraction:
    shares = [Fraction(slow_percent(own, goal, each), 100) for each in opponents]
    exact = sum(shares, Fraction(0)) / len(shares) * len(shares)
    return Fraction(math.ceil(2 * exact), 2)


fields = st.lists(
    st.tuples(LEVELS, st.sampled_from([Fraction(0), Fraction(1, 2), Fraction(1)])),
    min_size=1,
    max_size=14,
)


@given(LEVELS, fields)
def test_a_second_calculation_gives_the_same_level(
    own: int, played: list[tuple[int, Fraction]]
) -> None:
    event = replace(GOOD, world=True)
    found = otb_event(
        own, [OtbGame(level=each, points=taken) for each, taken in played], event, otb_tables()
    )
    steps = {"up2": 2 if own <= 14 else 99, "up1": 1, "keep": 0}
    needed = {goal: 9 if own + up >= 22 else 7 for goal, up in steps.items()}
    if len(played) < needed["keep"]:
        assert (found.outcome, found.after) == ("carried", own)
        return
    points = sum(taken for _, taken in played)
    reached = [
        goal
        for goal in GOALS
        if own + steps[goal] <= 24
        and len(played) >= needed[goal]
        and points >= slow_norm(own, goal, [each for each, _ in played])
    ]
    if reached:
        assert (found.outcome, found.after) == (reached[0], own + steps[reached[0]])
    else:
        assert (found.outcome, found.after) == ("down", max(1, own - 1))
    for norm in found.norms:
        assert norm.points == slow_norm(own, norm.goal, [each for each, _ in played])
        assert norm.exact <= norm.points < norm.exact + Fraction(1, 2)
