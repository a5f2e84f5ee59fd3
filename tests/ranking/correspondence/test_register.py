"""The register of levels: what holds on a day, what events use, falls, titles, corrections."""

from datetime import UTC, date, datetime, time, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.register import (
    ALWAYS,
    COMMITTEE,
    UNCONFIRMED,
    Given,
    PlayerHistory,
    falls_to,
    held_on,
    level_on,
    level_used,
    steps,
)

KYU5, KYU4, DAN2, DAN3 = 6, 7, 12, 13


def noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)


def gave(year: int, level: int, *, month: int = 1, source: str = "SK24", **more) -> Given:
    day = date(year, month, 1)
    return Given(source=source, at=noon(day), on=day, level=level, **more)


def history(*those: Given, exemptions: tuple[Exemption, ...] = ()) -> PlayerHistory:
    return PlayerHistory(given=those, exemptions=exemptions)


def test_nobody_has_a_level_before_the_first_one():
    assert level_on(history(gave(2020, KYU5)), date(2019, 12, 31)) is None
    assert held_on(history(), date(2020, 1, 1)) is None


def test_a_level_that_nothing_confirms_falls_by_one_after_five_years_and_again():
    it = history(gave(2010, KYU5))
    levels = {year: level_on(it, date(year, 1, 1)) for year in (2014, 2015, 2019, 2020)}
    assert levels == {2014: 6, 2015: 5, 2019: 5, 2020: 4}
    held = held_on(it, date(2016, 1, 1))
    assert (held.source, held.since, held.due) == (
        UNCONFIRMED,
        date(2015, 1, 1),
        date(2020, 1, 1),
    )
    assert falls_to(held) == 4


def test_whether_an_event_confirms_is_judged_for_the_level_that_is_held_after_it():
    """A rise taken back: the level that is left is one whose norm the points reach."""
    first, rise = gave(2020, KYU5, source="A"), gave(2021, KYU4, source="B")
    kept = gave(2022, KYU4, source="C", kept=True, confirmed=False, reaches=KYU5)
    there = held_on(history(first, rise, kept), date(2023, 1, 1))
    assert (there.level, there.confirmed_on) == (KYU4, date(2021, 1, 1))
    gone = replace(rise, taken_back_at=noon(date(2022, 6, 1)))
    left = held_on(history(first, gone, kept), date(2023, 1, 1))
    assert (left.level, left.confirmed_on, left.due) == (KYU5, kept.on, date(2027, 1, 1))
    (step,) = (one for one in steps(history(first, gone, kept), kept.on) if one.on == kept.on)
    assert step.given.confirmed is True


def test_a_level_that_has_become_higher_is_not_confirmed_by_the_norm_of_a_lower_one():
    first = gave(2020, KYU5, source="A")
    kept = gave(2022, KYU5, source="C", kept=True, confirmed=True, reaches=KYU5)
    assert held_on(history(first, kept), date(2023, 1, 1)).confirmed_on == kept.on
    risen = gave(2021, KYU4, source="B")
    held = held_on(history(first, risen, kept), date(2023, 1, 1))
    assert (held.level, held.confirmed_on) == (KYU4, risen.on)


def test_a_level_that_has_fallen_is_confirmed_by_its_own_norm():
    first = gave(2010, KYU5, source="A")
    kept = gave(2016, KYU5, source="B", kept=True, confirmed=False, reaches=KYU5 - 1)
    held = held_on(history(first, kept), date(2017, 1, 1))
    assert (held.level, held.confirmed_on, held.due) == (KYU5 - 1, kept.on, date(2021, 1, 1))
    too_little = replace(kept, reaches=KYU5 - 2)
    assert held_on(history(first, too_little), date(2017, 1, 1)).confirmed_on == first.on


def test_on_the_day_of_a_fall_an_event_stops_it_only_by_the_norm_of_the_level_held_before():
    first = gave(2010, KYU5, source="A")
    day = {"source": "B", "kept": True, "confirmed": True}
    stopped = gave(2015, KYU5, reaches=KYU5, **day)
    assert held_on(history(first, stopped), stopped.on).level == KYU5
    late = gave(2015, KYU5 - 1, reaches=KYU5 - 1, **day)
    held = held_on(history(first, late), late.on)
    assert (held.level, held.due) == (KYU5 - 1, date(2020, 1, 1))


def test_an_event_that_keeps_a_level_confirms_it_if_the_norm_was_reached():
    first = gave(2010, KYU5)
    kept = gave(2014, KYU5, kept=True, confirmed=True)
    assert level_on(history(first, kept), date(2016, 1, 1)) == KYU5
    missed = gave(2014, KYU5, kept=True, confirmed=False)
    assert level_on(history(first, missed), date(2016, 1, 1)) == KYU5 - 1


def test_what_only_kept_a_level_follows_when_an_earlier_event_is_corrected():
    rose = gave(2010, KYU4, source="A", taken_back_at=noon(date(2012, 1, 1)))
    it = history(gave(2009, KYU5), rose, gave(2011, KYU4, source="B", kept=True, confirmed=True))
    assert level_on(it, date(2011, 6, 1)) == KYU5


def test_of_older_closings_who_rose_has_confirmed():
    it = history(gave(2010, KYU5), gave(2014, KYU4))
    assert held_on(it, date(2014, 2, 1)).confirmed_on == date(2014, 1, 1)
    fell = history(gave(2010, KYU5), gave(2014, KYU5 - 1))
    assert held_on(fell, date(2014, 2, 1)).confirmed_on == date(2010, 1, 1)


def test_a_proposed_title_does_not_hold_and_a_confirmed_one_does_from_the_closing_date():
    proposed = gave(2020, DAN3, month=3, status="proposed", confirmed=True)
    assert level_on(history(gave(2019, DAN2), proposed), date(2020, 6, 1)) == DAN2
    confirmed = gave(2020, DAN3, month=3, confirmed=True, decided_at=noon(date(2020, 5, 5)))
    it = history(gave(2019, DAN2), confirmed)
    assert level_on(it, date(2020, 3, 1)) == DAN3
    assert level_on(it, date(2020, 2, 29)) == DAN2


def test_events_use_the_former_level_until_the_board_has_confirmed():
    confirmed = gave(2020, DAN3, month=3, decided_at=noon(date(2020, 5, 5)))
    it = history(gave(2019, DAN2), confirmed)
    assert level_used(it, noon(date(2020, 5, 4))) == DAN2
    assert level_used(it, noon(date(2020, 5, 5))) == DAN3


def test_a_refused_title_leaves_the_former_level_which_the_event_confirmed():
    refused = gave(2023, DAN3, status="refused", confirmed=True)
    it = history(gave(2019, DAN2), refused)
    assert held_on(it, date(2023, 6, 1)).level == DAN2
    assert held_on(it, date(2023, 6, 1)).due == date(2028, 1, 1)


def test_what_the_committee_set_after_a_close_has_the_last_word_on_that_day():
    day = date(2020, 1, 1)
    event = Given(source="A", at=noon(day), on=day, level=DAN2, confirmed=True)
    ruling = Given(
        source=COMMITTEE,
        at=datetime.combine(day, time(), UTC),
        on=day,
        level=KYU5,
        confirmed=True,
        entered_at=noon(day) + timedelta(hours=1),
    )
    assert level_on(history(event, ruling), day) == KYU5
    before = replace(ruling, entered_at=noon(day) - timedelta(hours=1))
    assert level_on(history(event, before), day) == DAN2


MEANWHILE = {
    "rise": (DAN2, DAN3),
    "higher": (DAN3 + 1, DAN3 + 1),
    "fall": (DAN2 - 2, DAN2 - 2),
}


@pytest.mark.parametrize(("given_meanwhile", "holds"), MEANWHILE.values(), ids=MEANWHILE)
def test_a_rise_closed_before_the_board_decided_does_not_lower_the_title(given_meanwhile, holds):
    title = gave(2020, DAN3, month=3, source="A", decided_at=noon(date(2020, 6, 1)))
    other = gave(2020, given_meanwhile, month=4, source="B", confirmed=True)
    it = history(gave(2019, DAN2 - 1), title, other)
    assert level_on(it, date(2020, 7, 1)) == holds
    assert level_used(it, noon(date(2020, 5, 1))) == given_meanwhile


def test_a_rise_after_a_fall_that_followed_a_title_counts_from_the_fall():
    title = gave(2020, DAN3, month=3, source="A", decided_at=noon(date(2020, 6, 1)))
    fell = gave(2020, DAN2 - 2, month=4, source="B")
    rose = gave(2020, DAN2 - 1, month=5, source="C", confirmed=True)
    it = history(gave(2019, DAN2 - 1), title, fell, rose)
    assert level_on(it, date(2020, 7, 1)) == DAN2 - 1


def test_a_lower_level_after_the_board_has_decided_counts():
    title = gave(2020, DAN3, month=3, source="A", decided_at=noon(date(2020, 4, 1)))
    after = gave(2020, DAN2, month=5, source="B")
    it = history(gave(2019, DAN2 - 1), title, after)
    assert level_on(it, date(2020, 7, 1)) == DAN2


def test_the_calendar_may_end_before_five_years_do():
    exempt = (Exemption(first=date(1, 1, 1), last=date.max),)
    assert held_on(history(gave(2010, KYU5), exemptions=exempt), date(2020, 1, 1)).level == KYU5
    late = history(gave(9997, KYU5))
    assert held_on(late, date(9998, 1, 1)).due == date.max
    assert level_on(late, date.max) == 1


def test_two_events_that_close_on_one_day_count_in_the_order_of_their_closings():
    day = date(2020, 1, 1)
    early = Given(source="B", at=noon(day), on=day, level=KYU4, confirmed=True)
    late = Given(source="A", at=noon(day) + timedelta(hours=1), on=day, level=8, confirmed=True)
    assert level_on(history(late, early), day) == 8
    assert level_used(history(late, early), noon(day)) == KYU4


def test_a_level_of_the_next_day_elsewhere_is_used_from_its_instant_on():
    at = datetime(2020, 1, 1, 23, 30, tzinfo=UTC)
    it = history(Given(source="A", at=at, on=date(2020, 1, 2), level=KYU4, confirmed=True))
    assert level_used(it, at) == KYU4


def test_a_list_older_than_five_years_was_right_on_the_day_it_came_in():
    entered = datetime(2024, 2, 1, tzinfo=UTC)
    for since in (ALWAYS, datetime(2012, 3, 1, tzinfo=UTC)):
        first = Given(
            source="list",
            at=since,
            on=since.date(),
            level=KYU5,
            confirmed=True,
            entered_at=entered,
        )
        held = held_on(history(first), date(2024, 2, 1))
        assert (held.level, held.due) == (KYU5, date(2029, 2, 1))
        assert (held.since is None) is (since == ALWAYS)


def test_while_exempt_nobody_falls_and_five_years_run_from_the_end():
    exempt = (Exemption(first=date(2014, 1, 1), last=date(2018, 6, 30)),)
    it = history(gave(2010, KYU5), exemptions=exempt)
    assert held_on(it, date(2016, 1, 1)).due == date(2023, 6, 30)
    assert level_on(it, date(2023, 6, 30)) == KYU5 - 1


# -- the same, slowly: a day after another ----


def slowly(it: PlayerHistory, until: date) -> dict[date, int | None]:
    """The level of every day, by walking through them: a fall in the morning, events at noon."""
    given_ = sorted(it.given, key=lambda one: (one.on, one.at, one.source))
    stands = [one for one in given_ if one.taken_back_at is None]
    level, starts, found = None, None, {}
    day = date(2000, 1, 1)
    while day <= until:
        today = [one for one in stands if one.on == day]
        confirms = level is not None and any(one.confirmed for one in today)
        exempt = [one for one in it.exemptions if one.first <= day]
        open_ = any(one.last is None for one in exempt)
        ends = [one.last for one in exempt if one.last]
        if level and starts and not open_:
            running = max([starts, *ends])
            due = running.replace(year=running.year + 5)
            if day >= due and not confirms and level > 1:
                level, starts = level - 1, day
        for one in today:
            if one.status == "official" and not (one.kept and level is not None):
                starts = starts if level is not None else day
                level = one.level
        if confirms or (level is not None and starts is None):
            starts = day
        found[day] = level
        day += timedelta(days=1)
    return found


DAYS = st.dates(date(2001, 1, 1), date(2016, 12, 31)).filter(
    lambda day: (day.month, day.day) != (2, 29)
)


@st.composite
def histories(draw) -> PlayerHistory:
    days = draw(st.lists(DAYS, min_size=1, max_size=6, unique=True))
    those = [
        Given(
            source=f"E{number}",
            at=noon(day),
            on=day,
            level=draw(st.integers(2, 14)),
            kept=draw(st.booleans()),
            confirmed=draw(st.booleans()),
            status=draw(st.sampled_from(["official", "official", "proposed", "refused"])),
            taken_back_at=draw(st.sampled_from([None, None, None, noon(date(2030, 1, 1))])),
        )
        for number, day in enumerate(days)
    ]
    exempt = ()
    if draw(st.booleans()):
        first = draw(DAYS)
        last = draw(st.none() | st.integers(0, 3000).map(lambda n: first + timedelta(days=n)))
        last = last.replace(day=1) if last and (last.month, last.day) == (2, 29) else last
        exempt = (Exemption(first=first, last=max(first, last) if last else None),)
    return PlayerHistory(given=tuple(those), exemptions=exempt)


@settings(max_examples=60)
@given(histories())
def test_the_register_agrees_with_a_walk_through_every_day(it):
    until = date(2024, 1, 1)
    for day, level in list(slowly(it, until).items())[::97]:
        if any(step.level == 1 for step in steps(it, day)):
            break  # 10 kyu needs no confirmation: what comes after it has tests of its own
        assert level_on(it, day) == level, day
