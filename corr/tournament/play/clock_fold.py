"""What the events about a game's time change: one function for all of them. Pure."""

from datetime import datetime, timedelta
from typing import assert_never

from corr.tournament.events.events import (
    ClockCredited,
    ClockExtended,
    ClockRested,
    ClockStarted,
    ClockStopped,
    ClockUnrested,
    StopRefuted,
    TimeClaimed,
)
from corr.tournament.play.clock import Times

ClockFact = (
    ClockCredited
    | ClockExtended
    | ClockStopped
    | ClockStarted
    | StopRefuted
    | ClockRested
    | ClockUnrested
    | TimeClaimed
)
"""What touches a clock and nothing else of a game."""


def times_after(times: Times, fact: ClockFact, at: datetime) -> Times:
    """The times after one more fact. What is about a turn that is over by now changes nothing."""
    turn = times.turn
    running = None if turn is None else turn.seat
    match fact:
        case ClockCredited() | ClockExtended():
            return times.credited(fact.seat, fact.number, timedelta(seconds=fact.seconds))
        case ClockStopped():
            until = datetime.fromisoformat(fact.until) if fact.until else None
            return times.stop(at, fact.why, until) if fact.seat is running else times
        case ClockStarted():
            return times.resume(at, fact.why) if fact.seat is running else times
        case StopRefuted(since=since, until=until):
            stretch = datetime.fromisoformat(since), datetime.fromisoformat(until)
            return times.charged(fact.seat, fact.number, stretch)
        case ClockRested(since=since, until=until):
            return times.rested(fact.seat, *map(datetime.fromisoformat, (since, until)))
        case ClockUnrested(since=since, until=until):
            return times.unrested(fact.seat, *map(datetime.fromisoformat, (since, until)))
        case TimeClaimed():
            return times.claim(at) if fact.seat.other is running else times
        case _:
            assert_never(fact)
