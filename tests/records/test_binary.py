"""Piskvork's games and RenLib's positions and libraries: rows from the top, bytes by bytes."""

import pytest

from corr.records.model import Record
from tests.records.record_samples import read, refused, sample, written


def test_rows_of_a_psq_count_from_the_top() -> None:
    assert read(sample("tournament.psq")) == [
        Record(
            moves=("j10", "a20", "t1"),
            size=20,
            black="pbrain-one.zip",
            white="pbrain-two.zip",
            rules="gomoku",
        )
    ]


def test_the_second_player_of_a_psq_may_have_begun() -> None:
    data = b"Piskvorky 15x15, 11:11, %d\n8,8,0\nAnn\nhomo-2\n0\n"
    (first,), (second,) = read(data % 0), read(data % 1)
    assert (first.black, first.white) == ("Ann", "")
    assert (second.black, second.white) == ("", "Ann")


def test_a_psq_may_leave_out_times_and_names() -> None:
    assert read(sample("game.psq")) == [Record(moves=("h8", "i9"))]


def test_psq_files_joined_to_one_are_read() -> None:
    found = read(sample("game.psq") + sample("tournament.psq") + sample("game.psq"))
    assert [record.where for record in found] == ["line 1", "line 5", "line 13"]


def test_a_psq_is_written_as_piskvork_reads_it() -> None:
    record = Record(moves=("a1", "t20"), size=20, black="Ann")
    assert written([record], "psq") == (
        b"Piskvorky 20x20, 0:0, 0\n1,20,0\n20,1,0\nAnn\nhomo-2\n-1\n"
    )


@pytest.mark.parametrize(
    ("line", "rules"),
    [
        ("1,Freestyle", "gomoku"),
        ("1,Freestyle gomoku", "gomoku"),
        ("0,Renju", "renju"),
        ("1,Standard", "Standard"),
        ("1,standard gomoku", "Standard"),
        ("0", ""),
    ],
)
def test_a_psq_may_tell_its_rules(line: str, rules: str) -> None:
    (record,) = read(f"{HEAD}8,8,0\nAnn\nBo\n-1\n{line}\n".encode())
    assert record.rules == rules


@pytest.mark.parametrize("rules", ["gomoku", "Standard", "renju"])
def test_a_psq_is_written_with_rules_that_it_knows(rules: str) -> None:
    record = Record(moves=("h8",), white="Bo", rules=rules)
    assert read(written([record], "psq")) == [record]


@pytest.mark.parametrize("end", ["8,8,0", "8,8,0\n", "8,8,0\n-1", "8,8,0\n0\n", "8,8\n"])
def test_a_psq_may_end_after_a_whole_move(end: str) -> None:
    assert read(f"{HEAD}{end}".encode())[0].moves == ("h8",)


HEAD = "Piskvorky 15x15, 11:11, 0\n"


@pytest.mark.parametrize(
    ("text", "where", "reason"),
    [
        ("", "line 1", "the file is empty"),
        ("8,8,0\n", "line 1", "found 8,8,0 where Piskvorky 15x15, … was due"),
        ("Piskvorky 15x15\n", "line 1", "found Piskvorky 15x15 where Piskvorky 15x15, 0:0, 0"),
        ("Piskvorky 15x15, 0:0, 2\n", "line 1", "found Piskvorky"),
        ("Piskvorky 15x20, 0:0, 0\n", "line 1", "a board of 15 × 20 is no square"),
        ("Piskvorky 40x40, 0:0, 0\n", "line 1", "a board of 40 rows"),
        ("Piskvorky 99999x99999, 0:0, 0\n", "line 1", "a board of 99999 rows"),
        (f"{HEAD}8,8,0\n9,", "line 3", "9, is no whole move"),
        (f"{HEAD}8,8,0\n9", "line 3", "9 is no whole move"),
        (f"{HEAD}8,8,0\n9,7", "line 3", "the move 9,7: some moves have a time"),
        (f"{HEAD}8,8\n9,7,3", "line 3", "the move 9,7,3: some moves have a time"),
        (f"{HEAD}8,8,0\n10;6;0\n11;6;0\n", "line 3", "10;6;0 is no whole move"),
        (f"{HEAD}8,8,0\n10,x,0\n", "line 3", "10,x,0 is no whole move"),
        (f"{HEAD}8,8,0\n10 6 0\n", "line 3", "10 6 0 is no whole move"),
        (f"{HEAD}8,8,0\n,8,0\n", "line 3", ",8,0 is no whole move"),
        (f"{HEAD}8,8,0\n-1\n9,7,0\n", "line 4", "the move 9,7,0 after the end"),
        (f"{HEAD}8,8,0\n16,1,0\n", "line 3", "16,1,0 is no point of a 15 × 15 board"),
        (f"{HEAD}0,1,0\n", "line 2", "0,1,0 is no point"),
        (f"{HEAD}-1,1,0\n", "line 2", "-1,1,0 is no point"),
        (f"{HEAD}8,8,0\nAnn\n9,9,0\n", "line 4", "the move 9,9,0 after the end of the moves"),
        (f"{HEAD}8,8,0\n\x01\x02\n", "line 3", "cannot read ??"),
        (HEAD + "x\n" * 7, "line 8", "more than 6 lines after the moves"),
        (HEAD + "8,8,0\n" * 1001, "line 1002", "a game of more than 1000 moves"),
        (f"{HEAD}{'x' * 20_001}", "line 2", "a text of more than"),
    ],
)
def test_a_broken_psq_is_refused(text: str, where: str, reason: str) -> None:
    error = refused(text.encode(), form="psq")
    assert error.where == where
    assert error.reason.startswith(reason)


def test_rows_of_a_position_count_from_the_top() -> None:
    assert read(sample("three.pos")) == [Record(moves=("h8", "i9", "j10"))]
    assert read(bytes([4, 0, 14, 210, 224]), form="pos")[0].moves == ("a15", "o15", "a1", "o1")


@pytest.mark.parametrize(
    ("data", "where", "reason"),
    [
        (b"", "byte 1", "the file is empty"),
        (b"\x00", "byte 1", "a game of 0 moves; 1 to 225 can be"),
        (b"\xe2" + bytes(226), "byte 1", "a game of 226 moves"),
        (b"\x03\x70\x71", "byte 4", "the file ends after 2 of 3 moves"),
        (b"\x01\x70\x71", "byte 3", "the file goes on after its 1 moves"),
        (b"\x02\x70\xe1", "byte 3", "225 is no point; 0 to 224 are"),
    ],
)
def test_a_broken_position_is_refused(data: bytes, where: str, reason: str) -> None:
    error = refused(data, form="pos")
    assert error.where == where
    assert error.reason.startswith(reason)


MAGIC = b"\xffRenLib\xff\x03\x04" + b"\xff" * 10
ROOT = b"\0\0"
H8, I9, LAST = b"\x78\0", b"\x69\0", b"\x5a\x40"


def line(data: bytes) -> tuple[str, ...]:
    (record,) = read(data, form="lib")
    return record.moves


def test_the_main_line_of_the_sample_is_read_with_its_comments() -> None:
    assert read(sample("branches.lib")) == [
        Record(moves=("h8", "i9", "j10", "pass"), comment="start\nmore\npå")
    ]


def test_an_old_library_has_neither_header_nor_root() -> None:
    assert line(H8 + I9 + LAST) == line(MAGIC + ROOT + H8 + I9 + LAST) == ("h8", "i9", "j10")


def test_siblings_are_not_of_the_main_line() -> None:
    assert line(MAGIC + ROOT + b"\x78\x80" + b"\x69\x40" + b"\x68\x40") == ("h8", "i9")


def test_a_branch_that_is_no_move_is_passed_over() -> None:
    nothing = b"\x11\x82" + b"\x12\x80" + b"\x13\x40" + b"\x14\x40"  # with children of its own
    assert line(MAGIC + ROOT + H8 + nothing + I9 + LAST) == ("h8", "i9", "j10")
    assert line(MAGIC + ROOT + b"\x78\x80" + b"\x11\x42" + b"\x69\x40") == ("h8",)


def test_a_library_without_nodes_is_a_game_without_moves() -> None:
    assert line(MAGIC) == line(MAGIC + b"\0\x40") == ()


def test_comments_are_utf_8_or_western() -> None:
    for text in ("på".encode() + b"\0", "på".encode("cp1252") + b"\0\0"):
        (record,) = read(MAGIC + ROOT + b"\x78\x48" + text, form="lib")
        assert record.comment == "på"


@pytest.mark.parametrize(
    ("data", "where", "reason"),
    [
        (b"", "byte 1", "no RenLib library"),
        (b"RenLib", "byte 1", "no RenLib library"),
        (MAGIC[:15], "byte 16", "the file ends in its header"),
        (MAGIC[:9] + b"\x05" + MAGIC[10:], "byte 9", "a library of version 3.5; 3.4 is known"),
        (MAGIC + ROOT + H8, "byte 25", "the file ends in the main line"),
        (MAGIC + ROOT + H8 + b"\x69", "byte 26", "the file ends in the main line"),
        (MAGIC + ROOT + b"\x78\x01", "byte 25", "the file ends in a node"),
        (MAGIC + ROOT + b"\x78\x08ab", "byte 27", "the file ends in a comment"),
        (MAGIC + ROOT + b"\x78\x28ab", "byte 27", "the file ends in a comment"),
        (MAGIC + ROOT + b"\x78\x01\0\1ab", "byte 29", "the file ends in a comment"),
        (MAGIC + ROOT + b"\x10\x40", "byte 23", "16 is no point of a 15 × 15 board"),
        (MAGIC + ROOT + b"\xf1\x40", "byte 23", "241 is no point of a 15 × 15 board"),
        (MAGIC + H8 * 1002, "byte 2021", "a game of more than 1000 moves"),
        (MAGIC + b"\x78\x08" + b"x" * 30_000, "byte 23", "a text of more than 20000"),
    ],
)
def test_a_broken_library_is_refused(data: bytes, where: str, reason: str) -> None:
    error = refused(data, form="lib")
    assert error.where == where
    assert error.reason.startswith(reason)
