"""A ruling of an arbiter: tried first, carried out, given its number and written down."""

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from email import message_from_bytes, policy
from email.message import EmailMessage
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.letter import NormFacts
from corr.mail.read.tags import without_codes
from corr.sentences.said import joined, said
from corr.service.desk.appeals import tell_captains
from corr.service.event.counting import (
    Aftermath,
    NoTables,
    aftermath,
    drawn_so_far,
    require_tables,
    why_no_tables,
)
from corr.service.event.event_files import event_tables
from corr.service.letters.event_letters import Act
from corr.service.letters.norms import norm_facts
from corr.service.office.office import Office
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import PRIVATE
from corr.tournament.events.events_contest import Acted, Tended
from corr.tournament.events.events_player import LeaveEnded, LeaveTaken
from corr.tournament.play.state import WAITS
from corr.tournament.scoring.standings import Standing
from corr.tournament.scoring.team_scoring import TeamStanding
from corr.tournament.tables.event_tables import EventTables

# -- A ruling of an arbiter ----


class Stated(Struct, frozen=True, kw_only=True):
    """What the log says of a ruling: the `command`, and in words `what` it did.

    `key` is that of the act, whatever its command is called later. A `final` one cannot be
    appealed, as the decision on an appeal; one that `lasts` cannot be undone. `undoes` is the
    ruling that it undoes, 0 for none.
    """

    command: str
    what: str
    key: str = ""
    final: bool = False
    lasts: bool = False
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
    what = joined("", (stated.what, waits(office, act.cause)))
    tell_captains(office, event, _concerned(office, act), what, act)
    contest = office.folder.contest(event)
    assert contest is not None
    body = Acted(
        number=act.number,
        by=act.by,
        command=stated.command,
        what=str(what),
        reason=" ".join(act.reason.split()),
        rule=act.rule,
        appeal_until=act.appeal_until,
        concerned=_concerned(office, act),
        undoes=stated.undoes,
        key=stated.key,
        lasts=stated.lasts,
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
        for one in office.store.causes.events_of_cause(cause)
        if isinstance(one.body, WAITS)
    )
    parts = [
        said("desk", "game_waits", game=game, due=f"{due:%Y-%m-%d %H:%M}") for game, due in found
    ]
    return joined("", parts) if parts else ""


def _touched(office: Office, act: Act) -> tuple[str, ...]:
    """The other events in which a ruling brought something about: leave holds in several."""
    found = dict[str, None]()
    for one in office.store.causes.events_of_cause(act.cause):
        if isinstance(one.body, LeaveTaken | LeaveEnded):
            ours = (name for name, _, _ in office.store.personal.entries(one.body.player))
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
    told = (
        store.players.player_by_address(address)
        for address in store.causes.told_by_cause(act.cause)
    )
    happened = store.causes.events_of_cause(act.cause)
    changed = dict.fromkeys(one.stream for one in happened if not isinstance(one.body, PRIVATE))
    games = (store.events.game_row(stream) for stream in changed if "-" in stream)
    players = [row.id for row in told if row]
    players += [player for row in games if row for player in (row.first, row.second)]
    return tuple(dict.fromkeys(players))


# -- what an act of the arbiter would do ----
# The act is carried out in a transaction, looked at, and undone.


_MOST_LETTERS = 1_000_000
_MOST_NORMS = 100
"""Of more players the norms are not compared."""


class Told(Struct, frozen=True, kw_only=True):
    """A letter that would go out, without its tag, which is the reader's secret."""

    to: str
    subject: str
    text: str


class Placing(Struct, frozen=True, kw_only=True):
    """Where somebody stands; `place` is None of who is annulled or not in the table."""

    place: int | None
    points: str
    status: str


class Change(Struct, frozen=True, kw_only=True):
    """What changes for one player: the placing, or the norms, before and after."""

    player: str
    name: str
    before: Placing | NormFacts | None
    after: Placing | NormFacts | None


class Rehearsal(Struct, frozen=True, kw_only=True):
    """What an act would bring about. `after` is None of an event that would not have begun."""

    letters: tuple[Told, ...]
    table: tuple[Change, ...]
    norms: tuple[Change, ...]
    after: EventTables | None
    aftermath: Aftermath


def rehearse(
    office: Office, event: str, act: Act, do: Callable[[], object], *, changed: str = ""
) -> Rehearsal:
    """What `do` would bring about in an event; nothing stays of it. Raises what it raises.

    `changed` is the game whose result it changes, if it does.
    """
    drawn = drawn_so_far(office, event)
    before, norms = _tables(office, event), _norms(office, event, act)
    with office.folder.transaction(), office.folder.trial():
        waiting = office.store.letters.waiting_outgoing()
        do()
        after = _tables(office, event)
        return Rehearsal(
            letters=tuple(_letters(office, waiting)),
            table=tuple(_placings(before, after)),
            norms=tuple(_norm_changes(office, norms, _norms(office, event, act))),
            after=after,
            aftermath=aftermath(office, event, drawn, changed=changed),
        )


def _tables(office: Office, event: str) -> EventTables | None:
    contest = office.folder.contest(event)
    return event_tables(office, contest) if contest and contest.order else None


def _letters(office: Office, waiting: int) -> Iterator[Told]:
    """The letters that were queued behind so many."""
    rows = office.store.letters.outgoing_by_state("queued", _MOST_LETTERS)
    for row in rows[waiting:]:
        mail = message_from_bytes(row.raw, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        body = mail.get_body(("plain",))
        text = body.get_content() if body else ""
        subject = without_codes(str(mail["Subject"]))
        yield Told(to=row.recipient, subject=subject, text=without_codes(text))


def _placings(before: EventTables | None, after: EventTables | None) -> Iterator[Change]:
    """Everybody whose place, points or status change, in order of place."""
    if before is None or after is None:
        return
    old, new = _by_player(before), _by_player(after)
    names = before.names | after.names
    for player in (*new, *(one for one in old if one not in new)):
        if old.get(player) != new.get(player):
            yield Change(
                player=player,
                name=names.get(player, player),
                before=old.get(player),
                after=new.get(player),
            )


def _by_player(event: EventTables) -> dict[str, Placing]:
    found = {
        row.player: Placing(place=row.place, points=str(_points(row)), status=row.status)
        for row in event.table.rows
    }
    annulled = Placing(place=None, points="0", status="annulled")
    if event.cancelled:
        return dict.fromkeys((*found, *event.table.annulled), annulled)
    return found | dict.fromkeys(event.table.annulled, annulled)


def _points(row: Standing | TeamStanding) -> Fraction:
    return row.team_points if isinstance(row, TeamStanding) else row.game_points


def _norms(office: Office, event: str, act: Act) -> dict[str, NormFacts | None]:
    contest = office.folder.contest(event)
    if contest is None or not contest.order or len(contest.order) > _MOST_NORMS:
        return {}
    store = office.store
    return {player: norm_facts(store, contest, player, act.at) for player in contest.order}


def _norm_changes(
    office: Office, before: dict[str, NormFacts | None], after: dict[str, NormFacts | None]
) -> Iterator[Change]:
    for player in (*after, *(one for one in before if one not in after)):
        old, new = before.get(player), after.get(player)
        if _settled(old) != _settled(new):
            row = office.store.players.player(player)
            name = row.name if row else player
            yield Change(player=player, name=name, before=old, after=new)


def _settled(norms: NormFacts | None) -> NormFacts | None:
    """The norms, whether they are preliminary or not; None where none is set."""
    if norms is None or not (norms.keep or norms.confirm or norms.rise1):
        return None
    return replace(norms, preliminary=False, new_players=0)
