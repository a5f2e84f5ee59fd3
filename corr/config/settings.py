"""The settings file: read once, checked whole, every fault told at once.

A password never stands in it: it says where one is to be found when a connection needs it.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import TypedDict

from corr.clock import Clock, SharedClock, SystemClock
from corr.config.limits import Limits, read_limits
from corr.config.operating import (
    Log,
    Metrics,
    Retention,
    read_log,
    read_metrics,
    read_retention,
)
from corr.config.reader import Book, Section
from corr.errors import ConfigError

_PASSWORD_KEYS = ("password_env", "password_file", "password_command")
_SECURITY = ("tls", "starttls", "none")
_AUTH = ("password", "xoauth2", "oauthbearer")


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """Who runs the tournaments. `message_id_host` is never empty; `language` is the default."""

    name: str
    address: str
    plus_addressing: bool
    message_id_host: str
    language: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Database:
    """Where the tournaments are kept."""

    path: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Server:
    """How to reach one mail server. `where` names file and section for complaints.

    `security` is `tls`, `starttls` or `none`; without `ca_file` the system's certificates count.
    `user` is "" if nobody logs in. Otherwise with `auth` "password" exactly one of the three
    passwords is given, and with "xoauth2" or "oauthbearer" the command that prints a token.
    """

    where: str
    host: str
    port: int
    security: str
    user: str
    password_env: str
    password_file: Path | None
    password_command: str
    ca_file: Path | None
    auth: str = "password"
    token_command: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Imap(Server):
    """Where letters come in. `idle` is how long one IDLE lasts at most.

    `poll` is how often the mailbox is looked into whatever IDLE says. `authserv_id` is the name
    under which the receiving server says who sent a letter (RFC 8601), "" to believe nobody.
    """

    inbox: str
    handled: str
    idle: timedelta
    poll: timedelta
    authserv_id: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Smtp(Server):
    """Where letters go out, over `connections` at once.

    `return_addresses`: whether the server lets each go out from an address of its own.
    """

    connections: int
    return_addresses: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Loop:
    """The daemon's round: it waits at most `wait` for mail."""

    wait: timedelta


@dataclass(frozen=True, slots=True, kw_only=True)
class Secrets:
    """Where the keys of the tags are kept."""

    keys_file: Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Arbiter:
    """Who is told when something needs a human, and at which hour every day of all that does."""

    address: str
    digest_hour: int = 7


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranking:
    """Who keeps the rankings: the `committee` sets levels, the `board` confirms dan titles.

    Both hear every month of what is due, with `monthly_letter`. `judges` are the names of the
    ranking judges, who alone supervise kyu tests (R32.4); `federation` stands on diplomas.
    """

    committee: tuple[str, ...] = ()
    board: tuple[str, ...] = ()
    monthly_letter: bool = True
    judges: tuple[str, ...] = ()
    federation: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockFile:
    """A shared clock instead of the system's, for trying things out; None in earnest."""

    file: Path | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """Everything that the settings file says; paths are relative to its folder."""

    file: Path
    site: Site
    database: Database
    imap: Imap
    smtp: Smtp
    loop: Loop
    secrets: Secrets
    arbiter: Arbiter
    ranking: Ranking
    clock: ClockFile
    log: Log
    limits: Limits
    retention: Retention
    metrics: Metrics


def load_settings(path: Path) -> Settings:
    """Read the settings file, or raise ConfigError with one line for every fault."""
    book = Book(path, _parse(path))
    settings = Settings(
        file=path,
        site=_site(book.section("site")),
        database=Database(path=book.section("database").path("path", "corr.sqlite3")),
        imap=_imap(book.section("imap")),
        smtp=_smtp(book.section("smtp")),
        loop=Loop(wait=book.section("loop").duration("wait", "60s")),
        secrets=Secrets(keys_file=book.section("secrets").path("keys_file", "corr.keys")),
        arbiter=_arbiter(book.section("arbiter")),
        ranking=_ranking(book.section("ranking")),
        clock=ClockFile(file=book.section("clock").optional_path("file")),
        log=read_log(book.section("log")),
        limits=read_limits(book.section("limits")),
        retention=read_retention(book.section("retention")),
        metrics=read_metrics(book.section("metrics")),
    )
    book.finish()
    return settings


def clock_from(settings: Settings) -> Clock:
    """The clock that the settings name; ConfigError if its file is not a clock."""
    path = settings.clock.file
    if path is None:
        return SystemClock()
    try:
        return SharedClock(path)
    except (OSError, ValueError) as error:
        raise ConfigError(f"{settings.file}: [clock] file: {error}") from None


def _parse(path: Path) -> Mapping[str, object]:
    try:
        with path.open("rb") as file:
            return tomllib.load(file)
    except OSError as error:
        raise ConfigError(f"{path}: a settings file is expected: {error.strerror}") from None
    except ValueError as error:
        raise ConfigError(f"{path}: TOML is expected: {error}") from None


def _site(section: Section) -> Site:
    address = section.address("address")
    plus = section.flag("plus_addressing", default=True)
    if plus and "+" in address:
        section.fault("address", "an address without +, which separates the tag", repr(address))
    return Site(
        name=section.text("name"),
        address=address,
        plus_addressing=plus,
        message_id_host=section.text("message_id_host", "") or address.rpartition("@")[2],
        language=section.text("language", "en"),
    )


def _arbiter(section: Section) -> Arbiter:
    hour = section.whole("digest_hour", 7, 0, 23)
    return Arbiter(address=section.address("address"), digest_hour=hour)


def _ranking(section: Section) -> Ranking:
    return Ranking(
        committee=section.addresses("committee"),
        board=section.addresses("board"),
        monthly_letter=section.flag("monthly_letter", default=True),
        judges=section.lines("judges"),
        federation=section.text("federation", ""),
    )


def _imap(section: Section) -> Imap:
    server = _server(section, port=993, user_needed=True)
    inbox, handled = section.text("inbox", "INBOX"), section.text("handled", "Handled")
    if handled == inbox:
        section.fault("handled", "another folder than inbox", repr(handled))
    return Imap(
        **server,
        inbox=inbox,
        handled=handled,
        idle=section.duration("idle", "540s"),
        poll=section.duration("poll", "300s"),
        authserv_id=section.text("authserv_id", ""),
    )


def _smtp(section: Section) -> Smtp:
    server = _server(section, port=465, user_needed=False)
    return Smtp(
        **server,
        connections=section.whole("connections", 2, 1, 20),
        return_addresses=section.flag("return_addresses", default=True),
    )


class _ServerFields(TypedDict):
    where: str
    host: str
    port: int
    security: str
    user: str
    password_env: str
    password_file: Path | None
    password_command: str
    ca_file: Path | None
    auth: str
    token_command: str


def _server(section: Section, *, port: int, user_needed: bool) -> _ServerFields:
    host = section.text("host")
    user = section.text("user") if user_needed else section.text("user", "")
    auth = section.word("auth", _AUTH, "password")
    if auth == "password":
        _check_passwords(section, user)
    else:
        _check_token(section, auth, user)
    return {
        "where": f"{section.book.path}: [{section.name}]",
        "host": host,
        "port": section.whole("port", port, 1, 65535),
        "security": _security(section, host),
        "user": user,
        "password_env": section.secret("password_env"),
        "password_file": section.secret_path("password_file"),
        "password_command": section.secret("password_command"),
        "ca_file": section.optional_path("ca_file"),
        "auth": auth,
        "token_command": section.secret("token_command"),
    }


def _security(section: Section, host: str) -> str:
    """The way to encrypt; none only where nobody can listen."""
    found = section.word("security", _SECURITY, "tls")
    if found == "none" and not _is_loopback(host):
        section.fault("security", f"tls or starttls (the host {host} is not this machine)", "none")
    return found


def _check_passwords(section: Section, user: str) -> None:
    expected = " or ".join(_PASSWORD_KEYS)
    section.forbid("password", f"{expected}, because anyone may come to see this file,")
    given = [key for key in _PASSWORD_KEYS if section.has(key)]
    if user and len(given) != 1:
        section.fault("password_env", f"exactly one of {expected}", ", ".join(given) or "none")
    if given and not user:
        section.fault("user", f"a user for {given[0]}", "nothing")
    if section.has("token_command"):
        section.fault("auth", "xoauth2 or oauthbearer for token_command", "password")


def _check_token(section: Section, auth: str, user: str) -> None:
    section.forbid("password", "token_command")
    for key in _PASSWORD_KEYS:
        if section.has(key):
            section.fault(key, f"token_command for auth {auth}", "a password")
    if not section.has("token_command"):
        section.fault("token_command", f"the command that prints a token for {auth}", "nothing")
    if not user:
        section.fault("user", f"a user for {auth}", "nothing")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
