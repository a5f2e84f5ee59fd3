"""`teams` of an event from a file: those of a team event, or the halves of a Scheveningen."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from corr.ranking.correspondence.filereader import shown
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.tables.event_tables import Team
from corr.tournament.wording import listed

_SIDES = ("A", "B")


@dataclass(frozen=True, slots=True, kw_only=True)
class FileTeam(Team):
    """A team with its captain and, where half of the teams meets the other, its half."""

    captain: str = ""
    side: str = ""


def read_teams(
    faults: Faults, entry: Json, players: Sequence[str], sides: Mapping[str, str]
) -> tuple[FileTeam, ...]:
    """The teams by their own list, else by what the players' entries say, in that order."""
    content = entry.get("teams")
    if isinstance(content, dict):
        content = [{"id": name, "players": members} for name, members in content.items()]
    if content is None:
        by_name = dict[str, list[str]]()
        for player in players:
            if player in sides:
                by_name.setdefault(sides[player], []).append(player)
        return tuple(FileTeam(id=name, players=tuple(own)) for name, own in by_name.items())
    found = list[FileTeam]()
    for where, value in faults.entries({"teams": content}, "teams"):
        team = _team(faults, f"system.{where}", value, players)
        if team is not None:
            found.append(team)
    twice = [name for name, count in Counter(team.id for team in found).items() if count > 1]
    for name in twice:
        faults.add("system.teams", f"{shown(name)} is there twice")
    return tuple(found)


def _team(faults: Faults, where: str, value: object, players: Sequence[str]) -> FileTeam | None:
    if isinstance(value, str):
        return FileTeam(id=value, players=())
    if not isinstance(value, dict):
        faults.add(where, f"a team is expected, not {shown(value)}")
        return None
    name = faults.text(value, "name", where)
    key = faults.text(value, "id", where) or name
    if not key:
        faults.add(where, "a team needs an id or a name")
    members, known = list[str](), frozenset(players)
    sound = faults.usable("players")
    for at, player in faults.entries(value, "players"):
        if isinstance(player, str) and player in known:
            members.append(player)
        elif sound or not isinstance(player, str):
            faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
    return FileTeam(
        id=key,
        name=name,
        players=tuple(members),
        captain=faults.text(value, "captain", where),
        side=faults.word(value, "side", where, {side: side for side in _SIDES}, ""),
    )


def teams_of(
    kind: str, teams: tuple[FileTeam, ...], players: Sequence[str]
) -> tuple[FileTeam, ...]:
    """The teams where there are any; else the halves of a Scheveningen."""
    if kind.startswith("teams") or (kind == "scheveningen" and teams):
        return teams
    if kind != "scheveningen":
        return ()
    half = len(players) // 2
    own = (tuple(players[:half]), tuple(players[half:]))
    return tuple(FileTeam(id=name, players=half) for name, half in zip(_SIDES, own, strict=True))


def check_halves(
    faults: Faults, kind: str, teams: Sequence[FileTeam], players: Sequence[str]
) -> None:
    """There are as many teams as there must be, and halves are of the same size."""
    if kind.startswith("teams") and len(teams) < 2:
        faults.add("system.teams", f"there are two teams at least, not {len(teams)}")
    if kind == "teams_scheveningen":
        _check_sides(faults, teams)
    if kind != "scheveningen":
        return
    if len(teams) != 2:
        faults.add("system.teams", f"a Scheveningen has two teams, not {len(teams)}")
        return
    in_teams = {player for team in teams for player in team.players}
    outside = [player for player in players if player not in in_teams]
    if outside:
        faults.add("system.teams", f"in no team: {listed(outside)}")
    elif len(teams[0].players) != len(teams[1].players):
        names = listed([f"{team.title} with {len(team.players)}" for team in teams])
        faults.add("system.teams", f"the teams are not of the same size: {names}")


def _check_sides(faults: Faults, teams: Sequence[FileTeam]) -> None:
    count = Counter(team.side for team in teams)
    if len(teams) % 2 or (count[""] != len(teams) and count["A"] != count["B"]):
        has = f"{len(teams)} teams, {count['A']} in A and {count['B']} in B"
        faults.add("system.teams", f"two halves of the same size are expected, not {has}")
