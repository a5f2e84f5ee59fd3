"""Commands of the program, run in this process on the settings in a folder."""

import logging
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO, TextIOWrapper
from pathlib import Path

from corr.cli import main
from corr.clock import ClockDriver
from tests.office import EVENT

ZONE = ("--time-zone", "Europe/Stockholm")


MEMBERS = """\
name,email,member_no,club,country,language,time_zone,level,level_since
Anna Ek,anna@players.test,101,Lund,SE,sv,Europe/Stockholm,5 kyu,2023-01-01
Bo,BO@players.test bo@work.test,102,,SE,,,4 kyu,2023-01-01
Cai,cai@players.test,,,,,,,
"""


@dataclass(frozen=True, kw_only=True)
class Done:
    """How a command ended, and what it printed."""

    status: int
    out: str
    err: str


def stand_still(folder: Path, at: datetime) -> ClockDriver:
    """Let commands on the settings in a folder take it to be that time, as its letters do."""
    settings = folder / "corr.toml"
    if "[clock]" not in settings.read_text():
        settings.write_text(f'{settings.read_text()}\n[clock]\nfile = "clock"\n')
    return ClockDriver(folder / "clock", at)


def corr(folder: Path, *words: str, stdin: str = "") -> Done:
    """Run a command of the program on the settings in a folder, in this process."""
    out, err = (TextIOWrapper(BytesIO(), encoding="utf-8") for _ in range(2))
    argv, given, mask = sys.argv, sys.stdin, os.umask(0o022)
    root, ours = logging.getLogger(), logging.getLogger("corr")
    handlers, levels = root.handlers[:], (root.level, ours.level)
    sys.argv = ["corr", "--config", str(folder / "corr.toml"), *words]
    sys.stdin = TextIOWrapper(BytesIO(stdin.encode()), encoding="utf-8")
    status: object = 0
    try:
        with redirect_stdout(out), redirect_stderr(err):
            main()
    except SystemExit as leaving:
        status = leaving.code or 0
    finally:
        sys.argv, sys.stdin = argv, given
        os.umask(mask)
        root.handlers[:] = handlers
        root.setLevel(levels[0])
        ours.setLevel(levels[1])
    texts = []
    for stream in (out, err):
        stream.flush()
        texts.append(stream.buffer.getvalue().decode())
    assert isinstance(status, int)
    return Done(status=status, out=texts[0], err=texts[1])


def refused(done: Done, *told: str) -> None:
    """The command was not carried out, and says why in one line for each reason."""
    assert done.status == 2
    assert done.out == ""
    assert tuple(done.err.splitlines()) == tuple(f"corr: {line}" for line in told)


def members(folder: Path, text: str = MEMBERS) -> str:
    """A file with a list of players."""
    (folder / "members.csv").write_text(text, encoding="utf-8")
    return str(folder / "members.csv")


def event_file(folder: Path, **changes: str) -> str:
    """An event file as `corr event new` writes it, for as few players as there are."""
    file = folder / "sk24.toml"
    words = {"id": EVENT, "name": "Sverigekorr 2024", "start": "2024-02-01"} | changes
    options = [word for key, value in words.items() for word in (f"--{key}", value)]
    done = corr(
        folder, "event", "new", str(file), *options, "--arbiter", "domare@club.test", *ZONE
    )
    assert done.status == 0, done.err
    lines = file.read_text(encoding="utf-8").replace("min_players = 5", "min_players = 2")
    # These events begin in the past, when their entries have closed long ago.
    kept = [line for line in lines.splitlines(True) if not line.startswith("entry_until")]
    text = "".join(kept)
    file.write_text(text, encoding="utf-8")
    return str(file)
