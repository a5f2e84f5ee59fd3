"""The crosstable: every result of a round robin, in order of place, finished or not."""

import textwrap
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter

from corr.tournament.scoring import (
    Kind,
    Standing,
    Standings,
    TableGame,
    by_pair,
    explain,
)
from corr.tournament.wording import decimal

WIDTH = 100

RUNNING, UNPLAYED, WITHDRAWN = "·", "-", "†"
PLAYED = {Fraction(1): "1", Fraction(1, 2): "½", Fraction(0): "0"}
_PLAIN = {"b": "", "w": ""}
WITHOUT_PLAY = {Fraction(1): "+", Fraction(1, 2): "½", Fraction(0): "-"}
TOO_LATE = {Fraction(1): ">", Fraction(1, 2): "½", Fraction(0): "<"}


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWords:
    """The words of a crosstable in one language: its heads, then what the signs mean.

    `b` and `w` are the letters of the colours, `mark` the decimal mark. Names follow `annulled`.
    """

    place: str = "Place"
    name: str = "Name"
    games: str = "Games"
    points: str = "Points"
    match: str = "Match"
    berger: str = "Berger"
    mark: str = "."
    b: str = "b"
    w: str = "w"
    draw: str = "draw"
    running: str = "still going"
    given: str = "won without play"
    unplayed: str = "lost without play, or not played"
    late_win: str = "the opponent came too late"
    late_loss: str = "came too late"
    black: str = "black when the opening began"
    white: str = "white"
    withdrew: str = "withdrew; the results stand and the rest is lost (16.3)"
    annulled: str = "Withdrew early, no result counts (16.2):"

    @property
    def signs(self) -> Mapping[str, str]:
        """What each sign of a result means."""
        return {
            "½": self.draw,
            RUNNING: self.running,
            "+": self.given,
            UNPLAYED: self.unplayed,
            ">": self.late_win,
            "<": self.late_loss,
        }


ENGLISH = TableWords()


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """One game as a player sees it: `sign` is the result, `colour` the provisional one, b or w."""

    sign: str
    colour: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One player's line. `cells[i]` are the games against row `i`, none against oneself.

    `why` says in words why the player stands here.
    """

    standing: Standing
    name: str
    cells: tuple[tuple[Mark, ...], ...]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Crosstable:
    """All rows in order of place; `annulled` are the names of those taken out of it (16.2)."""

    rows: tuple[Row, ...]
    annulled: tuple[str, ...]
    games_per_match: int
    final: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Grid:
    """A crosstable as cells for markup, in the words of a language.

    Each of `rows` has what `heads` say: the number of the row, the place where that is another,
    the name, which is the column `named`, the figures. `cells[i]` are the results of row `i`
    against every row.
    """

    heads: tuple[str, ...]
    named: int
    rows: tuple[tuple[str, ...], ...]
    cells: tuple[tuple[str, ...], ...]
    remarks: tuple[str, ...]


def crosstable(table: Standings, names: Mapping[str, str] | None = None) -> Crosstable:
    """The crosstable of standings; `names` are the players' names, else their keys are shown."""
    shown = {player: player for player in (*table.annulled, *(r.player for r in table.rows))}
    shown |= names or {}
    met = by_pair(sorted(table.games, key=attrgetter("round")))
    return Crosstable(
        rows=tuple(
            Row(
                standing=row,
                name=shown[row.player],
                cells=tuple(
                    _cell(met[frozenset((row.player, other.player))], row.player)
                    for other in table.rows
                ),
                why=why,
            )
            for row, why in zip(table.rows, explain(table, shown), strict=True)
        ),
        annulled=tuple(shown[player] for player in table.annulled),
        games_per_match=table.games_per_match,
        final=table.final,
    )


def _cell(met: Sequence[TableGame], player: str) -> tuple[Mark, ...]:
    """What stands in a player's line about the games with one opponent."""
    return tuple(
        Mark(sign=_sign(game, player), colour="b" if game.black == player else "w") for game in met
    )


def _sign(game: TableGame, player: str) -> str:
    if game.score is None:
        return UNPLAYED if game.kind is Kind.UNPLAYED else RUNNING
    if game.kind is Kind.LATE:
        return TOO_LATE[game.points(player)]
    given = game.kind in (Kind.WALKOVER, Kind.WITHDRAWAL)
    return (WITHOUT_PLAY if given else PLAYED)[game.points(player)]


def as_text(table: Crosstable, words: TableWords = ENGLISH, *, width: int = WIDTH) -> str:
    """The crosstable as lines of text, at most `width` columns if its results allow it.

    Colours are left out where they would make it wider, and long names are cut. An event of an
    ordinary size needs no more than 100 columns.
    """
    lines, coloured = _lines(table, words, width, coloured=True), True
    if max(map(_width, lines)) > width:
        lines, coloured = _lines(table, words, width, coloured=False), False
    remarks = [
        line
        for remark in _remarks(table, words, coloured=coloured)
        for line in textwrap.wrap(remark, width)
    ]
    return "\n".join([*lines, "", *remarks]) + "\n"


def as_grid(table: Crosstable, words: TableWords = ENGLISH) -> Grid:
    """The crosstable as cells; colours are left out, so that the results stay narrow."""
    numbers = [str(number) for number, _ in enumerate(table.rows, start=1)]
    places = [str(row.standing.place) for row in table.rows]
    columns = [
        ("", numbers),
        *([(words.place, places)] if places != numbers else ()),
        (words.name, [_marked(row) for row in table.rows]),
        *_figures(table, words),
    ]
    return Grid(
        heads=tuple(head for head, _ in columns),
        named=1 if places == numbers else 2,
        rows=tuple(zip(*(values for _, values in columns), strict=True)),
        cells=tuple(tuple(_written(cell, _PLAIN) for cell in row.cells) for row in table.rows),
        remarks=tuple(_remarks(table, words, coloured=False)),
    )


def _lines(table: Crosstable, words: TableWords, width: int, *, coloured: bool) -> list[str]:
    """The head and the rows; columns stand for rows by number, so shared places do no harm."""
    numbers = [str(number) for number, _ in enumerate(table.rows, start=1)]
    places = [str(row.standing.place) for row in table.rows]
    left = [_column("", numbers, right=True)]
    if places != numbers:
        left.append(_column(words.place, places, right=True))
    letters = {"b": words.b, "w": words.w} if coloured else _PLAIN
    right = [
        *(
            _column(head, [_written(row.cells[at], letters) for row in table.rows])
            for at, head in enumerate(numbers)
        ),
        *(_column(head, values, right=True) for head, values in _figures(table, words)),
    ]
    taken = sum(_width(column[0]) + 1 for column in (*left, *right))
    names = [_marked(row) for row in table.rows]
    room = max(8, min(max(map(_width, [words.name, *names])), width - taken))
    middle = _column(words.name, [_cut(name, room) for name in names])
    return [" ".join(line).rstrip() for line in zip(*left, middle, *right, strict=True)]


def _written(cell: Sequence[Mark], letters: Mapping[str, str]) -> str:
    """A cell as text; `*` where the player would meet themself."""
    return "".join(mark.sign + letters[mark.colour] for mark in cell) or "*"


def _figures(table: Crosstable, words: TableWords) -> list[tuple[str, list[str]]]:
    """The columns of figures; match points only where they are not just twice the points."""
    standings = [row.standing for row in table.rows]
    figures = [
        (words.games, [str(each.games) for each in standings]),
        (words.points, [decimal(each.game_points) for each in standings]),
        (words.match, [decimal(each.match_points) for each in standings]),
        (words.berger, [decimal(each.berger) for each in standings]),
    ]
    if table.games_per_match == 1:
        del figures[2]
    return [
        (head, [value.replace(".", words.mark) for value in values]) for head, values in figures
    ]


def _marked(row: Row) -> str:
    return f"{row.name} {WITHDRAWN}" if row.standing.status == "withdrawn" else row.name


def _column(head: str, values: Sequence[str], *, right: bool = False) -> list[str]:
    """A column with its head, every entry as wide as the widest."""
    wide = max(map(_width, [head, *values]))
    blanks = [" " * (wide - _width(text)) for text in (head, *values)]
    pairs = zip(blanks, (head, *values), strict=True)
    return [blank + text if right else text + blank for blank, text in pairs]


def _remarks(table: Crosstable, words: TableWords, *, coloured: bool) -> list[str]:
    """What the signs mean, those that occur; then who left."""
    used = {mark.sign for row in table.rows for cell in row.cells for mark in cell}
    signs = {sign: meaning for sign, meaning in words.signs.items() if sign in used}
    if coloured and used:
        signs |= {words.b: words.black, words.w: words.white}
    remarks = [", ".join(f"{sign} {meaning}" for sign, meaning in signs.items())]
    if any(row.standing.status == "withdrawn" for row in table.rows):
        remarks.append(f"{WITHDRAWN} {words.withdrew}")
    if table.annulled:
        remarks.append(f"{words.annulled} {', '.join(table.annulled)}")
    return [remark for remark in remarks if remark]


def _width(text: str) -> int:
    """How many columns a text takes in a terminal: wide signs take two, accents none."""
    return sum(
        0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF")
        for sign in text
    )


def _cut(text: str, width: int) -> str:
    """The text, cut with a mark if it is too wide."""
    if _width(text) <= width:
        return text
    while _width(text) >= width:
        text = text[:-1]
    return f"{text}…"


def as_dict(table: Crosstable) -> dict[str, object]:
    """The crosstable for JSON; points are decimals in strings, opponents are row numbers."""
    return {
        "final": table.final,
        "games_per_match": table.games_per_match,
        "rows": [_row_dict(row) for row in table.rows],
        "annulled": list(table.annulled),
    }


def _row_dict(row: Row) -> dict[str, object]:
    standing = row.standing
    return {
        "place": standing.place,
        "player": standing.player,
        "name": row.name,
        "status": standing.status,
        "games": standing.games,
        "game_points": decimal(standing.game_points),
        "match_points": decimal(standing.match_points),
        "berger": decimal(standing.berger),
        "mutual": decimal(standing.mutual),
        "match_wins": standing.match_wins,
        "why": row.why,
        "results": [
            {"row": number, "result": mark.sign, "colour": mark.colour}
            for number, cell in enumerate(row.cells, start=1)
            for mark in cell
        ],
    }
