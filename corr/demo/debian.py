"""The mail servers of a Debian machine as a mail host: Dovecot and Postfix, started for one use.

They run on loopback ports in a temporary folder, with files of their own: what is installed or
runs on the machine is neither read nor touched. When the host stops, or this program does,
nothing of them is left. Their clock is the machine's.
"""

import json
import os
import pwd
import shutil
import signal
import ssl
import subprocess
import tempfile
import time
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from grp import getgrgid
from itertools import islice
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

from imapclient import IMAPClient
from imapclient.exceptions import IMAPClientError
from msgspec import Struct

from corr.clock import Clock
from corr.demo.debian_parts import (
    ENVIRONMENT,
    HOST,
    USUAL_MASK,
    Guard,
    Part,
    Plan,
    Reserved,
    ServerError,
    command,
    kill_processes,
    launch,
    processes,
    read,
    wait_for_port,
    write_file,
)
from corr.demo.debian_sink import FastSink, HookSink, OnRecipient
from corr.demo.mailhost import OnDelivery, Security
from corr.demo.server import TokenServer

# -- Dovecot as a private instance without privileges ----


_USER = "nobody"
_STOP_SECONDS = 10


class Dovecot:
    """One Dovecot in the folder `dovecot` of the plan's folder."""

    def __init__(self, plan: Plan, introspection: str = "") -> None:
        """`introspection` is the address that tells whose an OAuth2 token is, "" for none."""
        self._plan = plan
        self.folder = plan.folder / "dovecot"
        self.auth_socket = self.folder / "run" / "auth-postfix"
        self._config = self.folder / "dovecot.conf"
        self._introspection = introspection
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Write its folder."""
        for name in ("run", "state", "mail"):
            (self.folder / name).mkdir(parents=True)
        users = "".join(f"{user}:{_secret(p)}\n" for user, p in self._plan.accounts.items())
        (self.folder / "users").write_text(users, encoding="utf-8")
        if self._plan.certificate is not None:
            for source, name in zip(self._plan.certificate, ("cert.pem", "key.pem"), strict=True):
                shutil.copyfile(source, self.folder / name)
        if self._introspection:
            template = "dovecot-oauth2.conf.jinja"
            write_file(self.folder / "oauth2.conf", template, introspection=self._introspection)
        self._write_config()
        for path in (self.folder, *self.folder.rglob("*")):
            shutil.chown(path, _USER, _group())

    def start(self) -> None:
        """Serve; returns when IMAP and LMTP answer."""
        self._process = launch(
            self.folder, "dovecot", "-F", "-c", str(self._config), **_identity()
        )
        for port in (self._plan.imap_port, self._plan.lmtp_port):
            wait_for_port(port, self._process, self.folder / "stderr")

    def stop(self) -> None:
        """End in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            try:
                self._process.wait(_STOP_SECONDS)
            finally:
                self.kill9()

    def kill9(self) -> None:
        """End every process of it at once, without a chance to tidy up."""
        kill_processes(self.folder)
        if self._process is not None:
            self._process.wait()
            self._process = None
        (self.folder / "run" / "master.pid").unlink(missing_ok=True)

    @property
    def log(self) -> str:
        """What it wrote down."""
        return read(self.folder / "dovecot.log")

    def doveadm(self, *words: str) -> str:
        """What the command `doveadm` says, for example to `mailbox delete -u USER INBOX`."""
        words = ("doveadm", "-c", str(self._config), *words)
        return command(*words, cwd=self.folder, **_identity())

    def _write_config(self) -> None:
        plan = self._plan
        write_file(
            self._config,
            f"dovecot-{_syntax()}.conf.jinja",
            folder=self.folder,
            name=plan.folder.name,
            host=HOST,
            user=_USER,
            group=_group(),
            security=plan.security,
            domain=plan.domains[0],
            strangers=" ".join(f"!{user}" for user in plan.accounts),
            password=_secret(plan.password),
            introspection=self._introspection,
            imap_port=plan.imap_port,
            lmtp_port=plan.lmtp_port,
        )


def _secret(password: str) -> str:
    """A password as Dovecot's files want it, whatever letters it has."""
    return "{PLAIN.b64}" + b64encode(password.encode()).decode()


def _identity() -> dict[str, Any]:
    """Whom it runs as, for `Popen`."""
    return {"user": _USER, "group": _group(), "extra_groups": []}


def _group() -> str:
    return getgrgid(pwd.getpwnam(_USER).pw_gid).gr_name


def _syntax() -> str:
    """Which of the two languages of configuration the installed Dovecot speaks."""
    numbers = command("dovecot", "--version").split()[0].split(".")
    return "2.4" if (int(numbers[0]), int(numbers[1])) >= (2, 4) else "2.3"


# -- Postfix as a private instance ----


_POSTFIX_STOP_SECONDS = 10.0
_DAEMONS = (Path("/usr/lib/postfix/sbin"), Path("/usr/libexec/postfix"))

# `postfix start` would make these, and needs two seconds for its checks.
_QUEUES = ("active", "bounce", "corrupt", "defer", "deferred", "flush", "hold", "incoming")
_SPOOL = (
    ("pid", "root", "root", 0o755),
    ("private", "postfix", "root", 0o700),
    ("public", "postfix", "postdrop", 0o710),
    ("maildrop", "postfix", "postdrop", 0o730),
    *((name, "postfix", "root", 0o700) for name in (*_QUEUES, "saved", "trace")),
)


class QueuedMail(Struct, frozen=True, kw_only=True):
    """A mail that waits in Postfix; `reasons` tells why for every recipient, "" if not tried."""

    id: str
    queue: str
    sender: str
    recipients: tuple[str, ...]
    reasons: tuple[str, ...]


class Postfix:
    """One Postfix in the folder `postfix` of the plan's folder."""

    def __init__(self, plan: Plan, auth_socket: Path) -> None:
        self._plan = plan
        self.folder = plan.folder / "postfix"
        self._auth_socket = auth_socket
        self._config = self.folder / "etc"
        self._process: subprocess.Popen[bytes] | None = None

    def prepare(self) -> None:
        """Write its folder."""
        self._config.mkdir(parents=True)
        data = self.folder / "data"
        data.mkdir(0o700)
        shutil.chown(data, "postfix")
        for name, user, group, mode in _SPOOL:
            path = self.folder / "spool" / name
            path.mkdir(parents=True)
            shutil.chown(path, user, group)
            path.chmod(mode)
        if self._plan.certificate is not None:
            chain, key = self._plan.certificate
            both = self.folder / "chain.pem"
            both.touch(0o600)
            both.write_bytes(key.read_bytes() + chain.read_bytes())
        self._write_config()

    def start(self) -> None:
        """Serve; returns when both ports answer."""
        # With -d it says to stderr what keeps it from starting.
        self._process = launch(
            self.folder, str(daemons() / "master"), "-c", str(self._config), "-d"
        )
        for port in (self._plan.smtp_port, self._plan.mx_port):
            wait_for_port(port, self._process, self.folder / "stderr")

    def stop(self) -> None:
        """End in good order."""
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            end = time.monotonic() + _POSTFIX_STOP_SECONDS
            while processes(self.folder) and time.monotonic() < end:
                self._process.poll()
                time.sleep(0.01)
        self.kill9()

    def kill9(self) -> None:
        """End every process of it at once, without a chance to tidy up."""
        kill_processes(self.folder)
        if self._process is not None:
            self._process.wait()
            self._process = None

    def queue(self) -> list[QueuedMail]:
        """What waits to be delivered."""
        lines = command("postqueue", "-c", str(self._config), "-j").splitlines()
        return [_queued(json.loads(line)) for line in lines]

    def flush(self) -> None:
        """Try everything in the queue again now."""
        command("postqueue", "-c", str(self._config), "-f")

    @property
    def log(self) -> str:
        """What it wrote down."""
        return read(self.folder / "postfix.log")

    def _write_config(self) -> None:
        plan = self._plan
        # Postfix waits until a file has not been written to for a moment.
        long_ago = time.time() - 60
        for name in ("main.cf", "master.cf"):
            write_file(
                self._config / name,
                f"postfix-{name}.jinja",
                folder=self.folder,
                daemons=daemons(),
                host=HOST,
                domain=plan.domains[0],
                domains=", ".join(plan.domains),
                internal=plan.internal,
                login_required=plan.login_required,
                auth_socket=self._auth_socket,
                security=plan.security,
                size_limit=plan.size_limit,
                smtp_port=plan.smtp_port,
                mx_port=plan.mx_port,
                lmtp_port=plan.lmtp_port,
                sink_port=plan.sink_port,
            )
            os.utime(self._config / name, (long_ago, long_ago))


def daemons() -> Path:
    """The folder of Postfix's daemons; ServerError if there is none."""
    for folder in _DAEMONS:
        if (folder / "master").exists():
            return folder
    raise ServerError("Postfix is not installed")


def _queued(mail: dict[str, object]) -> QueuedMail:
    recipients = mail["recipients"]
    assert isinstance(recipients, list)
    return QueuedMail(
        id=str(mail["queue_id"]),
        queue=str(mail["queue_name"]),
        sender=str(mail["sender"]),
        recipients=tuple(each["address"] for each in recipients),
        reasons=tuple(each.get("delay_reason", "") for each in recipients),
    )


# -- the mail servers of a Debian machine as a mail host ----


PACKAGES = ("dovecot-imapd", "dovecot-lmtpd", "postfix")
"""What must be installed."""

PartName = Literal["dovecot", "postfix", "sink"]
Sink = Literal["hook", "fast", "internal"]

_PROGRAMS = ("dovecot", "doveadm", "postfix", "postqueue", "smtp-sink")
_BATCH = 500
_TIMEOUT = 30


def available() -> str:
    """Why these servers cannot run here, as a sentence for the terminal; "" if they can."""
    if missing := [name for name in _PROGRAMS if not _installed(name)]:
        return (
            f"{', '.join(missing)}: not installed; as root: "
            f"apt-get install --no-install-recommends {' '.join(PACKAGES)}"
        )
    if not Path("/usr/lib/dovecot/lmtp").exists():
        return "Dovecot has no LMTP; as root: apt-get install dovecot-lmtpd"
    if os.geteuid() != 0:
        return "Postfix must be started by root"
    return ""


class DebianServer:
    """Dovecot, Postfix and a sink for what leaves, with the interface of the embedded server.

    Mail for the domains of `accounts` goes by Postfix and LMTP into Dovecot; all other mail is
    queued by Postfix and leaves by the sink. `smtp_port` is a submission port: it offers AUTH, and
    `login_required` makes it insist for mail to other domains. `mx_port` takes mail for our own
    domains only. Every user exists; who is not in `accounts` logs in with `password`.

    The parts `dovecot`, `postfix` and `sink` can be stopped, killed and started one by one.
    """

    host = HOST

    def __init__(
        self,
        *,
        password: str,
        accounts: Mapping[str, str] | None = None,
        size_limit: int = 25_000_000,
        on_delivery: OnDelivery | None = None,
        on_recipient: OnRecipient | None = None,
        security: Security = "none",
        certificate: tuple[Path, Path] | None = None,
        ca_file: Path | None = None,
        sink: Sink = "hook",
        login_required: bool = False,
        tokens: Mapping[str, str] | None = None,
        clock: Clock | None = None,
        ports: tuple[int, int] = (0, 0),
    ) -> None:
        """`certificate` is the chain and the key, needed for any `security` but none.

        `sink`: "hook" tells `on_delivery` of every mail that leaves and asks `on_recipient`
        before; "fast" only counts (`taken`); with "internal" no mail leaves, it is in the inbox
        of its recipient as with the embedded server. `tokens` (token: user) makes Dovecot offer
        OAuth2; `server.tokens` can be changed at any time. `clock` dates what `append_many`
        puts in, unless that is in the future; delivered mail has the machine's time. `ports` are
        SMTP and IMAP, 0 for any. ValueError without a certificate that is needed.
        """
        if security != "none" and certificate is None:
            raise ValueError(f"{security} needs a certificate")
        self.security = security
        self.ca_file = ca_file
        self._password = password
        self._accounts = {user.lower(): secret for user, secret in (accounts or {}).items()}
        self._clock = clock
        self._reserved = Reserved(*ports, 0, 0, 0)
        self.smtp_port, self.imap_port, self.mx_port, lmtp_port, sink_port = self._reserved.ports
        self._oauth = None if tokens is None else TokenServer(tokens)
        self.folder = Path(tempfile.mkdtemp(prefix="corr-", dir=_fast_folder()))
        self._guard = Guard(self.folder)
        self.folder.chmod(0o711)
        plan = Plan(
            folder=self.folder,
            password=password,
            accounts=self._accounts,
            domains=tuple(dict.fromkeys(_domain(user) for user in self._accounts)) or (_NOWHERE,),
            size_limit=size_limit,
            security=security,
            certificate=certificate,
            login_required=login_required,
            internal=sink == "internal",
            smtp_port=self.smtp_port,
            imap_port=self.imap_port,
            mx_port=self.mx_port,
            lmtp_port=lmtp_port,
            sink_port=sink_port,
        )
        self._dovecot = Dovecot(plan, self._oauth.address if self._oauth else "")
        self._postfix = Postfix(plan, self._dovecot.auth_socket)
        self._sink = (
            FastSink(plan) if sink == "fast" else HookSink(plan, on_delivery, on_recipient)
        )
        self._parts: dict[PartName, Part] = {
            "dovecot": self._dovecot,
            "sink": self._sink,
            "postfix": self._postfix,
        }

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    def start(self) -> None:
        """Serve; returns when every port answers."""
        before = os.umask(USUAL_MASK)
        try:
            for part in self._parts.values():
                part.prepare()
        finally:
            os.umask(before)
        if self._oauth is not None:
            self._oauth.start()
        for part in self._parts.values():
            part.start()

    def stop(self) -> None:
        """End every process, close every connection and forget all mail."""
        for part in self._parts.values():
            part.kill9()
        if self._oauth is not None:
            self._oauth.stop()
        self._guard.release()
        self._reserved.close()

    # -- mail ----

    def count(self, user: str, folder: str = "INBOX") -> int:
        """How many mails the user has in the folder; 0 if there is no such folder."""
        with self._client(user) as client:
            try:
                return int(client.folder_status(folder, ["MESSAGES"])[b"MESSAGES"])
            except IMAPClientError:
                return 0

    def append_many(self, user: str, mails: Iterable[bytes], folder: str = "INBOX") -> int:
        """Put mails into a folder without SMTP, as they are, and return how many they were."""
        dated = {} if self._clock is None else {"date": self._clock.now()}
        left, number = iter(mails), 0
        with self._client(user) as client:
            if not client.folder_exists(folder):
                client.create_folder(folder)
            while some := [{"msg": mail, **dated} for mail in islice(left, _BATCH)]:
                client.multiappend(folder, some)
                number += len(some)
        return number

    @property
    def taken(self) -> int:
        """How many mails the sink took."""
        return self._sink.taken

    # -- faults ----

    def stop_part(self, name: PartName) -> None:
        """End a part in good order; its mail stays."""
        self._parts[name].stop()

    def kill9(self, name: PartName) -> None:
        """End every process of a part at once; what it had on disk stays."""
        self._parts[name].kill9()

    def start_part(self, name: PartName) -> None:
        """Start a part again, on the ports it had."""
        self._parts[name].start()

    def doveadm(self, *words: str) -> str:
        """What `doveadm` says, for example to `mailbox delete -s -u USER INBOX`."""
        return self._dovecot.doveadm(*words)

    def queue(self) -> list[QueuedMail]:
        """What waits in Postfix."""
        return self._postfix.queue()

    def flush(self) -> None:
        """Let Postfix try everything that waits again now."""
        self._postfix.flush()

    @property
    def tokens(self) -> dict[str, str]:
        """The valid OAuth2 tokens and their users; what is changed here holds at once."""
        assert self._oauth is not None, "made without tokens"
        return self._oauth.tokens

    @property
    def logs(self) -> str:
        """What Dovecot and Postfix wrote down."""
        return self._dovecot.log + self._postfix.log

    @contextmanager
    def _client(self, user: str) -> Iterator[IMAPClient]:
        secret = self._accounts.get(user.lower(), self._password)
        implicit = self.security == "tls"
        context = _trusting_context()
        with IMAPClient(
            HOST, self.imap_port, ssl=implicit, ssl_context=context if implicit else None,
            timeout=_TIMEOUT,
        ) as client:  # fmt: skip
            if self.security == "starttls":
                client.starttls(context)
            client.plain_login(user, secret)
            yield client


_NOWHERE = "host.invalid"


def _installed(program: str) -> bool:
    return shutil.which(program, path=ENVIRONMENT["PATH"]) is not None


def _domain(user: str) -> str:
    return user.rpartition("@")[2]


def _fast_folder() -> str | None:
    """Where temporary folders are in memory, if anywhere; None for the usual place."""
    shared = Path("/dev/shm")
    return str(shared) if os.access(shared, os.W_OK) else None


def _trusting_context() -> ssl.SSLContext:
    """For our own look into the mailboxes: whatever certificate a test gave the server."""
    context = ssl.create_default_context()
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context
