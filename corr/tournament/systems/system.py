"""What a system of play has to say, what several share, and the simplest one: a match (R23)."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import count
from typing import Protocol

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Drawn, RoundDrawn, RoundOpened, RoundsDrawn
from corr.tournament.pairing.match_play import (
    MatchGame,
    MatchState,
    MatchTerms,
    Until,
    match_state,
)
from corr.tournament.pairing.pairing import MOST_GAMES, game_id
from corr.tournament.spec.spec_system import UNTIL, SystemPart
from corr.tournament.wording import command

# -- what a system of play has to say, and what several of them share ----
# Each looks at the event as it stands and at the results so far, and says what follows; none keeps
# anything. The tables are counted in `tables`.


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
        raise ArbiterError(said("why_draw", "all_begun", event=contest.id))
    return (RoundOpened(round=contest.opened + 1),)


def not_begun(contest: Contest) -> str:
    """Which of the rounds that were drawn at the start has still to begin, "" for none."""
    if contest.opened >= contest.drawn:
        return ""
    return said("why_draw", "round_not_begun", round=contest.opened + 1, rounds=contest.drawn)


def not_drawn(contest: Contest) -> str:
    """Which round has still to be drawn, "" for none."""
    if contest.drawn >= contest.rounds:
        return ""
    return said("why_draw", "round_not_drawn", round=contest.drawn + 1, rounds=contest.rounds)


def draws_more(contest: Contest) -> bool:
    """Whether the arbiter has still to draw a round: of a Monrad, or of teams round by round."""
    return contest.spec.system.kind in ("monrad", "teams") and contest.drawn < contest.rounds


def draw_or_close(contest: Contest) -> str:
    """By which commands an event goes on, or ends as it stands."""
    early = close_early(contest)
    if not draws_more(contest):
        return early
    return said("why_draw", "draw_or_close", event=contest.id, early=early)


def close_early(contest: Contest) -> str:
    """By which command an event ends although rounds are still to come."""
    return said("why_draw", "close_early", event=contest.id)


# -- A match between two ----
# How a match stands is in `match_play`; each game is a round of its own.


class Match:
    """Two players; the colours alternate game by game [T1]."""

    by_lot = False

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Two play."""
        return [f"{contest.id}: a match has two players, not {len(order)}"] * (len(order) != 2)

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as there are games; none is known of a match that is played to an aim."""
        system = contest.spec.system
        return 0 if system.has_aim else system.games_per_pair

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All games; of a match with an aim those that it will need anyway."""
        if contest.spec.system.has_aim:
            return self._next_games(contest, {})
        first, second = contest.order
        games = (
            (number, 1, *((first, second) if number % 2 else (second, first)))
            for number in range(1, contest.rounds + 1)
        )
        return all_rounds(contest, numbered(contest, games))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next game. It waits for the one before only where it follows by itself then."""
        system = contest.spec.system
        terms = match_terms(system)
        if terms is None:
            return open_next(contest)
        if state_of(contest, results, terms).over:
            close = said("why_draw", "close_it", command=command("event", "close", contest.id))
            if _going_on(results):
                close = said("why_draw", "close_it_later")
            raise ArbiterError(said("why_draw", "match_decided", event=contest.id, close=close))
        if system.one_by_one and _going_on(results):
            raise ArbiterError(said("why_draw", "next_by_itself", event=contest.id))
        games = self._next_games(contest, results)
        if not games:
            raise ArbiterError(
                said("why_draw", "may_decide_draw", event=contest.id)
                if system.has_dates
                else said("why_draw", "may_decide", event=contest.id)
            )
        return games

    def missing(self, contest: Contest, results: Results) -> str:
        """Another game, unless the match is decided or all games have begun."""
        terms = match_terms(contest.spec.system)
        if terms is None:
            return not_begun(contest)
        over = state_of(contest, results, terms).over
        return "" if over else said("why_draw", "match_undecided")

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The next games of a match with an aim, once the results say that they are needed."""
        system = contest.spec.system
        if not system.has_aim or system.has_dates:
            return ()
        if system.one_by_one and _going_on(results):
            return ()
        return self._next_games(contest, results)

    def drawn_again(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """Games in place of annulled ones, whatever their dates; else what follows by itself."""
        games = self._next_games(contest, results)
        before = tuple(game for game in games if game.round <= contest.drawn)
        return before or self.follows(contest, results)

    def _next_games(self, contest: Contest, results: Results) -> tuple[RoundDrawn, ...]:
        """The games that are due, each in the first round that has none."""
        terms = match_terms(contest.spec.system)
        if terms is None:
            return ()
        due: Iterable[MatchGame] = state_of(contest, results, terms).due
        due = tuple(due) if contest.spec.system.all_rounds_at_once else tuple(due)[:1]
        taken = {pairing.round for pairing in contest.pairings if pairing.game in results}
        free = (number for number in count(1) if number not in taken)
        games = numbered(
            contest,
            ((number, 1, one.black, one.white) for number, one in zip(free, due, strict=False)),
        )
        return tuple(RoundDrawn(round=game[1], games=(game,)) for game in games)


def _going_on(results: Results) -> bool:
    return any(game.score is None for game in results.values())


def match_terms(system: SystemPart) -> MatchTerms | None:
    """When the match of an event is over, None if its games are played whatever they bring."""
    found = UNTIL.fullmatch(system.until)
    if not system.has_aim:
        return None
    if found is None or not (found[1] or found[2]):
        return terms_of_games(system)
    if found[1]:
        return MatchTerms(until=Until.POINTS, number=Fraction(found[1]))
    return MatchTerms(until=Until.WINS, number=Fraction(found[2]))


def terms_of_games(system: SystemPart) -> MatchTerms:
    """When a match of so many games is over, and how it is decided if it is level then (P§15)."""
    return MatchTerms(
        until=Until.GAMES,
        number=Fraction(system.games_per_pair),
        fewest_moves_open=system.deciding_game,
        all_games=not system.until,
        deciding_game=system.deciding_game,
    )


def state_of(contest: Contest, results: Results, terms: MatchTerms) -> MatchState:
    """How the match of an event stands."""
    first, second = contest.order
    games = tuple(results.values())
    if terms.deciding_game:
        terms = replace(terms, lots=match_lots(contest, first, second))
    return match_state(first, second, games, terms, withdrawn=tuple(contest.withdrawn))


def match_lots(contest: Contest, first: str, second: str) -> str:
    """The seed of the lot that says who opens the deciding game of a match (P§15, [T34b])."""
    return f"{contest.seed or contest.id}:{first}:{second}"
