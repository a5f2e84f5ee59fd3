"""`corr ranking`: what it prints, and what it refuses with exit status 2."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from corr.cli.program import app
from corr.ranking.correspondence.eventfile import notes_on, read
from tests.commands import corr
from tests.event_samples import all_meet_all, half_against_half, monrad, teams

Json = dict[str, Any]


@pytest.fixture
def document() -> Json:
    return {
        "event": {"name": "Korr", "start": "2024-02-01", "close": "2025-02-01"},
        "players": [
            {"id": "A", "name": "Åke Öberg", "level": "5 kyu"},
            {"id": "B", "name": "Bo Ek", "level": None},
        ],
        "games": [
            {
                "black": "A",
                "white": "B",
                "result": "1-0",
                "ended": "five",
                "ended_on": "2024-03-01",
                "moves": [9, 8],
            }
        ],
    }


def run(*arguments: str, text: str | None = None) -> Any:
    return CliRunner().invoke(app, ["ranking", *arguments], input=text)


def test_json_comes_from_a_file_or_standard_input_alike(document: Json, tmp_path: Path) -> None:
    path = tmp_path / "event.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    from_file = run("compute", str(path), "--json")
    from_input = run("compute", "-", "--json", text=json.dumps(document))
    assert from_file.exit_code == 0
    assert from_file.stdout == from_input.stdout
    assert json.loads(from_file.stdout)["players"]["A"]["reason"] == "too_few_participants"


def test_without_json_it_prints_a_table_with_the_rule_for_every_player(document: Json) -> None:
    lines = run("compute", "-", text=json.dumps(document)).stdout.splitlines()
    assert len(lines) == 3
    assert "Åke Öberg" in lines[1]
    assert lines[1].endswith("no norm: fewer than five participants (art. 3 §1)")


def test_the_table_speaks_swedish_too(document: Json) -> None:
    out = run("compute", "-", "--lang", "sv", text=json.dumps(document)).stdout
    assert "ingen norm: färre än fem deltagare (art. 3 §1)" in out


def test_the_report_is_text_or_a_web_page(document: Json) -> None:
    text = run("report", "-", text=json.dumps(document)).stdout
    assert text.startswith("Report to the ranking committee: Korr\n")
    page = run("report", "-", "--html", "--lang", "sv", text=json.dumps(document)).stdout
    assert page.startswith("<!DOCTYPE html>")
    assert "Rapport till rankingkommittén" in page


def test_every_fault_is_one_line_on_standard_error(document: Json, tmp_path: Path) -> None:
    document["games"][0] |= {"white": "Q", "result": "1/2-1/2"}
    refused = corr(tmp_path, "ranking", "compute", "-", "--json", stdin=json.dumps(document))
    assert (refused.status, refused.out) == (2, "")
    assert refused.err.splitlines() == [
        "corr: standard input: game 1 (A - Q): unknown player Q",
        "corr: standard input: game 1 (A - Q): contradiction: five with 1/2-1/2",
    ]


def test_a_fault_names_the_file_and_the_line(document: Json, tmp_path: Path) -> None:
    document["games"][0]["white"] = "Q"
    path = tmp_path / "event.json"
    path.write_text(json.dumps(document, indent=1), encoding="utf-8")
    for command in ("compute", "report"):
        (line,) = corr(tmp_path, "ranking", command, str(path)).err.splitlines()
        assert line == f"corr: {path}: line 20: game 1 (A - Q): unknown player Q"


def test_missing_estimates_name_the_players(document: Json, tmp_path: Path) -> None:
    document["players"][0]["level"] = None
    refused = corr(tmp_path, "ranking", "compute", "-", stdin=json.dumps(document))
    assert refused.status == 2
    assert refused.err.startswith("corr: estimates needed for the new players A, B:")


def test_what_is_not_json_is_refused(tmp_path: Path) -> None:
    refused = corr(tmp_path, "ranking", "compute", "-", stdin="{")
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)
    assert refused.err.startswith("corr: standard input: line 1, column 2: not JSON: ")


def test_a_file_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    refused = corr(tmp_path, "ranking", "compute", str(tmp_path / "none.json"))
    assert refused.status == 2
    assert refused.err.endswith("none.json: No such file or directory\n")
    folder = corr(tmp_path, "ranking", "compute", str(tmp_path))
    assert (folder.status, len(folder.err.splitlines())) == (2, 1)


def test_a_key_that_looks_like_another_is_told_and_the_ranking_is_computed(
    document: Json, tmp_path: Path
) -> None:
    document["players"][0]["level_at_three_months"] = "4 kyu"
    document["games"][0]["endedon"] = "2024-03-01"
    told = corr(tmp_path, "ranking", "compute", "-", stdin=json.dumps(document))
    assert told.status == 0
    assert "no norm" in told.out
    says = "is an unknown key and says nothing; did you mean"
    assert told.err.splitlines() == [
        f'corr: standard input: player A: level_at_three_months {says} "level_three_months"?',
        f'corr: standard input: game 1 (A - B): endedon {says} "ended_on"?',
    ]


def test_misspelt_keys_are_told_beside_other_faults(document: Json, tmp_path: Path) -> None:
    document["playrs"] = document.pop("players")
    document["games"][0]["reslt"] = document["games"][0].pop("result")
    document["games"][0]["movs"] = document["games"][0].pop("moves")
    refused = corr(tmp_path, "ranking", "compute", "-", stdin=json.dumps(document))
    says = "is an unknown key and says nothing; did you mean"
    assert refused.err.splitlines() == [
        f'corr: standard input: the file: playrs {says} "players"?',
        "corr: standard input: players: missing",
        f'corr: standard input: game 1 (A - B): reslt {says} "result"?',
        f'corr: standard input: game 1 (A - B): movs {says} "moves"?',
        "corr: standard input: game 1 (A - B): unknown player A",
        "corr: standard input: game 1 (A - B): unknown player B",
        "corr: standard input: game 1 (A - B): unfinished, it needs a result, ended and ended_on",
        "corr: standard input: game 1 (A - B): no moves (write [black's, white's])",
    ]


def test_a_misspelt_level_is_told_beside_the_level_that_is_missing(
    document: Json, tmp_path: Path
) -> None:
    document["players"][0]["levl"] = document["players"][0].pop("level")
    refused = corr(tmp_path, "ranking", "compute", "-", stdin=json.dumps(document))
    assert refused.err.splitlines() == [
        (
            "corr: standard input: player A: levl is an unknown key and says nothing; "
            'did you mean "level"?'
        ),
        "corr: standard input: player A: no level (null for a new player)",
    ]


@pytest.mark.parametrize(
    "made", [monrad(9, 5), all_meet_all(6), half_against_half(3), teams(4, 2)]
)
def test_what_tables_alone_take_from_the_file_is_not_told(made: Json) -> None:
    games = [
        {"replay": 1, "assessed": "", "drawn_as": "", **game, "ended_on": "2024-03-01"}
        for game in made["games"]
    ]
    more = {"annulled_games": [], "waiting": [], "withdrawn": [], "substituted": [], "decided": []}
    assert not list(notes_on(read({**made, **more, "rules": {}, "games": games})))
