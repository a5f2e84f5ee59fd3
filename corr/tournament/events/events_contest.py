"""What happens to an event as a whole. The rules of `events` hold for these bodies, too."""

from collections.abc import Mapping
from enum import Enum
from typing import TypeAlias

from msgspec import Struct

from corr.tournament.events.fields import Address, By, Code, Id, Naming, Tables, Words

# -- what happens to an event as a whole ----
# The games of a draw are (game id, round, board, first, second) each, `first` provisional black.


Drawn: TypeAlias = tuple[tuple[Id, int, int, Id, Id], ...]
"""Games as they were drawn."""


class Announced(Struct, frozen=True, kw_only=True):
    """An event was opened; `spec` are the tables of its event file, JSON-safe.

    `closed_elsewhere` is the date on which one from elsewhere was closed there, "" if none is.
    """

    spec: Tables
    closed_elsewhere: Code = ""


class Entered(Struct, frozen=True, kw_only=True):
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


class Started(Struct, frozen=True, kw_only=True):
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


class RoundsDrawn(Struct, frozen=True, kw_only=True):
    """All rounds were drawn. Rounds from `opened` + 1 on wait for their time; 0: none waits."""

    games: Drawn
    opened: int = 0


class RoundDrawn(Struct, frozen=True, kw_only=True):
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


class ByesDecided(Struct, frozen=True, kw_only=True):
    """The arbiter decided who has the bye in a round to come (26.4); nobody: the lot does.

    `players` are teams in a team event.
    """

    round: int
    players: tuple[Id, ...]
    reason: Words


class RoundOpened(Struct, frozen=True, kw_only=True):
    """The games of a round that was drawn before may begin."""

    round: int


class ReplayDrawn(Struct, frozen=True, kw_only=True):
    """A drawn match goes on with a game of `per_move` seconds, its replay number `replay` (27)."""

    games: Drawn
    replay: int
    per_move: int


class ResultAssessed(Struct, frozen=True, kw_only=True):
    """A game counts with `result` for the grouping until its real result is known (26.5).

    `used` is for the result by which a round was drawn before the arbiter corrected it. Without
    a `result` the game is not taken to have one any more.
    """

    game: Id
    result: Code
    reason: Words
    used: bool = False


class Withdrawn(Struct, frozen=True, kw_only=True):
    """A player left the event; `after_round` is the last round they took part in (16.2-16.3).

    Without a `reason` it was the player's own wish.
    """

    player: Id
    after_round: int
    reason: Words


class Substituted(Struct, frozen=True, kw_only=True):
    """`by` took a player's start number over, with the games in `games` and all that follow.

    `level` is the new player's level then; the games that had ended stay the player's.
    """

    player: Id
    by: Id
    games: tuple[Id, ...]
    reason: Words
    level: Code = ""


class LeftElsewhere(Struct, frozen=True, kw_only=True):
    """Games of an event from elsewhere are played there: they never begin here, but are ruled.

    Those that had not `begun` when the event was closed there are played nowhere.
    """

    games: tuple[Id, ...]
    begun: bool = True


class Closed(Struct, frozen=True, kw_only=True):
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


class ReportSent(Struct, frozen=True, kw_only=True):
    """Report number `report` went to the ranking committee (art. 1 §4).

    `to` are the addresses that it was sent to by this program; if there are none it was handed
    over in another way, `on` a date.
    """

    report: int
    to: tuple[Address, ...] = ()
    on: Code = ""


class RulesSent(Struct, frozen=True, kw_only=True):
    """The rules of the event went to `players`, each in a letter of their own (art. 1 §3).

    With `on`, a date, they had got them in another way by that day.
    """

    players: tuple[Id, ...]
    on: Code = ""


class EventReopened(Struct, frozen=True, kw_only=True):
    """A closed event runs again: the levels that the closing gave do not hold any more."""

    reason: Words


# -- what happens to an event whose file turns out wrong ----


Entries: TypeAlias = tuple[tuple[Id, Id], ...]
"""Players with their teams, "" for none, in the order in which they count as entered."""


class FileChanged(Struct, frozen=True, kw_only=True):
    """A new event file took the place of the old one; `spec` are its tables, JSON-safe.

    `entries` are all who are entered from then on, () where neither order nor teams change.
    """

    spec: Tables
    reason: Words
    entries: Entries = ()


class Cancelled(Struct, frozen=True, kw_only=True):
    """The event was called off: nothing more begins, and nothing of it counts."""

    reason: Words


# -- what the arbiter ruled, who appealed, what came of it ----


class Verdict(Enum):
    """What becomes of an appeal."""

    ALLOWED = "allowed"
    """The ruling falls."""
    DISMISSED = "dismissed"
    """The ruling stands."""


_AS_STORED: Mapping[str, Verdict] = {
    **{one.value: one for one in Verdict},
    # What was decided of the ruling, as it was written down before it was said of the appeal.
    "upheld": Verdict.DISMISSED,
    "overturned": Verdict.ALLOWED,
}
"""What the stored words mean, for ever."""


class Acted(Struct, frozen=True, kw_only=True):
    """The arbiter ruled; what it changed are the events and letters with the same cause.

    `number` counts an event's rulings from 1. `by` is the arbiter's address, "" for the operator
    at the terminal, who acts for the chief arbiter. `what` says in words what was done, players
    by their ids. `rule` is what the ruling rests on, "" where none is cited. `concerned` are the
    players who may appeal until the day `appeal_until`, "" where nobody may. `undoes` is
    the ruling that this one undoes, 0 for none. `key` names the act, whatever its `command` is
    called later; "" from before there were keys. What `lasts` no other act undoes.
    """

    number: int
    command: Naming
    what: Naming
    reason: Words
    by: By = ""
    rule: Naming = ""
    appeal_until: Code = ""
    concerned: tuple[Id, ...] = ()
    undoes: int = 0
    key: Code = ""
    lasts: bool = False


class Tended(Struct, frozen=True, kw_only=True):
    """Somebody saw to a letter, or to how a player is reached, which is no ruling.

    `what` says in words what was done, letters by their keys, players by their ids. `by` is the
    arbiter's address, "" for the operator at the terminal. `reason` may be "". `heard` is a
    player of whom there was a sign of life in another way than by a letter. `ruling` names a
    ruling in another event, `SK24/3`, that touched this one, too.
    """

    what: Naming
    by: By = ""
    reason: Words = ""
    heard: Id = ""
    ruling: Id = ""


class Appealed(Struct, frozen=True, kw_only=True):
    """A player does not agree with ruling `number`, and says why."""

    number: int
    player: Id
    words: Words


class PanelNamed(Struct, frozen=True, kw_only=True):
    """Who decides the appeal against ruling `number` of a match: three experienced players.

    They were named for it by the arbiter (backgammon.md 8 [1.5]); a later naming replaces them.
    They stand here as in their votes: by address, one who was forgotten by the player's id.
    """

    number: int
    first: By
    second: By
    third: By
    reason: Words = ""

    @property
    def members(self) -> tuple[str, ...]:
        """All three, in the order in which they were named."""
        return self.first, self.second, self.third


class Voted(Struct, frozen=True, kw_only=True):
    """A member of the committee voted on the appeal against ruling `number`, and said why.

    `verdict` is what becomes of the appeal, as `Verdict` has it.
    """

    number: int
    verdict: Code
    reason: Words
    by: By = ""


class AppealDecided(Struct, frozen=True, kw_only=True):
    """The appeal against ruling `number` was decided for good.

    `verdict` is the stored word, which only `outcome` reads.
    """

    number: int
    verdict: Code
    reason: Words
    by: By = ""

    @property
    def outcome(self) -> Verdict:
        """What became of the appeal.

        >>> AppealDecided(number=3, verdict="upheld", reason="").outcome.name
        'DISMISSED'
        """
        return _AS_STORED[self.verdict]


# -- what players wish before an event begins, and what becomes of it ----


class EntryAsked(Struct, frozen=True, kw_only=True):
    """A player asked to be entered, by a letter that arrived then (UTC, ISO).

    `voucher` is the fingerprint of the voucher that came with it, "" without one.
    """

    player: Id
    arrived: Code
    voucher: Code = ""


class EntryGranted(Struct, frozen=True, kw_only=True):
    """The arbiter said yes to a player for whom there is no place yet."""

    player: Id


class EntryRefused(Struct, frozen=True, kw_only=True):
    """The arbiter said no to a player who had asked to be entered."""

    player: Id
    reason: Words


class EntryTakenBack(Struct, frozen=True, kw_only=True):
    """A player no longer wishes to be entered."""

    player: Id


class VouchersMade(Struct, frozen=True, kw_only=True):
    """The arbiter gave out vouchers, each good for one entry; only fingerprints are kept."""

    vouchers: tuple[Code, ...]


class MailProved(Struct, frozen=True, kw_only=True):
    """An answer of an entered player's to a letter of ours arrived before the start."""

    player: Id


# -- what happens when an event passes to another installation ----


class HandedOver(Struct, frozen=True, kw_only=True):
    """The event goes on at the address `to`: nothing more happens here."""

    to: Address
    reason: Words = ""


class TakenOver(Struct, frozen=True, kw_only=True):
    """The event goes on here, at the address `here`, from where it stood at `source`.

    Where both are the same, it was taken back before anybody else had it.
    """

    source: Address
    here: Address
    reason: Words = ""


# -- measures against players, and players who come back ----


WARNING, REPRIMAND, EXCLUSION = "warning", "reprimand", "exclusion"
"""What the arbiter may do about conduct: the second one threatens with the third (19.1)."""


class Measured(Struct, frozen=True, kw_only=True):
    """The arbiter took a `measure` against a player: a warning, a reprimand, or exclusion.

    `game` is the match for something in which it was taken, "" for none.
    """

    player: Id
    measure: Code
    reason: Words
    game: Code = ""

    @property
    def is_exclusion(self) -> bool:
        """Whether it puts the player out of the event."""
        return self.measure == EXCLUSION


class MeasureLifted(Struct, frozen=True, kw_only=True):
    """The last `measure` of a kind against a player does not stand any more."""

    player: Id
    measure: Code
    reason: Words


class Reinstated(Struct, frozen=True, kw_only=True):
    """Players who had left a running event take part again, with `team` if it had left."""

    players: tuple[Id, ...]
    reason: Words
    team: Id = ""


# -- what happens to the sections of an event ----


class SectionsDrawn(Struct, frozen=True, kw_only=True):
    """A stage was drawn: its sections (or final groups, or divisions) by name, and their players.

    Its rounds come after round `before`; `rounds` is how many the event then has. `seed` gave the
    lots.
    """

    stage: int
    sections: tuple[tuple[Code, tuple[Id, ...]], ...]
    before: int
    rounds: int
    seed: Code = ""


class OrderDecided(Struct, frozen=True, kw_only=True):
    """The arbiter parted players who share a place: who is named earlier goes before."""

    players: tuple[Id, ...]
    reason: Words


class OrderUndecided(Struct, frozen=True, kw_only=True):
    """The last decision that parted these players, named in this order, holds no more."""

    players: tuple[Id, ...]
    reason: Words


# -- what happens to the teams of an event ----
# A team goes by its name. A line-up is its players by board, from the first board down.


LineUps: TypeAlias = tuple[tuple[Id, tuple[Id, ...]], ...]
"""Teams and their players by board."""


class CaptainNamed(Struct, frozen=True, kw_only=True):
    """A team has a captain (21.4): one of its players, or somebody by name."""

    team: Id
    captain: Naming


VISITORS = "visitors"
"""Who chose which boards of a short home team stay empty (SBGF 3.4)."""


class LineUp(Struct, frozen=True, kw_only=True):
    """A team's line-up of a round was reported before its draw, by `by` (21.5).

    By `VISITORS` it says at which boards the players sit who are there. Without players what
    was reported or chosen holds no more.
    """

    team: Id
    round: int
    players: tuple[Id, ...]
    by: By


class MatchesDrawn(Struct, frozen=True, kw_only=True):
    """The team matches of a round, and who sat at which board of them.

    The first team of a match is preliminary black on the odd boards (21.1). `bye` is the team
    that has no opponent.
    """

    round: int
    matches: tuple[tuple[Id, Id], ...]
    line_ups: LineUps
    bye: Id = ""


class TeamWithdrawn(Struct, frozen=True, kw_only=True):
    """A team left the event; `after_round` is the last round it took part in (16.2-16.3)."""

    team: Id
    after_round: int
    reason: Words
