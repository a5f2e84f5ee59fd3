"""Commands with reasons that name somebody, tell where they live and what they suffer from."""

import sqlite3
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from email import message_from_bytes, policy

import click
from sqlite_utils import Database
from typer.main import get_command

from corr.cli.program import app
from corr.service.players.forget import forget
from corr.store.seals import unpacked
from tests.office import ANNA
from tests.ticking import Ticking

MEMBERS = """\
name,email,member_no,club,country,language,time_zone,level,level_since
Anna Ekwall,anna@players.test,Q4711,Lundaby,SE,en,Europe/Stockholm,5 kyu,2023-01-01
Bo,bo@players.test,102,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Cai,cai@players.test,103,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Dag,dag@players.test,104,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Eva,eva@players.test,105,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Finn,finn@players.test,106,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Gun,gun@players.test,107,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Hans,hans@players.test,108,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
Ivar,ivar@players.test,109,,SE,en,Europe/Stockholm,4 kyu,2023-01-01
"""
TELEPHONE = "+46 70-555 01 23"
NAMING = ("Anna", "Ekwall", "Lundaby", "Q4711", "555 01 23", "anna@")
ILLNESS = "gallstones"


@dataclass
class Told:
    """A house in which commands are given with a reason each, and which words they left."""

    house: Ticking
    said: dict[str, str] = field(default_factory=dict)

    def corr(self, command: str, *words: str, why: bool = True) -> str:
        """Give a command with a reason of its own; what it printed."""
        illness = f"{ILLNESS} no {len(self.said)}."
        reason = f"Anna Ekwall (Lundaby, Q4711, tel. {TELEPHONE}) has {illness}"
        given = ("--reason", reason) if why else ()
        yes = ("--yes",) if _option(command, "--yes") else ()
        done = self.house.corr(*command.split(), *words, *given, *yes)
        assert done.status == 0, (command, words, done.err, done.out)
        self.said.setdefault(command, illness)
        self.house.letters()
        return done.out

    def forget(self, address: str = ANNA) -> str:
        """Forget a player; their id."""
        row = self.house.office.store.players.player_by_address(address)
        with self.house.office.folder.transaction():
            forget(self.house.office, row, at=self.house.now, cause="forget.test")
        self.house.letters()
        assert self.house.office.store.players.player(row.id).name != row.name, "still in an event"
        return row.id


def commands() -> dict[str, click.Command]:
    """All commands of the program, by their words."""
    return dict(_walk(get_command(app), ()))


def _walk(command, path) -> Iterator[tuple[str, click.Command]]:
    if hasattr(command, "commands"):
        for name in command.commands:
            yield from _walk(command.commands[name], (*path, name))
    else:
        yield " ".join(path), command


def _option(command: str, option: str) -> bool:
    return any(option in one.opts for one in commands()[command].params)


def reasoned() -> set[str]:
    """The commands that take a reason."""
    return {name for name in commands() if _option(name, "--reason")}


def kept(house: Ticking) -> Mapping[str, str]:
    """All that the database holds, letters as they can be read, by table and row."""
    db = sqlite3.connect(house.folder / "corr.sqlite3")
    db.row_factory = sqlite3.Row
    found = {}
    for table in Database(db).table_names():
        for at, row in enumerate(db.execute(f"select * from {table}")):
            values = dict(row)
            if "raw" in values:
                values["raw"] = readable(unpacked(values["raw"], values["packed"]))
            where = ("stream", "seq", "kind", "cause", "key", "message_id")
            name = " ".join(str(values[one]) for one in where if one in values)
            found[f"{table} {at} {name}"] = "\n".join(map(str, values.values()))
    db.close()
    return found


def readable(raw: bytes) -> str:
    """A letter with all its parts decoded, its lines joined."""
    mail = message_from_bytes(raw, policy=policy.default)
    parts = [part.get_content() for part in mail.walk() if part.get_content_maintype() == "text"]
    heads = [f"{name}: {value}" for name, value in mail.items()]
    return " ".join(" ".join((*heads, *parts, raw.decode("latin-1"))).split())


def traces(house: Ticking, *words: str) -> list[str]:
    """Where any of the words is still found."""
    return [
        f"{where}: …{text[max(0, text.find(word) - 150) : text.find(word) + 150]}…"
        for where, text in kept(house).items()
        for word in words
        if word in text
    ]
