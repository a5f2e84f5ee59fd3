"""Games as plain text: all ways of writing them, and how they are told apart."""

import pytest

from corr.games.renju.acts import items
from corr.games.renju.renju import parse_record
from corr.records.model import Record
from tests.every import every
from tests.records.record_samples import read, refused, sample, written

H8_I9_J10 = ("h8", "i9", "j10")


def moves(text: str) -> list[tuple[str, ...]]:
    found = read(text.encode(), form="text")
    assert read(text.encode()) == found  # known by its first bytes
    return [record.moves for record in found]


def test_the_sample_is_read_whole() -> None:
    found = read(sample("games.txt"), form="text")
    assert [(record.moves, record.result) for record in found] == [
        (("h8", "i9", "j10", "g7"), "1-0"),
        (H8_I9_J10, "0-1"),
        (("h8", "i9", "g9"), "1/2-1/2"),
        (("h8", "h9", "j10", "i9"), "*"),
        (("h8", "i9", "j10", "k11", "pass"), "0-1"),
        (("h8", "i9", "j10", "g7", "i7", "k8"), "*"),
    ]
    assert [record.where for record in found][:4] == ["line 2", "line 3", "line 4", "line 6"]
    assert found[2].comment == "resigned"
    assert found[4] == Record(
        moves=found[4].moves,
        result="0-1",
        event="Club evening",
        place="Umeå",
        date="2024.05.01",
        black='Ann "the wall" Berg',
    )


@pytest.mark.parametrize(
    "text",
    [
        "1. h8 2. i9 3. j10",
        "1.h8 2.i9 3.j10",
        "1) H8 2) I9 3) J10",
        "1 h8 2 i9 3 j10",
        "h8 i9 j10",
        "h8i9j10",
        "H8,I9,J10",
        "1. h8 i9 2. j10",
        "1. h8 2. i9\n3. j10",
        "1. h8\n2. i9\n3. j10",
        "1. h8 2.\ni9 3. j10",
        "h8,\ni9, j10",
        "h8\ni9\nj10",
        "\n\n  h8 i9 j10  \n\n",
        "\ufeffh8 i9 j10",
        "# a game\nh8 i9 j10\n; of three moves",
        "{Ann - Bo} 1. h8 {the\n\ncentre} 2. i9 3. j10 {good}",
        "1. h8 2. i9 3. j10\r\n",
    ],
)
def test_a_game_may_be_written_so(text: str) -> None:
    assert moves(text) == [H8_I9_J10]


@pytest.mark.parametrize(
    "text",
    [
        "h-8 i-9 j-10",
        "h 8 i 9 j 10",
        "1. h 8 2. i 9 3. j 10",
        "1 h 8 2 i 9 3 j 10",
        "1.h8 - i9 2. j10",
        "h8-i9-j10",
        "h8–i9—j10",
        "h8; i9; j10",
        "h8! i9?? j10!?",
        "1. h8 (better j9) 2. i9 3. j10",
        "> 1. h8\n> 2. i9\n> 3. j10",
        ">> h8 i9\n>> j10",
        "Game 1\nh8 i9 j10",
        "Game #12: h8 i9 j10",
        "h8 i9 j10 # comment",
        "h8 i9 # comment\nj10 # another",
        "１．ｈ８　２．ｉ９　３．ｊ１０",
        "- h8\n- i9\n- j10",
        "1. h8 1... i9 2. j10",
        "(Ann - Bo)\n1. h8 2. i9 3. j10",
        "1. h8 2. i9\n- j10",
    ],
)
def test_people_write_a_game_so_too(text: str) -> None:
    assert moves(text) == [H8_I9_J10]


def test_a_list_without_numbers_may_be_broken_over_lines() -> None:
    six = ("h8", "i9", "j10", "g7", "f6", "e5")
    assert moves("h8 i9 j10\ng7 f6 e5") == [six]
    assert moves("h8 i9\nj10 g7 {better g8}\nf6 e5 1-0\nh8 i9") == [six, ("h8", "i9")]


def test_lines_that_begin_in_the_centre_are_games_of_their_own() -> None:
    assert moves("h8 i9 j10\nh8 g7 f6\nH-8 a1") == [H8_I9_J10, ("h8", "g7", "f6"), ("h8", "a1")]


def test_a_line_with_a_point_that_is_taken_is_a_game_of_its_own() -> None:
    assert moves("h8 i9 j10\ng7 i9 h8") == [H8_I9_J10, ("g7", "i9", "h8")]


def test_lines_of_a_game_that_began_elsewhere_are_games_of_their_own() -> None:
    assert moves("g7 i9\nj10 k11\nh7") == [("g7", "i9"), ("j10", "k11"), ("h7",)]


def test_the_centre_is_that_of_the_board_of_the_game() -> None:
    text = '[Size "19"]\nj10 k11\nl12 m13\n[Size "19"]\nh8 i9\nj9 k9'
    assert moves(text) == [("j10", "k11", "l12", "m13"), ("h8", "i9"), ("j9", "k9")]


def test_titles_part_games() -> None:
    assert moves("Game 1\nh8 i9\nGame 2\nj10 k11\ngame no. 3: h8") == [
        ("h8", "i9"),
        ("j10", "k11"),
        ("h8",),
    ]


def test_names_may_stand_before_a_colon() -> None:
    text = "Event: Spring Cup\nBlack: Anna, White: Bo Dahl\nDate：2024\n\n1. h8\nResult: 0-1\n"
    (first,) = read(text.encode())
    assert first == Record(
        moves=("h8",),
        event="Spring Cup",
        black="Anna",
        white="Bo Dahl",
        date="2024",
        result="0-1",
    )
    second, third = read(b"h8\nBlack: Bo\nh8 i9")
    assert (second.black, third.black) == ("", "Bo")


def test_comments_of_all_kinds_are_kept_and_remarks_are_not() -> None:
    (record,) = read("1. h8 {a（b）} 2. i9 (ç d) # e".encode())
    assert record.comment == "a（b）\nç d"


def test_a_line_that_begins_with_number_one_begins_a_game() -> None:
    assert moves("1. h8 2. i9\n3. j10\n1. g7\n2. h7") == [H8_I9_J10, ("g7", "h7")]


def test_an_empty_line_ends_a_game() -> None:
    assert moves("h8\ni9\n\nj10\nk11") == [("h8", "i9"), ("j10", "k11")]


def test_a_result_ends_a_game() -> None:
    assert moves("1. h8\n0-1\n1. g7 2. g8 *\n*") == [("h8",), ("g7", "g8"), ()]


@pytest.mark.parametrize(
    ("word", "result"),
    [
        ("1-0", "1-0"),
        ("0-1", "0-1"),
        ("0-0", "0-0"),
        ("1/2-1/2", "1/2-1/2"),
        ("½-½", "1/2-1/2"),
        ("0.5-0.5", "1/2-1/2"),
        ("1:0", "1-0"),
        ("0 - 1", "0-1"),
        ("1–0", "1-0"),
        ("1-0.", "1-0"),
        ("1/2", "1/2-1/2"),
        ("½", "1/2-1/2"),
        ("draw", "1/2-1/2"),
        ("Draw agreed.", "1/2-1/2"),
        ("Black resigns", "0-1"),
        ("white resigned", "1-0"),
        ("White wins on time", "0-1"),
        ("resigns", "0-1"),
        ("3. resigns", "0-1"),
        ("3. j10 resigned", "1-0"),
        ("1-0 White resigns", "1-0"),
        ("1-0\nWhite resigns.", "1-0"),
        ("*", "*"),
        ("", "*"),
    ],
)
def test_a_result_is_read(word: str, result: str) -> None:
    (record,) = read(f"1. h8 2. i9 {word}".encode())
    assert record.result == result


def test_a_comment_before_a_game_belongs_to_it() -> None:
    first, second = read(b"{one} 1. h8 {two} 1-0 {three}\n{four}\n\n{five}\n\n1. g7")
    assert (first.comment, second.comment) == ("one\ntwo\nthree\nfour", "five")


def test_names_alone_are_no_game() -> None:
    assert moves('[Black "Ann"]\n\n{nothing}') == []


def test_a_result_may_stand_among_the_names() -> None:
    first, second, third = read(
        b'[Result "0-1"]\n\n1. h8\n\n[Result "?"]\n1. h8\n\n[Result "1-0"]\n1. h8 *'
    )
    assert (first.result, second.result, third.result) == ("0-1", "*", "1-0")


def test_a_size_is_told_before_the_moves() -> None:
    (record,) = read(b'[Size "19"]\n1. s19 2. a1')
    assert (record.size, record.moves) == (19, ("s19", "a1"))


RECORD = "1.h8 2.i9 3.j10 [white] 4.g7 [3 fifths] [black] 5.{f9 i7 k9}=i7 6.k8"


def test_the_words_of_our_own_record_are_kept() -> None:
    (record,) = read(f"{RECORD} 1-0 {{well played}}".encode())
    assert record.acts == RECORD
    assert record.moves == ("h8", "i9", "j10", "g7", "i7", "k8")
    assert record.comment == "well played"


def test_the_words_that_are_kept_can_be_replayed() -> None:
    found = read(RECORD.replace(".h8", ". H8").replace(" 6", "\n6").encode())
    assert len(list(items(found[0].acts))) == 10
    assert parse_record(found[0].acts, {"opening": "soosorv"})[-2:] == ("keep i7", "k8")


def test_the_marks_of_moves_played_in_advance_are_passed_over() -> None:
    marked = RECORD.replace("j10", "j10*").replace("]", "]*").replace("}=i7", "}*=i7*")
    (record,) = read(f"{marked}* *".encode())
    assert (record.acts, record.result) == (RECORD, "*")
    assert read(b"h8*\n\ni9*\nj10\n")[1].moves == ("i9", "j10")


def test_a_stone_after_offers_is_the_one_that_was_kept() -> None:
    (record,) = read(b"1.h8 2.{f9 i7} 2.i7 3.a1")
    assert (record.acts, record.moves) == ("1.h8 2.{f9 i7}=i7 3.a1", ("h8", "i7", "a1"))


@pytest.mark.parametrize("choice", ["white", "Black", "leave", "3 fifths", "5 fifth moves"])
def test_the_choices_of_the_openings_are_kept(choice: str) -> None:
    (record,) = read(f"1.h8 [{choice}] 2.i9".encode())
    assert record.acts == f"1.h8 [{choice}] 2.i9"


def test_offers_that_wait_are_kept() -> None:
    (record,) = read(b"1.h8 2.i9 3.j10 [black] 4.g7 5.{f9, i7}")
    assert record.acts == "1.h8 2.i9 3.j10 [black] 4.g7 5.{f9 i7}"
    assert len(record.moves) == 4


def test_a_record_is_written_with_its_words() -> None:
    record = Record(moves=("h8", "i9", "j10", "g7"), acts="1.h8 2.i9 3.j10 [black] 4.g7")
    assert read(written([record], "text")) == [record]


def test_games_without_names_are_written_one_a_line() -> None:
    games = [Record(moves=H8_I9_J10, result="1-0"), Record(moves=("pass",))]
    assert written(games, "text") == b"1. h8 2. i9 3. j10 1-0\n1. pass *\n"


def test_braces_in_a_comment_are_written_as_brackets() -> None:
    (record,) = read(written([Record(moves=(), comment="a {b}")], "text"))
    assert record.comment == "a (b)"


@every(
    "text, where, reason",
    [
        ("1. h8 2. i9 4. j10", "line 1", "found move number 4 where 3 was due"),
        ("h8 i9 j10 3. k11", "line 1", "found move number 3 where 4 was due"),
        ("1. h8 i9 2. j10 k11 4. l12", "line 1", "found move number 4 where 3 was due"),
        ("1. h8 2. i9 3. j10 k11 3. l12", "line 1", "found move number 3 where 5 was due"),
        ("2. h8", "line 1", "found move number 2 where 1 was due"),
        ("h8 i9\n\nh8 i9\nh8 p1", "line 4", "p1 is no point of a 15 × 15 board"),
        ("h8 a16", "line 1", "a16 is no point"),
        ("h8 a0", "line 1", "a0 is no point"),
        ("h8 a01", "line 1", "a01 is no point"),
        ("h8 é9", "line 1", "cannot read é9"),
        ("h8 resignation", "line 1", "cannot read resignation"),
        ("h8 ???", "line 1", "cannot read ???"),
        ("h8--i9", "line 1", "cannot read --i9"),
        ("1. h8\n\nWhite resigns", "line 3", "White resigns, but no move before it"),
        ("1. h8 3... i9", "line 1", "found move number 3 where 2 was due"),
        ("h8 (better", "line 1", "cannot read (better"),
        ("h8 i9 j10 2:0", "line 1", "found move number 2 where 4 was due"),
        ('[Result "0-1"]\n1. h8\n1-0', "line 3", "the result 1-0, but 0-1 among the names"),
        ("Result: 0-1\n1. h8 White resigns", "line 2", "the result 1-0, but 0-1"),
        ('[Result "2-0"]\n1. h8', "line 1", "2-0 is no result"),
        ("1. h8 1-0\ndraw", "line 2", "a second result, draw"),
        ("1.h8\n2.{e5 f5}=a1", "line 2", "a1 was kept, but not offered"),
        ("1.h8 2.{e5 f5} 2.a1", "line 1", "a1 was kept, but not offered"),
        ("1.h8 2.{e5 h8}=e5", "line 1", "h8 is offered where a stone stands"),
        ("1.h8 2.{e5 e5}", "line 1", "e5 is offered twice"),
        ("1.h8 2.{e5 f5} 2.{g7}", "line 1", "offers after offers of which none was kept"),
        ("1.h8\n[nonsense choice]", "line 2", "[nonsense choice] is no choice of an opening"),
        ("1.h8 [i9]", "line 1", "[i9] is no choice"),
        ('[Fifths "g7 z1"]\nh8', "line 1", "z1 is no point"),
        ("1. h8 1-0 2. i9", "line 1", "the move i9 after the result"),
        ("1. h8 1-0 0-1", "line 1", "a second result, 0-1"),
        ("h8\n\n1. h8 {and\nso\non", "line 3", "a comment that begins with { and never ends"),
        ("1. h8 } 2. i9", "line 1", "cannot read } 2. i9"),
        ("1. h8 [] 2. i9", "line 1", "cannot read []"),
        ("1.h8 5.{g7 i7}=i7", "line 1", "found move number 5 where 2 was due"),
        ("1.h8 2.{g7\ni7}=i7", "line 1", "offers that do not end on their line"),
        ("1.{g7 z9}=g7", "line 1", "z9 is no point"),
        ("1.{g7 i9}=zz", "line 1", "zz is no point"),
        ("1.{g7 pass}", "line 1", "pass is no point"),
        ('[Size "9999"]\nh8', "line 1", "a board of 9999 rows; 5 to 26 can be read"),
        ('[Size "x"]\nh8', "line 1", "a board of 0 rows"),
        ("h8 " * 1001, "line 1", "a game of more than 1000 moves"),
        ("h8 " * 40_000, "line 1", "a line of more than 100000 bytes"),
        (f"h8 {{{'x' * 21_000}}}", "line 1", "comments and choices of more than 20000"),
        ("h8\n" + "{xx}\n" * 9_000, "line 6668", "comments and choices of more than 20000"),
        (f'[Black "{"x" * 21_000}"]\nh8', "line 1", "a text of more than 20000 characters"),
        ("h8\x00", "line 1", "cannot read ?"),
    ],
)
def test_a_broken_text_is_refused(text: str, where: str, reason: str) -> None:
    error = refused(text.encode(), form="text")
    assert error.where == where
    assert error.reason.startswith(reason)


def test_a_text_in_another_character_set_is_refused() -> None:
    error = refused("h8 {bra}\nh8 {då}".encode("latin-1"), form="text")
    assert (error.where, error.reason) == ("line 2", "no UTF-8 text: byte 0xe5")
