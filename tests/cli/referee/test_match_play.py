"""`corr match play`: matches that play themselves, their records and their dice."""

import json

import pytest

from corr.records.backgammon import files
from tests.commands import corr
from tests.records.backgammon import gnubg
from tests.records.backgammon.test_gnubg import expected, told

SETS = (
    ("--length", "7"),
    ("--length", "1"),
    ("--length", "5", "--score", "2-0"),
    ("--length", "3", "--score", "2-0"),
    ("--length", "7", "--score", "6-6"),
)
"""Penalty points before the first game, and a Crawford game from the start, among them."""


def shown(folder, *words, status=0):
    done = corr(folder, *words)
    assert done.status == status, (done.out, done.err)
    return done


def test_the_same_seed_gives_the_same_match(tmp_path):
    one, again, other = (
        shown(tmp_path, "match", "play", "--length", "3", "--seed", seed).out
        for seed in ("summer", "summer", "winter")
    )
    assert one == again != other
    record = files.read_match(one.encode(), files.recognised(one.encode()))
    assert record.result.reason == "score"


@pytest.mark.parametrize(
    "words",
    [
        ("--length", "0"),
        ("--length", "100"),
        ("--score", "7-0"),
        ("--score", "seven"),
        ("--as", "png"),
        ("--matches", "2"),
    ],
)
def test_what_cannot_be_played_is_said(tmp_path, words):
    done = shown(tmp_path, "match", "play", *words, status=2)
    assert done.err.count("\n") == 1


def played(folder, number):
    """Matches of every set: each with its record as `.mat` and its dice, verified as a whole."""
    for at, words in enumerate(SETS):
        into = folder / f"{at}"
        out = shown(
            folder,
            *("match", "play", "--seed", f"set {at}", "--matches", f"{number}"),
            *("--as", "mat", "--folder", str(into), "--json", *words),
        ).out
        assert [one["id"] for one in json.loads(out)] == [
            f"PLAY-{match:04d}" for match in range(1, number + 1)
        ]
        dice = sorted(into.glob("*.dice.json"))
        assert len(dice) == number
        verified = shown(folder, "dice", "verify", "--json", *map(str, dice)).out
        assert all(match["holds"] for match in json.loads(verified))
    return sorted(folder.glob("*/*.mat"))


def replayed_by_gnu_backgammon(folder, number):
    names = played(folder, number)
    found = gnubg.matches(folder, "mat", names)
    for name, match in zip(names, found, strict=True):
        record = files.read_match(name.read_bytes(), "mat")
        assert told(match) == expected(record), name


def test_their_dice_verify(tmp_path):
    assert len(played(tmp_path, 2)) == 2 * len(SETS)


@pytest.mark.skipif(not gnubg.PROGRAM, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_replays_them(tmp_path):
    replayed_by_gnu_backgammon(tmp_path, 3)


@pytest.mark.long
@pytest.mark.skipif(not gnubg.PROGRAM, reason="GNU Backgammon is not installed")
def test_gnu_backgammon_replays_200_of_them(tmp_path):
    replayed_by_gnu_backgammon(tmp_path, 40)
