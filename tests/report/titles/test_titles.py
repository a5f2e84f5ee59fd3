"""Titles at the board in print: the diploma, and words in every language."""

import re
from datetime import date
from io import BytesIO

import html5lib
import pytest
from msgspec.structs import replace
from PIL import Image
from pypdf import PdfReader

from corr.ranking.board.otb import read_otb_level
from corr.report.forms.as_pdf import not_printed
from corr.report.titles.diploma import (
    Diploma,
    _compiler_for,
    _inputs,
    diploma_html,
    diploma_pdf,
    diploma_text,
    lacking,
)
from corr.report.titles.title_lists import words_of

LANGUAGES = ("en", "sv", "et")
DIPLOMA = Diploma(
    name="Åsa <Öberg>",
    level=read_otb_level("1d"),
    on=date(2024, 5, 5),
    source="event",
    event="Open & Masters 2024",
    federation="The Federation",
)
LONG = replace(
    DIPLOMA,
    name="Maximiliana Alexandra von Württemberg-Hohenschwangau och Österåker " * 2,
    event="the International Championships for Clubs and National Teams in the North " * 2,
    federation="The Federation of all Players of Renju and Related Games in the North " * 2,
    signers=("Nobody Has So Long a Name as the President", "And the Head of the Committee"),
)

UNBROKEN = replace(
    DIPLOMA,
    name="Donaudampfschifffahrtselektrizitätenhauptbetriebswerk" * 4,
    event="X" * 200,
    federation="Riksluffarschacksförbundsdistriktskommitté" * 4,
    signers=("W" * 120, "Rankingkommittéordförandeställföreträdare" * 3),
)
NOWHERE = "\U0010fffd"
"""A sign for private use, which no font has."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("source", ["event", "test", "entered", "home"])
def test_a_diploma_says_who_what_where_and_when(lang, source):
    diploma = replace(DIPLOMA, lang=lang, source=source)
    text = " ".join(diploma_text(diploma).split())
    assert "Åsa <Öberg>" in text
    assert re.search("1 dan", text, re.IGNORECASE)
    assert "2024" in text
    assert ("Open & Masters" in text) is (source != "test")
    undated = " ".join(diploma_text(replace(diploma, on=None, event="")).split())
    assert "2024" not in undated


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("diploma", [DIPLOMA, LONG, UNBROKEN])
def test_a_diploma_fits_one_sheet(lang, diploma):
    written = diploma_pdf(replace(diploma, lang=lang))
    (page,) = PdfReader(BytesIO(written)).pages
    assert [round(side) for side in page.mediabox[2:]] == [842, 595]
    assert written == diploma_pdf(replace(diploma, lang=lang))
    text = "".join(page.extract_text().split())
    assert "".join(diploma.name.split()) in text.replace("\u200b", "")


def printed(diploma):
    """The page as a picture of 72 points an inch."""
    compiler = _compiler_for(diploma)
    return Image.open(BytesIO(compiler.compile(format="png", ppi=72, sys_inputs=_inputs(diploma))))


def test_the_words_of_a_diploma_stay_within_the_frame():
    """The strip between frame and words is as empty with long words as with short ones."""
    strips = []
    for diploma in (DIPLOMA, LONG, UNBROKEN):
        picture = printed(diploma).convert("L")
        sides = ((48, 130, 84, 480), (842 - 84, 130, 842 - 48, 480), (48, 552, 842 - 48, 595))
        strips.append([picture.crop(side).tobytes() for side in sides])
    assert strips[0] == strips[1] == strips[2]


def test_a_name_on_a_diploma_keeps_its_line_to_itself():
    """However long the name, the words above and below it stay where they are."""
    lines = []
    for name in ("Åsa Öberg", UNBROKEN.name, LONG.name):
        picture = printed(replace(DIPLOMA, name=name)).convert("L")
        bands = ((200, 283, 640, 296), (200, 370, 640, 384))
        lines.append([picture.crop(band).tobytes() for band in bands])
    assert lines[0] == lines[1] == lines[2]


@pytest.mark.parametrize("field", ["name", "event", "federation"])
def test_signs_that_no_font_has_are_named(field):
    assert lacking(replace(DIPLOMA, **{field: f"Åsa {NOWHERE}"})) == (NOWHERE,)
    assert lacking(replace(DIPLOMA, signers=("Eva Ek", NOWHERE))) == (NOWHERE,)
    assert lacking(DIPLOMA) == ()


def test_signs_of_other_scripts_and_pictures_are_seen_to_be_missing():
    """Of themselves the fonts that come along have neither; the system's may."""
    texts = ("坂田", "Zoë 😀", "Ωμέγα Žižek Чайка")
    assert not_printed(texts, system_fonts=False) == ("坂", "田", "😀")
    family = "👨\u200d👩\u200d👧"
    assert not_printed([f"{family}e\u0301"], system_fonts=False) == (family,)


@pytest.mark.parametrize("name", ["坂田 吾朗", "محمد", "Zoë 😀"])
def test_what_the_system_has_a_font_for_is_printed_with_it(name):
    """Nothing on the page but the name differs from one that our own fonts print."""
    diploma = replace(DIPLOMA, name=name)
    missing = lacking(diploma)
    if missing:
        pytest.skip(f"no font of this system has {missing}")
    (page,) = PdfReader(BytesIO(diploma_pdf(diploma))).pages
    fonts = [one.get_object() for one in page["/Resources"]["/Font"].values()]
    names = [str(font.get("/BaseFont", font.get("/Name"))) for font in fonts]
    assert any("Libertinus" not in name for name in names)


@pytest.mark.parametrize("diploma", [DIPLOMA, LONG, UNBROKEN])
def test_a_diploma_is_a_page_of_its_own(diploma):
    page = diploma_html(diploma)
    html5lib.HTMLParser(strict=True).parse(page)
    assert "<script" not in page
    assert "Open &amp; Masters" in page or diploma is not DIPLOMA
    assert "<Öberg>" not in page
    links = re.findall(r"https?://[^\"' ]+", page)
    assert set(links) == {"http://www.w3.org/2000/svg"}


def test_the_longer_a_name_the_smaller_it_is_on_the_page():
    """A browser parts words, but does not shrink them."""
    sizes = []
    for name in ("Åsa Öberg", "Åsa Öberg-Lindström af Hageby", LONG.name, "坂田" * 15):
        page = diploma_html(replace(DIPLOMA, name=name))
        sizes.append(float(re.search(r"\.name \{[^}]*font-size: ([\d.]+)cqw", page)[1]))
    assert sizes[0] > sizes[1] > sizes[2] > 1
    assert sizes[3] < sizes[1]


def test_a_missing_title_is_a_dash():
    assert words_of("sv").level(None) == "–"
    assert words_of("sv").level(read_otb_level("2d")) == "2 DAN"
