"""Whole games of gomoku, pente and all variants: what each move does, and how it ends."""

import json

import pytest

from corr.games.rows.acts import written
from corr.games.rows.record import replayed
from corr.games.rows.rows import Rows
from corr.games.rows.variant import VARIANTS
from corr.games.rules import Move
from tests.known.cases import case_file, count_cases, read_cases
from tests.known.rows import faults, played, positions


@pytest.mark.parametrize(
    "name",
    ["gomoku_games", "pente_games", "pente_real_games", "pente_variant_games", "variant_cases"],
)
def test_every_known_game_captures_and_ends_as_it_should(name: str) -> None:
    cases = read_cases(f"{name}.jsonl")
    assert cases
    wrong = {case["id"]: found for case in cases if (found := faults(case))}
    assert not wrong, f"{len(wrong)} of {len(cases)} games differ: {list(wrong.items())[:10]}"


@pytest.mark.parametrize("name", ["gomoku_games", "pente_games", "pente_real_games"])
def test_every_known_game_is_written_in_the_notation_of_1987(name: str) -> None:
    for case in read_cases(f"{name}.jsonl"):
        _, bare = played(case["variant"])
        steps = [written(bare.game.grid, move.lower(), "relative") for move in case["moves"]]
        marked = [
            step + ("*" if str(ply) in case["captures"] else "")
            for ply, step in enumerate(steps, 1)
        ]
        assert marked == case["relative"], case["id"]


def test_a_game_reads_the_same_from_its_record() -> None:
    rules = Rows(VARIANTS["pente"])
    options = {"opening": "free"}
    for case in read_cases("pente_real_games.jsonl"):
        first, *moves = [Move(move.lower()) for move in case["moves"]]
        assert first == "k10"
        record = rules.record(moves, options)
        assert [move for move, _ in replayed(rules.game(options), record)] == moves, case["id"]
        assert record.count("*") == len(case["captures"]), case["id"]


def test_the_games_of_the_booklet_replay_as_far_as_the_paper_lasts() -> None:
    text = case_file("seed_pente_games.jsonl").read_text(encoding="utf-8")
    cases = [json.loads(line) for line in text.splitlines()]
    count_cases("seed_pente_games.jsonl", len(cases))
    for case in cases:
        kept = (
            case["moves"][: case["moves"].index(None)] if None in case["moves"] else case["moves"]
        )
        rules, bare = played(case["variant"])
        found = list(positions(rules, bare, kept))
        assert not any(position.outcome for position in found[:-1]), case["id"]
        if len(kept) == len(case["moves"]) and not case.get("alternatives"):
            assert list(found[-1].captured) == case["captured_stones"], case["id"]
