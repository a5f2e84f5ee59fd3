"""A flag that has fallen comes before whatever would end or change its game after that.

This is the door through which rulings, withdrawals, substitutes and moves withdrawn come into a
game that goes on; `Folder.play` lets nothing of the kind pass beside it. Whoever's time was over
before has lost by then, as soon as it is sure that no letter came in time. Until then what was
ruled waits: it holds as of its own time if the flag had not fallen after all (`hold`). What
comes of it hangs on when things came, never on when somebody looked.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import datetime, timedelta
from functools import partial
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from corr.dice.roll import Standing
from corr.errors import ArbiterError
from corr.games.rules import Move, Seat
from corr.mail.letter import Happening, Refusal
from corr.mail.write.facts import Ruling
from corr.sentences.said import said
from corr.service.event.counting import (
    annulled_players,
    counts_nothing_told,
    left_too_early,
    open_players,
)
from corr.service.event.rounds import begin_to_end
from corr.service.letters.compose import Telling, kind_for, player_at, send_game_letter
from corr.service.letters.event_letters import Act, send_news, send_ruling
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.matches.dice_told import score_entered
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.flag_holds import enough
from corr.service.office.office import Office
from corr.service.office.trusted import MARGIN
from corr.service.office.why_aside import PUT_OFF
from corr.service.play.beside import as_late, begun_late, beside
from corr.service.play.credit import credit, pending
from corr.service.play.unsure import why_held
from corr.tournament.contest import rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events_contest import Substituted, Tended
from corr.tournament.events.events_games import (
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    Ruled,
    RulingDropped,
    RulingWaits,
    SeatTaken,
    SeatWaits,
    TakeBackWaits,
    TimeForfeited,
)
from corr.tournament.play.game import Game, forfeit
from corr.tournament.play.state import LATE, WALKOVER, Waiting, Waits, is_given
from corr.tournament.systems.matches import games_beside
from corr.tournament.wording import typed

# -- time that is over where nobody loses by it alone ----
# Both sides hear of it, and what they can do, and once more every week; nothing is lost meanwhile.


# -- time that is over: who has to claim it or decide, and what a late player is told ----


DECIDED = frozenset({"unclaimed", "arbiter"})
"""Why a late player does not lose yet, as `held.why_held` says it: somebody has to decide."""
AGAIN = timedelta(days=7)
"""How long after the last word on it both sides are told again."""


def tell_late(office: Office, game: Game, at: datetime) -> int:
    """Tell both sides of a time that is over, unless they know; how many letters went.

    Where the arbiter decides, the arbiter is told, too, once, with the commands to decide by.
    """
    clock = game.clock
    assert clock is not None
    weeks = (at - clock.due) // AGAIN
    office.store.events.set_next_look(game.id, clock.due + (weeks + 1) * AGAIN)
    cause = f"late.{game.id}.{clock.due:%Y-%m-%dT%H:%M:%S}"
    if office.store.letters.has_cause(f"{cause}.{weeks}"):
        return 0
    for seat in Seat:
        code = "you_are_late" if seat is clock.seat else "they_are_late"
        telling = Telling(happenings=[Happening(code=code)])
        cause_now = f"{cause}.{weeks}"
        send_game_letter(office, game, seat, "reminder", at=at, cause=cause_now, telling=telling)
    told = len(Seat)
    if game.terms.forfeit == "arbiter" and not office.store.letters.has_cause(cause):
        told += _propose(office, game, at, cause)
    return told


def tell_claim_void(office: Office, game: Game, at: datetime) -> int:
    """Tell both sides once that a claim of lost time fell, for time was given since."""
    clock, claimed = game.clock, game.times.claimed
    if clock is None or claimed is None or not game.times.claim_is_void:
        return 0
    cause = f"claim_void.{game.id}.{claimed:%Y-%m-%dT%H:%M:%S}"
    if office.store.letters.has_cause(cause):
        return 0
    for seat in Seat:
        mine = seat is not clock.seat
        telling = Telling(happenings=[Happening(code="claim_void", params={"yours": mine})])
        kind = "receipt" if mine else "your_move"
        send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)
    return len(Seat)


def _propose(office: Office, game: Game, at: datetime, cause: str) -> int:
    """Put it to an arbiter of the event that a time is over."""
    clock = game.clock
    assert clock is not None
    reason = ("--reason", "TEXT")
    params = {
        "name": player_at(office, game, clock.seat).name,
        "opponent": player_at(office, game, clock.seat.other).name,
        "game": game.id,
        "due": clock.due,
        "commands": (
            typed("clock", "forfeit", game.id, *reason),
            typed("clock", "extend", game.id, "--days", enough(clock.due, at), *reason),
        ),
    }
    arbiter = arbiters_for(office, game)[0]
    tell_request(office, arbiter, "time_over", params, at=at, cause=cause)
    return 1


# -- a receipt for who answers when the time was over ----


def came_too_late(case: Case, game: Game, seat: Seat, line: str) -> Iterator[Refusal]:
    """That an order was not carried out as its seat had lost on time; nothing if it had not.

    A letter that waited for somebody's look may have come in time: then the arbiter hears of it.
    """
    due, arrived = lost_at(case.office, game, seat), case.letter.arrived
    if due is None:
        return
    arbiter, in_time = arbiters_for(case.office, game)[0], arrived <= due
    if in_time:
        _tell_arbiter(case, game, seat, due, arbiter)
    params: dict[str, object] = {"arrived": arrived, "due": due, "arbiter": arbiter}
    if in_time:
        yield Refusal(line=line, code="came_in_time", params=params)
    else:
        params |= {"forfeit": game.terms.forfeit}
        yield Refusal(line=line, code="too_late", params=params)


def _tell_arbiter(case: Case, game: Game, seat: Seat, due: datetime, arbiter: str) -> None:
    """Put it to an arbiter, once for a letter, that the game was lost though it came in time."""
    cause = f"in_time.{game.id}.{case.letter.key}"
    if case.office.store.letters.has_cause(cause):
        return
    reopen = typed("game", "reopen", game.id, "--days", "7", "--reason", "TEXT")
    params = {
        "name": player_at(case.office, game, seat).name,
        "opponent": player_at(case.office, game, seat.other).name,
        "game": game.id,
        "arrived": case.letter.arrived,
        "due": due,
        "commands": (reopen,),
    }
    tell_request(case.office, arbiter, "lost_in_time", params, at=case.at, cause=cause)


_ON_TIME = frozenset({"time", LATE, WALKOVER})
"""How a game ends that is lost by a time that is over: its own, or that of its match."""


def lost_at(office: Office, game: Game, seat: Seat) -> datetime | None:
    """When the time was over with which a seat has lost a game; None if it has not."""
    if game.result is None or game.result.ending not in _ON_TIME or game.result.winner is seat:
        return None
    bodies = [event.body for event in office.store.events.of_stream(game.id)]
    lost = [body for body in bodies if isinstance(body, TimeForfeited)]
    return datetime.fromisoformat(lost[-1].due) if lost else None


# -- what changes a game that goes on, carried out and told ----
# Whether it may be done, and whether a flag is looked at first, is asked before.


def seat_player(office: Office, game: Game, body: SeatTaken, of: datetime, cause: str) -> Game:
    """Seat another player in a game that goes on, as of an instant."""
    office.store.news.drop_news_of(game.players[body.seat], game.id)
    return office.folder.play(game, [body], at=of, cause=cause)


def tell_seat(office: Office, game: Game, by: str, old: str, act: Act) -> None:
    """Tell both sides of a game who plays it now, each with the board."""
    for seat in Seat:
        told = seat_news(game, seat, by=by, old=old, reason=act.reason)
        send_news(office, game, seat, kind_for(game, seat), act, told)


def seat_news(game: Game, seat: Seat, *, by: str, old: str, reason: str) -> Happening:
    """That a player has a seat now which somebody else had, as the player at a seat hears it."""
    code = "took_seat" if game.players[seat] == by else "seat_taken"
    return Happening(code=code, params={"player": old, "reason": " ".join(reason.split())})


def tell_moves(
    office: Office, before: Game, game: Game, body: MovesTakenBack | MovesRestored, act: Act
) -> None:
    """Tell both sides which moves were withdrawn, or given back."""
    for seat in Seat:
        told = moves_news(game, seat, before=before, after=game, body=body)
        void = _void_news(before, game)
        send_news(office, game, seat, kind_for(game, seat), act, told, *void)


def _void_news(before: Game, game: Game) -> tuple[Happening, ...]:
    """Which rolls a withdrawal has made void (6.5), where dice are thrown."""
    if before.dice is None or game.dice is None:
        return ()
    known = set(before.dice.state.numbers(Standing.VOID))
    rolls = tuple(
        (one.number, "".join(map(str, sorted(one.dice, reverse=True))))
        for one in game.dice.state.rolls
        if one.number in {*game.dice.state.numbers(Standing.VOID)} - known
    )
    return (Happening(code="rolls_void", params={"rolls": rolls}),) if rolls else ()


def moves_news(
    game: Game, seat: Seat, *, before: Game, after: Game, body: MovesTakenBack | MovesRestored
) -> Happening:
    """Which moves were withdrawn or given back, as a seat hears it of a game as it is now."""
    code = "moves_taken_back" if isinstance(body, MovesTakenBack) else "moves_restored"
    first = before if isinstance(body, MovesTakenBack) else after
    params: dict[str, object] = {
        "first": before.judge.ply(first.position_at(body.number)),
        "moves": tuple(one for one in map(Move, body.moves) if not _by_none(game, one)),
        "yours": game.clock is not None and game.clock.seat is seat,
        "over": before.result is not None if first is before else after.result is not None,
        "reason": body.reason,
    }
    return Happening(code=code, params=params)


def _by_none(game: Game, move: Move) -> bool:
    """Whether an act was no seat's: a throw, or points that were given."""
    itself = game.judge.of_itself
    thrown = itself is not None and itself.throw_in(move) > 0
    return thrown or is_given(game.judge, move)


# -- what had waited for a look at a flag ----
# Whether the flag was looked at is for `flags` to know; here nobody is judged.


class News(Struct, frozen=True, kw_only=True):
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
        case RulingWaits():
            body = first.ends
            assert body is not None
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
        for name in office.store.events.games_with(contest.id, SeatWaits.__name__)
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
        row = office.store.players.player(body.player)
        by = row.name if row else body.player
    return {"act": one.act.replace("-", "_"), "by": by}


def tell_end(office: Office, game: Game, act: Act, *told: Happening) -> None:
    """Tell both sides that their game is over, and if it counts for nothing."""
    for seat in Seat:
        _tell_seat_of_end(office, game, seat, act, *told)


def _tell_seat_of_end(office: Office, game: Game, seat: Seat, act: Act, *told: Happening) -> None:
    out = left_too_early(office, _contest(office, game), game)
    nothing = counts_nothing_told(game, out, seat)
    telling = Telling(happenings=(*told, *nothing, *score_entered(game, seat)))
    send_game_letter(office, game, seat, "game_over", at=act.at, cause=act.cause, telling=telling)


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
    row = office.store.players.player(body.former)
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
        return rulings.restore_late(game, waits)
    return rulings.take_back_late(game, office.store.events.of_stream(game.id), waits)


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
    row = office.store.players.player(about)
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


# -- a flag that has fallen comes before whatever would end or change its game after ----


def settled(office: Office, game: Game, at: datetime, *, since: datetime | None = None) -> Game:
    """The game, lost on time if a flag had surely fallen by then, `since` or else now.

    What waits in it is looked at first.
    """
    watermark = office.store.letters.read_up_to(office.mailbox)
    for other in begun_late(office, game, since or at):
        if not why_held(office, other, at, watermark):
            game = lose_on_time(office, other, at, seen=game)
            break
    if game.waiting:
        game = look_at_waiting(office, game, at, watermark)
    if game.waiting or forfeit(game, since or at) is None:
        return game
    return game if why_held(office, game, at, watermark) else lose_on_time(office, game, at)


def lose_on_time(office: Office, game: Game, at: datetime, *, seen: Game | None = None) -> Game:
    """End a game whose time was over, and tell both; what waited in it came too late.

    With the time for the first act of a match all its games are lost (P§17.2); of these `seen` is
    the one that comes back, if it is not the game itself.
    """
    waited = game.waiting
    late = forfeit(game, waited[0].at if waited else at)
    assert late is not None
    if late.match:
        lose_match(office, game, late, Act(at=at, cause=f"time.{game.id}.{game.letter_number}"))
        after = office.folder.game((seen or game).id)
        assert after is not None
        return after
    cause = f"time.{game.id}.{game.letter_number}"
    undecided = _undecided(office, game)
    game = office.folder.play(game, [late], at=at, cause=cause)
    tell_end(office, game, Act(at=at, cause=cause))
    too_late(office, game, waited, "was lost on time", at, cause)
    _tell_who_left(office, game, undecided, at, cause)
    return game


def lose_match(office: Office, game: Game, late: TimeForfeited, act: Act) -> None:
    """End all games of a match that a seat has not begun in time, and tell both (P§17.2).

    They are lost for both players if the other one had not begun it either by then. A game in
    which a flag had fallen before is lost as such (§ 17.1).
    """
    player, due = game.players[late.seat], datetime.fromisoformat(late.due)
    for other in beside(office, game):
        flag = forfeit(other, due)
        if flag is not None and not flag.match:
            lose_on_time(office, other, act.at)
    others = beside(office, game)
    both = any(as_late(game, other) for other in others)
    games = [game, *others, *_begun_to_end(office, game, act)]
    for one in games:
        seat = one.seat_of(player)
        assert seat is not None
        _lose(office, one, replace(late, seat=seat, both=both), act)


def _begun_to_end(office: Office, game: Game, act: Act) -> Iterator[Game]:
    """The games of a match that were drawn and have not begun, begun to be ended at once."""
    contest = _contest(office, game)
    for pairing in games_beside(contest, game.id):
        if office.folder.game(pairing.game) is None and pairing.game not in contest.elsewhere:
            yield begin_to_end(office, contest, pairing, act)


def _lose(office: Office, game: Game, late: TimeForfeited, act: Act) -> None:
    """End one game of a match that was not begun in time, and tell both."""
    waited, undecided = game.waiting, _undecided(office, game)
    time, single = game.terms.start_within, _contest(office, game).spec.system.is_single
    game = office.folder.play(game, [late], at=act.at, cause=act.cause)
    due = datetime.fromisoformat(late.due)
    for seat in Seat:
        params = {
            "yours": seat is late.seat,
            "both": late.both,
            "due": due,
            "time": time,
            "game": "" if late.match == game.id else late.match,
            "single": single,
        }
        _tell_seat_of_end(office, game, seat, act, Happening(code="match_late", params=params))
    too_late(office, game, waited, "was lost on time", act.at, act.cause)
    _tell_who_left(office, game, undecided, act.at, act.cause)


class Flag(Struct, frozen=True, kw_only=True):
    """A flag that fell, and of which it is not sure whether its seat lost by it."""

    seat: Seat
    due: str


def unsure_flag(office: Office, game: Game, of: datetime) -> Flag | None:
    """The flag to be looked at before anything that was ruled then; None if there is none.

    The game is `settled`. Where no mail was ever read, as for an event that is only kept here, no
    flag falls and nothing waits.
    """
    late = forfeit(game, of) if office.store.upkeep.has_read_mail() else None
    if late is not None:
        return Flag(seat=late.seat, due=late.due)
    first = game.waiting[0].body if game.waiting else None
    return Flag(seat=first.seat, due=first.due) if first else None


def end_game(office: Office, game: Game, body: Ruled, act: Act) -> Game:
    """End a game by a ruling, unless somebody lost it on time before; both hear if it waits.

    If it is not sure yet who did, the ruling waits in the game, which goes on. Who lost on time
    is told so here, and what the ruling came to is for the caller to tell.
    """
    game = settled(office, game, act.at, since=_as_of(game, act))
    if game.result is not None:
        return game
    of = _as_of(game, act)
    flag = unsure_flag(office, game, of)
    if flag is None:
        return office.folder.play(game, [body], at=of, cause=act.cause)
    result, ending = body.result, body.ending
    waits = RulingWaits(
        seat=flag.seat,
        due=flag.due,
        result=result,
        ending=ending,
        reason=body.reason,
        score=body.score,
    )
    return let_wait(office, game, waits, act, of=of)


def _as_of(game: Game, act: Act) -> datetime:
    of = act.came or act.at
    return of if game.clock is None else max(of, game.clock.since)


def let_wait(
    office: Office, game: Game, body: Waits, act: Act, *, of: datetime | None = None
) -> Game:
    """Let what was ruled wait for the look at a flag, behind all that waits; both are told."""
    of = of or act.at
    of = max(of, game.waiting[-1].at) if game.waiting else of
    game = office.folder.play(game, [body], at=of, cause=act.cause)
    tell_waiting(office, game, game.waiting[-1], act)
    return game


def refuse_behind_ruling(game: Game) -> None:
    """Raise ArbiterError for a game that is to end by a ruling that waits."""
    for one in game.waiting:
        if one.ends:
            raise ArbiterError(said("why_game", "ruling_waits", game=game.id, words=one.words))


# -- what waits ----


def look_at_waiting(office: Office, game: Game, at: datetime, watermark: datetime | None) -> Game:
    """The game after a look at what waits, in order: lost on time, ended, changed, or as it is.

    Who plays it is told once of all that a look has changed.
    """
    news = list[News]()
    while game.waiting:
        first = game.waiting[0]
        if forfeit(game, first.at) is not None:
            held = why_held(office, game, at, watermark)
            game = game if held else lose_on_time(office, game, at)
            break
        if not _all_is_read(office, game, first, watermark):
            break
        undecided = _undecided(office, game)
        game, told = hold(office, game, at)
        news += [told] if told else []
        _tell_who_left(office, game, undecided, at, f"ruled.{game.id}.{first.number}")
    tell_held(office, game, news)
    return game


def _undecided(office: Office, game: Game) -> frozenset[str]:
    """The players whose results count or not as a game comes out in which rulings wait."""
    contest = office.folder.contest(game.event)
    return open_players(office, contest) if contest and game.waiting else frozenset()


def _tell_who_left(
    office: Office, game: Game, undecided: frozenset[str], at: datetime, cause: str
) -> None:
    """Tell those who left whether their results count, if that has come out now (16.2-16.3)."""
    if not undecided:
        return
    contest = office.folder.contest(game.event)
    assert contest is not None  # its game is here
    annulled = annulled_players(office, contest)
    act = Act(at=at, cause=cause)
    for player in sorted(undecided - open_players(office, contest)):
        team = contest.teams.get(player, "")
        params = {"event": contest.spec.event.name, "team": team, "annulled": player in annulled}
        told = Ruling(code="left_decided", reason="", params=params)
        send_ruling(office, contest, player, [told], act)


def _all_is_read(office: Office, game: Game, one: Waiting, watermark: datetime | None) -> bool:
    """Whether every letter is handled that came before a ruling, as far as one can know.

    One that came at the very moment waits behind the ruling itself (`held.is_behind_ruling`).
    """
    if watermark is None or watermark - MARGIN <= one.at or pending(office) is not None:
        return False
    rows = (row for why in PUT_OFF for row in office.store.upkeep.letters_because(why))
    earlier = (row.key for row in rows if row.arrived < one.at)
    return not any(office.store.upkeep.named_in(key) in game.players.values() for key in earlier)


def drop_waiting(office: Office, game: Game, causes: frozenset[str], act: Act) -> bool:
    """Take back what waits in a game by some causes, and tell both; whether anything did."""
    gone = [one for one in game.waiting if one.cause in causes]
    if not gone:
        return False
    reason = " ".join(act.reason.split())
    bodies = [RulingDropped(number=one.number, reason=reason) for one in gone]
    game = office.folder.play(game, bodies, at=act.at, cause=act.cause)
    for one in gone:
        tell_dropped(office, game, one, act)
    return True
