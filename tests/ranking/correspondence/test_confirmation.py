from datetime import date

import pytest

from corr.ranking.correspondence.confirmation import (
    Exemption,
    Lapse,
    Ranked,
    lapses,
    level_on,
)
from corr.ranking.correspondence.norms import Decisions

FIRST = Ranked(on=date(2010, 3, 1), level=6, confirmed=False)
FAR = date(2040, 1, 1)


def days(*found: Lapse) -> list[tuple[str, int]]:
    return [(lapse.on.isoformat(), lapse.level) for lapse in found]


def event(day: str, level: int, *, confirmed: bool) -> Ranked:
    return Ranked(on=date.fromisoformat(day), level=level, confirmed=confirmed)


def test_a_level_never_confirmed_falls_every_five_years_down_to_ten_kyu() -> None:
    found = lapses([FIRST], until=FAR)
    assert days(*found) == [
        ("2015-03-01", 5),
        ("2020-03-01", 4),
        ("2025-03-01", 3),
        ("2030-03-01", 2),
        ("2035-03-01", 1),
    ]


def test_nothing_falls_the_day_before_the_anniversary() -> None:
    assert lapses([FIRST], until=date(2015, 2, 28)) == ()
    assert level_on([FIRST], day=date(2015, 2, 28)) == 6
    assert level_on([FIRST], day=date(2015, 3, 1)) == 5


def test_a_confirmation_restarts_the_five_years_even_on_the_anniversary() -> None:
    history = [FIRST, event("2015-03-01", 6, confirmed=True)]
    assert days(*lapses(history, until=date(2020, 12, 31))) == [("2020-03-01", 5)]


def test_a_fall_is_from_the_level_before_an_event_that_closes_on_the_same_day() -> None:
    history = [FIRST, event("2015-03-01", 3, confirmed=False)]
    assert days(*lapses(history, until=date(2016, 1, 1))) == [("2015-03-01", 5)]
    assert level_on(history, day=date(2015, 3, 1)) == 3


def test_an_event_that_confirms_nothing_does_not_restart_them() -> None:
    history = [FIRST, event("2014-06-01", 6, confirmed=False)]
    assert days(*lapses(history, until=date(2016, 1, 1))) == [("2015-03-01", 5)]


def test_a_fall_by_a_missed_norm_does_not_restart_them() -> None:
    history = [FIRST, event("2014-06-01", 5, confirmed=False)]
    assert days(*lapses(history, until=date(2016, 1, 1))) == [("2015-03-01", 4)]


def test_under_the_alternative_a_further_fall_comes_every_year() -> None:
    yearly = Decisions(after_lapse="yearly")
    found = lapses([FIRST], until=date(2017, 3, 1), decisions=yearly)
    assert days(*found) == [("2015-03-01", 5), ("2016-03-01", 4), ("2017-03-01", 3)]


def test_who_is_exempt_on_the_anniversary_has_five_years_from_the_end() -> None:
    exempt = [Exemption(first=date(2013, 1, 1), last=date(2016, 12, 31))]
    assert days(*lapses([FIRST], exempt, until=date(2022, 1, 1))) == [("2021-12-31", 5)]


def test_an_exemption_that_ended_before_the_anniversary_counts_from_its_end_too() -> None:
    exempt = [Exemption(first=date(2011, 1, 1), last=date(2012, 6, 30))]
    assert days(*lapses([FIRST], exempt, until=date(2018, 1, 1))) == [("2017-06-30", 5)]


def test_who_is_exempt_without_an_end_never_falls() -> None:
    exempt = [Exemption(first=date(2014, 1, 1))]
    assert lapses([FIRST], exempt, until=FAR) == ()


def test_an_exemption_that_begins_after_the_anniversary_is_too_late() -> None:
    exempt = [Exemption(first=date(2015, 3, 2))]
    assert days(*lapses([FIRST], exempt, until=FAR)) == [("2015-03-01", 5)]


def test_ten_kyu_needs_no_confirmation_until_a_rise_starts_the_years() -> None:
    lowest = Ranked(on=date(2010, 3, 1), level=1, confirmed=False)
    assert lapses([lowest], until=FAR) == ()
    history = [lowest, event("2020-05-01", 2, confirmed=True)]
    assert days(*lapses(history, until=date(2026, 1, 1))) == [("2025-05-01", 1)]


def test_a_level_got_on_a_leap_day_falls_on_the_last_of_february() -> None:
    leap = Ranked(on=date(2012, 2, 29), level=6, confirmed=False)
    assert days(*lapses([leap], until=date(2018, 1, 1))) == [("2017-02-28", 5)]


def test_later_events_are_not_known_on_an_earlier_day() -> None:
    history = [FIRST, event("2014-06-01", 7, confirmed=True)]
    assert level_on(history, day=date(2014, 5, 31)) == 6
    assert level_on(history, day=date(2014, 6, 1)) == 7


@pytest.mark.parametrize("day", ["2009-12-31", "2010-02-28"])
def test_before_the_first_ranking_there_is_no_level(day: str) -> None:
    assert level_on([FIRST], day=date.fromisoformat(day)) is None
    assert level_on([], day=date.fromisoformat(day)) is None
