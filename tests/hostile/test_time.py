"""No text makes a pattern go back and forth: time grows with length and hardly faster."""

import pytest

from tests.every import every
from tests.hostile.hostile_time import PIECES, WAYS, seconds

SHORT, LONG = 3_000, 100_000
AT_ONCE = 0.4
"""Seconds within which a long text is read, however fast that grows."""
WORST = 2.5
"""Seconds that no text of `LONG` characters takes."""


@every("name", WAYS)
def test_no_piece_said_again_and_again_takes_long(name):
    spent = {piece: seconds(WAYS[name], piece, SHORT) for piece in PIECES[::4]}
    worst = max(spent, key=lambda piece: spent[piece])
    assert spent[worst] < AT_ONCE, repr(worst)


@pytest.mark.long
@pytest.mark.parametrize("name", WAYS)
def test_time_grows_with_length_and_hardly_faster(name):
    for piece in PIECES:
        large = seconds(WAYS[name], piece, LONG)
        assert large < WORST, repr(piece)
        if large > AT_ONCE:
            growth = large / max(seconds(WAYS[name], piece, LONG // 10), 0.002)
            assert growth < 30, repr(piece)
