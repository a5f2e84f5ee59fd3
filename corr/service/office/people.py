"""Players as the arbiter knows them: name, stream and row, and when one was last heard from."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import count

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said, then
from corr.service.office.office import Office
from corr.service.office.why_aside import FROM_NOBODY
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import PlayerBody
from corr.tournament.play.person import Person, Request, fold, fold_requests, stream_of

# -- players as the arbiter knows them ----
# What is refused names players by their ids, as the record does; here they get their names.


_ID = re.compile(r"\bP[0-9]{4,}\b")
_COMMAND = re.compile(r"(`[^`]*`)")
_WORD = re.compile(r"[0-9A-Za-z]+")


def find_player(office: Office, word: str) -> PlayerRow | None:
    """A player of the register by id, member number or address."""
    store = office.store
    return (
        store.players.player(word.upper())
        or store.players.player_by_member_no(word)
        or store.players.player_by_address(word.lower())
    )


def the_players(office: Office, words: Sequence[str]) -> list[str]:
    """The ids of players given by id, member number or address. Raises ArbiterError."""
    found = [find_player(office, word) for word in words]
    unknown = [word for word, row in zip(words, found, strict=True) if row is None]
    if unknown:
        raise ArbiterError(*(said("why_player", "unknown", player=word) for word in unknown))
    return [row.id for row in found if row]


def called(office: Office, player: str) -> str:
    """A player by name and number, as in "Anna Ek (1234)"; what is no player's id as it is."""
    row = office.store.players.player(player)
    return f"{row.name} ({row.member_no or row.id})" if row else player


def with_names(office: Office, text: str) -> str:
    """A text in which every player goes by name, and in its commands by number."""
    ids = frozenset(_ID.findall(text))
    names = {one: called(office, one) for one in ids}
    numbers = {one: _number(office, one) for one in ids}
    # Said again later, in another language, when the office may be closed.
    return then(text, lambda told: _named(told, names, numbers))


def _named(text: str, names: Mapping[str, str], numbers: Mapping[str, str]) -> str:
    parts = enumerate(_COMMAND.split(text))
    return "".join(_with(numbers if at % 2 else names, part) for at, part in parts)


def _with(names: Mapping[str, str], part: str) -> str:
    return _ID.sub(lambda found: names.get(found[0], found[0]), part)


def language_of(office: Office, address: str) -> str:
    """The language in which an address is answered: that of its player, else the office's."""
    player = office.store.players.player_by_address(address)
    return player.language if player else office.language


def player_in(office: Office, event: str, player: str) -> PlayerRow | None:
    """A player as an event names them, which may have come from where they had another name."""
    row = office.store.players.player(player)
    return replace(row, **office.store.aliases.name_there(event, player)) if row else None


def named(office: Office, error: ArbiterError) -> ArbiterError:
    """The error with players by name."""
    return ArbiterError(*(with_names(office, fault) for fault in error.faults))


def names_of(office: Office, players: Iterable[str]) -> dict[str, str]:
    """The names of those that are players, by their ids, for a script."""
    rows = (office.store.players.player(player) for player in players)
    return {row.id: row.name for row in rows if row}


def _number(office: Office, player: str) -> str:
    """What a command takes for a player: the member number if that is a plain word."""
    row = office.store.players.player(player)
    return row.member_no if row and _WORD.fullmatch(row.member_no) else player


def arbiters_of(office: Office) -> frozenset[str]:
    """The addresses of the arbiters of all events."""
    found = {office.arbiter}
    for event, _, _ in office.store.events.tournaments():
        contest = office.folder.contest(event)
        found.update(contest.spec.event.arbiters if contest else ())
    return frozenset(found)


# -- A player's stream and the row of the register that follows from it ----


def unfit(office: Office, address: str) -> str:
    """Whose a lower-case address is if no player can have it: "ours" or "a machine's"; else ""."""
    local, _, host = address.partition("@")
    if f"{local.partition('+')[0]}@{host}" in office.own_addresses:
        return "ours"
    # Here, since looks at an installation ask for no address, and its words take long to load.
    from corr.mail.read.machines import is_machines

    return "a machine's" if is_machines(address) else ""


def person_of(office: Office, player: str) -> Person | None:
    """A player as the events of their stream left them; None if there are none."""
    return fold(office.store.events.of_stream(stream_of(player)))


def record_person(
    office: Office, player: str, bodies: Sequence[PlayerBody], *, at: datetime, cause: str
) -> PlayerRow:
    """Append events to a player's stream and write their row; the row after them."""
    before = person_of(office, player)
    seq = before.seq if before else 0
    person = fold(
        office.store.events.append(stream_of(player), seq, bodies, at=at, cause=cause), before
    )
    assert person is not None
    row = row_of(person)
    office.store.players.put_player(row)
    return row


def new_ids(office: Office) -> Iterator[str]:
    """Ids that nobody has, one after another, while nobody else takes any."""
    first = int(office.store.players.next_player_id().removeprefix("P"))
    return (f"P{number:04d}" for number in count(first))


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
        kind=person.kind,
    )


# -- when there was last a sign of life of a player's ----


def last_heard(office: Office, contest: Contest, player: PlayerRow) -> datetime | None:
    """When a player was last heard of in an event, None for never."""
    letter = office.store.quiet.heard_from(player.addresses, FROM_NOBODY)
    return max(filter(None, (letter, contest.heard.get(player.id))), default=None)


def requests_of(office: Office, player: str) -> tuple[Request, ...]:
    """Every request of a player."""
    return fold_requests(office.store.events.of_stream(stream_of(player)))
