"""A crosstable as plain text, as cells for markup and as CSV."""

import csv
import io
import re
import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.participants import GROUP, PROGRAM, SIGNS, written_kind
from corr.tournament.tables.crosstable import (
    WITHDRAWN,
    Cell,
    Crosstable,
    Row,
    Section,
    TableWords,
)
from corr.tournament.wording import decimal

# -- figures of a column so that their decimal marks stand below each other ----


_WHOLE = re.compile(r"(\d+(?!/|\d))?(.*)", re.DOTALL)
_FIGURE_SPACE, _PUNCTUATION_SPACE = "\u2007", "\u2008"
"""Blanks as wide as a digit and as a full stop, where digits have one width."""


def aligned(figures: Sequence[str], *, markup: bool = False) -> list[str]:
    """The figures with blanks after them, for a column that ends at one place.

    For `markup` the blanks have the widths of what is not there.

    >>> aligned(["18.5", "17", "9.25"])
    ['18.5 ', '17   ', '9.25']
    >>> aligned(["40 1/3", "12", "2/3"])
    ['40 1/3', '12    ', '2/3']
    """
    rests = [_rest(one) for one in figures]
    longest = max(rests, key=len, default="")
    blanks = [longest[len(rest) :] for rest in rests]
    pairs = zip(figures, blanks, strict=True)
    return [figure + (_wide(rest) if markup else " " * len(rest)) for figure, rest in pairs]


def _rest(figure: str) -> str:
    """What follows the whole number; a fraction alone stands where it would after one."""
    found = _WHOLE.fullmatch(figure)
    assert found is not None  # it matches everything
    return found[2] if found[1] or not figure else f" {found[2]}"


def _wide(text: str) -> str:
    return "".join(_FIGURE_SPACE if sign.isdigit() else _PUNCTUATION_SPACE for sign in text)


# -- A crosstable as lines of plain text, for letters and terminals ----


WIDTH = 100

NARROWEST = 8
"""The least room for a name."""
BAND_NAME = 16
"""The room for a name beside the results of a table in several bands."""
_LEAST = 2
"""The least room for a result, with the blank before it."""
PLAIN = {"b": "", "w": ""}
"""The letters of the colours where they are left out."""


def colours(table: Crosstable, words: TableWords) -> dict[str, str]:
    """The letters of the colours for the marks of the first and the second seat."""
    return {mark: str(getattr(words, colour)) for mark, colour in table.colours.items()}


def as_text(table: Crosstable, words: TableWords, *, width: int = WIDTH) -> str:
    """The crosstable as lines of text, at most `width` columns.

    Colours are left out where they would make it wider, and long names are cut. An event of an
    ordinary size needs no more than 100 columns; of a larger one the places come first, and then
    the results in bands. Only a single result can be wider than `width`.
    """
    # Without its colour a result could not be told from the opponent's number before it.
    for coloured in (True,) if table.by_rounds else (True, False):
        letters = colours(table, words) if coloured else PLAIN
        if any(len(section.heads) * _LEAST > width for section in table.sections):
            continue
        lines = [
            line
            for section in table.sections
            for line in _section(table, section, words, letters, width)
        ]
        if max(map(columns, lines), default=0) <= width:
            break
    else:
        lines = list(_bands(table, words, letters, width))
    found = [about(table, words), *remarks(table, words, coloured=coloured)]
    wrapped = [line for remark in found for line in textwrap.wrap(remark, width)]
    return "\n".join([*lines, "", *wrapped]) + "\n"


def _section(
    table: Crosstable,
    section: Section,
    words: TableWords,
    letters: Mapping[str, str],
    width: int,
) -> list[str]:
    """The head and the rows; columns stand for rows by number, so shared places do no harm."""
    rows = [table.rows[at] for at in section.rows]
    left = _left(table, rows, words)
    results = _results_as_text(section, words, letters)
    right = [
        *results,
        *(_column(head, aligned(own), right=True) for head, own in figures(table, rows, words)),
    ]
    return _lines(left, rows, right, table, words, width)


def _bands(
    table: Crosstable, words: TableWords, letters: Mapping[str, str], width: int
) -> Iterator[str]:
    """The places with their figures, then as many columns of results at a time as fit."""
    rows = table.rows
    right = [_column(head, aligned(own), right=True) for head, own in figures(table, rows, words)]
    yield from _lines(_left(table, rows, words), rows, right, table, words, width)
    for section in table.sections:
        own = [rows[at] for at in section.rows]
        left = [_column("", section.numbers, right=True)]
        room = width - sum(columns(column[0]) + 1 for column in left) - BAND_NAME
        band, taken = list[list[str]](), 0
        for column in _results_as_text(section, words, letters):
            if band and taken + columns(column[0]) + 1 > room:
                yield ""
                yield from _lines(left, own, band, table, words, width, widest=BAND_NAME)
                band, taken = [], 0
            band.append(column)
            taken += columns(column[0]) + 1
        if band:
            yield ""
            yield from _lines(left, own, band, table, words, width, widest=BAND_NAME)


def _left(table: Crosstable, rows: Sequence[Row], words: TableWords) -> list[list[str]]:
    """The numbers of the rows, and the places where those are others."""
    numbers, places = _numbers(rows)
    left = [_column("", numbers, right=True)]
    if places_differ(table):
        left.append(_column(words.place, places, right=True))
    return left


def _numbers(rows: Sequence[Row]) -> tuple[list[str], list[str]]:
    return [row.number for row in rows], [str(row.standing.place) for row in rows]


def places_differ(table: Crosstable) -> bool:
    """Whether some row's number is not its place."""
    numbers, places = _numbers(table.rows)
    return numbers != places


def _results_as_text(
    section: Section, words: TableWords, letters: Mapping[str, str]
) -> list[list[str]]:
    """The columns of results, each with its head."""
    return [
        _column(
            head,
            [
                written(cells[at], letters, alone=number == head)
                for number, cells in zip(section.numbers, section.cells, strict=True)
            ],
        )
        for at, head in enumerate(heads(section, words))
    ]


def heads(section: Section, words: TableWords) -> tuple[str, ...]:
    """The heads of the columns of results; rounds have a letter before their number."""
    return tuple(f"{words.r}{head}" if section.rounds else head for head in section.heads)


def written(cell: Cell, letters: Mapping[str, str], *, alone: bool = False) -> str:
    """A cell as text: `1b½w`, or with the opponent `12b1`; `*` where one would meet oneself."""
    if alone:
        return "*"
    if len(cell) == 1 and not cell[0].opponent:
        return cell[0].shown + letters.get(cell[0].colour, "")
    if not cell or not cell[0].opponent:
        return _between(cell).join(each.shown + letters.get(each.colour, "") for each in cell)
    marks = _between(cell).join(letters.get(each.colour, ":") + each.shown for each in cell)
    return cell[0].opponent + marks


def _between(cell: Cell) -> str:
    """What parts the games of a match: a blank where each has a score."""
    return " " if cell and cell[0].score else ""


def _lines(
    left: Sequence[Sequence[str]],
    rows: Sequence[Row],
    right: Sequence[Sequence[str]],
    table: Crosstable,
    words: TableWords,
    width: int,
    *,
    widest: int = 0,
) -> list[str]:
    """Whole lines of columns, with the names in what room is left."""
    head = name_head(table, words)
    taken = sum(columns(column[0]) + 1 for column in (*left, *right))
    longest = max(map(columns, [head, *map(marked, rows)]))
    room = max(NARROWEST, min(longest, widest or width - taken))
    middle = _column(head, [marked(row, room) for row in rows])
    return [" ".join(line).rstrip() for line in zip(*left, middle, *right, strict=True)]


def name_head(table: Crosstable, words: TableWords) -> str:
    """What the rows are: players or teams."""
    return words.team if table.system.startswith("teams") else words.name


def figures(
    table: Crosstable, rows: Sequence[Row], words: TableWords
) -> list[tuple[str, list[str]]]:
    """The columns of figures, each with its head."""
    named = {
        "games": words.matches if table.of_matches else words.games,
        "matches": words.matches,
        "team_points": words.team_points,
        "game_points": words.points,
        "match_points": words.match,
        **words.figures,
    }
    return [
        (
            named[name],
            [
                decimal(Fraction(getattr(row.standing, name))).replace(".", words.mark)
                for row in rows
            ],
        )
        for name in table.figures
    ]


def marked(row: Row, width: int | None = None) -> str:
    """The name, with signs for a program and who withdrew, cut if it is wider than `width`."""
    sign = f" {WITHDRAWN}" if row.standing.status == "withdrawn" else ""
    if width is None:
        return with_kind(row) + sign
    return with_kind(row, width - len(sign)) + sign


def with_kind(row: Row, width: int | None = None) -> str:
    """The name, with the sign of a program or a group, cut if it is wider than `width`."""
    kind = f" {SIGNS[row.kind]}" if row.kind else ""
    return (row.name if width is None else _cut(row.name, width - len(kind))) + kind


def _column(head: str, values: Sequence[str], *, right: bool = False) -> list[str]:
    """A column with its head, every entry as wide as the widest."""
    widths = {text: columns(text) for text in (head, *values)}  # a few results again and again
    wide = max(widths.values())
    blanks = {text: " " * (wide - own) for text, own in widths.items()}
    return [blanks[text] + text if right else text + blanks[text] for text in (head, *values)]


def remarks(table: Crosstable, words: TableWords, *, coloured: bool) -> list[str]:
    """What the signs mean, those that occur; who left; which interpretations mattered."""
    marks = [mark for row in table.rows for cell in row.cells for mark in cell]
    used = {mark.sign for mark in marks} | {mark.sign[-1:] for mark in marks if not mark.colour}
    if table.system.startswith("teams"):
        used.discard("½")
    signs = {sign: meaning for sign, meaning in words.signs.items() if sign in used}
    if any(mark.score for mark in marks):
        signs |= {"": words.scored}
    if coloured and table.colours and any(mark.colour for mark in marks):
        first, second = colours(table, words).values()
        of_white = table.begins == "white"
        signs |= {first: words.white_first if of_white else words.black}
        signs |= {second: words.black_second if of_white else words.white}
    found = [", ".join(f"{sign} {what}".strip() for sign, what in signs.items())]
    if table.sides:
        ends = (
            "–".join(section.numbers[:: max(1, len(section.numbers) - 1)])
            for section in table.sections
        )
        points = (decimal(side).replace(".", words.mark) for side in table.sides)
        found.append(", ".join(map(": ".join, zip(ends, points, strict=True))))
    if any(row.standing.status == "withdrawn" for row in table.rows):
        found.append(f"{WITHDRAWN} {words.withdrew}")
    told = {PROGRAM: words.program, GROUP: words.group}
    kinds = {row.kind for row in table.rows}
    found.append(", ".join(f"{SIGNS[one]} {what}" for one, what in told.items() if one in kinds))
    if table.annulled:
        found.append(f"{words.annulled} {', '.join(table.annulled)}")
    if table.taken_back:
        found.append(f"{words.taken_back} {', '.join(table.taken_back)}")
    if table.decided:
        taken = (f"[T {tag[1:]}] {getattr(words, tag.lower())}" for tag in table.decided)
        found.append(f"{words.decided} {'; '.join(taken)}.")
    return [remark for remark in found if remark]


def about(table: Crosstable, words: TableWords) -> str:
    """What the results are, "" where each is a game against the row of its column."""
    if table.system.startswith("teams"):
        return words.by_team_rounds if table.by_rounds else words.by_teams
    if not table.by_rounds:
        return ""
    return words.by_rounds if table.colours else words.by_rounds_alone


def columns(text: str) -> int:
    """How many columns a text takes in a terminal: wide signs take two, accents none."""
    if text.isascii():
        return len(text)
    return sum(
        0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
    )


def _cut(text: str, width: int) -> str:
    """The text, cut with a mark if it is too wide."""
    if columns(text) <= width:
        return text
    while columns(text) >= width:
        text = text[:-1]
    return f"{text}…"


# -- A crosstable as cells for markup and as CSV ----


FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


class Grid(Struct, frozen=True, kw_only=True):
    """A crosstable as cells for markup, in the words of a language.

    Each of `rows` has what `heads` say: the number of the row, the place where that is another,
    the name, which is the column `named`, the figures. `cells[i]` are the results of the row that
    is numbered `down[i]`, under the heads `across`; `about` says what they are, "" where all meet
    all.
    """

    heads: tuple[str, ...]
    named: int
    rows: tuple[tuple[str, ...], ...]
    down: tuple[str, ...]
    across: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    about: str
    remarks: tuple[str, ...]


def as_grid(table: Crosstable, words: TableWords) -> Grid:
    """The crosstable as cells; colours are left out where all meet all, so that it stays narrow.

    Of a Scheveningen the results are those of the first half against the second.
    """
    places = [str(row.standing.place) for row in table.rows]
    columns = [
        ("", [row.number for row in table.rows]),
        *([(words.place, places)] if places_differ(table) else ()),
        (name_head(table, words), [marked(row) for row in table.rows]),
        *((head, aligned(own, markup=True)) for head, own in figures(table, table.rows, words)),
    ]
    coloured = table.by_rounds
    first = table.sections[0]
    letters = colours(table, words) if coloured else PLAIN
    return Grid(
        heads=tuple(head for head, _ in columns),
        named=2 if places_differ(table) else 1,
        rows=tuple(zip(*(values for _, values in columns), strict=True)),
        down=first.numbers,
        across=heads(first, words),
        cells=tuple(
            tuple(
                written(cell, letters, alone=not first.rounds and number == head)
                for cell, head in zip(cells, first.heads, strict=True)
            )
            for number, cells in zip(first.numbers, first.cells, strict=True)
        ),
        about=words.by_sides if len(table.sections) > 1 else about(table, words),
        remarks=tuple(remarks(table, words, coloured=coloured)),
    )


def as_csv(table: Crosstable, words: TableWords) -> str:
    """The crosstable as CSV with a head line, in a Scheveningen one for each half.

    Points are exact, with a decimal point. In results the colour stands before the sign (`b1`, in
    a Monrad `12b1`), and a name that begins as a formula gets an apostrophe, so that no
    spreadsheet takes one for it. Who is annulled comes last, without results, then annulled games.
    """
    shown = [head for head, _ in figures(table, (), words)]
    lines = list[list[str]]()
    for section in table.sections:
        start = ["#", words.place, name_head(table, words)]
        kind = ["kind"] if any(row.kind for row in table.rows) else []
        lines.append([*start, *heads(section, words), *shown, words.status, *kind])
        lines += [
            [number, *_csv_row(table, table.rows[at], section, number, words)]
            for number, at in zip(section.numbers, section.rows, strict=True)
        ]
    blanks = [""] * (lines[0].index(words.status) - 3)
    out = (*table.annulled, *table.taken_back)
    lines += [["", "", _safe(name), *blanks, "annulled"] for name in out]
    return _csv(lines)


def _csv_row(
    table: Crosstable, row: Row, section: Section, number: str, words: TableWords
) -> list[str]:
    letters = colours(table, words)
    cells = zip(row.cells, section.heads, strict=True)
    return [
        str(row.standing.place),
        _safe(row.name),
        *(
            "*"
            if not section.rounds and head == number
            else written(cell, letters)
            if not cell or cell[0].opponent
            else _between(cell).join(letters.get(each.colour, "") + each.shown for each in cell)
            for cell, head in cells
        ),
        *(decimal(Fraction(getattr(row.standing, name))) for name in table.figures),
        row.standing.status,
        *([written_kind(row.kind)] if any(one.kind for one in table.rows) else ()),
    ]


def _safe(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


def _csv(lines: Sequence[Sequence[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()
