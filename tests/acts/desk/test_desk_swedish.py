"""An arbiter who reads Swedish is answered in Swedish, whatever they send."""

import re

import pytest

from tests.acts.declarations import BY_LETTER
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, SETTINGS, House

ENGLISH = re.compile(
    r"\b(is|are|of|and|with|would|was|were|has|have|not|by|for|no|you|your|please|the|reply|move"
    r"|board|game|games|event|player|players|round|letter|letters|expected|found|missing|value"
    r"|only|nobody|nothing|there|this|that|from|on|which|yet|already|day|days|got|unexpected"
    r"|extra|argument|arguments|option|options|requires|takes|does|since|passed|undoes|who|be)\b",
    re.IGNORECASE,
)
SWEDISH = SETTINGS.replace("[site]", '[site]\nlanguage = "sv"') + (
    f'[ranking]\ncommittee = ["{ARBITER}"]\nboard = ["{ARBITER}"]\njudges = ["Kim"]\n'
)
GAME = f"{EVENT}-001"
FOR_A_REASON = "--reason sjuk"
ACTS = {
    "clock extend": f"{GAME} --days 5 {FOR_A_REASON}",
    "clock pause": f"{GAME} {FOR_A_REASON}",
    "event annul": f"{GAME} {FOR_A_REASON}",
    "event cancel": f"{EVENT} {FOR_A_REASON}",
    "event exclude": f"{EVENT} P0003 {FOR_A_REASON}",
    "event heard": f"{EVENT} P0001 {FOR_A_REASON}",
    "event reprimand": f"{EVENT} P0002 {FOR_A_REASON}",
    "event rule": f"{GAME} 1-0 --ending walkover {FOR_A_REASON}",
    "event warn": f"{EVENT} P0002 {FOR_A_REASON}",
    "event withdraw": f"{EVENT} P0001 {FOR_A_REASON}",
    "game note": f'{GAME} "ring Anna"',
    "leave grant": f"P0001 2024-03-01 2024-03-09 {FOR_A_REASON}",
    "ranking exempt": f"P0001 --from 2024-01-01 {FOR_A_REASON}",
    "ranking set": f'P0001 "5 kyu" --since 2024-01-01 {FOR_A_REASON}',
    "title set": f"P0001 5k --on 2024-01-01 {FOR_A_REASON}",
}
"""A line that can be done, by its command."""
ASKED = {
    "appeal list": "",
    "clock show": GAME,
    "event list": "",
    "event rules": EVENT,
    "event status": EVENT,
    "event table": EVENT,
    "event boards": EVENT,
    "event sections": EVENT,
    "game show": GAME,
    "leave list": "",
    "log": EVENT,
    "mail list": "",
    "pairings": EVENT,
    "player list": "",
    "ranking due": "",
    "ranking list": "",
    "ranking log": "P0001",
    "ranking norms": EVENT,
    "ranking player": "P0001",
    "rating list": "",
    "rating events": "",
    "rating log": "",
    "rating player": "P0001",
    "report": EVENT,
    "standings": EVENT,
    "table": EVENT,
    "title list": "",
    "title log": "",
    "title player": "P0001",
    "title test next": "P0001",
}
"""A line that only reads, by its command."""
REFUSED = {
    "appeal decide": f"{EVENT} 7 allow {FOR_A_REASON}",
    "appeal panel": f"{EVENT} 7 a@x.example b@x.example c@x.example {FOR_A_REASON}",
    "appeal vote": f"{EVENT} 7 uphold {FOR_A_REASON}",
    "event open-boards": f"{EVENT} Lund 2 1 {FOR_A_REASON}",
    "game answer-call": f"{GAME} {FOR_A_REASON}",
    "game points": f"{GAME} P0001 1 {FOR_A_REASON}",
    "clock extend": f"SK24-099 --days 5 {FOR_A_REASON}",
    "clock forfeit": f"{GAME} {FOR_A_REASON}",
    "clock impose": f"{GAME} {FOR_A_REASON}",
    "clock pause": f"SK24-099 {FOR_A_REASON}",
    "clock resume": f"{GAME} {FOR_A_REASON}",
    "clock show": "SK24-099",
    "event annul": f"SK24-099 {FOR_A_REASON}",
    "event assess": f"{GAME} 1-0 {FOR_A_REASON}",
    "event boards": EVENT,
    "event bye": f"{EVENT} P0001 {FOR_A_REASON}",
    "event captain": f'{EVENT} Lag "Anna" {FOR_A_REASON}',
    "event close": f"{EVENT} {FOR_A_REASON}",
    "event correct": f"{GAME} 1-0 {FOR_A_REASON}",
    "event decide": f"{EVENT} P0001 {FOR_A_REASON}",
    "event draw": EVENT,
    "event enter": f"{EVENT} P0099",
    "event exclude": f"{EVENT} P0099 {FOR_A_REASON}",
    "event heard": f"{EVENT} P0099 {FOR_A_REASON}",
    "event late": f"{EVENT} P0001 {FOR_A_REASON}",
    "event line-up": f"{EVENT} Lag 1 P0001 {FOR_A_REASON}",
    "event redraw": f"{EVENT} {FOR_A_REASON}",
    "event refuse": f"{EVENT} P0001 {FOR_A_REASON}",
    "event reinstate": f"{EVENT} P0001 {FOR_A_REASON}",
    "event reopen": f"{EVENT} {FOR_A_REASON}",
    "event rule": f"{GAME} 3-0 {FOR_A_REASON}",
    "event sections": EVENT,
    "event send-report": EVENT,
    "event show": "XX99",
    "event start": EVENT,
    "event substitute": f"{EVENT} P0001 P0002 {FOR_A_REASON}",
    "event test": EVENT,
    "event vouchers": f"{EVENT} 3",
    "event withdraw": f"{EVENT} P0099 {FOR_A_REASON}",
    "event withdraw-team": f"{EVENT} Lag {FOR_A_REASON}",
    "game answer-claim": f"{GAME} yes {FOR_A_REASON}",
    "game claim": f'{GAME} "4. h5"',
    "game note": 'SK24-099 "ring Anna"',
    "game reopen": f"{GAME} --days 5 {FOR_A_REASON}",
    "game show": "SK24-099",
    "game take-back": f"{GAME} {FOR_A_REASON}",
    "leave cancel": f"P0001 {FOR_A_REASON}",
    "leave grant": f"P0001 2024-03-09 2024-03-01 {FOR_A_REASON}",
    "mail drop": "1",
    "mail list": "--state tom",
    "mail release": "1",
    "mail resend": "1",
    "mail show": "1",
    "pairings": f"{EVENT} --round 9",
    "player add": '"Anna Ek" anna@players.test',
    "player reachable": "P0001",
    "player unreachable": "P0001",
    "ranking norms": f"{EVENT} P0099",
    "report": f"{EVENT} --no 3",
    "standings": f"{EVENT} --lang xx",
    "event change": f"{EVENT} fil.toml {FOR_A_REASON}",
    "event check": "fil.toml",
    "event trf": "XX99",
    "event export": "XX99",
    "game export": "SK24-099",
    "ranking confirm": f"P0001 {EVENT} {FOR_A_REASON}",
    "ranking exempt": f"P0001 --from 2024-01-09 --to 2024-01-01 {FOR_A_REASON}",
    "ranking set": f"P0001 tre --since 2024-01-01 {FOR_A_REASON}",
    "ranking undo": f"P0001 7 {FOR_A_REASON}",
    "rating activity": f"P0001 2024-1 {FOR_A_REASON}",
    "rating assign": f"XX99 2024-1 {FOR_A_REASON}",
    "rating compute": "XX99",
    "rating correct": f"fil.json {FOR_A_REASON}",
    "rating enter": "fil.json",
    "rating export": "XX99",
    "rating publish": "2023-2",
    "rating remove": f"XX99 {FOR_A_REASON}",
    "rating start": f"fil.csv --first 2024-1 {FOR_A_REASON}",
    "rating strike": f"P0001 2024-1 {FOR_A_REASON}",
    "title compute": "XX99",
    "title diploma": "P0001",
    "title test add": "P0001 --level 10k --passed --on 2024-01-01 --judge Ek",
    "title test minutes": "--player P0099",
    "title undo": f"7 {FOR_A_REASON}",
    "undo": f"{EVENT} 7 {FOR_A_REASON}",
}
"""A line that cannot be, by its command."""
UNREAD = [
    f"clock extend {GAME}",
    f"clock extend {GAME} --days 900 {FOR_A_REASON}",
    f"clock extend {GAME} --days 5 --reasn sjuk",
    f"clock extend {GAME} 3 --days 5 {FOR_A_REASON}",
    f"clock extend {GAME} 3 4 --days 5 {FOR_A_REASON}",
    f"clock extend {GAME} --days",
    f"event table {EVENT} --json=ja",
    "event nonsens",
    f'event rule {GAME} 1-0 --reason "sjuk',
    "bench mail",
]
"""Lines that are no commands."""
ENGLISH_STILL = {
    "dice record": "the record of a match's dice, whose keys are English as in any JSON",
    "event reference": "the keys of the event file, which are English",
    "settings reference": "the keys of the settings file, which are English",
    "status": "the machine, whose words operators read in English",
}
"""What is answered in English, and why; this list only shrinks."""


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    folder, people = tmp_path_factory.mktemp("svensk"), (ANNA, BO, CAI, DAG)
    with House(folder, people, settings=SWEDISH, clock={"silence": []}) as house:
        house.start()
    return house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as house:
        yield house


def prose(post, line):
    """The words of a letter but for what was sent, commands, and what people wrote."""
    told = " ".join(post.text.split()).replace(line, "")
    told = re.sub(r"`[^`]*`|--[a-z-]+", "", told)
    return re.sub(r'"[^"]*"|corr [a-z-]+( [A-Za-z|\[\]-]+)*|[\w.+-]+@[\w.-]+', "", told)


def line_of(command, lines):
    return f"{command} {lines[command]}".rstrip()


@pytest.mark.parametrize("command", ACTS)
def test_what_an_act_would_do_and_has_done_is_told_in_swedish(house, command):
    line = line_of(command, ACTS)
    shown = send(house, line)
    assert not (found := ENGLISH.search(prose(shown.to(ARBITER), line))), found
    done = confirm(house, shown).to(ARBITER)
    assert not (found := ENGLISH.search(prose(done, line))), found
    assert "Det är gjort" in done.text


@pytest.mark.parametrize("command", ASKED)
def test_what_is_asked_is_answered_in_swedish(house, command):
    line = line_of(command, ASKED)
    answer = send(house, f"corr {line}").to(ARBITER)
    assert not (found := ENGLISH.search(prose(answer, line))), (found, answer.text)


@pytest.mark.parametrize("command", REFUSED)
def test_what_cannot_be_is_refused_in_swedish(house, command):
    line = line_of(command, REFUSED)
    answer = send(house, f"corr {line}").to(ARBITER)
    assert not (found := ENGLISH.search(prose(answer, line))), (found, answer.text)


@pytest.mark.parametrize("line", UNREAD)
def test_what_is_no_command_is_refused_in_swedish(house, line):
    answer = send(house, f"corr {line}").to(ARBITER)
    assert not (found := ENGLISH.search(prose(answer, line))), (found, answer.text)


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"clock extend {GAME} 3 4 --days 5 {FOR_A_REASON}", "3 4 är mer än kommandot tar"),
        (f"clock extend {GAME} --days", "--days behöver ett värde"),
        (f"event table {EVENT} --json=ja", "--json tar inget värde"),
    ],
)
def test_a_line_with_too_much_or_too_little_is_told_so(house, line, why):
    assert why in flat(send(house, f"corr {line}").to(ARBITER))


def test_who_is_entered_is_told_in_swedish(tmp_path):
    line = f'player add "Erik Persson" erik@x.test --enter {EVENT}'
    with House(tmp_path, (ANNA, BO), settings=SWEDISH) as house:
        done = confirm(house, send(house, line)).to(ARBITER)
    assert f"Erik Persson är P0003 och är anmäld till {EVENT}" in done.text
    assert not (found := ENGLISH.search(prose(done, line))), found


def test_the_log_keeps_english_for_ever(house):
    confirm(house, send(house, f"clock pause {GAME} --reason fel"))
    (ruled,) = house.office.folder.contest(EVENT).rulings.values()
    assert ruled.act.what == f"the clock of {GAME} stands still"


def test_what_was_ruled_once_is_said_in_swedish_where_it_is_undone_or_appealed(house):
    """The log kept it in English."""
    warned = confirm(house, send(house, f"event warn {EVENT} P0002 --reason sen"))
    shown = send(house, f"undo {EVENT} 1 --reason fel")
    what = 'beslut 1 är upphävt: "Bo (P0002) har fått en varning i SK24"'
    assert f"Det som skulle göras: {what}" in flat(shown.to(ARBITER))
    told = house.give(house.compose(BO, "överklagar: jag var i tid", warned.to(BO)))
    words = "Beslutet: Bo (P0002) har fått en varning i SK24."
    assert words in flat(told.to(ARBITER))
    done = confirm(house, shown)
    assert "Bo (P0002) has a warning" not in flat(done.to(ARBITER))


def flat(post):
    return " ".join(post.text.split())


def test_a_ruling_is_logged_in_swedish_but_for_its_words(house):
    confirm(house, send(house, f"clock pause {GAME} --reason fel"))
    text = send(house, f"corr log {EVENT}").to(ARBITER).text
    assert f"  klockan i {GAME} står stilla" in text.splitlines()
    assert f"ändrade: {GAME} klockan stoppad" in text
    assert "skäl: fel" in text


def test_the_log_names_players_in_swedish(house):
    confirm(house, send(house, f"leave grant P0001 2024-03-01 2024-03-09 {FOR_A_REASON}"))
    text = send(house, f"corr log {EVENT}").to(ARBITER).text
    assert "ändrade: Anna (P0001) ledighet tagen" in text
    assert "Anna (P0001) är ledig" in text


def test_what_happened_to_a_clock_is_told_in_swedish(house):
    confirm(house, send(house, f"clock pause {GAME} --reason fel"))
    line = f"clock show {GAME}"
    answer = send(house, f"corr {line}").to(ARBITER)
    assert "domaren stoppade klockan: fel" in answer.text
    assert not (found := ENGLISH.search(prose(answer, line))), found


def test_rulings_on_levels_are_told_in_swedish(house):
    for level, since in (("5 kyu", "2024-01-01"), ("6 kyu", "2023-01-01")):
        line = f'ranking set P0001 "{level}" --since {since} {FOR_A_REASON}'
        shown = send(house, line)
        assert not (found := ENGLISH.search(prose(shown.to(ARBITER), line))), found
        done = confirm(house, shown).to(ARBITER)
        assert not (found := ENGLISH.search(prose(done, line))), found
    line = f"ranking undo P0001 1 {FOR_A_REASON}"
    undone = confirm(house, send(house, line)).to(ARBITER)
    assert "beslut 1 om Anna (P0001) är upphävt" in flat(undone)
    logged = send(house, "corr ranking log P0001").to(ARBITER)
    for told in (undone, logged):
        assert "Anna (P0001) har 5 kyu sedan 2024-01-01" in flat(told)
        assert not (found := ENGLISH.search(prose(told, line))), (found, told.text)


def test_why_a_letter_is_set_aside_is_told_in_swedish(house):
    turn = house.newest(ANNA)
    done = house.give(house.compose("nagon@annan.test", "1. h8", turn))
    why = "från en adress som inte är anmäld"
    assert "en adress som inte är anmäld för spelaren" in flat(done.to(ARBITER))
    assert f"lagt åt sidan ({why})" in flat(send(house, f"event status {EVENT}").to(ARBITER))


def test_a_letter_that_was_handled_is_told_of_in_swedish(house):
    key = send(house, f"event table {EVENT}").key
    line = f"mail release {key}"
    assert f"{key} är redan behandlat: bara" in flat(send(house, line).to(ARBITER))


def test_measures_are_listed_in_swedish(house):
    confirm(house, send(house, f"event exclude {EVENT} P0003 {FOR_A_REASON}"))
    text = send(house, f"event status {EVENT}").to(ARBITER).text
    assert '  uteslutning  Cai (P0003): "sjuk"' in text


def test_titles_are_logged_in_swedish(house):
    confirm(house, send(house, f"title set P0001 5k --on 2024-01-01 {FOR_A_REASON}"))
    confirm(house, send(house, f"title undo 1 {FOR_A_REASON}"))
    text = send(house, "title log").to(ARBITER).text
    assert "5 kyu från 2024-01-01" in text
    assert "upphäver" in text


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("title set P0001 hundra --on 2024-01-01", "'hundra' är ingen nivå"),
        (
            "title test add P0001 --level 1k --passed --on 2024-01-01 --judge Kim --paper A",
            "får försöka högst 13 kyu, inte 1 kyu: första provet utan rating",
        ),
    ],
)
def test_why_a_title_cannot_be_is_told_in_swedish(house, line, why):
    assert why in flat(send(house, f"{line} {FOR_A_REASON}").to(ARBITER))


def test_an_event_is_closed_in_swedish(tmp_path):
    with House(tmp_path, (ANNA, BO), settings=SWEDISH) as house:
        house.start()
        confirm(house, send(house, f"event rule {GAME} 1-0 {FOR_A_REASON}"))
        shown = send(house, f"event close {EVENT}")
        done = confirm(house, shown).to(ARBITER)
    assert (
        "Det här får ännu överklagas, också när tävlingen är avslutad:" in shown.to(ARBITER).words
    )
    assert f"{EVENT} är avslutad, rapport 1:" in done.text


def test_what_cannot_be_undone_is_told_in_swedish(house):
    confirm(house, send(house, f"event cancel {EVENT} --reason slut"))
    line = f"undo {EVENT} 1 --reason fel"
    answer = send(house, line).to(ARBITER)
    assert not (found := ENGLISH.search(prose(answer, line))), (found, answer.text)


def test_every_command_is_tried_but_for_a_few():
    assert set(BY_LETTER) - {*ACTS, *ASKED, *REFUSED} == {*ENGLISH_STILL}
