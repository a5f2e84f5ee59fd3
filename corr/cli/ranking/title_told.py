"""What an act on an event did to titles at the board, in words and for a script."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from corr.ranking.board.otb_register import TitleChange
    from corr.service.office.office import Office
    from corr.service.register.titles import Shift, Standing, TitlesTold


def titles_told(office: "Office", told: "TitlesTold") -> Iterator[str]:
    """Every player whose title, honorary title or waiting games become others, and whose title
    in the file does not count.
    """
    from corr.service.office.people import called

    if not told.counts:
        return
    if not told.shifts:
        yield "no title becomes another one"
    for one in told.shifts:
        yield f"  {called(office, one.player)}: {', '.join(_changes(one))}"
    for other in told.differing:
        who, file, has = called(office, other.player), _named(other.home), _named(other.held)
        yield f"{who}: the file says {file}, the register has {has}, which counts"


def _changes(one: "Shift") -> Iterator[str]:
    """What becomes other of a player, before and after."""
    old, new = one.before, one.after
    if one.of_title:
        at_home = " at home" if new.title and new.title.source == "home" else ""
        yield f"title {_level(old.title)} → {_level(new.title)}{at_home}"
    if _level(old.honorary) != _level(new.honorary):
        yield f"honorary title {_level(old.honorary)} → {_level(new.honorary)}"
    if old.waiting != new.waiting:
        yield f"games that wait for the next event {old.waiting} → {new.waiting}"


def titles_json(told: "TitlesTold") -> dict[str, object] | None:
    """The same for a script; None for an event that is not one for titles."""
    if not told.counts:
        return None
    return {
        "changed": [
            {"player": one.player, "before": _json(one.before), "after": _json(one.after)}
            for one in told.shifts
        ],
        "differing": [
            {
                "player": one.player,
                "file": _named(one.home),
                "register": None if one.held is None else _named(one.held),
            }
            for one in told.differing
        ],
    }


def _json(one: "Standing") -> dict[str, object]:
    return {
        "title": _level(one.title) if one.title else None,
        "source": one.title.source if one.title else None,
        "honorary": _level(one.honorary) if one.honorary else None,
        "carried": one.waiting,
    }


def _level(line: "TitleChange | None") -> str:
    return _named(line.after if line else None)


def _named(level: int | None) -> str:
    from corr.ranking.board.otb import write_otb_level

    return "none" if level is None else write_otb_level(level)
