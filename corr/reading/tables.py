"""Reads the tables of a TOML file into parts, and keeps every fault so that all are told.

A part is a frozen `Struct` for one table of the file. Each field is annotated with the `Kind` of
value that its key takes and with a line that says what it is for, so the `Struct` describes the
table and nothing is written twice.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar, get_type_hints

from msgspec.structs import fields

from corr.errors import ConfigError
from corr.reading.kinds import Kind, did_you_mean, instead, meant, shown

T = TypeVar("T")


class Tables:
    """The tables of one file, and what is wrong with them so far."""

    def __init__(self, tables: Mapping[str, object], source: str) -> None:
        self.source = source
        self.faults: list[str] = []
        self._tables = tables
        self._asked: list[str] = []
        self._unread: set[tuple[str, str]] = set()

    def read(
        self,
        part: type[T],
        name: str,
        options: Mapping[str, Kind[str]] | None = None,
        refused: Mapping[str, str] | None = None,
        elsewhere: Mapping[str, str] | None = None,
    ) -> T:
        """A part from table `name`; its faults are noted.

        Where a value has a fault, its default stands for it, or None if it has none, so that what
        goes with what can be checked all the same: `sound` tells which values are read. `finish`
        sees to it that no such part is used for anything else. `options` are further keys, whose
        values go into the part's field `options`. `refused` says of keys that must not stand there
        what is expected instead; their values are not repeated. `elsewhere` says of unknown keys
        what they are.
        """
        self._asked.append(name)
        table, instead = self._table(name), refused or {}
        for word in instead.keys() & table.keys():
            self.fault(name, word, instead[word], "a value")
        allowed = {word: value for word, value in table.items() if word not in instead}
        return self._part(part, name, allowed, options, elsewhere or {})

    def read_each(self, part: type[T], name: str) -> tuple[T, ...]:
        """The parts from a list of tables, such as `[[teams]]`, each as `read` gives it."""
        self._asked.append(name)
        found = self._tables.get(name, [])
        if not isinstance(found, list | tuple) or not all(isinstance(e, Mapping) for e in found):
            self._note(f"[[{name}]]", "tables", shown(found))
            self._unread.add((name, ""))
            return ()
        return tuple(
            self._part(part, f"{name} {number}", table, None, {})
            for number, table in enumerate(found, 1)
        )

    def _part(
        self,
        part: type[T],
        name: str,
        table: Mapping[str, object],
        options: Mapping[str, Kind[str]] | None,
        elsewhere: Mapping[str, str],
    ) -> T:
        kinds = {**kinds_of(part), **(options or {})}
        values = dict[str, Any]()
        for word, kind in kinds.items():
            if word in table:
                self._value(name, word, kind, table[word], values)
        strange = [word for word in table if word not in kinds]
        misspelt = {meant(word, kinds) for word in strange}  # each is told as such, below
        for word in required(part):
            if word not in table:
                self._unread.add((name, word))
                if word not in misspelt:
                    self.fault(name, word, kinds[word].expected, "nothing")
            values.setdefault(word, None)
        for word in strange:
            unknown = elsewhere.get(word) or f"an unknown key{did_you_mean(word, kinds)}"
            self.fault(name, word, f"one of {', '.join(kinds)}", unknown)
        if options is not None:
            values["options"] = {word: values.pop(word) for word in options if word in values}
        return part(**values)

    def fault(self, table: str, word: str, expected: str, found: str) -> None:
        """Note that a key should be something else."""
        self._note(f"[{table}] {word}", expected, found)

    def sound(self, table: str, *words: str) -> bool:
        """Whether keys of a table stand for what the file says, or are left out and may be."""
        return not any((table, word) in self._unread for word in ("", *words))

    def value(self, table: str, word: str) -> object:
        """What stands there unread; None if it is absent."""
        found = self._tables.get(table)
        return found.get(word) if isinstance(found, Mapping) else None

    def finish(self) -> None:
        """Note the tables that nobody asked for, and raise ConfigError if there is any fault."""
        known = ", ".join(f"[{each}]" for each in self._asked)
        for name, value in self._tables.items():
            if name not in self._asked:
                label = f"[{name}]" if isinstance(value, Mapping) else name
                unknown = f"an unknown name{did_you_mean(name, self._asked)}"
                self._note(label, f"one of the tables {known}", unknown)
        if self.faults:
            raise ConfigError(*self.faults)

    def _table(self, name: str) -> Mapping[str, object]:
        table = self._tables.get(name, {})
        if isinstance(table, Mapping):
            return table
        self._note(f"[{name}]", "a table", shown(table))
        self._unread.add((name, ""))
        return {}

    def _value(
        self, table: str, word: str, kind: Kind[Any], value: object, values: dict[str, Any]
    ) -> None:
        try:
            values[word] = kind.read(value)
        except ValueError:
            later = ", which is not supported yet" if kind.later(value) else ""
            found = "something else" if kind.hidden else shown(value)
            meant = "" if later else did_you_mean(value, kind.choices)
            self.fault(table, word, kind.expected, found + later + meant)
            self._unread.add((table, word))

    def _note(self, where: str, expected: str, found: str) -> None:
        self.faults.append(f"{self.source}: {where}: {instead(expected, found)}")


def write_part(part: object) -> dict[str, object]:
    """The table that reads as this part: every key, those with their default value too."""
    table: dict[str, object] = {}
    for word, kind in kinds_of(type(part)).items():
        value = kind.write(getattr(part, word))
        if value is not None:
            table[word] = value
    options = getattr(part, "options", {})
    return table | {word: write_setting(value) for word, value in options.items()}


def write_setting(value: str) -> object:
    """The value of a game's setting as a file has it: a number, several, `true`, or a word.

    >>> write_setting("15"), write_setting("5 7 9"), write_setting("false"), write_setting("swap2")
    (15, [5, 7, 9], False, 'swap2')
    """
    if value in ("true", "false"):
        return value == "true"
    words = value.split()
    if len(words) > 1 and all(word.isdecimal() for word in words):
        return list(map(int, words))
    return int(value) if value.isdecimal() else value


def kinds_of(part: type) -> Mapping[str, Kind[Any]]:
    """What each key of a part takes, in order."""
    return _of(part)[0]


def required(part: type) -> Sequence[str]:
    """The keys that have no default."""
    return _of(part)[1]


@cache
def _of(part: Any) -> tuple[Mapping[str, Kind[Any]], Sequence[str]]:
    """The kinds of a part's keys and those without a default, found out once.

    A key that is a word of Python has an underscore behind it in the part.
    """
    kinds = {
        word.removesuffix("_"): found
        for word, hint in get_type_hints(part, include_extras=True).items()
        for found in getattr(hint, "__metadata__", ())
        if isinstance(found, Kind)
    }
    return kinds, [each.name.removesuffix("_") for each in fields(part) if each.required]
