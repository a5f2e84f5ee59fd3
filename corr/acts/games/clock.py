"""`corr clock` and `corr game reopen`: the arbiter and the time of a game."""

from datetime import timedelta
from typing import Annotated

import typer

from corr.acts.act import act
from corr.acts.call import Call
from corr.acts.common import (
    GameId,
    Json,
    now_of,
    office_of,
    print_json,
    print_lines,
)
from corr.acts.declared import asked
from corr.acts.deed import Ruling
from corr.acts.desk.rulings import event_of
from corr.sentences.said import said
from corr.service.desk.rulings import (
    extend_clock,
    forfeit_time,
    impose_clock,
    pause_clock,
    reopen_game,
    resume_clock,
)
from corr.service.desk.undoing import (
    give_back_result,
    give_back_results,
    lift_it,
    run_again,
    stand_still_again,
    take_time,
)
from corr.service.play.clock_shown import as_json, as_lines, clock_of

Days = Annotated[int, typer.Option("--days", min=1, max=366, metavar="N", help="How many days.")]


@act("extend", undone=take_time)
def extend(
    call: Call,
    game: GameId,
    days: Days,
    move: Annotated[
        int | None,
        typer.Option(
            "--move", min=1, metavar="K", help="The move that it is for, if not this one."
        ),
    ] = None,
) -> Ruling:
    """Give time for the move that is due, or back for an earlier one.

    What is given back for an earlier move matters where time is kept from move to move.

    Example: corr clock extend SK24-017 --days 5 --reason "illness" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"extend.{game}",
        do=lambda office, act: extend_clock(office, game, timedelta(days=days), act, move=move),
        done={"event": event_of(game), "game": game, "days": days, "move": move},
        told=said("deeds", "more_time", days=days, game=game, move=move),
    )


@act("pause", undone=run_again)
def pause(call: Call, game: GameId) -> Ruling:
    """Stop the clock of a game, for either side, until `corr clock resume`.

    Example: corr clock pause SK24-017 --reason "the claim is looked at"
    """
    return Ruling(
        event=event_of(game),
        name=f"pause.{game}",
        do=lambda office, act: pause_clock(office, game, act),
        done={"event": event_of(game), "game": game, "paused": True},
        told=said("deeds", "clock_stands", game=game),
    )


@act("resume", undone=stand_still_again)
def resume(call: Call, game: GameId) -> Ruling:
    """Let the clock of a game run on that `corr clock pause` stopped.

    Example: corr clock resume SK24-017 --reason "the claim was wrong"
    """
    return Ruling(
        event=event_of(game),
        name=f"resume.{game}",
        do=lambda office, act: resume_clock(office, game, act),
        done={"event": event_of(game), "game": game, "paused": False},
        told=said("deeds", "clock_runs", game=game),
    )


@act("impose_clock", undone=lift_it)
def impose(call: Call, game: GameId) -> Ruling:
    """Let the clock of a slow match run for both players, from the next turn to the end.

    Each has a bank of 2 days for each point that the leader still lacks, and the delay of the
    event. For matches of backgammon, also where nobody has asked for the clock.

    Example: corr clock impose SK24-017 --rule "5.28" --reason "far behind the others" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"impose.{game}",
        do=lambda office, act: impose_clock(office, game, act),
        done={"event": event_of(game), "game": game, "clock": "imposed"},
        told=said("deeds", "clock_imposed", game=game),
    )


@act("forfeit", undone=give_back_results)
def forfeit(call: Call, game: GameId) -> Ruling:
    """Let the player lose whose time is over; for events with forfeit = "arbiter" above all.

    Example: corr clock forfeit SK24-017 --reason "late by a week" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"forfeit.{game}",
        do=lambda office, act: forfeit_time(office, game, act),
        done={"event": event_of(game), "game": game, "ended": "time"},
        told=said("deeds", "lost_by_time", game=game),
        changed=game,
    )


@act("reopen_game", undone=give_back_result)
def reopen(call: Call, game: GameId, days: Days) -> Ruling:
    """Let a game go on that was lost by time or ended by a ruling, with so many days at least.

    In a cup, a match and final groups, games that do not follow any more are annulled; they are
    shown first. Rounds of a Monrad stay as they were drawn (26.5).

    Example: corr game reopen SK24-017 --days 7 --reason "in hospital" --dry-run
    """
    return Ruling(
        event=event_of(game),
        name=f"reopen.{game}",
        do=lambda office, act: reopen_game(office, game, timedelta(days=days), act),
        done={"event": event_of(game), "game": game, "days": days},
        told=said("deeds", "goes_on", game=game, days=days),
        changed=game,
    )


@asked()
def show(context: typer.Context, game: GameId, json: Json = False) -> None:
    """Show where the time of a game went: every turn, what counted, what was given back, why.

    Example: corr clock show SK24-017
    """
    with office_of(context) as office:
        found = clock_of(office, game, now_of(context))
        if json:
            print_json(context, as_json(office, found))
        else:
            print_lines(context, as_lines(office, found))
