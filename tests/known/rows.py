"""Known games of rows: how a file names a game, and what the house makes of its moves."""

from collections.abc import Iterator
from typing import Any

from corr.games.rows.grid import OTHER, OWN
from corr.games.rows.opening import PLAY
from corr.games.rows.position import RowsPosition
from corr.games.rows.rows import Rows
from corr.games.rows.variant import VARIANTS
from corr.games.rules import Outcome, Seat

PLAYED = {
    "gomoku_exact": ("gomoku", "swap1"),
    "gomoku_free": ("gomoku", "free"),
    "pente": ("pente", "free"),
    "keryo": ("keryo", "free"),
    "ninuki": ("ninuki", "free"),
}
"""The game and the opening for each word of the files."""

REASONS = {"five": "five", "overline": "five", "full": "board full", "captures": "captures"}


def played(variant: str) -> tuple[Rows, RowsPosition]:
    """The rules of a file's game, and its empty board with everything free."""
    key, opening = PLAYED[variant]
    rules = Rows(VARIANTS[key])
    game = rules.game({"opening": opening})
    bare = RowsPosition(game=game, ahead=(PLAY,), cells=game.grid.bare, beginner=Seat.FIRST)
    return rules, bare


def positions(rules: Rows, position: RowsPosition, moves: list[str]) -> Iterator[RowsPosition]:
    """The position after each move, read as a player writes it."""
    for text in moves:
        (move,) = rules.read(position, text)
        position = rules.after(position, move)
        yield position


def names(position: RowsPosition, cells: tuple[int, ...]) -> list[str]:
    """Points as the files write them, in order."""
    return sorted(position.game.grid.names[cell].upper() for cell in cells)


def stones(position: RowsPosition) -> dict[str, list[str]]:
    """The stones on the board by colour."""
    found = zip(position.game.variant.colours, (OWN, OTHER), strict=True)
    points = position.game.grid.points
    return {
        colour: names(position, tuple(cell for cell in points if position.cells[cell] == stone))
        for colour, stone in found
    }


def result(outcome: Outcome | None) -> str:
    """As a table says it; 1-0 is the seat that began."""
    if outcome is None:
        return "*"
    if outcome.winner is None:
        return "1/2-1/2"
    return "1-0" if outcome.winner is Seat.FIRST else "0-1"


def faults(case: dict[str, Any]) -> list[str]:
    """Where the house and a known game differ: captures move by move, and the end."""
    rules, bare = played(case["variant"])
    found, position = list[str](), bare
    for ply, position in enumerate(positions(rules, bare, case["moves"]), 1):
        if names(position, position.emptied) != sorted(case["captures"].get(str(ply), [])):
            found.append(f"captures of move {ply}: {names(position, position.emptied)}")
        if position.outcome is not None and ply < len(case["moves"]):
            return [*found, f"over at move {ply}"]
    outcome = position.outcome
    if result(outcome) != case["result"]:
        found.append(f"result {result(outcome)}")
    reason = outcome and REASONS.get(outcome.ending.value, outcome.ending.value)
    if reason != case["reason"]:
        found.append(f"reason {reason}")
    if list(position.captured) != case["captured_stones"]:
        found.append(f"captured {position.captured}")
    return found
