"""Kyu tests as they were sat, and why one may not be (R32.4). Pure.

The minutes say who sat which test, when, at which level, before which judge, and the result.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Literal, TypeAlias

from corr.ranking.board.otb_register import Given
from corr.ranking.board.otb_tests import (
    HIGHEST_TEST,
    Attempt,
    FirstLevels,
    NextTest,
    WaitTable,
    next_test,
)

Refused: TypeAlias = Literal["dan", "over", "later", "high", "early", "paper"]
"""Why a test may not be sat: no tests at dan levels, none is left, a later one stands already,
the level is too high, the wait is not over, or the player has had the paper before."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sitting:
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
