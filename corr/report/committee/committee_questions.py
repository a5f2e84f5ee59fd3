"""The open questions of the rules that change an outcome, with the other outcome. Pure."""

from dataclasses import replace

from corr.ranking.correspondence.alternatives import Alternative, Change, alternatives
from corr.ranking.correspondence.compute import PlayerResult
from corr.report.committee.calculation import level_in_words
from corr.report.committee.committee_form import Report
from corr.report.event.crosstable import Row
from corr.report.forms.document import Block, Cell, Section, Table, Text

MOST_NAMES = 3
"""Of more players a title tells only how many they are."""


def questions(of: Report) -> Section:
    """Every open question of the rules that changes an outcome, with the other outcome."""
    say, found = of.words.say, alternatives(of.event, of.result)
    return Section(
        key="questions",
        title=say.heading["questions"],
        blocks=(Text(text=say.text["questions" if found else "unchanged"]),),
        sections=tuple(_question(of, other) for other in found),
    )


def _question(of: Report, other: Alternative) -> Section:
    say, names = of.words.say, {row.player.id: row.title for row in of.rows}
    rows = {row.player.id: row for row in of.rows}
    blocks: list[Block] = [
        Text(text=f"{of.label['decided']}: {say.question[other.number]}"),
        Text(text=f"{of.label['alternative']}: {say.alternative[other.code]}"),
    ]
    about = other.needed or tuple(change.now.id for change in other.changes)
    whose = ", ".join(names[player] for player in about[:MOST_NAMES])
    if len(about) > MOST_NAMES:
        whose = say.players(len(about))
    if other.needed:
        needed = ", ".join(names[player] for player in other.needed)
        blocks.append(Text(text=say.missing(needed)))
    else:
        table = Table(
            key=f"question-{other.code}",
            columns=(of.column("player"), of.column("now"), of.column("then")),
            rows=tuple(
                (
                    Cell(text=names[change.now.id]),
                    Cell(text=_outcome(of, rows[change.now.id], change, change.now)),
                    Cell(
                        text=_outcome(of, rows[change.now.id], change, change.then),
                        mark="strong",
                    ),
                )
                for change in other.changes
            ),
        )
        blocks.append(table)
    return Section(
        key=f"question-{other.code}",
        title=f"[K {other.number}] {say.subject[other.code]}: {whose}",
        blocks=tuple(blocks),
        together=True,
    )


def _outcome(of: Report, row: Row, change: Change, outcome: PlayerResult) -> str:
    """A level, P1 if that is what differs, whether there is a norm, and whether it confirms."""
    told = [level_in_words(replace(row, outcome=outcome), of.words)]
    if change.now.level_in_event != change.then.level_in_event:
        told.append(f"P1 {of.words.level(outcome.level_in_event)}")
    if outcome.start is not None and not outcome.norms:
        told.append(of.label["no_norm"])
    if outcome.confirmed:
        told.append(of.label["confirmed"])
    return ", ".join(told)
