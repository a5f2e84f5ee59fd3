"""What an act on the ratings did, in words and for a script."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from corr.ranking.ratings.rating_list import Difference, ListedPlace, Period, PlaceChange
    from corr.service.office.office import Office
    from corr.service.register.board import BoardActed
    from corr.service.register.rating_acts import ListActed
    from corr.store.board import BoardRow, ChangeRow

T = TypeVar("T")

_MOST = 60
"""So many places of a list are told in words; a script gets all."""


def otherwise(office: "Office", event: str, changes: "Sequence[ChangeRow]") -> Iterator[str]:
    """Where the file gives another rating before the event than the lists do, which count."""
    from corr.service.register.ratings import board_event

    row = office.store.board.board_event(event)
    given = board_event(row).ratings if row else {}
    for one in changes:
        if one.player in given and given[one.player] != one.before:
            has = f"the list has {shown(one.before)}"
            yield f"{called(office, one.player)}: the file says {given[one.player]}, {has}"


def together(office: "Office", row: "BoardRow") -> Iterator[str]:
    """Whose games are one match because the file tells neither rounds nor matches."""
    from corr.ranking.board.board_event import taken_together
    from corr.service.register.ratings import board_event

    for (one, other), games in taken_together(board_event(row)).items():
        pair = f"{called(office, one)} – {called(office, other)}"
        yield f"{pair}: {games} games taken as one match"


def assigned(office: "Office", row: "BoardRow") -> Iterator[str]:
    """That a decision keeps the event in its period, also one from before it was taken out."""
    from corr.service.register.ratings import book_of

    period = book_of(office, row.game).assigned.get(row.id)
    if period is not None:
        yield f"assigned to {period} by decision; `corr rating assign {row.id} own` takes it back"


def changed(office: "Office", acted: "BoardActed | ListActed") -> Iterator[str]:
    """Which places on lists that were there before became others, and which were published."""
    if not acted.changed:
        yield "no list that was there before becomes another one"
        return
    published, stale = _published(office, acted), list["Period"]()
    yield "on lists that were there before:"
    for one in acted.changed:
        holds = published.get(one.period)
        if holds is not None and holds.get(one.player) != one.after and one.period not in stale:
            stale.append(one.period)

    def line(one: "Difference") -> str:
        ratings = f"{shown(one.before)} → {shown(one.after)}"
        if (holds := published.get(one.period)) is not None:
            ratings += f"; published, and stays, with {shown(holds.get(one.player))}"
        return f"{one.period}: {called(office, one.player)}: {ratings}"

    yield from _most(acted.changed, line)
    for period in stale:
        advice = f"`corr rating publish {period} --again --reason TEXT`"
        yield f"the list after {period} stays as it was published; a corrected edition: {advice}"


def _published(
    office: "Office", acted: "BoardActed | ListActed"
) -> "dict[Period, Mapping[str, int]]":
    """The ratings of the official lists among those on which places became others."""
    from corr.ranking.ratings.rating_list import holding
    from corr.service.register.ratings import editions_of

    found = dict["Period", Mapping[str, int]]()
    for period in {one.period for one in acted.changed}:
        if edition := holding(editions_of(office, acted.game, period)):
            found[period] = edition.ratings
    return found


def _most(found: Sequence[T], line: Callable[[T], str]) -> Iterator[str]:
    """Those that are told in words, each in a line, and how many more there are.

    Who confirms with a code what was shown confirms all of it: the check sum becomes another one
    as soon as anything does that is not told.
    """
    yield from (f"  {line(one)}" for one in found[:_MOST])
    if len(found) > _MOST:
        told = hashlib.sha256("\n".join(map(repr, found)).encode()).hexdigest()[:8]
        yield f"  and {len(found) - _MOST} more; --json has all (check sum of all {told})"


def edition_told(office: "Office", acted: "ListActed", period: str) -> "Iterator[str]":
    """What became of a published list, then every player whose figures on it are others."""
    if acted.holds is not None:
        again = f"edition {acted.holds} holds again" if acted.holds else "it is not published"
        yield f"edition {acted.edition} of the list after {period} is taken back: {again}"
    elif acted.edition == 1:
        yield f"the list after {period} is published, with {acted.count} players"
    else:
        many = f"with {acted.count} players"
        yield f"the list after {period} is published as corrected edition {acted.edition}, {many}"
    told = _whole if all(one.before is None for one in acted.figures) else _figures
    yield from _most(
        acted.figures, lambda one: f"{called(office, one.player)}: {', '.join(told(one))}"
    )


def _whole(one: "PlaceChange") -> "Iterator[str]":
    """All figures of a player on a list that is the first one to be published."""
    assert one.after
    new = one.after
    yield f"place {new.place}" if new.place else "off the list"
    yield f"rating {shown(new.rating)}"
    yield f"change {_signed(new.change)}"
    if new.idle:
        yield f"idle periods {new.idle}"
    if new.deducted or new.mark:
        yield f"remark {_remark(new)}"


def _figures(one: "PlaceChange") -> "Iterator[str]":
    """What is different of a player on a list."""
    old, new = one.before, one.after
    if old is None or new is None:
        there, how = (new, "new on it") if new else (old, "no more on it")
        assert there
        yield f"{how}, rating {shown(there.rating)}"
        return
    pairs = {
        "rating": (shown(old.rating), shown(new.rating)),
        "place": (shown(old.place), shown(new.place)),
        "change": (_signed(old.change), _signed(new.change)),
        "idle periods": (str(old.idle), str(new.idle)),
        "remark": (_remark(old), _remark(new)),
    }
    for what, (was, now) in pairs.items():
        if was != now:
            yield f"{what} {was} → {now}"


def _signed(change: int | None) -> str:
    return f"+{change}" if change and change > 0 else shown(change)


def _remark(one: "ListedPlace") -> str:
    marks = [one.mark, "deduction" if one.deducted else ""]
    return " and ".join(filter(None, marks)) or "none"


def figures_json(figures: "Sequence[PlaceChange]") -> list[dict[str, object]]:
    """The same for a script: all figures before and after."""
    return [
        {
            "player": one.player,
            "before": _figures_json(one.before),
            "after": _figures_json(one.after),
        }
        for one in figures
    ]


def _figures_json(one: "ListedPlace | None") -> dict[str, object] | None:
    return one and {
        "place": one.place,
        "rating": one.rating,
        "change": one.change,
        "idle": one.idle,
        "mark": one.mark,
        "deducted": one.deducted,
    }


def changed_json(office: "Office", acted: "BoardActed | ListActed") -> list[dict[str, object]]:
    """The same for a script; `published` is the rating that stays on a published list."""
    published = _published(office, acted)
    return [
        {
            "period": str(one.period),
            "player": one.player,
            "before": one.before,
            "after": one.after,
            "is_published": one.period in published,
            "published": published.get(one.period, {}).get(one.player),
        }
        for one in acted.changed
    ]


def shown(rating: int | None) -> str:
    """A rating, or that there is none; with a true minus, should it be below 0."""
    return "none" if rating is None else str(rating).replace("-", "−")


def called(office: "Office", player: str) -> str:
    """A player's name and id."""
    from corr.service.office import people

    return people.called(office, player)
