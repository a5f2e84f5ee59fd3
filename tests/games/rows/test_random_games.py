"""Games by chance: corr and the second referee agree on every letter, also on refused ones."""

from collections import Counter

import pytest

from tests.games.rows.random_games import play_game

GAMES = "gomoku", "pente", "keryo", "ninuki"
SOME, MANY = 150, 10_000

PENTE_OPENINGS = {
    f"opening {opening} {first_two}"
    for opening in ("tournament1", "free", "swap3", "renju_swap", "balanced")
    for first_two in ("one", "shared")
}
PENTE = {
    *PENTE_OPENINGS,
    *("ended by five", "ended by passes", "ended by captures", "letters refused"),
    *("several captured", "captured in the opening"),
}
HAPPENS = {
    "gomoku": {
        *(f"opening {key}" for key in ("free", "russian", "swap1", "swap2", "balanced")),
        *("ended by five", "ended by overline", "ended by passes", "ended by full"),
        *("five to be claimed", "letters refused"),
    },
    "pente": {*PENTE, "captures left", "left in the opening"},
    "keryo": {*PENTE, "captures left", "left in the opening"},
    "ninuki": {
        *PENTE,
        *("ended by forbidden", "ended by five given", "five given, drawn", "five given, lost"),
        *("imperfect five", "imperfect five, then captures", "imperfect five, then five"),
        *("imperfect five, then nothing", "fifth capture against a five"),
    },
}
"""What must have happened for the games to have asked anything."""


def differences(game: str, seeds: range) -> list[str]:
    """What the referees differ in; asks that all that is rare has happened."""
    seen: Counter[str] = Counter()
    found = [line for seed in seeds for line in play_game(game, seed, seen)]
    for what, count in sorted(seen.items()):
        print(f"{game}: {what}: {count}")
    assert HAPPENS[game] - set(seen) == set()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_both_referees_agree_on_games_by_chance(game):
    assert differences(game, range(SOME)) == []


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_both_referees_agree_on_very_many_games_by_chance(game):
    assert differences(game, range(SOME, SOME + MANY)) == []
