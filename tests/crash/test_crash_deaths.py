"""A daemon killed from outside blames no letter; one that is killed by a letter gives it up.

Real processes and kill -9: what is in work when they die is found by the next one.
"""

import random
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, datetime
from email.message import EmailMessage

import pytest

from corr.config import load_settings
from corr.operating.lock import life
from corr.service.office.office import open_office
from corr.service.post.waiting import undertaker
from corr.store.rows import stamp
from tests.commands import corr
from tests.crash.crowd import Crowd
from tests.crash.site import PATIENCE, Site
from tests.office import SITE

pytestmark = pytest.mark.slow

INNOCENT, POISONER = "p00@players.test", "p01@players.test"


@pytest.fixture
def site(tmp_path) -> Iterator[Site]:
    with Site(folder=tmp_path / "site", players=4) as it:
        it.run_until_quiet()
        yield it


def waiting_for_later(site: Site) -> list[tuple[str, int, str]]:
    """Sender, tries and reason of the letters that are not to be tried yet."""
    return site.query(
        "select sender, attempts, reason from inbox where state = 'received' and next_at > ?",
        stamp(datetime.now(UTC)),
    )


def given_up(site: Site) -> int:
    sql = "select count(*) from inbox where reason = 'crashed' or reason like 'failed%'"
    ((number,),) = site.query(sql)
    return int(number)


def wait(site: Site, done: Callable[[], object]) -> None:
    assert not site.daemons.wait(PATIENCE, done)
    assert done()


def all_of_it_is_done_now(site: Site) -> None:
    """Without waiting for a next try, and none of it given up."""
    site.start()
    assert waiting_for_later(site) == []
    site.wait(site.quiet)
    assert site.stop() == 0
    assert given_up(site) == 0


def done(site: Site) -> int:
    ((number,),) = site.query("select count(*) from inbox where state <> 'received'")
    return int(number)


def killed_from_outside(site: Site, times: int, seconds: float) -> int:
    """Kill it at any moment while an innocent's letters come; how often some were in work.

    But not before it has come to the end of one letter: who kills it sooner each time cannot be
    told from that letter.
    """
    crowd, chance, in_work = Crowd(site, extras=0.0), random.Random(3), 0
    crowd.read()
    for _ in range(times):
        crowd.write_extras()
        crowd.write_all()
        before = done(site)
        site.start()
        wait(site, lambda before=before: done(site) > before)
        site.daemons.wait(chance.uniform(0, seconds))
        assert site.daemons.end(signal.SIGKILL) == -signal.SIGKILL
        in_work += bool(site.query("select 1 from inbox where worker <> '' limit 1"))
        assert waiting_for_later(site) == []
        assert given_up(site) == 0
    return in_work


def test_kills_while_an_innocents_letters_are_in_work_delay_none_and_give_none_up(site):
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    crowd.write_extras()
    crowd.write_all()
    for _ in range(5):
        site.start("answered", 2)
        assert site.daemons.wait(PATIENCE)
        assert site.daemons.end(signal.SIGKILL) == -signal.SIGKILL
        assert waiting_for_later(site) == []
    all_of_it_is_done_now(site)


@pytest.mark.long
def test_thirty_kills_from_outside_at_any_moment_delay_none_and_give_none_up(site):
    in_work = killed_from_outside(site, 30, 1.0)
    print(f"\n30 kills, {in_work} of them with letters in work")
    assert in_work > 3
    all_of_it_is_done_now(site)


def poison() -> bytes:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = POISONER, SITE, "poison"
    mail["Message-ID"] = "<poison@players.test>"
    mail.set_content("help\n")
    return mail.as_bytes()


def poisoned(site: Site) -> tuple[str, str, str]:
    """State and reason of the poison, and until when it waits."""
    rows = site.query(f"select state, reason, next_at from inbox where sender = '{POISONER}'")
    return rows[0] if rows else ("", "", "")


def is_at_rest(site: Site) -> bool:
    """Whether all but the poison is done, and that is not to be tried now."""
    ((others,),) = site.query(
        f"select count(*) from inbox where state = 'received' and sender <> '{POISONER}'"
    )
    state, _, next_at = poisoned(site)
    waits = state == "received" and next_at > stamp(datetime.now(UTC))
    return (
        bool(state)
        and not others
        and not site.server.count(SITE)
        and (waits or state == "quarantined")
    )


def dies(site: Site) -> bool:
    """Whether a daemon that the poison kills dies before it has nothing more to do."""
    site.daemons.start("poison")
    died = site.daemons.wait(PATIENCE, lambda: is_at_rest(site))
    assert site.daemons.end(signal.SIGTERM) == (-signal.SIGKILL if died else 0)
    return died


def test_a_letter_that_ends_each_process_is_given_up_and_the_others_go_on(site):
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    crowd.write_extras()
    site.post(poison())
    crowd.write_all()
    deaths = 0
    while dies(site):
        deaths += 1
        assert deaths <= 4, "once with others in work, then three times alone"
    assert deaths >= 3
    assert is_at_rest(site)
    assert poisoned(site)[:2] == ("received", "we stopped while it was handled")
    crowd.write_extras()
    crowd.write_all()
    assert not dies(site), "the others' letters are handled while it waits"
    for _ in range(2):
        site.hurry()
        assert dies(site)
        assert not dies(site)
    assert poisoned(site)[:2] == ("quarantined", "crashed")
    assert given_up(site) == 1


def test_a_daemon_that_was_told_to_end_and_then_killed_blames_no_letter(site):
    """As systemd does with one that is at a letter and does not come to its end."""
    site.post(poison())
    for number in range(1, 5):
        site.start("hang")
        wait(site, lambda number=number: site.log.count("hanging") == number)
        assert site.daemons.end(signal.SIGTERM, seconds=0.5) == -signal.SIGKILL
        in_work = site.query("select attempts, life from inbox where worker = 'daemon'")
        assert in_work == [(1, life())]
    all_of_it_is_done_now(site)


def test_a_command_that_is_killed_blames_its_letter_only_if_that_was_alone(site):
    """Run as from cron; its lease has to run out before anybody knows that it died."""
    mails = [poison().replace(b"<poison", f"<{number}".encode()) for number in range(2)]
    site.post(*mails)
    assert corr(site.folder, "fetch").status == 0
    for expected in ([0, 0], [1, 0]):
        command = [sys.executable, "-c", HANGING, str(site.settings)]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hanging:
            assert hanging.stdout is not None
            assert hanging.stdout.readline() == "hanging\n"
            hanging.kill()
        with sqlite3.connect(site.database) as database:
            database.execute("update inbox set lease_until = '' where worker <> ''")
        database.close()
        office = open_office(load_settings(site.settings))
        with closing(office.store), office.store.transaction():
            undertaker(office, datetime.now(UTC), life())(the_dead(site))
        rows = site.query("select attempts from inbox where state = 'received' order by n")
        assert [tries for (tries,) in rows] == expected
    assert corr(site.folder, "handle").status == 0
    assert site.query("select 1 from inbox where state = 'received'") == []


HANGING = """
import sys, time
from pathlib import Path
from corr.config import load_settings
from corr.daemon import Loop

def step(reached):
    if reached == "answered":
        print("hanging", flush=True)
        time.sleep(600)

with Loop(load_settings(Path(sys.argv[1])), worker="handle.1", step=step) as loop:
    loop.handle()
"""


def the_dead(site: Site) -> str:
    ((worker,),) = site.query("select distinct worker from inbox where worker <> ''")
    return str(worker)


def test_a_command_that_is_told_to_end_gives_its_letters_back_untried(site):
    site.post(poison())
    assert corr(site.folder, "fetch").status == 0
    command = [sys.executable, "-c", HANGING_CLI, "--config", str(site.settings), "handle"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as hanging:
        assert hanging.stdout is not None
        assert hanging.stdout.readline() == "hanging\n"
        hanging.terminate()
        assert hanging.wait(PATIENCE) == 128 + signal.SIGTERM
    assert site.query("select attempts, worker from inbox where state = 'received'") == [(0, "")]
    all_of_it_is_done_now(site)


HANGING_CLI = """
import time
from corr.cli import main
from corr.service.post import mail

def answer(office, row, at):
    print("hanging", flush=True)
    time.sleep(600)

mail.answer = answer
main()
"""
