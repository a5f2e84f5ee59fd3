"""A board of twenty-four points as a player sees it, without a word about how it is drawn.

It is to backgammon what a `Picture` is to games on a grid.
"""

from msgspec import Struct

POINTS = 24
BAR = 25
"""Where a checker enters from: the number by which records write the bar."""
OFF = 0
"""Where a checker that was borne off goes."""


class Hop(Struct, frozen=True, kw_only=True):
    """One checker moved by one die or by several, in the numbering of whose it is.

    `start` is 1 to 24, or `BAR`; `end` is 1 to 24, or `OFF`. `hit` if it hit a blot at its end.
    """

    start: int
    end: int
    hit: bool = False


class Cube(Struct, frozen=True, kw_only=True):
    """The doubling cube: its value, a power of 2, and whether the viewer owns it; None if centred.

    `offered` if a double waits for the answer of whoever is to act (`Track.to_act`): `value` is
    still what the cube stood at before.
    """

    value: int
    viewers: bool | None = None
    offered: bool = False


class Track(Struct, frozen=True, kw_only=True):
    """What a board, its dice, its cube and its score look like to the viewer.

    `points` has 24 numbers: the first is the viewer's own point 1, in his home board, the last
    his 24, which is the other's point 1. A number above 0 counts the viewer's checkers there, one
    below 0 the other's. Of `bar`, `off` and `pips` the viewer's comes first; `pips` are counted
    from the own numbering (25 for a checker on the bar). Each side has 15 checkers or fewer.

    `dice` are two numbers of 1 to 6 or none; `rolled` says whose they are: the viewer's, the
    other's, or None for an opening throw (the first die is then the viewer's). `hops` is the last
    play, `moved` whether the viewer made it (his numbering), else it is in the other's.

    `cube` is None where it may not be used: in a match to one point and in the Crawford game.
    `score` is the viewer's first, `length` the points that win the match, 0 where none is played;
    `crawford` if this game is the Crawford game. `to_act` is whether the viewer is to act; None if
    nobody is. `dark` is whether the viewer's checkers are the dark ones. `clockwise`: his own
    home board is at the lower left instead of the lower right, where he bears off. `seated`: the
    viewer is one of the players; who watches from the side of one hears of dark and light instead
    of himself and his opponent.
    """

    points: tuple[int, ...]
    bar: tuple[int, int]
    off: tuple[int, int]
    pips: tuple[int, int]
    dice: tuple[int, ...] = ()
    rolled: bool | None = None
    hops: tuple[Hop, ...] = ()
    moved: bool | None = None
    cube: Cube | None = None
    score: tuple[int, int] = (0, 0)
    length: int = 0
    crawford: bool = False
    to_act: bool | None = None
    dark: bool = True
    clockwise: bool = False
    seated: bool = True
