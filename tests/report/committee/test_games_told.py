"""The report says of each game whose ending does not decide it whether it counts, and why."""

from typing import Any

import pytest

from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.eventfile import read
from corr.report.committee.committee import committee_report
from corr.report.committee.games_told import COUNTING
from corr.report.forms.as_json import to_json
from corr.words.templates import sheet

GAMES = {
    "walkover": ("walkover", "2024-06-01", [0, 0]),
    "no_moves": ("resign", "2024-06-01", [1, 0]),
    "withdrawal": ("withdrawal", "2024-03-01", [9, 9]),
    "adjudication": ("adjudication", "2024-03-01", [9, 9]),
    "withdrawal_counts": ("withdrawal", "2024-05-01", [9, 9]),
    "adjudication_counts": ("adjudication", "2024-06-01", [9, 9]),
    "time": ("time", "2024-03-01", [9, 9]),
    "five": ("five", "2024-03-01", [9, 9]),
}


def told(**games: tuple[str, str, list[int]]) -> list[dict[str, Any]]:
    """The rows of the table for the games of two players."""
    event = read(
        {
            "event": {"name": "E", "start": "2024-02-01", "close": "2025-02-01"},
            "players": [{"id": "A", "level": "5 kyu"}, {"id": "B", "level": "5 kyu"}],
            "games": [
                {
                    "id": name,
                    "black": "A",
                    "white": "B",
                    "result": "1-0",
                    "ended": ended,
                    "ended_on": day,
                    "moves": moves,
                }
                for name, (ended, day, moves) in games.items()
            ],
        }
    )
    document: Any = to_json(committee_report(event, compute(event), "en"))
    found = [one for one in document["sections"] if one["section"] == "games_told"]
    return [row for one in found for row in one["blocks"][1]["rows"]]


def test_each_game_has_its_reason_and_those_that_were_played_have_none() -> None:
    rows = told(**GAMES)
    assert [row["reason"] for row in rows] == [row["id"] for row in rows] == list(COUNTING)
    assert [row["counts"] for row in rows] == [False] * 4 + [True] * 2


def test_where_all_were_played_there_is_no_such_table() -> None:
    assert told(five=GAMES["five"], time=GAMES["time"]) == []


@pytest.mark.parametrize("lang", ["en", "et", "sv"])
def test_every_reason_has_its_words(lang: str) -> None:
    assert set(sheet(lang, "report_words").counting) == set(COUNTING)
