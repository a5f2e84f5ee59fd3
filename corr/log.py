"""What the program tells of its work: one line for each thing that happened.

A line is a name that never changes (`letter.handled`) and fields (`key=… state=…`). Nobody's
words stand in it: no bodies, subjects, passwords, tags or addresses of players, which are told by
the keys of letters and the ids of players and games. Hence an exception is told by its class
and the places in the code, for its text may quote a letter; and of a library's own words only
where they came from.
"""

import json
import logging
import os
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

LOGGER = "corr"
_PACKAGE = Path(__file__).resolve().parent
_PLACES = 6
_LONGEST = 300
_PRIORITIES = {logging.DEBUG: 7, logging.INFO: 6, logging.WARNING: 4, logging.ERROR: 3}
"""Those of syslog, as sd-daemon(3) has them at the beginning of a line."""


def tell(name: str, /, *, level: int = logging.INFO, **fields: object) -> None:
    """Tell that something happened. Fields without a value are left out.

    A field that is an exception becomes its class, and `where` it came from.
    """
    log = logging.getLogger(LOGGER)
    if log.isEnabledFor(level):
        known = dict[str, object]()
        for key, value in fields.items():
            if isinstance(value, BaseException):
                known |= {key: type(value).__name__, "where": places(value)}
            elif value not in (None, ""):
                known[key] = value
        log.log(level, name, extra={"fields": known})


def set_up(*, form: str, level: str, stream: TextIO | None = None, journal: bool = False) -> None:
    """Write what is told from now on to `stream` (standard error), as `text` or `json`.

    The `journal` stamps every line itself and wants its priority in front. Libraries are heard
    from warnings on, whatever the level: below that they log what goes over the wire.
    """
    handler = _Lines(stream or sys.stderr)
    handler.setFormatter(_AsJson() if form == "json" else _AsText(journal=journal))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(LOGGER).setLevel(level.upper())


def is_journal(stream: TextIO, environment: Mapping[str, str]) -> bool:
    """Whether a stream leads to the journal of systemd."""
    try:
        seen = os.fstat(stream.fileno())
    except (OSError, ValueError):
        return False
    return environment.get("JOURNAL_STREAM") == f"{seen.st_dev}:{seen.st_ino}"


class _Lines(logging.StreamHandler[TextIO]):
    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Go on without it: where the log is kept there may be no room just now."""


class _AsText(logging.Formatter):
    def __init__(self, *, journal: bool) -> None:
        super().__init__()
        self._journal = journal

    def format(self, record: logging.LogRecord) -> str:
        name, fields = _told(record)
        words = " ".join([name, *(f"{key}={_word(one)}" for key, one in fields.items())])
        if self._journal:
            return f"<{_PRIORITIES.get(record.levelno, 5)}>{words}"
        return f"{_at(record)} {record.levelname} {words}"


class _AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        name, fields = _told(record)
        head = {"at": _at(record), "level": record.levelname.lower(), "event": name}
        return json.dumps(head | fields, ensure_ascii=False, default=str)


def _told(record: logging.LogRecord) -> tuple[str, dict[str, object]]:
    fields = getattr(record, "fields", None)
    if isinstance(fields, dict):
        return str(record.msg), {key: _plain(value) for key, value in fields.items()}
    error = record.exc_info[1] if record.exc_info else None
    found: dict[str, object] = {
        "logger": record.name,
        "where": f"{record.module}:{record.lineno}",
    }
    return "library.spoke", found | ({"error": type(error).__name__} if error else {})


def _at(record: logging.LogRecord) -> str:
    stamp = datetime.fromtimestamp(record.created, UTC).replace(tzinfo=None)
    return f"{stamp.isoformat(timespec='milliseconds')}Z"


def _plain(value: object) -> object:
    """A value on one line, and not endless."""
    if isinstance(value, bool | int | float):
        return value
    text = "".join(c if c.isprintable() else " " for c in str(value))
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    text = str(value)
    return json.dumps(text, ensure_ascii=False) if " " in text or '"' in text else text


def places(error: BaseException) -> str:
    """Where an error came from: the innermost places in our code, and the last one of all."""
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(_PACKAGE)]
    last = frames[-1:] if frames and frames[-1] not in ours else []
    return " > ".join(
        f"{Path(frame.filename).name}:{frame.lineno}:{frame.name}"
        for frame in [*ours[-_PLACES:], *last]
    )
