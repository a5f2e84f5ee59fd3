"""The opening rules of renju (art. 8), each a row of steps that they share.

A rule reads from top to bottom as the article does. A step that branches puts other steps before
those that are left (`take or leave`, the ways to move 5).
"""

from collections.abc import Mapping
from functools import cache

from corr.games.renju.board import CENTRE
from corr.games.renju.fifths import FifthWays, KeepFifth, OfferFifths
from corr.games.renju.position import RenjuPosition, Step
from corr.games.renju.steps import (
    ChooseColour,
    FreePlay,
    NameOpening,
    PlaceInside,
    PlaceOpening,
    PlayDeclare,
    PlayStone,
    TakeOrLeave,
)
from corr.games.rules import Seat

_CHOICE = ChooseColour(by=Seat.SECOND)
_SECOND_SWAP = ChooseColour()


def _soosorv(most: int) -> tuple[Step, ...]:
    declared = PlayDeclare(low=1, high=most)
    offered = (OfferFifths(), KeepFifth(), FreePlay())
    return (PlaceOpening(), _CHOICE, declared, _SECOND_SWAP, *offered)


def _taraguchi(count: int) -> tuple[Step, ...]:
    moves_2_to_4 = (TakeOrLeave(size=3), TakeOrLeave(size=5), TakeOrLeave(size=7))
    return (*moves_2_to_4, FifthWays(size=9, count=count), FreePlay())


OPENINGS: Mapping[str, tuple[Step, ...]] = {
    "soosorv": _soosorv(4),
    "soosorv-8": _soosorv(8),
    "rif": (
        PlaceOpening(),
        _CHOICE,
        PlayStone(),
        OfferFifths(count=2),
        KeepFifth(),
        FreePlay(),
    ),
    "yamaguchi": (
        PlaceOpening(declare=(1, 50)),  # [R1]
        _CHOICE,
        PlayStone(),
        OfferFifths(),
        KeepFifth(),
        FreePlay(),
    ),
    "taraguchi": _taraguchi(5),
    "taraguchi-10": _taraguchi(10),
    "sakata": (
        PlaceOpening(),
        PlaceInside(by=Seat.SECOND, sizes=(7, 9)),
        ChooseColour(by=Seat.FIRST),
        FreePlay(),
    ),
    "whites-option": (NameOpening(), OfferFifths(count=2), KeepFifth(), FreePlay()),
    "free-renju": (FreePlay(),),
    "free-gomoku": (PlayStone(), FreePlay()),
}
"""The steps of each opening rule by its key in event files: art. 8.1, 8.2; the first is the
default of an event."""

_FIXED_COLOURS = ("whites-option", "free-renju", "free-gomoku")
"""The rules under which the provisional colours stay."""

_CENTRE_STANDS = ("taraguchi", "taraguchi-10", "free-renju")
"""The rules under which move 1 is h8 and nothing else is done with it: nobody is asked for it."""


@cache
def opening_position(key: str, *, congruent: bool = True, by_claim: bool = False) -> RenjuPosition:
    """The position before the first act under an opening rule.

    `congruent`: fifth moves are compared by congruence, else by the board's symmetries [R4].
    `by_claim`: endings have to be claimed (art. 9.5).

    >>> opening_position("taraguchi").step
    TakeOrLeave(size=3)
    """
    position = RenjuPosition(
        ahead=OPENINGS[key],
        congruent=congruent,
        by_claim=by_claim,
        restricted=key != "free-gomoku",
        black=Seat.FIRST if key in _FIXED_COLOURS else None,
        placer=Seat.FIRST,
    )
    return position.with_stones(CENTRE) if key in _CENTRE_STANDS else position
