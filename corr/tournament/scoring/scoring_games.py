"""Games, matches and meetings as the tables see them, with points and figures (R16, 18.2)."""

import enum
from collections import Counter, defaultdict
from collections.abc import Collection, Container, Iterable, Mapping, Sequence
from fractions import Fraction
from math import lcm
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

# -- games and matches as the tables see them ----
# Points are exact. Players and teams are any keys.


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


class TableGame(Struct, frozen=True, kw_only=True):
    """One game as the table sees it; `black` is provisional black, `moves` the stones of both.

    `stones` are those of black and white where they were counted one by one. A walkover of a game
    that was `never_begun` was given when somebody had left. Of a match to points `scored` are the
    points of both when it ended, None where nobody says them, and `length` is how many win it, 0
    for any other game.
    """

    black: str
    white: str
    kind: Kind
    score: Score | None = None
    round: int = 1
    moves: int = 0
    never_begun: bool = False
    stones: tuple[int, int] | None = None
    scored: tuple[int, int] | None = None
    length: int = 0

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
        if self.stones is not None:
            return self.stones[player != self.black]
        return (self.moves + (player == self.black)) // 2

    @property
    def is_open(self) -> bool:
        """Whether the score is still to come."""
        return self.score is None and self.kind in OPEN


class Bye(Struct, frozen=True, kw_only=True):
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


def table_game(
    black: str,
    white: str,
    result: str,
    ended: str,
    *,
    round: int = 1,  # noqa: A002
    moves: int = 0,
    at_once: bool = False,
    scored: tuple[int, int] | None = None,
    length: int = 0,
) -> TableGame:
    """A game from the words of the event file; `result` is "" while it runs.

    A walkover that ended the game `at_once`, when it began, was given before anybody played.

    >>> table_game("A", "B", "0-1", "walkover").kind.value
    'walkover'
    """
    kind = Kind(ended) if ended in GIVEN else Kind.PLAYED if result else Kind.RUNNING
    score = Score(result) if result else None
    return TableGame(
        black=black,
        white=white,
        kind=kind,
        score=score,
        round=round,
        moves=moves,
        never_begun=at_once and kind is Kind.WALKOVER,
        scored=scored,
        length=length,
    )


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


# -- who met whom and with what points, and the figures that follow, as integers ----
# Players are numbers here. A figure is a list of integers in a unit: 4 for quarter points.


class Figure(Struct, frozen=True, kw_only=True):
    """One figure of all players in integers, `unit` of which are a point."""

    values: Sequence[int]
    unit: int

    def fractions(self) -> list[Fraction]:
        """The figure in points."""
        known = {value: Fraction(value, self.unit) for value in set(self.values)}
        return [known[value] for value in self.values]


class Meeting(NamedTuple):
    """Two players' match: game and match points of both in quarters.

    While a game goes on it is not `over` and has no match points yet. `scored` is how many games
    have a score; `played` whether anybody played one of them, or came too late.
    """

    one: int
    other: int
    games_one: int
    games_other: int
    match_one: int
    match_other: int
    over: bool
    scored: int
    played: bool
    round: int


Pairs = dict[tuple[int, int], list[TableGame]]
"""The games of every pair that has any; the lower number first."""


def paired(number: Mapping[str, int], games: Sequence[TableGame]) -> Pairs:
    """The games by the numbers of their players, in the order given."""
    pairs: Pairs = {}
    for game in games:
        black, white = number[game.black], number[game.white]
        pair = (black, white) if black < white else (white, black)
        if pair in pairs:
            pairs[pair].append(game)
        else:
            pairs[pair] = [game]
    return pairs


def meetings_of(
    number: Mapping[str, int], pairs: Pairs, *, weaver: bool, instead: str
) -> list[Meeting]:
    """Every match, with its points."""
    met = []
    for (one, other), match in pairs.items():
        mine = theirs = scored = 0
        over, played = True, False
        for game in match:
            black, white = QUARTERS[game.score]
            if number[game.black] != one:
                black, white = white, black
            mine += black
            theirs += white
            if game.score is not None:
                scored += 1
                played = played or game.kind not in GIVEN or game.kind is Kind.LATE
            elif game.is_open:
                over = False
        points = (0, 0)
        if over and weaver:
            points = _weaver(match, number, instead)
        elif over:
            points = match_quarters(mine, theirs)
        met.append(
            Meeting(one, other, mine, theirs, *points, over, scored, played, match[0].round)
        )
    return met


def _weaver(
    match: Sequence[TableGame], number: Mapping[str, int], instead: str
) -> tuple[int, int]:
    """The points of the lower number, then of the higher."""
    one, other = sorted((match[0].black, match[0].white), key=number.__getitem__)
    return weaver_quarters(match, one, other, instead=instead)


def game_points(met: Sequence[Meeting], byes: Sequence[int], games: int) -> Figure:
    """Game points; a bye is a point for each of so many games [T14]."""
    points = [4 * games * free for free in byes]
    for meeting in met:
        points[meeting.one] += meeting.games_one
        points[meeting.other] += meeting.games_other
    return Figure(values=points, unit=4)


def points_in_matches(met: Sequence[Meeting], byes: Sequence[int]) -> Figure:
    """Match points, of matches that are over; a bye is a won match [T14]."""
    points = [8 * free for free in byes]
    for meeting in met:
        points[meeting.one] += meeting.match_one
        points[meeting.other] += meeting.match_other
    return Figure(values=points, unit=4)


def won_matches(met: Sequence[Meeting], players: int) -> Figure:
    """How many matches everybody won; byes are none [T14]."""
    wins = [0] * players
    for meeting in met:
        if meeting.match_one != meeting.match_other:
            wins[meeting.one if meeting.match_one > meeting.match_other else meeting.other] += 1
    return Figure(values=wins, unit=1)


def berger(met: Sequence[Meeting], points: Figure, instead: str) -> Figure:
    """The match points of those beaten and half of those drawn with (18.2c)."""
    worth, sums = points.values, [0] * len(points.values)
    for meeting in met:
        mine, theirs = meeting.match_one, meeting.match_other
        if instead == "T9" and not meeting.played:
            continue
        if mine > theirs:
            sums[meeting.one] += 2 * worth[meeting.other]
        elif mine < theirs:
            sums[meeting.other] += 2 * worth[meeting.one]
        elif mine:
            sums[meeting.one] += worth[meeting.other]
            sums[meeting.other] += worth[meeting.one]
    return Figure(values=sums, unit=2 * points.unit)


def buchholz(met: Sequence[Meeting], used: Figure, instead: str) -> Figure:
    """The sum of the points used for all opponents (26.6c), those of games going on too."""
    worth, sums = used.values, [0] * len(used.values)
    for meeting in met:
        if instead == "T9" and meeting.scored and not meeting.played:
            continue
        sums[meeting.one] += worth[meeting.other]
        sums[meeting.other] += worth[meeting.one]
    return Figure(values=sums, unit=used.unit)


def mutual_points(met: Sequence[Meeting], keys: Sequence[tuple[int, ...]]) -> list[tuple[int]]:
    """Everybody's game points against all who have the same key (18.2d, 26.6e)."""
    groups: dict[tuple[int, ...], int] = {}
    group = [groups.setdefault(key, len(groups)) for key in keys]
    sums = [0] * len(keys)
    if len(groups) < len(keys):
        for meeting in met:
            if group[meeting.one] == group[meeting.other]:
                sums[meeting.one] += meeting.games_one
                sums[meeting.other] += meeting.games_other
    return [(points,) for points in sums]


def points_ratio(games: Sequence[TableGame], number: Mapping[str, int]) -> Figure:
    """Each player's points of matches by those of both; half for who has played none.

    Counted are the matches that were played, to `length` points at most, penalty points with them
    (backgammon.md 2.5). One that was given up, or lost by lateness or time, counts as if the
    winner had scored all; walkovers, and matches that a withdrawal ended, are left out.
    """
    own, all_ = [0] * len(number), [0] * len(number)
    for game in games:
        points = _match_score(game)
        if points is None:
            continue
        for player, scored in zip((game.black, game.white), points, strict=True):
            own[number[player]] += scored
            all_[number[player]] += sum(points)
    shares = [Fraction(one, both) if both else HALF for one, both in zip(own, all_, strict=True)]
    unit = lcm(*(share.denominator for share in shares))
    return Figure(values=[int(share * unit) for share in shares], unit=unit)


def _match_score(game: TableGame) -> tuple[int, int] | None:
    """The points of both as the ratio counts them; None where a match does not count."""
    if game.kind not in (Kind.PLAYED, Kind.LATE) or game.scored is None:
        return None
    black, white = (min(points, game.length or points) for points in game.scored)
    if game.score is Score.BLACK:
        return max(black, game.length), white
    if game.score is Score.WHITE:
        return black, max(white, game.length)
    return black, white


def used_points(
    met: Sequence[Meeting],
    points: Figure,
    left: Mapping[int, int],
    byes: Sequence[tuple[int, int]],
    instead: str,
) -> Figure:
    """The match points that opponents use in Buchholz (26.6, [T12]).

    `left` are those who withdrew, with the last round that each took part in; `byes` are players
    and rounds. Who withdrew is worth the mean of the final points of all who never did and had as
    many match points after that round; the own points if there is nobody. The alternative takes
    the nearest points that somebody had, those above and below together if they are as near.
    """
    means: dict[int, Fraction] = {}
    for last, then in _points_after(met, len(points.values), set(left.values()), byes).items():
        finals = defaultdict[int, list[int]](list)
        for at, final in enumerate(points.values):
            if at not in left:
                finals[then[at]].append(final)
        found = dict[int, Fraction | None]()
        for at in (at for at, round_left in left.items() if round_left == last):
            own = then[at]
            mean = (
                found[own] if own in found else found.setdefault(own, _mean(finals, own, instead))
            )
            if mean is not None:
                means[at] = mean
    scale = lcm(*(mean.denominator for mean in means.values()))
    used = [value * scale for value in points.values]
    for at, mean in means.items():
        used[at] = int(mean * scale)
    return Figure(values=used, unit=points.unit * scale)


def _mean(finals: Mapping[int, list[int]], own: int, instead: str) -> Fraction | None:
    """The mean of those who had as many, or by the alternative nearly as many; None if nobody."""
    level = finals.get(own, [])
    if not level and instead == "T12" and finals:
        nearest = min(abs(points - own) for points in finals)
        near = (points for points in finals if abs(points - own) == nearest)
        level = [final for points in near for final in finals[points]]
    return Fraction(sum(level), len(level)) if level else None


def _points_after(
    met: Sequence[Meeting], players: int, rounds: Collection[int], byes: Sequence[tuple[int, int]]
) -> dict[int, list[int]]:
    """Everybody's match points after each of these rounds."""
    gained = defaultdict[int, list[tuple[int, int]]](list)
    for meeting in met:
        gained[meeting.round].append((meeting.one, meeting.match_one))
        gained[meeting.round].append((meeting.other, meeting.match_other))
    for at, number in byes:
        gained[number].append((at, 8))
    points, left, after = [0] * players, sorted(gained, reverse=True), {}
    for last in sorted(rounds):
        while left and left[-1] <= last:
            for at, more in gained[left.pop()]:
                points[at] += more
        after[last] = list(points)
    return after
