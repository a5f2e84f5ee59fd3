"""Points in three notations, right and wrong ones."""

from typing import Any

from corr.errors import IllegalMove
from corr.games.rows.acts import said, written
from corr.games.rows.boards import board as board_of
from corr.games.rows.grid import grid
from tests.known.cases import read_cases


def read(case: dict[str, Any]) -> dict[str, Any]:
    """What the house reads, in the words of the file."""
    klot = case["board"] == "klot"
    board = board_of("torus", 9) if klot else grid(int(case["board"]))
    acts = said(case["text"], board, case["notation"])
    if len(acts) != 1 or acts[0].word or len(acts[0].points) + bool(acts[0].off) != 1:
        return {"error": "not_a_move"}
    (act,) = acts
    if act.off:
        return {"error": "off_board"}
    try:
        name = board.names[board.point(act.points[0])]
    except IllegalMove as error:
        return {"error": error.code}
    writes = {notation: written(board, name, notation) for notation in case.get("writes", {})}
    if "letters" in writes:
        writes["letters"] = name.upper()
    return {"move": name.upper(), "capture": bool(act.starred), "writes": writes}


def test_every_known_notation_is_read_and_written_as_it_should() -> None:
    cases = read_cases("notation_cases.jsonl")
    found = [(case, read(case)) for case in cases]
    wrong = [
        (case["id"], case["text"], told)
        for case, told in found
        if any(case.get(key) != value for key, value in told.items())
    ]
    assert not wrong, f"{len(wrong)} of {len(cases)} differ: {wrong[:20]}"
