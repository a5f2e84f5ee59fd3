"""The report to the ranking committee as a document (art. 1 §4, art. 2 §2a). Pure."""

import sys
from collections.abc import Iterator, Sequence
from datetime import date

from msgspec.structs import replace

from corr.ranking.correspondence.compute import (
    Alternative,
    Change,
    PlayerResult,
    Result,
    alternatives,
)
from corr.ranking.correspondence.event import FEDERATION, EventFile
from corr.report.committee.calculation import Met, games_met, level_in_words, steps_of
from corr.report.committee.committee_tables import (
    UNKNOWN,
    Occasion,
    Report,
    crosstable_section,
    estimate_steps,
    newcomers,
    norms_table,
    participants,
    ranking_table,
)
from corr.report.committee.games_told import games_told
from corr.report.committee_words import Words, words_of
from corr.report.event.crosstable import Row, crosstable
from corr.report.forms.as_html import as_html
from corr.report.forms.as_text import as_text, table_blocks, unbroken
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Section,
    Step,
    Steps,
    Table,
    Text,
    beyond_our_fonts,
    block_for_readers,
    isolated,
)
from corr.tournament.contest.committee_days import REPORT_DUE, RULES_DUE
from corr.words.templates import Sheet

# -- what the ranking committee's report lacks ----


MOST_NAMES = 20


def missing(event: EventFile, rows: Sequence[Row], words: Words, *, occasion: Occasion) -> Section:
    """The section that names everything which the event file does not say."""
    say = words.say
    found = tuple(
        say("lacks", what=what, names=names) for what, names in _lacking(event, rows, occasion)
    )
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


# -- the head of the report to the ranking committee ----


def rules_due(event: EventFile) -> date:
    """By when all rules must have been sent to the participants (art. 1 §3)."""
    return event.start + RULES_DUE


def report_due(event: EventFile) -> date:
    """By when the committee must have the report (art. 1 §4)."""
    return event.close + REPORT_DUE


def head(of: Report) -> Section:
    """What, when, who, by whose leave, how many; and first of all whether it still holds."""
    told = tuple(Text(text=sentence) for sentence in _told(of))
    facts = Facts(key="event", rows=tuple(_facts(of)))
    return of.section("event", "event", *told, facts, together=True)


def _told(of: Report) -> Iterator[str]:
    """What a reader must know before the figures."""
    say = of.words.say
    if not of.event.counts:
        yield say.text_of["unsanctioned"]
    yield from told_of(of.occasion, say)
    if of.event.close < of.result.three_months:
        yield say.text_of["early"]


def told_of(occasion: Occasion, say: Sheet) -> Iterator[str]:
    """Whether a report holds and which one it follows, and what still goes on."""
    if occasion.reopened:
        yield say("superseded", day=occasion.reopened, why=occasion.reopened_because)
    if occasion.replaced:
        yield say("replaced", number=occasion.number + 1, day=occasion.replaced)
    if occasion.because:
        yield say("follows", number=occasion.number - 1, why=occasion.because)
    if occasion.going is not None:
        yield say.text_of["going"]
    if occasion.going:
        yield say("left_out", count=occasion.going)


def _facts(of: Report) -> Iterator[tuple[Column, Cell]]:
    event, say, count = of.event, of.words.say, len(of.rows)
    new = sum(row.outcome.start is None for row in of.rows)
    completed = of.result.completed_games
    if of.occasion.number:
        yield of.column("number"), Cell(text=str(of.occasion.number), value=of.occasion.number)
    yield (
        of.column("dates"),
        Cell(
            text=say("period", start=event.start, close=event.close),
            value=f"{event.start}/{event.close}",
        ),
    )
    yield of.column("three_months"), Cell(text=str(of.result.three_months))
    yield of.column("arbiter"), Cell(text=event.arbiter or NOTHING, value=event.arbiter)
    yield of.column("sanction"), Cell(text=_sanction(of), value=event.sanctioned_by or "")
    game = ", ".join(filter(None, (event.game, event.opening)))
    yield of.column("game"), Cell(text=game or NOTHING, value=event.game)
    yield of.data("opening"), Cell(text=event.opening)
    yield (
        of.column("participants"),
        Cell(text=say("participants", total=count, new=new), value=count),
    )
    yield of.data("new_players"), Cell(text=str(new), value=new)
    games = len(event.games)
    yield (
        of.column("games"),
        Cell(text=say("games", total=games, completed=completed), value=games),
    )
    yield of.data("completed_games"), Cell(text=str(completed), value=completed)


def _sanction(of: Report) -> str:
    """Who sanctions the event, and that it changes nothing where SLSF does not."""
    named, text = of.event.sanctioned_by or "", of.words.say.text
    if of.event.sanction is None:
        return str(text["sanction_unknown"])
    if of.event.counts:
        return named or FEDERATION
    return f"{named}; {text['sanction_none']}" if named else str(text["sanction_none"])


def changes(of: Report) -> Section:
    """What the report before said otherwise; by then it had been read."""
    title = of.words.say("changed_since", number=of.occasion.number - 1)
    return Section(key="changes", title=title, blocks=(Items(items=of.occasion.changes),))


def deadlines(of: Report) -> Section:
    """What had to be done by when, and when it was (art. 1 §3–4)."""
    occasion = of.occasion
    dates = {
        "rules_due": (rules_due(of.event), occasion.rules_sent),
        "report_due": (report_due(of.event), occasion.report_sent),
    }
    table = Table(
        key="deadlines",
        columns=(of.column("what"), of.column("due"), of.column("sent"), of.data("late")),
        rows=tuple(
            (
                Cell(text=of.label[key], value=key),
                Cell(text=str(due)),
                _sent(of, key, due, sent),
                Cell(text="late", value=bool(sent and sent > due)),
            )
            for key, (due, sent) in dates.items()
        ),
    )
    return of.section("deadlines", "deadlines", table, together=True)


def _sent(of: Report, key: str, due: date, sent: date | None) -> Cell:
    """The day on which something was sent, and whether that was late; or why there is none."""
    told = of.words.say.text_of
    lacking = of.occasion.without_rules if key == "rules_due" else 0
    if sent is None and lacking:
        return Cell(text=told["not_sent"], value="not_sent")
    if sent is None:
        state = "not_yet" if key in of.occasion.not_yet else "unknown"
        return Cell(text=told[state], value=state)
    late = f", {told['late']}" if sent > due else ""
    more = f", {of.words.say('not_sent_to', count=lacking)}" if lacking else ""
    return Cell(text=f"{sent}{late}{more}", value=str(sent))


# -- the open questions of the rules that change an outcome, with the other outcome ----


MOST_NAMED = 3
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
    whose = ", ".join(names[player] for player in about[:MOST_NAMED])
    if len(about) > MOST_NAMED:
        whose = say("players", count=len(about))
    if other.needed:
        needed = ", ".join(names[player] for player in other.needed)
        blocks.append(Text(text=say("missing", names=needed)))
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


# -- the report to the ranking committee as a document (art ----
# The same event gives the same document. Its words are in the sheet `report_words`; what
# the event file does not say is named as missing, and never made up.


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
        footer=words.say(
            "footer", name=" · ".join(filter(None, (event.id, isolated(event.name))))
        ),
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
    told = games_told(of)
    if told is not None:
        yield told
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
    levels = unbroken(words.say("levels", start=start, own=own, close=close))
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
            yield of.words.say("proposal", name=row.named, level=level, former=former)


def _beyond(of: Report) -> Iterator[str]:
    """Ranked players whom the two-level limit stopped (art. 3 §4)."""
    for row in of.rows:
        outcome, level = row.outcome, of.words.level
        if outcome.beyond:
            points = of.words.half(outcome.points)
            reached, held = level(outcome.beyond), level(outcome.level_in_event)
            yield of.words.say(
                "would_reach", name=row.title, points=points, beyond=reached, after=held
            )
