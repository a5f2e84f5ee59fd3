"""Who takes part in an event from a file: players, teams, sections, and who left."""

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from corr.errors import ArbiterError
from corr.reading.entries import shown
from corr.reading.tables import Tables
from corr.tournament.contest.contest import Section
from corr.tournament.elsewhere.elsewhere_games import FileGame, knows_names
from corr.tournament.elsewhere.elsewhere_keys import Faults, Json
from corr.tournament.elsewhere.elsewhere_parts import (
    FLAG,
    SIDES,
    ByeEntry,
    LeftEntry,
    PlayerEntry,
    SectionEntry,
    SubstituteEntry,
    TeamEntry,
)
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.scoring.scoring_games import Bye
from corr.tournament.spec.spec_system import (
    DivisionPart,
    StagePart,
    SystemPart,
    read_divisions,
    read_stages,
)
from corr.tournament.tables.event_tables import Participant, Team
from corr.tournament.wording import listed

# -- who takes part in an event from a file ----


def read_people(faults: Faults, top: Json) -> tuple[tuple[Participant, ...], dict[str, str]]:
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
        said = faults.read(PlayerEntry, entry, where)
        player, team = said.id or "", said.team
        if player in found:
            faults.add(where, f"{shown(player)} is there twice")
        if player:
            found.setdefault(
                player,
                Participant(
                    id=player,
                    name=said.name,
                    member_no=said.member_no,
                    club=said.club,
                    country=said.country,
                    kind=said.kind,
                ),
            )
        if team:
            sides.setdefault(player, team)
    return tuple(found.values()), sides


def read_substitutes(faults: Faults, top: Json, known: Collection[str]) -> dict[str, str]:
    """Whose place somebody else has taken, by whom in the end; the results go with it.

    Where several have held a place, who had it first comes first.
    """
    next_ = dict[str, str]()
    for where, value in faults.entries(top, "substituted"):
        said = faults.read(SubstituteEntry, value if isinstance(value, dict) else {}, where)
        player, by = (_named(faults, where, one, known) for one in (said.player, said.by))
        if player and by and player != by:
            next_[player] = by
    found = dict[str, tuple[str, int]]()
    for player in next_:
        seen = [player]
        while seen[-1] in next_ and seen.count(seen[-1]) < 2:
            seen.append(next_[seen[-1]])
        if seen[-1] in next_:
            faults.add("substituted", f"{player} is in a circle")
        found[player] = seen[-1], len(seen)
    return {player: found[player][0] for player in sorted(found, key=lambda one: -found[one][1])}


def read_byes(faults: Faults, top: Json, known: Collection[str]) -> tuple[Bye, ...]:
    """Who had no opponent, and in which round."""
    found = list[Bye]()
    for where, value in faults.entries(top, "byes"):
        said = faults.read(ByeEntry, value if isinstance(value, dict) else {}, where)
        player = _named(faults, where, said.team if said.player is None else said.player, known)
        number = said.round or 0
        bye = Bye(player=player, round=number)
        if bye in found:
            faults.add(where, f"{player} has a bye in round {number} already")
        elif player and number:
            found.append(bye)
    return tuple(found)


def _named(faults: Faults, where: str, value: object, known: Collection[str]) -> str:
    """A player or team of the event, "" after a fault."""
    if isinstance(value, str) and value in known:
        return value
    if not isinstance(value, str) or knows_names(faults):
        faults.add(where, f"unknown player {shown(value)}")
    return ""


def read_withdrawn(
    faults: Faults,
    top: Json,
    known: Collection[str],
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
        said = faults.read(LeftEntry, entry, where)
        player = _named(faults, where, said.team if said.player is None else said.player, known)
        if player in found:
            faults.add(where, f"{player} is there twice")
        if player:
            found[player] = last.get(player, 0) if said.after_round is None else said.after_round
    return found


def read_annulled(
    faults: Faults, top: Json, known: Collection[str], sat: Mapping[str, str]
) -> tuple[str, ...]:
    """Who is annulled; of a team, all its players may be listed instead of it."""
    found = dict[str, None]()
    for where, value in faults.entries(top, "annulled"):
        unit = sat.get(value, value) if isinstance(value, str) else value
        found[_named(faults, where, unit, known)] = None
    return tuple(filter(None, found))


def read_decided(faults: Faults, top: Json, known: Collection[str]) -> tuple[str, ...]:
    """In which order the arbiter has put players who are level [T32c]."""
    named = (
        _named(faults, where, value, known) for where, value in faults.entries(top, "decided")
    )
    return tuple(filter(None, named))


# -- `teams` of an event from a file ----


class FileTeam(Team, frozen=True, kw_only=True):
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
    said = faults.read(TeamEntry, value, where)
    key = said.id or said.name
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
        name=said.name,
        players=tuple(members),
        captain=said.captain,
        side=said.side,
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
    return tuple(FileTeam(id=name, players=half) for name, half in zip(SIDES, own, strict=True))


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


# -- `sections`, `stages` and `divisions` of an event from a file ----
# `sections` are those that were drawn; `stages` and `divisions` are as in the event file that is
# written in TOML, and are needed only where there is more to come.


def read_sections(
    faults: Faults, entry: Json, kind: str, players: Sequence[str], games_per_pair: int
) -> tuple[Section, ...]:
    """The sections, final groups or divisions that were drawn, in order of stages."""
    found = list[Section]()
    for where, value in faults.entries(entry, "sections"):
        section = _section(faults, f"system.{where}", value, players)
        if section is not None:
            found.append(section)
    if not found and faults.sound("system.sections"):
        faults.add("system.sections", "one at least is expected")
    if not faults.sound("system.sections"):
        return ()
    first = [len(one.players) for one in found if one.stage == 1]
    usual = round_robin_rounds(max(first, default=2), games_per_pair)
    later = [one for one in found if one.stage > 1]
    if kind == "league" and later:
        faults.add("system.sections", f"a league has one stage: {listed(_names(later))}")
    for stage in sorted({one.stage for one in found}):
        _check_stage(faults, [one for one in found if one.stage == stage])
    outside = {*players} - {player for one in found for player in one.players}
    if outside:
        in_order = [player for player in players if player in outside]
        faults.add("system.sections", f"in no section: {listed(in_order)}")
    return tuple(
        Section(stage=1, name=one.name, players=one.players, before=0)
        if one.stage == 1
        else Section(
            stage=one.stage, name=one.name, players=one.players, before=one.before or usual
        )
        for one in sorted(found, key=lambda one: one.stage)
    )


def _section(faults: Faults, where: str, value: object, players: Sequence[str]) -> Section | None:
    if not isinstance(value, dict):
        faults.add(where, f"a section is expected, not {shown(value)}")
        return None
    before, known = faults.count, faults.usable("players")
    said = faults.read(SectionEntry, value, where)
    members = list[str]()
    for at, player in faults.entries(value, "players"):
        if not isinstance(player, str) or (known and player not in players):
            faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
        members.append(player if isinstance(player, str) else "")
    if len(members) < 2 and faults.count == before:
        faults.add(f"{where}.players", f"two at least are expected, not {len(members)}")
    if faults.count > before:
        return None
    return Section(stage=said.stage, name=said.name, players=tuple(members), before=said.before)


def _check_stage(faults: Faults, sections: Sequence[Section]) -> None:
    """In one stage everybody is in one section, and no two have one name."""
    counts = Counter(player for one in sections for player in one.players)
    if twice := [player for player, count in counts.items() if count > 1]:
        faults.add("system.sections", f"in two sections of one stage: {listed(twice)}")
    names = Counter(_names(sections))
    if twice := [name for name, count in names.items() if count > 1]:
        faults.add("system.sections", f"{listed(twice)}: each needs a name of its own")


def _names(sections: Sequence[Section]) -> list[str]:
    return [one.name for one in sections]


def check_in_sections(
    faults: Faults, sections: Sequence[Section], games: Sequence[FileGame]
) -> None:
    """Nobody plays outside of their own section of the stage that a game's round belongs to."""
    mine = {(one.stage, player): one.name for one in sections for player in one.players}
    starts = {one.stage: one.before for one in sections}
    for one in games:
        number = one.seen.round
        stage = max((each for each, before in starts.items() if before < number), default=1)
        own = mine.get((stage, one.seen.black))
        if own is None or own != mine.get((stage, one.seen.white)):
            faults.add(one.where, f"they share no section of the stage of round {number}")


def read_parts(
    faults: Faults, entry: Json, system: SystemPart, sections: Sequence[Section]
) -> tuple[tuple[StagePart, ...], tuple[DivisionPart, ...]]:
    """What the event file says of stages and divisions; else what the sections show."""
    key = "divisions" if system.kind == "league" else "stages"
    if entry.get(key) is not None:
        tables = Tables({key: entry[key]}, f"{faults.source}: system")
        stages, divisions = read_stages(tables, system), read_divisions(tables, system)
        try:
            tables.finish()
        except ArbiterError as error:
            faults.take(error)
        return stages, divisions
    if system.kind == "league":
        return (), tuple(DivisionPart(name=one.name) for one in sections)
    return _stages(faults, entry, sections), ()


def _stages(faults: Faults, entry: Json, sections: Sequence[Section]) -> tuple[StagePart, ...]:
    """The stages that these sections show: who is in a final group came there by some rule."""
    carried = {
        value.get("name"): faults.one(value, "carry_over", f"system.{where}", FLAG, usual=False)
        for where, value in faults.entries(entry, "sections")
        if isinstance(value, dict)
    }
    first = [one for one in sections if one.stage == 1]
    finals = [one for one in sections if one.stage > 1]
    return (
        StagePart(name=_shared([one.name for one in first]), sections=len(first)),
        *(
            StagePart(
                name=one.name,
                qualify=max(1, len(one.players) // max(1, len(first))),
                carry_over=carried.get(one.name, False),
            )
            for one in finals
        ),
    )


def _shared(names: Sequence[str]) -> str:
    """What the names of the first stage have in common: `Section A`, `Section B` are sections."""
    words = {name.rpartition(" ")[0] for name in names}
    return words.pop() if len(words) == 1 and "" not in words else "Sections"
