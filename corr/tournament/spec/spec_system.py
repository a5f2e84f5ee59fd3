"""[system] of an event file: who meets whom, how often, when, and what decides the table.

Which keys go together depends on the kind; all that does not is told at once.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import date
from itertools import pairwise
from typing import Annotated

from corr.tournament.scoring.tie_breaks import check_tie_breaks
from corr.tournament.spec.spec_reader import (
    FLAG,
    Kind,
    Tables,
    choice,
    days,
    matching,
    shown,
    whole,
)

KINDS = (
    *("round_robin", "match", "scheveningen", "monrad", "cup"),
    *("teams", "stages", "league"),
)
AT_ONCE = frozenset({"round_robin", "scheveningen", "match", "stages", "league"})
"""The kinds whose rounds can all start together: who meets whom is known at the start."""
ROUND_BY_ROUND = frozenset({"monrad", "cup"})
_ONLY: dict[str, str] = {
    "rounds": "monrad",
    "table": "scheveningen",
    "until": "match",
    "third_place": "cup",
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
)
END_OF_MATCH = matching(
    rf"|{UNTIL.pattern}", '"6.5 points", "6 wins", "decided" (more than half of all points) or ""'
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SystemPart:
    """[system]: who meets whom, how often, and how start numbers are given.

    Rounds start together (`all_rounds_at_once`), or at the days that `round_days` (from one
    round to the next) or `round_dates` (the first day of each) say, or when the arbiter says so.
    `rounds` 0 is the number that the rules propose. `tie_breaks` () are those of the rules.
    `max_running` is how many games a player has going at once, 0 for any number. `until` is what
    ends a match, "" for all its games. In a team event, `pairing` says how teams meet; a team has
    so many `boards` and at most so many `reserves` (21.2), and its captain is a member (21.4) or
    `anyone`; `games_per_pair` are the games at each board of a match.
    """

    kind: Annotated[str, choice(*KINDS)] = "round_robin"
    games_per_pair: Annotated[int, whole(1, 20)] = 1
    seeding: Annotated[str, choice("lot", "ranking", "list")] = "lot"
    all_rounds_at_once: Annotated[bool, FLAG] = True
    round_days: Annotated[int, whole(0, 1000)] = 0
    round_dates: Annotated[tuple[date, ...], days()] = ()
    rounds: Annotated[int, whole(0, 200)] = 0
    max_running: Annotated[int, whole(0, 1000)] = 0
    tie_breaks: Annotated[tuple[str, ...], TIE_BREAK_LIST] = ()
    scoring: Annotated[str, choice("points", "weaver")] = "points"
    table: Annotated[str, choice("A", "B")] = "A"
    until: Annotated[str, END_OF_MATCH] = ""
    third_place: Annotated[bool, FLAG] = False
    pairing: Annotated[str, choice("round_robin", "scheveningen", "monrad")] = "round_robin"
    boards: Annotated[int, whole(0, 50)] = 0
    reserves: Annotated[int, whole(0, 50)] = 0
    captains: Annotated[str, choice("member", "anyone")] = "member"

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
    def has_dates(self) -> bool:
        """Whether rounds begin by themselves, on days that the event file says."""
        return bool(self.round_days or self.round_dates)

    @property
    def one_by_one(self) -> bool:
        """Whether each game of a match with an aim begins by itself when the last has ended."""
        return bool(self.until) and not (self.all_rounds_at_once or self.has_dates)


def read_system(read: Tables, start: date | None) -> SystemPart:
    """[system], with what its kind makes of keys that are left out; faults are noted.

    What does not go together is told of the keys that could be read, `start` None for none.
    """
    part = read.read(SystemPart, "system")
    if read.value("system", "all_rounds_at_once") is None:
        together = part.form in AT_ONCE and not part.has_dates
        part = replace(part, all_rounds_at_once=together)
    for (key, *others), expected in (*_clashes(part), *_clashing_dates(part, start)):
        if read.sound("system", key, *others):
            read.fault("system", key, expected, shown(read.value("system", key)))
    return part


Clash = tuple[tuple[str, ...], str]
"""The key that does not go with others, and those others; and what it should be."""


def _clashes(part: SystemPart) -> Iterator[Clash]:
    """The keys that do not go with the kind, or with how many games there are."""
    usual = SystemPart()
    form = ("kind", "pairing") if part.kind == "teams" else ("kind",)
    for key, kind in _ONLY.items():
        if part.form != kind and getattr(part, key) != getattr(usual, key):
            yield (key, *form), f'nothing unless kind is "{kind}"'
    if part.kind == "teams" and not part.boards:
        yield ("boards", "kind"), "a whole number from 1 to 50"
    for key in _TEAMS_ONLY:
        if part.kind != "teams" and getattr(part, key) != getattr(usual, key):
            yield (key, "kind"), 'nothing unless kind is "teams"'
    if part.scoring == "weaver":
        yield from _not_weaver(part)
    if part.all_rounds_at_once and part.form in ROUND_BY_ROUND:
        drawn = f"false: a round of a {part.form} is drawn after the one before"
        yield ("all_rounds_at_once", *form), drawn
    for fault in check_tie_breaks(part.table_of, part.tie_breaks):
        yield ("tie_breaks", *form), f"an order that can be ({fault})"


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
