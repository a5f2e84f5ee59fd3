"""One game as its events left it, and what one more event changes. Pure.

Nothing here asks again whether a move was legal: what was accepted stays accepted.
"""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime, timedelta
from typing import Protocol, TypeAlias, TypeVar, assert_never

from msgspec import Struct
from msgspec.structs import replace

from corr.games.registry import rules_for
from corr.games.rules import (
    STONES,
    Chance,
    Deed,
    Explained,
    Move,
    Position,
    Rules,
    Seat,
    seat_or_none,
)
from corr.sentences.said import said
from corr.tournament.events.events import (
    BoardEnded,
    Body,
    ClaimRefused,
    Event,
    GameStarted,
    IfsCancelled,
    IfsDropped,
    IfsEntered,
    MovePlayed,
    NoteKept,
    Resigned,
)
from corr.tournament.events.events_dice import (
    DiceBody,
    DiceRolled,
    OrderDone,
    OrdersGiven,
    PhraseGiven,
    RollsLost,
    RoundNamed,
)
from corr.tournament.events.events_games import (
    DIRECTOR,
    LATE_START,
    Annulled,
    ClockCredited,
    DirectorAnswered,
    DirectorCalled,
    DrawAgreed,
    DrawClaimed,
    DrawDeclined,
    DrawOffered,
    GameReopened,
    LineClaimed,
    LineRefused,
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
    PointsTakenBack,
    RestoreWaits,
    ResultCorrected,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    TakeBackWaits,
    TimeForfeited,
)
from corr.tournament.events.events_match import BreakAsked, BreakBegun, BreakEnded, LateLost
from corr.tournament.play.breaks import NONE, Breaks
from corr.tournament.play.clock import CALLED, THROW, Clock, ClockFact, Times, times_after
from corr.tournament.play.clock_use import at_first
from corr.tournament.play.dice import Dice, LateOrders, dice_after, no_dice, taken_back
from corr.tournament.play.orders import Branch, fitting, unpacked
from corr.tournament.spec.clock_terms import Terms, terms_from_words

# -- how games end ----

LATE, WALKOVER = "late", "walkover"
"""How a game ended whose match somebody began too late: after a move of the other, or without."""
ANNULLED = "annulled"
"""How a game ended that the arbiter took back: it has no result and counts nowhere [T35]."""


class Result(Struct, frozen=True, kw_only=True):
    """How a game ended: `winner` None is a draw, `ending` is the event file's word.

    `nobody`: the game is lost for both, as the arbiter may rule. Of a game that was `annulled`
    `detail` is the arbiter's reason. `score` are the points of the first seat and of the second
    in a game that is played to points.
    """

    winner: Seat | None
    ending: str
    detail: str = ""
    nobody: bool = False
    score: tuple[int, ...] = ()

    @property
    def is_annulled(self) -> bool:
        """Whether the arbiter took the game back, so that nobody has anything from it."""
        return self.ending == ANNULLED

    def points(self) -> str:
        """First seat's and second seat's points as the event file writes them, "" if annulled."""
        if self.is_annulled:
            return ""
        if self.winner is None:
            return "0-0" if self.nobody else "1/2-1/2"
        return "1-0" if self.winner is Seat.FIRST else "0-1"


def result_of(points: str, ending: str) -> Result:
    """The result that these points stand for, as `Result.points` writes them. Raises ValueError.

    >>> result_of("0-0", "walkover").nobody
    True
    """
    winners = {"1-0": Seat.FIRST, "0-1": Seat.SECOND, "1/2-1/2": None, "0-0": None}
    if points not in winners:
        raise ValueError(said("why_game", "results", known=list(winners), found=points))
    return Result(winner=winners[points], ending=ending, nobody=points == "0-0")


# -- the numbers of a game's positions in letters ----
# A position's number is that of the acts before it, until moves are withdrawn: then numbers of
# positions come again, and those in letters go on. So no letter about a position that is gone can
# pass for one about a position that has come in its place, nor can two have one Message-ID.


class Numbering(Struct, frozen=True, kw_only=True):
    """Which number in letters each position of a game has.

    `breaks` are (position, number): positions from there on are numbered from that number on.
    """

    breaks: tuple[tuple[int, int], ...] = ()

    def of(self, position: int) -> int:
        """The number in letters of a position.

        >>> numbering = Numbering().again(12, last=13)
        >>> numbering.of(11), numbering.of(12), numbering.of(13)
        (11, 14, 15)
        """
        start, number = next(one for one in self._from_the_end() if one[0] <= position)
        return number + position - start

    def position(self, number: int) -> int | None:
        """The position that a number in letters stands for, None for one that is gone.

        >>> numbering = Numbering().again(12, last=13)
        >>> [numbering.position(number) for number in (11, 12, 13, 14)]
        [11, None, None, 12]
        """
        end: int | None = None
        for start, first in self._from_the_end():
            if number >= first:
                found = start + number - first
                return found if end is None or found < end else None
            end = start
        return None

    def again(self, position: int, *, last: int) -> "Numbering":
        """The numbering after a position has come again, when numbers up to `last` were used."""
        kept = tuple(one for one in self.breaks if one[0] < position)
        return replace(self, breaks=(*kept, (position, last + 1)))

    def _from_the_end(self) -> tuple[tuple[int, int], ...]:
        return (*reversed(self.breaks), (0, 0))


# -- what is left of a game when moves are withdrawn ----
# Everything that came of the moves goes with them; what was there before is there again.


class _Numbered(Protocol):
    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=_Numbered)


class Offer(Struct, frozen=True, kw_only=True):
    """A draw that a seat offered with the act that led to position `number`.

    It does not stand when it was declined in words, or when its seat was taken by another player.
    """

    seat: Seat
    number: int
    stands: bool = True


class Withdrawn(Struct, frozen=True, kw_only=True):
    """Moves that were taken back, when, and the number of the first move that was due there."""

    at: datetime
    first: int
    body: MovesTakenBack


def take_back(game: "Game", body: MovesTakenBack, at: datetime) -> "Game":
    """The game at the position that stands again.

    An offer that the first of the moves had declined stands again. Moves in advance are gone
    on both sides; notes stay, and points that were given outside play.
    """
    number, judge = body.number, game.judge
    position, made, run = judge.start(game.options), dict.fromkeys(Seat, 0), list[Move]()
    last_seat: Seat | None = None
    throws = 0
    for move in game.moves[:number]:
        given = is_given(judge, move)
        throws += isinstance(position.to_act, Chance) and not given
        seat = None if given else seat_or_none(position.to_act)
        run = [*run, move] if seat in (None, last_seat) else [move]
        if seat is not None:
            last_seat = seat
            made[seat] += judge.moves_in(move)
        position = judge.after(position, move)
    dice, itself = game.dice, judge.of_itself
    if dice is not None and itself is not None:
        dice = taken_back(dice, throws, body.reason).acted(at)
        position = itself.spent(position, dice.state.next - 1)
    given_since = tuple(move for move in game.moves[number:] if is_given(judge, move))
    for move in given_since:
        position = judge.after(position, move)
    offers = tuple(_until(number, game.offers))
    standing = [one for one in offers if one.number == number and one.stands]
    return replace(
        game,
        position=position,
        moves=(*game.moves[:number], *given_since),
        made=made,
        last_seat=last_seat,
        last_moves=(*run, *given_since),
        draw_offer=standing[-1].seat if standing else None,
        offers=offers,
        noted=tuple(one for one in game.noted if one[1].number <= number),
        lines=tuple(_until(number, game.lines)),
        refused=tuple(_until(number, game.refused)),
        credits=tuple(one for one in game.credits if one[1].number <= number),
        advanced=frozenset(one for one in game.advanced if one < number),
        ifs={},
        ifs_at={},
        times=game.times.taken_back(number, datetime.fromisoformat(body.since), at),
        numbering=game.numbering.again(number, last=game.letter_number),
        withdrawn=(*game.withdrawn, Withdrawn(at=at, first=judge.ply(position), body=body)),
        reached=max(game.reached, judge.ply(game.position)),
        before=game,
        result=None,
        ended_at=None,
        dice=dice,
        rests=body.seat if itself else None,
        breaks=game.breaks.taken_back(),
    )


def is_given(judge: Rules[Position], move: Move) -> bool:
    """Whether an act gives points outside play, and is nobody's turn."""
    return judge.of_itself is not None and judge.of_itself.is_outside(move)


def gift_of(judge: Rules[Position], body: PointsGiven) -> Move:
    """The act by which points were given outside play."""
    assert judge.of_itself is not None
    first, second = body.points
    return judge.of_itself.outside((first, second), begins=body.why == LATE_START)


def give_back(game: "Game", body: MovesRestored, at: datetime) -> "Game":
    """The game as it was before moves were withdrawn, nothing having been played since.

    Leave and notes of the meantime count; moves in advance are gone.
    """
    before = game.before
    assert before is not None
    return replace(
        before,
        seq=game.seq,
        notes=game.notes,
        ifs={},
        ifs_at={},
        times=game.times.given_back(before.times, game.withdrawn[-1].at, at),
        numbering=before.numbering.again(before.position.number, last=game.letter_number),
        waiting=game.waiting,
        orders=game.orders,
        dice=_dice_back(game.dice, before.dice, at),
    )


def _dice_back(dice: Dice | None, before: Dice | None, at: datetime) -> Dice | None:
    """The dice after the newest take-back was undone: the very rolls stand again.

    A roll that was due, and not thrown, takes a round after the ruling: the one before may be
    known by now.
    """
    if dice is None or before is None:
        return None
    return replace(dice, state=dice.state.undone(), numbers=before.numbers).acted(at)


def declined(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers when the last of them was declined in words."""
    return (*offers[:-1], *(replace(one, stands=False) for one in offers[-1:]))


def without_those_of(offers: tuple[Offer, ...], seat: Seat) -> tuple[Offer, ...]:
    """The offers when those of a seat do not stand any more."""
    return tuple(replace(one, stands=False) if one.seat is seat else one for one in offers)


def _until(number: int, found: Iterable[T]) -> Iterable[T]:
    return (one for one in found if one.number <= number)


# -- what came after a flag had fallen ----


Waits: TypeAlias = RulingWaits | SeatWaits | TakeBackWaits | RestoreWaits
WAITS = (RulingWaits, SeatWaits, TakeBackWaits, RestoreWaits)
"""The events after which something waits in a game."""
NAMES = tuple(kind.__name__ for kind in WAITS)


class Waiting(Struct, frozen=True, kw_only=True):
    """What waits: event `number` of the game, when it was ruled, and by what."""

    number: int
    at: datetime
    cause: str
    body: Waits

    @property
    def due(self) -> datetime:
        """When the flag fell that is looked at first."""
        return datetime.fromisoformat(self.body.due)

    @property
    def ends(self) -> Ruled | None:
        """What ends the game if nobody had lost on time before; None if it would go on."""
        body = self.body
        if not isinstance(body, RulingWaits):
            return None
        return Ruled(result=body.result, ending=body.ending, reason=body.reason, score=body.score)

    @property
    def act(self) -> str:
        """Which act it is: `ruling`, `substitution`, `take-back` or `restore`."""
        match self.body:
            case RulingWaits():
                return "ruling"
            case SeatWaits():
                return "substitution"
            case TakeBackWaits():
                return "take-back"
            case RestoreWaits():
                return "restore"
            case _:
                assert_never(self.body)

    @property
    def what(self) -> str:
        """What waits, for a sentence."""
        match self.body:
            case RulingWaits(result=result, ending=ending):
                return said("waits", "ruling", result=result, ending=ending)
            case SeatWaits(player=player, former=former):
                return said("waits", "seat", player=player, former=former)
            case TakeBackWaits(stays=stays):
                return (
                    said("waits", "taken_back", stays=stays)
                    if stays
                    else said("waits", "all_taken_back")
                )
            case RestoreWaits(moves=moves):
                return said("waits", "given_back", moves=moves)
            case _:
                assert_never(self.body)

    @property
    def words(self) -> str:
        """What waits, and for what."""
        return said(
            "why_game",
            "waits",
            what=self.what,
            at=f"{self.at:%Y-%m-%d %H:%M}",
            due=f"{self.due:%Y-%m-%d %H:%M}",
        )

    def as_dict(self) -> dict[str, object]:
        """The same for a script; `result` and `ended` are null of what ends no game."""
        ends = self.ends
        return {
            "act": self.act,
            "what": self.what,
            "result": ends.result if ends else None,
            "ended": ends.ending if ends else None,
            "ruled_at": self.at.isoformat(),
            "flag": self.due.isoformat(),
        }


def players_to_be(players: Mapping[Seat, str], waiting: tuple[Waiting, ...]) -> Mapping[Seat, str]:
    """Who will have the seats of a game once all holds that waits in it."""
    for one in waiting:
        if isinstance(one.body, SeatWaits):
            players = {**players, one.body.taken: one.body.player}
    return players


def without_held(waiting: tuple[Waiting, ...], cause: str) -> tuple[Waiting, ...]:
    """What still waits when something has happened by a `cause`: not the first, if it was that."""
    return waiting[1:] if waiting and waiting[0].cause == cause else waiting


# -- one game as its events left it, and what one more event changes ----


MOST_NOTES = 50
"""How many of a seat's notes are kept, the newest."""


class Game(Struct, frozen=True, kw_only=True):
    """A game as its events left it. Its clock and `position.to_act` agree while it runs.

    `made` counts the moves (stones and passes) of each seat. `last_moves` are the acts of
    `last_seat` since the other seat's last act. `noted` are the claims that were wrong, and when
    they came. `advanced` are the numbers of the acts that had been entered in advance.

    `credits` is what our side gave back, and when. `by_board` is the result to which the board, or
    a claim at it, came, whatever was ruled since.
    `lines` are the wins that were claimed by a line, each with what its check came to;
    `refused` are those that the arbiter did not give.
    `ifs` are a seat's moves in advance that still fit, for the opponent's next answer; `ifs_at`
    is the position that they start from. They are the seat's secret, and so are its `notes`.
    `withdrawn` are the moves that the arbiter took back; moves up to number `reached` may be due
    for the second time. `before` is the game as it was then, until something is played.
    `waiting` is what was ruled before which a flag is looked at, in order of time.

    `dice` are those of a match with dice, from its first commitment on. `orders` are the standing
    orders of each seat, its secret, and `by_order` the one by which the next act is made. After
    moves were taken back nothing is done by itself until the seat that `rests` names has acted.
    `called` is who has called the director and when, each time since he answered last; `calls`
    are from when until when that was so before. `breaks`
    are those between the games of a match.
    """

    id: str
    event: str
    round: int
    board: int
    rules: str
    options: Mapping[str, str]
    players: Mapping[Seat, str]
    times: Times
    draw_min_moves: int
    max_draw_offers: int
    draw_claim_after: int
    position: Position
    moves: tuple[Move, ...]
    made: Mapping[Seat, int]
    last_seat: Seat | None
    last_moves: tuple[Move, ...]
    draw_offer: Seat | None
    offers: tuple[Offer, ...]
    noted: tuple[tuple[datetime, ClaimRefused], ...]
    lines: tuple[LineClaimed, ...]
    refused: tuple[LineRefused, ...]
    credits: tuple[tuple[datetime, ClockCredited], ...]
    advanced: frozenset[int]
    ifs: Mapping[Seat, tuple[Branch, ...]]
    ifs_at: Mapping[Seat, Position]
    notes: Mapping[Seat, tuple[NoteKept, ...]]
    numbering: Numbering
    withdrawn: tuple[Withdrawn, ...]
    reached: int
    before: "Game | None"
    result: Result | None
    started_at: datetime
    ended_at: datetime | None
    seq: int
    by_board: Result | None = None
    waiting: tuple[Waiting, ...] = ()
    dice: Dice | None = None
    orders: Mapping[Seat, tuple[str, ...]] = {}
    by_order: str = ""
    rests: Seat | None = None
    called: tuple[tuple[datetime, DirectorCalled], ...] = ()
    calls: tuple[tuple[datetime, datetime], ...] = ()
    breaks: Breaks = NONE

    @property
    def terms(self) -> Terms:
        """The time rules of this game."""
        return self.times.terms

    @property
    def clock(self) -> Clock | None:
        """The clock of the seat to act; None when the game is over."""
        return self.times.clock

    @property
    def judge(self) -> Rules[Position]:
        """The rules of this game."""
        return rules_for(self.rules)

    @property
    def by_claim(self) -> bool:
        """Whether a win at the board counts only when it is claimed [R6]."""
        return self.options.get("adjudication") == "claim"

    @property
    def draw_claimable(self) -> bool:
        """Whether enough moves are made for a draw to be claimed (renju art. 10.7)."""
        return 0 < self.draw_claim_after < self.judge.ply(self.position)

    @property
    def draw_offers(self) -> Mapping[Seat, int]:
        """How many draws each seat has offered."""
        return {seat: sum(one.seat is seat for one in self.offers) for seat in Seat}

    @property
    def letter_number(self) -> int:
        """The number of the position in letters, greater than that of any letter before it."""
        return self.numbering.of(self.position.number)

    @property
    def comes_again(self) -> bool:
        """Whether the move that is due may have been made before, and been withdrawn.

        Then its number alone does not say which position somebody has in mind.
        """
        return self.judge.ply(self.position) <= self.reached

    @property
    def stones(self) -> tuple[int, int]:
        """How many stones each seat has placed, the one that stood at the start being the first's.

        Passes and choices are none, and what was captured since counts (T11).
        """
        position, placed = self.judge.start(self.options), dict.fromkeys(Seat, 0)
        placed[Seat.FIRST] = self.judge.ply(position) - 1
        for move in self.moves:
            if seat := seat_or_none(position.to_act):
                deeds = self.judge.did(position, move)
                placed[seat] += sum(
                    len(points.split(", ")) for kind, points in deeds if kind in STONES
                )
            position = self.judge.after(position, move)
        return placed[Seat.FIRST], placed[Seat.SECOND]

    @property
    def record(self) -> str:
        """The moves so far in the record's words, those that were played in advance marked."""
        return self.judge.record(self.moves, self.options, marked=self.advanced)

    @property
    def explanation(self) -> Explained | None:
        """Why a game that is over ended so, where its rules have more to say of it."""
        if self.result is None:
            return None
        return self.judge.explanation(self.position, self.result.ending, self.result.detail)

    def seat_of(self, player: str) -> Seat | None:
        """Where a player sits; None who does not play this game."""
        return next((seat for seat, name in self.players.items() if name == player), None)

    @property
    def players_to_be(self) -> Mapping[Seat, str]:
        """Who will have the seats once all holds that waits in the game."""
        return players_to_be(self.players, self.waiting)

    def seat_to_be(self, player: str) -> Seat | None:
        """Where a player will sit once all holds that waits in the game."""
        found = self.players_to_be.items()
        return next((seat for seat, name in found if name == player), None)

    def position_at(self, number: int) -> Position:
        """The position in which act `number` was played, replayed from the start."""
        position = self.judge.start(self.options)
        for move in self.moves[:number]:
            position = self.judge.after(position, move)
        return position

    def deeds(self, first: int, end: int) -> tuple[Deed, ...]:
        """What the acts from number `first` to before `end` did, in order."""
        position, found = self.position_at(first), list[Deed]()
        for move in self.moves[first:end]:
            found += self.judge.did(position, move)
            position = self.judge.after(position, move)
        return tuple(found)

    def fitting(self, seat: Seat) -> Branch | None:
        """The one of a seat's moves in advance that was entered for what the opponent answered.

        An answer of several acts counts as a whole, or from where the moves were entered.
        """
        if not self.ifs.get(seat) or self.last_seat is seat:
            return None
        start, number = self.ifs_at[seat], self.position.number - len(self.last_moves)
        found = fitting(self.judge, start, self._played_since(start.number), self.ifs[seat])
        if found is None and start.number > number:
            start = self.position_at(number)
            found = fitting(self.judge, start, self._played_since(number), self.ifs[seat])
        return found

    def _played_since(self, number: int) -> tuple[Move, ...]:
        """The acts from a position on, without points that were given outside play."""
        acts = self.moves[number:]
        if self.judge.of_itself is None:
            return acts
        return tuple(move for move in acts if not is_given(self.judge, move))

    def after_gifts(self, number: int) -> int:
        """A position's number, or that of the newest one if only points were given since: they
        change nothing on the board, so what a letter says of either holds.
        """
        return number if self._played_since(number) else max(number, self.position.number)


def fold(events: Iterable[Event], game: Game | None = None) -> Game | None:
    """The game after its events, from the beginning or from an earlier fold."""
    for event in events:
        game = apply(game, event)
    return game


def apply(game: Game | None, event: Event) -> Game:
    """The game after one more event. Never raises for events that `decide` made."""
    body: Body = event.body
    if game is None:
        assert isinstance(body, GameStarted)
        return _started(event, body)
    game = replace(game, seq=event.seq)
    if isinstance(body, ClockFact):
        times = times_after(game.times, body, event.at)
        return replace(_with_credit(game, body, event.at), times=times)
    if isinstance(body, DiceBody):
        return _with_dice(game, body, event.at)
    match body:
        case MovePlayed():
            again = game.by_board is not None  # what ended it was taken back
            return _moved(replace(game, by_board=None) if again else game, body, event.at)
        case DrawOffered():
            offer = Offer(seat=body.seat, number=game.position.number)
            return replace(game, draw_offer=body.seat, offers=(*game.offers, offer))
        case DrawDeclined():
            return replace(game, draw_offer=None, offers=declined(game.offers))
        case PointsGiven():
            return _with_points(game, body)
        case PointsTakenBack():
            return _without_points(game, body, event.at)
        case DirectorCalled():
            called = (*game.called, (event.at, body))
            return replace(game, called=called, times=game.times.stop(event.at, CALLED))
        case DirectorAnswered():
            calls = (*game.calls, *((since, event.at) for since, _ in game.called[:1]))
            times = game.times.resume(event.at, CALLED)
            return replace(game, called=(), calls=calls, times=times)
        case MovesTakenBack():
            return take_back(_held(game, event), body, event.at)
        case MovesRestored():
            return give_back(_held(game, event), body, event.at)
        case BoardEnded():
            result = Result(
                winner=body.winner,
                ending=body.ending,
                detail=body.detail,
                # Both may have begun too late; what is played to points is never drawn.
                nobody=body.winner is None and game.judge.of_itself is not None,
                score=body.score,
            )
            return _over(replace(game, by_board=result), result, event.at)
        case Resigned():
            result = Result(winner=body.seat.other, ending=game.judge.own.resigned)
            return _over(game, result, event.at)
        case DrawAgreed():
            return _over(game, Result(winner=None, ending="agreement"), event.at)
        case DrawClaimed():
            return _over(game, Result(winner=None, ending="draw_claim"), event.at)
        case ClaimRefused():
            return replace(game, noted=(*game.noted, (event.at, body)))
        case LineClaimed():
            return replace(game, lines=(*game.lines, body))
        case LineRefused():
            return replace(game, refused=(*game.refused, body))
        case IfsEntered():
            return _with_ifs(game, body.seat, unpacked(body.branches))
        case IfsCancelled() | IfsDropped():
            return _with_ifs(game, body.seat, ())
        case OrdersGiven():
            dice, orders = _ordered(game, event.at), {**game.orders, body.seat: body.orders}
            return replace(game, orders=orders, dice=dice)
        case BreakAsked() | BreakBegun() | BreakEnded():
            return replace(game, breaks=game.breaks.after(body))
        case LateLost():
            score = game.judge.of_itself.score(game.position) if game.judge.of_itself else ()
            lost = Result(winner=body.seat.other, ending=LATE, score=score)
            return _over(game, lost, event.at)
        case OrderDone():
            return replace(game, by_order=body.order)
        case NoteKept():
            kept = (*game.notes[body.seat], body)[-MOST_NOTES:]
            return replace(game, notes={**game.notes, body.seat: kept})
        case TimeForfeited():
            # The game ended when the time was up, not when somebody noticed.
            ended = datetime.fromisoformat(body.claimed or body.due)
            return _over(game, _late(game, body), event.at if body.reason else ended)
        case GameReopened():
            times = game.times
            if times.turns:  # a match whose dice were still waited for has none
                times = times.reopened(event.at, timedelta(seconds=body.seconds))
            return replace(game, times=times, result=None, ended_at=None)
        case Ruled():
            made = dict(zip(Seat, body.moves, strict=True)) if body.moves else game.made
            over = _over(game, _ruled(game, body), event.at)
            return replace(over, made=made)
        case RulingWaits() | SeatWaits() | TakeBackWaits() | RestoreWaits():
            one = Waiting(number=event.seq, at=event.at, cause=event.cause, body=body)
            return replace(game, waiting=(*game.waiting, one))
        case RulingDropped():
            left = tuple(one for one in game.waiting if one.number != body.number)
            return replace(game, waiting=left)
        case ResultCorrected():
            return _over(game, _ruled(game, body), game.ended_at or event.at)
        case Annulled():
            taken_back = Result(winner=None, ending=ANNULLED, detail=body.reason)
            return _over(game, taken_back, game.ended_at or event.at)
        case SeatTaken():
            return _taken_over(_held(game, event), body, event.at)
        case _:
            return game


def _late(game: Game, body: TimeForfeited) -> Result:
    """The result of a game that was lost on time; of a match that was never begun, P§17.2.

    Where nobody made a move there it is a walkover (16.1). The score of a match to points stays
    as it was (5.33 of SBGF's rules).
    """
    if not body.match:
        score = game.judge.of_itself.score(game.position) if game.judge.of_itself else ()
        return Result(winner=body.seat.other, ending="time", score=score)
    winner = None if body.both else body.seat.other
    ending = LATE if game.moves else WALKOVER
    return Result(winner=winner, ending=ending, nobody=body.both)


def _with_score(game: Game, result: Result) -> Result:
    """The result of a match to points with the score at which it stopped, whatever ended it.

    One that nobody began has none, unless points were given before it.
    """
    if result.score or result.is_annulled:
        return result
    assert game.judge.of_itself is not None
    score = game.judge.of_itself.score(game.position)
    return replace(result, score=score) if game.moves or any(score) else result


def _held(game: Game, event: Event) -> Game:
    """The game without what waited first in it, if that has held now."""
    return replace(game, waiting=without_held(game.waiting, event.cause))


def _ruled(game: Game, body: Ruled | ResultCorrected) -> Result:
    """The result that the arbiter gives; the board's own one as the board gave it."""
    result, board = result_of(body.result, body.ending), game.by_board
    if board and (board.winner, board.ending) == (result.winner, result.ending):
        result = board
    return replace(result, score=body.score) if body.score else result


def _started(event: Event, body: GameStarted) -> Game:
    terms = terms_from_words(body.per_move, body.reminders, body.terms or {})
    position = rules_for(body.rules).start(body.options)
    waits = frozenset(Seat).difference(body.acted) if terms.start_within else frozenset[Seat]()
    times = Times(terms=terms, to_start=waits, uses=at_first(terms))
    seat = seat_or_none(position.to_act)
    return Game(
        id=event.stream,
        event=body.event,
        round=body.round,
        board=body.board,
        rules=body.rules,
        options=body.options,
        players={Seat.FIRST: body.first, Seat.SECOND: body.second},
        times=times.begun(seat, 0, event.at) if seat else times,
        draw_min_moves=body.draw_min_moves,
        max_draw_offers=body.max_draw_offers,
        draw_claim_after=body.draw_claim_after,
        position=position,
        moves=(),
        made={Seat.FIRST: 0, Seat.SECOND: 0},
        last_seat=None,
        last_moves=(),
        draw_offer=None,
        offers=(),
        noted=(),
        lines=(),
        refused=(),
        credits=(),
        advanced=frozenset(),
        ifs={},
        ifs_at={},
        notes={Seat.FIRST: (), Seat.SECOND: ()},
        numbering=Numbering(),
        withdrawn=(),
        reached=0,
        before=None,
        result=None,
        started_at=event.at,
        ended_at=None,
        seq=event.seq,
    )


def _with_dice(game: Game, body: DiceBody, at: datetime) -> Game:
    """The game after what happened to its dice; a throw is an act of chance in it."""
    itself = game.judge.of_itself
    assert itself is not None
    position = game.position
    opens = isinstance(body, DiceRolled) and itself.opens(position)
    dice = dice_after(
        game.dice or no_dice(game.id), body, at, opens=opens, part=itself.parts(position)
    )
    if isinstance(body, PhraseGiven):
        return replace(game, dice=dice, times=_waiting(game, dice, at))
    if not isinstance(body, DiceRolled):
        if isinstance(body, RollsLost):
            position = itself.spent(position, dice.state.next - 1)
        times = _waiting(game, dice, at)
        before = game.before if isinstance(body, RoundNamed) else None  # nothing has come of it
        return replace(game, dice=dice, position=position, times=times, before=before)
    move = itself.thrown(body.number, (body.dice[0], body.dice[1]))
    after = game.judge.after(position, move)
    acts = (*game.last_moves, move)
    if dice.late:
        late = replace(dice.late, before=_orders_left(game, after, dice.late.before))
        dice = replace(dice, late=late)
    return replace(
        game,
        position=after,
        moves=(*game.moves, move),
        last_moves=acts,
        times=_turned(game, game.times, after, acts, at),
        orders=_orders_left(game, after),
        dice=dice,
        before=None,
    )


def _with_points(game: Game, body: PointsGiven) -> Game:
    """The game after points were given outside play; nobody's turn or clock changes by it."""
    move = gift_of(game.judge, body)
    after, dice = game.judge.after(game.position, move), game.dice
    if body.why != DIRECTOR and dice is not None:
        dice = replace(dice, counted=True)
    return replace(
        game,
        position=after,
        dice=dice,
        moves=(*game.moves, move),
        last_moves=(*game.last_moves, move),
        orders=_orders_left(game, after),
        before=None,
    )


def _without_points(game: Game, body: PointsTakenBack, at: datetime) -> Game:
    """The game when points that were given count no more; the act stays, and gives nothing."""
    itself = game.judge.of_itself
    assert itself is not None
    none = itself.outside((0, 0), begins=False)
    moves = (*game.moves[: body.number], none, *game.moves[body.number + 1 :])
    position = game.judge.start(game.options)
    for move in moves:
        position = game.judge.after(position, move)
    if game.dice is not None:
        position = itself.spent(position, game.dice.state.next - 1)
    times = game.times
    if game.result is not None and times.turns:  # they had ended the match, between two games
        times = times.reopened(at, timedelta()).stop(at, THROW)
    return replace(
        game,
        position=position,
        moves=moves,
        times=times,
        result=None,
        by_board=None,
        ended_at=None,
        before=None,
    )


def _ordered(game: Game, at: datetime) -> Dice | None:
    """The dice when orders are given: they set off what follows, but no roll that is due."""
    dice = game.dice
    if dice is None or not isinstance(game.position.to_act, Chance):
        return dice.acted(at) if dice else None
    before = dice.late.before if dice.late else game.orders
    return replace(dice, late=LateOrders(arrival=at, before=before))


def _by_order(game: Game, dice: Dice, body: MovePlayed) -> Dice:
    """The dice after an act without a letter.

    It goes back to the letter before it; but to orders that were given while a roll was due, if
    it would not have been done without them. Else who knows the round could choose by them
    whether the next roll takes it, too.
    """
    itself = game.judge.of_itself
    if dice.late is None or itself is None:
        return dice
    done = itself.next_done(game.position, dice.late.before)
    if done is None or done.move != body.move:
        return dice.acted(dice.late.arrival)
    after = game.judge.after(game.position, Move(body.move))
    before = _orders_left(game, after, dice.late.before)
    return replace(dice, late=replace(dice.late, before=before))


def _waiting(game: Game, dice: Dice, at: datetime) -> Times:
    """The times while dice wait for a commitment, contributions or a beacon: clocks rest (6.8)."""
    if game.result is not None or isinstance(game.position.to_act, Chance):
        return game.times
    return game.times.stop(at, THROW) if dice.waits else game.times.resume(at, THROW)


def _orders_left(
    game: Game, after: Position, given: Mapping[Seat, tuple[str, ...]] | None = None
) -> Mapping[Seat, tuple[str, ...]]:
    """The standing orders that an act leaves, of those that stand or those `given`."""
    itself, known = game.judge.of_itself, game.orders if given is None else given
    if itself is None or not known:
        return known
    return {
        seat: itself.left(orders, game.position, after, seat) for seat, orders in known.items()
    }


def _moved(game: Game, body: MovePlayed, at: datetime) -> Game:
    move = Move(body.move)
    position = game.judge.after(game.position, move)
    before = game.last_moves if game.last_seat is body.seat else ()
    acts = (*before, move)
    times = _turned(game, game.times.started(body.seat), position, acts, at)
    after = replace(
        game,
        position=position,
        moves=(*game.moves, move),
        made={**game.made, body.seat: game.made[body.seat] + game.judge.moves_in(move)},
        last_seat=body.seat,
        last_moves=acts,
        draw_offer=None if game.draw_offer is body.seat.other else game.draw_offer,
        advanced=game.advanced | {body.number} if body.in_advance else game.advanced,
        times=times,
        before=None,
    )
    if game.judge.of_itself is not None:
        unasked = bool(body.why or game.by_order)
        rests = game.rests if unasked or body.seat is not game.rests else None
        dice, orders = game.dice, _orders_left(game, position)
        if dice is not None:
            dice = replace(dice, state=dice.state.acted())
            dice = _by_order(game, dice, body) if unasked else dice.acted(at)
        after = replace(after, orders=orders, by_order="", rests=rests, dice=dice)
    return _with_ifs(after, body.seat, _left(game, body))


def _turned(
    game: Game, times: Times, position: Position, acts: Sequence[Move], at: datetime
) -> Times:
    """The times after an act of a seat or of chance, with the acts of its turn so far.

    No clock runs while dice have to be thrown. The turn goes on if they are the same seat's, but
    not into the next game of a match: between games the clock may be stopped (5.32 a).
    """
    turn, actor = times.turn, position.to_act
    if isinstance(actor, Chance):
        itself = game.judge.of_itself
        if turn and itself and itself.parts(position) > itself.parts(game.position):
            return times.moved(at, int(any(map(game.judge.moves_in, acts))))
        return times.stop(at, THROW)
    if turn is None and not isinstance(game.position.to_act, Chance):
        return times
    since = times.stopped if THROW in times.holds else None
    if turn is not None and actor is turn.seat:
        return (
            times
            if since is None
            else times.thrown()
            if since == at
            else (times.resume(at, THROW))
        )
    if turn is not None:
        ended = times if since is None else times.thrown()
        until = at if ended.stopped else since or at
        times = ended.moved(until, int(any(map(game.judge.moves_in, acts))))
    return times if actor is None else times.begun(actor, position.number, at)


def _left(game: Game, body: MovePlayed) -> tuple[Branch, ...]:
    """What is left of a seat's moves in advance after an act of its own."""
    if not body.in_advance:
        return ()
    if game.last_seat is body.seat:
        return game.ifs.get(body.seat, ())
    branch, itself = game.fitting(body.seat), game.judge.of_itself
    if branch is None or itself is None:
        return branch.branches if branch else ()
    entered = game.ifs[body.seat]
    waiting = itself.conditions_left([one.reply for one in entered], branch.reply)
    return (*branch.branches, *(one for one in entered if one.reply in waiting))


def _with_ifs(game: Game, seat: Seat, branches: tuple[Branch, ...]) -> Game:
    """The game with a seat's moves in advance from now on."""
    if not branches and seat not in game.ifs:
        return game
    ifs, ifs_at = {**game.ifs, seat: branches}, {**game.ifs_at, seat: game.position}
    if not branches:
        del ifs[seat], ifs_at[seat]
    return replace(game, ifs=ifs, ifs_at=ifs_at)


def _with_credit(game: Game, body: ClockFact, at: datetime) -> Game:
    """The game with one more credit, if the event is one."""
    if not isinstance(body, ClockCredited):
        return game
    return replace(game, credits=(*game.credits, (at, body)))


def _taken_over(game: Game, body: SeatTaken, at: datetime) -> Game:
    """The game with another player at a seat, who inherits no secrets and has a whole turn."""
    seat = body.seat
    taken = replace(
        game,
        players={**game.players, seat: body.player},
        times=game.times.taken_over(seat, at),
        draw_offer=None if game.draw_offer is seat else game.draw_offer,
        offers=without_those_of(game.offers, seat),
        notes={**game.notes, seat: ()},
        orders={one: orders for one, orders in game.orders.items() if one is not seat},
        before=None,
    )
    return _with_ifs(taken, seat, ())


def _over(game: Game, result: Result, at: datetime) -> Game:
    if game.judge.of_itself is not None:
        result = _with_score(game, result)
    times = game.times.over(at)
    over = replace(game, result=result, ended_at=at, times=times, draw_offer=None)
    return replace(over, ifs={}, ifs_at={}, before=None, waiting=(), called=())
