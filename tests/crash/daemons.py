"""Daemons that are born quickly and die at a named step, each a process of its own.

A first process has loaded the program and forks one daemon at a time: starting an interpreter
for each of hundreds would take longer than all that they do.
"""

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

NURSERY = """
import os, sys, time, traceback
from pathlib import Path
from corr.config import load_settings
from corr.daemon import run
from corr.service.post import mail

answer = mail.answer

def poisoned(office, row, at):
    if b"poison" in row.raw:
        os.kill(os.getpid(), 9)
    return answer(office, row, at)

def life(settings, name, left, number):
    begun = False
    if name == "poison":
        mail.answer = poisoned

    def step(reached):
        nonlocal begun, left
        if not begun:
            begun = True
            print("begun", file=sys.stderr, flush=True)
        if name == "hang" and reached == "answered":
            print("hanging", file=sys.stderr, flush=True)
            time.sleep(600)
        if name == "postponed" and reached == "answered":
            raise RuntimeError("a bug in the middle of a letter")
        if name in (reached, "any"):
            left -= 1
            if not left:
                os.kill(os.getpid(), number)

    run(load_settings(Path(settings)), step=step)

for line in sys.stdin:
    name, left, number = line.rstrip("\\n").split("\\t")
    child = os.fork()
    if not child:
        try:
            life(sys.argv[1], name, int(left), int(number))
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    print(child, flush=True)
    _, status = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(status), flush=True)
"""


class Daemons:
    """One daemon after another over the same settings; what they say is added to `log`."""

    def __init__(self, settings: Path, log: Path) -> None:
        with log.open("ab") as file:
            self._nursery = subprocess.Popen(
                [sys.executable, "-c", NURSERY, settings],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                bufsize=1,
            )
        self._child = 0

    def start(self, step: str = "", count: int = 1, number: int = signal.SIGKILL) -> None:
        """Start one; it sends itself a signal when it has come to a step so many times.

        The step "any" counts all of them. In a daemon that is to reach "postponed" every letter
        meets with a bug; one that is told "poison" is killed by each letter that says so, and
        one that is told "hang" comes to no end with its first letter.
        """
        assert not self._child, "one at a time"
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(f"{step}\t{count}\t{int(number)}\n")
        self._nursery.stdin.flush()
        self._child = int(self._line())

    @property
    def is_alive(self) -> bool:
        """Whether one runs."""
        return bool(self._child) and not self._is_told(0)

    def wait(self, seconds: float, done: Callable[[], object] = lambda: False) -> bool:
        """Wait until it has died, or something is done; whether it has died."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not done():
            if not self._child or self._is_told(0.02):
                return True
        return not self._child or self._is_told(0)

    def end(self, number: int, seconds: float = 30) -> int | None:
        """Send it a signal, if it lives, and wait for its end; its exit status."""
        if not self._child:
            return None
        if not self._is_told(0):
            os.kill(self._child, number)
        if not self._is_told(seconds):
            os.kill(self._child, signal.SIGKILL)
        self._child = 0
        return int(self._line())

    def close(self) -> None:
        """Kill what is left."""
        self.end(signal.SIGKILL)
        for pipe in (self._nursery.stdin, self._nursery.stdout):
            assert pipe is not None
            pipe.close()
        self._nursery.wait(30)

    def _is_told(self, seconds: float) -> bool:
        return bool(select.select([self._nursery.stdout], [], [], seconds)[0])

    def _line(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline()
