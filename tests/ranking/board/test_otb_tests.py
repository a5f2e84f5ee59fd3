"""Kyu tests: first levels, waiting times, and what may be tried next."""

from datetime import date

import pytest

from corr.ranking.board.otb import read_otb_level
from corr.ranking.board.otb_tests import Attempt, next_test, parse_first_levels, parse_waits
from tests.ranking.ranking_samples import first_levels, table_text, waits


@pytest.mark.parametrize(
    ("rating", "level"),
    [
        (None, "13k"),
        (0, "13k"),
        (1499, "13k"),
        (1500, "12k"),
        (1600, "12k"),
        (1601, "10k"),
        (1700, "10k"),
        (1701, "8k"),
        (1800, "8k"),
        (1801, "6k"),
        (2400, "6k"),
    ],
)
def test_the_first_level_goes_by_the_rating(rating: int | None, level: str) -> None:
    assert first_levels().highest(rating) == read_otb_level(level)


@pytest.mark.parametrize(
    ("level", "misses", "day", "earliest"),
    [
        ("15k", 1, "2012-02-20", "2012-03-05"),
        ("13k", 2, "2011-12-31", "2012-02-29"),
        ("13k", 3, "2012-03-15", "2012-05-15"),
        ("13k", 4, "2012-03-15", "2012-09-15"),
        ("12k", 1, "2012-01-31", "2012-02-29"),
        ("12k", 2, "2012-01-31", "2012-05-31"),
        ("1k", 3, "2012-08-31", "2013-02-28"),
        ("1k", 9, "2012-08-31", "2013-02-28"),
    ],
)
def test_a_retake_waits_for_calendar_time(
    level: str, misses: int, day: str, earliest: str
) -> None:
    found = waits().retake(read_otb_level(level), misses, date.fromisoformat(day))
    assert found == date.fromisoformat(earliest)


@pytest.mark.parametrize(("level", "misses"), [("10k", 0), ("1d", 1)])
def test_a_wait_needs_a_miss_at_a_kyu_level(level: str, misses: int) -> None:
    with pytest.raises(ValueError, match="follows a miss"):
        waits().wait(read_otb_level(level), misses)


def test_tables_that_cannot_be_are_refused() -> None:
    entry, waiting = table_text("kyu_test_entry.csv"), table_text("kyu_test_waiting.csv")
    for text in (entry.replace("1601", "1602"), entry.replace("none,none", "0,1"), ""):
        with pytest.raises(ValueError, match="do not cover"):
            parse_first_levels(text)
    with pytest.raises(ValueError, match="not numbered"):
        parse_waits(waiting.replace("4+", "5+"))
    with pytest.raises(ValueError, match="not a wait"):
        parse_waits(waiting.replace("14d", "2w"))


def attempts(*taken: str) -> list[Attempt]:
    """`13k- 2012-01-31` is a miss, `13k+ 2012-01-31` a pass."""
    found = []
    for one in taken:
        level, day = one.split()
        passed = level[-1] == "+"
        found.append(
            Attempt(on=date.fromisoformat(day), level=read_otb_level(level[:-1]), passed=passed)
        )
    return found


@pytest.mark.parametrize(
    ("taken", "highest", "earliest"),
    [
        ((), "10k", None),
        (("10k- 2012-01-01",), "11k", None),
        (("15k- 2012-01-01",), "15k", None),
        (("10k+ 2012-01-01",), "9k", None),
        (("10k- 2012-01-01", "12k+ 2012-01-01"), "11k", None),
        (("10k- 2012-01-01", "12k- 2012-01-01"), "12k", "2012-02-01"),
        (("10k+ 2012-01-01", "9k- 2012-01-01"), "9k", "2012-02-01"),
        (("10k+ 2012-01-01", "9k- 2012-01-01", "9k- 2012-02-01"), "9k", "2012-06-01"),
        (("10k+ 2012-01-01", "9k- 2012-01-01", "9k+ 2012-02-01"), "8k", None),
    ],
)
def test_what_may_be_tried_next_follows_from_all_tries(
    taken: tuple[str, ...], highest: str, earliest: str | None
) -> None:
    found = next_test(attempts(*taken), 1650, first_levels(), waits())
    assert found is not None
    assert found.highest == read_otb_level(highest)
    assert found.earliest == (date.fromisoformat(earliest) if earliest else None)


def test_on_a_later_day_the_first_level_may_be_tried_again() -> None:
    failed = attempts("10k- 2012-01-01")
    for day, highest in ((1, "11k"), (2, "10k")):
        found = next_test(failed, 1650, first_levels(), waits(), date(2012, 1, day))
        assert found is not None
        assert (found.highest, found.earliest) == (read_otb_level(highest), None)


def test_after_1_kyu_there_is_no_test() -> None:
    assert next_test(attempts("1k+ 2012-01-01"), None, first_levels(), waits()) is None
