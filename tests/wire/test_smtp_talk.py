"""How the bytes of a mail are made ready for the wire: untouched but for leading dots."""

import pytest
from aiosmtplib.protocol import PERIOD_REGEX, normalize_message_line_endings
from hypothesis import given
from hypothesis import strategies as st

from corr.wire.smtp import dotted, is_ready

PIECES = st.lists(st.sampled_from([b"\r\n", b"\r", b"\n", b".", b"..", b"x", b"line"]), max_size=9)


@given(PIECES)
def test_what_is_sent_is_what_the_library_would_send(pieces):
    raw = b"".join(pieces)
    if is_ready(raw):
        assert dotted(raw) == PERIOD_REGEX.sub(b"..", normalize_message_line_endings(raw))
    else:
        # Nothing that the library would leave as it is goes the slow way.
        assert normalize_message_line_endings(raw) != raw or not raw


@pytest.mark.parametrize("raw", [b"", b"a", b"a\r\nb", b"a\nb\r\n", b"a\rb\r\n", b"a\r\r\n"])
def test_bytes_with_other_line_ends_are_left_to_the_library(raw):
    assert not is_ready(raw)


def test_every_dot_at_the_beginning_of_a_line_is_doubled():
    assert dotted(b".a\r\n.\r\nb.\r\n..\r\n") == b"..a\r\n..\r\nb.\r\n...\r\n"
