"""What happens to a player of the register. The rules of `events` hold for these bodies, too."""

from msgspec import Struct

from corr.games.rules import Seat
from corr.tournament.events.fields import Address, By, Code, Id, Naming, Person, Tables, Words


class PlayerRegistered(Struct, frozen=True, kw_only=True):
    """A player was entered or updated in the register, with everything known from then on.

    `kind` is `program` or `group`, "" for a person (gomoku art. 1).
    """

    player: Id
    name: Person
    addresses: tuple[Address, ...]
    member_no: Person
    club: Person
    country: Person
    language: Person
    time_zone: Person
    level: Code
    level_since: Code
    kind: Code = ""


class SettingChanged(Struct, frozen=True, kw_only=True):
    """A player changed one of their settings by mail; "" is the default (see `settings`)."""

    player: Id
    name: Code
    value: Code


class ConfirmationAsked(Struct, frozen=True, kw_only=True):
    """A request of a player's waits until every one of `addresses` has said yes to it.

    `number` counts the player's requests from 1. `what` is `address` (add `value` to the
    addresses and write there from now on), `remove` (take `value` out of the addresses),
    `letter` (let the letter with the key `value` count), `withdraw` (leave the event `value`) or
    `forget`.
    """

    player: Id
    number: int
    what: Code
    value: Address
    addresses: tuple[Address, ...]


class ConfirmationGiven(Struct, frozen=True, kw_only=True):
    """One of the addresses that were asked has said yes to request `number`."""

    player: Id
    number: int
    address: Address


class ConfirmationDeclined(Struct, frozen=True, kw_only=True):
    """One of the addresses that were asked has said no to request `number`: it is closed."""

    player: Id
    number: int
    address: Address


class AddressesChanged(Struct, frozen=True, kw_only=True):
    """A player writes from these addresses from now on; letters go to the first."""

    player: Id
    addresses: tuple[Address, ...]


class Forgotten(Struct, frozen=True, kw_only=True):
    """A player asked to be forgotten: name, club and addresses are taken out of the register."""

    player: Id


class LettersReturned(Struct, frozen=True, kw_only=True):
    """Letters to a player come back: the letter with the Message-ID `letter` was refused.

    `address` is where it went, `status` the code of RFC 3463 (`5.1.1`, "" if nobody gave one) and
    `words` what the mail server said. Until `PlayerReachable` the player cannot be reached.
    `fact` is what proves it, as in `ReturnProved`, "" for a report alone.
    """

    player: Id
    address: Address
    letter: Code
    status: Code
    words: Words
    fact: Code = ""


class ReturnProved(Struct, frozen=True, kw_only=True):
    """A second fact says that letters to a player come back. `fact`: `refused` (our own mail
    server would not take one), `probe` (a later one came back, too) or `arbiter` (who says so).
    """

    player: Id
    fact: Code
    reason: Words = ""


class ReportRefuted(Struct, frozen=True, kw_only=True):
    """A player answered, by their letter with the key `answer`, the `letter` of ours that a report
    said did not arrive. It was one of those for which they were unreachable `since` then (ISO).
    """

    player: Id
    letter: Code
    answer: Code
    since: Code


class PlayerReachable(Struct, frozen=True, kw_only=True):
    """Letters reach a player again. `why`: `letter` (one of theirs came), `address` (they have
    another one) or `arbiter` (who says so).
    """

    player: Id
    why: Code


# -- what happens when players take leave ----
# Instants are UTC in ISO form.


class LeaveTaken(Struct, frozen=True, kw_only=True):
    """A player is on leave from `since` up to `until`, by the dates of the time zone `zone`.

    It holds in `events` and not in the `refused`; in those that the player enters `later`, as far
    as they have days for it. What the arbiter `by` granted, for a `reason`, costs no days; ""
    for what the player announced.
    """

    player: Id
    since: Code
    until: Code
    zone: Person
    events: tuple[Id, ...]
    refused: tuple[Id, ...] = ()
    later: bool = True
    granted: bool = False
    by: By = ""
    reason: Words = ""


class LeaveEnded(Struct, frozen=True, kw_only=True):
    """A player's leave after `until` was taken back, in `events`, () for all.

    What begins at `before` or later stays, if that is not "". `by` and `reason` are the arbiter's,
    "" for what the player took back.
    """

    player: Id
    until: Code
    events: tuple[Id, ...] = ()
    before: Code = ""
    by: By = ""
    reason: Words = ""


class ClockRested(Struct, frozen=True, kw_only=True):
    """A seat's clock does not run from `since` up to `until`: its player is on leave."""

    seat: Seat
    since: Code
    until: Code


class ClockUnrested(Struct, frozen=True, kw_only=True):
    """Leave was taken back: a seat's clock may run again from `since` up to `until`."""

    seat: Seat
    since: Code
    until: Code


# -- what is decided about a player's correspondence level, beside what events give ----
# Each is a ruling of the player's register, with a `number` that counts from 1 for every player;
# `by` is the address of who gave it, "" at the terminal, and `rule` what it rests on. What an
# event gave stands in its closing.


class LevelSet(Struct, frozen=True, kw_only=True):
    """The ranking committee entered or corrected a level, which holds `since` a date."""

    player: Id
    number: int
    level: Code
    since: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


class DanDecided(Struct, frozen=True, kw_only=True):
    """The board confirmed or refused a dan title that an event's report proposed (art. 1 §5)."""

    player: Id
    number: int
    event: Id
    report: int
    level: Code
    confirmed: bool
    reason: Words
    by: By = ""
    rule: Naming = ""


class Exempted(Struct, frozen=True, kw_only=True):
    """From `first` to `last`, "" without an end, the player need not confirm (art. 2 §5)."""

    player: Id
    number: int
    first: Code
    last: Code
    reason: Words
    by: By = ""
    rule: Naming = ""


class RankingUndone(Struct, frozen=True, kw_only=True):
    """The ruling with the number `undoes` holds no more."""

    player: Id
    number: int
    undoes: int
    reason: Words
    by: By = ""
    rule: Naming = ""


class LevelsCarried(Struct, frozen=True, kw_only=True):
    """The levels that a player brought from the installation that an event was handed over by."""

    player: Id
    grades: tuple[Tables, ...]


RankingRuling = LevelSet | DanDecided | Exempted | RankingUndone
