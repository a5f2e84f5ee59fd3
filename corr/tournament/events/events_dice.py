"""What happens to the dice of a match (KORRDICE-2, backgammon.md 6). Nothing here is computed."""

from msgspec import Struct

from corr.games.rules import Seat
from corr.tournament.events.fields import Code, Words


class DiceCommitted(Struct, frozen=True, kw_only=True):
    """The server bound itself to a seed that nobody else knows: the anchors A1 and A2, in hex.

    The first one comes before everything else of a match; another one when the chain before is
    dead, and `why` says by what. `scheme` is `plain`, `beacon-start` or `beacon`, `zone` the time
    zone in whose days it is counted who gives something too late, "" for UTC.
    """

    scheme: Code
    chain_length: int
    anchors: tuple[Code, ...]
    why: Code = ""
    zone: Code = ""


class PhraseGiven(Struct, frozen=True, kw_only=True):
    """A seat gave its contribution, which came at this event's time.

    A `phrase` in its canonical text; or, where that is "", the letter itself stands in, with what
    it has as `date` and `message_id`. Nobody else hears of it before both are in, or, of one that
    is given while a game runs, before it has ended.
    """

    seat: Seat
    phrase: Words = ""
    date: Words = ""
    message_id: Words = ""


class PhrasesEntered(Struct, frozen=True, kw_only=True):
    """What seats gave in a game that has ended enters the dice; this event's time is when the
    letter arrived that ended it (6.6).
    """


class DiceBound(Struct, frozen=True, kw_only=True):
    """A digest text holds for the rolls from number `first` on: all of it, and its digest.

    The words of somebody who is forgotten leave the text; then the digest alone says what held.
    """

    first: int
    text: Words
    digest: Code


class BeaconCame(Struct, frozen=True, kw_only=True):
    """The round of the public beacon came that a digest text waited for, with its signature."""

    round: int
    signature: Code


class RoundNamed(Struct, frozen=True, kw_only=True):
    """The round of the public beacon that the dice take next was named, before its hour.

    It follows by rule from `arrival`, that of the letter whose act made it due (6.7).
    """

    round: int
    arrival: Code


class AnchorTold(Struct, frozen=True, kw_only=True):
    """The anchor of the chain after the next one, in hex."""

    anchor: Code


class DiceRolled(Struct, frozen=True, kw_only=True):
    """Roll `number` was thrown: two dice, and the value of the chain that shows it, in hex.

    Of an opening throw the first die is the first seat's. Under `beacon` it has the round and its
    signature.
    """

    number: int
    dice: tuple[int, ...]
    reveal: Code
    round: int = 0
    signature: Code = ""


class RollsLost(Struct, frozen=True, kw_only=True):
    """Rolls from number `first` on had been sent before a restore and are not played here: they
    are void (6.8).

    Each of `rolls` is its two dice and the value that shows it, as they were sent; `rounds` has
    the round of each and its randomness, where rolls take rounds of a beacon.
    """

    first: int
    rolls: tuple[tuple[int, int, Code], ...]
    why: Code
    rounds: tuple[tuple[int, Code], ...] = ()


class ChainDied(Struct, frozen=True, kw_only=True):
    """No roll comes from the newest seed any more, which is not known, or not told yet (6.8)."""

    why: Code


class SeedTold(Struct, frozen=True, kw_only=True):
    """A seed was published, in hex: its chain is dead for good.

    `why` is "" for the seed of a chain that was dead already.
    """

    seed: Code
    why: Code = ""


class OrdersGiven(Struct, frozen=True, kw_only=True):
    """The standing orders of a seat from now on, in words of its game; its secret."""

    seat: Seat
    orders: tuple[Code, ...]


class OrderDone(Struct, frozen=True, kw_only=True):
    """The act that comes next is made for a seat by one of its standing orders; its secret.

    So no link of the game's chain tells why the act was made. `order` is a code of the game.
    """

    seat: Seat
    order: Code


DiceBody = (
    DiceCommitted
    | PhraseGiven
    | PhrasesEntered
    | DiceBound
    | RoundNamed
    | BeaconCame
    | AnchorTold
    | DiceRolled
    | RollsLost
    | ChainDied
    | SeedTold
)
