"""`corr log` and `corr appeal`: what was ruled and why, and appeals against it."""

from collections.abc import Sequence
from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Json,
    office_of,
    print_json,
    print_lines,
    the_players,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.errand import reader_of
from corr.sentences.said import said
from corr.service.desk.appeals import after_closing, appeal_lines, appeals_of, decide_appeal
from corr.service.desk.log import appeal_json, as_lines, log_of, to_json
from corr.service.desk.roles import events_read
from corr.service.desk.ways import ways_on
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.service.office.tables import the_contest
from corr.tournament.contest.ruled import decided, verdict_of, ways_to_decide
from corr.tournament.events.events_contest import Verdict
from corr.who import Who

EventOrAll = Annotated[str, typer.Argument(metavar="[EVENT]", help="An event, or all.")]


@asked(wide=True)
def log(
    context: typer.Context,
    event: EventOrAll = "",
    player: Annotated[
        str, typer.Option(metavar="PLAYER", help="Only what concerns this player.")
    ] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help="Only what concerns this game.")] = "",
    every: Annotated[
        bool, typer.Option("--all", help="Also what was decided without a ruling.")
    ] = False,
    json: Json = False,
) -> None:
    """Show every ruling: number, time, by whom, why, what it changed, who was told, appeals.

    Example: corr log SK24 --game SK24-017
    """
    with office_of(context) as office:
        who = the_players(office, [player])[0] if player else ""
        only = event or game.rpartition("-")[0]
        events = [only] if only else _events(context, office)
        reader = reader_of(context)
        found = [
            one
            for name in events
            for one in log_of(office, name, player=who, game=game, every=every, reader=reader)
        ]
        lines = [with_names(office, line) for line in as_lines(found)]
    if json:
        print_json(context, to_json(found))
    else:
        print_lines(context, lines)


def _events(context: typer.Context, office: Office) -> Sequence[str]:
    """All events; by letter those of the writer's."""
    if reader := reader_of(context):
        return events_read(office, reader)
    return [name for name, _, _ in office.store.events.tournaments()]


@asked(wide=True)
def list_(context: typer.Context, event: EventOrAll = "", json: Json = False) -> None:
    """List the appeals, those that wait for a decision first.

    Example: corr appeal list SK24
    """
    with office_of(context) as office:
        events = [event] if event else _events(context, office)
        reader = reader_of(context)
        found = [(name, one) for name in events for one in appeals_of(office, name, reader=reader)]
        ways = {
            (name, one.act.number): list(ways_on(the_contest(office, name), one.act.number))
            for name, one in found
            if one.is_open
        }
        lines = [with_names(office, line) for line in appeal_lines(office, found)]
    if json:
        print_json(
            context,
            [
                {
                    "event": name,
                    "number": one.act.number,
                    **(appeal_json(one) or {}),
                    "commands": ways.get((name, one.act.number), []),
                }
                for name, one in found
            ],
        )
    else:
        print_lines(context, lines)


@act(
    "decide_appeal", who=Who.COMMITTEE, undone="what a committee has decided is final", final=True
)
def decide(
    call: Call,
    event: Event,
    number: Annotated[int, typer.Argument(help="The ruling's number in its event.")],
    verdict: Annotated[
        str, typer.Argument(metavar="allow|dismiss", help="What becomes of the appeal.")
    ],
) -> Ruling:
    """Decide an appeal for good: allow it (the ruling falls) or dismiss it (the ruling stands).

    Those concerned are told, and the arbiter. A ruling that falls is taken back by another one:
    the arbiter gets the command for it. In a closed event that takes `corr event reopen` first.
    Or in other languages: bifall or avslag, rahuldada or rahuldamata, stattgegeben or abgewiesen.

    Example: corr appeal decide SK24 3 dismiss --reason "the letter came after the deadline"
    """
    meant = verdict_of(verdict, ways_to_decide(event, number, call.reason, call.rule))
    falls = meant is Verdict.ALLOWED
    office = call.office
    contest = office.folder.contest(event)
    more = after_closing(contest, number) if contest and falls else ""
    return Ruling(
        event=event,
        name=f"appeal.{event}.{number}",
        do=lambda office, act: decide_appeal(office, event, number, meant, act),
        done={
            "event": event,
            "ruling": number,
            "verdict": meant.value,
            "ruling_stands": not falls,
            **({"closed": more} if more else {}),
        },
        told=said("deeds", "appeal_decided", number=number, event=event, verdict=decided(meant)),
        preface=[more] if more else [],
    )
