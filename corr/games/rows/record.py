"""The words of a game record: moves numbered from 1, swaps in brackets (pente.md 7.3b).

A `*` behind a move says that it captured; it is written from the game, and checked when read.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from corr.errors import IllegalMove, NotAMove
from corr.games.rows.acts import COLOURS, Act, act_of, said
from corr.games.rows.grid import EMPTY, OWN, named, rival
from corr.games.rows.opening import Choose, Place, free_position, opening_position
from corr.games.rows.order import Game
from corr.games.rows.position import RowsPosition
from corr.games.rules import Changed, Move


def written(game: Game, moves: Sequence[Move]) -> str:
    """The record of a game.

    >>> from corr.games.rows.variant import VARIANTS
    >>> game = Game(variant=VARIANTS["pente"], size=19, opening="tournament1")
    >>> written(game, [Move("l10"), Move("n10")])
    '1.k10 2.l10 3.n10'
    """
    position = opening_position(game)
    words = [f"{ply}.{game.grid.names[cell]}" for ply, cell in enumerate(position.last, 1)]
    for act in map(act_of, moves):
        before, position = position, position.step.after(position, act)
        words.extend(_words(before, act, position))
    return " ".join(words)


def _words(before: RowsPosition, act: Act, after: RowsPosition) -> Iterator[str]:
    if act.word == "pass":
        yield f"{before.ply}.pass"
    elif act.word:
        yield f"[{act.word}]"
    kind = f"{act.kind} " if act.kind else ""
    for ply, name in enumerate(act.points, before.ply):
        yield f"{ply}.{kind}{name}{'*' if ply - 1 in after.took else ''}"


class _Item(Struct, frozen=True, kw_only=True):
    text: str
    ply: int | None = None
    taking: bool = False


_ITEM = re.compile(
    r"\s*(?:\[(?P<word>black|white|remove)\]"
    r"|(?P<ply>[1-9][0-9]*)\.\s*"
    r"(?P<stone>pass|(?:(?:bomb|neutral)\s+)?[a-z][0-9]+(?:/[1-9][0-9]*)?)(?P<taking>\*)?)(?=\s|$)",
    re.IGNORECASE,
)


def _items(text: str) -> Iterator[_Item]:
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _ITEM.match(text, at)
        if found is None:
            raise NotAMove("not_a_move", text=text[at:].strip()[:40])
        if found["word"]:
            yield _Item(text=found["word"].lower())
        else:
            stone, taking = found["stone"].lower(), bool(found["taking"])
            yield _Item(text=stone, ply=int(found["ply"]), taking=taking)
        at = found.end()


def replayed(game: Game, text: str) -> Iterator[tuple[Move, RowsPosition]]:
    """Each act of a record with the position after it, judged as its letter would be.

    Raises NotAMove or IllegalMove at the first act that cannot be, and for an asterisk that is
    wrong or missing.

    >>> from corr.games.rows.variant import VARIANTS
    >>> game = Game(variant=VARIANTS["gomoku"], size=15, opening="swap1")
    >>> [move for move, _ in replayed(game, "1.h8 2.i9 3.j10 [white] 4.g7")]
    ['h8 i9 j10', 'white', 'g7']
    """
    position, found = opening_position(game), _items(text)
    for cell in position.last:
        name = game.grid.names[cell]
        if next(found, None) != _Item(text=name, ply=1):
            raise IllegalMove("not_centre", point=name)
    yield from _played(position, found, starred=True)


def freely(game: Game, text: str) -> Iterator[tuple[Move, RowsPosition]]:
    """The same where nothing is asked of the opening: choices of colours are passed over.

    A record without any asterisk tells nothing of captures; none of it is missing then.
    """
    moves = (item for item in _items(text) if item.text not in COLOURS)
    yield from _played(free_position(game), moves, starred="*" in text)


def _played(
    position: RowsPosition, found: Iterator[_Item], *, starred: bool
) -> Iterator[tuple[Move, RowsPosition]]:
    """The acts that the items are; with `starred` their asterisks must be right."""
    for item in found:
        if position.outcome is not None:
            raise IllegalMove("game_over")
        items = [item]
        if item.ply is not None:
            while len(items) < _at_once(position) and item.text != "pass":
                items.append(next(found, _Item(text="")))
        _check_numbers(position.ply, items)
        act = _act(position, items)
        position = position.step.after(position, act)
        if starred:
            _check_asterisks(position, items)
        yield act.move, position


def _check_numbers(due: int, items: Sequence[_Item]) -> None:
    """Raise NotAMove unless the moves have the numbers that are due."""
    for ply, item in enumerate(items, due):
        if item.ply not in (None, ply):
            raise NotAMove("not_a_move", text=f"{item.ply}.{item.text}")


def _at_once(position: RowsPosition) -> int:
    """How many stones of a record are one act now."""
    step = position.step
    if isinstance(step, Place):
        return len(step.zones)
    return 2 if isinstance(step, Choose) else 1


def _act(position: RowsPosition, items: Sequence[_Item]) -> Act:
    words = " ".join(item.text + "*" * item.taking for item in items)
    acts = said(words, position.game.grid)
    if len(acts) != 1:
        raise NotAMove("not_a_move", text=words)
    (act,) = position.step.take(position, acts[0])
    return act


def _check_asterisks(after: RowsPosition, items: Sequence[_Item]) -> None:
    """Raise IllegalMove unless an asterisk stands where stones were captured, and only there."""
    for item in items:
        if item.ply is not None and item.taking is not (item.ply - 1 in after.took):
            raise IllegalMove("wrong_asterisk", point=item.text)


def changes(game: Game, text: str) -> Iterator[Changed]:
    """What each word of a record does to stones that lie already; the opening is not judged.

    Raises NotAMove or IllegalMove at a word that cannot be.

    >>> from corr.games.rows.variant import VARIANTS
    >>> game = Game(variant=VARIANTS["pente"], size=19, opening="free")
    >>> list(changes(game, "1.k10 2.l9 3.l11 4.j9 5.m11 6.m12*"))[-1].off
    ('k10', 'l11')
    """
    position = free_position(game)
    for item in _items(text):
        if item.text in COLOURS:
            yield Changed()
        else:
            position = position.step.after(position, _act(position, [item]))
            yield _changed(position)


def _changed(position: RowsPosition) -> Changed:
    """What the last act did. A common centre is of the colour that is to move (V 9)."""
    game, turn = position.game, position.turn
    turned, stone = position.turned, rival(turn)
    if game.variant.common_centre and position.cells[game.grid.centre] != EMPTY:
        turned, stone = (game.grid.centre,), turn
    return Changed(
        off=named(game.grid, position.emptied),
        turned=named(game.grid, turned),
        colour=game.variant.colours[stone - OWN] if turned else "",
        captured=len(position.plies) - 1 in position.took,
    )
