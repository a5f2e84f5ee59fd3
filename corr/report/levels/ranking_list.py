"""The ranking list of a day: who holds which correspondence level, since and till when. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from functools import cache
from types import MappingProxyType

from corr.ranking.correspondence.event import FIRST_DAN, read_level, write_level
from corr.ranking.correspondence.register import (
    COMMITTEE,
    UNCONFIRMED,
    Listing,
    RegisterEntry,
    listing_of,
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
    Filled,
    Items,
    LongRows,
    Section,
    Table,
    Text,
    isolated,
)

SHEET = "register_words"
"""The words of the register: the sheet `register_words`."""
NO_SANCTIONS: Mapping[str, bool | None] = MappingProxyType({})
MOST_NAMED = 20
"""So many events are named in a note."""
_ABOUT = ("member_no", "club", "country")
_HELD = ("since", "source", "confirmed_on", "due")


def ranking_list(
    entries: Sequence[RegisterEntry],
    *,
    day: date,
    lang: str,
    sanctions: Mapping[str, bool | None] = NO_SANCTIONS,
    stated: Sequence[Stated] = (),
) -> Document:
    """The list of a day, the highest level first, in a language that has templates.

    Within a level stand first who has held it longest, then the names in order. `sanctions` are
    the events that are not sanctioned (False), or of which that is not known (None), `stated` the
    levels that files state otherwise than the files before them.
    """
    words = words_of(lang, SHEET)
    say = words.say
    rows = listing_of(entries).in_order()
    notes: tuple[Block, ...] = sanction_notes(sanctions, words)
    about = (_about(rows, day, words), *notes, *stated_notes(stated, words))
    sections = [Section(key="about", title="", blocks=about)]
    if rows:
        below = ("list", *(["undated"] if _rests_on_names(rows) else []))
        told = (Text(text=say.text[key], quiet=True) for key in below)
        blocks: tuple[Block, ...] = (_list(rows, words), *told)
        sections.append(Section(key="list", title=say.heading["players"], blocks=blocks))
        sections.append(
            Section(key="count", title=say.heading["count"], blocks=(_count(rows, words),))
        )
    return Document(
        key="ranking-list",
        title=say.heading["list"],
        subtitle=say("as_of", day=day),
        lang=lang,
        sections=tuple(sections),
        footer=say("footer", what=say.heading["list"], day=day),
    )


def sanction_notes(sanctions: Mapping[str, bool | None], words: Words) -> tuple[Text, ...]:
    """Which events change nothing, and of which nobody says whether they count."""
    text, told = words.say.text, list[Text]()
    for state, key in ((False, "unsanctioned"), (None, "sanction_unknown")):
        named = [isolated(event) for event, found in sanctions.items() if found is state]
        if named:
            shown = ", ".join(named[:MOST_NAMED]) + " …" * (len(named) > MOST_NAMED)
            told.append(Text(text=f"{text[key]}: {shown}."))
    return tuple(told)


def stated_notes(stated: Sequence[Stated], words: Words) -> tuple[Block, ...]:
    """What event files say otherwise than the files before them, a line each."""
    if not stated:
        return ()
    lines = [_stated(one, words) for one in stated[:MOST_NAMED]]
    more = ["…"] if len(stated) > MOST_NAMED else []
    return Text(text=words.say.text["stated"]), Items(items=(*lines, *more))


def _stated(one: Stated, words: Words) -> str:
    who = isolated(one.name or one.player)
    held = words.level(one.held)
    if one.stated is None:
        return words.say("stated_new", event=isolated(one.event), name=who, held=held)
    level, moment = words.level(one.stated), words.say.moment[one.moment]
    return words.say(
        "stated", event=isolated(one.event), name=who, moment=moment, level=level, held=held
    )


def source_in_words(source: str, words: Words) -> str:
    """Where a level comes from: an event by its id, else in words."""
    if source in (COMMITTEE, UNCONFIRMED):
        return str(words.say.source[source])
    return source if is_event(source) else str(words.say.source["list"])


def is_event(source: str) -> bool:
    """Whether the source of a level is an event, by its id."""
    return source.isalnum() and source.isupper()


def level_cell(index: int | None, words: Words) -> Cell:
    """A level's cell; a dash where there is none."""
    return Cell(text=words.level(index), value="" if index is None else write_level(index))


def day_cell(day: date | None) -> Cell:
    """A day's cell; a dash where there is none, or nobody knows it."""
    return Cell(text=str(day), value=str(day)) if day else Cell(text=NOTHING, value="")


def _about(rows: Listing, day: date, words: Words) -> Facts | Text:
    label = words.say.label
    if not rows:
        return Text(text=words.say.text["nobody"])
    dan = sum(count for level, count in rows.counted.items() if level >= FIRST_DAN)
    figures: dict[str, str | int] = {
        "day": str(day),
        "players": len(rows),
        "dan": dan,
        "kyu": len(rows) - dan,
    }
    return Facts(
        key="about",
        rows=tuple(
            (Column(key=key, head=label[key]), Cell(text=str(value), value=value))
            for key, value in figures.items()
        ),
    )


def _list(rows: Listing, words: Words) -> Table:
    label = words.say.label
    players, names, *found, levels, since, sources, confirmed_on, due = rows.columns
    about = {key: texts for key, texts in zip(_ABOUT, found, strict=True) if any(texts)}
    columns = (
        Column(key="line", head=label["line"], align="right"),
        Column(key="name", head=label["name"]),
        *(Column(key=key, head=label[key]) for key in ("level", *about, *_HELD, "player")),
    )
    # A register of many thousand players has few levels and events: each is written once.
    level = cache(lambda text: words.level(read_level(text)))
    source = cache(lambda name: source_in_words(name, words))
    lines = range(1, len(rows) + 1)
    filled = (
        Filled(texts=[*map(str, lines)], values=lines),
        Filled(texts=[name or player for name, player in zip(names, players, strict=True)]),
        Filled(texts=[*map(level, levels)], values=levels),
        *map(_dashed, about.values()),
        _dashed(since),
        Filled(texts=[*map(source, sources)], values=sources),
        _dashed(confirmed_on),
        _dashed(due),
        Filled(texts=players),
    )
    return Table(key="list", columns=columns, rows=LongRows(columns=filled), fixed=2)


def _rests_on_names(rows: Listing) -> bool:
    """Whether five years run, or have run, from a day on which a level was only named."""
    *_, sources, confirmed_on, due = rows.columns
    lines = zip(sources, confirmed_on, due, strict=True)
    return any(not on and (to or source == UNCONFIRMED) for source, on, to in lines)


def _dashed(values: Sequence[str]) -> Filled:
    return Filled(texts=[value or NOTHING for value in values], values=values)


def _count(rows: Listing, words: Words) -> Table:
    """How many hold each level, the highest first."""
    label, count = words.say.label, rows.counted

    def lines() -> Iterator[tuple[Cell, ...]]:
        for level in range(max(count), min(count) - 1, -1):
            yield level_cell(level, words), Cell(text=str(count[level]), value=count[level])

    heads = (
        Column(key="level", head=label["level"]),
        Column(key="players", head=label["players"], align="right"),
    )
    return Table(key="count", columns=heads, rows=tuple(lines()))
