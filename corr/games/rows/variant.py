"""What each game of rows is: one row of what it changes (gomoku.md, pente.md section 4)."""

from collections.abc import Mapping

from msgspec import Struct

GOMOKU_OPENINGS = ("swap2", "swap1", "russian", "free", "balanced")
PENTE_OPENINGS = ("tournament1", "free", "swap3", "renju_swap", "balanced")
NINUKI_OPENINGS = ("free", "tournament1", "swap3", "renju_swap", "balanced")


class Variant(Struct, frozen=True, kw_only=True):
    """One game: its board, who begins, what is captured, and what wins.

    `begins` is the colour that makes the odd moves. `captures` are the numbers of stones in a row
    that can be captured, `enough` how many captured stones win (0: none do). `exact`: only a row
    of exactly five wins, unless the opening is one of `overline_wins`. `perfect`: a five wins only
    if no capture can break it, and the colour that begins may make no double three (pente.md 3).
    """

    key: str
    sizes: tuple[int, ...]
    begins: str
    openings: tuple[str, ...]
    captures: tuple[int, ...] = ()
    enough: int = 0
    exact: bool = False
    overline_wins: tuple[str, ...] = ()
    perfect: bool = False
    claims_five: bool = False
    claims_captures: bool = False
    coded: bool = False

    @property
    def colours(self) -> tuple[str, str]:
        """The colour that begins, and the other."""
        return (self.begins, "white" if self.begins == "black" else "black")


_ALL = (
    Variant(
        key="gomoku",
        sizes=(15, 19),
        begins="black",
        openings=GOMOKU_OPENINGS,
        exact=True,
        overline_wins=("free",),
        claims_five=True,
    ),
    Variant(
        key="pente",
        sizes=(19,),
        begins="white",
        openings=PENTE_OPENINGS,
        captures=(2,),
        enough=10,
        claims_captures=True,
        coded=True,
    ),
    Variant(
        key="keryo",
        sizes=(19,),
        begins="white",
        openings=PENTE_OPENINGS,
        captures=(2, 3),
        enough=15,
        claims_captures=True,
        coded=True,
    ),
    Variant(
        key="ninuki",
        sizes=(19,),
        begins="white",
        openings=NINUKI_OPENINGS,
        captures=(2,),
        enough=10,
        exact=True,
        perfect=True,
        coded=True,
    ),
)

VARIANTS: Mapping[str, Variant] = {variant.key: variant for variant in _ALL}
"""Every game of rows by its key in event files."""
