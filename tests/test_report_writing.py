from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.report.writing import aligned, filters, fixed, in_blocks


@given(st.integers(-400, 400))
def test_twentieths_are_written_exactly_with_two_decimals(twentieths: int) -> None:
    written = fixed(Fraction(twentieths, 20), 2).replace("−", "-")
    assert Fraction(written) == Fraction(twentieths, 20)
    assert written != "-0.00"


def test_each_language_has_its_decimal_mark_and_its_dan() -> None:
    swedish = filters(",", "DAN")
    assert swedish["half"](9) == "4,5"
    assert swedish["decimal"](Fraction(13, 3), 3) == "4,333"
    assert [swedish["level"](index) for index in (6, 13, None)] == ["5 kyu", "3 DAN", "–"]


@pytest.mark.parametrize(("count", "blocks"), [(0, ()), (2, ((0, 2),)), (3, ((0, 2), (2, 3)))])
def test_wide_tables_are_cut_into_blocks(count: int, blocks: tuple[tuple[int, int], ...]) -> None:
    assert in_blocks(count, 2) == blocks


def test_columns_are_aligned_left_right_or_centred() -> None:
    assert aligned("name\tN\tx\nBo\t10\tyyy\n", "lrc").split("\n") == [
        "name   N   x",
        "Bo    10  yyy",
    ]
