"""Titles and kyu tests from lists (CSV), where no register is at hand. Pure.

A player goes by what `board_file.key_of` says; a list names players by that, their id of the
files, or their name.
"""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from typing import TypeVar

from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardPlayer
from corr.ranking.board.otb import read_otb_level
from corr.ranking.board.otb_register import Given
from corr.ranking.board.otb_tests import Sitting

_T = TypeVar("_T")
TITLE_COLUMNS = ("player", "title", "on")
"""The columns of a list of titles; without a day a title has always held."""
TEST_COLUMNS = ("player", "on", "level", "passed", "judge", "paper", "rating")
"""The columns of a list of kyu tests; the first four are needed."""
_YES = ("yes", "true", "1", "passed")
_NO = ("no", "false", "0", "failed")
People = Mapping[str, BoardPlayer]


def read_titles(text: str, source: str, people: People) -> tuple[Given, ...]:
    """The titles of a list. Raises ArbiterError with every fault, by line."""
    held = dict[tuple[str, date], int]()

    def title(entry: Mapping[str, str]) -> Given:
        _read_all(
            lambda: _who(entry["player"], people),
            lambda: read_otb_level(entry["title"]),
            lambda: entry["on"] and _day(entry["on"]),
        )
        player, level = _who(entry["player"], people), read_otb_level(entry["title"])
        on = _day(entry["on"]) if entry["on"] else date.min
        if held.setdefault((player, on), level) != level:
            raise ValueError(f"{entry['player']} has another title on the same day")
        return Given(player=player, level=level, on=on, source="entered")

    return _read(text, source, TITLE_COLUMNS, TITLE_COLUMNS[:2], title)


def read_tests(text: str, source: str, people: People) -> tuple[Sitting, ...]:
    """The tests of a list, in order of time. Raises ArbiterError with every fault, by line."""

    def test(entry: Mapping[str, str]) -> Sitting:
        _read_all(
            lambda: _who(entry["player"], people),
            lambda: _day(entry["on"]),
            lambda: read_otb_level(entry["level"]),
            lambda: _passed(entry["passed"]),
            lambda: _rating(entry["rating"]),
        )
        return Sitting(
            player=_who(entry["player"], people),
            on=_day(entry["on"]),
            level=read_otb_level(entry["level"]),
            passed=_passed(entry["passed"]),
            judge=entry["judge"],
            paper=entry["paper"],
            rating=_rating(entry["rating"]),
        )

    found = _read(text, source, TEST_COLUMNS, TEST_COLUMNS[:4], test)
    return tuple(sorted(found, key=lambda one: one.on))


def find_in(word: str, people: People) -> str:
    """What a player goes by, given that, an id of the files, or a name. Raises ArbiterError."""
    if word in people:
        return word
    found = [key for key, player in people.items() if word in (player.id, player.name)]
    if len(found) != 1:
        several = f"{word} may be {', '.join(found)}" if found else f"no player is {word}"
        raise ArbiterError(several)
    return found[0]


def _read_all(*fields: Callable[[], object]) -> None:
    """Raise ValueError with what is wrong in every field of a line."""
    faults = list[str]()
    for read in fields:
        try:
            read()
        except ValueError as error:
            faults.append(str(error))
    if faults:
        raise ValueError("; ".join(faults))


def _who(word: str, people: People) -> str:
    """Who is named; nobody of the files has to be on a list, or everybody."""
    try:
        return find_in(word, people)
    except ArbiterError:
        if not word or any(word in (player.id, player.name) for player in people.values()):
            raise ValueError("name a player, by member number where several are meant") from None
        return word


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ValueError(f"a date such as 2024-05-01, not {text!r}") from None


def _passed(text: str) -> bool:
    if text.lower() not in (*_YES, *_NO):
        raise ValueError(f"yes or no, not {text!r}")
    return text.lower() in _YES


def _rating(text: str) -> int | None:
    if text and not (text.isascii() and text.isdigit() and len(text) < 7):
        raise ValueError(f"a whole number, not {text!r}")
    return int(text) if text else None


def _read(
    text: str,
    source: str,
    columns: Sequence[str],
    needed: Sequence[str],
    one: Callable[[Mapping[str, str]], _T],
) -> tuple[_T, ...]:
    found, faults = list[_T](), list[str]()
    for line, entry in _lines(text, source, columns, needed):
        try:
            found.append(one(entry))
        except ValueError as error:
            faults.append(f"{source}: line {line}: {error}")
    if faults:
        raise ArbiterError(*faults)
    return tuple(found)


def _lines(
    text: str, source: str, columns: Sequence[str], needed: Sequence[str]
) -> Iterator[tuple[int, Mapping[str, str]]]:
    """The lines of a list by number; its columns may be parted by semicolons."""
    text = text.lstrip("\ufeff")
    heads = text.partition("\n")[0]
    parted = ";" if heads.count(";") > heads.count(",") else ","
    reader = csv.DictReader(io.StringIO(text), delimiter=parted)
    names = [name.strip().lower() for name in reader.fieldnames or ()]
    same = {"id": "player", "member_no": "player", "level": "title"}
    names = [name if name in columns else same.get(name, name) for name in names]
    if not {*needed} <= {*names}:
        told = f"the columns are {','.join(columns)}; needed are {', '.join(needed)}"
        raise ArbiterError(f"{source}: line 1: {told}")
    reader.fieldnames = names
    try:
        for entry in reader:
            yield reader.line_num, {key: (entry.get(key) or "").strip() for key in columns}
    except csv.Error as error:
        raise ArbiterError(f"{source}: after line {reader.line_num}: {error}") from None
