"""`corr event warn`, `reprimand`, `exclude` and `reinstate`: measures against players (19.1)."""

from datetime import timedelta

import typer

from corr.acts.common import DryRun, Event, Json, Player, Reason, Rule, Yes, office_of, the_players
from corr.acts.desk.undo import GoesOn
from corr.acts.showing import carry_out
from corr.service.desk import taking_part
from corr.service.desk.taking_part import censure


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    for command in (warn, reprimand, exclude, reinstate):
        app.command()(command)


def warn(
    context: typer.Context,
    event: Event,
    player: Player,
    reason: Reason,
    rule: Rule = "19.1",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Warn a player of an event (19.1); only the player is told.

    Example: corr event warn SK24 1234 --reason "insults in messages" --dry-run
    """
    _censure(context, event, player, "warning", reason, rule, dry_run, yes, json)


def reprimand(
    context: typer.Context,
    event: Event,
    player: Player,
    reason: Reason,
    rule: Rule = "19.1",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Reprimand a player severely, with the threat of exclusion (19.1); only the player is told.

    Example: corr event reprimand SK24 1234 --reason "insults, after a warning" --dry-run
    """
    _censure(context, event, player, "reprimand", reason, rule, dry_run, yes, json)


def _censure(
    context: typer.Context,
    event: str,
    player: str,
    measure: str,
    reason: str,
    rule: str,
    dry_run: bool,
    yes: bool,
    json: bool,
) -> None:
    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"{measure}.{event}",
        reason,
        lambda office, act: censure(office, event, who, measure, act),
        done={"event": event, "player": who, "measure": measure},
        told=f"{who} has a {measure} in {event}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def exclude(
    context: typer.Context,
    event: Event,
    player: Player,
    reason: Reason,
    rule: Rule = "19.1",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Exclude a player from an event that runs (19.1): the games end as by a withdrawal (16.2).

    Example: corr event exclude SK24 1234 --reason "played with a program" --dry-run
    """
    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"exclude.{event}",
        reason,
        lambda office, act: taking_part.exclude(office, event, who, act),
        done={"event": event, "excluded": who},
        told=f"{who} is excluded from {event}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def reinstate(
    context: typer.Context,
    event: Event,
    player: Player,
    reason: Reason,
    days: GoesOn = None,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let a player take part again who left an event that runs, or was excluded.

    Games that ended by it go on, with as many days as a move has unless --days says otherwise;
    those that had been completed count again. Rounds stay as they were drawn. In a cup and in
    final groups games that do not follow any more are annulled; they are shown first.

    Example: corr event reinstate SK24 1234 --reason "was in hospital" --dry-run
    """
    time = None if days is None else timedelta(days=days)
    with office_of(context) as office:
        (who,) = the_players(office, [player])
    carry_out(
        context,
        event,
        f"reinstate.{event}",
        reason,
        lambda office, act: taking_part.reinstate(office, event, who, act, time=time),
        done={"event": event, "reinstated": who},
        told=f"{who} takes part in {event} again",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )
