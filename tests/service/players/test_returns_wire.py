"""A letter that comes back over real mail servers, refused at once or reported afterwards."""

import time

import pytest

from corr.clock import SystemClock
from corr.demo.debian import DebianServer
from corr.demo.server import EmbeddedServer
from tests.mail.read.test_bounces import bounce
from tests.mailserver import PASSWORD
from tests.servers import PATIENCE
from tests.sites import Site

SITE, DEAD, BO = "td@club.test", "anna@players.test", "bo@players.test"
ACCOUNTS = {SITE: PASSWORD}


class Reporting(EmbeddedServer):
    """A mail server that takes mail for everybody and reports that Anna is gone."""

    def __init__(self, **options):
        self.senders: list[str] = []
        super().__init__(clock=SystemClock(), password=PASSWORD, accounts=ACCOUNTS, **options)

    async def handle_DATA(self, server, session, envelope):  # noqa: N802
        self.senders.append(envelope.mail_from)
        if envelope.rcpt_tos == [DEAD]:
            report = bounce("postfix_unknown", to=envelope.mail_from, reader=DEAD)
            envelope.mail_from, envelope.rcpt_tos = "", [envelope.mail_from]
            envelope.original_content = envelope.content = report
        return await super().handle_DATA(server, session, envelope)


class Refusing(EmbeddedServer):
    """A mail server that refuses Anna at once."""

    def __init__(self):
        super().__init__(clock=SystemClock(), password=PASSWORD, accounts=ACCOUNTS)

    async def handle_RCPT(self, server, session, envelope, address, options):  # noqa: N802
        if address == DEAD:
            return "550 5.1.1 no such user"
        envelope.rcpt_tos.append(address)
        return "250 2.1.5 OK"


def gone(address: str) -> str:
    return "550 5.1.1 no such user" if address == DEAD else ""


def until_stopped(site: Site) -> None:
    end = time.monotonic() + PATIENCE
    while not site.loop.office.store.players.unreachable_players():
        assert time.monotonic() < end, "no report ever came"
        site.work()
        time.sleep(0.05)
    site.work()


def check(site: Site) -> None:
    """Anna's clock stands still, if it is her turn, and the arbiter has been told once."""
    (player,) = site.loop.office.store.players.unreachable_players()
    assert player.addresses == (DEAD,)
    clock = site.game().clock
    assert (clock.stopped is not None) is (site.game().players[clock.seat] == player.id)
    told = [
        row
        for row in site.loop.office.store.letters.outgoing_by_state("sent")
        if row.recipient == site.arbiter
    ]
    assert len(told) == 1


@pytest.mark.slow
@pytest.mark.parametrize("players", [(DEAD, BO), (BO, DEAD)], ids=["waiting", "to-act"])
def test_a_report_that_comes_to_the_address_of_the_letter_stops_the_clock(tmp_path, players):
    with Reporting() as server, Site(tmp_path / "site", SITE, players, server) as site:
        until_stopped(site)
        check(site)
        assert len(set(server.senders)) == len(server.senders)
        assert all(one.startswith("td+b.") for one in server.senders)


@pytest.mark.slow
def test_an_address_that_is_refused_at_once_stops_the_clock(tmp_path):
    with Refusing() as server, Site(tmp_path / "site", SITE, (BO, DEAD), server) as site:
        until_stopped(site)
        check(site)


@pytest.mark.slow
@pytest.mark.debian
def test_a_report_that_postfix_writes_stops_the_clock(tmp_path):
    options = {"password": PASSWORD, "accounts": ACCOUNTS, "on_recipient": gone}
    with (
        DebianServer(**options) as server,
        Site(tmp_path / "site", SITE, (BO, DEAD), server) as site,
    ):
        until_stopped(site)
        check(site)
