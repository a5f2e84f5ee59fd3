"""The daemon with a look at its stack every few milliseconds: where its time goes, by rooms.

Usage: python -m corr.bench.profiled FOLDER OUT. Written to OUT when the daemon stops: JSON, the
number of looks by room. Signals interrupt the main thread only, at the end of what it is doing.
"""

import json
import signal
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from types import FrameType

import corr
from corr import daemon
from corr.config import load_settings

EVERY_SECONDS = 0.002
IDLE = "idle"
"""What waiting for mail counts as."""
WAITING = "waiting for the SMTP server"

_PACKAGE = f"{Path(corr.__file__).parent}/"
_WAITS = {
    ("wire/smtp.py", "_groups"): WAITING,
    ("wire/smtp.py", "deliver"): WAITING,
    ("wire/imap.py", "_readable"): IDLE,
    ("daemon.py", "_pause"): IDLE,
}
_ROOMS = (
    ("mail/read/tags.py", "tags"),
    ("mail/write/board_table.py", "write HTML"),
    ("mail/write/", "write text and MIME"),
    ("words/", "write text and MIME"),
    ("mail/", "read"),
    ("picture/png.py", "draw PNG"),
    ("picture/look.py", "draw PNG"),
    ("picture/", "draw text"),
    ("games/", "judge"),
    ("tournament/", "judge"),
    ("ranking/", "judge"),
    ("store/", "store"),
    ("wire/", "wire"),
    ("service/", "service"),
)
_OTHER = "other"


def room_of(frame: FrameType | None) -> str:
    """The room of the innermost function of ours, or of a template, that a stack is in."""
    while frame is not None:
        code = frame.f_code
        if room := _room(code.co_filename, code.co_name):
            return room
        frame = frame.f_back
    return _OTHER


@cache
def _room(file: str, function: str) -> str:
    """The room of a function; "" for the libraries', which count for who calls them."""
    if "/templates/" in file or file == "<template>" or "/jinja2/" in file:
        return "templates"
    if not file.startswith(_PACKAGE):
        return ""
    place = file.removeprefix(_PACKAGE)
    if waits := _WAITS.get((place, function)):
        return waits
    return next((room for prefix, room in _ROOMS if place.startswith(prefix)), "")


def main() -> None:
    """Run the daemon on the installation in a folder, and write what was seen."""
    folder, out = map(Path, sys.argv[1:3])
    seen = Counter[str]()

    def look(number: int, frame: FrameType | None) -> None:
        seen[room_of(frame)] += 1

    signal.signal(signal.SIGALRM, look)
    signal.setitimer(signal.ITIMER_REAL, EVERY_SECONDS, EVERY_SECONDS)
    try:
        daemon.run(load_settings(folder / "corr.toml"))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        out.write_text(json.dumps(seen), encoding="utf-8")


if __name__ == "__main__":
    main()
