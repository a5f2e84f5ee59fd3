"""Rulings about the time of a game: more of it, none for now, lost, or given anew.

One transaction each; both sides are told, and why.
"""

from dataclasses import replace
from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.service.desk.rulings import require_following, set_right
from corr.service.event.rounds import begun_game, running
from corr.service.letters.event_letters import Act, send_news, the_reason
from corr.service.office.office import Office
from corr.service.play.flags import settled, too_late
from corr.service.play.held import why_held
from corr.service.play.holds import HELD
from corr.tournament.contest import rulings
from corr.tournament.events.events import ClockExtended, GameBody
from corr.tournament.play.game import Game, forfeit
from corr.tournament.play.leave import WARNING
from corr.tournament.wording import command


def extend_clock(
    office: Office, game: str, time: timedelta, act: Act, *, move: int | None = None
) -> Game:
    """Give time for the turn that runs, or for that of an earlier `move`.

    Raises ArbiterError, also if it is too little for a time that is over.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.extend(found, time, reason, move)
        params = {"time": time, "reason": reason}
        told = {seat: Happening(code="their_time_extended", params=params) for seat in Seat}
        told[body.seat] = Happening(code="your_time_extended", params=params)
        after = _ruled(office, found, body, told, act)
        if move is None and after.times.is_over(act.at):
            _refuse_too_little(after, time, act)
        return after


def _refuse_too_little(game: Game, time: timedelta, act: Act) -> None:
    clock, day = game.clock, timedelta(days=1)
    assert clock is not None
    least = (time + act.at - clock.due) // day + 1
    raise ArbiterError(
        f"with so much the time of {game.id} is still over, since {clock.due:%Y-%m-%d %H:%M} UTC: "
        f"--days {least} at least"
    )


def pause_clock(office: Office, game: str, act: Act) -> Game:
    """Let the clock of a game stand still until `resume_clock`.

    Raises ArbiterError, also if a flag fell before.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.pause(found, reason)
        _require_time(office, found, act)
        told = Happening(code="clocks_paused", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def _require_time(office: Office, game: Game, act: Act) -> None:
    """Raise ArbiterError for a game in which a flag fell before its clock is to stand still."""
    late = forfeit(game, act.at)
    if late is None and not game.waiting:
        return
    flag = late.claimed or late.due if late else game.waiting[0].body.due
    fell = f"a flag fell in {game.id} at {datetime.fromisoformat(flag):%Y-%m-%d %H:%M} UTC"
    over = settled(office, game, act.at).result is not None
    what = "the game is over by that" if over else "that is looked at first"
    extend = command("clock", "extend", game.id, "--days", "N", "--reason", "TEXT")
    raise ArbiterError(f"{fell}, and {what}: {extend} gives time all the same")


def resume_clock(office: Office, game: str, act: Act) -> Game:
    """Let the clock of a game run on, with as much time as was left. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.resume(found, reason)
        told = Happening(code="clocks_resumed", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def forfeit_time(office: Office, game: str, act: Act) -> Game:
    """Let a player lose whose time is over.

    Raises ArbiterError if it is not, and while a letter of theirs may still lie unread, somebody
    has to look at one, or ours has not reached them.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = rulings.lose(found, act.at, reason)
        held = why_held(office, found, act.at, office.store.read_up_to(office.mailbox))
        if held not in ("", "arbiter", "unclaimed"):
            raise ArbiterError(f"nobody can lose {game} by time yet: {HELD[held]}")
        told = Happening(code="ruled", params={"reason": reason})
        return _ruled(office, found, body, dict.fromkeys(Seat, told), act)


def reopen_game(office: Office, game: str, time: timedelta, act: Act) -> Game:
    """Let a game go on that was lost by time or ended by a ruling, with so much time at least.

    What follows from results follows anew, as when one is corrected: in a cup, a match and final
    groups games that do not follow any more are annulled [T35]; rounds of a Monrad stay as they
    were drawn (26.5). Raises ArbiterError.
    """
    with office.folder.transaction():
        found = go_on(office, game, time, act)
        contest = running(office, found.event)
        require_following(office, contest, game)
        set_right(office, contest, act, because=game)
        return found


def go_on(office: Office, game: str, time: timedelta, act: Act, *, annulled: bool = False) -> Game:
    """Let a game that is over go on, and nothing else; both players are told.

    With `annulled` also one that was annulled. What follows from it is for others to see to.
    Raises ArbiterError.
    """
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        contest = running(office, found.event)
        body = rulings.reopen(contest, found, time, act.at, reason, annulled=annulled)
        kept = rulings.drawn_by(contest, found, reason)
        if kept is not None:
            office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
        params = {"time": time, "reason": reason}
        told = {
            seat: Happening(code="reopened", params={**params, "yours": seat is body.seat})
            for seat in Seat
        }
        return _ruled(office, found, body, told, act)


def take_time_back(office: Office, game: str, given: ClockExtended, act: Act) -> Game:
    """Take back time that was given, unless nobody would have a day left. Raises ArbiterError."""
    with office.folder.transaction():
        found, reason = begun_game(office, game), the_reason(act)
        body = replace(given, seconds=-given.seconds, reason=reason)
        params = {"time": timedelta(seconds=given.seconds), "reason": reason}
        told = {
            seat: Happening(code="time_taken_back", params={**params, "yours": seat is body.seat})
            for seat in Seat
        }
        found = _ruled(office, found, body, told, act)
        if found.times.is_over(act.at + WARNING):
            raise ArbiterError(
                f"the time of {game} would be over within a day: what was given has been used"
            )
        return found


def _ruled(
    office: Office, game: Game, body: GameBody, told: dict[Seat, Happening], act: Act
) -> Game:
    """Record a ruling and tell both sides; a letter for each, as the game then stands."""
    waited = game.waiting
    game = office.folder.play(game, [body], at=act.at, cause=act.cause)
    for seat in Seat:
        kind = "your_move" if game.position.to_act is seat else "receipt"
        send_news(office, game, seat, "game_over" if game.result else kind, act, told[seat])
    if game.result is not None:
        too_late(office, game, waited, "was lost on time", act.at, act.cause)
    return game
