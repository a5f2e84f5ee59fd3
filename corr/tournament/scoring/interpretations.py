"""Which interpretations of the rules [INTERPRETATION T n] changed something in a table.

Each is tried: the table is counted once more with the alternative that the specification names,
and the interpretation mattered if a place, the points or who is annulled come out otherwise. Those
on colours and pairing (T1, T3, T4) cannot change a table of given results. What the table alone
does not tell, as in a cup or between sections, is in `event_interpretations`.
"""

from collections.abc import Iterator, Sequence

from corr.tournament.scoring.scoring_games import T6_HALF, Kind
from corr.tournament.scoring.scoring_table import Results, Standings, count
from corr.tournament.scoring.team_scoring import TeamStandings, count_teams
from corr.tournament.tables.crosstable_words import ENGLISH, TableWords

AnyTable = Standings | TeamStandings


def interpretations(
    table: AnyTable, words: TableWords = ENGLISH, decided: Sequence[str] | None = None
) -> tuple[tuple[str, str], ...]:
    """The tags of the interpretations that mattered, such as `T7`, and how each was taken.

    `decided` are the tags where the table alone does not tell them.
    """
    tags = decisive(table) if decided is None else decided
    return tuple((tag, getattr(words, tag.lower())) for tag in tags)


def decisive(table: AnyTable) -> tuple[str, ...]:
    """The tags of the interpretations that mattered, in order."""
    result = _outcome(table)
    return tuple(
        tag
        for tag in _possible(table)
        if (
            _shares(table)
            if tag == "T7"
            else any(_outcome(_counted_by(table, one)) != result for one in _alternatives(tag))
        )
    )


def _alternatives(tag: str) -> tuple[str, ...]:
    """By what a table is counted instead: T6 decides two things."""
    return (tag, T6_HALF) if tag == "T6" else (tag,)


def _counted_by(table: AnyTable, tag: str) -> AnyTable:
    """The table by the alternative of an interpretation."""
    if isinstance(table, TeamStandings):
        return count_teams(table.results, instead=tag)
    return count(table.results, instead=tag)


def _outcome(table: AnyTable) -> object:
    rows = {row.player: (row.place, row.game_points, row.match_points) for row in table.rows}
    teams = [row.team_points for row in table.rows] if isinstance(table, TeamStandings) else []
    return rows, teams, table.annulled


def _shares(table: AnyTable) -> bool:
    """Whether any place is shared; [T7] writes it as the first of those places."""
    return len({row.place for row in table.rows}) < len(table.rows)


def _possible(table: AnyTable) -> Iterator[str]:
    """The tags that can have mattered at all; counting a table anew takes time."""
    results, games = table.results, table.games_per_match
    teams = isinstance(table, TeamStandings)
    monrad = table.system.endswith("monrad")
    withdrawn = bool(results.withdrawn)
    weaver = isinstance(results, Results) and results.weaver
    if not (teams or weaver or results.tie_breaks) and 1 < games < 4:
        yield "T2"
    if withdrawn and not monrad:
        yield "T5"
    if withdrawn:
        yield "T6"
    yield "T7"
    if "mutual" in table.criteria and _met_level(table):
        yield "T8"
    if any(kind in (Kind.WALKOVER, Kind.WITHDRAWAL) for kind in _kinds(table)):
        yield "T9"
    if weaver:
        yield from ("T10", "T11")
    if withdrawn and monrad:
        yield from ("T12", "T13")
    if results.byes and (games > 1 or teams):
        yield "T14"
    if teams and games > 2:
        yield "T15"


def _met_level(table: AnyTable) -> bool:
    if isinstance(table, TeamStandings):
        return any(any(row.mutual) for row in table.rows)
    return any(row.mutual for row in table.rows)


def _kinds(table: AnyTable) -> Iterator[Kind]:
    if isinstance(table, TeamStandings):
        return (game.kind for match in table.matches for game in match.games)
    return (game.kind for game in table.games)
