"""A match of two players or teams, game by game (tournaments.md §6 and §12: R23, T1, P§15).

Everything follows from the games alone, each time anew. Where the texts are silent:

[INTERPRETATION T34a] If one draw takes both to the agreed points, the match is drawn. Alternative:
it goes on until somebody is ahead.

[INTERPRETATION T34b] If both needed as many moves in their won games, or nobody won, a lot says
who opens a deciding game. Alternative: the colours alternate as always; so without `lots`.

[INTERPRETATION T34c] There is one deciding game, a game as the others: it counts for the points,
and if it is drawn, so is the match. Nobody plays one if neither has scored. Alternative: it is
played again until somebody wins it.
"""

import enum
import math
from collections.abc import Collection, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.tournament.pairing.pairing import Lots
from corr.tournament.scoring.scoring_games import GIVEN, ZERO, Score, TableGame


class Until(enum.StrEnum):
    """What ends a match (R23)."""

    GAMES = "games"
    """Somebody has enough points to win a match of an agreed number of games, or all are over."""
    POINTS = "points"
    """Somebody has an agreed number of points."""
    WINS = "wins"
    """Somebody has won an agreed number of games."""


class MatchTerms(Struct, frozen=True, kw_only=True):
    """How long a match is, and who opens its games.

    In pente, `fewest_moves_open`, a deciding game is opened by who needed the fewest moves in the
    games won (P§15, [T34b]); else the lot of the seed `lots` says who does. Of a number of games
    `all_games` may have to be played whoever leads. If they leave the match level, one more may
    decide it: a `deciding_game` [T34c].
    """

    until: Until
    number: Fraction
    fewest_moves_open: bool = False
    all_games: bool = False
    deciding_game: bool = False
    lots: str = ""

    def __post_init__(self) -> None:
        half = self.until is Until.POINTS
        if self.number <= 0 or (self.number * (2 if half else 1)).denominator != 1:
            kind = "whole or half" if half else "whole"
            raise ValueError(f"a match ends at a {kind} number of {self.until} above 0")


class MatchGame(Struct, frozen=True, kw_only=True):
    """A game to be played; `deciding` if either side would win the match by winning it."""

    number: int
    black: str
    white: str
    deciding: bool


class MatchState(Struct, frozen=True, kw_only=True):
    """A match after the games so far, with figures in the order of its two sides.

    `winner` is `None` while it goes on and if it is drawn. `walkover` tells that who lost
    withdrew. `due` are the games that are not begun and will be needed whatever the results of
    those before them, so that they may all begin at once.
    """

    sides: tuple[str, str]
    points: tuple[Fraction, Fraction]
    wins: tuple[int, int]
    games: int
    over: bool
    winner: str | None
    walkover: bool
    due: tuple[MatchGame, ...]

    @property
    def match_points(self) -> tuple[Fraction, Fraction]:
        """Most points 2, equal 1, fewest 0 (16.4); none while it goes on or if nobody scored."""
        if not self.over or (self.winner is None and not any(self.points)):
            return ZERO, ZERO
        if self.winner is None:
            return Fraction(1), Fraction(1)
        return (Fraction(2), ZERO) if self.winner == self.sides[0] else (ZERO, Fraction(2))


class _Tally(Struct, frozen=True, kw_only=True):
    """What the finished games of a match come to, in the order of its sides."""

    points: tuple[Fraction, Fraction]
    wins: tuple[int, int]
    finished: int


def match_state(
    first: str,
    second: str,
    games: Sequence[TableGame],
    terms: MatchTerms,
    *,
    withdrawn: Collection[str] = (),
) -> MatchState:
    """The match in which `first` opens game 1, after `games` in their order.

    Colours alternate game by game [T1]. If both reach the agreed points by one draw, the match is
    drawn [T34a]. Who withdrew from a match that is not decided has lost it. A game without points
    for anybody is one of the agreed number. Raises ValueError for games of others.
    """
    sides = (first, second)
    if any({game.black, game.white} != set(sides) for game in games):
        raise ValueError(f"the match is between {first} and {second} alone")
    tally = _tally(sides, games)
    decided, winner = _ended(sides, tally, terms)
    decided = decided or _lost_for_both(games, terms)
    left = [side for side in sides if side in withdrawn]
    walkover = bool(left) and not decided
    if walkover:
        winner = None if len(left) == 2 else second if left == [first] else first
    over = decided or walkover
    return MatchState(
        sides=sides,
        points=tally.points,
        wins=tally.wins,
        games=tally.finished,
        over=over,
        winner=winner,
        walkover=walkover,
        due=() if over else tuple(_due(sides, games, tally, terms)),
    )


def _lost_for_both(games: Sequence[TableGame], terms: MatchTerms) -> bool:
    """Whether neither has begun a match that ends as soon as it is decided (P§17)."""
    lost = (one.score is Score.NOBODY and one.kind in GIVEN for one in games)
    return bool(games) and not terms.all_games and all(lost)


def _tally(sides: tuple[str, str], games: Sequence[TableGame]) -> _Tally:
    finished = [game for game in games if not game.is_open]
    one, other = (sum((game.points(side) for game in finished), ZERO) for side in sides)
    won, lost = (sum(game.points(side) == 1 for game in finished) for side in sides)
    return _Tally(points=(one, other), wins=(won, lost), finished=len(finished))


def _figures(tally: _Tally, terms: MatchTerms) -> tuple[Fraction, Fraction]:
    """What counts towards the end of the match."""
    if terms.until is Until.WINS:
        return Fraction(tally.wins[0]), Fraction(tally.wins[1])
    return tally.points


def _ended(sides: tuple[str, str], tally: _Tally, terms: MatchTerms) -> tuple[bool, str | None]:
    """Whether the games have decided the match, and for whom."""
    one, other = _figures(tally, terms)
    if terms.until is Until.GAMES:
        left = max(terms.number - tally.finished, ZERO)
        over = not left or (abs(one - other) > left and not terms.all_games)
        over = over and not _needs_decision(tally, terms)
    else:
        over = max(one, other) >= terms.number
    return over, sides[one < other] if over and one != other else None


def _needs_decision(tally: _Tally, terms: MatchTerms) -> bool:
    """Whether the agreed games have left a match level that a further one is to decide [T34c]."""
    one, other = tally.points
    agreed = terms.deciding_game and tally.finished == terms.number
    return agreed and one == other and bool(one)


def _due(
    sides: tuple[str, str], games: Sequence[TableGame], tally: _Tally, terms: MatchTerms
) -> list[MatchGame]:
    """The games that are certain to be needed and not begun."""
    one, other = _figures(tally, terms)
    needed = _needed(abs(one - other), max(one, other), tally.finished, terms)
    begun = len(games) - tally.finished
    # Who leads does so by a whole point or win, so that only a level score can go either way.
    deciding = needed == 1 and begun == 0 and one == other
    opens = _opens(sides, games, tally, terms) if deciding else None
    opened = [sum(game.black == side for game in games) for side in sides]
    due = []
    for number in range(len(games) + 1, len(games) + 1 + needed - begun):
        # Who has opened less often: so the colours alternate [T1] even where a game was annulled.
        black = opens or sides[opened[0] > opened[1]]
        white = sides[black == sides[0]]
        opened[black != sides[0]] += 1
        due.append(MatchGame(number=number, black=black, white=white, deciding=deciding))
    return due


def _needed(lead: Fraction, best: Fraction, finished: int, terms: MatchTerms) -> int:
    """The least number of further games after which the match can be over."""
    if terms.until is Until.GAMES:
        # The leader wins them all: the lead must become greater than what is left.
        left = int(terms.number) - finished
        if left <= 0 or terms.all_games:
            return max(left, 1)
        return int(min(left, (left - lead) // 2 + 1))
    return math.ceil(terms.number - best)


def _opens(
    sides: tuple[str, str], games: Sequence[TableGame], tally: _Tally, terms: MatchTerms
) -> str | None:
    """Who opens the game that decides; `None` where the colours alternate as always.

    Where a game more decides, the last of an odd number of agreed games is one as the others.
    """
    agreed = terms.deciding_game and not _needs_decision(tally, terms)
    if agreed or not terms.fewest_moves_open:
        return None
    found = _fewest_moves(sides, games)
    if found is None and terms.lots:
        return sides[Lots(terms.lots).below(2)]
    return found


def _fewest_moves(sides: tuple[str, str], games: Sequence[TableGame]) -> str | None:
    """Who needed the fewest own moves in the games won (P§15, [T11]); `None` if both as many."""
    one, other = (
        sum(game.own_moves(side) for game in games if game.points(side) == 1) for side in sides
    )
    return None if one == other else sides[one > other]
