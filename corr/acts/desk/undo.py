"""`corr undo`: a ruling is undone by a new one."""

from collections.abc import Iterator, Mapping
from datetime import timedelta
from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import Event
from corr.acts.deed import Ruling
from corr.acts.events.changing import difference_lines
from corr.acts.table import every_act
from corr.sentences.heard import heard
from corr.sentences.said import said
from corr.service.desk import undoing
from corr.service.desk.undoing import Undoing, Way, changed_game, former_file, undoing_of
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


@act("undo", undone="rule anew what is to be otherwise")
def undo(
    call: Call,
    event: Event,
    number: Annotated[int, typer.Argument(help="The ruling's number in its event.")],
    days: GoesOn = None,
) -> Ruling:
    """Undo a ruling by a new one: as things were before it, so far as they can be.

    A game has its former result again, or goes on, with as many days as a move has unless --days
    says otherwise. `corr log` has the numbers. What cannot be undone is refused, with what to do
    instead.

    Example: corr undo SK24 9 --reason "the letter was found" --dry-run
    """
    time = None if days is None else timedelta(days=days)
    office, ways = call.office, ways_to_undo()
    found = undoing_of(office, event, number, call.act("undo"), ways, time)
    what, game = heard("deeds", found.ruled.act.what), changed_game(found)
    more = list(_file_lines(office, found))
    return Ruling(
        event=event,
        name=f"undo.{event}.{number}",
        do=lambda office, act: undoing.undo(office, event, number, act, ways, time=time),
        done={"event": event, "undone": number, "what": what},
        told=said("deeds", "undone", number=number, what=what),
        preface=more,
        changed=game,
        undoes=number,
    )


def ways_to_undo() -> Mapping[str, Way]:
    """What undoes a ruling, by the key of its act, as the acts declare it."""
    return {one.key: one.undone for one in every_act() if one.key}


def _file_lines(office: Office, found: Undoing) -> Iterator[str]:
    """What changes in the event file if a change of it is undone."""
    if spec := former_file(found):
        yield from difference_lines(office, found.contest.spec, spec)
