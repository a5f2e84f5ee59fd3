"""`corr ranking`: compute the rankings of an event file, and write the committee's report."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import check_language
from corr.errors import ArbiterError
from corr.garbage import uncollected
from corr.ranking.correspondence.compute import Result, to_json
from corr.ranking.correspondence.compute import compute as compute_ranking
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import parse
from corr.report.committee.committee import render_html, render_table, render_text
from corr.report.committee_words import words_of

app = typer.Typer()

STANDARD_INPUT = "-"
REFUSED = 2
"""The exit status of an event file that cannot be computed."""


EventPath = Annotated[
    str, typer.Argument(metavar="EVENT.json", help="The event file, - for standard input.")
]
LanguageOption = Annotated[
    str, typer.Option("--lang", metavar="LANG", help="The language of the text.")
]


@app.command()
def compute(
    event: EventPath,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, not a table.")] = False,
    lang: LanguageOption = "en",
) -> None:
    """Compute the ranking of every player in an event file, and print it.

    Example: corr ranking compute SK24.json --json
    """
    check_language(lang)
    found, result = _computed(event)
    if as_json:
        typer.echo(json.dumps(to_json(result), indent=1))
    else:
        if not found.counts:
            typer.echo(f"{words_of(lang).say.text_of['unsanctioned']}\n")
        typer.echo(render_table(found, result, lang), nl=False)


@app.command()
def report(
    event: EventPath,
    as_html: Annotated[bool, typer.Option("--html", help="Write a web page, not text.")] = False,
    lang: LanguageOption = "en",
) -> None:
    """Write the report to the ranking committee on an event file.

    Example: corr ranking report SK24.json --html > SK24.html
    """
    check_language(lang)
    found, result = _computed(event)
    render = render_html if as_html else render_text
    typer.echo(render(found, result, lang), nl=False)


def _computed(path: str) -> tuple[EventFile, Result]:
    """The event and its ranking; every fault is a line on standard error, and exit status 2."""
    try:
        with uncollected():
            event = parse(_document(path))
            return event, compute_ranking(event)
    except ArbiterError as error:
        for fault in error.faults:
            typer.echo(fault, err=True)
        raise typer.Exit(REFUSED) from None


def _document(path: str) -> bytes:
    if path == STANDARD_INPUT:
        return sys.stdin.buffer.read()
    try:
        return Path(path).read_bytes()
    except OSError as error:
        raise ArbiterError(f"{path}: {error.strerror or error}") from error
