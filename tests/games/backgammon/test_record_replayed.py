"""The record of a match is replayed to the same match, and one that cannot be is refused."""

from random import Random

import pytest

from corr.errors import PlayerError
from corr.games.backgammon.acts import after, dice, read
from corr.games.backgammon.match import Match, started
from corr.games.backgammon.record import acts_in, record, replayed
from corr.games.backgammon.standing import Standing, next_done
from corr.games.rules import Chance, Move, Seat
from tests.games.backgammon.positions import any_dice
from tests.games.backgammon.test_whole_matches import a_line


def played(seed: int, length: int) -> tuple[list[Move], Match]:
    """The acts of a random match to its end, and the match."""
    chance = Random(seed)
    match, moves = started(length), list[Move]()
    while not match.outcome:
        forced = next_done(match, (Standing(), Standing()))
        seat = match.to_act
        try:
            if seat is Chance.CHANCE:
                move = dice(*any_dice(chance), match.next_roll)
            else:
                assert isinstance(seat, Seat)
                move = forced.move if forced else read(match, seat, a_line(chance, match, seat))
        except PlayerError:
            continue
        match = after(match, move)
        moves.append(move)
    return moves, match


@pytest.mark.parametrize("seed", range(4))
def test_a_record_is_replayed_to_the_same_match(seed: int) -> None:
    moves, match = played(seed, length=3)
    again = list(replayed(started(3), acts_in(record(moves))))
    assert [move for move, _ in again] == moves
    assert again[-1][1] == match


@pytest.mark.parametrize(
    "text",
    [
        "1. 64: no play",
        "1. 64: 24/14; no play",
        "1. 64: 24/14; 2. 31: 8/5 6/5",
        "1. 64: 24/14; roll; 1. 31: 8/5 6/5",
        "1. 64: 24/14; late 1 0",
        "1. 64: 24/14; points 2 3; points 1 0",
        "1. 64: 24/14; take",
        "1. 64: thrown again; 2. 31: 8/5 6/5",
        "1. 64: 24/13",
        "24/14",
    ],
)
def test_a_record_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(PlayerError):
        list(replayed(started(3), acts_in(text)))


@pytest.mark.parametrize(
    "text",
    [
        "late 0 1; 1. 33:; 2. 64: 24/14; roll; 3. 31: 8/5 6/5",
        "1. 33: thrown again; 2. 55: thrown again; 3. 64: 24/14; double",
        "1. 64: 24/14; points 2 0; points 0 2; double; drop",
        "1. 64: 24/14; roll; 9. 31: 8/5 6/5",
    ],
)
def test_a_record_with_acts_of_others_and_void_numbers_is_replayed(text: str) -> None:
    assert list(replayed(started(3), acts_in(text)))
