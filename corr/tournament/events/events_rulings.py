"""What the arbiter rules, takes back or draws anew. The rules of `events` hold for these, too."""

from dataclasses import dataclass

from corr.games.rules import Seat
from corr.tournament.events.events_contest import Drawn
from corr.tournament.events.fields import Code, Id, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruled:
    """The arbiter ended the game: `result` and `ending` are the event file's words.

    `ending` is `adjudication`, `walkover`, `withdrawal` or whatever else ended it; the result
    `0-0` is lost for both. `moves` are how many the first and the second seat made of a game that
    was played elsewhere, () of one whose moves are here.
    """

    result: Code
    ending: Code
    reason: Words
    moves: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingWaits:
    """The arbiter, or who left the event, ended the game, but a flag had fallen before.

    The time of `seat` was over at `due`, and it was not sure yet that no letter had come in time.
    If `seat` lost then, the ruling came too late; else it is as of this event's own time.
    """

    seat: Seat
    due: Code
    result: Code
    ending: Code
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWaits:
    """`player` is to take a seat over, but a flag had fallen before; see `RulingWaits`.

    If `seat` lost on time the game was over for `former`, who had the seat `taken`; else
    `player` has it from this event's own time on.
    """

    seat: Seat
    due: Code
    taken: Seat
    player: Id
    former: Id
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackWaits:
    """Moves are to be withdrawn, but a flag had fallen before; see `RulingWaits`.

    Those are all acts from position `number` on that are there when the flag was looked at; move
    `stays` is the last one that stays.
    """

    seat: Seat
    due: Code
    number: int
    stays: int
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class RestoreWaits:
    """The `moves` withdrawn last, from position `number` on, are to be given back.

    But a flag had fallen before; see `RulingWaits`.
    """

    seat: Seat
    due: Code
    number: int
    moves: tuple[Code, ...]
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class RulingDropped:
    """What waited, event `number` of the game, was taken back before it held, or could not hold.

    It is a ruling, a seat that was to be taken, or moves to be withdrawn or given back.
    """

    number: int
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultCorrected:
    """The arbiter gave a game that is over another result; it ended when it did."""

    result: Code
    ending: Code
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTaken:
    """Another player took a seat over, from this event's time on; a turn begins anew."""

    seat: Seat
    player: Id
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Annulled:
    """The arbiter took the game back, whether it went on or was over: it counts nowhere [T35]."""

    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRedrawn:
    """Games of a round that was drawn before: those that follow from the results as they are now.

    `byes` are all who have one in the round now. `instead` is the annulled game in whose place a
    single new one is played, "" where the games follow from results.
    """

    round: int
    games: Drawn
    byes: tuple[Id, ...] = ()
    instead: Id = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionsRedrawn:
    """Who plays in the final groups now; who came in has the seat of somebody who went out."""

    stage: int
    sections: tuple[tuple[Code, tuple[Id, ...]], ...]
    reason: Words
