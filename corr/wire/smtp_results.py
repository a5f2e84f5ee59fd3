"""What has become known in the network's thread, until the caller's thread has written it down."""

import asyncio
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Generic, TypeVar

AHEAD = 32
"""So many mails may be sent and not written down; a crash then sends them again.

More than are answered while the next few letters are handled, so that sending holds up nobody.
"""
_LOOK_SECONDS = 0.5
_ROOM_SECONDS = 0.005

_Result = TypeVar("_Result")


class Results(Generic[_Result]):
    """The results of one batch: put in one thread, reported in groups in another."""

    def __init__(self, report: Callable[[list[_Result]], None]) -> None:
        """`report` writes a group down; until it returns, the group counts as unreported."""
        self._report = report
        self._queue: SimpleQueue[_Result | None] = SimpleQueue()
        self._group: list[_Result] = []
        self._is_over = False
        # Each of the two is counted in one thread only.
        self._known = 0
        self._reported = 0

    def put(self, result: _Result) -> None:
        """Take a result in."""
        self._known += 1
        self._queue.put(result)

    def end(self) -> None:
        """Say that no more results come."""
        self._queue.put(None)

    async def room(self, halted: Callable[[], bool]) -> bool:
        """Wait until one more mail may be begun; False if none may be any more.

        While nothing can be written down, as when another program writes to the database, the
        sending waits too.
        """
        while not halted():
            if self._known - self._reported < AHEAD:
                return True
            await asyncio.sleep(_ROOM_SECONDS)
        return False

    def report_all(self, meanwhile: Callable[[], bool], hurry: Callable[[], None]) -> None:
        """Report what has come since the last group, as soon as there is anything, to the end.

        Until something comes, `meanwhile` is called as long as it finds something to do, and
        `hurry` every now and then.
        """
        while not self._is_over:
            while self._queue.empty() and meanwhile():
                hurry()
            try:
                self._take(self._queue.get(timeout=_LOOK_SECONDS))
            except Empty:
                hurry()
                continue
            self.report_known()

    def report_known(self) -> None:
        """Report all that is known by now, also the group whose report failed."""
        while not self._queue.empty():
            self._take(self._queue.get())
        if self._group:
            self._report(self._group)
            self._reported += len(self._group)
            self._group = []

    def _take(self, result: _Result | None) -> None:
        if result is None:
            self._is_over = True
        else:
            self._group.append(result)
