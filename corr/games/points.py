"""Points by name, on a square board of any size: a letter for the column, a number for the row.

Renderers of diagrams and files of games name them so; a game says which letters it has.
"""

from functools import cache

LABELS = "ABCDEFGHIJKLMNPQRSTUVWYZ"
"""Labels for spots, and small for offers: without O and X, the stones of a diagram of letters."""


LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The letters of columns, from the left, of boards that leave none out."""


@cache
def point(column: int, row: int, letters: str = LETTERS) -> str:
    """The name of a point, counted from 0 from the lower left: one string for all its uses.

    >>> point(7, 7), point(8, 0, "abcdefghjk")
    ('h8', 'j1')
    """
    return f"{letters[column]}{row + 1}"


@cache
def place(name: str, letters: str = LETTERS) -> tuple[int, int]:
    """Column and row of a point, counted from 0 from the lower left.

    >>> place("h8"), place("j1", "abcdefghjk")
    ((7, 7), (8, 0))
    """
    return letters.index(name[0]), int(name[1:]) - 1
