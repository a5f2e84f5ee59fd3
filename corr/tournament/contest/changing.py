"""What a new event file makes of an event, before the start and after it. Pure.

Each function says what is to be recorded, or raises ArbiterError with all that stands in the way.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum

from corr.errors import ArbiterError
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest, keys_changed, start_moment
from corr.tournament.contest.line_ups import name_captain
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import CaptainNamed, Entered, Entries, FileChanged
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.wording import counted, listed

# -- which keys of an event file may change while the event runs, and why the others ----
# The rule behind the table: nothing changes by which a game was played or a player was drawn, and
# nothing that decides a place for which people have played already.


class When(Enum):
    """When a key may change in an event that runs."""

    ANY = "at any time"
    LOOSER = "only so that more is allowed than before"
    UNBEGUN = "for games that have not begun"
    WHOLE_ROUNDS = "for whole rounds that have not begun"
    DAYS = "for rounds that have not begun, to days that are to come"
    NEVER = "never"


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyRule:
    """When a key may change; where it may not, `why`, and what to do `instead`."""

    when: When
    why: str = ""
    instead: str = ""


_NEW_EVENT = "cancel the event (`corr event cancel`) and open another, if it cannot stay so"
_DRAWN = "who meets whom was settled by it at the start"
_PLAYED = "games have begun under it, and all games of an event are played by the same rules"
_PLACES = "people have played for places that are counted by it"
_ENTRIES = "it only matters before the start"
_FREE = KeyRule(when=When.ANY)
_NEVER_DRAWN = KeyRule(when=When.NEVER, why=_DRAWN, instead=_NEW_EVENT)
_NEVER_PLAYED = KeyRule(when=When.NEVER, why=_PLAYED, instead=_NEW_EVENT)
_NEVER_PLACES = KeyRule(when=When.NEVER, why=_PLACES, instead=_NEW_EVENT)
_NEVER_ENTRIES = KeyRule(
    when=When.NEVER, why=_ENTRIES, instead="leave it as it was: nothing depends on it any more"
)
_CLOCK = KeyRule(
    when=When.WHOLE_ROUNDS,
    why="a game keeps the time that it began with, and all games of a round have the same",
    instead="change it between two rounds, where each round is drawn or begun by itself",
)
_DAYS = KeyRule(
    when=When.DAYS,
    why="rounds that have begun keep their days, and no round can begin on a day that is over",
    instead="give the days of begun rounds as they were in round_dates, and later ones after them",
)
_LEAVE = KeyRule(when=When.LOOSER, why="players have planned their time by it")

KEY_RULES: Mapping[str, KeyRule] = {
    "event.id": KeyRule(
        when=When.NEVER,
        why="letters, games and records bear it",
        instead="keep the id; the name may change",
    ),
    "event.name": _FREE,
    "event.start": KeyRule(
        when=When.NEVER,
        why="play has begun; rounds and the norms of the ranking are counted from that day",
        instead="days of later rounds may change (round_dates)",
    ),
    "event.entry_until": KeyRule(
        when=When.NEVER,
        why=_ENTRIES,
        instead="`corr event late` or `corr event substitute` lets somebody in",
    ),
    "event.time_zone": KeyRule(
        when=When.NEVER,
        why="the days of rounds and of the report are counted in it",
        instead="players have their own: they write `set timezone CITY`",
    ),
    "event.languages": _FREE,
    "event.arbiters": _FREE,
    "event.committee": _FREE,
    "event.appeal_days": _FREE,
    "event.min_players": _NEVER_ENTRIES,
    "event.max_players": KeyRule(
        when=When.LOOSER,
        why="it cannot fall below the number of those who play",
        instead="`corr event withdraw` takes somebody out",
    ),
    "event.entry": _NEVER_ENTRIES,
    "event.test_days": _NEVER_ENTRIES,
    "game.kind": _NEVER_PLAYED,
    "game.adjudication": _NEVER_PLAYED,
    "game.draw_min_moves": _NEVER_PLAYED,
    "game.draw_claim_after": _NEVER_PLAYED,
    "game.max_draw_offers": _NEVER_PLAYED,
    "game.opening": _NEVER_PLAYED,
    "game.fifth_symmetry": _NEVER_PLAYED,
    "system.kind": _NEVER_DRAWN,
    "system.games_per_pair": _NEVER_DRAWN,
    "system.seeding": _NEVER_DRAWN,
    "system.all_rounds_at_once": KeyRule(
        when=When.NEVER,
        why=_DRAWN,
        instead="`corr event draw` begins the next round of those that wait",
    ),
    "system.round_days": _DAYS,
    "system.round_dates": _DAYS,
    "system.rounds": KeyRule(
        when=When.NEVER,
        why="players have been told how many rounds there are, and the draw counts with it",
        instead="`corr event close --early` ends the event before its last round",
    ),
    "system.max_running": KeyRule(
        when=When.LOOSER,
        why="games that go on already would be too many",
        instead="raise it, or set it to 0 for any number",
    ),
    "system.tie_breaks": _NEVER_PLACES,
    "system.scoring": _NEVER_PLACES,
    "system.table": _NEVER_DRAWN,
    "system.until": _NEVER_PLACES,
    "system.third_place": _NEVER_PLACES,
    "system.pairing": _NEVER_DRAWN,
    "system.boards": _NEVER_DRAWN,
    "system.reserves": _NEVER_DRAWN,
    "system.captains": KeyRule(
        when=When.LOOSER,
        why="a captain who is no player would have to go",
        instead="name a captain with `corr event captain`",
    ),
    "clock.preset": _CLOCK,
    "clock.per_move": _CLOCK,
    "clock.delay": _CLOCK,
    "clock.total": _CLOCK,
    "clock.total_same_country": _CLOCK,
    "clock.control": _CLOCK,
    "clock.double_after": _CLOCK,
    "clock.fischer": _CLOCK,
    "clock.days": _CLOCK,
    "clock.free_days": _CLOCK,
    "clock.forfeit": _CLOCK,
    "clock.reminders": KeyRule(
        when=When.UNBEGUN,
        why="a game keeps the reminders that it began with",
        instead="leave them as they were",
    ),
    "clock.silence": _FREE,
    "leave.days_per_year": _LEAVE,
    "leave.min_days": _LEAVE,
    "leave.notice": _LEAVE,
    "leave.budget": _LEAVE,
    "mail.authority": _FREE,
    "mail.messages": _FREE,
    "mail.conditional": KeyRule(
        when=When.LOOSER,
        why="moves have been entered in advance, which players count on",
        instead="leave it allowed",
    ),
    "mail.undo": _NEVER_PLAYED,
    "ranking.system": KeyRule(
        when=When.NEVER,
        why="levels were noted at the start, and players have played for them or not",
        instead=_NEW_EVENT,
    ),
    "ranking.rating": KeyRule(when=When.NEVER, why=_PLACES, instead=_NEW_EVENT),
    "ranking.sanctioned_by": _FREE,
    "publish.games": _FREE,
    "publish.delay_moves": _FREE,
    "teams": KeyRule(
        when=When.NEVER,
        why="the teams have been drawn",
        instead="`corr event captain`, `line-up`, `substitute` and `withdraw-team` change teams",
    ),
    "stages": _NEVER_DRAWN,
    "divisions": KeyRule(
        when=When.NEVER, why=_DRAWN, instead="give the file of the next season (`corr event next`)"
    ),
}
"""When each key may change after the start; lists of tables as a whole."""

_UNKNOWN = KeyRule(when=When.NEVER, why=_PLAYED, instead=_NEW_EVENT)


def rule_of(key: str) -> KeyRule:
    """The rule of a key; one that the table does not know never changes."""
    return KEY_RULES.get(key, _UNKNOWN)


def may_change(contest: Contest, spec: EventSpec, key: str, *, begun: int, at: datetime) -> bool:
    """Whether a key that differs in the new file may do so in an event that runs, now.

    `begun` is how many of its games have begun.
    """
    waiting = begun < sum(pairing.round <= contest.opened for pairing in contest.pairings)
    rounds = contest.opened < max(contest.rounds, contest.drawn)
    one_by_one = contest.spec.system.form in ("cup", "match")
    return {
        When.ANY: True,
        When.LOOSER: key in _LOOSER and _LOOSER[key](contest, spec),
        When.UNBEGUN: waiting or rounds or one_by_one,
        When.WHOLE_ROUNDS: rounds and not (waiting or one_by_one),
        When.DAYS: _days_can_be(contest, spec, at),
        When.NEVER: False,
    }[rule_of(key).when]


def _more_running(contest: Contest, spec: EventSpec) -> bool:
    before, now = contest.spec.system.max_running, spec.system.max_running
    return now == 0 or 0 < before < now


_LOOSER: Mapping[str, Callable[[Contest, EventSpec], bool]] = {
    "event.max_players": lambda contest, spec: spec.event.max_players >= len(contest.order),
    "system.max_running": _more_running,
    "system.captains": lambda _, spec: spec.system.captains == "anyone",
    "mail.conditional": lambda _, spec: spec.mail.conditional,
    "leave.days_per_year": lambda contest, spec: (
        spec.leave.days_per_year > contest.spec.leave.days_per_year
    ),
    "leave.min_days": lambda contest, spec: spec.leave.min_days < contest.spec.leave.min_days,
    "leave.notice": lambda contest, spec: spec.leave.notice < contest.spec.leave.notice,
    "leave.budget": lambda _, spec: spec.leave.budget == "event",
}
"""When a key allows more than before."""


def _days_can_be(contest: Contest, spec: EventSpec, at: datetime) -> bool:
    """Whether begun rounds keep their days, and the next one has a day to come."""
    today, new = contest.day(at), replace(contest, spec=spec)
    for number in range(2, contest.opened + 1):
        before, now = contest.round_day(number), new.round_day(number)
        # Of a round that the arbiter began, the file may now say the day.
        if now != before and (before is not None or now is None or now > today):
            return False
    following = new.round_day(contest.opened + 1)
    return following is None or following >= today


# -- what a new event file makes of an event, before the start and after it ----


_BY_NAME = frozenset({"teams", "league"})
"""The kinds whose players belong to a team or division of the file."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """Whom an event file lists: the team or division of each player, and captains of teams.

    Players are ids here, in the order of the file.
    """

    teams: Mapping[str, str] = field(default_factory=dict)
    captains: Mapping[str, str] = field(default_factory=dict)


def change(
    contest: Contest,
    spec: EventSpec,
    before: Listed,
    now: Listed,
    *,
    begun: int,
    at: datetime,
    reason: str,
) -> tuple[ContestBody, ...]:
    """Put a new file in the place of the old one; `before` and `now` are whom the files list.

    `begun` is how many games have begun. Before the start, who is listed now and was not before
    is entered; who is entered stays.
    """
    keys = keys_changed(contest.spec, spec)
    if contest.state not in ("open", "running"):
        raise ArbiterError(said("why_event", "file_stays", event=contest.id, state=contest.state))
    if not keys:
        raise ArbiterError(said("why_event", "nothing_differs", event=contest.id))
    tables = spec_to_tables(spec)
    if contest.state == "running":
        faults = list(_faults_while_running(contest, spec, keys, begun, at))
        if faults:
            raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
        return (FileChanged(spec=tables, reason=reason),)
    entries = _entries(contest, spec, before, now)
    faults = list(_faults_before_start(contest, spec, before, now, entries, at))
    if faults:
        raise ArbiterError(*(joined(": ", (contest.id, fault)) for fault in faults))
    changed = FileChanged(
        spec=tables, reason=reason, entries=() if _same(contest, entries) else entries
    )
    entered = (
        Entered(player=player, team=team)
        for player, team in entries
        if player not in contest.entries
    )
    return (*entered, changed, *_captains(contest, spec, before, now, entries))


# -- after the start ----


def _faults_while_running(
    contest: Contest, spec: EventSpec, keys: Sequence[str], begun: int, at: datetime
) -> Iterator[str]:
    """Why each key that differs may not, and what to do instead."""
    for key in keys:
        if not may_change(contest, spec, key, begun=begun, at=at):
            rule = rule_of(key)
            instead = f"; {rule.instead}" if rule.instead else ""
            yield f"{named(key)} cannot change now that the event runs: {rule.why}{instead}"
    dates, rounds = len(spec.system.round_dates), contest.rounds
    if "system.round_dates" in keys and dates and rounds and dates != rounds:
        there, found = counted(rounds, "round"), counted(dates, "day")
        yield f"[system] round_dates: there are {there}, and the list has {found}"


def named(key: str) -> str:
    """A key as faults of an event file name it.

    >>> named("event.name"), named("teams")
    ('[event] name', '[[teams]]')
    """
    table, _, word = key.partition(".")
    return f"[{table}] {word}" if word else f"[[{table}]]"


# -- before the start ----


def _entries(contest: Contest, spec: EventSpec, before: Listed, now: Listed) -> Entries:
    """All who are entered under the new file, with their teams: those of one team in its order.

    Who was listed and is not entered any more has left, and stays out.
    """
    new = (one for one in now.teams if one not in contest.entries and one not in before.teams)
    place = {player: number for number, player in enumerate(now.teams)}
    everybody = sorted((*contest.entries, *new), key=lambda player: place.get(player, len(place)))
    if not now.teams:
        everybody = list(contest.entries)
    return tuple((player, _team(contest, spec, now, player)) for player in everybody)


def _team(contest: Contest, spec: EventSpec, now: Listed, player: str) -> str:
    kept = contest.teams.get(player, "")
    if spec.system.kind in _BY_NAME:
        return now.teams.get(player, kept)
    return kept if spec.system.kind == "scheveningen" and kept in ("A", "B") else ""


def _same(contest: Contest, entries: Entries) -> bool:
    return entries == tuple((player, contest.teams.get(player, "")) for player in contest.entries)


def _faults_before_start(
    contest: Contest,
    spec: EventSpec,
    before: Listed,
    now: Listed,
    entries: Entries,
    at: datetime,
) -> Iterator[str]:
    """What the new file makes impossible; what more or fewer entries can mend may wait."""
    if spec.event.id != contest.id:
        rule = rule_of("event.id")
        yield f"[event] id is {spec.event.id}, but {rule.why}; {rule.instead}"
    if spec.event.start != contest.spec.event.start and start_moment(spec) < at:
        yield f"[event] start is {spec.event.start}, a day that has begun; give one to come"
    most = spec.event.max_players
    if len(entries) > most:
        yield (
            f"[event] max_players is {most}, and {counted(len(entries), 'player')} would be "
            f"entered; `corr event withdraw {contest.id} PLAYER` takes somebody out first"
        )
    if spec.system.kind in _BY_NAME:
        yield from _unfit_teams(contest, spec, before, now, entries)
    sides = Counter(team for _, team in entries if team in ("A", "B"))
    if spec.system.kind == "scheveningen" and max(sides.values(), default=0) > most // 2:
        side = max(sides, key=lambda one: sides[one])
        yield f"[event] max_players is {most}, and {sides[side]} are entered for team {side} alone"


def _unfit_teams(
    contest: Contest, spec: EventSpec, before: Listed, now: Listed, entries: Entries
) -> Iterator[str]:
    """Who has no place in the teams or divisions of the new file, and teams of too many."""
    table = "teams" if spec.system.kind == "teams" else "divisions"
    known = [name for name, _ in spec.rosters]
    gone = [one for one in before.teams if one in contest.entries and one not in now.teams]
    if gone and now.teams:
        yield (
            f"[[{table}]] no longer lists {listed(gone)}, who {_are(gone)} entered: "
            f"`corr event withdraw {contest.id} PLAYER` first, or list them"
        )
    none = [player for player, team in entries if not team]
    if none:
        yield f"[[{table}]] names no place for {listed(none)}, who {_are(none)} entered: list them"
    for team, size in Counter(team for _, team in entries if team).items():
        if known and team not in known:
            yield (
                f"[[{table}]] has no {team}, for which {counted(size, 'player')} would be "
                "entered: list them under its new name, or withdraw them first"
            )
        room = spec.system.boards + spec.system.reserves
        if table == "teams" and size > room:
            yield (
                f"{team} would have {counted(size, 'player')}, and {room} are allowed: "
                f"[system] boards is {spec.system.boards}, reserves {spec.system.reserves}"
            )


def _are(players: Sequence[str]) -> str:
    return "is" if len(players) == 1 else "are"


def _captains(
    contest: Contest, spec: EventSpec, before: Listed, now: Listed, entries: Entries
) -> Iterator[CaptainNamed]:
    """The captains whom the new file names and the old one did not."""
    entered = tuple(player for player, _ in entries)
    teams = {player: team for player, team in entries if team}
    after = replace(contest, spec=spec, entries=entered, teams=teams)
    for team, captain in now.captains.items():
        if captain and captain != before.captains.get(team):
            yield name_captain(after, team, captain)
