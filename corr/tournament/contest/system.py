"""What a system of play has to say, and what several of them share.

Each looks at the event as it stands and at the results so far, and says what follows; none keeps
anything. The tables are counted in `tables`.
"""

from collections.abc import Iterable, Sequence
from typing import Protocol

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import ContestBody, RoundOpened, RoundsDrawn
from corr.tournament.events.events_contest import Drawn
from corr.tournament.pairing.pairing import MOST_GAMES, game_id


class System(Protocol):
    """One way to run an event. Nothing here asks for the time: that is for whoever calls.

    `by_lot` is whether rounds are drawn, so that a seed is needed whatever the start numbers are.
    """

    by_lot: bool

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Why the event cannot start with these players, if it cannot."""

    def rounds(self, contest: Contest, players: int) -> int:
        """How many rounds there are with so many players."""

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """What is drawn at the start; the start numbers are given already."""

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round. Raises ArbiterError if it cannot be drawn, with what can be done."""

    def missing(self, contest: Contest, results: Results) -> str:
        """What is still to be drawn or opened, in words; "" when there is nothing more."""

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """What follows from the results without anybody's decision: a replay, a next game."""


def too_many(contest: Contest, games: int) -> list[str]:
    """What is wrong with an event of so many games, if the ids have no room for them."""
    if games <= MOST_GAMES:
        return []
    return [f"{contest.id} would have {games:,} games; an event has room for {MOST_GAMES:,}"]


def numbered(
    contest: Contest, games: Iterable[tuple[int, int, str, str]], *, after: int | None = None
) -> Drawn:
    """Games (round, board, first, second) with the ids that follow those of the event so far."""
    last = len(contest.pairings) if after is None else after
    return tuple(
        (game_id(contest.id, number), round_, board, first, second)
        for number, (round_, board, first, second) in enumerate(games, last + 1)
    )


def all_rounds(contest: Contest, games: Drawn) -> tuple[ContestBody, ...]:
    """All rounds of an event whose pairings are known at the start; they begin when they may."""
    return (RoundsDrawn(games=games, opened=0 if contest.spec.system.all_rounds_at_once else 1),)


def open_next(contest: Contest) -> tuple[ContestBody, ...]:
    """The next round of those that were drawn at the start may begin."""
    if contest.opened >= contest.drawn:
        raise ArbiterError(f"{contest.id}: all rounds have begun")
    return (RoundOpened(round=contest.opened + 1),)


def not_begun(contest: Contest) -> str:
    """Which of the rounds that were drawn at the start has still to begin, "" for none."""
    if contest.opened >= contest.drawn:
        return ""
    return f"round {contest.opened + 1} of {contest.drawn} has not begun"


def draws_more(contest: Contest) -> bool:
    """Whether the arbiter has still to draw a round: of a Monrad, or of teams round by round."""
    return contest.spec.system.kind in ("monrad", "teams") and contest.drawn < contest.rounds


def draw_or_close(contest: Contest) -> str:
    """By which commands an event goes on, or ends as it stands."""
    early = close_early(contest)
    if not draws_more(contest):
        return early
    return f"draw the next round with `corr event draw {contest.id}`, or {early}"


def close_early(contest: Contest) -> str:
    """By which command an event ends although rounds are still to come."""
    return f"close the event as it stands with `corr event close {contest.id} --early`"
