"""Reads lists in CSV, a line for each entry, and keeps every fault with its line.

A part is a frozen `Struct` for a line. Each field is annotated with the `Column` that it is read
from; a column whose field has no default must be there.
"""

import csv
import io
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar, get_type_hints

from msgspec import Struct

from corr.errors import ArbiterError
from corr.reading.kinds import did_you_mean, meant
from corr.reading.tables import required

T = TypeVar("T")

_MORE = "more fields than columns"


class Column(Struct, Generic[T], frozen=True, kw_only=True):
    """How a cell is read, given what else is known; ValueError says what is wrong with it.

    A column may go by one of the names in `same`, too, if no other column is called so.
    """

    read: Callable[[str, Any], T]
    same: tuple[str, ...] = ()


class Lines:
    """The lines of one list, and what is wrong with them so far.

    The columns may be parted by commas or semicolons. A `strict` list has no other columns than
    those of its part.
    """

    def __init__(self, text: str, source: str, *, strict: bool = False) -> None:
        self.source = source
        self.faults: list[str] = []
        self._strict = strict
        text = text.lstrip("\ufeff")
        heads = text.partition("\n")[0]
        parted = ";" if heads.count(";") > heads.count(",") else ","
        self._table = csv.DictReader(io.StringIO(text), delimiter=parted)

    def read(self, part: type[T], known: object = None) -> Iterator[tuple[int, T]]:
        """The sound lines with their numbers; a part's readers are given what is `known`.

        Where a column is missing none is sound, but what stands in the others is looked at.
        Raises ArbiterError if the rest is no list.
        """
        columns = _columns(part)
        try:
            heads = self._heads(columns, required(part))
            self._table.fieldnames = heads
            there = [name for name in columns if name in heads]
            whole = there and all(name in heads for name in required(part))
            for entry in self._table if there else ():
                number = self._table.line_num
                before = len(self.faults)
                if self._strict and None in entry:
                    self.fault(number, _MORE)
                values = {
                    name: self._cell(number, name, entry, columns[name], known) for name in there
                }
                if whole and len(self.faults) == before:
                    yield number, part(**values)
        except csv.Error as error:
            told = f"{self.source}: after line {self._table.line_num}: {error}"
            raise ArbiterError(told) from None

    def fault(self, number: int, reason: str) -> None:
        """Note what is wrong with a line."""
        self.faults.append(f"{self.source}: line {number}: {reason}")

    def finish(self) -> None:
        """Raise ArbiterError with all faults, if there are any."""
        if self.faults:
            raise ArbiterError(*self.faults)

    def _cell(
        self,
        number: int,
        name: str,
        entry: Mapping[str, str | None],
        column: Column[Any],
        known: object,
    ) -> object:
        try:
            return column.read((entry.get(name) or "").strip(), known)
        except ValueError as error:
            self.fault(number, f"{name}: {error}")
            return None

    def _heads(self, columns: Mapping[str, Column[Any]], needed: Sequence[str]) -> list[str]:
        """The columns of the list by the names of the part; what is wrong with them is noted."""
        same = {other: name for name, column in columns.items() for other in column.same}
        names = [name.strip().lower() for name in self._table.fieldnames or ()]
        names = [name if name in columns else same.get(name, name) for name in names]
        missing = [name for name in needed if name not in names]
        told = f"the columns are {','.join(columns)}"
        strange = [name for name in names if name not in columns]
        known = columns if self._strict else missing
        misspelt = {meant(name, known) for name in strange} if missing else ()
        if absent := [name for name in missing if name not in misspelt]:
            self.fault(1, f"{told}; missing: {', '.join(absent)}")
        for name in strange if self._strict or missing else ():
            hint = did_you_mean(name, known)
            if self._strict or hint:
                self.fault(1, f"{told}; unknown: {name}{hint}")
        return names


def columns_of(part: type) -> tuple[str, ...]:
    """The names of the columns of a part, in order."""
    return tuple(_columns(part))


def _columns(part: type) -> Mapping[str, Column[Any]]:
    return _of(part)


@cache
def _of(part: Any) -> dict[str, Column[Any]]:
    return {
        name: found
        for name, hint in get_type_hints(part, include_extras=True).items()
        for found in getattr(hint, "__metadata__", ())
        if isinstance(found, Column)
    }


# -- columns of which nothing else has to be known ----


TEXT = Column(read=lambda text, _: text)
"""Whatever stands there."""


def digits(text: str) -> int:
    """A whole number of at most six digits. Raises ValueError."""
    if text.isascii() and text.isdigit() and len(text) < 7:
        return int(text)
    raise ValueError(f"a whole number, not {text!r}")
