"""Sample notices: one of everything that the arbiter is told."""

NOTICES_SHOWN: tuple[tuple[str, dict[str, object]], ...] = (
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
            "refuse": "corr event refuse SK24 P0004 --reason TEXT",
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
            "command": "corr event late SK24 P0004 --reason TEXT",
        },
    ),
    ("entry_left", {"name": "Nils Holm", "event": "SK24", "entered": 17, "most": 18}),
    (
        "place_free",
        {"name": "Nils Holm", "event": "SK24", "command": "corr event enter SK24 P0004"},
    ),
    ("event_filled", {"event": "SK24", "most": 18}),
    (
        "too_few",
        {
            "event": "SK24",
            "entered": 4,
            "least": 5,
            "ranked": True,
            "enter": "corr event enter SK24 PLAYER --late",
            "change": "corr event change SK24 FILE --reason TEXT",
            "cancel": "corr event cancel SK24 --reason TEXT",
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
        {"name": "Kim Ek", "address": "kim@example.net", "event": "SK24", "late": True},
    ),
    (
        "stranger_form",
        {
            "name": "Kim Ek",
            "address": "kim@example.net",
            "event": "SK24",
            "given": ("SE", "Umeå SK", "1099"),
            "command": "corr player add 'Kim Ek' kim@example.net --country SE --enter SK24",
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
            "confirm": "`corr player unreachable P0003 --reason TEXT`",
        },
    ),
    (
        "report_refuted",
        {
            "name": "Karin Åberg",
            "player": "P0003",
            "reported": "2024-11-20 09:00 UTC",
            "answered": "2024-11-25 17:30 UTC",
            "games": ("SK24-012 (128 h)", "SK24-017 (96 h)"),
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
    (
        "same_words",
        {
            "name": "Karin Åberg",
            "where": "karin@example.net",
            "words": "i am away until 12 august.",
            "key": "k7",
        },
    ),
    ("letters_flood", {"sender": "robot@example.net", "limit": 2000}),
    (
        "mailbox_unread",
        {"since": "2024-02-01 12:00 UTC", "reply": "[imap] user td: Invalid credentials"},
    ),
    ("clocks_differ", {"came": "2024-03-02 12:00 UTC", "now": "2024-02-01 12:00 UTC"}),
    (
        "round_waits",
        {
            "event": "SK24",
            "round": 4,
            "games": ("SK24-012", "SK24-017"),
            "command": "`corr event assess SK24-012 1/2-1/2 --reason 'neither is ahead'`",
        },
    ),
    (
        "last_round_waits",
        {
            "event": "SK24",
            "round": 7,
            "games": ("SK24-012",),
            "end": "`corr event rule SK24-012 1-0 --reason 'black is winning'`",
            "draw": "`corr event draw SK24 --unfinished`",
        },
    ),
    ("round_fails", {"event": "SK24", "round": 4, "why": "Anna Berg has met everybody"}),
    (
        "games_wrong",
        {
            "event": "SK24",
            "why": "SK24-013 does not follow from the results as they are now: "
            "`corr event redraw SK24 --reason TEXT` annuls it and draws what follows",
        },
    ),
    (
        "time_over",
        {
            "name": "Karin Åberg",
            "opponent": "Anna Berg",
            "game": "SK24-017",
            "due": "2024-11-28 13:02 UTC",
            "forfeit": "`corr clock forfeit SK24-017 --reason TEXT`",
            "extend": "`corr clock extend SK24-017 --days 7 --reason TEXT`",
        },
    ),
    (
        "lost_in_time",
        {
            "name": "Karin Åberg",
            "opponent": "Anna Berg",
            "game": "SK24-017",
            "arrived": "2024-11-28 09:40 UTC",
            "due": "2024-11-28 13:02 UTC",
            "command": "`corr game reopen SK24-017 --days 7 --reason TEXT`",
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
            "since": "2024-10-19 08:30 UTC",
            "command": "`corr event withdraw SK24 P0003 --reason 'silent since 2024-10-19'`",
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
            "check": 'corr game claim SK24-017 --after 22 "h5 h6 g7"',
            "rule": 'corr event rule SK24-017 0-1 --reason "a win that was claimed and proved"',
        },
    ),
    ("put_off", {"what": "game", "name": "SK24-012", "why": "ValueError"}),
    (
        "purge_waits",
        {"what": "mails", "part": 412, "whole": 538, "command": "corr purge --yes"},
    ),
)
"""Codes of `NOTICES` with sample parameters; some appear twice, for both of their forms."""
