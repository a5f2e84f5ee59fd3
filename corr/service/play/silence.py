"""When nothing comes from a player: the silence ladder, and clocks that stand still meanwhile."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from msgspec.structs import replace

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.notices import tell_request
from corr.service.office.office import Office, Step, no_step
from corr.service.office.people import last_heard
from corr.service.office.reminders import bounded
from corr.service.office.trusted import MARGIN, is_in_doubt
from corr.store.rows import PlayerRow
from corr.tournament.events.events_games import RETURNED, ClockStarted
from corr.tournament.play.clock import rests_of
from corr.tournament.play.game import Game
from corr.tournament.play.reports import PROOFS
from corr.tournament.spec.clock_terms import ELAPSED, reached
from corr.tournament.spec.spec_clock import Rung
from corr.tournament.wording import typed

# -- clocks that stand still as letters come back ----


DAY = timedelta(days=1)
_ALONE = "nothing but reports says that letters come back"


def tell_opponent(office: Office, game: Game, at: datetime, cause: str) -> None:
    """Tell the opponent of who is to act that their clock stands still, and for how long."""
    clock, until = game.clock, game.times.until
    assert clock is not None
    days = -(-(until - at) // DAY) if until else 0
    telling = Telling(happenings=[Happening(code="their_clock_stopped", params={"days": days})])
    seat = clock.seat.other
    send_game_letter(office, game, seat, "receipt", at=at, cause=cause, telling=telling)


def look_at_stop(office: Office, game: Game, at: datetime) -> int:
    """End a stop whose time is over, and tell both; how many letters went.

    The opponent is told here of a stop of which no letter has told them: as a turn began so. One
    that began when reports alone were still believed for ever ends as if it had begun now.
    """
    if RETURNED not in game.times.holds:
        office.store.events.set_next_look(game.id, None)
        return 0
    if game.times.until is None and not _is_proved(office, game):
        cause = f"stop_bounded.{game.id}"
        game = office.folder.play(game, [bounded(game, at)], at=at, cause=cause)
    until = game.times.until
    if until is not None and at >= until:
        return _end(office, game, at)
    letters = 0
    if not _is_told(office, game):
        tell_opponent(office, game, at, f"stopped.{game.id}.{game.letter_number}")
        letters = 1
    office.store.events.set_next_look(game.id, until)
    return letters


def _is_proved(office: Office, game: Game) -> bool:
    assert game.clock is not None
    player = office.store.players.player(game.players[game.clock.seat])
    return player is not None and player.unreachable_fact in PROOFS


def _is_told(office: Office, game: Game) -> bool:
    """Whether the opponent was written to about the game since its clock stands still.

    All letters about a game say so.
    """
    clock = game.clock
    assert clock is not None
    assert clock.stopped is not None
    reader = player_at(office, game, clock.seat.other)
    told = office.store.news.last_told(game.id, reader.id, reader.addresses)
    return not reader.addresses or (told is not None and told >= clock.stopped)


def _end(office: Office, game: Game, at: datetime) -> int:
    """Let the clock run on, which is tried by a letter to its player, too; how many letters."""
    clock = game.clock
    assert clock is not None
    number, cause = game.position.number, f"stop_over.{game.id}.{clock.stopped:%Y-%m-%dT%H:%M}"
    started = ClockStarted(seat=clock.seat, number=number, why=RETURNED, reason=_ALONE)
    game = office.folder.play(game, [started], at=at, cause=cause)
    for seat in Seat:
        mine = seat is clock.seat
        telling = Telling(happenings=[Happening(code="stop_over", params={"yours": mine})])
        kind = "your_move" if mine else "receipt"
        send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)
    return len(Seat)


# -- the silence ladder ----
# A silence begins with the turn, or with the last sign of the player's (see `heard`), and rests
# with their clock. Each rung is told once for one silence, whatever happens to this program.


AT_A_TIME = 500
"""How many games of an event are looked at in one tick."""


def look_for_silence(
    office: Office, at: datetime, watermark: datetime | None, step: Step = no_step
) -> int:
    """Look at the games that have waited for long, each in one transaction; how many letters went.

    As with lost time, only what happened before the last letter that was read counts.
    """
    if watermark is None or is_in_doubt(office, at):
        return 0
    letters, judged, apart = 0, min(at, watermark - MARGIN), Apart(office, at)
    for event, _, state in office.store.events.tournaments():
        if state != "running" or apart.waits("event", event):
            continue
        rungs: Sequence[Rung] = ()
        with apart.each("event", event):
            contest = office.folder.contest(event)
            rungs = contest.spec.clock.silence_rungs if contest else ()
        for game in _quiet(office, event, rungs, judged):
            if apart.waits("game", game):
                continue
            step("due")
            with apart.each("game", game), office.folder.transaction():
                letters += _look(office, game, rungs, at=at, judged=judged)
            step("judged")
    return letters


def _quiet(office: Office, event: str, rungs: Sequence[Rung], judged: datetime) -> list[str]:
    if not rungs:
        return []
    return office.store.quiet.quiet_games(event, judged - rungs[0].after, AT_A_TIME)


def _look(
    office: Office, name: str, rungs: Sequence[Rung], *, at: datetime, judged: datetime
) -> int:
    """Tell what is to be told of one game, and set when to look again; how many letters."""
    game = office.folder.game(name)
    turn = game.times.turn if game else None
    if game is None or turn is None:
        return 0
    player = player_at(office, game, turn.seat)
    contest = office.folder.contest(game.event)
    assert contest is not None  # a foreign key holds it
    heard = last_heard(office, contest, player)
    since = max(turn.since, heard or turn.since)
    stopped = game.times.stopped
    still = (*turn.stops, (stopped, max(at, stopped))) if stopped else turn.stops
    resting = rests_of(game.times.rests, replace(turn, stops=still))
    times = [reached(ELAPSED, since, rung.after, resting) for rung in rungs]
    # A turn that begins after this look reaches its first rung no earlier than that.
    following = min([*(time for time in times if time > judged), judged + rungs[0].after])
    office.store.quiet.set_quiet(game.id, following - rungs[0].after)
    if stopped or game.times.rests_until(at):
        return 0
    past = [rung for rung, time in zip(rungs, times, strict=True) if time <= judged]
    letters = 0
    for rung in [one for one in past if not one.to_arbiter][-1:]:
        letters += _tell_both(office, game, rung, since, at)
    for rung in [one for one in past if one.to_arbiter][-1:]:
        letters += _tell_arbiter(office, game, player, rung, heard, since=since, at=at)
    return letters


def _tell_both(office: Office, game: Game, rung: Rung, since: datetime, at: datetime) -> int:
    """Ask the silent player for a sign of life, and tell the opponent of it."""
    assert game.clock is not None
    cause = f"silence.{game.id}.{_days(rung.after)}.{since:%Y-%m-%dT%H:%M:%S}"
    if office.store.letters.has_cause(cause):
        return 0
    days, silent = _days(at - since), game.clock.seat
    for seat, kind, code in (
        (silent, "reminder", "you_are_silent"),
        (silent.other, "receipt", "they_are_silent"),
    ):
        telling = Telling(happenings=[Happening(code=code, params={"days": days})])
        send_game_letter(office, game, seat, kind, at=at, cause=cause, telling=telling)
    return 2


def _tell_arbiter(
    office: Office,
    game: Game,
    player: PlayerRow,
    rung: Rung,
    heard: datetime | None,
    *,
    since: datetime,
    at: datetime,
) -> int:
    """Propose to the event's first arbiter to withdraw the player; once for all their games."""
    contest = office.folder.contest(game.event)
    assert contest is not None  # a foreign key holds it
    last = f"{heard:%Y-%m-%dT%H:%M:%S}" if heard else "never"
    cause = f"silence.{game.event}.{player.id}.{_days(rung.after)}.{last}"
    if office.store.letters.has_cause(cause):
        return 0
    reason = f"silent since {heard:%Y-%m-%d}" if heard else "never heard of"
    rows = office.store.events.games_of_player(player.id, game.event)
    waiting = (row.id for row in rows if row.waits_for == player.id)
    params = {
        "name": player.name,
        "player": player.id,
        "event": game.event,
        "games": tuple(waiting),
        "days": _days(at - since),
        "since": heard or "",
        "commands": (typed("event", "withdraw", game.event, player.id, "--reason", reason),),
    }
    arbiter = contest.spec.event.arbiters[0]
    tell_request(office, arbiter, "player_silent", params, at=at, cause=cause)
    return 1


def _days(time: timedelta) -> int:
    return time // timedelta(days=1)
