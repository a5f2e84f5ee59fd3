"""A claimed line as people write it: `23. h5 24. h6 25. g7`, with the numbers or without."""

import re
import unicodedata
from collections.abc import Iterator

from corr.errors import NotAMove, NotNow
from corr.games.renju.acts import said
from corr.games.rules import Move

_NUMBER = re.compile(r"(?<![\w-])([0-9]{1,3})\s*[.)]\s*")
LONGEST_TEXT = 5_000
"""Characters of a line; all points of the board with their numbers have fewer."""


def line_said(text: str, ply: int) -> tuple[Move, ...]:
    """The moves of a line that begins with move `ply`, one point each.

    Raises NotAMove for anything but points, and NotNow for a number that is not that of its move.

    >>> line_said("23. H5 24. h-6 25) 7g", 23), line_said("h5, h6 g7", 23)
    (('h5', 'h6', 'g7'), ('h5', 'h6', 'g7'))
    """
    return tuple(_moves(unicodedata.normalize("NFKC", text[:LONGEST_TEXT]), ply))


def _moves(text: str, ply: int) -> Iterator[Move]:
    before, *numbered = _NUMBER.split(text)
    if before.strip() or not numbered:
        for move in _points(before):
            yield move
            ply += 1
    for number, stones in zip(numbered[::2], numbered[1::2], strict=True):
        if int(number) != ply:
            raise NotNow("wrong_number", found=int(number), expected=ply)
        for move in _points(stones):
            yield move
            ply += 1


def _points(text: str) -> Iterator[Move]:
    acts = said(text)
    if not acts or any(act.word or act.fifths is not None for act in acts):
        raise NotAMove("not_a_move", text=text.strip())
    for act in acts:
        yield from (Move(str(point)) for point in act.points)
