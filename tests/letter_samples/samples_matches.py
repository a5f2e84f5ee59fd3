"""Sample letters about matches of backgammon: what they ask, what they refuse, how they end."""

from collections.abc import Callable, Iterator
from datetime import date, timedelta
from typing import Any

from msgspec.structs import replace

from corr.games.rules import Stage
from corr.mail.letter import BreakFacts, Draft, Happening, LateStart
from tests.letter_samples.samples_facts import DATE, OVER, Sample, game_letter, happened
from tests.letter_samples.samples_match_clock import match_clocks
from tests.letter_samples.samples_reasons import refusals_of

_MATCH = {"points": "7", "dice": "plain", "aids": "own"}
_OPENED = "1. 61: 13/7 8/7"
_PLAYED = f"{_OPENED}; roll; 2. 31: 8/5 6/5; roll; 3. 64: 24/14"
_THROWN = f"{_PLAYED}; roll; 4. 52:"
_REASONS = 15


def _dice(letter: Callable[..., Draft]) -> Iterator[Sample]:
    """What becomes of the dice, and what is done without a letter."""
    asked = Stage(code="contribute", params={}, example="phrase: ")
    committed = happened("dice_committed", scheme="plain", first=1)
    yield Sample(
        name="your_move_match_contribute",
        about="backgammon: a match begins with something from both players for its dice",
        draft=letter(
            "your_move",
            "",
            happenings=(happened("match_started"), committed),
            stage=asked,
            gifts=True,
        ),
    )
    again = happened(
        "match_reopened", time=timedelta(days=7), yours=False, reason="He was in hospital"
    )
    yield Sample(
        name="your_move_match_reopened",
        about="backgammon: a match that was lost before it began is played after all",
        draft=letter("your_move", "", happenings=(again, committed), stage=asked, gifts=True),
    )
    yield from _late(letter, asked)
    yield from _breaks(letter)
    gave = happened("you_gave", line="1|phrase|red horses eat grass", arrived=DATE, kept=False)
    yield Sample(
        name="receipt_match_contributed",
        about="backgammon: the reader's contribution to the dice, and standing orders",
        draft=letter(
            "receipt",
            "",
            yours=False,
            gifts=True,
            happenings=(gave, happened("you_ordered", orders=("autoroll", "greedy"))),
        ),
    )
    yield Sample(
        name="reminder_match_contribute",
        about="backgammon: a reminder to who has given nothing to the dice",
        draft=letter(
            "reminder",
            "",
            happenings=(happened("dice_reminder"),),
            stage=asked,
            gifts=True,
        ),
    )
    later = happened("you_gave", line="1|phrase|red horses", arrived=DATE, kept=True)
    yield Sample(
        name="receipt_match_next_phrase",
        about="backgammon: a phrase for the next game, and a roll that a ruling has made void",
        draft=letter(
            "receipt",
            _OPENED,
            yours=False,
            happenings=(later, happened("rolls_void", rolls=((4, "52"), (5, "31")))),
        ),
    )
    named = happened("round_named", round=27_946_612, hour=DATE + timedelta(hours=1), arrived=DATE)
    yield Sample(
        name="receipt_match_round",
        about="backgammon: the dice take a round of a public beacon, which is to come",
        draft=letter("receipt", f"{_PLAYED}; roll", yours=False, happenings=(named,)),
    )
    yield Sample(
        name="your_move_match_shown",
        about="backgammon: the board of a match, as the reader asked for it",
        draft=letter("your_move", _PLAYED, happenings=(happened("match_shown"),)),
    )
    points = happened(
        "points_given", yours=0, theirs=2, why="director", waits=True, reason="insults, 2.1"
    )
    yield Sample(
        name="your_move_match_points",
        about="backgammon: the director gave points while a game goes on",
        draft=letter("your_move", _PLAYED, happenings=(points,)),
    )
    called = happened("they_called_director", text="the roll was mine")
    yield Sample(
        name="receipt_match_director_called",
        about="backgammon: the opponent has called the director, nothing is played",
        draft=letter(
            "receipt", _PLAYED, yours=False, gifts=True, called=True, happenings=(called,)
        ),
    )
    yield Sample(
        name="receipt_match_you_called_director",
        about="backgammon: the reader has called the director",
        draft=letter(
            "receipt",
            _PLAYED,
            yours=False,
            gifts=True,
            called=True,
            happenings=(happened("you_called_director", text="the roll was mine"),),
        ),
    )
    yield Sample(
        name="receipt_match_called_without_a_word",
        about="backgammon: the reader has called the director, and not said why",
        draft=letter(
            "receipt",
            _PLAYED,
            yours=False,
            gifts=True,
            called=True,
            happenings=(happened("you_called_director", text=""),),
        ),
    )
    back = happened("points_taken_back", yours=1, theirs=0, reason="the wrong match")
    yield Sample(
        name="your_move_match_director_answered",
        about="backgammon: the director has answered, and takes points back",
        draft=letter(
            "your_move",
            _PLAYED,
            happenings=(happened("director_answered", reason="see the roll's number"), back),
        ),
    )
    yield Sample(
        name="your_move_match_by_itself",
        about="backgammon: the dice stand, and a play was made by itself",
        draft=letter(
            "your_move",
            _PLAYED,
            happenings=(
                happened("dice_bound", first=1),
                happened("bg_opening", mine=1, theirs=6, begins="they"),
                happened(
                    "bg_turn", who="they", dice="64", rolled_why="", play="24/14", why="forced"
                ),
            ),
        ),
    )
    yield Sample(
        name="receipt_match_story",
        about="backgammon: a race that ran on without letters, a game that ended, standing orders",
        draft=letter("receipt", _PLAYED, yours=False, happenings=tuple(_story())),
    )
    yield Sample(
        name="game_over_match_seed",
        about="backgammon: the secret number of the dice is told",
        draft=letter(
            "game_over",
            _PLAYED,
            happenings=(happened("seed_told"),),
            ending="score",
            winner="opponent",
            **OVER,
        ),
    )


def _story() -> Iterator[Happening]:
    """What a letter tells of several turns, with every reason that there is."""
    yield turn("you", "", "6/4 6/5")
    yield turn("they", "21", "no_play")
    yield turn("you", "52", "6/1 6/4", rolled_why="autoroll", why="greedy")
    yield turn("they", "62", "6/off 2/off", why="forced")
    yield turn("you", "11", "none", rolled_why="autoroll_on_bar")
    yield turn("they", "66", "6/off(4)", why="last_checker")
    for who, deed, why in (
        ("they", ("bg_doubled", "2"), ""),
        ("you", ("bg_took", ""), "take_if_doubled"),
        ("you", ("bg_dropped", ""), "drop_if_doubled"),
        ("you", ("bg_doubled", "2"), "double_next_turn"),
        ("you", ("bg_took", ""), "in_advance"),
        ("they", ("bg_accepted", ""), "unasked"),
    ):
        yield happened("bg_act", who=who, moves=(deed,), why=why)
    score = {"mine": 0, "theirs": 2, "given_mine": 0, "given_theirs": 0}
    yield happened("bg_game_over", game=1, winner="they", size="gammon", points=2, **score)
    yield happened("bg_game_over", game=2, winner="you", size="single", points=1, **score)
    yield happened("bg_game_over", game=3, winner="you", size="backgammon", points=3, **score)
    for begins in ("you", "nobody"):
        yield happened("bg_opening", mine=6, theirs=1, begins=begins)
    yield happened("orders_stand", orders=("autoroll", "greedy"))


def turn(who: str, dice: str, play: str, *, rolled_why: str = "", why: str = "") -> Happening:
    """A turn of a match, as letters tell it."""
    return happened(
        "bg_turn", who=who, dice=dice or "none", rolled_why=rolled_why, play=play, why=why
    )


_START = LateStart(
    state="due",
    days=3,
    points=0,
    step=5,
    last_day=date(2024, 2, 11),
    lost_day=date(2024, 2, 26),
    loses=False,
    again=False,
)
_COSTS = replace(_START, state="costs", days=16, points=2, last_day=date(2024, 2, 21))
_LAST = replace(_COSTS, last_day=date(2024, 2, 26), days=21, points=3, loses=True)
_GIVEN = replace(_COSTS, state="came", last_day=None, lost_day=None)
_STARTS = (
    ("due", _START, None),
    ("due_one", replace(_START, step=1), None),
    ("due_last", replace(_START, loses=True), None),
    ("costs", _COSTS, _GIVEN),
    ("costs_last", _LAST, replace(_GIVEN, state="came_lost")),
    ("lost", replace(_LAST, state="lost", days=26), replace(_LAST, state="lost", days=26)),
)


def _breaks(letter: Callable[..., Draft]) -> Iterator[Sample]:
    """Breaks between games: asked for, begun, over."""
    for left, wanted in ((0, True), (1, True), (2, True), (2, False)):
        told = happened("break_asked", wanted=wanted, left=left)
        yield Sample(
            name=f"receipt_match_break_{left}" if wanted else "receipt_match_no_break",
            about="backgammon: the reader wants a break before the next game, or none any more",
            draft=letter("receipt", _PLAYED, yours=False, happenings=(told,)),
        )
    until = DATE + timedelta(days=5)
    for who in ("you", "they", "both"):
        facts = BreakFacts(left=1, theirs=0, until=until, wanted="", running=who)
        yield Sample(
            name=f"receipt_match_break_{who}",
            about=f"backgammon: a break has begun ({who})",
            draft=letter(
                "receipt",
                f"{_PLAYED}; double; drop",
                yours=False,
                due=None,
                left=None,
                breaks=facts,
                happenings=(happened("break_begun", who=who, until=until),),
            ),
        )
    yield Sample(
        name="your_move_match_break_over",
        about="backgammon: the break is over, and the next game has begun",
        draft=letter("your_move", _OPENED, happenings=(happened("break_over"),)),
    )


def _late(letter: Callable[..., Draft], asked: Stage) -> Iterator[Sample]:
    """What lateness at the start costs whom, and what it has brought."""
    for name, mine, theirs in _STARTS:
        told = happened("late_reminder", games=("BG24-002", "BG24-003"))
        yield Sample(
            name=f"reminder_match_late_{name}",
            about=f"backgammon: the dice wait for the reader ({name})",
            draft=letter(
                "reminder",
                "",
                happenings=(told,) if name == "costs" else (),
                stage=asked,
                gifts=True,
                my_start=mine,
                their_start=theirs,
            ),
        )
        yield Sample(
            name=f"receipt_match_late_{name}",
            about=f"backgammon: the dice wait for the opponent ({name})",
            draft=letter(
                "receipt",
                "",
                yours=False,
                gifts=True,
                happenings=(happened("late_waiting", points=mine.points),),
                my_start=theirs,
                their_start=mine,
            ),
        )
    late = (
        happened("you_were_late", days=10, points=1, lost=False),
        happened("they_were_late", days=16, points=2, lost=False),
    )
    yield Sample(
        name="your_move_match_began_late",
        about="backgammon: both were late, each for his share",
        draft=letter("your_move", _OPENED, happenings=late),
    )
    for who, winner in (("you", "opponent"), ("they", "you")):
        lost = happened(f"{who}_were_late", days=26, points=0, lost=True)
        yield Sample(
            name=f"game_over_match_{who}_were_late",
            about="backgammon: a match that had begun was lost by lateness",
            draft=letter(
                "game_over", _PLAYED, happenings=(lost,), ending="late", winner=winner, **OVER
            ),
        )


def matches(language: str) -> Iterator[Sample]:
    """What the letters of matches have that no others have."""

    def letter(kind: str, record: str, **facts: Any) -> Draft:
        return game_letter(kind, language, of="backgammon", options=_MATCH, record=record, **facts)

    def told(*deeds: tuple[str, str]) -> dict[str, object]:
        return {"happenings": (happened("they_played", moves=deeds),)}

    played = ("bg_played", "24/14")
    for name, about, record, deed in (
        ("opened", "the first play of a game is due", "1. 16:", ("bg_opened", "1-6")),
        ("choose", "the dice, or a double", _PLAYED, played),
        ("play", "a play of the roll is due", _THROWN, played),
        ("doubled", "a double is to be answered", f"{_PLAYED}; double", ("bg_doubled", "2")),
        (
            "resigned",
            "an offer to resign is to be answered",
            f"{_PLAYED}; resign gammon",
            ("bg_resigned", "gammon"),
        ),
    ):
        yield Sample(
            name=f"your_move_match_{name}",
            about=f"backgammon: {about}",
            draft=letter("your_move", record, **told(deed)),
        )
    yield Sample(
        name="your_move_match_dice",
        about="backgammon: the dice are to be thrown, and something has to come before",
        draft=letter("your_move", f"{_PLAYED}; roll", due=None, left=None, **told(played)),
    )
    yield from _dice(letter)
    yield from match_clocks(letter, _PLAYED)
    yield Sample(
        name="receipt_match",
        about="backgammon: a play was taken",
        draft=letter(
            "receipt", _PLAYED, yours=False, happenings=(happened("you_played", moves=(played,)),)
        ),
    )
    for name, about, record in (
        ("few", "every play of a roll is a tap", f"{_PLAYED}; roll; 4. 66:"),
        ("many", "a board from whose points a play begins", f"{_PLAYED}; roll; 4. 31:"),
    ):
        yield Sample(
            name=f"your_move_match_{name}",
            about=f"backgammon: {about}",
            draft=letter(
                "your_move",
                record,
                earlier=True,
                **told(played),
            ),
        )
    seen = ("24/23 13/10",)
    yield Sample(
        name="preview_match",
        about="backgammon: a play is looked at",
        draft=letter(
            "preview",
            f"{_PLAYED}; roll; 4. 31:",
            happenings=(happened("previewed", moves=seen),),
            preview=seen[0],
        ),
    )
    every = tuple(refusals_of("backgammon"))
    for part, at in enumerate(range(0, len(every), _REASONS), 1):
        yield Sample(
            name=f"refused_match_reasons_{part}",
            about=f"backgammon: every reason that a match has for itself, part {part}",
            draft=letter("refused", _THROWN, refusals=every[at : at + _REASONS]),
        )
    yield Sample(
        name="game_over_match_entered",
        about="backgammon: the arbiter enters a result with its score",
        draft=letter(
            "game_over",
            _PLAYED,
            ending="score",
            winner="you",
            happenings=(
                happened("ruled", reason="played at the club"),
                happened("score_entered", yours=7, theirs=5),
            ),
            **OVER,
        ),
    )
    uncounted = (happened("counts_nothing", who="opponent"), happened("seed_told"))
    for ending in ("withdrawal", "walkover"):
        out = {"ending": ending, "ending_detail": "director"}
        yield Sample(
            name=f"game_over_match_excluded_{ending}",
            about="backgammon: the opponent was excluded",
            draft=letter("game_over", _THROWN, winner="you", happenings=uncounted, **out, **OVER),
        )
    for ending, about, winner in (
        ("score", "won by points", "you"),
        ("penalty", "decided by penalty points", "opponent"),
        ("concede", "given up", "opponent"),
    ):
        yield Sample(
            name=f"game_over_match_{ending}",
            about=f"backgammon: {about}",
            draft=letter("game_over", _THROWN, ending=ending, winner=winner, **OVER),
        )
