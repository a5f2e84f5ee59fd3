"""What a mail proves at most, as the fuzzer knows who built it; and random damage to it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from tests.hostile.fuzz_worlds import Sent, World


@dataclass(frozen=True, kw_only=True)
class Mail:
    """A mail and what it could prove at most.

    `owners` are the players of whom a true tag or pass stands in a place that counts, `senders`
    the addresses that From may come to mean, `stamps` what our mail server says of them. `exact`
    mails were not damaged: they prove no less, and a `machine` sent those that say so. `below`
    are verdicts that only damage to our server's own field lays bare, which no sender can do.
    `nearly` are the players of whose true tag a false one was made: damage may undo that.
    `returned` are the players to whom a letter went that reports its return to its own address.
    """

    raw: bytes
    owners: frozenset[str] = frozenset()
    senders: frozenset[str] = frozenset()
    stamps: frozenset[str] = frozenset({"none"})
    machine: bool = False
    exact: bool = True
    below: frozenset[str] = frozenset()
    nearly: frozenset[str] = frozenset()
    returned: frozenset[str] = frozenset()


def may_act(world: World, mail: Mail, fresh: Sequence[Sent] = ()) -> frozenset[str]:
    """The players in whose name a mail may act; `fresh` letters went out since the world began."""
    if mail.machine and mail.exact:
        return mail.returned
    known = {world.owner_of[one] for one in mail.senders if one in world.owner_of}
    # Who was asked answers from there, be the address theirs yet or not: the pass is the proof.
    letters = [one for one in (*world.sent, *fresh) if one.asks and one.reader in mail.senders]
    asked = {one.owner for one in letters} & mail.owners
    passed = "pass" in mail.stamps
    match world.authority:
        case "tag":
            return mail.returned | (known & mail.owners) | asked
        case "both":
            return mail.returned | (known & mail.owners if passed else set()) | asked
        case _:
            return mail.returned | (known if passed else set()) | asked


# -- damage ----

_PIECES = (
    b"\r\n\r\n",
    b"\r\n",
    b"\r",
    b"\n",
    b"\0",
    b"\x1b[2J",
    b"=?utf-8?q?=0a?=",
    b"=?utf-8?b?",
    b"?=",
    b"(" * 50,
    b"<" * 40,
    b'"',
    b"\\",
    b"--=",
    b"--b\r\n",
    b"Content-Type: multipart/mixed; boundary=b\r\n",
    b"Content-Transfer-Encoding: base64\r\n",
    b"Content-Type: text/html\r\n",
    b"<blockquote>",
    b"<!--",
    b"&#0;",
    b"\xff\xfe",
    b"\xed\xa0\x80",
    b"\xe2\x80\xae",
    b"\xf3\xa0\x81\xa1",
    b"i9\r\n",
    b"resign\r\n",
    b"---\r\n",
    b"9" * 300,
    b"%",
    b"~",
    b"{{",
)


def damaged(chance: random.Random, whole: Mail) -> Mail:
    """The mail with some of its bytes changed; it proves no more than the tag in it is worth."""
    raw = bytearray(whole.raw)
    for _ in range(1 if chance.random() < 0.5 else chance.randint(2, 20)):
        _damage(chance, raw)
    stamps = whole.stamps | whole.below
    owners = whole.owners | whole.nearly
    return replace(whole, raw=bytes(raw), owners=owners, stamps=stamps, exact=False)


def _damage(chance: random.Random, raw: bytearray) -> None:
    # Most of what is decided is decided in the headers, and by the first lines.
    reach = len(raw) + 1 if chance.random() < 0.3 else min(len(raw) + 1, 1200)
    at = chance.randrange(reach)
    match chance.randrange(7):
        case 0:
            del raw[at : at + chance.randint(1, 60)]
        case 1:
            raw[at:at] = bytes(chance.randrange(256) for _ in range(chance.randint(1, 12)))
        case 2 | 3:
            raw[at:at] = chance.choice(_PIECES)
        case 4:
            piece = raw[at : at + chance.randint(1, 400)]
            raw[at:at] = piece * chance.randint(1, 5)
        case 5:
            raw[at : at + 1] = bytes([chance.randrange(256)])
        case _:
            raw[at : at + 80] = raw[at : at + 80].swapcase()
