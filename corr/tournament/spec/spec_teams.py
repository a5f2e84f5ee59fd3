"""[[teams]] of an event file: who plays for which team, in which order, under which captain.

Players are named as everywhere, by id, member number or address; who they are is looked up when
the event is opened. A file may leave players out: then they are entered later.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

from corr.tournament.spec.spec_reader import (
    FLAG,
    LINE,
    LINE_OR_EMPTY,
    Kind,
    Tables,
    choice,
    read_line,
    shown,
)
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.wording import counted, listed


def _read_players(value: object) -> tuple[str, ...]:
    """Names of players; that somebody is named twice is told for all teams together."""
    if not isinstance(value, list | tuple):
        raise ValueError
    return tuple(map(read_line, value))


PLAYERS: Kind[tuple[str, ...]] = Kind(
    expected='a list of players by id, member number or address, such as ["P0001", "1234"]',
    read=_read_players,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class TeamPart:
    """A team: `players` in ranking order (21.2), the first ones at the boards, then reserves.

    Without a `captain` it is the first player. `exception` lets the order differ from the ranking
    (a champion, a new strong player). `side` is the half of the teams in a Scheveningen.
    """

    name: Annotated[str, LINE]
    players: Annotated[tuple[str, ...], PLAYERS] = ()
    captain: Annotated[str, LINE_OR_EMPTY] = ""
    exception: Annotated[bool, FLAG] = False
    side: Annotated[str, choice("", "A", "B")] = ""


def read_teams(read: Tables, system: SystemPart) -> tuple[TeamPart, ...]:
    """[[teams]]; faults are noted, also what does not go with [system]."""
    teams = read.read_each(TeamPart, "teams")
    if not teams:
        return ()
    if system.kind != "teams" and read.sound("system", "kind"):
        read.fault("teams", "1", 'nothing unless [system] kind is "teams"', "a team")
        return ()
    for number, team in enumerate(teams, 1):
        for key, expected, found in _faults(read, team, system):
            read.fault(f"teams {number}", key, expected, found)
    for key, expected, found in _faults_of_all(read, teams, system):
        read.fault("teams", key, expected, found)
    return teams


def _faults(read: Tables, team: TeamPart, system: SystemPart) -> Iterator[tuple[str, str, str]]:
    least, most = system.boards, system.boards + system.reserves
    size = len(team.players)
    known = system.boards and read.sound("system", "boards", "reserves")
    if known and team.players and not least <= size <= most:
        between = f"from {least} to {most}" if most > least else str(least)
        boards = f"{counted(system.boards, 'board')} and {counted(system.reserves, 'reserve')}"
        yield "players", f"{between} for {boards}", counted(size, "player")
    outside = team.captain and team.players and team.captain not in team.players
    if outside and system.captains == "member" and read.sound("system", "captains"):
        yield (
            "captain",
            'one of the players (21.4), or [system] captains = "anyone"',
            shown(team.captain),
        )
    if team.side and system.pairing != "scheveningen" and read.sound("system", "pairing"):
        yield "side", 'nothing unless [system] pairing is "scheveningen"', shown(team.side)


def _faults_of_all(
    read: Tables, teams: Sequence[TeamPart], system: SystemPart
) -> Iterator[tuple[str, str, str]]:
    if len(teams) < 2:
        yield "name", "at least two teams", "one"
    if twice := first_of_each(named_twice([team.name for team in teams])):
        yield "name", "a different name for every team", f"{listed(twice)} more than once"
    players = [player for team in teams for player in team.players]
    if twice := first_of_each(named_twice(players)):
        yield "players", "every player in one team, and once", f"{listed(twice)} more than once"
    if system.pairing == "scheveningen":
        yield from _sides(read, teams)


def _sides(read: Tables, teams: Sequence[TeamPart]) -> Iterator[tuple[str, str, str]]:
    known = all(read.sound(f"teams {number}", "side") for number in range(1, len(teams) + 1))
    found = Counter(team.side for team in teams)
    if len(teams) % 2:
        yield "side", "an even number of teams, half of which meets the other", str(len(teams))
    elif known and found[""] != len(teams) and found["A"] != found["B"]:
        has = f"{found['A']} in A, {found['B']} in B, {found['']} in neither"
        yield "side", "no side, or as many teams in A as in B", has


def named_twice(names: Sequence[str | None]) -> list[str]:
    """Who is named more than once, whether in capitals or not; names with faults are left out."""
    known = [name for name in names if name]
    found = Counter(name.casefold() for name in known)
    return [name for name in known if found[name.casefold()] > 1]


def first_of_each(names: Sequence[str]) -> list[str]:
    """Every name once, as it was written first."""
    return list({name.casefold(): name for name in reversed(names)}.values())[::-1]
