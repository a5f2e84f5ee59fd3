"""Wins, draws, lost time and clocks that count only when claimed [R6], also by showing a line."""

from datetime import datetime

from corr.errors import NotAMove, NotNow
from corr.games.rules import Finding, Outcome, Position, Seat
from corr.tournament.events.events import BoardEnded, ClaimRefused, GameBody
from corr.tournament.events.events_games import (
    ClockAsked,
    DrawClaimed,
    LineClaimed,
    TimeClaimed,
)
from corr.tournament.play.state import Game

# -- wins, draws and lost time that count only when claimed (renju art ----


_TRIED = {"five": ("five",), "forbidden": ("forbidden",), "win": ("five", "forbidden")}


def claim_win(game: Game, seat: Seat, kind: str, number: int) -> GameBody:
    """What a claim alone leads to; a right one counts from whatever letter it comes (9.5–9.7)."""
    if not game.by_claim:
        raise NotNow("claims_automatic")
    if right := right_claim(game, game.position, seat, kind):
        return right
    refuse_unaware(game, seat, number)
    refused = ClaimRefused(seat=seat, kind=kind, number=game.position.number)
    if is_noted(game, refused):
        raise NotNow("claim_refused", kind=kind)
    return refused


def right_claim(game: Game, position: Position, seat: Seat, kind: str) -> BoardEnded | None:
    """How a claim ends the game, None if it is wrong or wins are not claimed here."""
    if not kind or not game.by_claim:
        return None
    if kind == "named":
        raise NotNow("claim_plainly")
    outcomes = (game.judge.claim(position, seat, one) for one in _TRIED[kind])
    return next((ended(outcome) for outcome in outcomes if outcome), None)


def is_noted(game: Game, refused: ClaimRefused) -> bool:
    """Whether the same wrong claim was noted before."""
    return refused in (noted for _, noted in game.noted)


def claim_draw(game: Game, seat: Seat, number: int) -> DrawClaimed:
    """The draw that is claimed after so many moves; raises NotNow where there is none."""
    if not game.draw_claim_after:
        raise NotNow("no_draw_claim")
    refuse_unaware(game, seat, number)
    if not game.draw_claimable:
        raise NotNow("draw_claim_too_early", move=game.draw_claim_after)
    return DrawClaimed(seat=seat)


def claim_time(game: Game, seat: Seat, at: datetime) -> TimeClaimed:
    """The claim that the other seat is late, where that has to be claimed (9.4); raises NotNow.

    Whether it wins is seen when all letters that came before it have been read.
    """
    if game.terms.forfeit != "on claim":
        raise NotNow(f"time_{game.terms.forfeit}")
    clock, lost_at = game.clock, game.times.lost_at
    if clock is None and game.dice is not None:  # the dice of a match are waited for
        raise NotNow("time_no_clock")
    if clock is None or clock.seat is seat:
        raise NotNow("time_yours")
    if not clock.runs:
        raise NotNow("time_no_clock")
    if clock.stopped is not None:
        raise NotNow("time_stands")
    if not game.times.is_over(at):
        raise NotNow("time_not_over", due=clock.due)
    if lost_at is not None:
        raise NotNow("time_claimed")
    return TimeClaimed(seat=seat, number=game.position.number)


def ask_clock(game: Game, seat: Seat) -> ClockAsked:
    """That a seat asks for the clock, in anybody's turn; raises NotNow where it runs anyway.

    It begins with the next turn, once either seat has asked or both have, as the event has it.
    """
    times = game.times
    if times.uses and times.uses[-1].runs and times.uses[-1].number > game.position.number:
        raise NotNow("clock_comes")
    if not times.uses or times.uses[-1].runs:
        raise NotNow("clock_on")
    if seat in times.asked:
        raise NotNow("clock_asked")
    return ClockAsked(seat=seat, number=game.position.number)


def refuse_unaware(game: Game, seat: Seat, number: int) -> None:
    """Raise for a letter whose writer may not know of the other seat's last act."""
    own = len(game.last_moves) if game.last_seat is seat else 0
    if not game.position.number - own <= number <= game.position.number:
        raise NotNow("old_letter", ply=game.judge.ply(game.position))


def ended(outcome: Outcome) -> BoardEnded:
    """The end that the board has brought about."""
    return BoardEnded(
        winner=outcome.winner,
        ending=str(outcome.ending),
        detail=outcome.detail,
        score=outcome.score or (),
    )


# -- wins that a player claims by showing a line ----
# What the check finds is told to the claimant in one word only, and to the opponent not at all:
# the game goes on, and nobody may be helped to play it. So the number of claims is bounded.


POSITIONS = 5_000
"""Positions looked at for a claim by letter, a second at most; the arbiter may look at more."""

MOST_UNPROVED = 3
"""How many claims of a seat may stay without a proof in a game."""

CAME_TO_NOTHING = frozenset({Finding.REFUTED.value, Finding.WRONG_LINE.value})
"""The findings of which the arbiter need not hear."""


def claim_line(game: Game, seat: Seat, text: str, number: int) -> LineClaimed:
    """What a claim by a line comes to; it is made when its first move could be played.

    Raises NotNow for a line that nobody needs to check.
    """
    position = game.position
    refuse_unaware(game, seat, number)
    if position.to_act is not seat:
        raise NotNow("not_your_turn")
    mine = [one for one in game.lines if one.seat is seat]
    if any(one.number == position.number for one in mine):
        raise NotNow("line_claimed_already")
    if sum(one.finding != Finding.PROVED for one in mine) >= MOST_UNPROVED:
        raise NotNow("line_claims_spent", limit=MOST_UNPROVED)
    try:
        checked = game.judge.check_line(position, text, budget=POSITIONS)
    except NotAMove:
        raise NotNow("line_not_playable", move="") from None
    if checked is None:
        raise NotNow("no_line_claims")
    if checked.unplayable is not None:
        raise NotNow("line_not_playable", move=checked.unplayable)
    return LineClaimed(
        seat=seat,
        number=position.number,
        line=" ".join(checked.line),
        finding=checked.finding.value,
        reason=checked.reason,
        positions=checked.positions,
    )
