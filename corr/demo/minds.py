"""How the demo's players think in each game: what they choose, and which draws they take."""

import random
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from corr.demo.engine import Choice, accepts, choose
from corr.demo.rows_engine import accepts_row, choose_row
from corr.games.registry import rules_for
from corr.games.rules import Rules


class Mind(Struct, frozen=True, kw_only=True):
    """A game's rules, and what a player of the demo does in a position of it.

    `beside` is a point that lies off its board.
    """

    rules: Rules[Any]
    choose: Callable[[Any, random.Random, float], Choice]
    accepts: Callable[[Any], bool]
    beside: str


def mind_of(game: str) -> Mind:
    """The mind for a game, by its key in event files."""
    if game == "renju":
        return Mind(rules=rules_for(game), choose=choose, accepts=accepts, beside="h16")
    return Mind(rules=rules_for(game), choose=choose_row, accepts=accepts_row, beside="u5")
