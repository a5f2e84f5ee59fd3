"""The long series: many crashes, and mails that nobody would write (scripts/test --long)."""

import random
from email import message_from_bytes
from pathlib import Path

import pytest

from corr.demo.drive import Demo, Plan
from tests.office import ANNA, BO, House
from tests.places import TESTS

pytestmark = pytest.mark.long

MAILS = sorted((TESTS / "data").rglob("*.eml"))


def play(folder: Path, kills: int) -> tuple[dict[str, str], dict[str, set[bytes]]]:
    """The records of a whole demo, and every letter to a player by its Message-ID."""
    with Demo(Plan(folder=folder, seed=5, days_per_second=60, kills=kills)) as run:
        run.prepare()
        run.play(lambda progress: None)
        run.close()
        records = {game: run.corr("game", "export", game) for game in run.records()}
    copies = dict[str, set[bytes]]()
    for path in (folder / "letters").glob("*-to-*.eml"):
        raw = path.read_bytes()
        copies.setdefault(message_from_bytes(raw)["Message-ID"], set()).add(raw)
    return records, copies


def test_forty_crashes_change_no_move_and_no_letter(tmp_path):
    expected, _ = play(tmp_path / "whole", 0)
    found, copies = play(tmp_path / "killed", 40)
    assert found == expected
    assert all(len(letters) == 1 for letters in copies.values())


@pytest.mark.parametrize("seed", range(8))
def test_mutilated_mails_raise_nothing_and_move_nothing_without_authority(tmp_path, seed):
    chance = random.Random(seed)
    with House(tmp_path).start() as house:
        before = house.office.store.events.of_stream("SK24-001")
        for _ in range(15):
            house.take(*(mutilated(chance) for _ in range(100)))
            house.handle()
        assert house.office.store.letters.waiting_letters() == 0
        reasons = {
            row.reason for row in house.office.store.letters.in_state("quarantined", 20_000)
        }
        assert not any(reason.startswith(("failed", "crashed")) for reason in reasons)
        assert house.office.store.events.of_stream("SK24-001") == before


def mutilated(chance: random.Random) -> bytes:
    raw = bytearray(chance.choice(MAILS).read_bytes())
    for _ in range(chance.randint(1, 40)):
        mutilate(raw, chance)
    sender = chance.choice((ANNA, BO, "stranger@x.test"))
    return f"From: {sender}\r\n".encode() + bytes(raw)


def mutilate(raw: bytearray, chance: random.Random) -> None:
    at = chance.randrange(len(raw) + 1)
    match chance.randrange(4):
        case 0:
            del raw[at : at + chance.randint(1, 60)]
        case 1:
            raw[at:at] = chance.randbytes(chance.randint(1, 20))
        case 2:
            raw[at:at] = chance.choice((b"\r\n\r\n", b"=?utf-8?q?=0a?=", b"(" * 50, b"\0", b"--="))
        case _:
            piece = raw[at : at + chance.randint(1, 400)]
            raw[at:at] = piece * chance.randint(1, 5)
