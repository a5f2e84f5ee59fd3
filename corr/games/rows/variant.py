"""What each game of rows is: one row of what it changes (gomoku.md, pente.md section 4)."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rules import Ending
from corr.result_words import CAPTURES, LATE, RULE_DRAW

GOMOKU_OPENINGS = ("swap2", "swap1", "russian", "free", "balanced")
PENTE_OPENINGS = ("tournament1", "free", "swap3", "renju_swap", "balanced")
NINUKI_OPENINGS = ("free", "tournament1", "swap3", "renju_swap", "balanced")

OVERLINE, DOUBLE_FOUR, OPEN_FOUR, DOUBLE_THREE = FOULS = (
    "overline",
    "double-four",
    "open-four",
    "double-three",
)
"""What can lose at once; a foul is named after the first of them that holds (pente.md 4)."""


class Variant(Struct, frozen=True, kw_only=True):
    """One game: its board, who begins, what is captured, what wins and what loses.

    `begins` is the colour that makes the odd moves, the first of them in the centre unless
    `anywhere`. `board` is `square`, `torus` or `columns`.

    `captures` are the numbers of stones in a row that can be captured, `enough` how many captured
    stones win (0: none do), in multiples of `counted_by`; with `recolours` they change colour.

    `exact`: only a row of exactly five wins, unless the opening is one of `overline_wins`; but
    without `exact_for_both` the colour that begins alone is bound by it. `perfect`: a five wins
    only if no capture can break it (pente.md 3).

    `fouls` are those of `FOULS` that there are, for the colour that begins or, with
    `foul_for_both`, for either. With `renju_fouls` they are renju's, where a three must be able to
    become a legal open four. `even_overline`: six, eight … in a row are one, seven, nine … not.

    `bombs` and `neutrals` are how many of his stones each player may make one. `common_centre`:
    the centre has the colour of whoever is to move. `settings` are those of `bans`, `anti` and
    `neutral` that an event can choose. `special`: a stone does more than to make rows and
    captures, so that it is judged step by step. `of_pente`: pente and its kin, all but gomoku: who
    begins has no fixed colour in files of results, and a match can be lost by a late start (§ 17).
    """

    key: str
    sizes: tuple[int, ...]
    begins: str
    openings: tuple[str, ...]
    board: str = "square"
    anywhere: bool = False
    captures: tuple[int, ...] = ()
    enough: int = 0
    counted_by: int = 1
    recolours: bool = False
    exact: bool = False
    exact_for_both: bool = True
    overline_wins: tuple[str, ...] = ()
    perfect: bool = False
    fouls: tuple[str, ...] = ()
    foul_for_both: bool = False
    renju_fouls: bool = False
    even_overline: bool = False
    bombs: int = 0
    neutrals: int = 0
    common_centre: bool = False
    settings: tuple[str, ...] = ()
    special: bool = False
    claims_five: bool = False
    claims_captures: bool = False
    coded: bool = False
    of_pente: bool = True

    @property
    def colours(self) -> tuple[str, str]:
        """The colour that begins, and the other."""
        return (self.begins, "white" if self.begins == "black" else "black")


_GOMOKU = Variant(
    key="gomoku",
    sizes=(15, 19),
    begins="black",
    openings=GOMOKU_OPENINGS,
    anywhere=True,
    exact=True,
    overline_wins=("free",),
    claims_five=True,
    of_pente=False,
)
_PENTE = Variant(
    key="pente",
    sizes=(19,),
    begins="white",
    openings=PENTE_OPENINGS,
    captures=(2,),
    enough=10,
    claims_captures=True,
    coded=True,
)
_AS_PENTE = replace(_PENTE, openings=NINUKI_OPENINGS, claims_captures=False)
_SPECIAL = replace(_AS_PENTE, special=True)
_ON_FIFTEEN = Variant(
    key="", sizes=(15,), begins="black", openings=("free",), exact=True, special=True
)
_AS_RENJU = replace(
    _ON_FIFTEEN,
    exact_for_both=False,
    fouls=(OVERLINE, DOUBLE_FOUR, DOUBLE_THREE),
    renju_fouls=True,
)

_ALL = (
    _GOMOKU,
    _PENTE,
    replace(_PENTE, key="keryo", captures=(2, 3), enough=15),
    replace(_AS_PENTE, key="ninuki", exact=True, perfect=True, fouls=(DOUBLE_THREE,)),
    replace(_SPECIAL, key="neutral", neutrals=2),
    replace(_AS_RENJU, key="ujnar", fouls=(OVERLINE, OPEN_FOUR, DOUBLE_THREE), renju_fouls=False),
    replace(_AS_RENJU, key="common_centre", common_centre=True),
    replace(_AS_RENJU, key="repensi", captures=(2,), recolours=True, settings=("bans",)),
    replace(_AS_RENJU, key="renju_bomb", bombs=1),
    replace(_ON_FIFTEEN, key="gomoku_bomb", bombs=1),
    replace(_ON_FIFTEEN, key="renju3d", board="columns", exact=False),
    replace(_ON_FIFTEEN, key="klot", board="torus", sizes=(9,), anywhere=True),
    replace(
        _SPECIAL,
        key="super_fem",
        openings=("free",),
        captures=(2, 3),
        enough=15,
        counted_by=3,
        exact=True,
        fouls=(OVERLINE, DOUBLE_FOUR, DOUBLE_THREE),
        foul_for_both=True,
        even_overline=True,
    ),
    replace(_SPECIAL, key="anti_pente", fouls=(OPEN_FOUR,), foul_for_both=True),
    replace(_SPECIAL, key="pente_bomb", bombs=1, settings=("anti", "neutral")),
)

VARIANTS: Mapping[str, Variant] = {variant.key: variant for variant in _ALL}
"""Every game of rows by its key in event files."""


def chosen(variant: Variant, *, bans: bool, anti: bool, neutral: bool) -> Variant:
    """The variant as an event's settings have it.

    Without `bans` nothing is a foul and both win with exactly five; with `anti` an open four is a
    foul for both; with `neutral` each player has neutral stones too.

    >>> chosen(VARIANTS["pente_bomb"], bans=True, anti=True, neutral=True).fouls
    ('open-four',)
    """
    if not bans:
        variant = replace(variant, fouls=(), renju_fouls=False, exact_for_both=True)
    if anti:
        variant = replace(variant, fouls=(OPEN_FOUR,), foul_for_both=True)
    return replace(variant, neutrals=2) if neutral else variant


def never(variant: Variant) -> tuple[str, ...]:
    """Endings of most games of stones that a variant cannot have, whatever an event has chosen.

    >>> never(VARIANTS["gomoku_bomb"]), never(VARIANTS["gomoku"]), never(VARIANTS["ujnar"])
    (('forbidden', 'overline'), ('forbidden',), ())
    """
    fouls = variant.fouls or "anti" in variant.settings
    exact = variant.exact and variant.exact_for_both and not variant.overline_wins
    can = {
        Ending.FORBIDDEN.value: fouls,
        Ending.OVERLINE.value: not exact or variant.settings,
    }
    return tuple(ending for ending, it_can in can.items() if not it_can)


def filed(variant: Variant) -> Mapping[str, str]:
    """What words of files of results mean in this variant alone, whatever an event has chosen.

    >>> filed(VARIANTS["anti_pente"])["rule_draw"], filed(VARIANTS["klot"])
    ('captures_with_four', {'late': 'late'})
    """
    found = dict[str, str]()
    can_be_anti = "anti" in variant.settings or OPEN_FOUR in variant.fouls
    if variant.enough:
        found[CAPTURES] = Ending.CAPTURES.value
    if variant.enough and can_be_anti:
        found[RULE_DRAW] = Ending.CAPTURES_WITH_FOUR.value
    if variant.perfect:  # a double-three there is forbidden as it is in renju
        found[RULE_DRAW] = Ending.FIVE_GIVEN.value
    elif variant.fouls or can_be_anti:
        found[Ending.FORBIDDEN.value] = Ending.FOUL.value
    if variant.of_pente:
        found[LATE] = LATE
    return found
