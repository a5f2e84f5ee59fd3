"""The whole command line, of which no command is loaded before it is called."""

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from corr.acts.common import complain, flushed
from corr.acts.loading import instead, lines, made, read_plainly
from corr.acts.table import ROWS, SECTIONS
from corr.errors import ArbiterError, CorrError


class Program(TyperGroup):
    """The whole command line; no command is made before it is called."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        self.commands = made(ROWS)
        read_plainly(self)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which a line of each command is enough."""
        with instead(self, lines(SECTIONS)):
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What a shell may add to the beginning of a word."""
        with instead(self, lines(SECTIONS)):
            return super().shell_complete(ctx, incomplete)


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


def run() -> None:
    """Run the command line, telling errors in one line each."""
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
