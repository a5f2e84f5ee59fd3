"""One checker's way alone, which may as well be a date, a time of day or a score: `13/8`, `13-8`.

It is a play where nothing stands beside it but what is known to: courtesies, names, the roll and
its number, and what somebody says who plays. Beside anything else its writer is asked, as a play
cannot be taken back.
"""

import re
from collections.abc import Sequence

from corr.mail.orders.order_lines import LineReader
from corr.mail.orders.order_rest import is_courtesy, is_name
from corr.mail.orders.order_words import Words, folded, lowered
from corr.tournament.play.orders import Order, Play

_LONE = re.compile(r"\d{1,2}(?:\s*[/-]\s*\d{1,2})+")
_NUMBER = re.compile(r"\d+")
_STOPS = (".", "!", "?", "…")
_COLONS = (":", "：")
_ACROSS = r"\D{1,8}"
"""What may stand between the numbers of a way: `13 till 8`."""


def is_lone(order: Order) -> bool:
    """Whether an order is one way by its numbers alone, without the roll or its number."""
    return isinstance(order, Play) and order.number is None and bool(_LONE.fullmatch(order.text))


def is_led(order: Order, words: Words) -> bool:
    """Whether what somebody says who plays stands right before a way: `my move is 13/8`."""
    return _ends_before(order, words.going)


def is_clear(order: Order, lines: Sequence[str], reader: LineReader, words: Words) -> bool:
    """Whether a way that is all that its line orders is none of a sentence around it.

    `I play on 13/8` tells a day, and so may `I have 13/8`, or a line with the end of the line
    above or the head of the one below.
    """
    off = filter(None, (words.filler, reader.before_rolls))
    if any(_ends_before(order, said) for said in off) and not is_led(order, words):
        return False
    at = next((n for n, one in enumerate(lines) if one.strip() == order.line), None)
    if at is None:
        return True
    above = next((one for one in reversed(lines[:at]) if one.strip()), "").strip()
    parted = at == 0 or not lines[at - 1].strip()
    below = lines[at + 1].strip() if at + 1 < len(lines) else ""
    strict = "/" not in order.line
    goes_on = above.endswith(_COLONS) or (not parted and (strict or not above.endswith(_STOPS)))
    if goes_on and not _is_known(above, f"{above} {order.line}", order, reader, words):
        return False
    begins = next((one for one in below if one.isalnum()), "A")
    goes_on = strict or not begins.isupper()
    return not goes_on or _is_known(below, f"{order.line} {below}", order, reader, words)


def _is_known(line: str, joined: str, order: Order, reader: LineReader, words: Words) -> bool:
    """Whether a line beside a way may stand there, by itself or `joined` with it."""
    if not any(map(str.isalnum, line)) or is_courtesy(line, words) or is_name(line):
        return True
    return bool(reader.read(line).orders or _same(reader.read(joined).orders, order))


def _same(found: Sequence[Order], order: Order) -> bool:
    texts = [one.text for one in found if isinstance(one, Play)]
    return isinstance(order, Play) and texts == [order.text]


def _ends_before(order: Order, said: re.Pattern[str]) -> bool:
    """Whether one of such phrases stands right before the way of an order in its line."""
    assert isinstance(order, Play)
    text = lowered(folded(order.line))
    numbers = _NUMBER.findall(order.text)
    way = re.search(rf"(?<!\d){_ACROSS.join(numbers)}(?!\d)", text)
    starts = (found.start() for found in re.finditer(r"\b\w", text[: way.start()] if way else ""))
    founds = (said.match(text, start) for start in starts)
    return any(found is not None and way and found.end() == way.start() for found in founds)
