"""When the garbage collector runs."""

import gc

import pytest

from corr.garbage import uncollected


def test_nothing_is_collected_meanwhile_and_afterwards_it_is_again():
    with uncollected():
        assert not gc.isenabled()
        with uncollected():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_an_error_leaves_the_collector_as_it_was():
    with pytest.raises(ValueError, match="so"), uncollected():
        raise ValueError("so")
    assert gc.isenabled()
