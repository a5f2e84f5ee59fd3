"""Rounds of the public beacon: which one by rule, and whether a signature is the network's."""

import hashlib
import importlib.util
import json
import subprocess
import sys
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.dice import beacon
from corr.dice.beacon import Beacon, by_drand_verify, by_py_ecc, round_after, rounds, signed
from corr.dice.errors import DiceError, NoBeaconLibrary

SIGNATURE = (
    "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125"
    "e342b73a8dd2bacbe47e4b6b63ed5e39"
)
RANDOMNESS = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd"
LIBRARIES = {"py_ecc": by_py_ecc, "drand_verify": by_drand_verify}
FALSE = {
    "another round": (1001, SIGNATURE),
    "another point": (1000, "a" + SIGNATURE[1:]),
    "the last digit": (1000, SIGNATURE[:-1] + "8"),
    "no point": (1000, "8" + "f" * 95),
    "the zero": (1000, "c" + "0" * 95),
    "nothing": (1000, "0" * 96),
}


@pytest.fixture(params=LIBRARIES)
def check(request):
    """The check by each library that is installed; the extra `beacon` brings one."""
    if request.param == "drand_verify" and importlib.util.find_spec("drand_verify") is None:
        pytest.skip("drand-verify is not installed")
    return LIBRARIES[request.param]()


def test_a_real_round_is_the_networks_and_a_false_one_is_not(check):
    assert check(1000, SIGNATURE)
    assert [name for name, one in FALSE.items() if check(*one)] == []


def test_a_check_leaves_the_limit_of_recursion_as_it_was(check):
    """py-ecc lifts it to where a nested letter ends the process."""
    code = (
        "import sys\n"
        "limit = sys.getrecursionlimit()\n"
        f"from corr.dice.beacon import {check.__qualname__.split('.')[0]} as by\n"
        f"assert by()(1000, '{SIGNATURE}')\n"
        "print(limit == sys.getrecursionlimit())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_a_signed_round_has_the_randomness_of_its_signature():
    at = datetime(2023, 8, 23, 15, 0, tzinfo=UTC)
    found = signed(1000, SIGNATURE)
    assert (found.round, found.randomness, found.signature) == (1000, RANDOMNESS, SIGNATURE)
    assert found.line == f"drand|{beacon.CHAIN_HASH}|1000|{RANDOMNESS}"
    with pytest.raises(DiceError, match="does not follow"):
        signed(1000, SIGNATURE, at)


@pytest.mark.parametrize(("number", "signature"), FALSE.values(), ids=FALSE)
def test_a_false_signature_is_refused(number, signature):
    with pytest.raises(DiceError, match="not the network's"):
        signed(number, signature)


@pytest.mark.parametrize("signature", ["", "b4", SIGNATURE.upper(), SIGNATURE + "00", "x" * 96])
def test_what_is_no_signature_is_refused(signature):
    with pytest.raises(DiceError, match="96 lower-case"):
        signed(1000, signature)


def test_a_round_with_a_randomness_that_is_not_its_signatures_is_none():
    with pytest.raises(DiceError, match="another randomness"):
        Beacon(round=1000, randomness="00" * 32, signature=SIGNATURE)
    with pytest.raises(DiceError, match="64 hex digits"):
        Beacon(round=1000, randomness="|")


def test_a_file_of_rounds_is_read_and_every_signature_checked():
    line = json.dumps({"round": 1000, "randomness": RANDOMNESS, "signature": SIGNATURE})
    found = rounds(f"{line}\n\n{line}\n")
    assert {number: one.randomness for number, one in found.items()} == {1000: RANDOMNESS}
    assert rounds("") == {}


@pytest.mark.parametrize(
    "line",
    [
        json.dumps({"round": 1001, "signature": SIGNATURE}),
        json.dumps({"round": 1000, "signature": FALSE["the last digit"][1]}),
        json.dumps({"round": "1000", "signature": SIGNATURE}),
        json.dumps({"round": True, "signature": SIGNATURE}),
        json.dumps({"round": 1000}),
        "[]",
        "1000",
        "{",
    ],
)
def test_a_line_that_is_no_round_or_a_forged_one_is_told_with_its_number(line):
    good = json.dumps({"round": 1000, "signature": SIGNATURE})
    with pytest.raises(DiceError, match=r"^line 3: "):
        rounds(f"{good}\n\n{line}\n{good}\n")


def test_without_a_library_the_error_says_which_extra_to_install():
    """In a process of its own, in which neither can be imported; rounds themselves need none."""
    code = (
        "import sys\n"
        "sys.modules['py_ecc'] = sys.modules['drand_verify'] = None\n"
        "from corr.dice import beacon, errors\n"
        "from datetime import datetime, UTC\n"
        "print(beacon.round_after(datetime(2026, 4, 19, 23, 30, tzinfo=UTC)).number)\n"
        "try:\n"
        f"    beacon.signed(1000, '{SIGNATURE}')\n"
        "except errors.NoBeaconLibrary as error:\n"
        "    print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    number, error = done.stdout.splitlines()
    assert number == "27946612"
    assert "py-ecc" in error
    assert issubclass(NoBeaconLibrary, DiceError)


def test_the_room_loads_no_library_of_curves_by_itself():
    code = (
        "import sys, corr.dice.state, corr.dice.letter, corr.dice.record, corr.dice.statistics\n"
        "print([one for one in ('py_ecc', 'drand_verify') if one in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@given(st.datetimes(datetime(2023, 9, 1), datetime(2123, 1, 1), timezones=st.just(UTC)))
def test_a_round_is_the_first_one_of_an_hour_that_is_half_an_hour_away_at_least(arrival):
    found = round_after(arrival)
    genesis = datetime(2023, 8, 23, 15, 9, 27, tzinfo=UTC)
    begins = genesis + timedelta(seconds=3 * (found.number - 1))
    assert found.hour.minute == found.hour.second == found.hour.microsecond == 0
    whole = arrival.replace(microsecond=0)
    assert timedelta(minutes=30) <= found.hour - whole < timedelta(minutes=90)
    assert timedelta() <= begins - found.hour < timedelta(seconds=3)


def test_randomness_is_the_hash_of_the_signature():
    assert hashlib.sha256(bytes.fromhex(SIGNATURE)).hexdigest() == RANDOMNESS
