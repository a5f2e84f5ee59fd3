"""What the tests of game records share: reading and writing bytes, and records of each format."""

import io
from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import strategies as st

from corr.games.renju.openings import OPENINGS
from corr.records.files import read_records, write_records
from corr.records.model import Record, RecordError, rules_named
from tests.places import TESTS

DATA = TESTS / "data" / "records"


def sample(name: str) -> bytes:
    return (DATA / name).read_bytes()


def read(data: bytes, *, name: str = "", form: str | None = None) -> list[Record]:
    return list(read_records(io.BytesIO(data), name=name, form=form))


def written(records: Iterable[Record], form: str) -> bytes:
    stream = io.BytesIO()
    write_records(records, stream, form)
    return stream.getvalue()


def refused(data: bytes, *, name: str = "", form: str | None = None) -> RecordError:
    with pytest.raises(RecordError) as error:
        read(data, name=name, form=form)
    return error.value


def outcome(data: bytes, *, form: str | None = None) -> list[Record] | RecordError:
    """What reading comes to: the games, or the error; any other exception goes on."""
    try:
        return read(data, form=form)
    except RecordError as error:
        return error


def is_sound(found: list[Record] | RecordError) -> bool:
    """Whether an error tells where and why, and every move of a game lies on its board."""
    if isinstance(found, RecordError):
        return found.where.startswith(("line ", "byte ")) and found.reason.isprintable()
    return all(
        move == "pass" or (int(move[1:]) <= record.size and ord(move[0]) - 96 <= record.size)
        for record in found
        for move in record.moves
    )


class Endless:
    """A stream that goes on for ever with what a function makes of a piece's number."""

    def __init__(self, piece: Callable[[int], bytes], pieces: int | None = None) -> None:
        self._pieces = self._made(piece, pieces)
        self._rest = bytearray()
        self.given = 0

    def _made(self, piece: Callable[[int], bytes], pieces: int | None) -> Iterator[bytes]:
        number = 0
        while pieces is None or number < pieces:
            yield piece(number)
            number += 1

    def read(self, size: int) -> bytes:
        while len(self._rest) < size:
            piece = next(self._pieces, b"")
            if not piece:
                break
            self._rest += piece
        given = bytes(self._rest[:size])
        del self._rest[:size]
        self.given += len(given)
        return given


_CHARACTERS = st.characters(codec="utf-8", exclude_categories=("Cc", "Cn", "Cs"))
lines = st.text(_CHARACTERS, max_size=20).map(lambda text: " ".join(text.split()))
comments = st.lists(lines, max_size=3).map(lambda found: "\n".join(found).strip())
sizes = st.integers(5, 26)


def moves(size: int, *, passes: bool = True, least: int = 0) -> st.SearchStrategy[tuple[str, ...]]:
    point = st.builds(
        lambda column, row: f"{chr(ord('a') + column)}{row + 1}",
        st.integers(0, size - 1),
        st.integers(0, size - 1),
    )
    return st.lists(point | st.just("pass") if passes else point, min_size=least, max_size=40).map(
        tuple
    )


@st.composite
def text_records(draw: st.DrawFn) -> Record:
    """Anything a text can hold: no braces in comments, and no `?`, which means unknown."""
    size = draw(sizes)
    known = lines.filter(lambda text: text != "?")
    return Record(
        moves=draw(moves(size)),
        size=size,
        black=draw(known),
        white=draw(known),
        event=draw(known),
        round=draw(known),
        place=draw(known),
        date=draw(known),
        result=draw(st.sampled_from(("1-0", "0-1", "1/2-1/2", "0-0", "*"))),
        rules=draw(known.filter(lambda text: rules_named(text) == text)),
        opening_rule=draw(st.sampled_from(("", *OPENINGS))),
        fifths=draw(moves(size, passes=False)),
        swaps=draw(known),
        black_time=draw(known),
        white_time=draw(known),
        id=draw(known),
        comment=draw(comments.filter(lambda text: not set("{}") & set(text))),
    )


@st.composite
def _rules(draw: st.DrawFn) -> tuple[str, str]:
    key = draw(st.sampled_from(tuple(OPENINGS)))
    game = "gomoku" if key == "free-gomoku" else "renju"
    known = (("", ""), ("House rules", ""), ("renju", ""), (game, key), ("House rules", key))
    return draw(st.sampled_from(known))


@st.composite
def sgf_records(draw: st.DrawFn) -> Record:
    size = draw(sizes)
    rules, opening_rule = draw(_rules())
    return Record(
        moves=draw(moves(size)),
        size=size,
        black=draw(lines),
        white=draw(lines),
        event=draw(lines),
        round=draw(lines),
        place=draw(lines),
        date=draw(lines),
        result=draw(st.sampled_from(("1-0", "0-1", "1/2-1/2", "*"))),
        rules=rules,
        opening_rule=opening_rule,
        id=draw(lines),
        comment=draw(comments),
    )


@st.composite
def rif_records(draw: st.DrawFn) -> Record:
    """Anything RIF can hold: a place is a city and a country, a date is more than a number."""
    rules, opening_rule = draw(_rules())
    return Record(
        moves=draw(moves(15)),
        black=draw(lines),
        white=draw(lines),
        event=draw(lines),
        round=draw(lines),
        place=draw(lines.filter(lambda text: not text.startswith(", "))),
        date=draw(st.sampled_from(("", "2024", "2024-05", "2024-05-01", "2024-00", "May"))),
        result=draw(st.sampled_from(("1-0", "0-1", "1/2-1/2", "*"))),
        rules=rules,
        opening_rule=opening_rule,
        fifths=draw(moves(15, passes=False)),
        swaps=draw(lines),
        black_time=draw(lines),
        white_time=draw(lines),
        id=draw(lines.filter(bool)),
        comment=draw(comments),
    )


@st.composite
def psq_records(draw: st.DrawFn) -> Record:
    size = draw(sizes)
    names = st.just("") | lines.map(lambda text: f"a{text}")
    return Record(
        moves=draw(moves(size, passes=False)),
        size=size,
        black=draw(names),
        white=draw(names),
        rules=draw(st.sampled_from(("", "renju", "gomoku"))),
    )


pos_records = st.builds(Record, moves=moves(15, passes=False, least=1))

MANY = {
    "text": text_records(),
    "rif": rif_records(),
    "psq": psq_records(),
    "sgf": sgf_records(),
}
"""The formats of many games, with everything each of them can hold."""
