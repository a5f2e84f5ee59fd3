"""Time rules in the words of an event file, there and back."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.tournament.spec.clock_terms import (
    FORFEITS,
    LONGEST,
    Control,
    Counting,
    Fischer,
    Terms,
    read_control,
    read_fischer,
    read_free_days,
    span,
    terms_from_words,
    terms_to_words,
    written,
)

spans = st.integers(1, LONGEST // timedelta(hours=1)).map(lambda hours: timedelta(hours=hours))
fischers = st.tuples(spans, spans, st.none() | st.integers(0, 500)).map(
    lambda found: Fischer(
        start=found[0],
        increment=found[1],
        most=None if found[2] is None else min(LONGEST, found[0] + timedelta(days=found[2])),
    )
)
ranges = st.tuples(st.dates(date(2024, 1, 1), date(2030, 1, 1)), st.integers(0, 60)).map(
    lambda found: (found[0], found[0] + timedelta(days=found[1]))
)
countings = st.builds(
    Counting,
    days=st.sampled_from(["elapsed", "calendar"]),
    zone=st.just("Europe/Stockholm"),
    weekdays=st.frozensets(st.integers(0, 6), min_size=1, max_size=6),
    holidays=st.lists(ranges, max_size=4).map(sorted).map(tuple),
)


@given(
    st.builds(
        Terms,
        per_move=st.none() | spans,
        total=st.none() | spans,
        control=st.none() | st.builds(Control, moves=st.integers(1, 999), time=spans),
        fischer=st.none() | fischers,
        double_after=st.none() | spans,
        delay=st.just(timedelta()) | spans,
        counting=st.just(Counting()) | countings,
        forfeit=st.sampled_from(FORFEITS),
        reminders=st.just(("50%", "1d")),
    )
)
def test_a_game_keeps_its_terms_in_the_words_of_the_event_file(terms: Terms) -> None:
    seconds = (terms.per_move or timedelta()) // timedelta(seconds=1)
    assert terms_from_words(seconds, terms.reminders, terms_to_words(terms)) == terms


def test_terms_with_a_limit_for_each_move_alone_need_no_more_words() -> None:
    assert terms_to_words(Terms(per_move=timedelta(days=7))) == {}


@pytest.mark.parametrize(
    "text", ["10 moves in 0d", "0 moves in 50d", "10 moves", "10 moves in 50", "1001d", ""]
)
def test_what_is_no_control_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"such as|between"):
        read_control(text)


@pytest.mark.parametrize("text", ["30d", "30d + 0d", "30d + 1d, max 20d", "30d+", "30d + 2000d"])
def test_what_is_no_fischer_clock_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"such as|between|at least"):
        read_fischer(text)


@pytest.mark.parametrize(
    "words",
    [
        ("sat", "caturday"),
        ("2024-12-24..2024-12-01",),
        ("2024-02-30",),
        ("2024-01-01..2026-01-01",),
        ("mon", "tue", "wed", "thu", "fri", "sat", "sun"),
    ],
)
def test_free_days_that_cannot_be_are_refused(words: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_free_days(words)


@given(spans)
def test_a_span_reads_as_it_was_written(length: timedelta) -> None:
    assert span(written(length)) == length
