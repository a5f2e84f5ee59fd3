"""[system], [[stages]], [[divisions]] and [[teams]] of an event file: who meets whom, and when."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import pairwise
from typing import Annotated

from msgspec import Struct
from msgspec.structs import replace

from corr.reading.kinds import (
    FLAG,
    LINE,
    LINE_OR_EMPTY,
    Kind,
    choice,
    days,
    matching,
    read_line,
    shown,
    whole,
)
from corr.reading.tables import Tables
from corr.tournament.scoring.figures import SYSTEMS, tie_breaks_of
from corr.tournament.scoring.standings import check_tie_breaks, criteria
from corr.tournament.scoring.team_scoring import team_criteria
from corr.tournament.spec.may_change import (
    BY_DAYS,
    DRAWN,
    NEVER_DRAWN,
    NEVER_PLACES,
    looser,
    never,
)
from corr.tournament.wording import counted, listed

# -- [system] of an event file ----
# Which keys go together depends on the kind; all that does not is told at once.


KINDS = (
    *("round_robin", "match", "scheveningen", "monrad", "cup"),
    *("teams", "stages", "league"),
)
AT_ONCE = frozenset({"round_robin", "scheveningen", "match", "stages", "league"})
"""The kinds whose rounds can all start together: who meets whom is known at the start."""
ROUND_BY_ROUND = frozenset({"monrad", "cup"})
MATCHES = frozenset({"round_robin", "scheveningen", "monrad"})
"""The kinds in which the games of two who meet can begin one after another, as they are needed."""
_ONLY: dict[str, str] = {
    "rounds": "monrad",
    "table": "scheveningen",
    "third_place": "cup",
    "consolation": "cup",
}
"""The keys that mean something in one kind alone, of players or of teams."""
_TEAMS_ONLY = ("pairing", "boards", "reserves", "captains")

UNTIL = re.compile(r"(\d{1,3}(?:\.5)?) points|(\d{1,3}) wins|decided", re.ASCII)


def _read_tie_breaks(value: object) -> tuple[str, ...]:
    if value == "default":
        return ()
    if not isinstance(value, list | tuple) or not value:
        raise ValueError
    if not all(isinstance(one, str) and one.isprintable() for one in value):
        raise ValueError
    return tuple(value)


TIE_BREAK_LIST: Kind[tuple[str, ...]] = Kind(
    expected='"default" or a list of tie-breaks, such as ["game_points", "berger"]',
    read=_read_tie_breaks,
    write=lambda names: names or "default",
    implied=True,
)
END_OF_MATCH = matching(
    rf"|{UNTIL.pattern}",
    '"6.5 points", "6 wins", "decided" (more than half of all points) or ""',
    "6.5 points",
)


class SystemPart(Struct, frozen=True, kw_only=True):
    """[system]: who meets whom, how often, and how start numbers are given.

    Rounds start together (`all_rounds_at_once`), or at the days that `round_days` (from one
    round to the next) or `round_dates` (the first day of each) say, or when the arbiter says so.
    `rounds` 0 is the number that the rules propose. `tie_breaks` () are those of the rules.
    `max_running` is how many games a player has going at once, 0 for any number. `until` is what
    ends a match, "" for all its games. In a team event, `pairing` says how teams meet; a team has
    so many `boards` and at most so many `reserves` (21.2), and its captain is a member (21.4) or
    `anyone`; `games_per_pair` are the games at each board of a match. A match that is level after
    its games has a `deciding_game` (P§15).
    """

    kind: Annotated[str, choice(*KINDS), "who meets whom", NEVER_DRAWN] = "round_robin"
    games_per_pair: Annotated[
        int, whole(1, 20, 2), "games when two meet, the colours in turn", NEVER_DRAWN
    ] = 1
    seeding: Annotated[
        str, choice("lot", "ranking", "list"), "how start numbers are given", NEVER_DRAWN
    ] = "lot"
    all_rounds_at_once: Annotated[
        bool,
        replace(FLAG, implied=True),
        "whether all rounds start together; without it as the kind has it",
        never(DRAWN, "`corr event draw` begins the next round of those that wait"),
    ] = True
    round_days: Annotated[
        int,
        whole(0, 1000, 60),
        "days from round to round; 0 for all at once, or when the arbiter says so",
        BY_DAYS,
    ] = 0
    round_dates: Annotated[tuple[date, ...], days(), "the first day of each round", BY_DAYS] = ()
    rounds: Annotated[
        int,
        whole(0, 200, 7),
        "of a Monrad; 0 for as many as the rules propose",
        never(
            "players have been told how many rounds there are, and the draw counts with it",
            "`corr event close --early` ends the event before its last round",
        ),
    ] = 0
    max_running: Annotated[
        int,
        whole(0, 1000, 4),
        "most games at once for a player; 0 for any number",
        looser(
            lambda before, now, _: now == 0 or 0 < before < now,
            "games that go on already would be too many",
            "raise it, or set it to 0 for any number",
        ),
    ] = 0
    tie_breaks: Annotated[
        tuple[str, ...],
        TIE_BREAK_LIST.such_as(["game_points", "berger"]),
        "what parts those who are level, the first one first: as the system has them, "
        + ", ".join(dict.fromkeys(name for one in SYSTEMS for name in tie_breaks_of(one))),
        NEVER_PLACES,
    ] = ()
    scoring: Annotated[
        str, choice("points", "weaver"), "weaver is for matches of two games", NEVER_PLACES
    ] = "points"
    table: Annotated[str, choice("A", "B"), "the schedule of a Scheveningen", NEVER_DRAWN] = "A"
    until: Annotated[
        str, END_OF_MATCH, "what ends a match before all its games are played", NEVER_PLACES
    ] = ""
    deciding_game: Annotated[
        bool,
        FLAG,
        "whether one more game decides a match that is level after its games",
        NEVER_PLACES,
    ] = False
    third_place: Annotated[bool, FLAG, "whether a cup plays for the third place", NEVER_PLACES] = (
        False
    )
    consolation: Annotated[
        bool,
        FLAG,
        "whether those who lose early in a cup play on (gomoku art. 26)",
        NEVER_PLACES,
    ] = False
    pairing: Annotated[
        str, choice("round_robin", "scheveningen", "monrad"), "how teams meet", NEVER_DRAWN
    ] = "round_robin"
    boards: Annotated[int, whole(0, 50, 4), "of a team", NEVER_DRAWN] = 0
    reserves: Annotated[int, whole(0, 50, 2), "of a team, at most", NEVER_DRAWN] = 0
    captains: Annotated[
        str,
        choice("member", "anyone"),
        "whether a captain has to be one of the team",
        looser(
            lambda _, now, __: now == "anyone",
            "a captain who is no player would have to go",
            "name a captain with `corr event captain`",
        ),
    ] = "member"

    @property
    def form(self) -> str:
        """How players, or in a team event the teams, are paired."""
        return self.pairing if self.kind == "teams" else self.kind

    @property
    def table_of(self) -> str:
        """The system by whose tie-breaks the table is counted."""
        if self.kind == "teams":
            return "teams_monrad" if self.pairing == "monrad" else "teams"
        return "round_robin" if self.kind in ("stages", "league") else self.kind

    @property
    def criteria(self) -> tuple[str, ...]:
        """What decides the places, the first one first: as the table of the event takes it.

        Of a match that ends before all its games are played, as if all were.
        """
        if self.kind == "teams":
            return team_criteria(self.table_of, self.tie_breaks, (self.games_per_pair,))
        return criteria(
            self.table_of,
            self.tie_breaks,
            games_per_match=self.games_per_pair,
            weaver=self.scoring == "weaver",
        )

    @property
    def has_dates(self) -> bool:
        """Whether rounds begin by themselves, on days that the event file says."""
        return bool(self.round_days or self.round_dates)

    @property
    def is_single(self) -> bool:
        """Whether a match is one game, so that letters need not speak of matches."""
        return self.games_per_pair == 1 and not (self.until or self.deciding_game)

    @property
    def has_aim(self) -> bool:
        """Whether it is one match, and results say how many games it has (R23)."""
        return self.kind == "match" and bool(self.until or self.deciding_game)

    @property
    def one_by_one(self) -> bool:
        """Whether each game of a match with an aim begins by itself when the last has ended."""
        return self.has_aim and not (self.all_rounds_at_once or self.has_dates)

    @property
    def as_needed(self) -> bool:
        """Whether results say, inside the rounds, how many games two who meet have (P§15)."""
        return self.kind in MATCHES and bool(self.until or self.deciding_game)

    @property
    def until_decided(self) -> bool:
        """Whether two who meet in a round play until their match is decided, and no longer."""
        return self.kind in MATCHES and bool(self.until)

    @property
    def wins_needed(self) -> int:
        """How many games win a match: more than half of those agreed, or all that are played.

        So many are played in any case, and are drawn with the round.
        """
        return self.games_per_pair // 2 + 1 if self.until_decided else self.games_per_pair


def read_system(read: Tables, start: date | None) -> SystemPart:
    """[system], with what its kind makes of keys that are left out; faults are noted.

    What does not go together is told of the keys that could be read, `start` None for none.
    """
    part = read.read(SystemPart, "system")
    if read.value("system", "all_rounds_at_once") is None:
        together = part.form in AT_ONCE and not part.has_dates
        part = replace(part, all_rounds_at_once=together)
    known = read.sound("system", *_form(part))
    clashes = (*_clashes(part, known=known), *_clashing_dates(part, start))
    for (key, *others), expected in clashes:
        if read.sound("system", key, *others):
            found = read.value("system", key)
            read.fault("system", key, expected, "nothing" if found is None else shown(found))
    return part


Clash = tuple[tuple[str, ...], str]
"""The key that does not go with others, and those others; and what it should be."""


def _form(part: SystemPart) -> tuple[str, ...]:
    """The keys that say how players or teams are paired."""
    return ("kind", "pairing") if part.kind == "teams" else ("kind",)


def _clashes(part: SystemPart, *, known: bool) -> Iterator[Clash]:
    """The keys that do not go with the kind, or with how many games there are.

    Unless the form is `known`, of tie-breaks only what no system has is told.
    """
    usual, form = SystemPart(), _form(part)
    for key, kind in _ONLY.items():
        if part.form != kind and getattr(part, key) != getattr(usual, key):
            yield (key, *form), f'nothing unless kind is "{kind}"'
    if part.kind == "teams" and not part.boards:
        yield ("boards", "kind"), "a whole number from 1 to 50"
    for key in _TEAMS_ONLY:
        if part.kind != "teams" and getattr(part, key) != getattr(usual, key):
            yield (key, "kind"), 'nothing unless kind is "teams"'
    yield from _no_end(part)
    if part.scoring == "weaver":
        yield from _not_weaver(part)
    if part.all_rounds_at_once and part.form in ROUND_BY_ROUND:
        drawn = f"false: a round of a {part.form} is drawn after the one before"
        yield ("all_rounds_at_once", *form), drawn
    for fault in check_tie_breaks(part.table_of if known else None, part.tie_breaks):
        yield ("tie_breaks",), f"an order that can be ({fault})"


_NO_DECIDING = {
    "cup": "false: a drawn match of a cup is played again (R27)",
    "teams": "false: a team's points at all boards decide its match (21.8)",
    "stages": 'false where kind is "stages"',
    "league": 'false where kind is "league"',
}


def _no_end(part: SystemPart) -> Iterator[Clash]:
    """What cannot end a match, or decide one that is level."""
    if part.until and part.kind == "teams":
        yield ("until", "kind"), "nothing in a team event: every game counts for the team (21.8)"
    elif part.until and part.kind in ("stages", "league"):
        yield ("until", "kind"), f'nothing where kind is "{part.kind}"'
    elif part.until not in ("", "decided") and part.kind != "match":
        yield ("until", "kind"), 'nothing or "decided" unless kind is "match"'
    if part.deciding_game and part.kind in _NO_DECIDING:
        yield ("deciding_game", "kind"), _NO_DECIDING[part.kind]
    elif part.deciding_game and part.until not in ("", "decided"):
        yield ("deciding_game", "until"), "false: the match goes on until somebody has enough"
    elif part.deciding_game and part.scoring == "weaver":
        yield ("deciding_game", "scoring"), "false: the Weaver rule parts 1-1 already (P§16)"


def _not_weaver(part: SystemPart) -> Iterator[Clash]:
    if part.kind in ("cup", "teams"):
        yield ("scoring", "kind"), f'"points" where kind is "{part.kind}"'
    elif part.until:
        needed = '"points" where until ends the match: the rule needs both games'
        yield ("scoring", "until"), needed
    elif part.games_per_pair != 2:
        points = '"points": the Weaver rule is for matches of two games'
        yield ("scoring", "games_per_pair"), points


def _clashing_dates(part: SystemPart, start: date | None) -> Iterator[Clash]:
    """The days of rounds that cannot be, or not beside other keys."""
    for key in ("round_days", "round_dates"):
        if part.all_rounds_at_once and getattr(part, key):
            yield (key, "all_rounds_at_once"), "nothing where all rounds start together"
    if part.round_days and part.round_dates:
        yield ("round_days",), "nothing beside round_dates"
    dates = part.round_dates
    if dates and start is not None and dates[0] != start:
        yield ("round_dates",), f"the start, {start}, as the first day"
    if any(later <= earlier for earlier, later in pairwise(dates)):
        yield ("round_dates",), "days each later than the one before"
    if dates and part.rounds and len(dates) != part.rounds:
        yield ("round_dates",), f"as many days as rounds, {part.rounds}"


# -- [[teams]] of an event file ----
# Players are named as everywhere, by id, member number or address; who they are is looked up when
# the event is opened. A file may leave players out: then they are entered later.


def _read_players(value: object) -> tuple[str, ...]:
    """Names of players; that somebody is named twice is told for all teams together."""
    if not isinstance(value, list | tuple):
        raise ValueError
    return tuple(map(read_line, value))


PLAYERS: Kind[tuple[str, ...]] = Kind(
    expected='a list of players by id, member number or address, such as ["P0001", "1234"]',
    read=_read_players,
)


class TeamPart(Struct, frozen=True, kw_only=True):
    """A team, where kind is "teams": `players` in ranking order (21.2).

    The first ones play at the boards, the others are reserves.

    Without a `captain` it is the first player. `exception` lets the order differ from the ranking
    (a champion, a new strong player). `side` is the half of the teams in a Scheveningen.
    """

    name: Annotated[str, LINE.such_as("Malmö"), "the team"]
    players: Annotated[
        tuple[str, ...], PLAYERS.such_as(["1234", "1250"]), "in ranking order, or entered later"
    ] = ()
    captain: Annotated[str, LINE_OR_EMPTY.such_as("1234"), "if not the first player"] = ""
    exception: Annotated[bool, FLAG, "whether the order differs from the ranking"] = False
    side: Annotated[str, choice("", "A", "B").such_as("A"), "its half in a Scheveningen"] = ""


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


# -- [[stages]] and [[divisions]] of an event file ----
# The first stage is played in sections, each other one is a final group of those who qualify.


class StagePart(Struct, frozen=True, kw_only=True):
    """A stage, where kind is "stages": so many `sections`, or a final group.

    Players come to sections as `spread` says [T32a]. To a final group go so many of each section
    (`qualify`) and so many of the best next (`best_next`) [T32b]; with `carry_over` the results
    between them count in it [T32e].
    """

    name: Annotated[str, LINE.such_as("Final"), "the stage"]
    kind: Annotated[
        str,
        choice("round_robin", later=("monrad", "cup", "match", "scheveningen")),
        "how a section or group is played",
    ] = "round_robin"
    sections: Annotated[int, whole(0, 500, 4), "how many sections the first stage has"] = 0
    spread: Annotated[str, choice("serpentine", "pots", "lot"), "how players come to sections"] = (
        "serpentine"
    )
    qualify: Annotated[int, whole(0, 500, 2), "so many of each section go on to this group"] = 0
    best_next: Annotated[int, whole(0, 500, 1), "and so many of the best that are left"] = 0
    carry_over: Annotated[bool, FLAG, "whether results between them count in the group"] = False


class DivisionPart(Struct, frozen=True, kw_only=True):
    """A division of a league, the highest first.

    `up` go up to the division above and `down` down to the one below when the season is over
    [T31a]. `places` are those of the next season, 0 as many as now.
    """

    name: Annotated[str, LINE.such_as("Elite"), "the division; the highest comes first"]
    players: Annotated[
        tuple[str, ...], PLAYERS.such_as(["1234", "1250"]), "its players, or entered later"
    ] = ()
    up: Annotated[int, whole(0, 500, 2), "so many go up after the season"] = 0
    down: Annotated[int, whole(0, 500, 2), "so many go down after it"] = 0
    places: Annotated[int, whole(0, 1000, 10), "next season; 0 for as many as now"] = 0


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
