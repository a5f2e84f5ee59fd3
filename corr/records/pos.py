"""RenLib's `.pos`: how many moves, then one byte a move, 15 a row from the upper left, from 0.

The format has no passes, names or results, and one file holds one game.
"""

import io
from collections.abc import Iterable, Iterator

from corr.games.renju.board import point_named
from corr.records.model import Record, RecordError
from corr.records.words import PASSED, Refuse, cannot_hold, point

SIZE = 15
_POINTS = SIZE * SIZE


def read(source: io.BufferedReader, refuse: Refuse) -> Iterator[Record]:
    """The one game of the file; where it is wrong is told in bytes, counted from 1."""
    content = source.read(_POINTS + 2)
    try:
        moves = tuple(_moves(content))
    except RecordError as error:
        refuse(error)
    else:
        yield Record(moves=moves, size=SIZE, where="byte 1")


def _moves(content: bytes) -> Iterator[str]:
    if not content:
        raise RecordError("byte 1", "the file is empty")
    count = content[0]
    if not 0 < count <= _POINTS:
        raise RecordError("byte 1", f"a game of {count} moves; 1 to {_POINTS} can be")
    if len(content) <= count:
        end = f"byte {len(content) + 1}"
        raise RecordError(end, f"the file ends after {len(content) - 1} of {count} moves")
    if len(content) > count + 1:
        raise RecordError(f"byte {count + 2}", f"the file goes on after its {count} moves")
    for at, byte in enumerate(content[1:], 2):
        if byte >= _POINTS:
            raise RecordError(f"byte {at}", f"{byte} is no point; 0 to {_POINTS - 1} are")
        yield point(byte % SIZE, SIZE - 1 - byte // SIZE)


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The one game as bytes; raises RecordError for what the format cannot hold."""
    for number, record in enumerate(records, 1):
        where = f"game {number}"
        if number > 1:
            raise cannot_hold(where, ".pos", "more than one game")
        if record.size != SIZE:
            raise cannot_hold(where, ".pos", f"a {record.size} × {record.size} board")
        if PASSED in record.moves:
            raise cannot_hold(where, ".pos", "a pass")
        if not 0 < len(record.moves) <= _POINTS:
            raise cannot_hold(where, ".pos", f"{len(record.moves)} moves")
        yield bytes([len(record.moves), *map(_byte, record.moves)])


def _byte(move: str) -> int:
    column, row = point_named(move)
    return (SIZE - 1 - row) * SIZE + column
