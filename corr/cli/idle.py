"""Whether a command line is one of the daemon's verbs that has nothing to do.

It loads nothing of ours but the one look of the store, and says no to whatever is out of the
ordinary: other options, a clock in a file, settings that do not name their files.
"""

import os
import tomllib
from collections.abc import Sequence
from datetime import UTC, datetime

from corr.store.idle import is_idle


def idle_verb(words: Sequence[str]) -> str:
    """The verb that the words of a command line ask for, if it has nothing to do; else ""."""
    config, rest = os.environ.get("CORR_CONFIG") or "corr.toml", list(words)
    if rest[:1] == ["--config"] and len(rest) > 1:
        config, rest = rest[1], rest[2:]
    if rest[:1] not in (["handle"], ["tick"], ["send"]) or rest[1:] not in ([], ["--cron"]):
        return ""
    if rest[1:] and rest[0] != "send":
        return ""
    try:
        with open(config, "rb") as file:  # pathlib costs as much as the look
            read = tomllib.load(file)
        database, keys = read["database"]["path"], read["secrets"]["keys_file"]
    except (OSError, ValueError, KeyError, TypeError):
        return ""
    if read.get("clock") or not isinstance(database, str) or not isinstance(keys, str):
        return ""
    folder = os.path.dirname(config)
    place, settings = os.path.join(folder, database), sight(config, os.path.join(folder, keys))
    return rest[0] if settings and is_idle(place, rest[0], settings, datetime.now(UTC)) else ""


def sight(config: str, keys: str) -> str:
    """What tells the settings file and that of the keys from what they were; "" without them."""
    try:
        seen = [os.stat(name) for name in (config, keys)]
    except OSError:
        return ""
    return " ".join(f"{one.st_ino}.{one.st_mtime_ns}.{one.st_size}" for one in seen)
