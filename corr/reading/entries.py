"""Reads JSON files entry by entry, and keeps every fault in words, so that all are told.

A part is a frozen `Struct` for one kind of entry; its fields are annotated with the `Kind` of
value that each key takes.
"""

import json
import re
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from datetime import date
from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec.structs import fields

from corr.errors import ArbiterError
from corr.reading.kinds import Kind, did_you_mean
from corr.reading.tables import kinds_of, required

T = TypeVar("T")
Json = dict[str, object]

NOTHING: Mapping[str, object] = MappingProxyType({})
"""No unknown keys: what nearly every entry has."""
_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
_LONGEST = 60


class Missing(ValueError):
    """Nothing stands where something has to."""


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


def literal(value: object) -> str:
    """A value as it stands in the file, text in its quotes: "1" is not the number 1."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)


# -- values that stand in many files ----


def read_text(value: object) -> str:
    """A line of text, "" for none. Numbers are taken as they are written. Raises ValueError."""
    if value is None:
        return ""
    if type(value) is int:
        return str(value)
    if not isinstance(value, str) or _CONTROL.search(value):
        raise ValueError
    return value


def read_name(value: object) -> str:
    """A line of text with something in it, and no number. Raises ValueError."""
    if value is None or value == "":
        raise Missing
    if type(value) is int:
        raise ValueError
    return read_text(value)


def read_day(value: object) -> date:
    """A calendar day. Raises ValueError."""
    if value is None:
        raise Missing
    if isinstance(value, str) and _DAY.fullmatch(value):
        return date.fromisoformat(value)
    raise ValueError


# -- the entries of a file ----


def json_object(document: str | bytes) -> Json:
    """The JSON object of a file. Raises ArbiterError."""
    try:
        content = json.loads(document)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ArbiterError(f"{place}: not JSON: {error.msg}") from error
    except (ValueError, RecursionError) as error:
        raise ArbiterError(f"not JSON: {shown(str(error))}") from error
    return as_object(content)


def as_object(content: object) -> Json:
    """Decoded JSON that has to be an object. Raises ArbiterError."""
    if not isinstance(content, dict):
        raise ArbiterError("the file: not a JSON object")
    return content


class Entries:
    """The entries of one file, and what is wrong with them so far.

    A key that is not known is left alone, as other programs may know it. One that looks like a
    known key is told where something else is wrong, which may come from that.
    """

    def __init__(self) -> None:
        self.faults: list[str] = []
        self._misspelt: list[tuple[int, str]] = []

    def fault(self, line: str) -> None:
        """Note a fault, in one line."""
        self.faults.append(line)

    @property
    def count(self) -> int:
        """How many there are so far."""
        return len(self.faults)

    def leave(self, where: object, entry: Mapping[str, object], known: Set[str]) -> None:
        """Note which keys of an entry are left alone though they look like known ones."""
        if not entry.keys() <= known:
            self._misspelt += [(self.count, note) for note in misspelt(where, entry, known)]

    @property
    def notes(self) -> tuple[str, ...]:
        """The misspelt keys so far, in words."""
        return tuple(note for _, note in self._misspelt)

    def told_together(self, faults: Sequence[str]) -> tuple[str, ...]:
        """The faults with the misspelt keys, each where its entry was read."""
        ends = [*(at for at, _ in self._misspelt), len(faults)]
        told = [*faults[: ends[0]]]
        for (at, note), end in zip(self._misspelt, ends[1:], strict=True):
            told += [note, *faults[at:end]]
        return tuple(dict.fromkeys(told))

    def finish(self) -> None:
        """Raise ArbiterError with all faults, if there are any."""
        if self.faults:
            raise ArbiterError(*self.told_together(self.faults))

    def entry_of(self, where: str, content: object, *, empty: bool = False) -> Json:
        """A JSON object, or an empty one after a fault."""
        if isinstance(content, dict) and (content or empty):
            return content
        missing = content is None or content == {}
        self.fault(f"{where}: {'missing' if missing else 'not a JSON object'}")
        return {}

    def each(self, top: Json, key: str, one: Callable[[int, object], T | None]) -> tuple[T, ...]:
        """Every entry of a list, counted from 1."""
        content = top.get(key)
        if not isinstance(content, list):
            self.fault(f"{key}: {'missing' if content is None else 'not a list'}")
            return ()
        entries = (one(place, entry) for place, entry in enumerate(content, start=1))
        return tuple(entry for entry in entries if entry is not None)

    def read(self, part: type[T], entry: Mapping[str, object], where: object) -> T:
        """A part from an entry; its faults are noted.

        Where a value has a fault, its default stands for it, or None if it has none. Of an entry
        that was not there nothing more is told. `where` names the entry, and is made into text
        only where something is told.
        """
        return part(**self.values(part, entry, where))

    def values(self, part: type, entry: Mapping[str, object], where: object) -> dict[str, Any]:
        """The values of a part, by its keys, but for those that are left out and may be."""
        kinds, needed = kinds_of(part), required(part)
        self.leave(where, entry, kinds.keys())
        values = dict[str, Any].fromkeys(needed)
        for key, value in entry.items():
            if kind := kinds.get(key):
                try:
                    values[key] = kind.read(value)
                except ValueError as error:
                    self._note(where, key, kind, value, error)
        for key in needed if entry else ():
            if key not in entry:
                self.told(where, key, self.missing(kinds[key], key))
        return values

    def value(
        self,
        entry: Mapping[str, object],
        key: str,
        where: object,
        kind: Kind[Any],
        values: dict[str, Any],
    ) -> None:
        """Put the value of a key among the `values`, unless it has a fault."""
        try:
            values[key] = kind.read(entry.get(key))
        except ValueError as error:
            self._note(where, key, kind, entry.get(key), error)

    def _note(
        self, where: object, key: str, kind: Kind[Any], value: object, error: ValueError
    ) -> None:
        is_missing = isinstance(error, Missing)
        reason = self.missing(kind, key) if is_missing else self.wrong(kind, key, value, error)
        self.told(where, key, reason)

    def missing(self, kind: Kind[Any], key: str) -> str:
        """What is told of a key that is needed."""
        return kind.missing.format(key=key)

    def wrong(self, kind: Kind[Any], key: str, value: object, error: ValueError) -> str:
        """What is told of a value that is not of its kind."""
        return kind.wrong.format(key=key, found=shown(value), literal=literal(value), error=error)

    def told(self, where: object, key: str, reason: str) -> None:
        """Note what is wrong with a key of an entry."""
        self.fault(f"{where}: {reason}")


def misspelt(where: object, keys: Iterable[str], known: Set[str]) -> Iterator[str]:
    """The keys that are not known but look like others, in words."""
    for key in keys:
        if key not in known and (meant := _meant(key, frozenset(known))):
            yield f"{where}: {shown(key)} is an unknown key and says nothing{meant}"


@lru_cache(maxsize=1000)
def _meant(key: str, known: frozenset[str]) -> str:
    """Which key is meant; ten thousand games may have the same slip."""
    return did_you_mean(key, sorted(known))


def rest_of(entry: Json, known: frozenset[str]) -> Mapping[str, object]:
    """The keys of an entry that are not known, which are kept."""
    if entry.keys() <= known:
        return NOTHING
    return {key: value for key, value in entry.items() if key not in known}


def keys_of(part: type) -> frozenset[str]:
    """The keys that a part knows."""
    return frozenset(kinds_of(part))


def held_by(part: type, *values: Any) -> frozenset[str]:
    """Those of its keys for which a value read from it has a field; the others are kept."""
    return keys_of(part) & {field.name for value in values for field in fields(value)}


TEXT = Kind(expected="a line of text", read=read_text, wrong="{key} is not a line of text")
"""A line of text, or none."""
NAME = Kind(
    expected=TEXT.expected, read=read_name, wrong="{key} is not a line of text", missing="no {key}"
)
"""A line of text that must be there."""


# -- on which line of a JSON file of an event a fault is ----

_DECODER = json.JSONDecoder()
_SPACE = re.compile(r"[ \t\r\n]*")
_LISTS = {"players": "player", "games": "game"}
_NUMBERED = re.compile(r"(player|game)(?: |s\[)([0-9]+)\b", re.ASCII)
_OF_EVENT = re.compile(r"event(?:: (?:no )?|\.)(\w+)", re.ASCII)


def with_lines(text: str, faults: Sequence[str], source: str = "") -> tuple[str, ...]:
    """The faults that a reader of a file found, each behind the line where its entry begins.

    A file on a single line has no lines worth naming. Faults that begin with the name of the file,
    its `source`, keep it in front.

    >>> text = json.dumps({"players": [{"id": "A"}, {"id": 7}]}, indent=0)
    >>> with_lines(text, ["player 2: no id", "games: missing"])
    ('line 6: player 2: no id', 'games: missing')
    """
    if "\n" not in text.strip():
        return tuple(faults)
    try:
        places = dict(_places(text))
    except (ValueError, IndexError, RecursionError):
        return tuple(faults)
    ends = [found.start() for found in re.finditer("\n", text)]
    return tuple(_with_line(text, ends, places, fault, source) for fault in faults)


def _with_line(
    text: str, ends: Sequence[int], places: dict[str, int], told: str, source: str
) -> str:
    """A fault behind its line; `ends` are where the lines of the text end."""
    named = f"{source}: " if source and told.startswith(f"{source}: ") else ""
    fault = told.removeprefix(named)
    numbered = _NUMBERED.match(fault)
    entry = f"{numbered[1]} {numbered[2]}" if numbered else ""
    entry = entry if entry in places else fault.partition(":")[0].partition(".")[0]
    place = places.get(entry)
    if place is None:
        return told
    key = _OF_EVENT.match(fault) if entry == "event" else None
    found = re.search(rf'"{key[1]}"\s*:', text[place:]) if key else None
    place += found.start() if found else 0
    return f"{named}line {bisect_left(ends, place) + 1}: {fault}"


def _places(text: str) -> Iterator[tuple[str, int]]:
    """Where the entries of a file begin, as faults call them: by number, players also by id."""
    at = _after(text, 0, "{")
    while text[at] != "}":
        key, at = _DECODER.raw_decode(text, at)
        at = start = _after(text, at, ":")
        if key in _LISTS and text[at] == "[":
            at, number = _skipped(text, at + 1), 0
            while text[at] != "]":
                number += 1
                entry, end = _DECODER.raw_decode(text, at)
                yield f"{_LISTS[key]} {number}", at
                if key == "players" and isinstance(entry, dict):
                    yield f"player {shown(entry.get('id'))}", at
                at = _skipped(text, end)
                at = _after(text, at, ",") if text[at] == "," else at
            at += 1
        else:
            _, at = _DECODER.raw_decode(text, at)
            if isinstance(key, str):
                yield key, start
        at = _skipped(text, at)
        at = _after(text, at, ",") if text[at] == "," else at


def _skipped(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _after(text: str, at: int, mark: str) -> int:
    """Behind a mark that has to come, and the space around it."""
    at = _skipped(text, at)
    if text[at] != mark:
        raise ValueError
    return _skipped(text, at + 1)
