"""Falls for want of confirmation, found by a walk through every day, agree (art. 2 §5) [K 9]."""

from datetime import date, timedelta
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from corr.ranking.correspondence.confirmation import Exemption, Lapse, Ranked, lapses, level_on

FIRST, LAST = date(2000, 1, 1), date(2032, 12, 31)
SEEDS = st.integers(0, 2**32)


def five_years_after(day: date) -> date:
    """The same day; of 29 February the last of the month."""
    leap = (day.month, day.day) == (2, 29)
    return date(day.year + 5, 2, 28) if leap else day.replace(year=day.year + 5)


def walk(history: list[Ranked], exempt: list[Exemption]) -> tuple[list[Lapse], dict[date, int]]:
    """The falls, and the level of every day: falls come in the morning, events after them."""
    by_day = {one.on: one for one in history}
    level, counts_from = 0, FIRST
    fallen, held = list[Lapse](), dict[date, int]()
    for day in (FIRST + timedelta(days=number) for number in range((LAST - FIRST).days + 1)):
        event = by_day.get(day)
        if level > 1 and not (event and event.confirmed):
            begun = [one for one in exempt if one.first <= day]
            ends = [one.last for one in begun if one.last]
            for_ever = len(ends) < len(begun)
            if not for_ever and day >= five_years_after(max([counts_from, *ends])):
                level, counts_from = level - 1, day
                fallen.append(Lapse(on=day, level=level))
        if event:
            # Nothing says when the years of 10 kyu end: who leaves it, confirms the new level.
            assume(level != 1 or (event.level or 1) == 1 or event.confirmed)
            counts_from = day if event.confirmed or not level else counts_from
            level = event.level or level
        if level:
            held[day] = level
    return fallen, held


def some_day(chance: Random, last: date = date(2024, 12, 31)) -> date:
    if chance.random() < 0.1:
        return chance.choice([date(2004, 2, 29), date(2008, 2, 29), date(2012, 2, 29)])
    return FIRST + timedelta(days=chance.randint(0, (last - FIRST).days))


def random_history(chance: Random) -> list[Ranked]:
    """Events on several days, some of them on an anniversary of another."""
    days = {some_day(chance) for _ in range(chance.randint(1, 7))}
    days |= {five_years_after(day) for day in sorted(days) if chance.random() < 0.3}
    top, before, found = chance.choice([3, 8, 20]), 0, list[Ranked]()
    for day in sorted(days):
        kept = before and chance.random() < 0.4
        level = None if kept else chance.randint(1, top)
        confirmed = chance.random() < 0.4
        found.append(Ranked(on=day, level=level, confirmed=confirmed))
        before = level or before
    return found


def random_exemptions(chance: Random) -> list[Exemption]:
    found = list[Exemption]()
    for _ in range(chance.choice([0, 0, 1, 2, 3])):
        first = some_day(chance)
        last = first + timedelta(days=chance.randint(0, 3000))
        found.append(Exemption(first=first, last=None if chance.random() < 0.1 else last))
    return found


def agree(seed: int) -> None:
    chance = Random(seed)
    history, exempt = random_history(chance), random_exemptions(chance)
    fallen, held = walk(history, exempt)
    assert list(lapses(history, exempt, until=LAST)) == fallen
    for day in [one.on for one in (*history, *fallen)]:
        for near in (day - timedelta(days=1), day):
            assert level_on(history, exempt, day=near) == held.get(near)


@settings(max_examples=20)
@given(SEEDS)
def test_a_walk_through_every_day_finds_the_same_falls(seed: int) -> None:
    agree(seed)


@pytest.mark.long
@settings(max_examples=2000)
@given(SEEDS)
def test_a_walk_through_every_day_finds_the_same_falls_in_many_histories(seed: int) -> None:
    agree(seed)
