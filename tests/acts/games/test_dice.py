"""`corr dice verify` and `corr dice stats`, which need no installation."""

import json
import subprocess
import sys

import pytest

from corr.dice.record import record_of
from corr.records import verify_dice
from tests.commands import corr
from tests.desk import send
from tests.dice.vectors import VECTORS, final
from tests.office import ARBITER, EVENT, PEOPLE, House
from tests.records.dice_letters import blocks, pasted
from tests.service.play.test_match_dice import GAME, Players

MATCHES = {one["id"]: one for one in VECTORS["matches"]}


@pytest.fixture
def files(tmp_path):
    """A record, the mailboxes of both players, a forged record, and a file that is none."""
    match = MATCHES["BG27-003"]
    record = record_of(final(match), None)
    (tmp_path / "match.json").write_text(json.dumps(record))
    for player, name in ((1, "anna"), (2, "bo")):
        (tmp_path / f"{name}.txt").write_bytes(pasted(blocks(match, reader=player)))
    forged = json.dumps(record).replace('"dice": [5, 3]', '"dice": [6, 6]', 1)
    (tmp_path / "forged.json").write_text(forged)
    (tmp_path / "none.txt").write_text("Dear all")
    return tmp_path


def test_a_record_and_two_mailboxes_that_hold(files):
    done = corr(files, "dice", "verify", *(str(files / one) for one in ("match.json", "anna.txt")))
    assert done.status == 0, done.err
    assert done.out.splitlines()[0] == "BG27-003: 19 rolls"
    assert done.out.splitlines()[-1] == "it holds"
    done = corr(files, "dice", "verify", str(files / "anna.txt"), str(files / "bo.txt"), "--json")
    (told,) = json.loads(done.out)
    assert (done.status, told["holds"], told["seeds_known"]) == (0, True, [1])
    void = [one["number"] for one in told["rolls"] if one["became"] == "void"]
    assert void == MATCHES["BG27-003"]["expected"]["void"]


def test_one_that_does_not_hold_has_status_1_and_no_record_status_2(files):
    done = corr(files, "dice", "verify", str(files / "forged.json"))
    assert done.status == 1
    assert "dice: roll 3 is 6 6; 5 3 follows" in done.out
    for name, words in (("none.txt", "no letters that tell of dice"), ("away", "No such file")):
        done = corr(files, "dice", "verify", str(files / name))
        assert (done.status, done.out) == (2, "")
        assert words in done.err
    assert corr(files, "dice", "verify").status == 2


def test_the_program_that_it_prints_verifies_alone(files):
    done = corr(files, "dice", "verify", "--program")
    (files / "verify.py").write_text(done.out)
    run = subprocess.run(
        [sys.executable, "-I", "verify.py", "bo.txt"],
        cwd=files,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    said = corr(files, "dice", "verify", str(files / "bo.txt")).out
    assert run.stdout == said.replace(str(files / "bo.txt"), "bo.txt")


def test_rolls_are_counted(files):
    done = corr(files, "dice", "stats", str(files / "match.json"))
    lines = done.out.splitlines()
    assert (done.status, lines[0]) == (0, "BG27-003: 19 rolls")
    heads = [line.split()[0] for line in lines[1:] if line[0] != " "]
    assert heads == ["faces", "pairs", "doubles", "openings"]
    assert "with 5 degrees of freedom: nothing rare" in lines[2]
    (match,) = verify_dice.read({"": (files / "match.json").read_bytes()})
    faces = [face for roll in match.rolls.values() for face in roll.dice]
    told = json.loads(corr(files, "dice", "stats", str(files / "match.json"), "--json").out)
    assert told["faces"] == [faces.count(face) for face in range(1, 7)]
    assert told["do_not_hold"] == []


def test_rolls_of_a_record_that_does_not_hold_are_counted_and_it_is_said(files):
    done = corr(files, "dice", "stats", str(files / "forged.json"))
    assert done.out.splitlines()[-1].endswith("BG27-003")
    assert "do not hold" in done.out


def test_standard_input_is_read(files):
    whole = (files / "match.json").read_text()
    assert corr(files, "dice", "verify", "-", stdin=whole).status == 0


# -- of an installation ----


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A match that goes on, and others that have not begun."""
    game = {"kind": "backgammon", "points": 3, "opening": None}
    folder = tmp_path_factory.mktemp("house")
    with House(folder, PEOPLE[:3], game=game).start() as house:
        Players(house).give("hello", "good day").on(4)
        yield house


def test_the_record_of_a_match_holds_and_has_no_seed(house, tmp_path):
    done = corr(house.folder, "dice", "record", GAME)
    assert done.status == 0, done.err
    (match,) = verify_dice.from_json(done.out, "record.json")
    verify_dice.check(match)
    assert match.wrong == []
    told = json.loads(done.out)
    assert [one["seed"] for one in told["commitments"]] == [None]
    assert len(told["rolls"]) == house.game().dice.state.next - 1
    seat = house.game().position.turn
    assert (
        len(told["used"]) == len(told["rolls"]) - (house.game().position.dice is not None) or seat
    )


def test_statistics_of_a_match_of_its_event_and_of_all(house):
    one, event, every = (
        json.loads(corr(house.folder, "dice", "stats", what, "--json").out)
        for what in (GAME, EVENT, "--all")
    )
    assert one["rolls"] == house.game().dice.state.next - 1 > 0
    assert one == event == every
    assert corr(house.folder, "dice", "stats", EVENT).out.startswith(f"{GAME}, ")


def test_what_is_no_match_is_refused(house):
    for name in ("XX99-001", f"{EVENT}-999"):
        done = corr(house.folder, "dice", "stats", name)
        assert (done.status, done.out) == (2, "")
        assert name in done.err
        assert corr(house.folder, "dice", "record", name).status == 2


def test_a_game_without_dice_has_no_record_of_any(tmp_path):
    with House(tmp_path).start():
        done = corr(tmp_path, "dice", "record", GAME)
        assert done.status == 2
        assert "without dice" in done.err


def test_an_arbiter_may_ask_for_the_record_by_letter(house):
    outcome = send(house, f"corr dice record {GAME}")
    assert '"corr match dice 1"' in outcome.to(ARBITER).everything()
