"""A crosstable as lines of plain text, for letters and terminals."""

import textwrap
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from corr.tournament.tables.aligned import aligned
from corr.tournament.tables.crosstable_cells import Cell, Section
from corr.tournament.tables.crosstable_rows import Crosstable, Row
from corr.tournament.tables.crosstable_teams import MatchBoards
from corr.tournament.tables.crosstable_words import ENGLISH, WITHDRAWN, TableWords
from corr.tournament.wording import decimal

WIDTH = 100

NARROWEST = 8
"""The least room for a name."""
BAND_NAME = 16
"""The room for a name beside the results of a table in several bands."""
PLAIN = {"b": "", "w": ""}
"""The letters of the colours where they are left out."""


def as_text(table: Crosstable, words: TableWords = ENGLISH, *, width: int = WIDTH) -> str:
    """The crosstable as lines of text, at most `width` columns.

    Colours are left out where they would make it wider, and long names are cut. An event of an
    ordinary size needs no more than 100 columns; of a larger one the places come first, and then
    the results in bands. Only a single result can be wider than `width`.
    """
    # Without its colour a result could not be told from the opponent's number before it.
    for coloured in (True,) if table.by_rounds else (True, False):
        letters = {"b": words.b, "w": words.w} if coloured else PLAIN
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
    results = _results(section, words, letters)
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
        for column in _results(section, words, letters):
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


def _results(section: Section, words: TableWords, letters: Mapping[str, str]) -> list[list[str]]:
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
    if not cell or not cell[0].opponent:
        return "".join(each.sign + letters.get(each.colour, "") for each in cell)
    marks = "".join(letters.get(each.colour, ":") + each.sign for each in cell)
    return cell[0].opponent + marks


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
        "games": words.games,
        "matches": words.matches,
        "team_points": words.team_points,
        "game_points": words.points,
        "match_points": words.match,
        "buchholz": words.buchholz,
        "berger": words.berger,
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
    """The name, with a sign for who withdrew, cut if it would be wider than `width`."""
    sign = f" {WITHDRAWN}" if row.standing.status == "withdrawn" else ""
    return (row.name if width is None else _cut(row.name, width - len(sign))) + sign


def _column(head: str, values: Sequence[str], *, right: bool = False) -> list[str]:
    """A column with its head, every entry as wide as the widest."""
    wide = max(map(columns, [head, *values]))
    blanks = [" " * (wide - columns(text)) for text in (head, *values)]
    pairs = zip(blanks, (head, *values), strict=True)
    return [blank + text if right else text + blank for blank, text in pairs]


def remarks(table: Crosstable, words: TableWords, *, coloured: bool) -> list[str]:
    """What the signs mean, those that occur; who left; which interpretations mattered."""
    marks = [mark for row in table.rows for cell in row.cells for mark in cell]
    used = {mark.sign for mark in marks} | {mark.sign[-1:] for mark in marks if not mark.colour}
    if table.system.startswith("teams"):
        used.discard("½")
    signs = {sign: meaning for sign, meaning in words.signs.items() if sign in used}
    if coloured and any(mark.colour for mark in marks):
        signs |= {words.b: words.black, words.w: words.white}
    found = [", ".join(f"{sign} {what}" for sign, what in signs.items())]
    if table.sides:
        ends = (
            "–".join(section.numbers[:: max(1, len(section.numbers) - 1)])
            for section in table.sections
        )
        points = (decimal(side).replace(".", words.mark) for side in table.sides)
        found.append(", ".join(map(": ".join, zip(ends, points, strict=True))))
    if any(row.standing.status == "withdrawn" for row in table.rows):
        found.append(f"{WITHDRAWN} {words.withdrew}")
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
    return words.by_rounds if table.by_rounds else ""


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


def boards_as_text(
    matches: Sequence[MatchBoards], words: TableWords = ENGLISH, *, width: int = WIDTH
) -> str:
    """Team matches board by board: a head with both teams, then who met whom and the results."""
    letters = {"b": words.b, "w": words.w}
    lines = list[str]()
    for match in matches:
        lines += ["", f"{words.r}{match.round}  {match.one} – {match.other}  {match.points}"]
        names = [(line.one or "–", line.other or "–") for line in match.boards]
        room = min(max(columns(one) for one, _ in names), (width - 24) // 2)
        for line, (one, other) in zip(match.boards, names, strict=True):
            left = _column(_cut(one, room), [" " * room])[0]
            marks = (written(line.marks_one, letters), written(line.marks_other, letters))
            lines.append(f"{line.board:>4} {left}  {' : '.join(marks)}  {_cut(other, room)}")
    return "\n".join(lines[1:]) + "\n"
