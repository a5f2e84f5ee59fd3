"""The daemon killed hundreds of times under load, and its mail servers with it (--long).

What must hold is in `check.py`; `scripts/test --long tests/crash/test_crash_long.py -s` also
prints the figures.
"""

import random
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

import pytest

from corr.demo.debian import DebianServer, available
from tests.crash.check import check_delivered, check_whole
from tests.crash.crowd import Crowd
from tests.crash.site import Died, Site

pytestmark = pytest.mark.long

KILLS = 200
PLAYERS = 16
"""Everybody against everybody: 120 games."""
ROUNDS = (timedelta(0), timedelta(days=3.6), timedelta(days=3.3), timedelta(days=7.1))
"""How the clock moves between the parts of a series: to reminders, and past the time."""


def needs(kind: str) -> None:
    """Skip the test, loudly, where its servers cannot run."""
    if kind == "debian" and (why := available()):
        pytest.skip(f"NOT TESTED: crashes beside Dovecot and Postfix: {why}")


def battered(site: Site, crowd: Crowd, chance: random.Random, kills: int) -> list[Died]:
    """A part of a series: letters come all the time, and daemons die."""
    deaths = []
    crowd.silent.clear()
    for _ in range(kills):
        deaths.append(site.batter(chance))
    crowd.pause()
    return deaths


def played(site: Site, crowd: Crowd, chance: random.Random) -> list[Died]:
    """A whole series; whatever time brings is brought under kills as well."""
    deaths = list[Died]()
    site.run_until_quiet()
    for span in ROUNDS:
        if span:
            site.move_clock(span)
            while site.due():
                deaths.append(site.batter(chance))
            site.run_until_quiet()
        deaths += battered(site, crowd, chance, KILLS // len(ROUNDS))
        site.run_until_quiet()
    crowd.end()
    site.run_until_quiet()
    return deaths


def tell(site: Site, crowd: Crowd, deaths: list[Died], copies: int) -> None:
    """Print the figures of a series."""
    ((letters,),) = site.query("select count(*) from inbox")
    ((events,),) = site.query("select count(*) from event")
    states = site.query("select state, count(*) from inbox group by state")
    print(
        f"\n{site.kind}: {len(deaths)} kills, {sum(one.at_step for one in deaths)} of them at "
        f"named steps; {sum(crowd.posted.values())} mails posted, {letters} letters taken in "
        f"{dict(states)}, {events} events, {len(site.delivered)} letters out, of which {copies} "
        f"are copies; lost: 0"
    )


@pytest.mark.parametrize("kind", ["embedded", "debian"])
def test_hundreds_of_kills_under_load_lose_nothing_and_do_nothing_twice(tmp_path, kind):
    needs(kind)
    chance = random.Random(2024)
    with Site(folder=tmp_path / "site", kind=kind, players=PLAYERS) as site:
        crowd = Crowd(site)
        crowd.start()
        deaths = played(site, crowd, chance)
        assert len(deaths) >= KILLS
        check_whole(site, crowd.posted)
        copies = check_delivered(site, deaths)
        tell(site, crowd, deaths, copies)
        assert sum(one.at_step for one in deaths) > KILLS // 4


def test_mail_servers_killed_under_load_lose_nothing_either(tmp_path):
    needs("debian")
    chance = random.Random(7)
    with Site(folder=tmp_path / "site", kind="debian", players=PLAYERS) as site:
        assert isinstance(site.server, DebianServer)
        crowd = Crowd(site)
        crowd.start()
        site.run_until_quiet()
        crowd.silent.clear()
        deaths, ended = list[Died](), Counter[str]()
        for _ in range(40):
            site.hurry()
            part = chance.choice(("dovecot", "postfix"))
            site.start()
            time.sleep(chance.uniform(1.0, 3.0))
            site.server.kill9(part)
            ended[part] += 1
            time.sleep(chance.uniform(0.0, 1.0))
            site.server.start_part(part)
            time.sleep(chance.uniform(0.5, 2.0))
            deaths.append(site.kill())
        crowd.pause()
        site.run_until_quiet()
        crowd.end()
        site.run_until_quiet()
        check_whole(site, crowd.posted)
        copies = check_delivered(site, deaths, servers_died=True)
        print(f"\nservers killed: {dict(ended)}")
        tell(site, crowd, deaths, copies)


def test_a_whole_event_played_under_kills_has_the_same_records(tmp_path: Path):
    """To its end: the games of a small event, with a kill every few letters."""
    chance = random.Random(11)
    with Site(folder=tmp_path / "site", players=4) as site:
        crowd = Crowd(site, extras=0.0)
        crowd.start()
        site.run_until_quiet()
        deaths = list[Died]()
        while site.query("select 1 from game where state = 'running'") and len(deaths) < 400:
            before = sum(crowd.posted.values())
            deaths += battered(site, crowd, chance, 5)
            if sum(crowd.posted.values()) == before and not crowd.waiting:
                site.run_until_quiet()
                site.move_clock(timedelta(days=8))
                site.run_until_quiet()
        crowd.end()
        site.run_until_quiet()
        assert not site.query("select 1 from game where state = 'running'")
        check_whole(site, crowd.posted)
        tell(site, crowd, deaths, check_delivered(site, deaths))
