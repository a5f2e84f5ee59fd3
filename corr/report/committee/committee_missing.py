"""What the ranking committee's report lacks: named, so that nobody takes it for known. Pure."""

from collections.abc import Iterator, Sequence

from corr.ranking.correspondence.event import EventFile
from corr.report.committee.committee_form import UNKNOWN, Occasion
from corr.report.committee_words import Words
from corr.report.event.crosstable import Row
from corr.report.forms.document import Items, Section, Text
from corr.report.forms.writing import beyond_our_fonts

MOST_NAMES = 20


def missing(event: EventFile, rows: Sequence[Row], words: Words, *, occasion: Occasion) -> Section:
    """The section that names everything which the event file does not say."""
    say = words.say
    found = tuple(say.lacks(what, names) for what, names in _lacking(event, rows, occasion))
    return Section(
        key="missing",
        title=say.heading["missing"],
        blocks=(Items(items=found) if found else Text(text=say.text_of["nothing_missing"]),),
    )


def _named(names: Sequence[str]) -> str:
    """Who or what it is; of many the first, and how many there are."""
    shown = ", ".join(names[:MOST_NAMES])
    return shown if len(names) <= MOST_NAMES else f"{shown} … ({len(names)})"


def _lacking(
    event: EventFile, rows: Sequence[Row], occasion: Occasion
) -> Iterator[tuple[str, str]]:
    """What is missing, as the words call it, and whose."""
    if event.sanction is None:
        yield "sanction", ""
    if not event.arbiter:
        yield "arbiter", ""
    players = {
        "name": [row.player.id for row in rows if not row.player.name],
        "member": [row.title for row in rows if not row.player.member_no],
        "letters": [row.title for row in rows if beyond_our_fonts(row.title)],
    }
    yield from ((what, _named(names)) for what, names in players.items() if names)
    if not event.game:
        yield "game", ""
    if occasion == UNKNOWN:
        yield from _assumed(event, rows)
    if occasion.rules_sent is None and not occasion.without_rules:
        yield "rules_sent", ""
    if occasion == UNKNOWN:
        yield "source", ""


def _assumed(event: EventFile, rows: Sequence[Row]) -> Iterator[tuple[str, str]]:
    """What the file leaves out and a default stands for, and for how many games or for whom."""
    titles = {row.player.id: row.title for row in rows}
    for key in ("level_three_months", "level_close"):
        names = [titles[player] for player in event.assumed.get(key, ())]
        if names:
            yield key, _named(names)
    if games := event.assumed.get("started_on", ()):
        yield "started_on", str(len(games))
