"""Whole games judged by the fast replay, beside the rules that letters are judged by."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.renju.board import POINTS
from corr.games.renju.renju import RENJU
from corr.games.renju.study import replay
from corr.games.rules import Ending, Fault, Move

NAMES = [str(point) for point in POINTS]
MIDDLE = [name for name in NAMES if name[0] in "fghij" and 6 <= int(name[1:]) <= 10]
MOVES = st.one_of(
    st.sampled_from(MIDDLE), st.sampled_from(MIDDLE), st.sampled_from([*NAMES, "pass"])
)


@given(st.lists(MOVES, max_size=60), st.sampled_from(["free-renju", "free-gomoku"]))
def test_it_agrees_with_the_rules_of_letters(moves: list[str], opening: str) -> None:
    position = RENJU.start({"opening": opening})
    if opening == "free-renju":
        moves = ["h8", *moves]
    legal: list[str] = list(map(str, filter(None, position.plies)))
    for move in moves[len(legal) :]:
        taken = move in legal and move != "pass"
        if (
            position.outcome
            or taken
            or (opening == "free-gomoku" and not legal and move == "pass")
        ):
            break
        position = RENJU.after(position, Move(move))
        legal.append(move)
    game = replay(legal, restricted=opening == "free-renju")
    assert game.fault is None
    assert game.moves == RENJU.plies(position)
    if position.outcome is None:
        assert game.ending is None
        return
    assert (game.ending, game.detail) == (position.outcome.ending, position.outcome.detail)
    winner = position.outcome.winner
    assert game.winner == (winner and RENJU.colour(position, winner))
    assert str(game.opening or "") == RENJU.opening(position)


@pytest.mark.parametrize(
    ("moves", "fault"),
    [
        (["h8", "h8"], Fault(ply=2, move="h8", code="occupied")),
        (["h8", "p3"], Fault(ply=2, move="p3", code="off_board")),
        (["h8", "a0"], Fault(ply=2, move="a0", code="off_board")),
        (["h8", "swap"], Fault(ply=2, move="swap", code="not_a_move")),
        (["h8", "pass", "pass", "i9"], Fault(ply=4, move="i9", code="game_over")),
    ],
)
def test_the_first_fault_ends_it(moves: list[str], fault: Fault) -> None:
    game = replay([*moves, "h8"])
    assert game.fault == fault
    assert len(game.moves) == fault.ply - 1


def test_either_case_is_read() -> None:
    assert replay(["H8", "I9", "PASS"]) == replay(["h8", "i9", "pass"])


def test_a_board_without_a_winner_is_drawn_when_it_is_full() -> None:
    # Colours change every two rows, and from column to column: no five anywhere.
    black, white = list[str](), list[str]()
    for point in POINTS:
        (black if (point.column + point.row // 2) % 2 == 0 else white).append(str(point))
    moves = [move for pair in zip(black, white, strict=False) for move in pair] + black[
        len(white) :
    ]
    game = replay(moves, restricted=False)
    assert (game.ending, game.result, game.fault) == (Ending.FULL, "1/2-1/2", None)


def test_without_restrictions_black_wins_by_an_overline() -> None:
    stones = ["a1", "a15", "b1", "c15", "c1", "e15", "e1", "g15", "f1", "i15", "d1"]
    assert replay(stones).result == "0-1"
    assert replay(stones, restricted=False).ending is Ending.OVERLINE
    assert replay(stones, restricted=False).result == "1-0"
