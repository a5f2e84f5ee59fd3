"""`corr standings`, `corr pairings`, `corr table`: of an event here, or of one from a file."""

from collections.abc import Mapping
from json import dumps, loads
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.common import (
    Json,
    complain,
    file_named,
    language_asked,
    office_of,
    print_json,
    print_lines,
    print_text,
    read_text,
)
from corr.acts.declared import HERE, asked
from corr.acts.errand import errand_of, page_of
from corr.errors import ArbiterError
from corr.report.event.replays import Watched
from corr.report.event.table_page import render_page
from corr.report.event.tables import (
    cancelled_json,
    pairings_json,
    pairings_lines,
    standings_json,
    standings_lines,
    title,
)
from corr.sentences.said import said
from corr.service.event.event_files import event_tables
from corr.service.office.matches_shown import dice_shown, matches_watched
from corr.service.office.tables import the_contest
from corr.store.chronicle import with_ids
from corr.tournament.elsewhere.elsewhere import read_tables
from corr.tournament.tables.crosstable_forms import as_csv, as_text
from corr.tournament.tables.event_tables import EventTables
from corr.words.tables import as_dict, table_words

Source = Annotated[
    str,
    typer.Argument(
        metavar="EVENT|FILE", help="An event's id, or an event file (JSON), - for standard input."
    ),
]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", help="The table's language.")]


@asked()
def standings(
    context: typer.Context, event: Source, lang: Language = "en", json: Json = False
) -> None:
    """Show who stands where, every figure that decides, and why in words.

    A file needs no settings, mailbox or database. JSON has the same words in all languages.

    Example: corr standings SK24 --lang sv
    """
    lang = language_asked(context, lang)
    found = tables_of(context, event)
    if json:
        print_json(context, as_there(context, event, standings_json(found)))
    else:
        print_lines(context, standings_lines(found, lang))


@asked()
def pairings(
    context: typer.Context,
    event: Source,
    number: Annotated[
        int | None, typer.Option("--round", metavar="N", help="This round alone.")
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show who meets whom on which board, with results, byes and the seeds of the draws.

    Example: corr pairings SK24 --round 3 --lang sv
    """
    lang = language_asked(context, lang)
    found = tables_of(context, event)
    if number is not None and number not in found.drawn:
        raise ArbiterError(
            said(
                "why_event",
                "round_not_drawn",
                event=event,
                number=number,
                drawn=[str(each) for each in found.drawn if each],
            )
        )
    rounds = None if number is None else (number,)
    if json:
        print_json(context, as_there(context, event, pairings_json(found, rounds)))
    else:
        print_lines(context, pairings_lines(found, rounds, lang))


@asked()
def table(
    context: typer.Context,
    event: Source,
    html: Annotated[
        str | None,
        typer.Option(metavar="OUT", help="Write a web page, - to print it."),
        HERE,
    ] = None,
    csv: Annotated[
        str | None,
        typer.Option(metavar="OUT", help="Write CSV, - to print it."),
        HERE,
    ] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    """Show the crosstable, or write it as a web page or as CSV.

    Example: corr table SK24 --html SK24.html --lang sv
    """
    lang = language_asked(context, lang)
    if [html is not None, csv is not None, json].count(True) > 1:
        raise ArbiterError(said("why_asked", "one_form"))
    found = tables_of(context, event)
    if found.cancelled and csv is not None:
        complain(context, title(found))
    if html is not None:
        dice, watched = matches_of(context, event)
        write_out(context, html, render_page(found, lang, dice, watched))
    elif csv is not None:
        write_out(context, csv, as_csv(found.crosstable, table_words(lang)))
    elif json:
        over = {"cancelled": cancelled_json(found)} if found.cancelled else {}
        print_json(context, as_there(context, event, {**as_dict(found.crosstable), **over}))
    else:
        print_lines(context, [title(found)] if found.cancelled else [])
        print_lines(context, [as_text(found.crosstable, table_words(lang)).rstrip("\n")])


def tables_of(context: typer.Context, word: str) -> EventTables:
    """The tables of an event of the installation, or of a file. Raises ArbiterError.

    A word that looks like the id of an event is one, unless there is a file of that name.
    """
    if errand_of(context) is None and is_file(word):
        found = read_tables(read_text(Path(word)), file_named(word))
        for note in found.notes:
            complain(context, note)
        return found

    with office_of(context) as office:
        return event_tables(office, the_contest(office, word))


def matches_of(context: typer.Context, word: str) -> tuple[Mapping[str, str], tuple[Watched, ...]]:
    """What binds the dice of the matches of an event of the installation, and what they let
    everybody watch; nothing of a file's.
    """
    if errand_of(context) is None and is_file(word):
        return {}, ()

    with office_of(context) as office:
        contest = the_contest(office, word)
        return dice_shown(office, contest), matches_watched(office, contest)


def as_there(context: typer.Context, word: str, value: object) -> object:
    """A value for a script with the ids that players have in the event itself.

    They stay the same wherever it is handed over to; most events have ours.
    """
    if errand_of(context) is None and is_file(word):
        return value

    with office_of(context) as office:
        there = office.store.aliases.ids_there(word)
    return loads(with_ids(dumps(value, default=str), there)) if there else value


def is_file(word: str) -> bool:
    """Whether a word means a file: one that is there, or no id of an event could look like it."""
    return word == "-" or Path(word).exists() or not _may_be_id(word)


def _may_be_id(word: str) -> bool:
    return word.isalnum() and word.upper() == word


def write_out(context: typer.Context, path: str, text: str) -> None:
    """Write a file, or print the text if the path is `-`. Raises ArbiterError."""
    if path == "-":
        page_of(context).add(text)
        return
    try:
        Path(path).write_text(text, encoding="utf-8", newline="")
    except OSError as error:
        raise ArbiterError(f"{path}: {error.strerror or error}") from None
    print_text(context, f"wrote {path}")
