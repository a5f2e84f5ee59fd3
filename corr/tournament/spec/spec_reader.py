"""Reads the tables of an event file into parts, and keeps every fault so that all are told.

A part is a frozen dataclass for one table of the file. Each field is annotated with the `Kind` of
value that its key takes, so the dataclass describes the table and nothing is written twice.
"""

import dataclasses
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from typing import Any, Generic, TypeVar, get_type_hints
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from corr.errors import ConfigError

T = TypeVar("T")

_ADDRESS = re.compile(r"[^@\s<>,;:\"()\\]{1,64}@[^@\s<>,;:\"()\\]{1,255}")


def _as_it_is(value: object) -> object:
    return value


def _nothing_later(value: object) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind(Generic[T]):
    """What a key takes: `expected` in words, and how it is read from a file and written to one.

    `read` raises ValueError for anything else. `later` tells which of these other values the
    event file knows, though this version cannot yet do them. What `write` gives is JSON-safe.
    """

    expected: str
    read: Callable[[object], T]
    write: Callable[[T], object] = _as_it_is
    later: Callable[[object], bool] = _nothing_later


class Tables:
    """The tables of one event file, and what is wrong with them so far."""

    def __init__(self, tables: Mapping[str, object], source: str) -> None:
        self.source = source
        self.faults: list[str] = []
        self._tables = tables
        self._asked: list[str] = []
        self._unread: set[tuple[str, str]] = set()

    def read(self, part: type[T], name: str, options: Mapping[str, Kind[str]] | None = None) -> T:
        """A part from table `name`; its faults are noted.

        Where a value has a fault, its default stands for it, or None if it has none, so that what
        goes with what can be checked all the same: `sound` tells which values are read. `finish`
        sees to it that no such part is used for anything else. `options` are further keys, whose
        values go into the part's field `options`.
        """
        self._asked.append(name)
        return self._part(part, name, self._table(name), options)

    def read_each(self, part: type[T], name: str) -> tuple[T, ...]:
        """The parts from a list of tables, such as `[[teams]]`, each as `read` gives it."""
        self._asked.append(name)
        found = self._tables.get(name, [])
        if not isinstance(found, list | tuple) or not all(isinstance(e, Mapping) for e in found):
            self.faults.append(f"{self.source}: [[{name}]]: expected tables, found {shown(found)}")
            self._unread.add((name, ""))
            return ()
        return tuple(
            self._part(part, f"{name} {number}", table, None)
            for number, table in enumerate(found, 1)
        )

    def _part(
        self,
        part: type[T],
        name: str,
        table: Mapping[str, object],
        options: Mapping[str, Kind[str]] | None,
    ) -> T:
        kinds = {**_kinds(part), **(options or {})}
        values = dict[str, Any]()
        for word, kind in kinds.items():
            if word in table:
                self._value(name, word, kind, table[word], values)
        for word in _required(part):
            if word not in table:
                self.fault(name, word, kinds[word].expected, "nothing")
                self._unread.add((name, word))
            values.setdefault(word, None)
        for word in table:
            if word not in kinds:
                self.fault(name, word, f"one of {', '.join(kinds)}", "an unknown key")
        if options is not None:
            values["options"] = {word: values.pop(word) for word in options if word in values}
        return part(**values)

    def fault(self, table: str, word: str, expected: str, found: str) -> None:
        """Note that a key should be something else."""
        self.faults.append(f"{self.source}: [{table}] {word}: expected {expected}, found {found}")

    def sound(self, table: str, *words: str) -> bool:
        """Whether keys of a table stand for what the file says, or are left out and may be."""
        return not any((table, word) in self._unread for word in ("", *words))

    def value(self, table: str, word: str) -> object:
        """What stands there unread; None if it is absent."""
        found = self._tables.get(table)
        return found.get(word) if isinstance(found, Mapping) else None

    def finish(self) -> None:
        """Note the tables that nobody asked for, and raise ConfigError if there is any fault."""
        for name, value in self._tables.items():
            if name not in self._asked:
                label = f"[{name}]" if isinstance(value, Mapping) else name
                known = ", ".join(f"[{each}]" for each in self._asked)
                self.faults.append(
                    f"{self.source}: {label}: expected one of the tables {known}, "
                    "found an unknown name"
                )
        if self.faults:
            raise ConfigError(*self.faults)

    def _table(self, name: str) -> Mapping[str, object]:
        table = self._tables.get(name, {})
        if isinstance(table, Mapping):
            return table
        self.faults.append(f"{self.source}: [{name}]: expected a table, found {shown(table)}")
        self._unread.add((name, ""))
        return {}

    def _value(
        self, table: str, word: str, kind: Kind[Any], value: object, values: dict[str, Any]
    ) -> None:
        try:
            values[word] = kind.read(value)
        except ValueError:
            later = ", which is not supported yet" if kind.later(value) else ""
            self.fault(table, word, kind.expected, shown(value) + later)
            self._unread.add((table, word))


def write_part(part: object) -> dict[str, object]:
    """The table that reads as this part: every key, those with their default value too."""
    table: dict[str, object] = {}
    for word, kind in _kinds(type(part)).items():
        value = kind.write(getattr(part, word))
        if value is not None:
            table[word] = value
    return table | dict(getattr(part, "options", {}))


def _kinds(part: type) -> dict[str, Kind[Any]]:
    """What each key of a part takes, in order."""
    hints = get_type_hints(part, include_extras=True)
    return {
        word: kind
        for word, hint in hints.items()
        for kind in getattr(hint, "__metadata__", ())
        if isinstance(kind, Kind)
    }


def _required(part: type) -> list[str]:
    absent = dataclasses.MISSING
    return [
        each.name
        for each in dataclasses.fields(part)
        if each.default is absent and each.default_factory is absent
    ]


def shown(value: object) -> str:
    """A value as an event file writes it, cut to a readable length.

    >>> shown(True), shown("tag"), shown(date(2024, 2, 1)), shown([1, "a"])
    ('true', '"tag"', '2024-02-01', '[1, "a"]')
    """
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, Mapping):
        return "a table"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def choice(*words: str, later: Sequence[str] = ()) -> Kind[str]:
    """One of some words; `later` are those that the event file knows besides."""

    def read(value: object) -> str:
        if value in words:
            return str(value)
        raise ValueError

    listed = [shown(word) for word in words]
    expected = " or ".join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)
    return Kind(expected=expected, read=read, later=lambda value: value in later)


def only(value: T) -> Kind[T]:
    """One single value so far; any other of its type is for later versions."""

    def read(found: object) -> T:
        found = tuple(found) if isinstance(found, list) else found
        if found == value and type(found) is type(value):
            return value
        raise ValueError

    def later(found: object) -> bool:
        return type(tuple(found) if isinstance(found, list) else found) is type(value)

    return Kind(expected=shown(value), read=read, later=later)


def whole(least: int, most: int) -> Kind[int]:
    """A whole number within bounds."""

    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise ValueError

    return Kind(expected=f"a whole number from {least} to {most}", read=read)


def matching(pattern: str, expected: str) -> Kind[str]:
    """A text that a regular expression matches as a whole."""

    def read(value: object) -> str:
        if isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII):
            return value
        raise ValueError

    return Kind(expected=expected, read=read)


def several(read_one: Callable[[object], str], expected: str, least: int) -> Kind[tuple[str, ...]]:
    """A list of different texts, at least so many of them."""

    def read(value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple):
            raise ValueError
        found = tuple(read_one(each) for each in value)
        if len(found) < least or len(set(found)) < len(found):
            raise ValueError
        return found

    return Kind(expected=expected, read=read)


def read_address(value: object) -> str:
    """A bare mail address. Raises ValueError."""
    if isinstance(value, str) and value.isprintable() and _ADDRESS.fullmatch(value):
        return value
    raise ValueError


def read_line(value: object) -> str:
    """A text of one line with something in it. Raises ValueError."""
    if isinstance(value, str) and value.isprintable() and value.strip() == value != "":
        return value
    raise ValueError


def _read_short(value: object) -> str:
    return "" if value == "" else read_line(value)


def _read_flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise ValueError


def _read_day(value: object) -> date:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        return date.fromisoformat(value)
    raise ValueError


def _read_zone(value: object) -> str:
    try:
        return ZoneInfo(read_line(value)).key
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError from error


LINE = Kind(expected="a text of one line", read=read_line)
"""A text that may stand in a header or a heading."""

LINE_OR_EMPTY = Kind(expected='a text of one line, or ""', read=_read_short)
"""The same, or no text at all."""

FLAG = Kind(expected="true or false", read=_read_flag)
"""A switch."""

DAY: Kind[date] = Kind(
    expected="a date such as 2024-02-01", read=_read_day, write=lambda day: day.isoformat()
)
"""A day without a time."""


def days() -> Kind[tuple[date, ...]]:
    """A list of days, which may be empty."""

    def read(value: object) -> tuple[date, ...]:
        if not isinstance(value, list | tuple):
            raise ValueError
        return tuple(map(_read_day, value))

    return Kind(
        expected="a list of dates, such as [2024-02-01, 2024-05-01]",
        read=read,
        write=lambda found: tuple(day.isoformat() for day in found),
    )


DAY_OR_NONE: Kind[date | None] = Kind(
    expected=DAY.expected, read=_read_day, write=lambda day: day.isoformat() if day else None
)
"""A day that need not be given."""

ZONE = Kind(expected='a time zone such as "Europe/Stockholm"', read=_read_zone)
"""An IANA time zone that this system knows."""
