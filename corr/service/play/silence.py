"""The silence ladder: a word to both players, then to the arbiter, when nothing comes from one.

A silence begins with the turn, or with the last sign of the player's (see `heard`), and rests
with their clock. Each rung is told once for one silence, whatever happens to this program.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta

from corr.mail.letter import Happening
from corr.service.letters.apart import Apart
from corr.service.letters.compose import Telling, player_at, send_game_letter
from corr.service.letters.notices import tell_request
from corr.service.letters.timekeeping import MARGIN, is_in_doubt
from corr.service.office.heard import last_heard
from corr.service.office.office import Office
from corr.service.office.steps import Step, no_step
from corr.store import GameRow, PlayerRow
from corr.tournament.play.clock_account import rests_of
from corr.tournament.play.clock_days import reached
from corr.tournament.play.game import Game
from corr.tournament.spec.clock_terms import ELAPSED
from corr.tournament.spec.spec_clock import Rung
from corr.tournament.wording import command

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
    for event, _, state in office.store.tournaments():
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
    return office.store.quiet_games(event, judged - rungs[0].after, AT_A_TIME)


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
    office.store.set_quiet(game.id, following - rungs[0].after)
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
    if office.store.has_cause(cause):
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
    if office.store.has_cause(cause):
        return 0
    known = f"{heard:%Y-%m-%d %H:%M} UTC" if heard else ""
    reason = f"silent since {known}" if heard else "never heard of"
    rows = office.store.games_of_player(player.id, game.event)
    waiting = (row.id for row in rows if _to_act(row) == player.id)
    params = {
        "name": player.name,
        "player": player.id,
        "event": game.event,
        "games": tuple(waiting),
        "days": _days(at - since),
        "since": known,
        "command": command("event", "withdraw", game.event, player.id, "--reason", reason),
    }
    arbiter = contest.spec.event.arbiters[0]
    tell_request(office, arbiter, "player_silent", params, at=at, cause=cause)
    return 1


def _to_act(row: GameRow) -> str:
    """The player who is to act in a game that goes on, "" in one that is over."""
    return {"first": row.first, "second": row.second}.get(row.to_act, "")


def _days(time: timedelta) -> int:
    return time // timedelta(days=1)
