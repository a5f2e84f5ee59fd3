"""Team matches in a crosstable, and what happened at every board."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.tournament.scoring.team_matches import TeamMatch
from corr.tournament.scoring.team_scoring import TeamStandings
from corr.tournament.tables.crosstable_cells import (
    Cell,
    Mark,
    Section,
    halves,
    mark,
    numbered,
    rounds_section,
)
from corr.tournament.tables.crosstable_words import RUNNING


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardLine:
    """One board of a match: the players' names, and the marks of both in order of play."""

    board: int
    one: str
    other: str
    marks_one: Cell
    marks_other: Cell


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchBoards:
    """A team match board by board; `points` are the board points of both, such as `2½-1½`."""

    round: int
    one: str
    other: str
    points: str
    boards: tuple[BoardLine, ...]


def teams_against_each_other(table: TeamStandings) -> Section:
    """One column for every team; the cells are board points."""
    cells = dict[tuple[str, str], Cell]()
    for match in table.matches:
        for team, other, points in _points(match):
            cells[team, other] = (*cells.get((team, other), ()), Mark(sign=points, colour=""))
    teams = [row.team for row in table.rows]
    numbers = numbered(len(teams))
    return Section(
        rows=tuple(range(len(teams))),
        numbers=numbers,
        heads=numbers,
        cells=tuple(tuple(cells.get((team, other), ()) for other in teams) for team in teams),
    )


def teams_by_rounds(table: TeamStandings) -> Section:
    """One column for every round, with the opponents' numbers."""
    teams = [row.team for row in table.rows]
    number = dict(zip(teams, numbered(len(teams)), strict=True))
    cells = {
        (team, match.round): (Mark(sign=points, colour="", opponent=number[other]),)
        for match in table.matches
        for team, other, points in _points(match)
    }
    return rounds_section(teams, cells, table.results.byes)


def _points(match: TeamMatch) -> Sequence[tuple[str, str, str]]:
    """Both teams' board points against each other, marked while games go on.

    Before its first result a match has no points, as a game has none.
    """
    sums = [board.quarters() for board in match.boards]
    going = RUNNING if any(game.is_open for game in match.games) else ""
    one, other = (halves(Fraction(sum(points), 4)) for points in zip(*sums, strict=True))
    if going and not any(game.score for game in match.games):
        one = other = ""
    return (
        (match.one, match.other, f"{one}{going}"),
        (match.other, match.one, f"{other}{going}"),
    )


def boards_of(
    table: TeamStandings, names: Mapping[str, str] | None = None
) -> tuple[MatchBoards, ...]:
    """Every match board by board, in order of rounds; `names` are those of teams and players.

    Matches to come are left out: their line-ups are not known.
    """
    shown = names or {}
    return tuple(
        MatchBoards(
            round=match.round,
            one=shown.get(match.one, match.one),
            other=shown.get(match.other, match.other),
            points="-".join(points for _, _, points in _points(match)),
            boards=tuple(
                BoardLine(
                    board=at,
                    one=shown.get(board.one, board.one),
                    other=shown.get(board.other, board.other),
                    marks_one=tuple(mark(game, board.one) for game in board.games),
                    marks_other=tuple(mark(game, board.other) for game in board.games),
                )
                for at, board in enumerate(match.boards, start=1)
            ),
        )
        for match in sorted(table.matches, key=lambda match: match.round)
        if not table.to_come(match)
    )
