"""What happens to a game: its time, claims, draws, rulings. The rules are those of `events`."""

from msgspec import Struct

from corr.games.rules import Seat
from corr.tournament.events.events_contest import Drawn
from corr.tournament.events.fields import Code, Id, Words

# -- what happens to a game's time ----


RETURNED = "letters_returned"
"""Why a clock stops by itself: letters to the player come back."""
PAUSED = "paused"
"""Why a clock stands still for either seat: the arbiter has stopped it."""


class TimeForfeited(Struct, frozen=True, kw_only=True):
    """A seat's time ran out at `due` (UTC, ISO; renju art. 9.4).

    Where the other seat has to claim it, `claimed` is when the claim came, with which the game
    ended; where the arbiter decides, it ended with this event, for a `reason`. Where it was the
    time for the first act of a match, all its games are lost: `match` is the game in which that
    was over (P§17.2). `both` seats have lost it if both were too late.
    """

    seat: Seat
    due: Code
    claimed: Code = ""
    reason: Words = ""
    match: Code = ""
    both: bool = False


class MatchStarted(Struct, frozen=True, kw_only=True):
    """A seat has made its first act of the match, in another game of it: `game` (P§17.2)."""

    seat: Seat
    game: Code


class TimeClaimed(Struct, frozen=True, kw_only=True):
    """A seat claimed at this event's time that the other one is late at position `number`."""

    seat: Seat
    number: int


class ClockAsked(Struct, frozen=True, kw_only=True):
    """A seat asked at position `number` for the clock, where it does not run by itself (5.28)."""

    seat: Seat
    number: int


class ClockImposed(Struct, frozen=True, kw_only=True):
    """The director lets the clock run, at position `number`, from the next turn on (5.28).

    Each has a bank of `seconds` then, and the delay of the event; other limits do not hold.
    """

    number: int
    seconds: int
    reason: Words


class ClockLifted(Struct, frozen=True, kw_only=True):
    """The clock that the director imposed is gone: that ruling was undone."""

    number: int
    reason: Words


class ClockCredited(Struct, frozen=True, kw_only=True):
    """A seat got back `seconds` that our side had kept from it at position `number`.

    `why` is "" for a letter that was read late, `sent` for one that left us late, `returned` for
    one that came back, `clock` for a wrong clock, `outage` for mail that could not be read, and
    `moved` for the way of the event to another installation. It is time `since` then and `until`
    then (ISO); where they are "", that which ended with this event.
    """

    seat: Seat
    number: int
    seconds: int
    why: Code = ""
    since: Code = ""
    until: Code = ""


class ClockExtended(Struct, frozen=True, kw_only=True):
    """The arbiter gave a seat `seconds` more for the turn in which it was at position `number`.

    Below zero they were taken back, because the ruling that gave them was undone.
    """

    seat: Seat
    number: int
    seconds: int
    reason: Words


class ClockStopped(Struct, frozen=True, kw_only=True):
    """A seat's clock stands still from this event's time on, at position `number`.

    `why` is `RETURNED`, which ends with the turn at the latest, or `PAUSED`, which holds for
    either seat until the arbiter ends it; then there is a `reason`. What rests on a report alone
    ends at `until` (ISO). For a clock that stands still for this already, it says until when now.
    """

    seat: Seat
    number: int
    why: Code
    reason: Words = ""
    until: Code = ""


class ClockStarted(Struct, frozen=True, kw_only=True):
    """A seat's clock runs on from this event's time, with as much time left as it stopped with.

    `why` is what it stood still for; for another reason it may do so still.
    """

    seat: Seat
    number: int
    why: Code = RETURNED
    reason: Words = ""


class StopRefuted(Struct, frozen=True, kw_only=True):
    """A seat's clock, that of the turn at position `number`, did run from `since` to `until`.

    It had stood still then, for letters to the player were said to come back (both ISO).
    """

    seat: Seat
    number: int
    since: Code
    until: Code


class GameReopened(Struct, frozen=True, kw_only=True):
    """The arbiter lets a game go on that was over: the turn of `seat` did not end.

    The time since the end does not count, and `seconds` are given back for the turn. In a match in
    which nobody has had a turn yet they are 0, and `seat` says nothing.
    """

    seat: Seat
    seconds: int
    reason: Words


# -- what happens when a win is claimed by a line ----


class LineClaimed(Struct, frozen=True, kw_only=True):
    """A seat claimed at position `number` that it wins by a line, whatever the other seat does.

    `line` is the moves of both from the seat's next one, with a blank between. `finding` and
    `reason` are those of `games.proof`, after `positions` positions were looked at.
    """

    seat: Seat
    number: int
    line: Code
    finding: Code
    reason: Code = ""
    positions: int = 0


class LineRefused(Struct, frozen=True, kw_only=True):
    """The arbiter did not give the win that a seat claimed by a line at position `number`."""

    seat: Seat
    number: int
    reason: Words


# -- draws that are offered, agreed and claimed ----


class DrawOffered(Struct, frozen=True, kw_only=True):
    """A draw was offered together with the move just played (renju art. 10.5)."""

    seat: Seat


class DrawDeclined(Struct, frozen=True, kw_only=True):
    """The opponent's offer was refused in words; a move refuses it silently."""

    seat: Seat


class DrawAgreed(Struct, frozen=True, kw_only=True):
    """A seat accepted the opponent's offer (renju art. 10.2)."""

    seat: Seat


class DrawClaimed(Struct, frozen=True, kw_only=True):
    """A seat claimed the draw that the event allows after so many moves (renju art. 10.7)."""

    seat: Seat


# -- moves that the arbiter withdrew, or gave back ----


class MovesTakenBack(Struct, frozen=True, kw_only=True):
    """The arbiter withdrew `moves`, all acts from position `number` on, which stands again.

    The turn of `seat`, which was to act there, goes on as if none of them had come. The first of
    them came `since` then (ISO): the time from there up to this event is nobody's. What had come
    of them is gone, too: offers, claims, moves in advance, the end of the game.
    """

    seat: Seat
    number: int
    moves: tuple[Code, ...]
    since: Code
    reason: Words


class MovesRestored(Struct, frozen=True, kw_only=True):
    """The arbiter gave back the `moves` that were withdrawn last, from position `number` on.

    The game is as it was then, its end included; the time up to this event is nobody's.
    """

    number: int
    moves: tuple[Code, ...]
    reason: Words


# -- points that are given outside play ----


DIRECTOR, LATE_AGAIN, LATE_START = "director", "late", "start"
"""Why points are given: a decision of the director (backgammon.md 2.5), lateness after a new
commitment of the dice, counted as his (6.8), lateness before the first throw of a match (7)."""


class PointsGiven(Struct, frozen=True, kw_only=True):
    """The first seat and the second were given `points` of a match outside play.

    `why` is `director`, `late` or `start`; `ruling` is the number of the director's ruling in its
    event, 0 for none, and `reason` what he wrote. While a game runs they wait until it has ended.
    """

    points: tuple[int, ...]
    why: Code = DIRECTOR
    ruling: int = 0
    reason: Words = ""


class PointsTakenBack(Struct, frozen=True, kw_only=True):
    """What act `number` had given outside play counts no more; nothing was thrown since it did.

    A match that these points had ended goes on, with new dice (backgammon.md 6.4).
    """

    number: int
    points: tuple[int, ...]
    reason: Words


# -- the director, whom a player has called ----


class DirectorCalled(Struct, frozen=True, kw_only=True):
    """A seat called the tournament director (backgammon.md 1 [4.3]), with what it wrote.

    No act of either seat is taken until he has answered, and no clock runs.
    """

    seat: Seat
    text: Words


class DirectorAnswered(Struct, frozen=True, kw_only=True):
    """The tournament director has answered; the match goes on where it stood."""

    reason: Words


# -- what the arbiter rules, takes back or draws anew ----


class Ruled(Struct, frozen=True, kw_only=True):
    """The arbiter ended the game: `result` and `ending` are the event file's words.

    `ending` is `adjudication`, `walkover`, `withdrawal` or whatever else ended it; the result
    `0-0` is lost for both. `moves` are how many the first and the second seat made of a game that
    was played elsewhere, () of one whose moves are here; `score` are the points of both in a match
    to points that was, or where they were given with the ruling, () for those of the board.
    """

    result: Code
    ending: Code
    reason: Words
    moves: tuple[int, ...] = ()
    score: tuple[int, ...] = ()


class RulingWaits(Struct, frozen=True, kw_only=True):
    """The arbiter, or who left the event, ended the game, but a flag had fallen before.

    The time of `seat` was over at `due`, and it was not sure yet that no letter had come in time.
    If `seat` lost then, the ruling came too late; else it is as of this event's own time.
    """

    seat: Seat
    due: Code
    result: Code
    ending: Code
    reason: Words
    score: tuple[int, ...] = ()


class SeatWaits(Struct, frozen=True, kw_only=True):
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


class TakeBackWaits(Struct, frozen=True, kw_only=True):
    """Moves are to be withdrawn, but a flag had fallen before; see `RulingWaits`.

    Those are all acts from position `number` on that are there when the flag was looked at; move
    `stays` is the last one that stays.
    """

    seat: Seat
    due: Code
    number: int
    stays: int
    reason: Words


class RestoreWaits(Struct, frozen=True, kw_only=True):
    """The `moves` withdrawn last, from position `number` on, are to be given back.

    But a flag had fallen before; see `RulingWaits`.
    """

    seat: Seat
    due: Code
    number: int
    moves: tuple[Code, ...]
    reason: Words


class RulingDropped(Struct, frozen=True, kw_only=True):
    """What waited, event `number` of the game, was taken back before it held, or could not hold.

    It is a ruling, a seat that was to be taken, or moves to be withdrawn or given back.
    """

    number: int
    reason: Words


class ResultCorrected(Struct, frozen=True, kw_only=True):
    """The arbiter gave a game that is over another result; it ended when it did.

    `score` are the points of both in a match to points, () for those of the board.
    """

    result: Code
    ending: Code
    reason: Words
    score: tuple[int, ...] = ()


class SeatTaken(Struct, frozen=True, kw_only=True):
    """Another player took a seat over, from this event's time on; a turn begins anew."""

    seat: Seat
    player: Id
    reason: Words


class Annulled(Struct, frozen=True, kw_only=True):
    """The arbiter took the game back, whether it went on or was over: it counts nowhere [T35]."""

    reason: Words


class RoundRedrawn(Struct, frozen=True, kw_only=True):
    """Games of a round that was drawn before: those that follow from the results as they are now.

    `byes` are all who have one in the round now. `instead` is the annulled game in whose place a
    single new one is played, "" where the games follow from results.
    """

    round: int
    games: Drawn
    byes: tuple[Id, ...] = ()
    instead: Id = ""


class SectionsRedrawn(Struct, frozen=True, kw_only=True):
    """Who plays in the final groups now; who came in has the seat of somebody who went out."""

    stage: int
    sections: tuple[tuple[Code, tuple[Id, ...]], ...]
    reason: Words
