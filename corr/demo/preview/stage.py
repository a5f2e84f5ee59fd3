"""A house of its own in which events are played by letters, by a clock that is moved by hand.

Only the mail servers are missing: letters are put into the inbox as fetch puts them there, and
taken out of the outbox. The keys are always the same, so the same play gives the same letters.
"""

import hashlib
from collections.abc import Callable, Mapping
from contextlib import closing
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import fields

from corr import resources
from corr.config import Settings, load_settings
from corr.demo.preview.noting import NotingTemplates
from corr.demo.preview.proofs import TAG, head, plain_header
from corr.games.rules import Seat, seat_or_none
from corr.languages import known_language, languages_in
from corr.mail.write.write_mime import phrase
from corr.service.event.opening import announce, open_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Desk, Occasion, Office, office_over
from corr.service.office.shelf import Folder
from corr.service.parcel.parcel_in import take_over
from corr.service.parcel.parcel_out import send_off
from corr.service.parcel.parcel_read import look_through
from corr.service.players.from_list import import_players
from corr.service.post.mail import handle, take_in
from corr.service.watch.tick import tick
from corr.store.store import Store
from corr.tournament.spec.spec import spec_from_tables
from corr.wire.imap_fetch import FetchedMail

SITE = "td@corr.example.org"
THERE = "turnier@verband.example"
"""Where an event goes on."""
ARBITER = "domare@example.org"
COMMITTEE = "ranking@example.org"
COLLEAGUE = "ranking.too@example.org"
BOARD = "board@example.org"
BEGIN = datetime(2024, 2, 1, 8, tzinfo=UTC)

_SETTINGS = f"""\
[site]
name = "Renjuförbundet"
address = "{{site}}"
[database]
path = "corr.sqlite3"
[imap]
host = "127.0.0.1"
security = "none"
user = "{{site}}"
password_env = "CORR_PREVIEW"
[smtp]
host = "127.0.0.1"
security = "none"
[mail]
subject = "telling"
help_page = "https://example.org/renju/player.html"
[arbiter]
address = "{ARBITER}"
[ranking]
committee = ["{COMMITTEE}", "{COLLEAGUE}"]
board = ["{BOARD}"]
judges = ["Kim Judge"]
[secrets]
keys_file = "corr.keys"
"""
_KEY = "0123456789abcdef" * 4
_VALIDITY = 1


def _silent(done: object) -> None:
    """Nobody waits for so little."""


class _Seeds:
    """Draws the seeds of dice, always the same ones in their order."""

    def __init__(self) -> None:
        self._drawn = 0

    def __call__(self, count: int) -> bytes:
        self._drawn += 1
        return hashlib.shake_256(f"{_KEY} {self._drawn}".encode()).digest(count)


class Played(Struct, frozen=True, kw_only=True):
    """A letter that the play led to: its kind, what it is about, to whom, and its bytes."""

    kind: str
    language: str
    about: str
    to: str
    subject: str
    raw: bytes
    fault: str = ""


class _Staged(Office, frozen=True, kw_only=True):
    """An office whose letters are made of the templates that are to be seen."""

    spoken: NotingTemplates

    @property
    def templates(self) -> NotingTemplates:
        return self.spoken


class Stage:
    """An installation in a folder; `language` is everybody's. `played` are its letters so far."""

    def __init__(
        self,
        folder: Path,
        language: str,
        templates: NotingTemplates,
        desk: Callable[[Settings], Desk],
        *,
        site: str = SITE,
        tell: Callable[[str], None] = _silent,
    ) -> None:
        self._tell = tell
        self.language, self._templates = language, templates
        self._folder, self._desk = folder, desk
        settings = _settings(folder, site)
        office = office_over(Store.open(settings.database.path), settings)
        known = {one.name: getattr(office, one.name) for one in fields(Office)}
        folder_of_games = Folder(office.store, office.keys, draw=_Seeds())
        known |= {"desk": desk(settings), "language": language, "folder": folder_of_games}
        self.office = _Staged(**known, spoken=templates)
        self.now = BEGIN
        self.played: list[Played] = []
        self._about, self._uid, self._acts = "", 0, 0

    @property
    def of_ours(self) -> str:
        """The language, or English if that is not yet one of corr's own."""
        return known_language(self.language, languages_in(resources.templates()))

    def about(self, what: str) -> None:
        """Say what the letters that follow are about."""
        self._about = what
        self._tell(what)

    # -- time ----

    def wait(self, **span: float) -> None:
        """Let time pass, and the daemon look at what it brought."""
        self.now += timedelta(**span)
        self.look()

    def look(self) -> None:
        """A round of the daemon without new mail."""
        take_in(self.office, [], _VALIDITY, self._uid, self.now)
        self._handle()
        tick(self.office, self.now)
        self._collect()

    def later(self, **span: float) -> datetime:
        """The instant after some time."""
        return self.now + timedelta(**span)

    # -- who runs it ----

    def people(self, *lines: str) -> None:
        """Add players: `name,email,level,since` each, their letters in the stage's language."""
        head = "name,email,level,level_since,club,language"
        text = "\n".join((head, *(f"{one},{self.language}" for one in lines)))
        import_players(self.office, f"{text}\n", "members.csv", self.now, self._cause())

    def open(self, tables: Mapping[str, Any]) -> None:
        """Open an event by its file's tables."""
        open_event(self.office, spec_from_tables(tables, "event.toml"), self.act())
        self._collect()

    def command(self, line: str, by: str = ARBITER, **files: str) -> None:
        """Carry out a command as from a letter whose code was confirmed."""
        named = {f"{name}.toml": text for name, text in files.items()}
        desk = self.office.desk
        assert desk is not None
        command = desk.read(line, named)
        occasion = Occasion(at=self.now, cause=self._cause(), by=by)
        with self.office.folder.transaction():
            desk.carry_out(self.office, command, occasion)
        self._collect()

    def act(self, reason: str = "") -> Act:
        """An act of the arbiter's at this moment."""
        return Act(at=self.now, cause=self._cause(), reason=reason)

    def announce(self, event: str) -> None:
        """Write to everybody of the register who may want to enter."""
        announce(self.office, event, self.act())
        self._collect()

    def hand_over(self, event: str) -> None:
        """Let an event go on at another installation, whose letters are kept too."""
        file = self._folder / f"{event}.corr"
        send_off(self.office, event, file, self.act("A new operator"), _silent, to=THERE)
        self._collect()
        folder = self._folder / "there"
        folder.mkdir()
        other = Stage(folder, self.language, self._templates, self._desk, site=THERE)
        with closing(other.office.store):
            other.now, other._about = self.now, self._about
            take_over(other.office, look_through(file, _silent), {}, other.act(), _silent)
            other._collect()
        self.played += other.played

    def appealed(self, event: str) -> int:
        """The number of the ruling that was appealed last."""
        contest = self.office.folder.contest(event)
        assert contest is not None
        return max(number for number, one in contest.rulings.items() if one.appeal)

    def ruled(self, event: str) -> int:
        """The number of the last ruling."""
        contest = self.office.folder.contest(event)
        assert contest is not None
        return max(contest.rulings)

    # -- who writes ----

    def play(self, game: str, orders: str) -> None:
        """Answers of whoever is to act, with `;` between them."""
        for order in orders.split(";"):
            self.answer(self.to_act(game), order.strip(), f"{game}.")

    def to_act(self, game: str, *, other: bool = False) -> str:
        """The address of who is to act in a game, or of the other one."""
        found = self.office.folder.game(game)
        assert found is not None
        seat = seat_or_none(found.position.to_act) or Seat.FIRST
        row = self.office.store.players.player(found.players[seat.other if other else seat])
        assert row is not None
        return row.addresses[0]

    def answer(self, sender: str, body: str, about: str = "") -> None:
        """Somebody answers the newest letter to them whose subject has `about` in it."""
        self.write(sender, body, to=self.newest(sender, about))

    def newest(self, reader: str, about: str = "") -> Played:
        """The newest letter to somebody that can be answered."""
        return next(
            one
            for one in reversed(self.played)
            if one.to == reader and about in one.subject and TAG.search(one.subject)
        )

    def write(
        self, sender: str, body: str, *, subject: str = "?", to: Played | None = None
    ) -> None:
        """Somebody writes, in answer to a letter or to none, and is answered."""
        self._uid += 1
        raw = self._mail(sender, body, subject, to)
        mail = FetchedMail(uid=self._uid, arrived=self.now, raw=raw, truncated=False)
        take_in(self.office, [mail], _VALIDITY, self._uid, self.now)
        self._handle()
        self._collect()

    def _mail(self, sender: str, body: str, subject: str, to: Played | None) -> bytes:
        mail = EmailMessage()
        mail["From"], mail["To"] = sender, SITE
        mail["Subject"] = f"Re: {to.subject}" if to else subject
        mail["Date"] = format_datetime(self.now)
        mail["Message-ID"] = f"<{self._uid}.{sender}>"
        if to:
            parsed = head(to.raw)
            del mail["To"]
            mail["To"] = parseaddr(plain_header(parsed["Reply-To"] or parsed["From"]))[1]
            mail["In-Reply-To"] = mail["References"] = str(parsed["Message-ID"]).strip()
        mail.set_content(f"{body}\n")
        return mail.as_bytes(policy=SMTP)

    def _handle(self) -> None:
        while handle(self.office, "preview", self.now, self.now):
            pass

    # -- what came of it ----

    def _cause(self) -> str:
        self._acts += 1
        return f"arbiter.{self._acts}"

    def _collect(self) -> None:
        """Take out what was written, each letter with the note of it."""
        store, notes = self.office.store, self._templates.notes
        rows = store.letters.outgoing_by_state("queued")
        with store.transaction():
            for row in rows:
                store.letters.finish_outgoing(row.message_id, "sent", "250 ok", self.now)
        found = iter(notes)
        for row in rows:
            subject = plain_header(head(row.raw)["Subject"])
            # What was undone or only measured is noted too, but never sent.
            note = next(one for one in found if phrase(one.subject) == TAG.sub("", subject))
            self.played.append(
                Played(
                    kind=note.kind,
                    language=note.language,
                    about=self._about,
                    to=row.recipient,
                    subject=subject,
                    raw=row.raw,
                    fault=note.fault,
                )
            )
        notes.clear()


def _settings(folder: Path, site: str) -> Settings:
    (folder / "corr.toml").write_text(_SETTINGS.format(site=site), encoding="utf-8")
    keys = folder / "corr.keys"
    keys.touch(mode=0o600)
    keys.write_text(f"{_KEY}\n", encoding="utf-8")
    return load_settings(folder / "corr.toml")
