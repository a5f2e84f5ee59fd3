"""`corr ranking list`, `player`, `due`: the living register, from the database or from files.

The list alone is quick to begin: what needs events and letters is loaded where it is called.
"""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING, Annotated

import typer

from corr.acts.common import (
    Json,
    now_of,
    office_of,
    print_json,
    print_lines,
    print_table,
    read_day,
    read_file,
    store_of,
    the_players,
)
from corr.acts.declared import HERE, asked
from corr.acts.errand import errand_of
from corr.acts.printing import Forms, in_language_asked, print_document
from corr.clock import SystemClock
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.ranking.correspondence.event import PROPOSED_FROM, EventFile, sanction, write_level
from corr.ranking.correspondence.eventfile import parse
from corr.ranking.correspondence.norms import months_after
from corr.ranking.correspondence.register import (
    Given,
    Held,
    PlayerHistory,
    RegisterEntry,
    held_on,
    standing,
)
from corr.ranking.correspondence.register_files import (
    Filed,
    Stated,
    decided,
    entries_of,
    later_events,
    register_of_files,
)
from corr.report.forms.document import Document
from corr.report.levels.player_history import Holder, player_history
from corr.report.levels.ranking_list import ranking_list
from corr.sentences.said import said
from corr.who import Who

if TYPE_CHECKING:
    from corr.service.register.levels import LookAhead

Files = Annotated[
    list[str] | None,
    typer.Argument(metavar="[FILE.json]...", help="Event files, instead of the database."),
]
On = Annotated[str, typer.Option("--on", metavar="DATE", help="As of this day, e.g. 2026-01-01.")]
_SPAN = re.compile(r"([0-9]{1,3})([dmy])")


@asked(Who.RANKERS)
def list_(
    context: typer.Context,
    files: Files = None,
    on: On = "",
    *,
    forms: Forms,
) -> None:
    """Print the ranking list: everybody's level, since when, from where, and until when it holds.

    Levels that nothing has confirmed for five years have fallen. From files it needs no settings.

    Example: corr ranking list --on 2026-01-01 --pdf --out list.pdf
    """
    forms = in_language_asked(context, forms)
    with uncollected():
        print_document(context, _list_of(context, files, on, forms.lang), forms)


def _list_of(context: typer.Context, files: list[str] | None, on: str, lang: str) -> Document:
    """The list of a day, from some files or from the database."""
    if files:
        found, sanctions = of_files(context, files)
        day = read_day(on) if on else last_day(found)
        entries: Sequence[RegisterEntry] = entries_of(found, day)
        stated = [one for filed in found.values() for one in filed.stated]
    else:
        day = read_day(on) if on else now_of(context).date()
        with store_of(context) as store:
            entries = store.levels.register_entries(day)
        sanctions, stated = {}, []
    return ranking_list(entries, day=day, lang=lang, sanctions=sanctions, stated=stated)


@asked(Who.RANKERS)
def player(
    context: typer.Context,
    player: Annotated[
        str, typer.Argument(metavar="PLAYER", help="Member number, address, id; in files, name.")
    ],
    files: Files = None,
    on: Annotated[On, HERE] = "",
    *,
    forms: Forms,
) -> None:
    """Print a player's ranking history: every event, confirmation, fall, and what to do by when.

    Example: corr ranking player 1234 --html > 1234.html
    """
    forms = in_language_asked(context, forms)
    names, stated = dict[str, str](), list[Stated]()
    if files:
        found, every = of_files(context, files)
        day = read_day(on) if on else last_day(found)
        holder, history = in_files(player, found)
        stated = found[holder.player].stated
        sources = {one.source for one in history.given}
        sanctions = {source: state for source, state in every.items() if source in sources}
    else:
        day = read_day(on) if on else now_of(context).date()
        holder, history, names, sanctions = _in_register(context, player)
    document = player_history(
        holder, history, day=day, lang=forms.lang, events=names, sanctions=sanctions, stated=stated
    )
    print_document(context, document, forms)


@asked(Who.RANKERS)
def due(
    context: typer.Context,
    files: Files = None,
    within: Annotated[
        str, typer.Option(metavar="SPAN", help="How far ahead: 90d, 12m or 2y.")
    ] = "12m",
    on: Annotated[
        str,
        typer.Option("--on", metavar="DATE", help="With files: from this day, not today."),
        HERE,
    ] = "",
    json: Json = False,
) -> None:
    """List who must confirm a level by when, the titles that wait for the board, reports due.

    From files it needs no settings; whether a report was sent they do not say.

    Example: corr ranking due --within 6m
    """
    if files:
        today = read_day(on) if on else SystemClock().now().date()
        found = due_in_files(context, files, today, _ahead(today, within))
    elif on:
        raise ArbiterError(said("why_level", "on"))
    else:
        from corr.service.register.levels import look_ahead

        at = now_of(context)
        until = _ahead(at.date(), within)
        with office_of(context) as office:
            found = look_ahead(office, at, until)
    if json:
        print_json(context, _due_json(found))
    else:
        _print_due(context, found)


def _due_json(found: "LookAhead") -> dict[str, object]:
    return {
        "until": found.until,
        "confirmations": [
            {
                "player": one.player,
                "name": one.name,
                "level": one.level,
                "due": one.due,
                "falls_to": one.falls_to,
            }
            for one in found.confirmations
        ],
        "titles": [
            {
                "player": one.player,
                "name": one.name,
                "event": one.title.source,
                "report": one.title.report,
                "level": write_level(one.title.level),
                "from": one.title.on,
            }
            for one in found.titles
        ],
        "reports": [
            {"event": one.event, "name": one.name, "due": one.due} for one in found.reports
        ],
    }


def _print_due(context: typer.Context, found: "LookAhead") -> None:
    if found.confirmations:
        print_lines(context, [said("listed", "levels_fall", until=found.until)])
        rows = [
            (one.due, one.player, one.name, one.level, one.falls_to) for one in found.confirmations
        ]
        print_table(context, ("due", "player", "name", "level", "falls to"), rows)
    else:
        print_lines(context, [said("listed", "no_level_falls", until=found.until)])
    if found.titles:
        print_lines(context, [said("listed", "dan_titles")])
        titles = [
            (one.title.on, one.player, one.name, one.title.source, write_level(one.title.level))
            for one in found.titles
        ]
        print_table(context, ("closed", "player", "name", "event", "level"), titles)
    if found.reports:
        print_lines(context, [said("listed", "reports_due")])
        reports = [(one.due, one.event, one.name) for one in found.reports]
        print_table(context, ("due", "event", "name"), reports)


def _in_register(
    context: typer.Context, word: str
) -> tuple[Holder, PlayerHistory, dict[str, str], dict[str, bool | None]]:
    from corr.service.register.levels import event_names

    with office_of(context) as office:
        (who,) = the_players(office, [word])
        row, history = office.store.players.player(who), office.store.levels.level_history(who)
        sources = {one.source for one in history.given}
        names = {key: name for key, name in event_names(office).items() if key in sources}
        contests = map(office.folder.contest, names)
        sanctions = {one.id: sanction(one.spec.ranking.sanctioned_by) for one in contests if one}
    assert row is not None
    holder = Holder(
        player=row.id,
        name=row.name,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
    )
    return holder, history, names, sanctions


def _ahead(today: date, span: str) -> date:
    """The day so far ahead. Raises ArbiterError."""
    from datetime import timedelta

    found = _SPAN.fullmatch(span)
    if found is None:
        raise ArbiterError(said("why_level", "within", span=span))
    count, unit = int(found[1]), found[2]
    if unit == "d":
        return today + timedelta(days=min(count, (date.max - today).days))
    return months_after(today, count * (12 if unit == "y" else 1))


# -- what `corr ranking` says of event files alone ----
# Nothing is kept, and no settings are needed.


NOTHING_KEPT = "nothing is kept: this is what the register of these files would be"


def read_events(context: typer.Context, files: Sequence[str]) -> list[EventFile]:
    """The events of some files. Raises ArbiterError with every fault."""
    if errand_of(context) is not None:
        raise ArbiterError(said("why_level", "files"))
    found, faults = [], list[str]()
    for file in files:
        try:
            found.append(read_file(file, parse))
        except ArbiterError as error:
            faults += error.faults
    if faults:
        raise ArbiterError(*faults)
    return found


def of_files(
    context: typer.Context, files: Sequence[str]
) -> tuple[dict[str, Filed], dict[str, bool | None]]:
    """The register of some event files, and which SLSF sanctions. Raises ArbiterError."""
    found = read_events(context, files)
    return register_of_files(found), {one.id or one.name: one.sanction for one in found}


def last_day(found: dict[str, Filed]) -> date:
    """The last day of which the files tell."""
    days = (one.on for filed in found.values() for one in filed.given)
    return max(days, default=datetime(1970, 1, 1, tzinfo=UTC).date())


def in_files(word: str, found: dict[str, Filed]) -> tuple[Holder, PlayerHistory]:
    """A player of files by id, member number or name, with the history. Raises ArbiterError."""
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
    from corr.service.register.levels import holders_named

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
            context,
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
            },
        )
        return

    done = "refused" if refuse else f"confirmed, official from {title.on}"
    lines = [f"{level} of {name} by {title.source}, if it is {done}:"]
    print_lines(context, [NOTHING_KEPT, *lines, *filter(None, [holders_named(others)])])
    rows = [("now", *_held_row(before)), ("then", *_held_row(after))]
    print_table(context, (f"on {day}", "level", "since", "by", "confirmed", "due"), rows)


def _title(name: str, history: PlayerHistory, event: str) -> Given:
    """The dan title that waits for the board. Raises ArbiterError."""
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


def _held_row(held: Held | None) -> tuple[str, ...]:
    return tuple(str(value or "–") for value in _held_json(held).values())


def _held_json(held: Held | None) -> dict[str, str | None]:
    if held is None:
        return dict.fromkeys(("level", "since", "source", "confirmed_on", "due"))
    return {
        "level": write_level(held.level),
        "since": held.since.isoformat() if held.since else None,
        "source": held.source,
        "confirmed_on": held.confirmed_on.isoformat() if held.confirmed_on else None,
        "due": held.due.isoformat() if held.due else None,
    }
