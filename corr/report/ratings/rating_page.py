"""A rating list as a document and as JSON. Pure."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Literal

from msgspec.structs import replace

from corr.ranking.ratings.rating_list import ListedPlace, RatingList
from corr.report.forms.document import (
    Block,
    Cell,
    Document,
    Filled,
    LongRows,
    Section,
    Table,
    Text,
)
from corr.report.ratings.rating_words import Words, number, signed

Json = dict[str, object]


def list_document(lists: Sequence[RatingList], words: Words) -> Document:
    """One list, or several one after another; at least one."""
    title = words.say.heading["list"]
    game = lists[-1].game
    if len(lists) > 1:
        sections = tuple(
            Section(
                key=str(each.period),
                title=words.say("after_period", period=each.period),
                blocks=tuple(_standing(each, words)),
                sections=tuple(_sections(each, words)),
            )
            for each in lists
        )
        subtitle = f"{game}, {lists[0].period} – {lists[-1].period}"
    else:
        (one,) = lists
        first = Section(
            key=str(one.period),
            title=words.say("after_period", period=one.period),
            blocks=tuple(_standing(one, words)),
        )
        sections = (first, *_sections(one, words))
        subtitle = f"{game}, {one.period}"
    return Document(
        key=f"ratings-{game}-{lists[-1].period}",
        title=title,
        subtitle=subtitle,
        lang=words.lang,
        sections=sections,
        footer=f"{title}: {subtitle}",
    )


def _standing(found: RatingList, words: Words) -> Iterator[Block]:
    """Whether the list is official, and since when."""
    following = found.official_for
    if following is None:
        yield Text(text=words.say.text["unofficial"])
        yield from _corrected(found, words)
        return
    first, last = following.first_day, following.last_day
    yield Text(text=words.say("official_for", period=following, first=first, last=last))
    yield from (Text(text=text, quiet=True) for text in _edition(found, words))
    yield from _corrected(found, words)


def _corrected(found: RatingList, words: Words) -> Iterator[Block]:
    if found.corrected:
        yield Text(text=words.say.text["corrected"], quiet=True)


def _edition(found: RatingList, words: Words) -> Iterator[str]:
    """When it was published, which edition it is, and whether that still holds."""
    day = found.published_on
    if found.edition > 1:
        yield words.say("edition", number=found.edition, day=day)
    elif found.edition:
        yield words.say("published_on", day=day)
    if found.taken_back_on:
        yield words.say("taken_back_on", number=found.edition, day=found.taken_back_on)
    elif found.replaced_on:
        yield words.say("replaced_on", number=found.edition, day=found.replaced_on)
    if found.ratings_alone:
        yield words.say.text["ratings_alone"]


def _sections(found: RatingList, words: Words) -> Iterator[Section]:
    suffix = str(found.period)
    heading = words.say.heading
    table = _table(f"list-{suffix}", found.places, words)
    yield Section(key="on_list", title=heading["on_list"], blocks=(table,))
    if found.off_list:
        table = _table(f"off-{suffix}", found.off_list, words)
        yield Section(key="off_list", title=heading["off_list"], blocks=(table,))
    if found.otherwise:
        rows = tuple(
            (words.named(player), number(was), number(now)) for player, was, now in found.otherwise
        )
        columns = words.columns("player", "was", "now", numbers=("was", "now"))
        holds = not (found.replaced_on or found.taken_back_on)
        blocks = (
            Text(text=words.say.text["published" if holds else "replaced"]),
            Table(key=f"published-{suffix}", columns=columns, rows=rows),
        )
        yield Section(key="published", title=heading["published"], blocks=blocks)


def _table(key: str, places: Sequence[ListedPlace], words: Words) -> Table:
    """The lines of a list by columns: there may be very many of them.

    The figures stand next to the player, where a narrow screen shows them.
    """
    numbers = ("place", "rating", "change", "idle")
    # An empty list has its columns, too.
    columns = tuple(zip(*places, strict=True)) or ((),) * 7
    place, players, ratings, changes, idle, deducted, marked = columns
    marks = [*map(cache(_marks), marked, deducted)]
    names, members, clubs = words.about(players)
    strong: Literal["", "strong"] = "strong" if any(place) else ""
    said = cache(partial(_said, words))
    filled = {
        "place": _filled(place, number),
        "player": Filled(texts=names, values=players),
        "rating": _filled(ratings, number, mark=strong),
        "change": _filled(changes, signed),
        "idle": _filled(idle, number),
        "mark": Filled(texts=[*map(said, marks)], values=marks),
        "member": Filled(texts=members),
        "club": Filled(texts=clubs),
    }
    # A column with nothing in it is for programs alone.
    empty = {one for one in ("member", "club", "mark") if not any(filled[one].texts)}
    empty |= set() if strong else {"place"}
    heads = words.columns(*filled, numbers=numbers)
    notes = [words.say.text["idle"]]
    notes += [words.say.text["deducted"]] if any(deducted) else []
    return Table(
        key=key,
        columns=tuple(replace(one, data=one.key in empty) for one in heads),
        rows=LongRows(columns=tuple(filled.values())),
        caption=" ".join(notes),
        fixed=2 if strong else 1,
    )


def _filled(
    values: Sequence[int | None],
    written: Callable[[int | None], Cell],
    mark: Literal["", "strong"] = "",
) -> Filled:
    """A column of figures, each of which is written once."""
    text = cache(lambda value: written(value).text)
    shown = ["" if value is None else value for value in values]
    return Filled(texts=[*map(text, values)], values=shown, mark=mark)


def _marks(mark: str, deducted: bool) -> str:  # noqa: FBT001 - two columns of a list
    return f"{mark} deducted".strip() if deducted else mark


def _said(words: Words, marks: str) -> str:
    return ", ".join(words.say.mark[mark] for mark in marks.split())


def list_json(found: RatingList, words: Words) -> Json:
    """A list for a script: `list` and `off_list` are ratings by player."""
    following = found.official_for
    return {
        "game": found.game,
        "period": str(found.period),
        "official_for": str(following) if following else None,
        "published_on": found.published_on or None,
        "edition": found.edition or None,
        "editions": found.editions,
        "replaced_on": found.replaced_on or None,
        "taken_back_on": found.taken_back_on or None,
        "list": {each.player: each.rating for each in found.places},
        "off_list": {each.player: each.rating for each in found.off_list},
        "deducted": list(found.deducted),
        "players": [_json(each, words) for each in (*found.places, *found.off_list)],
        "otherwise": [
            {"player": player, "published": was, "now": now}
            for player, was, now in found.otherwise
        ],
    }


def _json(one: ListedPlace, words: Words) -> Json:
    return {
        "place": one.place,
        "player": one.player,
        "name": words.plain_name(one.player),
        "member_no": words.member(one.player),
        "rating": one.rating,
        "change": one.change,
        "idle": one.idle,
        "mark": one.mark,
        "deducted": one.deducted,
    }
