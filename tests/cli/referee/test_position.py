"""`corr position`: moves, diagrams and JSON lines in; diagram, forbidden points, result out."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.commands import Done, corr
from tests.golden.kept import golden
from tests.places import TESTS

DATA = TESTS / "data"
DOUBLE_THREE = "h7 a1 h9 b3 g8 c5 i8 d7"


def asked(*words: str, stdin: str = "") -> Done:
    return corr(Path("nowhere"), "position", *words, stdin=stdin)


def facts(*words: str, stdin: str = "") -> dict[str, object]:
    done = asked(*words, "--json", stdin=stdin)
    assert (done.status, done.err) == (0, "")
    return json.loads(done.out)


@pytest.mark.parametrize(
    "moves",
    [["h8", "i9", "j10"], ["h8 i9 j10"], ["1. H8 2. I9 3. J10"], ["1.h8", "2.i9", "3.j10"]],
)
def test_moves_are_read_in_every_form(moves: list[str]) -> None:
    found = facts(*moves)
    assert found["moves"] == ["h8", "i9", "j10"]
    assert found["opening"] == "I1 Chosei"
    assert found["to_move"] == "white"
    assert (found["result"], found["ended"]) == ("*", None)


def test_moves_come_from_a_file_and_from_standard_input(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("1.h8 2.i9 3.j10 [black] 4.g7 5.{f9 i7}=i7\n")
    read = facts(str(tmp_path / "game.txt"))
    assert read["moves"] == ["h8", "i9", "j10", "g7", "i7"]
    assert facts("-", stdin="h8 i9 j10 g7 i7") == facts(stdin="h8 i9 j10 g7 i7") == read


def test_forbidden_points_are_told_and_drawn() -> None:
    done = asked(DOUBLE_THREE)
    assert "forbidden to Black (double-three): h8" in done.out
    row = next(line for line in done.out.splitlines() if line.startswith(" 8 "))
    assert row.split() == ["8", *"......X!X......", "8"]


def test_its_own_diagram_reads_back() -> None:
    drawn = asked(DOUBLE_THREE).out
    by_moves, by_diagram = facts(DOUBLE_THREE), facts("-", stdin=drawn)
    for key in ("black", "white", "forbidden", "five", "to_move"):
        assert by_diagram[key] == by_moves[key]
    assert by_diagram["moves"] is None


@pytest.mark.parametrize(
    ("moves", "result", "ended"),
    [
        ("h8 a1 h9 a3 h10 a5 h11 a7 h12", "1-0", "five"),
        (f"{DOUBLE_THREE} h8", "0-1", "forbidden"),
        ("h8 a1 o1 a2 o3 a3 o5 a5 o7 a6 o9 a4", "0-1", "overline"),
        ("h8 pass pass", "1/2-1/2", "passes"),
    ],
)
def test_a_game_that_is_over_says_how(moves: str, result: str, ended: str) -> None:
    found = facts(moves)
    assert (found["result"], found["ended"], found["to_move"]) == (result, ended, None)
    assert found["forbidden"] == {"overline": [], "double_four": [], "double_three": []}


def test_a_diagram_with_a_five_is_won() -> None:
    rows = ["." * 15 for _ in range(15)]
    rows[0] = "OOOO..........."
    rows[14] = "XXXXX.........."
    found = facts("-", stdin="\n".join(rows))
    assert (found["result"], found["ended"]) == ("1-0", "five")


def test_a_point_is_explained_in_words_and_as_data() -> None:
    told = asked(DOUBLE_THREE, "--why", "h8").out
    assert "double-three" in told
    assert "g8, h8, i8" in told or "g8 h8 i8" in told
    assert asked(DOUBLE_THREE, "--why", "h8", "--lang", "sv").out.count("dubbeltrea") >= 1
    why = facts(DOUBLE_THREE, "--why", "h8")["why"]
    assert why["point"] == "h8"
    assert why["verdict"] == "double_three"
    assert len(why["threes"]) == 2


def test_pictures_are_written(tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    asked("h8 i9 j10", "--numbers", "--svg", str(svg), "--png", str(png))
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert Image.open(io.BytesIO(png.read_bytes())).format == "PNG"


def test_a_picture_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    game = tmp_path / "game.txt"
    game.write_text("h8 i9")
    done = asked(str(game), "--svg", str(game))
    assert done.status == 2
    assert "it exists already" in done.err
    assert game.read_text() == "h8 i9"
    svg = tmp_path / "a.svg"
    done = asked("h8", "--svg", str(svg), "--png", str(tmp_path / "nowhere" / "a.png"))
    assert done.status == 2
    assert not svg.exists()


@pytest.mark.parametrize("style", ["x_o", "discs", "ascii", "words"])
def test_every_style_is_drawn(style: str) -> None:
    out = asked("h8 i9", "--style", style).out
    assert ("●" in out) == (style == "discs")
    assert ("Black: h8" in out) == (style == "words")


def test_a_terminal_without_discs_is_told_of_another_style() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "corr", "position", "h8", "--style", "discs"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "corr: the terminal cannot show these characters: --style ascii\n"


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["h8 i9 h8"], "move 3, h8, is taken already"),
        (["h8 q3"], "q3"),
        (["h8 a1 h9 a2 h10 a3 h11 a4 h12 a5"], "move 10, a5, comes after the end of the game"),
        (["nonsense"], "nonsense"),
        (["1.h8,2.q3"], "q3 is no point of a 15 × 15 board"),
        (["h8 i9", "--why", "i9"], "i9 is White's move 2, and White has no forbidden moves"),
        (["h8 i9", "--why", "pass"], "'pass' is not a point such as h8"),
        (["h8 i9", "--why", "h" + "9" * 5000], "is not a point such as h8"),
        (["h8 i9", "--lang", "xx"], "--lang xx: there are de, en, et, sv"),
        (["h8 i9", "--why", "z9"], "z9 is not on the board"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], reason: str) -> None:
    done = asked(*words)
    assert (done.status, done.out) == (2, "")
    assert reason in done.err
    assert len(done.err.splitlines()) == 1


def test_a_torn_diagram_is_refused_naming_the_line() -> None:
    rows = ["." * 15 for _ in range(15)]
    done = asked("-", stdin="\n".join([*rows[:4], "." * 14, *rows[5:]]))
    assert done.status == 2
    assert "line 5: a row has 15 points, and this one has 14" in done.err
    done = asked("-", stdin="\n".join(rows[:12]))
    assert "a board has 15 rows, and this diagram has 12" in done.err


def test_json_lines_are_judged_one_by_one() -> None:
    lines = (DATA / "renju_forbidden.jsonl").read_text(encoding="utf-8").splitlines()[:50]
    done = asked("-", stdin="\n".join(lines))
    assert done.status == 0
    for given, judged in zip(
        map(json.loads, lines), map(json.loads, done.out.splitlines()), strict=True
    ):
        assert judged == {key: given[key] for key in ("id", "forbidden", "five")}


def test_a_line_that_is_no_position_does_not_stop_the_others() -> None:
    lines = ['{"id": 1, "black": ["h8", "h8"], "white": []}', "{nothing", '{"id": 3, "black": []}']
    done = asked("-", stdin="\n".join(lines))
    assert done.status == 2
    first, second, third = map(json.loads, done.out.splitlines())
    assert first == {"id": 1, "error": "line 1: two stones on h8"}
    assert second["error"].startswith("line 2: expected")
    assert third["id"] == 3
    assert "2 of the lines are no position" in done.err


def test_an_answer_comes_before_the_next_line_is_asked() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "corr", "position", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        for number in (1, 2):
            process.stdin.write(json.dumps({"id": number, "black": [], "white": []}) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
        assert process.wait(10) == 0


# -- its own output, and letters ----


@pytest.mark.parametrize("style", ["x_o", "discs", "ascii", "words"])
@pytest.mark.parametrize("options", [(), ("--numbers",), ("--why", "g9")])
def test_whatever_it_prints_reads_back(style: str, options: tuple[str, ...]) -> None:
    moves = "h8 i9 h7 i10 h9 a1 g8 a3"
    drawn = asked(moves, "--style", style, *options).out
    found, meant = facts("-", stdin=drawn), facts(f"{moves} g9" if "--why" in options else moves)
    assert found["black"] == meant["black"]
    assert found["white"] == meant["white"]
    assert found["moves"] == (meant["moves"] if "--numbers" in options else None)


@pytest.mark.parametrize("language", ["en", "sv"])
def test_a_letter_is_judged_by_the_board_in_it(tmp_path: Path, language: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(golden(language)["game_over_forbidden"], encoding="utf-8")
    found = facts(str(letter))
    assert set(found["black"]) == {"h8", "j10", "i7", "k9", "j9", "j8"}
    assert set(found["white"]) == {"i9", "g7", "h5", "f8", "f9"}
    quoted = letter.read_text(encoding="utf-8").replace("\n", "\n> ")
    assert facts("-", stdin=f"Hi!\n\n{quoted}") == found


def test_an_unknown_sign_is_refused() -> None:
    rows = ["." * 15 for _ in range(15)]
    rows[3] = "..X.O..Q......."
    done = asked("-", stdin="\n".join(rows))
    assert (done.status, done.out) == (2, "")
    assert "line 4: 'Q' in column h is no sign" in done.err


def test_a_black_overline_in_a_diagram_wins_for_white() -> None:
    rows = ["." * 15 for _ in range(15)]
    rows[14] = "XXXXXX........."
    text = "\n".join(rows)
    found = facts("-", stdin=text)
    assert (found["result"], found["ended"], found["detail"]) == ("0-1", "forbidden", "overline")
    assert "0-1: White wins, Black has an overline" in asked("-", stdin=text).out
    rows[0] = "OOOOO.........."
    assert facts("-", stdin="\n".join(rows))["ended"] == "five"
    rows[0] = "XXXXX.........."
    found = facts("-", stdin="\n".join(rows))
    assert (found["result"], found["ended"]) == ("1-0", "five")


def test_a_diagram_of_numbered_stones_is_a_game() -> None:
    drawn = asked(f"{DOUBLE_THREE} h8", "--numbers").out
    found = facts("-", stdin=drawn)
    assert (found["result"], found["detail"]) == ("0-1", "double_three")


# -- what is given ----


@pytest.mark.parametrize(
    "words",
    [
        ["h-8, i-9, j-10"],
        ["8h", "9i", "10j"],
        ["8H 9I 10J"],
        ["h 8 i 9 j 10"],
        ["h８ ｉ９ ｊ１０"],
        ["h8", "and", "i9", "and", "j10"],
        ["opening i1"],
    ],
)
def test_moves_are_taken_as_letters_take_them(words: list[str]) -> None:
    assert facts(*words)["moves"] == ["h8", "i9", "j10"]
    assert facts("-", stdin=" ".join(words))["moves"] == ["h8", "i9", "j10"]


@pytest.mark.parametrize("point", ["h8", "H-8", "8h", "h 8", "h８"])
def test_a_point_is_taken_as_letters_take_it(point: str) -> None:
    assert facts(DOUBLE_THREE, "--why", point)["why"]["point"] == "h8"
    judged = asked("-", stdin=json.dumps({"black": [point], "white": []}))
    assert judged.status == 0
    assert "two stones on h8" in asked("-", stdin=json.dumps({"black": [point, "h8"]})).out


def test_a_long_argument_is_moves_and_no_name_of_a_file() -> None:
    moves = [f"{column}{row}" for row in range(1, 14, 2) for column in "aebfcgdhimjnkol"]
    assert len(" ".join(moves)) > 255
    assert facts(" ".join(moves))["moves"] == moves


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    def said(word: str) -> str:
        done = asked(word)
        assert (done.status, done.out) == (2, "")
        return done.err

    assert "/nonexist.txt: no such file, and no moves" in said("/nonexist.txt")
    assert "game9.txt: no such file, and no moves" in said("game9.txt")
    assert f"{tmp_path}"[:30] in said(str(tmp_path))
    assert "a folder" in said("/")
    assert len(said("/" * 6000)) < 100


def test_two_games_are_not_read_as_one() -> None:
    assert asked("-", stdin="8h 9i\n\n8h 9i\n").status == 2
    assert "one game" in asked("-", stdin="h8 i9\n\nh8 i9\n").err


def test_a_byte_order_mark_is_no_matter() -> None:
    rows = "\n".join(["X.............."] + ["." * 15] * 14)
    assert facts("-", stdin="\ufeffh8 i9")["moves"] == ["h8", "i9"]
    assert facts("-", stdin=f"\ufeff{rows}")["black"] == ["a15"]
    assert json.loads(asked("-", stdin='\ufeff{"id": 7, "black": []}').out)["id"] == 7


def test_garbage_is_refused_naming_what_could_have_been_read() -> None:
    done = asked("-", stdin='garbage\n{"id": 1, "black": []}\n')
    assert done.status == 2
    assert done.err == (
        "corr: line 1: cannot read garbage; expected moves, a diagram, or lines of JSON\n"
    )
    assert "more than 100000 bytes" in asked("-", stdin="h8 " * 50_000).err
    assert (
        "line 20001: more than 1000000 bytes in all"
        in asked("-", stdin=f"{'h8 ' * 16} \n" * 30_000).err
    )


def test_the_line_of_a_fault_counts_empty_lines() -> None:
    rows = ["." * 15 for _ in range(15)]
    assert "line 6: a row" in asked("-", stdin="\n\n\n" + "\n".join([*rows[:2], rows[0][1:]])).err


# -- JSON lines ----


def errors(*lines: str) -> list[dict[str, object]]:
    """What was printed for lines that are all no position."""
    done = asked("-", stdin="\n".join(lines))
    found = [json.loads(line, parse_constant=pytest.fail) for line in done.out.splitlines()]
    assert done.status == 2
    assert all(set(one) == {"id", "error"} for one in found)
    return found


def test_no_line_of_json_stops_the_others() -> None:
    lines = [
        '{"id": 1, "black": ["h' + "9" * 5000 + '"]}',
        '{"id": NaN, "black": []}',
        '{"id": 1e999, "black": []}',
        '{"id": [1], "black": []}',
        '{"id": ' + "9" * 5000 + ', "black": []}',
        '{"id": 7, "black": [7]}',
        "[" * 50_000,
        '{"black": ' + "[" * 90_000,
        '{"id": 9, "black": ["' + "h8" * 60_000 + '"]}',
        '{"id": "tenth", "black": ["z9"]}',
        "{}",
    ]
    found = errors(*lines)
    assert [one["id"] for one in found] == [1, 2, 3, 4, 5, 7, 7, 8, 9, "tenth", 11]
    for number, one in enumerate(found, 1):
        assert str(one["error"]).startswith(f"line {number}: ")
        assert len(str(one["error"])) < 120
    assert "more than 100000 bytes" in str(found[8]["error"])


def test_lines_are_counted_from_the_first_even_if_it_is_empty() -> None:
    (found,) = errors("", "  ", '{"black": ["z9"]}')
    assert found == {"id": 3, "error": "line 3: z9 is not on the board, a1 to o15"}


def test_ids_and_errors_are_readable_in_every_script() -> None:
    out = asked("-", stdin='{"id": "Åsa", "black": ["å8"]}\n{"id": "\\ud800", "black": []}').out
    first, second = out.splitlines()
    assert first.startswith('{"id": "Åsa", "error": "line 1: \'å8\'')
    assert json.loads(second)["id"] == "\ud800"


@pytest.mark.parametrize(
    "options",
    [
        ("--why", "h8"),
        ("--numbers",),
        ("--style", "discs"),
        ("--svg", "a.svg"),
        ("--png", "a.png"),
        ("--lang", "sv"),
    ],
)
def test_options_for_one_position_are_refused_for_many(options: tuple[str, ...]) -> None:
    done = asked("-", *options, stdin='{"id": 1, "black": []}')
    assert (done.status, done.out) == (2, "")
    assert done.err == "corr: JSON lines are answered in JSON, without any other option\n"


def test_a_comment_before_a_game_is_no_json() -> None:
    assert facts("-", stdin="{The final} 1.h8 2.i9")["moves"] == ["h8", "i9"]


def test_a_stream_without_line_ends_is_not_kept_in_memory() -> None:
    script = (
        "import io, sys, tracemalloc\n"
        "from corr.cli.referee import position as positions\n"
        "class Endless(io.RawIOBase):\n"
        "    left = 1500\n"
        "    def readable(self): return True\n"
        "    def readinto(self, buffer):\n"
        "        self.left -= 1\n"
        "        piece = b'h8 ' * (len(buffer) // 3) if self.left > 0 else b''\n"
        "        buffer[:len(piece)] = piece\n"
        "        return len(piece)\n"
        "stream = io.BufferedReader(Endless(), 100_000)\n"
        "tracemalloc.start()\n"
        "assert [(n, len(line)) for n, line in positions.lines(stream)] == [(1, 100_001)]\n"
        "assert stream.raw.left <= 0\n"
        "print(tracemalloc.get_traced_memory()[1])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert int(done.stdout) < 5_000_000


# -- explanations ----

ENDED = "1.h8 2.a1 3.h9 4.a3 5.i10 6.a5 7.j10 8.a15 9.h10"


def test_the_move_that_ended_a_game_is_explained_on_the_board_before_it() -> None:
    moves = f"{DOUBLE_THREE} h8"
    found = facts(moves, "--why", "h8")
    assert found["why_move"] == 9
    assert found["why"] == facts(DOUBLE_THREE, "--why", "h8")["why"]
    told = asked(moves, "--why", "h8").out
    assert "Move 9, judged on the board before it:\nh8 is forbidden to Black" in told
    assert "0-1: White wins, Black made a forbidden move (double-three)" in told


def test_an_earlier_move_is_explained_with_the_moves_before_it_passes_too() -> None:
    moves = "h7 a1 pass b3 h9 pass g8 c5 i8 d7 h8"
    found = facts(moves, "--why", "h8")
    assert (found["why_move"], found["why"]["verdict"]) == (11, "double_three")
    found = facts(moves, "--why", "i8")
    assert (found["why_move"], found["why"]["verdict"]) == (9, None)


def test_a_point_of_a_game_that_is_over_is_judged_as_if_it_went_on() -> None:
    told = asked(ENDED, "--why", "g8").out
    assert "The game is over; as if it went on, with Black to move:\n" in told
    assert "as if" not in asked("h8 i9", "--why", "g8").out


def test_a_stone_of_a_diagram_cannot_be_explained() -> None:
    drawn = asked("h8 i9").out
    for point, reason in (
        ("h8", "a black stone stands on h8, and without the order of the moves nobody knows"),
        ("i9", "i9 is a white stone, and White has no forbidden moves"),
    ):
        done = asked("-", "--why", point, stdin=drawn)
        assert (done.status, done.out) == (2, "")
        assert reason in done.err


@pytest.mark.parametrize(
    ("style", "mark"), [("x_o", "!"), ("ascii", "!"), ("discs", "×"), ("words", None)]
)
def test_a_legend_tells_what_the_marks_mean(style: str, mark: str | None) -> None:
    told = asked(DOUBLE_THREE, "--style", style).out
    assert (f"\n{mark} = forbidden to Black\n" in told) == (mark is not None)
    why = asked(DOUBLE_THREE, "--why", "h8", "--style", style).out
    assert ("A, B, C, D = where a row can grow" in why) == (mark is not None)
    assert ("the number behind a stone = its row" in why) == (mark is not None)
    assert " = " not in asked("h8 i9", "--numbers", "--style", style).out


def test_the_language_is_that_of_the_explanation() -> None:
    told = asked(DOUBLE_THREE, "--why", "h8", "--lang", "sv").out
    assert "dubbeltrea" in told
    assert "explanation" in asked("--help").out
