"""Rating lists against a second calculation by the text, player by player and period by period."""

from collections.abc import Mapping
from datetime import date, timedelta

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.ranking.correspondence.event import RESULTS
from corr.ranking.ratings.rating import RatedEvent, RatedGame
from corr.ranking.ratings.rating_list import (
    History,
    Period,
    PeriodList,
    changes_in,
    course,
    going_on,
    marked,
    rating_lists,
    unofficial,
)
from tests.ranking.ranking_samples import PLAYERS, rating_table

FIRST, LAST = Period(2009, 1), Period(2013, 3)
BEGIN, END = date(2009, 1, 1), date(2013, 12, 31)
PERIODS = [Period(year, number) for year in range(2009, 2014) for number in (1, 2, 3)]
_BANDS = (10, 33, 56, 79, 102, 126, 151, 178, 207, 236, 270, 308, 352, 409, 499)


def changed(own: int, other: int, half_points: int) -> int:
    """R29.3 in its own words."""
    k = sum(abs(own - other) > end for end in _BANDS)
    if half_points == 1:
        return 0 if own == other else -k if own > other else k
    expected = (half_points == 2) is (own >= other)
    return (16 - k if expected else 16 + k) * (1 if half_points == 2 else -1)


def slow(history: History) -> list[tuple[dict[str, int], dict[str, int]]]:
    """The list and who is off it, of every period; everybody is rated before the first event."""
    ratings, idle = dict(history.ratings), dict.fromkeys(history.ratings, 0)
    found = []
    for period in PERIODS:
        ratings = {p: r for p, r in ratings.items() if (p, period) not in history.struck}
        active = {player for player, when in history.activity if when == period}
        own = [event for event in history.events if history.period(event) == period]
        for event in sorted(own, key=lambda each: (each.end, each.id)):
            before = dict(ratings)
            for game in event.games:
                for me, you, points in (
                    (game.black, game.white, RESULTS[game.result or "0-0"][0]),
                    (game.white, game.black, RESULTS[game.result or "0-0"][1]),
                ):
                    ratings[me] += changed(before[me], before[you], points)
            active |= {*event.players}
        for player in ratings:
            idle[player] = 0 if player in active else idle[player] + 1
            if idle[player] in range(3, 1000, 3):
                ratings[player] -= 50
        found.append(
            (
                {p: r for p, r in ratings.items() if idle[p] < 9},
                {p: r for p, r in ratings.items() if idle[p] >= 9},
            )
        )
    return found


@st.composite
def histories(draw: st.DrawFn) -> History:
    """Histories without new players, whose entry has its own second calculation."""
    events, assigned = [], {}
    for number in range(draw(st.integers(0, 6))):
        end = BEGIN + timedelta(days=draw(st.integers(0, (END - BEGIN).days)))
        players = tuple(draw(st.lists(st.sampled_from(PLAYERS), min_size=2, unique=True)))
        games = tuple(
            RatedGame(black=one, white=other, result=result)
            for place, one in enumerate(players)
            for other in players[place + 1 :]
            for result in [draw(st.sampled_from(["1-0", "0-1", "1/2-1/2"]))]
        )
        events.append(
            RatedEvent(id=f"E{number}", end=end, players=players, games=games, minutes=60)
        )
        if draw(st.booleans()):
            assigned[f"E{number}"] = draw(st.sampled_from(PERIODS))
    places = st.tuples(st.sampled_from(PLAYERS), st.sampled_from(PERIODS))
    return History(
        ratings=draw(st.fixed_dictionaries(dict.fromkeys(PLAYERS, st.integers(1000, 2000)))),
        first=FIRST,
        events=tuple(events),
        assigned=assigned,
        activity=draw(st.frozensets(places, max_size=4)),
    )


@st.composite
def with_struck(draw: st.DrawFn) -> History:
    """Histories in which players were struck from the records, and may come back as new ones."""
    places = st.tuples(st.sampled_from(PLAYERS), st.sampled_from(PERIODS))
    struck = draw(st.frozensets(places, max_size=3))
    return replace(draw(histories()), struck=struck)


def lists(history: History) -> tuple[PeriodList, ...]:
    return rating_lists(history, LAST, rating_table())


@settings(max_examples=60)
@given(histories())
def test_every_list_is_that_of_a_second_calculation(history: History) -> None:
    found = [(each.ratings, each.off_list) for each in lists(history)]
    assert found == slow(history)


@settings(max_examples=40)
@given(with_struck(), st.sampled_from(PERIODS[:-1]))
def test_a_history_goes_on_from_any_of_its_lists(history: History, period: Period) -> None:
    whole = lists(history)
    at = PERIODS.index(period)
    assert lists(going_on(history, whole[at])) == whole[at + 1 :]


@settings(max_examples=40)
@given(with_struck(), st.sampled_from(PERIODS))
def test_the_unofficial_list_becomes_the_official_one_by_idling_alone(
    history: History, period: Period
) -> None:
    now = {each.player: each for each in unofficial(history, period, rating_table()).players}
    end = {each.player: each for each in lists(history)[PERIODS.index(period)].players}
    assert now.keys() == end.keys()
    for player, then in end.items():
        assert then.rating == now[player].rating - 50 * then.deducted
        assert then.idle in (0, now[player].idle + 1)


@settings(max_examples=40)
@given(with_struck(), st.sampled_from(PLAYERS))
def test_a_players_history_ends_each_period_with_the_rating_of_the_list(
    history: History, player: str
) -> None:
    whole = lists(history)
    activity = {period for one, period in history.activity if one == player}
    struck = {period for one, period in history.struck if one == player}
    start = history.ratings[player]
    steps = course(start, FIRST, LAST, changes_in(whole, player), activity, struck)
    rating: int | None = None
    for each in whole:
        for step in steps:
            if step.period == each.period:
                assert step.before in (rating, None) or step.what == "event"
                rating = step.after
        has: Mapping[str, int] = each.ratings | each.off_list
        assert has.get(player) == rating


@settings(max_examples=40)
@given(with_struck(), st.sampled_from(PERIODS[1:]))
def test_marks_say_who_came_and_who_went(history: History, period: Period) -> None:
    at = PERIODS.index(period)
    before, after = lists(history)[at - 1 : at + 1]
    found = marked("renju", after, before)
    on_list = {each.player for each in found.places}
    known = before.ratings.keys() | before.off_list.keys()
    assert on_list == after.ratings.keys()
    came = {each.player for each in found.places if each.mark}
    assert came == on_list - before.ratings.keys()
    assert {each.player for each in found.places if each.mark == "new"} == on_list - known
    went = {each.player for each in found.off_list if each.mark == "off"}
    assert went == before.ratings.keys() & after.off_list.keys()
    for each in found.places:
        assert each.place == 1 + sum(other.rating > each.rating for other in found.places)
