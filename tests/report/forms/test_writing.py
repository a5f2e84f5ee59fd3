from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.report.committee_words import words_of
from corr.report.forms.document import fixed


@given(st.integers(-400, 400))
def test_twentieths_are_written_exactly_with_two_decimals(twentieths: int) -> None:
    written = fixed(Fraction(twentieths, 20), 2).replace("−", "-")
    assert Fraction(written) == Fraction(twentieths, 20)
    assert written != "-0.00"


@pytest.mark.parametrize(("lang", "written"), [("en", "4.333"), ("sv", "4,333"), ("et", "4,333")])
def test_each_language_has_its_decimal_mark(lang: str, written: str) -> None:
    words = words_of(lang)
    assert words.decimal(Fraction(13, 3), 3) == written
    assert words.half(9) == written[:2] + "5"


def test_each_language_has_its_dan() -> None:
    assert [words_of("sv").level(index) for index in (6, 13, None)] == ["5 kyu", "3 DAN", "–"]
    assert words_of("en").indexed(13) == "3 dan (13)"
