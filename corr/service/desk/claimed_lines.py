"""A win that was claimed by a line: the arbiter is told what its check came to, and decides."""

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Happening
from corr.ranking.correspondence.event import ADJUDICATION
from corr.service.desk.rulings import rule_game
from corr.service.event.rounds import the_game
from corr.service.letters.event_letters import Act, send_news, the_reason
from corr.service.letters.impartial import arbiters_for
from corr.service.letters.notices import tell_request
from corr.service.office.case import Case
from corr.service.office.office import Office
from corr.tournament.events.events import LineClaimed, LineRefused
from corr.tournament.play.claims import CAME_TO_NOTHING
from corr.tournament.play.game import Game, Result


def tell_of_claim(case: Case, game: Game, claim: LineClaimed) -> None:
    """Propose that a claimed win be given, with the commands for it, to an arbiter of the event.

    That is the first one who does not play in the game: the other player is not to hear of it.
    """
    office, arbiter = case.office, arbiters_for(case.office, game)[0]
    player = office.store.player(game.players[claim.seat])
    assert player is not None
    check, rule = claim_commands(game, claim)
    params = {
        "name": player.name,
        "colour": _colour(game, claim.seat),
        "game": game.id,
        "line": claim.line,
        "finding": claim.finding,
        "check": check,
        "rule": rule,
    }
    cause = f"{case.letter.key}.claim"
    tell_request(office, arbiter, "win_claimed", params, at=case.at, cause=cause)


def claim_commands(game: Game, claim: LineClaimed) -> tuple[str, str]:
    """The commands that look at a claim and that give the win, ready to be typed."""
    after = game.judge.ply(game.position_at(claim.number)) - 1
    return (
        f'corr game claim {game.id} --after {after} "{claim.line}"',
        f'corr game answer-claim {game.id} yes --reason "a win that was claimed and proved"',
    )


def _colour(game: Game, seat: Seat) -> str:
    colour = game.judge.colour(game.position, seat)
    assert colour is not None
    return colour


# -- the answer ----


def open_claims(game: Game) -> tuple[LineClaimed, ...]:
    """The claims of a game that goes on that wait for the arbiter's answer, in order."""
    answered = {(one.seat, one.number) for one in game.refused}
    return tuple(
        one
        for one in game.lines
        if game.result is None
        and one.finding not in CAME_TO_NOTHING
        and (one.seat, one.number) not in answered
    )


def answer_claim(office: Office, game: str, act: Act, *, granted: bool) -> Game:
    """Give the win that was claimed last, or refuse it. Raises ArbiterError.

    A win is told to both players, a refusal to the claimant alone: the other hears nothing of it.
    """
    with office.folder.transaction():
        found, reason = the_game(office, game, act), the_reason(act)
        claims = open_claims(found)
        if not claims:
            raise ArbiterError(f"no claim of a win waits for an answer in {game}")
        claim = claims[-1]
        if granted:
            return rule_game(office, game, points_of(claim.seat), act)
        body = LineRefused(seat=claim.seat, number=claim.number, reason=reason)
        found = office.folder.play(found, [body], at=act.at, cause=act.cause)
        told = Happening(code="your_claim_refused", params={"reason": reason})
        kind = "your_move" if found.position.to_act is claim.seat else "receipt"
        send_news(office, found, claim.seat, kind, act, told)
        return found


def points_of(seat: Seat) -> str:
    """The result that gives a seat the win."""
    return Result(winner=seat, ending=ADJUDICATION).points()


def claim_words(game: Game, claim: LineClaimed) -> str:
    """A claim by a line, what its check found, and what came of it, for the arbiter."""
    after = game.judge.ply(game.position_at(claim.number)) - 1
    answers = [one for one in game.refused if (one.seat, one.number) == (claim.seat, claim.number)]
    answer = f'; refused: "{answers[-1].reason}"' if answers else ""
    found = claim.finding.replace("_", " ")
    told = f"{_colour(game, claim.seat)} claims to win after move {after}"
    return f"{told} by {claim.line}: {found}{answer}"
