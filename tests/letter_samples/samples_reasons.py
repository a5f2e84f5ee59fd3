"""What each reason for a refusal may say: arguments of the sample letters."""

from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime, timedelta

from corr.errors import REASONS
from corr.games.registry import RULES
from corr.mail.letter import Refusal
from tests.letter_samples.samples_facts import DATE

APART = ("backgammon",)
"""Games whose reasons stand in letters of their own, below another board."""

_ANYWHERE: dict[str, object] = {
    "address": "other@example.net",
    "accepted": "white",
    "arrived": DATE,
    "captain": "Karin Åberg",
    "sender": "bo@elsewhere.example",
    "arbiter": "Lars Domare, domare@example.org",
    "centre": "h8",
    "congruent": True,
    "count": 5,
    "due": DATE,
    "event": "SK24",
    "events": ("SK24", "VC25"),
    "expected": 3,
    "first": "g8",
    "forfeit": "on claim",
    "found": 2,
    "game": "SK24-017",
    "games": ("SK24-004", "SK24-017"),
    "granted": False,
    "high": 8,
    "kind": "five",
    "level": 3,
    "limit": 20,
    "low": 1,
    "most": 2,
    "move": "k8",
    "offers": ("g8", "i7", "f9"),
    "open": ("VC25", "HM25"),
    "opening": "D4",
    "place": 2,
    "played": DATE,
    "ply": 13,
    "point": "h8",
    "readings": ("i9", "j10"),
    "second": "i8",
    "size": 9,
    "start": "2025-03-01",
    "team": "Umeå",
    "text": "k99",
    "where": ("SK24", "VC25"),
    "yours": ("SK24", "VC25"),
    "number": 3,
    "mine": True,
    "until": "2024-03-15",
    "dice": "52",
    "examples": ("24/22 13/8", "24/17"),
    "part": "13/6",
    "cube": 2,
}
"""A value for the parameters, whatever the reason …"""

_HERE: dict[str, dict[str, object]] = {
    "off_board": {"point": "p16"},
    "not_arrived": {"readings": ("k8",)},
    "no_kind_yet": {"kind": "bomb"},
    "kind_late": {"move": "k8"},
    "stone_without_point": {"kind": "bomb", "example": "bomb a15"},
    "no_bomb_left": {"most": 1},
    "goes_on": {"asked": "resign"},
    "not_centre": {"point": "h8"},
    "not_adjacent": {"point": "j10"},
    "not_inside": {"point": "a1"},
    "declare_range": {"found": 9},
    "not_offered": {"point": "k12"},
    "not_yours_after": {"text": "g7"},
    "skips_i": {"text": "p9", "readings": ("o9",), "point": ""},
    "number_missing": {"game": "SK24-021", "readings": ("SK24-021 13. h5",)},
    "wrong_number": {"found": 12, "expected": 13},
    "draw_too_early": {"move": 30},
    "draw_offers_spent": {"limit": 3},
    "draw_claim_too_early": {"move": 150},
    "bad_setting": {"text": "set colour green"},
    "bad_language": {"text": "klingon", "languages": ("en (English)", "sv (svenska)")},
    "bad_time_zone": {
        "text": "Stokholm",
        "near": ("Europe/Stockholm",),
    },
    "bad_text": {"text": "large"},
    "bad_digest": {"text": "noon"},
    "bad_board": {"text": "marble"},
    "bad_letters": {"text": "purple"},
    "bad_receipts": {"text": "maybe"},
    "bad_calendar": {"text": "maybe"},
    "unknown_event": {"event": "XX99"},
    "no_such_event": {"event": "XX99"},
    "too_many_questions": {"limit": 3},
    "bad_leave": {
        "first": date(2025, 7, 21),
        "last": date(2025, 7, 1),
        "today": date(2025, 6, 20),
    },
    "leave_unread": {"today": date(2025, 6, 20)},
    "which_leave": {
        "leaves": (
            (datetime(2025, 6, 30, 22, tzinfo=UTC), datetime(2025, 7, 21, 22, tzinfo=UTC)),
            (datetime(2025, 12, 23, 23, tzinfo=UTC), datetime(2025, 12, 26, 23, tzinfo=UTC)),
        ),
        "zone": "Europe/Stockholm",
    },
    "leave_too_far": {"last": date(2029, 7, 21), "most": date(2027, 6, 21)},
    "leave_already": {"event": "SK24", "last": date(2025, 7, 21)},
    "leave_too_short": {
        "event": "SK24",
        "least": 3,
        "first": date(2025, 7, 1),
        "last": date(2025, 7, 3),
    },
    "leave_too_late": {
        "event": "SK24",
        "notice": timedelta(days=2),
        "first": date(2025, 7, 3),
        "last": date(2025, 7, 21),
    },
    "leave_spent": {
        "event": "SK24",
        "year": 2025,
        "days": 21,
        "left": 4,
        "most": 21,
        "first": date(2025, 7, 1),
        "last": date(2025, 7, 4),
    },
    "break_runs": {"until": datetime(2025, 7, 21, 22, tzinfo=UTC)},
    "no_break_wanted": {"left": 2},
    "no_act": {"breaks": 1},
    "leave_ends": {"until": datetime(2025, 7, 21, 22, tzinfo=UTC), "zone": "Europe/Stockholm"},
    "for_ranking": {"who": "rankers"},
    "event_moved": {"address": "td@renju.example.org"},
    "unknown_game": {"game": "SK24-099"},
    "bad_address": {"text": "anna(at)example.org"},
    "asked_often": {"limit": 3},
    "not_passed_on": {"why": "your_address"},
    "words_left_out": {"why": "our_address"},
    "too_big": {"limit": "1 MB"},
    "event_cancelled": {"why": "too few players"},
    "not_needed": {"text": "a2"},
    "asterisks": {"around": True, "readings": ("m12*", "m12")},
    "no_remove": {"captures": True},
    "colour_or_two": {"then": "white, g7", "example": "h6 f8"},
    "several_ways": {"text": "24/13", "readings": ("24/18*/13", "24/19/13")},
    "no_checker": {"part": "23/18", "point": "23"},
    "bar_first": {"part": "13/8", "examples": ("bar/20 13/11", "bar/23 13/8")},
    "not_home": {"part": "6/off"},
    "not_the_highest": {"part": "3/off"},
    "blocked": {"part": "24/19", "point": "19"},
    "not_together": {"text": "24/19 24/19"},
    "nothing_hit": {"point": 8},
    "play_more": {"used": 1, "most": 2},
    "higher_die": {"die": 5},
    "not_rolled": {"text": "13/8 24/22"},
    "plays_up": {"text": "12/17 1/3", "turned": "13/8 24/22"},
    "wrong_cube": {"text": "4"},
    "wrong_roll": {"text": "61"},
    "wrong_roll_number": {"found": 11, "expected": 12},
    "double_due": {"text": "roll"},
    "resignation_due": {"text": "roll"},
    "nothing_to_answer": {"text": "take"},
    "unread_match_line": {"game": "SK24-004"},
    "if_what": {"text": "take"},
    "if_answer": {"text": "take", "reply": "8/5*", "choices": ("double", "roll")},
    "if_no_such_play": {"text": "22/3", "part": "22/3"},
    "refused_before": {"text": "resign single"},
    "boards_which": {"teams": ("Umeå", "Lund")},
    "boards_already": {"boards": ("2",)},
    "boards_as_short": {"team": "Umeå", "other": "Lund"},
    "boards_so_many": {"n": 1, "found": 2},
    "boards_by_number": {"text": "Anna Berg", "most": 3},
    "phrase_too_long": {"found": 214, "most": 200},
    "phrase_too_short": {"least": 3},
    "phrase_stands_in": {"least": 3},
    "other_notation": {"text": "-22", "own": "letters", "found": (("matrix", "h12"),)},
}
"""… and those that make sense for one alone."""


def every_refusal() -> Iterator[Refusal]:
    """Every reason that there is, with arguments that could be true; those of `APART` excepted."""
    own = {
        code: names
        for key, game in RULES.items()
        if key not in APART
        for code, names in game.own.reasons.items()
    }
    return _refusals({**REASONS, **own})


def refusals_of(kind: str) -> Iterator[Refusal]:
    """The same of those that a game has for itself."""
    return _refusals(RULES[kind].own.reasons)


def _refusals(reasons: Mapping[str, tuple[str, ...]]) -> Iterator[Refusal]:
    for code, names in reasons.items():
        own = _HERE.get(code, {})
        params = {name: own.get(name, _ANYWHERE.get(name)) for name in names}
        yield Refusal(line="", code=code, params=params)
