"""What one stone does, in the order of pente.md section 4: place, explode, capture, then judge.

The stone is placed (1); a bomb explodes (2); stones are captured, or recoloured (3); then a five
of the mover (4), one left to the opponent (5), fouls (6) and captured stones (7) are looked at.
Draws (8) are for `position.py`.
"""

from functools import cached_property

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rows.boards import board
from corr.games.rows.fouls import foul
from corr.games.rows.grid import EMPTY, OWN, REACH, WALL, Grid, changed, rival, without
from corr.games.rows.lines import exact_fives, lines, overlines
from corr.games.rows.variant import OPEN_FOUR, Variant
from corr.games.rules import Ending


class Game(Struct, frozen=True, kw_only=True, dict=True):
    """A game as an event has it: the variant and what the event chose.

    `five_claimed`: a five wins only when it is claimed (gomoku.md 5.1). `captures_claimed`: stones
    are taken only where the mover or then the opponent says so (pente.md 1, § 14). `passes`:
    whether a player may pass, and two passes draw.
    """

    variant: Variant
    size: int
    opening: str
    first_two: str = "one"
    five_claimed: bool = False
    captures_claimed: bool = False
    passes: bool = True

    @cached_property
    def grid(self) -> Grid:
        """The board."""
        return board(self.variant.board, self.size)

    @property
    def exact(self) -> bool:
        """Whether a row of six or more wins nothing, for whoever begins."""
        return self.variant.exact and self.opening not in self.variant.overline_wins

    def exact_for(self, stone: int) -> bool:
        """Whether a row of six or more of a colour wins nothing."""
        return self.exact and (stone == OWN or self.variant.exact_for_both)


class Made(Struct, frozen=True, kw_only=True):
    """What a stone made: the cells after it, what could be taken, and the longest rows.

    `five` and `overline` tell whether there is a row of exactly five and of six or more.
    """

    cells: bytes
    could_take: tuple[int, ...]
    five: bool
    overline: bool


def placed(game: Game, cells: bytes, cell: int, stone: int) -> Made:
    """A stone on a free cell; nothing is taken yet."""
    grid = game.grid
    if not grid.flat:
        return _placed_on(grid, cells, cell, stone)
    known = lines(stone, game.variant.captures)
    could_take = list[int]()
    five = overline = False
    reach = REACH
    for step in grid.directions:
        # `around`, written out: it is asked four times for each stone of each game
        row, taken = known[cells[cell - reach * step : cell + reach * step + 1 : step]]
        if row >= 5:
            five, overline = five or row == 5, overline or row > 5
        if taken:
            could_take.extend(cell + way * step for way in taken)
    return Made(
        cells=changed(cells, cell, stone),
        could_take=tuple(sorted(could_take)),
        five=five,
        overline=overline,
    )


def _placed_on(grid: Grid, cells: bytes, cell: int, stone: int) -> Made:
    """The same on a board that is no plain square; nothing is captured there."""
    known, five, overline = lines(stone, ()), False, False
    for number, line in enumerate(grid.lines(cells, cell)):
        row = known[line].row
        if row >= grid.least(cell, number):
            five, overline = five or row == 5, overline or row > 5
    after = grid.put(cells, cell, stone)
    return Made(cells=after, could_take=(), five=five, overline=overline)


# -- games in which a stone does more ----


class Verdict(Struct, frozen=True, kw_only=True):
    """How a stone ends a game: `stone` is the colour that wins, 0 if nobody does."""

    stone: int
    ending: Ending
    detail: str = ""


class Done(Struct, frozen=True, kw_only=True):
    """What a stone did: the cells after it, and which were `taken`, `blown` away and `turned`."""

    cells: bytes
    taken: tuple[int, ...] = ()
    blown: tuple[int, ...] = ()
    turned: tuple[int, ...] = ()
    verdict: Verdict | None = None


def done(
    game: Game, cells: bytes, cell: int, stone: int, *, bomb: bool, captured: int, left: bool
) -> Done:
    """A stone on a free cell, a bomb or not, of a colour that has captured so many before.

    `left`: the move before may have left a five of this colour anywhere, which counts now (V 10).
    """
    if game.variant.common_centre:  # all tests take the centre as the mover's (V 9)
        cells = changed(cells, game.grid.centre, stone)
    if bomb:
        found = _exploded(game, cells, cell, stone)
        five = overline = False
    else:
        made = placed(game, cells, cell, stone)
        found = _taken(game, made, stone)
        five, overline = made.five, made.overline
    if found.blown or found.turned or left:
        five = bool(exact_fives(game.grid, found.cells, stone))
        overline = bool(overlines(game.grid, found.cells, stone))
    return _judged(game, found, cell, stone, five=five, overline=overline, captured=captured)


def _exploded(game: Game, cells: bytes, cell: int, stone: int) -> Done:
    """The bomb stays, and what was on the points next to it is gone (V 11)."""
    blown = tuple(at for at in sorted(game.grid.near(cell)) if _is_stone(cells[at]))
    return Done(cells=changed(without(cells, blown), cell, stone), blown=blown)


def _is_stone(held: int) -> bool:
    return held not in (EMPTY, WALL)


def _taken(game: Game, made: Made, stone: int) -> Done:
    """What a stone captured is off the board, or has its colour (V 10)."""
    if game.variant.recolours:
        cells = made.cells
        for at in made.could_take:
            cells = changed(cells, at, stone)
        return Done(cells=cells, turned=made.could_take)
    return Done(cells=without(made.cells, made.could_take), taken=made.could_take)


def _judged(
    game: Game, found: Done, cell: int, stone: int, *, five: bool, overline: bool, captured: int
) -> Done:
    verdict = (
        _mover_five(game, stone, five=five, overline=overline)
        or _five_left(game, found, rival(stone))
        or _foul_or_captures(game, found, cell, stone, captured)
    )
    return replace(found, verdict=verdict)


def _mover_five(game: Game, stone: int, *, five: bool, overline: bool) -> Verdict | None:
    if five:
        return Verdict(stone=stone, ending=Ending.FIVE)
    if overline and not game.exact_for(stone):
        # On stacks a row of six is told as one: on the ground no five wins.
        ending = Ending.OVERLINE if game.variant.exact or game.grid.stacked else Ending.FIVE
        return Verdict(stone=stone, ending=ending)
    return None


def _five_left(game: Game, found: Done, owner: int) -> Verdict | None:
    """An overline of the opponent's that lost a stone may be a five now.

    One that recolouring left counts at his own next move (V 10).
    """
    shortened = found.taken or found.blown
    if shortened and game.exact_for(owner) and exact_fives(game.grid, found.cells, owner):
        return Verdict(stone=owner, ending=Ending.FIVE_GIVEN, detail="bomb" if found.blown else "")
    return None


def _foul_or_captures(
    game: Game, found: Done, cell: int, stone: int, captured: int
) -> Verdict | None:
    """A foul, enough captured stones, or both at once: then the game's own rule."""
    variant = game.variant
    count = captured + len(found.taken)
    enough = bool(found.taken and variant.enough <= count and count % variant.counted_by == 0)
    kind = foul(variant, game.grid, found.cells, cell, turned=found.turned)
    if kind == OPEN_FOUR and enough:  # anti-pente, closing paragraph 1
        return Verdict(stone=0, ending=Ending.CAPTURES_WITH_FOUR)
    if kind:
        return Verdict(stone=rival(stone), ending=Ending.FOUL, detail=kind)
    return Verdict(stone=stone, ending=Ending.CAPTURES) if enough else None
