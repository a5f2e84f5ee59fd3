"""Whatever a file of a match holds, it is read or refused with the place; nothing breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from corr.records.backgammon.files import FORMS, read_match, recognised, written
from corr.records.backgammon.model import LONGEST_FILE, MatchRecord
from corr.records.model import RecordError
from tests.records.backgammon.matches import match_of

WRITTEN = {form: [written(match_of(seed), form).encode() for seed in (1, 3, 8)] for form in FORMS}
PIECES = (
    b"\n", b";", b"(", b")", b"[", b"]", b":", b"52:", b"Doubles => 2", b"Takes", b"Wins 9 points",
    b"Game 1", b" A : 1   B : 2", b"7 point match", b"24/18*", b"25/", b"????", b"\x00", b"\xff",
    b"corr 3 1 refuse", b"9999999999", b"null", b"{", b"[1] ", b"W[", b"-1", b"bar/off", b"#12",
)  # fmt: skip


def read(data, form):
    """A match, or the refusal; anything else is a fault of ours."""
    try:
        found = read_match(data, form)
    except RecordError:
        return None
    assert isinstance(found, MatchRecord)
    return found


@pytest.mark.parametrize("form", FORMS)
@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_file_is_read_or_refused(form, data):
    text = bytearray(data.draw(st.sampled_from(WRITTEN[form])))
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        cut = data.draw(st.integers(0, 30))
        text[at : at + cut] = data.draw(st.sampled_from(PIECES))
    found = read(bytes(text), form)
    if found is not None:
        assert read_match(written(found, form).encode(), form) == found


@pytest.mark.parametrize("form", FORMS)
@given(pieces=st.lists(st.sampled_from(PIECES) | st.binary(max_size=8), max_size=30))
@settings(max_examples=60, deadline=None)
def test_pieces_in_any_order_are_read_or_refused(form, pieces):
    data = b" ".join(pieces)
    read(data, form)
    recognised(data)


@pytest.mark.parametrize("form", FORMS)
def test_a_file_that_is_too_large_is_refused(form):
    with pytest.raises(RecordError, match="bytes"):
        read_match(b" " * (LONGEST_FILE + 1), form)


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(
    "data",
    [
        b"(" * 100_000,
        b"(;" * 50_000,
        b"[" * 100_000,
        b'{"a":' * 50_000,
        b" " * 900_000,
        b" 7 point match\n" + b" : 1 " * 180,
        b" 7 point match\n Game 1\n" + b": 1 " * 240 + b"\n",
        b" 7 point match\n Game 1\n A : 0 B : 0\n" + b"52: " * 200,
        b" 7 point match\n Game 1\n A : 0 B : 0\n1) 52: " + b"8/5 " * 200,
        b"(;GM[6]" + b"C[x]" * 50_000 + b")",
        b"Backgammon match to 7 points\n" + b"[1] 1. 52: " * 80,
        b"Backgammon match to 7 points\n" + b"Comment: x\n" * 80_000,
        b'{"format": "corr backgammon match", "version": 1, "length": 1e99}',
        b'{"format": "corr backgammon match", "version": 1, "length": 3, "acts": [[]]}',
        b'{"format": "corr backgammon match", "version": 1, "length": 3, "acts": [{"who": []}]}',
    ],
    ids=range(15),
)
def test_what_is_made_to_hurt_is_refused(form, data):
    assert read(data, form) is None
