"""Who sees what at the desk: nothing of one's own games, nothing of others' events."""

import pytest
from msgspec.structs import replace

from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.parcel.parcel_out import hand_over
from corr.service.watch.needs import needs_for, needs_of
from corr.service.watch.overview import look_at
from corr.tournament.spec.spec import spec_from_tables
from tests.desk import confirm, send
from tests.office import ANNA, ARBITER, BO, CAI, DAG, EVENT, House, event_tables
from tests.service.handing import THERE

SECOND = "second@club.test"
BOARD = "board@club.test"
OTHER = "other@club.test"
STRANGER = "stranger@elsewhere.test"


@pytest.fixture
def house(tmp_path):
    """An event whose chief plays in it, and another one with its own arbiter and players."""
    people = {"arbiters": [ANNA, SECOND], "committee": [BOARD]}
    with House(tmp_path, [ANNA, BO], event=people) as house:
        house.start()
        house.members("name,email\nCai,cai@players.test\nDag,dag@players.test\n")
        tables = event_tables(event={"arbiters": [OTHER], "committee": [], "name": "Other"})
        tables["event"] = {**tables["event"], "id": "EE24", "start": house.now.date()}
        open_event(house.office, spec_from_tables(tables, "other.toml"), house.act("open EE"))
        names = [house.player(one) for one in (CAI, DAG)]
        enter_players(house.office, "EE24", names, house.act("enter EE"))
        start_event(house.office, "EE24", "1", house.act("start EE"))
        yield house


def set_aside(house, sender, subject="a plan"):
    """A letter without words, which is set aside, of a sender."""
    house.take(raw := house.compose(sender, "secret plan", subject=subject))
    assert raw
    (key,) = (row.key for row in house.office.store.letters.in_state("received"))
    with house.office.store.transaction():
        house.office.store.letters.finish_letter(key, "quarantined", "failed: test")
    return key


def read(house, line, sender):
    return send(house, line, sender).to(sender).words


@pytest.mark.parametrize("what", ["show", "release", "drop"])
def test_nobody_touches_a_letter_about_a_game_of_their_own(house, what):
    key = set_aside(house, STRANGER, f"my plan in {EVENT}-001")
    assert "another arbiter can look" in read(house, f"corr mail {what} {key}", ANNA)
    assert key not in read(house, "corr mail list --all", ANNA)
    assert key in read(house, "corr mail list --all", SECOND)
    assert "another arbiter" not in read(house, f"corr mail {what} {key}", SECOND)


@pytest.mark.parametrize("what", ["show", "release", "drop"])
def test_an_arbiter_has_the_letters_of_their_own_events_only(house, what):
    key = set_aside(house, CAI)
    assert "for the arbiters of EE24" in read(house, f"corr mail {what} {key}", SECOND)
    assert "for the arbiters" not in read(house, f"corr mail {what} {key}", OTHER)
    assert "for the arbiters" not in read(house, f"corr mail {what} {key}", ARBITER)
    assert key not in read(house, "corr mail list", SECOND)
    assert key in read(house, "corr mail list", OTHER)


def test_letters_of_nobody_may_be_dropped_by_every_arbiter(house):
    key = set_aside(house, STRANGER)
    confirm(house, send(house, f"corr mail drop {key}", SECOND), SECOND)
    assert house.office.store.letters.letter(key).state == "dropped"


def test_what_was_done_with_a_letter_stands_in_the_log_with_its_reason(house):
    key = set_aside(house, CAI)
    line = f'corr mail drop {key} --reason "it is spam"'
    done = confirm(house, send(house, line, OTHER), OTHER).to(OTHER).words
    assert "stands in the log (corr log EE24 --all)" in done
    log = read(house, "corr log EE24 --all", OTHER)
    for word in (key, "dropped", OTHER, "it is spam"):
        assert word in log


def test_no_log_is_promised_that_does_not_have_it(house):
    key = set_aside(house, STRANGER)
    done = confirm(house, send(house, f"corr mail drop {key}", SECOND), SECOND).to(SECOND).words
    assert "It is done." in done
    assert "log" not in done


def test_a_rival_changes_no_address_and_sends_nothing_anew(house):
    bo = house.player(BO)
    line = f"corr player reachable {bo} --address anna2@players.test"
    assert f"you play {EVENT}-001" in read(house, line, ANNA)
    assert f"you play {EVENT}-001" in read(house, f"corr mail resend {EVENT}-001", ANNA)
    assert "for the arbiters of EE24" in read(house, "corr mail resend EE24-001", SECOND)
    done = send(house, line + ' --reason "he rang"', SECOND)
    confirm(house, done, SECOND)
    assert house.office.store.players.player(bo).addresses[0] == "anna2@players.test"
    assert "he rang" in read(house, f"corr log {EVENT} --all", SECOND)


def test_lists_by_mail_show_an_arbiter_their_own_events(house):
    mine = read(house, "corr player list\ncorr status\ncorr event status EE24", OTHER)
    assert "Cai" in mine
    assert "EE24-001" in mine
    assert "Anna" not in mine
    assert f"{EVENT}-001" not in mine
    everything = read(house, "corr player list\ncorr status", ARBITER)
    for word in ("Anna", "Cai", "EE24-001", f"{EVENT}-001"):
        assert word in everything


def test_a_claim_goes_to_an_arbiter_who_does_not_play(tmp_path):
    with House(tmp_path, event={"arbiters": [ANNA, BO, SECOND]}) as house:
        house.start()
        house.play("a1; h9; a3; h10; a5")
        done = house.say(house.first, "claim win: h11")
        assert "claims to win" in done.to(SECOND).words
        assert house.second not in done.readers
        for player in (ANNA, BO):
            assert "claims to win" not in read(house, "corr status", player)
            assert "of your own" in read(house, f"corr game claim {EVENT}-001 h11", player)
        assert "claims to win" in read(house, "corr status", SECOND)
        needs = needs_of(house.office, look_at(house.office, house.now))
        assert {one.kind for one in needs_for(needs, SECOND, {EVENT})} >= {"claim"}
        assert "claim" not in {one.kind for one in needs_for(needs, ANNA, {"", EVENT})}
        mornings = (*house.wait(days=1), *house.wait(days=1))
        told = [one for one in mornings if "claims to win" in one.words]
        assert {one.to for one in told} == {SECOND}


def test_where_all_arbiters_play_the_operator_hears_of_a_claim(tmp_path):
    with House(tmp_path, event={"arbiters": [ANNA, BO]}) as house:
        house.start()
        house.play("a1; h9; a3; h10; a5")
        done = house.say(house.first, "claim win: h11")
        assert "claims to win" in done.to(ARBITER).words


def test_after_a_hand_over_arbiters_and_committee_know_where_it_goes_on(house):
    hand_over(house.office, EVENT, THERE, replace(house.act("hand over"), reason="a new home"))
    told = [one for one in house.letters() if THERE in one.words]
    assert {one.to for one in told} == {ANNA, SECOND, BOARD}
    for sender in (SECOND, BOARD):
        assert f"{EVENT} goes on at {THERE}" in read(house, f"corr event status {EVENT}", sender)
    line = f'corr event annul {EVENT}-001 --reason "x"'
    assert f"{EVENT} goes on at {THERE}" in read(house, line, SECOND)


def test_the_list_of_events_has_those_in_which_one_has_a_role(house):
    for reader, events in {SECOND: {EVENT}, OTHER: {"EE24"}, ARBITER: {EVENT, "EE24"}}.items():
        said = read(house, "corr event list", reader)
        assert {one for one in (EVENT, "EE24") if f"{one} running" in said} == events, reader


def test_the_list_of_leave_tells_of_no_other_events(house):
    enter_players_of_both(house)
    letter = next(one for one in reversed(house.read) if one.to == BO)
    house.give(house.compose(BO, "leave 2024-03-01 to 2024-03-05", letter))
    assert "SK24 EE25" in read(house, "corr leave list", ARBITER)
    assert "Bo" not in read(house, "corr leave list", OTHER)
    said = read(house, "corr leave list", SECOND)
    assert "Bo" in said
    assert "EE25" not in said


def enter_players_of_both(house):
    """Bo plays in a third event, too, that only the operator looks after."""
    tables = event_tables(event={"arbiters": [ARBITER], "committee": [], "name": "Third"})
    tables["event"] = {**tables["event"], "id": "EE25", "start": house.now.date()}
    open_event(house.office, spec_from_tables(tables, "third.toml"), house.act("open third"))
    names = [house.player(one) for one in (BO, DAG)]
    enter_players(house.office, "EE25", names, house.act("enter third"))
    start_event(house.office, "EE25", "1", house.act("start third"))
    house.letters()


def test_who_cannot_be_reached_is_told_to_the_arbiters_of_their_events_only(house):
    with house.office.store.transaction():
        store = house.office.store
        store.engine.run(
            "update player set unreachable_since = '2024-02-01T08:00:00.000000+00:00'"
            " where id = :id",
            {"id": house.player(CAI)},
        )
    assert "cannot be reached" not in read(house, "corr mail list", SECOND)
    assert "cannot be reached" in read(house, "corr mail list", OTHER)
