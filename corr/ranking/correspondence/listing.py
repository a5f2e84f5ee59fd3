"""A ranking list as the database reads it: a register has very many players. Pure."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import TypeAlias, overload

from corr.ranking.correspondence.levels import HIGHEST, read_level, write_level
from corr.ranking.correspondence.register import Held, RegisterEntry

Line: TypeAlias = tuple[str, str, str, str, str, str, str, str, str, str]
"""Player, name, member number, club, country; level, since, source, confirmed on, due.

A level is written as `5 kyu`, a day as `2024-05-01`, "" where there is none.
"""

_LEVEL = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing(Sequence[RegisterEntry]):
    """The lines of a ranking list as texts; an entry is made where it is asked for.

    A hundred thousand entries take longer to make than to write.
    """

    lines: Sequence[Line] = ()

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[RegisterEntry]:
        return map(_entry, self.lines)

    @overload
    def __getitem__(self, line: int) -> RegisterEntry: ...

    @overload
    def __getitem__(self, line: slice) -> tuple[RegisterEntry, ...]: ...

    def __getitem__(self, line: int | slice) -> RegisterEntry | tuple[RegisterEntry, ...]:
        if isinstance(line, slice):
            return tuple(map(_entry, self.lines[line]))
        return _entry(self.lines[line])

    def columns(self) -> tuple[Sequence[str], ...]:
        """The texts by the places of a `Line`."""
        return tuple(zip(*self.lines, strict=True)) or ((),) * 10

    def counted(self) -> Counter[int]:
        """How many hold each level, by its index."""
        texts = Counter(line[_LEVEL] for line in self.lines)
        return Counter({read_level(text): count for text, count in texts.items()})

    def in_order(self) -> "Listing":
        """The highest level first, then who has held it longest, then the names in order."""
        players, names, _, _, _, levels, since, *_ = self.columns()
        folded = [(name or who).casefold() for name, who in zip(names, players, strict=True)]
        below = cache(lambda level: HIGHEST - read_level(level))
        # One text is compared faster than several values, and all of them quickly written.
        written = "{:02}{:10}{}\0{}".format
        keys = [*map(written, map(below, levels), since, folded, players)]
        order = sorted(range(len(self)), key=keys.__getitem__)
        return Listing(lines=[self.lines[place] for place in order])


def listing_of(entries: Iterable[RegisterEntry]) -> Listing:
    """Entries as texts; those that are so already as they are."""
    if isinstance(entries, Listing):
        return entries
    return Listing(
        lines=[
            (one.player, one.name, one.member_no, one.club, one.country, *held_texts(one.held))
            for one in entries
        ]
    )


def held_texts(held: Held) -> tuple[str, str, str, str, str]:
    """What is held, as a `Line` has it."""
    return (
        write_level(held.level),
        _text(held.since),
        held.source,
        _text(held.confirmed_on),
        _text(held.due),
    )


def _entry(line: Line) -> RegisterEntry:
    player, name, member_no, club, country, level, since, source, confirmed_on, due = line
    held = Held(
        level=read_level(level),
        since=_day(since),
        source=source,
        confirmed_on=_day(confirmed_on),
        due=_day(due),
    )
    return RegisterEntry(
        player=player, name=name, member_no=member_no, club=club, country=country, held=held
    )


def _text(day: date | None) -> str:
    return day.isoformat() if day else ""


def _day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None
