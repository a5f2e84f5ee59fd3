"""Letters that nobody can read or that the program fails at: kept, set aside, released."""

import json
import sqlite3
from contextlib import contextmanager
from datetime import timedelta
from random import Random

import pytest

from tests.commands import corr
from tests.office import ANNA, ARBITER, BO, CAI, EVENT, House

GAME = f"{EVENT}-001"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it.start()


@pytest.fixture
def three(tmp_path):
    """Three players and as many games."""
    with House(tmp_path, (ANNA, BO, CAI)) as it:
        yield it.start()


def set_kind(house, kind, game=GAME):
    """Change the kind of a game's first event behind the program's back, as a bad disk might."""
    house.close()
    with sqlite3.connect(house.folder / "corr.sqlite3") as database:
        database.execute("update event set kind = ? where stream = ? and seq = 1", (kind, game))
    database.close()
    house.reopen()


@contextmanager
def damaged(house, game=GAME):
    """A game that cannot be folded, so that every letter about it fails."""
    set_kind(house, "NoSuchKind", game)
    yield
    set_kind(house, "GameStarted", game)


def set_aside(house, raw):
    """A letter that failed until it was set aside; its key."""
    house.letters()
    with damaged(house):
        (key,) = house.take(raw)
        fail_five_times(house)
    assert house.office.store.letters.letter(key).state == "quarantined"
    return key


def fail_five_times(house):
    real = house.now
    for minutes in (0, 1, 5, 30, 120):
        real += timedelta(minutes=minutes)
        house.handle(real)


# -- unreadable and hostile mails ----


def nested():
    """Two thousand parts inside each other."""
    head = b"From: x@y.test\r\nMIME-Version: 1.0\r\n"
    return head + b"".join(
        b'Content-Type: multipart/mixed; boundary="%d"\r\n\r\n--%d\r\n' % (n, n)
        for n in range(2000)
    )


@pytest.mark.parametrize(
    ("raw", "reason"),
    [
        (nested(), "too_big"),
        (b"From: x@y.test\r\nSubject: big\r\n\r\n" + b"x" * 1_100_000, "too_big"),
        (b"From: x@y.test\r\nX: " + b"y" * 70_000 + b"\r\n\r\na1\r\n", "too_big"),
        (b"Subject: nobody wrote this\r\n\r\na1\r\n", "no_sender"),
        (b"\x00\xff\xfe" * 1000, "no_sender"),
        (b"", "no_sender"),
    ],
    ids=["nested", "long", "headers", "no sender", "bytes", "nothing"],
)
def test_a_hostile_mail_is_set_aside_kept_and_not_answered(house, raw, reason):
    done = house.give(raw)
    assert (done.state, done.reason) == ("quarantined", reason)
    assert done.readers == [ARBITER]
    assert house.office.store.letters.letter(done.key).raw == raw
    assert house.say(house.second, "a1").state == "handled"


def test_hundreds_of_broken_copies_of_a_letter_stop_nothing(house):
    raw, chance = house.reply(house.second, "a1"), Random(5)
    for _ in range(300):
        broken = bytearray(raw)
        for _ in range(chance.randrange(1, 40)):
            broken[chance.randrange(len(broken))] = chance.randrange(256)
        if chance.random() < 0.3:
            del broken[chance.randrange(len(broken)) :]
        house.take(bytes(broken))
    house.handle()
    house.letters()
    states = {row.state for row in house.office.store.letters.in_state("")}
    assert states <= {"handled", "refused", "quarantined"}
    assert not [
        row for row in house.office.store.letters.in_state("") if row.reason.startswith("failed")
    ]
    assert house.record() in ("1.h8", "1.h8 2.a1")


def test_the_arbiter_gets_ten_notices_an_hour_however_many_letters_are_set_aside(house):
    readers = []
    for n in range(15):
        readers += house.give(b"Subject: %d\r\n\r\nx\r\n" % n).readers
    assert readers == [ARBITER] * 10
    house.wait(hours=1)
    assert house.give(b"Subject: later\r\n\r\nx\r\n").readers == [ARBITER]


def test_the_notice_tells_how_to_find_the_letter(house):
    done = house.give(b"Subject: lottery\r\nMessage-ID: <win@y.test>\r\n\r\nx\r\n")
    letter = done.posts[0]
    assert letter.to == ARBITER
    assert "It does not say who sent it" in letter.words
    assert "lottery" in letter.words
    assert done.key in "".join(letter.text.split())


# -- a bug ----


def test_a_letter_that_fails_is_tried_again_and_then_counts(house):
    raw = house.reply(house.second, "a1")
    with damaged(house):
        (key,) = house.take(raw)
        house.handle()
        row = house.office.store.letters.letter(key)
        assert (row.state, row.attempts) == ("received", 1)
        house.handle(house.now + timedelta(seconds=59))
        assert house.office.store.letters.letter(key).attempts == 1
    house.handle(house.now + timedelta(seconds=61))
    assert house.office.store.letters.letter(key).state == "handled"
    assert house.record() == "1.h8 2.a1"


def test_a_letter_that_fails_five_times_is_set_aside_and_the_arbiter_told(house):
    key = set_aside(house, house.reply(house.second, "a1"))
    row = house.office.store.letters.letter(key)
    assert row.reason == "failed: ValueError"
    assert row.attempts == 5
    assert [one.to for one in house.letters()] == [ARBITER]
    assert house.record() == "1.h8"


def test_a_letter_that_kills_the_process_is_set_aside_too(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    real, store = house.now, house.office.store
    for _ in range(5):
        with store.transaction():
            lease = real + timedelta(minutes=5)
            rows = store.leases.claim_letters("dead", real=real, lease_until=lease, limit=200)
        assert [row.key for row in rows] == [key]
        real += timedelta(minutes=6)
    house.handle(real)
    assert (store.letters.letter(key).state, store.letters.letter(key).reason) == (
        "quarantined",
        "crashed",
    )


def test_the_letters_of_others_go_on_while_one_fails(three):
    ours, theirs = _two_games_of_others(three)
    culprit = three.seated(three.game(ours).position.to_act, ours)
    bad = three.reply(culprit, "a1", ours)
    good = three.reply(three.seated(three.game(theirs).position.to_act, theirs), "a1", theirs)
    with damaged(three, f"{EVENT}-{ours:03d}"):
        key, other = three.take(bad, good)
        three.handle()
        assert three.office.store.letters.letter(key).state == "received"
        assert three.office.store.letters.letter(other).state == "handled"
    assert three.record(theirs) == "1.h8 2.a1"


def _two_games_of_others(house):
    """Two games whose movers are different people."""
    movers = {n: house.seated(house.game(n).position.to_act, n) for n in (1, 2, 3)}
    return next((a, b) for a in movers for b in movers if movers[a] != movers[b])


def test_a_later_letter_of_the_same_sender_waits_for_the_one_that_fails(house):
    letter = house.newest(house.second)
    first, second = (house.compose(house.second, move, letter) for move in ("a1", "c3"))
    with damaged(house):
        one, two = house.take(first, second)
        house.handle()
        assert house.office.store.letters.letter(one).state == "received"
        assert house.office.store.letters.letter(two).state == "received"
    house.handle(house.now + timedelta(minutes=2))
    assert house.office.store.letters.letter(one).state == "handled"
    assert house.office.store.letters.letter(two).reason == "old_letter"
    assert house.record() == "1.h8 2.a1"


# -- the arbiter's hand ----


def test_mail_list_names_what_was_set_aside(house):
    key = set_aside(house, house.reply(house.second, "a1"))
    listed = corr(house.folder, "mail", "list")
    assert listed.status == 0
    assert key in listed.out
    assert "failed: ValueError" in listed.out
    (row,) = json.loads(corr(house.folder, "mail", "list", "--json").out)
    assert (row["key"], row["sender"], row["state"]) == (key, house.second, "quarantined")
    assert corr(house.folder, "mail", "list", "--state", "handled").out == "no letters\n"


def test_mail_show_prints_the_letter_byte_for_byte(house):
    raw = house.reply(house.second, "a1")
    key = set_aside(house, raw)
    shown = corr(house.folder, "mail", "show", key[:20])
    assert (shown.status, shown.out.encode()) == (0, raw)


def test_a_released_letter_is_judged_as_of_its_arrival(house):
    arrived = house.now = house.now + timedelta(days=6, hours=23)
    key = set_aside(house, house.reply(house.second, "a1"))
    house.wait(days=3)
    assert house.game().result is None
    done = corr(house.folder, "mail", "release", key)
    assert (done.status, done.out) == (0, f"released: {key}\n")
    letters = house.look()
    assert house.record() == "1.h8 2.a1"
    assert house.game().result is None
    assert house.office.store.events.of_stream(GAME)[1].at == arrived
    assert sorted(one.to for one in letters) == sorted([house.first, house.second])


def test_a_dropped_letter_holds_no_clock_any_longer(house):
    key = set_aside(house, house.reply(house.second, "a1"))
    house.wait(days=9)
    assert house.game().result is None
    done = corr(house.folder, "mail", "drop", key)
    assert (done.status, done.out) == (0, f"dropped: {key}\n")
    house.look()
    assert house.game().result.ending == "time"
    assert house.office.store.letters.letter(key).raw


def test_a_dropped_letter_can_still_be_released(house):
    key = set_aside(house, house.reply(house.second, "a1"))
    corr(house.folder, "mail", "drop", key)
    assert corr(house.folder, "mail", "release", key).status == 0
    house.look()
    assert house.record() == "1.h8 2.a1"


def test_a_foreign_letter_counts_once_its_address_was_registered_and_it_was_released(house):
    key = house.give(house.compose("bob@work.test", "a1", house.newest(house.second))).key
    player = house.office.store.players.player_by_address(house.second)
    house.members(f"name,email\n{player.name},{house.second} bob@work.test\n")
    corr(house.folder, "mail", "release", key)
    house.look()
    assert house.record() == "1.h8 2.a1"


@pytest.mark.parametrize("what", ["release", "drop"])
def test_only_what_was_set_aside_can_be_moved(house, what):
    key = house.say(house.second, "a1").key
    done = corr(house.folder, "mail", what, key)
    assert done.status == 2
    assert done.err == f"corr: {key} is handled: only what was set aside can be moved\n"


def test_a_key_that_fits_no_letter_or_several_is_refused(house):
    for _ in range(2):
        house.give(house.compose("x@y.test", "hello"))
    for prefix, told in (("zzz", "no letter with a key"), ("", "2 letters with a key")):
        done = corr(house.folder, "mail", "show", prefix)
        assert done.status == 2
        assert told in done.err
