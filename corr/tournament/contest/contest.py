"""One event (a tournament): who plays, how they were drawn, and whether it is still open.

What is drawn when, and the table, are the affair of `systems`.
"""

from collections.abc import Callable, Collection, Mapping
from datetime import date, datetime, timedelta
from typing import TypeAlias
from zoneinfo import ZoneInfo

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.ruled import Rulings
from corr.tournament.events.events_contest import (
    VISITORS,
    CaptainNamed,
    Closed,
    Entered,
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    LineUp,
    MailProved,
    MatchesDrawn,
    Measured,
    SectionsDrawn,
    TeamWithdrawn,
    VouchersMade,
)
from corr.tournament.events.events_games import SectionsRedrawn
from corr.tournament.scoring.scoring_games import TableGame
from corr.tournament.spec.clock_terms import midnight
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.wording import command

# -- A section of an event ----


class Section(Struct, frozen=True, kw_only=True):
    """A section, final group or division; `players` are those who were drawn into it.

    Its rounds come after round `before` of the event. `stage` counts from 1. `seed` gave the lots.
    """

    stage: int
    name: str
    players: tuple[str, ...]
    before: int
    seed: str = ""


def drawn(body: SectionsDrawn) -> tuple[Section, ...]:
    """The sections of a stage that was drawn."""
    return tuple(
        Section(stage=body.stage, name=name, players=players, before=body.before, seed=body.seed)
        for name, players in body.sections
    )


def redrawn(sections: tuple[Section, ...], body: SectionsRedrawn) -> tuple[Section, ...]:
    """The sections after those of a stage were set right."""
    players = dict(body.sections)
    return tuple(
        replace(one, players=players.get(one.name, one.players))
        if one.stage == body.stage
        else one
        for one in sections
    )


# -- what an event keeps of the changes of its file ----


class Revision(Struct, frozen=True, kw_only=True):
    """A change of the event file. `keys` are as `keys_changed` gives them.

    `begun` is whether the event ran by then: games that had begun kept what they began with.
    """

    at: datetime
    reason: str
    keys: tuple[str, ...]
    begun: bool = False

    @property
    def is_of_clock(self) -> bool:
        """Whether games have another clock from then on."""
        return any(key.startswith("clock.") or key == "game.start_within" for key in self.keys)


class Difference(Struct, frozen=True, kw_only=True):
    """What a key says in two files, None where it says nothing.

    Keys are `table.key`, lists of tables go by their name alone.
    """

    key: str
    before: object
    now: object


def differences(old: EventSpec, new: EventSpec) -> tuple[Difference, ...]:
    """What two event files say differently, in the order of the file."""
    before, now = spec_to_tables(old), spec_to_tables(new)
    found = list[Difference]()
    for table in dict.fromkeys((*before, *now)):
        one, other = before.get(table), now.get(table)
        if isinstance(one, Mapping) and isinstance(other, Mapping):
            found += [
                Difference(key=f"{table}.{key}", before=one.get(key), now=other.get(key))
                for key in dict.fromkeys((*one, *other))
            ]
        else:
            found.append(Difference(key=table, before=one, now=other))
    return tuple(each for each in found if each.before != each.now)


def keys_changed(old: EventSpec, new: EventSpec) -> tuple[str, ...]:
    """The keys that differ between two event files.

    >>> from msgspec.structs import replace
    >>> from corr.tournament.spec.spec import parse_spec
    >>> from corr.tournament.spec.spec_text import example_spec_text
    >>> spec = parse_spec(example_spec_text(arbiters=["a@example.org"]), "e.toml")
    >>> keys_changed(spec, replace(spec, event=replace(spec.event, name="Renju by mail")))
    ('event.name',)
    """
    return tuple(each.key for each in differences(old, new))


# -- the teams of an event as its events left them ----


class DrawnMatch(Struct, frozen=True, kw_only=True):
    """Two teams that meet; `number` counts the matches of a round from 1.

    `one` is preliminary black on the odd boards (21.1).
    """

    round: int
    number: int
    one: str
    other: str

    @property
    def teams(self) -> tuple[str, str]:
        """Both teams."""
        return self.one, self.other


Seats = Mapping[tuple[int, str], tuple[str, ...]]
"""By round and team, who sits at its boards."""


class TeamDraw(Struct, frozen=True, kw_only=True):
    """All that was drawn and reported of teams.

    `line_ups` are those of rounds and teams, as drawn or as reported for a round to come.
    `chosen` says of rounds to come how visitors seat the players of a short home team.
    `byes` are (round, team). `withdrawn` says after which round a team left.
    """

    captains: Mapping[str, str] = field(default_factory=dict)
    matches: tuple[DrawnMatch, ...] = ()
    line_ups: Seats = field(default_factory=dict)
    chosen: Seats = field(default_factory=dict)
    byes: tuple[tuple[int, str], ...] = ()
    withdrawn: Mapping[str, int] = field(default_factory=dict)

    @property
    def drawn(self) -> int:
        """The last round whose matches or bye are drawn, 0 before the first."""
        free = (number for number, _ in self.byes)
        return max((*(match.round for match in self.matches), *free), default=0)

    def match(self, number: int, team: str) -> DrawnMatch | None:
        """A team's match of a round; None where it has none."""
        found = (one for one in self.matches if one.round == number and team in one.teams)
        return next(found, None)


def after_teams(
    draw: TeamDraw, body: CaptainNamed | LineUp | MatchesDrawn | TeamWithdrawn
) -> TeamDraw:
    """The teams after one more event."""
    match body:
        case CaptainNamed():
            return replace(draw, captains={**draw.captains, body.team: body.captain})
        case LineUp():
            return _reported(draw, body)
        case TeamWithdrawn():
            return replace(draw, withdrawn={**draw.withdrawn, body.team: body.after_round})
    matches = (
        DrawnMatch(round=body.round, number=number, one=one, other=other)
        for number, (one, other) in enumerate(body.matches, 1)
    )
    draw = replace(draw, matches=(*draw.matches, *matches))
    if body.bye:
        draw = replace(draw, byes=(*draw.byes, (body.round, body.bye)))
    return _lined_up(draw, {(body.round, team): players for team, players in body.line_ups})


def _reported(draw: TeamDraw, body: LineUp) -> TeamDraw:
    """The teams after a line-up; a team's own ends what visitors had chosen."""
    key, own = (body.round, body.team), body.by != VISITORS
    chosen = _without(draw.chosen, key)
    if own:
        line_ups = _without(draw.line_ups, key)
        draw = replace(draw, line_ups=line_ups, chosen=chosen)
        return _lined_up(draw, {key: body.players} if body.players else {})
    return replace(draw, chosen={**chosen, key: body.players} if body.players else chosen)


def _without(seats: Seats, key: tuple[int, str]) -> Seats:
    return {one: players for one, players in seats.items() if one != key}


def with_substitute(
    draw: TeamDraw, team: str, old: str, new: str, rounds: Collection[int], *, number: bool
) -> TeamDraw:
    """The teams after `new` has taken the games of `old` in some rounds that are drawn.

    With `number` also the start number was taken over, and so the line-ups of rounds to come.
    """
    captains = dict(draw.captains)
    if number and captains.get(team) == old:
        captains[team] = new

    def changed(seats: Seats) -> Seats:
        return {
            (round_, name): tuple(new if player == old else player for player in players)
            if name == team and (round_ in rounds or (number and round_ > draw.drawn))
            else players
            for (round_, name), players in seats.items()
        }

    line_ups, chosen = changed(draw.line_ups), changed(draw.chosen)
    return replace(draw, captains=captains, line_ups=line_ups, chosen=chosen)


def _lined_up(draw: TeamDraw, more: Seats) -> TeamDraw:
    return replace(draw, line_ups={**draw.line_ups, **more})


# -- who would like to take part in an event, in order of arrival ----
# The places themselves are the entries of the `Contest`; here is the queue in front of them.


EntryBody = EntryAsked | EntryGranted | EntryRefused | EntryTakenBack | VouchersMade | MailProved
"""What is written into the book."""


class Wish(Struct, frozen=True, kw_only=True):
    """A player who waits to be entered; `granted` if nothing but a place is missing."""

    player: str
    arrived: str
    granted: bool = False


class EntryBook(Struct, frozen=True, kw_only=True):
    """The wishes in order of arrival, the vouchers by fingerprint with who used each ("" for
    nobody), and whose answer has proved that our letters and theirs arrive.
    """

    wishes: tuple[Wish, ...] = ()
    vouchers: Mapping[str, str] = field(default_factory=dict)
    proved: frozenset[str] = frozenset()

    def wish(self, player: str) -> Wish | None:
        """A player's wish, if they wait."""
        return next((one for one in self.wishes if one.player == player), None)

    def place(self, player: str) -> int:
        """A player's place in the queue, from 1; 0 for who is not in it."""
        waiting = [one.player for one in self.wishes]
        return waiting.index(player) + 1 if player in waiting else 0

    def without(self, player: str) -> "EntryBook":
        """The book after a player has left the queue."""
        return replace(self, wishes=tuple(one for one in self.wishes if one.player != player))


def after_entries(book: EntryBook, body: EntryBody, *, asks_arbiter: bool) -> EntryBook:
    """The book after one more event; whether the arbiter says yes to each wish of the event."""
    match body:
        case EntryAsked():
            return _asked(book, body, granted=bool(body.voucher) or not asks_arbiter)
        case EntryGranted():
            wishes = (
                replace(one, granted=True) if one.player == body.player else one
                for one in book.wishes
            )
            return replace(book, wishes=tuple(wishes))
        case EntryRefused() | EntryTakenBack():
            return book.without(body.player)
        case VouchersMade():
            return replace(book, vouchers={**dict.fromkeys(body.vouchers, ""), **book.vouchers})
        case MailProved():
            return replace(book, proved=book.proved | {body.player})


def _asked(book: EntryBook, body: EntryAsked, *, granted: bool) -> EntryBook:
    wish = Wish(player=body.player, arrived=body.arrived, granted=granted)
    wishes = sorted((*book.without(body.player).wishes, wish), key=lambda one: one.arrived)
    used = {body.voucher: body.player} if body.voucher else {}
    return replace(book, wishes=tuple(wishes), vouchers={**book.vouchers, **used})


# -- one event (a tournament) ----


Results: TypeAlias = Mapping[str, TableGame]
"""Every drawn game as the table sees it, by its id, each player by who holds the start number."""

_DAY = timedelta(days=1)
OVER = frozenset({"closed", "cancelled", "moved"})
"""How an event stands that is no longer anybody's here (see `Contest.stands`)."""


class Pairing(Struct, frozen=True, kw_only=True):
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


class Contest(Struct, frozen=True, kw_only=True):
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

    def is_present(self, player: str) -> bool:
        """Whether somebody plays here who has not left."""
        number = self.numbers.get(player, 0)
        return bool(number) and self.holder(player) == player and player not in self.withdrawn

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
        raise ArbiterError(
            said("why_event", "no_entries_any_more", event=contest.id, state=contest.state)
        )
    limit = contest.spec.event.max_players
    if limit and len(contest.entries) + len(new) > limit:
        raise ArbiterError(said("why_event", "full", event=contest.id, limit=limit))
    return tuple(Entered(player=player, team=team) for player in new)


# -- games that were set by hand in place of annulled ones ----
# A game can be annulled, replaced, be given back and be replaced again, and so can each of those
# that came in its place [T35a]. Whatever came of that, two of them must never count at once:
# tables would find a game too many in one match. Games that results say by themselves are not set
# by hand; which of those are too many `consequences.wrong_games` says.


def place_of(contest: Contest, game: str) -> tuple[str, ...]:
    """All games that were set for the place of a game, itself among them, in order of the draw."""
    if not contest.instead_of:
        return (game,)
    first = _first(contest, game)
    later = (one for one in contest.instead_of if _first(contest, one) == first)
    return (first, *later)


def counting(contest: Contest, game: str, is_annulled: Callable[[str], bool]) -> tuple[str, ...]:
    """The games that count for the place of a game: one, or none while all are annulled."""
    return tuple(one for one in place_of(contest, game) if not is_annulled(one))


def require_alone(contest: Contest, game: str, is_annulled: Callable[[str], bool]) -> None:
    """Raise ArbiterError if a game cannot count because another one counts for its place."""
    for other in counting(contest, game, is_annulled):
        if other != game:
            back = command("event", "annul", other, "--reason", "TEXT")
            raise ArbiterError(
                said("why_game", "takes_that_back", why=_why(contest, game, other), back=back)
            )


def _first(contest: Contest, game: str) -> str:
    while game in contest.instead_of:
        game = contest.instead_of[game]
    return game


def _why(contest: Contest, game: str, other: str) -> str:
    later = place_of(contest, game)
    if later.index(other) > later.index(game):
        return said("why_game", "set_in_place", other=other, game=game)
    return said("why_game", "set_in_place_again", game=game, other=other)
