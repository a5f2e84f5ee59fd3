"""Reads the keys of a settings file one by one and collects what is wrong with them.

Every key that is never asked for is a fault: a mistyped key must not be silently ignored.
"""

import os
import re
from collections.abc import Callable, Mapping
from datetime import timedelta
from pathlib import Path
from typing import TypeVar, cast

from corr.errors import ConfigError

T = TypeVar("T")

_UNITS = {
    "d": "days",
    "h": "hours",
    "m": "minutes",
    "s": "seconds",
    "ms": "milliseconds",
}
_ADDRESS = re.compile(r"[^@\s<>,;:\"()\\]{1,64}@[^@\s<>,;:\"()\\]{1,255}")
_MISSING = object()

CREDENTIALS = "$CREDENTIALS_DIRECTORY/"
"""How a path begins that leads to a file of `LoadCredential=` in a systemd unit."""


def read_duration(text: str) -> timedelta:
    """The time that `7d`, `12h`, `30m` or `45s` means; ValueError if it means none.

    >>> read_duration("12h")
    datetime.timedelta(seconds=43200)
    """
    match = re.fullmatch(r"([0-9]{1,6})(d|h|ms|m|s)", text)
    if match is None or int(match[1]) == 0:
        raise ValueError(text)
    return timedelta(**{_UNITS[match[2]]: int(match[1])})


class Book:
    """A whole settings file, and its faults so far."""

    def __init__(self, path: Path, tables: Mapping[str, object]) -> None:
        self.path = path
        self.faults: list[str] = []
        self._tables = tables
        self._sections: dict[str, Section] = {}

    def section(self, name: str) -> "Section":
        """The section of that name; one that is absent is empty."""
        if name not in self._sections:
            table = self._tables.get(name, {})
            if not isinstance(table, dict):
                self.faults.append(f"{self.path}: [{name}]: a section is expected, found a value")
                table = {}
            self._sections[name] = Section(self, name, table)
        return self._sections[name]

    def finish(self) -> None:
        """Raise every fault at once, among them every section and key nobody asked for."""
        for name in self._tables:
            if name not in self._sections:
                known = ", ".join(self._sections)
                self.faults.append(f"{self.path}: [{name}]: one of {known} is expected")
        for section in self._sections.values():
            section.finish()
        if self.faults:
            raise ConfigError(*self.faults)


class Section:
    """One section. After a fault a reader returns some value, so that all faults are found."""

    def __init__(self, book: Book, name: str, table: Mapping[str, object]) -> None:
        self.book = book
        self.name = name
        self._table = table
        self._known: list[str] = []

    def fault(self, key: str, expected: str, found: str) -> None:
        """Note that `key` should be something else."""
        self.book.faults.append(
            f"{self.book.path}: [{self.name}] {key}: {expected} is expected, found {found}"
        )

    def finish(self) -> None:
        """Note the keys that nobody asked for; their values may be secrets and are not shown."""
        for key in self._table:
            if key not in self._known:
                self.fault(key, f"one of {', '.join(self._known)}", "this key")

    def has(self, key: str) -> bool:
        """Whether the key is there and not an empty text."""
        self._know(key)
        return self._table.get(key, "") != ""

    def forbid(self, key: str, expected: str) -> None:
        """Note a fault if the key is there; its value is not shown."""
        if key in self._table:
            self.fault(key, expected, "a value")
            self._know(key)

    def text(self, key: str, default: object = _MISSING) -> str:
        """A text of one line; never empty unless there is a default."""
        empty = default is not _MISSING
        return self._read(key, "a text of one line", lambda v: _line(v, empty=empty), default)

    def secret(self, key: str) -> str:
        """Like `text`, "" by default, but a wrong value is not repeated in the fault."""
        return self._read(key, "a text of one line", lambda v: _line(v, empty=True), "", hide=True)

    def word(self, key: str, words: tuple[str, ...], default: str) -> str:
        """One of the words."""
        return self._read(key, " or ".join(words), lambda v: _one_of(v, words), default)

    def address(self, key: str) -> str:
        """A bare mail address, `local@domain`."""
        return self._read(key, "an address local@domain", _address, _MISSING)

    def addresses(self, key: str) -> tuple[str, ...]:
        """A list of mail addresses, empty by default."""
        return self._read(key, 'a list of addresses, ["local@domain"],', _addresses, ())

    def lines(self, key: str) -> tuple[str, ...]:
        """A list of lines of text, empty by default."""
        return self._read(key, 'a list of texts, ["Anna Ek"],', _lines, ())

    def whole(self, key: str, default: int, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        expected = f"a whole number from {low} to {high}"
        return self._read(key, expected, lambda v: _whole(v, low, high), default)

    def flag(self, key: str, *, default: bool) -> bool:
        """True or false."""
        return self._read(key, "true or false", _flag, default)

    def duration(self, key: str, default: str) -> timedelta:
        """A time such as `7d`, `12h`, `30m` or `45s`."""
        expected = "a time such as 7d, 12h, 30m or 45s"
        fallback = read_duration(default)
        return self._read(key, expected, lambda v: read_duration(_line(v)), fallback)

    def optional_duration(self, key: str, default: str) -> timedelta | None:
        """Like `duration`, but None, which is for ever, if the text is empty."""
        expected = "a time such as 7d, 12h or 30m, or nothing"
        text = self._read(key, expected, lambda v: _line(v, empty=True), default)
        try:
            return read_duration(text) if text else None
        except ValueError:
            self.fault(key, expected, repr(text))
            return None

    def path(self, key: str, default: str) -> Path:
        """A path, relative to the folder of the settings file."""
        found = self._read(key, "a path", lambda v: Path(_line(v)), Path(default))
        return self.book.path.parent / found

    def optional_path(self, key: str) -> Path | None:
        """Like `path`, but None if the key is absent or empty."""
        found = self._read(key, "a path", lambda v: _line(v, empty=True), "")
        return self.book.path.parent / found if found else None

    def secret_path(self, key: str) -> Path | None:
        """Like `optional_path`; `$CREDENTIALS_DIRECTORY/` is where systemd puts credentials."""
        text = self._read(key, "a path", lambda v: _line(v, empty=True), "")
        rest = text.removeprefix(CREDENTIALS)
        if rest == text:
            return self.optional_path(key)
        folder = os.environ.get("CREDENTIALS_DIRECTORY", "/run/credentials/corr.service")
        return Path(folder, rest)

    def _read(
        self,
        key: str,
        expected: str,
        reader: Callable[[object], T],
        default: object,
        *,
        hide: bool = False,
    ) -> T:
        self._know(key)
        value = self._table.get(key, _MISSING)
        if value is _MISSING and default is not _MISSING:
            return cast(T, default)
        try:
            return reader(value)
        except ValueError:
            found = "nothing" if value is _MISSING else "something else" if hide else repr(value)
            self.fault(key, expected, found)
            return cast(T, "" if default is _MISSING else default)

    def _know(self, key: str) -> None:
        if key not in self._known:
            self._known.append(key)


def _line(value: object, *, empty: bool = False) -> str:
    if not isinstance(value, str) or not value.isprintable() or not (value.strip() or empty):
        raise ValueError
    return value.strip()


def _one_of(value: object, words: tuple[str, ...]) -> str:
    if value not in words:
        raise ValueError
    return str(value)


def _addresses(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(_address(one) for one in value)


def _lines(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise ValueError
    return tuple(_line(one) for one in value)


def _address(value: object) -> str:
    text = _line(value)
    if not _ADDRESS.fullmatch(text):
        raise ValueError
    return text


def _whole(value: object, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise ValueError
    return value


def _flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError
    return value
