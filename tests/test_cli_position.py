"""`corr position`: moves, diagrams and JSON lines in; diagram, forbidden points, result out."""

import io
import json
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from tests.commands import Done, corr

DATA = Path(__file__).parent / "data"
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


@pytest.mark.parametrize("style", ["x_o", "discs", "ascii", "words"])
def test_every_style_is_drawn(style: str) -> None:
    out = asked("h8 i9", "--style", style).out
    assert ("●" in out) == (style == "discs")
    assert ("Black: h8" in out) == (style == "words")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["h8 i9 h8"], "move 3, h8, is taken already"),
        (["h8 q3"], "q3"),
        (["h8 a1 h9 a2 h10 a3 h11 a4 h12 a5"], "move 10, a5, comes after the end of the game"),
        (["nonsense"], "nonsense"),
        (["h8 i9", "--why", "h8"], "two stones on h8"),
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
