"""Positions and games to measure the renju referee with: played ones, known ones, random ones."""

import json
import os
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import corr
from corr.games.renju.board import POINTS, Board, Point
from corr.games.renju.replay import replay

STONES = 40
"""How many stones a middle game has here."""


class Stones(NamedTuple):
    """A position, given as the names of its stones."""

    black: tuple[str, ...]
    white: tuple[str, ...]

    @property
    def board(self) -> Board:
        """Its board, made anew each time."""
        return Board.of(self.black, self.white)

    @property
    def free(self) -> tuple[Point, ...]:
        """The points without a stone."""
        taken = {*self.black, *self.white}
        return tuple(point for point in POINTS if str(point) not in taken)


def cases(name: str) -> list[dict[str, Any]]:
    """The cases of a file of the test data; none if it is not there.

    The folder is CORR_TESTDATA, or `tests/data` of a checkout.
    """
    beside = Path(corr.__file__).parent.parent / "tests" / "data"
    path = Path(os.environ.get("CORR_TESTDATA", beside)) / name
    if not path.is_file():
        return []
    lines = path.read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def stones_of(case: dict[str, Any]) -> Stones:
    """The position of a case."""
    return Stones(tuple(case["black"]), tuple(case["white"]))


def played_middle_games() -> list[Stones]:
    """The known games cut at move 40; none if the test data are not there."""
    games = (case["moves"] for case in cases("renju_games.jsonl"))
    return [_cut(moves) for moves in games if len(moves) >= STONES]


def random_middle_games(count: int, seed: int) -> list[Stones]:
    """Boards of 40 stones as a middle game leaves them: near the centre, turn by turn."""
    chance = Random(seed)
    return [_cut(_moves(chance, STONES)) for _ in range(count)]


def random_game(chance: Random) -> tuple[str, ...]:
    """The moves of a game of random stones near the centre, to its end or to move 60."""
    return replay(_moves(chance, 60)).moves


def _cut(moves: Sequence[str]) -> Stones:
    return Stones(tuple(moves[:STONES:2]), tuple(moves[1:STONES:2]))


def _moves(chance: Random, count: int) -> list[str]:
    moves = dict[str, None]()
    while len(moves) < count:
        moves[str(Point(_near(chance), _near(chance)))] = None
    return list(moves)


def _near(chance: Random) -> int:
    return max(0, min(14, round(chance.gauss(7, 2.6))))
