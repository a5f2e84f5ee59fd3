"""Where the time of one game went, told from its events: every turn, and all that touched a clock.

All of it is counted anew from the events, so that a loss on time can be explained a year later.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Seat
from corr.tournament.events.events import Event
from corr.tournament.events.events_games import (
    ClockAsked,
    ClockCredited,
    ClockExtended,
    ClockImposed,
    ClockLifted,
    ClockStarted,
    ClockStopped,
    GameReopened,
    MatchStarted,
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    StopRefuted,
    TakeBackWaits,
    TimeClaimed,
    TimeForfeited,
)
from corr.tournament.events.events_player import ClockRested, ClockUnrested
from corr.tournament.play.clock import Left, Turn, charged, deadlines, passed, reserves, rests_of
from corr.tournament.play.game import Game, apply
from corr.tournament.spec.clock_terms import Stretch, Terms

ClockBody = (
    ClockCredited
    | ClockExtended
    | ClockStopped
    | ClockStarted
    | StopRefuted
    | ClockRested
    | ClockUnrested
    | TimeClaimed
    | ClockAsked
    | ClockImposed
    | ClockLifted
    | MatchStarted
    | TimeForfeited
    | GameReopened
    | MovesTakenBack
    | MovesRestored
    | SeatTaken
    | Ruled
    | RulingWaits
    | SeatWaits
    | TakeBackWaits
    | RestoreWaits
    | RulingDropped
)
"""What touches a clock, beside the moves."""


class Credit(Struct, frozen=True, kw_only=True):
    """Time that was given back for a turn, when, and why.

    `why` is as in `ClockCredited`, or `extended` or `reopened` with the arbiter's `reason`.
    """

    at: datetime
    time: timedelta
    why: str
    reason: str = ""


class Account(Struct, frozen=True, kw_only=True):
    """One turn: what passed from its beginning until its end, or until now.

    `ply` is the first move that was due. Of the `elapsed` time none of the `rests` counts, nor do
    free days and what the `credits` gave back; `counted` is the rest of it, `charged` what that
    took from a reserve, and `left` what each limit left then. The turn was `due` by the `limit`,
    which is "" of a turn for which nobody had asked for the clock: it took nothing.
    """

    seat: Seat
    ply: int
    since: datetime
    until: datetime | None
    elapsed: timedelta
    counted: timedelta
    charged: timedelta
    rests: tuple[Stretch, ...]
    credits: tuple[Credit, ...]
    left: tuple[Left, ...]
    due: datetime
    limit: str


class Story(Struct, frozen=True, kw_only=True):
    """A game, its turns in order, and what happened to its clocks, up to the instant `at`."""

    game: Game
    at: datetime
    turns: tuple[Account, ...]
    acts: tuple[tuple[datetime, ClockBody], ...]


def story_of(events: Iterable[Event], at: datetime) -> Story | None:
    """The story of a game's time up to an instant; None if there are no events."""
    game: Game | None = None
    given, acts = dict[int, list[Credit]](), list[tuple[datetime, ClockBody]]()
    before = list[dict[int, list[Credit]]]()
    for event in events:
        body = event.body
        if isinstance(body, ClockBody):
            acts.append((event.at, body))
        if game is not None and (found := _credit(game, event)):
            given.setdefault(found[0].number, []).append(found[1])
        if isinstance(body, MovesTakenBack):
            before.append(given)
            given = {turn: list(all_) for turn, all_ in given.items() if turn <= body.number}
        elif isinstance(body, MovesRestored):
            given = before.pop()
        game = apply(game, event)
    if game is None:
        return None
    turns = [*game.times.turns, *([game.times.turn] if game.times.turn else [])]
    accounts = (_account(game, n, turn, given, at) for n, turn in enumerate(turns))
    return Story(game=game, at=at, turns=tuple(accounts), acts=tuple(acts))


def _credit(game: Game, event: Event) -> tuple[Turn, Credit] | None:
    """What an event gives back, and for which turn; None for an event that does not."""
    body, times = event.body, game.times
    match body:
        case ClockCredited(why=why):
            reason = ""
        case ClockExtended(reason=reason):
            why = "extended"
        case GameReopened(reason=reason):
            why = "reopened"
        case _:
            return None
    turns = [*times.turns, *([times.turn] if times.turn else [])]
    if not turns:
        return None
    number = body.number if not isinstance(body, GameReopened) else turns[-1].number
    mine = [one for one in turns if one.seat is body.seat and one.number <= number]
    time = timedelta(seconds=body.seconds)
    return (mine[-1], Credit(at=event.at, time=time, why=why, reason=reason)) if mine else None


def _account(
    game: Game,
    place: int,
    turn: Turn,
    given: dict[int, list[Credit]],
    at: datetime,
) -> Account:
    times, terms = game.times, game.times.terms_of(turn)
    before, counts = times.paid_before(place), times.counts(turn)
    until = turn.until or times.stopped or max(at, turn.since)
    kept = reserves(terms, before, turn.seat, times.rests)
    counted = passed(terms, turn, until, times.rests)
    resting = ((max(a, turn.since), min(b, until)) for a, b in rests_of(times.rests, turn))
    # Leave that begins when a turn is over is announced after it, and was no part of its deadline.
    rests = [one for one in times.rests if turn.until is None or one.since < turn.until]
    due, _, limit = deadlines(terms, turn, kept, rests)[0]
    is_over = turn.until is not None
    taken = [*before, turn] if counts else before
    after = reserves(terms, taken, turn.seat, times.rests) if is_over else times.left(at)
    if is_over and terms.per_move is not None:
        after = (*after, Left(name="move", time=terms.per_move - counted))
    return Account(
        seat=turn.seat,
        ply=game.judge.ply(game.position_at(turn.number)),
        since=turn.since,
        until=turn.until,
        elapsed=max(until - turn.since, timedelta()),
        counted=counted,
        charged=_charged(terms, counted, counts=counts),
        rests=tuple((a, b) for a, b in resting if a < b),
        credits=tuple(given.get(turn.number, ())),
        left=tuple(replace(one, time=max(timedelta(), one.time)) for one in after),
        due=times.clock.due if not is_over and times.clock else due,
        limit=limit if counts else "",
    )


def _charged(terms: Terms, time: timedelta, *, counts: bool) -> timedelta:
    """What a turn took from a reserve, or from its own limit where there is none."""
    if not counts:
        return timedelta()
    return charged(terms, time) if terms.has_reserve else time
