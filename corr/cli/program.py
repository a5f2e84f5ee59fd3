"""The whole command line, of which no command is loaded before it is called."""

from typing import Any

from typer.core import TyperGroup

from corr.acts.loading import instead, lines, made
from corr.acts.table import ROWS, SECTIONS


class Program(TyperGroup):
    """The whole command line; no command is made before it is called."""

    def __init__(self, **attrs: Any) -> None:
        super().__init__(**attrs)
        self.commands = made(ROWS)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help, for which a line of each command is enough."""
        with instead(self, lines(SECTIONS)):
            super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        """What a shell may add to the beginning of a word."""
        with instead(self, lines(SECTIONS)):
            return super().shell_complete(ctx, incomplete)
