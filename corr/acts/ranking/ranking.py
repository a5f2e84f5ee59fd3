"""`corr ranking`: compute the rankings of an event file, and write the committee's report."""

import json
from typing import Annotated

import typer

from corr.acts.common import check_language, complain, file_named, read_file
from corr.garbage import uncollected
from corr.ranking.correspondence.compute import Result, to_json
from corr.ranking.correspondence.compute import compute as compute_ranking
from corr.ranking.correspondence.event import EventFile
from corr.ranking.correspondence.eventfile import notes_on, parse
from corr.report.committee.committee import render_html, render_table, render_text
from corr.report.committee_words import words_of

EventPath = Annotated[
    str, typer.Argument(metavar="EVENT.json", help="The event file, - for standard input.")
]
LanguageOption = Annotated[
    str, typer.Option("--lang", metavar="LANG", help="The language of the text.")
]


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


def _computed(file: str) -> tuple[EventFile, Result]:
    """The event of a file and its ranking. Raises ArbiterError with every fault."""
    with uncollected():
        event = read_file(file, parse)
        for note in notes_on(event):
            complain(None, f"{file_named(file)}: {note}")
        return event, compute_ranking(event)
