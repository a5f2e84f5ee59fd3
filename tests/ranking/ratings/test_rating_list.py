"""Rating lists by periods: order, inactivity, removal and return, and corrections."""

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.ranking.ratings.rating import RATING_DECIDED, RatedEvent, RatedGame, rate
from corr.ranking.ratings.rating_list import (
    History,
    Period,
    PeriodList,
    corrected,
    differences,
    period_of,
    rating_lists,
)
from tests.ranking.ranking_samples import rating_table

FIRST, LAST = Period(2009, 1), Period(2013, 3)


def meeting(name: str, end: date, black: str, white: str, result: str | None) -> RatedEvent:
    game = RatedGame(black=black, white=white, result=result)
    return RatedEvent(id=name, end=end, players=(black, white), games=(game,), minutes=60)


def lists(history: History, last: Period = LAST) -> tuple[PeriodList, ...]:
    return rating_lists(history, last, rating_table())


def course(found: tuple[PeriodList, ...], player: str) -> list[int | None]:
    return [each.ratings.get(player) for each in found]


@pytest.mark.parametrize(
    ("day", "period"),
    [
        (date(2012, 1, 1), Period(2012, 1)),
        (date(2012, 4, 30), Period(2012, 1)),
        (date(2012, 5, 1), Period(2012, 2)),
        (date(2012, 8, 31), Period(2012, 2)),
        (date(2012, 9, 1), Period(2012, 3)),
        (date(2012, 12, 31), Period(2012, 3)),
    ],
)
def test_periods_are_four_months(day: date, period: Period) -> None:
    assert period_of(day) == period


def test_a_period_after_the_next_year_begins_with_one() -> None:
    assert Period(2012, 3).following() == Period(2013, 1)
    with pytest.raises(ValueError, match="1 to 3"):
        Period(2012, 4)


def test_inactivity_costs_fifty_at_each_third_period_and_the_place_at_the_ninth() -> None:
    found = lists(History(ratings={"A": 1500}, first=FIRST, events=()))
    on_list = [1500] * 2 + [1450] * 3 + [1400] * 3
    assert course(found, "A") == [*on_list, *[None] * 7]
    assert [each.off_list.get("A") for each in found[8:]] == [1350] * 3 + [1300] * 3 + [1250]
    deducted = [number for number, each in enumerate(found, start=1) if each.deducted]
    assert deducted == [3, 6, 9, 12, 15]


def test_who_plays_again_is_back_with_the_rating_he_had() -> None:
    back = meeting("E", date(2012, 9, 1), "A", "B", "1-0")
    found = lists(History(ratings={"A": 1500, "B": 1500}, first=FIRST, events=(back,)))
    assert found[10].off_list == {"A": 1350, "B": 1350}
    assert found[11].ratings == {"A": 1366, "B": 1334}
    assert [player.idle for player in found[-1].players] == [3, 3]


def test_taking_part_without_a_counted_match_is_activity() -> None:
    idle = meeting("E", date(2009, 12, 1), "A", "B", None)
    found = lists(History(ratings={"A": 1500}, first=FIRST, events=(idle,)), Period(2009, 3))
    assert found[-1].ratings == {"A": 1500}
    assert not found[-1].deducted


def test_an_international_event_may_count_as_activity() -> None:
    history = History(
        ratings={"A": 1500}, first=FIRST, events=(), activity=frozenset({("A", Period(2009, 3))})
    )
    assert course(lists(history, Period(2010, 3)), "A") == [1500] * 5 + [1450]


def test_events_are_taken_by_last_day_and_then_by_id() -> None:
    """The two orders give different ratings: the second event meets what the first one left."""
    day = date(2009, 2, 1)
    one = meeting("1", day, "A", "B", "1-0")
    two = meeting("2", day, "A", "C", "1-0")
    history = History(ratings={"A": 1500, "B": 1510, "C": 1489}, first=FIRST, events=(two, one))
    (found,) = lists(history, FIRST)
    assert [event.event for event in found.events] == ["1", "2"]
    assert found.ratings == {"A": 1500 + 16 + 15, "B": 1494, "C": 1474}
    earlier = replace(history, events=(one, replace(two, end=day - timedelta(days=1))))
    (found,) = lists(earlier, FIRST)
    assert [event.event for event in found.events] == ["2", "1"]


def test_an_event_near_a_boundary_may_be_assigned_to_another_period() -> None:
    one = meeting("1", date(2009, 5, 2), "A", "B", "1-0")
    history = History(ratings={"A": 1500, "B": 1500}, first=FIRST, events=(one,))
    assert course(lists(history, Period(2009, 2)), "A") == [1500, 1516]
    assigned = replace(history, assigned={"1": FIRST})
    assert course(lists(assigned, Period(2009, 2)), "A") == [1516, 1516]


def test_under_the_other_decision_nothing_is_deducted_off_the_list() -> None:
    history = History(ratings={"A": 1500}, first=FIRST, events=())
    kept = replace(RATING_DECIDED, removed="kept")
    found = rating_lists(history, LAST, rating_table(), kept)
    assert found[-1].off_list == {"A": 1350}


def test_events_that_cannot_be_are_refused() -> None:
    early = meeting("1", date(2008, 12, 31), "A", "B", "1-0")
    with pytest.raises(ValueError, match="before the first period"):
        lists(History(ratings={}, first=FIRST, events=(early,)))
    late = replace(early, end=date(2009, 1, 1))
    with pytest.raises(ValueError, match="same id"):
        lists(History(ratings={}, first=FIRST, events=(late, late)))
    with pytest.raises(ValueError, match="no event 1"):
        corrected(History(ratings={}, first=FIRST, events=()), early)


def test_a_correction_changes_every_list_after_it_and_no_earlier_one() -> None:
    one = meeting("1", date(2009, 1, 20), "A", "B", "1-0")
    two = meeting("2", date(2009, 6, 1), "A", "B", "1-0")
    three = meeting("3", date(2009, 10, 1), "B", "C", "1-0")
    before = History(
        ratings={"A": 1500, "B": 1500, "C": 1500, "D": 1400}, first=FIRST, events=(one, two, three)
    )
    after = corrected(before, meeting("2", date(2009, 6, 1), "A", "B", "0-1"))
    last = Period(2009, 3)
    changed = differences(lists(before, last), lists(after, last))
    assert [(each.period.number, each.player) for each in changed] == [
        (2, "A"),
        (2, "B"),
        (3, "A"),
        (3, "B"),
        (3, "C"),
    ]
    assert (changed[0].before, changed[0].after) == (1516 + 15, 1516 - 17)


PLAYERS = ("A", "B", "C", "D")


@st.composite
def histories(draw: st.DrawFn) -> History:
    ratings = {player: draw(st.integers(1200, 1800)) for player in PLAYERS[:3]}
    events = []
    for number in range(draw(st.integers(0, 6))):
        black, white = draw(st.permutations(PLAYERS))[:2]
        end = date(2009, 1, 1) + timedelta(days=draw(st.integers(0, 5 * 365)))
        result = draw(st.sampled_from(["1-0", "0-1", "1/2-1/2", None]))
        events.append(meeting(f"E{number}", end, black, white, result))
    when = st.builds(Period, st.integers(2009, 2013), st.integers(1, 3))
    activity = draw(st.frozensets(st.tuples(st.sampled_from(PLAYERS[:3]), when), max_size=3))
    return History(ratings=ratings, first=FIRST, events=tuple(events), activity=activity)


@settings(max_examples=50)
@given(histories())
def test_a_calculation_day_by_day_gives_the_same_lists(history: History) -> None:
    """Four months after four months on the calendar, each player's idle periods counted back."""
    ratings = dict(history.ratings)
    since = dict.fromkeys(ratings, 0)  # the last active period; the one before the first is 0
    number = 0
    found = lists(history)
    for year in range(2009, 2014):
        for months in ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)):
            number += 1
            inside = [e for e in history.events if e.end.year == year and e.end.month in months]
            for event in sorted(inside, key=lambda e: f"{e.end} {e.id}"):
                ratings.update(rate(event, ratings, rating_table()).after)
                since.update({player: number for player in event.players if player in ratings})
            for player, when in history.activity:
                if when.year == year and 4 * when.number in months:
                    since[player] = number
            down = {p for p in ratings if number - since[p] in range(3, 99, 3)}
            for player in down:
                ratings[player] -= 50
            shown = found[number - 1]
            off = {p for p in ratings if number - since[p] >= 9}
            assert set(shown.deducted) == down
            assert shown.off_list == {p: r for p, r in ratings.items() if p in off}
            assert shown.ratings == {p: r for p, r in ratings.items() if p not in off}
    assert len(found) == number
