"""Known games of rows: how a file names a game, and what the house makes of its moves."""

from collections.abc import Iterator, Mapping
from typing import Any

from corr.games.rows.grid import OTHER, OWN
from corr.games.rows.opening import PLAY
from corr.games.rows.position import RowsPosition
from corr.games.rows.rows import Rows
from corr.games.rows.variant import VARIANTS
from corr.games.rules import Ending, Outcome, Seat

PLAYED = {
    "gomoku_exact": ("gomoku", "swap1"),
    "gomoku_free": ("gomoku", "free"),
    "pente": ("pente", "free"),
    "keryo": ("keryo", "free"),
    "pente_neutral": ("neutral", "free"),
    "repensi_nofoul": ("repensi", "free"),
}
"""The game and the opening for the words of the files that are not its key."""

REASONS = {
    "overline": "five",
    "five_given": "five",
    "full": "board full",
    "passes": "two passes",
    "captures_with_four": "fifth capture with open four",
}
_FOULS = {"open-four": "open four"}


def played(variant: str, options: Mapping[str, bool] | None = None) -> tuple[Rows, RowsPosition]:
    """The rules of a file's game, and its empty board with everything free."""
    key, opening = PLAYED.get(variant, (variant, "free"))
    rules = Rows(VARIANTS[key])
    chosen = {name: str(value).lower() for name, value in (options or {}).items()}
    if variant == "repensi_nofoul":
        chosen["bans"] = "false"
    game = rules.game({"opening": opening, **chosen})
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


def reason(outcome: Outcome | None) -> str | None:
    """As the files say why a game is over."""
    if outcome is None:
        return None
    if outcome.ending is Ending.FOUL:
        return f"foul {_FOULS.get(outcome.detail, outcome.detail)}"
    return REASONS.get(str(outcome.ending), str(outcome.ending))


def faults(case: dict[str, Any]) -> list[str]:
    """Where the house and a known game differ: what stones did, move by move, and the end."""
    rules, bare = played(case["variant"], case.get("options"))
    found, position = list[str](), bare
    for ply, position in enumerate(positions(rules, bare, case["moves"]), 1):
        found.extend(_deeds(position, case, ply))
        if position.outcome is not None and ply < len(case["moves"]):
            return [*found, f"over at move {ply}"]
    if result(position.outcome) != case["result"]:
        found.append(f"result {result(position.outcome)}")
    if reason(position.outcome) != case["reason"]:
        found.append(f"reason {reason(position.outcome)}")
    if list(position.captured) != case["captured_stones"]:
        found.append(f"captured {position.captured}")
    return found


def _deeds(position: RowsPosition, case: dict[str, Any], ply: int) -> Iterator[str]:
    blown = names(position, position.emptied) if position.blown else []
    taken = [] if position.blown else names(position, position.emptied or position.turned)
    if taken != sorted(case["captures"].get(str(ply), [])):
        yield f"captures of move {ply}: {taken}"
    if blown != sorted(case.get("removed", {}).get(str(ply), [])):
        yield f"blown away by move {ply}: {blown}"
    levels = case.get("levels")
    if levels and (cell := position.plies[-1]) is not None:
        level = int(position.game.grid.names[cell].partition("/")[2])
        if level != levels[ply - 1]:
            yield f"level of move {ply}: {level}"
