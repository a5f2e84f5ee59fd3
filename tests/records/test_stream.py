"""Large files are read game by game: memory does not grow with the number of games."""

import tracemalloc
from collections.abc import Callable

import pytest

from corr.records.files import read_records, write_records
from corr.records.model import Record
from tests.records.record_samples import Endless, written

POINTS = [f"{column}{row}" for column in "abcdefghijklmno" for row in range(1, 16)]
SLACK = 400_000
"""By how many bytes the peaks of a small and a large file may differ: not 70 a game."""


def a_game(number: int) -> Record:
    """A game of 12 moves between one of 50 pairs of players."""
    begin = number * 7 % 195
    return Record(
        moves=tuple(POINTS[begin : begin + 12]),
        black=f"Ann {number % 50}",
        white=f"Bo {number % 50}",
        event="Cup",
        result="1-0",
        id=str(number),
    )


def text(number: int) -> bytes:
    return written([a_game(number)], "text")


def one_a_line(number: int) -> bytes:
    return (" ".join(a_game(number).moves) + "\n").encode()


def sgf(number: int) -> bytes:
    return written([a_game(number)], "sgf")


def rif(number: int) -> bytes:
    moves = " ".join(a_game(number).moves)
    game = f'<game id="{number}" black="{number % 50}" bresult="1"><move>{moves}</move></game>\n'
    head = "" if number else "<database>\n<games>\n"
    return f"{head}{game}".encode()


def psq(number: int) -> bytes:
    return written([a_game(number)], "psq")


def peak(piece: Callable[[int], bytes], games: int, form: str) -> int:
    """The most memory in use while a file is read, in bytes above what was in use before."""
    begin, end = (
        (b"<database>\n<games>\n", b"</games></database>") if form == "rif" else (b"", b"")
    )
    made = [piece(number) for number in range(200)]
    made[0] = made[0].removeprefix(begin)

    def given(number: int) -> bytes:
        return (
            made[number % len(made)] if 0 < number <= games else end if number else begin + b"\n"
        )

    stream = Endless(given, games + 2)
    tracemalloc.start()
    try:
        found = sum(1 for _ in read_records(stream, form=form))  # type: ignore[arg-type]
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert found == games
    return most


FILES = {
    "text": (text, "text"),
    "text, one game a line": (one_a_line, "text"),
    "RIF": (rif, "rif"),
    "SGF": (sgf, "sgf"),
    "psq": (psq, "psq"),
}


@pytest.mark.slow
@pytest.mark.parametrize("kind", FILES)
def test_reading_8_000_games_takes_no_more_memory_than_1_000(kind: str) -> None:
    piece, form = FILES[kind]
    peak(piece, 10, form)  # what is made once, tables of points, is made here
    assert peak(piece, 8_000, form) < peak(piece, 1_000, form) + SLACK


class Sink:
    """A stream that keeps nothing."""

    def write(self, piece: bytes) -> int:
        return len(piece)


@pytest.mark.slow
@pytest.mark.parametrize("form", ["text", "rif", "sgf", "psq"])
def test_writing_takes_no_more_memory_for_more_games(form: str) -> None:
    def peak_of(count: int) -> int:
        tracemalloc.start()
        try:
            games = (a_game(number) for number in range(count))
            write_records(games, Sink(), form)  # type: ignore[arg-type]
            return tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()

    peak_of(10)
    assert peak_of(9_000) < peak_of(3_000) + SLACK


def test_the_first_game_comes_before_the_file_is_read_to_its_end() -> None:
    for piece, form in FILES.values():
        stream = Endless(piece)
        found = read_records(stream, form=form)  # type: ignore[arg-type]
        assert next(found).moves == a_game(0).moves
        assert stream.given < 200_000
