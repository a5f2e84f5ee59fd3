"""Letters in, whatever happens to the mailbox: each is taken in once, and none is passed over."""

from contextlib import contextmanager
from datetime import UTC, datetime

import pytest

from corr.clock import SystemClock
from corr.service.post import mail
from corr.wire.errors import ServerRefused
from corr.wire.imap import Mailbox
from corr.wire.imap_fetch import UNKNOWN, FetchedMail
from tests.mailserver import USER, ScriptedImap, imap_settings, letter
from tests.office import House

BOX = "Play"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path) as it:
        yield it


@contextmanager
def opened(port, **changes):
    with Mailbox(imap_settings(port, **{"inbox": BOX, **changes})) as box:
        yield box


def fetch(house, box):
    return mail.fetch(house.office, box, SystemClock().now)


def tidy(house, box):
    mail.tidy(house.office, box, SystemClock().now)


def letters(house):
    """The numbers of the letters that are here."""
    rows = house.office.store.letters.in_state("")
    return sorted(int(row.message_id.partition("@")[0]) for row in rows)


# -- with real servers ----


@pytest.mark.slow
def test_a_mailbox_that_is_deleted_and_made_anew_is_read_anew(mailhost, house):
    mailhost.append_many(USER, [letter(n) for n in range(3)], BOX)
    with opened(mailhost.imap_port) as box:
        assert fetch(house, box) == 3
        before = house.office.store.letters.cursor(house.office.mailbox)
        box._client.select_folder("INBOX")
        box._client.delete_folder(BOX)
        mailhost.append_many(USER, [letter(n) for n in (2, 1, 7)], BOX)
        assert fetch(house, box) == 1
        assert house.office.store.letters.cursor(house.office.mailbox)[0] != before[0]
    assert letters(house) == [0, 1, 2, 7]
    assert (mailhost.count(USER, BOX), mailhost.count(USER, "Handled")) == (0, 6)


@pytest.mark.slow
def test_a_mailbox_that_is_missing_for_a_while_is_the_servers_refusal(mailhost, house):
    with opened(mailhost.imap_port) as box:
        with pytest.raises(ServerRefused):
            fetch(house, box)
        mailhost.append_many(USER, [letter()], BOX)
        assert fetch(house, box) == 1


@pytest.mark.slow
def test_a_letter_that_a_human_moves_back_changes_nothing_and_is_moved_again(mailhost, house):
    mailhost.append_many(USER, [letter(n) for n in range(3)], BOX)
    with opened(mailhost.imap_port) as box:
        assert fetch(house, box) == 3
        client = box._client
        client.select_folder("Handled")
        client.move(client.search("ALL")[:2], BOX)
        assert fetch(house, box) == 0
    assert letters(house) == [0, 1, 2]
    assert (mailhost.count(USER, BOX), mailhost.count(USER, "Handled")) == (0, 3)


@pytest.mark.slow
def test_a_mail_that_the_provider_delivers_twice_counts_once(mailhost, house):
    mailhost.append_many(USER, [letter(1), letter(2), letter(1)], BOX)
    with opened(mailhost.imap_port) as box:
        assert fetch(house, box) == 2
    assert letters(house) == [1, 2]
    assert mailhost.count(USER, BOX) == 0


@pytest.mark.slow
def test_a_mail_below_the_cursor_that_nobody_has_seen_is_taken_in_before_it_is_moved(
    mailhost, house
):
    mailhost.append_many(USER, [letter(1), letter(2)], BOX)
    with opened(mailhost.imap_port) as box:
        state = box.select()
        store = house.office.store
        with store.transaction():
            store.letters.move_cursor(house.office.mailbox, state.uidvalidity, state.uidnext - 1)
        tidy(house, box)
        assert fetch(house, box) == 0
    assert letters(house) == [1, 2]
    assert (mailhost.count(USER, BOX), mailhost.count(USER, "Handled")) == (0, 2)


# -- with servers that play a part ----


def told(*uids):
    """The answer to a FETCH of sizes and dates."""
    date = '"05-May-2024 07:08:09 +0300"'
    return "".join(
        f"* {uid} FETCH (UID {uid} RFC822.SIZE 3 INTERNALDATE {date})\r\n" for uid in uids
    ).encode()


def brought(*uids):
    """The answer to a FETCH of bodies."""
    mails = ((uid, letter(uid)) for uid in uids)
    return b"".join(
        b"* %d FETCH (UID %d BODY[] {%d}\r\n%s)\r\n" % (uid, uid, len(raw), raw)
        for uid, raw in mails
    )


def test_a_server_that_has_lost_count_is_read_from_the_beginning(house):
    store = house.office.store
    with store.transaction():
        store.letters.move_cursor(house.office.mailbox, 7, 500)
    selected = b"* 2 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n* OK [UIDNEXT 4] x\r\n"
    script = {
        b"SELECT": (selected, b"OK"),
        b"UID SEARCH UID 1:*": (b"* SEARCH 2 3\r\n", b"OK"),
        b"UID FETCH 2,3 (RFC822": (told(2, 3), b"OK"),
        b"UID FETCH 2,3 (BODY": (brought(2, 3), b"OK"),
    }
    with ScriptedImap(script=script, capability="MOVE") as server, opened(server.port) as box:
        assert fetch(house, box) == 2
    assert letters(house) == [2, 3]
    assert store.letters.cursor(house.office.mailbox) == (7, 3)


def test_a_folder_that_takes_nothing_does_not_stop_play(house):
    over = b"NO [OVERQUOTA] Quota exceeded (mailbox for user is full)"
    script = {
        b"SELECT": (b"* 1 EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n", b"OK"),
        b"UID SEARCH UID 1:*": (b"* SEARCH 5\r\n", b"OK"),
        b"UID SEARCH UID 6:*": (b"* SEARCH 5\r\n", b"OK"),
        b"UID SEARCH UID 1:5 UNDELETED": (b"* SEARCH 5\r\n", b"OK"),
        b"UID FETCH 5 (RFC822": (told(5), b"OK"),
        b"UID FETCH 5 (BODY": (brought(5), b"OK"),
        b"LIST": (b'* LIST () "/" Handled\r\n', b"OK"),
        b"UID MOVE": (b"", over),
        b"UID COPY": (b"", over),
    }
    with ScriptedImap(script=script, capability="MOVE") as server, opened(server.port) as box:
        assert fetch(house, box) == 1
        assert "OVERQUOTA" in box.complaint
        tidy(house, box)
        assert fetch(house, box) == 0
        del script[b"UID MOVE"]
        tidy(house, box)
        assert box.complaint == ""
        bodies = [command for command in server.commands if b"(BODY" in command]
    assert len(bodies) == 1
    assert letters(house) == [5]


def test_mails_that_the_server_never_hands_out_are_told_one_by_one(house):
    now = datetime(2024, 2, 1, 8, tzinfo=UTC)
    empty = [FetchedMail(uid=uid, arrived=UNKNOWN, raw=b"", truncated=True) for uid in (5, 6)]
    assert mail.take_in(house.office, empty, 7, 4, now) == 2
    assert mail.take_in(house.office, empty, 7, 4, now) == 0
    house.handle()
    rows = house.office.store.letters.in_state("quarantined")
    assert [(row.reason, row.arrived) for row in rows] == [("not_handed_out", now)] * 2
    notices = [post for post in house.letters() if post.cause.startswith("notice.")]
    assert len(notices) == 2
