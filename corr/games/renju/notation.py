"""The words of a game record: `1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{g7 i7}=i7`.

An act that had been entered in advance has a `*` behind it: `13.i9*`.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from corr.errors import NotAMove
from corr.games.renju.acts import Act, act_of
from corr.games.renju.board import Point, names
from corr.games.rules import Move

_MARK = "*"


def written(
    moves: Sequence[Move], forced: Sequence[Point] = (), marked: Collection[int] = ()
) -> str:
    """The record of a game whose `forced` first stones were placed by the server.

    >>> written([Move("i9"), Move("pass")], [Point(7, 7)], marked={1})
    '1.h8 2.i9 3.pass*'
    """
    words = [f"{ply}.{point}" for ply, point in enumerate(forced, 1)]
    ply = len(words) + 1
    for number, act in enumerate(map(act_of, moves)):
        if act.word == "keep":
            words[-1] += f"={act.points[0]}"
        else:
            words.extend(_words(act, ply))
        if number in marked:
            words[-1] += _MARK
        ply += _plies(act)
    return " ".join(words)


def _plies(act: Act) -> int:
    """How many moves of the game an act is; offers become a move when one is kept."""
    if act.word == "offer":
        return 0
    return 1 if act.word == "pass" else len(act.points)


def _words(act: Act, ply: int) -> Iterator[str]:
    if act.word == "offer":
        yield f"{ply}.{{{' '.join(names(act.points))}}}"
    elif act.word == "pass":
        yield f"{ply}.pass"
    elif act.word:
        yield f"[{act.word}]"
    for number, point in enumerate(act.points if not act.word else (), ply):
        yield f"{number}.{point}"
    if act.fifths is not None:
        yield f"[{act.fifths} fifth{'' if act.fifths == 1 else 's'}]"


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One thing in a record: a text to be read, and the number of its move, if it has one."""

    text: str
    ply: int | None = None


_ITEM = re.compile(
    r"""\s*(?:
        \[(?P<choice>[^\]]+)\]
      | (?P<ply>[0-9]+)\.\{(?P<offers>[^}]+)\}(?:\*?=(?P<kept>\w+))?
      | (?P<move>[0-9]+)\.(?P<stone>\w+)
    )\*?""",
    re.VERBOSE,
)


def items(text: str) -> Iterator[Item]:
    """The items of a record, without their marks; raises NotAMove where it is none.

    >>> [item.text for item in items("3.j10* [white]* 5.{g7 i7}=i7*")]
    ['j10', 'white', 'offer g7 i7', 'keep i7']
    """
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _ITEM.match(text, at)
        if found is None:
            raise NotAMove("not_a_move", text=text[at:].strip())
        yield from _items(found)
        at = found.end()


def _items(found: re.Match[str]) -> Iterator[Item]:
    if found["choice"]:
        yield Item(text=found["choice"])
    elif found["offers"]:
        yield Item(text=f"offer {found['offers']}", ply=int(found["ply"]))
        if found["kept"]:
            yield Item(text=f"keep {found['kept']}", ply=int(found["ply"]))
    else:
        yield Item(text=found["stone"], ply=int(found["move"]))
