"""Titles at the board by letter: who may enter them, and what comes back."""

import json
from email import message_from_bytes
from email.policy import default

import pytest
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.board.board_file import parse
from corr.ranking.board.otb_tests import Sitting
from corr.service.players.forget import forget
from corr.service.players.from_list import add_player
from corr.service.register.board import enter_board_event
from corr.service.register.titles import add_sitting, entries_of, log_of, register_of, undo_entry
from corr.service.watch.check import check_all
from tests.acts.declarations import BY_LETTER as RULES
from tests.desk import confirm, send
from tests.office import ANNA, ARBITER, BO, SETTINGS, House
from tests.tournament.board_files import board_file

COMMITTEE = "ranking@club.test"
BOARD = "board@club.test"
RANKING = (
    f'{SETTINGS}[ranking]\ncommittee = ["{COMMITTEE}"]\nboard = ["{BOARD}"]\n'
    'judges = ["Kim Judge"]\n'
)
OTHER = "chief@elsewhere.test"
"""An arbiter of the event who neither runs the site nor ranks anybody."""
GOOD = {"clocks": True, "notation": True, "official_rules": True, "sanctioned": True}


@pytest.fixture
def house(tmp_path):
    event = {"arbiters": [ARBITER, OTHER]}
    with House(tmp_path, (ANNA, BO), settings=RANKING, event=event) as house:
        yield house


def title(house, address):
    return register_of(house.office).level(house.player(address))


def test_the_committee_enters_a_title_and_a_test_by_letter(house):
    number = house.player(ANNA)
    line = f'corr title set {number} 5k --on 2024-01-01 --reason "the list of 2023" --rule 32.1'
    shown = send(house, line, COMMITTEE)
    assert title(house, ANNA) is None
    confirm(house, shown, COMMITTEE)
    assert title(house, ANNA) == 11
    day = "--on 2024-01-10"
    line = f'title test add {house.player(BO)} --level 13k --passed {day} --judge "kim judge"'
    confirm(house, send(house, line, COMMITTEE), COMMITTEE)
    (sitting,) = entries_of(house.office).sittings
    assert (sitting.judge, sitting.level, title(house, BO)) == ("Kim Judge", 3, 3)
    listed = send(house, "corr title list\ntitle log", COMMITTEE).to(COMMITTEE).text
    for said in ("5 kyu", "13 kyu", "the list of 2023", COMMITTEE):
        assert said in listed
    report = check_all(house.office)
    assert report.faults == ()


def test_pages_come_back_as_files(house):
    number = house.player(ANNA)
    line = f"corr title set {number} 1d --on 2024-01-01 --reason x"
    confirm(house, send(house, line, COMMITTEE), COMMITTEE)
    asked = f"corr title diploma {number} --pdf\ncorr title player {number} --html"
    answer = send(house, asked, COMMITTEE).to(COMMITTEE)
    files = {one.get_filename(): one.get_content() for one in answer.mail.iter_attachments()}
    assert files[f"diploma-{number}.pdf"].startswith(b"%PDF")
    assert f"titles-{number}.html" in files


def test_an_arbiter_enters_no_title(house):
    line = f"corr title set {house.player(ANNA)} 1d --on 2024-01-01 --reason x"
    text = send(house, line, ARBITER).to(ARBITER).words
    assert "only the ranking committee can do this" in text
    assert title(house, ANNA) is None


def test_nobody_enters_a_title_or_test_of_their_own(house):
    fields = {"name": "Kim Judge", "email": COMMITTEE}
    player = add_player(house.office, fields, house.now, "arbiter.player-add")
    line = f"corr title set {player} 1d --on 2024-01-01 --reason x"
    assert "this is about you" in send(house, line, COMMITTEE).to(COMMITTEE).words
    sitting = Sitting(player=player, on=house.now.date(), level=3, passed=True, judge="Kim Judge")
    with pytest.raises(ArbiterError, match="a test of their own"):
        add_sitting(house.office, sitting, ["Kim Judge"], house.act("test"))
    assert log_of(house.office) == ()


def test_who_is_forgotten_leaves_levels_and_no_reasons(house):
    fields = {"name": "Dag Berg", "email": "dag@players.test"}
    player = add_player(house.office, fields, house.now, "arbiter.player-add")
    line = f'corr title set {player} 5k --on 2024-01-01 --reason "Dag was ill"'
    confirm(house, send(house, line, COMMITTEE), COMMITTEE)
    row = house.office.store.players.player(player)
    with house.office.folder.transaction():
        forget(house.office, row, at=house.now, cause="forget")
    (entry,) = log_of(house.office)
    assert (entry.body.reason, entry.body.level) == ("", "5 kyu")
    assert register_of(house.office).level(player) == 11
    assert [one.what for one in check_all(house.office).faults if one.where == "titles"] == []


# -- what a player hears ----


def entered(house, line):
    """The letters of an entry of the committee's."""
    return confirm(house, send(house, line, COMMITTEE), COMMITTEE)


def heard(house, line, player=ANNA):
    """The one letter that a player gets of an entry."""
    return entered(house, line).to(player)


def set_to(house, title, on="2024-01-01", player=ANNA):
    return f'corr title set {house.player(player)} {title} --on {on} --reason "the list"'


def sat(house, level, how, on, player=ANNA):
    judge = '--judge "Kim Judge"'
    return f"corr title test add {house.player(player)} --level {level} --{how} --on {on} {judge}"


def board_event(house, name, end, result="1-0"):
    """Anna meets Bo seven times at the board."""
    players = [{"id": house.player(one), "name": ""} for one in (ANNA, BO)]
    for one in players:
        one["name"] = house.office.store.players.player(one["id"]).name
    black, white = (one["id"] for one in players)
    games = [{"black": black, "white": white, "result": result}] * 7
    content = board_file(name, end, players, games, **GOOD)
    content["event"]["name"] = f"Open {name}"
    enter_board_event(house.office, parse(json.dumps(content)), house.act("enter-board"))


def test_a_player_hears_of_every_title_and_test(house):
    said = heard(house, set_to(house, "5k"))
    assert said.subject.startswith("Your title at the board")
    assert "entered your title at the board: 5 kyu, from Monday 1 Jan 2024 on." in said.words
    assert 'The reason: "the list"' in said.words
    assert "5 kyu" in said.html
    said = heard(house, sat(house, "13k", "passed", "2024-01-10", BO), BO)
    assert said.subject.startswith("You have passed the test")
    assert "supervised by Kim Judge. Congratulations! Your title at the board is now 13 kyu" in (
        said.words
    )
    assert "The next test that you may sit is for 12 kyu at most, as soon as" in said.words
    said = heard(house, sat(house, "12k", "failed", "2024-01-11", BO), BO)
    assert "was not passed. You lose no title by that. Your title at the board is 13 kyu" in (
        said.words
    )
    assert "is for 12 kyu at most, from Sunday 11 Feb 2024 on." in said.words
    said = heard(house, "corr title undo 3 --reason x", BO)
    assert "The test for 12 kyu on Thursday 11 Jan 2024 was entered wrongly" in said.words
    said = heard(house, "corr title undo 1 --reason x")
    assert "holds no more. You have no title at the board." in said.words


def test_a_title_before_an_event_is_told_with_what_the_event_made_of_it(house):
    board_event(house, "E1", "2024-01-05")
    said = heard(house, set_to(house, "14k")).words
    assert "Your title at the board is 12 kyu, since Friday 5 Jan 2024, through Open E1" in said


def test_a_test_below_the_title_leaves_it(house):
    entered(house, set_to(house, "1d"))
    said = heard(house, sat(house, "13k", "passed", "2024-01-10"))
    assert "Your title at the board is 1 dan" in said.words
    assert "now 13 kyu" not in said.words


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("sv", "Rankingkommittén har fört in din titel vid brädet: 1 DAN"),
        ("et", "Edetabelikomisjon kandis sisse sinu tiitli laua taga: 1 dan"),
    ],
)
def test_a_player_hears_it_in_their_language(house, language, told):
    number = house.player(ANNA)
    text = f"name,email,language\nAnna,{ANNA},{language}\n"
    house.members(text)
    assert house.office.store.players.player(number).language == language
    said = heard(house, set_to(house, "1d"))
    assert told in said.words
    assert said.html


def test_an_entry_makes_one_letter_to_whom_it_concerns_and_a_dry_run_none(house):
    shown = send(house, f"{set_to(house, '5k')}", COMMITTEE)
    assert shown.readers == [COMMITTEE]
    assert "Your title at the board" in shown.to(COMMITTEE).words
    done = confirm(house, shown, COMMITTEE)
    assert done.readers == sorted([ANNA, COMMITTEE])
    assert confirm(house, shown, COMMITTEE).readers == [COMMITTEE]
    assert [post.to for post in house.look()] == []
    assert len(log_of(house.office)) == 1


def test_who_has_no_address_gets_no_letter(house):
    board_event(house, "E1", "2024-01-05")
    players = [{"id": "x", "name": "Ulla Ny"}, {"id": "y", "name": "Olle Ny"}]
    games = [{"black": "x", "white": "y", "result": "1-0"}]
    content = board_file("E2", "2024-01-06", players, games, **GOOD)
    done = enter_board_event(house.office, parse(json.dumps(content)), house.act("enter"))
    line = f"corr title set {done.players['x']} 5k --on 2024-01-01 --reason x"
    assert entered(house, line).readers == [COMMITTEE]


def test_nobody_undoes_an_entry_of_their_own(house):
    entered(house, sat(house, "13k", "failed", "2024-01-10"))
    act = replace(house.act("undo"), by=ANNA)
    with pytest.raises(ArbiterError, match="this is about you"):
        undo_entry(house.office, 1, act)


# -- what an event does ----


def game_file(house, name, end, titles=("", ""), result="1-0", **player):
    """Anna meets Bo eight times; `titles` are those that the file gives."""
    rows = [house.office.store.players.player(house.player(one)) for one in (ANNA, BO)]
    players = [{"id": row.id, "name": row.name, **player} for row in rows]
    for one, given in zip(players, titles, strict=True):
        one["title"] = given
    black, white = (row.id for row in rows)
    games = [{"black": black, "white": white, "result": result, "round": no} for no in range(1, 9)]
    content = board_file(name, end, players, games, **GOOD)
    content["event"]["name"] = f"Open {name}"
    return json.dumps(content)


def by_letter(house, line, name, text):
    """A line of the committee's with a file, shown and then done: both answers."""
    letter = message_from_bytes(house.compose(COMMITTEE, line), policy=default)
    file = {"maintype": "application", "subtype": "json", "filename": name}
    letter.add_attachment(text.encode(), **file)
    shown = house.give(letter.as_bytes())
    return shown, confirm(house, shown, COMMITTEE)


def test_an_event_tells_whose_title_it_makes_another_and_they_hear_it_once(house):
    text = game_file(house, "E1", "2024-01-05")
    shown, done = by_letter(house, "corr rating enter E1.json", "E1.json", text)
    assert shown.readers == [COMMITTEE]
    assert "title none → 13 kyu, honorary title none → 13 kyu" in shown.to(COMMITTEE).words
    assert sorted(done.readers) == sorted([COMMITTEE, ANNA])
    said = done.to(ANNA)
    assert "The results of Open E1 (Friday 5 Jan 2024) have been entered" in said.words
    assert "until now you had none. Your title at the board is 13 kyu, since Friday" in said.words
    assert confirm(house, shown, COMMITTEE).readers == [COMMITTEE]
    assert title(house, ANNA) == 3


def test_a_correction_and_a_removal_tell_who_loses_a_title(house):
    by_letter(house, "corr rating enter E1.json", "E1.json", game_file(house, "E1", "2024-01-05"))
    turned = game_file(house, "E1", "2024-01-05", result="0-1")
    line = 'corr rating correct E1.json --reason "turned"'
    shown, done = by_letter(house, line, "E1.json", turned)
    assert "title 13 kyu → none" in shown.to(COMMITTEE).words
    assert "until now it was 13 kyu. You have no title" in done.to(ANNA).words
    assert "Your title at the board is 13 kyu" in done.to(BO).words
    shown, done = by_letter(house, line, "E1.json", turned)
    assert "no title becomes another one" in shown.to(COMMITTEE).words
    assert done.readers == [COMMITTEE]
    shown = send(house, "corr rating remove E1 --reason wrong", COMMITTEE)
    assert "title 13 kyu → none" in shown.to(COMMITTEE).words
    done = confirm(house, shown, COMMITTEE)
    assert "taken out of the register of titles" in done.to(BO).words
    assert sorted(done.readers) == sorted([COMMITTEE, BO])


def test_games_that_wait_are_told_and_make_no_letter(house):
    content = json.loads(game_file(house, "E1", "2024-01-05"))
    del content["games"][4:]
    line = "corr rating enter E1.json"
    shown, done = by_letter(house, line, "E1.json", json.dumps(content))
    assert "games that wait for the next event 0 → 4" in shown.to(COMMITTEE).words
    assert done.readers == [COMMITTEE]


def member(house, address, number):
    row = house.office.store.players.player(house.player(address))
    house.members(f"name,email,member_no\n{row.name},{address},{number}\n")


@pytest.mark.parametrize("first", ["", "4k"])
def test_the_title_of_a_file_is_not_a_members(house, first):
    member(house, ANNA, "202")
    if first:
        entered(house, set_to(house, first))
    content = json.loads(game_file(house, "E1", "2024-01-05", ("9 dan", ""), country="SE"))
    del content["games"][1:]
    line = "corr rating enter E1.json"
    shown, _ = by_letter(house, line, "E1.json", json.dumps(content))
    has = "4 kyu" if first else "none"
    assert f"the file says 9 dan, the register has {has}, which counts" in (
        shown.to(COMMITTEE).words
    )
    assert title(house, ANNA) == (12 if first else None)


def test_the_home_title_of_a_guest_counts_and_stays_so(house):
    text = game_file(house, "E1", "2024-01-05", ("9 dan", "2k"), country="FI")
    line = "corr rating enter E1.json"
    shown, done = by_letter(house, line, "E1.json", text)
    assert "title none → 9 dan at home" in shown.to(COMMITTEE).words
    assert ANNA in done.readers
    member(house, ANNA, "202")
    assert title(house, ANNA) == 24
    assert check_all(house.office).faults == ()


def test_a_file_says_who_is_no_guest(house):
    text = game_file(house, "E1", "2024-01-05", ("9 dan", ""), country="SE", guest=False)
    by_letter(house, "corr rating enter E1.json", "E1.json", text)
    assert title(house, ANNA) == 3


# -- who may ----

LINES = {
    "title compute": "title compute E1",
    "title list": "title list --since 2023-01-01",
    "title player": "title player {anna}",
    "title diploma": "title diploma {anna} --lang sv",
    "title log": "title log",
    "title test next": "title test next {anna}",
    "title test minutes": "title test minutes --player {anna}",
    "title set": "title set {anna} 4k --on 2024-01-06 --reason x",
    "title undo": "title undo 1 --reason x",
    "title test add": (
        'title test add {bo} --level 13k --passed --on 2024-01-10 --judge "Kim Judge"'
    ),
}
ANSWERS = {
    "title compute": "Open E1",
    "title list": "5 kyu",
    "title player": "Open E1",
    "title diploma": "har erövrat titeln",
    "title log": "the list",
    "title test next": "may try 13 kyu at most",
    "title test minutes": "Minutes of kyu tests",
    "title set": "holds 4 kyu from 2024-01-06 on",
    "title undo": "entry 1 holds no more",
    "title test add": "passed the test for 13 kyu",
}


@pytest.fixture
def entered_once(house):
    entered(house, set_to(house, "5k"))
    board_event(house, "E1", "2024-01-05")
    return house


def line_of(house, name):
    return LINES[name].format(anna=house.player(ANNA), bo=house.player(BO))


def test_every_command_about_titles_is_tried():
    assert LINES.keys() == ANSWERS.keys() == {one for one in RULES if one.startswith("title ")}


@pytest.mark.parametrize("name", LINES)
def test_who_has_the_right_gets_the_answer_by_letter(entered_once, name):
    house, line = entered_once, line_of(entered_once, name)
    readers = [COMMITTEE, BOARD] if RULES[name].reads else [COMMITTEE]
    for reader in readers:
        answer = send(house, f"corr {line}", reader)
        if not RULES[name].reads:
            answer = confirm(house, answer, reader)
        assert ANSWERS[name] in answer.to(reader).words


@pytest.mark.parametrize("name", LINES)
def test_who_has_not_is_told_who_has(entered_once, name):
    house, line = entered_once, line_of(entered_once, name)
    before = len(log_of(house.office))
    for reader in (OTHER, *(() if RULES[name].reads else (BOARD,))):
        answer = send(house, f"corr {line}", reader).to(reader).words
        assert f"only {RULES[name].who.value} can do this: " in answer
        assert COMMITTEE in answer
        assert ANSWERS[name] not in answer
    assert len(log_of(house.office)) == before


@pytest.mark.parametrize("name", LINES)
def test_a_player_gets_no_answer_of_the_committees(entered_once, name):
    house = entered_once
    before = len(log_of(house.office))
    for one in send(house, f"corr {line_of(house, name)}", BO).posts:
        assert ANSWERS[name] not in one.words
    assert len(log_of(house.office)) == before
