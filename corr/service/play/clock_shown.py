"""The account of a game's time, for the arbiter: as lines of text, and for a script."""

from collections.abc import Iterator
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import assert_never

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.sentences.said import said
from corr.service.office.flag_holds import Hold
from corr.service.office.office import Office
from corr.service.play.records import names_in, seats_by_colour
from corr.service.play.unsure import holding, holds
from corr.tournament.events.events_games import (
    PAUSED,
    ClockCredited,
    ClockExtended,
    ClockStarted,
    ClockStopped,
    GameReopened,
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
from corr.tournament.play.clock import Left
from corr.tournament.play.clock_story import Account, ClockBody, Credit, Story, story_of
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import control_words, fischer_words, terms_to_words, written
from corr.tournament.wording import listed

_WHY = {
    "": "a letter was read late",
    "sent": "our letter left us late",
    "returned": "our letter came back",
    "clock": "a clock was wrong",
    "outage": "the mail could not be read",
    "moved": "the event was on its way to here",
    "extended": "the arbiter gave it",
    "reopened": "the game was reopened",
}
_LIMITS = {"move": "this move", "total": "the game", "fischer": "in reserve"}


def clock_of(office: Office, game: str, at: datetime) -> Story:
    """Where the time of a game went. Raises ArbiterError if there is no such game."""
    found = story_of(office.store.events.of_stream(game), at) if office.folder.game(game) else None
    if found is None:
        raise ArbiterError(said("why_game", "not_begun", game=game))
    return found


# -- as text ----


def as_lines(office: Office, story: Story) -> list[str]:
    """The account in words, with what keeps who is to act from losing; times are UTC."""
    game, names = story.game, names_in(office, story.game)
    lines = [f"{game.id}  {names[Seat.FIRST]} – {names[Seat.SECOND]}", f"  {_terms(game)}"]
    colours = {seat: f" ({colour})" for colour, seat in seats_by_colour(game).items()}
    for seat in Seat:
        lines += ["", f"{names[seat]}{colours.get(seat, '')}"]
        mine = [one for one in story.turns if one.seat is seat]
        lines += [line for one in mine for line in _turn(game, one)] or ["  no turn yet"]
    if story.acts:
        lines += ["", "What happened to the clocks (UTC):"]
        lines += [f"  {_utc(at)}  {_act(body, names)}" for at, body in story.acts]
    kept = (f"  does not lose yet: {hold.words}" for hold in _holds(office, game, story.at))
    return [*lines, "", *_now(story, names), *kept]


def _holds(office: Office, game: Game, at: datetime) -> list[Hold]:
    """Why who is to act does not lose, or would not if their time were over now."""
    clock = game.clock
    if clock is None or clock.stopped is not None:
        return []
    if at < clock.due:
        return [*holding(office, game.players[clock.seat], at, at)]
    return [*holds(office, game, at, office.store.letters.read_up_to(office.mailbox))]


def _terms(game: Game) -> str:
    """The time rules of a game in an arbiter's words."""
    terms = game.terms
    found = [
        terms.per_move and f"{written(terms.per_move)} a move",
        terms.total and f"{written(terms.total)} a game",
        terms.control and control_words(terms.control),
        terms.fischer and fischer_words(terms.fischer),
        terms.double_after and f"double after {written(terms.double_after)}",
        terms.delay and f"{written(terms.delay)} of each move free",
    ]
    limits = ", ".join(one for one in found if one)
    days = ", calendar days" if terms.counting.by_calendar else ""
    free = terms_to_words(terms).get("free_days", "")
    free = f", free: {free} ({terms.counting.zone})" if free else ""
    return f"{limits}{days}{free}; forfeit {terms.forfeit}"


def _turn(game: Game, one: Account) -> Iterator[str]:
    until = _utc(one.until) if one.until else "now             "
    cost = f", charged {_span(one.charged)}" if one.charged != one.counted else ""
    left = ", ".join(_left(each) for each in one.left)
    yield (
        f"  move {one.ply:>3}  {_utc(one.since)} to {until}  {_span(one.elapsed)} passed, "
        f"{_span(one.counted)} counted{cost}; left: {left}"
    )
    for since, end in one.rests:
        yield f"            at rest {_utc(since)} to {_utc(end)}: {_span(end - since)}"
    if free := _free(game, one):
        yield f"            free days: {_span(free)}"
    for credit in one.credits:
        way = "taken" if credit.time < timedelta() else "given"
        yield f"            {way} back {_span(abs(credit.time))}: {_credit(credit)}"
    is_told = one.until is None or one.until > one.due or (game.result and one.until == one.due)
    if is_told and not _stands_still(game, one):
        yield f"            due {_utc(one.due)} ({_LIMITS.get(one.limit, one.limit)})"


def _stands_still(game: Game, one: Account) -> bool:
    """Whether a turn is the one whose clock stands still, so that it has no deadline now."""
    return one.until is None and game.times.stopped is not None


def _free(game: Game, one: Account) -> timedelta:
    """How much of a turn's time fell on free days; by the calendar days are counted, not times."""
    counting = game.terms.counting
    if counting.by_calendar or not (counting.weekdays or counting.holidays):
        return timedelta()
    resting = sum((end - since for since, end in one.rests), timedelta())
    given = sum((credit.time for credit in one.credits), timedelta())
    return max(timedelta(), one.elapsed - resting - given - one.counted)


def _credit(credit: Credit) -> str:
    reason = f' ("{credit.reason}")' if credit.reason else ""
    return f"{_WHY[credit.why]}{reason}, {_utc(credit.at)}"


def _left(left: Left) -> str:
    name = _LIMITS.get(left.name) or f"the next {left.moves} moves"
    return f"{_span(left.time)} ({name})"


def _now(story: Story, names: dict[Seat, str]) -> Iterator[str]:
    game, clock = story.game, story.game.clock
    if game.result is not None and game.ended_at is not None:
        points = game.result.points() or "no result"
        yield f"ended {_utc(game.ended_at)} UTC: {points}, {game.result.ending}"
    elif clock is not None and (still := game.times.still_since):
        yield f"{names[clock.seat]} is to act; the clock stands still since {_utc(still)}"
    elif clock is not None:
        yield f"{names[clock.seat]} is to act by {_utc(clock.due)} UTC"


def _act(body: ClockBody, names: dict[Seat, str]) -> str:
    """What touched a clock, in words."""
    match body:
        case ClockCredited():
            return f"{names[body.seat]} got {_seconds(body.seconds)} back: {_WHY[body.why]}"
        case ClockExtended():
            did = "gave" if body.seconds > 0 else "took back from"
            time = _seconds(abs(body.seconds))
            return f"the arbiter {did} {names[body.seat]} {time}: {body.reason}"
        case ClockStopped() if body.why == PAUSED:
            return f"the arbiter stopped the clock: {body.reason}"
        case ClockStopped():
            most = f", until {_utc(datetime.fromisoformat(body.until))}" if body.until else ""
            return f"the clock stood still{most}: letters to {names[body.seat]} came back"
        case ClockStarted() if body.why == PAUSED:
            return f"the arbiter started the clock: {body.reason}"
        case ClockStarted():
            why = body.reason or f"{names[body.seat]} can be reached"
            return f"the clock ran again: {why}"
        case StopRefuted():
            when = _stretch(body.since, body.until)
            return f"the clock ran all the same, {names[body.seat]} had got our letter: {when}"
        case ClockRested():
            return f"leave of {names[body.seat]}: {_stretch(body.since, body.until)}"
        case ClockUnrested():
            return f"no leave of {names[body.seat]}: {_stretch(body.since, body.until)}"
        case TimeClaimed():
            return f"{names[body.seat]} claimed the win by time (its letter arrived then)"
        case TimeForfeited():
            due = _utc(datetime.fromisoformat(body.due))
            why = f", by the arbiter: {body.reason}" if body.reason else ""
            return f"{names[body.seat]} lost by time, due {due}{why}"
        case GameReopened():
            return f"the arbiter let the game go on: {body.reason}"
        case MovesTakenBack():
            came = _utc(datetime.fromisoformat(body.since))
            return f"the arbiter withdrew {listed(body.moves)}, come {came}: {body.reason}"
        case MovesRestored():
            return f"the arbiter gave {listed(body.moves)} back: {body.reason}"
        case SeatTaken():
            return f"{body.player} took the seat of {names[body.seat]}: {body.reason}"
        case Ruled():
            return f"the arbiter ended the game, {body.result} ({body.ending}): {body.reason}"
        case RulingWaits():
            due = _utc(datetime.fromisoformat(body.due))
            ruled = f"{body.result} ({body.ending})"
            return f"ruled {ruled}; the flag of {due} is looked at first: {body.reason}"
        case SeatWaits():
            seat = f"{body.player} is to take the seat of {body.former}"
            return f"{seat}; {_looked_at(body.due)}: {body.reason}"
        case TakeBackWaits():
            taken = f"the arbiter withdrew what came after move {body.stays}"
            return f"{taken}; {_looked_at(body.due)}: {body.reason}"
        case RestoreWaits():
            given = f"the arbiter gave {listed(body.moves)} back"
            return f"{given}; {_looked_at(body.due)}: {body.reason}"
        case RulingDropped():
            return f"the ruling that waited was taken back: {body.reason}"
        case _:
            assert_never(body)


def _looked_at(due: str) -> str:
    return f"the flag of {_utc(datetime.fromisoformat(due))} is looked at first"


def _seconds(seconds: int) -> str:
    return _span(timedelta(seconds=seconds))


def _stretch(since: str, until: str) -> str:
    return " to ".join(_utc(datetime.fromisoformat(one)) for one in (since, until))


def _utc(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M}"


def _span(time: timedelta) -> str:
    """A length of time in days, hours and minutes.

    >>> _span(timedelta(days=2, hours=3)), _span(timedelta(minutes=5)), _span(timedelta())
    ('2d 3h', '5min', '0min')
    """
    minutes = time // timedelta(minutes=1)
    parts = ((minutes // 1440, "d"), (minutes // 60 % 24, "h"), (minutes % 60, "min"))
    return " ".join(f"{number}{unit}" for number, unit in parts if number) or "0min"


# -- for a script ----


def as_json(office: Office, story: Story) -> dict[str, object]:
    """The account for a script; lengths of time are in seconds, instants in UTC."""
    game, clock = story.game, story.game.clock
    per_move = game.terms.per_move
    return {
        "game": game.id,
        "players": {seat.value: game.players[seat] for seat in Seat},
        "names": {seat.value: name for seat, name in names_in(office, game).items()},
        "terms": {
            **({"per_move": written(per_move)} if per_move else {}),
            **terms_to_words(game.terms),
            "forfeit": game.terms.forfeit,
        },
        "turns": [_turn_json(game, one) for one in story.turns],
        "acts": [
            {"at": at.isoformat(), "what": type(body).__name__, **asdict(body)}
            for at, body in story.acts
        ],
        "to_act": clock.seat.value if clock else None,
        "due": clock.due.isoformat() if clock and not clock.stopped else None,
        "stopped": game.times.still_since.isoformat() if game.times.still_since else None,
        "held": [hold.as_dict() for hold in _holds(office, game, story.at)],
        "result": (game.result.points() or None) if game.result else None,
        "ended": game.result.ending if game.result else None,
        "ended_at": game.ended_at.isoformat() if game.ended_at else None,
    }


def _turn_json(game: Game, one: Account) -> dict[str, object]:
    return {
        "seat": one.seat.value,
        "player": game.players[one.seat],
        "move": one.ply,
        "since": one.since.isoformat(),
        "until": one.until.isoformat() if one.until else None,
        "passed": _whole(one.elapsed),
        "counted": _whole(one.counted),
        "charged": _whole(one.charged),
        "rests": [{"since": a.isoformat(), "until": b.isoformat()} for a, b in one.rests],
        "credits": [
            {
                "at": each.at.isoformat(),
                "seconds": _whole(each.time),
                "why": _WHY[each.why],
                "reason": each.reason or None,
            }
            for each in one.credits
        ],
        "left": {each.name: _whole(each.time) for each in one.left},
        "due": None if _stands_still(game, one) else one.due.isoformat(),
        "limit": one.limit,
    }


def _whole(time: timedelta) -> int:
    return time // timedelta(seconds=1)
