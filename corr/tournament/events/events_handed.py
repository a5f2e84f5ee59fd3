"""What happens when an event passes to another installation. The rules of `events` hold here."""

from dataclasses import dataclass

from corr.tournament.events.fields import Address, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class HandedOver:
    """The event goes on at the address `to`: nothing more happens here."""

    to: Address
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenOver:
    """The event goes on here, at the address `here`, from where it stood at `source`.

    Where both are the same, it was taken back before anybody else had it.
    """

    source: Address
    here: Address
    reason: Words = ""
