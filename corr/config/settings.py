"""The settings file: read once, checked whole, every fault told at once.

A password never stands in it: it says where one is to be found when a connection needs it.
"""

import tomllib
from collections.abc import Mapping, Sequence
from datetime import timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, TypeVar

from msgspec import Struct
from msgspec.structs import fields, replace

from corr import resources
from corr.clock import Clock, SharedClock, SystemClock
from corr.errors import ConfigError
from corr.languages import FALLBACK, languages_in
from corr.reading.kinds import (
    ADDRESS,
    ADDRESSES,
    DURATION,
    DURATION_OR_NONE,
    FLAG,
    NAMES,
    PATH,
    PATH_OR_NONE,
    SAID,
    SECRET,
    SECRET_PATH,
    TRIMMED,
    WEB_PAGE_OR_NONE,
    choice,
    shown,
    whole,
    write_duration,
)
from corr.reading.reference import KeyTable, as_file, tables_of
from corr.reading.tables import Tables

# -- the tables of the settings file ----
# What a key takes, its usual value and what it is for are said once, here.


_MOST = 1_000_000
_SECURITY = ("tls", "starttls", "none")
_AUTH = ("password", "xoauth2", "oauthbearer")
FORMATS = ("text", "json")
SUBJECTS = ("steady", "telling")
SUBJECT = "steady"
"""Of which kind the subjects of letters about a game usually are."""
LEVELS = ("debug", "info", "warning", "error")


def _languages() -> list[str]:
    """Those that there are letters in; without any templates the doctor tells what is missing."""
    try:
        return sorted(languages_in(resources.templates()))
    except FileNotFoundError:
        return [FALLBACK]


class Site(Struct, frozen=True, kw_only=True):
    """Who runs the tournaments. `message_id_host` is never empty once read."""

    name: Annotated[
        str,
        SAID.such_as("Correspondence Tournaments"),
        "the name of those who run the tournaments",
    ]
    address: Annotated[str, ADDRESS.such_as("td@example.org"), "the mailbox that players write to"]
    plus_addressing: Annotated[
        bool, FLAG, "whether mail to td+ANYTHING@example.org reaches the mailbox"
    ] = True
    message_id_host: Annotated[
        str,
        TRIMMED.such_as("example.org"),
        "the host in our Message-IDs; without it the domain of the address",
    ] = ""
    language: Annotated[str, choice(*_languages()), "of letters to who has not chosen"] = "en"


class Database(Struct, frozen=True, kw_only=True):
    """Where the tournaments are kept."""

    path: Annotated[Path, PATH, "the database file"] = Path("corr.sqlite3")


class Server(Struct, frozen=True, kw_only=True):
    """How to reach one mail server. `where` names file and section for complaints.

    `security` is `tls`, `starttls` or `none`; without `ca_file` the system's certificates count.
    `user` is "" if nobody logs in. Otherwise with `auth` "password" exactly one of the three
    passwords is given, and with "xoauth2" or "oauthbearer" the command that prints a token.
    """

    where: str = ""
    host: Annotated[str, SAID.such_as("mail.example.org"), "the mail server"]
    port: Annotated[int, whole(1, 65535), "993 for tls when fetching, 465 when sending"] = 0
    security: Annotated[
        str, choice(*_SECURITY), "how the line is encrypted; none only on this machine"
    ] = "tls"
    user: Annotated[
        str, TRIMMED.such_as("td@example.org"), "who logs in; nothing if nobody does"
    ] = ""
    password_env: Annotated[
        str,
        SECRET.such_as("CORR_PASSWORD"),
        "the environment variable with the password; one of three ways to it",
    ] = ""
    password_file: Annotated[
        Path | None,
        SECRET_PATH.such_as("$CREDENTIALS_DIRECTORY/mail"),
        "a file (chmod 600) whose first line is the password",
    ] = None
    password_command: Annotated[
        str,
        SECRET.such_as("pass show mail/td"),
        "a command whose first line of output is the password",
    ] = ""
    auth: Annotated[str, choice(*_AUTH), "how to log in"] = "password"
    token_command: Annotated[
        str,
        SECRET.such_as("mailtoken td@example.org"),
        "a command that prints an access token, for xoauth2 and oauthbearer",
    ] = ""
    ca_file: Annotated[
        Path | None,
        PATH_OR_NONE.such_as("/etc/ssl/club.pem"),
        "certificates to trust; nothing for those of the system",
    ] = None


class Imap(Server, frozen=True, kw_only=True):
    """Where letters come in. `idle` is how long one IDLE lasts at most.

    `poll` is how often the mailbox is looked into whatever IDLE says. `authserv_id` is the name
    under which the receiving server says who sent a letter (RFC 8601), "" to believe nobody.
    """

    port: Annotated[int, whole(1, 65535), "993 for tls, 143 for starttls"] = 993
    user: Annotated[str, SAID.such_as("td@example.org"), "who logs in"]
    inbox: Annotated[str, TRIMMED, "the folder that letters come into"] = "INBOX"
    handled: Annotated[str, TRIMMED, "the folder for letters that are safe in the database"] = (
        "Handled"
    )
    idle: Annotated[timedelta, DURATION, "how long to listen before the server is asked again"] = (
        timedelta(minutes=9)
    )
    poll: Annotated[
        timedelta, DURATION, "how often to look, whether or not the server told us to"
    ] = timedelta(minutes=5)
    authserv_id: Annotated[
        str,
        TRIMMED.such_as("mx.example.org"),
        "whose Authentication-Results to believe: the first word of that field in your letters",
    ] = ""


class Smtp(Server, frozen=True, kw_only=True):
    """Where letters go out, over `connections` at once.

    `return_addresses`: whether the server lets each go out from an address of its own.
    """

    port: Annotated[int, whole(1, 65535), "465 for tls, 587 for starttls"] = 465
    connections: Annotated[int, whole(1, 20), "how many letters go out at once"] = 2
    return_addresses: Annotated[
        bool,
        FLAG,
        "whether letters go out from addresses such as td+b.NUMBER.CODE@example.org, so that each "
        "that comes back names itself; not without plus_addressing",
    ] = True


class Mail(Struct, frozen=True, kw_only=True):
    """What letters look like in the list of a mail program, and which page they point to.

    With `telling` subjects the list says what has happened and by when to answer, and a program
    that sorts letters by their subjects has a conversation for each. With `steady` ones it has
    one for a game; the position that an answer is about is then read from the letter answered,
    the reply address or the quote. Without plus_addressing all subjects are telling: they bear
    the tag. So are those of matches, whose letters say in their subjects what is asked.
    """

    subject: Annotated[
        str,
        choice(*SUBJECTS),
        "of letters about a game: steady, as SK24-017 Berg – Ek, for one conversation a game, or "
        "telling, as SK24-017 your move 13, due 5 Dec; always telling without plus_addressing, "
        "and in matches of backgammon",
    ] = SUBJECT
    help_page: Annotated[
        str,
        WEB_PAGE_OR_NONE.such_as("https://example.org/renju/player.html"),
        "where the web has the page for players; invitations, the first letter and the letter "
        "with help name it",
    ] = ""


class Loop(Struct, frozen=True, kw_only=True):
    """The daemon's round: it waits at most `wait` for mail."""

    wait: Annotated[
        timedelta, DURATION, "how long to wait for mail before clocks are looked at"
    ] = timedelta(minutes=1)


class Secrets(Struct, frozen=True, kw_only=True):
    """Where the keys of the tags are kept."""

    keys_file: Annotated[Path, PATH, "the keys that sign the tags (`corr keys`); keep a copy"] = (
        Path("corr.keys")
    )


class Arbiter(Struct, frozen=True, kw_only=True):
    """Who is told when something needs a human, and at which hour every day of all that does."""

    address: Annotated[str, ADDRESS, "who is told when something needs a human"]
    digest_hour: Annotated[
        int, whole(0, 23), "the hour of the daily letter on all that still does"
    ] = 7


class Ranking(Struct, frozen=True, kw_only=True):
    """Who keeps the rankings: the `committee` sets levels, the `board` confirms dan titles.

    Both hear every month of what is due, with `monthly_letter`. `judges` are the names of the
    ranking judges, who alone supervise kyu tests (R32.4); `federation` stands on diplomas.
    """

    committee: Annotated[tuple[str, ...], ADDRESSES, "exempts players and sets levels"] = ()
    board: Annotated[
        tuple[str, ...], ADDRESSES.such_as(["board@example.org"]), "confirms dan titles"
    ] = ()
    monthly_letter: Annotated[bool, FLAG, "whether both hear every month of what is due"] = True
    judges: Annotated[tuple[str, ...], NAMES, "who may supervise kyu tests"] = ()
    federation: Annotated[
        str, TRIMMED.such_as("Svenska Luffarschackförbundet"), "its name on diplomas"
    ] = ""


class ClockFile(Struct, frozen=True, kw_only=True):
    """A shared clock instead of the system's, for trying things out; None in earnest."""

    file: Annotated[
        Path | None,
        PATH_OR_NONE.such_as("clock"),
        "a clock for trying things out; nothing in earnest",
    ] = None


class Log(Struct, frozen=True, kw_only=True):
    """How the daemon tells what it does: `format` is `text` or `json`, `level` the least told."""

    format: Annotated[str, choice(*FORMATS), "lines of text, or one JSON object a line"] = "text"
    level: Annotated[str, choice(*LEVELS), "the least that is told"] = "info"


class Limits(Struct, frozen=True, kw_only=True):
    """Letters without an order that took effect are answered up to these numbers.

    `answers_an_hour` and `answers_a_day` are for one sender, `strangers_an_hour` for all unknown
    senders, who get no more, but that what asks to take part is answered later;
    `answers_in_all_an_hour` is for everybody together: what is more is sent later.
    `notices_an_hour` is how many letters the arbiter gets about letters. `letters_waiting` is how
    many letters of one sender wait to be handled; what is more is set aside. So many letters as
    `soft_bounces` may come back within five days from a full mailbox or a silent server; then it
    counts as closed.
    """

    answers_an_hour: Annotated[int, whole(1, _MOST), "to one sender"] = 20
    answers_a_day: Annotated[int, whole(1, _MOST), "to one sender"] = 60
    strangers_an_hour: Annotated[int, whole(0, _MOST), "to all unknown senders together"] = 5
    answers_in_all_an_hour: Annotated[
        int, whole(1, _MOST), "to everybody together; further answers wait"
    ] = 500
    notices_an_hour: Annotated[
        int, whole(1, _MOST), "letters about letters that the arbiter gets"
    ] = 10
    letters_waiting: Annotated[
        int, whole(1, _MOST), "of one sender; further ones are set aside"
    ] = 2000
    soft_bounces: Annotated[
        int, whole(1, _MOST), "in five days, and a full mailbox counts as closed"
    ] = 3


class Retention(Struct, frozen=True, kw_only=True):
    """How long the bytes of letters are kept; None is for ever.

    `letters`: those of an event, after it was closed. `strangers`: those from and to people whom
    the register does not know. `handled`: the mails in the folder on the mail server.
    """

    letters: Annotated[
        timedelta | None, DURATION_OR_NONE, "letters of an event, after it was closed"
    ] = timedelta(days=400)
    strangers: Annotated[
        timedelta | None, DURATION_OR_NONE, "letters from and to people not in the register"
    ] = timedelta(days=90)
    handled: Annotated[
        timedelta | None, DURATION_OR_NONE, "mails in the folder `handled` of the mail server"
    ] = None


class Metrics(Struct, frozen=True, kw_only=True):
    """Where the daemon writes its figures; None if nobody wants them."""

    file: Annotated[
        Path | None,
        PATH_OR_NONE.such_as("/var/lib/node/corr.prom"),
        "figures for a node exporter; nothing if nobody wants them",
    ] = None


class Beacon(Struct, frozen=True, kw_only=True):
    """Where rounds of the public beacon come from, for dice that wait for them.

    Every signature is checked, whoever tells of a round. With a `file` nobody is asked.
    """

    url: Annotated[
        str,
        WEB_PAGE_OR_NONE,
        "where drand is asked for rounds of its quicknet, for matches with beacon dice",
    ] = "https://api.drand.sh"
    file: Annotated[
        Path | None,
        PATH_OR_NONE.such_as("rounds.jsonl"),
        "a file of rounds, a JSON object a line, where there is no network",
    ] = None


class Settings(Struct, frozen=True, kw_only=True):
    """Everything that the settings file says, a part a table; paths are relative to its folder."""

    file: Path
    site: Site
    database: Database
    imap: Imap
    smtp: Smtp
    mail: Mail
    loop: Loop
    secrets: Secrets
    arbiter: Arbiter
    ranking: Ranking
    clock: ClockFile
    log: Log
    limits: Limits
    retention: Retention
    metrics: Metrics
    beacon: Beacon


# -- the settings file ----


_PASSWORD_KEYS = ("password_env", "password_file", "password_command")
_WAYS = " or ".join(_PASSWORD_KEYS)
_LEAST_KEPT = timedelta(days=31)
"""A question of ours may be answered for 30 days, and the letter that it is about is needed."""
_Server = TypeVar("_Server", Imap, Smtp)
_Placed = TypeVar("_Placed", Database, Imap, Smtp, Secrets, ClockFile, Metrics, Beacon)


def load_settings(path: Path) -> Settings:
    """Read the settings file, or raise ConfigError with one line for every fault."""
    read = Tables(_parse(path), str(path))
    settings = Settings(
        file=path,
        site=_site(read),
        database=_placed(read.read(Database, "database"), path),
        imap=_placed(_server(read, Imap, "imap"), path),
        smtp=_placed(_server(read, Smtp, "smtp"), path),
        mail=read.read(Mail, "mail"),
        loop=read.read(Loop, "loop"),
        secrets=_placed(read.read(Secrets, "secrets"), path),
        arbiter=read.read(Arbiter, "arbiter"),
        ranking=read.read(Ranking, "ranking"),
        clock=_placed(read.read(ClockFile, "clock"), path),
        log=read.read(Log, "log"),
        limits=read.read(Limits, "limits"),
        retention=_retention(read),
        metrics=_placed(read.read(Metrics, "metrics"), path),
        beacon=_placed(read.read(Beacon, "beacon"), path),
    )
    read.finish()
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
        raise ConfigError(f"{path}: expected a settings file: {error.strerror}") from None
    except ValueError as error:
        raise ConfigError(f"{path}: expected TOML: {error}") from None


def _placed(part: _Placed, file: Path) -> _Placed:
    """A part whose paths are relative to the folder of the settings file."""
    found = {one.name: getattr(part, one.name) for one in fields(part)}
    paths = {key: file.parent / one for key, one in found.items() if isinstance(one, Path)}
    return replace(part, **dict[str, Any](paths))


def _site(read: Tables) -> Site:
    site = read.read(Site, "site")
    if not read.sound("site", "address"):
        return site
    if site.plus_addressing and "+" in site.address:
        without = "an address without +, which separates the tag"
        read.fault("site", "address", without, shown(site.address))
    return replace(site, message_id_host=site.message_id_host or site.address.rpartition("@")[2])


def _retention(read: Tables) -> Retention:
    """Nothing is thrown away before it is 31 days old."""
    kept = read.read(Retention, "retention")
    for key in ("letters", "strangers", "handled"):
        found = getattr(kept, key)
        if found is not None and found < _LEAST_KEPT:
            read.fault("retention", key, "at least 31d, or nothing", write_duration(found))
    return kept


def _server(read: Tables, part: type[_Server], name: str) -> _Server:
    by_token = read.value(name, "auth") in _AUTH[1:]
    ways = "token_command" if by_token else f"{_WAYS}, because anyone may come to see this file"
    server = read.read(part, name, refused={"password": ways})
    if isinstance(server, Imap) and server.handled == server.inbox:
        read.fault(name, "handled", "another folder than inbox", shown(server.handled))
    if read.sound(name, "host", "security"):
        _check_security(read, name, server)
    if read.sound(name, "auth"):
        given = [key for key in _PASSWORD_KEYS if read.value(name, key) not in (None, "")]
        check = _check_passwords if server.auth == "password" else _check_token
        check(read, name, server, given)
    return replace(server, where=f"{read.source}: [{name}]")


def _check_security(read: Tables, name: str, server: Server) -> None:
    """No way to encrypt only where nobody can listen."""
    if server.security == "none" and not _is_loopback(server.host):
        far = f"tls or starttls (the host {server.host} is not this machine)"
        read.fault(name, "security", far, "none")


def _check_passwords(read: Tables, name: str, server: Server, given: Sequence[str]) -> None:
    if server.user and len(given) != 1:
        read.fault(name, "password_env", f"exactly one of {_WAYS}", ", ".join(given) or "none")
    if given and not server.user and read.sound(name, "user"):
        read.fault(name, "user", f"a user for {given[0]}", "nothing")
    if read.value(name, "token_command") not in (None, ""):
        read.fault(name, "auth", "xoauth2 or oauthbearer for token_command", "password")


def _check_token(read: Tables, name: str, server: Server, given: Sequence[str]) -> None:
    for key in given:
        read.fault(name, key, f"token_command for auth {server.auth}", "a password")
    if read.value(name, "token_command") in (None, ""):
        command = f"the command that prints a token for {server.auth}"
        read.fault(name, "token_command", command, "nothing")
    if not server.user and read.sound(name, "user"):
        read.fault(name, "user", f"a user for {server.auth}", "nothing")


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def settings_keys() -> tuple[KeyTable, ...]:
    """Every key of the settings file, by section."""
    return tables_of(Settings)


# -- the settings file of a new site ----


def default_settings_text() -> str:
    """The commented settings file that `corr init` writes."""
    return as_file(_REMARK, settings_keys(), _GIVEN)


_REMARK = """\
# The settings of this site. Paths are relative to the folder of this file.
# Times are written 7d, 12h, 30m or 45s. What is commented out is an example.
# A password stands elsewhere: password_env, password_file or password_command says where."""

_GIVEN: Mapping[str, Mapping[str, object]] = {
    "imap": {"host": "imap.example.org", "password_env": "CORR_IMAP_PASSWORD"},
    "smtp": {
        "host": "smtp.example.org",
        "user": "td@example.org",
        "password_env": "CORR_SMTP_PASSWORD",
    },
}
"""What a new file says that is not usual."""
