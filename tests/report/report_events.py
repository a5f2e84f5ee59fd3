"""An event with everything that is hard to report: made up, and the same every time."""

from datetime import date, timedelta
from itertools import combinations
from random import Random
from typing import Any

from corr.ranking.correspondence.event import EventFile, write_level
from corr.ranking.correspondence.eventfile import read

Json = dict[str, Any]
HEBREW, ARABIC, CHINESE = "דוד כהן", "محمد الأمين", "坂田 吾朗"
LONG = "Bartholomäus von Hohenstaufen-Wittelsbach der Jüngere"
TWINS = "Gösta Tamm"
_NAMES = (
    "Olle Andersson",
    HEBREW,
    "Peeter Oja",
    LONG,
    "Ülle Dahlgren",
    "Lembit Carlsson",
    "Ärne Andersson",
    ARABIC,
    CHINESE,
    TWINS,
    TWINS,
    "Ingvar Lindqvist",
)
MANY_ROUNDS, MANY_QUESTIONS, CIRCLE = 166, 424, 537
"""Lots that make the iteration run long, many open questions matter, or end it in a circle."""
_NEW = 7
_START = date(2024, 2, 1)


def twelve(seed: int = MANY_ROUNDS) -> Json:
    """A round robin of twelve, seven of them new, as an event file.

    Some games are walkovers, adjudications, or time losses before the three-month date, so that
    the open questions of the rules matter.
    """
    chance = Random(seed)
    strength = [chance.randint(1, 13) for _ in _NAMES]
    players: list[Json] = [
        {
            "id": f"P{number:02d}",
            "name": name,
            "member_no": str(1000 + number),
            "club": "Luffar & Co",
            "level": None if number < _NEW else write_level(strength[number]),
        }
        for number, name in enumerate(_NAMES)
    ]
    last = players[-1]
    del last["member_no"]
    own = strength[-1]
    last |= {"level_three_months": write_level(own + 1), "level_close": write_level(own + 2)}
    games = [_game(*pair, strength, chance) for pair in combinations(range(len(_NAMES)), 2)]
    named = {
        "id": "SK12",
        "name": "Sverigekorr 2024",
        "start": str(_START),
        "close": "2025-02-01",
        "arbiter": "Dag Ås",
        "sanctioned_by": "SLSF",
        "game": "renju",
        "opening": "taraguchi-10",
    }
    return {"event": named, "players": players, "games": games}


def _game(one: int, other: int, strength: list[int], chance: Random) -> Json:
    edge = strength[one] - strength[other] + chance.randint(-6, 6)
    result = "1/2-1/2" if not edge else "1-0" if edge > 0 else "0-1"
    ended, day = chance.choice(("five", "resign", "forbidden")), chance.randint(20, 360)
    kind = chance.random()
    if not edge:
        ended = "agreement"
    elif kind < 0.08:
        ended = "walkover"
    elif kind < 0.16:
        ended, day = "time", 70
    elif kind < 0.22:
        ended, day = "adjudication", 50
    return {
        "black": f"P{one:02d}",
        "white": f"P{other:02d}",
        "result": result,
        "ended": ended,
        "started_on": str(_START),
        "ended_on": str(_START + timedelta(days=day)),
        "moves": [0, 0] if ended == "walkover" else [14, 14],
    }


def event_of_twelve(seed: int = MANY_ROUNDS) -> EventFile:
    """The event of twelve as it is read."""
    return read(twelve(seed))
