"""An event that goes to another installation and comes back to the one where it began."""

import json

import pytest

from tests.office import ANNA, BO, CAI, EVENT, SITE, member_list
from tests.service.handing import THERE, Second, hand_over, shown
from tests.service.parcel.test_parcel import OTHERS, WHY, refused
from tests.ticking import ticking

GAME = f"{EVENT}-001"


@pytest.fixture
def match(tmp_path):
    """Two installations; at the second some ids belong to other people."""
    folder = tmp_path / "first"
    folder.mkdir()
    people = (ANNA, BO, CAI)
    members = member_list(people, "member_no", member_no=("101", "", ""))
    with ticking(folder, people=people, members=members) as house:
        house.play("n1;m2", 1)
        with Second(tmp_path / "second", house, OTHERS) as other:
            yield house, other


def send_back(first, second, name="back.corr"):
    """The file of the event, handed over by the second installation to the first."""
    file = second.folder / name
    done = second.corr("export", EVENT, str(file), "--to", SITE, *WHY)
    assert done.status == 0, done.err
    first.now = second.now
    return file


def test_it_goes_on_where_it_began_with_all_that_happened_elsewhere(match):
    first, second = match
    known = [first.player(one) for one in (ANNA, BO, CAI)]
    hand_over(first, second)
    second.play("l3;k4", 1)
    second.wait(days=1)
    file = send_back(first, second)
    told = shown(first, "import", str(file))
    assert "it comes back to where it was" in told
    assert "`corr keys rotate --drop-old`" in told
    first.reopen()
    assert first.record() == second.record()
    assert [first.player(one) for one in (ANNA, BO, CAI)] == known
    for number in (1, 2, 3):
        proof = ("game", "export", f"{EVENT}-{number:03d}", "--proof")
        before = json.loads(shown(second, *proof))["events"]
        assert json.loads(shown(first, *proof))["events"][: len(before)] == before
    first.letters()
    first.play("j5", 1)
    assert first.record().endswith("j5")
    assert all(shown(one, "check").endswith("0 faults\n") for one in match)


def test_it_may_go_and_come_more_than_once(match):
    first, second = match
    hand_over(first, second)
    second.play("l3", 1)
    shown(first, "import", str(send_back(first, second)))
    first.reopen()
    first.letters()
    first.play("k4", 1)
    first.corr("export", EVENT, str(file := first.folder / "again.corr"), "--to", THERE, *WHY)
    second.now = first.now
    shown(second, "import", str(file))
    second.reopen()
    second.letters()
    second.play("j5", 1)
    assert second.record() == "1.h8 2.n1 3.m2 4.l3 5.k4 6.j5"
    assert all(shown(one, "check").endswith("0 faults\n") for one in match)


def test_somebody_who_came_later_is_taken_along(match):
    first, second = match
    hand_over(first, second)
    second.members("name,email\nDag,dag@players.test\n")
    who = second.player("dag@players.test")
    leaver = second.player(second.seated(second.game().position.to_act))
    done = second.corr("event", "substitute", EVENT, leaver, who, "--reason", "ill")
    assert done.status == 0, done.err
    second.letters()
    shown(first, "import", str(send_back(first, second)))
    first.reopen()
    dag = first.office.store.players.player_by_address("dag@players.test")
    assert dag.id in first.game().players.values()
    assert all(shown(one, "check").endswith("0 faults\n") for one in match)


def test_only_a_later_state_of_what_was_handed_over_is_taken(match):
    first, second = match
    hand_over(first, second)
    second.play("l3", 1)
    copy = second.folder / "copy.corr"
    shown(second, "export", EVENT, str(copy))
    done = first.corr("import", str(copy))
    assert done.status == 2
    assert f"corr export {EVENT} FILE --to {SITE} --reason TEXT" in done.err
    file = send_back(first, second)
    first.corr("event", "take-back", EVENT, "--not-imported", *WHY)
    refused(
        first.corr("import", str(file)),
        f"there is an event {EVENT} here already: an event keeps its id, for letters and records "
        "name it",
    )
    first.letters()
    first.play("a1", 1)
    other = first.folder / "again.corr"
    first.corr("export", EVENT, str(other), "--to", "td@third.test", *WHY)
    before = first.office.store.upkeep.count_events()
    done = first.corr("import", str(file))
    assert (done.status, "is another one here" in done.err) == (2, True)
    assert first.office.store.upkeep.count_events() == before


def test_a_copy_says_what_becomes_of_the_games_if_it_is_played_on(match):
    first, second = match
    file = first.folder / "copy.corr"
    assert "the same games would go on in both places" in shown(first, "export", EVENT, str(file))
    told = shown(second, "import", str(file), "--dry-run")
    assert "the same games go on in both places" in told
    assert f"`corr export {EVENT} FILE --to {THERE} --reason TEXT`" in told
    assert "rotate" not in shown(second, "import", str(file))


def test_a_dry_run_of_a_return_says_so_and_writes_nothing(match):
    first, second = match
    hand_over(first, second)
    second.play("l3", 1)
    file = send_back(first, second)
    before = first.office.store.upkeep.count_events()
    assert json.loads(shown(first, "import", str(file), "--dry-run", "--json"))["comes_back"]
    assert first.office.store.upkeep.count_events() == before
