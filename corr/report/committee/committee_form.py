"""What the sections of the ranking committee's report are made from. Pure."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date

from corr.ranking.correspondence.compute import PlayerResult, Result
from corr.ranking.correspondence.event import EventFile
from corr.report.committee_words import Words
from corr.report.event.crosstable import Row
from corr.report.forms.document import Align, Block, Cell, Column, Section


@dataclass(frozen=True, slots=True, kw_only=True)
class Occasion:
    """What the event file does not know of a report.

    `remarks` are sentences in the report's language on the questions that mattered for the
    event's table, `changes` others on what the report before said otherwise. The dates are None
    if it is not known whether it was done, or `not_yet` has the name of the date. `going` counts
    the games that still go on, None in an event that is over.
    `number` is the report's own, 0 if there is none. One that does not hold any more has the day
    on which the event was `reopened`, and is `replaced` by the next one with its day; `because`
    is the reason for which the event was reopened before this report, `reopened_because` after.
    `without_rules` counts the players to whom the rules were not sent; if `rules_sent` is None,
    nobody got them.
    """

    remarks: tuple[str, ...] = ()
    changes: tuple[str, ...] = ()
    rules_sent: date | None = None
    without_rules: int = 0
    report_sent: date | None = None
    not_yet: frozenset[str] = frozenset()
    going: int | None = None
    number: int = 0
    because: str = ""
    reopened: date | None = None
    reopened_because: str = ""
    replaced: date | None = None


UNKNOWN = Occasion()
"""What an event file alone tells of the occasion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """What every section is made from."""

    event: EventFile
    result: Result
    occasion: Occasion
    words: Words
    rows: tuple[Row, ...]
    label: Mapping[str, str] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "label", self.words.say.label)

    def section(self, key: str, heading: str, *blocks: Block, together: bool = False) -> Section:
        """A section under one of the headings of the words."""
        title = self.words.say.heading[heading]
        return Section(key=key, title=title, blocks=blocks, together=together)

    def column(self, key: str, label: str = "", align: Align = "left") -> Column:
        """A column under one of the labels of the words."""
        head = self.label[label or key]
        return Column(key=key, head=head, align=align)

    def data(self, key: str) -> Column:
        """A column that only programs read."""
        return Column(key=key, head=key, data=True)

    def level(self, index: int | None) -> Cell:
        """A level's cell; for a new player without one the word for new."""
        return Cell(text=self.words.level(index), value=self.words.level(index) if index else "")

    def halves(self, halves: int) -> Cell:
        """Points' cell."""
        return Cell(text=self.words.half(halves), value=f"{halves / 2:g}")

    def levels(self, outcome: PlayerResult) -> tuple[Cell, ...]:
        """A player's levels at the start, at three months and at the close."""
        start = self.level(outcome.start)
        if outcome.start is None:
            start = Cell(text=self.label["new"], value="")
        return start, self.level(outcome.own), self.level(outcome.close)
