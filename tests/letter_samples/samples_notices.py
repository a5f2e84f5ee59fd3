"""Sample notices: one of everything that the arbiter is told."""

from datetime import datetime
from zoneinfo import ZoneInfo


def at(month: int, day: int, hour: int, minute: int) -> datetime:
    """An instant of 2024 on the clock of the arbiter who reads of it."""
    return datetime(2024, month, day, hour, minute, tzinfo=ZoneInfo("Europe/Stockholm"))


_APPEAL: dict[str, object] = {
    "event": "BG29",
    "number": 3,
    "what": "Bo Ek (P0002) gets a point in BG29-001",
    "reason": "insults",
    "rule": "1.4",
    "name": "Anna Berg",
    "words": "I was not insulting",
}

NOTICES_SHOWN: tuple[tuple[str, dict[str, object]], ...] = (
    (
        "letter_set_aside",
        {
            "sender": "x@y.example",
            "subject": "Hi",
            "reason": "foreign_address",
            "who": "Karin Åberg",
            "until": at(12, 1, 20, 42),
            "commands": ("corr mail show k1", "corr mail release k1", "corr mail drop k1"),
        },
    ),
    (
        "letter_set_aside",
        {
            "sender": "karin@example.org",
            "subject": "",
            "reason": "failed",
            "who": "Karin Åberg",
            "until": "",
            "commands": ("corr mail show k1", "corr mail release k1", "corr mail drop k1"),
        },
    ),
    (
        "letter_set_aside",
        {
            "sender": "",
            "subject": "",
            "reason": "no_sender",
            "who": "",
            "until": "",
            "commands": ("corr mail show k1", "corr mail release k1", "corr mail drop k1"),
        },
    ),
    (
        "letter_undelivered",
        {
            "recipient": "a@b.example",
            "subject": "SK24-017",
            "reply": "550 unknown",
            "elsewhere": "",
            "commands": (
                "corr mail resend SK24-017 --to a@b.example",
                "corr mail list --undelivered",
            ),
        },
    ),
    (
        "entry_asked",
        {
            "name": "Nils Holm",
            "address": "nils@example.net",
            "event": "SK24",
            "commands": (
                "corr event enter SK24 P0004",
                "corr event refuse SK24 P0004 --reason TEXT",
            ),
            "place": 2,
            "free": 3,
        },
    ),
    (
        "late_asked",
        {
            "name": "Nils Holm",
            "address": "nils@example.net",
            "event": "SK24",
            "commands": ("corr event late SK24 P0004 --reason TEXT",),
        },
    ),
    ("entry_left", {"name": "Nils Holm", "event": "SK24", "entered": 17, "most": 18}),
    (
        "place_free",
        {"name": "Nils Holm", "event": "SK24", "commands": ("corr event enter SK24 P0004",)},
    ),
    ("event_filled", {"event": "SK24", "most": 18}),
    (
        "too_few",
        {
            "event": "SK24",
            "entered": 4,
            "least": 5,
            "ranked": True,
            "commands": (
                "corr event enter SK24 PLAYER --late",
                "corr event change SK24 FILE --reason TEXT",
                "corr event cancel SK24 --reason TEXT",
            ),
        },
    ),
    (
        "player_left",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "event": "SK24",
            "running": 4,
            "unstarted": 2,
            "annulled": True,
            "waiting": (),
            "undecided": False,
        },
    ),
    (
        "player_left",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "event": "SK24",
            "running": 1,
            "unstarted": 0,
            "annulled": False,
            "waiting": ("SK24-017",),
            "undecided": True,
        },
    ),
    (
        "stranger_entry",
        {
            "name": "Kim Ek",
            "address": "kim@example.net",
            "event": "SK24",
            "commands": ('corr player add "NAME" kim@example.net --enter SK24 --late',),
        },
    ),
    (
        "stranger_form",
        {
            "name": "Kim Ek",
            "address": "kim@example.net",
            "event": "SK24",
            "given": ("SE", "Umeå SK", "1099"),
            "commands": ("corr player add 'Kim Ek' kim@example.net --country SE --enter SK24",),
            "voucher": "good",
        },
    ),
    (
        "player_forgotten",
        {
            "player": "P0005",
            "folder": "Handled",
            "addresses": ("nils@example.net", "n.holm@example.org"),
            "first": "2024-02-01",
            "last": "2024-11-20",
            "reported": ("SK23", "SK24"),
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
            "commands": ("corr event withdraw SK24 P0003 --reason TEXT",),
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
            "alone": True,
            "commands": (
                "corr player unreachable P0003 --reason TEXT",
                "corr player reachable P0003",
                "corr player reachable P0003 --address NEW",
            ),
        },
    ),
    (
        "report_refuted",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "reported": at(11, 20, 10, 0),
            "answered": at(11, 25, 18, 30),
            "games": ("SK24-012 (128 h)", "SK24-017 (96 h)"),
            "commands": (
                "corr clock extend SK24-012 --days 6 --reason TEXT",
                "corr clock extend SK24-017 --days 4 --reason TEXT",
            ),
        },
    ),
    (
        "bounce_unproven",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "where": "karin@example.org",
            "reply": "550 5.1.1 no such user",
            "until": at(12, 1, 20, 42),
            "commands": ("corr mail release k2", "corr mail drop k2"),
        },
    ),
    (
        "bounce_unclear",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "where": "karin@example.org",
            "reply": "There was a problem with your message",
            "until": at(12, 1, 20, 42),
            "commands": ("corr mail show k3", "corr mail release k3", "corr mail drop k3"),
        },
    ),
    (
        "answers_held",
        {"limit": 500, "waiting": 812, "commands": ("corr mail list --state all",)},
    ),
    (
        "same_words",
        {
            "name": "Karin Åberg",
            "where": "karin@example.net",
            "words": "i am away until 12 august.",
            "commands": ("corr mail release k7", "corr mail list --all"),
        },
    ),
    (
        "letters_flood",
        {
            "sender": "robot@example.net",
            "limit": 2000,
            "commands": (
                "corr mail release --from robot@example.net",
                "corr mail drop --from robot@example.net",
            ),
        },
    ),
    (
        "mailbox_unread",
        {"since": at(2, 1, 13, 0), "reply": "[imap] user td: Invalid credentials"},
    ),
    (
        "clocks_differ",
        {"came": at(3, 2, 13, 0), "now": at(2, 1, 13, 0), "commands": ("corr status",)},
    ),
    (
        "round_waits",
        {
            "event": "SK24",
            "round": 4,
            "games": ("SK24-012", "SK24-017"),
            "commands": ("corr event assess SK24-012 1/2-1/2 --reason TEXT",),
        },
    ),
    (
        "last_round_waits",
        {
            "event": "SK24",
            "round": 7,
            "games": ("SK24-012",),
            "commands": (
                "corr event rule SK24-012 1-0 --reason TEXT",
                "corr event draw SK24 --unfinished",
            ),
        },
    ),
    (
        "round_fails",
        {
            "event": "SK24",
            "round": 4,
            "why": "Anna Berg – Nils Holm",
            "commands": ("corr event draw SK24",),
        },
    ),
    (
        "games_wrong",
        {
            "event": "SK24",
            "why": "SK24-013",
            "commands": ("corr event redraw SK24 --reason TEXT",),
        },
    ),
    (
        "time_over",
        {
            "name": "Karin Åberg",
            "opponent": "Anna Berg",
            "game": "SK24-017",
            "due": at(11, 28, 14, 2),
            "commands": (
                "corr clock forfeit SK24-017 --reason TEXT",
                "corr clock extend SK24-017 --days 7 --reason TEXT",
            ),
        },
    ),
    (
        "lost_in_time",
        {
            "name": "Karin Åberg",
            "opponent": "Anna Berg",
            "game": "SK24-017",
            "arrived": at(11, 28, 10, 40),
            "due": at(11, 28, 14, 2),
            "commands": ("corr game reopen SK24-017 --days 7 --reason TEXT",),
        },
    ),
    (
        "player_silent",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "event": "SK24",
            "games": ("SK24-012", "SK24-017"),
            "days": 40,
            "since": at(10, 19, 10, 30),
            "commands": ("corr event withdraw SK24 P0003 --reason 'silent since 2024-10-19'",),
        },
    ),
    ("panel_wanted", {**_APPEAL, "commands": ("corr appeal panel BG29 3 A B C --reason TEXT",)}),
    (
        "panel_votes",
        {
            **_APPEAL,
            "members": ("kim@example.org", "lo@example.org", "max@example.org"),
            "letters": ('Anna Berg, 2029-05-02: "the roll was mine"',),
            "record": "1. 64: 24/14",
            "commands": (
                "corr appeal vote BG29 3 uphold --reason TEXT",
                "corr appeal vote BG29 3 change --reason TEXT",
            ),
        },
    ),
    ("panel_left", {"event": "BG29", "number": 3}),
    ("panel_over", {"event": "BG29", "number": 3}),
    (
        "appeal_changed",
        {
            "event": "BG29",
            "number": 3,
            "reason": "One point is enough.",
            "yours": True,
            "commands": ("corr game points BG29-001 P0002 2 --reason TEXT",),
        },
    ),
    (
        "director_called",
        {
            "name": "Anna Berg",
            "opponent": "Bo Ek",
            "game": "BG29-001",
            "words": "the roll was mine",
            "record": "1. 64: 24/14",
            "commands": (
                "corr game answer-call BG29-001 --reason TEXT",
                "corr game points BG29-001 P0001 1 --reason TEXT",
                "corr event warn BG29 P0001 --match BG29-001 --reason TEXT",
                "corr clock extend BG29-001 --days 3 --reason TEXT",
            ),
        },
    ),
    (
        "win_claimed",
        {
            "name": "Karin Åberg",
            "colour": "white",
            "game": "SK24-017",
            "line": "h5 h6 g7",
            "finding": "proved",
            "commands": (
                'corr game claim SK24-017 --after 22 "h5 h6 g7"',
                'corr game answer-claim SK24-017 yes --reason "claimed and proved"',
                "corr game answer-claim SK24-017 no --reason TEXT",
            ),
        },
    ),
    ("put_off", {"what": "game", "name": "SK24-012", "commands": ("corr status",)}),
    (
        "purge_waits",
        {"what": "mails", "part": 412, "whole": 538, "command": "corr purge --yes"},
    ),
)
"""Codes of `NOTICES` with sample parameters; some appear twice, for both of their forms."""
