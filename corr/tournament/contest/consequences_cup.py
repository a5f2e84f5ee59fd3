"""The games of a cup that its results, as they are now, do not lead to [T35c]."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from corr.tournament.contest.contest import Contest, Pairing, Results
from corr.tournament.contest.system_cup import state_of
from corr.tournament.pairing.match_play import MatchTerms, Until, match_state
from corr.tournament.scoring.scoring_games import Score, TableGame


def wrong_in_cup(contest: Contest, results: Results) -> tuple[str, ...]:
    """Games of two who do not meet, and those that a match which is decided does not need.

    What is wrong decides nothing, so that more can be wrong without it.
    """
    wrong, left = set[str](), results
    while more := _wrong_among(contest, left):
        wrong |= more
        left = {game: one for game, one in left.items() if game not in more}
    return tuple(pairing.game for pairing in contest.pairings if pairing.game in wrong)


def _wrong_among(contest: Contest, results: Results) -> set[str]:
    state = state_of(contest, results)
    met = {frozenset(match.players) for match in state.matches}
    pairs = defaultdict[frozenset[str], list[Pairing]](list)
    for pairing in contest.pairings:
        if pairing.game in results:
            game = results[pairing.game]
            pairs[frozenset((game.black, game.white))].append(pairing)
    wrong = set[str]()
    for pair, games in pairs.items():
        all_of_them = [one.game for one in games]
        own = _wrong_in_match(contest, results, games) if pair in met else all_of_them
        wrong.update(own)
    return wrong


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


def _wrong_in_match(contest: Contest, results: Results, games: Sequence[Pairing]) -> Iterator[str]:
    """Ordinary games after the match was decided, and replays of one that was not drawn."""
    number = contest.spec.system.games_per_pair
    terms = MatchTerms(until=Until.GAMES, number=Fraction(number))
    one, other = results[games[0].game].black, results[games[0].game].white
    agreed = [each for each in games if not each.replay]

    def decided(played: Sequence[TableGame]) -> bool:
        return match_state(one, other, played, terms).over

    extra = surplus(agreed, results, decided, number)
    yield from extra
    played = [results[each.game] for each in agreed if each.game not in extra]
    state = match_state(one, other, played, terms)
    due = 1 if state.over and state.winner is None and any(state.points) else 0
    for each in games:
        if each.replay and each.replay != due:
            yield each.game
        elif each.replay:
            due = due + 1 if results[each.game].score is Score.DRAW else 0
