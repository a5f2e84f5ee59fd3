"""What is done in a game without a letter, one event after the other. Pure: it throws no dice.

After every act this is asked until it has nothing more: chance throws, a turn without a choice is
played, a standing order is carried out, in the transaction of the letter that led to it.
"""

import enum

from corr.dice.beacon import Round
from corr.dice.digest import Scheme
from corr.dice.state import Waits
from corr.games.rules import Chance, Seat
from corr.tournament.events.events import GameBody, MovePlayed
from corr.tournament.events.events_dice import OrderDone, PhrasesEntered
from corr.tournament.play.claims import ended
from corr.tournament.play.dice import named, player_of, text_of
from corr.tournament.play.matches.late import both_lost, counted
from corr.tournament.play.state import Game


class Wish(enum.Enum):
    """What only who keeps the seeds can do next."""

    COMMIT = enum.auto()
    """Draw a seed and bind the house to it."""
    ANCHOR = enum.auto()
    """Tell the anchor of the chain after the next one."""
    BEACON = enum.auto()
    """Look whether the beacon's round has come that a digest text waits for."""
    BREAK = enum.auto()
    """Let a break between two games begin, or end."""
    THROW = enum.auto()
    PUBLISH = enum.auto()
    """Tell the seed: the match has ended."""


def next_step(game: Game) -> GameBody | Wish | None:
    """What happens next in a game by itself; None if it waits for a letter, or is over.

    While the director has to answer nothing does (4.3).
    """
    itself = game.judge.of_itself
    if itself is None:
        return None
    if game.result is not None:
        return _after_the_end(game)
    position = game.position
    if position.outcome is not None:
        return ended(position.outcome)
    if game.called:
        return None
    if late := counted(game):
        return late
    if game.dice and game.dice.asked and both_lost(game, game.dice.asked):
        return None  # the director decides; whoever has given nothing is not late by now
    if step := _next_of_dice(game):
        return step
    if isinstance(position.to_act, Chance):
        return _before_a_throw(game)
    if game.rests is not None or game.dice is None or game.dice.waits:
        return None
    done = itself.next_done(position, game.orders)
    if done is None:
        return None
    if done.secret and not game.by_order:
        return OrderDone(seat=done.seat, order=done.reason)
    why = "" if done.secret else done.reason
    return MovePlayed(seat=done.seat, number=position.number, move=done.move, why=why)


def _after_the_end(game: Game) -> GameBody | Wish | None:
    """The seed is published however the match has ended, also one that never began (6.4)."""
    commitment = game.dice.state.commitment if game.dice else None
    return Wish.PUBLISH if commitment and not commitment.dead else None


def _next_of_dice(game: Game) -> GameBody | Wish | None:
    """What the dice want before anything else: a commitment, a text that stands, to be told."""
    dice = game.dice
    if dice is None or dice.waits is Waits.COMMITMENT:
        return Wish.COMMIT
    if dice.told < len(dice.state.texts):
        return text_of(dice.state, dice.told)
    if dice.waits is not Waits.BEACON:
        return None
    return _to_name(game) or Wish.BEACON


def _to_name(game: Game) -> GameBody | None:
    """The round that is waited for, to be named before anything else while nobody knows it."""
    due = awaited(game)
    if due is None or game.dice is None or due.number == game.dice.named:
        return None
    return named(due)


def awaited(game: Game) -> Round | None:
    """The round of the public beacon without which the match does not go on; None for none."""
    dice = game.dice
    if dice is None or game.result is not None or game.breaks.until:
        return None
    if dice.waits is Waits.BEACON:
        return dice.due
    throws = dice.waits is None and isinstance(game.position.to_act, Chance)
    commitment = dice.state.commitment
    each = commitment is not None and commitment.scheme is Scheme.BEACON
    return dice.due if throws and each else None


def _before_a_throw(game: Game) -> GameBody | Wish | None:
    """New phrases of a game that has ended (6.6), an anchor, the throw."""
    dice, itself = game.dice, game.judge.of_itself
    assert dice is not None
    assert itself is not None
    if dice.waits:
        return None
    if dice.phrases.given and dice.phrases.part < itself.parts(game.position):
        return PhrasesEntered()
    if named_now := _to_name(game):
        return named_now
    if on_break(game):
        return Wish.BREAK
    return Wish.ANCHOR if dice.state.anchor_due else Wish.THROW


def on_break(game: Game) -> bool:
    """Whether the next game of a match waits for a break, which goes on or is to begin."""
    itself, breaks = game.judge.of_itself, game.breaks
    if itself is None or game.result is not None or not (breaks.wanted or breaks.until):
        return False
    return itself.between(game.position)


def waits_for_gift(game: Game, seat: Seat) -> bool:
    """Whether the dice of a match wait for what a seat gives."""
    if game.result is not None or game.dice is None:
        return False
    commitment = game.dice.state.commitment
    if commitment is None or game.dice.waits is not Waits.CONTRIBUTIONS:
        return False
    return commitment.given[player_of(seat) - 1] is None


def givers(game: Game) -> tuple[str, ...]:
    """The players for whom the dice of a match wait."""
    return tuple(player for seat, player in game.players.items() if waits_for_gift(game, seat))


def resting(game: Game) -> tuple[str, ...]:
    """The players for whose break a match waits; nobody while none goes on."""
    return tuple(
        game.players[seat] for seat in Seat if game.breaks.until and seat in game.breaks.running
    )


def scheme_of(game: Game) -> Scheme:
    """What the dice of a match come from, by its settings."""
    return Scheme(game.options.get("dice", Scheme.PLAIN.value))
