"""The board as a browser shows it: its lines meet, and darkness leaves its stones' colours."""

import base64
import io
import re

import pytest
from PIL import Image

from corr.games.rules import Mark, Picture
from corr.mail.write.board_table import STYLE, board_table, content_id
from corr.picture import look
from corr.picture.tiles import tile_png
from tests.letters_pages.browser import Window, browsing
from tests.letters_pages.tools import Missing, tools

pytestmark = pytest.mark.long

COLOURS = {"black": "black", "white": "white"}
SIGNS = {"black": "●", "white": "○"}
MARKS = (
    Mark(column=2, row=2, kind="black"),
    Mark(column=4, row=2, kind="white"),
    Mark(column=6, row=2, kind="black", label="17"),
    Mark(column=8, row=2, kind="white", label="8"),
    Mark(column=10, row=2, kind="white"),
    Mark(column=12, row=2, kind="black"),
    Mark(column=2, row=6, kind="offer", label="a"),
    Mark(column=4, row=6, kind="forbidden"),
    Mark(column=6, row=6, kind="spot", label="b"),
)
WOOD = sum(look.BOARD) / 3
LAST = ((10, 2), (12, 2))

PLACES = """
[...document.images].map(image => {
    const box = image.getBoundingClientRect();
    return [image.ariaLabel || image.alt, box.x, box.y, box.width, box.height];
})
"""


@pytest.fixture(scope="module")
def chromium():
    try:
        return tools().chromium
    except Missing as error:
        pytest.skip(f"THE BOARD WAS NOT LOOKED AT AS A PAGE: {error}")


@pytest.fixture(scope="module")
def browser(chromium):
    with browsing(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def darkener(chromium):
    with browsing(chromium, darkens=True) as found:
        yield found


def page_of(size: int, marks: tuple[Mark, ...] = (), *, head: str = "", lit: bool = False) -> str:
    """A page that is a board alone; what it has of a head is the letter's style or nothing."""
    picture = Picture(
        column_names=tuple("abcdefghijklmnopqrstuvwxyz"[:size]),
        row_names=tuple(str(row + 1) for row in range(size)),
        dots=((3, 3),),
        marks=marks,
        last=LAST if marks else (),
    )
    free = {(at, row) for at in range(size) for row in range(size)}
    free -= {(mark.column, mark.row) for mark in marks}
    taps = [(at, row, picture.point(at, row)) for at, row in sorted(free) if not lit or row > 6]
    board = board_table(picture, taps, "mailto:td@club.test?subject=t&body=", COLOURS, SIGNS)
    shown = {content_id(tile): base64.b64encode(tile_png(tile)).decode() for tile in board.tiles}
    body = re.sub(
        r"cid:([\w.@]+)", lambda of: f"data:image/png;base64,{shown[of[1]]}", str(board.markup)
    )
    view = '<meta name="viewport" content="width=device-width">'
    return f'<!DOCTYPE html><html>{view}{head}<body style="margin:0">{body}<p>Below</body></html>'


class Seen:
    """A page as it was photographed, and where its images are."""

    def __init__(self, browser, folder, page: str, window: Window) -> None:
        (folder / "page.html").write_text(page, "utf-8")
        browser.look(window)
        browser.open(folder / "page.html")
        browser.photograph(folder / "page.png")
        self.image = Image.open(io.BytesIO((folder / "page.png").read_bytes())).convert("RGB")
        self.places = [tuple(one) for one in browser.ask(PLACES)]
        self.dense = self.image.width / window.width

    def colour(self, x: float, y: float) -> tuple[int, ...]:
        found = self.image.getpixel((int(x * self.dense), int(y * self.dense)))
        assert isinstance(found, tuple)
        return found

    def light(self, x: float, y: float) -> float:
        """From 0 to 255."""
        return sum(self.colour(x, y)) / 3


@pytest.mark.parametrize("head", [f"<style>{STYLE}</style>", ""], ids=["head", "headless"])
@pytest.mark.parametrize("phone", [True, False], ids=["dense", "coarse"])
@pytest.mark.parametrize("width", [320, 360, 390])
@pytest.mark.parametrize("size", [15, 19])
def test_the_lines_of_a_board_are_unbroken(browser, tmp_path, size, width, phone, head):
    window = Window(name="", width=width, height=844, phone=phone, dark=False)
    seen = Seen(browser, tmp_path, page_of(size, head=head), window)
    middles = [(x + wide / 2, y + high / 2, wide, high) for _, x, y, wide, high in seen.places]
    assert len(middles) == size * size
    assert all(abs(wide - high) < 0.1 for *_, wide, high in middles)
    first, last = middles[0], middles[-1]

    def is_broken(at: float, along: float, *, upright: bool) -> bool:
        near = [at + step / seen.dense for step in (-2, -1, 0, 1)]
        spots = [(one, along) if upright else (along, one) for one in near]
        return min(seen.light(*spot) for spot in spots) > WOOD - 15

    for upright, ends in ((True, (first[1], last[1])), (False, (first[0], last[0]))):
        steps = range(int(ends[0] * seen.dense) + 1, int(ends[1] * seen.dense) - 1)
        line = middles[:size] if upright else middles[::size]
        for x, y, *_ in line:
            at = x if upright else y
            gaps = [one for one in steps if is_broken(at, one / seen.dense, upright=upright)]
            assert gaps == [], f"{'upright' if upright else 'level'} at {at}"


@pytest.mark.parametrize("lit", [False, True])
def test_a_program_that_darkens_letters_without_a_head_leaves_the_colours_of_stones(
    darkener, tmp_path, lit
):
    window = Window(name="", width=390, height=844, phone=True, dark=True)
    seen = Seen(darkener, tmp_path, page_of(15, MARKS, lit=lit), window)
    assert seen.light(300, seen.image.height / seen.dense - 2) < 64, "the page is dark"
    for name, x, y, wide, high in seen.places:
        stone = seen.light(x + wide / 2, y + 0.86 * high)
        if " black" in name:
            assert stone < 64, name
        elif " white" in name:
            assert stone > 192, name
    corners = {seen.colour(x + wide / 12, y + high / 12) for _, x, y, wide, high in seen.places}
    assert len(corners) == 1 + lit, "all images are left as they are"
    assert min(map(min, corners)) > 150
