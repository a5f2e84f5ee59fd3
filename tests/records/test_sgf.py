"""SGF: the main line of each game, in whatever way its points and letters are written."""

import pytest

from corr.records.model import Record
from tests.every import every
from tests.records.record_samples import read, refused, sample, written


def game(text: str) -> Record:
    (record,) = read(text.encode(), form="sgf")
    return record


def test_the_sample_is_read_whole() -> None:
    first, second = read(sample("two.sgf"))
    assert first == Record(
        moves=("h8", "i9", "j10", "pass", "g7"),
        black="Ann \\ Berg",
        white="Bo [2]",
        event="Spring Cup",
        date="2024-05-04",
        result="1-0",
        rules="renju",
        opening_rule="taraguchi-10",
        comment="first line\nsecond line",
    )
    assert second == Record(moves=("h8", "a1", "pass"))
    assert (first.where, second.where) == ("line 1", "line 10")


def test_rows_of_letter_pairs_count_from_the_top() -> None:
    assert game("(;GM[4]SZ[15];B[aa];W[oa];B[ao];W[oo])").moves == ("a15", "o15", "a1", "o1")


def test_points_may_be_named_and_large() -> None:
    assert game("(;GM[4];B[h8];W[O15];B[HH])").moves == ("h8", "o15", "h8")


def test_tt_is_a_pass_only_where_it_is_no_point() -> None:
    assert game("(;GM[4]SZ[19];B[tt])").moves == ("pass",)
    assert game("(;GM[4]SZ[20];B[tt])").moves == ("t1",)


def test_a_game_of_unknown_type_and_size_is_on_our_board() -> None:
    assert game("(;B[hh])") == Record(moves=("h8",))


def test_the_first_variation_is_the_main_line() -> None:
    assert game("(;GM[4];B[hh](;W[hg](;B[aa];W[bb])(;B[cc]))(;W[zz]))").moves == (
        "h8",
        "h9",
        "a15",
        "b14",
    )


def test_old_long_names_of_properties_are_read() -> None:
    assert game("(;GaMe[4]Black[hh]\n;White [hg])").moves == ("h8", "h9")


def test_one_stone_of_each_colour_may_be_set_up() -> None:
    assert game("(;GM[4]AW[ih]AB[hh];B[jh])").moves == ("h8", "i8", "j8")
    assert game("(;GM[4]AB[hh])").moves == ("h8",)


@pytest.mark.parametrize(
    ("value", "result"),
    [
        ("B+R", "1-0"),
        ("b+", "1-0"),
        ("W+Time", "0-1"),
        ("0", "1/2-1/2"),
        ("Draw", "1/2-1/2"),
        ("B+Draw", "1/2-1/2"),
        ("1-0", "1-0"),
        ("?", "*"),
        ("Void", "*"),
        ("0-0", "0-0"),
        ("B+2.5", "1-0"),
        ("White resigns", "1-0"),
        ("garbage", "*"),
        ("adjourned: see letter", "*"),
        ("", "*"),
    ],
)
def test_a_result_is_read(value: str, result: str) -> None:
    assert game(f"(;GM[4]RE[{value}])").result == result


@pytest.mark.parametrize(
    ("charset", "codec"),
    [
        ("UTF-8", "utf-8"),
        ("ISO-8859-1", "latin-1"),
        ("windows-1251", "cp1251"),
        ("KOI8-R", "koi8-r"),
        ("Shift_JIS", "cp932"),
        ("GBK", "gb18030"),
        ("Big5", "big5"),
    ],
)
def test_texts_are_read_in_their_character_set(charset: str, codec: str) -> None:
    name = {"latin-1": "Åsa", "cp1251": "Иван", "koi8-r": "Иван", "cp932": "表ソ能"}.get(
        codec, "功許"
    )
    data = f"(;GM[4]CA[{charset}]PB[{name}]PW[x\\]y];B[hh])".encode(codec)
    (record,) = read(data, form="sgf")
    assert (record.black, record.white, record.moves) == (name, "x]y", ("h8",))


def test_a_text_without_character_set_is_utf_8_or_latin_1() -> None:
    for codec in ("utf-8", "latin-1"):
        assert read("(;GM[4]PB[Åsa])".encode(codec))[0].black == "Åsa"


@pytest.mark.parametrize(
    ("words", "rules", "opening_rule"),
    [
        ("renju", "renju", ""),
        ("Gomoku", "gomoku", ""),
        ("soosorv", "renju", "soosorv"),
        ("free-gomoku", "gomoku", "free-gomoku"),
        ("Club rules; rif", "Club rules", "rif"),
        ("Standard", "Standard", ""),
    ],
)
def test_rules_and_opening_rule_share_a_property(
    words: str, rules: str, opening_rule: str
) -> None:
    record = game(f"(;GM[4]RU[{words}];B[hh])")
    assert (record.rules, record.opening_rule) == (rules, opening_rule)
    assert read(written([record], "sgf")) == [record]


def test_text_around_the_games_is_passed_over() -> None:
    text = "Dear Ann,\nhere (at last) is the game:\n\n(;GM[4];B[hh])\nAnd B's (\n;-) other:\n"
    data = f"{text}( ;GM[4];B[gi];W[aa])\n-- \nBo [at home]\n".encode()
    first, second = read(data)
    assert (first.moves, second.moves) == (("h8",), ("g7", "a15"))
    assert (first.where, second.where) == ("line 4", "line 7")
    assert read(data, name="letter.sgf") == [first, second]


def test_long_text_before_a_game_is_passed_over() -> None:
    data = b"(letter\n" * 50_000 + b"(\n;GM[4];B[hh])"
    (record,) = read(b"x" + data, form="sgf")
    assert (record.moves, record.where) == (("h8",), "line 50001")


def test_a_game_is_written_as_other_programs_write_it() -> None:
    record = Record(
        moves=("h8", "i9", "pass"), black="A]\\B", result="0-1", opening_rule="rif", date="2024"
    )
    assert written([record], "sgf") == (
        b"(;FF[4]GM[4]CA[UTF-8]SZ[15]DT[2024]PB[A\\]\\\\B]RE[W+]RU[rif]\n;B[hh];W[ig];B[])\n"
    )


@every(
    "data, where, reason",
    [
        ("", "line 1", "no game in this file"),
        ("\n ;B[hh]", "line 2", "found ; where a game (; was due"),
        ("hello\nworld", "line 2", "no game in this file"),
        (f"x{'y' * 1_100_000}(;GM[4])", "line 1", "more than 1000000 bytes that are no SGF"),
        ("(;GM[4]RE[X+R])", "line 1", "RE[X+R] is no result"),
        ("(;GM[4]RE[2-0])", "line 1", "RE[2-0] is no result"),
        ("(B[hh])", "line 1", "found a property where ; was due"),
        ("(;GM[4];B[hh]", "line 1", "the file ends within a game"),
        ("(;GM[4];B[hh]))", "line 1", "found ) where a game (; was due"),
        ("(;GM[4]\n;B[hh", "line 2", "a value that begins with [ and never ends"),
        ("(;GM[4]\n;B[hh\\])", "line 2", "a value that begins with [ and never ends"),
        ("(;GM[4]\n;B;W[hh])", "line 2", "found ; where a value in brackets was due"),
        ("(;[hh])", "line 1", "found a value in brackets where ; or a property"),
        ("(;B[hh](;W[aa]);W[bb])", "line 1", "found ; where ( or ) was due"),
        ("(;GM[4];B[hh]\n!)", "line 2", "cannot read !)"),
        ("(;GM[1]SZ[19];B[pd])", "line 1", "GM[1] is another game than GM[4]"),
        ("(;GM[4]SZ[15:13])", "line 1", "SZ[15:13] is no square board"),
        ("(;GM[4]SZ[x])", "line 1", "SZ[x] is no square board"),
        ("(;GM[4]SZ[52])", "line 1", "a board of 52 rows; 5 to 26 can be read"),
        ("(;GM[4];B[hh]SZ[19])", "line 1", "SZ after the first stone"),
        ("(;GM[4];B[hh]\n;B[hg])", "line 2", "black made move 2; it was white's turn"),
        ("(;GM[4];W[hh])", "line 1", "white made move 1; it was black's turn"),
        ("(;GM[4];B[hh]W[hg])", "line 1", "two moves in one node"),
        ("(;GM[4];B[hh][hg])", "line 1", "two moves in one node"),
        ("(;GM[4];B[pp])", "line 1", "pp is no point of a 15 × 15 board"),
        ("(;GM[4];B[h])", "line 1", "h is no point of a 15 × 15 board"),
        ("(;GM[4]AB[hh][gi]AW[hg])", "line 1", "stones set up with AB or AW: their order"),
        ("(;GM[4]AB[aa:cc])", "line 1", "aa:cc is no point"),
        ("(;GM[4]AB[])", "line 1", " is no point"),
        ("(;GM[4]AW[hh])", "line 1", "a white stone set up with AW, but no black one"),
        ("(;GM[4];B[hh];AW[hg])", "line 1", "stones set up after the first move"),
        ("(;GM[4];B[hh];AE[hh])", "line 1", "AE takes stones off the board"),
        ("(;GM[4]CA[zlib])", "line 1", "the character set zlib is not known"),
        ("(;GM[4]CA[ascii]PB[é])", "line 1", "a text that is not ascii, as CA says"),
        ("(;" * 1002, "line 1", "more than 1000 variations in one another"),
        (f"(;GM[4]{';B[hh];W[hg]' * 501})", "line 1", "a game of more than 1000 moves"),
        (f"(;GM[4]C[{'x' * 20_001}])", "line 1", "a text of more than 20000 characters"),
        (f"(;GM[4]C[{'x' * 200_001}])", "line 1", "a value of more than 100000 bytes"),
    ],
)
def test_a_broken_file_is_refused(data: str, where: str, reason: str) -> None:
    error = refused(data.encode(), form="sgf")
    assert error.where == where
    assert error.reason.startswith(reason)


def test_lines_are_counted_beyond_the_first_piece_of_a_file() -> None:
    good = b"(;GM[4]C[a\nb]\n;B[hh])\n" * 5000
    assert refused(good + b"(;GM[4];B[zz])").where == "line 15001"
    assert refused(b" \n" * 200_000 + b"x", form="sgf").where == "line 200001"
