"""Whole games of every kind replayed from their moves, beside renju without its bans."""

import time
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from corr.bench.sizes import Figure, Sizes
from corr.games.registry import RULES
from corr.games.rules import Rules

_GAMES, _LONGEST, _ROUNDS = 200, 60, 5
_CASES: Sequence[tuple[str, Mapping[str, str]]] = (
    ("renju", {"opening": "free-gomoku"}),
    ("gomoku", {"opening": "free", "size": "15"}),
    ("gomoku", {"opening": "free", "size": "19"}),
    *((key, {"opening": "free"}) for key in RULES if key not in ("renju", "gomoku")),
)
"""The first is what the others are compared with."""


class _Timed(Struct, kw_only=True):
    """Games of one kind, and the least time in which all were replayed."""

    case: str
    rules: Rules[Any]
    options: Mapping[str, str]
    games: Sequence[Sequence[str]]
    seconds: float = float("inf")

    @property
    def microseconds(self) -> float:
        """For each move."""
        return self.seconds / sum(map(len, self.games)) * 1e6


def bench_games(_: Sizes) -> Iterator[Figure]:
    """Games replayed in a second, and what a move costs beside one of renju without bans.

    They take turns, so that whatever else the machine does meets all of them.
    """
    timed = [_random_games(key, options) for key, options in _CASES]
    for _round in range(_ROUNDS):
        for one in timed:
            begun = time.perf_counter()
            for moves in one.games:
                one.rules.judged(moves, one.options)
            one.seconds = min(one.seconds, time.perf_counter() - begun)
    for one in timed:
        yield Figure(
            case=one.case, name="games replayed", value=len(one.games) / one.seconds, unit="/s"
        )
        yield Figure(case=one.case, name="a move", value=one.microseconds, unit="µs")
        ratio = one.microseconds / timed[0].microseconds
        yield Figure(case=one.case, name="as many times renju's", value=ratio, unit="")


def _random_games(key: str, options: Mapping[str, str]) -> _Timed:
    """Games of random stones near the centre, to their ends or to a move that is late enough."""
    rules = RULES[key]
    letters, chance = rules.letters(options), Random(11)
    games = [rules.judged(_moves(letters, chance), options).moves for _ in range(_GAMES)]
    case = f"{key}, {len(letters)} x {len(letters)}"
    return _Timed(case=case, rules=rules, options=options, games=games)


def _moves(letters: str, chance: Random) -> list[str]:
    middle = len(letters) // 2
    moves = {f"{letters[middle]}{middle + 1}": None}
    while len(moves) < _LONGEST:
        column, row = (
            max(0, min(len(letters) - 1, round(chance.gauss(middle, 2.6)))) for _ in range(2)
        )
        moves[f"{letters[column]}{row + 1}"] = None
    return list(moves)
