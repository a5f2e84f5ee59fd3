"""Whole games of renju: each ends at its last move and not before, as two other referees say.

Judged three times: by the game's rules, by `replay` and by the second referee of these tests.
"""

from typing import Any

from msgspec.structs import replace

from corr.games.renju.openings import FreePlay
from corr.games.renju.position import RenjuPosition
from corr.games.renju.renju import Renju
from corr.games.renju.study import replay
from corr.games.rules import Ending, Move, Outcome, Seat
from tests.games.second_referee import judge, judge_white, point_of
from tests.known.cases import read_cases

GAME = Renju()
ENDINGS = {"five": Ending.FIVE, "white_overline": Ending.OVERLINE}
WINNERS = {"1-0": Seat.FIRST, "0-1": Seat.SECOND}


def outcomes(case: dict[str, Any]) -> list[Outcome | None]:
    """The outcome after each move; the first stone may stand anywhere in these games."""
    position: RenjuPosition = replace(GAME.start({}), ahead=(FreePlay(),), black=Seat.FIRST)
    found = []
    for text in case["moves"]:
        (move,) = GAME.read(position, text)
        position = GAME.after(position, move)
        found.append(position.outcome)
    return found


def expected(case: dict[str, Any]) -> list[Outcome | None]:
    end = None
    if case["result"] != "*":
        reason = case["reason"]
        end = Outcome(
            winner=WINNERS[case["result"]],
            ending=ENDINGS.get(reason, Ending.FORBIDDEN),
            detail="" if reason in ENDINGS else reason,
        )
    return [None] * (len(case["moves"]) - 1) + [end]


def test_every_known_game_ends_where_and_how_it_should() -> None:
    cases = read_cases("renju_games.jsonl")
    wrong = [case["id"] for case in cases if outcomes(case) != expected(case)]
    assert not wrong, f"{len(wrong)} of {len(cases)} games differ: {wrong[:20]}"


def judged(moves: list[str]) -> list[str | None]:
    """What the second referee says of each move, in the words of the file."""
    stones = [point_of(move) for move in moves]
    found: list[str | None] = []
    for ply, point in enumerate(stones):
        black, white = frozenset(stones[:ply:2]), frozenset(stones[1:ply:2])
        kind = judge_white(white, point) if ply % 2 else judge(black, white, point)
        found.append("white_overline" if ply % 2 and kind == "overline" else kind)
    return found


def test_the_second_referee_ends_every_known_game_at_its_last_move() -> None:
    for case in read_cases("renju_games.jsonl"):
        *before, last = judged(case["moves"])
        assert not any(before), case["id"]
        assert last == case["reason"], case["id"]


def test_every_known_game_is_replayed_to_its_result_and_no_sooner() -> None:
    for case in read_cases("renju_games.jsonl"):
        moves = case["moves"]
        for ply in range(len(moves)):
            assert replay(moves[:ply]).ending is None, case["id"]
        game = replay(moves)
        ending = ENDINGS.get(case["reason"], Ending.FORBIDDEN) if case["reason"] else None
        assert (game.result, game.ending, game.fault) == (case["result"], ending, None), case["id"]
        assert game.detail == ("" if case["reason"] in (None, *ENDINGS) else case["reason"])


def test_nothing_can_be_played_after_the_end_of_a_known_game() -> None:
    for case in read_cases("renju_games.jsonl"):
        if case["reason"]:
            free = next(f"a{row}" for row in range(1, 16) if f"a{row}" not in case["moves"])
            fault = replay([*case["moves"], free]).fault
            assert fault is not None
            assert (fault.ply, fault.code) == (len(case["moves"]) + 1, "game_over")


def test_a_game_reads_the_same_from_its_record() -> None:
    for case in read_cases("renju_games.jsonl"):
        moves = [Move(text) for text in case["moves"]]
        record = GAME.record(moves, {"opening": "rif"})
        assert [word.split(".")[1] for word in record.split()] == case["moves"]
