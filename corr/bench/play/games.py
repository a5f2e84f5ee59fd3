"""Whole games of every kind replayed from their moves, beside renju without its bans."""

import time
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from json import dumps
from random import Random
from typing import Any

from msgspec import Struct

from corr.bench.sizes import Figure, Sizes
from corr.demo.backgammon import PlayedMatch, play_match
from corr.dice.chain import Chains, chain_length
from corr.dice.digest import Scheme
from corr.dice.phrase import Phrase
from corr.dice.record import record_of
from corr.dice.roll import throw
from corr.dice.state import DiceState
from corr.games.backgammon.acts import after
from corr.games.backgammon.board import Board
from corr.games.backgammon.match import started
from corr.games.backgammon.plays import plays
from corr.games.registry import RULES
from corr.games.rules import Rules
from corr.records import verify_dice

_GAMES, _LONGEST, _ROUNDS = 200, 60, 5
_CASES: Sequence[tuple[str, Mapping[str, str]]] = (
    ("renju", {"opening": "free-gomoku"}),
    ("gomoku", {"opening": "free", "size": "15"}),
    ("gomoku", {"opening": "free", "size": "19"}),
    *(
        (key, {"opening": "free"})
        for key, rules in RULES.items()
        if key not in ("renju", "gomoku") and not rules.of_itself
    ),
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


# -- matches of backgammon ----

_MATCHES, _POSITIONS = 30, 2_000


def bench_matches(_: Sizes) -> Iterator[Figure]:
    """Legal plays, rolls and their verification, whole matches played and verified."""
    begun = time.perf_counter()
    played = [
        play_match(seed=bytes([at]) * 32, length=7, match_id=f"BENCH-{at}")
        for at in range(_MATCHES)
    ]
    seconds = time.perf_counter() - begun
    yield Figure(case="match to 7", name="played", value=_MATCHES / seconds, unit="/s")
    boards = list(_boards(played))[:_POSITIONS]
    yield from _plays_timed(boards)
    records = [dumps(record_of(one.dice, 7)) for one in played]
    rolls = sum(len(one.dice.rolls) for one in played)
    begun = time.perf_counter()
    for text in records:
        for match in verify_dice.from_json(text, "bench") or ():
            verify_dice.check(match)
    seconds = time.perf_counter() - begun
    yield Figure(case="roll", name="verified by the one file", value=rolls / seconds, unit="/s")
    yield from _rolls_timed()


def _boards(played: Sequence[PlayedMatch]) -> Iterator[tuple[Board, tuple[int, int]]]:
    """The positions in which something was to be played."""
    for one in played:
        match = started(7)
        for _, move, _why in one.acts:
            if match.dice and match.turn:
                yield match.seen(match.turn), match.dice
            match = after(match, move)


def _plays_timed(boards: Sequence[tuple[Board, tuple[int, int]]]) -> Iterator[Figure]:
    timed = list[tuple[float, bool]]()
    for board, dice in boards:
        least = float("inf")
        for _round in range(3):
            begun = time.perf_counter()
            plays(board, dice)
            least = min(least, time.perf_counter() - begun)
        timed.append((least * 1e6, dice[0] == dice[1]))
    every = sorted(seconds for seconds, _ in timed)
    doubles = [seconds for seconds, is_double in timed if is_double]
    yield Figure(case="legal plays", name="median", value=every[len(every) // 2], unit="µs")
    yield Figure(case="legal plays", name="doubles at worst", value=max(doubles), unit="µs")


def _rolls_timed() -> Iterator[Figure]:
    chains = Chains(bytes(32), chain_length(7))
    state = DiceState(match_id="BENCH").committed(
        scheme=Scheme.PLAIN,
        chain_length=chain_length(7),
        anchors=(chains.anchor(1), chains.anchor(2)),
    )
    at = datetime(2026, 1, 1, tzinfo=UTC)
    for player in (1, 2):
        state = state.contributed(player, Phrase(text="bench"), at)
    begun, number = time.perf_counter(), chain_length(7)
    for one in range(1, number + 1):
        throw(chains, state.texts, one)
    seconds = time.perf_counter() - begun
    yield Figure(case="roll", name="thrown", value=number / seconds, unit="/s")
