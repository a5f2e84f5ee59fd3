"""Phrases and fields: whatever is given, their canonical text is a line that stays as it is."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.dice.phrase import canonical, phrase, stand_in
from corr.errors import PlayerError

TEXTS = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            " \t\n\r\x85\xa0\u2000\u2001\u2028\u3000\u200b\u0301\u0323\u1e0b\u212b\u0340"
        ),
    ),
    max_size=300,
)


@given(TEXTS)
def test_the_canonical_text_of_a_canonical_text_is_itself(raw):
    found = canonical(raw)
    assert canonical(found) == found
    assert unicodedata.is_normalized("NFC", found)
    assert found == " ".join(found.split(" ")).strip(" ")
    assert "  " not in found
    assert len(found.splitlines()) <= 1
    found.encode()


@given(TEXTS)
def test_a_phrase_has_three_to_two_hundred_code_points_or_is_none_or_refused(raw):
    length = len(canonical(raw))
    if length > 200:
        with pytest.raises(PlayerError, match="phrase_too_long"):
            phrase(raw)
    elif length < 3:
        assert phrase(raw) is None
    else:
        assert phrase(raw).text == canonical(raw)


def test_half_a_surrogate_is_shown_as_a_replacement():
    assert canonical("a\ud800b") == "a\ufffdb"


@pytest.mark.parametrize(
    ("date", "message_id", "line"),
    [
        (
            b"Mon, 1 Feb 2027 08:00:00 +0100",
            b"<a@b>",
            "2|letter|Mon, 1 Feb 2027 08:00:00 +0100|<a@b>",
        ),
        (None, "<a@b>", "2|letter|-|<a@b>"),
        (b"M\xe5n", None, "2|letter|Mån|-"),
        ("Mån".encode(), b"\xff\xfe", "2|letter|Mån|ÿþ"),
        (b" ", b"\r\n <folded\r\n @x> ", "2|letter|-|<folded @x>"),
    ],
)
def test_fields_are_taken_as_they_came_and_a_missing_one_is_a_hyphen(date, message_id, line):
    assert stand_in(date, message_id).line(2) == line
