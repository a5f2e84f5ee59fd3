"""A diagram of stones as people draw and copy it, read back into points.

Whatever `picture` draws as text is read back, alone or in a letter. A sign that is not known for
certain is refused: none ever becomes a free point because nobody knows it.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, takewhile

from msgspec import Struct

from corr.games.points import LABELS, point
from corr.records.model import RecordError, shown

SIZE = 15
BLACK, WHITE = COLOURS = ("black", "white")

_SURE = dict.fromkeys("X#●⚫⬤✖", BLACK) | dict.fromkeys("O○⚪◯", WHITE)
_SMALL = {"x": BLACK, "o": WHITE}
_INITIALS = dict.fromkeys("Bb", BLACK) | dict.fromkeys("Ww", WHITE)
_ZERO = "0"
_FREE = frozenset(".+-_*!×·⋅∙•'`,:") | frozenset(map(chr, range(0x2500, 0x2580)))
_SIGNS = _FREE | _SURE.keys() | _SMALL.keys() | _INITIALS.keys() | {_ZERO}
_SMALL_LETTERS = LABELS.lower()
_ALPHABETS = (
    tuple(LABELS),
    tuple(first + second for first in ("", *_SMALL_LETTERS) for second in _SMALL_LETTERS),
    tuple("abcdefghijklmnopqrstuvwxyz"),
)
"""In which labels follow each other: of spots, of our offers, and of anybody's."""

# Letters of other alphabets that look like the signs of stones, and what nobody sees.
_FOLDED = str.maketrans("ХхОоΧχΟο", "XxOoXxOo", "\ufe0e\ufe0f\u200b\ufeff")
_LABELLED = re.compile(r"([^\d\s])([0-9]{1,9}|[A-Z*])")
_LIKE_A_CELL = re.compile(r"[0-9]{1,3}|[a-z]{1,2}|[A-Z]")
_SEPARATOR = re.compile(r"([-_*])\1*")
_NUMBER = re.compile(r"[1-9][0-9]{0,2}")
_COMPACT = 8
"""Points written without blanks are known from as many on."""


class Stones(Struct, frozen=True, kw_only=True):
    """The stones of a diagram by their points, row by row from the top.

    `moves` are all of them in their order, where each bears its number; else there are none.
    """

    black: tuple[str, ...] = ()
    white: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()


class _Row(Struct, frozen=True, kw_only=True):
    line: int
    words: tuple[str, ...]


class _Cell(Struct, frozen=True, kw_only=True):
    """What stands on a point: a sign, and the label behind it."""

    line: int
    point: str
    sign: str
    label: str = ""

    def refused(self, reason: str) -> RecordError:
        """The error about this cell."""
        column = self.point[0]
        said = f"'{shown(self.sign + self.label)}' in column {column} {reason}"
        return RecordError(f"line {self.line}", said)


def read_drawn(text: str) -> Stones | None:
    r"""The stones of the first diagram in a text; None if there is none. Raises RecordError.

    A diagram has 15 rows of 15 points, the first one row 15; what is around it does not matter,
    nor do names of columns and rows, round brackets and the marks of quoted mail. A list of the
    stones in the words of `picture.words` is read too.

    - Black is X, # or ●, White O or ○, each with a label behind it or none; O may be 0 beside X.
      x and o, or B and W in either case, are stones where the diagram has no others.
    - A number is a stone, Black's if it is odd; no number stands twice.
    - A dot, a cross, a line, ! or × is a free point. So are the letters of offers and spots: they
      begin with a or A, none is left out, none stands twice, and the diagram's stones are no
      B and W. Any other letter is refused.

    >>> rows = ["." * 15 for _ in range(15)]
    >>> rows[7] = ".......X......."
    >>> read_drawn("\n".join(rows)).black, read_drawn("1. h8 2. i9")
    (('h8',), None)
    """
    rows = _diagram(text)
    return _stones(tuple(_cells(rows))) if rows else _told(text)


# -- which lines are a board ----


def _diagram(text: str) -> list[_Row]:
    """The rows of the first diagram of a text; blank lines may stand between all of them."""
    runs: list[list[_Row]] = [[]]
    for number, line in enumerate(text.split("\n"), 1):
        words = _words(line)
        if _is_row(words):
            runs[-1].append(_Row(line=number, words=words))
        elif words:
            runs.append([])
    first = next((run for run in runs if len(run) >= 3), [])
    return next((run for run in _unbroken(first) if len(run) >= 3), first)


def _unbroken(rows: Sequence[_Row]) -> Iterator[list[_Row]]:
    """Rows on lines that follow each other."""
    run: list[_Row] = []
    for row in rows:
        if run and row.line != run[-1].line + 1:
            yield run
            run = []
        run.append(row)
    yield run


def _words(line: str) -> tuple[str, ...]:
    """The words of a line as a row would have them: names of rows, and one for each point."""
    text = unicodedata.normalize("NFKC", line).translate(_FOLDED).lstrip("> \t")
    bare = re.sub(r"[()\[\]|]", "", text).split()
    points = [word for word in bare if not word.isdecimal()]
    if len(points) == 1 and len(points[0]) >= _COMPACT and len(bare) <= 3:
        if _SEPARATOR.fullmatch(points[0]) and len(points[0]) != SIZE:
            return tuple(bare)
        return tuple(sign for word in bare for sign in (word if word == points[0] else [word]))
    return tuple(re.sub(r"[()\[\]|]", " ", text).split())


def _is_row(words: Sequence[str]) -> bool:
    """Whether a line is a row of a board, or was meant as one; names of columns are none."""
    if len(words) < 5 or _are_columns(words):
        return False
    signs = sum(_parted(word)[0] in _SIGNS for word in words)
    if 2 * signs > len(words):
        return True
    named = len(words) == SIZE + 2 and words[0] == words[-1] and words[0].isdecimal()
    alike = sum(_parted(word)[0] in _SIGNS or _like(word) for word in words) == len(words)
    return alike and (named or (signs > 0 and len(words) >= SIZE - 1))


def _are_columns(words: Sequence[str]) -> bool:
    """Whether words are the letters from a on, with or without i."""
    return words[0] in "aA" and all(
        len(word) == 1 and word.isalpha() and word > before for before, word in pairwise(words)
    )


def _like(word: str) -> bool:
    return bool(_LIKE_A_CELL.fullmatch(word))


# -- what stands on its points ----


def _cells(rows: Sequence[_Row]) -> Iterator[_Cell]:
    """The cells of a board's rows. Raises RecordError for rows that are no whole board."""
    board = _whole(rows)
    for index, (row, (label, words)) in enumerate(board):
        height = SIZE - index
        where = f"line {row.line}"
        if len(words) != SIZE:
            raise RecordError(where, f"a row has {SIZE} points, and this one has {len(words)}")
        if label not in (None, height):
            raise RecordError(where, f"row {label} stands where row {height} should")
        for column, word in enumerate(words):
            sign, behind = _parted(word)
            yield _Cell(line=row.line, point=point(column, height - 1), sign=sign, label=behind)
    if len(board) != SIZE:
        reason = f"a board has {SIZE} rows, and this diagram has {len(board)}"
        raise RecordError(f"line {board[-1][0].line}", reason)


_Named = tuple[_Row, tuple[int | None, tuple[str, ...]]]


def _whole(rows: Sequence[_Row]) -> list[_Named]:
    """The rows of one board with their numbers and points.

    Where rows are numbered, lines without a number at the ends are none of them, and after row 1
    the next board begins. Without numbers too many rows are too many.
    """
    left, right = _are_numbers(rows, 0), _are_numbers(rows, -1)
    named = [(row, _numbered(row.words, left=left, right=right)) for row in rows]
    if left or right:
        while named and named[0][1][0] is None:
            del named[0]
        while named and named[-1][1][0] is None:
            del named[-1]
        if all(label is not None for _, (label, _) in named[:SIZE]):
            return named[:SIZE]
    return named


def _are_numbers(rows: Sequence[_Row], end: int) -> bool:
    """Whether the words at one end of most rows count them: stones do not stand like that."""
    found = [int(row.words[end]) if _NUMBER.fullmatch(row.words[end]) else 0 for row in rows]
    counted = sum(one * other > 0 and abs(one - other) == 1 for one, other in pairwise(found))
    return 2 * counted >= len(rows) - 1


def _numbered(
    words: tuple[str, ...], *, left: bool, right: bool
) -> tuple[int | None, tuple[str, ...]]:
    """A row's number, if it has one, and its points."""
    label = None
    if left and _NUMBER.fullmatch(words[0]):
        label, words = int(words[0]), words[1:]
    if right and _NUMBER.fullmatch(words[-1]) and label in (None, int(words[-1])):
        label, words = int(words[-1]), words[:-1]
    return label, words


def _parted(word: str) -> tuple[str, str]:
    """A sign and its label: `X7` and `!A` have one, `12` and the offer `ab` are signs alone."""
    found = _LABELLED.fullmatch(word)
    return (found[1], found[2]) if found and found[1] in _SIGNS else (word, "")


def _stones(cells: Sequence[_Cell]) -> Stones:
    """The stones of a whole board. Raises RecordError for a sign that is none, or in doubt."""
    kinds = _Kinds(cells)
    stones: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    numbers: dict[int, str] = {}
    signs: dict[str, str] = {}
    for cell in cells:
        colour = kinds.stone(cell)
        if colour is None:
            continue
        stones[colour].append(cell.point)
        if _NUMBER.fullmatch(cell.sign):
            if int(cell.sign) in numbers:
                raise cell.refused("stands twice")
            numbers[int(cell.sign)] = cell.point
        elif signs.setdefault(colour, cell.sign) != cell.sign:
            raise cell.refused(f"is not {colour} like '{signs[colour]}'")
    black, white = tuple(stones[BLACK]), tuple(stones[WHITE])
    return Stones(black=black, white=white, moves=_ordered(numbers, len(black) + len(white)))


def _ordered(numbers: Mapping[int, str], stones: int) -> tuple[str, ...]:
    """The numbered stones in their order, if these are all and no number is left out."""
    whole = len(numbers) == stones and sorted(numbers) == list(range(1, stones + 1))
    return tuple(numbers[number] for number in sorted(numbers)) if whole else ()


class _Kinds:
    """What every sign means in one diagram, which depends on the other signs in it."""

    def __init__(self, cells: Sequence[_Cell]) -> None:
        self._seen = Counter(cell.sign for cell in cells)
        letters = self._seen.keys() | {cell.label for cell in cells}
        self._labels = frozenset(
            label for alphabet in _ALPHABETS for label in takewhile(letters.__contains__, alphabet)
        )
        self._numbers = any(map(_NUMBER.fullmatch, self._seen))
        small = self._seen.keys() & _SMALL.keys() - self._labels
        self._sure = bool(self._numbers or small or self._seen.keys() & _SURE.keys())

    def stone(self, cell: _Cell) -> str | None:
        """The stone of a cell, None for a free point. Raises RecordError."""
        sign = cell.sign
        if sign in _FREE:
            return None
        if _NUMBER.fullmatch(sign):
            return BLACK if int(sign) % 2 else WHITE
        if sign in _SURE:
            return _SURE[sign]
        if sign in self._labels and self._sure and self._seen[sign] == 1 and not cell.label:
            return None
        if sign in _SMALL:
            return _SMALL[sign]
        if sign in _INITIALS and not self._sure:
            return _INITIALS[sign]
        if sign == _ZERO and not self._numbers and self._seen.keys() & {"X", "x"}:
            return WHITE
        if sign in self._labels:
            raise cell.refused("may be a stone or a label")
        raise cell.refused("is no sign of a stone, of a free point or of the next label")


# -- a list of the stones ----

_POINT = r"(?:[A-Za-z0-9*]+ )?[a-o](?:1[0-5]|[1-9])"
_SENTENCE = (
    r"(?P<word>Last move|Moves:|Black:|White:|Offered:|Forbidden to Black:|Marked:) "
    rf"(?P<points>{_POINT}(?:, {_POINT})*)\."
)
_LIST = re.compile(rf"(?:{re.sub(r'[?]P<[a-z]+>', '?:', _SENTENCE)} ?)+")
_EMPTY = "The board is empty."


def _told(text: str) -> Stones | None:
    """The stones of the first line that lists them in words; None if none does."""
    for line in text.split("\n"):
        told = line.strip("> \t\r")
        if told == _EMPTY:
            return Stones()
        if _LIST.fullmatch(told):
            return _listed(told)
    return None


def _listed(told: str) -> Stones:
    points = {
        found["word"]: [point.split() for point in found["points"].split(", ")]
        for found in re.finditer(_SENTENCE, told)
    }
    numbers = {
        int(words[0]): words[-1] for words in points.get("Moves:", ()) if words[0].isdecimal()
    }
    stones: dict[str, list[str]] = {
        word: [words[-1] for words in points.get(word, ())] for word in ("Black:", "White:")
    }
    for number, stone in numbers.items():
        stones["Black:" if number % 2 else "White:"].append(stone)
    black, white = tuple(stones["Black:"]), tuple(stones["White:"])
    return Stones(black=black, white=white, moves=_ordered(numbers, len(black) + len(white)))
