"""What commands with reasons leave of somebody who is forgotten: nothing that tells of them."""

import gzip
import json

import pytest

from corr.service.check import check_all
from tests.desk import confirm, send
from tests.forgetting import EVENT, ILLNESS, MEMBERS, NAMING, Told, kept, traces
from tests.handing import Second
from tests.office import ANNA, BO, CAI, DAG, EVA
from tests.ticking import ticking


def games_of(house, player):
    """The games of a player that go on, and those of others."""
    rows = [row for row in house.office.store.games_of_event(EVENT) if row.state == "running"]
    mine = [row.id for row in rows if player in (row.first, row.second)]
    return mine, [row.id for row in rows if row.id not in mine]


def tell_games(told):
    """Everything that an arbiter can do in games and to players of one event."""
    house = told.house
    anna, corr = house.player(ANNA), told.corr
    (one, other, third), _ = games_of(house, anna)
    house.play("a1;b2", int(one[-3:]))
    corr("event warn", EVENT, ANNA)
    corr("event reprimand", EVENT, "Q4711")
    corr("undo", EVENT, "1")
    corr("clock extend", one, "--days", "2")
    corr("clock pause", one)
    corr("clock resume", one)
    corr("leave grant", anna, "2024-02-10", "2024-02-12")
    corr("leave cancel", anna)
    corr("event heard", EVENT, ANNA)
    corr("game take-back", one)
    corr("event rule", other, "1-0", "--ending", "time")
    corr("event correct", other, "0-1")
    corr("game reopen", other, "--days", "3")
    corr("event annul", third)
    ruled = [post for post in house.read if post.to == ANNA][-1]
    house.give(house.compose(ANNA, f"appeal: I have {ILLNESS}, call me", ruled))
    number = json.loads(house.corr("appeal", "list", EVENT, "--json").out)[0]["number"]
    corr("appeal decide", EVENT, str(number), "upheld")
    corr("mail resend", one)
    corr("event substitute", EVENT, CAI, EVA)
    corr("event withdraw", EVENT, ANNA)
    corr("event reinstate", EVENT, ANNA)
    shown = send(house, f"event warn {EVENT} {ANNA} --reason '{ILLNESS} by letter'")
    assert confirm(house, shown).state == "handled"
    corr("event exclude", EVENT, ANNA)


FOR_ALL = {"event close", "event reopen", "event change", "event cancel"}
"""What is about everybody."""
FOR_OTHERS = {"event substitute"}
"""What the scenes here do to others, with a reason that names the player."""


def about(told):
    """What the reasons of acts that are about the player tell beside the name."""
    return [said for one, said in told.said.items() if one not in FOR_ALL | FOR_OTHERS]


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    """An event that is closed, after all that can be ruled about one of its players."""
    folder = tmp_path_factory.mktemp("games")
    ranked = {"system": "correspondence"}
    people = (ANNA, BO, CAI, DAG)
    with ticking(folder, people=people, members=MEMBERS, ranking=ranked) as house:
        told = Told(house)
        tell_games(told)
        for game in games_of(house, "")[1]:
            house.corr("event", "rule", game, "1-0", "--reason", "agreed", "--yes")
        told.corr("event close", EVENT)
        told.corr("event reopen", EVENT)
        told.corr("event close", EVENT)
        told.before = kept(house)
        told.player = told.forget()
        yield told


def test_no_name_club_number_telephone_or_illness_is_left(games):
    for word in (*NAMING, ILLNESS):
        assert any(word in text for text in games.before.values()), word
    assert traces(games.house, *NAMING) == []
    assert traces(games.house, *about(games), f"{ILLNESS} by", f"{ILLNESS}, call") == []


def test_what_was_done_by_which_rule_and_what_came_of_it_stays(games):
    log = json.loads(games.house.corr("log", EVENT, "--json").out)
    warned = log[0]
    assert warned["what"] == f"{games.player} has a warning in {EVENT}"
    assert (warned["rule"], warned["reason"]) == ("19.1", "(taken out: somebody was forgotten)")
    assert warned["command"] == f"corr event warn {EVENT} {games.player}"
    assert next(one for one in log if one.get("appeal"))["appeal"]["verdict"] == "upheld"
    assert check_all(games.house.office).faults == ()


def test_what_is_shown_handed_over_and_proved_tells_nothing_either(games):
    house, shown = games.house, list[str]()
    copy = house.folder / "copy.corr"
    assert house.corr("export", EVENT, str(copy)).status == 0
    shown.append(gzip.decompress(copy.read_bytes()).decode())
    for words in (
        *(("log", EVENT, "--all"), ("appeal", "list", EVENT), ("event", "show", EVENT)),
        *(("event", "export", EVENT), ("report", EVENT), ("standings", EVENT), ("table", EVENT)),
        *(("status",), ("player", "list"), ("leave", "list"), ("mail", "list", "--all")),
    ):
        done = house.corr(*words)
        assert done.out, (words, done.err)
        shown.append(done.out)
    for row in house.office.store.games_of_event(EVENT):
        proof = house.folder / "proof.json"
        proof.write_text(house.corr("game", "export", row.id, "--proof").out)
        done = house.corr("game", "verify", str(proof))
        assert (done.status, done.out.splitlines()[-1]) == (0, "it holds")
        shown += (done.out, house.corr("clock", "show", row.id).out)
    words = (*NAMING, *about(games))
    assert [one for one in words for text in shown if one in text] == []


def test_a_copy_of_the_event_can_still_be_taken_over(games, tmp_path):
    file = games.house.folder / "there.corr"
    assert games.house.corr("export", EVENT, str(file)).status == 0
    with Second(tmp_path / "second", games.house) as second:
        done = second.corr("import", str(file))
        assert done.status == 0, done.err
        assert traces(second, *NAMING, *about(games)) == []
        assert second.corr("check").out.endswith(": 0 faults\n")
