"""The shapes of rows as the rest of the house sees them, and how instants are written.

Instants are UTC text of fixed width, so that the database compares them as text.
"""

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct, field

from corr.store.engine import Engine


def stamp(at: datetime) -> str:
    """An aware instant as fixed-width UTC text.

    >>> stamp(datetime(2024, 2, 29, 12, tzinfo=UTC))
    '2024-02-29T12:00:00.000000Z'
    """
    return at.astimezone(UTC).isoformat(timespec="microseconds").replace("+00:00", "Z")


@lru_cache(maxsize=1_000)
def instant(text: str) -> datetime:
    """The instant that `stamp` wrote."""
    return datetime.fromisoformat(text)


class InboxRow(Struct, frozen=True, kw_only=True):
    """A letter that came in. `state`: received, handled, refused, quarantined or dropped.

    `vouched`: the arbiter has looked at it, or the player in whose name it came has said that it
    is theirs: it counts, whoever or whatever sent it. `verdict` is what the receiving server
    found out about the sender (`pass dmarc example.org`), `selector` that of the signature; both
    "" before anybody asked who wrote the letter, and where no server is believed.
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
    verdict: str = ""
    selector: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutboxRow:
    """A letter to go out, as final bytes. `state`: queued, sent or failed.

    `cause` is what it answers (a letter's key, a reminder's key, a command). `unsolicited`
    letters are the ones that a sender can provoke without an order that took effect. `provoked`
    are all that anybody can, those answers that cost no sender's share among them. `n` counts
    the letters. `returned` is how one came back, `hard`, `soft` or `letter`, "" if it did not.
    `apart`: a process died that had it in work, so it is sent alone.
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
    provoked: bool = False
    n: int = dataclasses.field(default=0, compare=False)
    returned: str = ""
    apart: bool = dataclasses.field(default=False, compare=False)


class NewsRow(Struct, frozen=True, kw_only=True):
    """News of a game at position `number` that waits for its reader's next digest.

    `n` counts the player's news. `told` is what there is to tell, as JSON; it is kept no longer
    than it waits. `letter` is the Message-ID of the digest that tells it, "" before there is one.
    """

    player: str
    n: int
    game: str
    number: int
    told: str
    at: datetime
    letter: str = ""


class PlayerRow(Struct, frozen=True, kw_only=True):
    """A player of the register. Letters go to the first of `addresses`, which are folded.

    `settings` are those that the player has changed, by name: `text` (`only`), `digest` (the hour
    of the day, `08`), `board` (`discs`, `letters`), `calendar` (`on`), `reminders` (`3d 1d`). No
    name is their default.
    `unreachable_since` is when letters to them began to come back, None while they arrive;
    `unreachable_why` is where to, and what the mail server said; `unreachable_fact` is what
    proves it beside a report, "" if nothing does (see `ReturnProved`). `leave_until` is when the
    last leave ends that they announced, maybe long ago. `kind` is `program` or `group`, "" for
    a person (gomoku art. 1).
    """

    id: str
    name: str
    addresses: tuple[str, ...]
    member_no: str = ""
    club: str = ""
    country: str = ""
    language: str = "en"
    time_zone: str = "UTC"
    settings: Mapping[str, str] = field(default_factory=dict)
    unreachable_since: datetime | None = None
    unreachable_why: str = ""
    unreachable_fact: str = ""
    leave_until: datetime | None = None
    kind: str = ""


class GameRow(Struct, frozen=True, kw_only=True):
    """A game's derived row. `next_at` is when the clock next wants to be looked at.

    While the clock stands still, `stopped_at` is since when, and `due_at` is None.

    `result` is `1-0`, `0-1`, `1/2-1/2` or "" while it runs; `moves` are the moves that the first
    and the second seat have made. `score` is that of a match to points which is over, `7-5`, ""
    of any other game.
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
    stopped_at: datetime | None = None
    score: str = ""

    @property
    def waits_for(self) -> str:
        """The player whose act the game waits for; "" if it is nobody's: over, or chance's."""
        return {"first": self.first, "second": self.second}.get(self.to_act, "")


class Outcome(NamedTuple):
    """What a game came to so far: of its row what tables are made of, which read very many.

    `moves` are those of both seats; one that ended `at_once` did so when it began.
    """

    game: str
    first: str
    second: str
    result: str
    ending: str
    moves: int
    at_once: int
    score: str


# -- rows that are asked for again and again while one transaction is open, read once ----


T = TypeVar("T")


class Seen:
    """What was read in the transaction that is open; nobody else can change it meanwhile.

    Outside a transaction nothing is kept. Who writes a row that may be here forgets it.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._snapshot = 0
        self._rows: dict[str, dict[str, Any]] = {}

    def get(self, kind: str, key: str, read: Callable[[], T]) -> T:
        """The value of `read()`, asked for at most once a transaction."""
        if not (snapshot := self._engine.snapshot):
            return read()
        rows = self._of(kind, snapshot)
        if key not in rows:
            rows[key] = read()
        value: T = rows[key]
        return value

    def known(self, kind: str) -> dict[str, Any]:
        """What is known of a kind by its keys; who writes a row may put it there.

        Outside a transaction nothing is, and what is put there is lost.
        """
        snapshot = self._engine.snapshot
        return self._of(kind, snapshot) if snapshot else {}

    def _of(self, kind: str, snapshot: int) -> dict[str, Any]:
        if snapshot != self._snapshot:
            self._rows.clear()
            self._snapshot = snapshot
        return self._rows.setdefault(kind, {})

    def forget(self, *kinds: str) -> None:
        """Ask anew for rows of these kinds."""
        for kind in kinds:
            self._rows.pop(kind, None)


class LevelRow(Struct, frozen=True, kw_only=True):
    """What follows for a player: `level` is "" before the first official one.

    It holds from `since` to the day before `due`, "" for ever. `known_at` is the last instant at
    which something was given or decided, `as_of` the day for which this was said.
    """

    player: str
    level: str
    since: str
    source: str
    confirmed_on: str
    due: str
    known_at: str
    as_of: str = ""

    @property
    def day(self) -> date | None:
        """The day for which this was said; None of a row that was never settled."""
        return date.fromisoformat(self.as_of) if self.as_of else None
