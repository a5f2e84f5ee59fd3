"""The table of an event as one self-contained web page, for phone, desk and paper.

`templates/shared/table_page.html.jinja` is the structure without a word; the words are in
`templates/<lang>/table.txt.jinja` and `table_page.txt.jinja`.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr import resources
from corr.report.event.page_rounds import rounds_of
from corr.report.event.spoken import Spoken, spoken, why_in_words
from corr.report.event.tables import sides_of
from corr.tournament.tables.crosstable import Crosstable
from corr.tournament.tables.crosstable_forms import Grid, as_grid
from corr.tournament.tables.event_tables import RUNNING, WAITING, EventTables
from corr.tournament.wording import decimal


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of the standings: its cells under the heads of the grid, and why it is there."""

    place: int
    number: str
    name: str
    about: str
    figures: tuple[str, ...]
    why: str


def render_page(event: EventTables, lang: str) -> str:
    """The page in a language that has templates. The same event gives the same bytes."""
    words = spoken(lang)
    table = event.crosstable
    grid = as_grid(table, words.table)
    names = event.names
    going = sum(game.state in (RUNNING, WAITING) for game in event.games)
    of_row = dict(zip((row.number for row in table.rows), table.rows, strict=True))
    return (
        _environment(lang)
        .get_template("shared/table_page.html.jinja")
        .render(
            event=event,
            lang=lang,
            grid=grid,
            heads=[head for at, head in enumerate(grid.heads) if at > grid.named],
            lines=_lines(event, table, grid, words),
            rows=[
                (number, of_row[number].name, cells)
                for number, cells in zip(grid.down, grid.cells, strict=True)
            ],
            rounds=rounds_of(event),
            sides=[
                (team.title, decimal(points).replace(".", words.table.mark))
                for team, points in sides_of(event)
            ],
            shown=lambda key: names.get(key, key),
            going=going,
            final=not going and event.table.final and not event.missing,
            t=words.table,
        )
    )


def _about(event: EventTables, table: Crosstable) -> dict[str, str]:
    """What stands behind a name: club and country, in a Scheveningen the number and the team."""
    found = {one.id: ", ".join(filter(None, (one.club, one.country))) for one in event.people}
    if event.system == "scheveningen":
        number = {row.standing.player: row.number for row in table.rows}
        found |= {
            player: f"{team.title} {number[player]}"
            for team in event.teams
            for player in team.players
            if player in number
        }
    return found


def _lines(event: EventTables, table: Crosstable, grid: Grid, words: Spoken) -> list[Line]:
    why = why_in_words(event, words)
    about = _about(event, table)
    return [
        Line(
            place=row.standing.place,
            number=row.number,
            name=cells[grid.named],
            about=about.get(row.standing.player, ""),
            figures=cells[grid.named + 1 :],
            why=reason,
        )
        for row, cells, reason in zip(table.rows, grid.rows, why, strict=True)
    ]


@cache
def _environment(lang: str) -> Environment:
    environment = Environment(
        loader=FileSystemLoader(resources.templates()),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    words: Any = environment.get_template(f"{lang}/table_page.txt.jinja").module
    environment.globals["words"] = words
    return environment
