"""The folder on the mail server that letters are moved to when they are safe in the database."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date

from corr.config import Imap
from corr.wire.imap import Mailbox

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
