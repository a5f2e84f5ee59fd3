"""Listening for mail: IDLE where the server has it, and looking at the line where it has not."""

from collections.abc import Callable, Sequence
from select import POLLIN, poll
from typing import Any

from imapclient import IMAPClient
from imapclient.exceptions import IMAPClientAbortError, IMAPClientError

from corr.clock import Countdown
from corr.wire.errors import ConnectionLost

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
