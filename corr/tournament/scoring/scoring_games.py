"""Games and matches as the tables see them: points, walkovers, the Weaver rule (R16 / G15, P§16).

Points are exact. Players and teams are any keys.
"""

import enum
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

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
T6_HALF = "T6_half"
"""The alternative of T6 by which walkovers won count as completed."""
OPEN = frozenset({Kind.RUNNING, Kind.ADJOURNED})

QUARTERS = {
    Score.BLACK: (4, 0),
    Score.WHITE: (0, 4),
    Score.DRAW: (2, 2),
    Score.NOBODY: (0, 0),
    None: (0, 0),
}
"""The game points of black and white in quarters, in which the tables are counted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableGame:
    """One game as the table sees it; `black` is provisional black, `moves` the stones of both.

    A walkover of a game that was `never_begun` was given when somebody had left.
    """

    black: str
    white: str
    kind: Kind
    score: Score | None = None
    round: int = 1
    moves: int = 0
    never_begun: bool = False

    def __post_init__(self) -> None:
        if self.kind is not Kind.ADJOURNED and (self.score is not None) != (self.kind in SCORED):
            raise ValueError(f"a game that is {self.kind} cannot have the score {self.score}")

    def points(self, player: str) -> Fraction:
        """The game points of one of the two: win 1, draw ½ (16.1)."""
        return Fraction(self.quarters(player), 4)

    def quarters(self, player: str) -> int:
        """The game points of one of the two in quarters; 0 for anybody else."""
        black, white = QUARTERS[self.score]
        return black if player == self.black else white if player == self.white else 0

    def own_moves(self, player: str) -> int:
        """The player's own stones, none in a win that was given [T11]."""
        if self.kind in GIVEN:
            return 0
        return (self.moves + (player == self.black)) // 2

    @property
    def is_open(self) -> bool:
        """Whether the score is still to come."""
        return self.score is None and self.kind in OPEN


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye:
    """A round in which somebody had no opponent: as good as a won match [T14] (26.4)."""

    player: str
    round: int


def refuse_byes(byes: Sequence[Bye], playing: Iterable[tuple[int, str, str]]) -> None:
    """Raise ValueError for a bye that is there twice, or of somebody who plays in its round.

    `playing` are rounds with the two who meet. Either would be paid twice (26.4).
    """
    if not byes:
        return
    free = Counter((bye.round, bye.player) for bye in byes)
    twice = sorted(key for key, count in free.items() if count > 1)
    if twice:
        raise ValueError(f"{twice[0][1]} has two byes in round {twice[0][0]}")
    busy = {(number, player) for number, *both in playing for player in both}
    both = sorted(free.keys() & busy)
    if both:
        raise ValueError(f"{both[0][1]} has a bye and plays in round {both[0][0]}")


def table_game(black: str, white: str, result: str, ended: str, *, round: int = 1) -> TableGame:  # noqa: A002
    """A game from the words of the event file; `result` is "" while it runs.

    >>> table_game("A", "B", "0-1", "walkover").kind.value
    'walkover'
    """
    kind = Kind(ended) if ended in GIVEN else Kind.PLAYED if result else Kind.RUNNING
    score = Score(result) if result else None
    return TableGame(black=black, white=white, kind=kind, score=score, round=round)


def by_pair(games: Sequence[TableGame]) -> defaultdict[frozenset[str], list[TableGame]]:
    """The games of every pair, in the order given; none for a pair that has none."""
    pairs = defaultdict[frozenset[str], list[TableGame]](list)
    for game in games:
        pairs[frozenset((game.black, game.white))].append(game)
    return pairs


def is_completed(game: TableGame, player: str, *, instead: str = "") -> bool:
    """Whether a game counts as completed for a player who withdrew (16.2).

    Games played to an end and adjourned ones do [T5], and nothing else [T6]: a win without play
    hangs on who of two left first. By the alternative of T5 so do games that were going on, by
    `T6_HALF` walkovers that `player` won.
    """
    if game.kind in (Kind.PLAYED, Kind.ADJOURNED):
        return True
    if instead == "T5" and game.kind in (Kind.RUNNING, Kind.WITHDRAWAL):
        return True
    return instead == T6_HALF and game.kind in GIVEN and game.quarters(player) == 4


def after_withdrawal(
    game: TableGame, left: Container[str], *, instead: str = "", at_once: bool = True
) -> TableGame:
    """What becomes of a game where the results of those who left stand (16.3, [T6]).

    What is not decided is won by the opponent; between two who left nobody scores, whoever left
    first, unless they did not leave `at_once`: in a Monrad, after different rounds. By the
    alternative of T6 it stays unplayed.
    """
    black_left, white_left = game.black in left, game.white in left
    if not (black_left or white_left):
        return game
    if instead == "T6" and (game.kind is Kind.WITHDRAWAL or not game.score):
        return replace(game, kind=Kind.UNPLAYED, score=None)
    if black_left and white_left and (not game.score or (at_once and _was_left(game))):
        return replace(game, kind=Kind.UNPLAYED, score=None)
    if game.score:
        return game
    return replace(game, kind=Kind.WALKOVER, score=Score.WHITE if black_left else Score.BLACK)


def _was_left(game: TableGame) -> bool:
    """Whether a withdrawal decided a game, and nothing that happened in it."""
    return game.kind is Kind.WITHDRAWAL or game.never_begun


def match_points(games: Sequence[TableGame], one: str, other: str) -> tuple[Fraction, Fraction]:
    """Match points of a match that is over: most game points 2, equal 1, fewest 0 (16.4).

    If nobody has scored a game point, nobody gets a match point either [T9].
    """
    return _fractions(match_quarters(*_sums(games, one, other)))


def weaver_points(games: Sequence[TableGame], one: str, other: str) -> tuple[Fraction, Fraction]:
    """The points of a match of two games by the Weaver rule (P§16, [T10]).

    With one win each, who needed fewer own moves to win gets 1¼ and the other ¾.
    """
    return _fractions(weaver_quarters(games, one, other))


def own_moves_in_wins(games: Sequence[TableGame], player: str) -> tuple[int, ...]:
    """The player's own moves in each game won [T11]."""
    return tuple(game.own_moves(player) for game in games if game.quarters(player) == 4)


def match_quarters(mine: int, theirs: int) -> tuple[int, int]:
    """Match points in quarters, from game points (16.4)."""
    if mine == theirs:
        return (4, 4) if mine else (0, 0)
    return (8, 0) if mine > theirs else (0, 8)


def weaver_quarters(
    games: Sequence[TableGame], one: str, other: str, *, instead: str = ""
) -> tuple[int, int]:
    """The points by the Weaver rule in quarters; with T10 or T11 `instead`, by its alternative."""
    sums = _sums(games, one, other)
    wins = [[game for game in games if game.quarters(who) == 4] for who in (one, other)]
    if [len(each) for each in wins] != [1, 1]:
        return match_quarters(*sums) if instead == "T10" else sums
    mine, theirs = (
        _stones(won[0]) if instead == "T11" else won[0].own_moves(who)
        for won, who in zip(wins, (one, other), strict=True)
    )
    edge = (mine < theirs) - (mine > theirs)
    return 4 + edge, 4 - edge


def _stones(game: TableGame) -> int:
    return 0 if game.kind in GIVEN else game.moves


def _sums(games: Sequence[TableGame], one: str, other: str) -> tuple[int, int]:
    return sum(game.quarters(one) for game in games), sum(game.quarters(other) for game in games)


def _fractions(quarters: tuple[int, int]) -> tuple[Fraction, Fraction]:
    mine, theirs = quarters
    return Fraction(mine, 4), Fraction(theirs, 4)
