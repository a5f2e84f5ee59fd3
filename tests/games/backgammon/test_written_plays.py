"""Plays are read in any of their notations, and asked for where one means several.

Positions and writings are random; what is legal says the second generator (`second_plays.py`).
"""

from collections.abc import Iterator
from functools import reduce
from random import Random

import pytest

from corr.errors import IllegalMove, PlayerError
from corr.games.backgammon.board import hopped
from corr.games.backgammon.notation import read_play, written
from corr.games.backgammon.plays import Play, plays
from corr.games.backgammon.table import act
from tests.games.backgammon.positions import board, end_of, mine, numbers, sample
from tests.games.backgammon.second_plays import MY_TRAY, Position, ends
from tests.games.backgammon.tables import ONE, asked
from tests.games.backgammon.written_plays import a_roll, a_writing

Dice = tuple[int, int]

ROLL = 12
"""The number of the roll in the matches of these tests."""


def with_plays(seed: int, count: int) -> Iterator[tuple[Position, Dice, Play]]:
    """Positions in which something can be played, with one of the plays."""
    chance = Random(seed)
    for position, dice in sample(seed, count):
        if found := list(plays(board(position), dice).values()):
            yield position, dice, chance.choice(found)


def test_a_play_with_all_its_stops_means_one_position() -> None:
    chance = Random(1)
    for position, dice, play in with_plays(seed=1, count=2000):
        text = a_writing(chance, play, stops=True)
        read = read_play(board(position), dice, text)
        assert end_of(position, read) == end_of(position, play), (position, dice, text)
        one, other = (written(board(position), dice, hops) for hops in (read, play))
        assert one == other, "the record has one text for it, so a letter sent twice is known"


def test_a_play_without_stops_is_read_rightly_or_asked_for() -> None:
    chance = Random(2)
    doubtful = 0
    for position, dice, play in with_plays(seed=2, count=2000):
        text = a_writing(chance, play, stops=False)
        refusal = None
        try:
            read = read_play(board(position), dice, text)
        except IllegalMove as error:
            refusal = error
        if refusal:
            assert refusal.code == "several_ways", (position, dice, text, refusal)
            assert_asked(position, dice, play, refusal)
            doubtful += 1
        else:
            assert end_of(position, read) == end_of(position, play), (position, dice, text)
    assert doubtful >= 20


def assert_asked(position: Position, dice: Dice, play: Play, error: IllegalMove) -> None:
    """Each reading is a legal play to a position of its own; the one that was meant is there."""
    readings = error.params["readings"]
    assert isinstance(readings, tuple)
    meant = [end_of(position, read_play(board(position), dice, text)) for text in readings]
    assert len(set(meant)) == len(meant) > 1, (position, dice, error)
    assert set(meant) <= ends(position, dice)
    assert end_of(position, play) in meant
    assert len({mine(end) for end in meant}) == 1, "they differ by what is hit alone"


def test_what_is_written_is_read_again() -> None:
    """The record's words mean one play, in each position for each of its plays."""
    for position, dice, _ in with_plays(seed=3, count=300):
        start = board(position)
        texts = {}
        for end, play in plays(start, dice).items():
            text = written(start, dice, play)
            texts[text] = end
            assert reduce(hopped, read_play(start, dice, text), start) == end, (position, text)
        assert len(texts) == len(plays(start, dice)), "no two plays are written alike"


def test_roll_and_number_may_stand_in_front() -> None:
    chance = Random(4)
    for position, dice, play in with_plays(seed=4, count=700):
        text = a_roll(chance, dice, ROLL) + a_writing(chance, play, stops=True)
        table, _ = act(asked(board(position), dice, ROLL), ONE, text)
        if table.match.games:
            assert end_of(position, play)[MY_TRAY] == 15
        else:
            assert numbers(table.match.board) == end_of(position, play), (position, dice, text)


@pytest.mark.parametrize("front", ["11. ", "13. ", "{ROLL}. {wrong}: ", "{wrong}: "])
def test_a_number_or_roll_that_is_not_the_one_plays_nothing(front: str) -> None:
    chance = Random(5)
    for position, dice, play in with_plays(seed=5, count=100):
        wrong = f"{dice[0] % 6 + 1}{dice[1]}"
        if sorted(wrong) == sorted(f"{dice[0]}{dice[1]}"):
            continue
        text = front.format(ROLL=ROLL, wrong=wrong) + a_writing(chance, play, stops=True)
        with pytest.raises(PlayerError):
            act(asked(board(position), dice, ROLL), ONE, text)
