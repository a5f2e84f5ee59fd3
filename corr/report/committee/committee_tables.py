"""The tables of the report to the committee: who took part, met whom, got what. Pure."""

from collections.abc import Iterator

from corr.ranking.correspondence.compute import PlayerResult
from corr.ranking.correspondence.norms import Norm
from corr.report.committee.calculation import around, rule_in_words
from corr.report.committee.committee_form import Report
from corr.report.event.crosstable import Row
from corr.report.forms.document import Cell, Column, Section, Table, Text
from corr.report.forms.writing import NOTHING

FLAGS = ("confirmed", "proposed", "annulled")
"""What a ranking table says behind a rule, for programs each in a column of its own."""
_ABOUT = {"member": "member_no", "club": "club", "country": "country"}


def participants(of: Report) -> Section:
    """Who took part, with the levels at the start, at three months and at the close."""
    about = {
        label: key
        for label, key in _ABOUT.items()
        if any(getattr(row.player, key) for row in of.rows)
    }
    columns = (
        of.column("line", align="right"),
        of.column("player"),
        of.column("id"),
        *(of.column(label) for label in about),
        of.column("start"),
        of.column("own"),
        of.column("close"),
    )
    rows = tuple(
        (
            Cell(text=str(row.line), value=row.line),
            Cell(text=row.title),
            Cell(text=row.player.id),
            *(
                Cell(text=getattr(row.player, key) or NOTHING, value=getattr(row.player, key))
                for key in about.values()
            ),
            *of.levels(row.outcome),
        )
        for row in of.rows
    )
    table = Table(key="participants", columns=columns, rows=rows, fixed=2)
    return of.section("participants", "list", table)


def ranking_table(of: Report) -> Section:
    """Who had which level, took what, and has which level now, by which rule."""
    columns = (
        of.column("place", align="right"),
        of.column("player"),
        of.column("start"),
        of.column("own"),
        of.column("close"),
        of.column("completed", align="right"),
        of.column("points", align="point"),
        of.column("score", align="point"),
        of.column("mean", align="point"),
        of.column("after"),
        of.column("rule"),
        *map(of.data, ("id", "in_event", "decided_at_close", *FLAGS)),
    )
    rows = tuple(tuple(_ranked(of, row)) for row in of.rows)
    table = Table(key="ranking", columns=columns, rows=rows, fixed=2)
    return of.section("ranking", "table", table, Text(text=of.words.say.text["table"], quiet=True))


def _ranked(of: Report, row: Row) -> Iterator[Cell]:
    outcome, mean = row.outcome, row.mean
    yield Cell(text=str(row.place or NOTHING), value=row.place or "")
    yield Cell(text=row.title)
    yield from of.levels(outcome)
    yield Cell(text=str(outcome.completed), value=outcome.completed)
    yield of.halves(outcome.points)
    yield of.halves(outcome.score)
    if mean is None:
        yield Cell(text=NOTHING, value="")
    else:
        yield Cell(text=of.words.decimal(mean, 3), value=str(mean))
    after = of.level(outcome.level_after)
    changed = outcome.level_after is not None and outcome.level_after != outcome.start
    yield Cell(text=after.text, value=after.value, mark="strong" if changed else "")
    holds = (outcome.confirmed, outcome.proposed, row.place is None)
    flags = dict(zip(FLAGS, holds, strict=True))
    told = [
        of.label[flag]
        for flag, held in flags.items()
        if held and (flag, row.rule) != ("confirmed", "confirmed")
    ]
    yield Cell(text=", ".join([rule_in_words(row, of.words), *told]), value=row.reason)
    yield Cell(text=row.player.id)
    yield of.level(outcome.level_in_event)
    yield Cell(text=outcome.decided_at_close)
    yield from (Cell(text=flag, value=held) for flag, held in flags.items())


def norms_table(of: Report) -> Table:
    """Every norm in plain figures, for programs: the lines of the calculations say them."""
    keys = ("player", "norm", "level", "exact", "points_needed", "points", "met")
    return Table(
        key="norms",
        columns=tuple(map(of.data, keys)),
        rows=tuple(row for each in of.rows for row in _norms(of, each)),
    )


def _norms(of: Report, row: Row) -> Iterator[tuple[Cell, ...]]:
    """A player's norms, each with its kind."""
    outcome = row.outcome
    for kind, norm in _of_outcome(outcome):
        yield (
            Cell(text=row.player.id),
            Cell(text=kind),
            of.level(norm.level),
            Cell(text=str(norm.exact)),
            of.halves(norm.halves),
            of.halves(outcome.points),
            Cell(text=kind, value=norm.is_met_by(outcome.points)),
        )


def _of_outcome(outcome: PlayerResult) -> Iterator[tuple[str, Norm]]:
    """To keep the level at three months, to obtain it and the next ones; of a new player two.

    These are `new`: to obtain the level found, and the next one, which is out of reach.
    """
    norms, found = outcome.norms, outcome.found
    if norms is not None:
        yield "keep", norms.keep
        for norm in filter(None, (norms.confirm, norms.rise1, norms.rise2)):
            yield "obtain", norm
    elif found is not None and outcome.completed:
        for norm in around(found, outcome.completed, outcome.total):
            yield "new", norm


def crosstable_section(of: Report) -> Section:
    """Who met whom, with which colour and result; what does not count stands in brackets."""
    columns = (
        of.column("line", align="right"),
        of.column("player"),
        *(Column(key=str(row.line), head=str(row.line), align="center") for row in of.rows),
        of.column("completed", align="right"),
        of.column("points", align="point"),
        of.column("score", align="point"),
    )
    rows = tuple(
        (
            Cell(text=str(row.line), value=row.line),
            Cell(text=row.title),
            *(Cell(text=cell, mark="quiet" if "(" in cell else "") for cell in row.cells),
            Cell(text=str(row.outcome.completed), value=row.outcome.completed),
            of.halves(row.outcome.points),
            of.halves(row.outcome.score),
        )
        for row in of.rows
    )
    say = of.words.say
    table = Table(key="crosstable", columns=columns, rows=rows, fixed=2, ends=3)
    told = f"{say.text['crosstable']} {say.text_of['colours']}"
    return of.section("crosstable", "crosstable", Text(text=told, quiet=True), table)
