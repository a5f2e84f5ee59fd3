"""A whole event by mail through the real daemon; killed on the way, it ends the same."""

import json
from email import message_from_bytes
from pathlib import Path

import pytest

from corr.demo.drive import EVENT, Demo, Plan
from tests.commands import corr

pytestmark = pytest.mark.slow


def run_demo(folder: Path, *, kills: int = 0, players: int = 3) -> dict[str, object]:
    """Play a small event to its report; everything that must not depend on crashes."""
    plan = Plan(folder=folder, seed=3, days_per_second=120, players=players, kills=kills)
    with Demo(plan) as run:
        run.prepare()
        run.play(lambda progress: None)
        paths = run.close()
        report = json.loads(Path(paths[f"{EVENT}.json"]).read_text(encoding="utf-8"))
        games = [
            {key: value for key, value in game.items() if not key.endswith("_on")}
            for game in report["games"]
        ]
        records = {game["id"]: said(folder, "game", "export", game["id"]) for game in games}
        ranking = said(folder, "ranking", "compute", paths[f"{EVENT}.json"], "--json")
        log = (folder / "daemon.log").read_text(encoding="utf-8")
        return {
            "games": games,
            "records": records,
            "levels": _levels(json.loads(ranking)),
            "restarts": log.count("daemon.started"),
        }


def said(folder: Path, *words: str) -> str:
    """What a command on the demo's settings prints."""
    done = corr(folder, *words)
    assert done.status == 0, done.err
    return done.out


def _levels(ranking: dict) -> dict:
    return {name: row["level_after"] for name, row in ranking["players"].items()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    folder = tmp_path_factory.mktemp("whole")
    return folder, run_demo(folder)


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, object]]:
    folder = tmp_path_factory.mktemp("killed")
    return folder, run_demo(folder, kills=6)


def test_an_event_is_played_to_its_report(whole):
    folder, found = whole
    assert len(found["games"]) == 3
    assert all(game["result"] for game in found["games"])
    for language in ("en", "sv"):
        html = (folder / "report" / f"{EVENT}.{language}.html").read_text(encoding="utf-8")
        assert "Kerstin Åhlund" in html


def test_a_daemon_killed_on_the_way_loses_and_doubles_no_move(whole, killed):
    expected, found = whole[1], killed[1]
    assert found["restarts"] == expected["restarts"] + 6
    assert found["records"] == expected["records"]
    assert found["games"] == expected["games"]
    assert found["levels"] == expected["levels"]


@pytest.mark.long
def test_a_daemon_killed_in_a_larger_event_loses_and_doubles_no_move_either(tmp_path):
    expected = run_demo(tmp_path / "whole", players=4)
    found = run_demo(tmp_path / "killed", players=4, kills=8)
    assert found.pop("restarts") == expected.pop("restarts") + 8
    assert found == expected


def test_copies_after_a_crash_are_the_same_letter_byte_for_byte(killed):
    folder, _ = killed
    letters = dict[str, set[bytes]]()
    for path in (folder / "letters").glob("*-to-*.eml"):
        raw = path.read_bytes()
        letters.setdefault(message_from_bytes(raw)["Message-ID"], set()).add(raw)
    assert letters
    assert all(len(copies) == 1 for copies in letters.values())


def test_reminders_went_out_in_the_course_of_the_event(whole):
    folder, _ = whole
    letters = (path.read_bytes() for path in (folder / "letters").glob("*-to-*.eml"))
    assert any(b"\nA reminder: " in letter for letter in letters)


def test_the_command_refuses_a_folder_that_no_demo_made(tmp_path):
    (tmp_path / "thesis.txt").write_text("years of work", encoding="utf-8")
    done = corr(tmp_path, "demo", "--out", str(tmp_path))
    assert done.status == 2
    assert (tmp_path / "thesis.txt").exists()


@pytest.mark.long
def test_a_match_of_backgammon_is_played_beside_it_and_verified_from_letters(tmp_path):
    plan = Plan(folder=tmp_path, seed=3, days_per_second=120, players=2, match=True)
    with Demo(plan) as run:
        run.prepare()
        run.play(lambda progress: None)
        record, said_of_it = run.verified()
        assert "it holds" in said_of_it
        assert "2 point match" in record.read_text(encoding="utf-8")
