"""`corr appeal panel` and `vote`: three players decide an appeal in an event of matches."""

from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import Event
from corr.acts.deed import Ruling
from corr.acts.desk.undo import ways_to_undo
from corr.sentences.said import said
from corr.service.desk.votes import falls_by, name_panel, take_vote
from corr.tournament.contest.ruled import VOTE, decided, voted, ways_to_vote
from corr.who import Who

Number = Annotated[int, typer.Argument(help="The ruling's number in its event.")]


@act(
    "panel",
    undone="name the committee anew: `corr appeal panel {event} NUMBER A B C --reason TEXT`",
    final=True,
    rule="1.5",
)
def panel(
    call: Call,
    event: Event,
    number: Number,
    first: Annotated[str, typer.Argument(metavar="A", help="An address, or a player.")],
    second: Annotated[str, typer.Argument(metavar="B", help="Another one.")],
    third: Annotated[str, typer.Argument(metavar="C", help="The third.")],
) -> Ruling:
    """Name the three experienced players who decide an appeal in an event of backgammon.

    None of them may be an arbiter of the event or a party. Each gets what the ruling and the
    appeal say, and votes by letter; two alike decide for good. Named anew before that, whoever is
    named no more has no vote, and the votes of those who stay count.

    Example: corr appeal panel BG29 3 kim@example.org 1250 lo@example.org --reason "SBGF 1.5"
    """
    members = (first, second, third)
    return Ruling(
        event=event,
        name=f"panel.{event}.{number}",
        do=lambda office, act: name_panel(office, event, number, members, act),
        done={"event": event, "ruling": number, "panel": list(members)},
        told=said("deeds", "panel_named", number=number, event=event, members=list(members)),
    )


@act(VOTE, who=Who.COMMITTEE, undone="a vote that was given is final", final=True, rule="1.6")
def vote(
    call: Call,
    event: Event,
    number: Number,
    verdict: Annotated[
        str, typer.Argument(metavar="uphold|change", help="What becomes of the ruling.")
    ],
) -> Ruling:
    """Vote on an appeal: uphold the ruling, or change it, with the reason.

    Only those three vote who were named for it, each once. Two alike decide, and that is final.
    What a ruling did that falls is undone by that at once where it can be; else the arbiter rules
    anew.

    Example: corr appeal vote BG29 3 uphold --reason "the roll had been sent before"
    """
    meant = voted(verdict, ways_to_vote(event, number, call.reason))
    office, ways = call.office, ways_to_undo()
    falls = falls_by(office, event, number, meant, call.act("vote"), ways)
    return Ruling(
        event=event,
        name=f"vote.{event}.{number}",
        do=lambda office, act: take_vote(
            office, event, number, meant, act, ways=ways if falls else None
        ),
        done={"event": event, "ruling": number, "vote": verdict},
        told=said("deeds", "vote_given", number=number, event=event, verdict=decided(meant)),
        undoes=number if falls else 0,
    )
