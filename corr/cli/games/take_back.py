"""`corr game take-back`: the arbiter withdraws moves."""

from typing import Annotated

import typer

from corr.cli.acts import carry_out
from corr.cli.common import DryRun, GameId, Json, Reason, Rule, Yes
from corr.cli.desk.rulings import event_of


def register(app: typer.Typer) -> None:
    """Add the command to `corr game`."""
    app.command("take-back")(take_back)


def take_back(
    context: typer.Context,
    game: GameId,
    reason: Reason,
    to: Annotated[
        int | None,
        typer.Option(
            "--to", min=0, metavar="MOVE", help="The last move that stays, 0 for none at all."
        ),
    ] = None,
    rule: Rule = "",
    dry_run: DryRun = False,
    yes: Yes = False,
    json: Json = False,
) -> None:
    """Withdraw what was played last, or all that came after a move; the game goes on from there.

    The turn goes on as if the moves had not come: what was used up until then stays used up, and
    what has passed since is nobody's; `corr clock extend` gives more. What was offered, claimed
    or entered in advance since is gone, and so is the end of the game, unless a ruling brought
    it: then `corr undo` comes first. Letters about the moves that are gone do not count any more.
    As long as nothing is played, `corr undo` gives the moves back.

    Example: corr game take-back SK24-017 --to 12 --reason "i9 was read as j9" --dry-run
    """
    from corr.service.desk.rulings import take_back_moves

    what = "what was played last" if to is None else f"what came after move {to}"
    carry_out(
        context,
        event_of(game),
        f"take-back.{game}",
        reason,
        lambda office, act: take_back_moves(office, game, act, to=to),
        done={"event": event_of(game), "game": game, "to": to},
        told=f"{what} in {game} is withdrawn",
        changed=game,
        rule=rule,
        dry_run=dry_run,
        yes=yes,
        json=json,
    )
