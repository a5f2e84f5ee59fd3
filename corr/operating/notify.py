"""Telling systemd how the daemon does (sd_notify(3)); without systemd nothing happens."""

import os
import socket


def notify(*words: str) -> None:
    """Tell words such as `READY=1`, `WATCHDOG=1` or `STATUS=…`; whether they arrive is no matter.

    >>> notify("READY=1")
    """
    place = os.environ.get("NOTIFY_SOCKET", "")
    if not place.startswith(("/", "@")):
        return
    address = f"\0{place[1:]}" if place.startswith("@") else place
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as post:
            post.sendto("\n".join(words).encode(), address)
    except OSError:
        pass
