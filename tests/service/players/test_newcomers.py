"""Somebody unknown asks to take part, and gets in by the command that the advice gives."""

import shlex
from datetime import timedelta

from corr.service.event.entering import make_vouchers
from corr.service.watch.needs import entries_waiting, strangers
from corr.service.watch.overview import look_at
from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, START, House, member_list

STRANGER = "kim@elsewhere.test"
FILLED = "enter SK24\nName: Kim Ek\n"


def asks(house, body=FILLED, first="enter SK24"):
    """A stranger asks, and fills in the form; the command that the arbiter is given."""
    form = house.give(house.compose(STRANGER, first)).to(STRANGER)
    told = house.give(house.compose(STRANGER, body, form)).to(ARBITER).words
    return told, told.partition("If you agree: ")[2].partition(" To write")[0]


def does(house, command):
    """Give a command at the terminal; what it says, and the letters that go out."""
    house.close()
    done = corr(house.folder, *shlex.split(command)[1:])
    house.reopen()
    return done, house.letters()


def full(folder, **event):
    house = House(folder, (ANNA, BO), event={"max_players": 2, **event})
    house.letters()
    return house


def kim(house):
    return house.office.store.players.player_by_address(STRANGER).id


def book(house):
    return house.office.folder.contest(EVENT).book


def test_a_stranger_gets_into_the_queue_of_a_full_event_from_when_the_form_came(tmp_path):
    with full(tmp_path, entry="confirmed") as house:
        _, command = asks(house)
        came = house.now
        house.now += timedelta(hours=1)
        house.members(member_list((CAI,)))
        house.give(house.compose(CAI, "enter SK24", house.give(house.compose(CAI, "hi")).to(CAI)))
        done, letters = does(house, command)
        assert (done.status, done.out.strip()[-17:]) == (0, "the queue of SK24")
        assert [one.to for one in letters if one.to != ARBITER] == [STRANGER]
        first = book(house).wishes[0]
        assert (first.player, first.granted) == (kim(house), True)
        assert first.arrived <= came.isoformat()


def test_who_is_only_put_into_the_register_still_waits_for_the_yes(tmp_path):
    with full(tmp_path, entry="confirmed") as house:
        asks(house)
        does(house, f"corr player add 'Kim Ek' {STRANGER}")
        look = look_at(house.office, house.now)
        assert not [*strangers(house.office, look)]
        (need,) = entries_waiting(house.office, look)
        assert need.about == kim(house)
        done, _ = does(house, need.commands[0])
        assert done.status == 0
        assert book(house).wishes[0].granted


def test_a_stranger_who_sent_no_form_is_put_into_the_queue_too(tmp_path):
    with full(tmp_path, entry="direct") as house:
        told = house.give(house.compose(STRANGER, "enter SK24")).to(ARBITER).words
        assert f'corr player add "NAME" {STRANGER} --enter SK24 To write' in told
        done, letters = does(house, f'corr player add "Kim Ek" {STRANGER} --enter SK24')
        assert done.status == 0
        assert [one.to for one in letters] == [STRANGER]
        assert book(house).place(kim(house)) == 1


def test_after_the_last_day_of_entries_the_advice_is_late_and_works(tmp_path):
    last = (START - timedelta(days=8)).date()
    with House(tmp_path, (ANNA, BO), event={"entry_until": last}) as house:
        house.letters()
        house.now += timedelta(days=4)
        form = house.give(house.compose(STRANGER, "enter SK24")).to(STRANGER)
        assert "Entries to SK24 are over" in form.words
        told = house.give(house.compose(STRANGER, FILLED, form)).to(ARBITER).words
        command = told.partition("If you agree: ")[2].partition(" To write")[0]
        assert command.endswith("--enter SK24 --late")
        assert does(house, command.removesuffix(" --late"))[0].status == 2
        done, letters = does(house, command)
        assert done.status == 0
        assert STRANGER in [one.to for one in letters]
        assert kim(house) in house.office.folder.contest(EVENT).entries


def test_a_voucher_of_a_stranger_counts_and_is_used(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"entry": "voucher"}) as house:
        house.letters()
        voucher = "BCDF-GHJK-LMNP"
        make_vouchers(house.office, EVENT, [voucher], house.act("vouchers"))
        form = house.give(house.compose(STRANGER, f"enter SK24 {voucher}")).to(STRANGER)
        line = next(one for one in form.text.splitlines() if one.startswith("  enter"))
        assert line.split()[2:] == [voucher]
        told = house.give(house.compose(STRANGER, f"{line}\nName: Kim Ek", form)).to(ARBITER)
        assert "Their voucher is good." in told.words
        does(house, f"corr player add 'Kim Ek' {STRANGER}")
        assert kim(house) in house.office.folder.contest(EVENT).entries
        assert kim(house) in book(house).vouchers.values()


def test_the_form_says_that_a_voucher_is_needed_and_the_arbiter_hears_of_a_bad_one(tmp_path):
    with House(tmp_path, (ANNA, BO), event={"entry": "voucher"}) as house:
        house.letters()
        form = house.give(house.compose(STRANGER, "enter SK24")).to(STRANGER)
        assert "you need a voucher" in form.words
        body = "enter SK24 BCDFGHJK\nName: Kim Ek"
        told = house.give(house.compose(STRANGER, body, form)).to(ARBITER)
        assert "a voucher that is not good" in told.words


def test_who_plays_nowhere_and_asks_to_join_is_told_the_words_for_it(tmp_path):
    with House(tmp_path, (ANNA, BO)) as house:
        house.members(member_list((CAI,)))
        house.letters()
        told = house.give(house.compose(CAI, "hello there, can I join SK24?")).to(CAI).words
        assert "enter SK24" in told


def test_who_is_ill_is_told_how_to_take_leave(tmp_path):
    with House(tmp_path, (ANNA, BO)).start() as house:
        player = house.seated(house.game().position.to_act)
        body = "I am ill and go to hospital, I need leave"
        assert '"leave 10 days"' in house.say(player, body).to(player).words
