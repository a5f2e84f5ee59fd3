"""The commands. Each opens what it needs, calls one use case, and prints.

Exit status: 0 done, 1 the machine failed (database, network), 2 it cannot be done as asked.
"""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import complain, flushed
from corr.cli.program import Program
from corr.errors import ArbiterError, CorrError

app = typer.Typer(
    name="corr",
    cls=Program,
    help="Correspondence tournaments over email.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
)


def _tell_version(wanted: bool) -> None:
    if wanted:
        from corr.store.schema import PROGRAM

        print(PROGRAM)
        raise typer.Exit


@app.callback()
def options(
    context: typer.Context,
    config: Annotated[
        Path, typer.Option(envvar="CORR_CONFIG", help="The settings file.", show_default=True)
    ] = Path("corr.toml"),
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            is_eager=True,
            callback=_tell_version,
            help="Tell which version this is, and up to which schema it knows databases.",
        ),
    ] = False,
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
        complain(None, "standard output cannot be written to")
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
            complain(None, fault)
        return 2
    except CorrError as error:
        for fault in error.args or (str(error),):
            complain(None, str(fault))
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        return 1
    except OSError as error:
        complain(None, f"{error.filename or 'standard output'}: {error.strerror or error}")
        return 1
    return 0
