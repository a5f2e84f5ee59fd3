"""Ratings by letter: the committee enters, publishes and corrects them, each with its code."""

import json
from email import message_from_bytes
from email.policy import default

import pytest
from msgspec.structs import replace

from corr.ranking.board.board_file import parse
from corr.ranking.ratings.rating_list import period_of, read_period
from corr.service.players.forget import forget
from corr.service.players.from_list import add_player
from corr.service.register.board import enter_board_event, remove_board_event
from corr.service.register.rating_acts import list_log
from corr.service.register.ratings import editions_of, official_list, settled
from corr.service.watch.check import check_all
from tests.desk import code_in, confirm, send
from tests.office import ANNA, ARBITER, BO, SETTINGS, House
from tests.tournament.board_files import board_file

COMMITTEE = "ranking@club.test"
RANKING = f'{SETTINGS}[ranking]\ncommittee = ["{COMMITTEE}"]\n'
PERIOD = "2023-3"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO), settings=RANKING) as house:
        yield house


def sent_with(house, line, name, text):
    """A line with a file, from the committee."""
    mail = message_from_bytes(house.compose(COMMITTEE, line), policy=default)
    mail.add_attachment(text.encode(), maintype="application", subtype="octet", filename=name)
    return house.give(mail.as_bytes())


def meeting(house, result):
    players = [{"id": house.player(one)} for one in (ANNA, BO)]
    game = {"black": players[0]["id"], "white": players[1]["id"], "result": result}
    return json.dumps(board_file("E1", "2023-10-01", players, [game, dict(game)]))


def ratings(house):
    found = official_list(house.office, "renju", read_period(PERIOD))
    assert found is not None
    return found.ratings


def entered(house):
    """Start ratings and an event, both by letter."""
    anna, bo = house.player(ANNA), house.player(BO)
    text = f"id,rating\n{anna},1500\n{bo},1500\n"
    line = "corr rating start start.csv --first 2023-3 --reason beginning"
    confirm(house, sent_with(house, line, "start.csv", text), COMMITTEE)
    shown = sent_with(house, "corr rating enter E1.json", "E1.json", meeting(house, "1-0"))
    text = shown.to(COMMITTEE).text
    assert "2 games taken as one match" in text
    assert house.office.store.board.board_event("E1") is None
    confirm(house, shown, COMMITTEE)
    return anna, bo


def test_the_committee_enters_corrects_and_publishes_by_letter(house):
    anna, bo = entered(house)
    assert ratings(house) == {anna: 1516, bo: 1484}
    publish = f"corr rating publish {PERIOD}"
    shown = send(house, publish, COMMITTEE)
    assert "with 2 players" in shown.to(COMMITTEE).text
    assert editions_of(house.office, "renju", read_period(PERIOD)) == ()
    confirm(house, shown, COMMITTEE)
    line = 'corr rating correct E1.json --reason "read wrongly"'
    confirm(house, sent_with(house, line, "E1.json", meeting(house, "0-1")), COMMITTEE)
    assert ratings(house) == {anna: 1516, bo: 1484}
    shown = send(house, f'{publish} --again --reason "read wrongly"', COMMITTEE)
    assert "1516 → 1484, place 1 → 2" in shown.to(COMMITTEE).text
    confirm(house, shown, COMMITTEE)
    assert ratings(house) == {bo: 1516, anna: 1484}
    asked = f"corr rating list --period {PERIOD}\nrating list --period {PERIOD} --edition 1"
    text = send(house, asked, COMMITTEE).to(COMMITTEE).text
    assert "Corrected edition 2" in text
    assert "Edition 1 holds no more" in text
    confirm(house, send(house, f"{publish} --off --reason hasty", COMMITTEE), COMMITTEE)
    assert ratings(house) == {anna: 1516, bo: 1484}
    log = send(house, "corr rating log", COMMITTEE).to(COMMITTEE).text
    for said in ("corrected edition 2", "taken back", "hasty", "beginning", COMMITTEE):
        assert said in log
    assert check_all(house.office).faults == ()


def test_decisions_about_players_and_events_come_by_letter(house):
    anna, bo = entered(house)
    for line in (
        f"corr rating activity {bo} {PERIOD} --reason abroad",
        "corr rating assign E1 2024-1 --reason announced",
        f"corr rating strike {anna} 2024-1 --reason left",
        "corr rating remove E1 --reason doubtful",
    ):
        confirm(house, send(house, line, COMMITTEE), COMMITTEE)
    log = send(house, "corr rating log\nrating events E1", COMMITTEE).to(COMMITTEE).text
    for said in ("abroad", "announced", "left", "doubtful"):
        assert said in log
    assert ratings(house) == {anna: 1500, bo: 1500}
    assert check_all(house.office).faults == ()


def test_a_wrong_code_publishes_nothing(house):
    entered(house)
    shown = send(house, f"corr rating publish {PERIOD}", COMMITTEE)
    letter = shown.to(COMMITTEE)
    wrong = f"{(int(code_in(letter)) + 1) % 1_000_000:06d}"
    send(house, f"confirm {wrong}", COMMITTEE, letter)
    assert editions_of(house.office, "renju", read_period(PERIOD)) == ()


def test_an_arbiter_publishes_no_list(house):
    entered(house)
    text = send(house, f"corr rating publish {PERIOD}", ARBITER).to(ARBITER).words
    assert "only the ranking committee can do this" in text
    assert editions_of(house.office, "renju", read_period(PERIOD)) == ()


def test_pages_come_back_as_files(house):
    anna, _ = entered(house)
    asked = f"corr rating list --period {PERIOD} --pdf\ncorr rating player {anna} --html"
    answer = send(house, asked, COMMITTEE).to(COMMITTEE)
    files = {one.get_filename(): one.get_content() for one in answer.mail.iter_attachments()}
    assert files[f"ratings-renju-{PERIOD}.pdf"].startswith(b"%PDF")
    assert f"rating-{anna}.html" in files


def test_a_question_without_an_answer_is_answered_kindly(house):
    text = send(house, "corr rating list", COMMITTEE).to(COMMITTEE).words
    assert "there is no list of renju yet" in text


def test_who_is_forgotten_leaves_ratings_and_no_reasons(house):
    fields = {"name": "Dag Berg", "email": "dag@players.test"}
    dag = add_player(house.office, fields, house.now, "arbiter.player-add")
    entered(house)
    for line in (
        f'corr rating activity {dag} {PERIOD} --reason "was ill"',
        f'corr rating publish {PERIOD} --reason "asked for by Dag Berg"',
    ):
        confirm(house, send(house, line, COMMITTEE), COMMITTEE)
    before = ratings(house)
    with house.office.folder.transaction():
        forget(house.office, house.office.store.players.player(dag), at=house.now, cause="forget")
    reasons = [str(row["reason"]) for row in list_log(house.office, "renju")]
    assert reasons[0] == "beginning"
    assert "was ill" not in reasons
    assert not any("Dag" in one for one in reasons)
    assert ratings(house) == before
    assert [one for one in check_all(house.office).faults if "rating" in one.where] == []


def test_an_outdated_code_publishes_no_figures_that_nobody_saw(house):
    anna, bo = entered(house)
    shown = send(house, f"corr rating publish {PERIOD}", COMMITTEE)
    words = shown.to(COMMITTEE).words
    assert "place 1, rating 1516, change +16" in words
    line = 'corr rating correct E1.json --reason "read wrongly"'
    confirm(house, sent_with(house, line, "E1.json", meeting(house, "0-1")), COMMITTEE)
    again = confirm(house, shown, COMMITTEE)
    assert editions_of(house.office, "renju", read_period(PERIOD)) == ()
    assert f"({bo}): place 1, rating 1516" in again.to(COMMITTEE).words
    confirm(house, again, COMMITTEE)
    (edition,) = editions_of(house.office, "renju", read_period(PERIOD))
    assert edition.ratings == {bo: 1516, anna: 1484}


ABOUT_YOU = "this is about you: somebody else of the committee has to enter it"


def themself(house):
    """A member of the committee who plays, and stands on the list."""
    fields = {"name": "Kim Ek", "email": COMMITTEE}
    return add_player(house.office, fields, house.now, "arbiter.player-add")


def played(black, white, *results):
    games = [{"black": black, "white": white, "result": one} for one in results]
    return json.dumps(board_file("E2", "2023-11-01", [{"id": black}, {"id": white}], games))


def operator(house):
    return house.act("board")


def test_nobody_of_the_committee_decides_by_letter_about_their_own_figures(house):
    kim = themself(house)
    anna, _ = entered(house)
    file = played(kim, anna, "1-0")
    asked = sent_with(house, "corr rating enter E2.json", "E2.json", file)
    assert ABOUT_YOU in asked.to(COMMITTEE).words
    assert house.office.store.board.board_event("E2") is None
    enter_board_event(house.office, parse(file), operator(house))
    for line in (
        "corr rating remove E2 --reason doubtful",
        "corr rating assign E2 2024-1 --reason announced",
        f"corr rating activity {kim} 2024-1 --reason abroad",
        f"corr rating strike {kim} 2024-1 --reason left",
    ):
        assert ABOUT_YOU in send(house, line, COMMITTEE).to(COMMITTEE).words
    line = "corr rating correct E2.json --reason better"
    won = sent_with(house, line, "E2.json", played(kim, anna, "1-0", "1-0"))
    assert ABOUT_YOU in won.to(COMMITTEE).words
    text = f"id,rating\n{anna},1500\n{kim},2000\n"
    line = "corr rating start start.csv --first 2023-3 --reason better"
    assert ABOUT_YOU in sent_with(house, line, "start.csv", text).to(COMMITTEE).words
    remove_board_event(house.office, "E2", operator(house))
    assert check_all(house.office).faults == ()


def test_who_plays_in_an_event_corrects_what_is_not_about_them(house):
    kim = themself(house)
    anna, _ = entered(house)
    found = json.loads(played(kim, anna, "1-0"))
    found["event"]["place"] = "Lund"
    enter_board_event(house.office, parse(json.dumps(found)), operator(house))
    found["event"]["place"] = "Malmo"
    line = "corr rating correct E2.json --reason place"
    confirm(house, sent_with(house, line, "E2.json", json.dumps(found)), COMMITTEE)
    row = house.office.store.board.board_event("E2")
    assert "Malmo" in row.file
    line = 'corr rating correct E1.json --reason "read wrongly"'
    confirm(house, sent_with(house, line, "E1.json", meeting(house, "0-1")), COMMITTEE)
    assert check_all(house.office).faults == ()


def test_lists_and_changes_that_stay_as_they_are_are_not_written(house):
    entered(house)
    office, database = house.office, house.office.store.engine._db
    (row,) = office.store.board.rated_events("renju")
    first, today = read_period(row.period), period_of(house.now.date())
    changes = office.store.board.changes_of_event("renju", row.id)
    with office.folder.transaction():
        before = database.total_changes
        assert settled(office, "renju", first, today, lambda: None) == ()
        assert database.total_changes == before
        other = [replace(changes[0], after=1), *changes[1:]]
        office.store.board.put_rating_changes("renju", str(first), other)
        assert database.total_changes == before + 1
