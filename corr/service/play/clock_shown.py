"""The account of a game's time, for the arbiter: as lines of text, and for a script."""

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import assert_never

from msgspec.structs import asdict

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.sentences.said import joined, said
from corr.service.office.flag_holds import Hold
from corr.service.office.office import Office
from corr.service.play.records import names_in, seats_by_colour
from corr.service.play.unsure import holding, holds
from corr.tournament.events.events_games import (
    PAUSED,
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
from corr.tournament.play.clock import Left
from corr.tournament.play.clock_story import Account, ClockBody, Credit, Story, story_of
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import USES, terms_to_words, written


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
    lines = [f"{game.id}  {names[Seat.FIRST]} – {names[Seat.SECOND]}", _terms(game)]
    colours = {seat: colour for colour, seat in seats_by_colour(game).items()}
    for seat in Seat:
        lines += [
            "",
            said("clock_shown", "seat", player=names[seat], colour=colours.get(seat, "")),
        ]
        mine = [one for one in story.turns if one.seat is seat]
        lines += [line for one in mine for line in _turn(game, one)] or [
            said("clock_shown", "no_turn")
        ]
    if story.acts:
        lines += ["", said("clock_shown", "happened")]
        lines += [joined("", (f"  {_utc(at)}  ", _act(body, names))) for at, body in story.acts]
    kept = (
        said("clock_shown", "not_yet", hold=hold.words) for hold in _holds(office, game, story.at)
    )
    return [*lines, "", *_now(story, names), *kept]


def _holds(office: Office, game: Game, at: datetime) -> list[Hold]:
    """Why who is to act does not lose, or would not if their time were over now."""
    clock = game.clock
    if clock is None or clock.stopped is not None or not clock.runs:
        return []
    if at < clock.due:
        return [*holding(office, game.players[clock.seat], at, at)]
    return [*holds(office, game, at, office.store.letters.read_up_to(office.mailbox))]


_UNIT = ("a_game", "a_match")
"""What a total is for, in a game and in a match that is one."""


def _terms(game: Game) -> str:
    """The time rules of a game in an arbiter's words."""
    terms = game.terms
    control, fischer = terms.control, terms.fischer
    found = (
        terms.per_move and said("clock_shown", "a_move", time=written(terms.per_move)),
        terms.total
        and said("clock_shown", _UNIT[bool(game.judge.of_itself)], time=written(terms.total)),
        control
        and said("clock_shown", "control", moves=control.moves, time=written(control.time)),
        fischer
        and said(
            "clock_shown",
            "fischer",
            start=written(fischer.start),
            increment=written(fischer.increment),
            most=written(fischer.most) if fischer.most else "",
        ),
        terms.double_after and said("clock_shown", "double", time=written(terms.double_after)),
        terms.delay and said("clock_shown", "delay", time=written(terms.delay)),
        terms.use != USES[0] and said("clock_shown", "use", use=terms.use),
    )
    return said(
        "clock_shown",
        "terms",
        limits=joined(", ", filter(None, found)),
        calendar=terms.counting.by_calendar,
        free=terms_to_words(terms).get("free_days", ""),
        zone=terms.counting.zone,
        forfeit=terms.forfeit,
    )


def _turn(game: Game, one: Account) -> Iterator[str]:
    yield said(
        "clock_shown",
        "turn",
        ply=f"{one.ply:>3}",
        since=_utc(one.since),
        until=_utc(one.until) if one.until else "",
        passed=_span(one.elapsed),
        counted=_span(one.counted),
        charged=_span(one.charged) if one.charged != one.counted else "",
        left=joined(", ", (_left(game, each) for each in one.left)),
    )
    for since, end in one.rests:
        yield said(
            "clock_shown", "at_rest", since=_utc(since), until=_utc(end), time=_span(end - since)
        )
    if free := _free(game, one):
        yield said("clock_shown", "free", time=_span(free))
    for credit in one.credits:
        yield said(
            "clock_shown",
            "credit",
            given=credit.time >= timedelta(),
            time=_span(abs(credit.time)),
            why=_credit(credit),
        )
    is_told = one.until is None or one.until > one.due or (game.result and one.until == one.due)
    if is_told and one.limit and not _stands_still(game, one):
        yield said("clock_shown", "due", due=_utc(one.due), limit=_limit(game, one.limit))


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
    return said(
        "clock_shown",
        "credit_why",
        why=_why(credit.why),
        reason=credit.reason,
        at=_utc(credit.at),
    )


def _why(code: str) -> str:
    return said("clock_shown", "why", why=code)


def _limit(game: Game, name: str) -> str:
    if name == "total" and game.judge.of_itself:
        name = "bank"
    known = name in ("move", "total", "bank", "fischer", "begin")
    return said("clock_shown", "limit", name=name) if known else name


def _left(game: Game, left: Left) -> str:
    known = left.name in ("move", "total", "fischer")
    moves = left.moves
    limit = _limit(game, left.name) if known else said("clock_shown", "next_moves", count=moves)
    return said("clock_shown", "left", time=_span(left.time), limit=limit)


def _now(story: Story, names: dict[Seat, str]) -> Iterator[str]:
    game, clock = story.game, story.game.clock
    if game.result is not None and game.ended_at is not None:
        yield said(
            "clock_shown",
            "ended",
            at=_utc(game.ended_at),
            points=game.result.points(),
            ending=game.result.ending,
        )
    elif clock is not None and (still := game.times.still_since):
        yield said("clock_shown", "stands_still", player=names[clock.seat], since=_utc(still))
    elif clock is not None and not clock.runs:
        yield said("clock_shown", "no_clock", player=names[clock.seat])
    elif clock is not None:
        yield said("clock_shown", "to_act", player=names[clock.seat], due=_utc(clock.due))


def _act(body: ClockBody, names: dict[Seat, str]) -> str:
    """What touched a clock, in words."""
    match body:
        case ClockCredited():
            return said(
                "clock_shown",
                "got_back",
                player=names[body.seat],
                time=_seconds(body.seconds),
                why=_why(body.why),
            )
        case ClockExtended():
            return said(
                "clock_shown",
                "arbiter_gave",
                gave=body.seconds > 0,
                player=names[body.seat],
                time=_seconds(abs(body.seconds)),
                reason=body.reason,
            )
        case ClockStopped() if body.why == PAUSED:
            return said("clock_shown", "stopped", reason=body.reason)
        case ClockStopped():
            return said(
                "clock_shown",
                "stood_still",
                until=_utc(datetime.fromisoformat(body.until)) if body.until else "",
                player=names[body.seat],
            )
        case ClockStarted() if body.why == PAUSED:
            return said("clock_shown", "started", reason=body.reason)
        case ClockStarted():
            return said("clock_shown", "ran_again", reason=body.reason, player=names[body.seat])
        case StopRefuted():
            when = _stretch(body.since, body.until)
            return said("clock_shown", "ran_all_the_same", player=names[body.seat], when=when)
        case ClockRested():
            return said(
                "clock_shown",
                "leave",
                player=names[body.seat],
                when=_stretch(body.since, body.until),
            )
        case ClockUnrested():
            return said(
                "clock_shown",
                "no_leave",
                player=names[body.seat],
                when=_stretch(body.since, body.until),
            )
        case TimeClaimed():
            return said("clock_shown", "time_claimed", player=names[body.seat])
        case ClockAsked():
            return said("clock_shown", "asked", player=names[body.seat])
        case ClockImposed():
            return said("clock_shown", "imposed", time=_seconds(body.seconds), reason=body.reason)
        case ClockLifted():
            return said("clock_shown", "lifted", reason=body.reason)
        case MatchStarted():
            return said("clock_shown", "match_started", player=names[body.seat], game=body.game)
        case TimeForfeited():
            due = _utc(datetime.fromisoformat(body.due))
            return said(
                "clock_shown", "lost_by_time", player=names[body.seat], due=due, reason=body.reason
            )
        case GameReopened():
            return said("clock_shown", "reopened", reason=body.reason)
        case MovesTakenBack():
            came = _utc(datetime.fromisoformat(body.since))
            return said("clock_shown", "withdrew", moves=body.moves, came=came, reason=body.reason)
        case MovesRestored():
            return said("clock_shown", "gave_back", moves=body.moves, reason=body.reason)
        case SeatTaken():
            return said(
                "clock_shown",
                "seat_taken",
                player=body.player,
                former=names[body.seat],
                reason=body.reason,
            )
        case Ruled():
            return said(
                "clock_shown", "ruled", result=body.result, ending=body.ending, reason=body.reason
            )
        case RulingWaits():
            due = _utc(datetime.fromisoformat(body.due))
            return said(
                "clock_shown",
                "ruling_waits",
                result=body.result,
                ending=body.ending,
                due=due,
                reason=body.reason,
            )
        case SeatWaits():
            return said(
                "clock_shown",
                "seat_waits",
                player=body.player,
                former=body.former,
                flag=_looked_at(body.due),
                reason=body.reason,
            )
        case TakeBackWaits():
            return said(
                "clock_shown",
                "take_back_waits",
                stays=body.stays,
                flag=_looked_at(body.due),
                reason=body.reason,
            )
        case RestoreWaits():
            return said(
                "clock_shown",
                "restore_waits",
                moves=body.moves,
                flag=_looked_at(body.due),
                reason=body.reason,
            )
        case RulingDropped():
            return said("clock_shown", "ruling_dropped", reason=body.reason)
        case _:
            assert_never(body)


def _looked_at(due: str) -> str:
    return said("clock_shown", "looked_at", due=_utc(datetime.fromisoformat(due)))


def _seconds(seconds: int) -> str:
    return _span(timedelta(seconds=seconds))


def _stretch(since: str, until: str) -> str:
    first, last = (_utc(datetime.fromisoformat(one)) for one in (since, until))
    return said("clock_shown", "stretch", since=first, until=last)


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
        "due": clock.due.isoformat() if clock and not clock.stopped and clock.runs else None,
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
                "why": _why(each.why),
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
