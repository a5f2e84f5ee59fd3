"""Of a record of dice, and of letters, any byte that is proved and changed is found."""

import json
import re

import pytest
from hypothesis import HealthCheck, assume, given, settings
from hypothesis import strategies as st

from corr.dice.letter import block, quoted
from corr.dice.record import record_of
from corr.dice.roll import Purpose
from corr.dice.state import DiceState
from corr.records import verify_dice
from tests.dice.played import ID, House, said, seed
from tests.records.dice_letters import FORMS

HOUSE = House.begun(n=8).roll(Purpose.OPENING).roll(times=4)
HOUSE.dice = HOUSE.dice.taken_back(4, "ruling 3").acted()
HOUSE.roll(times=3)
HOUSE.dice = HOUSE.dice.new_phrases(None, said("röd häst — äter gräs"), HOUSE.at)
HOUSE.roll(Purpose.OPENING).roll(times=3)
HOUSE.dice = HOUSE.dice.ended(seed(1))
RECORD = json.dumps(record_of(HOUSE.dice, None, (1, 2, 3)), ensure_ascii=False).encode()
LETTER = block(DiceState(match_id=ID), HOUSE.dice, 12).encode()
TOLD = re.compile(rb'"(?:why|dead|arrivals)": (?:"[^"]*"|null|\[[^\]]*\])|"used": \[[^\]]*\]| ')
"""What a record says and nothing proves: reasons and times in words; blanks between its parts."""
FREE = {at for found in TOLD.finditer(RECORD) for at in range(*found.span())}
PROVED = [at for at in range(len(RECORD)) if at not in FREE]


def holds(data: bytes) -> bool:
    """Whether a file tells of dice, and they hold."""
    try:
        (match,) = verify_dice.read({"file": data})
    except (verify_dice.Unreadable, ValueError):
        return False
    return not match.wrong


def changed(data: bytes, at: int, by: int) -> bytes:
    return data[:at] + bytes([data[at] ^ by]) + data[at + 1 :]


def test_they_hold_as_they_are():
    assert holds(RECORD)
    assert holds(LETTER)
    assert len(PROVED) > len(RECORD) * 3 // 4


SCRAPS = (
    *(
        b"KORRDICE-2 end\n",
        b"KORRDICE-2 BG27-031 3\n",
        b"text 1\n: x\n",
        b"void 1-12\n",
        b"back 4\n",
    ),
    *(b"seed 2: after 0\n", b"\n\nFrom: a\nMIME-Version: 1.0\n\n", b"\n" * 50, b"> ", b"round 1 "),
    *(b"commit 1: from 1 of 1 plain\n", b"commit 2: from 9 of 999999 beacon\n", b"=\n", b"\xff"),
)
SERIAL = range(len(f"KORRDICE-2 {ID} "), LETTER.index(b"\n"))
"""The serial number says only which of several letters was the earlier one."""
TELLING = [at for at, byte in enumerate(LETTER) if byte not in b" \n" and at not in SERIAL]


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(PROVED), st.integers(1, 255))
def test_any_byte_of_a_record_that_is_changed_is_found(at, by):
    assert not holds(changed(RECORD, at, by))


@settings(max_examples=400, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(TELLING), st.integers(1, 255))
def test_any_byte_of_a_letter_that_is_changed_is_found(at, by):
    other = changed(LETTER, at, by)
    assume(other[at] not in b" \r\n\t\v\f>|")  # what wraps and quotes puts these in
    assert not holds(other)


@pytest.mark.slow
def test_at_each_place_a_changed_byte_is_found():
    assert [at for at in PROVED if holds(changed(RECORD, at, 1))] == []
    assert [at for at in TELLING if holds(changed(LETTER, at, 1))] == []


@given(st.text(st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"]), max_size=300))
def test_a_quoted_line_comes_back_however_long_it_is(raw):
    phrase = " ".join(raw.split())
    if not phrase:
        return
    line = f"1|phrase|{phrase}"
    lines = list(quoted(line))
    assert all(len(one) <= 72 and one == one.strip() for one in lines)
    whole = ""
    for one in lines:
        whole += (" " if one[0] == "&" else "") + one[2:]
    assert whole == line
    assert lines[0].startswith(": ")


LEAVES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(10**12), 10**12),
    st.sampled_from(
        ("", "ab", "\ud800", "0" * 64, "f" * 96, "2027-02-30T00:00:00Z", [], {}, [1, 2])
    ),
    st.text(max_size=5),
)


def paths(value: object, path: tuple = ()) -> list[tuple]:
    """Where each value of a record stands."""
    parts = value.items() if isinstance(value, dict) else ()
    parts = enumerate(value) if isinstance(value, list) else parts
    return [path, *(one for key, part in parts for one in paths(part, (*path, key)))]


WHOLE = json.loads(RECORD)
PATHS = [path for path in paths(WHOLE) if path]


@settings(max_examples=500, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(PATHS), LEAVES)
def test_whatever_stands_in_a_record_the_verifier_says_what_it_thinks_of_it(path, value):
    other = json.loads(RECORD)
    *above, last = path
    parent = other
    for key in above:
        parent = parent[key]
    parent[last] = value
    try:
        (match,) = verify_dice.read({"file": json.dumps(other).encode()})
    except verify_dice.Unreadable:
        return
    assert list(verify_dice.told(match))
    assert json.dumps(verify_dice.as_data(match))


MAILBOX = FORMS["quoted-printable"]([LETTER.decode()]) + FORMS["quoted"]([LETTER.decode()])


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_whatever_a_mailbox_holds_the_verifier_says_what_it_thinks_of_it(data):
    other = bytearray(MAILBOX)
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(other)))
        cut = data.draw(st.integers(0, 40))
        other[at : at + cut] = data.draw(st.binary(max_size=8) | st.sampled_from(SCRAPS))
    try:
        matches = verify_dice.read({"file": bytes(other)})
    except verify_dice.Unreadable:
        return
    for match in matches:
        assert list(verify_dice.told(match))
        assert json.dumps(verify_dice.as_data(match))
