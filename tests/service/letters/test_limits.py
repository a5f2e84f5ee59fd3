"""Floods: of letters in, and of answers that nobody's move explains."""

from datetime import timedelta

import pytest
from msgspec.structs import replace

from corr.config import Limits
from corr.errors import ArbiterError
from corr.service.letters.set_aside import drop_flood, release_flood
from corr.service.post import mail as post
from corr.wire.smtp import Result
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House


@pytest.fixture
def house(tmp_path):
    with House(tmp_path, (ANNA, BO, CAI)).start() as house:
        yield house


def limited(house, **limits):
    house.office = replace(house.office, limits=Limits(**limits))


class Post:
    """The way to a mail server that takes everything; `sent` are the recipients, in order."""

    def __init__(self):
        self.sent = []

    def deliver(self, batch, report, meanwhile=None, enough=None):
        self.sent += [one.recipient for one in batch]
        report([Result(id=one.id, status="sent", reply="250 ok") for one in batch])


def send(house):
    way = Post()
    while post.send(house.office, way, "test", house.now, house.now):
        pass
    return way.sent


def strangers(house, number):
    """So many unknown people write, each once."""
    house.take(*(house.compose(f"s{n}.{house.now:%H}@x.test", "Hi there") for n in range(number)))
    house.handle()


# -- answers ----


def test_no_more_answers_go_out_in_an_hour_than_the_limit(house):
    limited(house, answers_in_all_an_hour=5, strangers_an_hour=100)
    strangers(house, 12)
    sent = send(house)
    assert len([one for one in sent if one.endswith("@x.test")]) == 5
    assert sent.count(ARBITER) == 1
    house.now += timedelta(minutes=61)
    assert len(send(house)) == 5
    house.now += timedelta(minutes=61)
    assert len(send(house)) == 2


def test_letters_whose_order_took_effect_are_never_held_back(house):
    limited(house, answers_in_all_an_hour=1, strangers_an_hour=100)
    strangers(house, 5)
    send(house)
    number = next(n for n in (1, 2, 3) if house.game(n).clock)
    mover = house.seated(house.game(number).position.to_act, number)
    raw = house.reply(mover, "a1", number)
    house.take(raw)
    house.handle()
    sent = send(house)
    assert mover in sent
    assert len(sent) == 2


def test_the_arbiter_is_told_once_a_day_and_health_says_so(house):
    limited(house, answers_in_all_an_hour=2, strangers_an_hour=100)
    strangers(house, 6)
    send(house)
    send(house)
    (health,) = [one for one in house.office.store.health.noted() if one.name == "breaker"]
    assert not health.ok
    assert health.detail == "4 answers wait: no more than 2 go out in an hour"
    told = [
        row for row in house.office.store.letters.outgoing_by_state("") if row.recipient == ARBITER
    ]
    assert len(told) == 1
    assert b"no moves explain them" in b" ".join(told[0].raw.split())
    for _ in range(2):
        house.now += timedelta(minutes=61)
        send(house)
    (health,) = [one for one in house.office.store.health.noted() if one.name == "breaker"]
    assert health.ok


# -- letters in ----


def test_what_one_sender_sends_too_much_of_is_set_aside_and_nothing_is_lost(house):
    limited(house, letters_waiting=20)
    flood = [house.compose("robot@x.test", f"letter {n}") for n in range(60)]
    house.take(*flood)
    states = [
        row.state
        for row in house.office.store.letters.in_state("")
        if row.sender == "robot@x.test"
    ]
    assert (states.count("received"), states.count("quarantined")) == (20, 40)
    waiting = house.office.store.letters.in_state("received")
    assert [row.sender for row in waiting] == ["robot@x.test"] * 20
    house.handle()
    notices = [one for one in house.letters() if one.to == ARBITER]
    assert len(notices) == 1
    assert "robot@x.test has sent more than 20 letters" in notices[0].words
    assert "corr mail release --from robot@x.test" in notices[0].words


@pytest.mark.parametrize("letters", [500, pytest.param(10_000, marks=pytest.mark.long)])
def test_letters_of_others_are_handled_within_bounded_work(house, letters):
    limited(house, letters_waiting=50)
    for batch in range(0, letters, 200):
        mails = range(batch, min(batch + 200, letters))
        house.take(*(house.compose("robot@x.test", f"letter {n}") for n in mails))
    house.now += timedelta(seconds=1)
    mover = house.first if house.game().position.to_act.value == "first" else house.second
    house.take(house.reply(mover, "a1"))
    ahead = 0
    while not house.record().endswith("a1"):
        ahead += post.handle(house.office, "test", house.now, house.now, limit=10)
    assert ahead <= 60
    kept = [
        row
        for row in house.office.store.letters.in_state("", 20_000)
        if row.sender == "robot@x.test"
    ]
    assert len(kept) == letters


def test_a_flood_can_be_handled_after_all_or_put_away(house):
    limited(house, letters_waiting=5)
    house.take(*(house.compose("robot@x.test", f"letter {n}") for n in range(9)))
    house.handle()
    assert release_flood(house.office, "Robot@x.test", house.act("release")) == 4
    assert len(house.office.store.letters.in_state("received")) == 4
    assert not any(row.vouched for row in house.office.store.letters.in_state("received"))
    house.handle()
    house.take(*(house.compose("robot@x.test", f"more {n}") for n in range(8)))
    assert drop_flood(house.office, "robot@x.test", house.act("drop")) == 3
    with pytest.raises(ArbiterError, match="no letters of robot@x"):
        drop_flood(house.office, "robot@x.test", house.act("drop"))


def test_a_flood_in_a_players_name_does_not_cost_them_the_game(house):
    limited(house, letters_waiting=5)
    house.take(*(house.compose(house.second, f"letter {n}") for n in range(9)))
    house.wait(days=9)
    assert house.game().result is None


def test_a_flood_in_a_players_name_does_not_keep_their_own_move_out(house):
    limited(house, letters_waiting=5)
    move = house.reply(house.second, "a1")
    house.take(*(house.compose(house.second, f"letter {n}") for n in range(8)))
    house.take(move)
    assert sum(row.reason == "flood" for row in house.office.store.letters.in_state("")) == 3
    house.handle()
    assert house.record() == "1.h8 2.a1"


def test_letters_with_a_tag_of_ones_own_do_not_use_up_what_another_may_send(house):
    """Whoever has a tag can write in anybody's name."""
    limited(house, letters_waiting=5)
    house.play("a1")
    move = house.reply(house.first, "b1")
    mine = house.newest(house.second)
    house.take(*(house.compose(house.first, f"letter {n}", mine) for n in range(20)))
    house.take(move)
    waiting = len(house.office.store.letters.in_state("received"))
    assert waiting == 5 + 5 + 1
    house.handle()
    assert house.record().endswith("b1")


def test_a_tag_that_nobody_gave_out_opens_no_door_to_a_flood(house):
    limited(house, letters_waiting=5)
    subject = f"[{EVENT}-001.1.ABCDEFGHIJKLMNOP]"
    flood = (house.compose("robot@x.test", f"letter {n}", subject=subject) for n in range(9))
    house.take(*flood)
    assert len(house.office.store.letters.in_state("received")) == 5
