"""What letters about a match say of its dice: a block that anybody can check, and sentences."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from functools import reduce

from corr.dice.beacon import round_after
from corr.dice.letter import block
from corr.dice.roll import Standing
from corr.dice.state import DiceState
from corr.dice.told import as_told, told
from corr.games.rules import Made, Move, Position, Seat
from corr.mail.letter import Happening
from corr.service.letters.matches.match_told import (
    break_asked_told,
    break_begun_told,
    late_lost_told,
    lateness_told,
)
from corr.service.office.office import Office
from corr.tournament.events.events import Event, GameBody, MovePlayed
from corr.tournament.events.events_dice import (
    DiceBound,
    DiceCommitted,
    DiceRolled,
    OrderDone,
    PhraseGiven,
    RoundNamed,
)
from corr.tournament.events.events_games import (
    LATE_START,
    DirectorCalled,
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
)
from corr.tournament.events.events_match import BreakAsked, BreakBegun, BreakEnded, LateLost
from corr.tournament.play.dice import contribution_of, player_of
from corr.tournament.play.game import Game
from corr.tournament.play.matches.thrown import uses_a_roll
from corr.tournament.play.state import gift_of

# -- the block that proves the dice ----


def dice_block(office: Office, game: Game, seat: Seat, at: datetime) -> str:
    """What the letter to a seat says of the dice since the one before it; "" for nothing.

    Its serial number is the time (UTC) with how many events both may know of, so that it grows
    after a restore, too, by which events are lost. A seat of whom it is not known what it was
    told, as after a hand-over, is told all.
    """
    if game.dice is None:
        return ""
    seq, line = office.store.seeds.told(game.id, seat.value)
    events = office.store.events.of_stream(game.id, seq)
    state, reader = game.dice.state, player_of(seat)
    before = as_told(state, line)
    played = tuple(_rolls_played(events, before, state))
    known = office.store.chains.count_linked(game.id)
    serial = int(f"{at.astimezone(UTC):%Y%m%d%H%M%S}{known % 10_000:04}")
    return block(before, state, serial, reader=reader, played=played)


def note_told(office: Office, game: Game, seat: Seat) -> None:
    """Note that a letter has told a seat of all that has happened to the dice by now."""
    if game.dice is not None:
        office.store.seeds.put_told(game.id, seat.value, game.seq, told(game.dice.state))


def _rolls_played(events: Sequence[Event], before: DiceState, state: DiceState) -> Iterator[int]:
    """The numbers of the rolls that plays have used since the dice were as `before`."""
    number = max(before.numbers(Standing.VALID), default=0)
    for event in events:
        match event.body:
            case DiceRolled():
                number = event.body.number
            case MovesTakenBack() | MovesRestored():
                number = max(state.numbers(Standing.VALID), default=0)
            case MovePlayed() if uses_a_roll(event.body.move):
                yield number


# -- what has happened, in sentences ----


def match_happenings(
    bodies: Sequence[GameBody], position: Position, game: Game, reader: Seat, at: datetime
) -> Iterator[Happening]:
    """What was done at the board and became of the dice, in order; nothing for other games.

    `bodies` are what the reader may hear of, from a position on; `at` is the arrival of the
    letter.
    """
    itself, made = game.judge.of_itself, list[Made]()
    if itself is None:
        return
    by_order = ""
    for body in bodies:
        match body:
            case OrderDone():
                by_order = body.order
            case MovePlayed():
                why = "in_advance" if body.in_advance else body.why or by_order
                made.append(Made(seat=body.seat, move=Move(body.move), why=why))
                by_order = ""
            case DiceRolled():
                throw = itself.thrown(body.number, (body.dice[0], body.dice[1]))
                made.append(Made(seat=None, move=throw))
            case PointsGiven():
                yield from _of_board(game, position, made, reader)
                position, made = _after(game, position, made), []
                after = game.judge.after(position, gift_of(game.judge, body))
                if body.why == LATE_START:
                    yield from lateness_told(game, body, reader, at)
                else:
                    yield points_told(game, body, reader, waits=_waits(game, position, after))
                position = after
            case _:
                told = (*_of_dice(game, body, at), *_beside(game, body, reader))
                if told:
                    yield from _of_board(game, position, made, reader)
                    position, made = _after(game, position, made), []
                yield from told
    yield from _of_board(game, position, made, reader)


def _beside(game: Game, body: GameBody, reader: Seat) -> Iterator[Happening]:
    """What has happened in a match beside its board and its dice."""
    match body:
        case BreakAsked() if body.seat is reader:
            yield break_asked_told(game, body)
        case DirectorCalled():
            who, params = ("you" if body.seat is reader else "they"), {"text": body.text}
            yield Happening(code=f"{who}_called_director", params=params)
        case BreakBegun():
            yield break_begun_told(body, reader)
        case BreakEnded():
            yield Happening(code="break_over", params={})
        case LateLost():
            yield late_lost_told(body, reader)
        case _:
            pass


def points_told(game: Game, body: PointsGiven, reader: Seat, *, waits: bool) -> Happening:
    """That points were given outside play, as a seat hears it; `waits` if a game runs."""
    first, second = body.points
    yours, theirs = (first, second) if reader is Seat.FIRST else (second, first)
    params = {"yours": yours, "theirs": theirs, "why": body.why, "waits": waits}
    return Happening(code="points_given", params={**params, "reason": body.reason})


def _waits(game: Game, before: Position, after: Position) -> bool:
    """Whether points that were given count only when a game has ended."""
    itself = game.judge.of_itself
    assert itself is not None
    return after.outcome is None and itself.score(before) == itself.score(after)


def _of_board(
    game: Game, position: Position, made: Sequence[Made], reader: Seat
) -> Iterator[Happening]:
    itself = game.judge.of_itself
    assert itself is not None
    for code, params in itself.story(position, made, reader):
        yield Happening(code=code, params=params)


def _after(game: Game, position: Position, made: Sequence[Made]) -> Position:
    return reduce(lambda now, one: game.judge.after(now, one.move), made, position)


def committed_told(game: Game, scheme: str) -> Happening:
    """That the house has bound itself, and that the next roll waits for what both give."""
    newest = game.dice.state.commitment if game.dice else None
    first = newest.first if newest else 1
    return Happening(code="dice_committed", params={"scheme": scheme, "first": first})


def _of_dice(game: Game, body: GameBody, at: datetime) -> Iterator[Happening]:
    match body:
        case DiceCommitted():
            yield committed_told(game, body.scheme)
        case PhraseGiven():
            yield _gift_told(game, body, at)
        case DiceBound():
            yield Happening(code="dice_bound", params={"first": body.first})
        case RoundNamed():
            due = round_after(datetime.fromisoformat(body.arrival))
            params = {"round": due.number, "hour": due.hour, "arrived": due.arrival}
            yield Happening(code="round_named", params=params)
        case _:
            pass


def _gift_told(game: Game, body: PhraseGiven, at: datetime) -> Happening:
    """The receipt of a contribution; `kept` if it is closed until the game has ended (6.6)."""
    given = contribution_of(body)
    kept = game.dice is not None and game.dice.phrases.of(body.seat) == given
    params = {"line": given.line(player_of(body.seat)), "arrived": at, "kept": kept}
    return Happening(code="you_gave", params=params)


def orders_told(game: Game, seat: Seat, told: Sequence[Happening]) -> tuple[Happening, ...]:
    """The standing orders of a letter's reader, unless it tells of them already (3.1)."""
    orders = game.orders.get(seat, ())
    if not orders or game.result is not None or any(one.code == "you_ordered" for one in told):
        return ()
    return (Happening(code="orders_stand", params={"orders": orders}),)


def score_entered(game: Game, seat: Seat) -> tuple[Happening, ...]:
    """What one is told of a score that the arbiter entered, where the board has another (4.13)."""
    itself, result = game.judge.of_itself, game.result
    if itself is None or result is None or not result.score:
        return ()
    if result.score == itself.score(game.position):
        return ()
    first, second = result.score
    yours, theirs = (first, second) if seat is Seat.FIRST else (second, first)
    return (Happening(code="score_entered", params={"yours": yours, "theirs": theirs}),)
