"""What files of results call the players of a game, and the endings that not every game has. Pure.

Which of them a game has it says itself (`Rules.seats`, `Rules.own`).
"""

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
