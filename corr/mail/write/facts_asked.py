"""What the letters that answer a player's questions tell. Points are decimal strings, as in norms.

Instants are UTC and `time_zone` is the reader's, as in the facts of game letters.
"""

from dataclasses import dataclass
from datetime import datetime, timedelta
from fractions import Fraction

from corr.tournament.play.clock import Left
from corr.tournament.tables.crosstable_forms import Grid


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnLine:
    """One turn of the reader's: the move, the time that counted, and what was given back."""

    ply: int
    used: timedelta
    given_back: timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningGame:
    """A game that goes on, in a list of the reader's games.

    `colour`, `turn`, `due`, `left` and `draw_offer` as in `GameFacts`, `ply` is the move now due.
    `used` is the time already spent on it and `per_move` all that there is for one. `show` is a
    link that opens a mail which asks for the board. While the clock stands still, `stopped` is
    since when, there is no `due`, and `left` is what it stopped with; `paused`, `late`,
    `my_limits`, `their_limits`, `my_leave` and `their_leave` as in `GameFacts`. `turns` are the
    reader's that are over, the last first.
    """

    game: str
    event_name: str
    opponent: str
    colour: str
    turn: str
    ply: int
    due: datetime | None
    used: timedelta
    left: timedelta
    given: timedelta
    coming: timedelta
    draw_offer: str
    show: str = ""
    stopped: datetime | None = None
    paused: bool = False
    late: str = ""
    my_limits: tuple[Left, ...] = ()
    their_limits: tuple[Left, ...] = ()
    turns: tuple[TurnLine, ...] = ()
    my_leave: tuple[datetime, datetime] | None = None
    their_leave: tuple[datetime, datetime] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EndedGame:
    """A game that is over; `winner` and `ending` as in `GameFacts`."""

    game: str
    opponent: str
    winner: str
    ending: str
    ending_detail: str
    ended: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class OlderGames:
    """The games of an event that ended long ago, by their ids."""

    event: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBreak:
    """Why a player stands above another who has as many points, or shares a place.

    `by` is the figure that decides, `buchholz`, `berger`, `mutual`, `game_points`, `match_points`
    or `match_wins`, with both values; "" for who share a place, then `rivals` are all of them but
    the first.
    """

    name: str
    rivals: tuple[str, ...]
    by: str = ""
    mine: str = ""
    theirs: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class EventTable:
    """An event's crosstable in the reader's language, as text and as cells for markup, and the
    reasons of close places; of a cup and of sections, names and `why` each stands there, in words.
    """

    id: str
    name: str
    final: bool
    table: str
    grid: Grid
    reasons: tuple[TieBreak, ...]
    why: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NormTarget:
    """One norm: its `code` (`rise2`, `rise1`, `confirm`, `keep`), the level that it is for, the
    points that it takes and those still missing. `state` is `reached`, `open` or `beyond`.
    """

    code: str
    level: str
    points: str
    missing: str
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WhatIf:
    """What from `least` to `most` points of the games left lead to: that many `in all`, a level.

    `level` is "" for a new player who gets none. `reason` is a code of the event file.
    """

    least: str
    most: str
    least_in_all: str
    most_in_all: str
    level: str
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class NormTable:
    """All norms of a player in an event, and what the games left could still bring.

    `level` is the one that the norms are set from, "" for a new player, and `now` the one that is
    held now. `reason` says why no level can be won or lost, as in `NormFacts`, or is
    `new_opponents` where nothing is known yet of the strength of any opponent of a new player.
    `new_players` is how many opponents are new and may still turn out stronger or weaker. `asked`
    are the points in all that the reader asked about, and `supposed` what they lead to, None
    where they cannot be.
    """

    id: str
    name: str
    ranked: bool
    level: str = ""
    now: str = ""
    completed: int = 0
    scheduled: int = 0
    points: str = "0"
    targets: tuple[NormTarget, ...] = ()
    what_if: tuple[WhatIf, ...] = ()
    new_players: int = 0
    undrawn: int = 0
    reason: str = ""
    asked: str = ""
    supposed: WhatIf | None = None

    @property
    def left(self) -> int:
        """How many games are still going."""
        return self.scheduled - self.completed

    @property
    def most_in_all(self) -> str:
        """The points that the games left can still bring the player to."""
        whole, half = divmod(int(Fraction(self.points) * 2) + 2 * self.left, 2)
        return f"{whole}.5" if half else f"{whole}"


@dataclass(frozen=True, slots=True, kw_only=True)
class EventRules:
    """An event's rules in sentences of the reader's language, by theme (`theme`, sentences)."""

    id: str
    name: str
    themes: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """One game as a record: `acts` in the record's words, `moves` one point (or `pass`) a ply.

    `black` and `white` are names, "" while the opening is still to decide who that is; then
    `first` and `second` say who sits where. `result` is `1-0`, `0-1`, `1/2-1/2` as Black's and
    White's points, or "" while the game runs. `attached`: files of the game go with the letter,
    which none do whose form cannot hold its board.
    """

    game: str
    event_name: str
    first: str
    second: str
    black: str
    white: str
    acts: str
    moves: tuple[str, ...]
    opening: str
    started: str
    result: str
    winner: str = ""
    ending: str = ""
    ending_detail: str = ""
    opponent: str = ""
    attached: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A wish about an event, and what has become of it.

    `what` is `enter` (the arbiter has to say yes), `queue` (only a place is missing), `late` (the
    event has begun, and the arbiter may let the reader join), `granted` (the arbiter has said yes,
    and a place is missing), `refused`, `missed` (the event did without the reader), `unasked`
    (taken back), `out` (no longer entered) or `withdraw` (the arbiter has to say yes).

    `place` is that in the queue of all who are `waiting`, `free` how many places there are.
    For a withdrawal `running` games would be lost; `annulled` if all results would be taken out of
    the table, fewer than half of the games being completed. Who has left can come back `again` by
    a line (`enter`), by one with a voucher (`voucher`), or by the arbiter alone (`arbiter`).
    """

    what: str
    id: str
    name: str
    arbiter: str
    running: int = 0
    annulled: bool = False
    place: int = 0
    waiting: int = 0
    free: int = 0
    reason: str = ""
    again: str = "enter"


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving:
    """What it would cost a player to leave an event that runs (R16.2-16.3).

    Of their `games`, `completed` are over, `running` would be lost and so would `unstarted`;
    `annulled` if then none of their results counted in the table.
    """

    event: str
    name: str
    games: int
    completed: int
    running: int
    unstarted: int
    annulled: bool
