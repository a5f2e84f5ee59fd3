"""`corr event annul` and `redraw`: games taken back, and games that a correction made wrong."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from corr.cli.common import DryRun, Event, GameId, Json, Reason, Rule, Yes

if TYPE_CHECKING:
    from corr.service.event.counting import Aftermath, Touched
    from corr.service.office.office import Office


def register(app: typer.Typer) -> None:
    """Add the commands to `corr event`."""
    for command in (annul, redraw):
        app.command()(command)


def annul(
    context: typer.Context,
    game: GameId,
    reason: Reason,
    again: Annotated[
        bool, typer.Option("--again", help="Set another game of the two in its place at once.")
    ] = False,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Take a game back, whether it goes on or is over: it counts nowhere any more.

    Both players are told why. In a cup, a match with an aim and final groups, what the results as
    they are now lead to is drawn by itself; elsewhere the two have no game, as if it had not been
    played, unless another is set with --again. In a Monrad they have met all the same, and the
    rounds stay as they were drawn. `corr event correct` makes an annulled game count again.

    Example: corr event annul SK24-017 --reason "begun by mistake" --dry-run
    """
    from corr.cli.acts import carry_out
    from corr.cli.desk.rulings import event_of
    from corr.service.desk.rulings import annul as annulled

    event = event_of(game)
    carry_out(
        context,
        event,
        f"annul.{game}",
        reason,
        lambda office, act: annulled(office, game, act, replace=again),
        done={"event": event, "game": game, "result": None, "ended": "annulled"},
        told=f"{game} is annulled",
        changed=game,
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def redraw(
    context: typer.Context,
    event: Event,
    reason: Reason,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Annul the games that do not follow from the results any more, and draw those that do.

    `corr event correct` does so at once; `corr event status` says when it is to be done by hand.

    Example: corr event redraw SK24 --reason "SK24-003 was played again" --dry-run
    """
    from corr.cli.acts import carry_out
    from corr.service.desk.rulings import redraw_event

    carry_out(
        context,
        event,
        f"redraw.{event}",
        reason,
        lambda office, act: redraw_event(office, event, act),
        done={"event": event},
        told=f"all games of {event} follow from the results again",
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )


def aftermath_json(found: "Aftermath") -> dict[str, object]:
    """What a ruling brought about in the draw, for a script."""
    from dataclasses import asdict

    return {
        "games_annulled": [asdict(one) for one in found.annulled],
        "games_drawn": [asdict(one) for one in found.drawn],
        "rounds_kept": list(found.stay),
        "counts": list(found.counts),
    }


def aftermath_lines(office: "Office", found: "Aftermath", *, done: bool) -> Iterator[str]:
    """The same in words; before it is done, what it would bring about."""
    from corr.service.office.people import with_names

    if found.annulled:
        yield "Annulled:" if done else "Games that would be annulled:"
        yield from (f"  {_game(office, one)}" for one in found.annulled)
    if found.drawn:
        yield "Drawn:" if done else "Games that would be drawn:"
        yield from (f"  {_game(office, one)}" for one in found.drawn)
    if found.stay:
        first, last = found.stay[0], found.stay[-1]
        which = f"Rounds {first} to {last} stay" if first < last else f"Round {first} stays"
        they = "they were" if first < last else "it was"
        yield f"{which} as {they} drawn: the change counts for the draws to come (26.5)."
    yield from (with_names(office, one) for one in found.counts)


def _game(office: "Office", one: "Touched") -> str:
    from corr.service.office.people import called

    both = f"{called(office, one.black)} – {called(office, one.white)}"
    return f"{one.game}  {both}  (round {one.round})"
