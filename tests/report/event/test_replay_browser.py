"""A match on the page of its event as a browser shows it, by its buttons and by keys."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from corr.games.registry import rules_for
from corr.games.rules import Move
from corr.picture.track import shapes
from corr.picture.track.png import track_png
from corr.report.event.replays import Watched
from corr.report.event.table_page import render_page
from corr.tournament.elsewhere.elsewhere import tables_from
from tests.event_samples import all_meet_all
from tests.letters_pages.browser import WINDOWS, Window, browsing
from tests.letters_pages.tools import Missing, tools

pytestmark = pytest.mark.long

RULES = rules_for("backgammon")
MOVES = (
    *("1. dice 6 4", "24/14", "double", "take", "roll", "2. dice 3 1", "8/5 6/5"),
    *("resign single", "accept", "3. dice 2 2", "4. dice 1 5", "24/23 13/8", "double"),
)
NAMES = {"Anna Ek": "Anna Svensson-Gyllenhammar af Sandeberg"}
SAID = "document.querySelector('.said').textContent"
OVER = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def browser():
    try:
        chromium = tools().chromium
    except Missing as error:
        pytest.skip(f"NO MATCH WAS LOOKED AT IN A BROWSER: {error}")
    with browsing(chromium) as found:
        yield found


@pytest.fixture(scope="module")
def scenes():
    itself = RULES.of_itself
    assert itself
    return tuple(itself.watched(RULES.start({"points": "5"}), [*map(Move, MOVES)]))


@pytest.fixture(scope="module")
def page(tmp_path_factory, scenes):
    """The page of an event with two matches, one of which goes on."""
    event = all_meet_all(3)
    for number, game in enumerate(event["games"], 1):
        game["id"] = f"BG24-{number:03d}"
    for player in event["players"]:
        player["name"] = NAMES.get(player["name"], player["name"])
    watched = [
        Watched(id="BG24-001", scenes=scenes, running=False),
        Watched(id="BG24-002", scenes=scenes[:-2], running=True),
    ]
    file = tmp_path_factory.mktemp("page") / "page.html"
    file.write_text(render_page(tables_from(event), "en", watched=watched), "utf-8")
    return file


def unfold(browser, page, match=0, window=WINDOWS[0]):
    """Open the page, and a match of it."""
    browser.look(window)
    browser.open(page)
    open_match(browser, match)


def open_match(browser, match):
    browser.ask(f"document.querySelectorAll('.watch > summary')[{match}].click()")
    wait = "new Promise(then => requestAnimationFrame(() => setTimeout(then, 50)))"
    browser.ask(wait)


def press(browser, key, at=".acts"):
    browser.ask(f"document.querySelector('[open] {at}').focus()")
    options = f"{{key: '{key}', bubbles: true, cancelable: true}}"
    browser.ask(f"document.activeElement.dispatchEvent(new KeyboardEvent('keydown', {options}))")
    return browser.ask(SAID)


def tap(browser, way):
    browser.ask(f"document.querySelector('[data-way={way}]').click()")
    return browser.ask(SAID)


def board(browser, tmp_path):
    """The board as it stands on the page, at its natural size."""
    width, height = shapes.SIZE
    svg = f"Object.assign(document.querySelector('.player svg').style, {{width: '{width}px'"
    browser.ask(f"{svg}, height: '{height}px', maxWidth: 'none'}}), 0")
    place = "document.querySelector('.player svg').getBoundingClientRect()"
    left = browser.ask(f"Math.round({place}.x + scrollX)")
    top = browser.ask(f"Math.round({place}.y + scrollY)")
    photo = tmp_path / "photo.png"
    browser.photograph(photo)
    return Image.open(photo).convert("RGB").crop((left, top, left + width, top + height))


def test_each_board_is_the_picture_that_letters_have(browser, page, scenes, tmp_path):
    unfold(
        browser, page, window=Window(name="wide", width=1280, height=900, phone=False, dark=True)
    )
    for at, scene in enumerate(scenes):
        png = Image.open(io.BytesIO(track_png(scene.board))).convert("RGB")
        apart = ImageChops.difference(board(browser, tmp_path), png).convert("L")
        assert ImageStat.Stat(apart).mean[0] < 2.5, at
        # A place that is off by less than a pixel shows at edges alone.
        assert apart.reduce(5).getextrema()[1] < 100, at
        tap(browser, "forth")


def test_keys_and_buttons_go_forth_and_back(browser, page):
    unfold(browser, page)
    first = browser.ask(SAID)
    assert first.startswith("Opening throw")
    second = press(browser, "ArrowRight")
    assert " played 24/14" in second
    assert press(browser, "ArrowLeft") == first
    assert press(browser, "ArrowLeft") == first
    assert tap(browser, "forth") == second
    assert " wins game 1" not in tap(browser, "game_forth")
    assert browser.ask("document.querySelector('.player .game').textContent") == "Game 2, 0–2"
    assert tap(browser, "game_back") == first
    last = tap(browser, "game_forth") and tap(browser, "game_forth")
    assert "doubled to 2" in last
    assert tap(browser, "forth") == last


def test_the_slider_and_the_list_choose_an_act(browser, page, scenes):
    unfold(browser, page)
    slider = "document.querySelector('.keys input')"
    assert browser.ask(f"{slider}.max") == str(len(scenes) - 1)
    browser.ask(f"{slider}.value = 3, {slider}.dispatchEvent(new Event('input'))")
    assert "took the double" in browser.ask(SAID)
    browser.ask("document.querySelectorAll('[open] li')[1].click()")
    assert " played 24/14" in browser.ask(SAID)
    assert browser.ask(f"{slider}.value") == "1"
    current = "document.querySelector('[aria-current=step]').textContent"
    assert browser.ask(current) == browser.ask(SAID)
    assert browser.ask("document.querySelectorAll('[aria-current]').length") == 1


def test_another_match_takes_the_board_and_a_running_one_opens_at_its_end(browser, page):
    unfold(browser, page)
    tap(browser, "forth")
    open_match(browser, 1)
    assert browser.ask("document.querySelectorAll('.watch[open]').length") == 1
    assert browser.ask("document.querySelectorAll('.player').length") == 1
    on = "document.querySelectorAll('use.on').length"
    assert browser.ask(
        f"{SAID} === [...document.querySelectorAll('[open] li')].at(-1).textContent"
    )
    shown = browser.ask(on)
    open_match(browser, 0)
    assert " played 24/14" in browser.ask(SAID)
    open_match(browser, 1)
    assert browser.ask(on) == shown


@pytest.mark.parametrize("window", WINDOWS, ids=lambda window: window.name)
def test_nothing_is_wider_than_the_window(browser, page, window):
    unfold(browser, page, window=window)
    assert browser.ask(OVER) <= 0
    place = "document.querySelector('.player svg').getBoundingClientRect()"
    assert browser.ask(f"{place}.right") <= window.width
    assert browser.ask(f"{place}.width") > 340
    sides = "[...document.querySelectorAll('.keys button')].map(one => one.offsetWidth)"
    assert min(browser.ask(sides)) >= 44


def test_without_script_the_acts_are_read(browser, page, scenes):
    """The list is there, and no board without anything on it."""
    plain = page.with_name("plain.html")
    text = page.read_text("utf-8")
    plain.write_text(text[: text.index("<script>")] + "</body></html>", "utf-8")
    unfold(browser, plain)
    assert browser.ask("document.querySelectorAll('[open] li').length") == len(scenes)
    assert browser.ask("document.querySelector('.player').offsetHeight") == 0
    assert browser.ask("document.querySelector('[open] .acts').offsetHeight") > 100
