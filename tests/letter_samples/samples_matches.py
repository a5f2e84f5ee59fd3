"""Sample letters about matches of backgammon: what they ask, what they refuse, how they end."""

from collections.abc import Callable, Iterator
from datetime import timedelta
from typing import Any

from corr.games.rules import Stage
from corr.mail.letter import Draft
from tests.letter_samples.samples_facts import DATE, OVER, Sample, game_letter, happened
from tests.letter_samples.samples_reasons import refusals_of

_MATCH = {"points": "7", "dice": "plain", "aids": "own"}
_OPENED = "1. 61: 13/7 8/7"
_PLAYED = f"{_OPENED}; roll; 2. 31: 8/5 6/5; roll; 3. 64: 24/14"
_THROWN = f"{_PLAYED}; roll; 4. 52:"
_REASONS = 15


def _dice(letter: Callable[..., Draft]) -> Iterator[Sample]:
    """What becomes of the dice, and what is done without a letter."""
    asked = Stage(code="contribute", params={}, example="phrase: ")
    committed = happened("dice_committed", scheme="plain")
    yield Sample(
        name="your_move_match_contribute",
        about="backgammon: a match begins with something from both players for its dice",
        draft=letter("your_move", "", happenings=(committed,), stage=asked, gifts=True),
    )
    gave = happened("you_gave", line="1|phrase|red horses eat grass", arrived=DATE)
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
    named = happened("round_named", round=27_946_612, hour=DATE + timedelta(hours=1), arrived=DATE)
    yield Sample(
        name="receipt_match_round",
        about="backgammon: the dice take a round of a public beacon, which is to come",
        draft=letter("receipt", f"{_PLAYED}; roll", yours=False, happenings=(named,)),
    )
    forced = (("bg_played", "24/14"),)
    yield Sample(
        name="your_move_match_by_itself",
        about="backgammon: the dice stand, and a play was made by itself",
        draft=letter(
            "your_move",
            _PLAYED,
            happenings=(
                happened("dice_bound", first=1),
                happened("done_by_itself", who="they", moves=forced, why="forced"),
            ),
        ),
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
    yield Sample(
        name="receipt_match",
        about="backgammon: a play was taken",
        draft=letter(
            "receipt", _PLAYED, yours=False, happenings=(happened("you_played", moves=(played,)),)
        ),
    )
    every = tuple(refusals_of("backgammon"))
    for part, at in enumerate(range(0, len(every), _REASONS), 1):
        yield Sample(
            name=f"refused_match_reasons_{part}",
            about=f"backgammon: every reason that a match has for itself, part {part}",
            draft=letter("refused", _THROWN, refusals=every[at : at + _REASONS]),
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
