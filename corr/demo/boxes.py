"""Mailboxes that keep mail as plain bytes, for pymap's in-memory backend.

pymap takes every mail apart when it arrives, which costs 45 kB a mail; here that is done only if
a client asks for a part of one. Written for the pinned pymap and its private attributes.
"""

from typing import Any

from pymap.backend.dict.mailbox import MailboxData, MailboxSet, Message
from pymap.mime import MessageContent
from pymap.parsing.message import AppendMessage
from pymap.parsing.specials import ObjectId

from corr.clock import Clock


class RawContent(MessageContent):
    """A mail as it came; headers and parts are found when they are asked for."""

    __slots__ = ()

    def __init__(self, data: bytes) -> None:
        self._raw = memoryview(data)

    def __getattr__(self, name: str) -> Any:
        # Only reached for what was never set: header, body and lines.
        if name not in MessageContent.__slots__:
            raise AttributeError(name)
        return getattr(MessageContent.parse(bytes(self._raw)), name)


class RawMailbox(MailboxData):
    """A folder whose mails are `RawContent`; they arrive when `clock` says."""

    def __init__(self, clock: Clock, kin: MailboxSet) -> None:
        super().__init__(kin._content_cache, kin._thread_cache)
        self._clock = clock

    async def append(self, append_msg: AppendMessage, *, recent: bool = False) -> Message:
        """Add a mail at the end and wake whoever listens."""
        async with self.messages_lock.write_lock():
            self._max_uid += 1
            message = Message(
                self._max_uid,
                append_msg.when or self._clock.now(),
                append_msg.flag_set,
                email_id=ObjectId.random_email_id(),
                thread_id=ObjectId.random_thread_id(),
                # Never recent: pymap goes through all recent mail at every SELECT.
                recent=False,
                content=RawContent(append_msg.literal),
            )
            self._messages[message.uid] = message
            self._mod_sequences.update([message.uid])
            self._updated.set()
        return message


class RawMailboxes(MailboxSet):
    """All folders of one user."""

    def __init__(self, clock: Clock) -> None:
        super().__init__()
        self._clock = clock
        self._inbox = RawMailbox(clock, self)

    async def add_mailbox(self, name: str) -> ObjectId:
        """Make a folder; ValueError if there is one of that name."""
        async with self._set_lock.write_lock():
            if name in self._set:
                raise ValueError(name)
            box = self._set[name] = RawMailbox(self._clock, self)
            return box.mailbox_id
