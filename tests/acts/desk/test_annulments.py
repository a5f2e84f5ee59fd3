"""`corr event annul`, `correct` and `redraw` on the command line: shown first, then done."""

import json
import shutil

import pytest

from tests.acts.events.test_event_rounds import REASON, begun
from tests.commands import corr, refused
from tests.office import EVENT


def did(folder, *words):
    """A command of `corr event` with --json, done."""
    done = corr(folder, "event", *words, "--json")
    assert done.status == 0, done.err
    return json.loads(done.out)


def pairings(folder):
    found = json.loads(corr(folder, "pairings", EVENT, "--json").out)["pairings"]
    return {game["id"]: game for one in found for game in one["games"]}


@pytest.fixture(scope="module")
def final(tmp_path_factory):
    """A cup of four whose semifinals black has won, and whose final is drawn."""
    folder = begun(tmp_path_factory.mktemp("cup"), 4, kind="cup")
    for game in ("001", "002"):
        did(folder, "rule", f"{EVENT}-{game}", "1-0", *REASON)
    did(folder, "draw", EVENT)
    return folder


@pytest.fixture
def cup(final, tmp_path):
    return shutil.copytree(final, tmp_path, dirs_exist_ok=True)


def test_a_dry_run_names_the_games_that_would_go_and_those_that_would_come(cup):
    wrong = pairings(cup)[f"{EVENT}-003"]
    done = corr(cup, "event", "correct", f"{EVENT}-001", "0-1", *REASON, "--dry-run")
    assert done.status == 0, done.err
    gone, drawn = (
        done.out.index("Games that would be annulled:"),
        done.out.index("would be drawn:"),
    )
    assert gone < done.out.index(f"  {EVENT}-003  {wrong['black_name']}") < drawn
    assert f"  {EVENT}-004  " in done.out[drawn:]
    assert "nothing was done" in done.out
    assert pairings(cup).keys() == {f"{EVENT}-{n:03}" for n in (1, 2, 3)}


def test_the_correction_does_what_the_dry_run_said(cup):
    words = ("correct", f"{EVENT}-001", "0-1", *REASON)
    rehearsed, found = did(cup, *words, "--dry-run"), did(cup, *words)
    for what in ("games_annulled", "games_drawn", "rounds_kept"):
        assert found[what] == rehearsed[what]
    assert [one["game"] for one in found["games_annulled"]] == [f"{EVENT}-003"]
    assert [one["game"] for one in found["games_drawn"]] == [f"{EVENT}-004"]
    assert found["rounds_kept"] == []
    states = {game: one["state"] for game, one in pairings(cup).items()}
    assert states == {
        f"{EVENT}-001": "ended",
        f"{EVENT}-002": "ended",
        f"{EVENT}-003": "annulled",
        f"{EVENT}-004": "running",
    }
    shown = corr(cup, "game", "show", f"{EVENT}-003").out
    assert "annulled, it counts nowhere: as the rules say" in shown
    game = json.loads(corr(cup, "game", "show", f"{EVENT}-003", "--json").out)
    assert (game["result"], game["ended"]) == (None, "annulled")
    assert corr(cup, "check").status == 0
    assert "1 annulled" in corr(cup, "check").out
    assert "[T 35]" in corr(cup, "event", "status", EVENT).out
    assert f"{EVENT}-003" in corr(cup, "table", EVENT, "--csv", "-").out
    assert f"{EVENT}-003" in corr(cup, "table", EVENT, "--html", "-", "--lang", "et").out
    assert "annulled, and left out" in corr(cup, "event", "trf", EVENT).err
    assert "annulled" in corr(cup, "pairings", EVENT).out


def test_a_monrad_keeps_its_rounds_and_says_so(tmp_path):
    folder = begun(tmp_path, 4, kind="monrad", rounds=3)
    for game in ("001", "002"):
        did(folder, "rule", f"{EVENT}-{game}", "1-0", *REASON)
    did(folder, "draw", EVENT)
    words = ("correct", f"{EVENT}-001", "0-1", *REASON)
    dry = corr(folder, "event", *words, "--dry-run").out
    assert "Round 2 stays as it was drawn" in dry
    assert did(folder, *words)["rounds_kept"] == [2]
    done = corr(folder, "event", "annul", f"{EVENT}-002", *REASON, "--yes")
    assert "Round 2 stays as it was drawn" in done.out
    assert f"Annulled:\n  {EVENT}-002" in done.out


def test_annul_sets_another_game_only_when_asked(tmp_path):
    folder = begun(tmp_path, 4, kind="round_robin")
    found = did(folder, "annul", f"{EVENT}-001", *REASON)
    assert (found["ended"], found["games_drawn"]) == ("annulled", [])
    found = did(folder, "annul", f"{EVENT}-002", *REASON, "--again")
    assert [one["game"] for one in found["games_drawn"]] == [f"{EVENT}-007"]
    done = corr(folder, "event", "annul", f"{EVENT}-002", *REASON, "--yes")
    refused(done, f"{EVENT}-002 is annulled already")


def test_redraw_is_refused_while_nothing_is_wrong(cup):
    done = corr(cup, "event", "redraw", EVENT, *REASON)
    refused(done, f"{EVENT}: all games follow from the results as they are")


def test_a_reason_is_required(cup):
    assert corr(cup, "event", "annul", f"{EVENT}-003").status == 2
    blank = corr(cup, "event", "annul", f"{EVENT}-003", "--reason", " ", "--yes")
    refused(blank, "a ruling needs a reason, which those concerned will read")


def test_a_game_that_a_redraw_replaced_is_not_corrected_beside_the_one_that_counts(tmp_path):
    monrad = begun(tmp_path, 4, kind="monrad", rounds=2)
    did(monrad, "rule", f"{EVENT}-002", "1-0", *REASON)
    did(monrad, "annul", f"{EVENT}-002", "--again", *REASON)
    assert corr(monrad, "undo", EVENT, "3", *REASON, "--json").status == 0
    back = f"`corr event annul {EVENT}-002 --reason TEXT` takes that back"
    refused(
        corr(monrad, "event", "correct", f"{EVENT}-003", "1-0", *REASON, "--yes"),
        f"{EVENT}-003 was set in place of {EVENT}-002, which counts again: {back}",
    )
    for words in (("standings", EVENT), ("table", EVENT), ("event", "status", EVENT), ("check",)):
        done = corr(monrad, *words)
        assert done.status == 0, (words, done.err)
