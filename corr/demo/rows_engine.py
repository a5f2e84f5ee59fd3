"""A simple player of gomoku and pente for the demo: it looks one move ahead, if at all."""

import random
from collections.abc import Iterator

from corr.demo.engine import RESIGN, Choice
from corr.errors import PlayerError
from corr.games.registry import rules_for
from corr.games.rows.grid import EMPTY, OTHER, OWN, REACH, Grid
from corr.games.rows.opening import Choose, Place
from corr.games.rows.order import placed
from corr.games.rows.position import RowsPosition

TIRED = 120
"""The move at which whoever is to play resigns, so that every game ends."""

_OWN = (0, 1, 12, 120, 1_500, 1_000_000)
_THEIRS = (0, 1, 10, 90, 1_200, 100_000)
"""What a stone is worth in a row of five where so many of either side stand, counting it."""
_TAKEN = 150
"""What each captured stone is worth."""
_AIR = 30
"""What each level costs: high up nothing bounds a row, and nothing bears its other stones."""
_SELDOM = 0.02
"""How often a player thinks of a bomb or a neutral stone on a point."""


def choose_row(position: RowsPosition, rng: random.Random, skill: float) -> Choice:
    """What whoever is to act writes; `skill` from 0 (overlooks much) to 1."""
    step = position.step
    if isinstance(step, Choose):
        return Choice(text=_choice(position, step, rng))
    if isinstance(step, Place):
        return Choice(text=_placed(position, len(step.zones), rng))
    if position.ply >= TIRED:
        return RESIGN
    return Choice(text=_best(position, rng, skill))


def accepts_row(position: RowsPosition) -> bool:
    """Whether whoever is to act takes a draw: when the game has become long."""
    return position.ply >= TIRED // 2


def _choice(position: RowsPosition, step: Choose, rng: random.Random) -> str:
    ways = ["white", "black", *(["two"] if step.more else [])]
    way = rng.choice(ways)
    return _placed(position, 2, rng) if way == "two" else way


def _placed(position: RowsPosition, count: int, rng: random.Random) -> str:
    """Stones of the opening about the centre that the rules take."""
    rules, board = rules_for(position.game.variant.key), position.game.grid
    close = [cell for cell in board.outwards[:81] if board.may_play(position.cells, cell)]
    while True:
        chosen = rng.sample(close, count)
        if rng.random() < 0.5 and board.centre in close:
            chosen[0] = board.centre
        text = " ".join(board.names[cell] for cell in chosen)
        try:
            rules.read(position, text)
        except PlayerError:
            continue
        return text


def _best(position: RowsPosition, rng: random.Random, skill: float) -> str:
    """The move that is worth most, or one that seems so to who is less skilled."""
    blur = 1.5 * (1 - skill)
    careful = position.game.grid.stacked and rng.random() < skill
    worths = {
        text: _worth(position, cell, text, careful=careful) * (1 + blur * (rng.random() - 0.5))
        for cell in _candidates(position)
        for text in _ways(position, cell, rng)
    }
    return max(worths, key=worths.__getitem__)


def _ways(position: RowsPosition, cell: int, rng: random.Random) -> Iterator[str]:
    """A point as an ordinary stone, and now and then as a bomb or a neutral stone."""
    variant, point = position.game.variant, position.game.grid.called(cell)
    own = position.turn - OWN
    yield point
    for kind, most, used in (
        ("bomb", variant.bombs, position.bombs),
        ("neutral", variant.neutrals, position.neutrals),
    ):
        if used[own] < most and rng.random() < _SELDOM:
            yield f"{kind} {point}"


def _candidates(position: RowsPosition) -> Iterator[int]:
    """Free points close to stones, or the one nearest to the centre of an empty board."""
    board, cells = position.game.grid, position.cells
    free = [cell for cell in board.outwards if board.may_play(cells, cell)]
    close = {at for cell in board.points for at in _near(board, cells, cell)}
    found = [cell for cell in free if cell in close]
    yield from found or free[:1]


def _near(board: Grid, cells: bytes, cell: int) -> Iterator[int]:
    """The points near a stone, on stacks that itself and the nearest; none if there is none."""
    if cells[cell] in (OWN, OTHER):
        yield cell
        for near in board.near(cell):
            yield near
            if not board.stacked:
                yield from board.near(near)


def _worth(position: RowsPosition, cell: int, text: str, *, careful: bool) -> float:
    """What a stone there makes and prevents; a foul is worth nothing, a win most."""
    game, stone = position.game, position.turn
    rules = rules_for(game.variant.key)
    if game.variant.special:
        (move,) = rules.read(position, text)
        after = rules.after(position, move)
        if after.outcome is not None:
            return _OWN[5] if after.outcome.winner is position.mover else -_OWN[5]
    cell = game.grid.cells[game.grid.landing(position.cells, game.grid.called(cell))]
    mine, theirs = (placed(game, position.cells, cell, one) for one in (stone, 3 - stone))
    worth = _TAKEN * (len(mine.could_take) + len(theirs.could_take))
    if game.variant.enough and (
        position.taken_by(stone) + len(mine.could_take) >= game.variant.enough
    ):
        worth += _OWN[5]
    worth += _in_rows(position, cell, stone)
    if careful and game.grid.stacked:  # whoever plays next may lie on it
        worth -= _in_rows(position, game.grid.above(cell, 1), 3 - stone)
    return worth / 2 if text.startswith("neutral") else worth


def _in_rows(position: RowsPosition, cell: int, stone: int) -> int:
    """What a stone is worth in all rows through a cell."""
    grid = position.game.grid
    lines = enumerate(grid.lines(position.cells, cell))
    worth = sum(_on_line(line, stone, grid.least(cell, number)) for number, line in lines)
    return worth - _AIR * grid.level(cell) if grid.stacked else worth


def _on_line(line: bytes, stone: int, least: int) -> int:
    """The rows of so many as win through the middle, in which one side alone stands."""
    worth, more = 0, least - 6
    for start in range(REACH + 1 - least, REACH + 1):
        window = line[start : start + least]
        own, other = window.count(stone), window.count(3 - stone)
        if own + other + window.count(EMPTY) < least:
            continue
        if not other:
            worth += _OWN[min(max(own - more, 0), 5)]
        if not own:
            worth += _THEIRS[min(max(other - more, 0), 5)]
    return worth
