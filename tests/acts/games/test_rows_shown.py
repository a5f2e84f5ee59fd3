"""Games of pente at the terminal: shown, in their squares, as files, in an exported event."""

import json
import re

import pytest

from corr.tournament import tables_from
from tests.commands import corr
from tests.office import ANNA, BO, EVENT, House, member_list

GAME = f"{EVENT}-001"
CAPTURES = "l9;l11;j9;m11;m12"
"""The example of pente.md 7.1 after the stone on k10: the last move takes two."""


@pytest.fixture
def pente(tmp_path):
    with House(tmp_path, game={"kind": "pente", "opening": "free"}) as house:
        yield house.start()


def test_captured_stones_are_counted_and_all_moves_stand_in_their_squares(pente):
    pente.play(f"{CAPTURES};k10")
    shown = corr(pente.folder, "game", "show", GAME)
    assert re.search(r"captured stones: \w+ 0, \w+ 2\n", shown.out)
    drawn = pente.folder / "a.svg"
    squares = corr(pente.folder, "game", "show", GAME, "--squares", "--svg", str(drawn))
    assert "White's moves are odd, Black's are even and in brackets." in squares.out
    lines = squares.out.split("\n")
    row = next(at for at, line in enumerate(lines) if line.startswith("10 "))
    assert "1" in lines[row].split()
    assert lines[row + 1].strip() == "7"
    assert "Moves: 1 k10, 2 l9" in drawn.read_text(encoding="utf-8")


def test_squares_are_no_png(pente):
    refused = corr(pente.folder, "game", "show", GAME, "--squares", "--png", "a.png")
    assert refused.status != 0
    assert "not as --png" in refused.err


@pytest.mark.parametrize("form", ["sgf", "relative", "text"])
def test_a_game_of_pente_is_exported_and_in_order(pente, form):
    pente.play(CAPTURES)
    done = corr(pente.folder, "game", "export", GAME, "--as", form)
    checked = corr(pente.folder, "game", "check", "-", stdin=done.out)
    assert (checked.status, "6 moves" in checked.out) == (0, True)


@pytest.mark.parametrize("form", ["rif", "psq", "pos"])
def test_a_form_that_cannot_hold_pente_is_refused_in_a_line(pente, form):
    done = corr(pente.folder, "game", "export", GAME, "--as", form)
    assert (done.status != 0, done.out) == (True, "")
    assert "cannot hold a game of pente" in done.err
    assert len(done.err.strip().split("\n")) == 1


def test_an_event_with_a_win_by_captures_is_read_from_its_export():
    document = {
        "event": {"name": "Pente", "game": "pente"},
        "players": ["Ada", "Bo"],
        "games": [{"first": "Ada", "second": "Bo", "result": "0-1", "ended": "captures"}],
    }
    assert [row.player for row in tables_from(document).table.rows] == ["Bo", "Ada"]
    for result, ended in (("1/2-1/2", "captures"), ("0-0", "captures")):
        document["games"][0] |= {"result": result, "ended": ended}
        with pytest.raises(Exception, match=f"contradiction: {ended} with {result}"):
            tables_from(document)


def test_the_letter_at_the_end_of_a_pente_event_speaks_of_no_level(tmp_path):
    with House(tmp_path, game={"kind": "pente", "opening": "free"}) as house:
        levels = {"level": ["5 kyu", "6 kyu"], "level_since": ["2023-01-01"] * 2}
        house.members(member_list([ANNA, BO], "level level_since", **levels))
        house.start()
        house.say(house.second, f"{GAME} resign", 1)
        closed = corr(house.folder, "event", "close", EVENT, "--yes", "--out", str(tmp_path))
        assert closed.status == 0, closed.err
        told = [one.words.lower() for one in house.letters() if "is over" in one.words]
        assert len(told) == 2
        for word in ("kyu", "ranking", "your level"):
            assert not any(word in text for text in told)
        exported = json.loads(corr(house.folder, "event", "export", EVENT).out)
        assert all(not one.get("level_close") for one in exported["players"])
