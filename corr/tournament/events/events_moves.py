"""Moves that the arbiter withdrew, or gave back. The rules of `events` hold for these, too."""

from dataclasses import dataclass

from corr.games.rules import Seat
from corr.tournament.events.fields import Code, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesTakenBack:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class MovesRestored:
    """The arbiter gave back the `moves` that were withdrawn last, from position `number` on.

    The game is as it was then, its end included; the time up to this event is nobody's.
    """

    number: int
    moves: tuple[Code, ...]
    reason: Words
