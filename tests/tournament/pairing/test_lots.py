import hashlib
from collections import Counter

import pytest

from corr.tournament.pairing.pairing import BOUND, Lots


def test_the_lots_are_what_their_description_says():
    whole = hashlib.sha256(b"SK24:0").digest() + hashlib.sha256(b"SK24:1").digest()
    told = [int.from_bytes(whole[at : at + 4], "big") for at in range(0, 64, 4)]
    lots = Lots("SK24")
    assert [lots.draw() for _ in range(16)] == told


def test_a_shuffle_keeps_every_item_and_follows_the_seed():
    items = range(100)
    assert sorted(Lots("a").shuffled(items)) == list(items)
    assert Lots("a").shuffled(items) == Lots("a").shuffled(items)
    assert Lots("a").shuffled(items) != Lots("b").shuffled(items)


def test_every_order_comes_about_equally_often():
    seen = Counter(Lots(f"{number}").shuffled("abc") for number in range(6_000))
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize("bound", [0, -1, BOUND + 1])
def test_there_is_no_lot_below_such_a_bound(bound):
    with pytest.raises(ValueError, match="no lot is below"):
        Lots("a").below(bound)
