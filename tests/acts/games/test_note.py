"""`corr game note`: an act that is one declaration and one function, everywhere."""

import json

import pytest

from tests.commands import corr, refused
from tests.desk import confirm, copied, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House
from tests.service.handing import Second

GAME = f"{EVENT}-001"
TEXT = "both asked for a slower pace"


@pytest.fixture(scope="module")
def started(tmp_path_factory):
    folder = tmp_path_factory.mktemp("notes")
    with House(folder, (ANNA, BO, CAI, DAG), clock={"silence": []}).start() as house:
        yield house


@pytest.fixture
def house(started, tmp_path):
    with copied(started, tmp_path) as it:
        yield it


def notes(house):
    return json.loads(corr(house.folder, "game", "show", GAME, "--json").out)["notes"]


def test_a_dry_run_says_what_would_be_noted(house):
    done = corr(house.folder, "game", "note", GAME, TEXT, "--dry-run")
    first, second, *_ = done.out.splitlines()
    assert (first, second) == (f"What would be done: {GAME}: {TEXT}", "Nobody would be told.")
    assert notes(house) == []


def test_a_note_is_shown_with_the_game_and_in_the_log_and_nobody_is_told(house):
    house.letters()
    done = corr(house.folder, "game", "note", GAME, TEXT, "--yes")
    assert f"{GAME}: {TEXT}" in done.out
    assert house.letters() == []
    (note,) = notes(house)
    assert (note["text"], note["by"], note["ruling"]) == (TEXT, "", 1)
    assert f"by the operator (ruling 1): {TEXT}" in corr(house.folder, "game", "show", GAME).out
    assert TEXT in corr(house.folder, "log", EVENT).out
    assert notes_of_another_game(house) == []


def notes_of_another_game(house):
    found = json.loads(corr(house.folder, "game", "show", f"{EVENT}-002", "--json").out)
    return found["notes"]


def test_a_note_comes_by_letter_and_waits_for_its_code(house):
    shown = send(house, f'corr game note {GAME} "{TEXT}"')
    assert notes(house) == []
    confirm(house, shown)
    (note,) = notes(house)
    assert (note["text"], note["by"]) == (TEXT, ARBITER)
    assert TEXT in send(house, f"corr game show {GAME}").to(ARBITER).words


def test_a_note_that_is_undone_is_shown_no_more(house):
    corr(house.folder, "game", "note", GAME, TEXT, "--yes")
    corr(house.folder, "game", "note", GAME, "another", "--yes")
    done = corr(house.folder, "undo", EVENT, "1", "--reason", "not so", "--yes")
    assert f"ruling 1 is undone: {GAME}: {TEXT}" in done.out
    assert [one["text"] for one in notes(house)] == ["another"]
    assert TEXT in corr(house.folder, "log", EVENT).out


def test_a_note_goes_along_with_the_event(house, tmp_path):
    corr(house.folder, "game", "note", GAME, TEXT, "--yes")
    parcel = tmp_path / "SK24.corr"
    assert corr(house.folder, "export", EVENT, str(parcel)).status == 0
    with Second(tmp_path / "second", house) as other:
        assert corr(other.folder, "import", str(parcel), "--yes").status == 0
        assert [one["text"] for one in notes(other)] == [TEXT]


def test_a_player_hears_nothing_of_a_note(house):
    corr(house.folder, "game", "note", GAME, TEXT, "--yes")
    for line in ("mydata", f"show {GAME}", f"status {EVENT}"):
        for post in send(house, line, ANNA).posts:
            assert TEXT.encode() not in post.raw
            assert TEXT not in post.words


def test_what_is_no_note_is_refused(house):
    refused(corr(house.folder, "game", "note", f"{EVENT}-099", TEXT), "there is no game SK24-099")
    refused(corr(house.folder, "game", "note", GAME, "  "), "a note has words; this one has none")
    most = "a note has up to 1000 characters; this one has 1001"
    refused(corr(house.folder, "game", "note", GAME, "x" * 1001), most)
