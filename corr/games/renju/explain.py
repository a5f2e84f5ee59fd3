"""Why a black stone is forbidden or allowed (renju art. 3, 7), as data: the rows it makes.

The verdict is that of `forbidden`; this only says what it rests on. It is for finished games and
for study: nothing of a running game is ever explained.
"""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from corr.games.renju.board import (
    AT,
    BLACK_CELL,
    NO_STONES,
    Board,
    Colour,
    Point,
    names,
    point_named,
    row_through,
    with_stone,
)
from corr.games.renju.diagram import diagram
from corr.games.renju.forbidden import (
    KINDS,
    Verdict,
    completions,
    four_points,
    judge,
    lines_through,
    verdict,
)
from corr.games.rules import Explained, Picture, Reason

LIMIT = 40
"""How many stones, the explained one and those tried after it, one explanation speaks of."""

Row = tuple[Point, ...]
"""Black stones on one line, from left to right (on a column: upwards)."""


class Four(Struct, frozen=True, kw_only=True):
    """Four stones, and the points where one more makes a five of them; two for an open four."""

    stones: Row
    completions: Row

    @property
    def open(self) -> bool:
        """Whether it can become a five in two ways (art. 3)."""
        return len(self.completions) == 2


class Three(Struct, frozen=True, kw_only=True):
    """Three stones, and what Black's next stone would be where it makes an open four of them."""

    stones: Row
    four_points: tuple["Explanation", ...]

    @property
    def real(self) -> bool:
        """Whether it can really become an open four: somewhere by an ordinary move (art. 7.2)."""
        return any(stone.verdict is None for stone in self.four_points)


class Explanation(Struct, frozen=True, kw_only=True):
    """What a black stone on `point` makes, and so what it is; `verdict` as `forbidden` gives it.

    Two fours on one line are two entries. Threes are told where they decide: where the stone
    makes no five, overline or double-four. The explanation that was asked for names every row.
    One inside a `Three` is about a stone tried with all earlier ones on the board, and gives the
    first reason that is enough for its verdict. `told` is False where even that is left out: it
    is not needed, or there would be more than `LIMIT` of them.
    """

    point: Point
    verdict: Verdict | None
    fives: tuple[Row, ...] = ()
    overlines: tuple[Row, ...] = ()
    fours: tuple[Four, ...] = ()
    threes: tuple[Three, ...] = ()
    told: bool = True

    @property
    def forbidden(self) -> bool:
        """Whether Black loses by this stone."""
        return self.verdict in KINDS

    @property
    def real_threes(self) -> int:
        """How many of its threes can really become open fours."""
        return sum(three.real for three in self.threes)

    @property
    def near_miss(self) -> bool:
        """Whether it is allowed only because not two of its threes are real (art. 7.2)."""
        return self.verdict is None and len(self.threes) > 1

    @property
    def depth(self) -> int:
        """How many stones it tries one after the other."""
        return max((1 + stone.depth for stone in self._tried()), default=0)

    @property
    def size(self) -> int:
        """How many stones it speaks of, itself and the tried ones."""
        return 1 + sum(stone.size for stone in self._tried())

    def _tried(self) -> Iterator["Explanation"]:
        return (stone for three in self.threes for stone in three.four_points)


def explain(board: Board, point: Point, *, limit: int = LIMIT) -> Explanation:
    """Why a black stone on a free point would be forbidden or allowed; White has no such rules.

    It goes as deep as the rule does, unless it would then speak of more than `limit` stones:
    then it stops at the last depth that does not. A single depth needs at most nine. Raises
    ValueError for a point that is not free.

    >>> board = NO_STONES
    >>> for name in ("h7", "h9", "g8", "i8"):
    ...     board = board.put(point_named(name), Colour.BLACK)
    >>> found = explain(board, point_named("h8"))
    >>> found.verdict, [names(three.stones) for three in found.threes]
    (<Verdict.DOUBLE_THREE: 'double_three'>, [('g8', 'h8', 'i8'), ('h7', 'h8', 'h9')])
    >>> [str(stone.point) for stone in found.threes[0].four_points]
    ['f8', 'j8']
    """
    if not board.free(point):
        raise ValueError(f"{point} is not free")
    found = _whole(board.cells, point.cell, 1)
    while found.threes:
        deeper = _whole(board.cells, point.cell, found.depth + 1)
        if deeper == found or deeper.size > limit:
            break
        found = deeper
    return found


def explain_loss(plies: Iterable[str], kind: str) -> Explanation | None:
    """Why the last forbidden move of a `kind` in a game was one; None if there was none.

    `plies` are the moves of the game as `Rules.plies` gives them, `kind` is a word of `Verdict`.

    >>> moves = "h8 a1 i8 a3 g9 a5 g10 a7 g8".split()
    >>> str(explain_loss(moves, "double_three").point), explain_loss(moves, "overline")
    ('g8', None)
    """
    board, lost = NO_STONES, None
    for number, ply in enumerate(plies):
        if ply == "pass":
            continue
        point, colour = point_named(ply), Colour.WHITE if number % 2 else Colour.BLACK
        if colour is Colour.BLACK and judge(board, point) == kind:
            lost = board, point
        board = board.put(point, colour)
    return explain(*lost) if lost else None


# -- in sentences of the sheet `explanations`; here is only their order ----


def explained(plies: Iterable[str], kind: str, picture: Picture) -> Explained | None:
    """Why the last forbidden move of a `kind` in a game was one, with the game's last board."""
    found = explain_loss(plies, kind)
    if found is None:
        return None
    return Explained(picture=pointed_out(picture, found), said=reasons(found))


def reasons(explanation: Explanation) -> tuple[Reason, ...]:
    """The verdict, its reasons, and so on."""
    return (_verdict(0, "verdict", explanation), *_reasons(1, explanation))


def _verdict(level: int, sentence: str, stone: Explanation) -> Reason:
    params = {
        "point": str(stone.point),
        "verdict": stone.verdict.value if stone.verdict else "",
        "threes": len(stone.threes) if stone.near_miss else 0,
        "real": stone.real_threes,
        "told": stone.told,
    }
    return level, sentence, params


def _reasons(level: int, stone: Explanation) -> Iterator[Reason]:
    """The rows of a stone, and below each three the stones tried on its points."""
    for row in stone.fives:
        yield level, "five", {"stones": _words(row)}
    for row in stone.overlines:
        yield level, "overline", {"stones": _words(row), "count": len(row)}
    for four in stone.fours:
        points = names(four.completions)
        yield level, "four", {"stones": _words(four.stones), "points": points}
    for three in stone.threes:
        good = tuple(str(tried.point) for tried in three.four_points if tried.verdict is None)
        yield level, "three", {"stones": _words(three.stones), "points": good}
        yield from _tried(level + 1, three)


def _tried(level: int, three: Three) -> Iterator[Reason]:
    """What speaks against some points of a three, or for those where it is not plain."""
    for stone in three.four_points:
        if stone.verdict is not None or stone.near_miss:
            yield _verdict(level, "tried", stone)
            yield from _reasons(level + 1, stone)


def _words(row: Row) -> str:
    return " ".join(names(row))


# -- the rows that a stone makes ----


class _Made(Struct, kw_only=True):
    """The rows that one stone makes, each three with the cells of its four-points."""

    fives: list[Row]
    overlines: list[Row]
    fours: list[Four]
    threes: list[tuple[Row, tuple[int, ...]]]


def _points(cells: Iterable[int]) -> Row:
    return tuple(sorted(AT[cell] for cell in cells))


def _row(cells: bytes, cell: int, step: int) -> set[int]:
    """The unbroken black row through a black stone."""
    first, last = row_through(cells, cell, step, BLACK_CELL)
    return set(range(first, last + 1, step))


def _joined(cells: bytes, cell: int, step: int) -> Row:
    """The stones that one more on a free cell would join to an unbroken row."""
    return _points(_row(with_stone(cells, cell, BLACK_CELL), cell, step) - {cell})


def _rows(cells: bytes, cell: int) -> _Made:
    """What a stone on a free cell makes; a line counts once, but for two fours on it."""
    rows = _Made(fives=[], overlines=[], fours=[], threes=[])
    played = with_stone(cells, cell, BLACK_CELL)
    for step, line in lines_through(cells, cell):
        row = _row(played, cell, step)
        if len(row) >= 5:
            (rows.fives if len(row) == 5 else rows.overlines).append(_points(row))
        elif ends := [cell + place * step for place in completions(line)]:
            # The two ends of an unbroken four are one open four, any other two are two fours.
            shared = [ends] if len(row) == 4 else [[end] for end in ends]
            rows.fours += [
                Four(stones=_joined(played, some[0], step), completions=_points(some))
                for some in shared
            ]
        elif points := tuple(cell + place * step for place in four_points(line)):
            rows.threes.append((_joined(played, points[0], step), points))
    return rows


# -- how much of it is told ----

_DECIDED = (Verdict.FIVE, Verdict.OVERLINE, Verdict.DOUBLE_FOUR)
"""The verdicts for which no three matters."""


def _whole(cells: bytes, cell: int, depth: int) -> Explanation:
    """The explanation that was asked for, with stones tried to a depth."""
    kind, rows = verdict(cells, cell), _rows(cells, cell)
    played = with_stone(cells, cell, BLACK_CELL)
    threes = tuple(
        Three(
            stones=stones,
            four_points=tuple(_enough(played, point, depth - 1) for point in points),
        )
        for stones, points in rows.threes
        if kind not in _DECIDED
    )
    return Explanation(
        point=AT[cell],
        verdict=kind,
        fives=tuple(rows.fives),
        overlines=tuple(rows.overlines),
        fours=tuple(rows.fours),
        threes=threes,
    )


def _enough(cells: bytes, cell: int, depth: int) -> Explanation:
    """The explanation of a tried stone: no more than its verdict needs."""
    kind, rows = verdict(cells, cell), _rows(cells, cell)
    told = Explanation(point=AT[cell], verdict=kind)
    match kind:
        case Verdict.FIVE:
            return replace(told, fives=tuple(rows.fives[:1]))
        case Verdict.OVERLINE:
            return replace(told, overlines=tuple(rows.overlines[:1]))
        case Verdict.DOUBLE_FOUR:
            return replace(told, fours=tuple(rows.fours[:2]))
    if len(rows.threes) < 2:
        return replace(told, fours=tuple(rows.fours))
    if not depth:
        return replace(told, told=False)
    played = with_stone(cells, cell, BLACK_CELL)
    choose = _unreal_threes if kind is None else _double_three
    return replace(told, threes=tuple(choose(played, rows, depth)))


def _double_three(played: bytes, rows: _Made, depth: int) -> Iterator[Three]:
    """The two of a double-three that need the fewest tried stones, each with one good point."""
    ways = [
        (stones, simplest)
        for stones, points in rows.threes
        if (simplest := _simplest(played, points)) is not None
    ]
    for stones, point in sorted(ways, key=lambda way: _recursive(played, way[1]))[:2]:
        yield Three(stones=stones, four_points=(_enough(played, point, depth - 1),))


def _unreal_threes(played: bytes, rows: _Made, depth: int) -> Iterator[Three]:
    """The threes of an allowed stone: all points of those that are not real, one of any other."""
    for stones, points in rows.threes:
        real = _simplest(played, points)
        tried = points if real is None else (real,)
        yield Three(
            stones=stones,
            four_points=tuple(_enough(played, point, depth - 1) for point in tried),
        )


def _simplest(played: bytes, points: Sequence[int]) -> int | None:
    """The point where a stone is an ordinary move, best one that needs no further trying."""
    ordinary = [point for point in points if verdict(played, point) is None]
    return min(ordinary, key=lambda point: _recursive(played, point), default=None)


def _recursive(cells: bytes, cell: int) -> bool:
    """Whether an ordinary stone is one only because its threes are not real."""
    return len(_rows(cells, cell).threes) > 1


# -- as JSON, and on the board ----


def as_data(explanation: Explanation) -> dict[str, object]:
    """The explanation in JSON's own types: points by name, kinds by their words.

    >>> as_data(explain(NO_STONES, point_named("h8")))["verdict"] is None
    True
    """
    return {
        "point": str(explanation.point),
        "verdict": explanation.verdict and explanation.verdict.value,
        "forbidden": explanation.forbidden,
        "fives": [list(names(row)) for row in explanation.fives],
        "overlines": [list(names(row)) for row in explanation.overlines],
        "fours": [
            {
                "stones": list(names(four.stones)),
                "open": four.open,
                "completions": list(names(four.completions)),
            }
            for four in explanation.fours
        ],
        "threes": [
            {
                "stones": list(names(three.stones)),
                "real": three.real,
                "four_points": [as_data(stone) for stone in three.four_points],
            }
            for three in explanation.threes
        ],
        "told": explanation.told,
        "depth": explanation.depth,
    }


def explanation_picture(board: Board, explanation: Explanation) -> Picture:
    """The board before the explained stone with it as the last move, and its rows pointed out."""
    played = board.put(explanation.point, Colour.BLACK)
    return pointed_out(diagram(played, last=(explanation.point,)), explanation)


def pointed_out(picture: Picture, explanation: Explanation) -> Picture:
    """A picture of the explained stones with the rows pointed out that the verdict rests on."""
    return picture.pointing_out(_deciding(explanation))


def _deciding(explanation: Explanation) -> Iterator[tuple[Row, Row]]:
    """The rows that the verdict rests on, each with the points where it can grow."""
    if explanation.verdict is Verdict.FIVE:
        yield from ((row, ()) for row in explanation.fives)
    elif explanation.verdict is Verdict.OVERLINE:
        yield from ((row, ()) for row in explanation.overlines)
    else:
        yield from ((four.stones, four.completions) for four in explanation.fours)
        for three in explanation.threes:
            yield three.stones, tuple(stone.point for stone in three.four_points)
