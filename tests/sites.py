"""A whole installation on a mail host: settings, a started event and the daemon's loop."""

from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from corr.config import create_keys, load_settings
from corr.daemon import Loop
from corr.demo.mailhost import MailHost
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.players.from_list import import_players
from corr.tournament.spec.spec import spec_from_tables
from tests.office import EVENT, event_tables

_SETTINGS = """\
[site]
name = "Club"
address = "{own}"
[database]
path = "corr.sqlite3"
[imap]
host = "{host}"
port = {imap}
security = "none"
user = "{own}"
password_env = "CORR_TEST_PASSWORD"
[smtp]
host = "{host}"
port = {smtp}
security = "none"
[arbiter]
address = "{arbiter}"
[secrets]
keys_file = "corr.keys"
"""


class Site:
    """An installation at an address, with an event of these players that has just begun."""

    def __init__(self, folder: Path, own: str, players: Sequence[str], server: MailHost) -> None:
        folder.mkdir()
        self.own = own
        self.arbiter = f"arbiter@{own.partition('@')[2]}"
        (folder / "corr.toml").write_text(
            _SETTINGS.format(
                own=own,
                host=server.host,
                imap=server.imap_port,
                smtp=server.smtp_port,
                arbiter=self.arbiter,
            )
        )
        create_keys(folder / "corr.keys")
        self.loop = Loop(load_settings(folder / "corr.toml"))
        self._begin(players)

    def __enter__(self) -> "Site":
        return self

    def __exit__(self, *error: object) -> None:
        self.loop.__exit__(None, None, None)

    def _begin(self, players: Sequence[str]) -> None:
        office, at = self.loop.office, datetime.now(UTC)
        lines = [f"{one.partition('@')[0].title()},{one}" for one in players]
        people = "\n".join(["name,email", *lines])
        done = import_players(office, people, "list", at, "import")
        event = {"start": at.date(), "arbiters": [self.arbiter]}
        spec = spec_from_tables(event_tables(event=event), "event.toml")
        open_event(office, spec, Act(at=at, cause="open"))
        enter_players(office, EVENT, done.all, Act(at=at, cause="enter"))
        start_event(office, EVENT, "seed", Act(at=at, cause="start"))

    def work(self) -> int:
        """Fetch, handle, tick and send until nothing is left to do; how much was done."""
        return self.loop.fetch() + self.loop.work()

    def game(self, number: int = 1):
        return self.loop.office.folder.game(f"{EVENT}-{number:03d}")
