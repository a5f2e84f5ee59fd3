"""What happens to a player of the register. The rules of `events` hold for these bodies, too."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRegistered:
    """A player was entered or updated in the register, with everything known from then on."""

    player: str
    name: str
    addresses: tuple[str, ...]
    member_no: str
    club: str
    country: str
    language: str
    time_zone: str
    level: str
    level_since: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SettingChanged:
    """A player changed one of their settings by mail; "" is the default (see `settings`)."""

    player: str
    name: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmationAsked:
    """A request of a player's waits until every one of `addresses` has said yes to it.

    `number` counts the player's requests from 1. `what` is `address` (add `value` to the
    addresses and write there from now on), `remove` (take `value` out of the addresses),
    `letter` (let the letter with the key `value` count), `withdraw` (leave the event `value`) or
    `forget`.
    """

    player: str
    number: int
    what: str
    value: str
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmationGiven:
    """One of the addresses that were asked has said yes to request `number`."""

    player: str
    number: int
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ConfirmationDeclined:
    """One of the addresses that were asked has said no to request `number`: it is closed."""

    player: str
    number: int
    address: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AddressesChanged:
    """A player writes from these addresses from now on; letters go to the first."""

    player: str
    addresses: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Forgotten:
    """A player asked to be forgotten: name, club and addresses are taken out of the register."""

    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LettersReturned:
    """Letters to a player come back: the letter with the Message-ID `letter` was refused.

    `address` is where it went, `status` the code of RFC 3463 (`5.1.1`, "" if nobody gave one) and
    `words` what the mail server said. Until `PlayerReachable` the player cannot be reached.
    `fact` is what proves it, as in `ReturnProved`, "" for a report alone.
    """

    player: str
    address: str
    letter: str
    status: str
    words: str
    fact: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReturnProved:
    """A second fact says that letters to a player come back. `fact`: `refused` (our own mail
    server would not take one), `probe` (a later one came back, too) or `arbiter` (who says so).
    """

    player: str
    fact: str
    reason: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportRefuted:
    """A player answered, by their letter with the key `by`, the `letter` of ours that a report
    said did not arrive. It was one of those for which they were unreachable `since` then (ISO).
    """

    player: str
    letter: str
    by: str
    since: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerReachable:
    """Letters reach a player again. `why`: `letter` (one of theirs came), `address` (they have
    another one) or `arbiter` (who says so).
    """

    player: str
    why: str
