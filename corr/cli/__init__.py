"""The commands. Each opens what it needs, calls one use case, and prints.

Exit status: 0 done, 1 the machine failed (database, network), 2 it cannot be done as asked.
"""

import sys
from pathlib import Path
from typing import Annotated

import typer

from corr.cli import (
    event,
    game,
    keys,
    letters,
    loop,
    mail,
    player,
    position,
    ranking,
    record,
    tryout,
)
from corr.errors import ArbiterError, CorrError

app = typer.Typer(
    name="corr",
    help="Correspondence tournaments over email.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
loop.register(app)
tryout.register(app)
position.register(app)
record.register(game.app)
app.add_typer(event.app, name="event")
app.add_typer(player.app, name="player")
app.add_typer(game.app, name="game")
app.add_typer(mail.app, name="mail")
app.add_typer(letters.app, name="letters")
app.add_typer(keys.app, name="keys")
app.add_typer(ranking.app, name="ranking")


@app.callback()
def options(
    context: typer.Context,
    config: Annotated[
        Path, typer.Option(envvar="CORR_CONFIG", help="The settings file.", show_default=True)
    ] = Path("corr.toml"),
) -> None:
    """Correspondence tournaments over email.

    Example: corr --config club.toml event status SK24
    """
    context.obj = config


def main() -> None:
    """Run the command line, telling errors in one line each."""
    try:
        app()
    except ArbiterError as error:
        for fault in error.faults:
            print(f"corr: {fault}", file=sys.stderr)
        sys.exit(2)
    except CorrError as error:
        print(f"corr: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(1)
