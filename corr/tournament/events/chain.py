"""The hash chain over a stream's events; that of a game is proved by both players' mailboxes.

Each link is the SHA-256 of the one before and of what happened, as six lines of text in UTF-8,
each with a line end:

    the link before, nothing for the first event
    the game's id, or whatever the stream is called
    when it happened, UTC, with microseconds
    the kind of the event
    the version of the kind
    the event's body as it is stored: JSON, its keys in order, without blanks

Only what both players may know is in it. What one of them keeps to themselves, moves in advance,
notes, claims that were refused (`PRIVATE`), has no link and leaves the last one as it was: it can
neither be guessed from a letter nor is it needed to check the record, and who is forgotten can be
taken out of it. For the same reason an event's number is not in it, which would show the gaps;
the order of events is that of the links. A kind that is in `PRIVATE` stays in it, and no other
follows it there: the links of old games would change.

Where words that have a link are taken out, since they are about somebody who is forgotten,
`TAKEN_OUT` stands in their place and the link stays that of the words. What such an event says is
not proved any more; what came before and after it is, as it was.
"""

import re
from collections.abc import Iterable
from hashlib import sha256

from corr.tournament.events.events import PRIVATE
from corr.tournament.events.fields import TAKEN_OUT

SHOWN = 10
"""How many characters of a link a letter shows in words."""

_MARK = f'"{TAKEN_OUT}"'
_LINK = re.compile("[0-9a-f]{64}")
_PRIVATE = frozenset(kind.__name__ for kind in PRIVATE)


def is_of_game(stream: str) -> bool:
    """Whether a stream is that of a game, whose links the letters show.

    >>> is_of_game("SK24-017"), is_of_game("SK24"), is_of_game("player:P0001")
    (True, False, False)
    """
    return "-" in stream and ":" not in stream


def is_linked(kind: str) -> bool:
    """Whether an event of a kind has a link: both players may know of it."""
    return kind not in _PRIVATE


def is_bare(text: str) -> bool:
    """Whether words were taken out of the body of an event."""
    return _MARK in text


def link(
    before: str, *, game: str, at: str, kind: str, version: int, text: str, kept: str = ""
) -> str:
    """The link of one more event, 64 hexadecimal digits; that before if it has none.

    `kept` is the one that is stored: it holds for an event out of which words were taken.
    """
    if not is_linked(kind):
        return before
    if is_bare(text) and _LINK.fullmatch(kept):
        return kept
    lines = (before, game, at, kind, str(version), text, "")
    return sha256("\n".join(lines).encode()).hexdigest()


def links(game: str, events: Iterable[tuple[str, str, int, str, str]]) -> Iterable[str]:
    """The link after each event of a game, which are (at, kind, version, text, kept) each."""
    last = ""
    for at, kind, version, text, kept in events:
        last = link(last, game=game, at=at, kind=kind, version=version, text=text, kept=kept)
        yield last
