"""Matches of a Monrad with games that are still going: what they count before a draw (26.5)."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from corr.tournament.scoring.scoring_games import (
    QUARTERS,
    Kind,
    Score,
    TableGame,
    match_quarters,
    weaver_quarters,
)

GameKey = tuple[int, str, str]
"""The round, provisional black and white of a game."""
Assessment = Score | tuple[Score | None, ...]
"""What a game was assessed as. A bare score is for the last of two players' games of a round
with these colours; a tuple has one score for each of them, None for one that was over."""
Quarters = tuple[int, int]
"""Points of the two in quarters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The games of one pair in one round; `one` is provisional black in the first of them.

    `assessed` has a score for every game that was still going at a draw after its round.
    """

    one: str
    other: str
    games: tuple[TableGame, ...]
    assessed: tuple[Score | None, ...]

    def colours(self, player: str) -> str:
        """The colours the player had, game by game."""
        return "".join("b" if player == game.black else "w" for game in self.games)

    def unassessed(self) -> Iterator[TableGame]:
        """The games that have no score of any kind."""
        for game, guess in zip(self.games, self.assessed, strict=True):
            if game.is_open and guess is None:
                yield game

    def now(self) -> tuple[TableGame, ...]:
        """The games with their real scores, and the assessed one where there is no other."""
        return self._scored(real_first=True)

    def then(self) -> tuple[TableGame, ...]:
        """The games as they counted at the next draw."""
        return self._scored(real_first=False)

    def _scored(self, *, real_first: bool) -> tuple[TableGame, ...]:
        if not any(self.assessed):
            return self.games
        return tuple(
            game
            if guess is None or (real_first and not game.is_open)
            else replace(game, kind=Kind.PLAYED, score=guess)
            for game, guess in zip(self.games, self.assessed, strict=True)
        )

    def corrected(self) -> Quarters:
        """How much better each of the two did than assessed, once that is known (26.5)."""
        known = [
            (game, QUARTERS[guess])
            for game, guess in zip(self.games, self.assessed, strict=True)
            if guess is not None
        ]
        if any(game.is_open for game, _ in known):
            return 0, 0
        one = other = 0
        for game, (black, white) in known:
            straight = game.black == self.one
            one += game.quarters(self.one) - (black if straight else white)
            other += game.quarters(self.other) - (white if straight else black)
        return one, other


def matches_by_round(
    games: Sequence[TableGame], assessed: Mapping[GameKey, Assessment]
) -> Mapping[int, Sequence[Match]]:
    """The matches of every round, the rounds in order, the games of a match as they come.

    ValueError if an assessment is of a game that is not there.
    """
    if strange := set(assessed) - {(game.round, game.black, game.white) for game in games}:
        raise ValueError(f"assessments of games that are not there: {sorted(strange)}")
    pairs: dict[tuple[int, frozenset[str]], list[TableGame]] = defaultdict(list)
    for game in games:
        pairs[game.round, frozenset((game.black, game.white))].append(game)
    rounds: dict[int, list[Match]] = {number: [] for number in sorted({g.round for g in games})}
    for (number, _), played in pairs.items():
        match = Match(
            one=played[0].black,
            other=played[0].white,
            games=tuple(played),
            assessed=_assessed(played, assessed),
        )
        rounds[number].append(match)
    return rounds


def _assessed(
    games: Sequence[TableGame], assessed: Mapping[GameKey, Assessment]
) -> tuple[Score | None, ...]:
    guesses: list[Score | None] = [None] * len(games)
    for key in {(game.round, game.black, game.white): None for game in games}:
        guess = assessed.get(key)
        if guess is None:
            continue
        places = [i for i, game in enumerate(games) if (game.black, game.white) == key[1:]]
        each = guess if isinstance(guess, tuple) else (None,) * (len(places) - 1) + (guess,)
        for place, score in zip(places, each, strict=True):
            guesses[place] = score
    return tuple(guesses)


def quarters(match: Sequence[TableGame], *, weaver: bool, by_match: bool) -> Quarters:
    """What the games of a match give the two for their totals, in quarters of a point.

    Game points; with `by_match` match points (16.4), with `weaver` those of P§16.
    """
    one, other = match[0].black, match[0].white
    if weaver:
        return weaver_quarters(match, one, other)
    sums = sum(g.quarters(one) for g in match), sum(g.quarters(other) for g in match)
    return match_quarters(*sums) if by_match else sums
