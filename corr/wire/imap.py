"""Letters in: a mailbox on an IMAP server. Fetches bytes and never looks into them.

Nothing here deletes a mail: a letter that is safe elsewhere is moved to another folder.
"""

from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from select import POLLIN, poll
from types import TracebackType
from typing import Any, Self

from imapclient import IMAPClient
from imapclient.exceptions import IMAPClientAbortError, IMAPClientError, ProtocolError
from msgspec import Struct
from msgspec.structs import replace

from corr.clock import Countdown
from corr.config import Imap
from corr.wire.errors import ConnectionLost, ServerRefused, WireError
from corr.wire.imap_fetch import FetchedMail, Fetching
from corr.wire.imap_login import Client, connected, lost, shut

# -- listening for mail ----

_SLICE_SECONDS = 0.5


class IdleRefused(ConnectionLost):
    """The server said something else than that we may listen."""


def idle(client: IMAPClient, time: Countdown, stop: Callable[[], bool]) -> bool:
    """Listen until a mail is announced, the time is over or `stop()`; whether one was."""
    try:
        client.idle()
    except IMAPClientAbortError:
        raise
    except IMAPClientError as error:
        # It spoke between our IDLE and its answer, or refuses what it offered: the library is
        # out of step.
        raise IdleRefused(f"IDLE: {error}") from error
    while not (time.over or stop()):
        # idle_check() reads without blocking: it chokes on half a line, and at the end of
        # the connection it gives [] for ever. What DONE reads is whole, or an error.
        if readable(client, min(time.left, _SLICE_SECONDS)):
            break
    return announces(client.idle_done()[1])


def watch(client: IMAPClient, time: Countdown, stop: Callable[[], bool]) -> bool:
    """The same without IDLE; a lost connection ends it."""
    while not (time.over or stop()):
        if readable(client, min(time.left, _SLICE_SECONDS)) and announces(client.noop()[1]):
            return True
    return False


def announces(news: Sequence[Any]) -> bool:
    """Whether the server told of mail. BYE is its last word: ConnectionLost."""
    for item in news:
        if item[0] == b"BYE":
            raise ConnectionLost(f"the server said goodbye: {item[1:]!r}")
    return any(len(item) > 1 and item[1] in (b"EXISTS", b"RECENT") for item in news)


def readable(client: IMAPClient, seconds: float) -> bool:
    """Whether there is something to read within so many seconds."""
    poller = poll()
    poller.register(client.socket(), POLLIN)
    return bool(poller.poll(int(seconds * 1000) + 1))


# -- letters in ----


_MOVE_AT_ONCE = 200
_FIRST_IDLE_SECONDS = 0.25
_LOGOUT_SECONDS = 3.0
_IDLE_REFUSALS = 3


def _never() -> bool:
    return False


class MailboxState(Struct, frozen=True, kw_only=True):
    """What SELECT told: uids mean something only together with `uidvalidity`.

    `uidnext` is 0 if the server does not tell.
    """

    uidvalidity: int
    uidnext: int
    exists: int


class Mailbox:
    """A connection to the mailbox of the settings; every failure is a `WireError`.

    After any `WireError` the connection is closed, except after `ServerRefused`; `connect()` and
    `select()` make a new one. Once `stop()` is true nothing waits long for the server.

    `unmoved` are the uids of mails that the server would not move when it was asked to, and
    `complaint` is why, "" if all is well.
    """

    def __init__(self, server: Imap, stop: Callable[[], bool] = _never) -> None:
        self._server = server
        self._stop = stop
        self._open: Client | None = None
        self._validity = 0
        self._listed: list[int] = []
        self._listed_after = 0
        self._poll_due = Countdown(0)
        self._folders: set[str] = set()
        self._fetching = Fetching(server.where)
        self._idle_refusals = 0
        self.unmoved: set[int] = set()
        self.complaint = ""

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

    @property
    def is_connected(self) -> bool:
        """Whether there is a connection, as far as we know."""
        return self._open is not None

    def connect(self) -> None:
        """Connect and log in. Raises ConfigError if password or token are not to be had."""
        self.close()
        self._folders = set()
        self._open = connected(self._server, self._stop)

    def close(self) -> None:
        """Log out and close, whatever state the connection is in."""
        client, self._open = self._open, None
        if client is not None:
            try:
                with client.patience.of(_LOGOUT_SECONDS):
                    client.logout()
            except (IMAPClientError, OSError):
                shut(client)

    def select(self) -> MailboxState:
        """Open the inbox."""
        self._listed, self._listed_after = [], 0
        self._poll_due = Countdown(0)
        with self._failures():
            told = self._client.select_folder(self._server.inbox)
            if b"UIDVALIDITY" not in told:
                raise ServerRefused(f"{self._server.where} the server has no UIDVALIDITY")
            state = MailboxState(
                uidvalidity=int(told[b"UIDVALIDITY"]),
                uidnext=int(told.get(b"UIDNEXT", 0)),
                exists=int(told.get(b"EXISTS", 0)),
            )
        if state.uidvalidity != self._validity:
            self._fetching.forget()
            self.unmoved.clear()
            self._validity = state.uidvalidity
        return state

    def fetch_after(self, last_uid: int, limit: int, max_bytes: int) -> list[FetchedMail]:
        """At most `limit` mails with a uid above `last_uid`, in order of their uids.

        An empty answer says that there was nothing more when the server was asked just now; a
        short one says nothing. Of a mail of more than `max_bytes` only the beginning comes.
        """
        with self._failures():
            uids: Sequence[int] = self._known(last_uid) or self._list(last_uid)
            while uids:
                uids, mails = self._fetching.batch(self._client, uids, limit, max_bytes)
                if mails:
                    return mails
                # All of them were taken away since they were listed.
        self._poll_due = Countdown(self._server.poll.total_seconds())
        return []

    def fetch_these(
        self, uids: Sequence[int], limit: int, max_bytes: int
    ) -> tuple[Sequence[int], list[FetchedMail]]:
        """Some of these mails, at most `limit`, and the uids that are still to be asked for."""
        with self._failures():
            return self._fetching.batch(self._client, uids, limit, max_bytes)

    def taken(self, last_uid: int) -> list[int]:
        """The uids up to `last_uid` of mails that still lie in the inbox, not marked deleted."""
        with self._failures():
            if not last_uid:
                return []
            found = self._client.search(["UID", f"1:{last_uid}", "UNDELETED"])
            return sorted(uid for uid in found if uid <= last_uid)

    def move_handled(self, uids: Sequence[int], folder: str) -> None:
        """Move the mails to `folder`, made if need be; mails that are gone already are no fault.

        A server without MOVE gets COPY, and UID EXPUNGE of these mails alone. If it cannot do
        even that, the copies' originals stay, marked as deleted. Raises ServerRefused if the
        server does not want the mails there: they stay where they are.
        """
        self.unmoved.update(uids)
        for start in range(0, len(uids), _MOVE_AT_ONCE):
            some = list(uids[start : start + _MOVE_AT_ONCE])
            try:
                with self._failures():
                    self._move_to(some, folder)
            except ServerRefused as error:
                self.complaint = str(error)
                raise
            self.unmoved.difference_update(some)
        if not self.unmoved:
            self.complaint = ""

    def wait(self, timeout_seconds: float, stop: Callable[[], bool]) -> bool:
        """Wait for mail; True if some may have arrived or it is time to look anyway.

        False after `timeout_seconds`, or soon after `stop()` becomes true.
        """
        whole = Countdown(timeout_seconds)
        with self._failures():
            if self._was_announced():
                return True
            if not self._can_idle():
                found = watch(self._client, Countdown(min(whole.left, self._poll_due.left)), stop)
                return found or (self._poll_due.over and not stop())
            # A notice in the same segment as the server's "+ idling" lies in a buffer that poll()
            # does not see. DONE brings it out, so the first IDLE is a short one.
            longest = _FIRST_IDLE_SECONDS
            while not (whole.over or stop() or self._poll_due.over):
                piece = min(whole.left, self._poll_due.left, longest)
                if self._idle(Countdown(piece), stop):
                    return True
                longest = self._server.idle.total_seconds()
        return self._poll_due.over and not stop()

    def _can_idle(self) -> bool:
        """Whether the server says that it has IDLE, and did not refuse it time and again."""
        return self._idle_refusals < _IDLE_REFUSALS and bool(self._client.has_capability("IDLE"))

    def _idle(self, time: Countdown, stop: Callable[[], bool]) -> bool:
        try:
            found = idle(self._client, time, stop)
        except IdleRefused:
            self._idle_refusals += 1
            raise
        self._idle_refusals = 0
        return found

    @property
    def _client(self) -> Client:
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
        except (IMAPClientAbortError, ProtocolError) as error:
            self._drop()
            raise lost(self._server, error) from error
        except IMAPClientError as error:
            raise ServerRefused(f"{self._server.where} {error}") from error
        except Exception as error:
            # The network's, or what the library makes of words that it does not understand.
            self._drop()
            raise lost(self._server, error) from error
        except BaseException:
            # Interrupted in the middle of a command: what comes next is anybody's guess.
            self._drop()
            raise

    def _drop(self) -> None:
        client, self._open = self._open, None
        self._fetching.note_failure()
        if client is not None:
            shut(client)

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

    def _move_to(self, uids: list[int], folder: str) -> None:
        """Move, into a folder made anew if somebody has taken it away meanwhile."""
        known = folder in self._folders
        self._make_folder(folder)
        try:
            self._move(uids, folder)
        except IMAPClientAbortError:
            raise
        except IMAPClientError:
            self._folders.discard(folder)
            if not known:
                raise
            self._make_folder(folder)
            self._move(uids, folder)

    def _make_folder(self, folder: str) -> None:
        if folder not in self._folders:
            if not self._client.folder_exists(folder):
                self._client.create_folder(folder)
            self._folders.add(folder)

    def _move(self, uids: list[int], folder: str) -> None:
        client = self._client
        if client.has_capability("MOVE"):
            try:
                client.move(uids, folder)
                return
            except IMAPClientAbortError:
                raise
            except IMAPClientError:
                # It may not have what it offers; what is wrong with the folder COPY tells, too.
                pass
        client.copy(uids, folder)
        client.add_flags(uids, [b"\\Deleted"], silent=True)
        if client.has_capability("UIDPLUS"):
            client.uid_expunge(uids)


# -- the folder on the mail server that letters are moved to when they are safe in the ----


_DELETE_AT_ONCE = 500


class HandledFolder(Mailbox):
    """A connection to that folder, as if it were the inbox; `select()` opens it."""

    def __init__(self, server: Imap) -> None:
        super().__init__(replace(server, inbox=server.handled))

    def exists(self) -> bool:
        """Whether there is such a folder yet."""
        with self._failures():
            return bool(self._client.folder_exists(self._server.inbox))

    def first_since(self, day: date) -> int:
        """The lowest uid of the mails that arrived on that day or later; 0 if there is none."""
        with self._failures():
            found: Sequence[int] = self._client.search(["SINCE", day])
        return min(found, default=0)

    def count_before(self, day: date) -> int:
        """How many of its mails arrived before a day."""
        with self._failures():
            return len(self._client.search(["BEFORE", day]))

    def delete_before(self, day: date) -> int | None:
        """Delete the mails that arrived before a day for good; how many there were.

        None, and nothing is done, where the server cannot delete single mails (UIDPLUS): mails
        that somebody else marked would go along.
        """
        with self._failures():
            client = self._client
            if not client.has_capability("UIDPLUS"):
                return None
            found: Sequence[int] = client.search(["BEFORE", day])
            for start in range(0, len(found), _DELETE_AT_ONCE):
                part = found[start : start + _DELETE_AT_ONCE]
                client.add_flags(part, [b"\\Deleted"], silent=True)
                client.uid_expunge(part)
            return len(found)
