"""The morning look: what it shows, and when it says that something needs somebody."""

import fcntl
import json
from datetime import UTC, datetime, timedelta

import pytest

from corr.operating.lock import daemon_of, lock_file
from corr.operating.status import troubles
from corr.service.post.waiting import LEASE, waiting_of
from corr.store.rows import stamp
from tests.office import ARBITER, EVENT, SITE
from tests.service.post.test_returns import returned
from tests.ticking import ticking

STRANGER = "kim@elsewhere.test"


@pytest.fixture
def house(tmp_path):
    with ticking(tmp_path) as it:
        yield it


def needs(house) -> list[str]:
    done = house.corr("status", "--json")
    found = json.loads(done.out)
    assert done.status == (1 if found["needs"] else 0)
    assert found["ok"] is not bool(found["needs"])
    return found["needs"]


def test_all_is_well_and_the_status_is_0(house):
    done = house.corr("status")
    assert done.status == 0
    assert done.out.startswith("all is well\n")
    assert f"{EVENT} running" in done.out
    assert f"  {EVENT}-001  2024-02-08 08:00  Anna\n" in done.out
    assert "daemon    not running" in done.out


def test_an_installation_that_never_fetched_needs_somebody(tmp_path):
    with ticking(tmp_path) as house:
        with house.office.store.transaction():
            house.office.store.engine.run("delete from mailbox", {})
        assert needs(house) == ["no mail was ever fetched: start `corr daemon`"]


def test_mail_that_is_not_read_needs_somebody(house):
    house.now += timedelta(minutes=59)
    assert needs(house) == []
    house.now += timedelta(minutes=2)
    (need,) = needs(house)
    assert need == "mail is read only up to 2024-02-01 08:00 UTC: no daemon runs"


def test_a_letter_set_aside_needs_somebody_unless_a_machine_wrote_it(house):
    vacation = house.compose(house.second, "Away", headers={"Auto-Submitted": "auto-replied"})
    assert house.give(vacation).state == "quarantined"
    assert needs(house) == []
    house.give(house.reply(house.second, "a1"))
    with house.office.store.transaction():
        for row in house.office.store.letters.in_state("handled"):
            house.office.store.letters.finish_letter(row.key, "quarantined", "crashed")
    assert needs(house) == ["1 letter set aside for you to look at: `corr mail list`"]
    letters = json.loads(house.corr("status", "--json").out)["letters"]
    assert letters["set_aside"] == {"auto_reply": 1, "crashed": 1}
    assert letters["for_you"] == 1


def test_letters_that_wait_are_counted_with_the_age_of_the_oldest(house):
    house.take(house.compose(STRANGER, "one"), house.compose(STRANGER, "two"))
    house.now += timedelta(minutes=30)
    assert needs(house) == []
    assert "2 (the oldest 30 min ago) to be handled" in house.corr("status").out
    house.now += timedelta(minutes=31)
    house.drain()
    assert "a letter waits since 2024-02-01 08:00 UTC to be handled" in needs(house)


def test_letters_that_do_not_leave_need_somebody(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    found = json.loads(house.corr("status", "--json").out)["outgoing"]
    assert (found["to_send"], found["held_up"]) == (2, 0)
    house.now += timedelta(minutes=61)
    house.drain()
    assert needs(house) == ["a letter waits since 2024-02-01 08:00 UTC to be sent"]


LOST = (
    "1 letter did not arrive and was not sent again: "
    "`corr mail list --undelivered`, or `corr mail resend`"
)


def fails(house, row, reply="550 no such user"):
    """The mail server refuses a queued letter for good, the others go out."""
    with house.office.store.transaction():
        house.office.store.letters.finish_outgoing(row.message_id, "failed", reply, house.now)
    house.letters()


def test_an_undeliverable_letter_is_news_for_a_week(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    fails(house, house.office.store.letters.outgoing_by_state("queued")[0])
    assert needs(house) == [LOST]
    house.now += timedelta(days=8)
    house.drain()
    assert LOST not in needs(house)
    found = json.loads(house.corr("status", "--json").out)["outgoing"]
    assert (found["undelivered"], found["undelivered_for_you"]) == (1, 0)


def test_a_lost_letter_is_settled_by_a_later_one_about_the_same_game(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    row = next(
        one
        for one in house.office.store.letters.outgoing_by_state("queued")
        if one.recipient == house.first
    )
    fails(house, row)
    house.say(house.second, "show")
    assert needs(house) == [LOST]
    assert house.corr("mail", "resend", f"{EVENT}-001", "--to", house.first).status == 0
    assert needs(house) == []


def test_a_letter_that_is_sent_again_as_it_is_is_settled(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    row = house.office.store.letters.outgoing_by_state("queued")[0]
    fails(house, row)
    assert house.corr("mail", "resend", row.message_id).status == 0
    assert needs(house) == []


def test_letters_to_a_player_who_can_be_reached_again_are_settled(house):
    old = house.newest(house.second)
    house.now += timedelta(days=9)
    house.drain()
    returned(house, old)
    found = needs(house)
    assert LOST in found
    assert any("come back" in need for need in found)
    assert house.corr("player", "reachable", "--all").status == 0
    assert needs(house) == []


def test_a_letter_to_a_stranger_that_does_not_arrive_needs_nobody(house):
    house.take(house.compose(STRANGER, "Hello"))
    house.handle()
    row = house.office.store.letters.outgoing_by_state("queued")[0]
    assert row.recipient == STRANGER
    fails(house, row)
    assert needs(house) == []


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("arbiter", "letters to the arbiter come back since 2024-02-01 08:00 UTC: why"),
        ("breaker", "answers are held back since 2024-02-01 08:00 UTC: why"),
        ("something", "something fails since 2024-02-01 08:00 UTC: why"),
    ],
)
def test_whatever_is_unwell_needs_somebody(house, name, words):
    with house.office.store.transaction():
        house.office.store.health.note_health(name, ok=False, at=house.now, detail="why")
    assert needs(house) == [words]
    shown = house.corr("status").out
    assert f"{name:<8}  FAILS since 2024-02-01 08:00 UTC, 1 failure in a row: why" in shown
    assert words in house.corr("doctor").out


def test_a_daemon_that_was_stopped_needs_nobody_and_one_that_holds_back_does(house):
    with house.office.store.transaction():
        house.office.store.health.note_health("loop", ok=False, at=house.now, detail="stopped")
    assert needs(house) == []
    rows = house.office.store.health.noted()
    (words,) = troubles(rows, runs=True)
    assert words == "the daemon judges nobody for now since 2024-02-01 08:00 UTC: stopped"


def test_a_bounce_that_proves_nothing_needs_somebody(house):
    done = returned(house, house.newest(house.second), to=SITE)
    reported, aside = needs(house)
    assert "a report that letters do not arrive, which nothing proves, keeps" in reported
    assert f"`corr mail release {done.key}`, or `corr mail drop {done.key}`" in reported
    assert aside == "1 letter set aside for you to look at: `corr mail list`"
    assert done.key in house.corr("mail", "list").out
    assert house.corr("mail", "drop", done.key).status == 0
    assert needs(house) == []


def test_a_server_that_fails_is_told_with_since_when_and_how_often(house):
    store = house.office.store
    with store.transaction():
        for minute in range(3):
            at = house.now + timedelta(minutes=minute)
            store.health.note_health("imap", ok=False, at=at, detail="[imap] h:993: timed out")
    (need,) = needs(house)
    assert need == (
        "the mail server that mail is fetched from fails since 2024-02-01 08:00 UTC: "
        "[imap] h:993: timed out"
    )
    assert "FAILS since 2024-02-01 08:00 UTC, 3 failures in a row" in house.corr("status").out
    with store.transaction():
        store.health.note_health("imap", ok=True, at=house.now, detail="")
    assert needs(house) == []


@pytest.mark.parametrize("why", ["unread", "set_aside", "unsent"])
def test_a_late_game_says_why_it_is_not_lost(house, why):
    store = house.office.store
    if why == "unsent":
        with store.transaction():
            store.engine.run("update outbox set state = 'failed'", {})
    if why == "set_aside":
        store_letter = house.take(house.compose(house.second, "?"))[0]
        with store.transaction():
            store.letters.finish_letter(store_letter, "quarantined", "crashed")
    house.now += timedelta(days=8)
    if why != "unread":
        house.drain()
    found = json.loads(house.corr("status", "--json").out)
    (held,) = found["held"]
    known = (f"{EVENT}-001", house.player(house.second), why)
    assert (held["game"], held["player"], held["why"]) == known
    assert [one["why"] for one in held["reasons"]] == [why]
    assert "1 clock does not run out:" in house.corr("status").out


def test_a_disk_that_is_nearly_full_needs_somebody(house, monkeypatch):
    monkeypatch.setattr("corr.operating.backup.LEAST_FREE", 10**18)
    (need,) = needs(house)
    assert "left on the disk of" in need


def test_a_log_that_somebody_keeps_needs_somebody(house):
    with house.folder.joinpath("corr.sqlite3-wal").open("ab") as file:
        file.truncate(100_000_001)
    (need,) = needs(house)
    assert "the log beside the database (-wal) has grown to 100.0 MB" in need


def test_an_old_backup_needs_somebody(house):
    assert house.corr("backup", str(house.folder / "one.tar.gz")).status == 0
    assert needs(house) == []
    assert str(house.folder / "one.tar.gz") in house.corr("status").out
    house.now += timedelta(days=9)
    house.drain()
    assert [need for need in needs(house) if "the last backup is of 2024-02-01" in need]


def test_a_running_daemon_is_seen_by_its_lock(house):
    database = house.folder / "corr.sqlite3"
    assert daemon_of(database) is None
    lock_file(database).touch(mode=0o600)
    assert daemon_of(database) is None
    with lock_file(database).open("r+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert daemon_of(database) == 0
        lock.write("4711\n")
        lock.flush()
        assert daemon_of(database) == 4711
        assert "running as process 4711" in house.corr("status").out
    assert daemon_of(database) is None


def test_the_address_of_nobody_stands_in_what_a_script_gets(house):
    house.give(house.compose(STRANGER, "Hello"))
    out = house.corr("status", "--json").out
    assert STRANGER not in out
    assert ARBITER not in out


# -- what waits for its next try ----


def put_off(house, key, minutes=30, why="RuntimeError", tries=3):
    """Leave a letter waiting, as after so many tries."""
    until = datetime.now(UTC) + timedelta(minutes=minutes)
    with house.office.store.transaction():
        house.office.store.letters.retry_letter(key, until, why)
        house.office.store.engine.run(
            "update inbox set attempts = :tries where key = :key", {"tries": tries, "key": key}
        )
    return until


def test_a_letter_that_waits_is_shown_with_whose_until_when_why_and_what_waits_behind(house):
    first, second, third = house.take(*(house.compose(STRANGER, one) for one in "abc"))
    until = put_off(house, first)
    said = house.corr("status").out
    assert (
        f"  waits until {until:%Y-%m-%d %H:%M} UTC: {STRANGER}, since 2024-02-01 08:00 UTC, "
        "tried 3 times: RuntimeError; 2 more of the sender wait behind it\n"
        f"    at once: `corr mail release {first}`\n"
    ) in said
    (found,) = json.loads(house.corr("status", "--json").out)["letters"]["later"]
    assert found == {
        "letter": first,
        "who": STRANGER,
        "since": "2024-02-01T08:00:00+00:00",
        "until": until.isoformat(),
        "tries": 3,
        "why": "RuntimeError",
        "behind": [second, third],
        "command": f"corr mail release {first}",
    }


def test_a_letter_that_waits_is_tried_at_once_if_somebody_says_so_and_believed_no_more(house):
    first, second = house.take(house.reply(house.second, "a1"), house.compose(STRANGER, "b"))
    put_off(house, first)
    assert house.corr("mail", "release", first[:8]).status == 0
    row = house.office.store.letters.letter(first)
    assert (row.vouched, row.attempts) == (False, 3)
    assert json.loads(house.corr("status", "--json").out)["letters"]["later"] == []
    refused = house.corr("mail", "release", second)
    assert refused.status == 2
    assert "only what was set aside" in refused.err
    house.handle(datetime.now(UTC))
    assert house.office.store.letters.letter(first).state == "handled"


def test_a_letter_of_ours_that_waits_is_shown_and_tried_at_once_if_somebody_says_so(house):
    house.take(house.reply(house.second, "a1"))
    house.handle()
    row, _ = house.office.store.letters.outgoing_by_state("queued")
    until = datetime.now(UTC) + timedelta(minutes=16)
    with house.office.store.transaction():
        house.office.store.letters.retry_outgoing(row.message_id, until, "451 greylisted")
    assert (
        f"  waits until {until:%Y-%m-%d %H:%M} UTC: {row.recipient}, since 2024-02-01 08:00 UTC, "
        "tried 0 times: 451 greylisted\n"
        f"    at once: `corr mail resend {row.message_id}`\n"
    ) in house.corr("status").out
    done = house.corr("mail", "resend", row.message_id)
    assert (done.status, row.message_id in done.out) == (0, True)
    assert json.loads(house.corr("status", "--json").out)["outgoing"]["later"] == []
    assert house.corr("mail", "resend", row.message_id).status == 2


def test_a_letter_that_nobody_finishes_is_shown_with_who_took_it_and_for_how_long(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    for age, shown in ((0.5, False), (2, True), (6, False)):
        lease = datetime.now(UTC) + LEASE - timedelta(minutes=age)
        with house.office.store.transaction():
            house.office.store.engine.run(
                "update inbox set worker = 'handle.7', lease_until = :until where key = :key",
                {"until": stamp(lease), "key": key},
            )
        later = json.loads(house.corr("status", "--json").out)["letters"]["later"]
        assert [one["letter"] for one in later] == [key] * shown
        said = house.corr("status").out
        assert ("handle.7 took it and has not finished" in said) is shown
        assert "corr mail release" not in said


def test_of_very_many_that_wait_the_first_are_shown_and_the_others_counted(house):
    keys = house.take(*(house.compose(f"p{n}@elsewhere.test", "x") for n in range(33)))
    for minutes, key in enumerate(keys, 10):
        put_off(house, key, minutes)
    lines = house.corr("status").out.splitlines()
    assert len([line for line in lines if line.startswith("  waits until")]) == 30
    assert "  … and 3 more" in lines
    assert len(json.loads(house.corr("status", "--json").out)["letters"]["later"]) == 33


def test_an_arbiter_is_shown_no_letter_that_waits_in_a_game_of_their_own(house):
    (key,) = house.take(house.reply(house.second, "a1"))
    put_off(house, key)
    real = datetime.now(UTC)
    assert waiting_of(house.office, real).letters
    assert waiting_of(house.office, real, ARBITER).letters
    assert waiting_of(house.office, real, house.first).letters == ()
