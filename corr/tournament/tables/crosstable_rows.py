"""A crosstable's lines in order of place: figures, results, and why everybody stands there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.tournament.scoring.explain import explain
from corr.tournament.scoring.interpretations import AnyTable, decisive
from corr.tournament.scoring.scoring_table import Standing
from corr.tournament.scoring.team_scoring import TeamStanding, TeamStandings
from corr.tournament.tables.crosstable_cells import (
    Cell,
    Section,
    against_each_other,
    by_rounds,
    by_sides,
    sides_of,
)
from corr.tournament.tables.crosstable_teams import teams_against_each_other, teams_by_rounds


@dataclass(frozen=True, slots=True, kw_only=True)
class Row:
    """One player's or team's line. `cells[i]` are the games of column `i` of its section.

    `number` is what other lines call this one; `why` says in words why it stands here.
    """

    standing: Standing | TeamStanding
    name: str
    number: str
    cells: tuple[Cell, ...]
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Crosstable:
    """All rows in order of place; `annulled` are the names of those taken out of it (16.2).

    `sections` are the rows that share columns, one section but in a Scheveningen. `figures` are
    the names of the figures shown. `decided` are the interpretations that mattered for the result
    of a finished event. `sides` are the game points of both halves of a Scheveningen.
    `taken_back` are the games that the arbiter annulled, in words; no cell has them [T35].
    """

    rows: tuple[Row, ...]
    annulled: tuple[str, ...]
    games_per_match: int
    final: bool
    system: str
    sections: tuple[Section, ...]
    figures: tuple[str, ...]
    decided: tuple[str, ...]
    sides: tuple[Fraction, ...]
    taken_back: tuple[str, ...] = ()

    @property
    def by_rounds(self) -> bool:
        """Whether the columns of results are rounds."""
        return any(section.rounds for section in self.sections)


def crosstable(
    table: AnyTable,
    names: Mapping[str, str] | None = None,
    taken_back: Sequence[str] = (),
    *,
    why: Mapping[str, str] | None = None,
    decided: tuple[str, ...] | None = None,
) -> Crosstable:
    """The crosstable of standings; `names` are the players' names, else their keys are shown.

    `taken_back` are annulled games in words, which standings know nothing of. Where the figures
    do not tell `why` somebody stands there and what was `decided`, these do.
    """
    shown = {player: player for player in (*table.annulled, *(r.player for r in table.rows))}
    shown |= names or {}
    sections = _sections(table)
    lines = {
        at: (number, cells)
        for section in sections
        for at, number, cells in zip(section.rows, section.numbers, section.cells, strict=True)
    }
    rows: Sequence[Standing | TeamStanding] = table.rows
    reasons = [why.get(row.player, "") for row in rows] if why else explain(table, shown)
    if decided is None:
        decided = decisive(table) if table.final else ()
    return Crosstable(
        rows=tuple(
            Row(
                standing=row,
                name=shown[row.player],
                number=lines[at][0],
                cells=lines[at][1],
                why=reasons[at],
            )
            for at, row in enumerate(rows)
        ),
        annulled=tuple(shown[player] for player in table.annulled),
        games_per_match=table.games_per_match,
        final=table.final,
        system=table.system,
        sections=sections,
        figures=_figures(table),
        decided=decided,
        sides=_sides(table, sections),
        taken_back=tuple(taken_back),
    )


def _sections(table: AnyTable) -> tuple[Section, ...]:
    if isinstance(table, TeamStandings):
        monrad = table.system == "teams_monrad"
        return (teams_by_rounds(table) if monrad else teams_against_each_other(table),)
    if table.system == "monrad":
        return (by_rounds(table),)
    if sides_of(table.results):
        return by_sides(table)
    return (against_each_other(table),)


_POINTS = ("game_points", "match_points")


def _figures(table: AnyTable) -> tuple[str, ...]:
    """What is shown of every row; match points only where they are not just twice the points."""
    if isinstance(table, TeamStandings):
        shown: tuple[str, ...] = ("matches", "team_points", "match_points", "game_points")
    else:
        points = [one for one in table.criteria if one in _POINTS] or _POINTS
        shown = tuple(points[: 1 if table.games_per_match == 1 else 2])
        shown = shown if table.system == "monrad" else ("games", *shown)
    return (*shown, *(name for name in ("buchholz", "berger") if name in table.criteria))


def _sides(table: AnyTable, sections: tuple[Section, ...]) -> tuple[Fraction, ...]:
    if len(sections) < 2:
        return ()
    return tuple(
        sum((table.rows[at].game_points for at in section.rows), Fraction(0))
        for section in sections
    )
