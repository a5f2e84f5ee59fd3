"""The sheet of 1987: every move's number in its square, all of them where a point was replayed."""

import re
from xml.etree import ElementTree

import pytest

from corr.games.registry import rules_for
from corr.games.rules import Move
from corr.picture import look
from corr.picture.squares import Squares, squares, squares_text
from corr.picture.svg import squares_svg

CAPTURE = ("k10", "l9", "l11", "j9", "m11", "m12", "pass", "k10")
"""The example of pente.md 7.1, whose last move takes k10 and l11; then k10 is played again."""


def sheet(kind: str, plies: tuple[str, ...], size: int = 19) -> Squares:
    rules = rules_for(kind)
    return squares(rules.picture(rules.start({"opening": "free", "size": str(size)})), plies)


def row(text: str, number: int) -> list[str]:
    """What stands in a row of the text, line by line."""
    lines = text.split("\n")
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{number:>2} "))
    more = [line for line in lines[at + 1 : at + 2] if not re.match(r" ?[0-9]", line)]
    return [line.strip() for line in (lines[at], *more)]


def test_a_point_that_was_played_again_bears_all_its_numbers() -> None:
    found = sheet("pente", CAPTURE)
    assert found.numbers[9, 9] == (1, 8)
    assert found.passes == (7,)
    text = squares_text(found)
    first, second = row(text, 10)
    assert first.split() == ["10", *"." * 9, "1", *"." * 9, "10"]
    assert second == "(8)"


def test_white_begins_pente_and_black_gomoku() -> None:
    pente = squares_text(sheet("pente", ("k10", "l9")))
    gomoku = squares_text(sheet("gomoku", ("h8", "i9"), 15))
    assert " 1 " in pente
    assert "(2)" in pente
    assert "(1)" in gomoku
    assert " 2 " in gomoku


@pytest.mark.parametrize(("kind", "size", "moves"), [("pente", 19, 150), ("gomoku", 15, 99)])
def test_every_line_of_the_text_is_as_wide_as_the_others(kind, size, moves) -> None:
    letters = rules_for(kind).letters({"opening": "free", "size": str(size)})
    plies = tuple(f"{letters[n % size]}{n // size % size + 1}" for n in range(moves))
    lines = squares_text(sheet(kind, plies, size)).split("\n")
    assert len({len(line.rstrip("0123456789")) for line in lines[1:-1]}) == 1
    assert len(lines) == size + 2


def test_each_number_has_a_place_of_its_own_in_the_picture() -> None:
    for count in range(1, 10):
        drawn = list(look.square_shapes([(100 + n, bool(n % 2)) for n in range(count)]))
        assert len({at for at, _ in drawn}) == count
        assert all(abs(side) < look.SQUARE / 2 for at, _ in drawn for side in at)


def test_black_numbers_stand_in_rings_and_the_moves_are_told() -> None:
    root = ElementTree.fromstring(
        squares_svg(sheet("pente", CAPTURE), description="Moves: 1 k10.")
    )
    assert "Moves: 1 k10." in "".join(root.itertext())
    rings = [
        circle
        for group in root.iter("{http://www.w3.org/2000/svg}g")
        if group.attrib["fill"] == look.as_hex(look.BLACK)
        for circle in group
    ]
    assert len(rings) == 4  # moves 2, 4, 6 and 8


def test_a_whole_game_is_found_in_its_squares() -> None:
    rules = rules_for("keryo")
    position = rules.start({"opening": "free"})
    for move in CAPTURE[1:]:
        position = rules.after(position, Move(move))
    found = squares(rules.picture(position), rules.plies(position))
    assert sorted(n for numbers in found.numbers.values() for n in numbers) == [
        1,
        2,
        3,
        4,
        5,
        6,
        8,
    ]
