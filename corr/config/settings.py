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
from corr.config.reader import Book, Section
from corr.errors import ConfigError

# -- how much one sender can bring about, and all of them together ----


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Letters without an order that took effect are answered up to these numbers.

    `answers_an_hour` and `answers_a_day` are for one sender, `strangers_an_hour` for all unknown
    senders, who get no more, but that what asks to take part is answered later;
    `answers_in_all_an_hour` is for everybody together: what is more is sent later.
    `notices_an_hour` is how many letters the arbiter gets about letters. `letters_waiting` is how
    many letters of one sender wait to be handled; what is more is set aside. So many letters as
    `soft_bounces` may come back within five days from a full mailbox or a silent server; then it
    counts as closed.
    """

    answers_an_hour: int = 20
    answers_a_day: int = 60
    strangers_an_hour: int = 5
    answers_in_all_an_hour: int = 500
    notices_an_hour: int = 10
    letters_waiting: int = 2000
    soft_bounces: int = 3


def read_limits(section: Section) -> Limits:
    """The section `[limits]`."""
    usual, most = Limits(), 1_000_000
    return Limits(
        answers_an_hour=section.whole("answers_an_hour", usual.answers_an_hour, 1, most),
        answers_a_day=section.whole("answers_a_day", usual.answers_a_day, 1, most),
        strangers_an_hour=section.whole("strangers_an_hour", usual.strangers_an_hour, 0, most),
        answers_in_all_an_hour=section.whole(
            "answers_in_all_an_hour", usual.answers_in_all_an_hour, 1, most
        ),
        notices_an_hour=section.whole("notices_an_hour", usual.notices_an_hour, 1, most),
        letters_waiting=section.whole("letters_waiting", usual.letters_waiting, 1, most),
        soft_bounces=section.whole("soft_bounces", usual.soft_bounces, 1, most),
    )


# -- the settings of who operates the site ----


FORMATS = ("text", "json")
LEVELS = ("debug", "info", "warning", "error")
_LEAST_KEPT = timedelta(days=31)
"""A question of ours may be answered for 30 days, and the letter that it is about is needed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """How the daemon tells what it does: `format` is `text` or `json`, `level` the least told."""

    format: str
    level: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Retention:
    """How long the bytes of letters are kept; None is for ever.

    `letters`: those of an event, after it was closed. `strangers`: those from and to people whom
    the register does not know. `handled`: the mails in the folder on the mail server.
    """

    letters: timedelta | None
    strangers: timedelta | None
    handled: timedelta | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Metrics:
    """Where the daemon writes its figures; None if nobody wants them."""

    file: Path | None


def read_log(section: Section) -> Log:
    """The section `[log]`."""
    return Log(
        format=section.word("format", FORMATS, "text"),
        level=section.word("level", LEVELS, "info"),
    )


def read_retention(section: Section) -> Retention:
    """The section `[retention]`; nothing is thrown away before it is 31 days old."""
    return Retention(
        letters=_kept(section, "letters", "400d"),
        strangers=_kept(section, "strangers", "90d"),
        handled=_kept(section, "handled", ""),
    )


def read_metrics(section: Section) -> Metrics:
    """The section `[metrics]`."""
    return Metrics(file=section.optional_path("file"))


def _kept(section: Section, key: str, default: str) -> timedelta | None:
    found = section.optional_duration(key, default)
    if found is not None and found < _LEAST_KEPT:
        section.fault(key, "at least 31d, or nothing", f"{found.days}d")
    return found


# -- the settings file ----


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


# -- the settings file of a new site ----


def default_settings_text() -> str:
    """The commented settings file that `corr init` writes."""
    return _TEXT


_TEXT = """\
# The settings of this site. Paths are relative to the folder of this file.
# Times are written 7d, 12h, 30m or 45s.

[site]
name = "Correspondence Tournaments"
address = "td@example.org"      # the mailbox that players write to
plus_addressing = true          # does mail to td+ANYTHING@example.org reach it?
message_id_host = ""            # "" is the domain of the address
language = "en"                 # of letters to people who have not chosen: en, et or sv

[database]
path = "corr.sqlite3"

[imap]                          # where letters come in
host = "imap.example.org"
port = 993
security = "tls"                # tls, or starttls (port 143); none only on this machine
user = "td@example.org"
# Exactly one of three ways to the password, which never stands in this file:
password_env = "CORR_IMAP_PASSWORD"             # an environment variable
# password_file = "imap.password"               # a file, chmod 600; its first line counts;
#                            or with systemd's LoadCredential= "$CREDENTIALS_DIRECTORY/imap"
# password_command = "pass show mail/td"        # a command; its first line counts
auth = "password"               # or xoauth2 or oauthbearer: then instead of a password
# token_command = "mailtoken td@example.org"    # a command that prints an access token
ca_file = ""                    # "" trusts the certificates that the system trusts
inbox = "INBOX"
handled = "Handled"             # letters are moved there when they are safe in the database
idle = "540s"                   # how long to listen before the server is asked again
poll = "300s"                   # how often to look, whether or not the server told us to
authserv_id = ""                # whose Authentication-Results to believe: the first word of that
                                # field in the letters you get, such as "mx.example.org"; "" = none

[smtp]                          # where letters go out
host = "smtp.example.org"
port = 465
security = "tls"                # tls, or starttls (port 587); none only on this machine
user = "td@example.org"         # "" if the server asks for no login
password_env = "CORR_SMTP_PASSWORD"
# password_file = "smtp.password"
# password_command = "pass show mail/td"
auth = "password"
# token_command = "mailtoken td@example.org"
ca_file = ""
connections = 2
return_addresses = true         # may letters go out from td+b.NUMBER.CODE@example.org, so that
                                # each that comes back names itself? Not without plus_addressing

[loop]
wait = "60s"                    # how long the daemon waits for mail before it looks at clocks

[secrets]
keys_file = "corr.keys"         # the keys that sign the tags; keep it secret, and keep a copy

[arbiter]
address = "arbiter@example.org" # who is told when something needs a human
digest_hour = 7                 # when arbiters hear every day of all that still does

[ranking]                       # who may send `corr ranking` by letter
committee = []                  # exempts players and sets levels: ["committee@example.org"]
board = []                      # confirms dan titles; both are told of such decisions
monthly_letter = true           # should both hear every month of what is due?
judges = []                     # who may supervise kyu tests: ["Anna Ek", "Bo Alm"]
federation = ""                 # its name on diplomas

[limits]                        # letters without an order that took effect are answered
answers_an_hour = 20            # so many times for one sender
answers_a_day = 60
strangers_an_hour = 5           # … for all unknown senders together; entries are kept for later
answers_in_all_an_hour = 500    # … for everybody together; further answers wait
notices_an_hour = 10            # how many letters about letters the arbiter gets
letters_waiting = 2000          # of one sender; further ones are set aside
soft_bounces = 3                # so many in five days, and a full mailbox counts as closed

[log]                           # what the daemon tells on standard error
format = "text"                 # text, or json with one object a line
level = "info"                  # debug, info, warning or error

[retention]                     # how long the bytes of letters are kept; "" is for ever
letters = "400d"                # those of an event, after it was closed
strangers = "90d"               # those from and to people who are not in the register
handled = ""                    # the mails in the folder `handled` on the mail server

[metrics]
file = ""                       # figures for a node exporter, such as "/var/lib/node/corr.prom"

[clock]
file = ""                       # "" is the system's clock; anything else is for trying things out
"""
