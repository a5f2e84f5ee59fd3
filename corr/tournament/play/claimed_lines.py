"""Wins that a player claims by showing a line: checked at once, decided by the arbiter.

What the check finds is told to the claimant in one word only, and to the opponent not at all: the
game goes on, and nobody may be helped to play it. So the number of claims is bounded.
"""

from corr.errors import NotAMove, NotNow
from corr.games.renju.position import RenjuPosition
from corr.games.renju.proof import Finding, verify_claim
from corr.games.renju.proof_said import line_said
from corr.games.rules import Seat
from corr.tournament.events.events import LineClaimed
from corr.tournament.play.claims import refuse_unaware
from corr.tournament.play.state import Game

POSITIONS = 5_000
"""Positions looked at for a claim by letter, a second at most; the arbiter may look at more."""

MOST_UNPROVED = 3
"""How many claims of a seat may stay without a proof in a game."""

CAME_TO_NOTHING = frozenset({Finding.REFUTED.value, Finding.WRONG_LINE.value})
"""The findings of which the arbiter need not hear."""

_SAID = ("not_in_play", "empty", "not_a_point", "off_board", "occupied")
"""Why a line is wrong that can be told, as everybody sees it, and costs no claim."""


def claim_line(game: Game, seat: Seat, text: str, number: int) -> LineClaimed:
    """What a claim by a line comes to; it is made when its first move could be played.

    Raises NotNow for a line that nobody needs to check.
    """
    position = game.position
    if not isinstance(position, RenjuPosition):
        raise NotNow("no_line_claims")
    refuse_unaware(game, seat, number)
    if position.to_act is not seat:
        raise NotNow("not_your_turn")
    mine = [one for one in game.lines if one.seat is seat]
    if any(one.number == position.number for one in mine):
        raise NotNow("line_claimed_already")
    if sum(one.finding != Finding.PROVED for one in mine) >= MOST_UNPROVED:
        raise NotNow("line_claims_spent", limit=MOST_UNPROVED)
    try:
        line = line_said(text, position.ply)
    except NotAMove:
        raise NotNow("line_not_playable", move="") from None
    proof = verify_claim(position, seat, line, budget=POSITIONS)
    if proof.reason in _SAID:
        raise NotNow("line_not_playable", move=" ".join(proof.path[-1:]))
    return LineClaimed(
        seat=seat,
        number=position.number,
        line=" ".join(line),
        finding=proof.finding.value,
        reason=proof.reason,
        positions=proof.nodes,
    )
