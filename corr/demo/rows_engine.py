"""A simple player of gomoku and pente for the demo: it looks one move ahead, if at all."""

import random
from collections.abc import Iterator

from corr.demo.engine import RESIGN, Choice
from corr.errors import PlayerError
from corr.games.registry import rules_for
from corr.games.rows.grid import EMPTY, REACH
from corr.games.rows.opening import Choose, Place
from corr.games.rows.position import RowsPosition, placed

TIRED = 120
"""The move at which whoever is to play resigns, so that every game ends."""

_OWN = (0, 1, 12, 120, 1_500, 1_000_000)
_THEIRS = (0, 1, 10, 90, 1_200, 100_000)
"""What a stone is worth in a row of five where so many of either side stand, counting it."""
_TAKEN = 150
"""What each captured stone is worth."""
_NEAR = 2


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
    close = [cell for cell in board.outwards[:81] if position.cells[cell] == EMPTY]
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
    """The point that is worth most, or one that seems so to who is less skilled."""
    blur = 1.5 * (1 - skill)
    names = position.game.grid.names
    worths = {
        cell: _worth(position, cell) * (1 + blur * (rng.random() - 0.5))
        for cell in _candidates(position)
    }
    return names[max(worths, key=worths.__getitem__)]


def _candidates(position: RowsPosition) -> Iterator[int]:
    """Free points close to stones, or the one nearest to the centre of an empty board."""
    board, cells = position.game.grid, position.cells
    steps = [
        column + row * board.stride
        for column in range(-_NEAR, _NEAR + 1)
        for row in range(-_NEAR, _NEAR + 1)
    ]
    found = [
        cell
        for cell in board.points
        if cells[cell] == EMPTY and any(cells[cell + step] in (1, 2) for step in steps)
    ]
    yield from found or [next(cell for cell in board.outwards if cells[cell] == EMPTY)]


def _worth(position: RowsPosition, cell: int) -> int:
    """What a stone there makes and prevents."""
    game, stone = position.game, position.turn
    mine, theirs = (placed(game, position.cells, cell, one) for one in (stone, 3 - stone))
    worth = _TAKEN * (len(mine.could_take) + len(theirs.could_take))
    if game.variant.enough and (
        position.taken_by(stone) + len(mine.could_take) >= game.variant.enough
    ):
        worth += _OWN[5]
    for step in game.grid.directions:
        line = position.cells[cell - REACH * step : cell + REACH * step + 1 : step]
        worth += _on_line(line, stone)
    return worth


def _on_line(line: bytes, stone: int) -> int:
    """The rows of five through the middle in which one side alone stands."""
    worth = 0
    for start in range(1, REACH + 1):
        window = line[start : start + 5]
        own, other = window.count(stone), window.count(3 - stone)
        if own + other + window.count(EMPTY) < 5:
            continue
        if not other:
            worth += _OWN[own + 1]
        if not own:
            worth += _THEIRS[other + 1]
    return worth
