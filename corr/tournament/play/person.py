"""A player of the register as the events of their stream left them.

The arbiter's list says who somebody is; what a player has chosen by mail, a language, a time zone
or a further address, outlives the next reading of the list.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from msgspec import Struct, field
from msgspec.structs import replace

from corr.tournament.events.events import Event, PlayerBody
from corr.tournament.events.events_player import (
    AddressesChanged,
    ConfirmationAsked,
    ConfirmationDeclined,
    ConfirmationGiven,
    Forgotten,
    LeaveEnded,
    LeaveTaken,
    LettersReturned,
    PlayerReachable,
    PlayerRegistered,
    ReturnProved,
    SettingChanged,
)
from corr.tournament.play.clock import LAST_INSTANT
from corr.tournament.play.leave import Leave, ended

# -- A player's requests that wait for a yes from one or more addresses, folded from ----

VALID = timedelta(days=30)
"""For how long a yes is taken."""
SURE = timedelta(days=7)
"""The same of what it costs to leave an event: it may cost more later."""


class Request(Struct, frozen=True, kw_only=True):
    """A request as in `ConfirmationAsked`; `given` are the addresses that have said yes.

    One of them that said no is enough for it to be `declined`.
    """

    number: int
    what: str
    value: str
    addresses: tuple[str, ...]
    asked_at: datetime
    given: tuple[str, ...] = ()
    declined: bool = False

    @property
    def is_done(self) -> bool:
        """Whether everybody who was asked has said yes."""
        return set(self.addresses) <= set(self.given)


def fold_requests(events: Iterable[Event]) -> tuple[Request, ...]:
    """Every request of a player's stream; number n stands at n - 1."""
    found = list[Request]()
    for event in events:
        match event.body:
            case ConfirmationAsked(number=number, what=what, value=value, addresses=asked):
                found.append(
                    Request(
                        number=number,
                        what=what,
                        value=value,
                        addresses=asked,
                        asked_at=event.at,
                    )
                )
            case ConfirmationGiven(number=number, address=address):
                one = found[number - 1]
                found[number - 1] = replace(one, given=(*one.given, address))
            case ConfirmationDeclined(number=number):
                found[number - 1] = replace(found[number - 1], declined=True)
            case _:
                pass
    return tuple(found)


def is_open(request: Request, requests: Iterable[Request], at: datetime) -> bool:
    """Whether a yes that arrived at `at` still counts.

    Of requests for a change of address only the last one does: who mistyped theirs asks again.
    """
    replaced = request.what == "address" and any(
        later.what == "address" and later.number > request.number for later in requests
    )
    valid = SURE if request.what == "withdraw" else VALID
    return not request.declined and not replaced and at - request.asked_at <= valid


# -- A player of the register as the events of their stream left them ----


class Person(Struct, frozen=True, kw_only=True):
    """A player. Letters go to the first of `addresses`, none for who has been forgotten.

    `kind` is as in `PlayerRegistered`.

    `listed` are the addresses of the arbiter's last list, `listed_language` and
    `listed_time_zone` what it says of those. `chosen` are the player's own settings by name.
    `unreachable_since` is when letters to them began to come back, None while they arrive, and
    `unreachable_why` what the mail server said; `unreachable_fact` is what proves it beside a
    report, as in `ReturnProved`, "" if nothing does. `leaves` are all that they ever took.
    """

    id: str
    name: str
    addresses: tuple[str, ...]
    member_no: str = ""
    club: str = ""
    country: str = ""
    kind: str = ""
    listed: tuple[str, ...] = ()
    listed_language: str = ""
    listed_time_zone: str = ""
    chosen: Mapping[str, str] = field(default_factory=dict)
    forgotten: bool = False
    unreachable_since: datetime | None = None
    unreachable_why: str = ""
    unreachable_fact: str = ""
    leaves: tuple[Leave, ...] = ()
    seq: int = 0

    @property
    def language(self) -> str:
        """The language of their letters: their own choice, else the list's."""
        return self.chosen.get("language", self.listed_language)

    @property
    def time_zone(self) -> str:
        """The time zone of their letters, "" if nobody has said one."""
        return self.chosen.get("time_zone", self.listed_time_zone)

    @property
    def leave_until(self) -> datetime | None:
        """When the last leave that they announced ends, maybe long ago; None without any."""
        return max((one.until for one in self.leaves), default=None)

    @property
    def settings(self) -> Mapping[str, str]:
        """The settings that have no place of their own."""
        apart = ("language", "time_zone")
        return {name: value for name, value in self.chosen.items() if name not in apart}


def stream_of(player: str) -> str:
    """The name of a player's stream of events."""
    return f"player:{player}"


def fold(events: Iterable[Event], person: Person | None = None) -> Person | None:
    """The player after the events of their stream; None before the first."""
    for event in events:
        assert isinstance(event.body, PlayerBody)
        before = person.unreachable_since if person else None
        person = replace(apply(person, event.body), seq=event.seq)
        if isinstance(event.body, LettersReturned):
            person = replace(person, unreachable_since=before or event.at)
    return person


def apply(person: Person | None, body: PlayerBody) -> Person:
    """The player after one more event."""
    match body:
        case PlayerRegistered():
            return _registered(person, body)
        case _ if person is None:
            raise ValueError(f"{body.player} was never registered")
        case SettingChanged():
            chosen = {name: value for name, value in person.chosen.items() if name != body.name}
            return replace(
                person, chosen={**chosen, body.name: body.value} if body.value else chosen
            )
        case AddressesChanged():
            return replace(person, addresses=body.addresses)
        case Forgotten():
            return Person(id=person.id, name=anonymous(person.id), addresses=(), forgotten=True)
        case LettersReturned():
            why = f"{body.address}: {body.words}"
            return replace(person, unreachable_why=why, unreachable_fact=body.fact)
        case ReturnProved():
            return replace(person, unreachable_fact=body.fact)
        case PlayerReachable():
            why = ""
            return replace(
                person, unreachable_since=None, unreachable_why=why, unreachable_fact=why
            )
        case LeaveTaken():
            return replace(person, leaves=(*person.leaves, _leave(body)))
        case LeaveEnded():
            until = datetime.fromisoformat(body.until)
            before = datetime.fromisoformat(body.before) if body.before else LAST_INSTANT
            return replace(person, leaves=ended(person.leaves, body.events, until, before))
        case _:
            return person


def anonymous(player: str) -> str:
    """The name of a player who asked to be forgotten.

    >>> anonymous("P0012")
    'Anonymous 12'
    """
    return f"Anonymous {int(player[1:])}"


def _leave(body: LeaveTaken) -> Leave:
    return Leave(
        since=datetime.fromisoformat(body.since),
        until=datetime.fromisoformat(body.until),
        zone=body.zone,
        events=body.events,
        refused=body.refused,
        later=body.later,
        granted=body.granted,
    )


def _registered(person: Person | None, body: PlayerRegistered) -> Person:
    """A list that names other addresses than the one before puts them first.

    Those that the player has confirmed by mail are kept; those of the list before are not.
    """
    addresses = body.addresses
    if person is not None:
        own = tuple(one for one in person.addresses if one not in person.listed)
        addresses = (*addresses, *(one for one in own if one not in addresses))
        if body.addresses == person.listed:
            addresses = person.addresses
    return Person(
        id=body.player,
        name=body.name,
        addresses=addresses,
        member_no=body.member_no,
        club=body.club,
        country=body.country,
        kind=body.kind,
        listed=body.addresses,
        listed_language=body.language,
        listed_time_zone=body.time_zone,
        chosen=person.chosen if person else {},
        unreachable_since=person.unreachable_since if person else None,
        unreachable_why=person.unreachable_why if person else "",
        unreachable_fact=person.unreachable_fact if person else "",
        leaves=person.leaves if person else (),
    )
