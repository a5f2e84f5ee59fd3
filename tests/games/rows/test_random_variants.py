"""Games of the variants by chance: corr and a second referee agree on every letter.

The second referee (`second_variants.py`) was written from the specification alone, and so were the
players (`variant_letters.py`), who plan together so that rare things happen.
"""

from itertools import product

import pytest

from corr.errors import PlayerError
from tests.games.rows.second_variants import Referee, Refused
from tests.games.rows.variant_letters import letters
from tests.known.rows import names, played, reason, result

SOME, MANY = 3, 5_000
GAMES = [
    *((game, {}) for game in ("neutral", "ujnar", "common_centre", "renju_bomb", "gomoku_bomb")),
    *((game, {}) for game in ("renju3d", "klot", "super_fem", "anti_pente")),
    *(("repensi", {"bans": bans}) for bans in (True, False)),
    *(
        ("pente_bomb", {"anti": anti, "neutral": neutral})
        for anti, neutral in product((False, True), repeat=2)
    ),
]
IDS = ["-".join((game, *(key for key, on in options.items() if on))) for game, options in GAMES]


def told_by_corr(position):
    """What the last letter did, as the second referee says it."""
    emptied = names(position, position.emptied)
    return (
        [] if position.blown else emptied,
        emptied if position.blown else [],
        names(position, position.turned),
        result(position.outcome),
        reason(position.outcome),
        list(position.captured),
    )


def told_by_the_other(referee):
    points = (sorted(map(str.upper, some)) for some in (referee.taken, referee.blown))
    turned = sorted(map(str.upper, referee.turned))
    return (*points, turned, referee.result, referee.reason, list(referee.captured))


def difference(game, options, seed):
    """The first letter on which they differ, as text; "" if there is none."""
    rules, position = played(game, options)
    referee = Referee(game, options)
    for text in letters(game, options, seed):
        if game == "klot" and text == "pass" and not position.plies:
            continue  # the opening has passed when corr's position begins here
        refused = True
        try:
            referee.play(text)
            refused = False
        except Refused:
            pass
        try:
            moves = rules.read(position, text)
        except PlayerError as error:
            if not refused:
                return f"{seed}: {text} is refused here: {error}"
            continue
        if refused:
            return f"{seed}: {text} is taken here"
        for move in moves:
            position = rules.after(position, move)
        if told_by_corr(position) != told_by_the_other(referee):
            return f"{seed}: {text}: {told_by_corr(position)} is not {told_by_the_other(referee)}"
    return ""


def differences(game, options, seeds):
    return [found for seed in seeds if (found := difference(game, options, seed))]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=IDS)
def test_both_referees_agree_on_games_by_chance(game, options):
    assert differences(game, options, range(SOME)) == []


@pytest.mark.long
@pytest.mark.parametrize(("game", "options"), GAMES, ids=IDS)
def test_both_referees_agree_on_very_many_games_by_chance(game, options):
    assert differences(game, options, range(SOME, SOME + MANY)) == []
