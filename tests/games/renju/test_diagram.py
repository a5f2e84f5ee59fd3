import pytest
from hypothesis import given
from hypothesis import strategies as st

from corr.games.points import LABELS
from corr.games.renju.board import NO_STONES, POINTS, SIZE, Board, Colour, Point, point_named
from corr.games.renju.diagram import diagram
from corr.games.rules import Picture

POINT = st.sampled_from(POINTS)


def board(black: str = "", white: str = "") -> Board:
    found = NO_STONES
    for colour, stones in ((Colour.BLACK, black), (Colour.WHITE, white)):
        for name in stones.split():
            found = found.put(point_named(name), colour)
    return found


def shown(picture: Picture) -> dict[str, tuple[str, str]]:
    """The kind and label of every mark by its point; a point with two marks is an error."""
    found = {
        picture.point(mark.column, mark.row): (mark.kind, mark.label) for mark in picture.marks
    }
    assert len(found) == len(picture.marks)
    return found


def points(names: str) -> list[Point]:
    return [point_named(name) for name in names.split()]


def test_an_empty_board_has_its_names_and_dots():
    picture = diagram(NO_STONES)
    assert (len(picture.column_names), len(picture.row_names)) == (SIZE, SIZE)
    assert {picture.point(*dot) for dot in picture.dots} == {"h8", "d4", "d12", "l4", "l12"}
    assert picture.marks == picture.last == ()


def test_stones_offers_and_the_last_move_are_shown():
    picture = diagram(board("h8", "i9"), offers=points("c3 d4"), last=points("i9"))
    assert shown(picture) == {
        "h8": ("black", ""),
        "i9": ("white", ""),
        "c3": ("offer", "a"),
        "d4": ("offer", "b"),
    }
    assert [picture.point(*at) for at in picture.last] == ["i9"]


def test_fifty_offers_have_fifty_labels_none_of_which_is_a_stone():
    picture = diagram(NO_STONES, offers=POINTS[:50])
    labels = [mark.label for mark in picture.marks]
    assert labels[:3] + labels[13:15] == ["a", "b", "c", "n", "p"]
    assert labels[22:26] + labels[48:] == ["y", "z", "aa", "ab", "ba", "bb"]
    assert len(set(labels)) == 50
    assert not {"o", "x"} & set("".join(labels))


def test_numbers_stand_on_the_stones_that_they_name():
    numbers = {point_named("h8"): 1, point_named("i9"): 2, point_named("o15"): 3}
    picture = diagram(board("h8", "i9"), numbers=numbers)
    assert shown(picture) == {"h8": ("black", "1"), "i9": ("white", "2")}


def test_forbidden_points_are_marked_when_they_are_given():
    picture = diagram(board("h8"), forbidden=points("i9 c3"))
    assert shown(picture) == {
        "h8": ("black", ""),
        "i9": ("forbidden", ""),
        "c3": ("forbidden", ""),
    }


def test_a_spot_letters_whatever_stands_on_its_point():
    spots = dict(zip(points("h8 i9 c3 d4"), "ABCD", strict=True))
    picture = diagram(
        board("h8"),
        offers=points("i9"),
        forbidden=points("c3"),
        numbers={point_named("h8"): 1},
        spots=spots,
    )
    assert shown(picture) == {
        "h8": ("black", "A"),
        "i9": ("offer", "B"),
        "c3": ("forbidden", "C"),
        "d4": ("spot", "D"),
    }


def test_no_letter_of_a_spot_is_a_stone_of_a_diagram_in_letters():
    assert not {"X", "O"} & set(LABELS)
    assert len(set(LABELS)) == len(LABELS) == 24


@given(st.dictionaries(POINT, st.sampled_from(Colour), max_size=60), st.sets(POINT, max_size=9))
def test_every_stone_and_spot_is_shown_once_at_its_place(stones, spotted):
    position = NO_STONES
    for point, colour in stones.items():
        position = position.put(point, colour)
    found = shown(diagram(position, spots=dict.fromkeys(spotted, "A")))
    assert found.keys() == {str(point) for point in (*stones, *spotted)}
    for point, colour in stones.items():
        assert found[str(point)] == (colour.value, "A" if point in spotted else "")


def test_the_defaults_cannot_be_changed():
    defaults = diagram.__kwdefaults__
    for name in ("numbers", "spots"):
        with pytest.raises(TypeError):
            defaults[name][POINTS[0]] = 1
