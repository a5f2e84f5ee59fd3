"""What the arbiter may rule in an event that runs, and what is recorded of it. Pure.

Each function says what is to be recorded, or raises ArbiterError with why it cannot be.
"""

from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import (
    ADJUDICATION,
    DECISIVE,
    DRAWN,
    TIME,
    WALKOVER,
    WITHDRAWAL,
    agree,
)
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import (
    Annulled,
    ResultAssessed,
    ResultCorrected,
    Ruled,
    Substituted,
    Withdrawn,
)
from corr.tournament.play.game import Game
from corr.tournament.play.result import result_of
from corr.tournament.wording import command, listed

RULED = (ADJUDICATION, WALKOVER, WITHDRAWAL, TIME)
"""The endings that the arbiter may give a game that goes on."""


def rule(game: Game, result: str, ending: str, reason: str) -> Ruled:
    """End a game that goes on: adjudicated, a walkover, or lost for both (`0-0`)."""
    if game.result is not None:
        if game.result.is_annulled:
            raise ArbiterError(f"{game.id} was annulled: it counts nowhere")
        over = f"{game.id} is over ({game.result.points()}, {game.result.ending})"
        check_result(game, result, ADJUDICATION)
        if result == game.result.points():
            raise ArbiterError(over)
        again = command("event", "correct", game.id, result, "--reason", reason)
        raise ArbiterError(f"{over}: {again} gives it this result")
    if ending not in RULED:
        raise ArbiterError(f"a game is ruled to end by {listed(RULED)}, not by {ending}")
    check_result(game, result, ending)
    return Ruled(result=result, ending=ending, reason=reason)


def correct(game: Game, result: str, ending: str, reason: str) -> ResultCorrected:
    """Give a game that is over another result; without an `ending` the old one, if it fits.

    A game that was annulled counts again.
    """
    if game.result is None:
        check_result(game, result, ADJUDICATION)
        end = command("event", "rule", game.id, result, "--reason", reason)
        raise ArbiterError(f"{game.id} goes on: {end} ends it")
    if not ending:
        fits = not game.result.is_annulled and _agree(result, game.result.ending)
        ending = game.result.ending if fits else ADJUDICATION
    check_result(game, result, ending)
    if (result, ending) == (game.result.points(), game.result.ending):
        raise ArbiterError(f"{game.id} has the result {result} ({ending}) already")
    return ResultCorrected(result=result, ending=ending, reason=reason)


def annul(game: Game, reason: str) -> Annulled:
    """Take a game back, whether it goes on or is over: it counts nowhere any more [T35]."""
    if game.result is not None and game.result.is_annulled:
        raise ArbiterError(f"{game.id} is annulled already")
    return Annulled(reason=reason)


def check_result(game: Game, result: str, ending: str) -> None:
    """Raise ArbiterError if a game cannot have ended so."""
    try:
        result_of(result, ending)
    except ValueError as error:
        raise ArbiterError(f"{game.id}: {error}") from error
    if ending not in DECISIVE | DRAWN | frozenset(RULED):
        known = sorted(DECISIVE | DRAWN | frozenset(RULED))
        raise ArbiterError(f"{game.id}: an ending is one of {', '.join(known)}, not {ending}")
    if not _agree(result, ending):
        raise ArbiterError(f"{game.id}: {result} is no result of a game that ends by {ending}")
    if ending == WALKOVER and game.moves:
        raise ArbiterError(
            f"{game.id}: moves were made, so it is no walkover; rule it `{ADJUDICATION}`"
        )


def _agree(result: str, ending: str) -> bool:
    """Whether an ending can have this result; nobody draws by a walkover."""
    return agree(result, ending) and (result, ending) != ("1/2-1/2", WALKOVER)


def assess(
    contest: Contest, results: Results, game: str, result: str, reason: str
) -> ResultAssessed:
    """Take a game that goes on to have its most probable result at the next draw (R26.5).

    Without a `result` it is not taken to have one any more.
    """
    if contest.spec.system.form != "monrad":
        raise ArbiterError(f"{contest.id}: results are assessed only for the draw of a Monrad")
    if game not in results:
        raise ArbiterError(f"{game} is no game of {contest.id} that counts")
    if results[game].score is not None:
        raise ArbiterError(f"{game} is over: its real result counts")
    try:
        if result:
            result_of(result, ADJUDICATION)
    except ValueError as error:
        raise ArbiterError(f"{game}: {error}") from error
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
            raise ArbiterError(f"{player} is not entered in {contest.id}")
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
        raise ArbiterError(f"{by} plays or has played in {contest.id} under another number")
    return Substituted(player=player, by=by, games=tuple(games), level=level, reason=reason)


def _require_present(contest: Contest, player: str) -> None:
    if contest.state != "running":
        raise ArbiterError(f"{contest.id} is {contest.state}")
    if player not in contest.order:
        raise ArbiterError(f"{player} does not play in {contest.id}")
    if player in contest.withdrawn:
        raise ArbiterError(f"{player} has left {contest.id} already")
