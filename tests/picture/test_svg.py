import io
import re
from collections import Counter
from itertools import product
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageDraw

from corr.games.registry import rules_for
from corr.games.rules import Picture
from corr.picture import look
from corr.picture.look import flattened
from corr.picture.png import png
from corr.picture.svg import svg
from tests.every import every
from tests.pictures import KINDS, board, mark, middle_game, pictures

NAMESPACE = "{http://www.w3.org/2000/svg}"
_PATH = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")


def parsed(picture: Picture, **words: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg(picture, **words))


def rgb(text: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(text[1:]))


def discs(root: ElementTree.Element) -> Counter[tuple[tuple[int, ...], int, int, float]]:
    """Every disc: its colour, where it is and its radius."""
    return Counter(
        (
            rgb(group.attrib["fill"]),
            int(circle.attrib["cx"]),
            int(circle.attrib["cy"]),
            float(circle.attrib["r"]),
        )
        for group in root.iter(f"{NAMESPACE}g")
        for circle in group
    )


def strokes(path: str) -> list[list[tuple[float, float]]]:
    """The lines of a path, its curves as lines between their ends and through their bends."""
    found: list[list[tuple[float, float]]] = []
    x = y = 0.0
    for command, text in _PATH.findall(path):
        numbers = [float(number) for number in text.split()]
        if command == "M":
            x, y = numbers
        elif command == "z":
            found[-1].append(found[-1][0])
            x, y = found[-1][0]
        else:
            ends = [(x + a, y + b) for a, b in zip(numbers[::2], numbers[1::2], strict=True)]
            found += [[]] if command == "m" else []
            found[-1] += ends
            x, y = ends[-1]
    return found


def painted(root: ElementTree.Element) -> Image.Image:
    """A second, rough drawing of the SVG's discs and strokes, by their order in the file."""
    image = Image.new("RGB", (int(root.attrib["width"]), int(root.attrib["height"])), look.BOARD)
    draw = ImageDraw.Draw(image)
    for element in root.iter():
        if element.tag == f"{NAMESPACE}g":
            for circle in element:
                x, y, r = (float(circle.attrib[key]) for key in ("cx", "cy", "r"))
                draw.ellipse((x - r, y - r, x + r, y + r), fill=rgb(element.attrib["fill"]))
        elif element.tag == f"{NAMESPACE}path" and "stroke-width" in element.attrib:
            for line in strokes(element.attrib["d"]):
                draw.line(line, fill=rgb(element.attrib["stroke"]), width=2)
    return image


def test_the_drawing_is_small():
    assert len(svg(middle_game(60)).encode()) < 10_000
    assert len(svg(middle_game(60, numbers=True)).encode()) < 20_000


def test_the_drawing_is_as_large_as_the_png():
    root = parsed(middle_game(60))
    width, height = look.size(middle_game(60))
    assert (root.attrib["width"], root.attrib["height"]) == (str(width), str(height))
    assert root.attrib["viewBox"] == f"-0.5 -0.5 {width} {height}"


def test_the_background_is_opaque():
    rectangle = parsed(board(15, 15)).find(f"{NAMESPACE}rect")
    assert rgb(rectangle.attrib["fill"]) == look.BOARD


def test_it_has_a_name_for_those_who_hear_it():
    root = parsed(board(3, 3), title="Game 1", description="Black: a1.")
    assert root.attrib["role"] == "img"
    assert [child.tag for child in root][:2] == [f"{NAMESPACE}title", f"{NAMESPACE}desc"]
    assert [child.text for child in root][:2] == ["Game 1", "Black: a1."]


def test_a_drawing_without_a_name_is_hidden_from_those_who_hear_pages():
    root = parsed(board(3, 3))
    assert root.attrib["aria-hidden"] == "true"
    assert "role" not in root.attrib


def test_it_needs_nothing_from_outside_and_no_fonts():
    text = svg(middle_game(60, numbers=True), title="x", description="y")
    assert "<text" not in text
    assert "font" not in text
    assert "href" not in text
    assert "id=" not in text
    assert text.count("http") == 1


@given(st.text(), st.text())
def test_words_cannot_break_the_drawing(title, description):
    root = parsed(board(1, 1), title=title, description=description)
    found = {child.tag: child.text for child in root}
    said = [found.get(f"{NAMESPACE}title", ""), found.get(f"{NAMESPACE}desc", "")]
    for given_text, text in zip((title, description), said, strict=True):
        if given_text.isprintable() and not re.search("[\ufffe\uffff]", given_text):
            assert text == given_text


def test_stones_stand_where_they_should():
    picture = board(3, 5, mark(0, 0, "black"), mark(2, 4, "white"))
    layout = look.layout(picture)
    found = discs(parsed(picture))
    height = layout.size[1]
    assert found[look.BLACK, look.MARGIN, height - 1 - look.MARGIN, layout.radius] == 1
    assert found[look.INK, *layout.centre(2, 4), layout.radius] == 1
    assert layout.centre(2, 4)[1] == look.MARGIN


def test_the_last_move_is_red():
    picture = board(15, 15, mark(3, 4, "white", "60"), last=[(3, 4)])
    red = [where for where in discs(parsed(picture)) if where[0] == look.RED]
    assert look.layout(picture).centre(3, 4) in {(x, y) for _, x, y, _ in red}
    assert len(red) == 5


@every("kind, label, side", product(KINDS, ["8", "42", "225", "A", "g"], [9, 15, 19, 26]))
def test_every_label_stays_inside_its_mark(kind, label, side):
    picture = board(side, side, mark(1, 1, kind, label))
    x, y = look.layout(picture).centre(1, 1)
    bare = set(map(tuple, all_points(board(side, side))))
    own = [point for point in all_points(picture) if tuple(point) not in bare]
    assert own
    radius = look.layout(picture).radius
    assert all((a - x) ** 2 + (b - y) ** 2 <= (radius * 1.05) ** 2 for a, b in own)


def all_points(picture: Picture) -> list[tuple[float, float]]:
    return [
        point
        for path in parsed(picture).iter(f"{NAMESPACE}path")
        if "stroke-width" in path.attrib
        for line in strokes(path.attrib["d"])
        for point in line
    ]


def test_steps_lead_where_the_glyph_leads():
    """The relative path of a label is the label, moved to its stone."""
    picture = board(1, 1, mark(0, 0, "black", "8Q60"))
    shapes = look.mark_shapes(look.layout(picture).radius, "black", "8Q60", last=False)
    path = next(
        path.attrib["d"]
        for path in parsed(picture).iter(f"{NAMESPACE}path")
        if path.attrib["stroke"] == "#ffffff"
    )
    x, y = look.layout(picture).centre(0, 0)
    expected = [[(a + x, b + y) for a, b in line] for line in flattened(shapes[-1].parts)]
    found = strokes(path)
    assert len(found) == len(expected)
    for line, other in zip(found, expected, strict=True):
        assert line[0] == pytest.approx(other[0], abs=0.02)
        assert line[-1] == pytest.approx(other[-1], abs=0.02)


@given(pictures(labels=st.just("")))
@settings(max_examples=30)
def test_it_shows_what_the_png_shows(picture):
    layout = look.layout(picture)
    one = Image.open(io.BytesIO(png(picture))).convert("RGB")
    other = painted(parsed(picture))
    for placed in picture.marks:
        x, y = layout.centre(placed.column, placed.row)
        for step in (0, layout.pitch // 4):
            at = (x + step, y + step // 2)
            if placed.kind != "forbidden" or not step:
                assert one.getpixel(at) == other.getpixel(at)


@given(pictures())
@settings(max_examples=60)
def test_every_picture_is_valid_xml_and_always_the_same(picture):
    text = svg(picture, title="a", description="b")
    assert ElementTree.fromstring(text).tag == f"{NAMESPACE}svg"
    assert text == svg(picture, title="a", description="b")
    assert "nan" not in text
    assert not re.search(r"\de-?\d", re.sub("#[0-9a-f]{6}", "", text))


def test_the_stones_of_every_stack_are_listed_below_the_board() -> None:
    columns = rules_for("renju3d")
    position = columns.start({"opening": "free"})
    for text in ("h8", "i9", "h8", "a1", *["d4"] * 45):
        (move,) = columns.read(position, text)
        position = columns.after(position, move)
    picture = columns.picture(position)
    found = look.layout(picture)
    stones = [kind for _, column in picture.stacks for kind in column]
    assert len(stones) == 3 + 45
    listed = [place for shapes, place in look.stacks(picture, found) if len(shapes) == 2]
    assert len(listed) == len(set(listed)) == len(stones)
    width, height = found.size
    assert all(found.height < y < height - 8 and 5 < x < width - 5 for x, y in listed)
    assert svg(picture).count('r="4.5"') == len(stones)
    with Image.open(io.BytesIO(png(picture))) as image:
        assert image.size == found.size
        drawn = [image.convert("RGB").getpixel(place) for place in listed]
    assert drawn == [look.BLACK if kind == "black" else look.WHITE for kind in stones]
    flat = replace(picture, stacks=())
    assert look.layout(flat).size == (width, found.height)
