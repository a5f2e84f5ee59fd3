"""The verifier of dice: one file, which shares nothing with the program."""

import ast
import copy
import json
import subprocess
import sys
from pathlib import Path

import pytest

from corr.dice.letter import block
from corr.dice.record import FORMAT, record_of
from corr.dice.state import DiceState
from corr.records import verify_dice
from tests.dice.played import ID, House
from tests.dice.vectors import VECTORS, final
from tests.records.dice_letters import FORMS, blocks, pasted, quoted

MATCHES = {one["id"]: one for one in VECTORS["matches"]}
FAULTY = {one["id"]: one for one in VECTORS["faulty"]}


def verified(**files: object) -> verify_dice.Match:
    """The one match that some files tell of: JSON, or the bytes of letters."""
    data = {
        name: one if isinstance(one, bytes) else json.dumps(one).encode()
        for name, one in files.items()
    }
    (match,) = verify_dice.read(data)
    return match


def codes(**files: object) -> set[str]:
    return {fault.code for fault in verified(**files).wrong}


def record(name: str, points: int | None = None) -> dict:
    """The record of a match of the known answers, as if it had been parsed from JSON."""
    found = json.loads(json.dumps(record_of(final(MATCHES[name]), points)))
    assert found["format"] == FORMAT == verify_dice.FORMAT
    return found


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_of_the_known_answers_holds(name):
    found = verified(file=MATCHES[name])
    assert found.wrong == []
    expected = MATCHES[name]["expected"]
    standing = {one["number"]: one["became"] for one in verify_dice.as_data(found)["rolls"]}
    for word in ("valid", "equal", "void"):
        assert [number for number, one in standing.items() if one == word] == expected[word]


@pytest.mark.parametrize("name", FAULTY)
def test_every_fault_of_the_known_answers_is_found(name):
    assert FAULTY[name]["fault"] in codes(file=FAULTY[name])


@pytest.mark.parametrize("name", MATCHES)
def test_the_record_of_a_match_holds(name):
    assert verified(file=record(name)).wrong == []


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", MATCHES)
def test_the_letters_of_a_match_hold_whatever_the_mail_does_to_them(name, form):
    data = FORMS[form](blocks(MATCHES[name], reader=1))
    found = verified(mailbox=data)
    assert [f"{one.code}: {one.words}" for one in found.wrong] == []
    assert sorted(found.rolls) == list(range(1, MATCHES[name]["expected"]["last"] + 1))
    expected = MATCHES[name]["expected"]
    assert sorted(found.void) == expected["void"]
    assert found.notes == []


@pytest.mark.parametrize("name", MATCHES)
def test_two_mailboxes_and_the_record_say_the_same(name):
    anna, bo = (pasted(blocks(MATCHES[name], reader=player)) for player in (1, 2))
    assert verified(anna=anna, bo=bo, record=record(name)).wrong == []


def test_every_line_of_a_letter_is_short_and_can_be_carried():
    for match in MATCHES.values():
        for line in "".join(blocks(match, reader=1)).splitlines():
            assert len(line) <= 72
            assert line == line.strip() != ""
            assert not line.startswith((">", "From ", "-- "))


# -- what a cheat would do ----


def test_another_anchor_for_each_player_is_found():
    """Each mailbox holds by itself; held against each other, they tell of two chains."""
    others = (text.replace("BG27-007", "BG27-001") for text in blocks(MATCHES["BG27-007"], 2))
    anna, bo = pasted(blocks(MATCHES["BG27-001"], 1)[:1]), pasted([next(others)])
    assert codes(anna=anna) == codes(bo=bo) == set()
    assert codes(anna=anna, bo=bo) == {"anchor"}


def test_another_phrase_of_the_opponent_for_each_player_is_found():
    """The operator throws twice, and sends to each player the dice that he wants him to have."""
    house, double = House.begun(), House.new().give("first words", "other words")
    letters = [
        block(DiceState(match_id=ID), one.roll(times=4).dice, 3).encode()
        for one in (house, double)
    ]
    assert [codes(mailbox=one) for one in letters] == [set(), set()]
    assert {"contribution", "reused"} <= codes(anna=letters[0], bo=letters[1])


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) >= 1, old
    return text.replace(old, new)


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("roll 3: 2 1", "roll 3: 1 2", {"dice"}),
        ("1|phrase|", "1|phrase|x", {"digest"}),
        ("from 1 of 400", "from 1 of 800", {"digest"}),
        ("roll 3:", "roll 4:", {"gap", "reused"}),
        ("eb4d85", "eb4d86", {"chain", "dice", "seed"}),
        ("anchor 1.1\n43", "anchor 1.1\n53", {"anchor", "chain", "seed"}),
        ("seed 1: after 18\nc3", "seed 1: after 18\nc4", {"seed"}),
        ("seed 1: after 18", "seed 1: after 17", {"dead"}),
        ("D 1\nc0", "D 1\nc1", {"digest"}),
        ("valid 1-18", "valid 1-17 19", {"gap"}),
        ("roll 3: 2 1", "rill 3: 2 1", {"unread", "gap"}),
    ],
)
def test_what_is_changed_in_a_letter_is_found(old, new, found):
    texts = blocks(MATCHES["BG27-001"], reader=1)
    whole = changed("\n".join(texts), old, new)
    assert found <= codes(mailbox=whole.encode())


def test_letters_that_contradict_each_other_are_a_fault():
    texts = blocks(MATCHES["BG27-001"], reader=1)
    (roll,) = (text for text in texts if "roll 3:" in text)
    other = changed(roll, "roll 3: 2 1", "roll 3: 6 6")
    assert codes(mailbox=pasted([*texts, other])) == {"reused"}


def test_what_somebody_changed_in_a_quote_is_no_fault_of_the_dice():
    texts = blocks(MATCHES["BG27-001"], reader=1)
    (roll,) = (text for text in texts if "roll 3:" in text)
    found = verified(mailbox=pasted([*texts, quoted(changed(roll, "2 1", "6 6"))]))
    assert found.wrong == []
    assert len(found.notes) == 1


def test_a_lost_letter_is_a_gap_and_the_chain_holds_over_it():
    texts = blocks(MATCHES["BG27-001"], reader=1)
    left = [text for text in texts if "roll 7:" not in text and "roll 8:" not in text]
    assert codes(mailbox=pasted(left)) == {"gap"}


def test_the_phrase_of_a_receipt_that_the_text_changes_is_found():
    """Grinding the second phrase: what a player gave is not what the dice are bound to."""
    texts = blocks(MATCHES["BG27-004"], reader=1)
    at = next(at for at, text in enumerate(texts) if "line 1.1" in text)
    texts[at] = changed(texts[at], ": 1|phrase|", ": 1|phrase|x")
    assert codes(mailbox=pasted(texts)) == {"contribution"}


def test_anchors_that_no_letter_told_before_the_phrases_are_noted():
    """Whoever commits after both have spoken has chosen the dice."""
    texts = blocks(MATCHES["BG27-001"], reader=1)
    head, bound = texts[0].splitlines(), texts[2].splitlines()
    late = "\n".join([bound[0], *head[1:-1], *bound[1:]]) + "\n"
    found = verified(mailbox=pasted([late, *texts[3:]]))
    assert found.wrong == []
    assert "before both had contributed" in found.notes[0]


def test_a_void_roll_that_is_used_again_is_found():
    texts = blocks(MATCHES["BG27-002"], reader=1)
    at = next(at for at, text in enumerate(texts) if "void 4" in text)
    serial = int(texts[at].split()[2])
    late = f"KORRDICE-2 BG27-002 {serial + 1} 1\nplayed 4\nKORRDICE-2 end\n"
    assert codes(mailbox=pasted(texts)) == set()
    assert codes(mailbox=pasted([*texts, late])) == {"void"}


def test_a_take_back_that_is_undone_too_late_is_found():
    """An arbiter would choose between two rolls that are known."""
    texts = blocks(MATCHES["BG27-002"], reader=1)
    at = next(at for at, text in enumerate(texts) if "void 4" in text)
    after = next(text for text in texts[at + 1 :] if "roll 6:" in text)
    serial = int(after.split()[2])
    late = f"KORRDICE-2 BG27-002 {serial + 1} 1\nback 4\nKORRDICE-2 end\n"
    assert "void" in codes(mailbox=pasted([*texts, late]))


def news(*states: DiceState, serials: tuple[int, ...], reader: int, played=()) -> bytes:
    """The letters to a player who heard of the dice when they were so, and at no other time."""
    before, found = DiceState(match_id=ID), list[str]()
    for state, serial in zip(states, serials, strict=True):
        used = played if state is states[-1] else ()
        found.append(block(before, state, serial, reader=reader, played=used))
        before = state
    return "\n".join(found).encode()


def test_players_who_hear_of_a_ruling_at_other_times_have_been_told_the_same():
    """One hears at once that a roll is void and came back; the other only of what came of it."""
    house = House.begun().roll(times=4)
    thrown = house.dice
    fallen = thrown.taken_back(4, "ruling 1")
    house.dice = fallen.undone()
    later = house.roll().dice
    void = later.taken_back(5, "ruling 2")
    anna = news(thrown, fallen, void, serials=(4, 5, 9), reader=1, played=(4, 5))
    bo = news(thrown, later, void, serials=(4, 7, 8), reader=2)
    for files in ({"anna": anna}, {"bo": bo}, {"anna": anna, "bo": bo}, {"both": anna + bo}):
        found = verified(**files)
        assert (found.wrong, found.void) == ([], {5: ""})
        assert not any("came back" in note for note in found.notes)


def test_a_roll_that_is_void_for_one_player_alone_is_found():
    house = House.begun().roll(times=4)
    thrown = house.dice
    fallen = thrown.taken_back(4, "ruling 1")
    anna = news(thrown, fallen, serials=(4, 9), reader=1)
    bo = news(thrown, thrown.acted(), serials=(4, 7), reader=2, played=(4,))
    assert codes(anna=anna) == codes(bo=bo) == codes(anna=anna, bo=bo) == set()
    late = news(thrown, thrown.acted(), serials=(4, 9), reader=2, played=(4,))
    assert codes(anna=anna, bo=late) == {"void"}


# -- what a record cannot say ----


def test_a_record_of_another_length_than_the_match_is_found():
    assert codes(file=record("BG27-001", points=1)) == set()
    assert codes(file=record("BG27-001", points=3)) == {"chain"}


def test_a_roll_that_is_left_out_of_a_record_is_a_gap_and_one_that_stands_twice_was_reused():
    whole = record("BG27-001")
    less, more = copy.deepcopy(whole), copy.deepcopy(whole)
    del less["rolls"][6]
    more["rolls"].insert(3, more["rolls"][3])
    assert codes(file=less) == {"gap"}
    assert codes(file=more) == {"reused"}


def test_a_chain_that_goes_on_after_its_seed_was_published_is_dead():
    found = record("BG27-001")
    found["commitments"][0]["dead_after"] = 12
    assert codes(file=found) == {"dead"}


def test_a_handed_over_chain_that_is_taken_up_again_is_dead():
    found = record("BG27-008")
    found["commitments"][1]["anchors"] = found["commitments"][0]["anchors"]
    assert {"dead", "anchor"} <= codes(file=found)


def test_a_void_roll_that_stands_as_valid_or_was_used_is_found():
    found = record("BG27-009")
    found["rolls"][6]["became"] = "valid"
    assert "void" in codes(file=found)
    found = record("BG27-009")
    found["used"] = [6, 7]
    assert codes(file=found) == {"void"}


def test_a_stand_in_whose_fields_were_changed_is_found():
    found = record("BG27-007")
    text = found["texts"][0]
    text["text"] = text["text"].replace("1|letter|Tue, 2 Feb", "1|letter|Wed, 3 Feb")
    assert {"digest", "contribution"} <= codes(file=found)


def test_an_empty_contribution_is_none():
    """With nothing from both, an operator tries seeds until he likes the dice."""
    for nothing in ("1|phrase|", "1|none", "1|letter|-|-", "1|phrase|ab"):
        found = record("BG27-001")
        text = found["texts"][0]
        line = text["contributions"][0]
        text["contributions"][0] = nothing
        text["text"] = text["text"].replace(line, nothing)
        assert "contribution" in codes(file=found)


def test_a_round_that_does_not_follow_from_its_arrival_is_found():
    found = record("BG27-006")
    found["rolls"][4]["beacon"]["arrival"] = "2027-04-05T12:55:01Z"
    assert codes(file=found) == {"beacon"}
    found["rolls"][4]["beacon"] = None
    assert {"beacon", "dice"} <= codes(file=found)


def test_a_round_from_before_the_contributions_is_found():
    for name in ("BG27-005", "BG27-006"):
        found = record(name)
        found["commitments"][0]["arrivals"][1] = "2027-03-30T00:00:00Z"
        assert codes(file=found) == {"beacon"}


def test_a_commitment_made_while_another_chain_lived_is_found():
    """Whoever may take a new seed in the middle of a match drops the dice that he knows."""
    found = record("BG27-008")
    found["commitments"][0]["dead"] = found["commitments"][0]["dead_after"] = None
    found["commitments"][0]["seed"] = None
    assert codes(file=found) == {"dead"}


def test_new_phrases_cannot_change_the_scheme():
    found = record("BG27-004")
    found["texts"][1]["text"] = found["texts"][1]["text"].replace("\nplain\n", "\nbeacon\n")
    assert "the scheme changes" in " ".join(one.words for one in verified(file=found).wrong)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"Dear all, no dice here.",
        b'{"format": "corr match dice 1"}',
        b"[" * 100_000,
        b'{"format": "corr match dice 1", "format": "corr match dice 1"}',
        b'{"matches": []}',
        b'{"match_id": "BG27-001", "events": [{"event": "roll"}]}',
    ],
)
def test_what_is_no_record_is_said_to_be_none(data):
    with pytest.raises(verify_dice.Unreadable):
        verify_dice.read({"file": data})


def test_a_number_without_end_does_not_stop_the_verifier():
    text = "KORRDICE-2 BG27-001 1\nvoid 1-999999999\nKORRDICE-2 end\n"
    with pytest.raises(verify_dice.Unreadable):
        verify_dice.read({"file": text.encode()})


def test_the_file_needs_nothing_but_python(tmp_path):
    source = Path(verify_dice.__file__).read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source)))
    names = [one.name for node in nodes if isinstance(node, ast.Import) for one in node.names]
    names += [node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)]
    assert {name.partition(".")[0] for name in names} <= sys.stdlib_module_names
    (tmp_path / "verify.py").write_text(source, encoding="utf-8")
    texts = blocks(MATCHES["BG27-001"], reader=1)
    (tmp_path / "anna.mbox").write_bytes(FORMS["quoted-printable"](texts))
    (tmp_path / "bad.txt").write_bytes(pasted(texts[:-3]).replace(b"roll 3: 2 1", b"roll 3: 6 6"))
    (tmp_path / "record.json").write_text(json.dumps(record("BG27-001", points=1)))

    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-I", "verify.py", *words],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            env={"PYTHONIOENCODING": "utf-8"},
            check=False,
        )

    done = run("anna.mbox", "record.json")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0] == "BG27-001: 18 rolls, a match to 1"
    assert done.stdout.splitlines()[-1] == "it holds"
    done = run("bad.txt")
    assert done.returncode == 1
    assert "dice: roll 3 is 6 6; 2 1 follows" in done.stdout
    (told,) = json.loads(run("bad.txt", "--json").stdout)
    assert (told["holds"], told["faults"][0]["code"]) == (False, "dice")
    assert (run("nowhere").returncode, run().returncode, run("--help").returncode) == (2, 2, 0)
