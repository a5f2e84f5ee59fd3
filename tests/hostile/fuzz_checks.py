"""One input of fuzzing, tried on an office and undone again, and what must hold after each."""

import logging
import random
import re
import sys
import time
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from functools import cached_property
from pathlib import Path

import corr
from corr.service.post import mail as post
from corr.service.post.mail import take_in
from corr.store.seals import WITH_BYTES, unpack
from corr.wire.imap_fetch import FetchedMail
from tests.hostile.fuzz_mails import mail
from tests.hostile.fuzz_proof import Mail, may_act
from tests.hostile.fuzz_worlds import Sent, World
from tests.office import ARBITER, Post

SECONDS = 2.0
"""No input takes longer, in time of the processor."""

_HEADERS = (
    *("from", "to", "subject", "date", "message-id", "in-reply-to", "references", "reply-to"),
    *("auto-submitted", "x-auto-response-suppress", "list-unsubscribe", "content-language"),
    *("mime-version", "content-type", "content-transfer-encoding", "x-corr-loop"),
    "x-corr-chain",
)
_NAME = re.compile(r"([A-Za-z-]+): ?\S?")
_CODES = re.compile(rb"[A-Z2-7]{16,}")
_MARKUP = (b"<cnry", b"<script", b"<iframe", b"<object", b"<form")
_SEEN = bytes([10, 13, *range(32, 127)])
_UNSEEN = re.compile(
    rb"=(?:0[0-8BCEF]|1[0-9A-F]|7F|E2=80=(?:A[89A-E]|8[EF])|E2=81=A[6-9]|C2=[89]|ED=[AB])"
)
_HANDLED = frozenset({"handled", "refused", "quarantined", "dropped"})


@dataclass(frozen=True, kw_only=True)
class Finding:
    """Something that must not be: a `what` for the like of it, the words of it, the mails."""

    what: str
    told: str
    world: str
    mails: tuple[bytes, ...]


@dataclass(frozen=True, kw_only=True)
class Trial:
    """What became of an input: the fates of its mails, and what is wrong if anything is."""

    fates: tuple[str, ...]
    letters: int
    seconds: float
    finding: Finding | None


class _Undone(Exception):
    """Rolls an input back."""


class _Ear(logging.Handler):
    """Hears of the exceptions that the program catches and logs."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        # The program tells of an exception where it catches it.
        error = sys.exc_info()[1]
        self.heard.append(
            "".join(traceback.format_exception(error)) if error else record.getMessage()
        )


@contextmanager
def _listening() -> Iterator[list[str]]:
    ear, log = _Ear(), logging.getLogger("corr")
    log.addHandler(ear)
    propagates, log.propagate = log.propagate, False
    try:
        yield ear.heard
    finally:
        log.propagate = propagates
        log.removeHandler(ear)


def draw(chance: random.Random, world: World, letters: Sequence[Sent] = ()) -> Trial:
    """Draw an input and try it: one mail as a rule, else an answer to what comes of it as well.

    The mail is about one of `letters`, or of all that somebody got.
    """
    first = mail(chance, world, letters)
    return _tried(world, first, chance)


def replay(world: World, *mails: Mail) -> Trial:
    """Try mails one after the other."""
    return _tried(world, mails[0], None, mails[1:])


def _tried(
    world: World, first: Mail, chance: random.Random | None, more: Sequence[Mail] = ()
) -> Trial:
    mails, run = [first], _Run(world)
    begun = time.thread_time()
    told = ""
    with _listening() as heard:
        try:
            with world.house.office.store.transaction():
                try:
                    run.give(first)
                    more = more if chance is None else _second(chance, world, run, first)
                    for one in more:
                        mails.append(one)
                        run.give(one)
                finally:
                    seconds = time.thread_time() - begun
                told = run.fault()
                raise _Undone
        except _Undone:
            pass
        except Exception:
            heard.append(traceback.format_exc())
    if run.changed or heard:
        world.house.office.folder.refold()
    told = heard[0] if heard else told
    if not told and seconds > SECONDS:
        told = f"slow: {seconds:.1f} s"
    finding = None
    if told:
        raws = tuple(one.raw for one in mails)
        finding = Finding(what=_kind(told), told=told, world=world.name, mails=raws)
    return Trial(fates=tuple(run.fates), letters=run.letters, seconds=seconds, finding=finding)


def _second(chance: random.Random, world: World, run: "_Run", first: Mail) -> tuple[Mail, ...]:
    """What comes after a mail: nothing as a rule, an answer to our letters, or a replay."""
    kind = chance.random()
    if kind < 0.06 and (fresh := world.with_tags(run.posts())):
        return (mail(chance, world, fresh),)
    if kind > 0.96:
        again = first.raw.replace(b"Message-ID: <", b"Message-ID: <2", 1)
        return (replace(first, raw=again),)
    return ()


def _kind(told: str) -> str:
    """What findings of the same cause have in common."""
    lines = [line.strip() for line in told.strip().splitlines()]
    # The folder of the whole may be called like the package in it.
    package = f'File "{Path(corr.__file__).parent}/'
    places = [line.removeprefix(package) for line in lines if line.startswith(package)]
    where = re.sub(r'"|, in .*', "", places[-1]) if places else ""
    return f"{lines[-1].partition(':')[0][:60]} {where}".strip()


class _Run:
    """The mails of one input on their way through an office, inside a transaction."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.fates = list[str]()
        self.letters = self._given = 0
        self.changed = False
        self._allowed, self._named = set[str](), set[str]()
        self._office = world.house.office
        self._keys = list[str]()
        self._last = {table: self._most(table) for table in ("event", "inbox", "outbox")}
        self._faults = list[str]()

    def _rows(self, sql: str, **params: object) -> list[dict[str, object]]:
        return self._office.store.engine.rows(sql, params)

    def _most(self, table: str) -> int:
        return int(str(self._rows(f"select coalesce(max(rowid), 0) as n from {table}")[0]["n"]))

    def give(self, one: Mail) -> None:
        """Take a mail in and handle all that waits."""
        now = self.world.house.now
        self._given += 1
        fresh = self.world.with_tags(self.posts()) if self._given > 1 else ()
        self._allowed |= may_act(self.world, one, fresh)
        known = {self.world.owner_of[s] for s in one.senders if s in self.world.owner_of}
        self._named |= self._allowed | one.owners | known
        fetched = FetchedMail(uid=10_000, arrived=now, raw=one.raw, truncated=False)
        take_in(self._office, [fetched], 7, 10_000, now)
        for _ in range(4):
            if not post.handle(self._office, "fuzz", now, now):
                break

    def posts(self) -> list[Post]:
        """The letters that were written so far."""
        sql = f"select raw, packed, cause from {WITH_BYTES['outbox']} where n > :n"
        rows = map(unpack, self._rows(sql, n=self._last["outbox"]))
        return [Post(raw=bytes(row["raw"]), cause=str(row["cause"])) for row in rows]

    def fault(self) -> str:
        """What is wrong, "" if nothing is."""
        return next(filter(None, (*self._states(), *self._events(), *self._written())), "")

    def _states(self) -> Iterator[str]:
        sql = "select sender, state, reason from inbox where rowid > :n"
        for row in self._rows(sql, n=self._last["inbox"]):
            state, reason = str(row["state"]), str(row["reason"])
            self.fates.append(f"{state} {reason}".strip())
            if state not in _HANDLED or reason.startswith(("failed", "crashed")):
                yield f"state: {state} {reason}"

    def _events(self) -> Iterator[str]:
        sql = "select stream, kind, body from event where rowid > :n"
        for row in self._rows(sql, n=self._last["event"]):
            self.changed = True
            stream, asks = str(row["stream"]), '"what":"letter"' in str(row["body"])
            # That somebody was asked whether a letter is theirs is written down, of course.
            may = self._named if asks and row["kind"] == "ConfirmationAsked" else self._allowed
            if not self.world.streams.get(stream, frozenset()) & may:
                yield f"authority: {row['kind']} in {stream} by {sorted(self._allowed)}"

    def _written(self) -> Iterator[str]:
        sql = f"select raw, packed, recipient from {WITH_BYTES['outbox']} where n > :n"
        rows = [unpack(row) for row in self._rows(sql, n=self._last["outbox"])]
        self.letters = len(rows)
        if rows:
            known = self._may_be_written_to()
        for row in rows:
            reader, raw = str(row["recipient"]), bytes(row["raw"])
            if reader not in known:
                yield f"recipient: {reader!r}"
            # What people wrote themselves they may be told that they wrote.
            own = self._said.get(reader, "")
            yield letter_fault(raw, reader, self.world.secrets, own)

    @cached_property
    def _said(self) -> Mapping[str, str]:
        """The mails of this input by their senders, in capitals."""
        found = dict[str, str]()
        sql = f"select sender, raw, packed from {WITH_BYTES['inbox']} where n > :n"
        for row in map(unpack, self._rows(sql, n=self._last["inbox"])):
            said = bytes(row["raw"]).decode("latin-1").upper()
            found[str(row["sender"])] = found.get(str(row["sender"]), "") + said
        return found

    def _may_be_written_to(self) -> frozenset[str]:
        """The register, the arbiter, who wrote, and whoever a player may have asked."""
        sql = "select sender from inbox where rowid > :n"
        wrote = {str(row["sender"]) for row in self._rows(sql, n=self._last["inbox"])}
        asked = "select body from event where rowid > :n and kind = 'ConfirmationAsked'"
        bodies = " ".join(str(row["body"]) for row in self._rows(asked, n=self._last["event"]))
        named = set(re.findall(r'"([^"\s]+@[^"\s]+)"', bodies)) if self._allowed else set()
        return frozenset({*self.world.readers, *wrote, *named})


# -- letters ----


def letter_fault(
    raw: bytes, reader: str, secrets: Mapping[str, tuple[str, frozenset[str]]], own: str = ""
) -> str:
    """What is wrong with a letter of ours, "" if nothing is; `own` is what its reader wrote."""
    if not raw.count(b"\r") == raw.count(b"\n") == raw.count(b"\r\n"):
        return "letter: a bare line end"
    if max(map(len, raw.split(b"\r\n"))) > 998:
        return "letter: a line that is too long"
    head, _, body = raw.partition(b"\r\n\r\n")
    if fault := _head_fault(head, reader):
        return fault
    text = body.partition(b"Content-Type: image/")[0].replace(b"=\r\n", b"")
    parts = text.split(b"Content-Transfer-Encoding: quoted-printable")[1:]
    quoted = b"".join(part.partition(b"Content-Transfer-Encoding: 7bit")[0] for part in parts)
    if text.translate(None, _SEEN) or _UNSEEN.search(quoted):
        return "letter: a character that nobody sees"
    markup = text.partition(b"\r\nContent-Type: text/html; charset=utf-8\r\n")[2].lower()
    if any(one in markup for one in _MARKUP):
        return "letter: markup from outside"
    if reader == ARBITER:
        return ""
    found = (text + b"\n" + head.replace(b"\r\n ", b"")).upper()
    for run in _CODES.findall(found):
        for at in range(len(run) - 15):
            code = run[at : at + 16].decode()
            known = secrets.get(code)
            if known and reader not in known[1] and code not in own:
                return f"letter: a code of {known[0]} to {reader}"
    return ""


def _head_fault(head: bytes, reader: str) -> str:
    if not head.isascii():
        return "letter: a head that is not ASCII"
    lines = head.decode().split("\r\n")
    names = [found[1].lower() for line in lines if (found := _NAME.match(line))]
    if len(names) != sum(not line.startswith(" ") for line in lines):
        return "letter: a line that is no header"
    if len(set(names)) != len(names) or not set(names) <= set(_HEADERS):
        return f"letter: headers {names}"
    parsed = message_from_bytes(head + b"\r\n\r\n", policy=policy.compat32)
    to = re.sub(r'"(?:[^"\\]|\\.)*"', "", str(parsed["To"]))
    if "," in to or to.count("<") != 1 or not to.endswith(f"<{reader}>"):
        return f"letter: to {parsed['To']!r}, not {reader}"
    subject = str(make_header(decode_header(str(parsed["Subject"]))))
    return "letter: a subject of two lines" if "\n" in subject.replace("\n ", " ") else ""
