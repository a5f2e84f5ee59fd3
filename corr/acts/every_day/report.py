"""`corr report`: the ranking committee's report on an event, of one here or of an event file."""

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from corr.acts.act import LOGGED, act
from corr.acts.call import Call
from corr.acts.common import (
    Event,
    Yes,
    check_language,
    complain,
    file_named,
    language_asked,
    now_of,
    office_of,
    parsed,
    read_day,
    read_text,
)
from corr.acts.declared import HERE, asked
from corr.acts.deed import Ruling
from corr.acts.errand import errand_of
from corr.acts.every_day.tables import is_file
from corr.acts.printing import Forms, print_document
from corr.errors import ArbiterError
from corr.games.registry import RULES
from corr.ranked import is_ranked
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import parse
from corr.reading.entries import json_object
from corr.report.committee.committee import committee_report
from corr.report.forms.document import Document
from corr.sentences.said import said
from corr.service.event.reporting import (
    note_sent,
    report_from_file,
    report_of,
    report_readers,
    sent_before,
)
from corr.service.event.reporting import send_report as send_it
from corr.service.letters.event_letters import Act
from corr.service.office.flag_holds import waiting_lines
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.elsewhere.elsewhere_games import game_in

Source = Annotated[
    str,
    typer.Argument(
        metavar="EVENT|FILE", help="An event's id, or an event file (JSON), - for standard input."
    ),
]
To = Annotated[
    list[str] | None,
    typer.Option(metavar="ADDRESS", help="Send it there, not to the event's committee."),
]
Sent = Annotated[
    str, typer.Option(metavar="DATE", help="It was handed over in another way, on this day.")
]


class _Forms(Forms, frozen=True, kw_only=True):
    """In which language, if none is named, who gets it says."""

    lang: Annotated[
        str,
        typer.Option("--lang", metavar="LANG", help="Its language: en, or the one of its reader."),
    ] = ""


@asked()
def report(
    context: typer.Context,
    event: Source,
    number: Annotated[
        int, typer.Option("--no", metavar="N", help="That of an earlier closing.")
    ] = 0,
    *,
    forms: _Forms,
    send: Annotated[
        bool,
        typer.Option("--send", help="Send it to the committee; goes with --lang and --yes."),
        HERE,
    ] = False,
    yes: Yes = False,
) -> None:
    """Write the report to the ranking committee: every calculation, step by step.

    Of a closed event it is the latest one, of a running event what closing it now would give. A
    file needs no settings, mailbox or database; that of a game without a ranking, as pente or
    backgammon, gives the report with all results. `--send` is `corr event send-report`.

    Example: corr report SK24 --pdf --out SK24.pdf --lang sv
    """
    if send:
        if number or forms != _Forms(lang=forms.lang):
            raise ArbiterError(said("why_event", "send_alone"))
        if is_file(event):
            raise ArbiterError(said("why_event", "send_file", source=event))
        send_report(context, event=event, lang=forms.lang, yes=yes)
        return
    lang = language_asked(context, forms.lang or "en")
    print_document(context, _document(context, event, number, lang), forms)


@act(
    "send_report",
    undone=(
        "what was sent stays sent: `corr event reopen {event} --reason TEXT` lets the "
        "event run again, and its next close has another report"
    ),
    final=True,
    reason=LOGGED,
)
def send_report(
    call: Call,
    event: Event,
    to: To = None,
    lang: Annotated[
        str, typer.Option(metavar="LANG", help="Its language, if not the reader's own.")
    ] = "",
    sent: Sent = "",
) -> Ruling:
    """Send the report on a closed event to the ranking committee, with PDF, event file and CSV.

    It is due two weeks after the close; until then, and after, the morning letter reminds of it.

    Example: corr event send-report SK24
    """
    if lang:
        check_language(lang)
    day = read_day(sent, "--sent") if sent else None
    if sent and (to or lang):
        raise ArbiterError(said("why_event", "sent_alone"))
    office = call.office
    readers = () if day else report_readers(office, event, to or ())
    former = sent_before(office, event)

    def do(office: Office, act: Act) -> None:
        if day is None:
            send_it(office, event, act, to or (), lang)
        else:
            note_sent(office, event, act, day)

    what = said("deeds", "report_goes", event=event, readers=readers)
    before = [said("deeds", "report_sent_before", event=event, on=former)] if former else []
    return Ruling(
        event=event,
        name=f"send-report.{event}",
        do=do,
        done={"event": event, "to": list(readers), **({"on": sent} if sent else {})},
        told=said("deeds", "report_handed_over", event=event, on=sent) if sent else what,
        preface=before,
    )


def _document(context: typer.Context, word: str, number: int, lang: str) -> Document:
    """The report of an event of the installation, or of a file. Raises ArbiterError."""
    if errand_of(context) is None and is_file(word):
        if number:
            raise ArbiterError(f"--no {number}: a file has one report, name the event's id")
        return _of_file(word, lang)

    with office_of(context) as office:
        for line in waiting_lines(office, word):
            complain(context, line)
        return report_of(office, the_contest(office, word), now_of(context), lang, number)


def _of_file(word: str, lang: str) -> Document:
    """On levels; of a game that we know and that has no ranking, on all results."""
    text = read_text(Path(word))
    game = game_in(parsed(text, word, json_object))
    event = parsed(text, word, partial(parse, any_game=game in RULES))
    if is_ranked(event.game):
        return committee_report(event, compute(event), lang)
    return report_from_file(text, event, file_named(word), lang)
