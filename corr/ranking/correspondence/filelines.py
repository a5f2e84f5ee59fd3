"""On which line of a JSON file of an event a fault is: the files are long. Pure."""

import json
import re
from collections.abc import Iterator, Sequence

from corr.ranking.correspondence.filereader import shown

_DECODER = json.JSONDecoder()
_SPACE = re.compile(r"[ \t\r\n]*")
_LISTS = {"players": "player", "games": "game"}
_NUMBERED = re.compile(r"(?:player|game) [0-9]+\b", re.ASCII)
_OF_EVENT = re.compile(r"event: (?:no )?(\w+)", re.ASCII)


def with_lines(text: str, faults: Sequence[str]) -> tuple[str, ...]:
    """The faults that a reader of a file found, each behind the line where its entry begins.

    A file on a single line has no lines worth naming.

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
    return tuple(_with_line(text, places, fault) for fault in faults)


def _with_line(text: str, places: dict[str, int], fault: str) -> str:
    numbered = _NUMBERED.match(fault)
    entry = numbered[0] if numbered and numbered[0] in places else fault.partition(":")[0]
    place = places.get(entry)
    if place is None:
        return fault
    key = _OF_EVENT.match(fault) if entry == "event" else None
    named = re.search(rf'"{key[1]}"\s*:', text[place:]) if key else None
    place += named.start() if named else 0
    return f"line {text.count(chr(10), 0, place) + 1}: {fault}"


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
