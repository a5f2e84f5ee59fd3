import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.ranking.correspondence.event import LEVELS, read_level, within, write_halves, write_level


def test_the_twenty_levels_rise_from_ten_kyu_to_ten_dan() -> None:
    kyu = [f"{number} kyu" for number in range(10, 0, -1)]
    dan = [f"{number} dan" for number in range(1, 11)]
    assert [write_level(index) for index in LEVELS] == kyu + dan


@given(st.sampled_from(LEVELS), st.sampled_from(["{} {}", "{}{}", " {}  {} "]), st.booleans())
def test_a_level_is_read_in_every_way_it_may_be_written(
    index: int, form: str, short: bool
) -> None:
    number, kind = write_level(index).split()
    text = form.format(number, kind[0] if short else kind)
    for variant in (text, text.upper(), text.title()):
        assert read_level(variant) == index


@pytest.mark.parametrize("text", ["", "5", "kyu", "0 kyu", "11 dan", "05 kyu", "5 kyus", "٥ kyu"])
def test_anything_else_is_not_a_level(text: str) -> None:
    with pytest.raises(ValueError, match="not a level"):
        read_level(text)


@pytest.mark.parametrize("index", [0, 21])
def test_no_level_has_an_index_outside_the_twenty(index: int) -> None:
    with pytest.raises(ValueError, match="no level"):
        write_level(index)
    assert within(index) in LEVELS


@given(st.integers(-1000, 1000))
def test_half_points_are_written_exactly(halves: int) -> None:
    assert float(write_halves(halves)) * 2 == halves
