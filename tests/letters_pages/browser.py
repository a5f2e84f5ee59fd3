"""A headless Chromium, spoken to through a pipe: pages are opened, asked and photographed."""

import base64
import fcntl
import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

# The browser reads its orders from descriptor 3 and answers on 4.
_RUN = """
import os, sys
os.dup2(int(sys.argv[1]), 3)
os.dup2(int(sys.argv[2]), 4)
os.execv(sys.argv[3], sys.argv[3:])
"""

PATIENCE = 60.0
"""Seconds to wait for an answer."""


@dataclass(frozen=True, kw_only=True)
class Window:
    """How wide a page is shown, on which kind of device, in light or dark."""

    name: str
    width: int
    height: int
    phone: bool
    dark: bool


WINDOWS = tuple(
    Window(
        name=f"{device}_{'dark' if dark else 'light'}",
        width=width,
        height=height,
        phone=phone,
        dark=dark,
    )
    for device, width, height, phone in (("phone", 390, 844, True), ("desktop", 900, 900, False))
    for dark in (False, True)
)
PHONES = tuple(window for window in WINDOWS if window.phone)


class Browser:
    """One tab of a running Chromium."""

    def __init__(self, write: int, read: int) -> None:
        self._write, self._read = write, read
        self._serial = 0
        self._waiting = bytearray()
        self._session = ""
        target = self._ask("Target.createTarget", url="about:blank")["targetId"]
        attached = self._ask("Target.attachToTarget", targetId=target, flatten=True)
        self._session = attached["sessionId"]
        self._ask("Page.enable")

    def look(self, window: Window) -> None:
        """Show pages from now on as in this window."""
        self._ask(
            "Emulation.setDeviceMetricsOverride",
            width=window.width,
            height=window.height,
            deviceScaleFactor=2 if window.phone else 1,
            mobile=window.phone,
        )
        scheme = {"name": "prefers-color-scheme", "value": "dark" if window.dark else "light"}
        self._ask("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, page: Path) -> None:
        """Open a page and wait until it has loaded."""
        self._ask("Page.navigate", url=page.resolve().as_uri())
        while self._message().get("method") != "Page.loadEventFired":
            pass

    def ask(self, script: str) -> Any:
        """What an expression in the page comes to; promises are waited for."""
        done = self._ask(
            "Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True
        )
        if "exceptionDetails" in done:
            raise RuntimeError(done["exceptionDetails"])
        return done["result"].get("value")

    def photograph(self, to: Path) -> None:
        """Write a PNG of the whole page, however long it is."""
        size = self._ask("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}
        picture = self._ask("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)
        to.write_bytes(base64.b64decode(picture["data"]))

    def _ask(self, method: str, **params: object) -> Any:
        self._serial += 1
        asked = {"id": self._serial, "method": method, "params": params}
        if self._session:
            asked["sessionId"] = self._session
        data = json.dumps(asked).encode() + b"\0"
        while data:
            data = data[os.write(self._write, data) :]
        while (answer := self._message()).get("id") != self._serial:
            pass
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def _message(self) -> Any:
        until = time.monotonic() + PATIENCE
        while b"\0" not in self._waiting:
            ready, _, _ = select.select([self._read], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise TimeoutError("the browser does not answer")
            data = os.read(self._read, 1 << 20)
            if not data:
                raise EOFError("the browser has gone")
            self._waiting += data
        message, _, rest = bytes(self._waiting).partition(b"\0")
        self._waiting = bytearray(rest)
        return json.loads(message)


@contextmanager
def browsing(chromium: str, *, darkens: bool = False) -> Iterator[Browser]:
    """A browser that reaches no network and leaves nothing behind.

    One that `darkens` makes pages dark by force that are not made for it.
    """
    ends = [os.pipe(), os.pipe()]
    theirs = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (ends[0][0], ends[1][1])]
    for end in (ends[0][0], ends[1][1]):
        os.close(end)
    with TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        words = [
            *(chromium, "--headless=new", "--remote-debugging-pipe", "--disable-gpu"),
            *("--no-first-run", "--hide-scrollbars", "--disable-dev-shm-usage"),
            *("--disable-background-networking", "--host-resolver-rules=MAP * ~NOTFOUND"),
            *("--force-color-profile=srgb", f"--user-data-dir={profile}"),
            *(["--enable-features=WebContentsForceDark"] if darkens else []),
            *(["--no-sandbox"] if os.geteuid() == 0 else []),
        ]
        running = subprocess.Popen(
            [sys.executable, "-c", _RUN, *map(str, theirs), *words],
            pass_fds=theirs,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        for end in theirs:
            os.close(end)
        try:
            yield Browser(ends[0][1], ends[1][0])
        finally:
            for end in (ends[0][1], ends[1][0]):
                os.close(end)
            running.terminate()
            running.wait(20)
