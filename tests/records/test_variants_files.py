"""The variants of 1987 in files: bombs, neutral stones, recoloured ones, heights and a torus.

The games are the known ones; a reader of go's files that knows none of these games tells what a
viewer shows.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from corr.games.registry import rules_for
from corr.games.rows.rows import Rows
from corr.records.check import check_record
from corr.records.model import Record, RecordError
from tests.known.cases import read_cases
from tests.known.rows import played, positions, result
from tests.records.test_rows_files import read, written

CASES = [
    case
    for name in ("pente_variant_games", "variant_cases")
    for case in read_cases(f"{name}.jsonl")
]
PLAIN = ("text", "sgf", "relative")
FORMS = {
    "anti_pente": PLAIN,
    "common_centre": PLAIN,
    "gomoku_bomb": PLAIN,
    "klot": ("text", "sgf"),
    "neutral": PLAIN,
    "ninuki": PLAIN,
    "pente_bomb": PLAIN,
    "renju3d": ("text",),
    "renju_bomb": PLAIN,
    "repensi": PLAIN,
    "super_fem": PLAIN,
    "ujnar": (*PLAIN, "rif"),
}


def acts(rules: Rows, case: Mapping[str, Any]) -> Iterator[str]:
    """The words of pente.md 7.3b for the moves of a case, as its own answers tell them."""
    taken = {int(ply) for ply, points in case["captures"].items() if points}
    for ply, text in enumerate(case["moves"], 1):
        kind, _, point = text.lower().rpartition(" ")
        if rules.key == "klot":
            point = re.sub("^j", "a", re.sub("9$", "1", point))
        if "levels" in case:
            point = f"{point.partition('/')[0]}/{case['levels'][ply - 1]}"
        yield f"{ply}.{kind}{' ' * bool(kind)}{point}{'*' * (ply in taken)}"


def recorded(case: Mapping[str, Any]) -> Record:
    """A case as a record."""
    rules, bare = played(case["variant"], case.get("options"))
    *_, last = positions(rules, bare, case["moves"])
    options = {"bans": False} if case["variant"] == "repensi_nofoul" else case.get("options", {})
    return Record(
        moves=rules.plies(last),
        acts=" ".join(acts(rules, case)),
        size=rules.sizes[0],
        rules=rules.key,
        opening_rule="free",
        settings=tuple(f"{name}={str(value).lower()}" for name, value in options.items()),
        result=result(last.outcome),
    )


def test_every_form_that_can_holds_every_known_game() -> None:
    held = set[tuple[str, str]]()
    for case in CASES:
        record = recorded(case)
        for form in rules_for(record.game).forms:
            if form == "sgf" and "neutral" in record.acts:
                continue
            back = read(written(record, form), form)
            bare = replace(back, acts=record.acts, id="")
            assert bare == record, (case["id"], form)
            if back.acts:
                assert back.acts == record.acts, (case["id"], form)
            checked = check_record(back)
            assert checked.flaw is None, (case["id"], form, checked.flaw)
            assert checked.game.result == record.result or checked.game.outcome is None
            held.add((record.game, form))
    assert held == {(game, form) for game, forms in FORMS.items() for form in forms} - {
        ("neutral", "sgf")  # each of the known games has a neutral stone in it
    }


def on_board(text: str) -> dict[tuple[int, int], str]:
    """What any viewer shows: B and W put a stone on a free point, AE, AB and AW change one."""
    size = int(re.findall(r"SZ\[(\d+)\]", text)[0])
    stones = dict[tuple[int, int], str]()
    for name, values in re.findall(r"\b(B|W|AE|AB|AW)((?:\[[a-s]{2}\])+)", text):
        for column, row in re.findall(r"\[(.)(.)\]", values):
            point = (ord(column) - 97, size - 1 - ord(row) + 97)
            if name == "AE":
                del stones[point]
            elif name in "BW":
                assert point not in stones
                stones[point] = name
            else:
                assert point in stones
                stones[point] = name[1]
    return stones


def test_a_viewer_shows_the_board_that_known_games_come_to() -> None:
    kinds = {"black": "B", "white": "W"}
    seen = set[str]()
    for case in CASES:
        record = recorded(case)
        if "sgf" not in rules_for(record.game).forms or "neutral" in record.acts:
            continue
        rules, bare = played(case["variant"], case.get("options"))
        *_, last = positions(rules, bare, case["moves"])
        picture = rules.picture(last)
        drawn = {
            (mark.column, mark.row): kinds[mark.kind]
            for mark in picture.marks
            if mark.kind in kinds and (record.game != "klot" or max(mark.column, mark.row) < 8)
        }
        shown = on_board(written(record, "sgf"))
        if record.game == "common_centre" and last.outcome is not None:
            del shown[7, 7], drawn[7, 7]  # the letter shows it as the row of the last mover has it
        assert shown == drawn, case["id"]
        seen.add(record.game)
    assert seen == {game for game, forms in FORMS.items() if "sgf" in forms} - {"neutral"}


def test_bombs_recoloured_stones_and_the_centre_are_told_in_nodes_of_their_own() -> None:
    bomb = Record(
        moves=("h8", "i9", "h9"),
        acts="1.h8 2.i9 3.bomb h9",
        rules="gomoku_bomb",
        opening_rule="free",
    )
    assert written(bomb, "sgf").endswith(";B[hh];W[ig];B[hg]C[[bomb\\]];AE[hh][ig])\n")
    turned = Record(
        moves=("h8", "i8", "a1", "j8", "k8"),
        acts="1.h8 2.i8 3.a1 4.j8 5.k8*",
        rules="repensi",
        opening_rule="free",
    )
    assert written(turned, "sgf").endswith(";B[hh];W[ih];B[ao];W[jh];B[kh];AB[ih][jh])\n")
    centre = Record(moves=("h8", "i8"), rules="common_centre", opening_rule="free")
    assert written(centre, "sgf").endswith(";B[hh];AW[hh];W[ih];AB[hh])\n")
    for record in (bomb, turned):
        assert read(written(record, "sgf"), "sgf") == record
    assert check_record(read(written(centre, "sgf"), "sgf")).flaw is None


def test_what_is_told_may_be_left_out_where_it_follows_from_the_moves() -> None:
    bare = read("(;GM[4]SZ[15]RU[repensi];B[hh];W[ih];B[ao];W[jh];B[kh];W[ah])", "sgf")
    assert bare.acts == ""
    assert check_record(bare).flaw is None


HEAD = "(;GM[4]SZ[15]RU["


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (
            f"{HEAD}repensi];B[hh];W[ih];B[ao];W[jh];B[kh];AB[ih])",
            "5.k8* turns i8, j8, but AB turns i8",
        ),
        (f"{HEAD}repensi];B[hh];W[ih];B[ao];W[jh];B[kh];AW[ih][jh])", "but AB turns nothing"),
        (f"{HEAD}repensi];B[hh];AE[hh])", "AE takes stones off the board"),
        (f"{HEAD}ujnar];B[hh];AW[hh])", "stones set up after the first move"),
        (
            f"{HEAD}gomoku_bomb];B[hh];W[ig];B[hg]C[[bomb\\]];AE[hh])",
            "takes h8, i9, but AE takes h8",
        ),
        (f"{HEAD}gomoku_bomb];B[hh];W[ig];B[hg];AE[hh])", "3.h9 takes nothing, but AE takes h8"),
        (f"{HEAD}gomoku_bomb];B[hh];C[[bomb\\]];W[ig])", "[bomb] in a node without a stone"),
        (f"{HEAD}common_centre];B[hh];AB[hh];W[ig])", "1.h8 turns nothing, but AB turns h8"),
    ],
)
def test_a_file_that_tells_of_other_stones_is_refused(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=re.escape(reason)):
        read(text, "sgf")


def test_what_a_form_cannot_hold_is_refused_in_a_line() -> None:
    neutral = Record(
        moves=("k10", "k9"),
        acts="1.k10 2.neutral k9",
        size=19,
        rules="neutral",
        opening_rule="free",
    )
    stacked = Record(moves=("h8/1", "h8/2"), rules="renju3d", opening_rule="free")
    klot = Record(moves=("a1", "b3"), size=9, rules="klot", opening_rule="free")
    for record, form, what in (
        (neutral, "sgf", "SGF files cannot hold the neutral stone k9"),
        (neutral, "rif", "cannot hold a game of neutral"),
        (stacked, "sgf", "SGF files cannot hold a game of renju3d"),
        (stacked, "relative", "pente sheet files cannot hold a game of renju3d"),
        (klot, "relative", "pente sheet files cannot hold a game of klot"),
    ):
        with pytest.raises(
            RecordError, match=re.escape(f"game 1: {what}" if form == "sgf" else what)
        ):
            written(record, form)


def test_a_sheet_says_what_a_stone_is_before_its_steps() -> None:
    head = '[Rules "pente_bomb"]\n[Opening "free"]\n[Settings "neutral=true"]\n'
    record = read(f"{head}\n0, bomb R1D1\nNeutral: U3, pass\n*\n", "relative")
    assert record.acts == "1.k10 2.bomb l9 3.neutral k13 4.pass"
    assert record.settings == ("neutral=true",)
    assert "0, bomb R1D1\nneutral U3, pass\n" in written(record, "relative")
    assert check_record(record).flaw is None
    with pytest.raises(RecordError, match="move 2: cannot read bomb R1D1"):
        read("0, bomb R1D1\n", "relative")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1.h8 2.bomb i9", "cannot read bomb i9"),
        ("1.h8/1 2.i9", "h8/1 is no point of a 15 × 15 board"),
        ('[Rules "gomoku_bomb"]\n1.h8 2.bomb pass', "cannot read bomb pass"),
        ('[Rules "renju3d"]\n1.h8 2.neutral h8', "cannot read neutral h8"),
    ],
)
def test_text_knows_what_stones_a_game_has(text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=re.escape(reason)):
        read(text, "text")


@pytest.mark.parametrize(
    ("rules", "setting", "words"),
    [
        ("repensi", "bans=maybe", "the file has bans=maybe, and bans is true or false"),
        ("repensi", "anti=true", "the file has anti=true, and anti is no setting of this game"),
        ("repensi", "bans=false", ""),
    ],
)
def test_a_setting_that_the_game_has_not_is_told(rules: str, setting: str, words: str) -> None:
    head = f'[Rules "{rules}"]\n[Opening "free"]\n[Settings "{setting}"]\n'
    flaw = check_record(read(f"{head}1.h8 2.i8 3.a1 4.j8 5.k8*\n", "text")).flaw
    assert (flaw.words if flaw else "") == words


def test_text_is_read_as_people_write_it() -> None:
    columns = read('[Rules "renju3d"]\nH8 i8 h8/2 I8/2\n', "text")
    assert columns.moves == ("h8", "i8", "h8/2", "i8/2")
    assert check_record(columns).flaw is None
    bombs = read('[Rules "gomoku_bomb"]\n1. h8 2. Bomb: I9 3. BOMB j10\n', "text")
    assert bombs.acts == "1.h8 2.bomb i9 3.bomb j10"
    wrong = check_record(read('[Rules "renju3d"]\n1.h8 2.h8/3', "text"))
    assert wrong.flaw is not None
    assert wrong.flaw.move == 2
