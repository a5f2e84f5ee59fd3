"""The table of an event as one self-contained web page, for phone, desk and paper.

`templates/shared/table_page.html.jinja` is the structure without a word; the words are in
`templates/<lang>/table.txt.jinja` and `table_page.txt.jinja`.
"""

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from fractions import Fraction
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr import resources
from corr.report.tables import sides_of
from corr.tournament.crosstable import Crosstable, Grid, TableWords, as_grid
from corr.tournament.event_tables import ENDED, EventTables, PairedGame
from corr.tournament.interpretations import AnyTable
from corr.tournament.scoring_table import Standing
from corr.tournament.team_scoring import TeamStanding, TeamStandings
from corr.tournament.wording import decimal

MOST_GAMES = 2_000
"""Of more games the page lists no rounds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """Why a row stands where it does, without words.

    `word` is `before` or `after` somebody else, `shared`, or `alone` where there is nobody else;
    `said` where it is in words already, those of `equal`.
    `figure` is the criterion that decides, "" of a shared place.
    """

    word: str
    others: tuple[str, ...] = ()
    equal: tuple[str, ...] = ()
    figure: str = ""
    mine: str = ""
    theirs: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A line of the standings: its cells under the heads of the grid, and why it is there."""

    place: int
    number: str
    name: str
    about: str
    figures: tuple[str, ...]
    reason: Reason


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """A round: its games in order of board, and who was free; 0 is the number of none."""

    number: int
    day: str
    seed: str
    games: tuple[PairedGame, ...]
    byes: tuple[str, ...]


def render_page(event: EventTables, lang: str) -> str:
    """The page in a language that has templates. The same event gives the same bytes."""
    words = table_words(lang)
    table = event.crosstable
    grid = as_grid(table, words)
    names = event.names
    going = sum(game.state != ENDED and game.state != "unplayed" for game in event.games)
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
            rounds=_rounds(event),
            sides=[
                (team.title, decimal(points).replace(".", words.mark))
                for team, points in sides_of(event)
            ],
            shown=lambda key: names.get(key, key),
            going=going,
            final=not going and event.table.final and not event.missing,
            t=words,
        )
    )


@cache
def table_words(lang: str) -> TableWords:
    """The words of a crosstable in a language that has templates."""
    sheet: Any = _environment(lang).get_template(f"{lang}/table.txt.jinja").module
    return TableWords(
        **{each.name: str(getattr(sheet, each.name)()) for each in fields(TableWords)}
    )


def reasons(table: AnyTable, shown: Callable[[str], str], mark: str = ".") -> tuple[Reason, ...]:
    """Why everybody stands there: compared with the next row of another place, or the last.

    It says what `explain` says, as figures, so that it can be said in any language.
    """
    rows: Sequence[Standing | TeamStanding] = table.rows
    level = defaultdict[int, list[str]](list)
    for row in rows:
        level[row.place].append(row.player)
    return tuple(
        _shared(table, [shown(one) for one in level[row.place] if one != row.player])
        if len(level[row.place]) > 1
        else _alone(table, rows, at, shown, mark)
        for at, row in enumerate(rows)
    )


def _shared(table: AnyTable, others: Sequence[str]) -> Reason:
    return Reason(word="shared", others=tuple(others), equal=_equal(table, len(table.criteria)))


def _alone(
    table: AnyTable,
    rows: Sequence[Standing | TeamStanding],
    at: int,
    shown: Callable[[str], str],
    mark: str,
) -> Reason:
    """Why somebody has a place alone: before the next one, or after the last one before."""
    row, others = rows[at], (*rows[at + 1 : at + 2], *rows[max(0, at - 1) : at])
    if not others:
        return Reason(word="alone")
    rival = others[0]
    figure = next(name for name in table.criteria if getattr(row, name) != getattr(rival, name))
    mine, theirs = getattr(row, figure), getattr(rival, figure)
    if isinstance(mine, tuple):
        mine, theirs = next(pair for pair in zip(mine, theirs, strict=True) if len(set(pair)) > 1)
    return Reason(
        word="before" if rival.place > row.place else "after",
        others=(shown(rival.player),),
        equal=_equal(table, table.criteria.index(figure)),
        figure=figure,
        mine=decimal(Fraction(mine)).replace(".", mark),
        theirs=decimal(Fraction(theirs)).replace(".", mark),
    )


def _reasons(event: EventTables, words: TableWords) -> Sequence[Reason]:
    """The reasons by the figures; those that figures do not say are in the arbiter's English."""
    if event.why:
        said = [event.why.get(row.player, "") for row in event.table.rows]
        return [Reason(word="said", equal=(text,)) for text in said]
    names = event.names
    return reasons(event.table, lambda key: names.get(key, key), words.mark)


def _equal(table: AnyTable, count: int) -> tuple[str, ...]:
    """The first criteria, once where match points are but twice the points."""
    twice = table.games_per_match == 1 and not isinstance(table, TeamStandings)
    return tuple(
        name
        for name in table.criteria[:count]
        if not (twice and name == "match_points" and "game_points" in table.criteria[:count])
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


def _lines(event: EventTables, table: Crosstable, grid: Grid, words: TableWords) -> list[Line]:
    why = _reasons(event, words)
    about = _about(event, table)
    return [
        Line(
            place=row.standing.place,
            number=row.number,
            name=cells[grid.named],
            about=about.get(row.standing.player, ""),
            figures=cells[grid.named + 1 :],
            reason=reason,
        )
        for row, cells, reason in zip(table.rows, grid.rows, why, strict=True)
    ]


def _rounds(event: EventTables) -> list[Round]:
    if len(event.games) > MOST_GAMES:
        return []
    names = event.names
    by_round: dict[int, list[PairedGame]] = {number: [] for number in event.drawn}
    for game in event.games:
        by_round[game.round].append(game)
    return [
        Round(
            number=number,
            day=event.days[number].isoformat() if number in event.days else "",
            seed=event.seeds.get(number, ""),
            games=tuple(sorted(games, key=lambda game: (game.board, game.replay))),
            byes=tuple(
                names.get(bye.player, bye.player) for bye in event.byes if bye.round == number
            ),
        )
        for number, games in by_round.items()
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
