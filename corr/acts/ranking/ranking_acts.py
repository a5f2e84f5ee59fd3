"""`corr ranking confirm`, `exempt`, `set`, `undo`, `log`: rulings on players' levels."""

from typing import Annotated

import typer

from corr.acts.act import act, read
from corr.acts.call import Call
from corr.acts.common import (
    Json,
    Player,
    office_of,
    print_json,
    print_table,
    print_text,
    read_day,
    the_players,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.errand import reader_of
from corr.acts.every_day.tables import is_file
from corr.acts.ranking.ranking_lists import decide_in_files
from corr.clock import SystemClock
from corr.errors import ArbiterError
from corr.ranking.correspondence.event import write_level
from corr.sentences.said import joined, said
from corr.service.office.people import called, with_names
from corr.service.register import levels
from corr.service.register.levels import (
    confirm_title,
    holders_named,
    if_confirmed,
    if_set,
    level_log,
    level_named,
    proposed_title,
    require_known_year,
    said_of,
    said_otherwise,
    undo_level_ruling,
    undoable,
)
from corr.service.register.levels import used_meanwhile as used
from corr.tournament.events.events_player import DanDecided
from corr.who import Who


@act(who=Who.BOARD, reason=read(""), reasoned=True)
def confirm(
    call: Call,
    player: Player,
    event: Annotated[
        str, typer.Argument(metavar="EVENT", help="The event's id; or event files alone.")
    ],
    files: Annotated[
        list[str] | None,
        typer.Argument(metavar="[FILE.json]...", help="Event files: then nothing is kept."),
    ] = None,
    refuse: Annotated[bool, typer.Option("--refuse", help="Refuse it instead.")] = False,
) -> Ruling | None:
    """Confirm, or refuse, the dan title that an event has proposed for a player.

    From 3 dan up the board has the last word. A confirmed title is official from the day on which
    the event was closed; events that have begun or were closed since stay as they are. A refused
    one leaves the former level. `corr ranking due` lists the titles that wait. From files alone
    it shows what the register would be; nothing is kept, and no reason is needed.

    Example: corr ranking confirm 1234 SK24 --reason "Board meeting of 5 May"
    """
    if call.errand is None and (files or is_file(event)):
        own = "" if is_file(event) else event
        every = [*([] if own else [event]), *(files or ())]
        at = SystemClock().now()
        decide_in_files(call.context, player, own, every, at, refuse=refuse, json=call.how.json)
        return None
    if not call.reason.strip():
        raise ArbiterError(said("why_level", "reason"))
    if files:
        raise ArbiterError(said("why_level", "files"))
    office = call.office
    who = call.player(player)
    title = proposed_title(office, who, event)
    others = used(office, who, event)
    at = call.now
    otherwise = "" if refuse else said_otherwise(if_confirmed(office, who, event, at))
    level = write_level(title.level)
    told = said(
        "deeds",
        "dan_decided",
        level=level,
        player=who,
        event=event,
        confirmed=not refuse,
        first="" if refuse else title.on,
    )
    named = holders_named(others) if not refuse else ""
    return Ruling(
        event="",
        name=f"confirm.{who}",
        do=lambda office, act: confirm_title(office, who, event, act, refuse=refuse),
        done={"player": who, "event": event, "level": level, "confirmed": not refuse}
        | {"from": title.on.isoformat(), "stay_as_they_are": list(others)},
        told=joined("; ", filter(None, (told, otherwise, named))),
    )


@act(who=Who.RANKING)
def exempt(
    call: Call,
    player: Player,
    first: Annotated[str, typer.Option("--from", metavar="DATE", help="The first day.")],
    last: Annotated[
        str, typer.Option("--to", metavar="DATE", help="The last day; without it, for ever.")
    ] = "",
) -> Ruling:
    """Exempt a player who plays over the board from confirming their level.

    While it holds the level does not fall; when it ends, five years run from its last day.

    Example: corr ranking exempt 1234 --from 2026-01-01 --reason "plays over the board"
    """
    begin, end = read_day(first), read_day(last) if last else None
    for day in filter(None, (begin, end)):
        require_known_year(day)
    who = call.player(player)
    return Ruling(
        event="",
        name=f"exempt.{who}",
        do=lambda office, act: levels.exempt(office, who, begin, end, act),
        done={"player": who, "from": begin.isoformat(), "to": end.isoformat() if end else None},
        told=said(
            "deeds",
            "need_not_confirm",
            player=who,
            past=end and end < call.now.date(),
            first=begin,
            last=end,
        ),
    )


@act(who=Who.RANKING)
def set_(
    call: Call,
    player: Player,
    level: Annotated[str, typer.Argument(metavar="LEVEL", help='A level, e.g. "5 kyu".')],
    since: Annotated[str, typer.Option("--since", metavar="DATE", help="Since when it holds.")],
) -> Ruling:
    """Enter or correct a player's level, as the ranking committee has decided.

    What events gave after that day still counts after it; the five years run from that day.

    Example: corr ranking set 1234 "5 kyu" --since 2024-05-01 --reason "from the old files"
    """
    day, level = read_day(since), level_named(level)
    require_known_year(day)
    office = call.office
    who = call.player(player)
    otherwise = said_otherwise(if_set(office, who, level, day, call.now))
    told = (
        said("deeds", "holds_from", player=who, level=level, first=day)
        if otherwise
        else said("deeds", "holds_since", player=who, level=level, first=day)
    )
    return Ruling(
        event="",
        name=f"level.{who}",
        do=lambda office, act: levels.set_level(office, who, level, day, act),
        done={"player": who, "level": level, "since": day.isoformat()},
        told=joined("; ", filter(None, (told, otherwise))),
    )


@act(who=Who.RANKERS)
def undo(
    call: Call,
    player: Player,
    number: Annotated[int, typer.Argument(metavar="NUMBER", help="As the log shows it.")],
) -> Ruling:
    """Undo a ruling on a player's level by another one; `corr ranking log` shows their numbers.

    A title that was confirmed or refused waits for the board again.

    Example: corr ranking undo 1234 2 --reason "it was another player"
    """
    office = call.office
    who = call.player(player)
    found = undoable(office, who, number)
    _require_own_ruling(call, found.body)
    return Ruling(
        event="",
        name=f"level-undo.{who}",
        do=lambda office, act: undo_level_ruling(office, who, number, act),
        done={"player": who, "undoes": number},
        told=said("deeds", "level_undone", number=number, player=who, what=said_of(found.body)),
    )


def _require_own_ruling(call: Call, body: object) -> None:
    """Raise ArbiterError if who writes could not have given a ruling themselves."""
    by = reader_of(call.context).lower()
    of_board = isinstance(body, DanDecided)
    people = call.office.board if of_board else call.office.committee
    if by and by not in map(str.lower, people):
        raise ArbiterError(said("why_level", "only", board=of_board))


@asked(Who.RANKERS)
def log(
    context: typer.Context,
    player: Annotated[
        str, typer.Argument(metavar="[PLAYER]", help="Of one player; without it, all.")
    ] = "",
    json: Json = False,
) -> None:
    """Show the rulings on levels: titles, exemptions, levels set, and what was undone.

    Example: corr ranking log 1234
    """
    with office_of(context) as office:
        who = the_players(office, [player])[0] if player else ""
        found = level_log(office, who)
        rows = [
            (
                f"{one.ruling.at:%Y-%m-%d}",
                called(office, one.player),
                one.number,
                one.ruling.body.by or office.arbiter,
                with_names(office, one.what),
                one.ruling.body.reason,
                one.ruling.body.rule,
                said("listed", "by", number=one.ruling.undone_by) if one.ruling.undone_by else "",
            )
            for one in found
        ]
    if json:
        heads = ("on", "player", "number", "by", "what", "reason", "rule", "undone")
        ids = (one.player for one in found)
        shown = (dict(zip(heads, row, strict=True)) for row in rows)
        print_json(context, [{**one, "player": who} for one, who in zip(shown, ids, strict=True)])
        return
    if not rows:
        print_text(context, said("listed", "no_level_ruling"))
    print_table(
        context, ("on", "player", "number", "by", "what", "reason", "rule", "undone"), rows
    )
