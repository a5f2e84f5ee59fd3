"""Who would like to take part in an event, in order of arrival, and what is known of them. Pure.

The places themselves are the entries of the `Contest`; here is the queue in front of them.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from corr.tournament.events.events_entries import (
    EntryAsked,
    EntryGranted,
    EntryRefused,
    EntryTakenBack,
    MailProved,
    VouchersMade,
)

EntryBody = EntryAsked | EntryGranted | EntryRefused | EntryTakenBack | VouchersMade | MailProved
"""What is written into the book."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wish:
    """A player who waits to be entered; `granted` if nothing but a place is missing."""

    player: str
    arrived: str
    granted: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryBook:
    """The wishes in order of arrival, the vouchers by fingerprint with who used each ("" for
    nobody), and whose answer has proved that our letters and theirs arrive.
    """

    wishes: tuple[Wish, ...] = ()
    vouchers: Mapping[str, str] = field(default_factory=dict)
    proved: frozenset[str] = frozenset()

    def wish(self, player: str) -> Wish | None:
        """A player's wish, if they wait."""
        return next((one for one in self.wishes if one.player == player), None)

    def place(self, player: str) -> int:
        """A player's place in the queue, from 1; 0 for who is not in it."""
        waiting = [one.player for one in self.wishes]
        return waiting.index(player) + 1 if player in waiting else 0

    def without(self, player: str) -> "EntryBook":
        """The book after a player has left the queue."""
        return replace(self, wishes=tuple(one for one in self.wishes if one.player != player))


def after(book: EntryBook, body: EntryBody, *, asks_arbiter: bool) -> EntryBook:
    """The book after one more event; whether the arbiter says yes to each wish of the event."""
    match body:
        case EntryAsked():
            return _asked(book, body, granted=bool(body.voucher) or not asks_arbiter)
        case EntryGranted():
            wishes = (
                replace(one, granted=True) if one.player == body.player else one
                for one in book.wishes
            )
            return replace(book, wishes=tuple(wishes))
        case EntryRefused() | EntryTakenBack():
            return book.without(body.player)
        case VouchersMade():
            return replace(book, vouchers={**dict.fromkeys(body.vouchers, ""), **book.vouchers})
        case MailProved():
            return replace(book, proved=book.proved | {body.player})


def _asked(book: EntryBook, body: EntryAsked, *, granted: bool) -> EntryBook:
    wish = Wish(player=body.player, arrived=body.arrived, granted=granted)
    wishes = sorted((*book.without(body.player).wishes, wish), key=lambda one: one.arrived)
    used = {body.voucher: body.player} if body.voucher else {}
    return replace(book, wishes=tuple(wishes), vouchers={**book.vouchers, **used})
