"""`corr match check`: matches of backgammon replayed act by act, what an arbiter settles by."""

from collections.abc import Iterator, Mapping
from json import dumps, loads
from pathlib import Path
from typing import Annotated, Any, BinaryIO

import typer

from corr.acts.common import opened
from corr.errors import ArbiterError, PlayerError
from corr.games.backgammon.ids import position_id
from corr.games.backgammon.match import Phase
from corr.games.backgammon.table import (
    Followed,
    Table,
    act,
    answered,
    begun_late,
    points_given,
    table_for,
    throw,
)
from corr.games.rules import Chance, Seat
from corr.records.model import shown

LONGEST_LINE = 4_000_000
"""The most bytes of a line with a match."""
MOST_ACTS = 50_000
LONGEST_MATCH = 999
LONGEST_ACT = 500

_SEATS = {1: Seat.FIRST, 2: Seat.SECOND}
_BACK = {"set forced off": "set forced on"}
_EXPECTED = 'expected {"length": 5, "acts": [["dice", [5, 2]], [1, "13/8 24/22"]]}'


def check(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="JSON lines, - for standard input.")
    ] = Path("-"),
) -> None:
    """Replay matches act by act: a line of JSON for each line, the state after every act.

    A line is {"id", "length", "score", "acts"}; an act is [1, "roll"], ["dice", [5, 2]],
    ["director", {"points": [0, 1]}], ["director", "answer"] or ["server", {"late": [9, 10]}]. An
    act that is refused changes nothing, and the answer has its code. Exit status 2 if a line is
    no match.

    Example: corr match check disputed.jsonl
    """
    faults = 0
    with opened(file) as stream:
        for number, line in _lines(stream):
            name: object = number
            try:
                given = _given(line)
                name = given.get("id", number)
                found = replay(given)
            except ArbiterError as error:
                faults += 1
                found = {"error": f"line {number}: {'; '.join(error.faults)}"}
            print(dumps({"id": name, **found}), flush=True)
    if faults:
        raise ArbiterError(f"{faults} of the lines {'is' if faults == 1 else 'are'} no match")


def _lines(stream: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """The lines that hold anything, of one that is too long no more than its beginning."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        if line.strip():
            yield number, line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)


def _given(line: bytes) -> Mapping[str, Any]:
    if len(line) > LONGEST_LINE:
        raise ArbiterError(f"more than {LONGEST_LINE} bytes")
    try:
        given = loads(line.decode("utf-8-sig"))
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or not isinstance(given.get("acts"), list):
        raise ArbiterError(_EXPECTED)
    if isinstance(given.get("id"), (dict, list, float)):
        raise ArbiterError("id: expected a text or a number")
    return given


def replay(given: Mapping[str, Any]) -> dict[str, object]:
    """A match of a line, replayed: what stands after each act, or why it was refused.

    Raises ArbiterError for a line that has no such form.
    """
    table = _begun(given)
    acts = given["acts"]
    if len(acts) > MOST_ACTS:
        raise ArbiterError(f"more than {MOST_ACTS} acts")
    told = list[dict[str, object]]()
    for number, one in enumerate(acts, 1):
        if not isinstance(one, list) or not 2 <= len(one) <= 4:
            raise ArbiterError(f"act {number}: {_EXPECTED}")
        try:
            table, done = _done(table, number, one[0], one[1])
        except PlayerError as error:
            told.append({"act": number, "refused": error.code, **_why(error)})
            continue
        state: dict[str, object] = {"act": number, **_state(table)}
        if done:
            state["did"] = [f"{_number(made.seat)} {made.move}" for made in done]
        told.append(state)
    return {"acts": told, "end": _end(table)}


def _begun(given: Mapping[str, Any]) -> Table:
    length, score = given.get("length"), given.get("score", [0, 0])
    if type(length) is not int or not 1 <= length <= LONGEST_MATCH:
        raise ArbiterError(f"length: expected a number from 1 to {LONGEST_MATCH}")
    first, second = _two(score, "score")
    if max(first, second) >= length:
        raise ArbiterError("score: the match is over")
    return table_for(length, (first, second))


def _two(value: object, what: str) -> tuple[int, int]:
    whole = isinstance(value, list) and len(value) == 2
    if not whole or not all(type(one) is int and 0 <= one <= 9999 for one in value):  # type: ignore[attr-defined]
        raise ArbiterError(f"{what}: expected two numbers")
    return value[0], value[1]  # type: ignore[index]


def _done(table: Table, number: int, who: object, what: Any) -> Followed:
    """The table after an act. Raises a PlayerError, or ArbiterError for what has no form."""
    where = f"act {number}"
    match who, what:
        case "dice", list():
            one, other = _two(what, where)
            if not (1 <= one <= 6 and 1 <= other <= 6):
                raise ArbiterError(f"{where}: dice have one to six")
            return throw(table, (one, other))
        case "director", "answer":
            return answered(table)
        case "director", {"points": points}:
            return points_given(table, _two(points, where)), ()
        case "server", {"late": days}:
            return begun_late(table, _two(days, where)), ()
        case 1 | 2, {"revoke": str() as order}:
            return act(table, _SEATS[who], _BACK.get(order, f"{order} off"))
        case 1 | 2, str() if len(what) <= LONGEST_ACT:
            return act(table, _SEATS[who], what)
    raise ArbiterError(f"{where}: {shown(dumps([who, what]))}: {_EXPECTED}")


def _why(error: PlayerError) -> dict[str, object]:
    """What there is to say of a refusal beside its code: two legal plays, where there are any."""
    return {
        key: list(value) if isinstance(value, tuple) else value
        for key, value in error.params.items()
        if isinstance(value, (str, int, tuple))
    }


def _number(seat: Seat | None) -> int | None:
    return {None: None, Seat.FIRST: 1, Seat.SECOND: 2}[seat]


def _state(table: Table) -> dict[str, object]:
    """What stands after an act; `position_id` is that of player 1, taken as on roll."""
    match = table.match
    return {
        "due": _due(table),
        "game": match.game,
        "score": list(match.score),
        "crawford": match.crawford,
        "cube": [match.cube, _number(match.owner)],
        "roll": match.roll,
        "dice": list(match.dice) if match.dice else None,
        "position_id": position_id(match.board),
    }


def _due(table: Table) -> list[object]:
    """Who has to do what: a seat, `dice`, `director` or `nobody`, and what."""
    match = table.match
    if match.outcome:
        return ["nobody", "over"]
    if table.called:
        return ["director", "answer"]
    if match.to_act is Chance.CHANCE:
        return ["dice", "opening" if match.phase is Phase.OPENING else "roll"]
    assert isinstance(match.to_act, Seat)
    return [_number(match.to_act), match.phase.value]


def _end(table: Table) -> dict[str, object]:
    match, over = table.match, table.match.outcome
    return {
        "winner": None if over is None else _number(over.winner) or 0,
        "reason": over.ending if over else None,
        "score": list(match.score),
        "games": [
            {
                "game": number,
                "winner": _number(game.winner),
                "points": game.points,
                "cube": game.cube,
                "multiplier": game.size,
                "reason": game.reason,
                "crawford": game.crawford,
            }
            for number, game in enumerate(match.games, 1)
        ],
    }
