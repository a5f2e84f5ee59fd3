"""[clock] of an event file: limits, presets, days that count; and what games start with."""

from datetime import timedelta

import pytest

from corr.errors import ConfigError
from corr.tournament.spec.clock_terms import OF_MATCHES, PRESETS, Control, Fischer
from corr.tournament.spec.spec import spec_from_tables, spec_to_tables
from corr.tournament.spec.spec_clock import ClockPart

DAY = timedelta(days=1)
ZONE = "Europe/Stockholm"


def tables(game: str = "renju", **clock: object) -> dict[str, dict[str, object]]:
    event = {
        "id": "SK24",
        "name": "Sverigekorr 2024",
        "start": "2024-02-01",
        "time_zone": ZONE,
        "arbiters": ["arbiter@example.org"],
    }
    return {"event": event, "clock": clock, "game": {"kind": game}}


def clock(**keys: object) -> ClockPart:
    return spec_from_tables(tables(**keys), "e.toml").clock


def faults(**keys: object) -> tuple[str, ...]:
    with pytest.raises(ConfigError) as caught:
        clock(**keys)
    return caught.value.faults


def test_without_a_word_a_move_has_seven_days_and_there_is_no_other_limit() -> None:
    terms = clock().terms(ZONE)
    assert (terms.per_move, terms.has_reserve) == (7 * DAY, False)


def test_the_championship_clock_is_less_between_compatriots() -> None:
    found = clock(preset="renju-cwc")
    assert found.terms(ZONE).total == 135 * DAY
    assert found.terms(ZONE, same_country=True).total == 115 * DAY
    assert found.terms(ZONE).per_move == 21 * DAY


@pytest.mark.parametrize(
    ("preset", "control", "fischer"),
    [
        ("classic", Control(moves=10, time=50 * DAY), None),
        ("fischer", None, Fischer(start=30 * DAY, increment=3 * DAY)),
        (
            "club",
            None,
            Fischer(start=10 * DAY, increment=1.5 * DAY, most=10 * DAY),
        ),
    ],
)
def test_a_preset_with_a_reserve_limits_no_single_move(
    preset: str, control: Control | None, fischer: Fischer | None
) -> None:
    terms = clock(preset=preset).terms(ZONE)
    assert (terms.per_move, terms.control, terms.fischer) == (None, control, fischer)


def test_a_key_that_is_written_down_overrides_the_preset() -> None:
    found = clock(preset="classic", per_move="30d", double_after="")
    assert (found.per_move, found.double_after) == (30 * DAY, None)
    assert found.control == Control(moves=10, time=50 * DAY)


@pytest.mark.parametrize("preset", ["", *PRESETS])
def test_a_clock_reads_as_it_was_written(preset: str) -> None:
    game = "backgammon" if preset == OF_MATCHES else "renju"
    clock = tables(game, preset=preset, free_days=["sat", "2024-12-24"])
    spec = spec_from_tables(clock, "e.toml")
    assert spec_from_tables(spec_to_tables(spec), "again") == spec


def test_free_days_and_the_calendar_go_by_the_event_s_time_zone() -> None:
    counting = clock(days="calendar", free_days=["sun"]).terms(ZONE).counting
    assert (counting.days, counting.zone, counting.weekdays) == ("calendar", ZONE, {6})


def test_a_replay_has_half_of_every_limit_in_whole_days() -> None:
    found = clock(per_move="7d", total="135d", fischer="30d + 1d")
    terms = found.terms(ZONE, replay=2)
    assert (terms.per_move, terms.total) == (2 * DAY, 34 * DAY)
    assert terms.fischer == Fischer(start=8 * DAY, increment=DAY)


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ({"per_move": ""}, "a limit, or total"),
        ({"total_same_country": "115d"}, "a total beside it"),
        ({"total": "100d", "total_same_country": "115d"}, "at most the total, 100d"),
        ({"double_after": "20d"}, "total, control or fischer beside it"),
        ({"delay": "1d"}, "total, control or fischer beside it"),
        ({"days": "calendar", "per_move": "36h"}, "whole days"),
        ({"days": "calendar", "fischer": "10d + 36h"}, "whole days"),
        ({"control": "10 in 50"}, "10 moves in 50d"),
        ({"fischer": "30d + 1d, max 20d"}, "30d + 1d, max 45d"),
        ({"free_days": ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]}, "not all"),
        ({"free_days": "sat"}, "weekdays"),
        ({"preset": "blitz"}, "renju-cwc"),
        ({"total": 135}, "a time such as"),
    ],
    ids=str,
)
def test_a_clock_that_cannot_be_is_refused_with_its_key(
    keys: dict[str, object], told: str
) -> None:
    (fault,) = faults(**keys)
    assert fault.startswith("e.toml: [clock] ")
    assert told in fault


def test_reminders_that_would_come_before_the_time_begins_are_left_out() -> None:
    assert clock(per_move="1d").reminders == ("50%", "80%")
    assert clock(per_move="", fischer="12h + 1h").reminders == ("50%", "80%")


def test_an_arbiter_reads_the_limits_in_a_line() -> None:
    assert clock(preset="renju-cwc").words == "21d a move, 135d a game"
    assert clock(preset="club").words == "10d + 36h, max 10d"


def test_every_fault_of_a_clock_is_told_at_once() -> None:
    found = faults(per_move="36h", total_same_country="5d", days="calendar", control="x")
    assert [fault.split()[2] for fault in found] == [
        "control:",
        "total_same_country:",
        "per_move:",
    ]


def test_a_limit_that_cannot_be_read_is_not_missed_as_well() -> None:
    assert len(faults(per_move="", control="x", double_after="20d")) == 1


def test_a_silence_ladder_is_climbed_from_its_lowest_rung() -> None:
    usual = [(one.after, one.to_arbiter) for one in clock().silence_rungs]
    assert usual == [(14 * DAY, False), (40 * DAY, True)]
    found = clock(silence=["40d arbiter", "10d notify", "20d arbiter"]).silence_rungs
    assert [one.after for one in found] == [10 * DAY, 20 * DAY, 40 * DAY]
    assert clock(silence=[]).silence_rungs == ()


@pytest.mark.parametrize(
    "silence",
    [
        ["14d"],
        ["soon notify"],
        ["12h notify"],
        ["14d shout"],
        ["14d notify", "14d notify"],
        "14d notify",
        [14],
    ],
)
def test_a_silence_ladder_that_cannot_be_is_a_fault(silence: object) -> None:
    (fault,) = faults(silence=silence)
    assert fault.startswith("e.toml: [clock] silence: expected times of a day or more")


@pytest.mark.parametrize("forfeit", ["automatic", "on claim", "arbiter"])
def test_a_game_knows_what_follows_from_lost_time(forfeit: str) -> None:
    assert clock(forfeit=forfeit).terms(ZONE).forfeit == forfeit
    spec = spec_from_tables(tables(forfeit=forfeit), "e.toml")
    assert spec_from_tables(spec_to_tables(spec), "again").clock.forfeit == forfeit
