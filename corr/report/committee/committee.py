"""The report to the ranking committee as a document (art. 1 §4, art. 2 §2a). Pure.

The same event gives the same document. Its words are in `templates/<lang>/report_words`; what
the event file does not say is named as missing, and never made up.
"""

import sys
from collections.abc import Iterator, Sequence

from corr.ranking.correspondence.compute import Result
from corr.ranking.correspondence.event import EventFile
from corr.report.committee.calculation import Met, games_met, steps_of
from corr.report.committee.committee_estimate import estimate_steps
from corr.report.committee.committee_event import changes, deadlines, head
from corr.report.committee.committee_form import UNKNOWN, Occasion, Report
from corr.report.committee.committee_missing import missing
from corr.report.committee.committee_newcomers import newcomers
from corr.report.committee.committee_questions import questions
from corr.report.committee.committee_tables import (
    crosstable_section,
    norms_table,
    participants,
    ranking_table,
)
from corr.report.committee_words import words_of
from corr.report.event.crosstable import Row, crosstable
from corr.report.forms.as_html import as_html
from corr.report.forms.as_text import as_text, table_blocks
from corr.report.forms.columns import unbroken
from corr.report.forms.document import (
    Document,
    Items,
    Section,
    Step,
    Steps,
    Table,
    Text,
    block_for_readers,
)
from corr.report.forms.writing import isolated


def committee_report(
    event: EventFile, result: Result, lang: str, occasion: Occasion = UNKNOWN
) -> Document:
    """The report on an event, in a language that has templates."""
    words = words_of(lang)
    of = Report(
        event=event,
        result=result,
        occasion=occasion,
        words=words,
        rows=crosstable(event, result),
    )
    return Document(
        key=event.id or "report",
        title=f"{words.say.heading['report']}: {isolated(event.name)}",
        subtitle=words.say.heading["preliminary"],
        lang=lang,
        footer=words.say.footer(" · ".join(filter(None, (event.id, isolated(event.name))))),
        sections=tuple(_sections(of)),
    )


def render_table(event: EventFile, result: Result, lang: str) -> str:
    """The ranking table alone as text, a line for each player, with the rule for each level."""
    words = words_of(lang)
    of = Report(
        event=event,
        result=result,
        occasion=UNKNOWN,
        words=words,
        rows=crosstable(event, result),
    )
    shown = map(block_for_readers, ranking_table(of).blocks)
    (table,) = (one for one in shown if isinstance(one, Table))
    return "\n".join(table_blocks(table, broad=sys.maxsize, longest=sys.maxsize)) + "\n"


def render_text(event: EventFile, result: Result, lang: str, occasion: Occasion = UNKNOWN) -> str:
    """The report as plain text."""
    return as_text(committee_report(event, result, lang, occasion))


def render_html(event: EventFile, result: Result, lang: str, occasion: Occasion = UNKNOWN) -> str:
    """The report as one page."""
    return as_html(committee_report(event, result, lang, occasion))


def _sections(of: Report) -> Iterator[Section]:
    yield head(of)
    if of.occasion.changes:
        yield changes(of)
    if of.event.counts:
        yield deadlines(of)
    yield missing(of.event, of.rows, of.words, occasion=of.occasion)
    yield ranking_table(of)
    proposed = tuple(_proposals(of)) if of.event.counts else ()
    if proposed:
        text = of.words.say.text["proposed"]
        yield of.section("proposed", "proposed", Text(text=text), Items(items=proposed))
    beyond = tuple(_beyond(of)) if of.event.counts else ()
    if beyond:
        text = of.words.say.text["beyond"]
        yield of.section("committee", "committee", Text(text=text), Items(items=beyond))
    yield participants(of)
    yield crosstable_section(of)
    yield from newcomers(of.result, of.rows, of.words)
    yield _players(of)
    if of.occasion.remarks:
        yield of.section("remarks", "remarks", Items(items=of.occasion.remarks))
    yield questions(of)


def _players(of: Report) -> Section:
    """Every player's calculation, none of them parted by a page's end."""
    met = games_met(of.event, of.result, of.rows)
    return Section(
        key="players",
        title=of.words.say.heading["players"],
        blocks=(Text(text=of.words.say.text_of["players"], quiet=True), norms_table(of)),
        sections=tuple(
            Section(
                key=f"player-{row.player.id}",
                title=f"{row.line}. {row.title}",
                together=True,
                blocks=(
                    Text(text=_about(of, row), quiet=True),
                    Steps(
                        key=row.player.id,
                        steps=tuple(_steps(of, row, met[row.player.id])),
                    ),
                ),
            )
            for row in of.rows
        ),
    )


def _steps(of: Report, row: Row, met: Sequence[Met]) -> Iterator[Step]:
    """A player's calculation; that of a new one begins with the estimate, if there is one."""
    new, ids = of.result.newcomers, [player.id for player in of.event.players]
    number = ids.index(row.player.id)
    if new is not None and number in new.players:
        yield from estimate_steps(new, new.players.index(number), met, of.words)
    yield from steps_of(row, met, len(of.rows), of.words)


def _about(of: Report, row: Row) -> str:
    """The levels that the calculation starts from, and who the player is."""
    outcome, words, player, label = row.outcome, of.words, row.player, of.label
    start = label["new"] if outcome.start is None else words.indexed(outcome.start)
    own, close = words.indexed(outcome.own), words.indexed(outcome.close)
    levels = unbroken(words.say.levels(start, own, close))
    if (outcome.start, outcome.own, outcome.close) == (None, None, None):
        levels = label["new_player"]
    member = f"{label['member']}\u00a0{player.member_no}" if player.member_no else ""
    about = (levels, f"{label['id']}\u00a0{player.id}", member, isolated(player.club))
    return " · ".join(filter(None, about))


def _proposals(of: Report) -> Iterator[str]:
    for row in of.rows:
        close = row.outcome.close
        if row.outcome.proposed:
            former = of.words.level(close) if close else ""
            level = of.words.level(row.outcome.level_after)
            yield str(of.words.say.proposal(row.named, level, former))


def _beyond(of: Report) -> Iterator[str]:
    """Ranked players whom the two-level limit stopped (art. 3 §4)."""
    for row in of.rows:
        outcome, level = row.outcome, of.words.level
        if outcome.beyond:
            points = of.words.half(outcome.points)
            reached, held = level(outcome.beyond), level(outcome.level_in_event)
            yield str(of.words.say.would_reach(row.title, points, reached, held))
