"""What `corr doctor` sees of the mail servers."""

import socket
from datetime import datetime

from corr.config import Settings
from corr.errors import ConfigError, MailError
from corr.mail.read.authentication import stamped_by
from corr.mail.read.read import read_letter
from corr.operating.backup import in_words
from corr.operating.doctor import Finding, Findings, fail, ok, unseen, warn
from corr.service.office.office import Office
from corr.store import InboxRow
from corr.tournament.wording import counted
from corr.wire.errors import WireError
from corr.wire.look import ImapLook, Secured, SmtpLook, look_at_imap, look_at_smtp, missing

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
            yield fail("dns", f"[{name}] host {server.host} has no address: {error}")
            continue
        addresses = sorted({str(one[4][0]) for one in found})
        yield ok("dns", f"[{name}] {server.host} is {', '.join(addresses[:3])}")
    domain = settings.site.address.rpartition("@")[2]
    yield unseen(
        "dns",
        f"not looked at: MX, SPF, DKIM and DMARC of {domain}: `dig {domain} MX`, "
        f"`dig {domain} TXT`, `dig _dmarc.{domain} TXT`, or send a letter with --send",
    )


def look_at_servers(settings: Settings, real: datetime) -> Findings:
    """Connect to both servers and log in; `real` is the machine's time."""
    try:
        yield from _of_imap(look_at_imap(settings.imap), settings, real)
    except (WireError, ConfigError) as error:
        yield fail("imap", str(error))
    try:
        look = look_at_smtp(settings.smtp, settings.site.message_id_host)
        yield from _of_smtp(look, settings, real)
    except (WireError, ConfigError) as error:
        yield fail("smtp", str(error))


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
        words = "; ".join(f"no {word}: {without[word]}" for word in lacking)
        yield warn("imap can", words)
    else:
        yield ok("imap can", "IDLE and MOVE")
    if look.handled:
        yield fail("folder", f"[imap] handled {server.handled} cannot be made: {look.handled}")
    else:
        yield ok("folder", f"{server.handled} is there; uids are of {look.uidvalidity}")


def _of_smtp(look: SmtpLook, settings: Settings, real: datetime) -> Findings:
    server = settings.smtp
    yield ok("smtp", f"{server.user or 'everybody'} is let in at {server.host}")
    yield _certificate("smtp tls", look.secured, real)
    if 0 < look.size < _LEAST_SIZE:
        yield warn("smtp can", f"mails of at most {in_words(look.size)}: ours may be larger")
    else:
        size = f"mails up to {in_words(look.size)}" if look.size else "mails of any size"
        yield ok("smtp can", size)


def _certificate(check: str, secured: Secured | None, real: datetime) -> Finding:
    if secured is None:
        return ok(check, "no encryption, which is allowed on this machine only")
    days = (secured.until - real).days
    words = f"{secured.protocol}, the certificate ends in {counted(days, 'day')}"
    return warn(check, f"{words}: renew it") if days < _SOON else ok(check, words)


def look_at_stamps(settings: Settings, office: Office) -> Findings:
    """Whether the server that we believe about senders is the one that stamps our mail."""
    wanted = settings.imap.authserv_id
    letters = office.store.newest_letters(_LETTERS)
    ids = [name for row in letters if (name := stamp_of(office, row))]
    if not ids:
        what = f"{counted(len(letters), 'letter')} looked at"
        yield unseen("authserv_id", f"no Authentication-Results in any letter yet ({what})")
        return
    newest, bearing = ids[0], sum(one == wanted.lower() for one in ids)
    if not wanted:
        yield warn(
            "authserv_id",
            f"nobody vouches for senders: if {newest} is your own mail server, "
            f'write [imap] authserv_id = "{newest}"',
        )
    elif bearing:
        yield ok("authserv_id", f"{wanted} stamped {bearing} of the last {len(ids)} letters")
    else:
        yield fail("authserv_id", f"no letter is stamped by {wanted}; the last one is by {newest}")


def stamp_of(office: Office, row: InboxRow) -> str:
    """The name of the server that wrote a letter's topmost Authentication-Results, "" for none."""
    try:
        letter = read_letter(row.raw, arrived=row.arrived, own_addresses=office.own_addresses)
    except MailError:
        return ""
    return stamped_by(letter.authentication[0]) if letter.authentication else ""
