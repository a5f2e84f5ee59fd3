"""A flag that has fallen comes before whatever would end or change its game after that.

This is the door through which rulings, withdrawals, substitutes and moves withdrawn come into a
game that goes on; `Folder.play` lets nothing of the kind pass beside it. Whoever's time was over
before has lost by then, as soon as it is sure that no letter came in time. Until then what was
ruled waits: it holds as of its own time if the flag had not fallen after all (`waited`). What
comes of it hangs on when things came, never on when somebody looked.
"""

from dataclasses import dataclass
from datetime import datetime

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.facts_rounds import Ruling
from corr.service.counting import annulled_players, open_players
from corr.service.event_letters import Act, send_ruling
from corr.service.held import why_held
from corr.service.office import Office
from corr.service.outages import pending
from corr.service.set_aside import PUT_OFF
from corr.service.timekeeping import MARGIN
from corr.service.waited import (
    News,
    hold,
    tell_dropped,
    tell_end,
    tell_held,
    tell_waiting,
    too_late,
)
from corr.tournament.events import Ruled, RulingDropped, RulingWaits
from corr.tournament.game import Game, forfeit
from corr.tournament.waiting import Waiting, Waits


def settled(office: Office, game: Game, at: datetime, *, since: datetime | None = None) -> Game:
    """The game, lost on time if a flag had surely fallen by then, `since` or else now.

    What waits in it is looked at first.
    """
    watermark = office.store.read_up_to(office.mailbox)
    if game.waiting:
        game = look_at_waiting(office, game, at, watermark)
    if game.waiting or forfeit(game, since or at) is None:
        return game
    return game if why_held(office, game, at, watermark) else lose_on_time(office, game, at)


def lose_on_time(office: Office, game: Game, at: datetime) -> Game:
    """End a game whose time was over, and tell both; what waited in it came too late."""
    waited = game.waiting
    late = forfeit(game, waited[0].at if waited else at)
    assert late is not None
    cause = f"time.{game.id}.{game.letter_number}"
    undecided = _undecided(office, game)
    game = office.folder.play(game, [late], at=at, cause=cause)
    tell_end(office, game, Act(at=at, cause=cause))
    too_late(office, game, waited, "was lost on time", at, cause)
    _tell_decided(office, game, undecided, at, cause)
    return game


@dataclass(frozen=True, slots=True, kw_only=True)
class Flag:
    """A flag that fell, and of which it is not sure whether its seat lost by it."""

    seat: Seat
    due: str


def unsure_flag(office: Office, game: Game, of: datetime) -> Flag | None:
    """The flag to be looked at before anything that was ruled then; None if there is none.

    The game is `settled`. Where no mail was ever read, as for an event that is only kept here, no
    flag falls and nothing waits.
    """
    late = forfeit(game, of) if office.store.has_read_mail() else None
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
        seat=flag.seat, due=flag.due, result=result, ending=ending, reason=body.reason
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
            raise ArbiterError(f"a ruling waits in {game.id} already: {one.words}")


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
        _tell_decided(office, game, undecided, at, f"ruled.{game.id}.{first.number}")
    tell_held(office, game, news)
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
    """Whether every letter is handled that came before a ruling, as far as one can know.

    One that came at the very moment waits behind the ruling itself (`put_off.is_behind_ruling`).
    """
    if watermark is None or watermark - MARGIN <= one.at or pending(office) is not None:
        return False
    rows = (row for why in PUT_OFF for row in office.store.letters_because(why))
    earlier = (row.key for row in rows if row.arrived < one.at)
    return not any(office.store.named_in(key) in game.players.values() for key in earlier)


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
