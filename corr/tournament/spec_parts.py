"""The parts of an event file: one frozen dataclass for each table, which also describes it.

What a key takes is said once, here. A value that only a later version can do is refused as not
supported yet.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta
from typing import Annotated

from corr.games.registry import RULES
from corr.tournament.clock import duration
from corr.tournament.spec_reader import (
    DAY,
    DAY_OR_NONE,
    FLAG,
    LINE,
    LINE_OR_EMPTY,
    ZONE,
    Kind,
    choice,
    matching,
    only,
    read_address,
    several,
    whole,
)
from corr.tournament.spec_stages import DivisionPart, StagePart
from corr.tournament.spec_system import SystemPart
from corr.tournament.spec_teams import TeamPart

LATER_GAMES = ("gomoku", "pente", "keryo", "backgammon")
LONGEST = timedelta(days=1000)
MOST_PLAYERS = 10_000


def _span(value: object) -> timedelta:
    """A duration above zero and below `LONGEST`."""
    if not isinstance(value, str) or len(value) > 9:
        raise ValueError
    span = duration(value)
    if not timedelta(0) < span <= LONGEST:
        raise ValueError
    return span


def written(span: timedelta) -> str:
    """A length of time as an event file writes it, e.g. `7d` or `36h`."""
    seconds = span // timedelta(seconds=1)
    for unit, size in (("d", 86400), ("h", 3600), ("m", 60)):
        if seconds % size == 0:
            return f"{seconds // size}{unit}"
    return f"{seconds}s"


def _reminder(value: object) -> str:
    if isinstance(value, str) and value.endswith("%"):
        if value[:-1] in map(str, range(1, 100)):
            return value
        raise ValueError
    _span(value)
    return str(value)


def _language(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z]{2,3}", value):
        raise ValueError
    return value


SPAN: Kind[timedelta] = Kind(expected='a time such as "7d" or "36h"', read=_span, write=written)
EVENT_ID = matching(r"[A-Z]{1,4}[0-9]{2}", 'one to four capital letters and two digits ("SK24")')
ADDRESSES = several(read_address, 'different mail addresses, such as ["arbiter@example.org"]', 1)
LANGUAGE_LIST = several(_language, 'a list of different languages, such as ["sv", "en"]', 1)
REMINDERS = several(_reminder, 'different reminders, such as ["50%", "80%", "1d"]', 0)
EMPTY = only("")


@dataclass(frozen=True, slots=True, kw_only=True)
class EventPart:
    """[event]: the name, the days and the people.

    Play starts at 00:00 of `start` in `time_zone`. Without `entry_until`, entries are taken
    until then. `arbiters[0]` is the chief arbiter.
    """

    id: Annotated[str, EVENT_ID]
    name: Annotated[str, LINE]
    start: Annotated[date, DAY]
    entry_until: Annotated[date | None, DAY_OR_NONE] = None
    time_zone: Annotated[str, ZONE]
    languages: Annotated[tuple[str, ...], LANGUAGE_LIST] = ("sv", "en")
    arbiters: Annotated[tuple[str, ...], ADDRESSES]
    committee: Annotated[tuple[str, ...], several(read_address, ADDRESSES.expected, 0)] = ()
    min_players: Annotated[int, whole(2, MOST_PLAYERS)] = 5
    max_players: Annotated[int, whole(2, MOST_PLAYERS)] = 18


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePart:
    """[game]: which game, and its rules. `options` are the settings that the game itself has.

    `adjudication` says whether wins at the board have to be claimed [R6].
    """

    kind: Annotated[str, choice(*RULES, later=LATER_GAMES)] = "renju"
    adjudication: Annotated[str, choice("automatic", "claim")] = "automatic"
    draw_min_moves: Annotated[int, whole(0, 1000)] = 0
    draw_claim_after: Annotated[int, whole(0, 1000)] = 0
    max_draw_offers: Annotated[int, whole(0, 1000)] = 3
    options: Mapping[str, str] = field(default_factory=dict)

    @property
    def opening(self) -> str:
        """The opening rule, as the game's key for it; "" for a game without one."""
        return self.options.get("opening", "")

    @property
    def claims(self) -> tuple[str, ...]:
        """The wins at the board that have to be claimed, by the kinds of `ClaimWin`."""
        if self.adjudication == "automatic":
            return ()
        return ("five",) if self.opening == "free-gomoku" else ("five", "forbidden")

    @property
    def started_with(self) -> Mapping[str, str]:
        """The settings that a game of the event is started with."""
        return {**self.options, "adjudication": self.adjudication}


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockPart:
    """[clock]: the time for a move, and when a player is reminded (see `clock.reminders`)."""

    preset: Annotated[str, EMPTY] = ""
    per_move: Annotated[timedelta, SPAN] = timedelta(days=7)
    total: Annotated[str, EMPTY] = ""
    total_same_country: Annotated[str, EMPTY] = ""
    control: Annotated[str, EMPTY] = ""
    double_after: Annotated[str, EMPTY] = ""
    fischer: Annotated[str, EMPTY] = ""
    days: Annotated[str, choice("elapsed", later=("calendar",))] = "elapsed"
    free_days: Annotated[tuple[str, ...], only(tuple[str, ...]())] = ()
    forfeit: Annotated[str, choice("automatic", later=("on claim", "arbiter"))] = "automatic"
    reminders: Annotated[tuple[str, ...], REMINDERS] = ("50%", "80%", "1d")
    silence: Annotated[tuple[str, ...], only(tuple[str, ...]())] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class LeavePart:
    """[leave]: there is none yet."""

    days_per_year: Annotated[int, only(0)] = 0
    min_days: Annotated[int, only(1)] = 1
    notice: Annotated[str, only("0d")] = "0d"


@dataclass(frozen=True, slots=True, kw_only=True)
class MailPart:
    """[mail]: what proves who wrote a letter, and what letters may carry."""

    authority: Annotated[str, choice("tag", "address", "both")] = "tag"
    messages: Annotated[bool, FLAG] = True
    conditional: Annotated[bool, FLAG] = True
    undo: Annotated[str, only("0m")] = "0m"


@dataclass(frozen=True, slots=True, kw_only=True)
class RankingPart:
    """[ranking]: what the results count for."""

    system: Annotated[str, choice("correspondence", "none")] = "correspondence"
    rating: Annotated[bool, only(value=False)] = False
    sanctioned_by: Annotated[str, LINE_OR_EMPTY] = "SLSF"


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishPart:
    """[publish]: there are no pages yet."""

    games: Annotated[str, choice("none", later=("finished", "running"))] = "none"
    delay_moves: Annotated[int, only(0)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class EventSpec:
    """A whole event file, one part a table; of `teams` and the like one for each."""

    event: EventPart
    game: GamePart
    system: SystemPart
    clock: ClockPart
    leave: LeavePart
    mail: MailPart
    ranking: RankingPart
    publish: PublishPart
    teams: tuple[TeamPart, ...] = ()
    stages: tuple[StagePart, ...] = ()
    divisions: tuple[DivisionPart, ...] = ()

    @property
    def rosters(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """The teams or divisions by name, each with the players whom the file lists."""
        teams = ((one.name, one.players) for one in self.teams)
        return (*teams, *((one.name, one.players) for one in self.divisions))
