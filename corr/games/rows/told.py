"""What the rules letter says of a game of rows: its board, what captures, what wins and draws."""

from collections.abc import Iterator, Mapping

from corr.games.rows.position import Game
from corr.games.rules import Told

OPENINGS_TOLD: Mapping[str, Mapping[str, str]] = {
    "black": {
        "swap2": "gomoku_swap2",
        "swap1": "gomoku_swap1",
        "russian": "gomoku_russian",
        "free": "gomoku_free",
        "balanced": "gomoku_balanced",
    },
    "white": {
        "tournament1": "rows_tournament1",
        "free": "rows_free",
        "swap3": "rows_swap3",
        "renju_swap": "rows_renju_swap",
        "balanced": "rows_balanced",
    },
}
"""The sentence of the sheet `openings` for each opening rule, by the colour that begins."""


def told(game: Game, aids: str) -> Iterator[Told]:
    """The sentences of one game as an event has it, in their order."""
    variant, key = game.variant, game.variant.key
    board = {
        "size": game.size,
        "last": game.grid.letters[-1].upper(),
        "i": "i" in game.grid.letters,
    }
    yield Told(theme="games", sentence="rows_board", params=board)
    if game.opening == "renju_swap":
        yield Told(theme="games", sentence="rows_first_two", params={"how": game.first_two})
    yield Told(theme="games", sentence="aids", params={"aids": aids})
    if variant.captures:
        params = {"three": 3 in variant.captures, "claimed": game.captures_claimed}
        yield Told(theme="wins", sentence="rows_captures", params=params)
    wins = {
        "game": key,
        "exact": game.exact,
        "pairs": variant.enough // 2,
        "stones": variant.enough,
    }
    yield Told(theme="wins", sentence="rows_wins", params=wins)
    if variant.perfect:
        for number in ("imperfect", "against", "given", "double_three"):
            yield Told(theme="wins", sentence=f"rows_{number}", params={})
    if game.five_claimed:
        yield Told(theme="wins", sentence="claimed", params={"forbidden": False})
    else:
        yield Told(theme="wins", sentence="rows_judged", params={})
    if variant.coded or not game.passes:
        yield Told(theme="draws", sentence="rows_code", params={"passes": game.passes})
    else:
        yield Told(theme="draws", sentence="rows_passes", params={})
    if key == "gomoku" and not game.exact:
        yield Told(theme="games", sentence="rows_also_renju", params={})
