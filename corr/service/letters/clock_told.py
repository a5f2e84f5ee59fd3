"""What letters tell of a match's clock: its bank, what is free of it, and why none runs yet."""

from datetime import datetime, timedelta

from msgspec.structs import replace

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.tournament.events.events_games import ClockAsked
from corr.tournament.play.clock import Left, rests_of
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import reached


def free_until(game: Game, at: datetime) -> datetime | None:
    """Until when the turn that runs takes nothing from a bank; None once it does, or if none is
    free.
    """
    times, turn = game.times, game.times.turn
    if turn is None or times.stopped is not None or not times.terms.delay:
        return None
    free = times.terms.delay + turn.credit
    until = reached(times.terms.counting, turn.since, free, rests_of(times.rests, turn))
    return until if until > at else None


def as_bank(limits: tuple[Left, ...]) -> tuple[Left, ...]:
    """What limits leave, the time of a whole match by the name that players have for it."""
    return tuple(replace(one, name="bank") if one.name == "total" else one for one in limits)


def no_clock(game: Game, seat: Seat) -> str:
    """Why nobody has to keep time in a turn, for the player at a seat, as in `GameFacts`."""
    times = game.times
    if not times.uses or times.turn is None or times.counts(times.turn):
        return ""
    if times.uses[-1].runs:
        return "next"
    if not times.asked:
        return times.uses[0].terms.use
    return "asked" if seat in times.asked else "answered"


def reminded(game: Game, word: str, at: datetime) -> Happening:
    """What a reminder of a turn says, by its word."""
    clock, turn = game.clock, game.times.turn
    assert clock is not None
    assert turn is not None
    if not clock.runs:
        days = (at - turn.since) // timedelta(days=1)
        return Happening(code="reminder_unclocked", params={"days": days})
    if clock.limit == "total" and game.judge.of_itself:
        return Happening(code="reminder_bank", params={"share": word})
    return Happening(code="reminder", params={"share": word})


def asked_told(game: Game, body: ClockAsked, reader: Seat) -> Happening:
    """That a seat has asked for the clock, and whether it runs from the next turn on."""
    who = "you" if body.seat is reader else "they"
    return Happening(code=f"{who}_asked_clock", params={"runs": game.times.uses[-1].runs})
