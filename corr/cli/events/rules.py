"""`corr event rules`: the rules of an event to the players who have not got them."""

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.acts import Asking, goes_ahead, letters_wait
from corr.cli.common import DryRun, Event, Json, Yes, act_of, office_of, print_json
from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.service.letters.event_letters import Act
    from corr.service.office.office import Office

Sent = Annotated[
    str, typer.Option(metavar="DATE", help="They were handed over in another way, on this day.")
]


def register(app: typer.Typer) -> None:
    """Add the command to `corr event`."""
    app.command()(rules)


def rules(
    context: typer.Context,
    event: Event,
    sent: Sent = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Send the rules to all players who have not got them, each in their language.

    They go out by themselves with the start, and to who comes later; in an event that counts for
    the ranking everybody must have them three weeks after the start.

    Example: corr event rules SK24
    """
    from corr.service.event.opening import (
        note_rules,
        rules_missing,
        rules_readers,
        send_rules_later,
    )
    from corr.tournament.wording import counted

    day = _day(sent) if sent else None

    def do(office: "Office", act: "Act") -> None:
        if day is None:
            send_rules_later(office, event, act)
        else:
            note_rules(office, event, act, day)

    with office_of(context) as office:
        players = rules_missing(office, event) if day else rules_readers(office, event)
        act, done = act_of(context, f"rules.{event}"), {"event": event, "players": list(players)}
        how = Asking(dry_run=dry_run, yes=yes, json=json)
        if not goes_ahead(office, event, act, do, how, done=done):
            return
        do(office, act)
        waiting = office.store.letters.waiting_outgoing()
    if json:
        print_json({"dry_run": False, **done, "letters_waiting": waiting})
        return
    people = counted(len(players), "player")
    what = f"handed over to {people} on {day}" if day else f"sent to {people}"
    print(f"the rules of {event} are {what}; {letters_wait(waiting)}")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArbiterError(f"--sent: a date such as 2024-02-09 is expected, not {text}") from None
