"""The report to the ranking committee, as text and as one self-contained HTML page.

Art. 1 §4 and art. 2 §2a. The same event gives the same bytes. `templates/shared/report*` holds
the structure without a word, `templates/<lang>/report_words.txt.jinja` the words.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from functools import cache
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from corr import resources
from corr.ranking.alternatives import Alternative, alternatives
from corr.ranking.compute import Result
from corr.ranking.event import EventFile
from corr.report import writing
from corr.report.crosstable import Row, crosstable

RULES_DUE = timedelta(weeks=3)
"""How long after the start all rules must have been sent to the participants (art. 1 §3)."""
REPORT_DUE = timedelta(weeks=2)
"""How long after the close the committee must have this report (art. 1 §4)."""
ACROSS = 20
"""How many opponents a block of the crosstable has in the text report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Newcomer:
    """A new player's way through the iteration: indices, the last of `rounds` included."""

    row: Row
    source: str
    estimate: int
    rounds: tuple[int, ...]
    circle: tuple[int, ...]
    result: int
    least: int
    greatest: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """Everything that the report tells.

    `limited` are ranked players whom the two-level limit stopped (art. 3 §4), `undecided` the
    new players whose level differs between the bounds. `circle_from` is the round to which the
    iteration returned, 0 for the estimate, None if it stood still.
    """

    event: EventFile
    result: Result
    rows: tuple[Row, ...]
    newcomers: tuple[Newcomer, ...]
    undecided: tuple[Newcomer, ...]
    circle_from: int | None
    limited: tuple[Row, ...]
    proposed: tuple[Row, ...]
    alternatives: tuple[Alternative, ...]
    rules_due: date
    report_due: date

    @property
    def names(self) -> dict[str, str]:
        """The name of every player, by id."""
        return {row.player.id: row.title for row in self.rows}

    @property
    def new_count(self) -> int:
        """How many participants are new."""
        return sum(row.outcome.start is None for row in self.rows)

    def titles(self, ids: Sequence[str]) -> list[str]:
        """The names of some players."""
        names = self.names
        return [names[player] for player in ids]


def render_text(
    event: EventFile, result: Result, lang: str, *, remarks: Sequence[str] = ()
) -> str:
    """The report as plain text, in a language that has templates.

    `remarks` are sentences in that language on the questions that mattered for the event's table;
    they stand among the open questions of the rules.
    """
    return _render("report.txt.jinja", event, result, lang, remarks)


def render_html(
    event: EventFile, result: Result, lang: str, *, remarks: Sequence[str] = ()
) -> str:
    """The report as one HTML page without scripts or outside parts, for screen and paper."""
    return _render("report.html.jinja", event, result, lang, remarks)


def render_table(event: EventFile, result: Result, lang: str) -> str:
    """The ranking table alone as text, with the rule that gave every level."""
    return _render("report_table.txt.jinja", event, result, lang)


def facts(event: EventFile, result: Result) -> Facts:
    """What the report tells, without words."""
    rows = crosstable(event, result)
    by_id = {row.player.id: row for row in rows}
    newcomers = tuple(_newcomers(event, result, by_id))
    return Facts(
        event=event,
        result=result,
        rows=rows,
        newcomers=newcomers,
        undecided=tuple(new for new in newcomers if new.least != new.greatest),
        circle_from=_circle_from(result),
        limited=tuple(row for row in rows if row.outcome.beyond),
        proposed=tuple(row for row in rows if row.outcome.proposed),
        alternatives=alternatives(event, result),
        rules_due=event.start + RULES_DUE,
        report_due=event.close + REPORT_DUE,
    )


def _circle_from(result: Result) -> int | None:
    new = result.newcomers
    return len(new.rounds) - len(new.circle) if new and new.circle else None


def _newcomers(event: EventFile, result: Result, rows: dict[str, Row]) -> Iterator[Newcomer]:
    new = result.newcomers
    for place, number in enumerate(new.players if new else ()):
        assert new is not None
        yield Newcomer(
            row=rows[event.players[number].id],
            source=new.sources[place],
            estimate=new.estimate[place],
            rounds=tuple(vector[place] for vector in new.rounds),
            circle=tuple(vector[place] for vector in new.circle),
            result=new.result[place],
            least=new.least[place],
            greatest=new.greatest[place],
        )


def _render(
    name: str, event: EventFile, result: Result, lang: str, remarks: Sequence[str] = ()
) -> str:
    form = _environment(lang, html=".html." in name).get_template(f"shared/{name}")
    return form.render(facts=facts(event, result), lang=lang, remarks=remarks)


@cache
def _environment(lang: str, *, html: bool) -> Environment:
    """One environment for each language and form, since a macro escapes as its caller does."""
    environment = Environment(
        loader=FileSystemLoader(resources.templates()),
        autoescape=html,  # noqa: S701 - off for plain text alone
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    words: Any = environment.get_template(f"{lang}/report_words.txt.jinja").module
    environment.globals.update(words=words, across=ACROSS)
    environment.filters.update(writing.filters(words.decimal_mark, words.dan))
    return environment
