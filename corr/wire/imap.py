"""Letters in: a mailbox on an IMAP server. Fetches bytes and never looks into them.

Nothing here deletes a mail: a letter that is safe elsewhere is moved to another folder.
"""

import socket
from bisect import bisect_right
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from select import POLLIN, poll
from types import TracebackType
from typing import Any, Self

from imapclient import IMAPClient, SocketTimeout
from imapclient.exceptions import IMAPClientAbortError, IMAPClientError, LoginError, ProtocolError

from corr.clock import Countdown
from corr.config import Imap, password
from corr.wire.connect import CONNECT_SECONDS, REPLY_SECONDS, lost, tls_context
from corr.wire.errors import ConnectionLost, LoginRefused, ServerRefused, WireError

PARTIAL_BYTES = 65_536
"""How much is fetched of a mail that is too big."""

_BATCH_BYTES = 32_000_000
_MOVE_AT_ONCE = 200
_SLICE_SECONDS = 0.5
_FIRST_IDLE_SECONDS = 0.25


@dataclass(frozen=True, slots=True, kw_only=True)
class MailboxState:
    """What SELECT told: uids mean something only together with `uidvalidity`.

    `uidnext` is 0 if the server does not tell.
    """

    uidvalidity: int
    uidnext: int
    exists: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FetchedMail:
    """One mail as the server has it. `arrived` is INTERNALDATE, in UTC.

    `truncated`: `raw` is only the beginning; it is empty if the server has the mail on its list
    but cannot hand it out.
    """

    uid: int
    arrived: datetime
    raw: bytes
    truncated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class _Entry:
    uid: int
    size: int
    arrived: datetime


class Mailbox:
    """A connection to the mailbox of the settings; every failure is a `WireError`.

    After any `WireError` the connection is closed, except after `ServerRefused`; `connect()` and
    `select()` make a new one.
    """

    def __init__(self, server: Imap) -> None:
        self._server = server
        self._open: IMAPClient | None = None
        self._listed: list[int] = []
        self._listed_after = 0
        self._poll_due = Countdown(0)
        self._folders: set[str] = set()

    def __enter__(self) -> Self:
        self.connect()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def connect(self) -> None:
        """Connect and log in. Raises ConfigError if the password is not to be had."""
        self.close()
        secret = password(self._server)
        with self._failures():
            self._open = self._greeted()
            wire = self._open.socket()
            wire.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            # imaplib sends a command in pieces; together with delayed ACK each costs 40 ms.
            wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._login(self._open, secret)

    def close(self) -> None:
        """Log out and close, whatever state the connection is in."""
        client, self._open = self._open, None
        if client is not None:
            try:
                client.logout()
            except (IMAPClientError, OSError):
                _shut(client)

    def select(self) -> MailboxState:
        """Open the inbox."""
        self._listed, self._listed_after = [], 0
        self._poll_due = Countdown(0)
        with self._failures():
            told = self._client.select_folder(self._server.inbox)
        if b"UIDVALIDITY" not in told:
            raise ServerRefused(f"{self._server.where} the server has no UIDVALIDITY")
        return MailboxState(
            uidvalidity=told[b"UIDVALIDITY"],
            uidnext=told.get(b"UIDNEXT", 0),
            exists=told.get(b"EXISTS", 0),
        )

    def fetch_after(self, last_uid: int, limit: int, max_bytes: int) -> list[FetchedMail]:
        """At most `limit` mails with a uid above `last_uid`, in order of their uids.

        An empty answer says that there was nothing more when the server was asked just now; a
        short one says nothing. Of a mail of more than `max_bytes` only the beginning comes.
        """
        with self._failures():
            uids = self._known(last_uid) or self._list(last_uid)
            while uids:
                batch = _affordable(self._entries(uids[:limit]), max_bytes)
                if mails := self._mails(batch, max_bytes):
                    return mails
                # All of them were taken away since they were listed.
                uids = uids[limit:]
        self._poll_due = Countdown(self._server.poll.total_seconds())
        return []

    def taken(self, last_uid: int) -> list[int]:
        """The uids up to `last_uid` of mails that still lie in the inbox."""
        with self._failures():
            return sorted(self._client.search(["UID", f"1:{last_uid}"])) if last_uid else []

    def move_handled(self, uids: Sequence[int], folder: str) -> None:
        """Move the mails to `folder`, made if need be; mails that are gone already are no fault.

        A server without MOVE gets COPY, and UID EXPUNGE of these mails alone. If it cannot do
        even that, the copies' originals stay, marked as deleted.
        """
        with self._failures():
            if uids:
                self._make_folder(folder)
            for start in range(0, len(uids), _MOVE_AT_ONCE):
                self._move(list(uids[start : start + _MOVE_AT_ONCE]), folder)

    def wait(self, timeout_seconds: float, stop: Callable[[], bool]) -> bool:
        """Wait for mail; True if some may have arrived or it is time to look anyway.

        False after `timeout_seconds`, or soon after `stop()` becomes true.
        """
        whole = Countdown(timeout_seconds)
        with self._failures():
            if self._was_announced():
                return True
            if not self._client.has_capability("IDLE"):
                return self._watch(whole, stop)
            # A notice in the same segment as the server's "+ idling" lies in a buffer that poll()
            # does not see. DONE brings it out, so the first IDLE is a short one.
            longest = _FIRST_IDLE_SECONDS
            while not (whole.over or stop() or self._poll_due.over):
                piece = min(whole.left, self._poll_due.left, longest)
                if self._idle(Countdown(piece), stop):
                    return True
                longest = self._server.idle.total_seconds()
        return self._poll_due.over and not stop()

    @property
    def _client(self) -> IMAPClient:
        if self._open is None:
            raise ConnectionLost(f"{self._server.where} not connected")
        return self._open

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Turn whatever the library raises into a WireError, and drop what cannot go on."""
        try:
            yield
        except ServerRefused:
            raise
        except WireError:
            self._drop()
            raise
        except (IMAPClientAbortError, ProtocolError, OSError) as error:
            self._drop()
            raise lost(self._server, error) from error
        except IMAPClientError as error:
            raise ServerRefused(f"{self._server.where} {error}") from error
        except BaseException:
            # Interrupted in the middle of a command: what comes next is anybody's guess.
            self._drop()
            raise

    def _drop(self) -> None:
        client, self._open = self._open, None
        if client is not None:
            _shut(client)

    def _greeted(self) -> IMAPClient:
        server = self._server
        client = IMAPClient(
            server.host,
            port=server.port,
            ssl=server.security == "tls",
            ssl_context=tls_context(server),
            timeout=SocketTimeout(connect=CONNECT_SECONDS, read=REPLY_SECONDS),
        )
        client.normalise_times = False
        if server.security == "starttls":
            try:
                client.starttls(tls_context(server))
            except BaseException:
                _shut(client)
                raise
        return client

    def _login(self, client: IMAPClient, secret: str) -> None:
        user = self._server.user
        # imaplib's LOGIN is ASCII only.
        plain = not (user + secret).isascii()
        try:
            client.plain_login(user, secret) if plain else client.login(user, secret)
        except LoginError as error:
            if isinstance(error.__context__, IMAPClientAbortError):
                raise lost(self._server, error.__context__) from None
            raise LoginRefused(f"{self._server.where} user {user}: {error}") from None

    def _known(self, last_uid: int) -> list[int]:
        """The uids after `last_uid` that the last list has left."""
        if last_uid < self._listed_after:
            return []
        return self._listed[bisect_right(self._listed, last_uid) :]

    def _list(self, last_uid: int) -> list[int]:
        """Ask for every uid after `last_uid`."""
        # A server may search only what it has announced; NOOP makes it announce.
        self._client.noop()
        self._was_announced()
        found = self._client.search(["UID", f"{last_uid + 1}:*"])
        # n:* always finds the last mail, even if its uid is below n.
        self._listed = sorted(uid for uid in found if uid > last_uid)
        self._listed_after = last_uid
        return self._listed

    def _was_announced(self) -> bool:
        """Whether mail was announced beside some answer; asked once, it is forgotten.

        Such a notice is not repeated in IDLE, so it must not get lost.
        """
        return bool(self._client._imap.response("EXISTS")[1] != [None])

    def _entries(self, uids: list[int]) -> list[_Entry]:
        """Size and arrival of the mails that are still there."""
        told = self._client.fetch(uids, ["RFC822.SIZE", "INTERNALDATE"])
        entries = []
        for uid in uids:
            item = told.get(uid, {})
            size, arrived = item.get(b"RFC822.SIZE"), item.get(b"INTERNALDATE")
            if size is not None and arrived is not None:
                entries.append(_Entry(uid=uid, size=size, arrived=arrived.astimezone(UTC)))
        missing = set(uids).difference(entry.uid for entry in entries)
        if still := self._still_there(missing):
            # To pass over them would be to lose them.
            raise ConnectionLost(f"{self._server.where} no size or date of mail {still}")
        return entries

    def _still_there(self, uids: Collection[int]) -> list[int]:
        """Which of the mails that a reply left out have not been taken away by somebody else."""
        if not uids:
            return []
        found = self._client.search(["UID", ",".join(map(str, sorted(uids)))])
        return sorted(set(uids).intersection(found))

    def _mails(self, entries: Sequence[_Entry], max_bytes: int) -> list[FetchedMail]:
        small = [entry.uid for entry in entries if entry.size <= max_bytes]
        large = [entry.uid for entry in entries if entry.size > max_bytes]
        part = min(PARTIAL_BYTES, max_bytes)
        found = self._bodies(small, "BODY.PEEK[]", b"BODY[]")
        found |= self._bodies(large, f"BODY.PEEK[]<0.{part}>", b"BODY[]<0>")
        mails = []
        for entry in entries:
            raw = found.get(entry.uid)
            if raw is not None:
                cut = entry.size > max_bytes or len(raw) > max_bytes or not raw
                raw = raw[:part] if cut else raw
                mails.append(
                    FetchedMail(uid=entry.uid, arrived=entry.arrived, raw=raw, truncated=cut)
                )
        return mails

    def _bodies(self, uids: list[int], what: str, key: bytes) -> dict[int, bytes]:
        """The bodies by uid; mails that are gone are left out."""
        try:
            told = self._client.fetch(uids, [what])
        except IMAPClientAbortError:
            raise
        except IMAPClientError:
            # Some servers refuse the whole batch for one mail that they cannot read.
            told = {}
        found = {uid: item[key] for uid, item in told.items() if item.get(key) is not None}
        for uid in self._still_there(set(uids).difference(found)):
            found[uid] = self._body(uid, what, key)
        return found

    def _body(self, uid: int, what: str, key: bytes) -> bytes:
        """One body that a batch did not bring; empty if the server cannot hand it out."""
        try:
            body: bytes = self._client.fetch([uid], [what]).get(uid, {}).get(key) or b""
        except IMAPClientAbortError:
            raise
        except IMAPClientError:
            return b""
        return body

    def _make_folder(self, folder: str) -> None:
        if folder not in self._folders:
            if not self._client.folder_exists(folder):
                self._client.create_folder(folder)
            self._folders.add(folder)

    def _move(self, uids: list[int], folder: str) -> None:
        client = self._client
        if client.has_capability("MOVE"):
            client.move(uids, folder)
            return
        client.copy(uids, folder)
        client.add_flags(uids, [b"\\Deleted"], silent=True)
        if client.has_capability("UIDPLUS"):
            client.uid_expunge(uids)

    def _idle(self, time: Countdown, stop: Callable[[], bool]) -> bool:
        """Listen until a mail is announced, the time is over or `stop()`."""
        client = self._client
        try:
            client.idle()
        except IMAPClientAbortError:
            raise
        except IMAPClientError as error:
            # The server spoke between our IDLE and its answer: the library is out of step.
            raise ConnectionLost(f"{self._server.where} {error}") from error
        while not (time.over or stop()):
            # idle_check() reads without blocking: it chokes on half a line, and at the end of
            # the connection it gives [] for ever. What DONE reads is whole, or an error.
            if _readable(client, min(time.left, _SLICE_SECONDS)):
                break
        return _announces(client.idle_done()[1])

    def _watch(self, whole: Countdown, stop: Callable[[], bool]) -> bool:
        """Wait without IDLE until the mailbox is to be looked into; a lost connection ends it."""
        while not (whole.over or stop() or self._poll_due.over):
            time = min(whole.left, self._poll_due.left, _SLICE_SECONDS)
            if _readable(self._client, time) and _announces(self._client.noop()[1]):
                return True
        return self._poll_due.over and not stop()


def _affordable(entries: Sequence[_Entry], max_bytes: int) -> Sequence[_Entry]:
    """As many entries from the front as fit into memory together, at least one."""
    total = 0
    for number, entry in enumerate(entries):
        total += min(entry.size, max_bytes)
        if number and total > _BATCH_BYTES:
            return entries[:number]
    return entries


def _announces(news: Sequence[Any]) -> bool:
    """Whether the server told of mail. BYE is its last word: ConnectionLost."""
    for item in news:
        if item[0] == b"BYE":
            raise ConnectionLost(f"the server said goodbye: {item[1:]!r}")
    return any(len(item) > 1 and item[1] in (b"EXISTS", b"RECENT") for item in news)


def _readable(client: IMAPClient, seconds: float) -> bool:
    poller = poll()
    poller.register(client.socket(), POLLIN)
    return bool(poller.poll(int(seconds * 1000) + 1))


def _shut(client: IMAPClient) -> None:
    try:
        client.shutdown()
    except (IMAPClientError, OSError):
        pass
