"""An event as its file tells it and how it was played, with every fault told at once."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from msgspec import Struct, field
from msgspec.structs import replace

from corr.ranking.correspondence.result_keys import DAY_OR_NONE
from corr.reading.entries import TEXT, shown
from corr.tournament.contest.contest import Section
from corr.tournament.elsewhere.elsewhere_games import (
    FileGame,
    FileMatch,
    Slots,
    part_played,
    read_games,
    read_matches,
    read_slots,
)
from corr.tournament.elsewhere.elsewhere_keys import (
    Faults,
    Json,
)
from corr.tournament.elsewhere.elsewhere_parts import (
    KIND_OF_EVENT,
    PLACE,
    SCORING,
    EventEntry,
    FileEntry,
    SystemEntry,
)
from corr.tournament.elsewhere.elsewhere_people import (
    FileTeam,
    check_halves,
    check_in_sections,
    read_annulled,
    read_byes,
    read_decided,
    read_parts,
    read_people,
    read_sections,
    read_substitutes,
    read_teams,
    read_withdrawn,
    teams_of,
)
from corr.tournament.scoring.scoring_games import Bye, Kind
from corr.tournament.scoring.standings import check_tie_breaks
from corr.tournament.scoring.team_scoring import TeamMatch
from corr.tournament.spec.spec_system import (
    AT_ONCE,
    MATCHES,
    UNTIL,
    DivisionPart,
    StagePart,
    SystemPart,
)
from corr.tournament.tables.event_tables import Participant
from corr.tournament.wording import counted

# -- `system` of an event from a file ----


_TEAMS = "teams"
MOST_MISSING = 100_000
"""So many pairs may lack their game where nobody says how the event was played.

More of them would take minutes to count, for a table in which nearly nobody has met anybody.
"""
_ROUND = re.compile(r"[0-9]{1,5}")


class FileSystem(Struct, frozen=True, kw_only=True):
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
    kind = faults.one(entry, "kind", "system", KIND_OF_EVENT, usual)
    part = _part(faults, top, entry, kind)
    system = FileSystem(
        kind=kind,
        part=part,
        teams=teams_of(kind, teams, players),
        dated=any(entry.get(key) is not None for key in _DATES),
        seed=faults.one(entry, "seed", "system", TEXT, ""),
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
    found = faults.read(SystemEntry, entry, "system")
    part = SystemPart(
        kind=_TEAMS if of_teams else kind,
        games_per_pair=_games_per_pair(faults, top, entry),
        seeding="list",
        rounds=found.rounds,
        max_running=found.max_running,
        scoring=_scoring(faults, top, entry),
        until=_until(faults, found.until, kind),
        deciding_game=found.deciding_game,
        third_place=found.third_place,
        consolation=found.consolation,
        pairing=kind.removeprefix("teams_") if of_teams and kind != _TEAMS else "round_robin",
        boards=found.boards,
        round_days=found.round_days,
        round_dates=_dates(faults, entry),
    )
    table = part.table_of if faults.sound("system.kind") else None
    part = replace(part, tie_breaks=_tie_breaks(faults, entry, table))
    together = part.form in AT_ONCE and not part.has_dates
    at_once = together if found.all_rounds_at_once is None else found.all_rounds_at_once
    if at_once and not together:
        rounds = "rounds that have days" if part.has_dates else f"the rounds of a {part.form}"
        faults.add("system.all_rounds_at_once", f"{rounds} do not begin together")
    return replace(part, all_rounds_at_once=at_once)


def _dates(faults: Faults, entry: Json) -> tuple[date, ...]:
    """The first days of the rounds."""
    days = (
        faults.one({"day": value}, "day", f"system.{where}", DAY_OR_NONE, None)
        for where, value in faults.entries(entry, "round_dates")
    )
    return tuple(day for day in days if day)


def _until(faults: Faults, found: str, kind: str) -> str:
    if found and kind != "match" and not (found == "decided" and kind in {*MATCHES, "cup"}):
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
                return faults.one(place, key, where, PLACE, 1)
    return 0


def _scoring(faults: Faults, top: Json, entry: Json) -> str:
    if entry.get("scoring") is None:
        return faults.one(top, "scoring", "", SCORING, "points")
    return faults.one(entry, "scoring", "system", SCORING, "points")


def _tie_breaks(faults: Faults, entry: Json, kind: str | None) -> tuple[str, ...]:
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


# -- what cannot be in the rounds of an event from a file ----


class Rounds(Struct, frozen=True, kw_only=True):
    """All of a file that stands in some round; `left` is who withdrew, and after which one."""

    games: Sequence[FileGame]
    matches: Sequence[TeamMatch | FileMatch]
    byes: Sequence[Bye]
    left: Mapping[str, int]


def check_rounds(
    faults: Faults, system: FileSystem, rounds: Rounds, sat: Mapping[str, str]
) -> None:
    """Note what cannot be in these rounds; `sat` is the team that a player sat for."""
    if system.kind == "monrad":
        _check_opponents(faults, rounds.games)
    team_of = sat if system.of_teams else {}
    _check_last(faults, system, rounds)
    _check_byes(faults, rounds, team_of)
    if system.kind in ("monrad", "teams_monrad"):
        _check_left(faults, rounds, team_of)


def _check_opponents(faults: Faults, games: Sequence[FileGame]) -> None:
    """In a Monrad everybody has one opponent a round, and meets nobody in two (26.2a)."""
    whom = dict[tuple[str, int], str]()
    rounds = dict[frozenset[str], int]()
    for one in games:
        game = one.seen
        if not one.counts:
            continue
        if not one.shown.round:
            faults.add(f"{one.where}.round", "is missing")
            continue
        for player, other in ((game.black, game.white), (game.white, game.black)):
            if whom.setdefault((player, game.round), other) != other:
                faults.add(one.where, f"{player} has two opponents in round {game.round}")
        pair = frozenset((game.black, game.white))
        if rounds.setdefault(pair, game.round) != game.round:
            faults.add(one.where, f"they met in round {rounds[pair]} already (26.2a)")


def _check_last(faults: Faults, system: FileSystem, rounds: Rounds) -> None:
    """Nothing stands in a round that the event does not have."""
    last = system.part.rounds
    if not last:
        return
    found = [(one.where, one.shown.round) for one in rounds.games]
    found += [(f"matches ({one.one} - {one.other})", one.round) for one in rounds.matches]
    found += [(f"byes ({bye.player})", bye.round) for bye in rounds.byes]
    for where, number in found:
        if number > last:
            there = counted(last, "round")
            faults.add(
                f"{where}.round", f"{number} is beyond the last: system.rounds says {there}"
            )


def _check_byes(faults: Faults, rounds: Rounds, team_of: Mapping[str, str]) -> None:
    """Who has a bye does not play in that round (26.4)."""
    playing = {(unit, number) for _, number, unit in _played(rounds, team_of)}
    for bye in rounds.byes:
        if (bye.player, bye.round) in playing:
            faults.add("byes", f"{bye.player} plays in round {bye.round}")


def _check_left(faults: Faults, rounds: Rounds, team_of: Mapping[str, str]) -> None:
    """Who left a Monrad is in no later round: those are drawn without them (16.3)."""
    for where, number, unit in _played(rounds, team_of):
        last = rounds.left.get(unit, number)
        if number > last:
            faults.add(where, f"{unit} plays in round {number}, but withdrew after round {last}")
    for bye in rounds.byes:
        last = rounds.left.get(bye.player, bye.round)
        if bye.round > last:
            fault = f"{bye.player} is free in round {bye.round}, but withdrew after round {last}"
            faults.add("byes", fault)


def _played(rounds: Rounds, team_of: Mapping[str, str]) -> Iterator[tuple[str, int, str]]:
    """Where a player or team takes part, the round, and who it is.

    Games without a round are in none; those that never began kept nobody in the event.
    """
    for one in rounds.games:
        if one.shown.round and one.counts and one.seen.kind is not Kind.UNPLAYED:
            for player in (one.seen.black, one.seen.white):
                yield one.where, one.shown.round, team_of.get(player, player)
    for match in rounds.matches:
        for team in (match.one, match.other):
            yield f"matches ({match.one} - {match.other})", match.round, team


# -- an event as its file tells it, with every fault that can be told without counting ----


_TEXTS = ("id", "name", "game", "opening", "arbiter", "city", "federation", "time_zone")


class FileEvent(Struct, frozen=True, kw_only=True):
    """What a file says of an event. `texts` are those of its key `event`.

    `everybody` are all who took part; those whose place somebody took over, the first one first,
    are in `instead` with who has it now. `scored` are matches of teams of which only the points
    are known. `left` is who withdrew, a player or a team, and after which round. `settings` are
    those of its game by which its table is counted.
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
    settings: Mapping[str, str]

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
    faults.read(FileEntry, top, "the file")
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
    said = faults.read(EventEntry, event, "event")
    if said.start and said.close and said.close < said.start:
        faults.add("event.close", f"a day not before the start, {said.start}, is expected")
    if sound:
        _check_system_said(faults, top, system, players, games)
        _check_games(faults, system, games, sat)
        rounds = Rounds(games=games, matches=(*matches, *scored), byes=byes, left=left)
        check_rounds(faults, system, rounds, sat)
        if system.sections:
            check_in_sections(faults, system.sections, games)
    return FileEvent(
        source=faults.source,
        texts={key: getattr(said, key) for key in _TEXTS},
        start=said.start,
        close=said.close,
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
        settings=part_played(faults, top).options,
    )


def _check_system_said(
    faults: Faults,
    top: Json,
    system: FileSystem,
    players: Sequence[str],
    games: Sequence[FileGame],
) -> None:
    """Very many players who met few of the others did not play as all meet all."""
    if system.kind != "round_robin":
        return
    pairs = len(players) * (len(players) - 1) // 2
    missing = pairs - len({frozenset((one.seen.black, one.seen.white)) for one in games})
    if missing > MOST_MISSING:
        is_said = top.get("system") is not None
        by = "by it" if is_said else "without it"
        all_meet = f"{by} all {len(players)} players meet all the others"
        told = f"{missing} of these {pairs} pairs have no game here"
        say = 'say how it was played, such as "system": "monrad"'
        fault = "cannot be" if is_said else "is missing"
        faults.add("system", f"{fault}: {all_meet}, and {told}; {say}")


def _check_games(
    faults: Faults, system: FileSystem, games: Sequence[FileGame], sat: Mapping[str, str]
) -> None:
    """What games cannot be in this system."""
    of_pairs = system.kind not in ("cup", "stages") and not system.of_teams
    part = system.part
    most = 0 if part.has_aim or not of_pairs else part.games_per_pair
    most += part.deciding_game if most else 0
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
