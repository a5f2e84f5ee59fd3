"""What players wish before an event begins, and what becomes of it. As in `events`."""

from dataclasses import dataclass

from corr.tournament.events.fields import Code, Id, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryAsked:
    """A player asked to be entered, by a letter that arrived then (UTC, ISO).

    `voucher` is the fingerprint of the voucher that came with it, "" without one.
    """

    player: Id
    arrived: Code
    voucher: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryGranted:
    """The arbiter said yes to a player for whom there is no place yet."""

    player: Id


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRefused:
    """The arbiter said no to a player who had asked to be entered."""

    player: Id
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryTakenBack:
    """A player no longer wishes to be entered."""

    player: Id


@dataclass(frozen=True, slots=True, kw_only=True)
class VouchersMade:
    """The arbiter gave out vouchers, each good for one entry; only fingerprints are kept."""

    vouchers: tuple[Code, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class MailProved:
    """An answer of an entered player's to a letter of ours arrived before the start."""

    player: Id
