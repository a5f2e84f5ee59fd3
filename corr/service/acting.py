"""A ruling of an arbiter: carried out, given its number and written down, in one transaction."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import timedelta

from corr.service.event_letters import Act
from corr.service.office import Office
from corr.tournament.contest import Contest
from corr.tournament.events_desk import Acted


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

    `do` gets the act with its number, so that letters name it. Raises what `do` raises: then
    nothing has happened.
    """
    with office.folder.transaction():
        contest = office.folder.contest(event)
        if contest is None:
            return do(office, act)
        act = replace(
            act,
            event=event,
            number=len(contest.rulings) + 1,
            appeal_until="" if stated.final else _appeal_until(contest, act),
        )
        done = do(office, act)
        contest = office.folder.contest(event)
        assert contest is not None
        body = Acted(
            number=act.number,
            by=act.by,
            command=stated.command,
            what=stated.what,
            reason=" ".join(act.reason.split()),
            rule=act.rule,
            appeal_until=act.appeal_until,
            concerned=_concerned(office, act),
            undoes=stated.undoes,
        )
        office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        return done


def _appeal_until(contest: Contest, act: Act) -> str:
    """The last day on which the ruling can be appealed, "" where it cannot."""
    days = contest.spec.event.appeal_days
    return (contest.day(act.at) + timedelta(days=days)).isoformat() if days else ""


def _concerned(office: Office, act: Act) -> tuple[str, ...]:
    """The players who were written to, and those whose games the ruling changed."""
    store = office.store
    told = (store.player_by_address(address) for address in store.told_by_cause(act.cause))
    changed = dict.fromkeys(event.stream for event in store.events_of_cause(act.cause))
    games = (store.game_row(stream) for stream in changed if "-" in stream)
    players = [row.id for row in told if row]
    players += [player for row in games if row for player in (row.first, row.second)]
    return tuple(dict.fromkeys(players))
