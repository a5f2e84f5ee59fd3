"""A player's stream and the row of the register that follows from it."""

from collections.abc import Sequence
from datetime import datetime

from corr.mail.read.machines import is_machines
from corr.service.office.office import Office
from corr.store import PlayerRow
from corr.tournament.events.events import PlayerBody
from corr.tournament.play.person import Person, fold, stream_of


def unfit(office: Office, address: str) -> str:
    """Whose a lower-case address is if no player can have it: "ours" or "a machine's"; else ""."""
    local, _, host = address.partition("@")
    if f"{local.partition('+')[0]}@{host}" in office.own_addresses:
        return "ours"
    return "a machine's" if is_machines(address) else ""


def person_of(office: Office, player: str) -> Person | None:
    """A player as the events of their stream left them; None if there are none."""
    return fold(office.store.events(stream_of(player)))


def record_person(
    office: Office, player: str, bodies: Sequence[PlayerBody], *, at: datetime, cause: str
) -> PlayerRow:
    """Append events to a player's stream and write their row; the row after them."""
    before = person_of(office, player)
    seq = before.seq if before else 0
    person = fold(office.store.append(stream_of(player), seq, bodies, at=at, cause=cause), before)
    assert person is not None
    row = row_of(person)
    office.store.put_player(row)
    return row


def row_of(person: Person) -> PlayerRow:
    """The row of the register for a player."""
    return PlayerRow(
        id=person.id,
        name=person.name,
        addresses=person.addresses,
        member_no=person.member_no,
        club=person.club,
        country=person.country,
        language=person.language,
        time_zone=person.time_zone,
        settings=dict(person.settings),
        unreachable_since=person.unreachable_since,
        unreachable_why=person.unreachable_why,
        unreachable_fact=person.unreachable_fact,
        leave_until=person.leave_until,
    )
