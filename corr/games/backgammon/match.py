"""A match as it stands: whose act is due, cube, score, and what each act makes of them.

Nothing here asks who may do a thing (`acts.py`). Scores are those of the first seat and the
second. By backgammon.md 2 to 4, the rules of the Swedish federation in brackets there.
"""

import enum
from functools import reduce

from msgspec import Struct
from msgspec.structs import replace

from corr.games.backgammon.board import CHECKERS, START, Board, hopped, stakes
from corr.games.backgammon.plays import Dice, Play
from corr.games.rules import Chance, Outcome, Seat
from corr.games.track import OFF

SIZES = {"single": 1, "gammon": 2, "backgammon": 3}
"""How many times the cube a game is worth, as resignations name it."""


_MANY = 15
"""From so many points on there are three breaks, and one more for every six (4.14)."""


class Phase(enum.StrEnum):
    """What a match waits for."""

    OPENING = "opening"
    """The opening throw: a die for each seat, equal ones are thrown again (2.2)."""
    CHOICE = "roll-or-double"
    """A seat that has access to the cube, before its roll."""
    ROLL = "roll"
    """The roll of the seat whose turn it is."""
    PLAY = "play"
    ANSWER = "take-or-drop"
    """The answer to a double."""
    RESIGNED = "accept-or-refuse"
    """The answer to an offer to resign."""
    OVER = "over"


class Won(Struct, frozen=True, kw_only=True):
    """One game of a match that has ended.

    `score` is that before it, `points` what it brought: `cube` times `size` (1 single, 2 gammon,
    3 backgammon). `reason` is `bear-off`, `drop` or `resignation`. `given` are points that the
    director gave while it ran, as they were counted behind it.
    """

    winner: Seat
    points: int
    cube: int
    size: int
    reason: str
    crawford: bool
    score: tuple[int, int]
    given: tuple[int, int] = (0, 0)


Points = tuple[int, int]


class Match(Struct, frozen=True, kw_only=True):
    """A match to `length` points. `board.own` are the first seat's checkers.

    `game` is the number of the game that is played, or was the last one. `turn` is whose turn it
    is, also while the other has to answer; None for an opening throw. `owner` is who owns the
    cube, None if it is centred. `roll` is the number of the last throw, `spent` the highest
    number that a throw has had, which is void by now if it is greater. `opens` is true in the
    turn of an opening throw. `offered` is the size that is offered by who resigns, `refused` the
    largest that was refused in this turn. `waiting` are decisions of the director that count when
    the game has ended, `put_back` those that could not be counted.
    `hops` is the last play in this game, by the seat `played_by`. `begun`: the game has had a
    throw. `crawford`: it is the Crawford game; `crawford_played`: that has been. `number` counts
    acts, throws among them, and `since` those that were made before this game.
    """

    length: int
    game: int = 1
    board: Board = START
    phase: Phase = Phase.OPENING
    turn: Seat | None = None
    cube: int = 1
    owner: Seat | None = None
    score: Points = (0, 0)
    begun: bool = False
    crawford_played: bool = False
    roll: int = 0
    spent: int = 0
    dice: Dice | None = None
    opens: bool = False
    offered: int = 0
    refused: int = 0
    waiting: tuple[Points, ...] = ()
    put_back: tuple[Points, ...] = ()
    hops: Play = ()
    played_by: Seat | None = None
    games: tuple[Won, ...] = ()
    number: int = 0
    since: int = 0
    outcome: Outcome | None = None
    crawford: bool = False

    @property
    def to_act(self) -> Seat | Chance | None:
        """Who has to act now."""
        match self.phase:
            case Phase.OVER:
                return None
            case Phase.OPENING | Phase.ROLL:
                return Chance.CHANCE
            case Phase.ANSWER | Phase.RESIGNED:
                return self.turn.other if self.turn else None
            case _:
                return self.turn

    @property
    def next_roll(self) -> int:
        """The number of the roll that letters speak of: the one thrown, or the one to come."""
        return max(self.roll, self.spent) + 1 if self.dice is None else self.roll

    def seen(self, seat: Seat) -> Board:
        """The board with a seat's checkers as `own`."""
        return self.board if seat is Seat.FIRST else self.board.turned

    def may_use(self, seat: Seat) -> bool:
        """Whether a seat has access to the cube in this game, in its turns (3)."""
        return self.length > 1 and not self.crawford and self.owner in (None, seat)

    def is_dead(self, seat: Seat) -> bool:
        """Whether doubling can win a seat nothing more, which has access to the cube (3).

        A single game at the present value is enough for the match then. Points that wait count
        only when the game has ended.
        """
        mine = self.score[0 if seat is Seat.FIRST else 1]
        return self.may_use(seat) and mine + self.cube >= self.length


def started(length: int, score: Points = (0, 0)) -> Match:
    """A match to a number of points before its first throw. Raises ValueError below 1.

    >>> started(7).to_act, started(5, (4, 0)).crawford
    (<Chance.CHANCE: 'chance'>, True)
    """
    if length < 1 or not all(0 <= points < length for points in score):
        raise ValueError(f"no match to {length} points from {score}")
    return _ready(Match(length=length, score=score))


def _ready(match: Match) -> Match:
    """Before the opening throw of a game: whether it is the Crawford game (2.5)."""
    crawford = match.length > 1 and not match.crawford_played and match.length - 1 in match.score
    return replace(match, crawford=crawford)


def thrown(match: Match, dice: Dice, number: int = 0) -> Match:
    """After a throw: for the opening the first die is the first seat's.

    `number` is that of the throw, 0 for the next one.
    """
    roll = number or max(match.roll, match.spent) + 1
    match = replace(match, roll=roll, spent=roll, begun=True, number=match.number + 1)
    if match.phase is Phase.ROLL:
        return replace(match, phase=Phase.PLAY, dice=dice)
    one, other = dice
    if one == other:
        return match
    turn = Seat.FIRST if one > other else Seat.SECOND
    return replace(match, phase=Phase.PLAY, turn=turn, dice=dice, opens=True, refused=0)


def rolling(match: Match) -> Match:
    """After `roll`: chance has to throw."""
    return replace(match, phase=Phase.ROLL, number=match.number + 1)


def doubled(match: Match) -> Match:
    """After `double`: the other has to take or drop."""
    return replace(match, phase=Phase.ANSWER, number=match.number + 1)


def taken(match: Match) -> Match:
    """After `take`: the cube is worth twice as much and the taker's; the doubler rolls."""
    owner = match.turn.other if match.turn else None
    return replace(
        match, phase=Phase.ROLL, cube=2 * match.cube, owner=owner, number=match.number + 1
    )


def dropped(match: Match) -> Match:
    """After `drop`: the game is lost at the value before the double."""
    return _won(match, match.turn, 1, "drop")


def offering(match: Match, size: int) -> Match:
    """After an offer to resign; size 1 to 3."""
    return replace(match, phase=Phase.RESIGNED, offered=size, number=match.number + 1)


def accepted(match: Match) -> Match:
    """After `accept`: the game is the other's who had resigned it."""
    winner = match.turn.other if match.turn else None
    return _won(match, winner, match.offered, "resignation")


def declined(match: Match) -> Match:
    """After `refuse`: the game goes on in the same state."""
    phase = Phase.PLAY if match.dice else Phase.CHOICE
    return replace(match, phase=phase, refused=match.offered, offered=0, number=match.number + 1)


def moved(match: Match, hops: Play) -> Match:
    """The board after the hops of the seat whose turn it is, and no more than that."""
    mover = match.turn
    assert mover is not None
    after = reduce(hopped, hops, match.seen(mover))
    board = after if mover is Seat.FIRST else after.turned
    return replace(match, board=board, hops=hops, played_by=mover)


def played(match: Match, hops: Play) -> Match:
    """After a play of the seat whose turn it was; without hops none could be made."""
    mover = match.turn
    assert mover is not None
    match = moved(match, hops)
    after = match.seen(mover)
    if after.own[OFF] == CHECKERS:
        return _won(match, mover, stakes(after.other), "bear-off")
    turn = mover.other
    return replace(
        match,
        turn=turn,
        phase=Phase.CHOICE if match.may_use(turn) else Phase.ROLL,
        dice=None,
        opens=False,
        refused=0,
        number=match.number + 1,
    )


def conceded(match: Match, seat: Seat) -> Match:
    """After a seat has conceded the match: the score stays as it is (4.5)."""
    return over(replace(match, number=match.number + 1), seat.other, "concede")


def over(match: Match, winner: Seat | None, ending: str) -> Match:
    """The match has ended; board, cube and game stay those of the last game."""
    outcome = Outcome(winner=winner, ending=ending, score=match.score)
    return replace(match, phase=Phase.OVER, outcome=outcome, dice=None, offered=0)


def _won(match: Match, winner: Seat | None, size: int, reason: str) -> Match:
    assert winner is not None
    points = match.cube * size
    game = Won(
        winner=winner,
        points=points,
        cube=match.cube,
        size=size,
        reason=reason,
        crawford=match.crawford,
        score=match.score,
    )
    gained = (points, 0) if winner is Seat.FIRST else (0, points)
    match = replace(
        match,
        score=_added(match, gained),
        crawford_played=match.crawford_played or match.crawford,
        games=(*match.games, game),
        number=match.number + 1,
        begun=False,
    )
    if match.score[winner is Seat.SECOND] >= match.length:
        return over(match, winner, "score")
    return _counted(match)


def _added(match: Match, points: Points) -> Points:
    """The score with points added; it counts to the length at most."""
    first, second = (
        min(had + more, match.length) for had, more in zip(match.score, points, strict=True)
    )
    return first, second


def _counted(match: Match) -> Match:
    """The director's decisions that waited, in the order given (2.5), then the next game."""
    waiting = match.waiting
    match = replace(match, waiting=())
    for points in waiting:
        score = _added(match, points)
        if min(score) >= match.length:
            match = replace(match, put_back=(*match.put_back, points))
            continue
        last = match.games[-1]
        given = (last.given[0] + points[0], last.given[1] + points[1])
        games = (*match.games[:-1], replace(last, given=given))
        match = replace(match, score=score, games=games)
        if max(score) >= match.length:
            return over(match, _leader(score), "penalty")
    return _ready(
        replace(
            match,
            game=match.game + 1,
            since=match.number,
            board=START,
            hops=(),
            played_by=None,
            phase=Phase.OPENING,
            turn=None,
            cube=1,
            owner=None,
            dice=None,
            opens=False,
            offered=0,
            refused=0,
        )
    )


def _leader(score: Points) -> Seat:
    return Seat.FIRST if score[0] > score[1] else Seat.SECOND


def may_give(match: Match, points: Points) -> bool:
    """Whether the director may give points: not so many that both came to the length.

    Those that wait count with the score.
    """
    sums = zip(match.score, points, *match.waiting, strict=True)
    return match.outcome is None and min(map(sum, sums)) < match.length


def given(match: Match, points: Points) -> Match:
    """After a decision of the director that gives points: between games they count at once."""
    match = replace(match, number=match.number + 1)
    if match.begun:
        return replace(match, waiting=(*match.waiting, points))
    score = _added(match, points)
    match = _ready(replace(match, score=score))
    return over(match, _leader(score), "penalty") if max(score) >= match.length else match


def late(match: Match, points: Points) -> Match:
    """After lateness at the start, with the points that it brings to either (7 [3.3]).

    More than half of the length wins the match; if both would, both have lost it. With points
    that the director gave before they may bring a seat to the length, or both, in the same way.
    """
    match = replace(match, number=match.number + 1)
    winning = [2 * point > match.length for point in points]
    if all(winning):
        return over(match, None, "late")
    if any(winning):
        return over(match, Seat.FIRST if winning[0] else Seat.SECOND, "late")
    score = _added(match, points)
    if min(score) >= match.length:
        return over(match, None, "late")
    match = _ready(replace(match, score=score))
    return over(match, _leader(score), "penalty") if max(score) >= match.length else match


def late_points(days: int, *, first: int = 10, step: int = 5) -> int:
    """The points that so many late days bring the other: one on day `first`, then one a `step`.

    >>> [late_points(days) for days in (9, 10, 14, 15, 40)]
    [0, 1, 1, 2, 7]
    """
    return 1 + (days - first) // step if days >= first else 0


def breaks_in(length: int) -> int:
    """How many breaks each seat may take in a match to so many points (7 [4.14]).

    Lengths that the rule does not name go to the class below, and on from 15 one for every six.

    >>> [breaks_in(length) for length in (5, 7, 10, 11, 14, 15, 20, 21, 27)]
    [0, 1, 1, 2, 2, 3, 3, 4, 5]
    """
    for least, breaks in ((_MANY, 3 + (length - _MANY) // 6), (11, 2), (7, 1)):
        if length >= least:
            return breaks
    return 0
