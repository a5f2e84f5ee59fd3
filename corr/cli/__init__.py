"""The commands. Each opens what it needs, calls one use case, and prints.

Exit status: 0 done, 1 the machine failed (database, network), 2 it cannot be done as asked.
"""

import os
import sys
from contextlib import suppress
from importlib.machinery import SourceFileLoader

_VERBS = frozenset({"handle", "tick", "send"})
_write = SourceFileLoader.set_data


def _set_data(loader: SourceFileLoader, path: str, data: bytes, *, _mode: int = 0o666) -> None:
    """Write bytecode, which is to be as readable as its source.

    Users who may read the one and not the other would compile it anew at each start.
    """
    ours = os.umask(0o022)
    try:
        _write(loader, path, data, _mode=_mode)
    finally:
        os.umask(ours)


def main() -> None:
    """Run the command line.

    Whatever it writes is its owner's alone: letters, keys, reports and copies of them. A verb of
    the daemon that has nothing to do says so before the rest is loaded.
    """
    os.umask(0o077)
    SourceFileLoader.set_data = _set_data  # type: ignore[method-assign, assignment]
    if _is_done():
        return
    from corr.cli.program import run

    run()


def _is_done() -> bool:
    """Whether a verb had nothing to do, and has said so."""
    if _VERBS.isdisjoint(sys.argv):
        return False
    from corr.cli.idle import idle_verb

    verb = idle_verb(sys.argv[1:])
    with suppress(OSError):  # else it is told as that of any command
        print(end=f"{verb}: 0\n" if verb else "", flush=True)
        return bool(verb)
    return False
