"""The morning look: how an installation does, and what of it needs somebody."""

from collections.abc import Iterator, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.config import Settings
from corr.operating import ailments as ill
from corr.operating.backup import Space, in_words, space_of
from corr.operating.lock import daemon_of
from corr.service.office.office import Office
from corr.service.post.waiting import Waiting, waiting_json, waiting_lines, waiting_of
from corr.service.watch.needs import Need, Urgency, needs_for, needs_of
from corr.service.watch.overview import STILL, Due, Overview, held_lines, overview_of
from corr.store.upkeep import HealthRow
from corr.tournament.wording import counted, utc

_SERVERS = ("imap", "smtp")
_UNWELL = {
    "imap": ill.IMAP_FAILS,
    "smtp": ill.SMTP_FAILS,
    "beacon": ill.BEACON_FAILS,
    "arbiter": ill.ARBITER_UNREACHED,
    "breaker": ill.ANSWERS_HELD,
    "clock": ill.CLOCK_WRONG,
    "loop": ill.NOBODY_JUDGED,
    "marks": ill.MARKS_SET,
}
"""What is said of each part that is unwell, by the name under which it is noted."""
_UNREAD = timedelta(hours=1)
_BACKUP = timedelta(days=8)
_SILENT = timedelta(minutes=10)
"""A round of the daemon takes no longer, unless it is stuck."""


class Status(Struct, frozen=True, kw_only=True):
    """How an installation does. `real` is the machine's time, `daemon` its process or None.

    `needing` is what needs somebody, the most urgent first; nothing does if it is empty. `waiting`
    are letters whose next try is yet to come.
    """

    settings: Settings
    overview: Overview
    space: Space
    real: datetime
    daemon: int | None
    needing: tuple[Need, ...]
    waiting: Waiting

    @property
    def needs(self) -> tuple[str, ...]:
        """What needs somebody, a line each."""
        return tuple(map(_in_line, self.needing))

    @property
    def health(self) -> dict[str, HealthRow]:
        """What was noted about the servers and the daemon, by name."""
        return {row.name: row for row in self.overview.health}


def status_of(
    settings: Settings, office: Office, at: datetime, real: datetime, reader: str = ""
) -> Status:
    """The status of an installation; `at` is the time of its events.

    `reader` is the address of who asks by letter: an arbiter is shown their own events only.
    """
    only = _events_for(office, reader) if reader else None
    status = Status(
        settings=settings,
        overview=overview_of(office, at, only),
        space=space_of(settings.database.path),
        real=real,
        daemon=daemon_of(settings.database.path),
        needing=(),
        waiting=waiting_of(office, real, reader),
    )
    needs = (*_needs_of_machine(status), *needs_of(office, status.overview.look))
    if reader:
        needs = tuple(needs_for(needs, reader, only if only is not None else _all(status)))
    return replace(status, needing=tuple(sorted(needs, key=lambda one: one.urgency)))


def _events_for(office: Office, reader: str) -> frozenset[str] | None:
    """The events that the arbiter of an address looks after; the operator does after all, None."""
    from corr.service.letters.letter_roles import arbiters_events, is_operator

    return None if is_operator(office, reader) else arbiters_events(office, reader)


def _all(status: Status) -> frozenset[str]:
    """What the operator looks after: every event, and what is of none."""
    return frozenset({"", *status.overview.events})


def _needs_of_machine(status: Status) -> Iterator[Need]:
    for words, urgency in (
        *((one, Urgency.NOW) for one in _standing_still(status)),
        *((one, Urgency.SOON) for one in _going_wrong(status)),
    ):
        yield Need(kind="machine", urgency=urgency, words=words, about=words)


def _standing_still(status: Status) -> Iterator[str]:
    """Why mail or clocks stand still."""
    overview = status.overview
    read = overview.read_up_to
    if overview.restored is not None:
        yield ill.RESTORED.said()
    if read is None:
        yield ill.NEVER_FETCHED.said()
    elif overview.at - read > _UNREAD:
        yield ill.UNREAD.said(when=utc(read)) + (
            "" if status.daemon is not None else ": no daemon runs"
        )
    if status.daemon is not None and _is_silent(status):
        yield ill.SILENT.said()
    yield from troubles(overview.health, runs=status.daemon is not None)


def _going_wrong(status: Status) -> Iterator[str]:
    """What will stand still if nobody looks."""
    overview, settings = status.overview, status.settings
    yield from overview.clock
    if status.space.is_scarce:
        yield ill.LITTLE_SPACE.said(
            free=in_words(status.space.free), database=settings.database.path
        )
    for event in overview.damaged:
        yield ill.EVENT_UNREADABLE.said(event=event)
    if status.space.is_log_kept:
        yield ill.LOG_KEPT.said(size=in_words(status.space.log))
    if overview.backup is not None and overview.at - overview.backup[0] > _BACKUP:
        yield ill.LAST_BACKUP.said(when=utc(overview.backup[0]))


def troubles(health: Sequence[HealthRow], *, runs: bool) -> Iterator[str]:
    """Each part that is unwell, in words; `runs` is whether a daemon does.

    What one that has ended noted of itself last says nothing of now.
    """
    for row in health:
        if row.ok or (row.name == "loop" and not runs):
            continue
        trouble = _UNWELL.get(row.name, ill.OTHER_FAILS)
        yield trouble.said(name=row.name, since=utc(row.since), why=row.detail)


def _is_silent(status: Status) -> bool:
    row = status.health.get("loop")
    longest = status.settings.loop.wait + _SILENT
    return row is not None and status.real - row.at > longest


# -- in words ----


def as_lines(status: Status) -> list[str]:
    """The status as lines of text: first what needs somebody."""
    overview = status.overview
    lines = [f"NEEDS YOU  {need}" for need in status.needs] or ["all is well"]
    lines += ["", *_machine_lines(status), "", *_letter_lines(status), "", *_game_lines(status)]
    if overview.held:
        held = counted(len(overview.held), "clock")
        lines += ["", f"{held} {'does' if len(overview.held) == 1 else 'do'} not run out:"]
        lines += held_lines(overview.held)
    return lines


def _in_line(need: Need) -> str:
    """A need with its event and its commands."""
    return f"{need.event}: {need.line}" if need.event else need.line


def _machine_lines(status: Status) -> Iterator[str]:
    overview = status.overview
    yield f"daemon    {_daemon_in_words(status)}"
    others = (row.name for row in overview.health if row.name != "loop" and not row.ok)
    for name in dict.fromkeys((*_SERVERS, *others)):
        yield f"{name:<8}  {_health_in_words(status.health.get(name))}"
    read = overview.read_up_to
    yield f"mail      {f'all read that came before {utc(read)}' if read else 'none read yet'}"
    space = status.space
    yield f"database  {in_words(space.database)}, {in_words(space.free)} left on its disk"
    done = overview.backup
    yield f"backup    {f'{utc(done[0])}: {done[1]}' if done else 'none yet: `corr backup FILE`'}"


def _daemon_in_words(status: Status) -> str:
    row = status.health.get("loop")
    seen = f", last heard of {_ago(status.real - row.at)}" if row else ""
    if status.daemon is None:
        return f"not running{seen}"
    return f"running{f' as process {status.daemon}' if status.daemon else ''}{seen}"


def _health_in_words(row: HealthRow | None) -> str:
    if row is None:
        return "not tried yet"
    if row.ok:
        return f"well since {utc(row.since)}"
    tries = counted(row.failures, "failure")
    return f"FAILS since {utc(row.since)}, {tries} in a row: {row.detail}"


def _letter_lines(status: Status) -> Iterator[str]:
    overview, figures = status.overview, status.overview.figures
    known = figures.letters - figures.waiting
    waiting = _waiting(figures.waiting, figures.retried, figures.oldest_waiting, overview.at)
    yield f"letters in   {known} done, {waiting} to be handled"
    aside = sum(figures.set_aside.values())
    reasons = ", ".join(f"{why} {n}" for why, n in figures.set_aside.items())
    yield f"             {aside} set aside" + (f" ({reasons})" if aside else "")
    yield from waiting_lines(status.waiting.letters)
    queued = _waiting(figures.queued, figures.held_up, figures.oldest_queued, overview.at)
    yield f"letters out  {figures.sent} sent, {queued} to be sent, {figures.failed} undelivered"
    yield from waiting_lines(status.waiting.outgoing)


def _waiting(number: int, tried: int, oldest: datetime | None, at: datetime) -> str:
    notes = [f"{tried} of them tried before"] if tried else []
    notes += [f"the oldest {_ago(at - oldest)}"] if oldest else []
    return f"{number} ({', '.join(notes)})" if notes else str(number)


def _game_lines(status: Status) -> Iterator[str]:
    overview = status.overview
    if not overview.events:
        yield "no event yet: `corr event new`, then `corr event open`"
        return
    yield ", ".join(f"{event} {state}" for event, state in overview.events.items())
    games = counted(overview.running, "game")
    if not overview.running:
        yield "no game is running"
        return
    yield f"{games} {'is' if overview.running == 1 else 'are'} running, by deadline (UTC):"
    for one in overview.games:
        due = f"{one.row.due_at:%Y-%m-%d %H:%M}" if one.row.due_at else "no deadline"
        mark = "  stopped" if one.held in STILL else "  LATE" if one.late else ""
        mark += f"  on leave until {one.away:%Y-%m-%d %H:%M}" if one.away else ""
        mark += f"  break until {one.break_until:%Y-%m-%d %H:%M}" if one.break_until else ""
        yield f"  {one.row.id}  {due}  {one.name}{mark}"
    if overview.running > len(overview.games):
        yield f"  … and {overview.running - len(overview.games)} more"


def _ago(span: timedelta) -> str:
    """How long ago something was.

    >>> _ago(timedelta(minutes=3, seconds=20)), _ago(timedelta(days=2, hours=5))
    ('3 min ago', '2 days ago')
    """
    seconds = max(0, int(span.total_seconds()))
    for unit, factor in (("day", 86400), ("h", 3600), ("min", 60), ("s", 1)):
        if seconds >= 2 * factor or (seconds >= factor and unit != "day") or unit == "s":
            number = seconds // factor
            return f"{counted(number, unit) if unit == 'day' else f'{number} {unit}'} ago"
    return "now"


# -- for a script ----


def to_json(status: Status) -> dict[str, object]:
    """The status for a script."""
    overview, figures = status.overview, status.overview.figures
    return {
        "at": overview.at.isoformat(),
        "ok": not status.needs,
        "needs": list(status.needs),
        "needs_you": [_need_json(need) for need in status.needing],
        "daemon": {"running": status.daemon is not None, "process": status.daemon or None},
        "health": {row.name: _health_json(row) for row in overview.health},
        "letters": {
            "waiting": figures.waiting,
            "retried": figures.retried,
            "oldest_waiting": _iso(figures.oldest_waiting),
            "handled": figures.handled,
            "refused": figures.refused,
            "dropped": figures.dropped,
            "set_aside": figures.set_aside,
            "for_you": sum(overview.for_somebody.values()),
            "later": waiting_json(status.waiting.letters),
        },
        "outgoing": {
            "to_send": figures.queued,
            "held_up": figures.held_up,
            "oldest_to_send": _iso(figures.oldest_queued),
            "sent": figures.sent,
            "undelivered": figures.failed,
            "undelivered_for_you": overview.lost,
            "later": waiting_json(status.waiting.outgoing),
        },
        "read_up_to": _iso(overview.read_up_to),
        "events": overview.events,
        "running": overview.running,
        "games": [
            {
                "game": one.row.id,
                "to_act": one.player,
                "due": _iso(one.row.due_at),
                "late": one.late,
                "held": one.held,
                "on_leave_until": _iso(one.away) if one.away else None,
                "break_until": _iso(one.break_until) if one.break_until else None,
            }
            for one in overview.games
        ],
        "held": [_held_json(one) for one in overview.held],
        "unreachable": [
            {"player": one.id, "since": _iso(one.unreachable_since), "why": one.unreachable_why}
            for one in overview.unreachable
        ],
        "disk": {"database_bytes": status.space.database, "free_bytes": status.space.free},
        "backup": {"at": _iso(overview.backup[0]), "file": overview.backup[1]}
        if overview.backup
        else None,
    }


def _held_json(due: Due) -> dict[str, object]:
    """Why a clock does not run out: the first reason, and all of them."""
    reasons = [one.as_dict() for one in due.holds]
    return {"game": due.row.id, "player": due.player, "why": due.held, "reasons": reasons}


def _need_json(need: Need) -> dict[str, object]:
    return {
        "kind": need.kind,
        "urgency": need.urgency.name.lower(),
        "event": need.event or None,
        "words": need.words,
        "commands": list(need.commands),
        "about": need.about or None,
        "since": _iso(need.since),
    }


def _health_json(row: HealthRow) -> dict[str, object]:
    return {
        "ok": row.ok,
        "since": row.since.isoformat(),
        "at": row.at.isoformat(),
        "failures": row.failures,
        "detail": row.detail,
    }


def _iso(at: datetime | None) -> str | None:
    return at.isoformat() if at else None
