"""The order in a group where all meet all (tournaments.md §1-§2; R16, 18.2 / G15, 17.2).

Everything is counted anew from all games each time, in exact fractions. Players are any keys.
"""

import enum
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, groupby
from operator import attrgetter

from corr.tournament.wording import decimal, listed, ordinal

HALF = Fraction(1, 2)
ZERO = Fraction(0)


class Score(enum.StrEnum):
    """Black's and White's points, as the event file writes them."""

    BLACK = "1-0"
    WHITE = "0-1"
    DRAW = "1/2-1/2"
    NOBODY = "0-0"


class Kind(enum.StrEnum):
    """How a game came to its score, or why it has none."""

    PLAYED = "played"
    ADJOURNED = "adjourned"
    """Formally adjourned, with the score it was given or none yet [T5]."""
    WALKOVER = "walkover"
    LATE = "late"
    """Decided because somebody came too late."""
    WITHDRAWAL = "withdrawal"
    """Under way when somebody withdrew."""
    UNPLAYED = "unplayed"
    RUNNING = "running"


SCORED = frozenset({Kind.PLAYED, Kind.WALKOVER, Kind.LATE, Kind.WITHDRAWAL})
GIVEN = frozenset({Kind.WALKOVER, Kind.LATE, Kind.WITHDRAWAL})
"""Wins that nobody played to the end: they count as wins everywhere [T9]."""
OPEN = frozenset({Kind.RUNNING, Kind.ADJOURNED})


@dataclass(frozen=True, slots=True, kw_only=True)
class TableGame:
    """One game as the table sees it; `black` is provisional black, `moves` the stones of both."""

    black: str
    white: str
    kind: Kind
    score: Score | None = None
    round: int = 1
    moves: int = 0

    def __post_init__(self) -> None:
        if self.kind is not Kind.ADJOURNED and (self.score is not None) != (self.kind in SCORED):
            raise ValueError(f"a game that is {self.kind} cannot have the score {self.score}")

    def points(self, player: str) -> Fraction:
        """The game points of one of the two: win 1, draw ½ (16.1)."""
        if self.score is Score.DRAW:
            return HALF
        winner = {Score.BLACK: self.black, Score.WHITE: self.white}.get(self.score or Score.NOBODY)
        return Fraction(player == winner)

    def own_moves(self, player: str) -> int:
        """The player's own stones, none in a win that was given [T11]."""
        if self.kind in GIVEN:
            return 0
        return (self.moves + (player == self.black)) // 2


def table_game(black: str, white: str, result: str, ended: str, *, round: int = 1) -> TableGame:  # noqa: A002
    """A game from the words of the event file; `result` is "" while it runs.

    >>> table_game("A", "B", "0-1", "walkover").kind.value
    'walkover'
    """
    kind = Kind(ended) if ended in GIVEN else Kind.PLAYED if result else Kind.RUNNING
    score = Score(result) if result else None
    return TableGame(black=black, white=white, kind=kind, score=score, round=round)


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """One player's place and the figures that gave it, in the order of 18.2 a-e.

    `mutual` are the game points against those level on all criteria before it. `games` is how
    many games have a score. `status` is `ok` or `withdrawn` (whose results stand, 16.3).
    """

    place: int
    player: str
    games: int
    game_points: Fraction
    match_points: Fraction
    berger: Fraction
    mutual: Fraction
    match_wins: int
    status: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The table: `rows` in order of place, then who is annulled (16.2).

    `criteria` are the figures in the order in which they decide. `games` are those that count,
    with what a withdrawal made of them. `final` when no game is going on.
    """

    rows: tuple[Standing, ...]
    annulled: tuple[str, ...]
    criteria: tuple[str, ...]
    games: tuple[TableGame, ...]
    games_per_match: int
    final: bool


def standings(
    players: Sequence[str],
    games: Sequence[TableGame],
    *,
    games_per_match: int = 1,
    withdrawn: Collection[str] = (),
    weaver: bool = False,
) -> Standings:
    """The table of a round robin. Scheduled games that are not in `games` were not played.

    Game points come first, match points in matches of four or more games [T2]. Players who are
    level in everything share the place, and the next place skips [T7]; they stand in the order
    of `players`. `weaver` is the rule of P§16 for pente.
    """
    if weaver and games_per_match != 2:
        raise ValueError("the Weaver rule is for matches of two games")
    strangers = {name for game in games for name in (game.black, game.white)} - set(players)
    if strangers:
        raise ValueError(f"games of players who are not in the event: {sorted(strangers)}")
    annulled = tuple(
        player
        for player in players
        if player in withdrawn and _is_annulled(player, games, len(players), games_per_match)
    )
    present = [player for player in players if player not in annulled]
    counted = _counted(present, games, games_per_match, withdrawn)
    matches = _matches(present, counted, weaver=weaver)
    own = _of_player(present, counted)
    totals = {
        player: sum((mine for mine, _ in matches[player].values()), ZERO) for player in present
    }
    rows = [
        _figures(player, matches[player], totals, own[player], withdrawn=player in withdrawn)
        for player in present
    ]
    points = ("game_points", "match_points")
    criteria = points[::-1] if weaver or games_per_match >= 4 else points
    return Standings(
        rows=_placed(rows, (*criteria, "berger"), own),
        annulled=annulled,
        criteria=(*criteria, "berger", "mutual", "match_wins"),
        games=counted,
        games_per_match=games_per_match,
        final=all(game.score or game.kind not in OPEN for game in counted),
    )


def _is_annulled(
    player: str, games: Sequence[TableGame], players: int, games_per_match: int
) -> bool:
    """Whether a withdrawn player completed less than half of the original schedule (16.2, [T6]).

    Completed are played and adjourned games [T5] and walkovers won, but not those lost.
    """
    completed = sum(
        game.kind in (Kind.PLAYED, Kind.ADJOURNED)
        or (game.kind in GIVEN and game.points(player) == 1)
        for game in games
        if player in (game.black, game.white)
    )
    return 2 * completed < (players - 1) * games_per_match


def _counted(
    present: Sequence[str],
    games: Sequence[TableGame],
    games_per_match: int,
    withdrawn: Collection[str],
) -> tuple[TableGame, ...]:
    """The games that count, with the missing ones; a withdrawn player loses what was left.

    Colours alternate in a match [T1]. Between two withdrawn players nobody scores (16.3, [T6]).
    """
    here = set(present)
    counted = [game for game in games if game.black in here and game.white in here]
    pairs = by_pair(counted)
    for black, white in combinations(present, 2):
        met = pairs[frozenset((black, white))]
        for _ in range(games_per_match - len(met)):
            first = met[-1].white if met else black
            second = black if first == white else white
            met.append(TableGame(black=first, white=second, kind=Kind.UNPLAYED))
            counted.append(met[-1])
    return tuple(_after_withdrawal(game, withdrawn) for game in counted)


def _after_withdrawal(game: TableGame, withdrawn: Collection[str]) -> TableGame:
    black_left, white_left = game.black in withdrawn, game.white in withdrawn
    if game.score or not (black_left or white_left):
        return game
    if black_left and white_left:
        return replace(game, kind=Kind.UNPLAYED)
    return replace(game, kind=Kind.WALKOVER, score=Score.WHITE if black_left else Score.BLACK)


Matches = Mapping[str, Mapping[str, tuple[Fraction, Fraction]]]
"""A player's own and the opponent's match points by opponent; without matches going on."""


def by_pair(games: Sequence[TableGame]) -> defaultdict[frozenset[str], list[TableGame]]:
    """The games of every pair, in the order given; none for a pair that has none."""
    pairs = defaultdict[frozenset[str], list[TableGame]](list)
    for game in games:
        pairs[frozenset((game.black, game.white))].append(game)
    return pairs


def _of_player(
    present: Sequence[str], games: Sequence[TableGame]
) -> Mapping[str, Sequence[TableGame]]:
    own: dict[str, list[TableGame]] = {player: [] for player in present}
    for game in games:
        own[game.black].append(game)
        own[game.white].append(game)
    return own


def _matches(present: Sequence[str], games: Sequence[TableGame], *, weaver: bool) -> Matches:
    matches: dict[str, dict[str, tuple[Fraction, Fraction]]] = {player: {} for player in present}
    for pair, match in by_pair(games).items():
        if any(game.kind in OPEN and not game.score for game in match):
            continue
        one, other = pair
        points = weaver_points(match, one, other) if weaver else match_points(match, one, other)
        matches[one][other], matches[other][one] = points, points[::-1]
    return matches


def match_points(games: Sequence[TableGame], one: str, other: str) -> tuple[Fraction, Fraction]:
    """Match points of a match that is over: most game points 2, equal 1, fewest 0 (16.4).

    If nobody has scored a game point, nobody gets a match point either [T9].
    """
    mine, theirs = _sum(games, one), _sum(games, other)
    if mine == theirs:
        shared = Fraction(mine > 0)
        return shared, shared
    return (Fraction(2), ZERO) if mine > theirs else (ZERO, Fraction(2))


def weaver_points(games: Sequence[TableGame], one: str, other: str) -> tuple[Fraction, Fraction]:
    """The points of a match of two games by the Weaver rule (P§16, [T10]).

    With one win each, who needed fewer own moves to win gets 1¼ and the other ¾.
    """
    mine, theirs = own_moves_in_wins(games, one), own_moves_in_wins(games, other)
    if len(mine) != 1 or len(theirs) != 1:
        return _sum(games, one), _sum(games, other)
    edge = Fraction((mine < theirs) - (mine > theirs), 4)
    return 1 + edge, 1 - edge


def own_moves_in_wins(games: Sequence[TableGame], player: str) -> tuple[int, ...]:
    """The player's own moves in each game won [T11]."""
    return tuple(game.own_moves(player) for game in games if game.points(player) == 1)


def _sum(games: Sequence[TableGame], player: str) -> Fraction:
    own = (game for game in games if player in (game.black, game.white))
    return sum((game.points(player) for game in own), ZERO)


def _figures(
    player: str,
    matches: Mapping[str, tuple[Fraction, Fraction]],
    totals: Mapping[str, Fraction],
    own: Sequence[TableGame],
    *,
    withdrawn: bool,
) -> Standing:
    won = [other for other, (mine, theirs) in matches.items() if mine > theirs]
    drawn = [other for other, (mine, theirs) in matches.items() if 0 < mine == theirs]
    return Standing(
        place=0,
        player=player,
        games=sum(game.score is not None for game in own),
        game_points=_sum(own, player),
        match_points=totals[player],
        berger=sum((totals[other] for other in won), ZERO)
        + HALF * sum((totals[other] for other in drawn), ZERO),
        mutual=ZERO,
        match_wins=len(won),
        status="withdrawn" if withdrawn else "ok",
    )


def _placed(
    rows: Sequence[Standing], criteria: tuple[str, ...], own: Mapping[str, Sequence[TableGame]]
) -> tuple[Standing, ...]:
    """The rows with their mutual points and places, in order."""
    figures = attrgetter(*criteria)
    level: dict[object, set[str]] = defaultdict(set)
    for row in rows:
        level[figures(row)].add(row.player)
    with_mutual = [
        replace(row, mutual=_mutual(row.player, level[figures(row)], own[row.player]))
        for row in rows
    ]
    every = attrgetter(*criteria, "mutual", "match_wins")
    ordered = sorted(with_mutual, key=every, reverse=True)
    placed: list[Standing] = []
    for _, shared in groupby(ordered, key=every):
        place = len(placed) + 1
        placed += [replace(row, place=place) for row in shared]
    return tuple(placed)


def _mutual(player: str, level: Collection[str], own: Sequence[TableGame]) -> Fraction:
    """Game points against all who are level after c, counted once for all of them (d, [T8])."""
    met = [game for game in own if game.black in level and game.white in level]
    return _sum(met, player)


def explain(table: Standings, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Why each row stands where it does, in words: compared with the row below, or above."""
    return tuple(_explained(table, index, names or {}) for index in range(len(table.rows)))


def _explained(table: Standings, index: int, names: Mapping[str, str]) -> str:
    row = table.rows[index]
    place = ordinal(row.place)
    level = [each for each in table.rows if each.place == row.place and each is not row]
    if level:
        sharing = listed([names.get(each.player, each.player) for each in level])
        return f"{place}, shared with {sharing}: {_equal(table, table.criteria)}"
    if len(table.rows) == 1:
        return place
    below = index + 1 < len(table.rows)
    rival = table.rows[index + 1 if below else index - 1]
    word = "before" if below else "after"
    name = names.get(rival.player, rival.player)
    return f"{place} {word} {name}: {_compared(table, row, rival)}"


def _compared(table: Standings, row: Standing, rival: Standing) -> str:
    decisive = next(name for name in table.criteria if getattr(row, name) != getattr(rival, name))
    before = table.criteria[: table.criteria.index(decisive)]
    mine, theirs = (decimal(Fraction(getattr(each, decisive))) for each in (row, rival))
    points = "point" if table.games_per_match == 1 else "game point"
    words = {
        "game_points": f"{_counted_words(mine, points)} to {theirs}",
        "match_points": f"{_counted_words(mine, 'match point')} to {theirs}",
        "berger": f"Berger {mine} to {theirs}",
        "mutual": f"{mine} to {theirs} in the mutual games",
        "match_wins": f"{_counted_words(mine, 'won match')} to {theirs}",
    }[decisive]
    return f"{_equal(table, before)}, {words}" if before else words


def _equal(table: Standings, criteria: tuple[str, ...]) -> str:
    words = {"berger": "Berger", "mutual": "mutual games", "match_wins": "won matches"}
    same = [words[name] for name in criteria if name in words]
    points = [name for name in criteria if name not in words]
    first = "points" if len(points) == 2 else points[0].replace("_", " ")
    return f"equal {listed([first, *same])}"


def _counted_words(number: str, word: str) -> str:
    ending = "" if number == "1" else "es" if word.endswith("ch") else "s"
    return f"{number} {word}{ending}"
