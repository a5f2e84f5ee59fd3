"""What a new event file makes of an event, before the start and after it. Pure.

Each function says what is to be recorded, or raises ArbiterError with all that stands in the way.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from functools import cache
from operator import attrgetter
from typing import get_type_hints
from zoneinfo import ZoneInfo

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import joined, said
from corr.tournament.contest.contest import Contest, keys_changed
from corr.tournament.contest.line_ups import name_captain
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import CaptainNamed, Entered, Entries, FileChanged
from corr.tournament.spec.may_change import BY_ROUNDS, NEVER_PLAYED, KeyRule, When
from corr.tournament.spec.spec import EventSpec, spec_to_tables
from corr.tournament.wording import counted, listed

# -- which keys of an event file may change while the event runs: each says so itself ----


@cache
def key_rules() -> Mapping[str, KeyRule]:
    """When each key may change after the start; lists of tables as a whole."""
    found = dict[str, KeyRule]()
    for table, (part, rule) in _marked(EventSpec).items():
        keys = _marked(part) if isinstance(part, type) else {}
        found |= {f"{table}.{key}": own for key, (_, own) in keys.items() if own}
        found |= {table: rule} if rule else {}
    return found


def _marked(part: object) -> Mapping[str, tuple[object, KeyRule | None]]:
    """The fields of a value, of what type they are and the rule that stands at them."""
    hints = get_type_hints(part, include_extras=True)
    return {
        name: (hint, next((one for one in _beside(hint) if isinstance(one, KeyRule)), None))
        for name, hint in hints.items()
    }


def _beside(hint: object) -> Sequence[object]:
    return getattr(hint, "__metadata__", ())


_TIMES_OF_GAMES: Mapping[str, KeyRule] = {"game.start_within": BY_ROUNDS}
"""The keys that a game has of its own and by which it is not played."""


def rule_of(key: str) -> KeyRule:
    """The rule of a key; one that a game has of its own never changes, but for its times."""
    return key_rules().get(key) or _TIMES_OF_GAMES.get(key, NEVER_PLAYED)


def may_change(contest: Contest, spec: EventSpec, key: str, *, begun: int, at: datetime) -> bool:
    """Whether a key that differs in the new file may do so in an event that runs, now.

    `begun` is how many of its games have begun.
    """
    waiting = begun < sum(pairing.round <= contest.opened for pairing in contest.pairings)
    rounds = contest.opened < max(contest.rounds, contest.drawn)
    one_by_one = contest.spec.system.form in ("cup", "match")
    return {
        When.ANY: True,
        When.LOOSER: _allows_more(contest, spec, key),
        When.UNBEGUN: waiting or rounds or one_by_one,
        When.WHOLE_ROUNDS: rounds and not (waiting or one_by_one),
        When.DAYS: _days_can_be(contest, spec, at),
        When.NEVER: False,
    }[rule_of(key).when]


def _allows_more(contest: Contest, spec: EventSpec, key: str) -> bool:
    allows, value = rule_of(key).allows, attrgetter(key)
    return bool(allows and allows(value(contest.spec), value(spec), len(contest.order)))


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


class Listed(Struct, frozen=True, kw_only=True):
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
    today = at.astimezone(ZoneInfo(spec.event.time_zone)).date()
    if spec.event.start != contest.spec.event.start and spec.event.start < today:
        yield f"[event] start is {spec.event.start}, a day that is over; give today or one to come"
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
