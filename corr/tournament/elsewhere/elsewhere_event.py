"""An event as its file tells it, with every fault that can be told without counting."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from corr.tournament.elsewhere.elsewhere_games import FileGame, read_games
from corr.tournament.elsewhere.elsewhere_matches import FileMatch, read_matches
from corr.tournament.elsewhere.elsewhere_people import (
    read_annulled,
    read_byes,
    read_decided,
    read_people,
    read_substitutes,
    read_withdrawn,
)
from corr.tournament.elsewhere.elsewhere_rounds import Rounds, check_rounds
from corr.tournament.elsewhere.elsewhere_sections import check_in_sections
from corr.tournament.elsewhere.elsewhere_system import FileSystem, read_system
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.scoring.scoring_games import Bye
from corr.tournament.scoring.team_matches import TeamMatch
from corr.tournament.tables.event_tables import Participant
from corr.tournament.wording import counted

_EVENT_TEXTS = ("id", "name", "game", "opening", "arbiter", "city", "federation", "time_zone")


@dataclass(frozen=True, slots=True, kw_only=True)
class FileEvent:
    """What a file says of an event. `texts` are those of its key `event`.

    `everybody` are all who took part; those whose place somebody took over, the first one first,
    are in `instead` with who has it now. `scored` are matches of teams of which only the points
    are known. `left` is who withdrew, a player or a team, and after which round.
    """

    source: str
    texts: Mapping[str, str]
    start: date | None
    close: date | None
    everybody: tuple[Participant, ...]
    instead: Mapping[str, str]
    system: FileSystem
    games: tuple[FileGame, ...]
    matches: tuple[FileMatch, ...]
    scored: tuple[TeamMatch, ...]
    byes: tuple[Bye, ...]
    left: Mapping[str, int]
    annulled: tuple[str, ...]
    decided: tuple[str, ...]

    @property
    def people(self) -> tuple[Participant, ...]:
        """Who takes part, or took part until the end."""
        return tuple(one for one in self.everybody if one.id not in self.instead)

    @property
    def units(self) -> tuple[str, ...]:
        """The players that are placed, or the teams."""
        found = self.system.teams if self.system.of_teams else self.people
        return tuple(one.id for one in found)

    @property
    def team_of(self) -> dict[str, str]:
        """The team that everybody plays for, in a Scheveningen too; a team is its own."""
        own = {player: team.id for team in self.system.teams for player in team.players}
        old = {player: own[by] for player, by in self.instead.items() if by in own}
        return {**{team.id: team.id for team in self.system.teams}, **own, **old}


def read_event(faults: Faults, top: Json) -> FileEvent:
    """The event of a file; what is wrong with it is noted, and then it is good for nothing."""
    everybody, sides = read_people(faults, top)
    known = {one.id for one in everybody}
    instead = read_substitutes(faults, top, known)
    players = tuple(one.id for one in everybody if one.id not in instead)
    system = read_system(faults, top, players, sides)
    sat = {player: team.id for team in system.teams for player in team.players}
    names = {team.id for team in system.teams} if system.of_teams else set[str]()
    games = read_games(faults, top, {*known, *names}, instead)
    matches, scored = read_matches(faults, top, names, known)
    units = frozenset(names or players)
    sound = faults.sound("players", "system.teams", "system.kind", "system.sections")
    if not units and sound:
        faults.add("players", "one at least is expected")
    byes = read_byes(faults, top, units)
    left = read_withdrawn(faults, top, {*units, *players}, games, sat)
    annulled = read_annulled(faults, top, units, sat if system.of_teams else {})
    decided = read_decided(faults, top, known)
    event = faults.table(top, "event")
    days = {key: faults.day(event, key, "event") for key in ("start", "close")}
    if days["start"] and days["close"] and days["close"] < days["start"]:
        faults.add("event.close", f"a day not before the start, {days['start']}, is expected")
    if sound:
        _check_games(faults, system, games, sat)
        rounds = Rounds(games=games, matches=(*matches, *scored), byes=byes, left=left)
        check_rounds(faults, system, rounds, sat)
        if system.sections:
            check_in_sections(faults, system.sections, games)
    return FileEvent(
        source=faults.source,
        texts={key: faults.text(event, key, "event") for key in _EVENT_TEXTS},
        start=days["start"],
        close=days["close"],
        everybody=everybody,
        instead=instead,
        system=system,
        games=games,
        matches=matches,
        scored=scored,
        byes=byes,
        left={**left, **{player: 0 for player in annulled if player not in left}},
        annulled=annulled,
        decided=decided,
    )


def _check_games(
    faults: Faults, system: FileSystem, games: Sequence[FileGame], sat: Mapping[str, str]
) -> None:
    """What games cannot be in this system."""
    of_pairs = system.kind not in ("cup", "stages") and not system.of_teams
    most = 0 if system.part.until or not of_pairs else system.part.games_per_pair
    played = (one.seen for one in games if one.counts)
    met = Counter(frozenset((game.black, game.white)) for game in played)
    for pair, count in met.items():
        if most and count > most:
            names, times = " and ".join(sorted(pair)), counted(count, "game")
            faults.add("games", f"{names} have {times}, and games_per_pair is {most}")
    if not (system.of_teams or system.kind == "scheveningen"):
        return
    teams = {team.id: team.id for team in system.teams} | dict(sat)
    for one in games:
        sides = [teams.get(player) for player in (one.seen.black, one.seen.white)]
        if None in sides:
            faults.add(one.where, "somebody here is in no team")
        elif sides[0] == sides[1]:
            faults.add(one.where, f"both are in {sides[0]}")
