"""The committee's report of an event here: made anew, sent, reminded of until it is with them."""

import io
import json
from datetime import timedelta

import pytest
from msgspec.structs import replace
from pypdf import PdfReader

from corr.errors import ArbiterError
from corr.service.event.closing import close_event
from corr.service.event.reopening import reopen_event
from corr.service.event.reporting import note_sent, send_report
from corr.service.office.tables import the_contest
from corr.service.watch.needs import needs_of
from corr.service.watch.overview import look_at
from corr.service.watch.tick import _readers
from corr.tournament.contest.committee_days import report_due_day
from tests.commands import corr
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, SITE, House, member_list

COMMITTEE = "rk@federation.test"
SANCTIONED = {"system": "correspondence", "sanctioned_by": "SLSF"}


def building(folder, **event):
    return House(
        folder, [ANNA, BO, CAI], ranking=SANCTIONED, event={"committee": [COMMITTEE], **event}
    )


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Every game is over but the last."""
    with building(tmp_path_factory.mktemp("played")) as house:
        house.start()
        for row in house.office.store.events.games_of_event(EVENT)[:-1]:
            number = int(row.id[-3:])
            house.play("a1; h9", number)
            loser = house.office.store.players.player(row.second).addresses[0]
            house.say(loser, f"{row.id} resign", number)
    return house


@pytest.fixture
def running(played, tmp_path):
    with copied(played, tmp_path) as house:
        yield house


@pytest.fixture(scope="module")
def over(played, tmp_path_factory):
    """The event is closed, with levels estimated for all."""
    with copied(played, tmp_path_factory.mktemp("over")) as house:
        row = house.office.store.events.games_of_event(EVENT)[-1]
        number = int(row.id[-3:])
        house.play("a1; h9", number)
        house.say(
            house.office.store.players.player(row.second).addresses[0], f"{row.id} resign", number
        )
        house.now += timedelta(days=100)
        shut(house)
        house.letters()
    return house


@pytest.fixture
def closed(over, tmp_path):
    with copied(over, tmp_path) as house:
        yield house


def shut(house):
    close_event(
        house.office,
        EVENT,
        house.act("close"),
        estimates={house.player(ANNA): "5 kyu", house.player(BO): "6 kyu"},
    )


def contest(house):
    return the_contest(house.office, EVENT)


def needs(house):
    found = needs_of(house.office, look_at(house.office, house.now))
    return [one for one in found if one.kind == "report"]


def close_day(house):
    return contest(house).day(contest(house).closed_at)


def test_a_closed_event_is_reported_as_it_was_kept(closed):
    kept = closed.office.store.events.report(EVENT, 1)
    for lang in ("en", "sv"):
        found = corr(closed.folder, "report", EVENT, "--lang", lang)
        assert found.status == 0, found.err
        assert found.out == kept[f"{EVENT}.{lang}.txt"]
        page = corr(closed.folder, "report", EVENT, "--html", "--lang", lang)
        assert page.out == kept[f"{EVENT}.{lang}.html"]


def test_the_report_says_when_the_rules_were_sent_and_that_it_is_not_sent_yet(closed):
    told = " ".join(corr(closed.folder, "report", EVENT).out.split())
    started = contest(closed).day(contest(closed).started_at)
    assert f"{started + timedelta(weeks=3)} {started}" in told
    assert f"{close_day(closed) + timedelta(weeks=2)} not yet" in told
    assert "When the rules were sent" not in told


def test_a_running_event_has_a_preliminary_report_that_says_so(tmp_path):
    with building(tmp_path) as house:
        levels = {"level": ["5 kyu", "6 kyu", "7 kyu"], "level_since": ["2023-01-01"] * 3}
        house.members(member_list([ANNA, BO, CAI], "level level_since", **levels))
        house.start()
        found = corr(house.folder, "report", EVENT)
        assert found.status == 0, found.err
        told = " ".join(found.out.split())
        assert "The event is still going on: this is what closing it now would give." in told
        games = len(house.office.store.events.games_of_event(EVENT))
        assert f"{games} games are still going and left out." in told


def test_a_report_that_needs_estimates_names_the_new_players(running):
    found = corr(running.folder, "report", EVENT)
    assert found.status == 2
    assert "estimates needed" in found.err


def test_an_earlier_report_can_be_asked_for_and_none_that_is_not_there(closed):
    assert corr(closed.folder, "report", EVENT, "--no", "1").status == 0
    missing = corr(closed.folder, "report", EVENT, "--no", "7")
    assert missing.status == 2
    assert "number 7" in missing.err


def test_it_goes_to_the_committee_with_pdf_event_file_and_tables(closed):
    send_report(closed.office, EVENT, closed.act("report"), lang="en")
    (letter,) = closed.letters()
    assert letter.to == COMMITTEE
    assert letter.reply_to == SITE
    assert f"the arbiter is {ARBITER}" in letter.words
    assert letter.subject == f"{EVENT}: report to the ranking committee"
    files = {part.get_filename(): part for part in letter.mail.iter_attachments()}
    assert {f"{EVENT}.pdf", f"{EVENT}.json", f"{EVENT}-ranking.csv"} <= files.keys()
    pdf = PdfReader(io.BytesIO(files[f"{EVENT}.pdf"].get_content()))
    assert "Report to the ranking committee" in pdf.pages[0].extract_text()
    told = json.loads(files[f"{EVENT}.json"].get_content())
    assert told["event"]["id"] == EVENT


def test_until_it_is_sent_the_arbiter_is_reminded_with_the_day_and_the_command(closed):
    due = close_day(closed) + timedelta(weeks=2)
    (need,) = needs(closed)
    assert need.words == f"the committee's report on {EVENT} is due on {due}"
    assert need.commands == (f"corr event send-report {EVENT}",)
    assert need.readers == (ARBITER,)
    closed.now += timedelta(weeks=3)
    (late,) = needs(closed)
    assert late.words == f"the committee's report on {EVENT} is overdue: it was due on {due}"
    assert late.urgency < need.urgency
    send_report(closed.office, EVENT, closed.act("report"))
    assert needs(closed) == []


def test_what_was_handed_over_in_another_way_is_written_down_with_its_day(closed):
    day = close_day(closed)
    with pytest.raises(ArbiterError, match="was not handed over on"):
        note_sent(closed.office, EVENT, closed.act("sent"), day - timedelta(days=1))
    note_sent(closed.office, EVENT, closed.act("sent"), day)
    assert contest(closed).reported == {1: day}
    assert needs(closed) == []
    assert closed.letters() == []
    told = " ".join(corr(closed.folder, "report", EVENT).out.split())
    assert f"{day + timedelta(weeks=2)} {day}" in told


def test_after_another_close_the_new_report_is_due(closed):
    send_report(closed.office, EVENT, closed.act("report"))
    reopen_event(closed.office, EVENT, replace(closed.act("reopen"), reason="a letter was found"))
    assert report_due_day(contest(closed)) is None
    closed.now += timedelta(days=3)
    shut(closed)
    assert report_due_day(contest(closed)) == close_day(closed) + timedelta(weeks=2)
    closed.letters()
    send_report(closed.office, EVENT, closed.act("again"), lang="sv")
    (letter,) = closed.letters()
    assert "den är nummer 2 och ersätter de tidigare" in letter.words


def test_an_arbiter_sends_it_by_a_letter_and_anybody_who_may_read_asks_for_it(closed):
    shown = send(closed, f"corr event send-report {EVENT}")
    assert COMMITTEE in shown.to(ARBITER).words
    done = confirm(closed, shown)
    assert COMMITTEE in done.readers
    assert contest(closed).reported
    asked = send(closed, f"corr report {EVENT} --pdf", COMMITTEE)
    names = [part.get_filename() for part in asked.to(COMMITTEE).mail.iter_attachments()]
    assert names == [f"{EVENT}.pdf"]


def test_on_the_command_line_it_is_shown_before_it_is_sent(closed):
    shown = corr(closed.folder, "event", "send-report", EVENT, "--dry-run")
    assert shown.status == 0, shown.err
    assert contest(closed).reported == {}
    sent = corr(closed.folder, "report", EVENT, "--send", "--yes")
    assert sent.status == 0, sent.err
    assert COMMITTEE in sent.out


def test_an_event_without_a_committee_says_where_to_name_it(tmp_path):
    with building(tmp_path, committee=[]) as house:
        house.start()
        with pytest.raises(ArbiterError, match="follows when it is closed"):
            send_report(house.office, EVENT, house.act("report"))


def test_what_is_noted_or_sent_is_told_as_it_is_before_and_after(closed):
    day = str(close_day(closed))
    noted = f"it is noted that the report on {EVENT} was handed over on {day}\n"
    sent = f"the report on {EVENT} is sent to {COMMITTEE}\n"
    for words, told in ((["--sent", day], noted), ([], sent)):
        shown = corr(closed.folder, "event", "send-report", EVENT, *words, "--dry-run")
        assert f"What would be done: {told}" in shown.out
        done = corr(closed.folder, "event", "send-report", EVENT, *words, "--yes")
        assert done.out.startswith(told)
        assert f"  {told}" in corr(closed.folder, "log", EVENT).out
    early = corr(closed.folder, "event", "send-report", EVENT, "--sent", "2020-01-01")
    assert f"closed on {day}: its report was not handed over on 2020-01-01; give" in early.err
    other = corr(closed.folder, "event", "send-report", EVENT, "--sent", day, "--to", "a@b.test")
    assert (other.status, "goes without --to and --lang" in other.err) == (2, True)


def test_a_date_that_is_none_is_refused(closed):
    found = corr(closed.folder, "event", "send-report", EVENT, "--sent", "soon")
    assert found.status == 2
    assert "2026-07-01" in found.err


def test_the_morning_letter_goes_on_about_a_closed_event_until_the_report_is_sent(closed):
    assert EVENT in _readers(closed.office)[ARBITER]
    send_report(closed.office, EVENT, closed.act("report"))
    assert EVENT not in _readers(closed.office)[ARBITER]


def test_what_the_committee_receives_says_that_it_was_sent_and_whether_late(closed):
    closed.now += timedelta(weeks=4)
    send_report(closed.office, EVENT, closed.act("report"), lang="en")
    (letter,) = closed.letters()
    files = {part.get_filename(): part for part in letter.mail.iter_attachments()}
    pdf = PdfReader(io.BytesIO(files[f"{EVENT}.pdf"].get_content()))
    day = contest(closed).reported[1]
    told = " ".join("".join(page.extract_text() for page in pdf.pages).split())
    assert f"{day}, late" in told
    assert "not yet" not in told
    assert f"report_due,{close_day(closed) + timedelta(weeks=2)},{day},True" in str(
        files[f"{EVENT}-deadlines.csv"].get_content()
    )


def test_a_second_sending_leaves_the_day_of_the_first_and_names_it(closed):
    send_report(closed.office, EVENT, closed.act("report"))
    first = contest(closed).reported[1]
    closed.now += timedelta(weeks=3)
    shown = corr(closed.folder, "event", "send-report", EVENT, "--dry-run")
    assert f"the committee has had the report on {EVENT} since {first}: that day" in shown.out
    send_report(closed.office, EVENT, closed.act("again"))
    assert contest(closed).reported == {1: first}


def test_a_report_that_was_replaced_says_so_and_why(closed):
    reopen_event(closed.office, EVENT, replace(closed.act("reopen"), reason="a letter was found"))
    told = " ".join(corr(closed.folder, "report", EVENT, "--no", "1").out.split())
    assert "This report does not hold any more" in told
    assert "a letter was found" in told
    closed.now += timedelta(days=3)
    shut(closed)
    old = " ".join(corr(closed.folder, "report", EVENT, "--no", "1").out.split())
    assert f"It was replaced by report no. 2, of {close_day(closed)}." in old
    found = corr(closed.folder, "report", EVENT)
    new = " ".join(found.out.split())
    assert "Report no. 2" in new
    assert "It takes the place of report no. 1" in new
    assert "does not hold" not in new
    assert found.out == closed.office.store.events.report(EVENT, 2)[f"{EVENT}.en.txt"]


def test_sending_takes_the_readers_language_and_no_option_that_it_would_not_heed(closed):
    for option in (["--html"], ["--no", "1"], ["--out", "x.pdf"]):
        found = corr(closed.folder, "report", EVENT, "--send", "--yes", *option)
        assert found.status == 2
        assert "--send goes with" in found.err
    by_event = corr(closed.folder, "event", "send-report", EVENT, "--yes")
    assert by_event.status == 0, by_event.err
    assert corr(closed.folder, "report", EVENT, "--send", "--yes").status == 0
    first, second = closed.letters()
    assert first.subject == second.subject
