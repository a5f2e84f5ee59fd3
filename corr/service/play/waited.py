"""What had waited for a look at a flag: told when it waits, when it holds, and when it cannot.

Whether the flag was looked at is for `flags` to know; here nobody is judged.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import assert_never

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts_rounds import Ruling
from corr.service.event.counting import counts_nothing
from corr.service.letters.compose import Telling, send_game_letter
from corr.service.letters.event_letters import Act, send_news, send_ruling
from corr.service.office.office import Office
from corr.service.play.credit import credit
from corr.service.play.game_acts import kind_for, moves_news, seat_news, seat_player
from corr.tournament.contest import take_backs
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import (
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    Substituted,
    TakeBackWaits,
    Tended,
)
from corr.tournament.play.game import Game
from corr.tournament.play.waiting import Waiting


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What one look has changed in a game that goes on, by an act; `taken` is a seat that was.

    It is told with the board as the whole look leaves it: `told` says it to a seat then.
    """

    told: Callable[[Game, Seat], Happening]
    act: Act
    taken: Seat | None = None


def hold(office: Office, game: Game, at: datetime) -> tuple[Game, News | None]:
    """Carry out what waited first in a game, as of its own time; nobody had lost on time before.

    What cannot be done any more is dropped. Both are told of a game that is over by it; what is
    to be told of one that goes on comes back with it. The event's log says what came of it.
    """
    first = game.waiting[0]
    act = Act(at=at, cause=f"ruled.{game.id}.{first.number}", reason=first.body.reason)
    match first.body:
        case RulingWaits(result=result, ending=ending, reason=reason):
            body = Ruled(result=result, ending=ending, reason=reason)
            return _end(office, game, first, body, act), None
        case SeatWaits():
            return _take_seat(office, game, first, first.body, act)
        case TakeBackWaits() | RestoreWaits():
            return _change_moves(office, game, first, first.body, act)
        case _:
            assert_never(first.body)


def tell_held(office: Office, game: Game, news: Sequence[News]) -> None:
    """Tell both sides what a look has changed in a game: one letter each, nothing if it is over.

    Who had a seat for a moment only, between two acts of one look, is asked for no move in it.
    """
    if not news or game.result is not None:
        return
    seats = {one.taken: one for one in news}
    kept = [one for one in news if one.taken is None or seats[one.taken] is one]
    for seat in Seat:
        told = (one.told(game, seat) for one in kept)
        send_news(office, game, seat, kind_for(game, seat), news[-1].act, *told)


def too_late(
    office: Office, game: Game, waited: Sequence[Waiting], why: str, at: datetime, cause: str
) -> None:
    """Note what had waited in a game that was over before, and tell who was to have a seat."""
    for one in waited:
        said = f"it was ruled {one.words}" if one.ends else one.words
        _note(office, game, f"{game.id} {why} before {said}", at, cause)
        if isinstance(one.body, SeatWaits):
            _tell_decided(office, game, one.body, Act(at=at, cause=cause), taken=False)


def games_to_come(office: Office, contest: Contest, player: str) -> tuple[str, ...]:
    """The games of an event in which a player is to have a seat as soon as a flag is looked at."""
    found = (
        office.folder.game(name)
        for name in office.store.games_with(contest.id, SeatWaits.__name__)
    )
    return tuple(
        game.id
        for game in found
        if game is not None and game.seat_of(player) is None and game.seat_to_be(player)
    )


# -- what is told while it waits ----


def tell_waiting(office: Office, game: Game, one: Waiting, act: Act) -> None:
    """Tell both sides what waits in their game, and for what."""
    for seat in Seat:
        params: dict[str, object] = {
            "due": one.due,
            "late": one.body.seat is seat,
            "reason": one.body.reason,
        }
        code = "ruling_waits" if one.ends else "act_waits"
        params |= {} if one.ends else _about(office, one)
        told = Happening(code=code, params=params)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def tell_dropped(office: Office, game: Game, one: Waiting, act: Act) -> None:
    """Tell both sides that what waited in their game was taken back, and why."""
    tell_held(office, game, [_dropped(office, one, act, "undone")])


def _dropped(office: Office, one: Waiting, act: Act, why: str) -> News:
    params: dict[str, object] = {"reason": " ".join(act.reason.split())}
    code = "ruling_dropped" if one.ends else "act_dropped"
    params |= {} if one.ends else {**_about(office, one), "why": why}
    return News(told=lambda game, seat: Happening(code=code, params=params), act=act)


def _about(office: Office, one: Waiting) -> dict[str, object]:
    body, by = one.body, ""
    if isinstance(body, SeatWaits):
        row = office.store.player(body.player)
        by = row.name if row else body.player
    return {"act": one.act.replace("-", "_"), "by": by}


def tell_end(office: Office, game: Game, act: Act, *told: Happening) -> None:
    """Tell both sides that their game is over, and if it counts for nothing."""
    if counts_nothing(office, _contest(office, game), game):
        told = (*told, Happening(code="counts_nothing"))
    telling = Telling(happenings=told)
    for seat in Seat:
        send_game_letter(
            office, game, seat, "game_over", at=act.at, cause=act.cause, telling=telling
        )


# -- what is done then ----


def _end(office: Office, game: Game, first: Waiting, body: Ruled, act: Act) -> Game:
    rest = game.waiting[1:]
    game = office.folder.play(game, [body], at=first.at, cause=first.cause)
    told = [Happening(code="ruled", params={"reason": body.reason})] if body.reason else []
    tell_end(office, game, act, *told)
    _note_held(office, game, first, act)
    too_late(office, game, rest, "was over by a ruling", act.at, act.cause)
    return game


def _take_seat(
    office: Office, game: Game, first: Waiting, body: SeatWaits, act: Act
) -> tuple[Game, News]:
    contest = _contest(office, game)
    seated = Substituted(player=body.former, by=body.player, games=(game.id,), reason=body.reason)
    office.folder.record(contest.id, contest, [seated], at=act.at, cause=act.cause)
    taken = SeatTaken(seat=body.taken, player=body.player, reason=body.reason)
    game = seat_player(office, game, taken, first.at, first.cause)
    if game.position.to_act is body.taken:
        game = _with_time(office, game, first, act)
    _tell_decided(office, game, body, act, taken=True)
    _note_held(office, game, first, act)
    row = office.store.player(body.former)
    old, reason = row.name if row else body.former, act.reason
    told = partial(seat_news, by=body.player, old=old, reason=reason)
    return game, News(told=told, act=act, taken=body.taken)


def _change_moves(
    office: Office, game: Game, first: Waiting, waits: TakeBackWaits | RestoreWaits, act: Act
) -> tuple[Game, News]:
    try:
        body = _moves(office, game, waits)
    except ArbiterError as error:
        return _drop(office, game, first, str(error), act)
    after = office.folder.play(game, [body], at=first.at, cause=first.cause)
    after = _with_time(office, after, first, act)
    _note_held(office, after, first, act)
    return after, News(told=partial(moves_news, before=game, after=after, body=body), act=act)


def _moves(
    office: Office, game: Game, waits: TakeBackWaits | RestoreWaits
) -> MovesTakenBack | MovesRestored:
    if isinstance(waits, RestoreWaits):
        return take_backs.restore_late(game, waits)
    return take_backs.take_back_late(game, office.store.events(game.id), waits)


def _drop(office: Office, game: Game, first: Waiting, why: str, act: Act) -> tuple[Game, News]:
    """Drop what cannot be done any more."""
    body = RulingDropped(number=first.number, reason=why)
    game = office.folder.play(game, [body], at=act.at, cause=act.cause)
    _note(office, game, f"{why}, so it came to nothing: {first.words}", act.at, act.cause)
    return game, _dropped(office, first, act, "gone")


def _with_time(office: Office, game: Game, first: Waiting, act: Act) -> Game:
    """The game with the time given back for which its new turn was known to nobody."""
    bodies = credit(game, first.at, act.at)
    return office.folder.play(game, bodies, at=act.at, cause=act.cause) if bodies else game


def _tell_decided(office: Office, game: Game, body: SeatWaits, act: Act, *, taken: bool) -> None:
    """Tell who had a seat that it is taken now, or who was to have it that it is not."""
    about, reader = (body.player, body.former) if taken else (body.former, body.player)
    row = office.store.player(about)
    params = {"game": game.id, "name": row.name if row else about, "taken": taken}
    ruling = Ruling(code="seat_decided", reason="", params=params)
    send_ruling(office, _contest(office, game), reader, [ruling], act)


def _note_held(office: Office, game: Game, first: Waiting, act: Act) -> None:
    what = f"{game.id} was not lost on time before: {first.words}"
    _note(office, game, what, act.at, act.cause)


def _note(office: Office, game: Game, what: str, at: datetime, cause: str) -> None:
    """Write into the event's log what came of that which had waited."""
    contest = _contest(office, game)
    office.folder.record(contest.id, contest, [Tended(what=what)], at=at, cause=cause)


def _contest(office: Office, game: Game) -> Contest:
    found = office.folder.contest(game.event)
    assert found is not None  # its game is here
    return found
