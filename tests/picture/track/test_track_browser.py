"""A browser draws the SVG of a board as the PNG shows it, whatever the page looks like."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from corr.picture.track import shapes
from corr.picture.track.png import track_png
from corr.picture.track.svg import track_svg
from tests.letters_pages.browser import Window, browsing
from tests.letters_pages.tools import Missing, tools
from tests.tracks import SAMPLES

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def browser():
    try:
        chromium = tools().chromium
    except Missing as error:
        pytest.skip(f"THE BOARD WAS NOT LOOKED AT IN A BROWSER: {error}")
    with browsing(chromium) as found:
        yield found


def photographed(browser, tmp_path, name: str, *, width: int, dark: bool) -> Image.Image:
    """What a page with the board alone looks like."""
    page, photo = tmp_path / "page.html", tmp_path / "photo.png"
    page.write_text(
        '<!doctype html><meta name="viewport" content="width=device-width">'
        '<meta name="color-scheme" content="light dark">'
        f'<body style="margin:0;line-height:0">{track_svg(SAMPLES[name])}</body>',
        encoding="utf-8",
    )
    browser.look(Window(name="one", width=width, height=400, phone=False, dark=dark))
    browser.open(page)
    browser.photograph(photo)
    return Image.open(photo).convert("RGB")


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("name", SAMPLES)
def test_a_browser_shows_what_the_png_shows(browser, tmp_path, name, dark):
    page = photographed(browser, tmp_path, name, width=shapes.SIZE[0], dark=dark)
    png = Image.open(io.BytesIO(track_png(SAMPLES[name]))).convert("RGB")
    board = page.crop((0, 0, *shapes.SIZE))
    apart = ImageChops.difference(board, png).convert("L")
    assert ImageStat.Stat(apart).mean[0] < 2.5
    # Edges are softer here than there; nothing as large as a spot of a die is elsewhere.
    assert apart.reduce(5).getextrema()[1] < 70


def test_it_becomes_as_narrow_as_a_phone(browser, tmp_path):
    page = photographed(browser, tmp_path, "start", width=360, dark=True)
    assert page.width == 360
    scale = 360 / shapes.SIZE[0]
    x, y = shapes.centre(1, 0, clockwise=False)
    assert min(page.getpixel((round(x * scale), round(y * scale)))) > 240
