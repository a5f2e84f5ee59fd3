"""A grammar of mails, good and bad.

Everything is drawn from a `random.Random`, so that one grammar serves a fast seeded run and
hypothesis alike. A mail comes with what it proves, which is known because it was built so.
"""

import base64
import quopri
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from tests.hostile import fuzz_words as words
from tests.hostile.fuzz_proof import Mail, damaged
from tests.hostile.fuzz_worlds import OURS, SITE, STRANGER, Sent, World
from tests.mail_clients import STYLES
from tests.places import TESTS

DATA = TESTS / "data"
DOMAIN = "players.test"


# -- who writes ----


@dataclass(frozen=True, kw_only=True)
class _From:
    lines: str
    sender: str


def _from(chance: random.Random, address: str, other: str) -> _From:
    """A From field with the one address that it means, "" if it means none or several."""
    local = address.partition("@")[0]
    good = (
        f"From: {local.title()} <{address}>",
        f"From: {address}",
        f'From: "{other}" <{address}>',
        f'From: "<{other}>" <{address}>',
        f'From: "a\\"<{other}>" <{address}>',
        f"From: {other} <{address}>",
        f"From: =?utf-8?q?{other.replace('@', '=40')}?= <{address}>",
        f"From: =?utf-8?b?{base64.b64encode(f'x <{other}>'.encode()).decode()}?= <{address}>",
        f"From: <{address.upper()}>",
        f"From: ({other}) {address}",
        f"From: {address} (<{other}>)",
        f"From: Team: {address};",
        f"From:\r\n {local}\r\n <{address}>",
        f"Sender: {other}\r\nFrom: {address}\r\nReply-To: {other}\r\nX-From: {other}",
        f"From: {address}\r\nResent-From: {other}\r\nReturn-Path: <{other}>",
        f"From: =?utf-8?q?=0AFrom:_{other.replace('@', '=40')}?= <{address}>",
        f"From: \x00\x1b[31m{local}\u202e <{address}>",
        f"From: {'x' * 300} <{address}>",
        f"From: {{{{ 7 * 7 }}}}<cnry> <{address}>",
        f"From: {'(' * 200}{')' * 200} {address}",
    )
    bad = (
        f"From: {other} <{address}> <{other}>",
        f"From: {address}, {other}",
        f"From: {address}\r\nFrom: {other}",
        f"From: {other}\r\nfrom: {address}",
        "From: @",
        "From: <>",
        "From:",
        "X: y",
        "From: undisclosed-recipients:;",
        f"From: {address.replace('a', chr(0x430)).replace('o', chr(0x43E))}",
        f"From: {address}.evil.test",
        f'From: "{address}"@evil.test',
        f"From: {address}@evil.test",
        f"From: <{address.replace('@', ' @ ')}>",
    )
    if chance.random() < 0.93:
        lines = good[0] if chance.random() < 0.6 else chance.choice(good)
        return _From(lines=lines, sender=address)
    return _From(lines=chance.choice(bad), sender="")


# -- what it answers ----


def _false(chance: random.Random, tag: str) -> str:
    """A tag that was never given, made of a true one."""
    game, number, code = tag.split(".")
    place = chance.randrange(16)
    letter = chance.choice([one for one in "ABCDEFGH234567" if one != code[place]])
    return chance.choice(
        (
            f"{game}.{number}.{code[:-1]}",
            f"{game}.{number}.{code}A",
            f"{game}.{number}.{code[:place]}{letter}{code[place + 1 :]}",
            f"{game}.{int(number) + 20}.{code}",
            f"XX99-001.{number}.{code}",
            f"P9999.{number}.{code}",
            f"{game}.{number}.{'A' * 16}",
            f"{game}.{number}.{code[:8]}\u017f{code[9:]}",
        )
    )


def _ties(chance: random.Random, sent: Sent | None, tag: str) -> list[str]:
    """Header lines that tie a mail to a letter, by one way or several; `tag` may be false."""
    local, _, host = SITE.partition("@")
    to = f"{local}+{tag}@{host}" if tag else SITE
    subject = sent.post.subject.partition("[")[0] if sent else "my move "
    ways = [
        f"To: {to}",
        f"To: {SITE}\r\nCc: someone@x.test, {to}",
        f"To: {SITE}\r\nDelivered-To: {to.lower()}",
        f"To: {SITE}\r\nIn-Reply-To: <{tag}.1@club.test>",
        f"To: {SITE}\r\nReferences: <a@b> <{tag}.1@club.test> <c@d>",
    ]
    lines = [chance.choice(ways) if tag else f"To: {SITE}"]
    if tag and chance.random() < 0.4:
        lines.append(f"Subject: Re: {subject}[{tag}]")
    else:
        lines.append(f"Subject: {words.subject(chance, subject)}")
    if sent and tag == sent.tag and chance.random() < 0.7:
        lines[0] = f"To: {to}\r\nIn-Reply-To: {sent.post.message_id}"
    return lines


_MACHINES = (
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated; x=y",
    "Precedence: bulk",
    "Precedence: AUTO_REPLY",
    "X-Autoreply: yes",
    "List-Id: <x.lists.test>",
    "List-Unsubscribe: <mailto:a@b>",
    "Return-Path: <>",
    "X-Failed-Recipients: anna@players.test",
)

_STAMPS: Sequence[tuple[str, str]] = (
    ("pass", f"{OURS}; dmarc=pass header.from={DOMAIN}"),
    ("pass", f"{OURS}; dkim=pass header.d={DOMAIN} header.s=k1; spf=softfail"),
    ("fail", f"{OURS}; dmarc=fail header.from={DOMAIN}"),
    ("fail", f"{OURS}; dkim=fail header.d={DOMAIN}"),
    ("none", f"{OURS}; none"),
    ("none", f"mx.evil.test; dmarc=pass header.from={DOMAIN}"),
    ("none", f"{OURS}; dmarc=pass header.from=evil.test"),
    ("none", f"{OURS}.evil.test; dmarc=pass header.from={DOMAIN}"),
    ("none", f"({OURS}); dmarc=pass header.from={DOMAIN}"),
    ("none", f"{OURS} 2; dmarc=pass header.from={DOMAIN}"),
    ("none", f'{OURS}; spf=pass smtp.mailfrom="a; dmarc=pass header.from={DOMAIN}"@evil.test'),
    ("none", f"{OURS}; spf=pass (; dmarc=pass header.from={DOMAIN}) smtp.mailfrom=a@evil.test"),
    ("none", f"{OURS}; dkim=pass header.d=me.{DOMAIN}"),
    ("none", f"{OURS}; (((("),
)


# -- a whole mail ----


def mail(chance: random.Random, world: World, sent: Sequence[Sent] = ()) -> Mail:
    """Any mail: about a letter or none, by its reader, another player or a stranger."""
    kind = chance.random()
    if kind < 0.15:
        return _real(chance, world, sent or world.sent)
    if kind < 0.2:
        built = _report(chance, world, sent or world.sent)
    else:
        built = _built(chance, world, sent or world.sent)
    return built if chance.random() < 0.55 else damaged(chance, built)


def _built(chance: random.Random, world: World, letters: Sequence[Sent]) -> Mail:
    letter = chance.choice(letters) if chance.random() < 0.9 else None
    everybody = [*world.owner_of, STRANGER, STRANGER]
    sender = letter.reader if letter and chance.random() < 0.7 else chance.choice(everybody)
    head = _from(chance, sender, chance.choice([one for one in everybody if one != sender]))
    tag = letter.tag if letter else ""
    if letter and chance.random() < 0.1:
        tag = _false(chance, letter.tag)
    true = letter is not None and tag == letter.tag
    lines = [head.lines, *_ties(chance, letter, tag)]
    machine = chance.random() < 0.06
    if machine:
        # Above the subject, whose line ends may be the end of the headers.
        lines.insert(0, chance.choice(_MACHINES))
    result, stamp = chance.choice(_STAMPS)
    forged, below = "", frozenset[str]()
    if world.authority == "tag" or chance.random() < 0.15:
        result, stamp = "none", ""
    if stamp:
        ours = stamp.startswith(OURS) and not stamp.startswith(f"{OURS}.")
        # Whoever forges our server's name has its own field above theirs, as it stamps each mail,
        # and its Received, as of any that it takes.
        border = f"\r\nReceived: from x.test by {OURS} (Postfix) with ESMTP id 1; today"
        another = f"{border}\r\nAuthentication-Results: {_STAMPS[0][1]}"
        forged = another if ours and chance.random() < 0.5 else ""
        lines.insert(0, f"Authentication-Results: {stamp}{forged}")
        # Damage that no sender can do to our server's field may take the foreign domain from it.
        below = frozenset({"pass"} if forged or "=pass" in stamp else ())
    lines.append(f"Message-ID: {words.message_id(chance)}")
    lines.append(f"Date: {words.date(chance)}")
    own = words.own_text(chance, world.name)
    kind, text = _body(chance, letter, own)
    raw = (
        "\r\n".join(lines).encode("utf-8", "surrogatepass") + b"\r\n" + encoded(chance, kind, text)
    )
    # An event that takes no tags believes who names the game; what a false tag hides is no less.
    return Mail(
        raw=raw,
        owners=frozenset({letter.owner}) if true and letter else frozenset(),
        nearly=frozenset({letter.owner}) if letter else frozenset(),
        senders=frozenset({head.sender}) - {""},
        stamps=frozenset({result}),
        below=below,
        machine=machine,
    )


def _body(chance: random.Random, letter: Sent | None, own: str) -> tuple[str, str]:
    """The type and text of a body, maybe with our letter quoted as programs do it."""
    style = chance.random()
    if letter is None or style < 0.65:
        return ("plain", own) if style < 0.55 else ("html", words.markup(chance, own))
    if style < 0.97 or not letter.post.html:
        quote = "\n".join(f"> {line}" for line in letter.post.text.splitlines()[:8])
        return "plain", f"{own}\n\nOn 2 Feb 2024, Club by mail <{SITE}> wrote:\n{quote}\n"
    return STYLES[chance.choice(sorted(STYLES))](letter.post, own)


def _report(chance: random.Random, world: World, letters: Sequence[Sent]) -> Mail:
    """A report that a letter of ours came back, to its own address or another one."""
    letter = chance.choice(letters)
    to = world.return_address(letter)
    kind = chance.random()
    if kind < 0.3:
        at = to.rindex("@") - chance.randint(1, 16)
        to = to[:at] + ("a" if to[at] != "a" else "b") + to[at + 1 :]
    elif kind < 0.5:
        to = SITE
    everybody = [letter.reader, letter.reader, *world.owner_of, STRANGER]
    status = chance.choice(("5.1.1", "5.2.2", "4.4.1", "2.0.0", "9.9.9", "5.1.1\x1b[2J", ""))
    action = chance.choice(("failed", "delayed", "delivered", "FAILED", ""))
    words_of_it = chance.choice((*words.NASTY, "550 no such user", "mailbox full"))
    lines = (
        f"From: {chance.choice(('MAILER-DAEMON@mx.test', 'postmaster@mx.test', letter.reader))}",
        f"To: <{to}>",
        chance.choice(("Return-Path: <>", "Auto-Submitted: auto-replied", "X: y")),
        "Subject: Undelivered",
        f"Message-ID: {words.message_id(chance)}",
        "MIME-Version: 1.0",
        'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
        "",
        "--b",
        "Content-Type: text/plain",
        "",
        words_of_it,
        "--b",
        "Content-Type: message/delivery-status",
        "",
        "Reporting-MTA: dns; mx.test",
        "",
        f"Final-Recipient: rfc822; {chance.choice(everybody)}",
        f"Action: {action}",
        f"Status: {status}",
        f"Diagnostic-Code: smtp; {words_of_it}",
        "",
        "--b",
        "Content-Type: message/rfc822",
        "",
        f"Message-ID: {letter.post.message_id}",
        f"Subject: {letter.post.subject}",
        "",
        "--b--",
        "",
    )
    back = {world.owner_of[letter.reader]} if letter.reader in world.owner_of else set()
    return Mail(
        raw="\r\n".join(lines).encode("utf-8", "surrogatepass"),
        returned=frozenset(back if to == world.return_address(letter) else ()),
    )


_CHARSETS = (
    "utf-8",
    "utf-8",
    "iso-8859-1",
    "us-ascii",
    "utf-7",
    "utf-16",
    "x-unknown",
    '"',
    "big5",
)


def encoded(chance: random.Random, kind: str, text: str) -> bytes:
    """The rest of a mail from the fields of its body on: one part, or several around it."""
    charset = chance.choice(_CHARSETS) if chance.random() < 0.3 else "utf-8"
    try:
        data = text.encode(charset, "xmlcharrefreplace" if kind == "html" else "replace")
    except (LookupError, UnicodeError):
        data = text.encode("utf-8", "surrogatepass")
    ways: Sequence[tuple[str, Callable[[bytes], bytes]]] = (
        ("8bit", bytes),
        ("base64", base64.encodebytes),
        ("quoted-printable", quopri.encodestring),
        ("x-uuencode", bytes),
        ("Base64", lambda one: base64.b64encode(one)[:-1]),
    )
    name, way = ways[0] if chance.random() < 0.7 else chance.choice(ways)
    flowed = "; format=flowed; delsp=yes" if chance.random() < 0.1 else ""
    part = (
        f"Content-Type: text/{kind}; charset={charset}{flowed}\r\n"
        f"Content-Transfer-Encoding: {name}\r\n\r\n"
    ).encode() + way(data)
    if chance.random() < 0.75:
        return part
    return words.multipart(chance, part)


@cache
def _mails() -> tuple[bytes, ...]:
    """The real mails among the test data, without their senders."""
    raws = (file.read_bytes() for file in sorted(DATA.rglob("*.eml")))
    return tuple(
        re.sub(rb"(?im)^(?:from|to|delivered-to):.*\n(?:[ \t].*\n)*", b"", raw) for raw in raws
    )


def _real(chance: random.Random, world: World, letters: Sequence[Sent]) -> Mail:
    """A real mail, damaged, from anybody in the register, maybe with a tag on top."""
    sender = chance.choice([*world.owner_of, STRANGER, STRANGER])
    letter = chance.choice(letters) if chance.random() < 0.5 else None
    head = f"From: {sender}\r\n"
    if letter:
        head += f"To: td+{letter.tag}@club.test\r\n"
    whole = Mail(
        raw=head.encode() + chance.choice(_mails()),
        owners=frozenset({letter.owner}) if letter else frozenset(),
        senders=frozenset({sender}),
    )
    return damaged(chance, whole)


__all__ = ["mail"]
