"""A flag that has fallen comes before whatever would end or change its game after that.

This is the door through which rulings and withdrawals end a game that goes on; `Folder.play`
lets nothing of the kind pass beside it. Whoever's time was over before has lost by then, as soon
as it is sure that no letter came in time. Until then a ruling waits: it holds as of its own time
if the flag had not fallen after all. What comes of it hangs on when things came, never on when
somebody looked.
"""

from datetime import datetime

from corr.games.rules import Seat
from corr.mail.facts_rounds import Ruling
from corr.mail.letter import Happening
from corr.service.compose import Telling, send_game_letter
from corr.service.counting import annulled_players, counts_nothing, open_players
from corr.service.event_letters import Act, send_news, send_ruling
from corr.service.held import why_held
from corr.service.office import Office
from corr.service.outages import pending
from corr.service.set_aside import PUT_OFF
from corr.service.timekeeping import MARGIN
from corr.tournament.events import Ruled, RulingDropped, RulingWaits, Tended
from corr.tournament.game import Game, forfeit
from corr.tournament.waiting import Waiting


def settled(office: Office, game: Game, at: datetime, *, since: datetime | None = None) -> Game:
    """The game, lost on time if a flag had surely fallen by then, `since` or else now.

    A ruling that waits in it is looked at first.
    """
    watermark = office.store.read_up_to(office.mailbox)
    if game.waiting:
        return look_at_waiting(office, game, at, watermark)
    if forfeit(game, since or at) is None or why_held(office, game, at, watermark):
        return game
    return lose_on_time(office, game, at)


def lose_on_time(office: Office, game: Game, at: datetime) -> Game:
    """End a game whose time was over, and tell both; rulings that waited came too late."""
    waited = game.waiting
    late = forfeit(game, waited[0].at if waited else at)
    assert late is not None
    cause = f"time.{game.id}.{game.letter_number}"
    undecided = _undecided(office, game)
    game = office.folder.play(game, [late], at=at, cause=cause)
    for seat in Seat:
        send_game_letter(office, game, seat, "game_over", at=at, cause=cause, telling=Telling())
    for one in waited:
        what = f"{game.id} was lost on time before it was ruled {one.words}"
        _note(office, game, what, at, cause)
    _tell_decided(office, game, undecided, at, cause)
    return game


def end_game(office: Office, game: Game, body: Ruled, act: Act) -> Game:
    """End a game by a ruling, unless somebody lost it on time before; both hear if it waits.

    If it is not sure yet who did, the ruling waits in the game, which goes on. Who lost on time
    is told so here, and what the ruling came to is for the caller to tell. Where no mail was ever
    read, as for an event that is only kept here, no flag falls and nothing waits.
    """
    of = act.came or act.at
    if game.clock is not None:
        of = max(of, game.clock.since)
    game = settled(office, game, act.at, since=of)
    if game.result is not None:
        return game
    late = forfeit(game, of) if office.store.has_read_mail() else None
    if late is None and not game.waiting:
        return office.folder.play(game, [body], at=of, cause=act.cause)
    return _let_wait(office, game, body, of, act)


def _let_wait(office: Office, game: Game, body: Ruled, of: datetime, act: Act) -> Game:
    late = forfeit(game, of)
    flag = game.waiting[0].body if late is None else None
    seat, due = (flag.seat, flag.due) if flag else (late.seat, late.due) if late else (None, "")
    assert seat is not None
    waits = RulingWaits(
        seat=seat, due=due, result=body.result, ending=body.ending, reason=body.reason
    )
    of = max(of, game.waiting[-1].at) if game.waiting else of
    game = office.folder.play(game, [waits], at=of, cause=act.cause)
    due_at = game.waiting[-1].due
    for one in Seat:
        params = {"due": due_at, "late": one is seat, "reason": body.reason}
        told = Happening(code="ruling_waits", params=params)
        send_news(office, game, one, _kind(game, one), act, told)
    return game


def _kind(game: Game, seat: Seat) -> str:
    return "your_move" if game.position.to_act is seat else "receipt"


# -- what waits ----


def look_at_waiting(office: Office, game: Game, at: datetime, watermark: datetime | None) -> Game:
    """The game after a look at the first ruling that waits: lost on time, ended, or as it is."""
    first = game.waiting[0]
    if forfeit(game, first.at) is not None:
        held = why_held(office, game, at, watermark)
        return game if held else lose_on_time(office, game, at)
    if not _all_is_read(office, game, first, watermark):
        return game
    undecided = _undecided(office, game)
    game = office.folder.play(game, [first.ruled], at=first.at, cause=first.cause)
    cause = f"ruled.{game.id}.{first.number}"
    contest = office.folder.contest(game.event)
    assert contest is not None
    told = [Happening(code="ruled", params={"reason": first.body.reason})]
    told = told if first.body.reason else []
    if counts_nothing(office, contest, game):
        told.append(Happening(code="counts_nothing"))
    telling = Telling(happenings=told)
    for seat in Seat:
        send_game_letter(office, game, seat, "game_over", at=at, cause=cause, telling=telling)
    _note(office, game, f"{game.id} was not lost on time before: {first.words}", at, cause)
    _tell_decided(office, game, undecided, at, cause)
    return game


def _undecided(office: Office, game: Game) -> frozenset[str]:
    """The players whose results count or not as a game comes out in which rulings wait."""
    contest = office.folder.contest(game.event)
    return open_players(office, contest) if contest and game.waiting else frozenset()


def _tell_decided(
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
    """Whether every letter is handled that came before a ruling, as far as one can know."""
    if watermark is None or watermark - MARGIN <= one.at or pending(office) is not None:
        return False
    rows = (row for why in PUT_OFF for row in office.store.letters_because(why))
    earlier = (row.key for row in rows if row.arrived <= one.at)
    return not any(office.store.named_in(key) in game.players.values() for key in earlier)


def drop_waiting(office: Office, game: Game, causes: frozenset[str], act: Act) -> bool:
    """Take back the rulings that wait in a game by some causes, and tell both; whether any did."""
    gone = [one for one in game.waiting if one.cause in causes]
    if not gone:
        return False
    reason = " ".join(act.reason.split())
    bodies = [RulingDropped(number=one.number, reason=reason) for one in gone]
    game = office.folder.play(game, bodies, at=act.at, cause=act.cause)
    for seat in Seat:
        told = Happening(code="ruling_dropped", params={"reason": reason})
        send_news(office, game, seat, _kind(game, seat), act, told)
    return True


def _note(office: Office, game: Game, what: str, at: datetime, cause: str) -> None:
    """Write into the event's log what came of a ruling that had waited."""
    contest = office.folder.contest(game.event)
    assert contest is not None  # its game is here
    office.folder.record(contest.id, contest, [Tended(what=what)], at=at, cause=cause)
