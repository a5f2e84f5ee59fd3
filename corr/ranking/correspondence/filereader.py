"""Reading JSON files of events: what a value must be, all faults, one line each. Pure."""

import json
import re
from collections.abc import Callable, Mapping
from datetime import date
from typing import TypeVar

from corr.ranking.correspondence.event import NOTHING, Json

_T = TypeVar("_T")
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_LONGEST = 60
_NEVER = "9000"  # deadlines are computed from days, and no day lies after the year 9999


def shown(value: object) -> str:
    """A value from a file as it may stand in a fault: on one line, printable, not too long."""
    try:
        text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    except RecursionError:
        text = "…"
    text = text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "?" for letter in text)


def rest_of(entry: Json, known: frozenset[str]) -> Mapping[str, object]:
    """The keys of an entry that are not known, which are kept."""
    if entry.keys() <= known:
        return NOTHING
    return {key: value for key, value in entry.items() if key not in known}


class FileReader:
    """Collects the faults of one file while it reads."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.days: dict[str, date] = {}

    def fault(self, line: str) -> None:
        """Note a fault, in one line."""
        self.faults.append(line)

    def entry_of(self, where: str, content: object, *, empty: bool = False) -> Json:
        """A JSON object, or an empty one after a fault."""
        if isinstance(content, dict) and (content or empty):
            return content
        missing = content is None or content == {}
        self.fault(f"{where}: {'missing' if missing else 'not a JSON object'}")
        return {}

    def each(self, top: Json, key: str, one: Callable[[int, object], _T | None]) -> tuple[_T, ...]:
        """Every entry of a list, counted from 1."""
        content = top.get(key)
        if not isinstance(content, list):
            self.fault(f"{key}: {'missing' if content is None else 'not a list'}")
            return ()
        entries = (one(place, entry) for place, entry in enumerate(content, start=1))
        return tuple(entry for entry in entries if entry is not None)

    def text(self, entry: Json, key: str, where: str, *, required: bool = False) -> str:
        """A line of text, "" if it is not there. Numbers are taken as they are written."""
        value = entry.get(key)
        if value is None or value == "":
            if required:
                self.fault(f"{where}: no {key}")
            return ""
        if type(value) is int and not required:
            return str(value)
        if not isinstance(value, str) or _CONTROL.search(value):
            self.fault(f"{where}: {key} is not a line of text")
            return ""
        return value

    def day(self, value: object, where: str) -> date | None:
        """A calendar day, or None after a fault."""
        if isinstance(value, str) and _DAY.fullmatch(value) and value < _NEVER:
            try:
                return self.days.setdefault(value, date.fromisoformat(value))
            except ValueError:
                pass
        found = "missing" if value is None else f"{shown(value)} is not a day"
        self.fault(f"{where}: {found} (write YYYY-MM-DD)")
        return None
