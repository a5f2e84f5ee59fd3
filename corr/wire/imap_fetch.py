"""Mails out of the open inbox, in batches that fit the line and do not stumble over one mail.

It learns from failures how much to ask for, so it outlives the connections.
"""

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, NoReturn

from imapclient.exceptions import IMAPClientAbortError, IMAPClientError
from msgspec import Struct

from corr.clock import Countdown
from corr.wire.errors import ConnectionLost, ServerRefused
from corr.wire.imap_login import PASSING, REPLY_SECONDS, Client

PARTIAL_BYTES = 65_536
"""How much is fetched of a mail that is too big."""
TRIES = 4
"""How often a mail on which the connection breaks is asked for, at least."""
GIVE_UP_SECONDS = 600.0
"""And for how long: a bad line is no reason to give up a mail that is as good as any."""
UNKNOWN = datetime.max.replace(tzinfo=UTC)
"""When a mail arrived of which the server tells no date, or one before there was such mail."""

_LEAST_BYTES, _FIRST_BYTES, _MOST_BYTES = 250_000, 4_000_000, 32_000_000
_SLOW, _FAST = 20.0, 5.0
_BYTES_A_SECOND = 20_000
_HOUR = 3600.0
_BEFORE_MAIL = datetime(1990, 1, 1, tzinfo=UTC)


class FetchedMail(Struct, frozen=True, kw_only=True):
    """One mail as the server has it. `arrived` is INTERNALDATE, in UTC, or `UNKNOWN`.

    `truncated`: `raw` is only the beginning; it is empty if the server has the mail on its list
    but cannot hand it out.
    """

    uid: int
    arrived: datetime
    raw: bytes
    truncated: bool


class _Entry(Struct, frozen=True, kw_only=True):
    uid: int
    size: int
    arrived: datetime


class _Failing(Struct, kw_only=True):
    """A mail that has failed so many times, and until when it is tried all the same."""

    until: Countdown
    times: int = 0


class Fetching:
    """How mails are asked for, and what was learnt from the times when it failed.

    The mails of a batch on which the connection broke are asked for one by one. If it breaks on
    the same one again and again, that mail is given up: it comes empty, and the others after it.
    """

    def __init__(self, where: str) -> None:
        self._where = where
        self._budget = _FIRST_BYTES
        self.forget()

    def forget(self) -> None:
        """The uids mean other mails from now on."""
        self._asked: Sequence[int] = ()
        self._one_by_one_to = 0
        self._failed: dict[int, _Failing] = {}

    def note_failure(self) -> None:
        """The connection broke; if a batch was under way, that may be why."""
        if self._asked:
            self._one_by_one_to = max(self._one_by_one_to, *self._asked)
            if len(self._asked) == 1:
                failing = self._failed.setdefault(
                    self._asked[0], _Failing(until=Countdown(GIVE_UP_SECONDS))
                )
                failing.times += 1
            self._asked = ()

    def batch(
        self, client: Client, uids: Sequence[int], limit: int, max_bytes: int
    ) -> tuple[Sequence[int], list[FetchedMail]]:
        """The uids that are left, and the first of the mails, as far as they exist."""
        first = uids[0]
        failing = self._failed.get(first)
        if failing is not None and failing.times >= TRIES and failing.until.over:
            given_up = FetchedMail(uid=first, arrived=UNKNOWN, raw=b"", truncated=True)
            return uids[1:], [given_up]
        asked = uids[:1] if first <= self._one_by_one_to else uids[:limit]
        self._asked = asked
        entries = self._entries(client, asked)
        chosen = self._affordable(entries, max_bytes)
        if len(chosen) < len(entries):
            asked = [uid for uid in asked if uid < entries[len(chosen)].uid]
        self._asked = asked
        mails, refused = self._mails(client, chosen, max_bytes)
        if refused:
            asked = [uid for uid in asked if uid < min(refused)]
            mails = [mail for mail in mails if mail.uid < min(refused)]
        if refused and not mails:
            self._refused(*min(refused.items()))
        self._asked = ()
        return uids[len(asked) :], mails

    def _refused(self, uid: int, words: str) -> NoReturn:
        """The server has a mail and does not hand it out: perhaps it will another time."""
        self._asked = () if PASSING.search(words) else [uid]
        self.note_failure()
        raise ServerRefused(f"{self._where} mail {uid}: {words}")

    def _entries(self, client: Client, uids: Sequence[int]) -> list[_Entry]:
        """Size and arrival of the mails that are still there."""
        told = client.fetch(uids, ["RFC822.SIZE", "INTERNALDATE"])
        entries = []
        for uid in uids:
            item = told.get(uid, {})
            size = item.get(b"RFC822.SIZE")
            if size is not None and b"INTERNALDATE" in item:
                arrived = _in_utc(item[b"INTERNALDATE"])
                entries.append(_Entry(uid=uid, size=size, arrived=arrived))
        missing = set(uids).difference(entry.uid for entry in entries)
        if still := _still_there(client, missing):
            # To pass over them would be to lose them.
            raise ConnectionLost(f"{self._where} no size or date of mail {still}")
        return entries

    def _affordable(self, entries: Sequence[_Entry], max_bytes: int) -> Sequence[_Entry]:
        """As many entries from the front as the line brings soon, at least one."""
        total = 0
        for number, entry in enumerate(entries):
            total += min(entry.size, max_bytes)
            if number and total > self._budget:
                return entries[:number]
        return entries

    def _mails(
        self, client: Client, entries: Sequence[_Entry], max_bytes: int
    ) -> tuple[list[FetchedMail], dict[int, str]]:
        """The mails, and what the server says about those that it does not hand out."""
        small = [entry.uid for entry in entries if entry.size <= max_bytes]
        large = [entry.uid for entry in entries if entry.size > max_bytes]
        part = min(PARTIAL_BYTES, max_bytes)
        total = sum(min(entry.size, max_bytes) for entry in entries)
        refused: dict[int, str] = {}
        hour = Countdown(_HOUR)
        with client.patience.of(REPLY_SECONDS + total / _BYTES_A_SECOND):
            found = _bodies(client, small, "BODY.PEEK[]", b"BODY[]", refused)
            found |= _bodies(client, large, f"BODY.PEEK[]<0.{part}>", b"BODY[]<0>", refused)
        self._learn(_HOUR - hour.left)
        mails = []
        for entry in entries:
            raw = found.get(entry.uid)
            if raw is not None:
                cut = entry.size > max_bytes or len(raw) > max_bytes or not raw
                raw = raw[:part] if cut else raw
                mails.append(
                    FetchedMail(uid=entry.uid, arrived=entry.arrived, raw=raw, truncated=cut)
                )
        return mails, refused

    def _learn(self, seconds: float) -> None:
        """Ask for less at a time on a slow line, which keeps the clocks waiting."""
        if seconds > _SLOW:
            self._budget = max(_LEAST_BYTES, self._budget // 2)
        elif seconds < _FAST:
            self._budget = min(_MOST_BYTES, self._budget * 2)


def _bodies(
    client: Client, uids: list[int], what: str, key: bytes, refused: dict[int, str]
) -> dict[int, bytes]:
    """The bodies by uid; mails that are gone are left out, and the first refusal is noted."""
    told: dict[int, Any] = {}
    # Some servers refuse the whole batch for one mail that they cannot read.
    with _refusals() as words:
        told = client.fetch(uids, [what])
    found = {uid: item[key] for uid, item in told.items() if item.get(key) is not None}
    for uid in _still_there(client, set(uids).difference(found)):
        with _refusals() as words:
            body = client.fetch([uid], [what]).get(uid, {}).get(key)
            if body is not None:
                found[uid] = body
        if uid not in found:
            refused[uid] = "".join(words) or "the server has no body of it"
            break
    return found


@contextmanager
def _refusals() -> Iterator[list[str]]:
    """Note what the server says no with, as long as it goes on talking to us."""
    words: list[str] = []
    try:
        yield words
    except IMAPClientAbortError:
        raise
    except IMAPClientError as error:
        words.append(str(error))


def _still_there(client: Client, uids: Collection[int]) -> list[int]:
    """Which of the mails that a reply left out have not been taken away by somebody else."""
    if not uids:
        return []
    found = client.search(["UID", ",".join(map(str, sorted(uids)))])
    return sorted(set(uids).intersection(found))


def _in_utc(arrived: Any) -> datetime:
    """The instant that the server told; one that cannot be is as late as can be."""
    try:
        found: datetime = arrived.astimezone(UTC)
    except (AttributeError, OverflowError, ValueError):
        return UNKNOWN
    return found if found > _BEFORE_MAIL else UNKNOWN
