"""The players of a Monrad before its next draw, also with games still going (26.2c, 26.4-26.5)."""

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.monrad import MonradPlayer
from corr.tournament.scoring.scoring_games import (
    QUARTERS,
    Bye,
    Kind,
    Score,
    TableGame,
    match_quarters,
    weaver_quarters,
)

# -- matches of a Monrad with games that are still going ----


GameKey = tuple[int, str, str]
"""The round, provisional black and white of a game."""
Assessment = Score | tuple[Score | None, ...]
"""What a game was assessed as. A bare score is for the last of two players' games of a round
with these colours; a tuple has one score for each of them, None for one that was over."""
Quarters = tuple[int, int]
"""Points of the two in quarters."""


class Match(Struct, frozen=True, kw_only=True):
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


# -- the players of a Monrad before its next draw, counted anew from all results ----
# A game still going is assessed by the arbiter, and the assessment holds for the grouping until
# the real result is known.


class Correction(Struct, frozen=True, kw_only=True):
    """What the real result of an assessed game changes for one of the two (26.5)."""

    points: Fraction
    ups: int
    downs: int


def sealed_correction(assessed: Score, real: Score) -> tuple[Correction, Correction]:
    """Black's and White's corrections when the real result is known (26.5).

    The real points are entered; who did better gets a down, who did worse an up.

    >>> black, white = sealed_correction(Score.WHITE, Score.DRAW)
    >>> black.points, black.downs, white.points, white.ups
    (Fraction(1, 2), 1, Fraction(-1, 2), 1)
    """
    before, after = QUARTERS[assessed], QUARTERS[real]
    return _correction(after[0] - before[0]), _correction(after[1] - before[1])


def _correction(better: int) -> Correction:
    return Correction(points=Fraction(better, 4), ups=int(better < 0), downs=int(better > 0))


def players_after(
    order: Sequence[str],
    games: Sequence[TableGame],
    byes: Sequence[Bye],
    *,
    assessed: Mapping[GameKey, Assessment],
    games_per_match: int = 1,
    wins_needed: int = 0,
    absent: Collection[str] = (),
    weaver: bool = False,
    totals: Mapping[int, Mapping[str, Fraction]] | None = None,
    annulled: Sequence[tuple[str, str]] = (),
) -> tuple[MonradPlayer, ...]:
    """The players as the draw after these games sees them, in `order`, without the `absent`.

    Whoever was drawn together has met, also if the game was not played, or is one of those that
    were `annulled` and that `games` no longer has [T35b]. `assessed` are all
    assessments so far: one without a real result yet gives the points, one that was wrong an up
    and a down (26.5). The ups and downs of a round come from the totals that counted at its
    draw: those of `totals` (round, then player) where they were kept. Otherwise an assessment
    counted at the draw right after its round, and at later ones if there is still no result.

    Points are game points; match points where a match has four games or more (26.6), and the
    points of the Weaver rule with `weaver` [T10]. A bye is a won match [T14]: `wins_needed`
    games where a match ends when it is decided. A latecomer has those he really has (26.4).
    ArbiterError if a game is still going that has not been assessed.
    """
    if weaver and games_per_match != 2:
        raise ValueError("the Weaver rule is for matches of two games")
    rounds = matches_by_round(games, assessed)
    everything = [match for matches in rounds.values() for match in matches]
    if going := [game for match in everything for game in match.unassessed()]:
        raise ArbiterError(*(_unassessed(game) for game in going))
    by_match = weaver or games_per_match >= 4
    tally = _Tally(bye=8 if by_match else 4 * (wins_needed or games_per_match))
    free: dict[int, list[str]] = defaultdict(list)
    for bye in byes:
        free[bye.round].append(bye.player)
    for number in sorted({*rounds, *free}):
        worth = [
            _worth(match, weaver=weaver, by_match=by_match) for match in rounds.get(number, ())
        ]
        tally.take(worth, free[number], (totals or {}).get(number, {}))
    for one, other in annulled:
        tally.opponents[one].append(other)
        tally.opponents[other].append(one)
    away = frozenset(absent)
    return tuple(tally.player(name) for name in order if name not in away)


def _unassessed(game: TableGame) -> str:
    return (
        f"round {game.round}: {game.black} - {game.white} is still going: assess its most "
        "probable result first (26.5)"
    )


class _Worth(Struct, frozen=True, kw_only=True):
    """What a match gives the two now, in quarters, and what it gave at the next draw."""

    match: Match
    now: Quarters
    then: Quarters


def _worth(match: Match, *, weaver: bool, by_match: bool) -> _Worth:
    now = quarters(match.now(), weaver=weaver, by_match=by_match)
    if not any(match.assessed):
        return _Worth(match=match, now=now, then=now)
    then = quarters(match.then(), weaver=weaver, by_match=by_match)
    return _Worth(match=match, now=now, then=then)


class _Tally(Struct, kw_only=True):
    """What the rounds taken so far add up to for each player, points in quarters.

    `provisional` is what differed at the draw after the last round taken.
    """

    bye: int
    points: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    provisional: dict[str, int] = field(default_factory=dict)
    opponents: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    colours: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    ups: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    downs: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    free: set[str] = field(default_factory=set)

    def take(
        self, worth: Sequence[_Worth], free: Sequence[str], totals: Mapping[str, Fraction]
    ) -> None:
        """Add a round: first its ups and downs, from the totals before it."""
        for each in worth:
            self._floats(each.match, totals)
        self.provisional = {}
        for each in worth:
            self._meet(each)
        for name in free:
            self.points[name] += self.bye
            self.downs[name] += 1
            self.free.add(name)

    def _floats(self, match: Match, totals: Mapping[str, Fraction]) -> None:
        one, other = (self._total(name, totals) for name in (match.one, match.other))
        if one != other:
            higher, lower = (match.one, match.other)[:: 1 if one > other else -1]
            self.downs[higher] += 1
            self.ups[lower] += 1

    def _total(self, name: str, totals: Mapping[str, Fraction]) -> int | Fraction:
        if name in totals:
            return 4 * totals[name]
        return self.points[name] + self.provisional.get(name, 0)

    def _meet(self, each: _Worth) -> None:
        match = each.match
        both = zip((match.one, match.other), (match.other, match.one), strict=True)
        figures = zip(both, each.now, each.then, match.corrected(), strict=True)
        for (name, opponent), now, then, better in figures:
            self.points[name] += now
            if now != then:
                self.provisional[name] = then - now
            self.opponents[name].append(opponent)
            self.colours[name].append(match.colours(name))
            self.ups[name] += better < 0
            self.downs[name] += better > 0

    def player(self, name: str) -> MonradPlayer:
        """The player as the next draw sees him."""
        return MonradPlayer(
            id=name,
            points=Fraction(self.points[name], 4),
            opponents=tuple(self.opponents[name]),
            colours="".join(self.colours[name]),
            ups=self.ups[name],
            downs=self.downs[name],
            had_bye=name in self.free,
        )
