"""[[stages]] and [[divisions]] of an event file: sections and final groups, parallel divisions.

The first stage is played in sections, each other one is a final group of those who qualify.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Annotated

from corr.tournament.spec.spec_reader import FLAG, LINE, Tables, choice, shown, whole
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.spec.spec_teams import PLAYERS, first_of_each, named_twice
from corr.tournament.wording import counted, listed


@dataclass(frozen=True, slots=True, kw_only=True)
class StagePart:
    """A stage: so many `sections`, or a final group.

    Players come to sections as `spread` says [T32a]. To a final group go so many of each section
    (`qualify`) and so many of the best next (`best_next`) [T32b]; with `carry_over` the results
    between them count in it [T32e].
    """

    name: Annotated[str, LINE]
    kind: Annotated[
        str, choice("round_robin", later=("monrad", "cup", "match", "scheveningen"))
    ] = "round_robin"
    sections: Annotated[int, whole(0, 500)] = 0
    spread: Annotated[str, choice("serpentine", "pots", "lot")] = "serpentine"
    qualify: Annotated[int, whole(0, 500)] = 0
    best_next: Annotated[int, whole(0, 500)] = 0
    carry_over: Annotated[bool, FLAG] = False


@dataclass(frozen=True, slots=True, kw_only=True)
class DivisionPart:
    """A division of a league, the highest first.

    `up` go up to the division above and `down` down to the one below when the season is over
    [T31a]. `places` are those of the next season, 0 as many as now.
    """

    name: Annotated[str, LINE]
    players: Annotated[tuple[str, ...], PLAYERS] = ()
    up: Annotated[int, whole(0, 500)] = 0
    down: Annotated[int, whole(0, 500)] = 0
    places: Annotated[int, whole(0, 1000)] = 0


def read_stages(read: Tables, system: SystemPart) -> tuple[StagePart, ...]:
    """[[stages]]; faults are noted."""
    stages = read.read_each(StagePart, "stages")
    if system.kind != "stages" and (not stages or read.sound("system", "kind")):
        if stages:
            read.fault("stages", "1", 'nothing unless [system] kind is "stages"', "a stage")
        return ()
    for number, stage in enumerate(stages, 1):
        for (key, *others), expected in _stage_faults(stage, number):
            if read.sound(f"stages {number}", key, *others):
                read.fault(f"stages {number}", key, expected, shown(getattr(stage, key)))
    if len(stages) < 2 and read.sound("stages"):
        wanted = "sections first, then at least one final group"
        read.fault("stages", "name", wanted, counted(len(stages), "stage"))
    _different(read, "stages", [stage.name for stage in stages])
    return stages


def _stage_faults(stage: StagePart, number: int) -> Iterator[tuple[tuple[str, ...], str]]:
    """The key that cannot be, with those that it goes by, and what it should be."""
    usual = StagePart(name="")
    if number == 1:
        if stage.sections < 1:
            yield ("sections",), "the number of sections of the first stage"
        for key in ("qualify", "best_next", "carry_over"):
            if getattr(stage, key) != getattr(usual, key):
                yield (key,), "nothing in the first stage: nobody has to qualify for it"
        return
    for key in ("sections", "spread"):
        if getattr(stage, key) != getattr(usual, key):
            yield (key,), "nothing in a final group: only the first stage has sections"
    if not stage.qualify + stage.best_next:
        yield ("qualify", "best_next"), "how many of each section go on to this group"


def read_divisions(read: Tables, system: SystemPart) -> tuple[DivisionPart, ...]:
    """[[divisions]]; faults are noted."""
    divisions = read.read_each(DivisionPart, "divisions")
    if system.kind != "league" and (not divisions or read.sound("system", "kind")):
        if divisions:
            read.fault("divisions", "1", 'nothing unless [system] kind is "league"', "a division")
        return ()
    if not divisions:
        if read.sound("divisions"):
            read.fault("divisions", "name", "at least one division", "nothing")
        return ()
    for number, one in enumerate(divisions, 1):
        if number == 1 and one.up:
            read.fault("divisions 1", "up", "0: it is the highest", shown(one.up))
        if number == len(divisions) and one.down:
            read.fault(f"divisions {number}", "down", "0: it is the lowest", shown(one.down))
        if number == len(divisions) and one.places:
            none = "nothing: newcomers enter here, so it has as many as come [T31e]"
            read.fault(f"divisions {number}", "places", none, shown(one.places))
        if len(one.players) == 1:
            read.fault(f"divisions {number}", "players", "at least two, or none yet", "1 player")
    _different(read, "divisions", [one.name for one in divisions])
    named = [player for one in divisions for player in one.players]
    if twice := first_of_each(named_twice(named)):
        once = "every player in one division, and once"
        read.fault("divisions", "players", once, f"{listed(twice)} more than once")
    return divisions


def _different(read: Tables, table: str, names: Sequence[str]) -> None:
    if twice := first_of_each(named_twice(names)):
        read.fault(table, "name", "a different name for each", f"{listed(twice)} more than once")
