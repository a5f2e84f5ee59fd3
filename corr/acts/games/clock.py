"""`corr clock` and `corr game reopen`: the arbiter and the time of a game."""

from datetime import timedelta
from typing import Annotated

import typer

from corr.acts.common import (
    DryRun,
    GameId,
    Json,
    Reason,
    Rule,
    Yes,
    now_of,
    office_of,
    print_json,
    print_lines,
)
from corr.acts.desk.rulings import event_of
from corr.acts.showing import carry_out
from corr.service.desk.rulings import (
    extend_clock,
    forfeit_time,
    pause_clock,
    reopen_game,
    resume_clock,
)
from corr.service.play.clock_shown import as_json, as_lines, clock_of
from corr.tournament.wording import counted

app = typer.Typer()

Days = Annotated[int, typer.Option("--days", min=1, max=366, metavar="N", help="How many days.")]


def register(game: typer.Typer) -> None:
    """Add the command about a game that is over to `corr game`."""
    game.command()(reopen)


@app.command()
def extend(
    context: typer.Context,
    game: GameId,
    days: Days,
    reason: Reason,
    move: Annotated[
        int | None,
        typer.Option(
            "--move", min=1, metavar="K", help="The move that it is for, if not this one."
        ),
    ] = None,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Give time for the move that is due, or back for an earlier one.

    What is given back for an earlier move matters where time is kept from move to move.

    Example: corr clock extend SK24-017 --days 5 --reason "illness" --dry-run
    """
    which = f" for move {move}" if move else ""
    carry_out(
        context,
        event_of(game),
        f"extend.{game}",
        reason,
        lambda office, act: extend_clock(office, game, timedelta(days=days), act, move=move),
        done={"event": event_of(game), "game": game, "days": days, "move": move},
        told=f"{counted(days, 'day')} more in {game}{which}",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command()
def pause(
    context: typer.Context,
    game: GameId,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Stop the clock of a game, for either side, until `corr clock resume`.

    Example: corr clock pause SK24-017 --reason "the claim is looked at"
    """
    carry_out(
        context,
        event_of(game),
        f"pause.{game}",
        reason,
        lambda office, act: pause_clock(office, game, act),
        done={"event": event_of(game), "game": game, "paused": True},
        told=f"the clock of {game} stands still",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command()
def resume(
    context: typer.Context,
    game: GameId,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let the clock of a game run on that `corr clock pause` stopped.

    Example: corr clock resume SK24-017 --reason "the claim was wrong"
    """
    carry_out(
        context,
        event_of(game),
        f"resume.{game}",
        reason,
        lambda office, act: resume_clock(office, game, act),
        done={"event": event_of(game), "game": game, "paused": False},
        told=f"the clock of {game} runs again",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command()
def forfeit(
    context: typer.Context,
    game: GameId,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let the player lose whose time is over; for events with forfeit = "arbiter" above all.

    Example: corr clock forfeit SK24-017 --reason "late by a week" --dry-run
    """
    carry_out(
        context,
        event_of(game),
        f"forfeit.{game}",
        reason,
        lambda office, act: forfeit_time(office, game, act),
        done={"event": event_of(game), "game": game, "ended": "time"},
        told=f"{game} is lost by time",
        changed=game,
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def reopen(
    context: typer.Context,
    game: GameId,
    days: Days,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Let a game go on that was lost by time or ended by a ruling, with so many days at least.

    In a cup, a match and final groups, games that do not follow any more are annulled; they are
    shown first. Rounds of a Monrad stay as they were drawn (26.5).

    Example: corr game reopen SK24-017 --days 7 --reason "in hospital" --dry-run
    """
    carry_out(
        context,
        event_of(game),
        f"reopen.{game}",
        reason,
        lambda office, act: reopen_game(office, game, timedelta(days=days), act),
        done={"event": event_of(game), "game": game, "days": days},
        told=f"{game} goes on, with {counted(days, 'day')} for the move",
        changed=game,
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


@app.command()
def show(context: typer.Context, game: GameId, json: Json = False) -> None:
    """Show where the time of a game went: every turn, what counted, what was given back, why.

    Example: corr clock show SK24-017
    """
    with office_of(context) as office:
        found = clock_of(office, game, now_of(context))
        if json:
            print_json(as_json(office, found))
        else:
            print_lines(as_lines(office, found))
