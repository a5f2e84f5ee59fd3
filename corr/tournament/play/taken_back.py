"""What is left of a game when moves are withdrawn, and how it is when they are given back. Pure.

Everything that came of the moves goes with them; what was there before is there again.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, Protocol, TypeVar

from corr.games.rules import Move, Seat
from corr.tournament.events.events import MovesRestored, MovesTakenBack

if TYPE_CHECKING:
    from corr.tournament.play.state import Game


class _Numbered(Protocol):
    @property
    def number(self) -> int: ...


T = TypeVar("T", bound=_Numbered)


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """A draw that a seat offered with the act that led to position `number`.

    It does not stand when it was declined in words, or when its seat was taken by another player.
    """

    seat: Seat
    number: int
    stands: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawn:
    """Moves that were taken back, when, and the number of the first move that was due there."""

    at: datetime
    first: int
    body: MovesTakenBack


def take_back(game: "Game", body: MovesTakenBack, at: datetime) -> "Game":
    """The game at the position that stands again.

    An offer that the first of the moves had declined stands again. Moves in advance are gone
    on both sides; notes stay.
    """
    number, judge = body.number, game.judge
    position, made, run = judge.start(game.options), dict.fromkeys(Seat, 0), list[Move]()
    last_seat: Seat | None = None
    for move in game.moves[:number]:
        seat = position.to_act
        assert seat is not None
        run = [*run, move] if seat is last_seat else [move]
        last_seat = seat
        made[seat] += judge.moves_in(move)
        position = judge.after(position, move)
    offers = tuple(_until(number, game.offers))
    standing = [one for one in offers if one.number == number and one.stands]
    return replace(
        game,
        position=position,
        moves=game.moves[:number],
        made=made,
        last_seat=last_seat,
        last_moves=tuple(run),
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
    )


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
    )


def declined(offers: tuple[Offer, ...]) -> tuple[Offer, ...]:
    """The offers when the last of them was declined in words."""
    return (*offers[:-1], *(replace(one, stands=False) for one in offers[-1:]))


def without_those_of(offers: tuple[Offer, ...], seat: Seat) -> tuple[Offer, ...]:
    """The offers when those of a seat do not stand any more."""
    return tuple(replace(one, stands=False) if one.seat is seat else one for one in offers)


def _until(number: int, found: Iterable[T]) -> Iterable[T]:
    return (one for one in found if one.number <= number)
