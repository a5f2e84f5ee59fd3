"""An event from its announcement to its close: who is in, when it starts, how it is drawn."""

from datetime import UTC, date, datetime, timedelta
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.tournament.contest.contest import Contest, Pairing, enter, start_moment
from corr.tournament.contest.contest_fold import apply, fold
from corr.tournament.events.events import Body, Event, Resigned, decode, encode
from corr.tournament.events.events_contest import Announced, Closed, Entered
from corr.tournament.spec.spec import EventSpec, parse_spec, spec_to_tables
from corr.tournament.spec.spec_text import example_spec_text
from corr.tournament.systems.systems import draw
from tests.whole.strategies import MOMENT

SPEC = parse_spec(example_spec_text(), "SK24.toml")
MIDNIGHT = datetime(2024, 1, 31, 23, tzinfo=UTC)
"""2024-02-01 in Stockholm."""
NAMES = tuple(f"P{number:04d}" for number in range(1, 201))


def spec_with(spec: EventSpec = SPEC, **changes: object) -> EventSpec:
    return replace(spec, event=replace(spec.event, start=date(2024, 2, 1), **changes))


def twice(spec: EventSpec) -> EventSpec:
    return replace(spec, system=replace(spec.system, games_per_pair=2))


class Office:
    """An event that is taken through its events one by one."""

    def __init__(self, spec: EventSpec, *players: str) -> None:
        self.events: list[Event] = []
        self.contest: Contest | None = None
        self.add([Announced(spec=spec_to_tables(spec))], MIDNIGHT - timedelta(days=30))
        for player in players:
            self.add(enter(self.contest, player), MIDNIGHT - timedelta(days=20))

    def add(self, bodies: tuple[Body, ...] | list[Body], at: datetime) -> None:
        for body in bodies:
            seq = len(self.events) + 1
            self.events.append(Event(stream="SK24", seq=seq, at=at, cause="test", body=body))
            self.contest = apply(self.contest, self.events[-1])

    def start(self, *order: str, at: datetime = MIDNIGHT) -> None:
        bodies = draw(self.contest, order, seed="lots", levels={order[0]: "5 kyu"}, at=at)
        self.add(bodies, at)


def faults(function, *given, **named) -> tuple[str, ...]:
    with pytest.raises(ArbiterError) as refused:
        function(*given, **named)
    return tuple(refused.value.faults)


def faults_of_draw(contest: Contest, order: tuple[str, ...], at: datetime) -> tuple[str, ...]:
    return faults(draw, contest, order, seed="", levels={}, at=at)


# -- entries ----


def test_an_announced_event_is_open_and_empty():
    contest = Office(SPEC).contest
    assert (contest.id, contest.state, contest.entries, contest.seq) == ("SK24", "open", (), 1)
    assert contest.spec == SPEC


def test_players_stand_in_the_order_of_their_entries():
    assert Office(SPEC, "P0002", "P0001").contest.entries == ("P0002", "P0001")


def test_who_is_in_already_changes_nothing_even_when_it_runs():
    office = Office(SPEC, *NAMES[:5])
    assert enter(office.contest, "P0003") == ()
    office.start(*NAMES[:5])
    assert enter(office.contest, "P0003") == ()


def test_the_last_place_can_be_had_and_no_more():
    office = Office(spec_with(max_players=5), *NAMES[:4])
    assert enter(office.contest, "P0005") == (Entered(player="P0005"),)
    office = Office(spec_with(max_players=5), *NAMES[:5])
    assert faults(enter, office.contest, "P0006") == ("SK24 is full: max_players is 5",)
    assert enter(office.contest, "P0005") == ()


def test_nobody_is_entered_once_the_event_runs_or_is_closed():
    office = Office(SPEC, *NAMES[:5])
    office.start(*NAMES[:5])
    assert faults(enter, office.contest, "P0009") == (
        "SK24 is running: nobody can be entered any more",
    )
    office.add([Closed(report=1)], MIDNIGHT)
    assert faults(enter, office.contest, "P0009") == (
        "SK24 is closed: nobody can be entered any more",
    )


# -- the start ----


@pytest.mark.parametrize(
    ("zone", "day", "moment"),
    [
        ("UTC", date(2024, 2, 1), datetime(2024, 2, 1)),
        ("Europe/Stockholm", date(2024, 2, 1), datetime(2024, 1, 31, 23)),
        ("Europe/Stockholm", date(2024, 7, 1), datetime(2024, 6, 30, 22)),
        ("Asia/Tokyo", date(2024, 2, 1), datetime(2024, 1, 31, 15)),
        ("Pacific/Kiritimati", date(2024, 2, 1), datetime(2024, 1, 31, 10)),
        ("America/New_York", date(2024, 2, 1), datetime(2024, 2, 1, 5)),
        ("Asia/Kathmandu", date(2024, 2, 1), datetime(2024, 1, 31, 18, 15)),
        ("Asia/Beirut", date(2024, 3, 31), datetime(2024, 3, 30, 22)),  # no 00:00 on this day
        ("America/Havana", date(2024, 11, 3), datetime(2024, 11, 3, 4)),  # 00:00 comes twice
    ],
)
def test_an_event_starts_at_midnight_in_its_own_time_zone(zone, day, moment):
    spec = replace(SPEC, event=replace(SPEC.event, time_zone=zone, start=day))
    begins = start_moment(spec)
    assert begins == moment.replace(tzinfo=UTC)
    contest = replace(Office(SPEC).contest, spec=spec)
    assert contest.day(begins) == day
    assert contest.day(begins - MOMENT) == day - timedelta(days=1)


NOT_YET = (
    "SK24 starts on 2024-02-01 (Europe/Stockholm); to begin earlier write 2024-01-31 as its start "
    "into the file that `corr event show SK24` prints, and give that to "
    "`corr event change SK24 FILE --reason TEXT`: players are told"
)


def test_an_event_can_be_started_at_midnight_and_not_before():
    office = Office(spec_with(), *NAMES[:5])
    assert faults_of_draw(office.contest, NAMES[:5], MIDNIGHT - MOMENT) == (NOT_YET,)
    office.start(*NAMES[:5])
    assert (office.contest.state, office.contest.started_at) == ("running", MIDNIGHT)


def test_every_reason_against_a_start_is_told_at_once():
    office = Office(spec_with(), *NAMES[:4])
    assert faults_of_draw(office.contest, NAMES[:4], MIDNIGHT - MOMENT) == (
        NOT_YET,
        "SK24 has 4 players, min_players is 5",
    )


def test_an_event_starts_once():
    office = Office(spec_with(), *NAMES[:5])
    office.start(*NAMES[:5])
    assert faults_of_draw(office.contest, NAMES[:5], MIDNIGHT) == ("SK24 is running already",)
    office.add([Closed(report=1)], MIDNIGHT)
    assert faults_of_draw(office.contest, NAMES[:5], MIDNIGHT) == ("SK24 is closed already",)


def test_start_numbers_levels_and_lots_are_kept_as_they_were_drawn():
    office = Office(spec_with(), *NAMES[:5])
    order = ("P0003", "P0001", "P0005", "P0002", "P0004")
    office.start(*order)
    contest = office.contest
    assert (contest.order, contest.levels) == (order, {"P0003": "5 kyu"})
    assert (contest.seeding, contest.seed) == (SPEC.system.seeding, "lots")
    assert contest.entries == NAMES[:5]


def test_two_players_play_the_smallest_event():
    office = Office(spec_with(min_players=2), *NAMES[:2])
    office.start("P0002", "P0001")
    (game,) = office.contest.pairings
    assert game == Pairing(game="SK24-001", round=1, board=1, first="P0001", second="P0002")


@given(st.integers(5, 30), st.booleans())
def test_everybody_meets_everybody_and_games_are_numbered_by_round_and_board(size, double):
    spec = spec_with(max_players=200)
    office = Office(twice(spec) if double else spec, *NAMES[:size])
    office.start(*NAMES[:size])
    games = office.contest.pairings
    met = sorted(tuple(sorted((game.first, game.second))) for game in games)
    assert met == sorted([*combinations(NAMES[:size], 2)] * (2 if double else 1))
    if double:
        assert len({(game.first, game.second) for game in games}) == len(games)
    numbers = [int(game.game.removeprefix("SK24-")) for game in games]
    assert numbers == list(range(1, len(games) + 1))
    assert [(g.round, g.board) for g in games] == sorted((g.round, g.board) for g in games)


def test_the_numbers_of_a_thousand_games_go_on_with_four_digits():
    office = Office(spec_with(max_players=200), *NAMES[:46])
    office.start(*NAMES[:46])
    names = [game.game for game in office.contest.pairings]
    assert (names[0], names[998:1000]) == ("SK24-001", ["SK24-999", "SK24-1000"])


# -- the fold ----


def test_a_closed_event_keeps_its_report_and_its_day():
    office = Office(spec_with(), *NAMES[:5])
    office.start(*NAMES[:5])
    late = datetime(2025, 1, 31, 23, 30, tzinfo=UTC)
    office.add([Closed(report=1)], late)
    contest = office.contest
    assert (contest.state, contest.closed_at, contest.reports) == ("closed", late, 1)
    assert contest.day(contest.closed_at) == date(2025, 2, 1)


def test_an_event_folded_from_its_stored_events_is_the_same_event():
    office = Office(twice(spec_with()), *NAMES[:7])
    office.start(*reversed(NAMES[:7]))
    office.add([Closed(report=1)], MIDNIGHT + timedelta(days=365))
    stored = [replace(event, body=decode(*encode(event.body))) for event in office.events]
    assert stored == office.events
    assert fold(stored) == office.contest
    assert fold(stored[4:], fold(stored[:4])) == office.contest
    assert fold([]) is None


def test_an_event_of_another_kind_only_counts():
    office = Office(SPEC, "P0001")
    before = office.contest
    office.add([Resigned(seat=Seat.FIRST)], MIDNIGHT)
    assert office.contest == replace(before, seq=before.seq + 1)
