"""An event that was held elsewhere, from a JSON file of its results: its tables and pairings.

The file is the event file of the ranking (games may still be going on here), with a few keys
more: `system`, `byes`, `withdrawn`, `matches` and others. Unknown keys are ignored. Pure.
"""

import json
from collections.abc import Mapping
from dataclasses import replace

from corr.errors import ArbiterError
from corr.ranking.correspondence.filereader import shown
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.system_cup import state_of
from corr.tournament.elsewhere.elsewhere_cup import check_stray
from corr.tournament.elsewhere.elsewhere_event import FileEvent, read_event
from corr.tournament.elsewhere.elsewhere_history import History
from corr.tournament.elsewhere.elsewhere_points import only_points, points_table
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.interpretations import AnyTable
from corr.tournament.scoring.scoring_games import Kind
from corr.tournament.scoring.team_scoring import TeamStandings
from corr.tournament.tables.contest_tables import contest_tables
from corr.tournament.tables.event_tables import EventTables
from corr.tournament.tables.section_tables import section_tables
from corr.tournament.tables.tables import standings_of


def read_tables(document: str | bytes, source: str) -> EventTables:
    """The tables of an event from the text of a file; `source` names it in faults.

    Raises ArbiterError with every fault at once, each with file, key and reason.
    """
    return tables_from(content_of(document, source), source)


def content_of(document: str | bytes, source: str) -> Json:
    """The JSON object of a file. Raises ArbiterError."""
    try:
        content = json.loads(document)
    except (ValueError, RecursionError) as error:
        raise ArbiterError(f"{source}: not JSON: {shown(str(error))}") from error
    if not isinstance(content, dict):
        raise ArbiterError(f"{source}: a JSON object is expected")
    return content


def tables_from(top: Mapping[str, object], source: str = "the event") -> EventTables:
    """The tables of an event from decoded JSON. Raises ArbiterError with every fault at once.

    >>> event = tables_from({"players": ["Ada", "Bo"],
    ...                      "games": [{"black": "Ada", "white": "Bo", "result": "0-1"}]})
    >>> [(row.place, row.player) for row in event.table.rows]
    [(1, 'Bo'), (2, 'Ada')]
    """
    faults = Faults(source)
    event = read_event(faults, top)
    faults.finish()
    return tables_of(faults, event)


def tables_of(faults: Faults, event: FileEvent) -> EventTables:
    """The tables of an event that was read without a fault. Raises those that counting shows."""
    known = replace(event, games=(), matches=()) if only_points(event) else event
    history = History(file=known, id=event.texts["id"] or "file")
    contest, results = history.contest(), history.results
    if contest.spec.system.kind == "cup":
        check_stray(faults, state_of(contest, results), event.games)
        faults.finish()
    try:
        table = points_table(event) if only_points(event) else standings_of(contest, results)
        missing = _missing(contest, results, table)
    except ValueError as error:
        raise ArbiterError(f"{event.source}: {error}") from error
    for player in event.annulled:
        if player not in table.annulled:
            faults.add("annulled", f"{player} completed at least half: the results stand (16.3)")
    faults.finish()
    people = event.people
    found = contest_tables(
        contest, results, people, tuple(one.shown for one in event.games), table=table
    )
    return replace(
        found,
        id=event.texts["id"],
        start=event.start,
        close=event.close,
        city=event.texts["city"],
        federation=event.texts["federation"],
        time="",
        days=found.days if event.system.dated and event.start else {},
        teams=event.system.teams,
        missing=missing,
    )


def _missing(contest: Contest, results: Results, table: AnyTable) -> int:
    """How many games of the schedule the file does not have, but for what a withdrawal ended."""
    if contest.spec.system.kind == "cup" or contest.spec.system.until:
        return 0  # a match ends when it is decided
    if contest.drawn < contest.spec.system.rounds:
        return 0  # the file says itself that rounds are not drawn
    if contest.sections:
        return sum(_missing_of(one.table) for one in section_tables(contest, results))
    return _missing_of(table)


def _missing_of(table: AnyTable) -> int:
    out = set(table.annulled)
    if isinstance(table, TeamStandings):
        listed = sum(not {match.one, match.other} & out for match in table.results.matches)
        games = [game for match in table.matches[listed:] for game in match.games]
    else:
        listed = sum(not {game.black, game.white} & out for game in table.results.games)
        games = list(table.games[listed:])
    return sum(game.kind is Kind.UNPLAYED for game in games)
