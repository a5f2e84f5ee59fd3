"""A crosstable as cells for markup, as CSV and as JSON."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.tournament.scoring.scoring_table import Standing
from corr.tournament.tables.aligned import aligned
from corr.tournament.tables.crosstable_cells import Section
from corr.tournament.tables.crosstable_rows import Crosstable, Row
from corr.tournament.tables.crosstable_teams import MatchBoards
from corr.tournament.tables.crosstable_text import (
    PLAIN,
    about,
    figures,
    heads,
    marked,
    name_head,
    places_differ,
    remarks,
    written,
)
from corr.tournament.tables.crosstable_words import ENGLISH, TableWords
from corr.tournament.wording import decimal, exact

FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""What a spreadsheet would take for the beginning of a formula."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
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


def as_grid(table: Crosstable, words: TableWords = ENGLISH) -> Grid:
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
    letters = {"b": words.b, "w": words.w} if coloured else PLAIN
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


def as_csv(table: Crosstable, words: TableWords = ENGLISH) -> str:
    """The crosstable as CSV with a head line, in a Scheveningen one for each half.

    Points are exact, with a decimal point. In results the colour stands before the sign (`b1`, in
    a Monrad `12b1`), and a name that begins as a formula gets an apostrophe, so that no
    spreadsheet takes one for it. Who is annulled comes last, without results, then annulled games.
    """
    shown = [head for head, _ in figures(table, (), words)]
    lines = list[list[str]]()
    for section in table.sections:
        start = ["#", words.place, name_head(table, words)]
        lines.append([*start, *heads(section, words), *shown, words.status])
        lines += [
            [number, *_csv_row(table, table.rows[at], section, number, words)]
            for number, at in zip(section.numbers, section.rows, strict=True)
        ]
    blanks = [""] * (len(lines[0]) - 4)
    out = (*table.annulled, *table.taken_back)
    lines += [["", "", _safe(name), *blanks, "annulled"] for name in out]
    return _csv(lines)


def _csv_row(
    table: Crosstable, row: Row, section: Section, number: str, words: TableWords
) -> list[str]:
    letters = {"b": words.b, "w": words.w}
    cells = zip(row.cells, section.heads, strict=True)
    return [
        str(row.standing.place),
        _safe(row.name),
        *(
            "*"
            if not section.rounds and head == number
            else written(cell, letters)
            if not cell or cell[0].opponent
            else "".join(letters.get(each.colour, "") + each.sign for each in cell)
            for cell, head in cells
        ),
        *(decimal(Fraction(getattr(row.standing, name))) for name in table.figures),
        row.standing.status,
    ]


def boards_as_csv(matches: Sequence[MatchBoards], words: TableWords = ENGLISH) -> str:
    """Team matches board by board as CSV: one line for every board."""
    letters = {"b": words.b, "w": words.w}
    lines = [[words.r, words.team, words.team, words.board, words.name, "", words.name, ""]]
    for match in matches:
        for line in match.boards:
            results = (
                "".join(letters[each.colour] + each.sign for each in marks)
                for marks in (line.marks_one, line.marks_other)
            )
            mine, theirs = results
            one, other = _safe(line.one), _safe(line.other)
            start = [str(match.round), _safe(match.one), _safe(match.other), str(line.board)]
            lines.append([*start, one, mine, other, theirs])
    return _csv(lines)


def _safe(name: str) -> str:
    return f"'{name}" if name.startswith(FORMULA) else name


def _csv(lines: Sequence[Sequence[str]]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(lines)
    return text.getvalue()


def as_dict(table: Crosstable) -> dict[str, object]:
    """The crosstable for JSON: points are strings that `fractions.Fraction` reads.

    Opponents are the numbers of their rows; the results of a Monrad have their round too.
    """
    return {
        "system": table.system,
        "final": table.final,
        "games_per_match": table.games_per_match,
        "rows": [_row_dict(table, row) for row in table.rows],
        "annulled": list(table.annulled),
        "annulled_games": list(table.taken_back),
        "interpretations": [
            {"tag": tag, "text": getattr(ENGLISH, tag.lower())} for tag in table.decided
        ],
    }


_FIGURES = ("game_points", "match_points", "buchholz", "berger")


def _row_dict(table: Crosstable, row: Row) -> dict[str, object]:
    standing = row.standing
    shared: dict[str, object] = {
        "place": standing.place,
        "number": row.number,
        "player": standing.player,
        "name": row.name,
        "status": standing.status,
        **{name: exact(getattr(standing, name)) for name in _FIGURES},
        "match_wins": standing.match_wins,
        "points_used_for_opponents": exact(standing.used),
        "byes": standing.byes,
        "why": row.why,
        "results": list(_results(table, row)),
    }
    if isinstance(standing, Standing):
        return {**shared, "games": standing.games, "mutual": exact(standing.mutual)}
    return {
        **shared,
        "matches": standing.matches,
        "team_points": exact(standing.team_points),
        "mutual": [exact(figure) for figure in standing.mutual],
    }


def _results(table: Crosstable, row: Row) -> Iterator[dict[str, object]]:
    """Every game, or team match, as the row sees it."""
    section = next(each for each in table.sections if row.number in each.numbers)
    for head, cell in zip(section.heads, row.cells, strict=True):
        opponent = cell[0].opponent if section.rounds and cell else head
        for mark in cell:
            where: dict[str, object] = {"row": int(opponent) if opponent.isdecimal() else opponent}
            if section.rounds:
                where["round"] = int(head)
            yield {**where, "result": mark.sign, "colour": mark.colour}
