"""Trusted time: a clock that is wrong throws nothing away, hurts nobody, and is found out."""

from datetime import timedelta

import pytest
from imapclient import IMAPClient
from msgspec.structs import replace

from corr.clock import SystemClock
from corr.config import Retention, load_settings
from corr.operating.chores import Chores
from corr.operating.status import status_of
from corr.service.office.trusted import (
    DAY,
    FAR,
    LETTERS,
    is_confirmed,
    is_much,
    is_steady,
    is_sure,
    leapt_from,
    read_clock,
    say_yes,
    set_back,
    trusted,
    waiting,
)
from corr.service.play.credit import GRACE
from corr.service.watch.check import check_all
from corr.service.watch.throwing_away import may_go
from corr.service.watch.tick import tick
from corr.store.rows import stamp
from tests.commands import corr
from tests.mailserver import PASSWORD
from tests.office import ANNA, ARBITER, SETTINGS, SITE, START, House
from tests.servers import EMBEDDED, host

AHEAD = timedelta(days=500)
HOUR = timedelta(hours=1)
STRANGER = "kim@elsewhere.test"


@pytest.fixture
def house(tmp_path):
    with House(tmp_path).start() as it:
        hear(it)
        yield it


def hear(house, arrived=None):
    """A mail comes; it arrives now by the mail server, or then."""
    return house.give(house.compose(STRANGER, "Hello"), arrived=arrived)


def round_(house, chores=True):
    """A round of the daemon by the machine's clock; the letters that it wrote."""
    house.drain(GRACE)
    house.handle()
    read_clock(house.office, house.now)
    set_back(house.office, house.now)
    tick(house.office, house.now)
    if chores:
        settings = load_settings(house.folder / "corr.toml")
        Chores(settings).tidy(house.office, house.now, lambda: False)
    return house.letters()


def kept(house):
    return house.office.store.marks.letters_with_bytes()


def needs(house):
    settings = load_settings(house.folder / "corr.toml")
    return "\n".join(status_of(settings, house.office, house.now, house.now).needs)


def morning_letters(house, days):
    """The letters of so many mornings, while a mail comes every day."""
    found = []
    for _ in range(days * 4):
        house.now += 6 * HOUR
        hear(house)
        found += [one for one in round_(house) if one.cause.startswith("morning ")]
    return found


def test_a_clock_that_is_ahead_is_trusted_up_to_a_day_after_the_newest_mail(house):
    assert trusted(house.office, house.now) == house.now
    assert trusted(house.office, house.now + AHEAD) == START + DAY
    hear(house, arrived=START - DAY)
    assert trusted(house.office, house.now + AHEAD) == START + DAY, (
        "an old mail takes nothing back"
    )


def test_where_no_mail_has_come_no_time_is_known(tmp_path):
    with House(tmp_path).start() as house:
        house.now += AHEAD
        assert trusted(house.office, house.now) is None
        round_(house)
        assert house.office.store.upkeep.mark("purge") is None


def test_a_clock_500_days_ahead_throws_nothing_away_and_an_honest_one_does(house):
    round_(house)
    before = kept(house)
    house.now += AHEAD
    round_(house)
    assert kept(house) == before
    assert house.office.store.letters.in_state("dropped") == []
    house.now = START + timedelta(days=89)
    hear(house)
    round_(house)
    assert house.office.store.letters.in_state("dropped") == []
    house.now = START + timedelta(days=92)
    hear(house)
    round_(house)
    assert len(house.office.store.letters.in_state("dropped")) == 1


def test_a_clock_that_starts_wrong_hurts_nobody_while_mail_says_otherwise(house):
    round_(house)
    for day in range(6):
        house.now = START + AHEAD + day * DAY
        hear(house, arrived=START + day * DAY)
        told = round_(house)
        assert house.game().result is None
        assert {one.to for one in told} <= {ARBITER}
        assert not any(one.cause.startswith("morning ") for one in told)
    assert "between two looks" in needs(house)
    assert "nothing is thrown away" in needs(house)
    assert house.game().clock.due < START + timedelta(days=8), "nor is a year given back yet"


def test_the_first_start_with_a_wrong_clock_forfeits_nobody(house):
    with house.office.store.transaction():
        house.office.store.engine.run("update mailbox set drained_at = ''", {})
    house.now += AHEAD
    round_(house)
    house.now += 2 * HOUR
    round_(house)
    assert house.game().result is None


def test_when_the_clock_is_right_again_all_goes_on_and_what_was_wrong_is_said(house):
    morning_letters(house, 2)
    right = house.now
    house.now += AHEAD
    with house.office.store.transaction():  # as an earlier version marked it
        for name, when, detail in house.office.store.marks.marks_after(START):
            if name.startswith("morning "):
                day = f"{house.now:%Y-%m-%d}"
                house.office.store.upkeep.set_mark(
                    name, house.now, detail.replace(f"{when:%Y-%m-%d}", day)
                )
        house.office.store.upkeep.set_mark("purge", house.now)
        house.office.store.events.set_next_look("SK24-001", house.now)
    house.now = right
    assert "mark purge: it is of 2025" in needs(house)
    assert "mark purge" in {one.where for one in check_all(house.office, at=right).faults}
    hear(house)
    round_(house)
    assert house.office.store.upkeep.mark("purge")[0] <= house.now + HOUR
    assert house.office.store.marks.marks_after(house.now + HOUR) == []
    assert check_all(house.office, at=house.now).faults == ()
    assert "a wrong clock was put right" in needs(house)
    assert "mark purge" in needs(house)
    house.now += DAY + HOUR
    hear(house)
    round_(house)
    assert house.office.store.upkeep.mark("purge")[0] == house.now
    house.now = house.game().clock.due + 3 * HOUR
    hear(house)
    house.look()
    assert house.game().result.ending == "time"
    house.now += timedelta(days=8)
    hear(house)
    round_(house)
    assert "a wrong clock was put right" not in needs(house)


def test_letters_of_the_day_wait_a_day_after_a_leap_and_go_on_without_mail(house):
    round_(house)
    house.now += FAR + HOUR
    read_clock(house.office, house.now)
    assert not is_steady(house.office, house.now)
    house.now += DAY
    read_clock(house.office, house.now)
    assert is_steady(house.office, house.now)
    assert not is_confirmed(house.office, house.now)
    assert not is_sure(house.office, house.now), "nothing else does"


@pytest.mark.parametrize("hours", [20, 30, 100])
def test_a_clock_that_was_wrong_for_hours_without_mail_has_moved_no_deadline(house, hours):
    round_(house)
    right, due = house.now, house.game().clock.due
    house.now += AHEAD
    for _ in range(hours):
        round_(house, chores=False)
        house.now += HOUR
    assert house.game().clock.due == due
    house.now = right + hours * HOUR
    hear(house)
    round_(house)
    house.now += HOUR
    hear(house)
    round_(house)
    assert house.game().clock.due == due
    assert leapt_from(house.office) is None


def test_a_machine_that_was_off_for_days_judges_nobody_before_a_mail_and_then_goes_on(house):
    round_(house)
    due = house.game().clock.due
    house.now += 5 * DAY
    for _ in range(4 * 24):
        round_(house, chores=False)
        house.now += HOUR
    assert (house.game().result, house.game().clock.due) == (None, due)
    hear(house)
    round_(house)
    assert house.game().result is None
    assert house.game().clock.due >= due + 5 * DAY
    for _ in range(4 * 24):
        house.now += HOUR
        round_(house, chores=False)
    assert house.game().result.ending == "time"


def test_a_clock_that_runs_on_without_mail_is_steady(house):
    for _ in range(20):
        house.now += DAY
        read_clock(house.office, house.now)
        assert is_steady(house.office, house.now)
    assert trusted(house.office, house.now) == START + DAY


def test_a_mail_of_now_confirms_a_leap_at_once(house):
    read_clock(house.office, house.now)
    house.now += AHEAD
    read_clock(house.office, house.now)
    assert not is_steady(house.office, house.now)
    hear(house)
    assert is_steady(house.office, house.now)
    assert trusted(house.office, house.now) == house.now


def test_a_small_share_and_a_few_need_no_yes():
    assert not is_much(10, 10)
    assert not is_much(73, 730)
    assert is_much(11, 11)
    assert is_much(50, 50)


def test_a_yes_is_to_what_was_told_and_a_few_more(house):
    office, at = house.office, house.now
    assert may_go(office, LETTERS, 10, 10, at)
    assert not may_go(office, LETTERS, 40, 50, at)
    assert say_yes(office, at) == {LETTERS: (40, 50)}
    assert may_go(office, LETTERS, 50, 60, at)
    assert not may_go(office, LETTERS, 40, 50, at), "a yes holds once"
    say_yes(office, at)
    assert not may_go(office, LETTERS, 51, 60, at), "it was to less"


def test_what_the_clock_is_judged_by_is_named_if_it_is_of_a_time_to_come(house):
    store, ahead = house.office.store, house.now + AHEAD
    with store.transaction():
        for name in ("witness", "leap", "clock", "outage"):
            store.upkeep.set_mark(name, ahead, stamp(ahead))
    told = {one.where for one in check_all(house.office, at=house.now).faults}
    for name in ("witness", "leap", "clock", "outage"):
        assert f"mark {name}" in told
        assert f"mark {name}: it is of 2025" in needs(house)
    assert trusted(house.office, house.now) is None, "it bears witness of nothing"
    for _ in range(3):
        hear(house)
        round_(house)
        house.now += HOUR
    assert not [one for one in check_all(house.office, at=house.now).faults if "mark" in one.where]
    assert trusted(house.office, house.now) == house.now


# -- on the mail server ----


@pytest.fixture
def box(tmp_path):
    """A house with a mail server, on which 73 mails lie that were handled."""
    server = host(EMBEDDED, clock=SystemClock(), accounts={SITE: PASSWORD})
    password = tmp_path / "password"
    password.touch(mode=0o600)
    password.write_text(PASSWORD)
    text = SETTINGS.replace('password_env = "CORR_TEST_PASSWORD"', 'password_file = "password"')
    text = text.replace("[imap]", f"[imap]\nport = {server.imap_port}")
    text += '[retention]\nhandled = "400d"\n'
    server.start()
    with (
        House(tmp_path, settings=text).start() as house,
        IMAPClient("127.0.0.1", server.imap_port, ssl=False) as client,
    ):
        client.login(SITE, PASSWORD)
        client.create_folder("Handled")
        for number in range(73):
            raw = house.compose(ANNA, f"number {number}")
            client.append("Handled", raw, msg_time=START.replace(tzinfo=None))
        yield house, lambda: client.select_folder("Handled")[b"EXISTS"]
    server.stop()


@pytest.mark.slow
def test_no_mail_on_the_server_goes_by_a_wrong_clock_and_all_by_a_yes(box):
    house, count = box
    hear(house)
    round_(house)
    house.now += AHEAD
    round_(house)
    assert count() == 73, "the clock is wrong"
    hear(house)  # and now a mail says that it is right
    told = round_(house)
    assert count() == 73, "too many at once"
    assert waiting(house.office) == {"mails": (73, 73)}
    (notice,) = (one for one in told if one.cause.startswith("purge_waits."))
    assert (notice.to, "corr purge --yes" in notice.words) == (ARBITER, True)
    assert "73 of 73 mails on the server" in needs(house)
    done = corr(house.folder, "purge", "--yes")
    assert "the daemon deletes 73 mails on the server" in done.out, done.out + done.err
    house.now += HOUR
    hear(house)
    round_(house)
    assert count() == 0
    assert waiting(house.office) == {}


def test_the_retention_of_strangers_that_lost_a_digit_waits_for_a_yes(house):
    for _ in range(60):
        hear(house)
    house.now += 40 * DAY
    hear(house)
    before = kept(house)
    settings = load_settings(house.folder / "corr.toml")
    short = Retention(letters=None, strangers=9 * DAY, handled=None)
    chores = Chores(replace(settings, retention=short))
    chores.tidy(house.office, house.now, lambda: False)
    assert kept(house) >= before
    assert waiting(house.office)["letters"][0] > 60
