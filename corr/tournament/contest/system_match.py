"""A match between two: an agreed number of games, or until it is decided (R23).

How a match stands is in `match_play`; each game is a round of its own.
"""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import count

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.system import all_rounds, not_begun, numbered, open_next
from corr.tournament.events.events import ContestBody, RoundDrawn
from corr.tournament.pairing.match_play import (
    MatchGame,
    MatchState,
    MatchTerms,
    Until,
    match_state,
)
from corr.tournament.spec.spec_system import UNTIL, SystemPart
from corr.tournament.wording import command


class Match:
    """Two players; the colours alternate game by game [T1]."""

    by_lot = False

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Two play."""
        return [f"{contest.id}: a match has two players, not {len(order)}"] * (len(order) != 2)

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as there are games; none is known of a match that is played to an aim."""
        system = contest.spec.system
        return 0 if system.until else system.games_per_pair

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All games; of a match with an aim those that it will need anyway."""
        if contest.spec.system.until:
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
            close = f"close it with {command('event', 'close', contest.id)}"
            if _going_on(results):
                close = "it can be closed when the game that goes on is over"
            raise ArbiterError(f"{contest.id}: the match is decided; {close}")
        if system.one_by_one and _going_on(results):
            raise ArbiterError(
                f"{contest.id}: a game is still going; the next one begins by itself when it has "
                "ended (the daemon does that, or `corr tick`)"
            )
        games = self._next_games(contest, results)
        if not games:
            raise ArbiterError(
                f"{contest.id}: the games that are going may decide the match; if they do not, "
                "draw again when one has ended"
                if system.has_dates
                else f"{contest.id}: the games that are going may decide the match; if they do "
                "not, the next one begins by itself (the daemon does that, or `corr tick`)"
            )
        return games

    def missing(self, contest: Contest, results: Results) -> str:
        """Another game, unless the match is decided or all games have begun."""
        terms = match_terms(contest.spec.system)
        if terms is None:
            return not_begun(contest)
        over = state_of(contest, results, terms).over
        return "" if over else "the match is not decided"

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The next games of a match with an aim, once the results say that they are needed."""
        system = contest.spec.system
        if not system.until or system.has_dates:
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
    """When a match is over, None if all its games are played whatever they bring."""
    found = UNTIL.fullmatch(system.until)
    if found is None:
        return None
    if found[1]:
        return MatchTerms(until=Until.POINTS, number=Fraction(found[1]))
    if found[2]:
        return MatchTerms(until=Until.WINS, number=Fraction(found[2]))
    return MatchTerms(until=Until.GAMES, number=Fraction(system.games_per_pair))


def state_of(contest: Contest, results: Results, terms: MatchTerms) -> MatchState:
    """How the match of an event stands."""
    first, second = contest.order
    games = tuple(results.values())
    return match_state(first, second, games, terms, withdrawn=tuple(contest.withdrawn))
