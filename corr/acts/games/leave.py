"""`corr leave`: leave that the arbiter gives beyond a player's days, and who is away."""

from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    Json,
    Player,
    now_of,
    office_of,
    print_json,
    print_table,
    print_text,
    read_day,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.errand import reader_of
from corr.sentences.said import joined, said
from corr.service.desk.roles import events_shown
from corr.service.desk.undoing import end_granted_leave, give_ended_leave
from corr.service.play.leave import cancel_leave, events_of, grant_leave, leave_json, on_leave
from corr.who import Who

InEvent = Annotated[
    str, typer.Option("--event", metavar="EVENT", help="In this event alone, e.g. SK24.")
]
First = Annotated[str, typer.Argument(metavar="FIRST", help="The first day, 2026-07-01.")]
Last = Annotated[str, typer.Argument(metavar="LAST", help="The last day, which is one of leave.")]


@act("grant_leave", undone=end_granted_leave)
def grant(call: Call, player: Player, first: First, last: Last, event: InEvent = "") -> Ruling:
    """Give a player leave that costs none of their days, for an illness say; both days included.

    It holds in all their events, or in one; days that are past are given back. Opponents are told
    when the player is away, and not why.

    Example: corr leave grant 1234 2026-07-01 2026-07-21 --reason "in hospital" --dry-run
    """
    begin, end = read_day(first), read_day(last)
    who = call.player(player)
    about = _about(call, who, event)
    return Ruling(
        event=about,
        name=f"leave.{who}",
        do=lambda office, act: grant_leave(office, who, begin, end, act, event=event),
        done={"player": who, "event": event or None, "first": begin, "last": end},
        told=said("deeds", "on_leave", player=who, first=begin, last=end, event=event),
    )


@act("cancel_leave", undone=give_ended_leave)
def cancel(call: Call, player: Player, event: InEvent = "") -> Ruling:
    """Take back what is left of a player's leave; clocks run again after a day's warning.

    Example: corr leave cancel 1234 --reason "is well again"
    """
    who = call.player(player)
    about = _about(call, who, event)
    return Ruling(
        event=about,
        name=f"leave-cancel.{who}",
        do=lambda office, act: cancel_leave(office, who, act, event=event),
        done={"player": who, "event": event or None, "cancelled": True},
        told=said("deeds", "leave_taken_back", player=who, event=event),
    )


@asked(Who.DESK)
def list_(context: typer.Context, event: InEvent = "", json: Json = False) -> None:
    """List who is on leave or will be, until when, and how many days they have used this year.

    By mail it tells of the events in which you have a role.

    Example: corr leave list --event SK24
    """
    at = now_of(context)
    with office_of(context) as office:
        only = events_shown(office, reader_of(context))
        found = on_leave(office, at, event=event, only=only)
    if json:
        print_json(context, [leave_json(one) for one in found])
        return
    if not found:
        print_text(context, said("listed", "nobody_on_leave"))
    print_table(
        context,
        ("id", "name", "first", "last", "events", "granted", "days used this year"),
        [
            (
                one.player.id,
                one.player.name,
                leave.first,
                leave.last,
                " ".join(leave.events),
                said("desk", "yes") if leave.granted else "",
                joined(
                    ", ",
                    (
                        said("listed", "days_used", event=event, days=days, most=most)
                        for event, days, most in one.spent
                    ),
                ),
            )
            for one in found
            for leave in one.leaves
        ],
    )


def _about(call: Call, who: str, event: str) -> str:
    """The event in whose log a ruling on leave stands: the first of the player's, if any."""
    return event or next(iter(events_of(call.office, who)), "")


def _where(event: str) -> str:
    return f" in {event}" if event else ""
