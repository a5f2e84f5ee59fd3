"""What happens to an event as a whole. The rules of `events` hold for these bodies, too.

The games of a draw are (game id, round, board, first, second) each, `first` provisional black.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

from corr.tournament.events.fields import Address, Code, Id, Tables, Words

Drawn: TypeAlias = tuple[tuple[Id, int, int, Id, Id], ...]
"""Games as they were drawn."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Announced:
    """An event was opened; `spec` are the tables of its event file, JSON-safe.

    `closed_elsewhere` is the date on which one from elsewhere was closed there, "" if none is.
    """

    spec: Tables
    closed_elsewhere: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """A player was entered by the arbiter.

    `team` is the player's side in a Scheveningen event, `A` or `B`, "" where the order of entry
    decides. A latecomer (R26.4) takes part from `round` on, with `level` at the start of that;
    `round` is 0 for everybody else.
    """

    player: Id
    team: Id = ""
    round: int = 0
    level: Code = ""
    reason: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Started:
    """Start numbers were given: `order[0]` is number 1. `levels` are the levels at the start.

    `seed` reproduces the lots; "" where nothing was drawn. A player without a level is new.
    `rounds` is how many rounds there will be, 0 where the pairings themselves say it. `slots` are
    those of a cup whose draw was made elsewhere, "" for a bye; all others follow from the seed.
    """

    order: tuple[Id, ...]
    seeding: Code
    seed: Code
    levels: Mapping[Id, Code]
    rounds: int = 0
    slots: tuple[Id, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundsDrawn:
    """All rounds were drawn. Rounds from `opened` + 1 on wait for their time; 0: none waits."""

    games: Drawn
    opened: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDrawn:
    """One round was drawn by lot with `seed`; who has a bye is in `byes`.

    `assessed` are the results that games still going were taken to have (26.5), by game, and
    `totals` the points by which everybody was grouped, exact, by player.
    """

    round: int
    games: Drawn
    byes: tuple[Id, ...] = ()
    seed: Code = ""
    assessed: tuple[tuple[Id, Code], ...] = ()
    totals: tuple[tuple[Id, Code], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ByesDecided:
    """The arbiter decided who has the bye in a round to come (26.4); nobody: the lot does.

    `players` are teams in a team event.
    """

    round: int
    players: tuple[Id, ...]
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundOpened:
    """The games of a round that was drawn before may begin."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayDrawn:
    """A drawn match goes on with a game of `per_move` seconds, its replay number `replay` (27)."""

    games: Drawn
    replay: int
    per_move: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultAssessed:
    """A game counts with `result` for the grouping until its real result is known (26.5).

    `used` is for the result by which a round was drawn before the arbiter corrected it. Without
    a `result` the game is not taken to have one any more.
    """

    game: Id
    result: Code
    reason: Words
    used: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Withdrawn:
    """A player left the event; `after_round` is the last round they took part in (16.2-16.3).

    Without a `reason` it was the player's own wish.
    """

    player: Id
    after_round: int
    reason: Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Substituted:
    """`by` took a player's start number over, with the games in `games` and all that follow.

    `level` is the new player's level then; the games that had ended stay the player's.
    """

    player: Id
    by: Id
    games: tuple[Id, ...]
    reason: Words
    level: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeftElsewhere:
    """Games of an event from elsewhere are played there: they never begin here, but are ruled.

    Those that had not `begun` when the event was closed there are played nowhere.
    """

    games: tuple[Id, ...]
    begun: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Closed:
    """The event was closed with report number `report`.

    `levels` are the levels that it gave, by player; those of `proposed` hold when they are
    confirmed. None where nothing was written down of them. `kept` are the levels that stayed as
    they were; `confirmed` names who reached the norm for the level held afterwards (art. 2 §5),
    and `reasons` are the report's codes. `reaches` is the highest level whose norm to obtain the
    points reach, by player, of those who reach one: another level may be held afterwards when
    other events change. It counts from the date `on`; "" is the day on which it was written down.
    `undecided` are the rulings whose appeals were not decided, `undecided_why` is the reason.
    """

    report: int
    levels: Mapping[Id, Code] | None = None
    proposed: tuple[Id, ...] = ()
    kept: Mapping[Id, Code] | None = None
    confirmed: tuple[Id, ...] = ()
    reasons: Mapping[Id, Code] | None = None
    on: Code = ""
    reaches: Mapping[Id, Code] | None = None
    undecided: tuple[int, ...] = ()
    undecided_why: Words = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportSent:
    """Report number `report` went to the ranking committee (art. 1 §4).

    `to` are the addresses that it was sent to by this program; if there are none it was handed
    over in another way, `on` a date.
    """

    report: int
    to: tuple[Address, ...] = ()
    on: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesSent:
    """The rules of the event went to `players`, each in a letter of their own (art. 1 §3).

    With `on`, a date, they had got them in another way by that day.
    """

    players: tuple[Id, ...]
    on: Code = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventReopened:
    """A closed event runs again: the levels that the closing gave do not hold any more."""

    reason: Words
