"""Norms in advance as a document: what everybody needs, has, and would get from games to come.

All of it is preliminary, and called so (art. 2 §2). Pure.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct, field

from corr.ranking.correspondence.advance import Outlook, norms_in
from corr.ranking.correspondence.agenda import Agenda, Prospect
from corr.ranking.correspondence.event import write_halves
from corr.ranking.correspondence.norms import Missing
from corr.report.committee_words import Words, words_of
from corr.report.forms.document import (
    NOTHING,
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
from corr.report.levels.ranking_list import level_cell

_NORMS = ("rise2", "rise1", "confirm", "keep")


class Supposed(Struct, frozen=True, kw_only=True):
    """What is supposed: results of games by their names, and half points in all."""

    results: Mapping[str, str] = field(default_factory=dict)
    points: int | None = None


NOTHING_SUPPOSED = Supposed()


class _Page(Struct, frozen=True, kw_only=True):
    agenda: Agenda
    found: Sequence[Outlook]
    supposed: Supposed
    words: Words

    @property
    def new_players(self) -> int:
        """How many new players can still move the norms on the page."""
        if len(self.found) == 1:
            return self.found[0].moving
        moving = any(one.moving for one in self.found)
        return sum(one.player.level is None for one in self.found) if moving else 0

    def columns(self, *keys: str, norms: Sequence[str] = _NORMS) -> tuple[Column, ...]:
        """Columns by their keys; what counts or measures stands to the right."""
        label = self.words.say.label
        points = ("points", "from", "to", *norms)
        return tuple(
            Column(
                key=key,
                head=label[key],
                align="point"
                if key in points
                else "right"
                if key in (*_COUNTS, *_NORMS)
                else "left",
            )
            for key in keys
        )


_COUNTS = ("completed", "scheduled")


def norms_ahead(
    agenda: Agenda, found: Sequence[Outlook], lang: str, supposed: Supposed = NOTHING_SUPPOSED
) -> Document:
    """The norms of `found`, all players of the agenda or some, in a language with templates.

    The agenda has the supposed results already among those that are over.
    """
    words = words_of(lang, "advance_words")
    say, event = words.say, agenda.event
    page = _Page(agenda=agenda, found=found, supposed=supposed, words=words)
    name = " · ".join(filter(None, (event.id, isolated(event.name))))
    return Document(
        key=f"norms-{event.id}" if event.id else "norms",
        title=f"{say.heading['norms']}: {isolated(event.name)}",
        subtitle=say.text["preliminary"],
        lang=lang,
        sections=tuple(_sections(page)),
        footer=say("footer", name=name),
    )


def _sections(page: _Page) -> Iterator[Section]:
    heading = page.words.say.heading
    yield Section(key="event", title="", blocks=tuple(_about(page)))
    if page.supposed != NOTHING_SUPPOSED:
        yield Section(key="what-if", title=heading["what_if"], blocks=tuple(_what_if(page)))
    if all(one.outcome for one in page.found):
        yield Section(key="outcome", title=heading["outcome"], blocks=(_outcomes(page),))
    able = [one for one in page.found if one.norms and not one.reason]
    if able:
        norms = _table("norms", page, able, lambda one: _norm(page, one))
        missing = _table("missing", page, able, lambda one: _missing(page, one))
        yield Section(key="norms", title=heading["levels"], blocks=(norms,))
        note = Text(text=page.words.say.text["missing"], quiet=True)
        yield Section(key="missing", title=heading["missing"], blocks=(missing, note))
    told = tuple(_untold(page))
    if told:
        yield Section(key="none", title=heading["none"], blocks=(Items(items=told),))
    new = [one for one in page.found if one.player.level is None]
    if new and page.new_players:
        note = Text(text=page.words.say.text["counts_as"], quiet=True)
        blocks = (_strengths(page, new), note)
        yield Section(key="new", title=heading["new_players"], blocks=blocks)
    ahead = [one for one in page.found if one.left and one.prospects]
    if ahead:
        most = Text(text=page.words.say.text["most_points"], quiet=True)
        blocks = (_prospects(page, ahead), most)
        yield Section(key="prospects", title=heading["prospects"], blocks=blocks)


def _strengths(page: _Page, found: Sequence[Outlook]) -> Table:
    """By which level new players count for the others as things stand."""
    rows = tuple((_title(one), level_cell(one.strength, page.words)) for one in found)
    return Table(key="new", columns=page.columns("player", "level"), rows=rows)


def _about(page: _Page) -> Iterator[Facts | Items]:
    agenda, say = page.agenda, page.words.say
    figures = {
        "participants": len(agenda.event.players),
        "over": len(agenda.event.games) - len(page.supposed.results),
        "to_come": len(agenda.open),
        "undrawn": agenda.undrawn,
    }
    yield Facts(
        key="event",
        rows=tuple(
            (Column(key=key, head=say.label[key]), Cell(text=str(value), value=value))
            for key, value in figures.items()
            if value or key != "undrawn"
        ),
    )
    holds = {
        "unsanctioned": not agenda.event.counts,
        "guessed": agenda.guessed,
        "undrawn": agenda.undrawn,
    }
    told = [say.text[key] for key, value in holds.items() if value]
    if page.new_players:
        told.append(say("moving", n=page.new_players))
    if told:
        yield Items(items=tuple(told))


def _title(one: Outlook) -> Cell:
    return Cell(text=isolated(one.player.name or one.player.id), value=one.player.id)


def _points(page: _Page, halves: int) -> Cell:
    return Cell(text=page.words.half(halves), value=write_halves(halves))


def _table(
    key: str, page: _Page, found: Sequence[Outlook], norm: Callable[[Missing], Cell]
) -> Table:
    """A line for each player with something about every norm."""

    def line(one: Outlook) -> Iterator[Cell]:
        assert one.norms
        norms = dict(norms_in(one.norms))
        yield _title(one)
        yield level_cell(one.norms.level, page.words)
        yield Cell(text=str(one.completed), value=one.completed)
        yield Cell(text=str(one.scheduled), value=one.scheduled)
        yield _points(page, one.points)
        for name in _NORMS:
            yield norm(norms[name]) if name in norms else Cell(text=NOTHING, value="")

    # Between numbers stand words of what is reached, which have no decimal mark.
    pointed = () if key == "missing" else _NORMS
    keys = ("player", "level", "completed", "scheduled", "points", *_NORMS)
    columns = page.columns(*keys, norms=pointed)
    return Table(key=key, columns=columns, rows=tuple(tuple(line(one)) for one in found))


def _norm(page: _Page, one: Missing) -> Cell:
    found = _points(page, one.norm.halves)
    if not one.missing:
        return Cell(text=found.text, value=found.value, mark="strong")
    return found if one.reachable else Cell(text=found.text, value=found.value, mark="quiet")


def _missing(page: _Page, one: Missing) -> Cell:
    if not one.missing:
        return Cell(text=page.words.say.label["reached"], value="0", mark="strong")
    found = _points(page, one.missing)
    if one.reachable:
        return found
    return Cell(text=f"({found.text})", value=found.value, mark="quiet")


def _untold(page: _Page) -> Iterator[str]:
    """Who can win or lose no level as things stand, or of whom nothing can be said, and why."""
    for one in page.found:
        if one.reason:
            yield f"{_title(one).text}: {page.words.say.reason[one.reason]}"


def _prospects(page: _Page, found: Sequence[Outlook]) -> Table:
    def lines() -> Iterator[tuple[Cell, ...]]:
        for one in found:
            for each in one.prospects:
                yield (
                    _title(one),
                    _points(page, one.points + each.least),
                    _points(page, one.points + each.most),
                    *_led(page, one, each),
                )

    columns = page.columns("player", "from", "to", "after", "rule")
    return Table(key="prospects", columns=columns, rows=tuple(lines()))


def _led(page: _Page, one: Outlook, found: Prospect | None) -> tuple[Cell, Cell]:
    """The level that something leads to, and by which rule; what cannot be said is said so."""
    if found is None:
        return Cell(text=NOTHING, value=""), Cell(text=page.words.say.reason["unsaid"], value="")
    rule = _rule(page, found.reason, one.decided_at_close(found))
    return level_cell(found.level, page.words), rule


def _rule(page: _Page, reason: str, decided: str) -> Cell:
    """The rule for a level, and what the level at the close does to it, if that decides."""
    # Reaching the norm that confirms one level does not confirm another one (art. 2 §5).
    told = page.words.say.reason["kept" if decided and reason == "confirmed" else reason]
    if decided:
        told = f"{told}; {page.words.say.decided[decided]}"
    return Cell(text=told, value=reason)


def _what_if(page: _Page) -> Iterator[Items | Table]:
    say, supposed = page.words.say, page.supposed
    told = [say("supposed", game=game, result=result) for game, result in supposed.results.items()]
    if supposed.points is not None:
        told.append(say("supposed_points", points=page.words.half(supposed.points)))
    yield Items(items=tuple(told))
    if supposed.points is None:
        return
    rows = (
        (_title(one), level_cell(one.player.level, page.words), *_supposed(page, one))
        for one in page.found
    )
    yield Table(
        key="what-if", columns=page.columns("player", "level", "after", "rule"), rows=tuple(rows)
    )


def _supposed(page: _Page, one: Outlook) -> tuple[Cell, Cell]:
    assert page.supposed.points is not None
    if one.reason:
        why = Cell(text=page.words.say.reason[one.reason], value=one.reason)
        return level_cell(one.player.level_close, page.words), why
    if not one.can_end_with(page.supposed.points):
        why = Cell(text=page.words.say.reason["impossible"], value="")
        return Cell(text=NOTHING, value=""), why
    return _led(page, one, one.at(page.supposed.points))


def _outcomes(page: _Page) -> Table:
    """What closing the event so would give: the real calculation, with new players and all."""

    def lines() -> Iterator[tuple[Cell, ...]]:
        for one in page.found:
            assert one.outcome
            yield (
                _title(one),
                level_cell(one.player.level, page.words),
                _points(page, one.outcome.points),
                level_cell(one.outcome.level_after, page.words),
                _rule(page, one.outcome.reason, one.outcome.decided_at_close),
            )

    columns = page.columns("player", "level", "points", "after", "rule")
    return Table(key="outcome", columns=columns, rows=tuple(lines()))
