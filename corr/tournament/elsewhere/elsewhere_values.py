"""Reading an event from a JSON file: what is wrong is collected, not raised, until all is read."""

import re
from collections.abc import Iterator, Mapping
from datetime import date

from corr.errors import ArbiterError
from corr.ranking.correspondence.filereader import shown

Json = Mapping[str, object]

MOST = 10_000
"""The largest number that is taken: of a round, a board, a replay, and how many there are."""

_DAY = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


class Faults:
    """The faults of one file: each names file, key and reason, and all are told at once."""

    def __init__(self, source: str) -> None:
        self._source = source
        self._lines = dict[str, None]()
        self._keys = set[str]()

    def add(self, key: str, reason: str) -> None:
        """Note a fault at a key of the file."""
        self._lines[f"{self._source}: {key}: {reason}"] = None
        self._keys.add(key)

    def take(self, error: ArbiterError) -> None:
        """Note the faults that another reader found, each a whole line."""
        self._lines |= dict.fromkeys(error.faults)

    def sound(self, *keys: str) -> bool:
        """Whether nothing is wrong with these keys or within them.

        What goes by them can be told to be wrong only then: else one fault would bring others.
        """
        starts = tuple(f"{key}{mark}" for key in keys for mark in ".[")
        return not any(key in keys or key.startswith(starts) for key in self._keys)

    def usable(self, key: str) -> bool:
        """Whether a key is there, of the right kind; what is within it may have faults."""
        return key not in self._keys

    @property
    def source(self) -> str:
        """What the file is called."""
        return self._source

    def finish(self) -> None:
        """Raise ArbiterError with all faults, if there are any."""
        if self._lines:
            raise ArbiterError(*self._lines)

    @property
    def count(self) -> int:
        """How many there are so far."""
        return len(self._lines)

    # -- what a value must be; after a fault each gives something to go on with ----

    def entries(self, top: Json, key: str) -> Iterator[tuple[str, object]]:
        """The entries of a list, each with its key for faults; none where it is absent."""
        content = top.get(key)
        if content is None:
            return
        if not isinstance(content, list):
            self.add(key, f"a list is expected, not {_literal(content)}")
            return
        for at, value in enumerate(content, 1):
            yield f"{key}[{at}]", value

    def table(self, top: Json, key: str, where: str = "") -> Json:
        """A JSON object, an empty one where it is absent."""
        content = top.get(key)
        if content is not None and not isinstance(content, dict):
            self.add(_at(where, key), f"a JSON object is expected, not {_literal(content)}")
        return content if isinstance(content, dict) else {}

    def text(self, entry: Json, key: str, where: str, *, required: bool = False) -> str:
        """A line of text, "" where it is absent. Numbers are taken as they are written."""
        value = entry.get(key)
        if type(value) is int:
            return str(value)
        if value is None or value == "":
            if required:
                self.add(_at(where, key), "is missing")
            return ""
        if not isinstance(value, str) or _CONTROL.search(value):
            self.add(_at(where, key), f"a line of text is expected, not {shown(value)}")
            return ""
        return value

    def number(self, entry: Json, key: str, where: str, *, least: int, usual: int) -> int:
        """A whole number from `least` to MOST, `usual` where it is absent."""
        value = entry.get(key)
        if value is None:
            return usual
        if type(value) is not int or value < least:
            reason = f"a whole number from {least} on is expected, not {_literal(value)}"
        elif value > MOST:
            reason = f"{MOST} at most is expected, not {_literal(value)}"
        else:
            return value
        self.add(_at(where, key), reason)
        return usual

    def flag(self, entry: Json, key: str, where: str, *, usual: bool) -> bool:
        """A switch, `usual` where it is absent."""
        value = entry.get(key)
        if value is None or isinstance(value, bool):
            return usual if value is None else value
        self.add(_at(where, key), f"true or false is expected, not {_literal(value)}")
        return usual

    def day(self, entry: Json, key: str, where: str) -> date | None:
        """A calendar day, None where it is absent."""
        value = entry.get(key)
        if value is None:
            return None
        if isinstance(value, str) and _DAY.fullmatch(value):
            try:
                return date.fromisoformat(value)
            except ValueError:
                pass
        self.add(_at(where, key), f"a day such as 2024-02-01 is expected, not {shown(value)}")
        return None

    def word(self, entry: Json, key: str, where: str, words: Mapping[str, str], usual: str) -> str:
        """One of some words, by what each of them means; `usual` where it is absent."""
        value = entry.get(key)
        if value is None:
            return usual
        if isinstance(value, str) and value in words:
            return words[value]
        self.add(_at(where, key), f"one of {', '.join(words)} is expected, not {shown(value)}")
        return usual


def _literal(value: object) -> str:
    """A value as it stands in the file, text in its quotes: "1" is not the number 1."""
    return f'"{shown(value)}"' if isinstance(value, str) else shown(value)


def _at(where: str, key: str) -> str:
    return f"{where}.{key}" if where else key
