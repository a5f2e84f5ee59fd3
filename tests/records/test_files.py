"""All formats together: told apart, read back as written, refused with where and why."""

import io
from dataclasses import fields, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.records.files import FORMATS, read_records, write_records
from corr.records.model import Record, RecordError, left_out
from tests.records.record_samples import (
    DATA,
    MANY,
    Endless,
    is_sound,
    outcome,
    pos_records,
    read,
    refused,
    sample,
    written,
)

SAMPLES = {
    "games.txt": "text",
    "base.rif": "rif",
    "tournament.psq": "psq",
    "game.psq": "psq",
    "two.sgf": "sgf",
    "three.pos": "pos",
    "branches.lib": "lib",
}


def test_every_sample_is_read_here() -> None:
    assert {path.name for path in DATA.iterdir()} == set(SAMPLES)


@pytest.mark.parametrize(("name", "form"), SAMPLES.items())
def test_a_file_is_known_by_its_first_bytes_as_by_its_name(name: str, form: str) -> None:
    by_name = read(sample(name), name=name.upper())
    assert by_name
    assert read(sample(name)) == by_name == read(sample(name), form=form)


def test_the_ending_of_the_name_decides_over_the_first_bytes() -> None:
    assert refused(sample("two.sgf"), name="two.txt").where == "line 1"


def test_a_position_of_printable_bytes_is_no_text() -> None:
    found = read(bytes([35]) + b"p" * 35)
    assert found[0].moves == ("h8",) * 35


def test_bytes_that_are_no_record_are_refused() -> None:
    for data in (b"", b"\x00\x01\x02", b"GIF89a\x01\x00", "h8".encode("utf-16")):
        assert refused(data).where == "byte 1"


def test_an_unknown_format_is_refused_at_once() -> None:
    with pytest.raises(RecordError, match="pgn is none of text, rif, psq, pos, lib, sgf"):
        read_records(io.BytesIO(b"x"), form="pgn")
    with pytest.raises(RecordError, match="none of"):
        write_records([], io.BytesIO(), "pgn")


@pytest.mark.parametrize("form", ["text", "psq", "pos", "sgf"])
def test_a_file_without_games_is_not_written(form: str) -> None:
    with pytest.raises(RecordError, match="game 1: there is no game"):
        written([], form)


def test_a_database_may_be_without_games() -> None:
    assert read(written([], "rif")) == []


@pytest.mark.parametrize("name", ["a.txt", "a.sgf", "a.psq", ""])
@pytest.mark.parametrize("charset", ["utf-16", "utf-16-le", "utf-16-be"])
def test_text_of_two_bytes_a_letter_is_to_be_saved_otherwise(name: str, charset: str) -> None:
    error = refused("1. h8 2. i9 3. j10".encode(charset), name=name)
    assert (error.where, error.reason) == ("byte 1", "text in UTF-16; save it as UTF-8")


WHOLE = Record(
    moves=("h8", "i9"),
    acts="1.h8 [white] 2.i9",
    black="Ann",
    event="Cup",
    round="1",
    place="Umeå",
    date="2024",
    result="0-0",
    rules="renju",
    opening_rule="rif",
    fifths=("g7",),
    swaps="-",
    white_time="30",
    id="7",
    comment="good",
)
LEFT_OUT = {
    "text": (),
    "rif": ("choices of the opening", "result 0-0"),
    "sgf": (
        "choices of the opening",
        "fifth moves offered",
        "swaps",
        "time used",
        "result 0-0",
    ),
    "psq": (
        *("choices of the opening", "fifth moves offered", "swaps", "time used", "event"),
        *("round", "place", "date", "result 0-0", "opening rule", "id", "comment"),
    ),
    "pos": (
        *("choices of the opening", "fifth moves offered", "swaps", "time used"),
        *("names of the players", "event", "round", "place", "date", "result 0-0"),
        *("rules", "opening rule", "id", "comment"),
    ),
}
FIELDS = {
    "choices of the opening": ("acts",),
    "fifth moves offered": ("fifths",),
    "swaps": ("swaps",),
    "time used": ("black_time", "white_time"),
    "names of the players": ("black", "white"),
    "result 0-0": ("result",),
    "opening rule": ("opening_rule",),
}


@pytest.mark.parametrize("form", LEFT_OUT)
def test_what_a_format_leaves_out_is_what_does_not_read_back(form: str) -> None:
    lost = left_out(WHOLE, form)
    assert lost == LEFT_OUT[form]
    names = [name for thing in lost for name in FIELDS.get(thing, (thing,))]
    unsaid = {field.name: field.default for field in fields(Record)}
    kept = replace(WHOLE, **{name: unsaid[name] for name in names})
    assert read(written([WHOLE], form), form=form) == [kept]
    assert left_out(kept, form) == ()


def test_a_library_is_only_read() -> None:
    assert not FORMATS["lib"].writable
    with pytest.raises(RecordError, match="not written"):
        write_records([], io.BytesIO(), "lib")


@pytest.mark.parametrize("form", MANY)
def test_what_is_written_reads_back(form: str) -> None:
    @given(st.lists(MANY[form], min_size=1, max_size=4))
    def check(records: list[Record]) -> None:
        data = written(records, form)
        assert read(data, form=form) == records
        assert read(data) == records  # known by its first bytes

    check()


@given(pos_records)
def test_a_position_reads_back(record: Record) -> None:
    assert read(written([record], "pos"), form="pos") == [record]


@pytest.mark.parametrize("form", MANY)
def test_a_text_stream_gets_what_a_byte_stream_gets(form: str) -> None:
    record = Record(moves=("h8", "i9"), black="Åsa", id="1")
    stream = io.StringIO()
    write_records(iter([record]), stream, form)
    assert stream.getvalue().encode() == written([record], form)


def test_a_position_is_not_written_to_a_text_stream() -> None:
    with pytest.raises(RecordError, match="no text"):
        write_records([Record(moves=("h8",))], io.StringIO(), "pos")


@pytest.mark.parametrize(
    ("form", "records", "reason"),
    [
        ("pos", [Record(moves=("h8", "pass"))], "game 1: .*a pass"),
        ("pos", [Record(moves=())], "game 1: .*0 moves"),
        ("pos", [Record(moves=("h8",), size=19)], "game 1: .*19 × 19 board"),
        ("pos", [Record(moves=("h8",))] * 2, "game 2: .*more than one game"),
        ("psq", [Record(moves=()), Record(moves=("pass",))], "game 2: .*a pass"),
        ("psq", [Record(moves=(), black="8,8,0")], "game 1: .*a player named 8,8,0"),
        ("rif", [Record(moves=(), size=20)], "game 1: .*20 × 20 board"),
    ],
)
def test_what_a_format_cannot_hold_is_refused(
    form: str, records: list[Record], reason: str
) -> None:
    with pytest.raises(RecordError, match=reason):
        written(records, form)


@pytest.mark.parametrize("form", MANY)
def test_letters_that_no_text_can_hold_are_replaced(form: str) -> None:
    odd = Record(moves=("h8",), black="a\x00\ud800b", comment="c\x1b\uffff", id="1")
    found = read(written([odd], form), form=form)
    assert found[0].black == "a��b"


BAD_GAMES = {
    "text": (b"1. h8 1-0\n1. h8 2. z9\n3. i9\n1. g7 1-0\n", "line 2"),
    "sgf": (b"(;GM[4];B[hh])\n(;GM[4];B[zz](;W[aa])(;W[bb]))(;GM[4];B[gi])", "line 2"),
    "rif": (
        b"""<database><games>
        <game><move>h8</move></game>
        <game><move>h99</move></game><game><move>g7</move></game></games></database>""",
        "line 3",
    ),
    "psq": (
        b"""Piskvorky 15x15, 0:0, 0\n8,8,0\n-1
        Piskvorky 15x15, 0:0, 0\n16,1,0\n8,8,0
        Piskvorky 15x15, 0:0, 0\n7,9,0\n-1""",
        "line 5",
    ),
}


@pytest.mark.parametrize("form", BAD_GAMES)
def test_a_bad_game_can_be_passed_over(form: str) -> None:
    data, where = BAD_GAMES[form]
    errors: list[RecordError] = []
    found = list(read_records(io.BytesIO(data), form=form, refuse=errors.append))
    assert [record.moves for record in found] == [("h8",), ("g7",)]
    assert [error.where for error in errors] == [where]


def test_the_games_before_a_fault_come_first() -> None:
    for form in MANY:
        good = written([Record(moves=("h8",), id="1")] * 3, form)
        data = good.replace(b"</database>", b"") + b"(((\x00"
        found = read_records(io.BytesIO(data), form=form)
        assert [next(found).moves for _ in range(2)] == [("h8",)] * 2
        with pytest.raises(RecordError):
            list(found)


def test_a_stream_that_gives_little_at_a_time_is_read_alike() -> None:
    class Drop(io.BytesIO):
        def read(self, size: int | None = -1, /) -> bytes:
            return super().read(min(size or 0, 3))

    for name in SAMPLES:
        assert list(read_records(Drop(sample(name)), name=name)) == read(sample(name))


def test_reading_leaves_the_stream_open() -> None:
    stream = io.BytesIO(b"1. h8")
    list(read_records(stream))
    assert not stream.closed


HOSTILE = {
    "a line without end": ("text", lambda _: b"h8 " * 1000),
    "a comment without end": ("text", lambda _: b"1. h8 {\n" + b"x\n" * 1000),
    "comments without end": ("text", lambda _: b"{x}\n" * 1000),
    "choices without end": ("text", lambda _: b"[white]\n" * 1000),
    "offers without end": ("text", lambda number: b"1.{g7 i7}\n[w]" * 1000),
    "a game without end": ("text", lambda number: b"h8,\n" * 100),
    "a value without end": ("sgf", lambda number: b"x" * 5000 if number else b"(;C["),
    "variations without end": ("sgf", lambda _: b"(;B[hh]" * 500),
    "SGF moves without end": ("sgf", lambda n: b";B[hh];W[ii]" * 500 if n else b"(;GM[4]"),
    "tags without end": ("rif", lambda n: b"<a>" * 1000 if n else b"<database>"),
    "a tag without end": ("rif", lambda n: b"a='b' " * 1000 if n else b"<database "),
    "psq moves without end": (
        "psq",
        lambda n: b"8,8,0\n" * 500 if n else b"Piskvorky 15x15, 0:0, 0\n",
    ),
    "a library without end": ("lib", lambda n: b"\x78\x00" * 500),
    "a library's comment without end": ("lib", lambda n: b"x" * 500 if n else b"\x78\x08"),
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_a_file_without_end_is_refused_before_long(kind: str) -> None:
    form, piece = HOSTILE[kind]
    stream = Endless(piece)
    with pytest.raises(RecordError):
        for _ in read_records(stream, form=form):  # type: ignore[arg-type]
            pass
    assert stream.given < 3_000_000


@pytest.mark.parametrize("form", FORMATS)
def test_no_bytes_raise_anything_but_a_record_error(form: str) -> None:
    @given(st.binary(max_size=300))
    def check(data: bytes) -> None:
        assert is_sound(outcome(data, form=form))
        assert is_sound(outcome(data))

    check()


@pytest.mark.parametrize(("name", "form"), SAMPLES.items())
def test_no_changed_file_raises_anything_but_a_record_error(name: str, form: str) -> None:
    whole = sample(name)
    place = st.integers(0, len(whole))
    signs = (*rb"( ) [ ] \ { } < & ]]> 1. * ;".split(), b"\n\n", b"\xff", b"\0")
    piece = st.binary(max_size=4) | st.sampled_from(signs)

    @given(st.lists(st.tuples(place, st.integers(0, 4), piece), min_size=1, max_size=4))
    def check(changes: list[tuple[int, int, bytes]]) -> None:
        data = whole
        for begin, length, new in changes:
            data = data[:begin] + new + data[begin + length :]
        assert is_sound(outcome(data, form=form))

    check()


@pytest.mark.parametrize(("name", "form"), SAMPLES.items())
def test_no_cut_file_raises_anything_but_a_record_error(name: str, form: str) -> None:
    whole = sample(name)
    assert all(is_sound(outcome(whole[:end], form=form)) for end in range(len(whole)))
