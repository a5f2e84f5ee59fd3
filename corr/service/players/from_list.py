"""The register of players, from the arbiter's list: who is new, who is known, what is wrong."""

import csv
import io
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from typing import Annotated, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.participants import read_kind
from corr.ranking.correspondence.event import read_level, write_level
from corr.ranking.correspondence.register import ALWAYS
from corr.reading.kinds import read_address
from corr.reading.lists import Column, Lines, columns_of
from corr.sentences.said import said
from corr.service.letters.event_letters import Act
from corr.service.letters.reading import time_zones
from corr.service.office.office import Office
from corr.service.office.people import new_ids, person_of, record_person, unfit
from corr.service.players.newcomers import keep_wishes
from corr.service.players.reached import moved
from corr.store.rows import PlayerRow
from corr.tournament.events.events_player import PlayerRegistered
from corr.tournament.play.person import apply

T = TypeVar("T")

_LIMIT = 120


# -- the columns of a player list ----


def _cell(read: Callable[[str, Office], T]) -> Column[T]:
    """A cell of a player list: printable, not too long, blanks in it taken together."""

    def reader(text: str, office: Office) -> T:
        text = " ".join(text.split())
        if len(text) > _LIMIT or not text.isprintable():
            raise ValueError(f"up to {_LIMIT} printable characters are expected")
        return read(text, office)

    return Column(read=reader)


def _name(text: str, _: Office) -> str:
    if not text:
        raise ValueError("a name is expected")
    return text


def _addresses(text: str, office: Office) -> tuple[str, ...]:
    found = tuple(dict.fromkeys(word.lower() for word in text.split()))
    try:
        addresses = tuple(read_address(word) for word in found)
    except ValueError:
        raise ValueError(f"a mail address is expected, not {text!r}") from None
    if not addresses:
        raise ValueError("a mail address is expected")
    for address in addresses:
        if why := unfit(office, address):
            raise ValueError(f"{address} is {why}")
    return addresses


def _language(text: str, office: Office) -> str:
    languages = office.templates.languages
    if text and text not in languages:
        raise ValueError(f"{' or '.join(sorted(languages))} is expected, not {text!r}")
    return text


def _zone(text: str, _: Office) -> str:
    if text and text not in time_zones():
        raise ValueError(f"a name such as Europe/Stockholm, not {text!r}")
    return text


def _level(text: str, _: Office) -> str:
    try:
        return write_level(read_level(text)) if text else ""
    except ValueError:
        raise ValueError(f"10 kyu … 10 dan is expected, not {text!r}") from None


def _since(text: str, _: Office) -> datetime | None:
    """Midnight UTC of the day since when a level holds."""
    if not text:
        return None
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"a date such as 2024-02-01, not {text!r}") from None
    return datetime(day.year, day.month, day.day, tzinfo=UTC)


_TEXT = _cell(lambda text, _: text)


class PlayerLine(Struct, frozen=True, kw_only=True):
    """A line of a player list; all but name and address may be missing or empty."""

    name: Annotated[str, _cell(_name)]
    email: Annotated[tuple[str, ...], _cell(_addresses)]
    member_no: Annotated[str, _TEXT] = ""
    club: Annotated[str, _TEXT] = ""
    country: Annotated[str, _TEXT] = ""
    language: Annotated[str, _cell(_language)] = ""
    time_zone: Annotated[str, _cell(_zone)] = ""
    level: Annotated[str, _cell(_level)] = ""
    level_since: Annotated[datetime | None, _cell(_since)] = None
    kind: Annotated[str | None, _cell(lambda text, _: read_kind(text))] = None

    def row(self, office: Office) -> PlayerRow:
        """The player as the register has them, whose id is still to come."""
        return PlayerRow(
            id="",
            name=self.name,
            addresses=self.email,
            member_no=self.member_no,
            club=self.club,
            country=self.country,
            language=self.language or office.language,
            time_zone=self.time_zone,
            kind=self.kind or "",
        )


COLUMNS = columns_of(PlayerLine)
"""The columns of a player list."""


# -- who is new, and who is known ----


class _Line(Struct, frozen=True, kw_only=True):
    number: int
    row: PlayerRow
    level: str
    since: datetime | None
    kind: str | None


def _lines(read: Lines, office: Office) -> list[_Line]:
    """The lines of a list, on which nobody may stand twice. Raises ArbiterError."""
    found = [
        _Line(
            number=number,
            row=one.row(office),
            level=one.level,
            since=one.level_since,
            kind=one.kind,
        )
        for number, one in read.read(PlayerLine, office)
    ]
    seen = set[str]()
    for line in found:
        for what, values in (("member_no", (line.row.member_no,)), ("email", line.row.addresses)):
            for value in filter(None, values):
                if value in seen:
                    read.fault(line.number, f"{what}: {value} stands in the list twice")
                seen.add(value)
    read.finish()
    return found


class Imported(Struct, frozen=True, kw_only=True):
    """What an import did: ids of players who are new, changed, or as they were."""

    new: tuple[str, ...]
    changed: tuple[str, ...]
    same: tuple[str, ...]

    @property
    def all(self) -> tuple[str, ...]:
        """Everybody on the list."""
        return (*self.new, *self.changed, *self.same)


def import_players(office: Office, text: str, source: str, at: datetime, cause: str) -> Imported:
    """Enter everybody of a CSV list into the register, or nobody.

    The same person is who has the same member number, else the same address. `email` may hold
    several addresses with blanks between; letters go to the first. What players have set by
    mail, and addresses that they have confirmed, are kept. Who is new and had asked by the form
    to be entered waits from then on. Raises ArbiterError with every fault, by line.
    """
    with office.store.transaction():
        lines = _lines(Lines(text, source, strict=True), office)
        done = _keep(office, lines, at, cause)
        keep_wishes(office, done.new, Act(at=at, cause=cause))
        return done


def add_player(office: Office, fields: Mapping[str, str], at: datetime, cause: str) -> str:
    """Enter one new player, with some of `COLUMNS`; the id. Raises ArbiterError with all faults.

    Who is in the register already is not changed by it.
    """
    known = office.store.players.player_by_address(fields.get("email", "").strip().lower())
    known = known or office.store.players.player_by_member_no(fields.get("member_no", ""))
    if known is not None:
        raise ArbiterError(said("why_player", "in_register", player=known.id))
    text = io.StringIO()
    table = csv.DictWriter(text, fieldnames=list(fields))
    table.writeheader()
    table.writerow(fields)
    (player,) = import_players(office, text.getvalue(), "the new player", at, cause).new
    return player


def _keep(office: Office, lines: list[_Line], at: datetime, cause: str) -> Imported:
    done: dict[str, list[str]] = {"new": [], "changed": [], "same": []}
    ids = new_ids(office)
    for line in lines:
        known = _known(office, line.row)
        player = known.id if known else next(ids)
        person = person_of(office, player)
        body = _registered(_with_id(line.row, player), line.level, line.since)
        if line.kind is None and known:  # a list without the column takes no mark away
            body = replace(body, kind=known.kind)
        after = apply(person, body)
        for address in line.row.addresses:
            owner = office.store.players.player_by_address(address)
            if owner is not None and owner.id != player:
                raise ArbiterError(said("why_player", "belongs", address=address, owner=owner.id))
        held = office.store.levels.level_at(player, at)
        same = person is not None and replace(after, seq=person.seq) == person
        if same and (not line.level or held == line.level):
            done["same"].append(player)
            continue
        # Without a day, a first level has always held and a new one holds from now on.
        since = line.since or (at if known else ALWAYS)
        body = replace(body, level_since=since.date().isoformat() if line.level else "")
        listed = record_person(office, player, [body], at=at, cause=f"{cause}.{player}")
        if known is not None:
            moved(office, known, listed, at=at, cause=f"{cause}.{player}")
        if line.level:
            office.store.levels.add_grade(
                player, since, cause, line.level, "official", confirmed=True, entered_at=at
            )
        done["changed" if known else "new"].append(player)
    return Imported(**{name: tuple(ids) for name, ids in done.items()})


def _known(office: Office, row: PlayerRow) -> PlayerRow | None:
    known = office.store.players.player_by_member_no(row.member_no)
    if known is None:
        owners = (office.store.players.player_by_address(address) for address in row.addresses)
        known = next((owner for owner in owners if owner), None)
        if known and known.member_no and row.member_no:
            return None  # another member shares the address: told as a fault by the caller
    return known


def _with_id(row: PlayerRow, player: str) -> PlayerRow:
    fields = {name: getattr(row, name) for name in PlayerRow.__struct_fields__}
    return PlayerRow(**{**fields, "id": player})


def _registered(row: PlayerRow, level: str, since: datetime | None) -> PlayerRegistered:
    return PlayerRegistered(
        player=row.id,
        name=row.name,
        addresses=row.addresses,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
        language=row.language,
        time_zone=row.time_zone,
        level=level,
        level_since=since.date().isoformat() if level and since else "",
        kind=row.kind,
    )
