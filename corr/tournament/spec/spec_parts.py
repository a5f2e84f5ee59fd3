"""The parts of an event file: one frozen dataclass for each table, which also describes it.

What a key takes is said once, here. A value that only a later version can do is refused as not
supported yet.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Annotated

from corr.games.registry import RULES
from corr.tournament.spec.spec_clock import ClockPart, LeavePart
from corr.tournament.spec.spec_reader import (
    DAY,
    DAY_OR_NONE,
    FLAG,
    LINE,
    LINE_OR_EMPTY,
    ZONE,
    choice,
    matching,
    only,
    read_address,
    several,
    whole,
)
from corr.tournament.spec.spec_stages import DivisionPart, StagePart
from corr.tournament.spec.spec_system import SystemPart
from corr.tournament.spec.spec_teams import TeamPart

LATER_GAMES = ("gomoku", "pente", "keryo", "backgammon")
MOST_PLAYERS = 10_000


def _language(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z]{2,3}", value):
        raise ValueError
    return value


EVENT_ID = matching(r"[A-Z]{1,4}[0-9]{2}", 'one to four capital letters and two digits ("SK24")')
ADDRESSES = several(read_address, 'different mail addresses, such as ["arbiter@example.org"]', 1)
LANGUAGE_LIST = several(_language, 'a list of different languages, such as ["sv", "en"]', 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class EventPart:
    """[event]: the name, the days and the people.

    Play starts at 00:00 of `start` in `time_zone`. Without `entry_until`, entries are taken
    until then. `arbiters[0]` is the chief arbiter. `entry` says what a wish by letter takes
    besides a place, and `test_days` how long before the start everybody is asked to try the mail,
    0 for not by itself. `appeal_days` is how long those concerned may appeal against a ruling, 0
    for not at all; the committee decides, without one the chief arbiter.
    """

    id: Annotated[str, EVENT_ID]
    name: Annotated[str, LINE]
    start: Annotated[date, DAY]
    entry_until: Annotated[date | None, DAY_OR_NONE] = None
    time_zone: Annotated[str, ZONE]
    languages: Annotated[tuple[str, ...], LANGUAGE_LIST] = ("sv", "en")
    arbiters: Annotated[tuple[str, ...], ADDRESSES]
    committee: Annotated[tuple[str, ...], several(read_address, ADDRESSES.expected, 0)] = ()
    appeal_days: Annotated[int, whole(0, 365)] = 14
    min_players: Annotated[int, whole(2, MOST_PLAYERS)] = 5
    max_players: Annotated[int, whole(2, MOST_PLAYERS)] = 18
    entry: Annotated[str, choice("confirmed", "direct", "voucher")] = "confirmed"
    test_days: Annotated[int, whole(0, 60)] = 0


def _played(value: object) -> str:
    """A game that is played here, as the registry has it by now."""
    if isinstance(value, str) and value in RULES:
        return value
    raise ValueError


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePart:
    """[game]: which game, and its rules. `options` are the settings that the game itself has.

    `adjudication` says whether wins at the board have to be claimed [R6].
    """

    kind: Annotated[str, replace(choice(*RULES, later=LATER_GAMES), read=_played)] = "renju"
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

    @property
    def counts(self) -> bool:
        """Whether a level can change by them: never without SLSF's sanction (art. 1 §1)."""
        # A look at an installation takes no ranking, and most take this file.
        from corr.ranking.correspondence.sanction import sanction

        return self.system != "none" and sanction(self.sanctioned_by) is not False


@dataclass(frozen=True, slots=True, kw_only=True)
class PublishPart:
    """[publish]: what will stand on pages; there are none yet."""

    games: Annotated[str, choice("none", "finished", "running")] = "none"
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
