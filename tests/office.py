"""A real office over a store in a folder, and an event whose players write raw mails to it.

Only the mail servers are missing: mails are put into the inbox as fetch puts them there, and the
answers are read from the outbox with the parser of the standard library. Every letter that comes
out is checked for what must hold for all letters.
"""

import hashlib
import re
from collections.abc import Collection, Iterable, Mapping, Sequence, Set
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.message import EmailMessage, Message
from email.parser import BytesHeaderParser
from email.utils import format_datetime, parseaddr
from functools import cache, cached_property, lru_cache
from html import unescape
from pathlib import Path
from tempfile import TemporaryDirectory

from corr.acts.by_letter import MailDesk
from corr.config import load_settings
from corr.games.rules import Seat
from corr.mail.read.tags import Keys, make_pass, make_tag
from corr.service.event.opening import enter_players, open_event, start_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, office_over
from corr.service.office.people import requests_of
from corr.service.office.shelf import Folder
from corr.service.office.trusted import GRACE
from corr.service.players.from_list import import_players
from corr.service.post import mail as post
from corr.service.post.mail import take_in
from corr.service.watch.tick import tick
from corr.store.store import Store
from corr.tournament.events.events_contest import FileChanged
from corr.tournament.play.game import Game
from corr.tournament.spec.spec import spec_from_tables, spec_to_tables
from corr.wire.imap_fetch import FetchedMail

SITE = "td@club.test"
ARBITER = "arbiter@club.test"
EVENT = "SK24"
ANNA, BO, CAI, DAG, EVA = (f"{name}@players.test" for name in ("anna", "bo", "cai", "dag", "eva"))
PEOPLE = (ANNA, BO, CAI, DAG, EVA)
START = datetime(2024, 2, 1, 8, tzinfo=UTC)
THREE = "h8 i9 j10"

SETTINGS = f"""\
[site]
name = "Club by mail"
address = "{SITE}"
[database]
path = "corr.sqlite3"
[imap]
host = "127.0.0.1"
security = "none"
user = "{SITE}"
password_env = "CORR_TEST_PASSWORD"
[smtp]
host = "127.0.0.1"
security = "none"
[arbiter]
address = "{ARBITER}"
[secrets]
keys_file = "corr.keys"
"""
_CODES = re.compile(r"[A-Za-z2-7]{16,}")
_PLAIN = re.compile(r"(?:[\w@.+-]+|<[\w@.+-]+>)", re.ASCII)
"""An address or an id, or another word that needs no care."""
_VALIDITY = 7


@dataclass(frozen=True, kw_only=True)
class Post:
    """A letter of ours as the reader's mail program has it."""

    raw: bytes
    cause: str

    @cached_property
    def mail(self) -> EmailMessage:
        """The letter with every header taken apart, which costs more than a letter to write."""
        return message_from_bytes(self.raw, policy=policy.default)

    @cached_property
    def plainly(self) -> Message:
        """The letter with headers as they stand, for what is asked of each."""
        return _parted(self.raw)

    @cached_property
    def to(self) -> str:
        return parseaddr(self.plainly["To"])[1]

    @cached_property
    def reply_to(self) -> str:
        return parseaddr(self.plainly["Reply-To"] or self.plainly["From"])[1]

    @cached_property
    def subject(self) -> str:
        return _decoded(self.plainly["Subject"])

    @cached_property
    def title(self) -> str:
        """What the letter tells of, which a steady subject does not: the title of its page."""
        found = re.search(r"<title>([^<]*)</title>", self.html)
        return unescape(found[1]) if found else self.subject

    @cached_property
    def message_id(self) -> str:
        return self.plainly["Message-ID"].strip()

    def _body(self, kind: str) -> str:
        for part in self.plainly.walk():
            if part.get_content_type() == kind and not part.get_content_disposition():
                return _content(part)
        return ""

    @cached_property
    def text(self) -> str:
        return self._body("text/plain")

    @cached_property
    def words(self) -> str:
        """The text with its lines joined, to look for sentences in."""
        return " ".join(self.text.split())

    @cached_property
    def html(self) -> str:
        """The markup, "" in a letter of text only."""
        return self._body("text/html")

    @cached_property
    def tag(self) -> str:
        """`SK24-001.4.CODE` from the reply address or the end of the subject, "" without one."""
        form = r"(?:\+([A-Z0-9-]+\.\d+\.[A-Z2-7]{16})@|\[([A-Z0-9-]+\.\d+\.[A-Z2-7]{16})\]$)"
        found = re.search(form, self.reply_to) or re.search(form, self.subject)
        return (found[1] or found[2]) if found else ""

    @property
    def without_attachments(self) -> int:
        """How large the letter is that a mail program shows: it clips what is too long."""
        attached = self.mail.iter_attachments()
        return len(self.raw) - sum(len(part.as_bytes()) for part in attached)

    def everything(self) -> str:
        """Headers, text and markup, decoded: all that a reader could find in it."""
        heads = "\n".join(f"{name}: {_decoded(value)}" for name, value in self.plainly.items())
        return "\n".join((heads, self.text, self.html))


def _parted(raw: bytes) -> Message:
    """A mail taken apart at its boundaries: the library reads each of its thousand lines."""
    head, _, body = raw.partition(b"\r\n\r\n")
    found = BytesHeaderParser().parsebytes(head + b"\r\n\r\n")
    if (boundary := found.get_boundary()) is None:
        found.set_payload(body.decode("ascii", "surrogateescape"))
    else:
        _, *parts, end = (b"\r\n" + body).split(b"\r\n--" + boundary.encode())
        assert parts
        assert end.strip() == b"--"
        found.set_payload([_part(one.removeprefix(b"\r\n")) for one in parts])
    return found


def _part(raw: bytes) -> Message:
    """A part with its headers as the library has them, which takes ten times as long to read."""
    head, _, body = raw.partition(b"\r\n\r\n")
    found = Message()
    for line in re.split(r"\r\n(?![ \t])", head.decode("ascii")):
        name, colon, value = line.partition(":")
        assert colon
        found[name] = value.lstrip(" \t")
    if found.get_content_maintype() == "multipart":
        return _parted(raw)
    found.set_payload(body.decode("ascii", "surrogateescape"))
    return found


@lru_cache(maxsize=1000)
def _written(name: str, value: str) -> bytes:
    """A header as the library writes it, which takes it apart; most come again and again."""
    if _PLAIN.fullmatch(value) and len(name) + len(value) < 76:
        return f"{name}: {value}\r\n".encode()
    return policy.SMTP.fold_binary(*policy.default.header_store_parse(name, value))


def _decoded(header: str) -> str:
    """A header as a person reads it, on one line."""
    line = re.sub(r"\r?\n(?=[ \t])", "", header)
    return str(make_header(decode_header(line))) if "=?" in line else line


def _content(part: Message) -> str:
    return part.get_payload(decode=True).decode(part.get_content_charset("ascii"), "replace")


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """What became of a mail: its row's state and reason, and the letters that were queued."""

    key: str
    state: str
    reason: str
    posts: Sequence[Post]

    def to(self, address: str) -> Post:
        """The one letter to an address."""
        (found,) = (one for one in self.posts if one.to == address)
        return found

    @property
    def readers(self) -> list[str]:
        """Who got a letter, in order."""
        return sorted(one.to for one in self.posts)


@dataclass(frozen=True, kw_only=True)
class _Built:
    """The files of a house as it was built, and the letters that had been read by then."""

    files: Mapping[str, bytes]
    read: Sequence[Post]


_BUILT: dict[tuple[str, str], _Built] = {}
_MOST_BUILT = 40


class House:
    """An office, its players and a clock that stands still until it is moved on."""

    _made = ""
    """From what a house is built: one that is built alike is a copy of it."""
    _drawn = 0

    def __init__(
        self,
        folder: Path,
        people: Sequence[str] = (ANNA, BO),
        *,
        members: str = "",
        settings: str = "",
        begin: datetime = START,
        **changes: Mapping[str, object],
    ) -> None:
        """Enter people in an event; `changes` are keys of the event file, by table.

        `members` is the list of players, if it says more than names and addresses, `settings`
        the settings file. Nobody has begun: see `start`, which makes it `begin`.
        """
        (folder / "corr.toml").write_text(settings or SETTINGS)
        self.folder = folder
        self._begin = begin
        self.now = begin - timedelta(days=10)
        self.read: list[Post] = []
        self._mails = 0
        self._uid = 0
        self._made = f"{type(self)} {people} {members!r} {settings!r} {begin} {changes}"
        if not self._as_before("made"):
            keys = f"{self._draw(32).hex()}\n".encode()
            _put(folder / "corr.keys", keys)
            self.office = self._open()
            self.members(members or member_list(people))
            changes["event"] = {"start": begin.date(), **changes.get("event", {})}
            spec = spec_from_tables(event_tables(**changes), "event.toml")
            open_event(self.office, spec, self.act("open"))
            known = [self.player(one) for one in people]
            enter_players(self.office, EVENT, known, self.act("enter"))
            self._keep("made")
        self._untouched = (self.office, self._changes)

    # -- a house that was built before is not built again ----

    def _as_before(self, how_far: str) -> bool:
        """Put the files there of a house that was built alike; whether there is one."""
        kept = _BUILT.get((self._made, how_far))
        beside = self.folder / "corr.sqlite3-wal"  # somebody else has it open as well
        if kept is None or type(self).__init__ is not House.__init__ or beside.exists():
            return False
        for name, content in kept.files.items():
            _put(self.folder / name, content)
        self.office = self._open()
        self.read = list(kept.read)
        return True

    def _keep(self, how_far: str) -> None:
        """Keep the files of a house for others that are built alike."""
        if not (self.folder / "corr.sqlite3").exists():
            return
        # Not by opening the file beside SQLite: closing it again would give up SQLite's locks.
        database = self.office.store.engine._db.serialize()
        files = {"corr.sqlite3": database, "corr.keys": (self.folder / "corr.keys").read_bytes()}
        _BUILT[self._made, how_far] = _Built(files=files, read=tuple(self.read))
        while len(_BUILT) > _MOST_BUILT:
            del _BUILT[next(iter(_BUILT))]

    @property
    def _changes(self) -> int:
        """How many rows were written since the store was opened."""
        return self.office.store.engine._db.total_changes

    def _open(self) -> Office:
        settings = load_settings(self.folder / "corr.toml")
        if not (path := settings.database.path).exists():
            _put(path, _empty())
        office = office_over(Store.open(path), settings)
        folder = Folder(office.store, office.keys, (office.arbiter,), self._draw)
        fields = {name: getattr(office, name) for name in Office.__struct_fields__}
        return Office(**{**fields, "desk": MailDesk(settings), "folder": folder})

    def _draw(self, count: int) -> bytes:
        """Bytes for a key or a seed: lots and dice of a house fall as in one that is built alike.

        A test that is right with most dice only is so found when it is written.
        """
        self._drawn += 1
        return hashlib.shake_256(f"{self._made} {self._drawn}".encode()).digest(count)

    def __enter__(self) -> "House":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def close(self) -> None:
        self.office.store.close()

    def reopen(self) -> None:
        """What a new process would see: everything comes from the store again."""
        self.close()
        self.office = self._open()

    # -- the arbiter ----

    def act(self, what: str) -> Act:
        return Act(at=self.now, cause=f"arbiter.{what}.{self.now.isoformat()}")

    def members(self, text: str) -> None:
        import_players(self.office, text, "members.csv", self.now, f"import.{self.now}")

    def kept(self, start_within: str | None) -> "House":
        """Let the event be one of before `[game] start_within`: [clock] had it, or nothing did."""
        contest, act = self.office.folder.contest(EVENT), self.act("kept")
        tables = spec_to_tables(contest.spec)
        tables["game"].pop("start_within", None)
        if start_within is not None:
            tables["clock"]["start_within"] = start_within
        changed = FileChanged(spec=tables, reason="")
        with self.office.folder.transaction():
            self.office.folder.record(EVENT, contest, [changed], at=act.at, cause=act.cause)
        return self

    def start(self) -> "House":
        """Start the event on its day and take its letters out."""
        untouched = self._untouched == (self.office, self._changes)
        self.now = self._begin
        if untouched:
            self.close()
            if self._as_before("started"):
                return self
            self.office = self._open()
        self.drain()
        start_event(self.office, EVENT, "lots", self.act("start"))
        self.letters()
        if untouched:
            self._keep("started")
        return self

    def player(self, address: str) -> str:
        return self.office.store.players.player_by_address(address).id

    def game(self, number: int = 1) -> Game:
        return self.office.folder.game(f"{EVENT}-{number:03d}")

    def seated(self, seat: Seat, number: int = 1) -> str:
        """The address of who sits there."""
        player = self.office.store.players.player(self.game(number).players[seat])
        return player.addresses[0]

    @property
    def first(self) -> str:
        """Who has the first seat in the first game."""
        return self.seated(Seat.FIRST)

    @property
    def second(self) -> str:
        return self.seated(Seat.SECOND)

    def record(self, number: int = 1) -> str:
        return self.game(number).record

    def events(self, number: int = 1) -> int:
        """How many events the game has, from the table itself."""
        return len(self.office.store.events.of_stream(f"{EVENT}-{number:03d}"))

    # -- time ----

    def wait(self, **span: float) -> list[Post]:
        """Let time pass with a daemon at work; what it sent meanwhile."""
        self.now += timedelta(**span)
        return self.look()

    def look(self) -> list[Post]:
        """A round of the daemon without new mail; what it sent."""
        self.drain()
        self.handle()
        tick(self.office, self.now)
        return self.letters()

    def drain(self, patience: timedelta | None = None) -> None:
        """Tell that the mailbox was found empty just now; `patience` as for `take_in`."""
        take_in(self.office, [], _VALIDITY, self._uid, self.now, patience=patience)

    def down(self, *mails: bytes, after: timedelta = timedelta(), **span: float) -> None:
        """The daemon is down for so long; mails that came `after` it began are handled then."""
        arrived = self.now + after
        self.drain()
        self.now += timedelta(**span)
        if mails:
            self.take(*mails, arrived=arrived)
        self.drain(GRACE)
        self.handle()

    # -- mail ----

    def take(self, *mails: bytes, arrived: datetime | None = None) -> list[str]:
        """Take mails into the inbox; their keys."""
        before = {row.key for row in self.office.store.letters.in_state("")}
        found = []
        for raw in mails:
            self._uid += 1
            at = arrived or self.now
            found.append(FetchedMail(uid=self._uid, arrived=at, raw=raw, truncated=False))
        take_in(self.office, found, _VALIDITY, self._uid, self.now)
        return [row.key for row in self.office.store.letters.in_state("") if row.key not in before]

    def handle(self, real: datetime | None = None) -> None:
        """Handle what waits; `real` is the machine's time, by which retries run."""
        while post.handle(self.office, "test", self.now, real or self.now):
            pass

    def give(self, raw: bytes, arrived: datetime | None = None) -> Outcome:
        """Take a mail in and handle it. A copy of an earlier one has the key ""."""
        self.letters()
        keys = self.take(raw, arrived=arrived)
        self.handle()
        row = self.office.store.letters.letter(keys[0]) if keys else None
        return Outcome(
            key=row.key if row else "",
            state=row.state if row else "",
            reason=row.reason if row else "",
            posts=self.letters(),
        )

    def letters(self) -> list[Post]:
        """The letters queued since the last time, delivered and checked."""
        rows = self.office.store.letters.outgoing_by_state("queued")
        with self.office.store.transaction():
            for row in rows:
                self.office.store.letters.finish_outgoing(
                    row.message_id, "sent", "250 ok", self.now
                )
        fresh = [Post(raw=row.raw, cause=row.cause) for row in rows]
        codes, known = (
            self._codes_by_owner() if rows else [],
            {one.message_id for one in self.read},
        )
        for one, row in zip(fresh, rows, strict=True):
            assert one.to == row.recipient
            assert one.message_id not in known
            self._check(one, codes)
        self.read += fresh
        return fresh

    def newest(self, reader: str, number: int = 1) -> Post:
        """The last letter about a game that somebody got, or the last that lists it."""
        game, theirs = (
            f"{EVENT}-{number:03d}",
            [one for one in self.read[::-1] if one.to == reader],
        )
        about = (one for one in theirs if f"{game}." in one.tag)
        listing = (one for one in theirs if f"- {game} " in one.text)
        return next(about, None) or next(listing)

    def reply(self, sender: str, body: str, number: int = 1, **more: object) -> bytes:
        """A raw answer to the sender's newest letter about a game; `more` as for `compose`."""
        return self.compose(sender, body, self.newest(sender, number), **more)

    def compose(
        self,
        sender: str,
        body: str,
        letter: Post | None = None,
        *,
        subject: str | None = None,
        headers: Mapping[str, str] | None = None,
        quote: bool = True,
    ) -> bytes:
        """A raw mail; with a letter, a reply to it as mail programs write them, quote below."""
        self._mails += 1
        answer = f"Re: {letter.subject}" if letter else "Hello"
        heads = {
            "From": f"{sender.partition('@')[0].title()} <{sender}>",
            "To": letter.reply_to if letter else SITE,
            "Subject": answer if subject is None else subject,
            "Date": format_datetime(self.now),
            "Message-ID": f"<{self._mails}.{sender}>",
        }
        text = f"{body}\n"
        if letter:
            heads["In-Reply-To"] = heads["References"] = letter.message_id
            if quote:
                quoted = "\n".join(f"> {line}".rstrip() for line in letter.text.splitlines())
                text += f"\nOn {self.now:%d %b %Y}, Club by mail <{SITE}> wrote:\n{quoted}\n"
        for name, value in (headers or {}).items():
            for known in [one for one in heads if one.lower() == name.lower()]:
                del heads[known]
            if value:
                heads[name] = value
        mail = EmailMessage()
        mail.set_content(text)
        written = b"".join(_written(name, value) for name, value in heads.items())
        return written + mail.as_bytes(policy=policy.SMTP)

    def say(self, sender: str, body: str, number: int = 1, **more: object) -> Outcome:
        """Answer one's newest letter about a game."""
        return self.give(self.reply(sender, body, number, **more))

    def play(self, moves: str, number: int = 1) -> Outcome:
        """Answers of whoever is to act, given with `;` between them; the last one's outcome."""
        for move in moves.split(";"):
            sender = self.seated(self.game(number).position.to_act, number)
            done = self.say(sender, move.strip(), number)
            assert done.state == "handled", (move, done.reason)
        return done

    # -- what holds for every letter ----

    def _check(self, one: Post, codes: Sequence[tuple[Collection[str], Set[str]]]) -> None:
        mail = one.plainly
        assert not mail.defects
        assert mail["Auto-Submitted"].startswith("auto-")
        assert len(one.raw) < 90_000 or one.without_attachments < 90_000
        assert one.text.strip()
        reader = self.office.store.players.player_by_address(one.to)
        assert bool(one.html.strip()) is not (reader is not None and "text" in reader.settings)
        for part in mail.walk():
            assert (
                part.get_content_type() != "text/plain"
                or max(map(len, _content(part).splitlines())) <= 78
            )
        seen = {run.upper() for run in _CODES.findall(one.everything()) if len(run) == 16}
        others = (found for owners, found in codes if one.to not in owners)
        assert one.to == ARBITER or seen.isdisjoint(code for found in others for code in found), (
            f"a tag of another seat: {one.subject}"
        )

    def _codes_by_owner(self) -> list[tuple[Collection[str], Set[str]]]:
        """The codes of all positions and passes, with the addresses that may see them."""
        codes = list[tuple[Collection[str], Set[str]]]()
        players = {one.id: one for one in self.office.store.players.everybody()}
        for player in players.values():
            asked = len(requests_of(self.office, player.id))
            for address in player.addresses:
                passes = (
                    make_pass(self.office.keys, player.id, n, address) for n in range(asked + 1)
                )
                codes.append(((address,), {one.code for one in passes}))
        for row in self.office.store.events.games_of_event(EVENT):
            game = self.office.folder.game(row.id)
            for seat in Seat:
                owner = players[game.players[seat]]
                codes.append((owner.addresses, self._codes(game, seat)))
        return codes

    def _codes(self, game: Game, seat: Seat) -> set[str]:
        numbers = range(game.letter_number + 2)
        return {_code(self.office.keys, game.id, n, seat) for n in numbers}


@lru_cache(maxsize=10_000)
def _code(keys: Keys, game: str, number: int, seat: Seat) -> str:
    """The code of a tag, asked for again with every letter."""
    return make_tag(keys, game, number, seat).code


def _put(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read."""
    path.touch(mode=0o600)
    path.write_bytes(content)


@cache
def _empty() -> bytes:
    """A database in which nothing has happened; to make it is a quarter of building a house."""
    with TemporaryDirectory() as folder, closing(Store.open(Path(folder) / "corr")) as store:
        return store.engine._db.serialize()


def event_tables(**changes: Mapping[str, object]) -> dict[str, dict[str, object]]:
    """The tables of an event file for two to five players, by their order in the list.

    A key that is None is left out.
    """
    tables: dict[str, dict[str, object]] = {
        "event": {
            "id": EVENT,
            "name": "Sverigekorr 2024",
            "start": START.date(),
            "time_zone": "Europe/Stockholm",
            "arbiters": [ARBITER],
            "min_players": 2,
        },
        "game": {"opening": "free-renju"},
        "system": {"seeding": "list"},
        "clock": {"per_move": "7d", "reminders": ["50%", "1d"]},
        "mail": {},
        "ranking": {"system": "none"},
    }
    for table, keys in changes.items():
        is_list = isinstance(keys, list)
        both = keys if is_list else {**tables.get(table, {}), **keys}
        tables[table] = both if is_list else {k: v for k, v in both.items() if v is not None}
    return tables


def member_list(people: Iterable[str], columns: str = "", **more: Sequence[str]) -> str:
    """The players as a CSV list, by default with no more than names and addresses."""
    names = ["name", "email", *columns.split()]
    lines = [",".join(names)]
    for at, address in enumerate(people):
        extra = [more[name][at] for name in names[2:]]
        lines.append(",".join([address.partition("@")[0].title(), address, *extra]))
    return "\n".join(lines) + "\n"
