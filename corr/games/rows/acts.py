"""Acts in a game of rows: stones in three notations, and words (pente.md, section 7).

Whether an act fits the position is asked in `opening.py`. A move is kept in letters, whatever
notation its player writes.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rows.grid import EXAMPLES, Grid
from corr.games.rules import Move

COLOURS = ("black", "white")
NOTATIONS = ("letters", "relative", "matrix")
"""How players may write a point; the first one is usual."""


class Act(Struct, frozen=True, kw_only=True):
    """One act: a word, or the stones it names; `starred` are those with an asterisk behind them.

    `word` is `black`, `white`, `pass`, `remove`, or empty for stones. `off` is a point that is
    well written and lies beside the board, as it was written. `kind` is `bomb` or `neutral` where
    the one stone is that (pente.md 7.3).
    """

    word: str = ""
    kind: str = ""
    points: tuple[str, ...] = ()
    starred: tuple[str, ...] = ()
    off: str = ""

    @property
    def move(self) -> Move:
        """The canonical notation.

        >>> Act(points=("k10", "l11")).move, Act(points=("m12",), starred=("m12",)).move
        ('k10 l11', 'm12*')
        >>> Act(kind="bomb", points=("h8",)).move
        'bomb h8'
        """
        stones = (name + "*" * (name in self.starred) for name in self.points)
        return Move(self.word or " ".join((*filter(None, (self.kind,)), *stones)))


# -- reading ----

_NAMED = re.compile(rf"({'|'.join(NOTATIONS)})[: ]\s*")
_MINUS = str.maketrans("\u2212\u2013", "--")
_BETWEEN = re.compile(r"(?:[\s,;:&]|\band\b)*")
_COUNTED = re.compile(r"\d\s*:")
"""A number with a colon, which in matrix notation counts the move that follows (pente.md 7.3a)."""
_END = re.compile(r"[\s,;.]*")
_WORD = re.compile(r"(black|white|pass|remove)\b")
_KIND = re.compile(r"(bomb|neutral)[\s,:]+")
_LEVEL = re.compile(r"\s?/\s?(?P<level>[1-9][0-9]*)")
_BEHIND = re.compile(r"(?:\s?(\*))?(?:\s?(?:!\?|\?!|!|\?))?(?![*!?\w])")
_STRESSED = re.compile(r"(\*+)\s?([^*]*[^*\s])\s?\1[\s,;.]*")
_SEVERAL = re.compile(r"(?<=\w)\s?\*(?:\s?\*)+")
_LETTERS = re.compile(
    r"(?P<column>[a-z])[ -]?(?P<row>[1-9][0-9]?)(?![0-9])"
    r"|(?P<row_first>[1-9][0-9]?)[ -]?(?P<column_last>[a-z])(?![a-z0-9])"
)
_RELATIVE = re.compile(
    r"0(?![0-9a-z])"
    r"|(?P<across>[lr][1-9])(?:\s?(?P<then_up>[ud][1-9]))?(?![0-9a-z])"
    r"|(?P<up>[ud][1-9])(?:\s?(?P<then_across>[lr][1-9]))?(?![0-9a-z])"
)
_NUMBER = r"-?[1-9]|0"
_MATRIX = re.compile(
    rf"(?P<x>{_NUMBER})(?P<y>{_NUMBER})(?![0-9])"
    rf"|(?P<first>{_NUMBER}),\s*(?P<second>{_NUMBER})(?![0-9])"
)


def said(text: str, board: Grid, notation: str = "letters") -> tuple[Act, ...]:
    """The acts that the whole text names; empty if it says anything else.

    A text that begins with the word of a notation is read in that one.

    >>> from corr.games.rows.grid import grid
    >>> [act.move for act in said("White, K-10*", grid(19))]
    ['white', 'k10*']
    >>> [act.move for act in said("-22, 1,-1", grid(19), "matrix")]
    ['h12 l9']
    >>> [act.move for act in said("relative R2U1, L2", grid(19))]
    ['m11 h10']
    >>> said("k10 is best", grid(19)), said("-22", grid(19))
    ((), ())
    """
    acts = list[Act]()
    text, notation = _named(text, notation)
    for act in _acts(text, board, notation):
        if act is None:
            return ()
        before = acts[-1] if acts else None
        alone = act.word or act.kind or act.off
        if alone or before is None or before.word or before.kind or before.off:
            acts.append(act)
        else:
            points = (*before.points, *act.points)
            acts[-1] = replace(before, points=points, starred=(*before.starred, *act.starred))
    return tuple(acts)


def _named(text: str, notation: str) -> tuple[str, str]:
    """A text in small letters without the word of a notation, and the notation it is in."""
    text = text.lower().translate(_MINUS).strip()
    named = _NAMED.match(text)
    return (text[named.end() :], named[1]) if named else (text, notation)


class Starred(Struct, frozen=True, kw_only=True):
    """Acts that would be well written but for asterisks, which may say one thing or another.

    They stand `around` the acts, as mail programs and people stress something, or several stand
    behind one, where one may (pente.md 7.3a).
    """

    acts: tuple[Act, ...] = ()
    around: bool = False


def starred(text: str, board: Grid, notation: str = "letters") -> Starred:
    """The acts of a text but for its asterisks; none if that is not all that is wrong.

    >>> from corr.games.rows.grid import grid
    >>> [starred(text, grid(19)).around for text in ("*white, m12*", "m12**")]
    [True, False]
    >>> starred("m12*", grid(19)).acts, starred("*m12", grid(19)).acts
    ((), ())
    """
    text, notation = _named(text, notation)
    if stressed := _STRESSED.fullmatch(text):
        return Starred(acts=said(stressed[2], board, notation), around=True)
    bare = _SEVERAL.sub("", text)
    return Starred(acts=said(bare, board, notation) if bare != text else ())


def _acts(text: str, board: Grid, notation: str) -> Iterator[Act | None]:
    """Each word and each point; ends with None where something is neither."""
    at = 0
    while not _END.fullmatch(text, at):
        between = _BETWEEN.match(text, at)
        apart = between[0] if between else ""
        if (not apart and at > 0) or (_COUNTED.match(text, at - 1) and notation == "matrix"):
            yield None
            return
        at = between.end() if between else at
        word = _WORD.match(text, at)
        if word:
            yield Act(word=word[1])
            at = word.end()
            continue
        kind = _KIND.match(text, at)
        at = kind.end() if kind else at
        found = _FORMS[notation].match(text, at)
        level = _LEVEL.match(text, found.end()) if found and board.stacked else None
        ends = level or found
        behind = _BEHIND.match(text, ends.end()) if ends else None
        if found is None or behind is None:
            yield None
            return
        name, off = _read(found, board, notation)
        height = f"/{level['level']}" if level else ""
        points = (name + height,) if name else ()
        starred = points if behind[1] else ()
        yield Act(kind=kind[1] if kind else "", points=points, starred=starred, off=off)
        at = behind.end()


_FORMS = {"letters": _LETTERS, "relative": _RELATIVE, "matrix": _MATRIX}


def _read(found: re.Match[str], board: Grid, notation: str) -> tuple[str, str]:
    """The name of a point; or what was written, where it lies beside the board."""
    if notation == "letters":
        name = (found["column"] or found["column_last"]) + (found["row"] or found["row_first"])
        return name, ""
    if notation == "relative":
        across = _steps(found["across"] or found["then_across"])
        up = _steps(found["up"] or found["then_up"])
    else:
        across, up = int(found["x"] or found["first"]), int(found["y"] or found["second"])
    middle = board.size // 2
    column, row = middle + across, middle + up
    if 0 <= column < board.size and 0 <= row < board.size:
        return board.called(board.at(column, row)), ""
    return "", found[0].strip()


def _steps(part: str | None) -> int:
    if not part:
        return 0
    return int(part[1]) * (-1 if part[0] in "ld" else 1)


@lru_cache(maxsize=4096)
def act_of(move: Move) -> Act:
    """The act that a canonical notation stands for."""
    if move in _WORDS:
        return Act(word=move)
    stones = move.split()
    kind = stones.pop(0) if stones[0] in KINDS else ""
    points = tuple(stone.removesuffix("*") for stone in stones)
    starred = tuple(stone[:-1] for stone in stones if stone[-1] == "*")
    return Act(kind=kind, points=points, starred=starred)


_WORDS = frozenset((*COLOURS, "pass", "remove"))
KINDS = ("bomb", "neutral")
"""What a stone can be beside an ordinary one."""


# -- writing ----


def written(board: Grid, name: str, notation: str) -> str:
    """A point in a notation, as players write it.

    >>> from corr.games.rows.grid import grid
    >>> [written(grid(19), "l9", notation) for notation in NOTATIONS]
    ['l9', 'R1D1', '1-1']
    """
    if notation == "letters":
        return name
    column, row = board.column_of(name)
    across, up = column - board.size // 2, row - board.size // 2
    if notation == "matrix":
        return f"{across}{up}"
    parts = (
        f"{'L' if across < 0 else 'R'}{abs(across)}" if across else "",
        f"{'D' if up < 0 else 'U'}{abs(up)}" if up else "",
    )
    return "".join(parts) or "0"


def renoted(text: str, board: Grid, notation: str) -> str:
    """A text with every point in it written in a notation.

    Between two points a comma is put for a blank: `R2 U1` would be one.

    >>> from corr.games.rows.grid import grid
    >>> renoted("k10 m10 k11", grid(19), "relative")
    '0, R2, U1'
    """
    if notation not in NOTATIONS[1:]:
        return text
    text = _BETWEEN_NAMES.sub(", ", text)
    return _NAME.sub(
        lambda name: written(board, name[0], notation) if name[0] in board.cells else name[0], text
    )


@cache
def examples(board: Grid, notation: str) -> Mapping[str, str]:
    """What stands for the points of examples on a board, as somebody with a notation reads it."""
    found = board.examples
    if notation not in NOTATIONS[1:]:
        return found
    return {name: written(board, found.get(name, name), notation) for name in EXAMPLES.cells}


_NAME = re.compile(r"(?<![\w-])[a-z][1-9][0-9]?(?![\w-])")
_BETWEEN_NAMES = re.compile(
    r"(?:(?<=[a-z][1-9])|(?<=[a-z][1-9][0-9])|(?<=[0-9]\*)) (?=[a-z][1-9][0-9]?(?![\w-]))"
)
