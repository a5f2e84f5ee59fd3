"""The daemon killed with SIGKILL at every named step, on the embedded servers and on Debian's.

What must hold is in `check.py`: nothing lost, nothing done twice, copies in one window only.
"""

from collections.abc import Iterator
from datetime import timedelta

import pytest

from corr.demo.debian import available
from corr.service.office.office import STEPS
from tests.crash.check import check_delivered, check_whole
from tests.crash.crowd import Crowd
from tests.crash.site import Died, Site

pytestmark = pytest.mark.slow

TIME_BRINGS = ("due", "gathered", "judged", "ticked")
OTHERS = tuple(name for name, _ in STEPS if name not in TIME_BRINGS)
ON_DEBIAN = ("fetched", "kept", "moved", "answered", "handled", "delivered", "reporting")
PATIENCE = 20


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path) -> Iterator[Site]:
    kind = getattr(request, "param", "embedded")
    if kind == "debian" and (why := available()):
        pytest.skip(f"NOT TESTED: crashes beside Dovecot and Postfix: {why}")
    with Site(folder=tmp_path / "site", kind=kind, players=5) as it:
        it.run_until_quiet()
        yield it


def die_at(site: Site, crowd: Crowd, name: str, letters: int = 2) -> Died:
    """Send some letters to a daemon that dies at a step."""
    crowd.read()
    for _ in range(letters):
        crowd.write_one()
    site.hurry()
    site.start(name)
    death = site.kill(PATIENCE)
    assert death.at_step, f"no daemon came to the step {name!r}"
    return death


def end_quietly(site: Site, crowd: Crowd) -> None:
    crowd.write_all()
    site.run_until_quiet()


def test_a_death_at_any_step_loses_nothing_and_does_nothing_twice(site):
    crowd = Crowd(site, extras=0.0)
    crowd.read()
    crowd.write_extras()
    deaths = [die_at(site, crowd, name) for name in OTHERS]
    end_quietly(site, crowd)
    site.move_clock(timedelta(days=3.6))
    deaths += [die_at(site, crowd, name, letters=0) for name in TIME_BRINGS]
    site.run_until_quiet()
    end_quietly(site, crowd)
    assert len(deaths) == len(STEPS)
    check_whole(site, crowd.posted)
    assert check_delivered(site, deaths) > 0


@pytest.mark.parametrize("site", ["debian"], indirect=True)
def test_a_death_beside_dovecot_and_postfix_loses_nothing_either(site):
    crowd = Crowd(site, extras=0.0)
    deaths = [die_at(site, crowd, name) for name in ON_DEBIAN]
    end_quietly(site, crowd)
    check_whole(site, crowd.posted)
    assert check_delivered(site, deaths) > 0
