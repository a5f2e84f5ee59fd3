"""One event (a tournament): who plays, how they were drawn, and whether it is still open."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

from corr.errors import ArbiterError
from corr.tournament.events import (
    Announced,
    Closed,
    ContestBody,
    Entered,
    Event,
    RoundsDrawn,
    Started,
)
from corr.tournament.pairing import round_robin
from corr.tournament.spec import EventSpec, spec_from_tables
from corr.tournament.wording import counted


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A game of the draw: `first` is provisional black."""

    game: str
    round: int
    board: int
    first: str
    second: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """An event as its events left it. `order` are the players by start number, once drawn.

    `levels` are the levels at the start; who has none in it is new. `state` is `open`,
    `running` or `closed`.
    """

    id: str
    spec: EventSpec
    state: str
    entries: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    levels: Mapping[str, str]
    pairings: tuple[Pairing, ...] = ()
    seeding: str = ""
    seed: str = ""
    started_at: datetime | None = None
    closed_at: datetime | None = None
    reports: int = 0
    seq: int = 0

    @property
    def zone(self) -> ZoneInfo:
        """The event's time zone."""
        return ZoneInfo(self.spec.event.time_zone)

    def day(self, at: datetime) -> date:
        """The local date of an instant, as the event's documents give it."""
        return at.astimezone(self.zone).date()


def start_moment(spec: EventSpec) -> datetime:
    """00:00 of the start date in the event's time zone, in UTC."""
    local = datetime.combine(spec.event.start, time(), ZoneInfo(spec.event.time_zone))
    return local.astimezone(UTC)


def enter(contest: Contest, player: str) -> tuple[ContestBody, ...]:
    """Enter a player. Raises ArbiterError; a player who is in already changes nothing."""
    if player in contest.entries:
        return ()
    if contest.state != "open":
        raise ArbiterError(f"{contest.id} is {contest.state}: nobody can be entered any more")
    limit = contest.spec.event.max_players
    if limit and len(contest.entries) >= limit:
        raise ArbiterError(f"{contest.id} is full: max_players is {limit}")
    return (Entered(player=player),)


def draw(
    contest: Contest, order: tuple[str, ...], *, seed: str, levels: Mapping[str, str], at: datetime
) -> tuple[ContestBody, ...]:
    """Start the event with start numbers in `order`. Raises ArbiterError with every reason."""
    spec, faults = contest.spec, list[str]()
    if contest.state != "open":
        raise ArbiterError(f"{contest.id} is {contest.state} already")
    if at < start_moment(spec):
        faults.append(f"{contest.id} starts on {spec.event.start} ({spec.event.time_zone})")
    if len(order) < max(2, spec.event.min_players):
        need = max(2, spec.event.min_players)
        faults.append(f"{contest.id} has {counted(len(order), 'player')}, min_players is {need}")
    if faults:
        raise ArbiterError(*faults)
    games = tuple(
        (f"{contest.id}-{number:03d}", p.round, p.board, order[p.black - 1], order[p.white - 1])
        for number, p in enumerate(round_robin(len(order), spec.system.games_per_pair), 1)
    )
    started = Started(order=order, seeding=spec.system.seeding, seed=seed, levels=levels)
    return started, RoundsDrawn(games=games)


def fold(events: Iterable[Event], contest: Contest | None = None) -> Contest | None:
    """The event after its events."""
    for event in events:
        contest = apply(contest, event)
    return contest


def apply(contest: Contest | None, event: Event) -> Contest:
    """The event after one more of its events."""
    body = event.body
    if contest is None:
        assert isinstance(body, Announced)
        spec = spec_from_tables(dict(body.spec), event.stream)
        return Contest(id=event.stream, spec=spec, state="open", levels={}, seq=event.seq)
    contest = replace(contest, seq=event.seq)
    match body:
        case Entered():
            return replace(contest, entries=(*contest.entries, body.player))
        case Started():
            return replace(
                contest,
                state="running",
                order=body.order,
                levels=body.levels,
                seeding=body.seeding,
                seed=body.seed,
                started_at=event.at,
            )
        case RoundsDrawn():
            drawn = tuple(
                Pairing(game=game, round=number, board=board, first=first, second=second)
                for game, number, board, first, second in body.games
            )
            return replace(contest, pairings=(*contest.pairings, *drawn))
        case Closed():
            return replace(contest, state="closed", closed_at=event.at, reports=body.report)
        case _:
            return contest
