"""One event (a tournament): who plays, how they were drawn, and whether it is still open.

What is drawn when, and the table, are the affair of `systems`.
"""

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime, time, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

from corr.errors import ArbiterError
from corr.tournament.events import (
    Announced,
    CaptainNamed,
    Closed,
    Entered,
    Event,
    LineUp,
    MatchesDrawn,
    OrderDecided,
    ReplayDrawn,
    ResultAssessed,
    RoundDrawn,
    RoundOpened,
    RoundsDrawn,
    SectionsDrawn,
    Started,
    Substituted,
    TeamWithdrawn,
    Withdrawn,
)
from corr.tournament.events_contest import Drawn
from corr.tournament.scoring import TableGame
from corr.tournament.section import Section
from corr.tournament.section import drawn as sections_drawn
from corr.tournament.spec import EventSpec, spec_from_tables
from corr.tournament.team_draw import TeamDraw, with_substitute
from corr.tournament.team_draw import after as teams_after

Results: TypeAlias = Mapping[str, TableGame]
"""Every drawn game as the table sees it, by its id, each player by who holds the start number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A game of the draw: `first` is provisional black.

    `replay` is its number among the replays of a drawn match, 0 for an ordinary game; `per_move`
    is a replay's time in seconds, 0 for that of the event.
    """

    game: str
    round: int
    board: int
    first: str
    second: str
    replay: int = 0
    per_move: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Contest:
    """An event as its events left it. `order` are the players by start number, once drawn.

    `levels` are the levels at the start; who has none in it is new. `state` is `open`,
    `running` or `closed`. A start number may pass to a substitute: `numbers` has everybody who
    ever held one. `withdrawn` says after which round a player left. `byes` are (round, player).
    `last_round` is the last one drawn, even if it has only a bye, `opened` the last whose games
    may begin.
    `teams` is who was entered for which team.

    `assessed` are the results by which unfinished games count for the next draw (26.5), `grouped`
    those by which a round was drawn already. `seeds` are the seeds of the rounds, `totals` the
    points by which they were drawn. `team_draw` is what is known of teams beside their players,
    `sections` are those of all stages, and `decided` parts who share a place there.
    """

    id: str
    spec: EventSpec
    state: str
    entries: tuple[str, ...] = ()
    order: tuple[str, ...] = ()
    levels: Mapping[str, str]
    pairings: tuple[Pairing, ...] = ()
    last_round: int = 0
    seeding: str = ""
    seed: str = ""
    started_at: datetime | None = None
    closed_at: datetime | None = None
    reports: int = 0
    seq: int = 0
    numbers: Mapping[str, int] = field(default_factory=dict)
    teams: Mapping[str, str] = field(default_factory=dict)
    rounds: int = 0
    opened: int = 0
    byes: tuple[tuple[int, str], ...] = ()
    withdrawn: Mapping[str, int] = field(default_factory=dict)
    joined: Mapping[str, int] = field(default_factory=dict)
    assessed: Mapping[str, str] = field(default_factory=dict)
    grouped: Mapping[str, str] = field(default_factory=dict)
    seeds: Mapping[int, str] = field(default_factory=dict)
    totals: Mapping[int, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    team_draw: TeamDraw = field(default_factory=TeamDraw)
    sections: tuple[Section, ...] = ()
    decided: tuple[str, ...] = ()

    @property
    def zone(self) -> ZoneInfo:
        """The event's time zone."""
        return ZoneInfo(self.spec.event.time_zone)

    @property
    def drawn(self) -> int:
        """The last round that has been drawn, 0 before the first."""
        return max(self.last_round, self.team_draw.drawn)

    @property
    def present(self) -> tuple[str, ...]:
        """The players by start number who have not left."""
        return tuple(player for player in self.order if player not in self.withdrawn)

    def day(self, at: datetime) -> date:
        """The local date of an instant, as the event's documents give it."""
        return at.astimezone(self.zone).date()

    def holder(self, player: str) -> str:
        """Who holds a player's start number now: the player, or a substitute."""
        return self.order[self.numbers[player] - 1]

    def round_day(self, number: int) -> date | None:
        """The day on which a round begins, None where the arbiter decides."""
        system = self.spec.system
        if system.all_rounds_at_once or number <= 1:
            return self.spec.event.start
        if system.round_dates:
            days = system.round_dates
            return days[number - 1] if number <= len(days) else None
        if not system.round_days:
            return None
        return self.spec.event.start + timedelta(days=system.round_days * (number - 1))

    def round_moment(self, number: int) -> datetime | None:
        """00:00 of the day on which a round begins, in UTC."""
        found = self.round_day(number)
        return None if found is None else _midnight(self.spec, found)


def start_moment(spec: EventSpec) -> datetime:
    """00:00 of the start date in the event's time zone, in UTC."""
    return _midnight(spec, spec.event.start)


def _midnight(spec: EventSpec, day: date) -> datetime:
    local = datetime.combine(day, time(), ZoneInfo(spec.event.time_zone))
    return local.astimezone(UTC)


def enter(contest: Contest, *players: str, team: str = "") -> tuple[Entered, ...]:
    """Enter players. Raises ArbiterError; a player who is in already changes nothing.

    `team` is their side in a Scheveningen event, `A` or `B`.
    """
    known = set(contest.entries)
    new = [player for player in dict.fromkeys(players) if player not in known]
    if not new:
        return ()
    if contest.state != "open":
        raise ArbiterError(f"{contest.id} is {contest.state}: nobody can be entered any more")
    limit = contest.spec.event.max_players
    if limit and len(contest.entries) + len(new) > limit:
        raise ArbiterError(f"{contest.id} is full: max_players is {limit}")
    return tuple(Entered(player=player, team=team) for player in new)


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
        case Started():
            return _started(contest, body, event.at)
        case Closed():
            return replace(contest, state="closed", closed_at=event.at, reports=body.report)
        case Entered():
            return _entered(contest, body)
        case RoundsDrawn():
            return _rounds_drawn(contest, body)
        case RoundDrawn():
            return _round_drawn(contest, body)
        case RoundOpened():
            return replace(contest, opened=body.round)
        case ReplayDrawn():
            more = _pairings(body.games, replay=body.replay, per_move=body.per_move)
            return _with_pairings(contest, more)
        case ResultAssessed():
            return _assessed(contest, body)
        case Withdrawn():
            return _withdrawn(contest, body)
        case Substituted():
            return _substituted(contest, body)
        case CaptainNamed() | LineUp() | MatchesDrawn():
            return replace(contest, team_draw=teams_after(contest.team_draw, body))
        case SectionsDrawn():
            sections = (*contest.sections, *sections_drawn(body))
            return replace(contest, sections=sections, rounds=body.rounds)
        case OrderDecided():
            return replace(contest, decided=(*body.players, *contest.decided))
        case TeamWithdrawn():
            return _team_withdrawn(contest, body)
        case _:
            return contest


def _entered(contest: Contest, body: Entered) -> Contest:
    entered = replace(contest, entries=(*contest.entries, body.player))
    if body.team:
        entered = replace(entered, teams={**contest.teams, body.player: body.team})
    if not body.round:
        return entered
    levels = {**contest.levels, body.player: body.level} if body.level else contest.levels
    return replace(
        entered,
        order=(*contest.order, body.player),
        numbers={**contest.numbers, body.player: len(contest.order) + 1},
        joined={**contest.joined, body.player: body.round},
        levels=levels,
    )


def _started(contest: Contest, body: Started, at: datetime) -> Contest:
    return replace(
        contest,
        state="running",
        order=body.order,
        numbers={player: number for number, player in enumerate(body.order, 1)},
        levels=body.levels,
        seeding=body.seeding,
        seed=body.seed,
        rounds=body.rounds,
        started_at=at,
    )


def _rounds_drawn(contest: Contest, body: RoundsDrawn) -> Contest:
    drawn = _with_pairings(contest, _pairings(body.games))
    return replace(drawn, opened=body.opened or drawn.drawn)


def _round_drawn(contest: Contest, body: RoundDrawn) -> Contest:
    drawn = _with_pairings(contest, _pairings(body.games))
    return replace(
        drawn,
        last_round=max(drawn.last_round, body.round),
        opened=max(contest.opened, body.round),
        byes=(*contest.byes, *((body.round, player) for player in body.byes)),
        seeds={**contest.seeds, body.round: body.seed} if body.seed else contest.seeds,
        grouped={**contest.grouped, **dict(body.assessed)},
        totals={**contest.totals, body.round: body.totals} if body.totals else contest.totals,
    )


def _assessed(contest: Contest, body: ResultAssessed) -> Contest:
    if body.used:
        return replace(contest, grouped={**contest.grouped, body.game: body.result})
    return replace(contest, assessed={**contest.assessed, body.game: body.result})


def _withdrawn(contest: Contest, body: Withdrawn) -> Contest:
    if contest.state == "open":
        rest = tuple(player for player in contest.entries if player != body.player)
        return replace(contest, entries=rest)
    return replace(contest, withdrawn={**contest.withdrawn, body.player: body.after_round})


def _team_withdrawn(contest: Contest, body: TeamWithdrawn) -> Contest:
    """Without a team, and without its players."""
    own = [player for player, team in contest.teams.items() if team == body.team]
    if contest.state == "open":
        rest = tuple(player for player in contest.entries if player not in own)
        contest = replace(contest, entries=rest)
    else:
        gone = dict.fromkeys(own, body.after_round)
        contest = replace(contest, withdrawn={**gone, **contest.withdrawn})
    return replace(contest, team_draw=teams_after(contest.team_draw, body))


def _substituted(contest: Contest, body: Substituted) -> Contest:
    old, new, taken = body.player, body.by, set(body.games)
    contest = _team_substituted(contest, body)
    if contest.numbers.get(new, contest.numbers[old]) != contest.numbers[old]:
        return _with_games(contest, old, new, taken)
    levels = {**contest.levels, new: body.level} if body.level else contest.levels
    return replace(
        contest,
        entries=(*contest.entries, *([] if new in contest.entries else [new])),
        order=tuple(new if player == old else player for player in contest.order),
        numbers={**contest.numbers, new: contest.numbers[old]},
        levels=levels,
        pairings=_with_games(contest, old, new, taken).pairings,
    )


def _team_substituted(contest: Contest, body: Substituted) -> Contest:
    """The line-ups after a substitution: in the games taken, and with the number in all later."""
    old, new = body.player, body.by
    team = contest.teams.get(old, "")
    if not team:
        return contest
    taken = set(body.games)
    draw = with_substitute(
        contest.team_draw,
        team,
        old,
        new,
        {pairing.round for pairing in contest.pairings if pairing.game in taken},
        number=new not in contest.teams,
    )
    return replace(contest, teams={**contest.teams, new: team}, team_draw=draw)


def _with_games(contest: Contest, old: str, new: str, taken: Container[str]) -> Contest:
    return replace(
        contest,
        pairings=tuple(
            _with_seat(pairing, old, new) if pairing.game in taken else pairing
            for pairing in contest.pairings
        ),
    )


def _with_seat(pairing: Pairing, old: str, new: str) -> Pairing:
    if pairing.first == old:
        return replace(pairing, first=new)
    return replace(pairing, second=new)


def _with_pairings(contest: Contest, more: tuple[Pairing, ...]) -> Contest:
    last = max((pairing.round for pairing in more), default=0)
    return replace(
        contest,
        pairings=(*contest.pairings, *more),
        last_round=max(contest.last_round, last),
    )


def _pairings(games: Drawn, *, replay: int = 0, per_move: int = 0) -> tuple[Pairing, ...]:
    return tuple(
        Pairing(
            game=game,
            round=number,
            board=board,
            first=first,
            second=second,
            replay=replay,
            per_move=per_move,
        )
        for game, number, board, first, second in games
    )
