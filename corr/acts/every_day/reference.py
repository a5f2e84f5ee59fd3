"""`corr settings reference` and `corr event reference`: every key of the files people write."""

from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated

import typer
from msgspec import to_builtins

from corr.acts.common import Json, print_json, print_lines
from corr.acts.declared import asked
from corr.config import settings_keys
from corr.reading.reference import KeyTable, as_markdown, as_text
from corr.tournament.spec.spec import spec_keys
from corr.who import Who


class File(StrEnum):
    """The files that tell of an event."""

    EVENT = "event"
    RESULTS = "results"
    BOARD = "board"


_TITLES = {
    File.EVENT: "The event file",
    File.RESULTS: "The file of results",
    File.BOARD: "The file of an event at the board",
}

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
    context: typer.Context,
    of: Annotated[
        File,
        typer.Option(
            help="Of the event file in TOML, or of the JSON file of results: those of the ranking "
            "and of events elsewhere, or those of an event at the board."
        ),
    ] = File.EVENT,
    markdown: Markdown = False,
    json: Json = False,
) -> None:
    """Tell of every key of an event file what it is for, what it takes, and its usual value.

    Example: corr event reference --of results
    """
    command = "corr event reference" + (f" --of {of}" if of is not File.EVENT else "")
    _print(context, _TITLES[of], command, _keys(of)(), markdown, json)


def _keys(of: File) -> Callable[[], tuple[KeyTable, ...]]:
    # What one file takes needs none of what the others do.
    match of:
        case File.EVENT:
            return spec_keys
        case File.RESULTS:
            from corr.tournament.elsewhere.elsewhere_parts import result_keys

            return result_keys
        case File.BOARD:
            from corr.ranking.board.board_file import board_keys

            return board_keys


def _print(
    context: typer.Context,
    title: str,
    command: str,
    tables: Sequence[KeyTable],
    markdown: bool,
    json: bool,
) -> None:
    if json:
        print_json(context, [to_builtins(table) for table in tables])
    elif markdown:
        print_lines(context, list(as_markdown(title, command, tables)))
    else:
        print_lines(context, list(as_text(tables)))
