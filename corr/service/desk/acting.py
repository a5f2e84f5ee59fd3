"""A ruling of an arbiter: carried out, given its number and written down, in one transaction."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from corr.service.desk.captains import tell_captains
from corr.service.event.sound_tables import NoTables, require_tables, why_no_tables
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import PRIVATE, LeaveEnded, LeaveTaken
from corr.tournament.events.events_desk import Acted, Tended
from corr.tournament.play.waiting import WAITS


@dataclass(frozen=True, slots=True, kw_only=True)
class Stated:
    """What the log says of a ruling: the `command`, and in words `what` it did.

    A `final` one cannot be appealed, as the decision on an appeal. `undoes` is the ruling that it
    undoes, 0 for none.
    """

    command: str
    what: str
    final: bool = False
    undoes: int = 0


def rule(
    office: Office, event: str, act: Act, do: Callable[[Office, Act], object], stated: Stated
) -> object:
    """Carry out a ruling of an event and write it down; what `do` returns.

    `do` gets the act with its number, so that letters name it. Raises what `do` raises, and
    NoTables if the event would have no tables any more: then nothing has happened. In an event
    that has none already everything may be ruled, for a ruling has to mend it.
    """
    with office.folder.transaction():
        if office.folder.contest(event) is None:
            return do(office, act)
        try:
            with office.folder.savepoint():
                done = _ruled(office, event, act, do, stated)
                require_tables(office, event)
                return done
        except NoTables:
            if not why_no_tables(office, event):
                raise
        return _ruled(office, event, act, do, stated)


def _ruled(
    office: Office, event: str, act: Act, do: Callable[[Office, Act], object], stated: Stated
) -> object:
    contest = office.folder.contest(event)
    assert contest is not None
    act = replace(
        act,
        event=event,
        number=len(contest.rulings) + 1,
        appeal_until="" if stated.final else _appeal_until(contest, act),
    )
    done = do(office, act)
    what = stated.what + waits(office, act.cause)
    tell_captains(office, event, _concerned(office, act), what, act)
    contest = office.folder.contest(event)
    assert contest is not None
    body = Acted(
        number=act.number,
        by=act.by,
        command=stated.command,
        what=what,
        reason=" ".join(act.reason.split()),
        rule=act.rule,
        appeal_until=act.appeal_until,
        concerned=_concerned(office, act),
        undoes=stated.undoes,
    )
    touched = _touched(office, act)
    office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
    for other in touched:
        _note(office, other, body, act)
    return done


def waits(office: Office, cause: str) -> str:
    """What of a ruling waits for a look at a flag, said after what it did; "" for nothing."""
    found = (
        (one.stream, datetime.fromisoformat(one.body.due))
        for one in office.store.events_of_cause(cause)
        if isinstance(one.body, WAITS)
    )
    looked = "the flag of {:%Y-%m-%d %H:%M} UTC is looked at first"
    return "".join(f"; {game} waits: {looked.format(due)}" for game, due in found)


def _touched(office: Office, act: Act) -> tuple[str, ...]:
    """The other events in which a ruling brought something about: leave holds in several."""
    found = dict[str, None]()
    for one in office.store.events_of_cause(act.cause):
        if isinstance(one.body, LeaveTaken | LeaveEnded):
            ours = (name for name, _, _ in office.store.entries(one.body.player))
            found.update(dict.fromkeys(one.body.events or ours))
        elif "-" in one.stream:
            found[one.stream.rpartition("-")[0]] = None
    return tuple(sorted(found.keys() - {act.event}))


def _note(office: Office, event: str, ruled: Acted, act: Act) -> None:
    """Write into the log of another event what a ruling did in it, too."""
    contest = office.folder.contest(event)
    if contest is None or contest.stands in OVER:
        return
    name = f"{act.event}/{ruled.number}"
    body = Tended(what=ruled.what, by=ruled.by, reason=ruled.reason, ruling=name)
    office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def _appeal_until(contest: Contest, act: Act) -> str:
    """The last day on which the ruling can be appealed, "" where it cannot."""
    days = contest.spec.event.appeal_days
    return (contest.day(act.at) + timedelta(days=days)).isoformat() if days else ""


def _concerned(office: Office, act: Act) -> tuple[str, ...]:
    """The players who were written to, and those whose games the ruling changed.

    Where it changed nothing that both players may know, only who was written to is concerned.
    """
    store = office.store
    told = (store.player_by_address(address) for address in store.told_by_cause(act.cause))
    happened = store.events_of_cause(act.cause)
    changed = dict.fromkeys(one.stream for one in happened if not isinstance(one.body, PRIVATE))
    games = (store.game_row(stream) for stream in changed if "-" in stream)
    players = [row.id for row in told if row]
    players += [player for row in games if row for player in (row.first, row.second)]
    return tuple(dict.fromkeys(players))
