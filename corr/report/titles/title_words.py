"""The words and numbers of titles over the board in one language. Pure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr import resources
from corr.ranking.board.otb import OtbResult
from corr.ranking.board.otb_levels import OTB_FIRST_DAN, OTB_LOWEST, write_otb_level
from corr.report.forms.document import Align, Cell, Column, Table, Value
from corr.report.forms.writing import NOTHING, fixed, isolated


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What is known of a player beside the titles."""

    name: str = ""
    member_no: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """`say` has the lists and macros of `templates/<lang>/title_words.txt.jinja`.

    `people` are the players and events by id; who is not among them goes by the id.
    """

    lang: str
    say: Any
    people: Mapping[str, Known] = field(default_factory=dict)

    def name(self, player: str) -> str:
        """A player or an event by name, in a line of text."""
        return isolated(self.plain_name(player))

    def plain_name(self, player: str) -> str:
        """A player or an event by name, for programs."""
        known = self.people.get(player)
        return known.name if known and known.name else player

    def member(self, player: str) -> str:
        """A player's member number, "" without one."""
        known = self.people.get(player)
        return known.member_no if known else ""

    def level(self, index: int | None) -> str:
        """A title in words; a dash where there is none."""
        if index is None:
            return NOTHING
        written = write_otb_level(index)
        return written.replace("dan", self.say.dan) if index >= OTB_FIRST_DAN else written

    def decimal(self, value: Fraction, places: int = 1) -> str:
        """A number with so many decimals and the language's mark."""
        return fixed(value, places).replace(".", str(self.say.decimal_mark))

    def outcome(self, result: OtbResult) -> str:
        """What an event did to a title."""
        lowest = result.outcome == "down" and result.before == OTB_LOWEST
        return str(self.say.outcome["lowest" if lowest else result.outcome])

    def lacking(self, whats: Iterable[str]) -> str:
        """What an event lacks."""
        return ", ".join(self.say.lacking[what] for what in whats)

    def column(self, key: str, align: Align = "left") -> Column:
        """A column under its own word."""
        return Column(key=key, head=self.say.label[key], align=align)

    def columns(self, *keys: str, numbers: Sequence[str] = ()) -> tuple[Column, ...]:
        """Columns under their own words; those of `numbers` stand by their decimal marks."""
        return tuple(self.column(key, "point" if key in numbers else "left") for key in keys)

    def title_cell(self, index: int | None, *, strong: bool = False) -> Cell:
        """A title in a table."""
        value: Value = None if index is None else write_otb_level(index)
        return Cell(text=self.level(index), value=value, mark="strong" if strong else "")

    def number_cell(self, value: Fraction, places: int = 1, *, quiet: bool = False) -> Cell:
        """A number in a table; a script gets it as decimals, which are exact."""
        text = self.decimal(value, places)
        return Cell(text=text, value=plain(value), mark="quiet" if quiet else "")


def unread(table: Table, keys: Sequence[str]) -> Table:
    """The table for readers without some of its columns, which programs still get."""
    return replace(
        table,
        columns=tuple(
            replace(one, data=True) if one.key in keys else one for one in table.columns
        ),
    )


def empty_unread(table: Table, keys: Sequence[str]) -> Table:
    """The table for readers without those of some columns in which nothing stands."""
    empty = [
        column.key
        for place, column in enumerate(table.columns)
        if column.key in keys and not any(row[place].text for row in table.rows)
    ]
    return unread(table, empty)


def plain(value: Fraction) -> str:
    """A number of at most two decimals, exactly.

    >>> plain(Fraction("5.85")), plain(Fraction(6)), plain(Fraction(-3, 2))
    ('5.85', '6', '-1.5')
    """
    return fixed(value, 2).replace("−", "-").rstrip("0").rstrip(".")


@cache
def _said(lang: str) -> Any:
    environment = Environment(
        loader=FileSystemLoader(resources.templates()),
        autoescape=False,  # noqa: S701 - words for every form, each of which escapes by itself
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(f"{lang}/title_words.txt.jinja").module


def words_of(lang: str, people: Mapping[str, Known] | None = None) -> Words:
    """The words of a language that has templates."""
    return Words(lang=lang, say=_said(lang), people=people or {})
