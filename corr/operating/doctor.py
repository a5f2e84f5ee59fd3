"""What `corr doctor` looks at: files, machine, database, daemon, servers, a test letter."""

import os
import platform
import pwd
import secrets
import socket
import sqlite3
import stat
from collections.abc import Callable, Sequence, Set
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct
from msgspec.structs import replace

from corr import resources
from corr.clock import Countdown
from corr.config import Server, Settings, read_keys, secret_of
from corr.errors import ConfigError, MailError, StoreError
from corr.languages import FALLBACK
from corr.mail.orders.order_words import load_words
from corr.mail.read.authentication import stamped_by
from corr.mail.read.read import envelope, read_letter
from corr.operating import ailments as ill
from corr.operating.ailments import Finding, Findings, ok
from corr.operating.backup import in_words, open_to_others, private_files, space_of
from corr.operating.lock import daemon_of
from corr.operating.status import troubles
from corr.service.office.office import Office, office_over
from corr.service.post.mail import MAX_BYTES
from corr.service.watch.check import check_all
from corr.store.rows import InboxRow
from corr.store.store import Store
from corr.tournament.wording import counted
from corr.wire.errors import WireError
from corr.wire.imap import Mailbox
from corr.wire.look import ImapLook, Secured, SmtpLook, look_at_imap, look_at_smtp, missing
from corr.wire.smtp import Outgoing, Result, Sender
from corr.words.templates import Templates

# -- what `corr doctor` looks at, but for the mail servers ----


_SHOWN = 5


def look_at_files(settings: Settings) -> Findings:
    """The settings, the keys, the passwords, and who may read what."""
    mode = stat.S_IMODE(settings.file.stat().st_mode)
    if mode & 0o022:
        yield ill.SETTINGS_OPEN.found(file=settings.file)
    else:
        yield ok("settings", f"{settings.file} is read, mode {mode:o}")
    try:
        keys = read_keys(settings.secrets.keys_file)
        yield ok("keys", f"{counted(len(keys), 'key')} in {settings.secrets.keys_file}")
    except ConfigError as error:
        yield ill.NO_KEYS.found(why=error)
    yield from _passwords(settings)
    yield _modes(settings)
    if settings.database.path.resolve().parent.exists():
        yield _owners(settings)


def _passwords(settings: Settings) -> Findings:
    """Whether each is where the settings point; one that both servers take is told once."""
    imap, smtp = settings.imap, settings.smtp
    one_for_both = _way_in(imap) == _way_in(smtp)
    if one_for_both:
        imap = replace(imap, where=f"{imap.where} and [smtp]")
    for server, name in ((imap, "imap"), (smtp, "smtp")):
        if not server.user:
            yield ok("password", f"[{name}] nobody logs in")
            continue
        try:
            secret_of(server)
            yield ok("password", f"[{name}] the {server.auth} of {server.user} is found")
        except ConfigError as error:
            yield ill.NO_PASSWORD.found(why=error)
            if one_for_both:
                return


def _way_in(server: Server) -> tuple[object, ...]:
    ways = (server.password_env, server.password_file, server.password_command)
    return bool(server.user), server.auth, *ways, server.token_command


def _modes(settings: Settings) -> Finding:
    wrong = [
        f"{path} ({mode:o})"
        for path in private_files(settings)
        if path.exists() and (mode := open_to_others(path))
    ]
    folder = settings.database.path.resolve().parent
    if not folder.exists():
        return ill.FOLDER_GONE.found(folder=folder)
    if wrong:
        files = " ".join(word.partition(" ")[0] for word in wrong)
        return ill.FILES_OPEN.found(which=", ".join(wrong), files=files)
    if mode := open_to_others(folder):
        return ill.FOLDER_OPEN.found(folder=folder, mode=f"{mode:o}")
    return ok("modes", "files are their owner's alone (600), and so is their folder (700)")


def _owners(settings: Settings) -> Finding:
    """Whose the files are: those of another than their folder's owner stop its daemon."""
    folder = settings.database.path.resolve().parent
    owner = folder.stat().st_uid
    there = [path for path in private_files(settings) if path.exists()]
    wrong = [path for path in there if path.stat().st_uid != owner]
    if wrong:
        whose = ", ".join(f"{path} is {_user(path.stat().st_uid)}'s" for path in wrong)
        files = " ".join(map(str, wrong))
        name = _user(owner)
        return ill.OWNERS_DIFFER.found(whose=whose, folder=folder, name=name, files=files)
    if os.geteuid() != owner:
        name = _user(owner)
        return ill.ANOTHER_USER.found(name=name, you=_user(os.geteuid()))
    return ok("owners", f"folder and files are {_user(owner)}'s")


def _user(number: int) -> str:
    try:
        return pwd.getpwuid(number).pw_name
    except KeyError:
        return f"{number}"


def look_at_machine(settings: Settings) -> Findings:
    """Python, SQLite, templates, time zones, and the space that is left."""
    yield ok("program", f"Python {platform.python_version()}, SQLite {sqlite3.sqlite_version}")
    try:
        languages = sorted(Templates(resources.templates()).languages)
        load_words((resources.data() / "words.toml").read_text(encoding="utf-8"))
        yield ok("templates", f"letters in {', '.join(languages)}")
    except (OSError, ValueError) as error:
        yield ill.TEMPLATES_WRONG.found(why=error)
    if not settings.database.path.resolve().parent.exists():
        return
    space = space_of(settings.database.path)
    free, database = in_words(space.free), in_words(space.database)
    yield (
        ill.DISK_SCARCE.found(free=free, database=database)
        if space.is_scarce
        else ok("disk", f"{free} left beside a database of {database}")
    )
    if space.is_log_kept:
        yield ill.LOG_KEPT.found(size=in_words(space.log))
    file = settings.metrics.file
    if file is not None and not os.access(file.parent, os.W_OK):
        yield ill.METRICS_SHUT.found(folder=file.parent)


def look_at_database(
    settings: Settings, at: datetime, also: Callable[[Office], Findings]
) -> Findings:
    """The database: whether it is sound and agrees with itself; then `also` with it open."""
    path = settings.database.path
    if not path.exists():
        yield ill.DATABASE_NOT_YET.found(file=path)
    try:
        if not path.exists():
            yield from _without_database(settings, also)
            return
        with Store.open(path) as store:
            yield from _of_store(path, store)
            yield _zones(store)
            players = store.players.everybody()
            spoken = {settings.site.language, *(one.language for one in players)}
            yield from look_at_sentences(resources.templates(), spoken)
            try:
                office = office_over(store, settings)
            except ConfigError:
                return  # the keys, which have been told
            yield _derived(office)
            yield _backup(office, at)
            yield _daemon(settings, office, at)
            yield from _noted(settings, office)
            yield from also(office)
    except StoreError as error:
        yield ill.DATABASE_SHUT.found(why=error)


def _without_database(settings: Settings, also: Callable[[Office], Findings]) -> Findings:
    """What else can be looked at, over a database that is thrown away: the doctor makes none."""
    with (
        suppress(ConfigError),  # the keys, which have been told
        TemporaryDirectory(prefix="corr-doctor-") as away,
        Store.open(Path(away) / "doctor.sqlite3") as store,
    ):
        yield from also(office_over(store, settings))


def _of_store(path: Path, store: Store) -> Findings:
    faults = store.upkeep.faults()
    if faults:
        yield ill.DATABASE_DAMAGED.found(file=path, fault=faults[0])
        return
    kept = store.upkeep.ways_of_keeping()
    if kept != "wal, full":
        yield ill.DATABASE_UNSAFE.found(file=path, kept=kept)
        return
    yield ok("database", f"{path} is sound; every commit reaches the disk ({kept})")


def _zones(store: Store) -> Finding:
    unknown = list[str]()
    for zone in sorted(
        {"Europe/Stockholm", *(one.time_zone for one in store.players.everybody())} - {""}
    ):
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError):
            unknown.append(zone)
    if unknown:
        return ill.ZONES_UNKNOWN.found(zones=", ".join(unknown))
    return ok("time zones", "the data of all players' time zones are here")


def look_at_sentences(folder: Path, spoken: Set[str]) -> Findings:
    """What is wrong in the catalogues of the languages that letters are sent in."""
    from corr.sentences.faults import Checked, reading_of

    for language in sorted((spoken & Templates(folder).languages) - {FALLBACK}):
        faults = Checked(reading_of(folder, language), reading_of(folder, FALLBACK)).faults
        if faults:
            count = counted(len(faults), "fault")
            yield ill.SENTENCES_WRONG.found(faults=count, language=language, first=faults[0])
        else:
            yield ok("sentences", f"those of {language} have no faults")


def _derived(office: Office) -> Finding:
    report = check_all(office)
    if not report.faults:
        return ok("tables", f"{counted(report.games, 'game')} agree with their events")
    first = report.faults[0]
    more = f" (and {len(report.faults) - 1} more)" if len(report.faults) > 1 else ""
    return ill.TABLES_DIFFER.found(where=first.where, what=first.what, more=more)


def _backup(office: Office, at: datetime) -> Finding:
    done = office.store.upkeep.mark("backup")
    if done is None:
        return ill.NO_BACKUP.found()
    when, file = done
    path = Path(file)
    if not path.exists():
        return ok("backup", f"made {when:%Y-%m-%d %H:%M} UTC, and moved away since")
    if mode := open_to_others(path):
        return ill.BACKUP_OPEN.found(file=path, mode=f"{mode:o}")
    days = (at - when).days
    words = f"{path} of {when:%Y-%m-%d %H:%M} UTC"
    return ill.BACKUP_OLD.found(days=days, file=words) if days > 7 else ok("backup", words)


def _noted(settings: Settings, office: Office) -> Findings:
    """What the daemon noted that nothing else here looks at: the mail servers are asked."""
    rows = [row for row in office.store.health.noted() if row.name not in ("imap", "smtp")]
    for words in troubles(rows, runs=daemon_of(settings.database.path) is not None):
        yield ill.NOTED.found(noted=words)


def _daemon(settings: Settings, office: Office, at: datetime) -> Finding:
    process = daemon_of(settings.database.path)
    if process is not None:
        return ok("daemon", f"runs{f' as process {process}' if process else ''}")
    read = office.store.letters.read_up_to(office.mailbox)
    if read is not None and (at - read).total_seconds() < 3600:
        return ok("daemon", f"none runs, but mail was fetched at {read:%H:%M} UTC")
    return ill.NO_DAEMON.found()


# -- what `corr doctor` sees of the mail servers ----


_SOON = 14
"""How many days before a certificate ends somebody should hear of it."""
_LEAST_SIZE = 1_000_000
_LETTERS = 50


def look_at_names(settings: Settings) -> Findings:
    """Whether the hosts have addresses; what only other records of the DNS tell is not asked."""
    for server, name in ((settings.imap, "imap"), (settings.smtp, "smtp")):
        try:
            found = socket.getaddrinfo(server.host, server.port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError) as error:
            yield ill.NO_ADDRESS.found(server=name, host=server.host, why=error)
            continue
        addresses = sorted({str(one[4][0]) for one in found})
        yield ok("dns", f"[{name}] {server.host} is {', '.join(addresses[:3])}")
    domain = settings.site.address.rpartition("@")[2]
    yield ill.DNS_UNSEEN.found(domain=domain)


def look_at_servers(settings: Settings, real: datetime) -> Findings:
    """Connect to both servers and log in; `real` is the machine's time."""
    try:
        yield from _of_imap(look_at_imap(settings.imap), settings, real)
    except WireError as error:
        yield ill.NO_IMAP.found(why=error)
    except ConfigError:
        yield ill.IMAP_UNTRIED.found()
    try:
        look = look_at_smtp(settings.smtp, settings.site.message_id_host)
        yield from _of_smtp(look, settings, real)
    except WireError as error:
        yield ill.NO_SMTP.found(why=error)
    except ConfigError:
        yield ill.SMTP_UNTRIED.found()


def _of_imap(look: ImapLook, settings: Settings, real: datetime) -> Findings:
    server = settings.imap
    mails = counted(look.mails, "mail")
    yield ok("imap", f"{server.user} is let in at {server.host}; {mails} in {server.inbox}")
    yield _certificate("imap tls", look.secured, real)
    lacking = missing(look.capabilities, ("IDLE", "MOVE", "UIDPLUS"))
    without = {
        "IDLE": "letters are noticed by looking now and then",
        "MOVE": "letters are copied and deleted",
        "UIDPLUS": "letters that are moved stay behind, marked as deleted",
    }
    if "UIDPLUS" in lacking and "MOVE" not in lacking:
        lacking.remove("UIDPLUS")
    if lacking:
        yield ill.IMAP_LACKS.found(
            lacking="; no ".join(f"{word}: {without[word]}" for word in lacking)
        )
    else:
        yield ok("imap can", "IDLE and MOVE")
    if look.handled:
        yield ill.NO_FOLDER.found(folder=server.handled, why=look.handled)
    else:
        yield ok("folder", f"{server.handled} is there; uids are of {look.uidvalidity}")


def _of_smtp(look: SmtpLook, settings: Settings, real: datetime) -> Findings:
    server = settings.smtp
    yield ok("smtp", f"{server.user or 'everybody'} is let in at {server.host}")
    yield _certificate("smtp tls", look.secured, real)
    if 0 < look.size < _LEAST_SIZE:
        yield ill.SMTP_SMALL.found(size=in_words(look.size))
    else:
        yield ok(
            "smtp can",
            f"mails up to {in_words(look.size)}" if look.size else "mails of any size",
        )


def _certificate(check: str, secured: Secured | None, real: datetime) -> Finding:
    if secured is None:
        return ok(check, "no encryption, which is allowed on this machine only")
    left = (secured.until - real).days
    days = counted(left, "day")
    if left < _SOON:
        return ill.CERTIFICATE_ENDS.found(check, protocol=secured.protocol, days=days)
    return ok(check, f"{secured.protocol}, the certificate ends in {days}")


def look_at_stamps(settings: Settings, office: Office) -> Findings:
    """Whether the server that we believe about senders is the one that stamps our mail."""
    wanted = settings.imap.authserv_id
    letters = office.store.upkeep.newest_letters(_LETTERS)
    ids = [name for row in letters if (name := stamp_of(office, row))]
    if not ids:
        yield ill.STAMPS_UNSEEN.found(letters=counted(len(letters), "letter"))
        return
    newest, bearing = ids[0], sum(one == wanted.lower() for one in ids)
    if not wanted:
        yield ill.NOBODY_VOUCHES.found(server=newest)
    elif bearing:
        yield ok("authserv_id", f"{wanted} stamped {bearing} of the last {len(ids)} letters")
    else:
        yield ill.ANOTHER_STAMPS.found(wanted=wanted, newest=newest)


def stamp_of(office: Office, row: InboxRow) -> str:
    """The name of the server that wrote a letter's topmost Authentication-Results, "" for none."""
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
    except MailError:
        return ""
    return next((stamped_by(one.fields[0]) for one in letter.authentication), "")


# -- a letter to ourselves ----
# Two letters go, one to the address itself and one to it with a word after a `+`, where tags will
# stand. They bear our own address as sender, so that a daemon that finds them answers nobody.


_FAR_OFF = timedelta(minutes=5)
_ALLOWED = timedelta(hours=1)
_PAUSE = 0.5
_MOST_AT_ONCE = 100

Pause = Callable[[float], None]
"""Lets so many seconds go by."""


class _Seen(Struct, frozen=True, kw_only=True):
    """A letter that came back, and when the server says that it did."""

    message_id: str
    arrived: datetime


def send_round(
    settings: Settings, office: Office, now: Callable[[], datetime], pause: Pause, seconds: float
) -> Findings:
    """Send a letter round and tell what came of it; it is awaited for so many seconds."""
    code = secrets.token_hex(8)
    address = settings.site.address
    local, _, domain = address.partition("@")
    letters = {"letter": _letter(settings, address, f"{code}.plain", now())}
    if settings.site.plus_addressing:
        tagged = f"{local}+doctor.{code}@{domain}"
        letters["addressing"] = _letter(settings, tagged, f"{code}.tagged", now())
    begun = now()
    try:
        waiting = _Waiting(settings, office, begun)
        results = _send(settings, list(letters.values()))
        refused = [one for one in results if one.status != "sent"]
        if refused:
            yield ill.LETTER_REFUSED.found(reply=refused[0].reply)
            return
        seen = waiting.wait({mail.id for mail in letters.values()}, pause, seconds)
    except (WireError, ConfigError) as error:
        yield ill.LETTER_FAILS.found(why=error)
        return
    yield _came(letters["letter"], seen, address, seconds)
    if "addressing" in letters:
        yield _addressed(letters, seen, seconds)
    if seen:
        yield _clock(seen[0], begun, now())


def send_test(settings: Settings, to: str, at: datetime) -> Finding:
    """Send a letter to somebody who will look what became of it."""
    mail = _letter(settings, to, f"{secrets.token_hex(8)}.test", at)
    try:
        (result,) = _send(settings, [mail])
    except (WireError, ConfigError) as error:
        return ill.TEST_FAILS.found(why=error)
    if result.status != "sent":
        return ill.TEST_REFUSED.found(to=to, reply=result.reply)
    return ok(
        "test",
        f"sent to {to}: look whether it came, and not as spam; in its source, "
        "Authentication-Results should say spf=pass or dkim=pass, and dmarc=pass",
    )


def _letter(settings: Settings, to: str, code: str, at: datetime) -> Outgoing:
    message = EmailMessage()
    message["From"] = settings.site.address
    message["To"] = to
    message["Subject"] = "corr doctor: a test"
    message["Date"] = format_datetime(at)
    message["Message-ID"] = f"<doctor.{code}@{settings.site.message_id_host}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content("`corr doctor` sent this letter to see whether mail arrives.\n")
    return Outgoing(
        id=f"doctor.{code}@{settings.site.message_id_host}",
        sender=settings.site.address,
        recipient=to,
        raw=message.as_bytes(policy=message.policy.clone(linesep="\r\n")),
    )


def _send(settings: Settings, mails: Sequence[Outgoing]) -> list[Result]:
    found = list[Result]()
    with Sender(settings.smtp, hello=settings.site.message_id_host) as sender:
        sender.deliver(mails, found.extend)
    return found


class _Waiting:
    """Looks out for letters: in the mailbox, or in the inbox of a daemon that takes them in."""

    def __init__(self, settings: Settings, office: Office, begun: datetime) -> None:
        self._settings = settings
        self._office = office
        self._begun = begun
        self._after = 0
        with Mailbox(settings.imap) as mailbox:
            state = mailbox.select()
            self._after = (
                max(state.uidnext - 1, 0)
                if state.uidnext
                else office.store.letters.cursor(office.mailbox)[1]
            )

    def wait(self, wanted: set[str], pause: Pause, seconds: float) -> list[_Seen]:
        """Those of the wanted letters that come within so many seconds."""
        time, found = Countdown(seconds), dict[str, _Seen]()
        while not time.over and wanted - set(found):
            if daemon_of(self._settings.database.path) is None:
                self._look_in_mailbox(wanted, found, time)
            else:
                pause(min(time.left, _PAUSE))
            self._look_in_inbox(wanted, found)
        return list(found.values())

    def _look_in_inbox(self, wanted: set[str], found: dict[str, _Seen]) -> None:
        """Find letters that a daemon took in, and put them away once it has set them aside."""
        store = self._office.store
        for message_id in wanted - set(found):
            known = store.upkeep.letter_by_message_id(message_id)
            if known is None or known[1] == "received":
                continue
            row = store.letters.letter(known[0])
            if row is not None:
                found[message_id] = _Seen(message_id=message_id, arrived=row.arrived)
                with store.transaction():
                    store.letters.finish_letter(row.key, "dropped", "doctor")

    def _look_in_mailbox(self, wanted: set[str], found: dict[str, _Seen], time: Countdown) -> None:
        """Find letters in the mailbox and move them to where handled ones are; no other mail."""
        with Mailbox(self._settings.imap) as mailbox:
            mailbox.select()
            while not time.over and wanted - set(found):
                if daemon_of(self._settings.database.path) is not None:
                    return
                last = self._after
                while mails := mailbox.fetch_after(last, _MOST_AT_ONCE, MAX_BYTES):
                    last = mails[-1].uid
                    ids = {mail.uid: envelope(mail.raw).message_id for mail in mails}
                    ours = [mail for mail in mails if ids[mail.uid] in wanted]
                    for mail in ours:
                        name = ids[mail.uid]
                        found[name] = _Seen(message_id=name, arrived=mail.arrived)
                    mailbox.move_handled([mail.uid for mail in ours], self._office.handled)
                if wanted - set(found):
                    mailbox.wait(min(time.left, 5), lambda: False)


# -- what it says ----


def _came(mail: Outgoing, seen: Sequence[_Seen], address: str, seconds: float) -> Finding:
    if any(one.message_id == mail.id for one in seen):
        return ok("letter", f"a letter to {address} was sent and came back")
    return ill.LETTER_LOST.found(address=address, seconds=f"{seconds:.0f} s")


def _addressed(letters: dict[str, Outgoing], seen: Sequence[_Seen], seconds: float) -> Finding:
    came = {one.message_id for one in seen}
    to = letters["addressing"].recipient
    if letters["addressing"].id in came:
        return ok("addressing", f"so did one to {to}: tags in addresses arrive")
    if letters["letter"].id not in came:
        return ill.TAGS_UNSEEN.found()
    return ill.TAGS_LOST.found(address=to, seconds=f"{seconds:.0f} s")


def _clock(seen: _Seen, begun: datetime, ended: datetime) -> Finding:
    """Whether the mail server's clock says that the letter came while we waited for it."""
    off = max(begun - seen.arrived, seen.arrived - ended, timedelta())
    came = f"{seen.arrived.astimezone(UTC):%H:%M:%S} UTC"
    if off <= _FAR_OFF:
        return ok(
            "clock",
            f"the mail server says that it came at {came}: it agrees with this machine",
        )
    ailment = ill.CLOCK_OFF if off <= _ALLOWED else ill.CLOCK_FAR_OFF
    return ailment.found(came=came, off=off)
