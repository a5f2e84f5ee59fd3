"""A printed report as a value: sections of text, tables, calculations and plots. Pure.

One document is written as text, as a web page, as PDF, as CSV and as JSON (`as_text`, `as_html`,
`as_pdf`, `as_csv`, `as_json`), so that all of them say the same. It holds words in the reader's
language; the figures behind the words stand in `Cell.value`.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, TypeAlias, overload
from unicodedata import bidirectional, category, east_asian_width

from msgspec import Struct
from msgspec.structs import replace

# -- how reports write numbers and names, and what they write where there is none ----

NOTHING = "–"
"""What stands where there is no value."""
ISOLATE, POP = "\u2068", "\u2069"
"""Around a name: what stands behind it keeps its own direction and its place."""
_STEERING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")
_LEFTWARD = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
_UNEVEN = re.compile(
    "[\u0300-\u036f\u0483-\u0489\u0591-\u1dff\u200b-\u200f\u2028-\u202e"
    "\u2060-\u206f\u20d0-\u20ff\u2e80-\U0010ffff]"
)


def fixed(value: Fraction, places: int) -> str:
    """A number with so many decimals, exact or rounded half to even, and a real minus sign.

    >>> fixed(Fraction(127, 20), 2), fixed(Fraction(-1, 2), 1), fixed(Fraction(13, 3), 3)
    ('6.35', '−0.5', '4.333')
    """
    scale = 10**places
    whole, rest = divmod(round(abs(value) * scale), scale)
    sign = "−" if value < 0 and (whole or rest) else ""
    return f"{sign}{whole}.{rest:0{places}d}"


def beyond_our_fonts(text: str) -> bool:
    """Whether a text has letters that no font which comes with us prints: of other scripts.

    >>> beyond_our_fonts("Åsa Ωμέγα Žižek"), beyond_our_fonts("坂田")
    (False, True)
    """
    return any(
        letter.isalpha() and (0x0530 <= ord(letter) < 0x1E00 or ord(letter) >= 0x2C00)
        for letter in text
    )


def decimal(value: Fraction) -> str:
    """A number for programs: a point, a plain minus, at most six decimals, no zeros at the end.

    >>> decimal(Fraction(91, 9)), decimal(Fraction(-5, 2)), decimal(Fraction(10))
    ('10.111111', '-2.5', '10')
    """
    return fixed(value, 6).replace("−", "-").rstrip("0").rstrip(".")


def isolated(name: str) -> str:
    """A name for a line of text; one that runs from right to left between isolating marks.

    Without them the figures and brackets next to it would change places with it.
    """
    if name.isascii() or _LEFTWARD.isdisjoint(map(bidirectional, name)):
        return name
    return f"{ISOLATE}{_STEERING.sub('', name)}{POP}"


def without_marks(text: str) -> str:
    """A text without isolating marks and with plain spaces alone, as programs want it."""
    return text.replace(ISOLATE, "").replace(POP, "").replace("\u00a0", " ")


def is_even(text: str) -> bool:
    """Whether every letter of a text takes one place in a terminal."""
    return text.isascii() or not _UNEVEN.search(text)


def width_of(text: str) -> int:
    """How many places a text takes in a terminal: a Chinese letter two, an accent apart none.

    >>> width_of("Öberg"), width_of("坂田"), width_of("e\u0301")
    (5, 4, 1)
    """
    return len(text) if is_even(text) else sum(map(_width, text))


def _width(letter: str) -> int:
    if category(letter) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if east_asian_width(letter) in ("W", "F") else 1


# -- A printed report as a value ----


Align: TypeAlias = Literal["left", "right", "center", "point"]
"""How a column stands; `point` has all decimal marks below each other."""
Value: TypeAlias = str | int | bool | None
"""A figure for machines: a level as `5 kyu`, a fraction as `61/10`, a date as `2024-05-01`."""


class Cell(Struct, frozen=True, kw_only=True):
    """A place of a table. `value` stands for it in CSV and JSON, its text if there is none.

    `mark` is `strong` for what decides, `quiet` for what does not count. `why` is a remark that
    a web page shows on asking, and never the only place where something is said.
    """

    text: str
    value: Value = None
    mark: Literal["", "strong", "quiet"] = ""
    why: str = ""


class Column(Struct, frozen=True, kw_only=True):
    """A column of a table; `key` names it in CSV and JSON, `head` stands above it.

    `data`: only CSV and JSON have it, the same figure for programs that a reader finds in words.
    """

    key: str
    head: str
    align: Align = "left"
    data: bool = False


Row: TypeAlias = tuple[Cell, ...]
"""A row of a table, a cell for every column."""


class Filled(Struct, frozen=True, kw_only=True):
    """What stands in a column of a long table, as `Cell` has it; without `values` the texts.

    `mark` is that of all its cells.
    """

    texts: Sequence[str]
    values: Sequence[str | int | bool] | None = None
    mark: Literal["", "strong", "quiet"] = ""

    def cell(self, line: int) -> Cell:
        """What stands in a line."""
        value = self.values[line] if self.values else None
        return Cell(text=self.texts[line], value=value, mark=self.mark)


@dataclass(frozen=True, slots=True, kw_only=True)
class LongRows(Sequence[Row]):
    """The rows of a table with very many, kept by columns; cells are made where asked for.

    A million cells take longer to make than to write.
    """

    columns: tuple[Filled, ...]

    def __len__(self) -> int:
        return len(self.columns[0].texts)

    def __iter__(self) -> Iterator[Row]:
        return map(self.__getitem__, range(len(self)))

    @overload
    def __getitem__(self, line: int) -> Row: ...

    @overload
    def __getitem__(self, line: slice) -> tuple[Row, ...]: ...

    def __getitem__(self, line: int | slice) -> Row | tuple[Row, ...]:
        if isinstance(line, slice):
            return tuple(map(self.__getitem__, range(len(self))[line]))
        return tuple(column.cell(line) for column in self.columns)


class Table(Struct, frozen=True, kw_only=True):
    """A table; `key` names it in CSV and JSON and is unique in its document.

    Too wide for the paper it is broken into blocks of columns, each with the first `fixed` ones,
    the last `ends` ones never parted; its head stands again on every page.
    """

    key: str
    columns: tuple[Column, ...]
    rows: Sequence[Row]
    caption: str = ""
    fixed: int = 1
    ends: int = 1

    def texts(self, place: int) -> Sequence[str]:
        """What readers see in a column, by its place."""
        if isinstance(self.rows, LongRows):
            return self.rows.columns[place].texts
        return [row[place].text for row in self.rows]

    def values(self, place: int) -> Sequence[Value]:
        """What programs read in a column, by its place."""
        if isinstance(self.rows, LongRows):
            column = self.rows.columns[place]
            return column.texts if column.values is None else column.values
        return [value_of(row[place]) for row in self.rows]


class Facts(Struct, frozen=True, kw_only=True):
    """A list of what and what it is: the head of a report, a player's levels."""

    key: str
    rows: tuple[tuple[Column, Cell], ...]


class Step(Struct, frozen=True, kw_only=True):
    """A line of a calculation: `To obtain 4 kyu: (0.5 + 0.15 · (7 − 61/10)) · 10 = 6.35 → 6.5`.

    `what` is found, `how` is the calculation with its figures put in, `result` what comes out,
    `then` what follows from it (`7 ≥ 6.5: met`); the last two may be "". For programs `key` names
    the line in every language, `exact` is its figure, `rounded` that after rounding, and `met`
    says whether a norm is reached.
    """

    what: str
    how: str
    result: str = ""
    then: str = ""
    key: str = ""
    exact: Fraction | None = None
    rounded: Fraction | None = None
    met: bool | None = None


class Steps(Struct, frozen=True, kw_only=True):
    """A calculation, line by line. It is never parted by a page's end."""

    key: str
    steps: tuple[Step, ...]


class Text(Struct, frozen=True, kw_only=True):
    """A paragraph."""

    text: str
    quiet: bool = False


class Items(Struct, frozen=True, kw_only=True):
    """A list of sentences."""

    items: tuple[str, ...]


class Line(Struct, frozen=True, kw_only=True):
    """A line of a plot: a whole number or nothing for every place of `Plot.x`.

    `notes` are words at its values, "" for none, as the event that gave a level.
    """

    name: str
    values: tuple[int | None, ...]
    notes: tuple[str, ...] = ()


class Plot(Struct, frozen=True, kw_only=True):
    """A small plot; `said` tells in a sentence what it shows, for those who do not see it.

    `x` are the words below the places, `y` the marks at the side as (value, words). `at` says how
    far each place lies from the first one, as in days; without it they stand evenly. With `steps`
    a value holds until the next one, as a level does; else the values are joined. What a plot
    shows stands in a table, too: text, CSV and JSON have only `said`.
    """

    key: str
    title: str
    said: str
    x: tuple[str, ...]
    y: tuple[tuple[int, str], ...]
    lines: tuple[Line, ...]
    steps: bool = False
    at: tuple[int, ...] = ()


Block: TypeAlias = Text | Items | Facts | Table | Steps | Plot


class Section(Struct, frozen=True, kw_only=True):
    """A part of a document. `together`: no page ends within it, if it fits on one."""

    key: str
    title: str
    blocks: tuple[Block, ...] = ()
    sections: "tuple[Section, ...]" = ()
    together: bool = False


class Document(Struct, frozen=True, kw_only=True):
    """A report. `lang` is the language of its words, `footer` stands on every page's end."""

    key: str
    title: str
    lang: str
    subtitle: str = ""
    sections: tuple[Section, ...] = ()
    footer: str = ""


def value_of(cell: Cell) -> Value:
    """What stands for a cell where a program reads it."""
    return cell.text if cell.value is None else cell.value


def figures_of(step: Step) -> dict[str, str | bool]:
    """A step's figures for programs, "" where it has none: exact as `91/9`, and in decimals."""
    exact, rounded = step.exact, step.rounded
    return {
        "exact": "" if exact is None else str(exact),
        "decimal": "" if exact is None else decimal(exact),
        "rounded": "" if rounded is None else decimal(rounded),
        "met": "" if step.met is None else step.met,
    }


def for_readers(document: Document) -> Document:
    """A document without the columns that only programs read."""
    return replace(document, sections=tuple(map(_section_for_readers, document.sections)))


def _section_for_readers(section: Section) -> Section:
    blocks = (block_for_readers(block) for block in section.blocks)
    return replace(
        section,
        blocks=tuple(block for block in blocks if block is not None),
        sections=tuple(map(_section_for_readers, section.sections)),
    )


def block_for_readers(block: Block) -> Block | None:
    """A block as it is read; None of a table that has nothing for readers."""
    if isinstance(block, Facts):
        return replace(block, rows=tuple(row for row in block.rows if not row[0].data))
    if not isinstance(block, Table) or not any(column.data for column in block.columns):
        return block
    shown = [place for place, column in enumerate(block.columns) if not column.data]
    if not shown:
        return None
    return replace(
        block,
        columns=tuple(block.columns[place] for place in shown),
        rows=_rows(block.rows, shown),
    )


def _rows(rows: Sequence[Row], shown: Sequence[int]) -> Sequence[Row]:
    """Some columns of rows; those that are kept by columns stay so."""
    if isinstance(rows, LongRows):
        return LongRows(columns=tuple(rows.columns[place] for place in shown))
    return tuple(tuple(row[place] for place in shown) for row in rows)
