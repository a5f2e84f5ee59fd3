"""`corr settings reference` and `corr event reference`: every key of the two files."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated

import typer

from corr.acts.common import Json, print_json, print_lines
from corr.acts.declared import asked
from corr.config import settings_keys
from corr.reading.reference import KeyTable, as_markdown, as_text
from corr.tournament.spec.spec import spec_keys
from corr.who import Who

Markdown = Annotated[
    bool, typer.Option("--markdown", help="Write the page of the documentation, not text.")
]


@asked(Who.DESK)
def settings_reference(
    context: typer.Context, markdown: Markdown = False, json: Json = False
) -> None:
    """Tell of every key of the settings what it is for, what it takes, and its usual value.

    Example: corr settings reference --markdown > docs/settings.md
    """
    _print(context, "The settings", "corr settings reference", settings_keys(), markdown, json)


@asked(Who.DESK)
def event_reference(
    context: typer.Context, markdown: Markdown = False, json: Json = False
) -> None:
    """Tell of every key of an event file what it is for, what it takes, and its usual value.

    Example: corr event reference --markdown > docs/event-file.md
    """
    _print(context, "The event file", "corr event reference", spec_keys(), markdown, json)


def _print(
    context: typer.Context,
    title: str,
    command: str,
    tables: Sequence[KeyTable],
    markdown: bool,
    json: bool,
) -> None:
    if json:
        print_json(context, [asdict(table) for table in tables])
    elif markdown:
        print_lines(context, list(as_markdown(title, command, tables)))
    else:
        print_lines(context, list(as_text(tables)))
