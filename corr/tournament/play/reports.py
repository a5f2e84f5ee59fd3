"""How long a clock may stand still as letters are said to come back, and how long it did. Pure."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.tournament.events.events import Event
from corr.tournament.events.events_games import RETURNED, ClockCredited
from corr.tournament.events.events_player import (
    LettersReturned,
    PlayerReachable,
    ReportRefuted,
    ReturnProved,
)
from corr.tournament.play.clock import Turn
from corr.tournament.play.game import Game, apply
from corr.tournament.spec.clock_terms import (
    DAY,
    NOTHING,
    SECOND,
    Stretch,
    Terms,
    ends_within,
    less,
    touched,
)

# -- when letters to a player were said to come back, from the events of the player ----


class Spell(Struct, frozen=True, kw_only=True):
    """A time in which letters to a player were said to come back; `until` is None if they are.

    `letter` is that with which it began; `proved` whether more than reports said so.
    """

    letter: str
    since: datetime
    until: datetime | None = None
    proved: bool = False
    refuted: bool = False


def spells_of(events: Sequence[Event]) -> Iterator[Spell]:
    """The times in which letters to a player were said to come back, in order."""
    refuted = {one.body.since for one in events if isinstance(one.body, ReportRefuted)}
    spell: Spell | None = None
    for event in events:
        body = event.body
        if isinstance(body, LettersReturned) and spell is None:
            was = event.at.isoformat() in refuted
            proved = body.fact in PROOFS
            spell = Spell(letter=body.letter, since=event.at, proved=proved, refuted=was)
        elif isinstance(body, ReturnProved) and spell is not None:
            spell = replace(spell, proved=spell.proved or body.fact in PROOFS)
        elif isinstance(body, PlayerReachable) and spell is not None:
            yield replace(spell, until=event.at)
            spell = None
    if spell is not None:
        yield spell


# -- how long a clock may stand still as letters are said to come back ----
# Whoever reads a letter knows where a report about it would come to, so a report alone proves
# little: for one turn it lets the clock rest for no longer than one move may take. What counts is
# what a stop gives: by the calendar every date that it touches, however short it is.


USUAL = timedelta(days=7)
"""What stands for the time of a move where the terms limit none: the limit of an event's file
that says nothing."""
PROBED = 2
"""How many times as long it may be once a later letter came back as well: a forger reads that
one, too."""
PROOFS = ("refused", "arbiter")
"""What proves that letters come back and cannot be made up by who reads them."""


class ReportStop(Struct, frozen=True, kw_only=True):
    """A seat's clock stood still in its turn at position `number`; `until` is None if it does.

    `alone` is whether it rested on reports and nothing else. `paused` is when the arbiter had it
    stand still, too.
    """

    seat: Seat
    number: int
    since: datetime
    until: datetime | None = None
    alone: bool = True
    paused: tuple[Stretch, ...] = ()

    def stretches(self, since: datetime, until: datetime) -> tuple[Stretch, ...]:
        """When it did between two instants, for no other reason than the letters."""
        start, end = max(self.since, since), min(self.until or until, until)
        found: tuple[Stretch, ...] = ((start, end),) if start < end else ()
        for pause in self.paused:
            found = tuple(one for stretch in found for one in less((stretch,), pause))
        return found


def allowance(terms: Terms, fact: str = "") -> timedelta:
    """For how long in all a clock may stand still in one turn on a report, and maybe a probe."""
    time = terms.per_move if terms.per_move is not None else USUAL
    return time * PROBED if fact == "probe" else time


def spent(terms: Terms, events: Iterable[Event], turn: Turn, at: datetime) -> timedelta:
    """How much of its allowance a turn has had by an instant, in stops and time given back."""
    known = tuple(events)
    given = sum((_given(one, turn) for one in known), NOTHING)
    rests = _rests(known, turn, at)
    if terms.counting.by_calendar:
        return len(touched(terms.counting, rests)) * DAY + -(-given // DAY) * DAY
    return sum((until - since for since, until in rests), NOTHING) + given


def ends_at(
    terms: Terms, events: Iterable[Event], turn: Turn, at: datetime, time: timedelta
) -> datetime:
    """When a stop ends that goes on at an instant with so much of the allowance left."""
    counting = terms.counting
    if not counting.by_calendar:
        return at + time
    today = touched(counting, [(at, at + SECOND)])
    had = touched(counting, _rests(tuple(events), turn, at))
    return ends_within(counting, at, time // DAY + len(today & had))


def _rests(known: Iterable[Event], turn: Turn, at: datetime) -> list[Stretch]:
    """When the clock stood still in a turn up to an instant as nothing but reports said so."""
    mine = [one for one in stops_of(known) if (one.seat, one.number) == (turn.seat, turn.number)]
    rests = ((one.since, one.until or at) for one in mine if one.alone)
    return [(since, until) for since, until in rests if until > since]


def _given(event: Event, turn: Turn) -> timedelta:
    """What an event gives back to a turn as reports said that its letters came back."""
    body = event.body
    if not isinstance(body, ClockCredited) or body.why != "returned":
        return NOTHING
    mine = body.seat is turn.seat and body.number >= turn.number
    return timedelta(seconds=body.seconds) if mine else NOTHING


def stops_of(events: Iterable[Event]) -> tuple[ReportStop, ...]:
    """Every time that a clock of a game stood still as letters came back, in order."""
    return tuple(_stops(events))


def _stops(events: Iterable[Event]) -> Iterator[ReportStop]:
    """The stops, the last one maybe without an end."""
    game: Game | None = None
    open_: ReportStop | None = None
    pauses, paused = list[Stretch](), None
    for event in events:
        game = apply(game, event)
        times = game.times
        if times.paused is not None and paused is None:
            paused = times.paused
        elif times.paused is None and paused is not None:
            pauses.append((paused, event.at))
            paused = None
        turn = times.turn if RETURNED in times.holds else None
        if open_ is not None and (turn is None or turn.number != open_.number):
            yield _ended(open_, max(event.at, open_.since), pauses)
            open_ = None
        if turn is not None:
            since = open_.since if open_ else max(event.at, turn.since)
            alone = times.until is not None
            open_ = ReportStop(seat=turn.seat, number=turn.number, since=since, alone=alone)
    if open_ is not None:
        last = ((paused, datetime.max.replace(tzinfo=open_.since.tzinfo)),) if paused else ()
        yield _ended(open_, None, [*pauses, *last])


def _ended(stop: ReportStop, until: datetime | None, pauses: Iterable[Stretch]) -> ReportStop:
    return ReportStop(
        seat=stop.seat,
        number=stop.number,
        since=stop.since,
        until=until,
        alone=stop.alone,
        paused=tuple(pauses),
    )
