"""`corr undo`: a ruling is undone by a new one."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Annotated

import typer

from corr.acts.common import DryRun, Event, Json, Reason, Rule, Yes, act_of, office_of
from corr.acts.events.changing import difference_lines
from corr.acts.showing import carry_out
from corr.service.desk import undoing
from corr.service.desk.undoing import Undoing, changed_game, former_file, undoing_of
from corr.service.office.office import Office

GoesOn = Annotated[
    int | None,
    typer.Option(
        "--days",
        min=1,
        max=366,
        metavar="N",
        help="How many days at least for the move in games that go on again.",
    ),
]


def register(program: typer.Typer) -> None:
    """Add the command to the program."""
    program.command()(undo)


def undo(
    context: typer.Context,
    event: Event,
    number: Annotated[int, typer.Argument(help="The ruling's number in its event.")],
    reason: Reason,
    days: GoesOn = None,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Undo a ruling by a new one: as things were before it, so far as they can be.

    A game has its former result again, or goes on, with as many days as a move has unless --days
    says otherwise. `corr log` has the numbers. What cannot be undone is refused, with what to do
    instead.

    Example: corr undo SK24 9 --reason "the letter was found" --dry-run
    """
    time = None if days is None else timedelta(days=days)
    with office_of(context) as office:
        found = undoing_of(office, event, number, act_of(context, "undo", reason), time)
        what, game = found.ruled.act.what, changed_game(found)
        more = list(_file_lines(office, found))
    carry_out(
        context,
        event,
        f"undo.{event}.{number}",
        reason,
        lambda office, act: undoing.undo(office, event, number, act, time=time),
        done={"event": event, "undone": number, "what": what},
        preface=[f'Ruling {number} would be undone: "{what}"', *more],
        told=f"ruling {number} is undone: {what}",
        changed=game,
        undoes=number,
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def _file_lines(office: Office, found: Undoing) -> Iterator[str]:
    """What changes in the event file if a change of it is undone."""
    if spec := former_file(found):
        yield from difference_lines(office, found.contest.spec, spec)
