"""A renju player that sees fours and threes: what to write in answer to a position.

It keeps nothing between calls; the same position and the same state of the given generator
give the same choice. It plays to end games, not to teach the game.
"""

import enum
import random
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from msgspec import Struct

from corr.errors import PlayerError
from corr.games.renju.board import (
    CENTRE,
    DIRECTIONS,
    EMPTY,
    OPENING_STONES,
    POINTS,
    REACH,
    STRIDE,
    Colour,
    Point,
    point_named,
    turned,
    with_stone,
)
from corr.games.renju.forbidden import KINDS, verdict
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import RENJU
from corr.games.rules import Stage

# -- what a stone makes on its lines ----
# No referee: a double-three is counted here, not judged. `corr.games.renju.forbidden` judges.

_NEAR = tuple(x + y * STRIDE for x, y in product(range(-2, 3), repeat=2) if (x, y) != (0, 0))
_ALONG = tuple(
    sorted(sign * far * step for step in DIRECTIONS for far in range(1, 5) for sign in (1, -1))
)
_SLICES = {
    point.cell: tuple(
        slice(point.cell - REACH * step, point.cell + REACH * step + 1, step)
        for step in DIRECTIONS
    )
    for point in POINTS
}
_CELLS = tuple(point.cell for point in POINTS)


class Kind(enum.IntEnum):
    """What a stone makes on one line, the stronger the greater (renju art. 3)."""

    NOTHING = 0
    THREE = 1
    FOUR = 2
    DOUBLE_FOUR = 3
    """Two fours on the same line."""
    OPEN_FOUR = 4
    OVERLINE = 5
    """Black's; White's counts as a five."""
    FIVE = 6


class Shape(NamedTuple):
    """What a stone makes on one line, and how much room and company it has there."""

    kind: Kind
    room: int


def shapes(cells: bytes, cell: int, colour: Colour) -> tuple[Shape, ...]:
    """What a stone on a free cell makes on its four lines; `cells` as in `Board.cells`."""
    return tuple(_shape(cells[line], colour) for line in _SLICES[cell])


def candidates(cells: bytes) -> list[int]:
    """The free cells near a stone, in order; the centre of an empty board."""
    near = {
        stone + step
        for stone in _CELLS
        if cells[stone] != EMPTY
        for step in _NEAR
        if cells[stone + step] == EMPTY
    }
    return sorted(near) or [CENTRE.cell]


def along(cells: bytes, cell: int) -> list[int]:
    """The free cells on the lines of a cell that a five with it could reach."""
    return [cell + step for step in _ALONG if cells[cell + step] == EMPTY]


def fives(cells: bytes, points: Iterable[int], colour: Colour) -> list[int]:
    """Those of the free cells `points` where a colour makes a five (White: or an overline)."""
    return [
        cell
        for cell in points
        if any(one.kind is Kind.FIVE for one in shapes(cells, cell, colour))
    ]


@lru_cache(maxsize=1 << 17)
def _shape(line: bytes, colour: Colour) -> Shape:
    """The shape of a stone in the middle of eleven cells."""
    exact = colour is Colour.BLACK
    line = with_stone(line, REACH, colour.cell)
    length = _row(line, REACH)
    room = _room(line, colour)
    if length == 5 or (length > 5 and not exact):
        return Shape(Kind.FIVE, room)
    if length > 5:
        return Shape(Kind.OVERLINE, room)
    completions = _completions(line, colour)
    if completions > 1:
        return Shape(Kind.OPEN_FOUR if length == 4 else Kind.DOUBLE_FOUR, room)
    if completions:
        return Shape(Kind.FOUR, room)
    return Shape(Kind.THREE if _is_three(line, colour) else Kind.NOTHING, room)


def _row(line: bytes, place: int) -> int:
    """The length of the unbroken row through a place, 0 if it does not reach the middle."""
    stone = line[REACH]
    first = last = place
    while first > 0 and line[first - 1] == stone:
        first -= 1
    while last < len(line) - 1 and line[last + 1] == stone:
        last += 1
    return last - first + 1 if first <= REACH <= last else 0


def _completions(line: bytes, colour: Colour) -> int:
    """How many free places complete a five through the middle."""
    lengths = (_row(line, place) for place, cell in enumerate(line) if cell == EMPTY)
    return sum(length == 5 or (length > 5 and colour is Colour.WHITE) for length in lengths)


def _is_three(line: bytes, colour: Colour) -> bool:
    """Whether one more stone makes an open four through the middle."""
    return any(
        cell == EMPTY
        and _row(line, place) == 4
        and _completions(with_stone(line, place, colour.cell), colour) == 2
        for place, cell in enumerate(line)
    )


def _room(line: bytes, colour: Colour) -> int:
    """How much the stretches of five through the middle hold, those of the other left out."""
    stretches = (line[start : start + 5] for start in range(1, REACH + 1))
    own = (EMPTY, colour.cell)
    return sum(
        stretch.count(colour.cell) ** 2
        for stretch in stretches
        if all(cell in own for cell in stretch)
    )


# -- a renju player that sees fours and threes ----


TIRED = 46
"""The move from which a player who sees nothing offers a draw."""
SPENT = 52
"""The move from which the weaker side resigns."""
LAST = 58
"""The move at which whoever is to play resigns, so that every game ends."""

FIVE, OPEN_FOUR, FOUR_THREE, THREES = 1_000_000, 100_000, 90_000, 30_000
FOUR, THREE = 250, 500
MY_TURN = 0.8  # a threat of the opponent is worth less than the same threat of one's own
SEARCH = 16  # positions that a strong player looks at for a win by fours


class Choice(Struct, frozen=True, kw_only=True):
    """What a player answers: `text` are the acts to send, "" for a player who resigns."""

    text: str
    resign: bool = False
    offer_draw: bool = False


RESIGN = Choice(text="", resign=True)


def choose(position: RenjuPosition, rng: random.Random, skill: float) -> Choice:
    """What whoever is to act writes; `skill` from 0 (overlooks much) to 1.

    One letter answers as much as the position lets the same seat do: `white, g7, 3 fifths`.
    """
    seat = position.to_act
    if seat is None:
        raise ValueError("the game is over")
    first = _act(position, rng, skill)
    if first.resign or rng.random() < 0.3:
        return first
    moves = RENJU.read(position, first.text)
    for move in moves:
        position = RENJU.after(position, move)
    if position.to_act is not seat:
        return first
    then = _act(position, rng, skill)
    return Choice(text=f"{first.text}, {then.text}") if then.text else first


def accepts(position: RenjuPosition) -> bool:
    """Whether whoever is to act takes the draw that the opponent has offered."""
    return position.ply >= TIRED or balance(position.board.cells, position.turn) <= 0


def balance(cells: bytes, colour: Colour) -> int:
    """How much more the best point of `colour` is worth than the best of the other."""
    points = candidates(cells)
    best = {side: max(worth(shapes(cells, point, side)) for point in points) for side in Colour}
    return best[colour] - best[colour.other]


def worth(made: Sequence[Shape]) -> int:
    """How good a point is for a colour; a double threat of Black's may yet be forbidden."""
    room = sum(shape.room for shape in made)
    kinds = [shape.kind for shape in made]
    fours = sum(kind in (Kind.FOUR, Kind.OPEN_FOUR) for kind in kinds)
    threes = kinds.count(Kind.THREE)
    if Kind.FIVE in kinds:
        return FIVE
    if Kind.OPEN_FOUR in kinds or Kind.DOUBLE_FOUR in kinds or fours > 1:
        return OPEN_FOUR + room
    if fours and threes:
        return FOUR_THREE + room
    if threes > 1:
        return THREES + room
    return FOUR * fours + THREE * threes + room


def is_forbidden(cells: bytes, cell: int) -> bool:
    """Whether a black stone there would be a forbidden move (renju art. 7)."""
    return verdict(cells, cell) in KINDS


def _act(position: RenjuPosition, rng: random.Random, skill: float) -> Choice:
    """One act, by what the position waits for."""
    stage = RENJU.stage(position)
    match stage.code:
        case "place_opening":
            return Choice(text=_opening(rng))
        case "place_declare":
            return Choice(text=f"{_opening(rng)}, {rng.randint(1, 5)} fifths")
        case "name_opening" | "place_inside" | "take_or_leave" | "fifth_ways":
            return Choice(text=_early(position, stage, rng))
        case "choose_colour":
            return Choice(text=_take_colour(position, rng))
        case "play_declare":
            return Choice(text=_declare(position, stage, rng, skill))
        case "offer_fifths":
            return Choice(text=_offer(position, stage, rng))
        case "keep_fifth":
            return Choice(text=_keep(position, stage, rng))
        case _:
            return _play(position, rng, skill)


def _opening(rng: random.Random) -> str:
    """One of the 26 openings (renju art. 8), turned or mirrored by chance."""
    stones, turn = rng.choice(tuple(OPENING_STONES.values())), rng.randrange(8)
    steps = ((point.column - CENTRE.column, point.row - CENTRE.row) for point in stones)
    return " ".join(str(_from_centre(*turned(*step, turn))) for step in steps)


def _early(position: RenjuPosition, stage: Stage, rng: random.Random) -> str:
    """An answer before the colours are known: by chance, the example's form with other points."""
    ways = (*stage.buttons, stage.example)
    text = rng.choice(ways)
    if text in stage.buttons:
        return text
    for _ in range(100):
        stones = [
            _from_centre(rng.randint(-4, 4), rng.randint(-4, 4))
            for _ in text.split(",")[0].split()
        ]
        said = " ".join(map(str, stones))
        if stage.code == "name_opening":
            said = f"opening {rng.choice('DI')}{rng.randint(1, 12)}, {stones[0]}"
        try:
            RENJU.read(position, said)
        except PlayerError:
            continue
        return said
    return stage.example


def _from_centre(right: int, up: int) -> Point:
    return Point(CENTRE.column + right, CENTRE.row + up)


def _take_colour(position: RenjuPosition, rng: random.Random) -> str:
    """The colour that stands better, as far as a glance tells."""
    glance = balance(position.board.cells, Colour.BLACK) + rng.randint(-60, 40)
    return str(Colour.BLACK if glance > 0 else Colour.WHITE)


def _declare(position: RenjuPosition, stage: Stage, rng: random.Random, skill: float) -> str:
    """A fourth move and how many fifths Black must offer."""
    low, high = stage.params["low"], stage.params["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    return f"{_play(position, rng, skill).text}, {rng.randint(low, high)} fifths"


def _offer(position: RenjuPosition, stage: Stage, rng: random.Random) -> str:
    """So many good fifth moves, no two of which the rules call the same."""
    count = stage.params["count"]
    assert isinstance(count, int)
    cells = position.board.cells
    value = {
        cell: worth(shapes(cells, cell, Colour.BLACK)) + 20 * rng.random()
        for cell in candidates(cells)
    }
    offers = [_name(cell) for cell in sorted(value, key=value.__getitem__, reverse=True)]
    while True:
        text = " ".join(("offer", *offers[:count])) if count > 1 else offers[0]
        try:
            RENJU.read(position, text)
        except PlayerError as error:
            if error.code != "offer_symmetric":
                raise
            offers.remove(str(error.params["second"]))
        else:
            return text


def _keep(position: RenjuPosition, stage: Stage, rng: random.Random) -> str:
    """The offered fifth that leaves Black least."""
    offers = stage.params["offers"]
    assert isinstance(offers, tuple)
    cells = position.board.cells
    left = {
        name: worth(shapes(cells, point_named(name).cell, Colour.BLACK)) + 10 * rng.random()
        for name in offers
    }
    return f"keep {min(left, key=left.__getitem__)}"


def _name(cell: int) -> str:
    row, column = divmod(cell, STRIDE)
    return str(Point(column - REACH, row - REACH))


class Lapse(Struct, frozen=True, kw_only=True):
    """What a player overlooks this time: forbidden points, threats, even fours."""

    rules: bool
    threats: bool
    fours: bool


def _lapse(rng: random.Random, skill: float) -> Lapse:
    """The lapses of one look at the board: the weaker the player, the more."""
    return Lapse(
        rules=rng.random() < 0.9 * (1 - skill),
        threats=rng.random() < 0.25 * (1 - skill),
        fours=rng.random() < 0.1 * (1 - skill),
    )


def _play(position: RenjuPosition, rng: random.Random, skill: float) -> Choice:
    """One stone, or the end of the resistance."""
    cells, colour, ply = position.board.cells, position.turn, position.ply
    lapse, gives_up = _lapse(rng, skill), rng.random() < skill
    must = _must(cells, colour, lapse)
    if must:
        lost = len(must) > 1 or (colour is Colour.BLACK and is_forbidden(cells, must[0]))
        return RESIGN if lost and gives_up else Choice(text=_name(rng.choice(must)))
    if ply >= LAST or (ply >= SPENT and balance(cells, colour) < 0):
        return RESIGN
    forced = win_by_fours(cells, colour) if skill > 0.6 and not lapse.threats else None
    if forced is not None:
        return Choice(text=_name(forced))
    best = _best(cells, colour, rng, skill, lapse)
    return Choice(text=_name(best), offer_draw=ply >= TIRED and rng.random() < 0.4)


def _must(cells: bytes, colour: Colour, lapse: Lapse) -> list[int]:
    """The points of which one must be taken now: one's own five, else the opponent's fives."""
    points = candidates(cells)
    mine = fives(cells, points, colour)
    if mine:
        return mine[:1]
    return [] if lapse.fours else fives(cells, points, colour.other)


def _best(cells: bytes, colour: Colour, rng: random.Random, skill: float, lapse: Lapse) -> int:
    """The point that is worth most to both, as this player sees it today."""
    blur = 0.4 * (1 - skill) + 0.05
    value: dict[int, float] = {}
    for cell in candidates(cells):
        mine = worth(shapes(cells, cell, colour))
        theirs = 0.0 if lapse.threats else MY_TURN * _threat(cells, cell, colour.other)
        value[cell] = (mine + theirs) * (1 - blur * rng.random())
    points = sorted(value, key=value.__getitem__, reverse=True)
    if colour is Colour.WHITE or lapse.rules:
        return points[0]
    return next((cell for cell in points if not is_forbidden(cells, cell)), points[0])


def _threat(cells: bytes, cell: int, colour: Colour) -> int:
    """What a point is worth to a colour: nothing if it may not play there."""
    value = worth(shapes(cells, cell, colour))
    doubtful = colour is Colour.BLACK and value >= THREES
    return 0 if doubtful and is_forbidden(cells, cell) else value


def win_by_fours(cells: bytes, colour: Colour) -> int | None:
    """The first stone of a win by nothing but fours, if a short look finds one."""
    return _fours(cells, colour, iter(range(SEARCH)))


def _fours(cells: bytes, colour: Colour, looks: Iterator[int]) -> int | None:
    """The same; `looks` runs out when enough positions were looked at."""
    if next(looks, None) is None:
        return None
    makers: list[int] = []
    for cell in candidates(cells):
        made = shapes(cells, cell, colour)
        if max(made).kind < Kind.FOUR or (colour is Colour.BLACK and is_forbidden(cells, cell)):
            continue
        if worth(made) >= OPEN_FOUR:
            return cell
        makers.append(cell)
    return next((cell for cell in makers if _goes_on(cells, cell, colour, looks)), None)


def _goes_on(cells: bytes, cell: int, colour: Colour, looks: Iterator[int]) -> bool:
    """Whether a four there, once answered, leaves a win by further fours."""
    cells = with_stone(cells, cell, colour.cell)
    (answer, *more) = fives(cells, along(cells, cell), colour)
    if more:
        return True
    cells = with_stone(cells, answer, colour.other.cell)
    if fives(cells, along(cells, answer), colour.other):
        return False
    return _fours(cells, colour, looks) is not None
