"""What `corr ranking` says of event files alone: their register, what is due, a board's decision.

Nothing is kept, and no settings are needed.
"""

from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from corr.cli.common import print_json, print_lines, print_table, read_text
from corr.cli.errand import errand_of
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.ranking.correspondence.event import EventFile
    from corr.ranking.correspondence.register import Given, Held, PlayerHistory
    from corr.ranking.correspondence.register_files import Filed
    from corr.report.levels.player_history import Holder
    from corr.service.register.levels import LookAhead

NOTHING_KEPT = "nothing is kept: this is what the register of these files would be"


def read_events(context: typer.Context, files: Sequence[str]) -> "list[EventFile]":
    """The events of some files. Raises ArbiterError with every fault."""
    from corr.ranking.correspondence.eventfile import parse

    if errand_of(context) is not None:
        raise ArbiterError("files can only be read where the program runs")
    found, faults = [], list[str]()
    for file in files:
        try:
            found.append(parse(read_text(Path(file))))
        except ArbiterError as error:
            faults += [one if file in one else f"{file}: {one}" for one in error.faults]
    if faults:
        raise ArbiterError(*faults)
    return found


def of_files(
    context: typer.Context, files: Sequence[str]
) -> "tuple[dict[str, Filed], dict[str, bool | None]]":
    """The register of some event files, and which SLSF sanctions. Raises ArbiterError."""
    from corr.ranking.correspondence.register_files import register_of_files

    found = read_events(context, files)
    return register_of_files(found), {one.id or one.name: one.sanction for one in found}


def last_day(found: "dict[str, Filed]") -> date:
    """The last day of which the files tell."""
    days = (one.on for filed in found.values() for one in filed.given)
    return max(days, default=datetime(1970, 1, 1, tzinfo=UTC).date())


def in_files(word: str, found: "dict[str, Filed]") -> "tuple[Holder, PlayerHistory]":
    """A player of files by id, member number or name, with the history. Raises ArbiterError."""
    from corr.report.levels.player_history import Holder

    known = [
        key
        for key, filed in found.items()
        if word in (key, filed.player.id, filed.player.member_no, filed.player.name)
    ]
    if len(known) != 1:
        who = "several players of the files are" if known else "no player of the files is"
        raise ArbiterError(f"{who} {word}")
    about = found[known[0]].player
    holder = Holder(
        player=known[0],
        name=about.name,
        member_no=about.member_no,
        club=about.club,
        country=about.country,
    )
    return holder, found[known[0]].history


def due_in_files(
    context: typer.Context, files: Sequence[str], today: date, until: date
) -> "LookAhead":
    """What is due by a day, from files. Raises ArbiterError."""
    from corr.ranking.correspondence.register_files import register_of_files
    from corr.service.register.levels import look_ahead_in_files

    events = read_events(context, files)
    return look_ahead_in_files(register_of_files(events), events, today, until)


def decide_in_files(
    context: typer.Context,
    player: str,
    event: str,
    files: Sequence[str],
    at: datetime,
    *,
    refuse: bool,
    json: bool,
) -> None:
    """Print what the register of files would be by the board's decision. Raises ArbiterError.

    `event` is the one that proposed the title, "" for the only one.
    """
    from corr.ranking.correspondence.event import write_level
    from corr.ranking.correspondence.register import held_on
    from corr.ranking.correspondence.register_files import decided, later_events, register_of_files

    events = read_events(context, files)
    holder, history = in_files(player, found := register_of_files(events))
    name = holder.name or holder.player
    title = _title(name, history, event)
    day = last_day(found)
    before = held_on(history, day)
    after = held_on(decided(history, title, at, refuse=refuse), day)
    others = later_events(events, found[holder.player], title)
    level = write_level(title.level)
    if json:
        print_json(
            {
                "kept": False,
                "player": holder.player,
                "name": name,
                "event": title.source,
                "level": level,
                "confirmed": not refuse,
                "from": title.on.isoformat(),
                "stay_as_they_are": list(others),
                "as_of": day.isoformat(),
                "before": _held_json(before),
                "after": _held_json(after),
            }
        )
        return
    from corr.service.register.levels import holders_named

    done = "refused" if refuse else f"confirmed, official from {title.on}"
    lines = [f"{level} of {name} by {title.source}, if it is {done}:"]
    print_lines([NOTHING_KEPT, *lines, *filter(None, [holders_named(others)])])
    rows = [("now", *_held_row(before)), ("then", *_held_row(after))]
    print_table((f"on {day}", "level", "since", "by", "confirmed", "due"), rows)


def _title(name: str, history: "PlayerHistory", event: str) -> "Given":
    """The dan title that waits for the board. Raises ArbiterError."""
    from corr.ranking.correspondence.event import PROPOSED_FROM, write_level
    from corr.ranking.correspondence.register import standing

    waiting = [one for one in standing(history) if one.status == "proposed"]
    found = [one for one in waiting if event in ("", one.source)]
    if not found:
        by = f"by {event}" if event else "by these files"
        raise ArbiterError(
            f"no dan title is proposed for {name} {by}",
            f"only {write_level(PROPOSED_FROM)} and above wait for the board: "
            "`corr ranking due FILE...`",
        )
    if len(found) > 1:
        named = ", ".join(f"{write_level(one.level)} by {one.source}" for one in found)
        raise ArbiterError(
            f"several titles of {name} wait for the board: {named}",
            "name the event before the files: corr ranking confirm PLAYER EVENT FILE...",
        )
    return found[0]


def _held_row(held: "Held | None") -> tuple[str, ...]:
    return tuple(str(value or "–") for value in _held_json(held).values())


def _held_json(held: "Held | None") -> dict[str, str | None]:
    from corr.ranking.correspondence.event import write_level

    if held is None:
        return dict.fromkeys(("level", "since", "source", "confirmed_on", "due"))
    return {
        "level": write_level(held.level),
        "since": held.since.isoformat() if held.since else None,
        "source": held.source,
        "confirmed_on": held.confirmed_on.isoformat() if held.confirmed_on else None,
        "due": held.due.isoformat() if held.due else None,
    }
