"""An installation of the demo: its addresses, its files, and the command that runs on it."""

import csv
import io
import sys
from pathlib import Path
from typing import Protocol

from corr.config import create_keys
from corr.demo.players import Person

ZONE = "Europe/Stockholm"
SITE = "td@corr.example"
ARBITER = "arbiter@corr.example"
PASSWORD = "demo"
OPTIONS = {"opening": "soosorv", "fifth_symmetry": "congruent"}

_SETTINGS = """\
[site]
name = "{name} by mail"
address = "{site}"
[database]
path = "corr.sqlite3"
[imap]
host = "127.0.0.1"
port = {imap}
security = "none"
user = "{site}"
password_file = "password"
[smtp]
host = "127.0.0.1"
port = {smtp}
security = "none"
[loop]
wait = "{wait}"
[arbiter]
address = "{arbiter}"
[secrets]
keys_file = "corr.keys"
"""


class Ports(Protocol):
    """What settings need to know of the mail servers on this machine."""

    @property
    def smtp_port(self) -> int:
        """Where letters go out."""
        ...

    @property
    def imap_port(self) -> int:
        """Where letters come in."""
        ...


def settings_text(server: Ports, *, wait: str, clock: str = "", game: str = "renju") -> str:
    """The settings file of an installation that uses mail servers without encryption."""
    text = _SETTINGS.format(
        name=game.capitalize(),
        site=SITE,
        imap=server.imap_port,
        smtp=server.smtp_port,
        wait=wait,
        arbiter=ARBITER,
    )
    return text + (f'[clock]\nfile = "{clock}"\n' if clock else "")


def write_settings(folder: Path, text: str) -> None:
    """Write the settings, password and key files of an embedded installation."""
    (folder / "corr.toml").write_text(text, encoding="utf-8")
    secret = folder / "password"
    secret.touch(mode=0o600)
    secret.write_text(PASSWORD, encoding="utf-8")
    if not (folder / "corr.keys").exists():
        create_keys(folder / "corr.keys")


def corr_command(folder: Path) -> list[str]:
    """The words that run `corr` on the installation in a folder."""
    return [sys.executable, "-m", "corr", "--config", str(folder / "corr.toml")]


def members_csv(people: list[Person]) -> str:
    """The list of players as an arbiter would import it."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    columns = "name,email,member_no,club,country,language,time_zone,level,level_since"
    writer.writerow(columns.split(","))
    for person in people:
        since = "2024-01-01" if person.level else ""
        writer.writerow(
            (
                person.name,
                person.address,
                person.member_no,
                person.club,
                person.country,
                person.language,
                ZONE,
                person.level or "",
                since,
            )
        )
    return text.getvalue()
