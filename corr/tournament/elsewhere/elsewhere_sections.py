"""`sections`, `stages` and `divisions` of an event from a file: who met whom apart from others.

`sections` are those that were drawn; `stages` and `divisions` are as in the event file that is
written in TOML, and are needed only where there is more to come.
"""

from collections import Counter
from collections.abc import Sequence

from corr.errors import ArbiterError
from corr.ranking.correspondence.filereader import shown
from corr.tournament.contest.section import Section
from corr.tournament.elsewhere.elsewhere_games import FileGame
from corr.tournament.elsewhere.elsewhere_values import Faults, Json
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.spec.spec_reader import Tables
from corr.tournament.spec.spec_stages import DivisionPart, StagePart, read_divisions, read_stages
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.wording import listed


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
    name = faults.text(value, "name", where, required=True)
    stage = faults.number(value, "stage", where, least=1, usual=1)
    rounds = faults.number(value, "before", where, least=0, usual=0)
    members = list[str]()
    for at, player in faults.entries(value, "players"):
        if not isinstance(player, str) or (known and player not in players):
            faults.add(f"{where}.{at}", f"unknown player {shown(player)}")
        members.append(player if isinstance(player, str) else "")
    if len(members) < 2 and faults.count == before:
        faults.add(f"{where}.players", f"two at least are expected, not {len(members)}")
    if faults.count > before:
        return None
    return Section(stage=stage, name=name, players=tuple(members), before=rounds)


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
        value.get("name"): faults.flag(value, "carry_over", f"system.{where}", usual=False)
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
