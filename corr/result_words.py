"""What files of results call the players of a game, and the endings that not every game has. Pure.

Which of them a game has it says itself (`Rules.seats`, `Rules.own`).
"""

from collections.abc import Sequence

COLOURS = ("black", "white")
"""The players of renju and gomoku, by their provisional colours."""
SEATS = ("first", "second")
"""Those of every other game: who begins, and the other."""

DRAW = "1/2-1/2"
"""The result of a draw."""

CAPTURES, RULE_DRAW, LATE = "captures", "rule_draw", "late"
"""Won by captured stones; drawn by a rule of the game's own; a match not begun in time."""
WON_MATCH = SCORE, PENALTY, CONCEDE = ("score", "penalty", "concede")
"""Of a match to points: won by them, by penalty points of the loser, or given up as a whole."""
OWN_WORDS = (CAPTURES, RULE_DRAW, LATE, *WON_MATCH)


def score_of(text: str) -> tuple[int, int] | None:
    """The points of both in a match to points, as rows keep them; None for none.

    >>> score_of("7-5"), score_of("")
    ((7, 5), None)
    """
    one, dash, other = text.partition("-")
    return (int(one), int(other)) if dash else None


def score_told(score: Sequence[int] | None) -> str:
    """The points of both as readers see them, "" for none.

    >>> score_told((7, 5)), score_told(None)
    ('7–5', '')
    """
    return "–".join(map(str, score)) if score else ""
