"""What the arbiter may rule in an event that runs, about games and their time. Pure."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from corr.errors import ArbiterError
from corr.games.results import read_ending
from corr.games.rules import Chance, Seat, seat_or_none, word_of
from corr.ranking.correspondence.event import (
    ADJUDICATION,
    DECISIVE,
    DRAWN,
    TIME,
    WALKOVER,
    WITHDRAWAL,
    agree,
)
from corr.result_words import CONCEDE, DRAW, RULE_DRAW, SCORE
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.scores import Scored, score_given, score_kept
from corr.tournament.events.events import BoardEnded, Event, MovePlayed
from corr.tournament.events.events_contest import ResultAssessed, Substituted, Withdrawn
from corr.tournament.events.events_games import (
    PAUSED,
    Annulled,
    ClockExtended,
    ClockImposed,
    ClockLifted,
    ClockStarted,
    ClockStopped,
    GameReopened,
    MovesRestored,
    MovesTakenBack,
    RestoreWaits,
    ResultCorrected,
    Ruled,
    TakeBackWaits,
    TimeForfeited,
)
from corr.tournament.play.clock import Turn
from corr.tournament.play.clock_use import PENALTY_DAY
from corr.tournament.play.game import Game, match_lost
from corr.tournament.play.state import LATE, is_given, result_of
from corr.tournament.wording import command

# -- what the arbiter may rule about a game's time, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


SECOND = timedelta(seconds=1)


def extend(game: Game, time: timedelta, reason: str, move: int | None = None) -> ClockExtended:
    """Give time back for the turn that runs, or for the one in which a move was due."""
    running = _running(game)
    turn = running if move is None else _turn_of(game, move)
    return ClockExtended(seat=turn.seat, number=turn.number, seconds=time // SECOND, reason=reason)


def pause(game: Game, reason: str) -> ClockStopped:
    """Let the clock stand still, for either seat, until `resume`."""
    turn = _running(game)
    if PAUSED in game.times.holds:
        raise ArbiterError(said("why_game", "stopped_already", game=game.id))
    return ClockStopped(seat=turn.seat, number=game.position.number, why=PAUSED, reason=reason)


def resume(game: Game, reason: str) -> ClockStarted:
    """Let the clock run on that `pause` has stopped."""
    turn = _running(game)
    if PAUSED not in game.times.holds:
        raise ArbiterError(said("why_game", "not_stopped", game=game.id))
    return ClockStarted(seat=turn.seat, number=game.position.number, why=PAUSED, reason=reason)


def impose(game: Game, reason: str) -> ClockImposed:
    """Let the clock run from the next turn on with a bank of its own (5.28, penalty).

    It is 2 days for each point that the leader still lacks, for either player.
    """
    _under_way(game)
    lacking = points_lacking(game)
    if lacking is None:
        raise ArbiterError(said("why_game", "no_points", game=game.id))
    if any(one.ruled for one in game.times.uses):
        raise ArbiterError(said("why_game", "clock_imposed", game=game.id))
    bank = PENALTY_DAY * lacking
    return ClockImposed(number=game.position.number, seconds=bank // SECOND, reason=reason)


def lift(game: Game, reason: str) -> ClockLifted:
    """Take the clock away again that `impose` let run."""
    _under_way(game)
    if not any(one.ruled for one in game.times.uses):
        raise ArbiterError(said("why_game", "no_clock_imposed", game=game.id))
    return ClockLifted(number=game.position.number, reason=reason)


def points_lacking(game: Game) -> int | None:
    """How many points the leader of a match still lacks; None in a game without points."""
    itself = game.judge.of_itself
    if itself is None:
        return None
    return itself.length(game.options) - max(itself.score(game.position))


def lose(game: Game, at: datetime, reason: str) -> TimeForfeited:
    """Let the seat to act lose by its time, which is over."""
    _running(game)
    clock = game.clock
    assert clock is not None
    if clock.stopped is not None:
        raise ArbiterError(said("why_game", "stands_still", game=game.id))
    if not clock.runs:
        raise ArbiterError(said("why_game", "no_clock_runs", game=game.id))
    if not game.times.is_over(at):
        end = command("event", "rule", game.id, "RESULT", "--reason", "TEXT")
        raise ArbiterError(
            said(
                "why_game", "nobody_late", game=game.id, due=f"{clock.due:%Y-%m-%d %H:%M}", end=end
            )
        )
    due, match = clock.due.isoformat(), match_lost(game)
    return TimeForfeited(seat=clock.seat, due=due, reason=reason, match=match)


def reopen(
    contest: Contest,
    game: Game,
    time: timedelta,
    at: datetime,
    reason: str,
    *,
    annulled: bool = False,
) -> GameReopened:
    """Let a game go on that was lost by time or ended by a ruling, with so much time at least.

    With `annulled` also one that was annulled, as if it had never been. A match to points may be
    one that nobody has begun: then no turn goes on, and no time is given.
    """
    result = game.result
    if result is None:
        extend_it = command("clock", "extend", game.id, "--days", "N", "--reason", "TEXT")
        raise ArbiterError(said("why_game", "goes_on_extend", game=game.id, extend_it=extend_it))
    if result.is_annulled and not annulled:
        raise ArbiterError(said("why_game", "annulled_for_good", game=game.id))
    # How a match was ruled to have ended, a score perhaps, does not tell whether it had (4.5).
    of_points = game.judge.of_itself is not None
    ruled = result.is_annulled or of_points or result.ending in (*RULED, LATE)
    begun = bool(game.times.turns)
    if not ruled or game.position.to_act is None or not (begun or of_points):
        raise ArbiterError(said("why_game", "ended_so", game=game.id, ending=result.ending))
    if contest.elsewhere.get(game.id):
        raise ArbiterError(said("why_game", "elsewhere", game=game.id))
    if gone := [player for player in game.players.values() if player in contest.withdrawn]:
        raise ArbiterError(
            said("why_game", "players_left", gone=gone, event=contest.id, game=game.id)
        )
    if not begun:
        return GameReopened(seat=Seat.FIRST, seconds=0, reason=reason)
    lacking = game.times.lacking(at, time)
    seat = game.times.turns[-1].seat
    return GameReopened(seat=seat, seconds=-(-lacking // SECOND), reason=reason)


def _running(game: Game) -> Turn:
    """The turn that runs. Raises ArbiterError for a game that is over."""
    if game.times.turn is not None:
        return game.times.turn
    _under_way(game)
    raise ArbiterError(said("why_game", "no_clock_yet", game=game.id))


def _under_way(game: Game) -> None:
    """Raise ArbiterError for a game that is over."""
    result = game.result
    if result is None:
        return
    again = command("game", "reopen", game.id, "--days", "N", "--reason", "TEXT")
    raise ArbiterError(
        said(
            "why_game",
            "over",
            game=game.id,
            points=result.points() if result else "",
            ending=result.ending if result else "",
            again=again,
        )
    )


def _turn_of(game: Game, move: int) -> Turn:
    """The turn in which a move was due. Raises ArbiterError if none has been."""
    turns = [*game.times.turns, *([game.times.turn] if game.times.turn else [])]
    begun = [one for one in turns if _first_move(game, one) <= move]
    if not begun or move > game.judge.ply(game.position):
        last = game.judge.ply(game.position)
        raise ArbiterError(said("why_game", "moves_and_due", game=game.id, last=last))
    return begun[-1]


def _first_move(game: Game, turn: Turn) -> int:
    return game.judge.ply(game.position_at(turn.number))


# -- which moves the arbiter may withdraw, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


def take_back(
    contest: Contest, game: Game, events: Sequence[Event], reason: str, to: int | None = None
) -> MovesTakenBack:
    """Withdraw what the last seat did, or all that came after move `to` was made.

    `events` are those of the game. One that has ended goes on, unless a ruling ended it.
    """
    _refuse(contest, game, events)
    number = _last(game, events) if to is None else _after(game, to)
    return _from(game, events, number, reason)


def _last(game: Game, events: Sequence[Event]) -> int:
    """The position before what the last seat did.

    In a game with dice that is its last act by letter alone: who takes back a play keeps the
    roll, and another act would give another one (backgammon.md 6.5).
    """
    if game.judge.of_itself is None:
        return game.position.number - len(game.last_moves)
    acts = (one.body for one in reversed(events) if isinstance(one.body, MovePlayed))
    left = game.position.number
    return next((one.number for one in acts if one.number < left and not one.why), left)


def take_back_late(game: Game, events: Sequence[Event], waits: TakeBackWaits) -> MovesTakenBack:
    """Withdraw what was to be when a flag was looked at first: all that is there by now."""
    if waits.number >= len(game.moves):
        raise ArbiterError(said("why_game", "none_left", first=waits.stays + 1, game=game.id))
    return _from(game, events, waits.number, waits.reason)


def _from(game: Game, events: Sequence[Event], number: int, reason: str) -> MovesTakenBack:
    """Withdraw all acts from position `number` on, but what comes there without anybody's doing:
    a throw that is due, a turn in which nothing can be played, points that are given.
    """
    acts = (one.body for one in events if isinstance(one.body, MovePlayed))
    why = {body.number: body.why for body in acts}
    while number < len(game.moves) and (
        isinstance(game.position_at(number).to_act, Chance)
        or why.get(number) == "no_play"
        or is_given(game.judge, game.moves[number])
    ):
        number += 1
    if number >= len(game.moves):
        raise ArbiterError(said("why_game", "no_move", game=game.id))
    seat = seat_or_none(game.position_at(number).to_act)
    assert seat is not None
    return MovesTakenBack(
        seat=seat,
        number=number,
        moves=game.moves[number:],
        since=_played_at(events, number).isoformat(),
        reason=reason,
    )


def restore(game: Game, taken: MovesTakenBack, reason: str) -> MovesRestored:
    """Give back the moves that were withdrawn by `taken`, if the game stands where it did then."""
    if game.before is None or not game.withdrawn or game.withdrawn[-1].body != taken:
        raise ArbiterError(said("why_game", "gone_on", game=game.id))
    return MovesRestored(number=taken.number, moves=taken.moves, reason=reason)


def restore_late(game: Game, waits: RestoreWaits) -> MovesRestored:
    """Give back what was to be when a flag was looked at first, if nothing was played in time."""
    last = game.withdrawn[-1].body if game.withdrawn else None
    if last is None or (last.number, last.moves) != (waits.number, waits.moves):
        raise ArbiterError(said("why_game", "others_withdrawn", game=game.id))
    return restore(game, last, waits.reason)


def _refuse(contest: Contest, game: Game, events: Sequence[Event]) -> None:
    """Raise ArbiterError for a game in which no move can be withdrawn."""
    if contest.elsewhere.get(game.id):
        raise ArbiterError(said("why_game", "no_move_here", game=game.id))
    if not game.moves:
        raise ArbiterError(said("why_game", "no_move", game=game.id))
    if game.result is None:
        return
    if game.result.is_annulled:
        raise ArbiterError(said("why_game", "annulled_for_good", game=game.id))
    if _is_ruled(events):
        undo = command("undo", contest.id, "NUMBER", "--reason", "TEXT")
        raise ArbiterError(
            said(
                "why_game",
                "ruled",
                game=game.id,
                points=game.result.points(),
                ending=game.result.ending,
                undo=undo,
            )
        )
    if gone := [player for player in game.players.values() if player in contest.withdrawn]:
        raise ArbiterError(
            said("why_game", "players_left", gone=gone, event=contest.id, game=game.id)
        )


def _is_ruled(events: Sequence[Event]) -> bool:
    """Whether what gave the game its result last was the arbiter."""
    for event in reversed(events):
        match event.body:
            case Ruled() | ResultCorrected() | Annulled():
                return True
            case TimeForfeited(reason=reason):
                return bool(reason)
            case BoardEnded() | MovePlayed():
                return False
    return False


def _after(game: Game, move: int) -> int:
    """The number of the first position in which move `move` has been made, and no later one."""
    judge, position = game.judge, game.judge.start(game.options)
    plies = [judge.ply(position)]
    for act in game.moves:
        position = judge.after(position, act)
        plies.append(judge.ply(position))
    number = next((at for at, ply in enumerate(plies) if ply > move), None)
    if number is None or number == len(game.moves):
        last = plies[-1] - 1
        raise ArbiterError(said("why_game", "moves", game=game.id, last=last))
    if number == 0 and move + 1 != plies[0]:
        set_ = plies[0] - 1
        raise ArbiterError(said("why_game", "set_by_rules", set=set_, game=game.id))
    if plies[number] != move + 1:
        first, last = plies[number - 1] if number else 1, plies[number] - 1
        raise ArbiterError(
            said(
                "why_game", "made_at_once", first=first, last=last, game=game.id, before=first - 1
            )
        )
    return number


def _played_at(events: Sequence[Event], number: int) -> datetime:
    """When the act at position `number` came, the last one that did."""
    return next(
        event.at
        for event in reversed(events)
        if isinstance(event.body, MovePlayed) and event.body.number == number
    )


# -- what the arbiter may rule in an event that runs, and what is recorded of it ----
# Each function says what is to be recorded, or raises ArbiterError with why it cannot be.


RULED = (ADJUDICATION, WALKOVER, WITHDRAWAL, TIME)
"""The endings that the arbiter may give a game that goes on."""


def rule(game: Game, result: str, ending: str, reason: str, score: Scored = ()) -> Ruled:
    """End a game that goes on: adjudicated, a walkover, or lost for both (`0-0`).

    A match to points may have been played to its end elsewhere, or conceded (4.5).
    """
    if game.result is not None:
        if game.result.is_annulled:
            raise ArbiterError(said("why_game", "annulled", game=game.id))
        over = said(
            "why_game",
            "is_over",
            game=game.id,
            points=game.result.points(),
            ending=game.result.ending,
        )
        check_result(game, result, ADJUDICATION)
        if result == game.result.points():
            raise ArbiterError(over)
        again = command("event", "correct", game.id, result, "--reason", reason)
        raise ArbiterError(said("why_game", "is_over_correct", over=over, again=again))
    # Where both are late, nothing but a ruling ends a match.
    ruled = RULED if game.judge.of_itself is None else (*RULED, LATE, SCORE, CONCEDE)
    if ending not in ruled:
        raise ArbiterError(said("why_game", "not_ruled_so", ruled=ruled, ending=ending))
    check_result(game, result, ending)
    points = score_given(game, result, ending, score)
    if ending == SCORE and not points:
        raise ArbiterError(said("why_game", "score_missing", game=game.id))
    return Ruled(result=result, ending=ending, reason=reason, score=points)


def correct(
    game: Game, result: str, ending: str, reason: str, score: Scored = ()
) -> ResultCorrected:
    """Give a game that is over another result; without an `ending` the old one, if it fits.

    Without a `score` a match to points keeps the one that was given by hand, if it fits.

    A game that was annulled counts again.
    """
    if game.result is None:
        check_result(game, result, ADJUDICATION)
        end = command("event", "rule", game.id, result, "--reason", reason)
        raise ArbiterError(said("why_game", "goes_on_rule", game=game.id, end=end))
    if not ending:
        old = game.result
        fits = not old.is_annulled and _agree(game, result, old.ending)
        # Who made a foul, or took the stones, is not another one with another winner.
        fits = fits and (result == old.points() or old.ending not in game.judge.own.filed.values())
        ending = game.result.ending if fits else ADJUDICATION
    ending = read_ending(game.rules, ending)
    check_result(game, result, ending)
    points = score_given(game, result, ending, score) or score_kept(game, result, ending)
    same = (result, ending) == (game.result.points(), game.result.ending)
    if same and points in ((), game.result.score):
        raise ArbiterError(
            said("why_game", "has_result", game=game.id, result=result, ending=ending)
        )
    return ResultCorrected(result=result, ending=ending, reason=reason, score=points)


def annul(game: Game, reason: str) -> Annulled:
    """Take a game back, whether it goes on or is over: it counts nowhere any more [T35]."""
    if game.result is not None and game.result.is_annulled:
        raise ArbiterError(said("why_game", "annulled_already", game=game.id))
    return Annulled(reason=reason)


def check_result(game: Game, result: str, ending: str) -> None:
    """Raise ArbiterError if a game cannot have ended so."""
    try:
        result_of(result, ending)
    except ValueError as error:
        raise ArbiterError(said("why_game", "fault", game=game.id, error=error.args[0])) from error
    own = game.judge.own
    words = (
        DECISIVE
        | DRAWN
        | {*RULED, LATE}
        | own.filed.keys()
        | own.endings.keys()
        | own.drawn.keys()
    )
    words -= {*own.never} - own.filed.keys()
    if ending not in words | {*own.filed.values()}:
        known = sorted(words)
        raise ArbiterError(said("why_game", "endings", game=game.id, known=known, ending=ending))
    if not _agree(game, result, ending):
        if game.judge.of_itself is not None and result == DRAW:
            raise ArbiterError(said("why_game", "never_drawn", game=game.id))
        raise ArbiterError(
            said("why_game", "no_such_result", game=game.id, result=result, ending=ending)
        )
    if ending == WALKOVER and game.moves:
        raise ArbiterError(
            said("why_game", "no_walkover", game=game.id, adjudication=ADJUDICATION)
        )


def _agree(game: Game, result: str, ending: str) -> bool:
    """Whether an ending can have this result in a game; nobody draws by a walkover."""
    drawn, own = result == DRAW, game.judge.own
    if drawn and game.judge.of_itself is not None:
        return False  # a match is never drawn
    if ending in own.endings or ending in own.drawn:
        if ending == LATE and result == "0-0":
            return True  # both began too late
        return result != "0-0" and ending in (own.drawn if drawn else own.endings)
    word = word_of(ending, drawn=drawn)
    if word == RULE_DRAW and word not in own.filed:
        return False
    return agree(result, word) and (result, word) != (DRAW, WALKOVER)


def assess(
    contest: Contest, results: Results, game: str, result: str, reason: str
) -> ResultAssessed:
    """Take a game that goes on to have its most probable result at the next draw (R26.5).

    Without a `result` it is not taken to have one any more.
    """
    if contest.spec.system.form != "monrad":
        raise ArbiterError(said("why_game", "only_monrad", event=contest.id))
    if game not in results:
        raise ArbiterError(said("why_game", "not_counting", game=game, event=contest.id))
    if results[game].score is not None:
        raise ArbiterError(said("why_game", "real_result", game=game))
    try:
        if result:
            result_of(result, ADJUDICATION)
    except ValueError as error:
        raise ArbiterError(said("why_game", "fault", game=game, error=error.args[0])) from error
    return ResultAssessed(game=game, result=result, reason=reason)


def drawn_by(contest: Contest, game: Game, reason: str) -> ResultAssessed | None:
    """What keeps a result that is being corrected for the rounds that were drawn by it.

    What a correction changes for those who did better or worse is then evened out (26.5).
    """
    if contest.spec.system.form != "monrad" or game.id in contest.grouped:
        return None
    if game.result is None or game.result.is_annulled or contest.drawn <= game.round:
        return None
    old = game.result.points()
    return ResultAssessed(game=game.id, result=old, reason=reason, used=True)


def withdraw(contest: Contest, player: str, begun: Sequence[str], reason: str) -> Withdrawn:
    """Take a player out of an event; `begun` are their games that have begun (16.2-16.3)."""
    if contest.state == "open":
        if player not in contest.entries:
            raise ArbiterError(said("why_player", "not_entered", player=player, event=contest.id))
        return Withdrawn(player=player, after_round=0, reason=reason)
    _require_present(contest, player)
    games = frozenset(begun)
    rounds = [pairing.round for pairing in contest.pairings if pairing.game in games]
    rounds += [number for number, who in contest.byes if contest.holder(who) == player]
    return Withdrawn(player=player, after_round=max(rounds, default=0), reason=reason)


def substitute(
    contest: Contest, player: str, by: str, games: Sequence[str], level: str, reason: str
) -> Substituted:
    """Let somebody take a player's start number over, with the games that are not over."""
    _require_present(contest, player)
    if by in contest.numbers and contest.numbers[by] != contest.numbers[player]:
        raise ArbiterError(said("why_player", "other_number", by=by, event=contest.id))
    return Substituted(player=player, by=by, games=tuple(games), level=level, reason=reason)


def _require_present(contest: Contest, player: str) -> None:
    if contest.state != "running":
        raise ArbiterError(said("why_event", "stands", event=contest.id, state=contest.state))
    if player not in contest.order:
        raise ArbiterError(said("why_player", "not_in_it", player=player, event=contest.id))
    if player in contest.withdrawn:
        raise ArbiterError(said("why_player", "left_already", player=player, event=contest.id))
