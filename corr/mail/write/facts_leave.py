"""What the letters about leave tell: to who takes it, and to the opponents."""

from dataclasses import dataclass
from datetime import datetime

from corr.mail.letter import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveGame:
    """A running game that leave concerns; `turn` is `you` or `opponent`, seen from the reader.

    `due` is when the answer is due of whoever is to act, None while that clock stands still. The
    time was `over` if it had run out before the leave began: then leave changes nothing.
    """

    game: str
    opponent: str
    turn: str
    due: datetime | None
    over: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveEvent:
    """An event of the reader's: the games that rest, or the `refusal` why there is no leave in it.

    `left` are the days of leave that remain in it by calendar year, of `most` each.
    """

    id: str
    name: str
    most: int = 0
    left: tuple[tuple[int, int], ...] = ()
    games: tuple[LeaveGame, ...] = ()
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaveFacts:
    """Leave from one instant up to another, in the events to which it matters.

    `off`: it is taken back (`since` is then None). What has begun goes on `until` then, None if
    nothing has; what is `gone` will not begin, and what is `kept` still will. The arbiter `ruled`
    it for the `reason`, or the player announced it. `player` is whose leave it is, "" for the
    reader's own; of another's neither reason nor days are told. A `ruling`, by its number and the
    `rule` that it rests on, can be appealed until the day `appeal_until`, "" where it cannot.
    """

    since: datetime | None
    until: datetime | None
    time_zone: str
    events: tuple[LeaveEvent, ...]
    off: bool = False
    gone: tuple[tuple[datetime, datetime], ...] = ()
    kept: tuple[tuple[datetime, datetime], ...] = ()
    ruled: bool = False
    reason: str = ""
    player: str = ""
    ruling: str = ""
    rule: str = ""
    appeal_until: str = ""
