"""A person, a program or a group (gomoku art. 1): the mark on a player, and where it is shown."""

import json

import pytest

from corr.errors import ArbiterError
from corr.service.event.closing import close_event
from corr.service.office.tables import table_of
from corr.service.watch.check import check_all
from corr.tournament.tables.crosstable_forms import as_csv, as_text
from corr.words.tables import as_dict, table_words
from tests.commands import corr, stand_still
from tests.office import ANNA, BO, CAI, EVENT, House, member_list

THREE = (ANNA, BO, CAI)
KINDS = ("", "program", "group")
GOMOKU = {"kind": "gomoku", "opening": "swap1"}


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, THREE, game=GOMOKU) as house:
        house.members(member_list(THREE, "kind", kind=KINDS))
        yield house


def table(house):
    return table_of(house.office, house.office.folder.contest(EVENT))


def rules_of(house):
    return house.say(house.first, "rules").to(house.first).words


def test_a_list_marks_players_and_one_without_the_column_takes_no_mark_away(house):
    assert [house.office.store.players.player(house.player(one)).kind for one in THREE] == [*KINDS]
    house.members(member_list(THREE, "club", club=("Lund",) * 3))
    assert house.office.store.players.player(house.player(BO)).kind == "program"
    house.members(member_list(THREE, "kind", kind=("", "Person", "")))
    assert house.office.store.players.player(house.player(BO)).kind == ""
    assert check_all(house.office).faults == ()


@pytest.mark.parametrize("word", ["robot", "programs", "p"])
def test_another_word_is_told_with_what_it_can_be(house, word):
    with pytest.raises(ArbiterError, match="person, program or group is expected, not"):
        house.members(member_list(THREE, "kind", kind=(word, "", "")))


def test_a_player_is_added_as_a_program(house):
    stand_still(house.folder, house.now)
    words = ("player", "add", "Gomocalc", "calc@players.test")
    wrong = corr(house.folder, *words, "--kind", "robot")
    assert wrong.status == 2
    assert "person, program or group is expected, not 'robot'" in wrong.err
    assert corr(house.folder, *words, "--kind", "program").status == 0
    shown = json.loads(corr(house.folder, "player", "list", "--json").out)
    assert {one["name"]: one["kind"] for one in shown} == {
        "Anna": "person",
        "Bo": "program",
        "Cai": "group",
        "Gomocalc": "program",
    }
    told = corr(house.folder, "player", "list").out
    assert "Gomocalc [p]" in told
    assert "[p] program" in told


def test_tables_mark_programs_and_groups_and_say_what_the_marks_mean(house):
    house.start()
    words = table_words("en")
    text = as_text(table(house), words)
    assert "Bo [p]" in text
    assert "Cai [g]" in text
    assert "[p] a program, [g] a group" in text
    assert "[p] ett program, [g] en grupp" in as_text(table(house), table_words("sv"))
    head, *lines = as_csv(table(house), words).splitlines()
    assert head.endswith(",kind")
    assert sorted(line.rpartition(",")[2] for line in lines) == ["group", "person", "program"]
    rows = {row["name"]: row.get("kind") for row in as_dict(table(house))["rows"]}
    assert rows == {"Anna": None, "Bo": "program", "Cai": "group"}
    page = corr(house.folder, "table", EVENT, "--html", "-").out
    assert page.count("Bo [p]") == 2  # in the standings and in the crosstable
    assert "[p] a program" in page


def test_persons_alone_are_marked_nowhere(tmp_path):
    with House(tmp_path, THREE, game=GOMOKU) as house:
        house.start()
        words = table_words("en")
        assert "[" not in as_text(table(house), words)
        assert "kind" not in as_csv(table(house), words)
        assert "kind" not in json.dumps(as_dict(table(house)))
        assert "uses itself" not in rules_of(house)


def test_letters_name_what_plays_and_the_rules_let_it_use_itself(house):
    house.start()
    told = " ".join(one.words for one in house.read if one.to == ANNA)
    assert "Bo, a program" in told
    assert "Cai, a group" in told
    assert "A program or a group that takes part uses itself" in rules_of(house)


@pytest.mark.parametrize("aids", ["own", "none", "all"])
def test_only_a_rule_that_forbids_programs_is_said_not_to_hold_for_them(tmp_path, aids):
    with House(tmp_path, THREE, game={**GOMOKU, "aids": aids}) as house:
        house.members(member_list(THREE, "kind", kind=KINDS))
        house.start()
        told = rules_of(house)
        assert ("uses itself" in told) is (aids != "all")


def test_the_event_file_has_the_kind_and_gives_it_back(house):
    house.start()
    for row in house.office.store.events.games_of_event(EVENT):
        number = int(row.id[-3:])
        house.play("h8 i9 j10;white, k10", number)
        loser = house.seated(house.game(number).position.to_act, number)
        house.say(loser, f"{row.id} resign", number)
    report = close_event(house.office, EVENT, house.act("close"))
    players = json.loads(report.files[f"{EVENT}.json"])["players"]
    assert {one["name"]: one.get("kind") for one in players} == {
        "Anna": None,
        "Bo": "program",
        "Cai": "group",
    }
    file = house.folder / "file.json"
    file.write_text(report.files[f"{EVENT}.json"])
    assert "Bo [p]" in corr(house.folder, "table", str(file)).out
