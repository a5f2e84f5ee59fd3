"""What the checker reads in a raw mail: who wrote, about which position, which orders.

A reading of its own, by the words that the people of this championship use; nothing here knows
the program.
"""

import html
import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from tests.championship.post import Mail

TAG = re.compile(r"([A-Z]{1,4}\d{2}-\d{3,}|P\d{4,})\.(\d+)\.[A-Z2-7]{16}", re.IGNORECASE)
_OURS = re.compile(r"(?<=\S)\s+[A-Z]{1,4}\d{2}-\d{3,} .*")
"""A subject of ours behind what somebody put before it."""
_MOVE = re.compile(r"(?:(\d+)[.:] *)?([a-o](?:1[0-5]|[1-9]))(?:, *(draw\?|remi\?))?")
_OFF = re.compile(r"[a-o]1[6-9]|[p-z]\d{1,2}")
_RESIGN = re.compile(r"(?:([A-Z]{1,4}\d{2}-\d{3,}) )?(?:resign|ger upp)")
_CLAIM = re.compile(r"claim win: ([a-o](?:1[0-5]|[1-9]))")
_ENTER = re.compile(r"enter ([A-Z]{1,4}\d{2}) ([A-Z]{4}-[A-Z]{4}-[A-Z]{4})")
_LEAVE = re.compile(r"leave (\d{4}-\d\d-\d\d) to (\d{4}-\d\d-\d\d)")
_ENDS = ("-- ", "--", "-----Original Message-----", "-----Ursprungligt meddelande-----")


@dataclass(frozen=True, kw_only=True)
class Order:
    """A line that is an order: `kind`, the `point` of a move and its `ply`, what is offered.

    Who enters names the `event`, and a `voucher`.
    """

    kind: str
    line: str
    point: str = ""
    ply: int | None = None
    draw: bool = False
    game: str = ""
    event: str = ""
    voucher: str = ""
    dates: tuple[date, date] | None = None


@dataclass(frozen=True, kw_only=True)
class Said:
    """A mail to the site: its writer, the position that it answers, and its orders."""

    mail: Mail
    sender: str
    game: str
    number: int
    orders: tuple[Order, ...]
    lines: tuple[str, ...]
    automatic: bool


def read(mail: Mail) -> Said:
    """What stands in a mail to the site."""
    places = (mail.recipient, mail.header("In-Reply-To"), mail.header("Subject"))
    tag = next((found for found in map(TAG.search, places) if found), None)
    lines = tuple(own_lines(mail))
    return Said(
        mail=mail,
        sender=mail.message["From"].addresses[0].addr_spec.lower(),
        game=tag[1].upper() if tag else "",
        number=int(tag[2]) if tag else -1,
        orders=tuple(_orders(lines)),
        lines=lines,
        automatic="Auto-Submitted" in mail.message or not mail.sender,
    )


def own_lines(mail: Mail) -> Iterator[str]:
    """The lines that the writer typed, those of the letter that is answered left out."""
    found = list(_typed(mail.text or _stripped(mail.markup)))
    yield from found or [
        _OURS.sub("", TAG.sub("", mail.header("Subject"))).replace("[]", "").strip()
    ]


def _typed(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        if line in _ENDS:
            return
        if line.strip() and not line.startswith(">"):
            yield line.strip()


def _stripped(markup: str) -> str:
    own = markup.partition('<div name="quote"')[0]
    return html.unescape(re.sub(r"<[^>]*>", "\n", own)).replace("\xa0", " ")


def _orders(lines: tuple[str, ...]) -> Iterator[Order]:
    for line in lines:
        low = line.lower()
        if found := _MOVE.fullmatch(low):
            ply = int(found[1]) if found[1] else None
            draw = bool(found[3])
            yield Order(kind="move", line=line, point=found[2], ply=ply, draw=draw)
        elif _OFF.fullmatch(low):
            yield Order(kind="impossible", line=line)
        elif found := _RESIGN.fullmatch(line):
            yield Order(kind="resign", line=line, game=found[1] or "")
        elif low in ("accept", "antar"):
            yield Order(kind="accept", line=line)
        elif found := _LEAVE.fullmatch(low):
            dates = date.fromisoformat(found[1]), date.fromisoformat(found[2])
            yield Order(kind="leave", line=line, dates=dates)
        elif low.startswith("appeal: "):
            yield Order(kind="appeal", line=line)
        elif found := _CLAIM.fullmatch(low):
            yield Order(kind="claim win", line=line, point=found[1])
        elif found := _ENTER.fullmatch(line):
            yield Order(kind="enter", line=line, event=found[1], voucher=found[2])
        elif low.startswith("claim "):
            yield Order(kind=low, line=line)
