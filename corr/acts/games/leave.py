"""`corr leave`: leave that the arbiter gives beyond a player's days, and who is away."""

from datetime import date
from typing import Annotated

import typer

from corr.acts.common import (
    DryRun,
    Json,
    Player,
    Reason,
    Rule,
    Yes,
    now_of,
    office_of,
    print_json,
    print_table,
    the_players,
)
from corr.acts.errand import reader_of
from corr.acts.showing import carry_out
from corr.errors import ArbiterError
from corr.service.desk.roles import events_shown
from corr.service.play.leave import cancel_leave, events_of, grant_leave, leave_json, on_leave

app = typer.Typer()

InEvent = Annotated[
    str, typer.Option("--event", metavar="EVENT", help="In this event alone, e.g. SK24.")
]
Day = Annotated[str, typer.Argument(metavar="DATE", help="A date of the player's, 2026-07-01.")]


@app.command()
def grant(
    context: typer.Context,
    player: Player,
    first: Day,
    last: Day,
    reason: Reason,
    event: InEvent = "",
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Give a player leave that costs none of their days, for an illness say; both days included.

    It holds in all their events, or in one; days that are past are given back. Opponents are told
    when the player is away, and not why.

    Example: corr leave grant 1234 2026-07-01 2026-07-21 --reason "in hospital" --dry-run
    """
    begin, end = _day(first), _day(last)
    who, about = _about(context, player, event)
    carry_out(
        context,
        about,
        f"leave.{who}",
        reason,
        lambda office, act: grant_leave(office, who, begin, end, act, event=event),
        done={"player": who, "event": event or None, "first": begin, "last": end},
        told=f"{who} is on leave from {begin} to {end}{_where(event)}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command()
def cancel(
    context: typer.Context,
    player: Player,
    reason: Reason,
    event: InEvent = "",
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take back what is left of a player's leave; clocks run again after a day's warning.

    Example: corr leave cancel 1234 --reason "is well again"
    """
    who, about = _about(context, player, event)
    carry_out(
        context,
        about,
        f"leave-cancel.{who}",
        reason,
        lambda office, act: cancel_leave(office, who, act, event=event),
        done={"player": who, "event": event or None, "cancelled": True},
        told=f"what was left of the leave of {who} is taken back{_where(event)}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command("list")
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
        print_json([leave_json(one) for one in found])
        return
    if not found:
        print("nobody is on leave")
    print_table(
        ("id", "name", "first", "last", "events", "granted", "days used this year"),
        [
            (
                one.player.id,
                one.player.name,
                leave.first,
                leave.last,
                " ".join(leave.events),
                "yes" if leave.granted else "",
                ", ".join(f"{event} {days} of {most}" for event, days, most in one.spent),
            )
            for one in found
            for leave in one.leaves
        ],
    )


def _about(context: typer.Context, player: str, event: str) -> tuple[str, str]:
    """A player's id, and the event in whose log the ruling stands: the first of theirs, if any."""
    with office_of(context) as office:
        (who,) = the_players(office, [player])
        return who, event or next(iter(events_of(office, who)), "")


def _where(event: str) -> str:
    return f" in {event}" if event else ""


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArbiterError(f"a date such as 2026-07-01 is expected, not {text!r}") from None
