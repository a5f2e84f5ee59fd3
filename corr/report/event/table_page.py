"""The table of an event as one self-contained web page, for phone, desk and paper.

`templates/shared/table_page.html.jinja` is the structure without a word; the words are in
the sheets `table` and `table_page` of the catalogues.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.report.event.replays import Watched, replays_of
from corr.report.event.tables import sides_of
from corr.tournament.scoring.scoring_games import QUARTERS, Score
from corr.tournament.tables.crosstable import Crosstable, halves
from corr.tournament.tables.crosstable_forms import Grid, as_grid, with_kind
from corr.tournament.tables.event_tables import (
    ANNULLED,
    RUNNING,
    WAITING,
    EmptyBoard,
    EventTables,
    PairedGame,
)
from corr.tournament.wording import decimal
from corr.words.tables import Spoken, spoken, why_in_words
from corr.words.templates import documents, sheet

# -- the rounds of an event as a page lists them ----

MOST_GAMES = 2_000
"""Of more games the page lists no rounds."""


class Meeting(Struct, frozen=True, kw_only=True):
    """Games that stand together, in order of board.

    Of a match of two teams `title` has both names and `points` those of the boards, "" while some
    are still to come; of everybody else all games of a round have neither.
    """

    title: str = ""
    points: str = ""
    boards: tuple[PairedGame | EmptyBoard, ...] = ()


class Round(Struct, frozen=True, kw_only=True):
    """A round, and who was free in it; 0 is the number of none."""

    number: int
    day: str
    seed: str
    meetings: tuple[Meeting, ...]
    byes: tuple[str, ...]


def rounds_of(event: EventTables) -> list[Round]:
    """The rounds in order, none of an event of very many games."""
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
            meetings=tuple(_meetings(event, number, games)),
            byes=tuple(
                names.get(bye.player, bye.player) for bye in event.byes if bye.round == number
            ),
        )
        for number, games in by_round.items()
    ]


def _meetings(event: EventTables, number: int, games: Iterable[PairedGame]) -> list[Meeting]:
    in_order = sorted(games, key=lambda game: (game.board, game.replay))
    if not event.of_teams:
        return [Meeting(boards=tuple(in_order))]
    home = {player: team.id for team in event.teams for player in team.players}
    found: dict[frozenset[str], list[PairedGame]] = {}
    for game in in_order:
        both = frozenset((home.get(game.black, ""), home.get(game.white, "")))
        found.setdefault(both, []).append(game)
    empty = [one for one in event.empty if one.round == number]
    return [
        _match(event, home, own, [one for one in empty if _is_of(one, both, home)])
        for both, own in found.items()
    ]


def _is_of(one: EmptyBoard, both: frozenset[str], home: Mapping[str, str]) -> bool:
    there = {home.get(player, "") for player in (one.black, one.white) if player}
    return there <= both and bool(there or both <= {*one.teams})


def _match(
    event: EventTables,
    home: Mapping[str, str],
    games: Sequence[PairedGame],
    empty: Sequence[EmptyBoard],
) -> Meeting:
    """A match of two teams, that of the player at the first board with black before the other."""
    one, other = home.get(games[0].black, ""), home.get(games[0].white, "")
    names = event.names
    points = ""
    counting = [game for game in games if game.state != ANNULLED]
    if all(game.result for game in counting):
        scores = (_points(counting, empty, home, team) for team in (one, other))
        points = "–".join(map(halves, scores))
    return Meeting(
        title=" – ".join(names.get(team, team) for team in (one, other)),
        points=points,
        boards=tuple(sorted([*games, *empty], key=lambda one: one.board)),
    )


def _points(
    games: Sequence[PairedGame],
    empty: Sequence[EmptyBoard],
    home: Mapping[str, str],
    team: str,
) -> Fraction:
    """The points of a team's boards; a board at which only the others have nobody is won."""
    won = [one for one in empty if home.get(one.black or one.white) == team]
    quarters = sum(4 * max(one.points) for one in won)
    for game in games:
        black, white = QUARTERS[Score(game.result)]
        quarters += black if home.get(game.black) == team else white
    return Fraction(quarters, 4)


# -- the table of an event as one self-contained web page, for phone, desk and paper ----


class Line(Struct, frozen=True, kw_only=True):
    """A line of the standings: its cells under the heads of the grid, and why it is there."""

    place: int
    number: str
    name: str
    about: str
    figures: tuple[str, ...]
    why: str


def render_page(
    event: EventTables,
    lang: str,
    dice: Mapping[str, str] | None = None,
    watched: Sequence[Watched] = (),
) -> str:
    """The page in a language that has templates. The same event gives the same bytes.

    `dice` is what binds the dice of its matches, by their ids; `watched` are those that are shown
    act by act.
    """
    words = spoken(lang)
    table = event.crosstable
    grid = as_grid(table, words.table)
    names = event.names
    going = sum(game.state in (RUNNING, WAITING) for game in event.games)
    of_row = dict(zip((row.number for row in table.rows), table.rows, strict=True))
    page = documents().get_template("shared/table_page.html.jinja")
    written = page.render(
        event=event,
        lang=lang,
        grid=grid,
        heads=[head for at, head in enumerate(grid.heads) if at > grid.named],
        lines=_lines(event, table, grid, words),
        rows=[
            (number, with_kind(of_row[number]), cells)
            for number, cells in zip(grid.down, grid.cells, strict=True)
        ],
        rounds=rounds_of(event),
        dice=[(game, dice[game.id]) for game in event.games if game.id in dice] if dice else [],
        replays=replays_of(event, watched, lang),
        sides=[
            (team.title, decimal(points).replace(".", words.table.mark))
            for team, points in sides_of(event)
        ],
        shown=lambda key: names.get(key, key),
        going=going,
        final=not going and event.table.final and not event.missing,
        t=words.table,
        words=sheet(lang, "table_page"),
    )
    return f"{written}\n"


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
