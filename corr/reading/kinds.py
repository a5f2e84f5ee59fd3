"""What a key of a settings or event file takes: how it is read, written, and told in words."""

import json
import os
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from pathlib import Path
from typing import Generic, TypeVar
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct
from msgspec.structs import replace

T = TypeVar("T")

_ADDRESS = re.compile(r"[^@\s<>,;:\"()\\]{1,64}@[^@\s<>,;:\"()\\]{1,255}")
_WEB_PAGE = re.compile(r"https?://[!#-;=?-~]+", re.ASCII)
_LONGEST_PAGE = 72
"""So that it stands whole on a line of a letter."""
_UNITS = {
    "d": "days",
    "h": "hours",
    "m": "minutes",
    "s": "seconds",
    "ms": "milliseconds",
}

CREDENTIALS = "$CREDENTIALS_DIRECTORY/"
"""How a path begins that leads to a file of `LoadCredential=` in a systemd unit."""


_FEW = 12
"""More numbers than this in a row are told as a range."""
_MOST_ROUNDS = 50
"""So many values, one for each round, are more than any event has rounds."""


def _as_it_is(value: object) -> object:
    return value


def _nothing_later(value: object) -> bool:
    return False


class Kind(Struct, Generic[T], frozen=True, kw_only=True):
    """What a key takes: `expected` in words, and how it is read from a file and written to one.

    `read` raises ValueError for anything else. `later` tells which of these other values the
    file knows, though this version cannot yet do them. What `write` gives is JSON-safe. `example`
    is a value as the file has it. `choices` are all values that there are, where they are few. A
    key that is `implied` follows from other keys, so that a new file leaves it out. A value that
    is `hidden` may be a secret: no fault repeats it.
    `wrong` and `missing` are how an entry of a JSON file tells of it, where it does so in a
    sentence of its own.
    """

    expected: str
    read: Callable[[object], T]
    write: Callable[[T], object] = _as_it_is
    later: Callable[[object], bool] = _nothing_later
    example: object = None
    choices: tuple[object, ...] = ()
    implied: bool = False
    hidden: bool = False
    wrong: str = ""
    missing: str = ""

    def such_as(self, example: object) -> "Kind[T]":
        """The same with an example of its own."""
        return replace(self, example=example)


def shown(value: object) -> str:
    """A value as such a file writes it, cut to a readable length.

    >>> shown(True), shown("tag"), shown(date(2024, 2, 1)), shown([1, "a"])
    ('true', '"tag"', '2024-02-01', '[1, "a"]')
    """
    if isinstance(value, date | time):
        return value.isoformat()
    if isinstance(value, Mapping):
        return "a table"
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 60 else text[:57] + "..."


def instead(expected: str, found: str) -> str:
    """A fault in words: what is expected, and what stands there instead."""
    return f"expected {expected}, found {found}"


def did_you_mean(found: object, known: Iterable[object]) -> str:
    """The one of the known words that is meant, in words; "" if it is not clear which.

    >>> did_you_mean("max_player", ["min_players", "max_players"])
    '; did you mean "max_players"?'
    >>> did_you_mean("colour", ["min_players", "max_players"])
    ''
    """
    word = meant(found, known)
    return f"; did you mean {shown(word)}?" if word else ""


def meant(found: object, known: Iterable[object]) -> str:
    """The one of the known words that is meant; "" if it is not clear which."""
    # Most files have no fault, and this takes longer to load than they take to read.
    from difflib import get_close_matches

    words = [word for word in known if isinstance(word, str) and word]
    close = get_close_matches(found, words, n=1, cutoff=0.7) if isinstance(found, str) else ()
    return next(iter(close), "")


def toml(value: object) -> str:
    """A value as a TOML file has it; "" for none.

    >>> print(toml(["Åke", 7, True]), toml(date(2024, 2, 1)))
    ["Åke", 7, true] 2024-02-01
    """
    if value is None:
        return ""
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(toml, value))}]"
    # A TOML string is escaped as a JSON string is.
    return value.isoformat() if isinstance(value, date) else json.dumps(value, ensure_ascii=False)


# -- kinds that take something to make ----


def choice(*words: str, later: Sequence[str] = ()) -> Kind[str]:
    """One of some words; `later` are those that the file knows besides."""

    def read(value: object) -> str:
        if value in words:
            return str(value)
        raise ValueError

    listed = [shown(word) for word in words]
    expected = " or ".join([", ".join(listed[:-1]), listed[-1]] if len(listed) > 1 else listed)
    return Kind(expected=expected, read=read, later=lambda value: value in later, choices=words)


def setting(values: Sequence[str]) -> Kind[str]:
    """One of the values of a game's setting: words, or numbers, or whether something holds.

    A file writes numbers as such, and `true` and `false`.
    """
    if set(values) == {"true", "false"}:
        return _whether(values)
    if not all(value.isdecimal() for value in values):
        return choice(*values)
    numbers = tuple(map(int, values))

    def read(value: object) -> str:
        if str(value) in values and not isinstance(value, bool):
            return str(value)
        raise ValueError

    low, high = min(numbers), max(numbers)
    if len(numbers) > _FEW and len(numbers) == high - low + 1:
        return Kind(expected=f"{low} to {high}", read=read, write=int, example=numbers[0])
    expected = " or ".join(values)
    return Kind(expected=expected, read=read, write=int, choices=numbers)


def by_rounds(one: Kind[str]) -> Kind[str]:
    """A number, or a list of them, one for each round, kept as words with blanks between."""

    def read(value: object) -> str:
        if isinstance(value, list | tuple) and 0 < len(value) <= _MOST_ROUNDS:
            return " ".join(map(one.read, value))
        if isinstance(value, str):
            return " ".join(map(one.read, value.split())) or one.read(value)
        return one.read(value)

    def write(words: str) -> object:
        numbers = [one.write(word) for word in words.split()]
        return numbers if len(numbers) > 1 else numbers[0]

    expected = f"{one.expected}, or a list of such numbers by rounds"
    return replace(one, expected=expected, read=read, write=write)


def _whether(values: Sequence[str]) -> Kind[str]:
    """`true` or `false`, kept as a word."""

    def read(value: object) -> str:
        if isinstance(value, bool) or value in values:
            return str(value).lower()
        raise ValueError

    return Kind(
        expected="true or false",
        read=read,
        write=lambda word: word == "true",
        choices=tuple(value == "true" for value in values),
    )


def only(value: T) -> Kind[T]:
    """One single value so far; any other of its type is for later versions."""

    def read(found: object) -> T:
        found = tuple(found) if isinstance(found, list) else found
        if found == value and type(found) is type(value):
            return value
        raise ValueError

    def later(found: object) -> bool:
        return type(tuple(found) if isinstance(found, list) else found) is type(value)

    return Kind(expected=shown(value), read=read, later=later, example=value, choices=(value,))


def whole(least: int, most: int, example: int | None = None) -> Kind[int]:
    """A whole number within bounds."""

    def read(value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        raise ValueError

    expected = f"a whole number from {least} to {most}"
    return Kind(expected=expected, read=read, example=example)


def matching(pattern: str, expected: str, example: str) -> Kind[str]:
    """A text that a regular expression matches as a whole."""

    def read(value: object) -> str:
        if isinstance(value, str) and re.fullmatch(pattern, value, re.ASCII):
            return value
        raise ValueError

    return Kind(expected=expected, read=read, example=example)


def several(
    read_one: Callable[[object], str],
    expected: str,
    least: int,
    example: Sequence[str] = (),
    *,
    twice: bool = False,
) -> Kind[tuple[str, ...]]:
    """A list of texts, at least so many of them; of different ones, unless they may be `twice`."""

    def read(value: object) -> tuple[str, ...]:
        if not isinstance(value, list | tuple):
            raise ValueError
        found = tuple(read_one(each) for each in value)
        if len(found) < least or (len(set(found)) < len(found) and not twice):
            raise ValueError
        return found

    return Kind(expected=expected, read=read, example=example or None)


# -- texts ----


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


def trimmed(value: object) -> str:
    """A text of one line without the blanks around it; "" of none. Raises ValueError."""
    if isinstance(value, str) and value.isprintable():
        return value.strip()
    raise ValueError


def said(value: object) -> str:
    """The same with something in it. Raises ValueError."""
    found = trimmed(value)
    if not found:
        raise ValueError
    return found


def said_address(value: object) -> str:
    """A bare mail address, maybe with blanks around it. Raises ValueError."""
    return read_address(said(value))


def _read_web_page(value: object) -> str:
    found = trimmed(value)
    if found and not (_WEB_PAGE.fullmatch(found) and len(found) <= _LONGEST_PAGE):
        raise ValueError
    return found


def _read_short(value: object) -> str:
    return "" if value == "" else read_line(value)


def _read_flag(value: object) -> bool:
    if isinstance(value, bool):
        return value
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

WEB_PAGE_OR_NONE = Kind(
    expected="the address of a web page, of at most 72 characters, or nothing",
    read=_read_web_page,
)
"""An address that a browser opens, or no text at all."""

FLAG = Kind(expected="true or false", read=_read_flag, example=True)
"""A switch."""

ZONE = Kind(
    expected='a time zone such as "Europe/Stockholm"', read=_read_zone, example="Europe/Stockholm"
)
"""An IANA time zone that this system knows."""


# -- days and times ----


def read_duration(text: str) -> timedelta:
    """The time that `7d`, `12h`, `30m` or `45s` means; ValueError if it means none.

    >>> read_duration("12h")
    datetime.timedelta(seconds=43200)
    """
    match = re.fullmatch(r"([0-9]{1,6})(d|h|ms|m|s)", text)
    if match is None or int(match[1]) == 0:
        raise ValueError(text)
    return timedelta(**{_UNITS[match[2]]: int(match[1])})


def write_duration(time: timedelta) -> str:
    """A time in the largest unit that it is a whole number of, as `read_duration` takes it.

    >>> write_duration(timedelta(seconds=540)), write_duration(timedelta(days=400))
    ('9m', '400d')
    """
    sizes = ((unit, timedelta(**{name: 1})) for unit, name in _UNITS.items())
    unit, size = next((unit, size) for unit, size in sizes if time % size == timedelta())
    return f"{time // size}{unit}"


DURATION: Kind[timedelta] = Kind(
    expected="a time such as 7d, 12h, 30m or 45s",
    read=lambda value: read_duration(said(value)),
    write=write_duration,
)
"""A time, above zero."""

DURATION_OR_NONE: Kind[timedelta | None] = Kind(
    expected="a time such as 7d, 12h or 30m, or nothing",
    example="400d",
    read=lambda value: read_duration(text) if (text := trimmed(value)) else None,
    write=lambda time: write_duration(time) if time else "",
)
"""The same, or "" for one without an end."""


def _read_day(value: object) -> date:
    if isinstance(value, date) and not isinstance(value, datetime):
        return value
    if isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value, re.ASCII):
        return date.fromisoformat(value)
    raise ValueError


_A_DAY = date(2024, 2, 1)
DAY: Kind[date] = Kind(
    expected="a date such as 2024-02-01",
    read=_read_day,
    write=lambda day: day.isoformat(),
    example=_A_DAY,
)
"""A day without a time."""

DAY_OR_NONE: Kind[date | None] = Kind(
    expected=DAY.expected,
    read=_read_day,
    write=lambda day: day.isoformat() if day else None,
    example=_A_DAY,
)
"""A day that need not be given."""


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
        example=(_A_DAY, date(2024, 5, 1)),
    )


# -- what stands in a settings file ----


def _read_path(value: object) -> Path | None:
    text = trimmed(value)
    return Path(text) if text else None


def _read_secret_path(value: object) -> Path | None:
    """`$CREDENTIALS_DIRECTORY/` is where systemd puts credentials."""
    text = trimmed(value)
    rest = text.removeprefix(CREDENTIALS)
    if rest == text:
        return _read_path(text)
    return Path(os.environ.get("CREDENTIALS_DIRECTORY", "/run/credentials/corr.service"), rest)


SAID = Kind(expected="a text of one line", read=said)
"""A text with something in it."""
TRIMMED = Kind(expected="a text of one line", read=trimmed)
"""A text, or "" for none."""
SECRET = Kind(expected="a text of one line", read=trimmed, hidden=True)
"""A text that no fault repeats."""
ADDRESS = Kind(
    expected="an address local@domain", read=said_address, example="arbiter@example.org"
)
"""A mail address."""
ADDRESSES = several(
    said_address,
    'a list of addresses, such as ["committee@example.org"]',
    0,
    ["committee@example.org"],
    twice=True,
)
"""Mail addresses, or none."""
NAMES = several(said, 'a list of texts, such as ["Anna Ek"]', 0, ["Anna Ek"], twice=True)
"""Lines of text, or none."""
PATH: Kind[Path] = Kind(expected="a path", read=lambda value: Path(said(value)), write=str)
"""A file; its path is relative to the folder of the settings."""
PATH_OR_NONE: Kind[Path | None] = Kind(
    expected="a path", read=_read_path, write=lambda path: str(path) if path else ""
)
"""The same, or "" for none."""
SECRET_PATH: Kind[Path | None] = Kind(
    expected="a path", read=_read_secret_path, write=lambda path: str(path) if path else ""
)
"""The same, of a file that may be a credential of systemd."""
