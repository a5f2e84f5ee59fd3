"""What an act of the arbiter would do: who is told what, how table and norms change.

The act is carried out in a transaction, looked at, and undone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from email import message_from_bytes, policy
from email.message import EmailMessage
from fractions import Fraction

from corr.mail.letter import NormFacts
from corr.mail.read.tags import without_codes
from corr.service.event.aftermath import Aftermath, aftermath, drawn_so_far
from corr.service.event.event_tables import event_tables
from corr.service.event.norms import norm_facts
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.tournament.scoring.scoring_table import Standing
from corr.tournament.scoring.team_scoring import TeamStanding
from corr.tournament.tables.event_tables import EventTables

_MOST_LETTERS = 1_000_000
_MOST_NORMS = 100
"""Of more players the norms are not compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A letter that would go out, without its tag, which is the reader's secret."""

    to: str
    subject: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Placing:
    """Where somebody stands; `place` is None of who is annulled or not in the table."""

    place: int | None
    points: str
    status: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What changes for one player: the placing, or the norms, before and after."""

    player: str
    name: str
    before: Placing | NormFacts | None
    after: Placing | NormFacts | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Rehearsal:
    """What an act would bring about. `after` is None of an event that would not have begun."""

    letters: tuple[Told, ...]
    table: tuple[Change, ...]
    norms: tuple[Change, ...]
    after: EventTables | None
    aftermath: Aftermath


class _Undone(Exception):
    """Ends the transaction of a rehearsal."""


def rehearse(
    office: Office, event: str, act: Act, do: Callable[[], object], *, changed: str = ""
) -> Rehearsal:
    """What `do` would bring about in an event; nothing stays of it. Raises what it raises.

    `changed` is the game whose result it changes, if it does.
    """
    drawn = drawn_so_far(office, event)
    before, norms = _tables(office, event), _norms(office, event, act)
    found: Rehearsal | None = None
    try:
        # A savepoint, for the transaction may be a letter's, of which more is to stay.
        with office.folder.transaction(), office.folder.savepoint():
            do()
            after = _tables(office, event)
            found = Rehearsal(
                letters=tuple(_letters(office, act)),
                table=tuple(_placings(before, after)),
                norms=tuple(_norm_changes(office, norms, _norms(office, event, act))),
                after=after,
                aftermath=aftermath(office, event, drawn, changed=changed),
            )
            raise _Undone
    except _Undone:
        assert found is not None
        return found


def _tables(office: Office, event: str) -> EventTables | None:
    contest = office.folder.contest(event)
    return event_tables(office, contest) if contest and contest.order else None


def _letters(office: Office, act: Act) -> Iterator[Told]:
    """The letters that the act has queued."""
    for row in office.store.outgoing_by_state("queued", _MOST_LETTERS):
        if row.cause == act.cause:
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
            row = office.store.player(player)
            name = row.name if row else player
            yield Change(player=player, name=name, before=old, after=new)


def _settled(norms: NormFacts | None) -> NormFacts | None:
    """The norms, whether they are preliminary or not; None where none is set."""
    if norms is None or not (norms.keep or norms.confirm or norms.rise1):
        return None
    return replace(norms, preliminary=False, new_players=0)
