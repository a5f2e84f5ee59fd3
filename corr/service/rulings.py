"""Rulings about single games: assessed for a draw, ended, corrected. One transaction each."""

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.facts_rounds import Ruling
from corr.mail.letter import Happening
from corr.ranking.event import ADJUDICATION
from corr.service.event_letters import Act, send_news, send_ruling, the_reason
from corr.service.office import Office
from corr.service.results import results_of
from corr.service.rounds import game_started, running
from corr.tournament import rulings
from corr.tournament.contest import Contest, Pairing
from corr.tournament.events import GameBody
from corr.tournament.game import Game
from corr.tournament.scoring import TableGame


def assess_result(office: Office, event: str, game: str, result: str, act: Act) -> Contest:
    """Take a game to have its most probable result for the next draws (R26.5); both are told.

    The game goes on, and its real result counts. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        results = results_of(office, contest)
        body = rulings.assess(contest, results, game, result, reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        for player in (results[game].black, results[game].white):
            _tell_assessed(office, contest, results[game], game, player, result, act)
        return contest


def _tell_assessed(
    office: Office,
    contest: Contest,
    found: TableGame,
    game: str,
    player: str,
    result: str,
    act: Act,
) -> None:
    opponent = office.store.player(found.white if player == found.black else found.black)
    assert opponent is not None
    winner = {"1-0": found.black, "0-1": found.white}.get(result)
    told = "you" if winner == player else "opponent"
    if winner is None:
        told = "nobody" if result == "0-0" else "draw"
    params = {"game": game, "opponent": opponent.name, "winner": told}
    ruling = Ruling(code="assessed", reason=the_reason(act), params=params)
    send_ruling(office, contest, player, [ruling], act)


def rule_game(
    office: Office, game: str, result: str, act: Act, *, ending: str = ADJUDICATION
) -> Game:
    """End a game by ruling, for instance `adjudication` or `walkover`; both players are told.

    `0-0` is lost for both. A game that was drawn and has not begun is begun and ended.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        body = rulings.rule(found, result, ending, reason)
        return _ruled(office, found, body, Happening(code="ruled", params={"reason": reason}), act)


def correct_result(office: Office, game: str, result: str, act: Act, *, ending: str = "") -> Game:
    """Give a game that is over another result; both players are told.

    All that follows from results follows anew, for it is always counted from them: the table, the
    norms, and in a Monrad the points of the next draws. Rounds that are drawn stay as they are.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        body = rulings.correct(found, result, ending, reason)
        contest = running(office, found.event)
        kept = rulings.drawn_by(contest, found, reason)
        if kept is not None:
            office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
        happening = Happening(code="corrected", params={"reason": reason})
        return _ruled(office, found, body, happening, act)


def the_game(office: Office, game: str, act: Act) -> Game:
    """A game of a running event, begun if it only waited for its time. Raises ArbiterError."""
    found = office.folder.game(game)
    if found is not None:
        running(office, found.event)
        return found
    contest = office.folder.contest(game.rpartition("-")[0])
    waiting = (one for one in contest.pairings if one.game == game) if contest else iter(())
    pairing = next(waiting, None)
    if contest is None or pairing is None:
        raise ArbiterError(f"there is no game {game}")
    return begin_to_end(office, running(office, contest.id), pairing, act)


def begin_to_end(office: Office, contest: Contest, pairing: Pairing, act: Act) -> Game:
    """Begin a game that is ended by a ruling at once, so that nobody hears of its board."""
    body = game_started(contest, pairing)
    return office.folder.begin(pairing.game, body, at=act.at, cause=act.cause)


def _ruled(office: Office, game: Game, body: GameBody, told: Happening, act: Act) -> Game:
    game = office.folder.play(game, [body], at=act.at, cause=act.cause)
    for seat in Seat:
        send_news(office, game, seat, "game_over", act, told)
    return game
