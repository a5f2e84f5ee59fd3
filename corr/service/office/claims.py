"""Wins that were claimed, as the arbiter reads of them: by mistake, or by a line."""

from datetime import datetime

from msgspec import Struct
from msgspec.structs import asdict

from corr.games.rules import Seat
from corr.sentences.said import Said, said
from corr.service.office.office import Office
from corr.tournament.events.events_games import LineClaimed
from corr.tournament.play.claims import CAME_TO_NOTHING
from corr.tournament.play.game import Game


class WrongClaim(Struct, frozen=True, kw_only=True):
    """A claim of a win that was refused and noted (renju art. 9.7); `after` is the last move."""

    game: str
    player: str
    kind: str
    after: int
    at: datetime


def wrong_claims_of(office: Office, game: Game) -> tuple[WrongClaim, ...]:
    """The claims that were noted in a game, in order."""
    found = list[WrongClaim]()
    for at, noted in game.noted:
        player = office.store.players.player(game.players[noted.seat])
        found.append(
            WrongClaim(
                game=game.id,
                player=player.name if player else game.players[noted.seat],
                kind=noted.kind,
                after=game.judge.ply(game.position_at(noted.number)) - 1,
                at=at,
            )
        )
    return tuple(found)


def in_words(claim: WrongClaim) -> str:
    """A wrong claim as a line for the arbiter."""
    return said(
        "status",
        "wrong_claim",
        at=f"{claim.at:%Y-%m-%d %H:%M}",
        player=claim.player,
        kind=claim.kind,
        after=claim.after,
    )


def claim_json(claim: WrongClaim) -> dict[str, object]:
    """A wrong claim for a script."""
    return {**asdict(claim), "at": claim.at.isoformat()}


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


def claim_words(game: Game, claim: LineClaimed) -> Said:
    """A claim by a line, what its check found, and what came of it, for the arbiter."""
    after = game.judge.ply(game.position_at(claim.number)) - 1
    answers = [one for one in game.refused if (one.seat, one.number) == (claim.seat, claim.number)]
    answer = said("game_shown", "claim_refused", reason=answers[-1].reason) if answers else ""
    return said(
        "game_shown",
        "claims",
        colour=colour_of(game, claim.seat),
        after=after,
        line=claim.line,
        finding=claim.finding,
        answer=answer,
    )


def claim_commands(game: Game, claim: LineClaimed) -> tuple[str, str]:
    """The commands that look at a claim and that give the win, ready to be typed."""
    after = game.judge.ply(game.position_at(claim.number)) - 1
    return (
        f'corr game claim {game.id} --after {after} "{claim.line}"',
        f'corr game answer-claim {game.id} yes --reason "a win that was claimed and proved"',
    )


def colour_of(game: Game, seat: Seat) -> str:
    """The colour of a seat in a game in which a line was claimed."""
    colour = game.judge.colour(game.position, seat)
    assert colour is not None
    return colour
