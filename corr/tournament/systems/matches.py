"""Matches of several games inside the rounds of an event, played as far as they are needed (P§15).

All games of a match that ends when it is decided are games of one round, at one board: the first
ones that are certain to be needed begin with it, the others as soon as results say that they are.
They have the numbers that come next then, so that no number is left out for a game that nobody
needed. A deciding game follows the agreed ones in the same way.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby

from msgspec import Struct
from msgspec.structs import replace

from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Pairing, Results
from corr.tournament.events.events_contest import RoundDrawn
from corr.tournament.pairing.match_play import MatchState, match_state
from corr.tournament.pairing.pairing import match_colours
from corr.tournament.scoring.scoring_games import Score, TableGame
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.systems.system import match_lots, numbered, terms_of_games

Slot = tuple[int, int, str, str]
"""A game to be: round, board, who opens and who does not."""


class RoundMatch(Struct, frozen=True, kw_only=True):
    """All games that were drawn for two who meet, annulled ones too; `first` opens game 1."""

    first: str
    second: str
    games: tuple[Pairing, ...]

    @property
    def players(self) -> frozenset[str]:
        """Both."""
        return frozenset((self.first, self.second))

    def played(self, results: Results) -> tuple[TableGame, ...]:
        """Its games that count, in order of the draw."""
        return tuple(results[one.game] for one in self.games if one.game in results)


def first_games(system: SystemPart, games: Iterable[Slot]) -> Iterator[Slot]:
    """The games of each match that it needs in any case; its first one is given."""
    for number, board, black, white in games:
        for first, second in match_colours(black, white, system.wins_needed):
            yield number, board, first, second


def matches_of(contest: Contest) -> tuple[RoundMatch, ...]:
    """The matches that were drawn, each of the two who hold its start numbers now.

    Nobody meets twice, but for a Monrad in which a substitute did.
    """
    found = dict[tuple[int, frozenset[str]], list[Pairing]]()
    for one in contest.pairings:
        found.setdefault(_match_key(contest, one), []).append(one)
    return tuple(
        RoundMatch(
            first=contest.holder(games[0].first),
            second=contest.holder(games[0].second),
            games=tuple(games),
        )
        for games in found.values()
    )


def games_beside(contest: Contest, game: str) -> tuple[Pairing, ...]:
    """The other games of a game's match, in any system: those that its two players have there.

    Who meets in a section and again in a final group has two matches.
    """
    own = next((one for one in contest.pairings if one.game == game), None)
    if own is None:
        return ()
    key = _match_key(contest, own)
    return tuple(
        one for one in contest.pairings if one.game != game and _match_key(contest, one) == key
    )


def is_deciding(contest: Contest, game: str) -> bool:
    """Whether a game decides a match that was level after those agreed (P§15)."""
    system = contest.spec.system
    before = (one.game for one in games_beside(contest, game)) if system.deciding_game else ()
    last = (len(game), game)
    return sum((len(one), one) < last for one in before) >= system.games_per_pair


def _match_key(contest: Contest, one: Pairing) -> tuple[int, frozenset[str]]:
    """What the games of one match have in common: in a Monrad their round."""
    stages = (section.before for section in contest.sections if section.before < one.round)
    number = one.round if contest.spec.system.form == "monrad" else max(stages, default=0)
    return number, frozenset((contest.holder(one.first), contest.holder(one.second)))


def state_of(contest: Contest, results: Results, match: RoundMatch) -> MatchState:
    """How one of the matches stands. Who opens a deciding game by lot, the event's seed says."""
    terms = terms_of_games(contest.spec.system)
    lots = match_lots(contest, match.first, match.second)
    return match_state(match.first, match.second, match.played(results), replace(terms, lots=lots))


def further_games(contest: Contest, results: Results) -> tuple[RoundDrawn, ...]:
    """The games that matches need beside those that were drawn, each in its match's round.

    Who left the event begins none: what is left of the match is lost in the table (16.2, [T6]).
    """
    if not contest.spec.system.as_needed:
        return ()
    slots = list[Slot]()
    for match in matches_of(contest):
        last = match.games[-1]
        if last.round > contest.opened or match.players & contest.withdrawn.keys():
            continue
        due = state_of(contest, results, match).due
        slots += [(last.round, last.board, one.black, one.white) for one in due]
    games = numbered(contest, sorted(slots, key=lambda slot: slot[:2]))
    by_round = groupby(games, key=lambda game: game[1])
    return tuple(RoundDrawn(round=number, games=tuple(found)) for number, found in by_round)


def games_to_count(contest: Contest, results: Results) -> Iterator[str]:
    """The won games whose stones matter: they say who opens a deciding game that is due (P§15), or
    which of two wins of a match by the Weaver rule needed fewer (P§16, [T11]).
    """
    system = contest.spec.system
    if system.scoring == "weaver":
        yield from _split(contest, results)
    if not system.deciding_game:
        return
    for match in matches_of(contest):
        agreed = len(match.played(results)) == system.games_per_pair
        if agreed and state_of(contest, results, match).due:
            yield from (one.game for one in match.games if one.game in results)


def _split(contest: Contest, results: Results) -> Iterator[str]:
    """The games of which each of two has won one."""
    won = dict[frozenset[str], dict[str, str]]()
    for one in contest.pairings:
        game = results.get(one.game)
        if game is not None and game.score in (Score.BLACK, Score.WHITE):
            winner = game.black if game.score is Score.BLACK else game.white
            won.setdefault(frozenset((game.black, game.white)), {})[winner] = one.game
    yield from (game for games in won.values() if len(games) == 2 for game in games.values())


def more_needed(contest: Contest, results: Results) -> str:
    """That matches are not decided and their next games not drawn yet; "" if none is so."""
    lacking = sum(len(one.games) for one in further_games(contest, results))
    return said("why_draw", "match_games_due", games=lacking) if lacking else ""


def wrong_in_matches(contest: Contest, results: Results) -> tuple[str, ...]:
    """The games that matches do not need as the results are now [T35c], in order of the draw."""
    wrong = set[str]()
    for match in matches_of(contest):
        games = [one for one in match.games if one.game in results]
        wrong.update(surplus(games, results, _decided(contest, match)))
    return tuple(one.game for one in contest.pairings if one.game in wrong)


def _decided(contest: Contest, match: RoundMatch) -> Callable[[Sequence[TableGame]], bool]:
    terms = terms_of_games(contest.spec.system)

    def decided(played: Sequence[TableGame]) -> bool:
        return match_state(match.first, match.second, played, terms).over

    return decided


def surplus(
    games: Sequence[Pairing],
    results: Results,
    decided: Callable[[Sequence[TableGame]], bool],
    most: int | None = None,
) -> tuple[str, ...]:
    """The games of a match that it did not need, being decided before, or does not need any more.

    Those are games that came when the ones before them had decided it, or when there were as many
    as there may be; and games that go on in a match that is decided without them.
    """
    found = [results[one.game] for one in games]
    extra = {
        one.game
        for number, one in enumerate(games)
        if decided(found[:number]) or (most is not None and number >= most)
    }
    if decided([results[one.game] for one in games if one.game not in extra]):
        extra |= {one.game for one in games if results[one.game].is_open}
    return tuple(one.game for one in games if one.game in extra)
