"""The games that this house plays: a new game is one more line here."""

from collections.abc import Mapping
from typing import Any

from corr.games.backgammon.backgammon import Backgammon
from corr.games.renju.renju import RENJU
from corr.games.rows.rows import GAMES
from corr.games.rules import Rules

RULES: Mapping[str, Rules[Any]] = {
    "renju": RENJU,
    **GAMES,
    "backgammon": Backgammon(),
}
"""The rules of every game by its key in event files."""


def rules_for(key: str) -> Rules[Any]:
    """The rules of a game; KeyError for a game that is not played here.

    >>> rules_for("renju").key
    'renju'
    """
    return RULES[key]


def begins_in_tables(key: str) -> str:
    """The colour of the seat that begins, whose letter tables show; "" where there are none.

    >>> begins_in_tables("pente"), begins_in_tables("chess"), begins_in_tables("backgammon")
    ('white', 'black', '')
    """
    return begins(key) if key not in RULES or RULES[key].colours else ""


def begins(key: str) -> str:
    """The colour of the seat that begins, as tables name it; Black's of a game without colours.

    >>> begins("renju"), begins("pente"), begins("chess")
    ('black', 'white', 'black')
    """
    colours = RULES[key].colours if key in RULES else ()
    return colours[0] if colours else "black"
