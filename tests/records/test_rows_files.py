"""Pente and its kin in SGF and on the sheets of 1987: who began, what was taken, what was chosen.

The known answers are the worked example of pente.md 7.1 (M12 takes K10 and L11) and the game of
gomoku.md; what a board looks like is told by a reader of go's files that knows no pente.
"""

import json
import random
import re
from dataclasses import replace
from io import BytesIO

import pytest

from corr.games.registry import rules_for
from corr.games.rows.grid import grid
from corr.records.check import check_record
from corr.records.files import read_records, write_records
from corr.records.model import Record, RecordError, Unread, left_out
from tests.known.cases import case_file, read_cases
from tests.known.rows import played, positions

SHEET = """0, R1D1
R1U1, L1D1
R2U1, R2U2*
"""
EXAMPLE = Record(
    moves=("k10", "l9", "l11", "j9", "m11", "m12"),
    acts="1.k10 2.l9 3.l11 4.j9 5.m11 6.m12*",
    size=19,
    white="Ann",
    black="Bo",
    result="0-1",
    rules="pente",
    opening_rule="free",
)


def written(record: Record, form: str) -> str:
    stream = BytesIO()
    write_records([record], stream, form)
    return stream.getvalue().decode()


def read(text: str, form: str) -> Record:
    (record,) = read_records(BytesIO(text.encode()), form=form)
    return record


# -- SGF ----


def test_the_file_of_a_pente_game_has_white_first_and_what_was_taken_behind_the_move() -> None:
    head = "(;FF[4]GM[4]CA[UTF-8]SZ[19]PB[Bo]PW[Ann]RE[B+]RU[pente; free]"
    assert written(EXAMPLE, "sgf") == (
        f"{head}\n;W[jj];B[kk];W[ki];B[ik];W[li];B[lh];AE[jj][ki])\n"
    )
    assert read(written(EXAMPLE, "sgf"), "sgf") == EXAMPLE


def test_what_was_taken_is_written_where_the_record_has_no_asterisk_too() -> None:
    bare = Record(moves=EXAMPLE.moves, size=19, rules="keryo")
    assert ";B[lh];AE[jj][ki])" in written(bare, "sgf")


def on_board(text: str) -> set[tuple[str, str]]:
    """The stones of an SGF game as any viewer plays it: B and W put a stone, AE takes it off."""
    stones = dict[str, str]()
    for name, values in re.findall(r"(B|W|AE)((?:\[[a-s]{2}\])+)", text):
        for point in re.findall(r"\[(..)\]", values):
            if name == "AE":
                del stones[point]
            else:
                assert point not in stones
                stones[point] = name
    return set(stones.items())


@pytest.mark.parametrize("name", ["pente_games", "pente_real_games", "pente_variant_games"])
def test_a_viewer_shows_the_board_that_known_games_come_to(name: str) -> None:
    cases = [
        case
        for case in read_cases(f"{name}.jsonl")
        if case["variant"] in ("pente", "keryo", "ninuki")
    ]
    for case in cases:
        rules, bare = played(case["variant"])
        *_, last = positions(rules, bare, case["moves"])
        record = Record(moves=rules.plies(last), size=19, rules=case["variant"])
        shown = on_board(written(record, "sgf"))
        assert len(shown) == len(case["moves"]) - sum(case["captured_stones"]), case["id"]
        assert shown == {
            (f"{chr(97 + mark.column)}{chr(97 + 18 - mark.row)}", mark.kind[0].upper())
            for mark in rules.picture(last).marks
            if mark.kind in ("black", "white")
        }, case["id"]


def test_choices_and_stones_asked_for_are_comments_of_their_own() -> None:
    acts = "1.k10 2.l9 3.l11 [white] 4.j9 5.m11 6.m12 [remove] 7.pass"
    record = Record(
        moves=(*EXAMPLE.moves, "pass"),
        acts=acts,
        size=19,
        rules="pente",
        opening_rule="swap3",
    )
    text = written(record, "sgf")
    assert ";W[ki];C[[white\\]];B[ik]" in text
    assert text.endswith(";B[lh];AE[jj][ki]C[[remove\\]];W[])\n")
    assert read(text, "sgf") == record
    assert left_out(record, "sgf") == ()
    assert (
        check_record(replace(record, opening_rule="free", acts=acts.replace("[white] ", ""))).flaw
        is None
    )


@pytest.mark.parametrize(("result", "pente", "gomoku"), [("1-0", "W+", "B+"), ("0-1", "B+", "W+")])
def test_a_result_is_that_of_the_colour_that_began(result: str, pente: str, gomoku: str) -> None:
    for rules, said in (("pente", pente), ("gomoku", gomoku)):
        record = Record(moves=("k10",), size=19, rules=rules, opening_rule="free", result=result)
        assert f"RE[{said}]" in written(record, "sgf")
        for form in ("sgf", "text", "relative"):
            assert read(written(record, form), form).result == result


def test_a_result_in_words_names_the_colour_that_won() -> None:
    for rules, result in (("pente", "1-0"), ("gomoku", "0-1")):
        text = f'[Result "White wins"]\n[Size "19"]\n[Rules "{rules}"]\n1.k10\n'
        assert read(text, "text").result == result
        assert read(f'[Size "19"]\n[Rules "{rules}"]\n1.k10 White wins\n', "text").result == result


HEAD = "(;GM[4]SZ[19]RU[pente]"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{HEAD};B[jj])", "black made move 1; it was white's turn"),
        (f"{HEAD};W[jj];AE[jj])", "1.k10* takes nothing, but AE takes k10"),
        (f"{HEAD};W[jj];B[kk];W[ki];B[ik];W[li];B[lh];AE[jj])", "6.m12* takes k10, l11"),
        (f"{HEAD}AE[jj];W[jj])", "AE takes stones off the board"),
        (f"{HEAD};W[jj];B[jj];AE[jj])", "move 2, k10, is taken already"),
        (f"{HEAD};W[jj];AE[ka:kc])", "ka:kc is no point of a 19 × 19 board"),
        (f"{HEAD};W[jj];AE[jj];AE[jj])", "twice after one move"),
        (f"{HEAD};W[jj]C[[remove\\]])", "[remove] cannot be: nothing left"),
        ("(;GM[4]SZ[19]RU[gomoku];B[jj];AE[jj])", "AE takes stones off the board"),
        ("(;GM[1]SZ[19];B[jj];W[kk])", "GM[1] is another game than GM[4]"),
    ],
)
def test_what_is_no_game_of_ours_is_refused_in_a_line(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=re.escape(reason)):
        read(text, "sgf")


def test_a_game_that_cannot_be_played_is_not_written_as_if_it_could() -> None:
    twice = Record(moves=("k10", "l9", "k10"), size=19, rules="pente")
    small = Record(moves=("h8",), size=15, rules="pente")
    for form in ("sgf", "relative"):
        with pytest.raises(RecordError, match="game 1: move 3, k10, is taken already"):
            written(twice, form)
        with pytest.raises(RecordError, match="game 1: pente on a 15 × 15 board"):
            written(small, form)


# -- sheets of 1987 ----


def test_the_printed_example_is_read_and_written_as_it_stands() -> None:
    found = read(SHEET, "relative")
    assert (found.moves, found.acts) == (EXAMPLE.moves, EXAMPLE.acts)
    assert (found.size, found.rules, found.result) == (19, "pente", "*")
    assert check_record(found).flaw is None
    text = written(EXAMPLE, "relative")
    tags = '[White "Ann"]\n[Black "Bo"]\n[Rules "pente"]\n[Opening "free"]\n\n'
    assert text == f"{tags}{SHEET}0-1\n"
    assert read(text, "relative") == EXAMPLE


def test_a_sheet_is_known_by_its_first_line() -> None:
    (found,) = read_records(BytesIO(f"White: Ann\n{SHEET}".encode()))
    assert (found.white, found.moves) == ("Ann", EXAMPLE.moves)
    (found,) = read_records(BytesIO(SHEET.encode()), name="a.pente")
    assert found.moves == EXAMPLE.moves


@pytest.mark.parametrize(
    "sheet",
    [
        "0 R1D1 R1U1 L1D1 R2U1 R2U2*",
        "0, r1d1\nu1r1!, L1 D1?!\nR2 U1, U2R2 *!?",
        "1. 0, R1D1\n2. R1U1, L1D1\n3. R2U1, R2U2*",
        "1. 0\n2. R1D1\n3. R1U1\n4. L1D1\n5. R2U1\n6. R2U2*",
        "> 0, R1D1 {as in the book}\n> R1U1, L1D1\n> R2U1, R2U2*",
    ],
)
def test_people_write_a_sheet_so_too(sheet: str) -> None:
    assert read(sheet, "relative").acts == EXAMPLE.acts


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("R10, U1", "move 7: cannot read r10"),
        ("R0U1", "move 7: cannot read r0u1"),
        ("R2X1", "move 7: cannot read R2X1"),
        ("R1~1, L1", "move 7: cannot read R1~1, L1"),
        ("k10", "move 7: cannot read k10"),
        ("5. U1", "found move number 5 where 7 was due"),
        ("[swap]", r"\[swap\] is no choice of an opening"),
    ],
)
def test_what_is_no_move_of_a_sheet_is_told_with_its_number(line: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"line 4: .*{reason}"):
        read(SHEET + line, "relative")


def test_a_point_beside_a_small_board_is_told() -> None:
    with pytest.raises(RecordError, match="move 2, R8, is no point of a 15 × 15 board"):
        read('[Size "15"]\n[Rules "gomoku"]\n0, R8\n', "relative")
    with pytest.raises(RecordError, match="no sheet of steps is of renju on 15 × 15"):
        read('[Size "15"]\n[Rules "renju"]\n0, R2\n', "relative")


def test_an_asterisk_that_the_sheet_has_forgotten_is_told() -> None:
    more = "L1U1, R1U2\n"  # nothing is taken
    assert check_record(read(f"{SHEET}{more}", "relative")).flaw is None
    flaw = check_record(read(f"{SHEET}L1U1*\n", "relative")).flaw
    assert flaw is not None
    assert (flaw.code, flaw.words) == (
        "wrong_asterisk",
        "move 7, j11, has an asterisk and takes nothing, or takes stones and has none",
    )


# -- what the paper has lost ----


def sheet_of(case: dict[str, object]) -> str:
    """A printed game as it would be copied: `?` for what is lost, `/` between two readings."""
    rules, settings = rules_for("pente"), {"opening": "free"}
    moves = [move or "?" for move in case["relative"]]
    for ply, names in case["alternatives"].items():
        star = "*" * moves[int(ply) - 1].endswith("*")
        steps = (rules.noted(name.lower(), settings, "relative") for name in names)
        moves[int(ply) - 1] = "/".join(steps) + star
    return "\n".join(", ".join(moves[at : at + 2]) for at in range(0, len(moves), 2))


def booklet() -> dict[str, dict[str, object]]:
    lines = case_file("seed_pente_games.jsonl").read_text(encoding="utf-8").splitlines()
    return {case["id"]: case for case in map(json.loads, lines)}


def test_the_games_of_the_booklet_are_checked_as_far_as_the_paper_lasts() -> None:
    for name, case in booklet().items():
        checked = check_record(read(sheet_of(case), "relative"))
        lost = None in case["moves"]
        assert (checked.flaw is not None) is (lost or bool(case["alternatives"])), name
        played = case["moves"].index(None) if lost else len(case["moves"])
        assert checked.game.moves == tuple(move.lower() for move in case["moves"][:played])


def test_what_is_lost_and_what_is_in_doubt_are_told_with_their_moves() -> None:
    record = read(sheet_of(booklet()["seed-sm86-1"]), "relative")
    assert record.unread == (
        Unread(move=13, may_be=("l11", "m11")),
        Unread(move=18, may_be=("l12", "m12")),
        Unread(move=36, after=3),
    )
    flaw = check_record(record).flaw
    assert flaw is not None
    assert (flaw.move, flaw.code) == (36, "lost")
    assert flaw.words == (
        "move 13 is l11 or m11, judged as l11; move 18 is l12 or m12, judged as l12; "
        "move 36 is lost in the file, so that it and 3 moves after it are not judged"
    )
    with pytest.raises(RecordError, match="cannot hold move 13, which cannot be read"):
        written(record, "sgf")


def test_no_broken_sheet_raises_anything_but_a_record_error() -> None:
    draw, whole = random.Random(7), f"White: Ann\n{SHEET}[white] pass 0-1 {{a}}\n"
    for _ in range(400):
        at, sign = draw.randrange(len(whole)), draw.choice("0R1*/?[]{},. x½\x00")
        broken = whole[:at] + sign + whole[at + draw.randrange(2) :]
        try:
            found = list(read_records(BytesIO(broken.encode()), form="relative"))
        except RecordError:
            continue
        known = {"pass", *grid(19).cells}
        assert all(move in known for record in found for move in record.moves)


@pytest.mark.parametrize("form", ["text", "sgf", "relative"])
def test_a_file_tells_the_settings_by_which_its_game_is_judged(form):
    """Where captures are claimed, stones that nobody asked for stay, and the five is none."""
    acts = "1.k10 2.l10 3.a1 4.m10 5.n10 6.n9 7.b1 8.k12"
    record = replace(
        EXAMPLE,
        moves=tuple(word.partition(".")[2] for word in acts.split()),
        acts=acts,
        result="*",
        settings=("captures=claimed",),
    )
    back = read(written(record, form), form)
    assert (back.settings, check_record(back).flaw) == (record.settings, None)
    again = replace(back, moves=(*back.moves, "l10"), acts=f"{acts} 9.l10")
    assert check_record(again).flaw.code == "occupied"  # the stone that nobody took
    told = replace(again, acts=again.acts.replace("n10", "n10*"), settings=())
    assert check_record(told).flaw is None
