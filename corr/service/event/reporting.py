"""The ranking committee's report of an event: made anew, sent, and its deadline (art. 1 §4).

Kept are the event file and the texts that a closing wrote. The PDF is made from the event file
whenever it is wanted: the same file gives the same pages, and the database keeps no copies.
"""

from collections.abc import Mapping, Sequence
from datetime import date, datetime, timedelta

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.mail.letter import Draft
from corr.ranking.board.board_event import write as write_rated
from corr.ranking.correspondence.compute import Result, compute
from corr.ranking.correspondence.event import EventFile, sanction
from corr.ranking.correspondence.eventfile import parse
from corr.reading.entries import with_lines
from corr.report.committee.committee_tables import Occasion
from corr.report.forms.as_csv import as_csv
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.document import Document
from corr.sentences.said import said
from corr.service.event.closing import (
    closing_day,
    closing_document,
    moment_of,
    occasion_of,
    remarks_on,
)
from corr.service.event.event_files import event_file
from corr.service.event.rated import kept_rating, rated_now, rating_file
from corr.service.event.reopening import report_changes
from corr.service.event.unranked import results_document
from corr.service.letters.compose import post
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.contest.committee_days import REPORT_DUE
from corr.tournament.contest.contest import Contest
from corr.tournament.elsewhere.elsewhere import content_of, read_course, tables_of
from corr.tournament.elsewhere.elsewhere_event import read_event
from corr.tournament.elsewhere.elsewhere_history import History
from corr.tournament.elsewhere.elsewhere_keys import Faults
from corr.tournament.elsewhere.elsewhere_spec import spec_from_file, titles_of
from corr.tournament.events.events_contest import Closed, ReportSent
from corr.tournament.spec.spec_clock import ClockPart

Attachment = tuple[str, str, bytes]


def report_of(
    office: Office,
    contest: Contest,
    at: datetime,
    lang: str,
    number: int = 0,
    *,
    sending: bool = False,
) -> Document:
    """The report of an event: the latest, that of closing `number`, or a preliminary one.

    `sending`: it goes to the committee at `at`, and says so. Raises ArbiterError if there is
    none, or if new players must be estimated first.
    """
    if not number and contest.state == "running":
        return _preliminary(office, contest, at, lang)
    number = number or contest.reports
    results = parse(kept_file(office, contest, number), any_game=True)
    sent = contest.reported.get(number, contest.day(at) if sending else None)
    occasion = replace(
        occasion_of(contest, results, lang, report_changes(office, contest, number)),
        number=number,
        report_sent=sent,
        not_yet=frozenset() if sent else frozenset({"report_due"}),
    )
    if number <= len(contest.reopened):
        day, why = contest.reopened[number - 1]
        occasion = replace(occasion, reopened=contest.day(day), reopened_because=why)
    if number < contest.reports:
        occasion = replace(occasion, replaced=_written_on(office, contest, number + 1))
    rated = kept_rating(office, contest, number)
    return closing_document(contest, results, _ranked(contest, results), rated, occasion, lang)


# -- the report on an event of which there is a file alone ----


_ANY_ID, _ANYBODY = "AA00", "nobody@example.org"
"""What the rules of a file are read with: the report tells its own id and arbiter, if any."""


def report_from_file(text: str, results: EventFile, source: str, lang: str) -> Document:
    """The report with all results of an event file that counts for no ranking and no rating list.

    `text` is the file that `results` were read from, `source` what it is called in faults. Raises
    ArbiterError with every fault at once; of an event that feeds a rating list, since no file
    knows that list.
    """
    try:
        contest, keys = _contest_in(text, source, lang)
    except ArbiterError as error:
        raise ArbiterError(*with_lines(text, error.faults, source)) from error
    games = (replace(one, id=keys[f"games[{at}]"]) for at, one in enumerate(results.games, 1))
    results = replace(results, games=tuple(games))
    occasion = Occasion(remarks=remarks_on(contest, results, lang))
    return results_document(contest, results, occasion, lang)


def _contest_in(text: str, source: str, lang: str) -> tuple[Contest, Mapping[str, str]]:
    """The event of a file, and what its games are called in it, by their places in the file."""
    top, faults = content_of(text, source), Faults(source)
    file = read_event(faults, top)
    course = read_course(faults, top, file)
    faults.finish()
    tables_of(faults, file)
    history = History(file=file, id=file.texts["id"] or "file", called=titles_of(file))
    spec = spec_from_file(
        replace(history, id=_ANY_ID), course, top, arbiter=_ANYBODY, languages=[lang]
    )
    if spec.ranking.rating and sanction(spec.ranking.sanctioned_by) is not False:
        raise ArbiterError(said("why_event", "report_rated", source=source))
    if "rules" not in top:  # nobody says what time there was
        spec = replace(spec, clock=ClockPart(per_move=timedelta()))
    contest = replace(history.contest(), spec=spec)
    return contest, {one.where.partition(" ")[0]: key for key, one in history.games}


# -- what reports are made from ----


def _ranked(contest: Contest, results: EventFile) -> Result | None:
    """What the results are worth for levels; None in an event that counts for none."""
    return compute(results) if contest.spec.ranking.system != "none" else None


def _written_on(office: Office, contest: Contest, number: int) -> date:
    """The day on which a report was written, from whichever day its closing counts."""
    (at,) = (
        one.at
        for one in office.store.events.of_stream(contest.id)
        if isinstance(one.body, Closed) and one.body.report == number
    )
    return contest.day(at)


def kept_file(office: Office, contest: Contest, number: int) -> str:
    """The event file of a closing. Raises ArbiterError if there was none of this number."""
    kept = office.store.events.report(contest.id, number)
    if not kept:
        raise ArbiterError(
            said(
                "why_event", "no_report", event=contest.id, number=number, reports=contest.reports
            )
        )
    return kept[f"{contest.id}.json"]


def _preliminary(office: Office, contest: Contest, at: datetime, lang: str) -> Document:
    """What the games that are over would give if the event were closed now."""
    at = max(at, contest.started_at or at)
    results = event_file(office, contest, moment_of(contest, closing_day(office, contest, at), at))
    going = len(contest.pairings) - len(results.games)
    occasion = replace(occasion_of(contest, results, lang, closed=False), going=going, number=0)
    rated = rated_now(office, contest, results, at)
    return closing_document(contest, results, _ranked(contest, results), rated, occasion, lang)


def send_report(
    office: Office, event: str, act: Act, to: Sequence[str] = (), lang: str = ""
) -> tuple[str, ...]:
    """Send the latest report of a closed event to the committee, and write that down; to whom.

    `to` are other addresses than those of the event file, `lang` another language than a
    reader's own or else the event's first one. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, readers = _closed(office, event), report_readers(office, event, to)
        for place, reader in enumerate(readers, start=1):
            draft = _letter(office, contest, reader, act.at, lang, place)
            post(office, draft, at=act.at, cause=act.cause)
        body = ReportSent(report=contest.reports, to=readers)
        office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        return readers


def sent_before(office: Office, event: str) -> date | None:
    """The first day on which the latest report of a closed event went to the committee."""
    contest = _closed(office, event)
    return contest.reported.get(contest.reports)


def report_readers(office: Office, event: str, to: Sequence[str] = ()) -> tuple[str, ...]:
    """Who gets the report of a closed event. Raises ArbiterError if nobody does."""
    contest = _closed(office, event)
    readers = tuple(dict.fromkeys(to or contest.spec.event.committee))
    wrong = [one for one in readers if "@" not in one]
    if not readers or wrong:
        raise ArbiterError(
            *(said("why_event", "no_address", address=one) for one in wrong),
            *(said("why_event", "no_committee", event=event) for _ in range(not readers)),
        )
    return readers


def note_sent(office: Office, event: str, act: Act, on: date) -> None:
    """Write down that the committee got the report in another way. Raises ArbiterError."""
    with office.folder.transaction():
        contest = _closed(office, event)
        assert contest.closed_on is not None
        if not contest.closed_on <= on <= contest.day(act.at):
            closed = contest.closed_on
            raise ArbiterError(
                said("why_event", "report_not_then", event=event, closed=closed, on=on)
            )
        body = ReportSent(report=contest.reports, on=on.isoformat())
        office.folder.record(event, contest, [body], at=act.at, cause=act.cause)


def _closed(office: Office, event: str) -> Contest:
    contest = the_contest(office, event)
    if contest.stands != "closed":
        raise ArbiterError(
            said("why_event", "report_when_closed", event=event, state=contest.stands)
        )
    return contest


def _letter(
    office: Office, contest: Contest, reader: str, at: datetime, lang: str, place: int
) -> Draft:
    """The letter to one address of the committee, with everything that there is to check."""
    known = office.store.players.player_by_address(reader)
    language = lang or (known.language if known else contest.spec.event.languages[0])
    number = contest.reports
    document = report_of(office, contest, at, language, number, sending=True)
    closed = contest.closed_on
    assert closed is not None
    facts: dict[str, object] = {
        "event": {"id": contest.id, "name": contest.spec.event.name},
        "closed": closed,
        "due": closed + REPORT_DUE,
        "number": number,
        "ranked": contest.spec.ranking.system != "none",
        "rated": kept_rating(office, contest, number) is not None,
        "game": contest.spec.game.kind,
        "arbiter": contest.spec.event.arbiters[0],
    }
    return Draft(
        kind="committee_report",
        language=language,
        to_name=known.name if known else "",
        to_address=reader,
        message_id=f"{contest.id}.committee.{contest.seq}.{place}@{office.site.host}",
        reply_to=office.site.address,
        date=at,
        facts=facts,
        attachments=tuple(_attachments(office, contest, document)),
    )


def _attachments(office: Office, contest: Contest, document: Document) -> list[Attachment]:
    """The report to read and to print, the file to compute it from, and its tables."""
    file = kept_file(office, contest, contest.reports)
    return [
        (f"{contest.id}.pdf", "application/pdf", as_pdf(document)),
        (f"{contest.id}.json", "application/json", file.encode()),
        *(
            (rating_file(contest.id), "application/json", write_rated(one).encode())
            for one in filter(None, [kept_rating(office, contest, contest.reports)])
        ),
        *(
            (f"{contest.id}-{key}.csv", "text/csv", text.encode())
            for key, text in as_csv(document).items()
        ),
    ]
