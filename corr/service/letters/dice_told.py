"""What letters about a match say of its dice: a block that anybody can check, and sentences."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

from corr.dice.beacon import round_after
from corr.dice.letter import block
from corr.dice.roll import Standing
from corr.dice.state import DiceState
from corr.dice.told import as_told, told
from corr.games.rules import Move, Position, Seat
from corr.mail.letter import Happening
from corr.service.office.office import Office
from corr.tournament.events.events import Event, GameBody, MovePlayed
from corr.tournament.events.events_dice import (
    DiceBound,
    DiceCommitted,
    DiceRolled,
    PhraseGiven,
    RoundNamed,
    SeedTold,
)
from corr.tournament.events.events_games import MovesRestored, MovesTakenBack
from corr.tournament.play.dice import contribution_of, player_of
from corr.tournament.play.game import Game
from corr.tournament.play.thrown import uses_a_roll

# -- the block that proves the dice ----


def dice_block(office: Office, game: Game, seat: Seat, at: datetime) -> str:
    """What the letter to a seat says of the dice since the one before it; "" for nothing.

    Its serial number is the time (UTC) with that of the last event, so that it grows after a
    restore, too, by which events are lost. A seat of whom it is not known what it was told, as
    after a hand-over, is told all.
    """
    if game.dice is None:
        return ""
    seq, line = office.store.seeds.told(game.id, seat.value)
    events = office.store.events.of_stream(game.id, seq)
    state, reader = game.dice.state, player_of(seat)
    before = as_told(state, line)
    played = tuple(_rolls_played(events, before, state))
    serial = int(f"{at.astimezone(UTC):%Y%m%d%H%M%S}{game.seq % 10_000:04}")
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


# -- what has happened to them, in sentences ----


def dice_happenings(
    bodies: Sequence[GameBody], position: Position, game: Game, reader: Seat, at: datetime
) -> Iterator[Happening]:
    """What became of the dice, and what was done for a seat without a letter of it, in order.

    `bodies` are what the reader may hear of, from a position on.
    """
    itself = game.judge.of_itself
    if itself is None:
        return
    for body in bodies:
        match body:
            case DiceCommitted():
                yield Happening(code="dice_committed", params={"scheme": body.scheme})
            case PhraseGiven():
                line = contribution_of(body).line(player_of(body.seat))
                params: dict[str, object] = {"line": line, "arrived": at}
                yield Happening(code="you_gave", params=params)
            case DiceBound():
                yield Happening(code="dice_bound", params={"first": body.first})
            case RoundNamed():
                due = round_after(datetime.fromisoformat(body.arrival))
                params = {"round": due.number, "hour": due.hour, "arrived": due.arrival}
                yield Happening(code="round_named", params=params)
            case SeedTold():
                yield Happening(code="seed_told", params={})
            case DiceRolled():
                move = itself.thrown(body.number, (body.dice[0], body.dice[1]))
                yield _done(game, position, move, "chance", "")
                position = game.judge.after(position, move)
            case MovePlayed():
                if body.why:
                    yield _done(game, position, Move(body.move), _who(body.seat, reader), body.why)
                position = game.judge.after(position, Move(body.move))
            case _:
                pass


def _who(seat: Seat, reader: Seat) -> str:
    return "you" if seat is reader else "they"


def _done(game: Game, position: Position, move: Move, who: str, why: str) -> Happening:
    deeds = game.judge.did(position, move)
    return Happening(code="done_by_itself", params={"who": who, "moves": deeds, "why": why})
