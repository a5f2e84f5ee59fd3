"""`corr settings reference` and `corr event reference`: every key of the two files."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from corr.cli.common import Json, print_json, print_lines
from corr.config import settings_keys
from corr.reading.reference import KeyTable, as_markdown, as_text
from corr.tournament.spec.spec import spec_keys

app = typer.Typer()

Markdown = Annotated[
    bool, typer.Option("--markdown", help="Write the page of the documentation, not text.")
]


@app.command("reference")
def settings_reference(markdown: Markdown = False, json: Json = False) -> None:
    """Tell of every key of the settings what it is for, what it takes, and its usual value.

    Example: corr settings reference --markdown > docs/settings.md
    """
    _print("The settings", "corr settings reference", settings_keys(), markdown, json)


def register_for_events(app: typer.Typer) -> None:
    """Add the command to `corr event`."""
    app.command("reference")(event_reference)


def event_reference(markdown: Markdown = False, json: Json = False) -> None:
    """Tell of every key of an event file what it is for, what it takes, and its usual value.

    Example: corr event reference --markdown > docs/event-file.md
    """
    _print("The event file", "corr event reference", spec_keys(), markdown, json)


def _print(
    title: str, command: str, tables: Sequence[KeyTable], markdown: bool, json: bool
) -> None:
    if json:
        print_json([asdict(table) for table in tables])
    elif markdown:
        print_lines(list(as_markdown(title, command, tables)))
    else:
        print_lines(list(as_text(tables)))
