"""A player's requests that wait for a yes from one or more addresses, folded from their stream."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from corr.tournament.events.events import (
    ConfirmationAsked,
    ConfirmationDeclined,
    ConfirmationGiven,
    Event,
)

VALID = timedelta(days=30)
"""For how long a yes is taken."""
SURE = timedelta(days=7)
"""The same of what it costs to leave an event: it may cost more later."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
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


def fold(events: Iterable[Event]) -> tuple[Request, ...]:
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
