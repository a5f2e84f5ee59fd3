"""Renju's 26 openings (art. 8), known whichever way the board is turned."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from corr.games.renju.board import CENTRE, Point, point_named, turned


class OpeningName(NamedTuple):
    """An opening: its code, its Japanese name, e.g. `I1`, `Chosei`, and its number in RIF files.

    >>> str(OpeningName("I1", "Chosei", 1))
    'I1 Chosei'
    """

    code: str
    name: str
    rif_id: int

    def __str__(self) -> str:
        return f"{self.code} {self.name}"


# Name and move 3, with moves 1 and 2 on h8 h9 (direct) or h8 i9 (indirect).
_DIRECT = (
    "Kansei h10, Keigetsu i10, Sosei j10, Kagetsu i9, Zangetsu j9, Ugetsu i8, Kinsei j8, "
    "Shogetsu h7, Kyugetsu i7, Shingetsu j7, Zuisei h6, Sangetsu i6, Yusei j6"
)
_INDIRECT = (
    "Chosei j10, Kyogetsu j9, Kosei j8, Suigetsu j7, Ryusei j6, Ungetsu i8, Hogetsu i7, "
    "Rangetsu i6, Gingetsu h7, Myojo h6, Shagetsu g7, Meigetsu g6, Suisei f6"
)
_KINDS = (("I", "i9", _INDIRECT, 0), ("D", "h9", _DIRECT, 13))

OPENING_STONES: Mapping[OpeningName, tuple[Point, Point, Point]] = {
    OpeningName(f"{letter}{number}", name, before + number): (
        CENTRE,
        point_named(second),
        point_named(third),
    )
    for letter, second, openings, before in _KINDS
    for number, (name, third) in enumerate(map(str.split, openings.split(", ")), 1)
}
"""Moves 1 to 3 of each opening, the way books show it; I1 to I13, then D1 to D13."""

_Shape = tuple[tuple[int, int], ...]


def _shape(stones: Sequence[Point]) -> _Shape:
    """Moves 2 and 3 seen from the centre, turned to the least of eight forms."""
    seen = [(point.column - CENTRE.column, point.row - CENTRE.row) for point in stones[1:3]]
    return min(tuple(turned(*vector, turn) for vector in seen) for turn in range(8))


_BY_SHAPE = {_shape(stones): opening for opening, stones in OPENING_STONES.items()}
_BY_WORD = {
    word: opening
    for opening in OPENING_STONES
    for word in (opening.code.lower(), opening.name.lower())
}
OPENING_WORD = re.compile(
    rf"[di]-?[0-9]{{1,2}}|{'|'.join(o.name.lower() for o in OPENING_STONES)}"
)
"""What a player may write for an opening, in small letters: a code or a name."""


def opening_of(stones: Sequence[Point | None]) -> OpeningName | None:
    """The opening that the first three stones are; None before move 3, or if they are none.

    >>> str(opening_of([Point(7, 7), Point(6, 6), Point(5, 5)]))
    'I1 Chosei'
    """
    placed = [point for point in stones[:3] if point is not None]
    if len(placed) < 3 or placed[0] != CENTRE:
        return None
    return _BY_SHAPE.get(_shape(placed))


def opening_said(word: str) -> OpeningName | None:
    """The opening with a code or a name, in small letters; None if there is none.

    >>> str(opening_said("d-4")), str(opening_said("kagetsu")), opening_said("d14")
    ('D4 Kagetsu', 'D4 Kagetsu', None)
    """
    return _BY_WORD.get(word.replace("-", ""))
