"""Every opening of gomoku and pente, act by act: who is to do what, and what is refused."""

from typing import Any

from corr.errors import PlayerError
from corr.games.rows.opening import Choose, Place
from corr.games.rows.position import RowsPosition
from corr.games.rows.rows import Rows
from corr.games.rows.variant import VARIANTS
from corr.games.rules import Seat
from tests.known.cases import read_cases
from tests.known.rows import result, stones

SEATS = {1: Seat.FIRST, 2: Seat.SECOND}


def due(position: RowsPosition) -> dict[str, Any]:
    """Who is to do what, in the words of the file."""
    if position.to_act is None:
        return {"seat": None, "what": "over"}
    seat = {"seat": 1 if position.to_act is Seat.FIRST else 2}
    step = position.step
    if isinstance(step, Place):
        return {**seat, "what": "stones", "count": len(step.zones)}
    if isinstance(step, Choose):
        options = ["white", "black", *(["two stones"] if step.more else [])]
        return {**seat, "what": "choice", "options": options}
    return {**seat, "what": "move"}


def options(case: dict[str, Any]) -> dict[str, str]:
    """The event's settings."""
    found = {"opening": case["opening"]}
    if case["game"] == "gomoku":
        found["size"] = str(case["size"])
    if case.get("first_two"):
        found["first_two"] = case["first_two"]
    return found


def tried(rules: Rows, position: RowsPosition, seat: Seat, text: str) -> RowsPosition | None:
    """The position after a line of a seat; None if it was refused."""
    if position.to_act is not seat:
        return None
    try:
        moves = rules.read(position, text)
    except PlayerError:
        return None
    for move in moves:
        position = rules.after(position, move)
    return position


def faults(case: dict[str, Any]) -> list[str]:
    """Where the house and a known opening differ."""
    rules = Rows(VARIANTS[case["game"]])
    position, found = rules.start(options(case)), list[str]()
    placed = bool(position.plies)  # by the server; the file has it as an act of player 1
    if not placed and _kind(due(position)) != _kind(case["due"][0]):
        found.append(f"at first {due(position)}, not {case['due'][0]}")
    for (seat, text), accepted, then in zip(
        case["acts"], case["accepted"], case["due"][1:], strict=True
    ):
        if placed:
            placed = not accepted
            continue
        after = tried(rules, position, SEATS[seat], text)
        if (after is not None) is not accepted:
            found.append(f"{seat} {text}: {'taken' if after else 'refused'}")
        position = after or position
        if _kind(due(position)) != _kind(then):
            found.append(f"after {text}: {due(position)}, not {then}")
    end = case["end"]
    at_end = {
        **stones(position),
        "moves": len(position.plies),
        "captured_by": dict(zip(position.game.variant.colours, position.captured, strict=True)),
        "colour_of": {str(seat): position.colour(SEATS[seat]) for seat in SEATS},
        "result": result(position.outcome),
    }
    asked = {**end, "black": sorted(end["black"]), "white": sorted(end["white"])}
    return found + [f"{key}: {at_end[key]}" for key in asked if at_end[key] != asked[key]]


def _kind(of: dict[str, Any]) -> tuple[Any, ...]:
    return of["seat"], of["what"], of.get("count"), len(of.get("options", ()))


def test_every_known_opening_goes_as_it_should() -> None:
    cases = read_cases("opening_cases.jsonl")
    wrong = {case["id"]: found for case in cases if (found := faults(case))}
    assert not wrong, f"{len(wrong)} of {len(cases)} openings differ: {list(wrong.items())[:5]}"
