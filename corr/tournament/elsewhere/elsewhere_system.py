"""`system` of an event from a file: how it was played, and who played for whom."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from corr.ranking.correspondence.filereader import shown
from corr.tournament.contest.section import Section
from corr.tournament.elsewhere.elsewhere_cup import Slots, read_slots
from corr.tournament.elsewhere.elsewhere_sections import read_parts, read_sections
from corr.tournament.elsewhere.elsewhere_teams import FileTeam, check_halves, read_teams, teams_of
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.tie_breaks import check_tie_breaks
from corr.tournament.spec.spec_stages import DivisionPart, StagePart
from corr.tournament.spec.spec_system import AT_ONCE, UNTIL, SystemPart

KINDS = (
    *("round_robin", "match", "scheveningen", "monrad", "cup"),
    *("teams", "teams_scheveningen", "teams_monrad", "stages", "league"),
)
SCORINGS = {"points": "points", "normal": "points", "weaver": "weaver"}
_TEAMS = "teams"
_ROUND = re.compile(r"[0-9]{1,5}")


@dataclass(frozen=True, slots=True, kw_only=True)
class FileSystem:
    """How an event was played: `part` is what the event file in TOML says of it.

    There, `games_per_pair` 0 is as many as the games show, `rounds` 0 as many as the system has,
    and `boards` 0 as many as a team has players. `teams` are those of a team event, or the two
    halves of a Scheveningen; `slots` are the draw of a cup. `dated` is whether the file says when
    rounds begin. `seed` and `seeds` are those of the start numbers and of the rounds.
    """

    kind: str = "round_robin"
    part: SystemPart = field(default_factory=SystemPart)
    teams: tuple[FileTeam, ...] = ()
    slots: Slots = ()
    sections: tuple[Section, ...] = ()
    stages: tuple[StagePart, ...] = ()
    divisions: tuple[DivisionPart, ...] = ()
    dated: bool = False
    seed: str = ""
    seeds: Mapping[int, str] = field(default_factory=dict)

    @property
    def of_teams(self) -> bool:
        """Whether teams play teams."""
        return self.part.kind == _TEAMS


def read_system(
    faults: Faults, top: Json, players: Sequence[str], sides: Mapping[str, str]
) -> FileSystem:
    """How the event was played; `sides` are what the players' own entries say of their teams."""
    found = top.get("system")
    entry: Json = {"kind": found} if isinstance(found, str) else faults.table(top, "system")
    if entry.get("teams") is None and top.get("teams") is not None:
        entry = {**entry, "teams": top["teams"]}
    teams = read_teams(faults, entry, players, sides)
    usual = "teams" if entry.get("teams") is not None else "round_robin"
    kind = faults.word(entry, "kind", "system", {word: word for word in KINDS}, usual)
    part = _part(faults, top, entry, kind)
    system = FileSystem(
        kind=kind,
        part=part,
        teams=teams_of(kind, teams, players),
        dated=any(entry.get(key) is not None for key in _DATES),
        seed=faults.text(entry, "seed", "system"),
        seeds=_seeds(faults, entry),
    )
    if not faults.sound("system.kind"):
        return system
    if kind == "cup":
        system = replace(system, slots=read_slots(faults, entry, players))
    if kind in ("stages", "league"):
        sections = read_sections(faults, entry, kind, players, part.games_per_pair or 1)
        stages, divisions = read_parts(faults, entry, part, sections)
        system = replace(system, sections=sections, stages=stages, divisions=divisions)
    if kind == "scheveningen" and not teams and len(players) % 2:
        odd = f"an even number of players is expected, not {len(players)}; or give `system.teams`"
        faults.add("players", odd)
    _check(faults, system, players)
    return system


_DATES = ("all_rounds_at_once", "round_days", "round_dates")


def _part(faults: Faults, top: Json, entry: Json, kind: str) -> SystemPart:
    """[system] as the event file in TOML has it."""
    of_teams = kind.startswith(_TEAMS)
    part = SystemPart(
        kind=_TEAMS if of_teams else kind,
        games_per_pair=_games_per_pair(faults, top, entry),
        seeding="list",
        rounds=faults.number(entry, "rounds", "system", least=1, usual=0),
        max_running=faults.number(entry, "max_running", "system", least=0, usual=0),
        scoring=_scoring(faults, top, entry),
        until=_until(faults, entry, kind),
        third_place=faults.flag(entry, "third_place", "system", usual=False),
        pairing=kind.removeprefix("teams_") if of_teams and kind != _TEAMS else "round_robin",
        boards=faults.number(entry, "boards", "system", least=1, usual=0),
        round_days=faults.number(entry, "round_days", "system", least=0, usual=0),
        round_dates=_dates(faults, entry),
    )
    part = replace(part, tie_breaks=_tie_breaks(faults, entry, part.table_of))
    together = part.form in AT_ONCE and not part.has_dates
    at_once = faults.flag(entry, "all_rounds_at_once", "system", usual=together)
    if at_once and not together:
        rounds = "rounds that have days" if part.has_dates else f"the rounds of a {part.form}"
        faults.add("system.all_rounds_at_once", f"{rounds} do not begin together")
    return replace(part, all_rounds_at_once=at_once)


def _dates(faults: Faults, entry: Json) -> tuple[date, ...]:
    """The first days of the rounds."""
    days = (
        faults.day({"day": value}, "day", f"system.{where}")
        for where, value in faults.entries(entry, "round_dates")
    )
    return tuple(day for day in days if day)


def _until(faults: Faults, entry: Json, kind: str) -> str:
    found = faults.text(entry, "until", "system")
    if found and kind != "match":
        faults.add("system.until", "nothing is expected but of a match")
    elif found and not UNTIL.fullmatch(found):
        faults.add("system.until", f'"6.5 points", "6 wins" or "decided", not {shown(found)}')
    return found


def _seeds(faults: Faults, entry: Json) -> dict[int, str]:
    """The seeds of rounds, by their numbers."""
    found = dict[int, str]()
    for key, value in faults.table(entry, "seeds", "system").items():
        if _ROUND.fullmatch(key) and isinstance(value, str):
            found[int(key)] = value
        else:
            expected = 'a text for the number of a round, such as {"2": "lots"}, is expected'
            faults.add("system.seeds", f"{expected}, not {shown({key: value})}")
    return found


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


def _check(faults: Faults, system: FileSystem, players: Sequence[str]) -> None:
    """What does not go together."""
    in_teams = Counter(player for team in system.teams for player in team.players)
    for player, count in in_teams.items():
        if count > 1:
            faults.add("system.teams", f"{player} is in a team twice, or in two")
    weaver = system.part.scoring == "weaver"
    if weaver and (system.of_teams or system.kind == "cup"):
        faults.add("system.scoring", "the Weaver rule is for players in matches of two games")
    elif weaver and system.part.games_per_pair not in (0, 2):
        faults.add("system.scoring", "the Weaver rule is for matches of two games (P§16)")
    if system.kind == "match" and len(players) != 2 and faults.sound("players"):
        faults.add("players", f"a match has two players, not {len(players)}")
    if faults.sound("players", "system.teams"):
        check_halves(faults, system.kind, system.teams, players)
