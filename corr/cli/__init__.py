"""The commands. Each opens what it needs, calls one use case, and prints.

Exit status: 0 done, 1 the machine failed (database, network), 2 it cannot be done as asked.
"""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from corr.cli import (
    annulments,
    backup,
    byes,
    changing,
    claim,
    clock,
    doctor,
    entries,
    event,
    event_rounds,
    game,
    keys,
    leave,
    letters,
    log,
    loop,
    mail,
    measures,
    parcel,
    player,
    position,
    proof,
    ranking,
    record,
    rulings,
    sections,
    status,
    tables,
    teams,
    tryout,
    undo,
    unit,
)
from corr.cli.common import complain, flushed
from corr.errors import ArbiterError, CorrError

app = typer.Typer(
    name="corr",
    help="Correspondence tournaments over email.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
)
loop.register(app)
for group in (status, tables, doctor, backup, unit, parcel):
    group.register(app)
tryout.register(app)
log.register(app)
undo.register(app)
position.register(app)
record.register(game.app)
claim.register(game.app)
clock.register(game.app)
proof.register(game.app)
event_rounds.register(event.app)
rulings.register(event.app)
annulments.register(event.app)
byes.register(event.app)
measures.register(event.app)
teams.register(event.app)
entries.register(event.app)
sections.register(event.app)
changing.register(event.app)
parcel.register_for_events(event.app)
app.add_typer(event.app, name="event")
app.add_typer(player.app, name="player")
app.add_typer(game.app, name="game")
app.add_typer(clock.app, name="clock")
app.add_typer(leave.app, name="leave")
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
    """Run the command line, telling errors in one line each.

    Whatever it writes is its owner's alone: letters, keys, reports and copies of them.
    """
    os.umask(0o077)
    status = _status()
    if not flushed(sys.stdout):
        complain("standard output cannot be written to")
        status = status or 1
    flushed(sys.stderr)
    sys.exit(status)


def _status() -> int:
    """Run the command line; its exit status."""
    try:
        app()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    except ArbiterError as error:
        for fault in error.faults:
            complain(fault)
        return 2
    except CorrError as error:
        for fault in error.args or (str(error),):
            complain(str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 1
    except OSError as error:
        complain(f"{error.filename or 'standard output'}: {error.strerror or error}")
        return 1
    return 0
