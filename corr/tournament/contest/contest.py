"""One event (a tournament): who plays, how they were drawn, and whether it is still open.

What is drawn when, and the table, are the affair of `systems`.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

from corr.errors import ArbiterError
from corr.tournament.contest.desk import Rulings
from corr.tournament.contest.entry_book import EntryBook
from corr.tournament.contest.revisions import Revision
from corr.tournament.contest.section import Section
from corr.tournament.contest.team_draw import TeamDraw
from corr.tournament.events.events import Closed, Entered, Measured
from corr.tournament.play.clock_days import midnight
from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.spec.spec_parts import EventSpec

Results: TypeAlias = Mapping[str, TableGame]
"""Every drawn game as the table sees it, by its id, each player by who holds the start number."""

_DAY = timedelta(days=1)
OVER = frozenset({"closed", "cancelled", "moved"})
"""How an event stands that is no longer anybody's here (see `Contest.stands`)."""


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
    those by which a round was drawn already. `free` are the byes that the arbiter decided, by
    round; the lot gives the others. `seeds` are the seeds of the rounds, `totals` the
    points by which they were drawn. `team_draw` is what is known of teams beside their players,
    `sections` are those of all stages, and `decided` parts who share a place there. `instead_of`
    says of games that were set by hand in whose place they came (see `replaced`).

    `revisions` are the changes of the event file. `cancelled_why` is the arbiter's reason. Of an
    event from elsewhere, `slots` are the draw of a cup and `elsewhere` the games that are left
    there, with whether they had begun. `book` has who would like to be entered. `rulings` are
    those of the arbiters by number, with the appeals against them, and `measures` those against
    players that stand. `over_appeals` are the closings over undecided appeals by their
    reports. `closing` is the last one, also of an event that was `reopened` since:
    when, and why. It was written down at `closed_at` and may count from an earlier day; of an
    event that was `closed_elsewhere` that is the day. `reported` are the days on which reports
    first went to the committee, `rules_sent` those on which players first got the rules of the
    event. `heard` says when there was last a sign of life of a player's
    that came in another way than by a letter.
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
    free: Mapping[int, tuple[str, ...]] = field(default_factory=dict)
    seeds: Mapping[int, str] = field(default_factory=dict)
    totals: Mapping[int, tuple[tuple[str, str], ...]] = field(default_factory=dict)
    team_draw: TeamDraw = field(default_factory=TeamDraw)
    sections: tuple[Section, ...] = ()
    decided: tuple[str, ...] = ()
    instead_of: Mapping[str, str] = field(default_factory=dict)
    revisions: tuple[Revision, ...] = ()
    rulings: Rulings = field(default_factory=dict)
    cancelled_at: datetime | None = None
    cancelled_why: str = ""
    slots: tuple[str, ...] = ()
    elsewhere: Mapping[str, bool] = field(default_factory=dict)
    moved_to: str = ""
    book: EntryBook = field(default_factory=EntryBook)
    measures: tuple[Measured, ...] = ()
    heard: Mapping[str, datetime] = field(default_factory=dict)
    closing: Closed | None = None
    over_appeals: Mapping[int, Closed] = field(default_factory=dict)
    closed_elsewhere: date | None = None
    reopened: tuple[tuple[datetime, str], ...] = ()
    reported: Mapping[int, date] = field(default_factory=dict)
    rules_sent: Mapping[str, date] = field(default_factory=dict)

    @property
    def places(self) -> int:
        """How many more players can be entered."""
        return max(0, self.spec.event.max_players - len(self.entries))

    @property
    def asks_arbiter(self) -> bool:
        """Whether a wish to be entered takes the arbiter's yes; in a team it always does."""
        return self.spec.event.entry == "confirmed" or self.spec.system.kind in ("teams", "league")

    def takes_entries(self, at: datetime) -> bool:
        """Whether somebody can still be entered by letter; without a last day, until the start."""
        last = self.spec.event.entry_until
        return self.state == "open" and (last is None or self.day(at) <= last)

    @property
    def entries_over(self) -> date:
        """The first day on which, by the file, no entries are taken any more."""
        last = self.spec.event.entry_until
        return self.spec.event.start if last is None else last + timedelta(days=1)

    @property
    def stands(self) -> str:
        """How the event stands here: its state, or `moved` where another installation has it."""
        return "moved" if self.moved_to else self.state

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

    @property
    def closed_on(self) -> date | None:
        """The day from which the closing counts; None of an event that is not closed."""
        if self.closed_at is None:
            return None
        named = self.closing.on if self.closing else ""
        return date.fromisoformat(named) if named else self.day(self.closed_at)

    @property
    def counts_from(self) -> datetime | None:
        """The instant from which the closing counts: the last one of an earlier day."""
        named = self.closing.on if self.closing and self.closed_at else ""
        return self.end_of(date.fromisoformat(named)) if named else self.closed_at

    def end_of(self, day: date) -> datetime:
        """The last moment of a local day."""
        return midnight(self.spec.event.time_zone, day + _DAY) - timedelta(microseconds=1)

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
        return None if found is None else midnight(self.spec.event.time_zone, found)


def start_moment(spec: EventSpec) -> datetime:
    """00:00 of the start date in the event's time zone, in UTC."""
    return midnight(spec.event.time_zone, spec.event.start)


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
