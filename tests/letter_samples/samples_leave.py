"""Sample letters about leave: to who takes it, and to the opponents."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

from msgspec.structs import replace

from corr.mail.letter import Refusal
from corr.mail.write.facts import LeaveEvent, LeaveFacts, LeaveGame
from tests.letter_samples.samples_facts import (
    DATE,
    HOLM,
    Sample,
    game_letter,
    happened,
    letter_to_player,
)

_DAY = timedelta(days=1)
_UNTIL = datetime(2024, 12, 21, 23, tzinfo=UTC)
_GAMES = (
    LeaveGame(game="SK24-017", opponent="Anna Berg", turn="you", due=_UNTIL + 5 * _DAY),
    LeaveGame(game="SK24-021", opponent=HOLM, turn="opponent", due=DATE + 4 * _DAY),
    LeaveGame(game="SK24-022", opponent="Erik Öst", turn="you", due=DATE - _DAY, over=True),
    LeaveGame(game="SK24-025", opponent=HOLM, turn="opponent", due=DATE - _DAY, over=True),
    LeaveGame(game="SK24-023", opponent="Per Lund", turn="you", due=None),
    LeaveGame(game="SK24-024", opponent="Eva Ek", turn="opponent", due=None),
)
_EVENTS = (
    LeaveEvent(
        id="SK24",
        name="Sverigekorr 2024",
        most=21,
        left=((2024, 4), (2025, 1)),
        games=_GAMES,
    ),
    LeaveEvent(id="NM24", name="Nordic cup", most=45, left=((2024, 45),)),
    LeaveEvent(
        id="VC24",
        name="Vinterkorr",
        refusal=Refusal(
            line="leave 2024-12-05 to 2024-12-21",
            code="leave_spent",
            params={
                "event": "VC24",
                "year": 2024,
                "days": 17,
                "left": 3,
                "most": 10,
                "first": date(2024, 12, 5),
                "last": None,
            },
        ),
    ),
)
_LEAVE = LeaveFacts(
    since=DATE - timedelta(hours=1),
    until=_UNTIL,
    time_zone="Europe/Stockholm",
    events=_EVENTS,
)
_THEIRS = replace(
    _LEAVE,
    events=(replace(_EVENTS[0], most=0, left=(), games=_GAMES[:2]),),
    player="Anna Berg",
)


def _by_ruling(facts: LeaveFacts) -> LeaveFacts:
    return replace(facts, ruling="SK24/3", rule="24.2", appeal_until="2024-12-19")


def leave(language: str) -> Iterator[Sample]:
    """The letters about leave, and a letter about a game of players who take it."""
    later = replace(_LEAVE, since=DATE + 9 * _DAY, events=_EVENTS[:1])
    off = replace(_LEAVE, since=None, until=DATE + _DAY, off=True, events=_EVENTS[:1])
    april = (DATE + 120 * _DAY, DATE + 127 * _DAY)
    kept = replace(off, kept=(april,))
    not_at_all = replace(off, until=None, gone=(april,))
    own = (
        ("", "leave from now on, partly possible", _LEAVE),
        ("_later", "leave that is still to come", later),
        (
            "_granted",
            "leave that the arbiter gives",
            _by_ruling(replace(later, ruled=True, reason="in hospital")),
        ),
        ("_off", "leave is taken back", off),
        ("_off_kept", "leave is taken back, and more is still to come", kept),
        ("_off_before", "leave is taken back before it begins", not_at_all),
        ("_cancelled", "the arbiter takes leave back", replace(off, ruled=True, reason="well")),
    )
    for name, about, facts in own:
        draft = letter_to_player("leave", language, leave=facts)
        yield Sample(name=f"leave{name}", about=about, draft=draft)
    theirs = (
        ("", "an opponent is on leave", _THEIRS),
        ("_later", "an opponent will be on leave", replace(_THEIRS, since=DATE + 9 * _DAY)),
        ("_off", "an opponent is back sooner", replace(off, events=_THEIRS.events, player=HOLM)),
        ("_granted", "an arbiter gave an opponent leave", _by_ruling(_THEIRS)),
        (
            "_off_before",
            "an opponent does not go on leave",
            replace(not_at_all, events=_THEIRS.events, player=HOLM),
        ),
    )
    for name, about, facts in theirs:
        draft = letter_to_player("opponent_leave", language, leave=facts)
        yield Sample(name=f"opponent_leave{name}", about=about, draft=draft)
    now, later_on = (DATE - _DAY, _UNTIL), (DATE + 9 * _DAY, DATE + 15 * _DAY + _DAY / 48)
    played = (happened("they_played", moves=("k8",)),)
    yield Sample(
        name="your_move_leave",
        about="both players are or will be on leave",
        draft=game_letter(
            "your_move", language, happenings=played, my_leave=now, their_leave=later_on
        ),
    )
