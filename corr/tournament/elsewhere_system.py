"""`system` of an event from a file: how it was played, and who played for whom."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from corr.ranking.eventfile import shown
from corr.tournament.elsewhere_cup import Slots, read_slots
from corr.tournament.elsewhere_values import Faults, Json
from corr.tournament.event_tables import Team
from corr.tournament.tie_breaks import check_tie_breaks
from corr.tournament.wording import listed

KINDS = ("round_robin", "match", "scheveningen", "monrad", "cup", "teams", "teams_monrad")
SCORINGS = {"points": "points", "normal": "points", "weaver": "weaver"}
_SIDES = ("A", "B")


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSystem:
    """How an event was played. `games_per_pair` 0 is as many as the games show.

    `teams` are those of a team event, or the two halves of a Scheveningen; of a team event
    `boards` says how many a match has, 0 for as many as a team has players. `slots` are the draw
    of a cup.
    """

    kind: str = "round_robin"
    games_per_pair: int = 0
    tie_breaks: tuple[str, ...] = ()
    weaver: bool = False
    rounds: int = 0
    boards: int = 0
    teams: tuple[Team, ...] = ()
    slots: Slots = ()
    third_place: bool = False

    @property
    def of_teams(self) -> bool:
        """Whether teams play teams."""
        return self.kind.startswith("teams")


def read_system(
    faults: Faults, top: Json, players: Sequence[str], sides: Mapping[str, str]
) -> FileSystem:
    """How the event was played; `sides` are what the players' own entries say of their teams."""
    found = top.get("system")
    entry: Json = {"kind": found} if isinstance(found, str) else faults.table(top, "system")
    if entry.get("teams") is None and top.get("teams") is not None:
        entry = {**entry, "teams": top["teams"]}
    teams = _teams(faults, entry, players, sides)
    usual = "teams" if entry.get("teams") is not None else "round_robin"
    kind = faults.word(entry, "kind", "system", {word: word for word in KINDS}, usual)
    system = FileSystem(
        kind=kind,
        games_per_pair=_games_per_pair(faults, top, entry),
        tie_breaks=_tie_breaks(faults, entry, kind),
        weaver=_scoring(faults, top, entry) == "weaver",
        rounds=faults.number(entry, "rounds", "system", least=1, usual=0),
        boards=faults.number(entry, "boards", "system", least=1, usual=0),
        teams=_teams_of(kind, teams, players),
        slots=read_slots(faults, entry, players) if kind == "cup" else (),
        third_place=entry.get("third_place") is True,
    )
    _check(faults, system, players)
    return system


def _games_per_pair(faults: Faults, top: Json, entry: Json) -> int:
    """It may stand beside `system`, too, and under the name of the rules."""
    for where, place in (("system", entry), ("", top)):
        for key in ("games_per_pair", "games_per_match", "games_per_board"):
            if place.get(key) is not None:
                return faults.number(place, key, where, least=1, usual=1)
    return 0


def _scoring(faults: Faults, top: Json, entry: Json) -> str:
    if entry.get("scoring") is None:
        return faults.word(top, "scoring", "", SCORINGS, "points")
    return faults.word(entry, "scoring", "system", SCORINGS, "points")


def _tie_breaks(faults: Faults, entry: Json, kind: str) -> tuple[str, ...]:
    found = entry.get("tie_breaks")
    if found in (None, "default"):
        return ()
    if not isinstance(found, list) or not all(isinstance(one, str) for one in found) or not found:
        reason = f'"default" or a list of tie-breaks is expected, not {shown(found)}'
        faults.add("system.tie_breaks", reason)
        return ()
    names = tuple(found)
    wrong = check_tie_breaks(kind, names)
    for reason in wrong:
        faults.add("system.tie_breaks", reason)
    return () if wrong else names


def _teams(
    faults: Faults, entry: Json, players: Sequence[str], sides: Mapping[str, str]
) -> tuple[Team, ...]:
    """The teams by their own list, else by what the players' entries say, in that order."""
    content = entry.get("teams")
    if isinstance(content, dict):
        content = [{"id": name, "players": members} for name, members in content.items()]
    if content is None:
        by_name = dict[str, list[str]]()
        for player in players:
            if player in sides:
                by_name.setdefault(sides[player], []).append(player)
        return tuple(Team(id=name, players=tuple(own)) for name, own in by_name.items())
    found = list[Team]()
    for where, value in faults.entries({"teams": content}, "teams"):
        team = _team(faults, f"system.{where}", value, players)
        if team is not None:
            found.append(team)
    twice = [name for name, count in Counter(team.id for team in found).items() if count > 1]
    for name in twice:
        faults.add("system.teams", f"{shown(name)} is there twice")
    return tuple(found)


def _team(faults: Faults, where: str, value: object, players: Sequence[str]) -> Team | None:
    if isinstance(value, str):
        return Team(id=value, players=())
    if not isinstance(value, dict):
        faults.add(where, f"a team is expected, not {shown(value)}")
        return None
    name = faults.text(value, "name", where)
    key = faults.text(value, "id", where) or name
    if not key:
        faults.add(where, "a team needs an id or a name")
    members, known = list[str](), frozenset(players)
    for at, player in faults.entries(value, "players"):
        if isinstance(player, str) and player in known:
            members.append(player)
        else:
            faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
    return Team(id=key, name=name, players=tuple(members))


def _teams_of(kind: str, teams: tuple[Team, ...], players: Sequence[str]) -> tuple[Team, ...]:
    """The teams where there are any; else the halves of a Scheveningen."""
    if kind.startswith("teams") or (kind == "scheveningen" and teams):
        return teams
    if kind != "scheveningen":
        return ()
    half = len(players) // 2
    own = (tuple(players[:half]), tuple(players[half:]))
    return tuple(Team(id=name, players=half) for name, half in zip(_SIDES, own, strict=True))


def _check(faults: Faults, system: FileSystem, players: Sequence[str]) -> None:
    """What does not go together."""
    in_teams = Counter(player for team in system.teams for player in team.players)
    for player, count in in_teams.items():
        if count > 1:
            faults.add("system.teams", f"{player} is in a team twice, or in two")
    if system.weaver and (system.of_teams or system.kind == "cup"):
        faults.add("system.scoring", "the Weaver rule is for players in matches of two games")
    elif system.weaver and system.games_per_pair not in (0, 2):
        faults.add("system.scoring", "the Weaver rule is for matches of two games (P§16)")
    if system.kind == "match" and len(players) != 2:
        faults.add("players", f"a match has two players, not {len(players)}")
    if system.kind == "scheveningen":
        _check_halves(faults, system, players, in_teams)
    if system.of_teams and len(system.teams) < 2:
        faults.add("system.teams", f"there are two teams at least, not {len(system.teams)}")


def _check_halves(
    faults: Faults, system: FileSystem, players: Sequence[str], in_teams: Counter[str]
) -> None:
    if len(system.teams) != 2:
        faults.add("system.teams", f"a Scheveningen has two teams, not {len(system.teams)}")
        return
    one, other = (len(team.players) for team in system.teams)
    if one != other:
        names = listed([f"{team.title} with {len(team.players)}" for team in system.teams])
        faults.add("system.teams", f"the teams are not of the same size: {names}")
    outside = [player for player in players if player not in in_teams]
    if outside:
        faults.add("system.teams", f"in no team: {listed(outside)}")
