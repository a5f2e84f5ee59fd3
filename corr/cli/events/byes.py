"""`corr event bye` and `late`: who has no opponent in a Monrad, and who comes late (R26.4)."""

from typing import Annotated

import typer

from corr.cli.acts import carry_out
from corr.cli.common import DryRun, Event, Json, Reason, Rule, Yes, office_of, the_players

Players = Annotated[
    list[str], typer.Argument(metavar="PLAYER…", help="Member numbers, addresses or ids.")
]


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    app.command()(bye)
    app.command()(late)


def bye(
    context: typer.Context,
    event: Event,
    reason: Reason,
    players: Annotated[
        list[str] | None,
        typer.Argument(metavar="[PLAYER…]", help="Who has the bye; teams in a Monrad of teams."),
    ] = None,
    rule: Rule = "26.4",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Decide who has the bye in the next round of a Monrad, which else the lot does (26.4).

    As many as it takes to pair the others, and nobody twice while it can go to somebody who has
    had none. It replaces an earlier decision; without a player the lot decides again.

    Example: corr event bye SK24 1234 --reason "has met everybody else" --dry-run
    """
    from corr.service.event.rounds import decide_byes
    from corr.service.letters.event_letters import the_contest
    from corr.tournament.wording import listed

    words = players or []
    with office_of(context) as office:
        contest = the_contest(office, event)
        teams = contest.spec.system.kind == "teams"
        given, number = words if teams else the_players(office, words), contest.drawn + 1
    has = "have" if len(given) > 1 else "has"
    who = f"{listed(given)} {has} the bye" if given else "the lot decides who has the bye"
    carry_out(
        context,
        event,
        f"bye.{event}.{number}",
        reason,
        lambda office, act: decide_byes(office, event, given, act),
        done={"event": event, "round": number, "byes": given},
        told=f"{who} in round {number} of {event}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def late(
    context: typer.Context,
    event: Event,
    players: Players,
    reason: Reason = "26.4",
    rule: Rule = "26.4",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let a latecomer take part in the coming rounds of a Monrad with an odd number (26.4).

    With an even number two may enter at once, so that nobody has a bye for it.

    Example: corr event late SK24 anna@example.org
    """
    from corr.service.desk.taking_part import enter_late
    from corr.tournament.wording import listed

    with office_of(context) as office:
        ids = the_players(office, players)
    take = "take" if len(ids) > 1 else "takes"
    carry_out(
        context,
        event,
        f"late.{event}",
        reason,
        lambda office, act: enter_late(office, event, ids, act),
        done={"event": event, "late": ids},
        told=f"{listed(ids)} {take} part in {event} from the next round on",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )
