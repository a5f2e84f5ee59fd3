"""What a letter costs stays below what it may: counts, which no load of the machine changes."""

import pytest

from corr.bench.sizes import Figure, Sizes
from corr.bench.store import bench_store


@pytest.fixture(scope="module")
def figures():
    return list(bench_store(Sizes()))


def test_a_letter_costs_no_more_calls_statements_and_bytes_than_it_may(figures):
    assert len(figures) == 10
    assert [one.broken for one in figures if one.broken] == []


def test_the_guards_are_near_what_is_reached(figures):
    assert [one.name for one in figures if one.value < 0.8 * one.most] == []


def test_a_figure_above_the_most_that_it_may_be_is_told_as_a_sentence():
    over = Figure(name="kept", value=20, unit="kB", most=18)
    assert over.broken == "kept: 20 is too much, 18 is the most."
    assert Figure(name="kept", value=18, unit="kB", most=18).broken == ""
    assert Figure(name="lost", value=1, unit="", fault=True).broken.startswith("lost: 1 is too")
