"""The head of the report to the ranking committee: the event, and what was due when. Pure."""

from collections.abc import Iterator
from datetime import date

from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.sanction import FEDERATION
from corr.report.committee.committee_form import Report
from corr.report.forms.document import Cell, Column, Facts, Items, Section, Table, Text
from corr.report.forms.writing import NOTHING
from corr.tournament.contest.committee_days import REPORT_DUE, RULES_DUE


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
    occasion, say = of.occasion, of.words.say
    if not of.event.counts:
        yield say.text_of["unsanctioned"]
    if occasion.reopened:
        yield say.superseded(occasion.reopened, occasion.reopened_because)
    if occasion.replaced:
        yield say.replaced(occasion.number + 1, occasion.replaced)
    if occasion.because:
        yield say.follows(occasion.number - 1, occasion.because)
    if occasion.going is not None:
        yield say.text_of["going"]
    if occasion.going:
        yield say.left_out(occasion.going)
    if of.event.close < of.result.three_months:
        yield say.text_of["early"]


def _facts(of: Report) -> Iterator[tuple[Column, Cell]]:
    event, say, count = of.event, of.words.say, len(of.rows)
    new = sum(row.outcome.start is None for row in of.rows)
    completed = of.result.completed_games
    if of.occasion.number:
        yield of.column("number"), Cell(text=str(of.occasion.number), value=of.occasion.number)
    yield (
        of.column("dates"),
        Cell(text=say.period(event.start, event.close), value=f"{event.start}/{event.close}"),
    )
    yield of.column("three_months"), Cell(text=str(of.result.three_months))
    yield of.column("arbiter"), Cell(text=event.arbiter or NOTHING, value=event.arbiter)
    yield of.column("sanction"), Cell(text=_sanction(of), value=event.sanctioned_by or "")
    game = ", ".join(filter(None, (event.game, event.opening)))
    yield of.column("game"), Cell(text=game or NOTHING, value=event.game)
    yield of.data("opening"), Cell(text=event.opening)
    yield of.column("participants"), Cell(text=say.participants(count, new), value=count)
    yield of.data("new_players"), Cell(text=str(new), value=new)
    games = len(event.games)
    yield of.column("games"), Cell(text=say.games(games, completed), value=games)
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
    title = of.words.say.changed_since(of.occasion.number - 1)
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
    more = f", {of.words.say.not_sent_to(lacking)}" if lacking else ""
    return Cell(text=f"{sent}{late}{more}", value=str(sent))
