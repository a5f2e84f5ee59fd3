"""Sample letters about an event, about the reader, and to people who take no part."""

from collections.abc import Iterator
from dataclasses import replace

from corr.mail.letter import Draft
from corr.mail.samples_facts import (
    EVENT,
    GAMES,
    NORMS,
    Sample,
    letter,
    letter_to_player,
)

_NOTICES: tuple[tuple[str, dict[str, object]], ...] = (
    (
        "letter_set_aside",
        {"key": "k1", "sender": "x@y.example", "subject": "Hi", "reason": "auto_reply"},
    ),
    (
        "letter_undelivered",
        {"recipient": "a@b.example", "subject": "SK24-017", "reply": "550 unknown"},
    ),
    (
        "entry_asked",
        {
            "name": "Nils Holm",
            "address": "nils@example.net",
            "event": "SK24",
            "command": "corr event enter SK24 P0004",
        },
    ),
    (
        "stranger_entry",
        {"name": "Kim Ek", "address": "kim@example.net", "event": "SK24"},
    ),
    (
        "player_forgotten",
        {
            "player": "P0005",
            "folder": "Handled",
            "addresses": ("nils@example.net", "n.holm@example.org"),
            "first": "2024-02-01",
            "last": "2024-11-20",
        },
    ),
    (
        "withdrawal_asked",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "address": "karin@example.org",
            "event": "SK24",
            "running": 4,
            "annulled": True,
        },
    ),
    (
        "player_unreachable",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "where": "karin@example.org",
            "games": ("SK24-012", "SK24-017"),
            "reply": "550 5.1.1 <karin@example.org>: no such user here",
        },
    ),
    (
        "bounce_unproven",
        {
            "key": "k2",
            "name": "Karin Åberg",
            "player": "P0003",
            "where": "karin@example.org",
            "reply": "550 5.1.1 no such user",
        },
    ),
    (
        "bounce_unclear",
        {
            "key": "k3",
            "name": "Karin Åberg",
            "player": "P0003",
            "where": "karin@example.org",
            "reply": "There was a problem with your message",
        },
    ),
    ("answers_held", {"limit": 500, "waiting": 812}),
    ("letters_flood", {"sender": "robot@example.net", "limit": 2000}),
    (
        "mailbox_unread",
        {"since": "2024-02-01 12:00 UTC", "reply": "[imap] user td: Invalid credentials"},
    ),
    ("clocks_differ", {"came": "2024-03-02 12:00 UTC", "now": "2024-02-01 12:00 UTC"}),
    ("put_off", {"what": "game", "name": "SK24-012", "why": "ValueError"}),
)


def events(language: str) -> Iterator[Sample]:
    """The letters about no single game, in a language."""
    for part in (_starts, _others):
        yield from part(language)


def _starts(language: str) -> Iterator[Sample]:
    none = replace(NORMS, completed=0, points="0")
    yield Sample(
        name="start",
        about="an event begins, the opening decides the colours",
        draft=_to_player("start", language, event=EVENT, games=GAMES, norms=none),
    )
    yield Sample(
        name="start_new",
        about="to a new player, whose colours are known",
        draft=_to_player(
            "start",
            language,
            event=replace(EVENT, opening="free-renju"),
            games=[replace(game, colour="white") for game in GAMES[:1]],
            norms=replace(none, level="", keep=""),
        ),
    )
    yield Sample(
        name="invitation",
        about="to an event that takes entries",
        draft=letter("invitation", language, event=EVENT),
    )


def _to_player(kind: str, language: str, **facts: object) -> Draft:
    """A letter with the reader's pass that answers nothing."""
    return replace(letter_to_player(kind, language, **facts), in_reply_to="", references=())


def _others(language: str) -> Iterator[Sample]:
    yield Sample(
        name="stranger",
        about="to somebody who plays in no event",
        draft=letter("stranger", language, arbiter="domare@example.org", event="", told=False),
    )
    yield Sample(
        name="stranger_entry",
        about="to somebody who wants to play and is not known",
        draft=letter("stranger", language, arbiter="domare@example.org", event="SK24", told=True),
    )
    yield Sample(
        name="arbiter",
        about="everything that the arbiter is told",
        draft=letter("arbiter", language, notices=_NOTICES),
    )
