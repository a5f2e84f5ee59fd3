"""Many positions, one a line of JSON: what `corr position` does with a stream of them."""

import math
import sys
from collections.abc import Iterator, Mapping
from json import dumps, loads
from typing import TYPE_CHECKING, Any, BinaryIO

from corr.errors import ArbiterError

if TYPE_CHECKING:
    from corr.games.renju.board import Point
    from corr.games.renju.forbidden import Verdict

LONGEST_LINE = 100_000
"""The most bytes of a line that is read."""

Line = tuple[int, bytes]
"""A line with its number; of one that is too long only the beginning, a byte too many."""

_BOM = b"\xef\xbb\xbf"


def lines(stream: BinaryIO) -> Iterator[Line]:
    """The lines of a stream, never more of it in memory than the longest line may have."""
    number = 0
    while line := stream.readline(LONGEST_LINE + 1):
        number += 1
        yield number, line.removeprefix(_BOM) if number == 1 else line
        while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
            line = stream.readline(LONGEST_LINE + 1)


def judge_lines(given: Iterator[Line]) -> None:
    """One line out for each line in, at once; how many were no position is told at the end."""
    faults = 0
    for number, line in given:
        if not line.strip():
            continue
        name: object = number
        try:
            asked = _asked(line)
            name = _name(asked, number)
            judged = _judged(asked)
        except ArbiterError as error:
            faults += 1
            judged = {"error": f"line {number}: {'; '.join(error.faults)}"}
        print(_as_line({"id": name, **judged}), flush=True)
    if faults:
        raise ArbiterError(f"{faults} of the lines {'is' if faults == 1 else 'are'} no position")


def _asked(line: bytes) -> dict[str, Any]:
    """The object of a line with one position. Raises ArbiterError."""
    if len(line) > LONGEST_LINE:
        raise ArbiterError(f"more than {LONGEST_LINE} bytes")
    try:
        given = loads(line.decode(), parse_constant=_finite, parse_float=_finite)
    except (ValueError, RecursionError):
        given = None
    if not isinstance(given, dict) or not given.keys() & {"black", "white"}:
        raise ArbiterError('expected {"id": "…", "black": ["h8", …], "white": ["i9", …]}')
    return given


def _finite(text: str) -> float:
    """The number of a JSON text; ValueError for one that JSON cannot write."""
    number = float(text)
    if not math.isfinite(number):
        raise ValueError(text)
    return number


def _name(given: Mapping[str, Any], number: int) -> object:
    name = given.get("id", number)
    if isinstance(name, (dict, list)):
        raise ArbiterError("id: expected a text or a number")
    return name


def _judged(given: Mapping[str, Any]) -> dict[str, object]:
    from corr.games.renju.forbidden import scan
    from corr.games.renju.study import board_with

    return found(scan(board_with(_points(given, "black"), _points(given, "white"))))


def _points(given: Mapping[str, Any], key: str) -> list[str]:
    points = given.get(key, [])
    if not isinstance(points, list) or not all(isinstance(point, str) for point in points):
        raise ArbiterError(f"{key}: expected a list of points")
    return points


def found(scanned: "Mapping[Verdict, tuple[Point, ...]]") -> dict[str, object]:
    """What a scan found, in JSON's own types."""
    from corr.games.renju.forbidden import KINDS, Verdict

    def listed(kind: "Verdict") -> list[str]:
        return [str(point) for point in scanned.get(kind, ())]

    return {
        "forbidden": {kind.value: listed(kind) for kind in KINDS},
        "five": listed(Verdict.FIVE),
    }


def _as_line(value: object) -> str:
    """A value as a line of JSON that standard output can write."""
    line = dumps(value, ensure_ascii=False)
    try:
        line.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return dumps(value)
    return line
