"""A player's level through the years: what gave it, and what to do by when. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from msgspec import Struct, field

from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.event import LOWEST
from corr.ranking.correspondence.register import (
    COMMITTEE,
    UNCONFIRMED,
    Given,
    Held,
    PlayerHistory,
    Step,
    falls_to,
    held_on,
    standing,
    steps,
)
from corr.ranking.correspondence.register_files import Stated
from corr.report.committee_words import Words, words_of
from corr.report.forms.document import (
    NOTHING,
    Block,
    Cell,
    Column,
    Document,
    Facts,
    Items,
    Line,
    Plot,
    Section,
    Table,
    Text,
    isolated,
)
from corr.report.levels.ranking_list import (
    NO_SANCTIONS,
    SHEET,
    day_cell,
    is_event,
    level_cell,
    sanction_notes,
    source_in_words,
    stated_notes,
)

_RISES = {"rise1": 1, "rise2": 2}
_HELD = {"rise1": "rose_held", "rise2": "rose_held", "fell": "fell_held", "new": "new_held"}
"""What is told of a level that stayed because the one at the close was as good or fell already."""
MOST_MARKS = 12
"""So many levels are named at the side of the plot."""


class Holder(Struct, frozen=True, kw_only=True):
    """Whose history it is."""

    player: str
    name: str = ""
    member_no: str = ""
    club: str = ""
    country: str = ""


class _Page(Struct, frozen=True, kw_only=True):
    """What every part of the page is made from."""

    holder: Holder
    history: PlayerHistory
    day: date
    words: Words
    events: Mapping[str, str] = field(default_factory=dict)

    def column(self, key: str) -> Column:
        return Column(key=key, head=self.words.say.label[key])

    def named(self, source: str) -> str:
        """An event by its id and name; every other source in words."""
        found = source_in_words(source, self.words)
        name = isolated(self.events.get(source, ""))
        return f"{found}, {name}" if name else found


def player_history(
    holder: Holder,
    history: PlayerHistory,
    *,
    day: date,
    lang: str,
    events: Mapping[str, str] | None = None,
    sanctions: Mapping[str, bool | None] = NO_SANCTIONS,
    stated: Sequence[Stated] = (),
) -> Document:
    """The page of a player as of a day; `events` are names of events by their ids.

    What was taken back, or only proposed, stands in it as such. `sanctions` and `stated` are as in
    the list.
    """
    words = words_of(lang, SHEET)
    say = words.say
    page = _Page(holder=holder, history=history, day=day, words=words, events=events or {})
    held, title = held_on(history, day), isolated(holder.name or holder.player)
    notes = (*sanction_notes(sanctions, words), *stated_notes(stated, words))
    return Document(
        key=f"ranking-{holder.player}",
        title=title,
        subtitle=f"{say.heading['history']} · {say('as_of', day=day)}",
        lang=lang,
        sections=tuple(_sections(page, held, notes)),
        footer=say("footer", what=title, day=day),
    )


def _sections(page: _Page, held: Held | None, notes: Sequence[Block]) -> Iterator[Section]:
    heading = page.words.say.heading
    yield Section(
        key="now",
        title=heading["now"],
        blocks=(_now(page, held), *_undated(page, held), *notes),
        together=True,
    )
    yield Section(key="next", title=heading["next"], blocks=tuple(_next(page, held)))
    happened = steps(page.history, page.day)
    if plot := _plot(page, happened):
        yield Section(key="plot", title="", blocks=(plot,))
    yield Section(key="steps", title=heading["steps"], blocks=tuple(_steps(page, happened)))
    if page.history.exemptions:
        yield Section(key="exemptions", title=heading["exemptions"], blocks=(_exemptions(page),))


def _now(page: _Page, held: Held | None) -> Facts:
    holder, words = page.holder, page.words
    cells = {
        "player": Cell(text=holder.player),
        "member_no": Cell(text=holder.member_no),
        "club": Cell(text=holder.club),
        "country": Cell(text=holder.country),
        "level": level_cell(held.level if held else None, words),
    }
    if held:
        cells |= {
            "since": day_cell(held.since),
            "source": Cell(text=page.named(held.source), value=held.source),
            "confirmed_on": day_cell(held.confirmed_on),
            "due": day_cell(held.due),
            "falls_to": level_cell(falls_to(held), words),
        }
    rows = tuple((page.column(key), cell) for key, cell in cells.items() if cell.text)
    return Facts(key="now", rows=rows)


def _undated(page: _Page, held: Held | None) -> Iterator[Text]:
    """That the five years run, or have run, from a day on which the level was only named."""
    if held and held.confirmed_on is None and (held.due or held.source == UNCONFIRMED):
        yield Text(text=page.words.say.text["undated"], quiet=True)


def _next(page: _Page, held: Held | None) -> Iterator[Block]:
    """What keeps the level, and the dan titles that the board has still to decide."""
    say, words = page.words.say, page.words
    if held is None:
        yield Text(text=say.text["no_level"])
    elif held.due:
        fallen = words.level(falls_to(held))
        yield Text(text=say("confirm", level=words.level(held.level), due=held.due, to=fallen))
    else:
        yield Text(text=say.text["lowest" if held.level == LOWEST else "exempt"])
    waiting = [one for one in standing(page.history) if one.status == "proposed"]
    if waiting:
        told = (
            say("awaits", level=words.level(o.level), event=page.named(o.source), day=o.on)
            for o in waiting
        )
        yield Items(items=tuple(told))


def _plot(page: _Page, happened: Sequence[Step]) -> Plot | None:
    """The official level from the first one to today; nothing where a line says no more."""
    known = [step for step in happened if step.level is not None]
    if not known or known[0].on >= page.day:
        return None
    if known[0].given and not known[0].given.is_dated:
        known = known[1:]
    if not known or known[0].on >= page.day:
        return None
    words, last = page.words, known[-1].level
    levels = [step.level for step in known if step.level is not None]
    low, high = min(levels), max(levels)
    bottom, top = max(low - 1, 1), min(high + 1, 20)
    each = -(-(top - bottom + 1) // MOST_MARKS)
    days = [*(step.on for step in known), page.day]
    sources = (step.given.source if step.given else "" for step in known)
    notes = (source if is_event(source) else "" for source in sources)
    return Plot(
        key="level",
        title=words.say.heading["plot"],
        said=words.say(
            "plotted",
            first=days[0],
            last=days[-1],
            low=words.level(low),
            high=words.level(high),
            now=words.level(last),
        ),
        x=tuple(f"{on:%Y-%m}" for on in days),
        at=tuple(on.toordinal() for on in days),
        y=tuple((index, words.level(index)) for index in range(bottom, top + 1, each)),
        lines=(Line(name="", values=(*levels, last), notes=(*notes, "")),),
        steps=True,
    )


def _steps(page: _Page, happened: Sequence[Step]) -> Iterator[Block]:
    """Everything that happened, in order of time; what was taken back does not count."""
    say = page.words.say
    back = [
        Step(on=one.on, level=None, before=None, given=one)
        for one in page.history.given
        if one.taken_back_at is not None and one.on <= page.day
    ]
    every = sorted([*back, *happened], key=lambda step: step.on)
    if not every:
        yield Text(text=say.text["no_steps"])
        return
    keys = ("on", "what", "source", "report", "before", "after", "confirmed", "remark")
    rows = tuple(tuple(_row(page, step)) for step in every)
    yield Table(key="steps", columns=tuple(map(page.column, keys)), rows=rows, fixed=2)
    if back:
        yield Text(text=say.text["steps"], quiet=True)


def _row(page: _Page, step: Step) -> Iterator[Cell]:
    words, given = page.words, step.given
    nothing = Cell(text=NOTHING, value="")
    dated = given is None or given.is_dated
    code = _code(step)
    yield day_cell(step.on if dated else None)
    yield Cell(text=words.say.reason[_told(step, code)], value=code)
    if given and is_event(given.source):
        yield Cell(text=given.source, why=page.events.get(given.source, ""))
        yield Cell(text=str(given.report or NOTHING), value=given.report or "")
    else:
        yield from (nothing, nothing)
    yield level_cell(step.before, words)
    after = level_cell(step.level, words)
    changed = step.level is not None and step.level != step.before
    yield Cell(text=after.text, value=after.value, mark="strong" if changed else "")
    confirmed = given.confirmed if given else False
    if confirmed is None:
        yield nothing
    else:
        yield Cell(text=words.say.yes_no[confirmed], value=confirmed)
    remarks = tuple(_remarks(page, given)) if given else ()
    back = given is not None and given.taken_back_at is not None
    yield Cell(
        text="; ".join(remarks) or NOTHING, value="; ".join(remarks), mark="quiet" if back else ""
    )


def _code(step: Step) -> str:
    """What happened, as a code: that of the event's report where there is one."""
    given = step.given
    if given is None:
        return UNCONFIRMED
    if given.source == COMMITTEE:
        return COMMITTEE
    if not is_event(given.source):
        return "list"
    return given.reason or ("first" if step.before is None and step.level is not None else "")


def _told(step: Step, code: str) -> str:
    """The words of a code: others where the level at the close decided (art. 2 §4) [K 13]."""
    given = step.given
    if given is None or step.before is None or step.level is None or given.status != "official":
        return code
    if given.kept:
        return "kept" if code == "confirmed" and not given.confirmed else _HELD.get(code, code)
    if code in _RISES and step.level - step.before != _RISES[code]:
        return "reached"
    if code in ("kept", "confirmed", "kept_most_points") and step.level > step.before:
        return "regained"
    return "new_higher" if code == "new" else code


def _remarks(page: _Page, given: Given) -> Iterator[str]:
    """What has become of it, and what is not known of it."""
    words = page.words
    if given.status != "official" or given.decided_at:
        yield words.level(given.level)
        what = "granted" if given.status == "official" else given.status
        yield words.say(
            "status", what=what, day=given.decided_at.date() if given.decided_at else ""
        )
    if given.taken_back_at:
        if given.status == "official" and not given.decided_at:
            yield words.level(given.level)
        yield words.say("status", what="taken_back", day=given.taken_back_at.date())
    if not given.is_dated:
        yield words.say("status", what="undated", day="")
    if given.entered_at and given.entered_at.date() != given.on:
        yield words.say("status", what="entered", day=given.entered_at.date())


def _exemptions(page: _Page) -> Table:
    columns = page.column("first"), page.column("last")
    rows = tuple(tuple(_exempt(page, one)) for one in page.history.exemptions)
    return Table(key="exemptions", columns=columns, rows=rows)


def _exempt(page: _Page, one: Exemption) -> Iterator[Cell]:
    yield day_cell(one.first)
    yield day_cell(one.last) if one.last else Cell(text=page.words.say.text["open"], value="")
