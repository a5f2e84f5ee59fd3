"""SVG and PNG of the board of backgammon show the same, to whoever sees colours or does not."""

import io
import re
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from corr.games.track import BAR, OFF, POINTS, Cube, Track
from corr.picture import look
from corr.picture.look import Disc, Strokes, as_hex
from corr.picture.track import shapes
from corr.picture.track.png import track_png
from corr.picture.track.standing import STACK, count
from corr.picture.track.svg import track_svg
from tests.pictures import contrast
from tests.tracks import SAMPLES, hop, track, tracks

NAMESPACE = "{http://www.w3.org/2000/svg}"


def png_of(shown: Track) -> Image.Image:
    image = Image.open(io.BytesIO(track_png(shown)))
    image.load()
    return image.convert("RGB")


def parsed(shown: Track, **words: str) -> ElementTree.Element:
    return ElementTree.fromstring(track_svg(shown, **words))


def discs(root: ElementTree.Element) -> set[tuple[str, int, int, float]]:
    return {
        (
            group.attrib["fill"],
            int(one.attrib["cx"]),
            int(one.attrib["cy"]),
            float(one.attrib["r"]),
        )
        for group in root.iter(f"{NAMESPACE}g")
        for one in group
    }


def places(shown: Track):
    """Every checker on points and bar that is drawn: its place, whose it is, and the middle."""
    for place in range(1, POINTS + 2):
        for viewers in (True, False):
            for index in range(min(STACK, count(shown, place, viewers=viewers))):
                at = shapes.centre(place, index, clockwise=shown.clockwise, viewers=viewers)
                yield place, viewers, at


@given(tracks())
@settings(max_examples=60, deadline=None)
def test_every_checker_stands_where_it_should_in_both_drawings(shown):
    root, image = discs(parsed(shown)), png_of(shown)
    for _, viewers, (x, y) in places(shown):
        dark = viewers is shown.dark
        edge = look.BLACK if dark else look.INK
        assert (as_hex(edge), x, y, shapes.RADIUS) in root
        # Between the edge and the ring or the number that the last play or the count draws.
        seen = image.getpixel((x + 11, y + 5)), image.getpixel((x - 11, y - 5))
        assert all(max(one) < 160 if dark else min(one) > 100 for one in seen)


@given(tracks())
@settings(max_examples=60, deadline=None)
def test_no_more_checkers_are_drawn_than_there_are(shown):
    found = [one for one in discs(parsed(shown)) if one[3] == shapes.RADIUS]
    assert len(found) == len([*places(shown)])


@given(tracks())
@settings(max_examples=60, deadline=None)
def test_every_drawing_is_valid_and_small_and_always_the_same(shown):
    text = track_svg(shown, title="a", description="b")
    assert ElementTree.fromstring(text).tag == f"{NAMESPACE}svg"
    assert text == track_svg(shown, title="a", description="b")
    assert "nan" not in text
    assert not re.search(r"\de-?\d", re.sub("#[0-9a-f]{6}", "", text))
    assert len(text) < 14_000
    first = track_png(shown)
    track_png.cache_clear()
    assert track_png(shown) == first
    assert len(first) < 10_000
    Image.open(io.BytesIO(first)).verify()


@pytest.mark.parametrize("name", SAMPLES)
def test_the_pictures_that_are_looked_at_are_small(name):
    assert len(track_png(SAMPLES[name])) < 9_000
    assert len(track_svg(SAMPLES[name])) < 12_000


def test_both_are_equally_large_light_and_opaque():
    root, file = parsed(track()), Image.open(io.BytesIO(track_png(track())))
    width, height = shapes.SIZE
    assert (root.attrib["width"], root.attrib["height"]) == (str(width), str(height))
    assert root.attrib["viewBox"] == f"-0.5 -0.5 {width} {height}"
    assert file.size == (width, height)
    assert "transparency" not in file.info
    assert min(file.convert("RGB").getpixel((3, 3))) > 140
    assert 420 <= width <= 470


@given(st.text(), st.text())
def test_words_cannot_break_the_drawing(title, description):
    found = {
        child.tag: child.text for child in parsed(track(), title=title, description=description)
    }
    said = [found.get(f"{NAMESPACE}title", ""), found.get(f"{NAMESPACE}desc", "")]
    for given_text, text in zip((title, description), said, strict=True):
        if given_text.isprintable() and not re.search("[\ufffe\uffff]", given_text):
            assert text == given_text


def test_it_has_a_name_for_those_who_hear_it_or_is_hidden_from_them():
    root = parsed(track(), title="Board", description="You: 24 two.")
    assert root.attrib["role"] == "img"
    assert [child.tag for child in root][:2] == [f"{NAMESPACE}title", f"{NAMESPACE}desc"]
    assert parsed(track()).attrib["aria-hidden"] == "true"


def test_it_needs_nothing_from_outside_and_no_fonts():
    text = track_svg(SAMPLES["stacks"], title="x", description="y")
    assert not re.search("<text|font|href|id=|<style|<script", text)
    assert text.count("http") == 1


def test_a_board_that_is_played_the_other_way_round_is_its_mirror():
    width = shapes.SIZE[0] - 1
    for place in range(1, POINTS + 1):
        for index in range(STACK + 1):
            x, y = shapes.centre(place, index, clockwise=False)
            assert shapes.centre(place, index, clockwise=True) == (width - x, y)
    assert shapes.centre(1, 0, clockwise=False) > shapes.centre(12, 0, clockwise=False)
    one, other = (png_of(track(clockwise=clockwise)) for clockwise in (False, True))
    for _, _, (x, y) in places(track()):
        assert one.getpixel((x, y + 4)) == other.getpixel((width - x, y + 4))


def test_the_viewers_home_board_is_at_the_lower_right():
    (x, y), (far, top) = (shapes.centre(at, 0, clockwise=False) for at in (1, 13))
    assert x > shapes.SIZE[0] / 2 > far
    assert y > shapes.SIZE[1] / 2 > top


def strokes(shown: Track, colour: look.Colour = look.INK) -> list[Strokes]:
    return [
        one.shape
        for one in shapes.drawing(shown)
        if isinstance(one.shape, Strokes) and one.shape.colour == colour
    ]


@pytest.mark.parametrize("dark", [True, False])
def test_more_than_five_are_told_by_their_number(dark):
    five, six = (track({6: number}, {}, dark=dark) for number in (5, 6))
    ink = look.WHITE if dark else look.BLACK
    assert look.lettering("6", shapes.RADIUS, ink) in strokes(six, ink)
    assert look.lettering("5", shapes.RADIUS, ink) not in strokes(five, ink)
    assert len([*places(five)]) == len([*places(six)]) == 5


@pytest.mark.parametrize("dark", [True, False])
@pytest.mark.parametrize("marked", [True, False])
def test_every_number_of_checkers_looks_different(dark, marked):
    faces = {
        shapes.checker(str(number), dark=dark, marked=marked, hit=False) for number in range(6, 16)
    }
    assert len(faces) == 10
    last = [one[-1] for one in faces]
    reach = max(
        abs(part) for one in last for line in look.flattened(one.parts) for part in sum(line, ())
    )
    assert reach < (11 if marked else shapes.RADIUS)


def reds(shown: Track) -> set[tuple[int, int]]:
    return {
        one.at
        for one in shapes.drawing(shown)
        if isinstance(one.shape, Disc) and one.shape.colour == look.RED
    }


def test_the_last_play_is_ringed_where_it_ended_and_outlined_where_it_began():
    shown = track({24: 1, 18: 1, 13: 5, 8: 3, 6: 5}, hops=(hop(24, 18),), moved=True)
    ends = shapes.centre(18, 0, clockwise=False), shapes.centre(24, 1, clockwise=False)
    assert reds(shown) == set(ends)
    image = png_of(shown)
    (x, y), (from_x, from_y) = ends
    assert image.getpixel((x + 9, y)) == image.getpixel((from_x + 9, from_y)) == look.RED
    assert reds(replace(shown, hops=())) == set()


def test_a_play_of_the_other_is_shown_on_his_points():
    shown = track(theirs={24: 2, 13: 4, 8: 4, 6: 5}, hops=(hop(13, 8),), moved=False)
    ends = shapes.centre(17, 3, clockwise=False), shapes.centre(12, 4, clockwise=False)
    assert reds(shown) == set(ends)


@pytest.mark.parametrize("dark", [True, False])
def test_a_hit_has_a_star(dark):
    hits = track({18: 1}, {BAR: 1}, hops=(hop(24, 18, hit=True),), moved=True, dark=dark)
    moves = replace(hits, hops=(hop(24, 18),))
    star = 3  # six rays are three strokes
    ink = look.WHITE if dark else look.RED
    found = [
        len([one for one in strokes(shown, ink) if len(one.parts) == 2 * star])
        for shown in (hits, moves)
    ]
    assert found == [1, 0]


def test_checkers_that_were_just_borne_off_have_a_red_edge():
    shown = track({OFF: 4, 1: 2}, {}, hops=(hop(2, OFF), hop(1, OFF)), moved=True)
    image = png_of(shown)
    edges = [
        image.getpixel((x, y - 3))
        for x, y in (shapes.slab(at, clockwise=False, viewers=True) for at in range(4))
    ]
    assert [one == look.RED for one in edges] == [False, False, True, True]


@pytest.mark.parametrize("clockwise", [False, True])
def test_the_cube_lies_on_its_owners_side(clockwise):
    heights = {}
    for owner in (True, None, False):
        shown = track(cube=Cube(value=64, viewers=owner), clockwise=clockwise)
        x, heights[owner] = shapes.cube_at(owner=owner, clockwise=clockwise)
        assert png_of(shown).getpixel((x + 11, heights[owner] + 11)) == look.WHITE
        assert (x > shapes.SIZE[0] / 2) is clockwise
    assert heights[True] > heights[None] > heights[False]
    assert heights[None] == shapes.CENTRE


@pytest.mark.parametrize("answers", [True, False])
def test_a_double_lies_before_whoever_is_to_answer(answers):
    shown = track(cube=Cube(value=32, offered=True), to_act=answers)
    x, y = shapes.dice_at(viewers=answers)
    assert png_of(shown).getpixel((x + 11, y + 11)) == look.WHITE
    assert (x > shapes.SIZE[0] / 2) is answers
    assert look.lettering("64", 14, look.INK) in strokes(shown)


@pytest.mark.parametrize("rolled", [True, False])
def test_dice_show_their_spots_and_whose_they_are(rolled):
    for one, other in combinations(range(1, 7), 2):
        shown = track(dice=(one, other), rolled=rolled)
        spots = [at for colour, *at, radius in discs(parsed(shown)) if radius == 2.6]
        assert len(spots) == one + other
        assert all((x > shapes.SIZE[0] / 2) is rolled for x, _ in spots)
        ink = look.WHITE if rolled else look.BLACK
        assert all(png_of(shown).getpixel((x, y)) == ink for x, y in spots)


def test_dark_and_light_differ_without_colours():
    grey = png_of(track()).convert("L")
    for _, viewers, (x, y) in places(track()):
        assert (grey.getpixel((x, y)) < 60) is viewers
        assert (grey.getpixel((x, y)) > 240) is not viewers
    ring = {grey.getpixel((x + 8, y)) for _, viewers, (x, y) in places(track()) if viewers}
    assert min(ring) > 80


@pytest.mark.parametrize(
    ("one", "other", "least"),
    [
        (look.INK, shapes.WOOD, 7),  # numbers, score and pips on the frame
        (look.INK, look.WHITE, 7),  # the cube
        (look.WHITE, look.RED, 4.5),  # the number on a checker of the last play
        (look.BLACK, shapes.DEEP, 3),
        (look.WHITE, shapes.DEEP, 3),
        (look.INK, look.BOARD, 3),  # the edge of a light checker
        (look.INK, shapes.PALE, 3),
        (look.RED, look.BOARD, 3),  # where a checker came from
        (look.RED, shapes.WOOD, 3),  # who is to act
        (shapes.DEEP, look.BOARD, 2.5),
    ],
)
def test_what_is_to_be_seen_differs_enough(one, other, least):
    assert contrast(as_hex(one), as_hex(other)) >= least


@pytest.mark.parametrize("dark", [True, False])
def test_borne_off_checkers_have_the_colour_of_whose_they_are(dark):
    shown = track({OFF: 2, 6: 13}, {OFF: 3, 6: 12}, dark=dark)
    image = png_of(shown)
    for viewers, off in ((True, 2), (False, 3)):
        fill = look.BLACK if viewers is dark else look.WHITE
        for index in range(off):
            at = shapes.slab(index, clockwise=False, viewers=viewers)
            assert image.getpixel(at) == fill
        assert (
            image.getpixel(shapes.slab(off + 3, clockwise=False, viewers=viewers)) == shapes.WOOD
        )


def differing(one: Track, other: Track) -> tuple[int, int, int, int]:
    """The box, left, top, right and bottom, in which two boards look different."""
    box = ImageChops.difference(png_of(one), png_of(other)).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("viewers", [True, False])
def test_score_pips_and_turn_stand_on_the_side_of_whose_they_are(viewers):
    shown = track(score=(3, 3), length=7)
    two = (4, 3) if viewers else (3, 4)
    for other in (
        replace(shown, score=two),
        replace(shown, pips=tuple(160 + points for points in two)),
        replace(shown, to_act=viewers),
    ):
        before = replace(shown, pips=(163, 163)) if other.pips != shown.pips else shown
        _, top, _, bottom = differing(before, other)
        assert top > shapes.BOTTOM if viewers else bottom < shapes.TOP


@pytest.mark.parametrize("to_act", [True, False, None])
def test_a_red_arrow_points_at_who_is_to_act(to_act):
    image, (_, height) = png_of(track(to_act=to_act)), shapes.SIZE
    strips = {True: height - 1 - shapes.STRIP // 2, False: shapes.STRIP // 2}
    red = {viewers: image.getpixel((12, y)) == look.RED for viewers, y in strips.items()}
    assert red == {viewers: to_act is viewers for viewers in strips}


def test_the_crawford_game_is_named_and_no_score_stands_outside_a_match():
    assert differing(track(length=5), track(length=5, crawford=True))[1] > shapes.BOTTOM
    bare = [one for one in shapes.drawing(track()) if one.at[0] == 50]
    assert bare == []
