"""Titles and kyu tests from lists (CSV), where no register is at hand. Pure.

A player goes by what `board_file.key_of` says; a list names players by that, their id of the
files, or their name.
"""

from collections.abc import Mapping
from datetime import date
from typing import Annotated

from msgspec import Struct

from corr.errors import ArbiterError
from corr.ranking.board.board_event import BoardPlayer
from corr.ranking.board.otb import read_otb_level
from corr.ranking.board.otb_register import Given
from corr.ranking.board.otb_tests import Sitting
from corr.reading.lists import TEXT, Column, Lines, columns_of, digits

People = Mapping[str, BoardPlayer]
_YES = ("yes", "true", "1", "passed")
_NO = ("no", "false", "0", "failed")


def find_in(word: str, people: People) -> str:
    """What a player goes by, given that, an id of the files, or a name. Raises ArbiterError."""
    if word in people:
        return word
    found = [key for key, player in people.items() if word in (player.id, player.name)]
    if len(found) != 1:
        several = f"{word} may be {', '.join(found)}" if found else f"no player is {word}"
        raise ArbiterError(several)
    return found[0]


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


_PLAYER = Column(read=_who, same=("id", "member_no"))
_LEVEL = Column(read=lambda text, _: read_otb_level(text), same=("level",))
_DAY = Column(read=lambda text, _: _day(text))


class TitleLine(Struct, frozen=True, kw_only=True):
    """A line of a list of titles; without a day a title has always held."""

    player: Annotated[str, _PLAYER]
    title: Annotated[int, _LEVEL]
    on: Annotated[date, Column(read=lambda text, _: _day(text) if text else date.min)] = date.min


class TestLine(Struct, frozen=True, kw_only=True):
    """A line of a list of kyu tests."""

    __test__ = False

    player: Annotated[str, _PLAYER]
    on: Annotated[date, _DAY]
    level: Annotated[int, _LEVEL]
    passed: Annotated[bool, Column(read=lambda text, _: _passed(text))]
    judge: Annotated[str, TEXT] = ""
    paper: Annotated[str, TEXT] = ""
    rating: Annotated[int | None, Column(read=lambda text, _: digits(text) if text else None)] = (
        None
    )


def read_titles(text: str, source: str, people: People) -> tuple[Given, ...]:
    """The titles of a list. Raises ArbiterError with every fault, by line."""
    lines, found, held = Lines(text, source), list[Given](), dict[tuple[str, date], int]()
    for number, one in lines.read(TitleLine, people):
        if held.setdefault((one.player, one.on), one.title) != one.title:
            named = people[one.player].name if one.player in people else ""
            lines.fault(number, f"{named or one.player} has another title on the same day")
        found.append(Given(player=one.player, level=one.title, on=one.on, source="entered"))
    lines.finish()
    return tuple(found)


def read_tests(text: str, source: str, people: People) -> tuple[Sitting, ...]:
    """The tests of a list, in order of time. Raises ArbiterError with every fault, by line."""
    lines = Lines(text, source)
    found = [
        Sitting(**{key: getattr(one, key) for key in columns_of(TestLine)})
        for _, one in lines.read(TestLine, people)
    ]
    lines.finish()
    return tuple(sorted(found, key=lambda one: one.on))
