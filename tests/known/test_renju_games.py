"""Whole games of renju, played through free play to the end that two referees agree on."""

from dataclasses import replace
from typing import Any

from corr.games.openings import FreePlay
from corr.games.position import RenjuPosition
from corr.games.renju import Renju
from corr.games.rules import Ending, Move, Outcome, Seat
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


def test_a_game_reads_the_same_from_its_record() -> None:
    for case in read_cases("renju_games.jsonl"):
        moves = [Move(text) for text in case["moves"]]
        record = GAME.record(moves, {"opening": "rif"})
        assert [word.split(".")[1] for word in record.split()] == case["moves"]
