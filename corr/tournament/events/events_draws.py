"""Draws that are offered, agreed and claimed. The rules of `events` hold for these, too."""

from dataclasses import dataclass

from corr.games.rules import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawOffered:
    """A draw was offered together with the move just played (renju art. 10.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawDeclined:
    """The opponent's offer was refused in words; a move refuses it silently."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAgreed:
    """A seat accepted the opponent's offer (renju art. 10.2)."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class DrawClaimed:
    """A seat claimed the draw that the event allows after so many moves (renju art. 10.7)."""

    seat: Seat
