"""An event that was held elsewhere, from a JSON file of its results: its tables and pairings.

The file is the event file of the ranking (games may still be going on here), with a few keys
more: `system`, `byes`, `withdrawn`, `matches` and others. Unknown keys are ignored. Pure.
"""

from collections.abc import Iterator, Mapping
from datetime import date

from msgspec import Struct, field
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.games.results import seats_in
from corr.ranking.correspondence.event import (
    UNKNOWN,
    is_contradiction,
    name_of,
    read_level,
    write_level,
)
from corr.ranking.correspondence.result_keys import DAY_OR_NONE
from corr.reading.entries import TEXT, json_object, shown, with_lines
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.stages import section_tables
from corr.tournament.elsewhere.elsewhere_event import FileEvent, read_event
from corr.tournament.elsewhere.elsewhere_games import FileGame, check_stray, game_in
from corr.tournament.elsewhere.elsewhere_history import History
from corr.tournament.elsewhere.elsewhere_keys import Faults, Json
from corr.tournament.elsewhere.elsewhere_parts import FLAG, endings_of
from corr.tournament.scoring.scoring_games import Kind
from corr.tournament.scoring.team_scoring import Board, TeamMatch, TeamStandings, team_standings
from corr.tournament.systems.cup import state_of
from corr.tournament.tables.crosstable import AnyTable
from corr.tournament.tables.event_tables import (
    ANNULLED,
    ENDED,
    UNPLAYED,
    WAITING,
    EventTables,
    contest_tables,
)
from corr.tournament.tables.tables import standings_of

# -- team events of which the file knows no players, only the points of the boards ----


def only_points(event: FileEvent) -> bool:
    """Whether matches are told by their points, or games by the teams that played them."""
    teams = {team.id for team in event.system.teams} if event.system.of_teams else set()
    named = any({one.seen.black, one.seen.white} & teams for one in event.games)
    return event.system.of_teams and (bool(event.scored) or named or not event.games)


def points_table(event: FileEvent) -> TeamStandings:
    """The table of the teams. Raises ValueError if the matches cannot be counted."""
    system, matches = event.system.part, (*_of_games(event), *event.scored)
    longest = max((len(board.games) for match in matches for board in match.boards), default=1)
    played = max((len(match.boards) for match in matches), default=0)
    most = max(len(team.players) for team in event.system.teams)
    return team_standings(
        event.units,
        matches,
        games_per_board=system.games_per_pair or longest,
        boards=system.boards or (played if matches else most) or 1,
        withdrawn={team: last for team, last in event.left.items() if team in event.units},
        tie_breaks=system.tie_breaks,
        monrad=system.form == "monrad",
        byes=event.byes,
    )


def _of_games(event: FileEvent) -> Iterator[TeamMatch]:
    """The matches that the games make up, board by board."""
    found = dict[tuple[int, frozenset[str]], dict[frozenset[str], list[FileGame]]]()
    for one in sorted(event.games, key=lambda each: (each.seen.round, each.shown.board)):
        pair = frozenset((one.seen.black, one.seen.white))
        teams = frozenset(event.team_of[player] for player in pair)
        boards = found.setdefault((one.seen.round, teams), {})
        boards.setdefault(pair, []).append(one)
    for (number, _), boards in found.items():
        first = next(iter(boards.values()))[0].seen
        team = event.team_of[first.black]
        yield TeamMatch(
            one=team,
            other=event.team_of[first.white],
            round=number,
            boards=tuple(_board(event, team, board) for board in boards.values()),
        )


def _board(event: FileEvent, team: str, games: list[FileGame]) -> Board:
    first = games[0].seen
    pair = first.black, first.white
    one, other = pair if event.team_of[pair[0]] == team else pair[::-1]
    return Board(one=one, other=other, games=tuple(game.seen for game in games))


# -- what a file must say of an event that is taken over, beside what its tables need ----
# Levels at the start, days, how games ended, and how many moves they had.


class Played(Struct, frozen=True, kw_only=True):
    """The days of a game that has begun, no `ended` while it goes on, and the moves of both."""

    started: date
    ended: date | None
    moves: tuple[int, int] = (0, 0)


class Course(Struct, frozen=True, kw_only=True):
    """How an event went. `games` are by their place in the file; `levels` by player, "" if new.

    `sanctioned_by` is as in [ranking], or `unknown` where the file does not say it.
    """

    games: Mapping[str, Played] = field(default_factory=dict)
    levels: Mapping[str, str] = field(default_factory=dict)
    sanctioned_by: str = UNKNOWN


def read_course(faults: Faults, top: Json, event: FileEvent) -> Course:
    """How the event went; what is missing or wrong is noted."""
    entry = faults.table(top, "event")
    for key in ("name", "start"):
        if entry.get(key) is None:
            faults.add(f"event.{key}", "is missing")
    sanctioned_by = _sanction(faults, entry)
    entries = {
        where: value
        for key in ("games", "annulled_games")
        for where, value in faults.entries(top, key)
        if isinstance(value, dict)
    }
    games, endings = dict[str, Played](), endings_of(game_in(top))
    for one in event.games:
        value = entries.get(one.where.partition(" ")[0])
        if value is None or one.shown.state == WAITING:
            continue
        if one.shown.state == UNPLAYED:
            what = "was not played: leave the game out, or say how it was decided"
            faults.add(f"{one.where}.ended", what)
        over = one.shown.state == ENDED
        if over and one.shown.ended not in endings:
            words = ", ".join(sorted(endings))
            found = shown(one.shown.ended) if one.shown.ended else "nothing"
            faults.add(f"{one.where}.ended", f"one of {words} is expected, not {found}")
        known = over or one.shown.state == ANNULLED
        games[one.where] = _played(faults, one.where, value, event, over=over, known=known)
    return Course(games=games, levels=_levels(faults, top), sanctioned_by=sanctioned_by)


def _sanction(faults: Faults, entry: Json) -> str:
    """Who sanctions the event: by its name, or as a plain yes or no."""
    named, said = None, entry.get("sanctioned")
    if entry.get("sanctioned_by") is not None:
        named = faults.one(entry, "sanctioned_by", "event", TEXT, "")
    if said is not None:
        said = faults.one(entry, "sanctioned", "event", FLAG, usual=False)
    if is_contradiction(named, said=said):
        faults.add("event.sanctioned", f"{shown(said)} contradicts sanctioned_by {shown(named)}")
    return name_of(named, said=said)


def _played(
    faults: Faults, where: str, game: Json, event: FileEvent, *, over: bool, known: bool
) -> Played:
    started = _day(faults, where, game, "started_on", event)
    ended = _day(faults, where, game, "ended_on", event) if known else None
    if over and game.get("ended_on") is None:
        faults.add(f"{where}.ended_on", "is missing")
    if started and ended and ended < started:
        faults.add(f"{where}.ended_on", f"a day not before {started}, when it was started")
    first = started or event.start or date.min
    moves = game.get("moves")
    if moves is None:
        return Played(started=first, ended=ended)
    if isinstance(moves, list) and len(moves) == 2 and all(type(one) is int for one in moves):
        return Played(started=first, ended=ended, moves=(moves[0], moves[1]))
    if faults.sound(f"{where}.moves"):
        one, other = seats_in(event.texts["game"], game)
        reason = f"[{one}'s, {other}'s] is expected, not {shown(moves)}"
        faults.add(f"{where}.moves", reason)
    return Played(started=first, ended=ended)


def _day(faults: Faults, where: str, game: Json, key: str, event: FileEvent) -> date | None:
    """A day of a game, which lies within the event."""
    found = faults.one(game, key, where, DAY_OR_NONE, None)
    if found and event.start and found < event.start:
        faults.add(f"{where}.{key}", f"{found} is before the start of the event, {event.start}")
    if found and event.close and found > event.close:
        faults.add(f"{where}.{key}", f"{found} is after the close of the event, {event.close}")
    return found


def _levels(faults: Faults, top: Json) -> dict[str, str]:
    """Everybody's level at the start, as the program writes it."""
    found = dict[str, str]()
    for where, value in faults.entries(top, "players"):
        entry = value if isinstance(value, dict) else {"id": value}
        level, player = entry.get("level"), entry.get("id")
        if not isinstance(player, str):
            continue
        try:
            found[player] = "" if level is None else write_level(read_level(str(level)))
        except ValueError as error:
            faults.add(f"{where}.level", f"{shown(level)} is {error}")
    return found


# -- an event that was held elsewhere, from a JSON file of its results ----


def read_tables(document: str | bytes, source: str) -> EventTables:
    """The tables of an event from the text of a file; `source` names it in faults.

    Raises ArbiterError with every fault at once, each with file, line, key and reason.
    """
    content = content_of(document, source)
    try:
        return tables_from(content, source)
    except ArbiterError as error:
        text = document if isinstance(document, str) else document.decode(errors="replace")
        raise ArbiterError(*with_lines(text, error.faults, source)) from error


def content_of(document: str | bytes, source: str) -> Json:
    """The JSON object of a file. Raises ArbiterError."""
    try:
        return json_object(document)
    except ArbiterError as error:
        raise ArbiterError(*(f"{source}: {fault}" for fault in error.faults)) from None


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
        notes=faults.notes,
    )


def _missing(contest: Contest, results: Results, table: AnyTable) -> int:
    """How many games of the schedule the file does not have, but for what a withdrawal ended."""
    if contest.spec.system.kind == "cup" or contest.spec.system.has_aim:
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
