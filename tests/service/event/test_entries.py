"""Taking part by letter: entering, waiting for a place, leaving before the start."""

from datetime import date, timedelta

import pytest

from corr.service.desk.taking_part import withdraw_player
from corr.service.event.closing import close_event
from corr.service.event.entering import make_vouchers, refuse_entry
from corr.service.event.opening import cancel_event, change_event, enter_players, start_event
from corr.service.letters.event_letters import Act
from corr.tournament.spec.spec import spec_from_tables
from tests.office import (
    ANNA,
    ARBITER,
    BO,
    CAI,
    DAG,
    EVA,
    EVENT,
    SITE,
    START,
    House,
    event_tables,
    member_list,
)
from tests.taps import links, tap

VOUCHER = "BCDF-GHJK-LMNP"


@pytest.fixture
def opened(tmp_path):
    """An event that has not begun, with Anna and Bo in it and everybody in the register."""
    houses = []

    def make(**event: object) -> House:
        house = House(tmp_path, (ANNA, BO), event=event)
        house.members(member_list((ANNA, BO, CAI, DAG, EVA)))
        house.letters()
        houses.append(house)
        return house

    yield make
    for house in houses:
        house.close()


def write(house, sender, line):
    """What became of a line that answers a letter of ours."""
    house.now += timedelta(minutes=1)
    return house.give(house.compose(sender, line, answerable(house, sender)))


def answerable(house, sender):
    """The newest letter of ours with a tag that somebody got; who has none asks for one."""
    found = (one for one in house.read[::-1] if one.to == sender and one.tag)
    return next(found, None) or house.give(house.compose(sender, "settings")).to(sender)


def contest(house):
    return house.office.folder.contest(EVENT)


def entered(house):
    names = (house.office.store.players.player(one) for one in contest(house).entries)
    return [row.addresses[0] for row in names]


def waiting(house):
    rows = (house.office.store.players.player(one.player) for one in contest(house).book.wishes)
    return [row.addresses[0] for row in rows]


def act(house, what, reason=""):
    return Act(at=house.now, cause=f"arbiter.{what}.{house.now.isoformat()}", reason=reason)


def enter(house, *addresses):
    enter_players(house.office, EVENT, [house.player(one) for one in addresses], act(house, "in"))
    return house.letters()


# -- entering ----


def test_where_the_arbiter_decides_a_wish_waits_and_comes_with_ready_commands(opened):
    house = opened(max_players=4)
    done = write(house, CAI, "enter SK24")
    assert (done.state, done.readers) == ("handled", [ARBITER, CAI])
    assert entered(house) == [ANNA, BO]
    assert waiting(house) == [CAI]
    assert "number 1 in the queue" in done.to(CAI).words
    told = done.to(ARBITER)
    assert f"corr event enter SK24 {house.player(CAI)}" in told.words
    assert f"corr event refuse SK24 {house.player(CAI)} --reason TEXT" in told.words
    assert told.reply_to == SITE
    (letter,) = enter(house, CAI)
    assert (letter.to, entered(house), waiting(house)) == (CAI, [ANNA, BO, CAI], [])
    assert letter.subject.startswith("Invitation: Sverigekorr 2024")


def test_where_entry_is_direct_the_answer_is_the_invitation(opened):
    house = opened(entry="direct")
    done = write(house, CAI, "I would like to enter SK24")
    assert done.readers == [CAI]
    assert "You are entered in Sverigekorr 2024" in done.to(CAI).words
    assert entered(house) == [ANNA, BO, CAI]


def test_an_invitation_is_declined_by_a_tap_or_an_answer_and_never_to_a_person(opened):
    house = opened(entry="direct")
    for sender, answer in ((CAI, None), (DAG, "withdraw SK24")):
        told = write(house, sender, "enter SK24").to(sender)
        assert told.reply_to.startswith("td+P")
        assert f"write to the arbiter, {ARBITER}" in told.words
        (link,) = links(told)
        mail = house.compose(sender, answer, told) if answer else tap(house, sender, link)
        assert house.give(mail).state == "handled"
        assert entered(house) == [ANNA, BO]


def test_a_question_in_answer_to_an_invitation_is_told_whom_to_write_to(opened):
    house = opened(entry="direct")
    told = write(house, CAI, "enter SK24").to(CAI)
    done = house.give(house.compose(CAI, "May I begin a week later?", told))
    assert ARBITER in done.to(CAI).words


def test_a_full_event_has_a_waiting_list_in_the_order_of_arrival(opened):
    house = opened(entry="direct", max_players=3)
    done = write(house, CAI, "enter SK24")
    assert "SK24 is full: all 3 places" in done.to(ARBITER).words
    for place, sender in enumerate((EVA, DAG), 1):
        done = write(house, sender, "enter SK24")
        assert done.readers == [sender]
        assert f"waiting list, at place {place}." in done.to(sender).words
    assert waiting(house) == [EVA, DAG]


def test_a_letter_that_was_held_up_has_the_place_of_its_arrival(opened):
    house = opened(entry="direct", max_players=2)
    early, house.now = house.now, house.now + timedelta(hours=1)
    write(house, CAI, "enter SK24")
    house.give(house.compose(DAG, "enter SK24", answerable(house, DAG)), arrived=early)
    assert waiting(house) == [DAG, CAI]


def test_a_place_that_gets_free_goes_to_the_first_who_waits(opened):
    house = opened(entry="direct", max_players=2)
    write(house, CAI, "enter SK24")
    write(house, DAG, "enter SK24")
    done = write(house, BO, "withdraw SK24")
    assert done.readers == [ARBITER, BO, CAI]
    assert "A place has become free" in done.to(CAI).words
    assert (entered(house), waiting(house)) == ([ANNA, CAI], [DAG])
    assert "costs you nothing but your place" in done.to(BO).words
    house.now += timedelta(minutes=1)
    withdraw_player(house.office, EVENT, house.player(ANNA), act(house, "out", "ill"))
    assert sorted(one.to for one in house.letters()) == sorted([ANNA, DAG])
    assert (entered(house), waiting(house)) == ([CAI, DAG], [])


def test_a_yes_to_somebody_who_finds_no_place_counts_when_one_gets_free(opened):
    house = opened(max_players=2)
    write(house, CAI, "enter SK24")
    done = write(house, DAG, "enter SK24")
    assert "no place is free" in done.to(DAG).words
    (letter,) = enter(house, DAG)
    assert "The arbiter has said yes" in letter.words
    assert (entered(house), waiting(house)) == ([ANNA, BO], [CAI, DAG])
    done = write(house, ANNA, "withdraw SK24")
    assert (entered(house), waiting(house)) == ([BO, DAG], [CAI])
    assert DAG in done.readers


def test_the_arbiter_hears_of_a_free_place_that_only_a_yes_can_fill(opened):
    house = opened(max_players=2)
    write(house, CAI, "enter SK24")
    done = write(house, ANNA, "withdraw SK24")
    words = " ".join(one.words for one in done.posts if one.to == ARBITER)
    assert "A place in SK24 is free Cai is the first" in words
    assert f"corr event enter SK24 {house.player(CAI)}" in words
    assert entered(house) == [BO]


def test_a_no_takes_a_wish_off_the_list_with_its_reason(opened):
    house = opened()
    write(house, CAI, "enter SK24")
    refuse_entry(house.office, EVENT, house.player(CAI), act(house, "no", "members only"))
    (letter,) = house.letters()
    assert (letter.to, waiting(house)) == (CAI, [])
    assert 'The reason: "members only"' in letter.words


def test_a_wish_can_be_taken_back(opened):
    house = opened()
    write(house, CAI, "enter SK24")
    done = write(house, CAI, "withdraw SK24")
    assert (done.readers, waiting(house)) == ([CAI], [])
    assert "no longer on the list" in done.to(CAI).words
    assert write(house, CAI, "enter SK24").state == "handled"
    assert waiting(house) == [CAI]


def test_who_is_forgotten_waits_for_nothing(opened):
    house = opened()
    write(house, CAI, "enter SK24")
    done = write(house, CAI, "forget me")
    house.give(house.compose(CAI, "confirm", done.to(CAI)))
    assert waiting(house) == []
    assert house.wait(days=1) == []


# -- vouchers ----


def test_a_voucher_is_good_once_and_its_letters_are_not_kept(opened):
    house = opened(entry="voucher")
    make_vouchers(house.office, EVENT, [VOUCHER], act(house, "vouchers"))
    assert VOUCHER not in str([one.body for one in house.office.store.events.of_stream(EVENT)])
    done = write(house, CAI, "enter SK24")
    assert (done.reason, entered(house)) == ("voucher_needed", [ANNA, BO])
    assert write(house, CAI, "enter SK24 BCDF-GHJK-LMNQ").reason == "voucher_unknown"
    assert write(house, CAI, "enter SK24 bcdf ghjk lmnp").state == "handled"
    assert entered(house) == [ANNA, BO, CAI]
    assert write(house, DAG, f"enter SK24 {VOUCHER}").reason == "voucher_used"


def test_a_voucher_spares_the_arbiter_the_question(opened):
    house = opened()
    make_vouchers(house.office, EVENT, [VOUCHER], act(house, "vouchers"))
    assert write(house, CAI, f"enter SK24 voucher {VOUCHER}").readers == [CAI]
    assert CAI in entered(house)


def test_a_voucher_of_a_full_event_holds_a_place_in_the_queue(opened):
    house = opened(entry="voucher", max_players=2)
    make_vouchers(house.office, EVENT, [VOUCHER], act(house, "vouchers"))
    write(house, CAI, f"enter SK24 {VOUCHER}")
    assert waiting(house) == [CAI]
    write(house, ANNA, "withdraw SK24")
    assert entered(house) == [BO, CAI]


# -- refused ----


@pytest.mark.parametrize(("days", "state"), [(0, "handled"), (1, "refused")])
def test_entries_are_taken_to_the_end_of_the_last_day_in_the_events_zone(opened, days, state):
    house = opened(entry="direct", entry_until=date(2024, 1, 25))
    house.now = START.replace(month=1, day=25, hour=22, minute=50) + timedelta(hours=days)
    done = write(house, CAI, "enter SK24")
    assert done.state == state
    if days:
        assert done.reason == "entries_closed"
        assert ARBITER in done.to(CAI).words


def test_who_is_in_or_waits_is_told_so(opened):
    house = opened()
    assert write(house, ANNA, "enter SK24").reason == "already_entered"
    write(house, CAI, "enter SK24")
    done = write(house, CAI, "enter SK24")
    assert (done.reason, done.readers) == ("in_queue", [CAI])
    assert "number 1 in the queue" in done.to(CAI).words


def test_an_event_that_runs_takes_nobody_and_names_who_to_write_to(opened):
    house = opened()
    house.start()
    done = write(house, CAI, "enter SK24")
    assert done.reason == "event_running"
    assert ARBITER in done.to(CAI).words


def test_who_still_waits_at_the_start_hears_that_it_goes_without_them(opened):
    house = opened(max_players=2)
    write(house, CAI, "enter SK24")
    house.now = START
    start_event(house.office, EVENT, "lots", act(house, "start"))
    letter = next(one for one in house.letters() if one.to == CAI)
    assert "has begun. You were waiting" in letter.words
    assert waiting(house) == []


def test_who_wants_to_join_a_monrad_that_runs_is_the_arbiters_affair(tmp_path):
    monrad = {"kind": "monrad", "rounds": 3}
    people = (ANNA, BO, CAI, DAG)
    with House(tmp_path, people, system=monrad) as house:
        house.members(member_list((*people, EVA)))
        house.start()
        done = write(house, EVA, "enter SK24")
        assert (done.state, done.readers) == ("handled", [ARBITER, EVA])
        late = f"corr event late SK24 {house.player(EVA)} --reason TEXT"
        assert late in done.to(ARBITER).words
        assert "would like to join it" in done.to(EVA).words
        assert write(house, EVA, "enter SK24").reason == "asked_already"


def test_an_event_that_is_over_or_called_off_says_so(opened):
    house = opened()
    house.start()
    letter = answerable(house, CAI)
    house.say(house.second, f"{EVENT}-001 resign")
    close_event(house.office, EVENT, act(house, "close"))
    house.letters()
    done = house.give(house.compose(CAI, "enter SK24", letter))
    assert done.reason == "event_ended"
    assert "No event takes entries at the moment" in done.to(CAI).words


def test_who_waits_hears_that_the_event_is_called_off(opened):
    house = opened()
    write(house, CAI, "enter SK24")
    cancel_event(house.office, EVENT, act(house, "cancel", "no hall"))
    letter = next(one for one in house.letters() if one.to == CAI)
    assert (
        'is cancelled. You were waiting for a place in it. The arbiter\'s reason: "no hall"'
        in (letter.words)
    )
    assert write(house, CAI, "enter SK24").reason == "event_cancelled"


# -- what time brings ----


def test_a_larger_event_lets_those_in_who_wait(opened):
    house = opened(entry="direct", max_players=2)
    write(house, CAI, "enter SK24")
    more = event_tables(event={"entry": "direct", "max_players": 3})
    change_event(house.office, EVENT, spec_from_tables(more, "f"), act(house, "more", "room"))
    house.letters()
    posts = house.look()
    assert [one.to for one in posts if "free" in one.text] == [CAI]
    assert entered(house) == [ANNA, BO, CAI]


def test_the_arbiter_hears_once_that_too_few_have_entered(opened):
    house = opened(min_players=5, entry_until=date(2024, 1, 25))
    assert house.look() == []
    house.now = START.replace(month=1, day=26, hour=0)
    (letter,) = house.look()
    assert letter.to == ARBITER
    assert "2 players are entered; by its file there should be 5" in letter.words
    assert "corr event cancel SK24 --reason TEXT" in letter.words
    assert house.wait(days=1) == []
