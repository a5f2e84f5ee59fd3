"""Rulings about single games: assessed for a draw, ended, corrected. One transaction each."""

from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.mail.write.facts_rounds import Ruling
from corr.ranking.correspondence.event import ADJUDICATION
from corr.service.desk.annulments import require_following, set_right
from corr.service.event.counting import counts_nothing
from corr.service.event.rounds import running, the_game
from corr.service.letters.event_letters import Act, send_news, send_ruling, the_reason
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.service.play.flags import end_game, refuse_behind_ruling, settled
from corr.tournament.contest import rulings
from corr.tournament.contest.contest import Contest
from corr.tournament.play.game import Game
from corr.tournament.scoring.scoring_games import TableGame


def assess_result(office: Office, event: str, game: str, result: str, act: Act) -> Contest:
    """Take a game to have its most probable result for the next draws (R26.5); both are told.

    The game goes on, and its real result counts. Without a `result` it is taken to have none any
    more. Raises ArbiterError.
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
    params = {"game": game, "opponent": opponent.name}
    code = "assessed" if result else "not_assessed"
    params |= {"winner": told} if result else {}
    ruling = Ruling(code=code, reason=the_reason(act), params=params)
    send_ruling(office, contest, player, [ruling], act)


def rule_game(
    office: Office, game: str, result: str, act: Act, *, ending: str = ADJUDICATION
) -> Game:
    """End a game by ruling, for instance `adjudication` or `walkover`; both players are told.

    `0-0` is lost for both. A game that was drawn and has not begun is begun and ended. If a flag
    had fallen, and it is not sure yet whether anybody lost by it, the ruling waits in the game,
    and both are told so. Raises ArbiterError, also for a game that was lost on time before.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        refuse_behind_ruling(found)
        found = settled(office, found, act.at)
        body = rulings.rule(found, result, ending, reason)
        found = end_game(office, found, body, act)
        if found.result is not None:
            _tell(office, found, Happening(code="ruled", params={"reason": reason}), act)
        return found


def correct_result(office: Office, game: str, result: str, act: Act, *, ending: str = "") -> Game:
    """Give a game that is over another result; both players are told.

    All that follows from results follows anew, for it is always counted from them: the table, the
    norms, and in a Monrad the points of the next draws. Its rounds stay as they were drawn (26.5);
    in a cup, a match and final groups games that do not follow any more are annulled, and those
    that do are drawn [T35]. A game that was annulled counts again. Raises ArbiterError.
    """
    with office.folder.transaction():
        found = correct_alone(office, game, result, act, ending=ending)
        contest = running(office, found.event)
        require_following(office, contest, game)
        set_right(office, contest, act, because=game)
        return found


def correct_alone(office: Office, game: str, result: str, act: Act, *, ending: str = "") -> Game:
    """Give a game that is over another result, and nothing else; both players are told.

    What follows from it is for others to see to. An annulled game comes back only if the results
    still lead to it. Raises ArbiterError.
    """
    with office.folder.transaction():
        before, reason = settled(office, the_game(office, game, act), act.at), the_reason(act)
        body = rulings.correct(before, result, ending, reason)
        contest = running(office, before.event)
        kept = rulings.drawn_by(contest, before, reason)
        if kept is not None:
            office.folder.record(contest.id, contest, [kept], at=act.at, cause=act.cause)
        found = office.folder.play(before, [body], at=act.at, cause=act.cause)
        if before.result is not None and before.result.is_annulled:
            require_following(office, running(office, found.event), game)
        _tell(office, found, Happening(code="corrected", params={"reason": reason}), act)
        return found


def _tell(office: Office, game: Game, told: Happening, act: Act) -> None:
    contest = running(office, game.event)
    more = [Happening(code="counts_nothing")] if counts_nothing(office, contest, game) else []
    for seat in Seat:
        send_news(office, game, seat, "game_over", act, told, *more)
