"""Acts in a game of rows: stones in three notations, and words (pente.md, section 7).

Whether an act fits the position is asked in `opening.py`. A move is kept in letters, whatever
notation its player writes.
"""

import re
from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from corr.games.rows.grid import Grid
from corr.games.rules import Move

COLOURS = ("black", "white")
NOTATIONS = ("letters", "relative", "matrix")
"""How players may write a point; the first one is usual."""


class Act(Struct, frozen=True, kw_only=True):
    """One act: a word, or the stones it names; `starred` are those with an asterisk behind them.

    `word` is `black`, `white`, `pass`, `remove`, or empty for stones. `off` is a point that is
    well written and lies beside the board, as it was written.
    """

    word: str = ""
    points: tuple[str, ...] = ()
    starred: tuple[str, ...] = ()
    off: str = ""

    @property
    def move(self) -> Move:
        """The canonical notation.

        >>> Act(points=("k10", "l11")).move, Act(points=("m12",), starred=("m12",)).move
        ('k10 l11', 'm12*')
        """
        stones = (name + "*" * (name in self.starred) for name in self.points)
        return Move(self.word or " ".join(stones))


# -- reading ----

_NAMED = re.compile(rf"({'|'.join(NOTATIONS)})[: ]\s*")
_MINUS = str.maketrans("\u2212\u2013", "--")
_BETWEEN = re.compile(r"(?:[\s,;:&]|\band\b)*")
_END = re.compile(r"[\s,;.]*")
_WORD = re.compile(r"(black|white|pass|remove)\b")
_BEHIND = re.compile(r"(?:\s?(\*))?(?:\s?(?:!\?|\?!|!|\?))?(?![*!?\w])")
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
    text = text.lower().translate(_MINUS).strip()
    if named := _NAMED.match(text):
        text, notation = text[named.end() :], named[1]
    for act in _acts(text, board, notation):
        if act is None:
            return ()
        before = acts[-1] if acts else None
        if act.word or before is None or before.word or before.off or act.off:
            acts.append(act)
        else:
            points = (*before.points, *act.points)
            acts[-1] = replace(before, points=points, starred=(*before.starred, *act.starred))
    return tuple(acts)


def _acts(text: str, board: Grid, notation: str) -> Iterator[Act | None]:
    """Each word and each point; ends with None where something is neither."""
    at = 0
    while not _END.fullmatch(text, at):
        between = _BETWEEN.match(text, at)
        if between and between.end() == at > 0:
            yield None
            return
        at = between.end() if between else at
        word = _WORD.match(text, at)
        if word:
            yield Act(word=word[1])
            at = word.end()
            continue
        found = _FORMS[notation].match(text, at)
        behind = _BEHIND.match(text, found.end()) if found else None
        if found is None or behind is None:
            yield None
            return
        name, off = _read(found, board, notation)
        points = (name,) if name else ()
        yield Act(points=points, starred=points if behind[1] else (), off=off)
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
        return board.names[board.at(column, row)], ""
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
    points = tuple(stone.removesuffix("*") for stone in stones)
    return Act(points=points, starred=tuple(stone[:-1] for stone in stones if stone[-1] == "*"))


_WORDS = frozenset((*COLOURS, "pass", "remove"))


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


_NAME = re.compile(r"(?<![\w-])[a-z][1-9][0-9]?(?![\w-])")
_BETWEEN_NAMES = re.compile(
    r"(?:(?<=[a-z][1-9])|(?<=[a-z][1-9][0-9])|(?<=[0-9]\*)) (?=[a-z][1-9][0-9]?(?![\w-]))"
)
