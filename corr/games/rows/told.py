"""What games of rows say of themselves: their own reasons and stages, and the rules letter."""

from collections.abc import Iterator, Mapping

from corr.games.rows.order import Game
from corr.games.rows.variant import DOUBLE_FOUR, DOUBLE_THREE, OPEN_FOUR, OVERLINE, Variant
from corr.games.rules import Own, Told

# -- what no other game says ----

SHARED = Own(
    spare=("bombs", "neutrals"),
    reasons={
        "inside_zone": ("point", "low", "high"),
        "nothing_left": (),
        "removed_already": (),
        "wrong_asterisk": ("point",),
        "no_bomb": (),
        "no_bomb_left": ("most",),
        "no_neutral": (),
        "no_neutral_left": ("most",),
        "no_kind_yet": ("kind",),
        "kind_late": ("move",),
        "stone_without_point": ("kind", "example"),
        "wrong_level": ("point", "level"),
    },
    stages={
        "rows_place": ("stones", "free", "centre", "low", "high"),
        "rows_choose_or_place": ("first", "then"),
    },
)
"""Of the stages: each of `stones` is a number, a colour and the zone where it belongs, which has
`low` and `high` as its corners; they are `free` if none has one. `rows_choose_or_place`: a colour,
or stones `first` and the next one.
"""

# -- the rules letter ----

_GOMOKU: Mapping[str, str] = {
    "swap2": "gomoku_swap2",
    "swap1": "gomoku_swap1",
    "russian": "gomoku_russian",
    "free": "gomoku_free",
    "balanced": "gomoku_balanced",
}
_PENTE: Mapping[str, str] = {
    "tournament1": "rows_tournament1",
    "free": "rows_free",
    "swap3": "rows_swap3",
    "renju_swap": "rows_renju_swap",
    "balanced": "rows_balanced",
}


def opening_sentence(variant: Variant, opening: str) -> str:
    """The sentence of the sheet `openings` that says what an opening rule of a game is."""
    if variant.anywhere:
        return _GOMOKU[opening]
    return _PENTE[opening] if variant.begins == "white" else "rows_free_black"


def told(game: Game, aids: str) -> Iterator[Told]:
    """The sentences of one game as an event has it, in their order."""
    variant = game.variant
    yield from _board(game)
    if game.opening == "renju_swap":
        yield Told(theme="games", sentence="rows_first_two", params={"how": game.first_two})
    yield Told(theme="games", sentence="aids", params={"aids": aids})
    yield from _what_stones_do(game)
    yield from _wins(game)
    if game.five_claimed:
        yield Told(theme="wins", sentence="claimed", params={"forbidden": False})
    else:
        yield Told(theme="wins", sentence="rows_judged", params={})
    if variant.coded:
        yield Told(theme="draws", sentence="rows_code", params={"passes": game.passes})
    else:
        full = not game.grid.stacked
        yield Told(theme="draws", sentence="rows_passes", params={"full": full})
    if variant.key == "gomoku" and not game.exact:
        yield Told(theme="games", sentence="rows_also_renju", params={})
    for name, params in decided(game):
        yield Told(theme="games", sentence=name, params=params)


def _board(game: Game) -> Iterator[Told]:
    grid = game.grid
    board = {"size": game.size, "last": grid.drawn[-1].upper(), "i": "i" in grid.drawn}
    yield Told(theme="games", sentence="rows_board", params=board)
    if grid.doubled:
        yield Told(theme="games", sentence="rows_torus", params={})
    if grid.stacked:
        yield Told(theme="games", sentence="rows_columns", params={})
    if game.variant.common_centre:
        yield Told(theme="games", sentence="rows_common_centre", params={})


def _what_stones_do(game: Game) -> Iterator[Told]:
    """Captures, bombs and neutral stones."""
    variant = game.variant
    if variant.recolours:
        yield Told(theme="wins", sentence="rows_recolours", params={})
    elif variant.captures:
        params = {"three": 3 in variant.captures, "claimed": game.captures_claimed}
        yield Told(theme="wins", sentence="rows_captures", params=params)
    if variant.bombs:
        yield Told(theme="wins", sentence="rows_bombs", params={"neutral": variant.neutrals > 0})
    if variant.neutrals:
        yield Told(theme="wins", sentence="rows_neutrals", params={"count": variant.neutrals})


def _wins(game: Game) -> Iterator[Told]:
    variant = game.variant
    if game.grid.stacked:
        yield Told(theme="wins", sentence="rows_wins_columns", params={})
    else:
        wins = {
            "exact": game.exact,
            "black_only": game.exact and not variant.exact_for_both,
            "stones": variant.enough if variant.counted_by == 1 else 0,
        }
        yield Told(theme="wins", sentence="rows_wins", params=wins)
    if variant.counted_by > 1:
        yield Told(theme="wins", sentence="rows_counted", params={"stones": variant.enough})
    if variant.perfect:
        for number in ("imperfect", "against", "given", "double_three"):
            yield Told(theme="wins", sentence=f"rows_{number}", params={})
    elif variant.fouls:
        fouls = {"kinds": variant.fouls, "both": variant.foul_for_both}
        yield Told(theme="wins", sentence="rows_fouls", params=fouls)
        for kind in variant.fouls:
            yield from _foul(variant, kind)
        if OVERLINE in variant.fouls and DOUBLE_FOUR not in variant.fouls:
            yield Told(theme="wins", sentence="rows_double_four_allowed", params={})
    if variant.foul_for_both and OPEN_FOUR in variant.fouls:
        yield Told(theme="wins", sentence="rows_fifth_with_four", params={})


def _foul(variant: Variant, kind: str) -> Iterator[Told]:
    """What a foul is, in a sentence of its own."""
    params: Mapping[str, object] = {}
    if kind == OVERLINE:
        params = {"even": variant.even_overline}
    elif kind == DOUBLE_THREE:
        params = {"renju": variant.renju_fouls}
    elif kind == OPEN_FOUR:
        params = {"exact": variant.exact}
    yield Told(theme="wins", sentence=_FOUL_TOLD[kind], params=params)


_FOUL_TOLD: Mapping[str, str] = {
    OVERLINE: "foul_overline",
    DOUBLE_FOUR: "foul_double_four",
    OPEN_FOUR: "foul_open_four",
    DOUBLE_THREE: "foul_double_three",
}


# -- what was decided where the booklet is silent ----


def decided(game: Game) -> Iterator[tuple[str, Mapping[str, object]]]:
    """The interpretations that a game rests on (pente.md 4), as sentences with the alternative."""
    variant = game.variant
    params: Mapping[str, Mapping[str, object]] = {
        "decided_no_chain": {"bans": bool(variant.fouls)},
        "decided_bomb": {"exact": game.exact},
        "decided_five_first": {"captures": variant.counted_by > 1},
    }
    yield from ((name, params.get(name, {})) for name in _decided(game))


_CHOOSING = ("swap3", "renju_swap", "balanced")
"""The openings in which colours are chosen when stones lie already."""


def _decided(game: Game) -> Iterator[str]:
    variant = game.variant
    if not variant.special:
        return
    held = {
        "decided_own_opening": variant.begins == "black",
        "decided_white_begins": variant.begins == "white",
        "decided_captures_made": bool(variant.captures) and not variant.recolours,
        "decided_passes": variant.coded and game.passes,
        "decided_opening_captures": game.opening in _CHOOSING and bool(variant.captures),
        "decided_order": bool(variant.captures) and bool(variant.bombs),
        "decided_foul_loses": bool(variant.fouls),
        "decided_white_overline": not variant.exact_for_both and variant.exact,
        "decided_black_bound": variant.key == "ujnar",
        "decided_plain_three": DOUBLE_THREE in variant.fouls and not variant.renju_fouls,
        "decided_centre_black": variant.common_centre,
        "decided_no_chain": variant.recolours,
        "decided_finder": variant.recolours and variant.renju_fouls,
        "decided_five_left": variant.recolours,
        "decided_bomb": bool(variant.bombs),
        "decided_neutral": bool(variant.neutrals),
        "decided_neutral_zone": variant.key == "pente_bomb" and bool(variant.neutrals),
        "decided_columns": game.grid.stacked,
        "decided_torus": game.grid.doubled,
        "decided_seven": variant.even_overline,
        "decided_five_given": variant.exact and bool(variant.captures) and not variant.recolours,
        "decided_five_first": variant.foul_for_both,
        "decided_placed_four": variant.foul_for_both and OPEN_FOUR in variant.fouls,
    }
    yield from (name for name, holds in held.items() if holds)
