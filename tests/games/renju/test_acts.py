"""What a text says, as far as words tell."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.renju.acts import Act, act_of, said
from corr.games.renju.board import POINTS, Point, point_named
from corr.games.renju.renju import Renju


@pytest.mark.parametrize("text", ["i9", "I9", "I-9", "i 9", "9i", "9-I", " i9. ", "i9,", "i09"])
def test_a_point_is_read_in_many_spellings(text: str) -> None:
    assert said(text) == (Act(points=(point_named("i9"),)),)


@pytest.mark.parametrize(
    "text", ["h8 i9 j10", "H8,I9,J10", "h8i9j10", "8h; 9i; 10j", "h-8-i9-j10"]
)
def test_a_list_of_points_needs_no_special_separator(text: str) -> None:
    assert [act.move for act in said(text)] == ["h8 i9 j10"]


@pytest.mark.parametrize(
    ("text", "moves"),
    [
        ("White, g7", ["white", "g7"]),
        ("white g7 3 fifths", ["white", "g7, 3 fifths"]),
        ("3 fifths, g7", ["g7, 3 fifths"]),
        ("g7 1 fifth move", ["g7, 1 fifths"]),
        ("BLACK: offer g7 and i7", ["black", "offer g7 i7"]),
        ("keep i7, h5", ["keep i7", "h5"]),
        ("Pass.", ["pass"]),
        ("p16", ["p16"]),
    ],
)
def test_words_and_points_make_acts(text: str, moves: list[str]) -> None:
    assert [act.move for act in said(text)] == moves


@pytest.mark.parametrize(
    "text",
    [
        "i9 would be a blunder",
        "Hi",
        "a",
        "15",
        "i",
        "",
        " , ",
        "and",
        "offer",
        "keep",
        "passed",
        "whitewash",
        "i9?",
        "i 999",
        "h8 is mine",
        "i٩",
        "12",
        "g7, 3",
        "keepi7",
        "White plays g7",
        "see h8 i9",
        "8i9j",
    ],
)
def test_prose_and_half_acts_are_not_recognised(text: str) -> None:
    assert not Renju().recognises(text)


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    assert all(act.move for act in said(text))


def acts() -> st.SearchStrategy[Act]:
    points = st.lists(st.sampled_from(POINTS), min_size=1, max_size=4, unique=True).map(tuple)
    return st.one_of(
        st.sampled_from(["black", "white", "pass"]).map(lambda word: Act(word=word)),
        points.map(lambda some: Act(points=some)),
        points.map(lambda some: Act(word="offer", points=some)),
        st.sampled_from(POINTS).map(lambda point: Act(word="keep", points=(point,))),
        st.builds(
            lambda point, count: Act(points=(point,), fifths=count),
            st.sampled_from(POINTS),
            st.integers(1, 50),
        ),
    )


@given(acts())
def test_every_act_reads_the_same_from_its_notation(act: Act) -> None:
    assert act_of(act.move) == act
    assert said(act.move.upper()) == (act,)


@given(st.sampled_from(POINTS))
def test_every_point_reads_the_same_from_its_name(point: Point) -> None:
    assert point_named(str(point)) == point
