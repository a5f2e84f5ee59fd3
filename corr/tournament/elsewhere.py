"""An event that was held elsewhere, from a JSON file of its results: its tables and pairings.

The file is the event file of the ranking (games may still be going on here), with a few keys
more: `system`, `byes`, `withdrawn`, `matches`. Unknown keys are ignored. Pure.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence

from corr.errors import ArbiterError
from corr.ranking.eventfile import shown
from corr.tournament.elsewhere_cup import cup_table
from corr.tournament.elsewhere_games import FileGame, matches_of, read_games, read_matches
from corr.tournament.elsewhere_rounds import Rounds, check_rounds
from corr.tournament.elsewhere_system import FileSystem, read_system
from corr.tournament.elsewhere_values import Faults, Json
from corr.tournament.event_tables import EventTables, Participant
from corr.tournament.interpretations import AnyTable
from corr.tournament.scoring import Bye, Kind, monrad_standings, standings
from corr.tournament.team_matches import TeamMatch
from corr.tournament.team_scoring import TeamStandings, team_standings
from corr.tournament.wording import counted

_EVENT_TEXTS = ("id", "name", "game", "opening", "arbiter", "city", "federation")
_PLAYER_TEXTS = ("name", "member_no", "club", "country")


def read_tables(document: str | bytes, source: str) -> EventTables:
    """The tables of an event from the text of a file; `source` names it in faults.

    Raises ArbiterError with every fault at once, each with file, key and reason.
    """
    try:
        content = json.loads(document)
    except (ValueError, RecursionError) as error:
        raise ArbiterError(f"{source}: not JSON: {shown(str(error))}") from error
    if not isinstance(content, dict):
        raise ArbiterError(f"{source}: a JSON object is expected")
    return tables_from(content, source)


def tables_from(top: Mapping[str, object], source: str = "the event") -> EventTables:
    """The tables of an event from decoded JSON. Raises ArbiterError with every fault at once.

    >>> event = tables_from({"players": ["Ada", "Bo"],
    ...                      "games": [{"black": "Ada", "white": "Bo", "result": "0-1"}]})
    >>> [(row.place, row.player) for row in event.table.rows]
    [(1, 'Bo'), (2, 'Ada')]
    """
    faults = Faults(source)
    everybody, sides = _people(faults, top)
    instead = _substitutes(faults, top, frozenset(one.id for one in everybody))
    people = tuple(one for one in everybody if one.id not in instead)
    players = tuple(one.id for one in people)
    system = read_system(faults, top, players, sides)
    sat = {player: team.id for team in system.teams for player in team.players}
    names = {team.id for team in system.teams} if system.of_teams else set()
    games = read_games(faults, top, {*players, *names}, instead)
    matches = read_matches(faults, top, names)
    units = tuple(team.id for team in system.teams) if system.of_teams else players
    if not units and not faults.count:
        faults.add("players", "one at least is expected")
    byes = _byes(faults, top, frozenset(units))
    left = _withdrawn(faults, top, frozenset(units), games, sat)
    annulled = _annulled(faults, top, frozenset(units), sat if system.of_teams else {})
    event = faults.table(top, "event")
    days = {key: faults.day(event, key, "event") for key in ("start", "close")}
    if days["start"] and days["close"] and days["close"] < days["start"]:
        faults.add("event.close", f"a day not before the start, {days['start']}, is expected")
    _check_games(faults, system, games, sat)
    check_rounds(faults, system, Rounds(games=games, matches=matches, byes=byes, left=left), sat)
    texts = {key: faults.text(event, key, "event") for key in _EVENT_TEXTS}
    faults.finish()
    team_of = {**sat, **{name: name for name in names}}
    all_matches = (*matches_of(games, team_of), *matches) if system.of_teams else ()
    left |= {player: 0 for player in annulled if player not in left}
    why = dict[str, str]()
    table: AnyTable
    try:
        if system.kind == "cup":
            table, why = cup_table(
                faults,
                system.slots,
                games,
                games_per_match=system.games_per_pair or 1,
                third_place=system.third_place,
                withdrawn=left,
                names={one.id: one.title for one in people},
            )
        else:
            table = _table(system, units, games, all_matches, byes, left)
    except ValueError as error:
        raise ArbiterError(f"{source}: {error}") from error
    _check_annulled(faults, annulled, table)
    return EventTables(
        id=texts["id"],
        name=texts["name"] or texts["id"] or source,
        game=texts["game"],
        opening=texts["opening"],
        arbiter=texts["arbiter"],
        city=texts["city"],
        federation=texts["federation"],
        start=days["start"],
        close=days["close"],
        system=system.kind,
        people=people,
        table=table,
        games=tuple(one.shown for one in games),
        byes=byes,
        rounds=system.rounds,
        teams=system.teams,
        why=why,
        missing=_missing(table, system),
    )


def _missing(table: AnyTable, system: FileSystem) -> int:
    """How many games of the schedule the file does not have, but for what a withdrawal ended."""
    if system.kind == "cup":
        return 0  # a match ends when it is decided
    out = set(table.annulled)
    if isinstance(table, TeamStandings):
        listed = sum(not {match.one, match.other} & out for match in table.results.matches)
        games = [game for match in table.matches[listed:] for game in match.games]
    else:
        listed = sum(not {game.black, game.white} & out for game in table.results.games)
        games = list(table.games[listed:])
    return sum(game.kind is Kind.UNPLAYED for game in games)


def _people(faults: Faults, top: Json) -> tuple[tuple[Participant, ...], dict[str, str]]:
    """The players in order, and the team that a player's entry names."""
    found, sides = dict[str, Participant](), dict[str, str]()
    teams_only = top.get("players") is None and (top.get("teams") or top.get("matches"))
    if top.get("players") is None and not teams_only and not isinstance(top.get("system"), dict):
        faults.add("players", "is missing")
    for where, value in faults.entries(top, "players"):
        entry = {"id": value} if isinstance(value, str) else value
        if not isinstance(entry, dict):
            faults.add(where, f"a player is expected, not {shown(value)}")
            continue
        player = faults.text(entry, "id", where, required=True)
        texts = {key: faults.text(entry, key, where) for key in _PLAYER_TEXTS}
        if player in found:
            faults.add(where, f"{shown(player)} is there twice")
        if player:
            found.setdefault(player, Participant(id=player, **texts))
        team = faults.text(entry, "team", where)
        if team:
            sides.setdefault(player, team)
    return tuple(found.values()), sides


def _substitutes(faults: Faults, top: Json, known: frozenset[str]) -> dict[str, str]:
    """Whose place somebody else has taken, by whom in the end; the results go with it."""
    found = dict[str, str]()
    for where, value in faults.entries(top, "substituted"):
        entry = value if isinstance(value, dict) else {}
        player, by = (_named(faults, where, entry.get(key), known) for key in ("player", "by"))
        if player and by and player != by:
            found[player] = by
    for player in found:
        seen = {player}
        while found[player] in found and found[player] not in seen:
            seen.add(found[player])
            found[player] = found[found[player]]
        if found[player] in found:
            faults.add("substituted", f"{player} is in a circle")
    return found


def _byes(faults: Faults, top: Json, known: frozenset[str]) -> tuple[Bye, ...]:
    found = list[Bye]()
    for where, value in faults.entries(top, "byes"):
        entry = value if isinstance(value, dict) else {}
        player = _named(faults, where, entry.get("player", entry.get("team")), known)
        number = faults.number(entry, "round", where, least=1, usual=0)
        if entry.get("round") is None:
            faults.add(f"{where}.round", "is missing")
        bye = Bye(player=player, round=number)
        if bye in found:
            faults.add(where, f"{player} has a bye in round {number} already")
        elif player and number:
            found.append(bye)
    return tuple(found)


def _named(faults: Faults, where: str, value: object, known: frozenset[str]) -> str:
    """A player or team of the event, "" after a fault."""
    if isinstance(value, str) and value in known:
        return value
    faults.add(where, f"unknown player {shown(value)}")
    return ""


def _withdrawn(
    faults: Faults,
    top: Json,
    known: frozenset[str],
    games: Sequence[FileGame],
    sat: Mapping[str, str],
) -> dict[str, int]:
    """Who left, with the last round taken part in: by the file, else that of the last game."""
    last = dict[str, int]()
    for one in games:
        for player in (one.seen.black, one.seen.white):
            for unit in (player, sat.get(player, player)):
                last[unit] = max(last.get(unit, 0), one.seen.round)
    found = dict[str, int]()
    for where, value in faults.entries(top, "withdrawn"):
        entry = value if isinstance(value, dict) else {"player": value}
        player = _named(faults, where, entry.get("player", entry.get("team")), known)
        if player in found:
            faults.add(where, f"{player} is there twice")
        usual = last.get(player, 0)
        after = faults.number(entry, "after_round", where, least=0, usual=usual)
        if player:
            found[player] = after
    return found


def _annulled(
    faults: Faults, top: Json, known: frozenset[str], sat: Mapping[str, str]
) -> tuple[str, ...]:
    """Who is annulled; of a team, all its players may be listed instead of it."""
    found = dict[str, None]()
    for where, value in faults.entries(top, "annulled"):
        unit = sat.get(value, value) if isinstance(value, str) else value
        found[_named(faults, where, unit, known)] = None
    return tuple(filter(None, found))


def _check_annulled(faults: Faults, annulled: Sequence[str], table: AnyTable) -> None:
    """What the file says of who is annulled must be what 16.2 says."""
    for player in annulled:
        if player not in table.annulled:
            faults.add("annulled", f"{player} completed at least half: the results stand (16.3)")
    faults.finish()


def _check_games(
    faults: Faults,
    system: FileSystem,
    games: Sequence[FileGame],
    sat: Mapping[str, str],
) -> None:
    """What games cannot be in this system."""
    met = Counter(frozenset((one.seen.black, one.seen.white)) for one in games)
    most = system.games_per_pair
    for pair, count in met.items():
        if most and count > most and not system.of_teams and system.kind != "cup":
            names, times = " and ".join(sorted(pair)), counted(count, "game")
            faults.add("games", f"{names} have {times}, and games_per_pair is {most}")
    teams = {team.id: team.id for team in system.teams} | dict(sat)
    for one in games:
        sides = [teams.get(player) for player in (one.seen.black, one.seen.white)]
        if not (system.of_teams or system.kind == "scheveningen"):
            break
        if None in sides:
            faults.add(one.where, "somebody here is in no team")
        elif sides[0] == sides[1]:
            faults.add(one.where, f"both are in {sides[0]}")


def _table(
    system: FileSystem,
    units: Sequence[str],
    games: Sequence[FileGame],
    matches: Sequence[TeamMatch],
    byes: Sequence[Bye],
    left: Mapping[str, int],
) -> AnyTable:
    seen = [one.seen for one in games]
    if system.of_teams:
        longest = max((len(each.games) for match in matches for each in match.boards), default=1)
        sizes = [len(team.players) for team in system.teams]
        played = max((len(match.boards) for match in matches), default=1)
        return team_standings(
            units,
            matches,
            games_per_board=system.games_per_pair or longest,
            boards=system.boards or (played if matches else max(sizes)) or 1,
            withdrawn=left,
            tie_breaks=system.tie_breaks,
            monrad=system.kind == "teams_monrad",
            byes=byes,
        )
    met = Counter(frozenset((game.black, game.white)) for game in seen)
    per_match = system.games_per_pair or (2 if system.weaver else max(met.values(), default=1))
    if system.kind == "monrad":
        return monrad_standings(
            units,
            seen,
            games_per_match=per_match,
            withdrawn=left,
            byes=byes,
            weaver=system.weaver,
            tie_breaks=system.tie_breaks,
        )
    meets = None
    if system.kind == "scheveningen":
        one, other = (team.players for team in system.teams)
        meets = {**dict.fromkeys(one, other), **dict.fromkeys(other, one)}
    return standings(
        units,
        seen,
        games_per_match=per_match,
        withdrawn=tuple(left),
        weaver=system.weaver,
        tie_breaks=system.tie_breaks,
        meets=meets,
        match=system.kind == "match",
    )
