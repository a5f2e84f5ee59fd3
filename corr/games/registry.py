"""The games that this house plays: a new game is one more line here."""

from collections.abc import Mapping
from typing import Any

from corr.games.renju.renju import RENJU
from corr.games.rules import Rules

RULES: Mapping[str, Rules[Any]] = {
    "renju": RENJU,
}
"""The rules of every game by its key in event files."""


def rules_for(key: str) -> Rules[Any]:
    """The rules of a game; KeyError for a game that is not played here.

    >>> rules_for("renju").key
    'renju'
    """
    return RULES[key]
