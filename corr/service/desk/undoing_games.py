"""What undoes rulings about single games: their results, and their time."""

from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.service.desk.annulments import annul, annul_game, require_following, set_right
from corr.service.desk.clock_rulings import go_on, pause_clock, resume_clock, take_time_back
from corr.service.desk.reinstating import usual_time
from corr.service.desk.rulings import correct_result, rule_game
from corr.service.desk.take_backs import restore_moves
from corr.service.desk.undoable import Undoing
from corr.service.event.rounds import running
from corr.service.play.flags import drop_waiting
from corr.tournament.events.events import (
    Annulled,
    ClockExtended,
    Event,
    GameReopened,
    MovesRestored,
    MovesTakenBack,
    ResultCorrected,
    RoundRedrawn,
    Ruled,
    SeatWaits,
    TimeForfeited,
)
from corr.tournament.play.game import Game, Result, apply, fold
from corr.tournament.play.waiting import WAITS

RESULTS = (
    *(Annulled, GameReopened, MovesRestored, MovesTakenBack, ResultCorrected, Ruled),
    TimeForfeited,
)
"""What gives a game another result, or takes it."""


def game_ruled(undoing: Undoing) -> str:
    """The game whose result a ruling is about, "" if it is about none."""
    return _first(undoing.happened, RESULTS)


def waits_alone(happened: Sequence[Event]) -> str:
    """The game in which a ruling only waited, or waits; "" for one that changed a game."""
    return "" if _first(happened, RESULTS) else _first(happened, WAITS)


def _first(happened: Sequence[Event], kinds: tuple[type[object], ...]) -> str:
    return next((one.stream for one in happened if isinstance(one.body, kinds)), "")


def give_back_result(undoing: Undoing) -> None:
    """Give a game the result that it had, or let it go on as it did."""
    if _take_back_waiting(undoing):
        return
    name = game_ruled(undoing)
    former, given = results_by(undoing, name)
    game = undoing.office.folder.game(name)
    assert game is not None
    if _words(game.result) != _words(given):
        raise _since_then(undoing, name)
    _take_replacements_back(undoing, name)
    _restore(undoing, game, former)


def _take_back_waiting(undoing: Undoing) -> bool:
    """Take back what waits for a look at a flag; False for a ruling that holds.

    Raises ArbiterError for one that came to nothing (`undoing.came_to_nothing`).
    """
    waits = waits_alone(undoing.happened)
    if not waits:
        return False
    game = undoing.office.folder.game(waits)
    assert game is not None
    causes = frozenset({undoing.ruled.cause})
    if not drop_waiting(undoing.office, game, causes, undoing.act):
        raise ArbiterError(
            f"ruling {undoing.number} came to nothing: {game.id} was over before it held"
        )
    return True


def drop_seats(undoing: Undoing) -> None:
    """Take back that somebody is to have a seat as soon as a flag was looked at."""
    for one in undoing.happened:
        game = undoing.office.folder.game(one.stream) if isinstance(one.body, SeatWaits) else None
        if game is not None:
            drop_waiting(undoing.office, game, frozenset({undoing.ruled.cause}), undoing.act)


def results_by(undoing: Undoing, name: str) -> tuple[Result | None, Result | None]:
    """The result of a game before the ruling, and by it."""
    game: Game | None = fold(undoing.before(name))
    former, given = game.result if game else None, None
    for one in undoing.happened:
        if one.stream == name:
            game = apply(game, one)
            given = game.result
            if isinstance(one.body, RESULTS):
                break
    return former, given


def _words(result: Result | None) -> tuple[str, str] | None:
    return (result.points(), result.ending) if result else None


def _since_then(undoing: Undoing, name: str) -> ArbiterError:
    """Why a ruling about a game cannot be undone as things are."""
    later = undoing.later(lambda one: one.stream == name and isinstance(one.body, RESULTS))
    if later:
        return undoing.comes_first(later, name)
    now = f"{name} has changed since ruling {undoing.number}: see `corr game show {name}`"
    return ArbiterError(now)


def _take_replacements_back(undoing: Undoing, name: str) -> None:
    """Annul what was set in the place of a game that was annulled."""
    for body in undoing.bodies(RoundRedrawn):
        for other, *_ in body.games if body.instead == name else ():
            found = undoing.office.folder.game(other)
            if found is None or found.result is None or not found.result.is_annulled:
                annul_game(undoing.office, other, undoing.act)


def _restore(undoing: Undoing, game: Game, former: Result | None) -> None:
    office, act = undoing.office, undoing.act
    if former is None:
        go_on(office, game.id, undoing.time or usual_time(game), act, annulled=True)
    elif former.is_annulled:
        annul(office, game.id, act)
        return
    elif game.result is None:
        rule_game(office, game.id, former.points(), act, ending=former.ending)
    else:
        correct_result(office, game.id, former.points(), act, ending=former.ending)
        return
    require_following(office, running(office, game.event), game.id)
    set_right(office, running(office, game.event), act, because=game.id)


def give_moves_back(undoing: Undoing) -> None:
    """Give back the moves that were withdrawn, if nothing was played since."""
    if _take_back_waiting(undoing):
        return
    (taken,) = undoing.bodies(MovesTakenBack)
    restore_moves(undoing.office, game_ruled(undoing), taken, undoing.act)


# -- time ----


def take_time(undoing: Undoing) -> None:
    """Take back the time that was given."""
    (given,) = undoing.bodies(ClockExtended)
    take_time_back(undoing.office, _game(undoing), given, undoing.act)


def run_again(undoing: Undoing) -> None:
    """Let a clock run that was stopped."""
    resume_clock(undoing.office, _game(undoing), undoing.act)


def stand_still_again(undoing: Undoing) -> None:
    """Stop a clock that was let run again."""
    pause_clock(undoing.office, _game(undoing), undoing.act)


def _game(undoing: Undoing) -> str:
    return next(one.stream for one in undoing.happened if "-" in one.stream)
