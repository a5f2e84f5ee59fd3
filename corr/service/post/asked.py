"""A player's questions: which letter answers each, and why one cannot be answered.

Nothing here changes a game, and an event only by who takes part in it (`asked_entry`). One letter
answers all questions of a kind.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import assert_never

from corr.mail.letter import Refusal
from corr.service.event.announcing import mail_proved
from corr.service.letters.compose import game_facts
from corr.service.letters.desk_letters import send_about_no_game
from corr.service.office.case import Answer, Case
from corr.service.play.leave import take_leave
from corr.service.play.leave_off import take_back
from corr.service.post.asked_entry import ask_to_enter, ask_to_withdraw
from corr.service.post.asked_events import norms, rules, tables
from corr.service.post.asked_games import all_games, record, running_games, tested, times
from corr.store import GameRow, PlayerRow
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.play.game import Game
from corr.tournament.play.orders import Ask, Enter, Help, LeaveOff, TakeLeave, Withdraw

Question = Ask | TakeLeave | LeaveOff | Enter | Withdraw | Help
_Entry = Enter | Withdraw
_Leave = TakeLeave | LeaveOff

MOST = 5
"""How many games or events a letter may ask about by name, of each kind of question."""
MOST_GAMES = 12
"""How many games are named to choose from."""
MOST_EVENTS = 3
"""How many events are told of where the question names none."""

_ABOUT_EVENTS: Mapping[str, Callable[[Case, PlayerRow, Sequence[Contest]], Answer]] = {
    "table": tables,
    "norms": norms,
    "rules": rules,
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Desk:
    """Who asks, in which letter; `game` is the one that the letter is about, if any."""

    case: Case
    player: PlayerRow
    game: Game | None

    def refusal(self, order: Question, code: str, **params: object) -> Refusal:
        return Refusal(line=order.line, code=code, params=params)


def answer_questions(
    case: Case, player: PlayerRow, game: Game | None, orders: Sequence[Question]
) -> list[Refusal]:
    """Queue the letters that answer a player's questions; what could not be answered, and why.

    `game` is the game of the letter, None for a letter about no position. Of the same question
    asked twice there is one answer.
    """
    # The letter's own orders may have changed the game meanwhile.
    now = case.office.folder.game(game.id) if game else None
    desk = _Desk(case=case, player=player, game=now)
    refusals = list[Refusal]()
    for kind in dict.fromkeys(map(_kind, orders)):
        mine = [order for order in orders if _kind(order) == kind]
        for found in _answers(desk, kind, mine):
            if isinstance(found, Refusal):
                refusals.append(found)
            else:
                _send(desk, found)
    return list({(one.line, one.code, one.params.get("event")): one for one in refusals}.values())


def _kind(order: Question) -> str:
    if isinstance(order, _Leave):
        return "leave"
    return order.what if isinstance(order, Ask) else type(order).__name__


def _answers(desk: _Desk, kind: str, orders: Sequence[Question]) -> list[Answer | Refusal]:
    """What all questions of a kind lead to; a letter that was sent already is not among them."""
    asked = [order for order in orders if isinstance(order, Ask)]
    if kind in _ABOUT_EVENTS:
        return _about_events(desk, kind, asked)
    if kind == "time":
        return _about_time(desk, asked)
    if kind == "record":
        return _records(desk, asked)
    if kind in ("Enter", "Withdraw"):
        orders = list({one.event: one for one in orders if isinstance(one, _Entry)}.values())
    if kind == "leave":
        return [*_leave(desk, orders[:MOST]), *_beyond(desk, orders)]
    found = (_answer(desk, one) for one in orders[:MOST] if not isinstance(one, _Leave))
    one_each = [one for one in found if one is not None]
    once = kind in ("games", "test", "Help")
    return one_each[:1] if once else [*one_each, *_beyond(desk, orders)]


def _answer(desk: _Desk, order: Ask | Enter | Withdraw | Help) -> Answer | Refusal | None:
    """The answer to a question that stands alone."""
    match order:
        case Ask(what="test"):
            return _test(desk, order)
        case Ask():
            return all_games(desk.case, desk.player)
        case Help():
            return _help(desk)
        case Enter():
            return ask_to_enter(desk.case, desk.player, order)
        case Withdraw():
            contest = _event_to_leave(desk, order)
            if isinstance(contest, Refusal):
                return contest
            return ask_to_withdraw(desk.case, desk.player, contest, order)
        case _:
            assert_never(order)


def _leave(desk: _Desk, orders: Sequence[Question]) -> Iterator[Answer | Refusal]:
    """Leave that is announced or taken back, in the order of the letter."""
    for order in orders:
        if isinstance(order, TakeLeave):
            yield from take_leave(desk.case, desk.player, order)
        elif isinstance(order, LeaveOff):
            yield take_back(desk.case, desk.player, order)


def _beyond(desk: _Desk, orders: Sequence[Question]) -> list[Answer | Refusal]:
    return [desk.refusal(order, "too_many_questions", limit=MOST) for order in orders[MOST:]]


def _send(desk: _Desk, answer: Answer) -> None:
    case = desk.case
    send_about_no_game(
        case.office,
        desk.player,
        answer.kind,
        answer.facts,
        at=case.at,
        cause=case.letter.key,
        answers=case.letter,
        unsolicited=case.proven and answer.kind != "leave",
        attachments=answer.attachments,
    )


def _test(desk: _Desk, order: Ask) -> Answer | Refusal:
    """Whether a move would have been taken: not from a letter that answers none of ours."""
    if not desk.case.proven:
        return desk.refusal(order, "untagged")
    return tested(desk.case, desk.player, mail_proved(desk.case, desk.player))


def arrived_at_all(case: Case, player: PlayerRow) -> None:
    """Take a letter that orders nothing for the answer to the one that tries the mail."""
    desk = _Desk(case=case, player=player, game=None)
    _send(desk, tested(case, player, mail_proved(case, player)))


def _help(desk: _Desk) -> Answer:
    seat = desk.game.seat_of(desk.player.id) if desk.game else None
    facts = None
    if desk.game is not None and seat is not None:
        facts = game_facts(desk.case.office, desk.game, seat, at=desk.case.at)
    return Answer(kind="help", facts={"g": facts})


# -- games ----


def _own_game(desk: _Desk, order: Question) -> Game | Refusal | None:
    """The game that a line names, else that of the letter; None if there is none."""
    if not order.game:
        return desk.game
    game = desk.case.office.folder.game(order.game)
    if game is None or game.seat_of(desk.player.id) is None:
        return desk.refusal(order, "unknown_game", game=order.game)
    return game


def _about_time(desk: _Desk, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """One letter about the games that are named, else that of the letter, else all."""
    games, refusals = dict[str, Game](), list[Answer | Refusal]()
    for order in orders:
        meant = _own_game(desk, order)
        if isinstance(meant, Refusal):
            refusals.append(meant)
        elif meant is None:
            found = running_games(desk.case.office, desk.player)
            games |= {one.id: one for one in found}
            refusals += [] if found else [desk.refusal(order, "no_running_games")]
        elif meant.clock is None:
            refusals.append(desk.refusal(order, "game_over"))
        else:
            games[meant.id] = meant
    told = [times(desk.case, desk.player, tuple(games.values()))] if games else []
    return [*told, *refusals]


def _records(desk: _Desk, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """A letter for each game that is named; a player's only one needs no name."""
    found, refusals = dict[str, Answer](), list[Answer | Refusal]()
    for order in orders:
        game = _own_game(desk, order) or _only_game(desk, order)
        if isinstance(game, Refusal):
            refusals.append(game)
        elif game.id not in found and len(found) == MOST:
            refusals.append(desk.refusal(order, "too_many_questions", limit=MOST))
        else:
            found[game.id] = record(desk.case, desk.player, game)
    return [*found.values(), *refusals]


def _only_game(desk: _Desk, order: Ask) -> Game | Refusal:
    """The only game that goes on; if none does, the only one that there is."""
    rows = desk.case.office.store.games_of_player(desk.player.id)
    meant = [row for row in rows if not row.ended_at] or rows
    game = desk.case.office.folder.game(meant[0].id) if len(meant) == 1 else None
    if game is not None:
        return game
    names = tuple(row.id for row in sorted(rows, key=_lateness, reverse=True)[:MOST_GAMES])
    return desk.refusal(order, "which_game", games=names)


def _lateness(row: GameRow) -> tuple[bool, datetime, str]:
    """Games that go on come last, after those that ended last."""
    return not row.ended_at, row.ended_at or row.started_at, row.id


# -- events ----


def _about_events(desk: _Desk, kind: str, orders: Sequence[Ask]) -> list[Answer | Refusal]:
    """One letter about all events that are meant."""
    contests, refusals = dict[str, Contest](), list[Answer | Refusal]()
    supposed = dict[str, str]()
    for order in orders:
        meant = _events_meant(desk, kind, order)
        if isinstance(meant, Refusal):
            refusals.append(meant)
            continue
        for contest in meant:
            if lacking := _not_now(desk, kind, contest, order):
                refusals.append(lacking)
            elif contest.id not in contests and len(contests) == MOST:
                refusals.append(desk.refusal(order, "too_many_questions", limit=MOST))
            else:
                contests[contest.id] = contest
                supposed[contest.id] = order.points or supposed.get(contest.id, "")
    if not contests:
        return refusals
    case, player, found = desk.case, desk.player, tuple(contests.values())
    if kind == "norms":
        return [norms(case, player, found, supposed), *refusals]
    return [_ABOUT_EVENTS[kind](case, player, found), *refusals]


def _not_now(desk: _Desk, kind: str, contest: Contest, order: Ask) -> Refusal | None:
    """Why a question about an event has no answer yet, or none any more."""
    if contest.state == "cancelled":
        why = contest.cancelled_why
        return desk.refusal(order, "event_cancelled", event=contest.id, why=why)
    if kind != "rules" and not contest.order:
        start = contest.spec.event.start.isoformat()
        return desk.refusal(order, "event_not_started", event=contest.id, start=start)
    if kind == "norms" and contest.state == "closed":
        return desk.refusal(order, "event_over", event=contest.id)
    return None


def _events_meant(desk: _Desk, kind: str, order: Ask) -> Sequence[Contest] | Refusal:
    """The event that a line or its letter is about, else those that the player now plays in.

    If they play in none now, it is the only one that they have played in.
    Before an event begins, anybody may ask for its rules.
    """
    folder = desk.case.office.folder
    yours = dict(desk.case.office.store.events_of_player(desk.player.id))
    if order.event:
        contest = folder.contest(order.event)
        public = contest is not None and kind == "rules" and contest.state == "open"
        if contest is None or (contest.id not in yours and not public):
            return desk.refusal(order, "unknown_event", event=order.event, yours=tuple(yours))
        return (contest,)
    game = _own_game(desk, order)
    if isinstance(game, Refusal):
        return game
    named = [game.event] if game else []
    for wanted in ("running", "open" if kind == "rules" else ""):
        named = named or [event for event, state in yours.items() if state == wanted]
    named = named or (list(yours) if len(yours) == 1 else [])
    found = [folder.contest(event) for event in named[:MOST_EVENTS]]
    if not found:
        return _unnamed(desk, order, tuple(yours))
    return [contest for contest in found if contest is not None]


def _unnamed(desk: _Desk, order: Question, yours: tuple[str, ...]) -> Refusal:
    if not yours:
        return desk.refusal(order, "no_event")
    return desk.refusal(order, "which_event", events=yours)


def _event_to_leave(desk: _Desk, order: Withdraw) -> Contest | Refusal:
    """The event that a line names, else the letter's, else the only one that is not over."""
    folder, store = desk.case.office.folder, desk.case.office.store
    yours = dict(store.events_of_player(desk.player.id))
    event = order.event
    if not event:
        game = _own_game(desk, order)
        if isinstance(game, Refusal):
            return game
        current = tuple(name for name, state in yours.items() if state not in OVER)
        if game is None and len(current) != 1:
            return _unnamed(desk, order, current)
        event = game.event if game else current[0]
    contest = folder.contest(event)
    if contest is None or not (contest.id in yours or contest.book.wish(desk.player.id)):
        return desk.refusal(order, "unknown_event", event=event, yours=tuple(yours))
    return contest
