"""The shapes of rows as the rest of the house sees them, and how instants are written.

Instants are UTC text of fixed width, so that the database compares them as text.
"""

from dataclasses import dataclass
from datetime import UTC, datetime


def stamp(at: datetime) -> str:
    """An aware instant as fixed-width UTC text.

    >>> stamp(datetime(2024, 2, 29, 12, tzinfo=UTC))
    '2024-02-29T12:00:00.000000Z'
    """
    return at.astimezone(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def instant(text: str) -> datetime:
    """The instant that `stamp` wrote."""
    return datetime.fromisoformat(text)


@dataclass(frozen=True, slots=True, kw_only=True)
class InboxRow:
    """A letter that came in. `state`: received, handled, refused, quarantined or dropped.

    `vouched`: the arbiter has looked at it and lets it through, whoever or whatever sent it.
    """

    key: str
    message_id: str
    sender: str
    arrived: datetime
    raw: bytes
    state: str
    reason: str
    attempts: int
    vouched: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """A letter to go out, as final bytes. `state`: queued, sent or failed.

    `cause` is what it answers (a letter's key, a reminder's key, a command). `unsolicited`
    letters are the ones that a sender can provoke without an order that took effect.
    """

    message_id: str
    cause: str
    recipient: str
    raw: bytes
    game: str = ""
    unsolicited: bool = False
    state: str = "queued"
    attempts: int = 0
    smtp_reply: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerRow:
    """A player of the register. Letters go to the first of `addresses`, which are folded."""

    id: str
    name: str
    addresses: tuple[str, ...]
    member_no: str = ""
    club: str = ""
    country: str = ""
    language: str = "en"
    time_zone: str = "UTC"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameRow:
    """A game's derived row. `next_at` is when the clock next wants to be looked at.

    `result` is `1-0`, `0-1`, `1/2-1/2` or "" while it runs; `moves` are the moves that the first
    and the second seat have made.
    """

    id: str
    event: str
    first: str
    second: str
    state: str
    to_act: str
    due_at: datetime | None
    next_at: datetime | None
    result: str
    ending: str
    moves: tuple[int, int]
    started_at: datetime
    ended_at: datetime | None
    version: int
