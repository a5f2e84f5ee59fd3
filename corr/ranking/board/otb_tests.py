"""Kyu tests (R32.4): the first level that may be tried, and how long to wait after a failure."""

import csv
import io
import re
from bisect import bisect_right
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Literal, TypeAlias

from msgspec import Struct

from corr.ranking.board.otb import OTB_FIRST_DAN, OTB_LOWEST, read_otb_level
from corr.ranking.board.otb_register import Given
from corr.ranking.correspondence.norms import months_after

HIGHEST_TEST = OTB_FIRST_DAN - 1
"""Tests go from 15 to 1 kyu."""
_WAIT = re.compile(r"([1-9][0-9]*)([dm])", re.ASCII)


class Wait(Struct, frozen=True, kw_only=True):
    """Days or calendar months to wait; one of them is 0."""

    days: int = 0
    months: int = 0

    def after(self, day: date) -> date:
        """The day on which the retake may be; a missing day becomes the month's last [T28]."""
        return months_after(day, self.months) + timedelta(days=self.days)


class FirstLevels(Struct, frozen=True, kw_only=True):
    """The highest first level by rating: `levels[n]` from the rating `starts[n]` on."""

    starts: tuple[int, ...]
    levels: tuple[int, ...]
    unrated: int

    def highest(self, rating: int | None) -> int:
        """The highest level that may be tried first, by the rating if there is one (R32.4)."""
        if rating is None:
            return self.unrated
        place = bisect_right(self.starts, rating)
        return self.levels[place]


class WaitTable(Struct, frozen=True, kw_only=True):
    """The waits by the number of the miss, the last one for every further miss.

    `low` are those for 15 to `low_to` kyu, `high` those for all others.
    """

    low_to: int
    low: tuple[Wait, ...]
    high: tuple[Wait, ...]

    def wait(self, level: int, misses: int) -> Wait:
        """The wait after so many misses at a level; ValueError below one, or for a dan level."""
        if misses < 1 or not OTB_LOWEST <= level <= HIGHEST_TEST:
            raise ValueError("a wait follows a miss at 15 to 1 kyu")
        waits = self.low if level <= self.low_to else self.high
        return waits[min(misses, len(waits)) - 1]

    def retake(self, level: int, misses: int, day: date) -> date:
        """The first day of another try, after the miss on `day` (R32.4) [T28]."""
        return self.wait(level, misses).after(day)


def parse_first_levels(csv_text: str) -> FirstLevels:
    """The table of `data/kyu_test_entry.csv`: a level for players without a rating, and by rating.

    Raises ValueError if the ratings leave a gap or overlap.
    """
    rows = list(csv.DictReader(io.StringIO(csv_text)))
    unrated = [row for row in rows if row["rating_min"] == "none"]
    rated = [row for row in rows if row["rating_min"] != "none"]
    ends = ["", *(row["rating_max"] and str(int(row["rating_max"]) + 1) for row in rated)]
    if len(unrated) != 1 or ends != [*(row["rating_min"] for row in rated), ""]:
        raise ValueError("the first levels of kyu tests do not cover every rating once")
    return FirstLevels(
        starts=tuple(int(row["rating_min"]) for row in rated[1:]),
        levels=tuple(read_otb_level(row["highest_first_level"]) for row in rated),
        unrated=read_otb_level(unrated[0]["highest_first_level"]),
    )


def parse_waits(csv_text: str) -> WaitTable:
    """The table of `data/kyu_test_waiting.csv`; its last row holds for every further miss.

    Raises ValueError if the misses are not 1, 2, 3 … or a wait is not written as `14d` or `4m`.
    """
    rows = list(csv.DictReader(io.StringIO(csv_text)))
    wanted = [str(number) for number in range(1, len(rows))] + [f"{len(rows)}+"]
    if [row["misses_at_level"] for row in rows] != wanted:
        raise ValueError("the waits after kyu tests are not numbered 1, 2, 3 … and further")
    return WaitTable(
        low_to=read_otb_level("13k"),
        low=tuple(_wait(row["wait_15k_to_13k"]) for row in rows),
        high=tuple(_wait(row["wait_12k_to_1k"]) for row in rows),
    )


def _wait(text: str) -> Wait:
    match = _WAIT.fullmatch(text)
    if match is None:
        raise ValueError(f"not a wait: {text!r}; write 14d or 4m")
    number = int(match[1])
    return Wait(days=number) if match[2] == "d" else Wait(months=number)


class Attempt(Struct, frozen=True, kw_only=True):
    """A test that a player took."""

    on: date
    level: int
    passed: bool


class NextTest(Struct, frozen=True, kw_only=True):
    """The highest level that may be tried next, and from which day; None: at once."""

    highest: int
    earliest: date | None


def next_test(
    attempts: Sequence[Attempt],
    rating: int | None,
    first: FirstLevels,
    waits: WaitTable,
    on: date | None = None,
) -> NextTest | None:
    """What a player may try after his attempts, in order of time; None once 1 kyu is passed.

    A pass opens the next level at once. Who fails the very first test has one new try at once, at
    a lower level unless it was 15 kyu. Every later failure is followed by the wait for as many
    misses at that level (R32.4); the text names no wait for who has not yet passed anything.

    "At once" is understood as the day of that first occasion: `on` a later day the table of first
    levels holds again. Without `on` it is still that day.
    """
    if not attempts:
        return NextTest(highest=first.highest(rating), earliest=None)
    passed = max((each.level for each in attempts if each.passed), default=None)
    if passed == HIGHEST_TEST:
        return None
    last = attempts[-1]
    if passed is None and len(attempts) == 1:
        if on is not None and on > last.on:
            return NextTest(highest=first.highest(rating), earliest=None)
        return NextTest(highest=max(last.level - 1, OTB_LOWEST), earliest=None)
    highest = last.level if passed is None else passed + 1
    if last.passed:
        return NextTest(highest=highest, earliest=None)
    misses = sum(each.level == last.level and not each.passed for each in attempts)
    return NextTest(highest=highest, earliest=waits.retake(last.level, misses, last.on))


# -- kyu tests as they were sat, and why one may not be (R32.4) ----
# The minutes say who sat which test, when, at which level, before which judge, and the result.


Refused: TypeAlias = Literal["dan", "over", "later", "high", "early", "paper"]
"""Why a test may not be sat: no tests at dan levels, none is left, a later one stands already,
the level is too high, the wait is not over, or the player has had the paper before."""


class Sitting(Struct, frozen=True, kw_only=True):
    """A test that a player sat. `rating` is the one at the time, None without one.

    `judge` is the ranking judge who supervised, `paper` names the paper, "" if nobody said.
    `number` is that of the entry it stands in.
    """

    player: str
    on: date
    level: int
    passed: bool
    judge: str
    paper: str = ""
    rating: int | None = None
    number: int = 0

    @property
    def attempt(self) -> Attempt:
        """The test as the waits see it."""
        return Attempt(on=self.on, level=self.level, passed=self.passed)


def next_sitting(
    before: Sequence[Sitting],
    rating: int | None,
    first: FirstLevels,
    waits: WaitTable,
    on: date | None = None,
) -> NextTest | None:
    """What a player may try on a day after the tests sat so far, by time; None after 1 kyu."""
    return next_test([one.attempt for one in before], rating, first, waits, on)


def why_refused(
    before: Sequence[Sitting], sitting: Sitting, first: FirstLevels, waits: WaitTable
) -> Refused | None:
    """Why a player may not sit a test after those before it; None if it may be (R32.4)."""
    if sitting.level > HIGHEST_TEST:
        return "dan"
    if before and before[-1].on > sitting.on:
        return "later"
    allowed = next_sitting(before, sitting.rating, first, waits, sitting.on)
    if allowed is None:
        return "over"
    if sitting.level > allowed.highest:
        return "high"
    if allowed.earliest is not None and sitting.on < allowed.earliest:
        return "early"
    had = {one.paper for one in before}
    return "paper" if sitting.paper and sitting.paper in had else None


def misses(before: Sequence[Sitting], level: int) -> int:
    """How many tests at a level were not passed."""
    return sum(one.level == level and not one.passed for one in before)


def given_by(sittings: Sequence[Sitting]) -> tuple[Given, ...]:
    """The titles that passed tests gave."""
    return tuple(
        Given(player=one.player, on=one.on, level=one.level, source="test")
        for one in sittings
        if one.passed
    )
