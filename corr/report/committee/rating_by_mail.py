"""The report on a rating event that was played by mail (R28.4/G27.4), as its close writes it.

Pure.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from corr.ranking.ratings.rating import RatingTable
from corr.report.committee.committee import told_of
from corr.report.committee.committee_tables import Occasion
from corr.report.committee_words import words_of as report_words
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Section,
    Table,
    Text,
    isolated,
)
from corr.report.ratings.rating_event import RatedReport, event_document
from corr.report.ratings.rating_words import Words, figure
from corr.tournament.spec.clock_terms import Terms


class PlacedPlayer(Struct, frozen=True, kw_only=True):
    """A participant in order of placing; `place` is 0 for who is in no table (16.2)."""

    player: str
    place: int
    points: str


class MatchResult(Struct, frozen=True, kw_only=True):
    """A match of two players with the game points of both (R28.4 e/G27.4 e)."""

    one: str
    other: str
    points: tuple[str, str]


class Conditions(Struct, frozen=True, kw_only=True):
    """How an event was played: the `terms` of its clock, and `sanctioned_by` whom.

    `points` win a match, 0 where games have no parts.
    """

    terms: Terms
    sanctioned_by: str
    points: int = 0


class ByMail(Conditions, frozen=True, kw_only=True):
    """What the report on an event by mail says beside its ratings."""

    placed: tuple[PlacedPlayer, ...]
    matches: tuple[MatchResult, ...]


def mailed_document(
    report: RatedReport, of: ByMail, occasion: Occasion, table: RatingTable, words: Words
) -> Document:
    """The whole report: what was played, who was placed where, and what became of the ratings."""
    document = event_document(report, table, words)
    first, *others = document.sections
    facts = facts_by_mail(of, report.event.arbiter, report.event.opening, occasion, words)
    about = (*told_by_mail("by_mail", occasion, words), *first.blocks, facts)
    name = isolated(report.event.name or report.event.id)
    return replace(
        document,
        key=report.event.id,
        title=words.say("report_of", name=name),
        subtitle="",
        footer=f"{report.event.id} · {name}",
        sections=(
            replace(first, blocks=about),
            *items_of("changes", occasion, words),
            _placings(of, words),
            _results(of, words),
            *others,
            *items_of("remarks", occasion, words),
        ),
    )


def with_rating(
    document: Document, report: RatedReport, table: RatingTable, words: Words
) -> Document:
    """The committee's report on a ranked event that is a rating event, too."""
    found = event_document(report, table, words)
    section = Section(
        key="rating",
        title=words.say.heading["by_mail"],
        blocks=(Text(text=words.say.text["by_mail"]),),
        sections=tuple(map(_apart, found.sections)),
    )
    return replace(document, sections=(*document.sections, section))


def _apart(one: Section) -> Section:
    """A section with all below it under keys that the rest of a report does not have."""
    return replace(
        one,
        key=f"rating-{one.key}",
        blocks=tuple(map(_block_apart, one.blocks)),
        sections=tuple(map(_apart, one.sections)),
    )


def _block_apart(one: Block) -> Block:
    if isinstance(one, Table | Facts):
        return replace(one, key=f"rating-{one.key}")
    return one


def told_by_mail(text: str, occasion: Occasion, words: Words) -> Iterator[Block]:
    """What a reader must know before the figures; `text` is what the event counts for."""
    for sentence in told_of(occasion, report_words(words.lang).say):
        yield Text(text=sentence)
    yield Text(text=words.say.text[text])


def facts_by_mail(
    of: Conditions, arbiter: str, opening: str, occasion: Occasion, words: Words
) -> Facts:
    """Who is responsible, by whose leave, and with how much time (R28.4 b, d/G27.4 b, d)."""
    label = report_words(words.lang).say.label
    cells = {
        "arbiter": Cell(text=isolated(arbiter), value=arbiter),
        "sanction": Cell(text=of.sanctioned_by or NOTHING, value=of.sanctioned_by),
    }
    if occasion.number:
        cells = {"number": Cell(text=str(occasion.number), value=occasion.number), **cells}
    own = {
        "opening": Cell(text=opening or NOTHING, value=opening),
        "thinking_time": Cell(text=words.say("time", terms=of.terms, points=of.points) or NOTHING),
    }
    rows = [(Column(key=key, head=label[key]), cell) for key, cell in cells.items()]
    rows += zip(words.columns(*own), own.values(), strict=True)
    return Facts(key="by_mail", rows=tuple(rows))


def _placings(of: ByMail, words: Words) -> Section:
    """All participants in order of placing (R28.4 c/G27.4 c)."""
    rows = tuple(
        (
            Cell(text=figure(one.place) if one.place else NOTHING, value=one.place or ""),
            words.named(one.player),
            Cell(text=words.member(one.player)),
            Cell(text=words.club(one.player)),
            Cell(text=words.points(one.points) or NOTHING, value=one.points),
        )
        for one in of.placed
    )
    keys = ("place", "player", "member", "club", "points")
    columns = words.columns(*keys, numbers=("place", "points"))
    table = Table(key="placings", columns=columns, rows=rows)
    marks = words.marks()
    return words.section("placings", table, *([Text(text=marks)] if marks else []))


def _results(of: ByMail, words: Words) -> Section:
    """Every match in the form that the committee asks for (R28.4 e/G27.4 e)."""
    rows = tuple(
        (
            words.named(one.one),
            words.named(one.other),
            Cell(text=words.points(" – ".join(one.points)), value="-".join(one.points)),
        )
        for one in of.matches
    )
    columns = words.columns("player", "opponent", "result")
    return words.section("matches", Table(key="results", columns=columns, rows=rows))


def items_of(key: str, occasion: Occasion, words: Words) -> Iterator[Section]:
    """What `changes` since the report before, or the `remarks` on what was decided."""
    found = occasion.remarks if key == "remarks" else occasion.changes
    if not found:
        return
    say = report_words(words.lang).say
    title = (
        say.heading["remarks"]
        if key == "remarks"
        else say("changed_since", number=occasion.number - 1)
    )
    yield Section(key=key, title=title, blocks=(Items(items=found),))
