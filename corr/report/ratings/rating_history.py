"""A player's rating over time, as a document with a plot, and as JSON. Pure."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from corr.ranking.ratings.rating_list import CourseStep, OnLists
from corr.report.forms.document import (
    Block,
    Cell,
    Document,
    Facts,
    Line,
    Plot,
    Section,
    Table,
    Text,
)
from corr.report.ratings.rating_words import Words, figure, number, signed

Json = dict[str, object]
_MARKS = 100
"""The marks at the side of the plot stand so far apart."""
_MOST = 12
"""So many words stand below a plot; between them the places go on."""


def history_document(
    player: str,
    steps: Sequence[CourseStep],
    events: Mapping[str, str],
    words: Words,
    standing: OnLists | None = None,
) -> Document:
    """A player's history as it follows today; `events` are the names of events by id.

    `standing` tells where official lists have something else.
    """
    title, name = words.say.heading["player"], words.name(player)
    return Document(
        key=f"rating-{player}",
        title=title,
        subtitle=name,
        lang=words.lang,
        sections=tuple(_sections(player, steps, events, words, standing)),
        footer=f"{title}: {name}",
    )


def _sections(
    player: str,
    steps: Sequence[CourseStep],
    events: Mapping[str, str],
    words: Words,
    standing: OnLists | None,
) -> Iterator[Section]:
    heading = words.say.heading
    if not steps:
        blocks: tuple[Block, ...] = (Text(text=words.say.text["none"]),)
        yield Section(key="history", title=heading["history"], blocks=blocks)
        return
    cells = {
        "player": words.named(player),
        "member": Cell(text=words.member(player)),
        "rating": number(steps[-1].after, strong=True),
    }
    if not cells["member"].text:
        del cells["member"]
    if standing is not None:
        cells["official_list"] = _official(standing)
    facts = Facts(
        key="player", rows=tuple(zip(words.columns(*cells), cells.values(), strict=True))
    )
    yield Section(key="player", title="", blocks=(facts,))
    if standing is not None and standing.otherwise:
        yield Section(
            key="published", title=heading["published"], blocks=tuple(_published(standing, words))
        )
    rated = [step for step in steps if step.after is not None]
    if len(rated) > 1:
        plot = _plot(player, rated, events, words)
        yield Section(key="course", title=heading["course"], blocks=(plot,), together=True)
    table = _table(steps, events, words)
    yield Section(key="history", title=heading["history"], blocks=(table,))


def _official(standing: OnLists) -> Cell:
    """The rating on the list that is official, and for which period it is."""
    rating = number(standing.rating)
    return Cell(text=f"{rating.text} ({standing.period})", value=rating.value)


def _published(standing: OnLists, words: Words) -> Iterator[Block]:
    """The published lists on which the rating would be another one by now."""
    rows = tuple(
        (Cell(text=str(period)), number(was), number(now))
        for period, was, now in standing.otherwise
    )
    yield Text(text=words.say.text["stays"])
    columns = words.columns("period", "was", "now", numbers=("was", "now"))
    yield Table(key="published", columns=columns, rows=rows)


def _table(steps: Sequence[CourseStep], events: Mapping[str, str], words: Words) -> Table:
    """What became of the rating stands first: a narrow screen shows no more."""
    numbers = ("after", "change", "before", "entry")
    new = any(step.entry is not None for step in steps)
    columns = words.columns("period", "what", *numbers, numbers=numbers)
    rows = tuple(
        (
            Cell(text=str(step.period)),
            Cell(text=_said(step, events, words), value=step.event or step.what),
            number(step.after, strong=True),
            signed(step.change),
            number(step.before),
            number(step.entry),
        )
        for step in steps
    )
    # Nobody but a new player has an entry.
    columns = tuple(replace(one, data=one.key == "entry" and not new) for one in columns)
    return Table(key="history", columns=columns, rows=rows, fixed=2)


def _said(step: CourseStep, events: Mapping[str, str], words: Words) -> str:
    if step.what == "event":
        return events.get(step.event) or step.event
    return str(words.say.happened[step.what])


def _plot(
    player: str, steps: Sequence[CourseStep], events: Mapping[str, str], words: Words
) -> Plot:
    """The rating after everything that changed it."""
    values = [step.after for step in steps if step.after is not None]
    low, high = min(values), max(values)
    least, most = low // _MARKS * _MARKS, -(-high // _MARKS) * _MARKS
    each = -(-len(steps) // _MOST)
    return Plot(
        key="course",
        title=words.say.label["rating"],
        said=words.say(
            "plotted",
            player=words.name(player),
            first=figure(values[0]),
            last=figure(values[-1]),
            low=figure(low),
            high=figure(high),
        ),
        x=tuple("" if place % each else str(step.period) for place, step in enumerate(steps)),
        y=tuple((mark, figure(mark)) for mark in range(least, most + 1, _MARKS)),
        # The only line: its name stands above.
        lines=(Line(name="", values=tuple(values)),),
    )


def history_json(
    player: str,
    steps: Sequence[CourseStep],
    events: Mapping[str, str],
    words: Words,
    standing: OnLists | None = None,
) -> Json:
    """A player's history for a script; `rating` is as it follows today, `official` as listed."""
    return {
        "player": player,
        "name": words.plain_name(player),
        "member_no": words.member(player),
        "rating": steps[-1].after if steps else None,
        "official": standing and {"period": str(standing.period), "rating": standing.rating},
        "otherwise": [
            {"period": str(period), "published": was, "now": now}
            for period, was, now in (standing.otherwise if standing else ())
        ],
        "history": [
            {
                "period": str(step.period),
                "what": step.what,
                "event": step.event or None,
                "name": events.get(step.event) or None,
                "before": step.before,
                "entry": step.entry,
                "change": step.change,
                "after": step.after,
            }
            for step in steps
        ],
    }
