"""Every mail program that opens a `mailto:` shows a board that can be used.

What programs show is caniemail's data, and nothing of it stands here: these tests say what a
letter may use, what of it a reader cannot do without, and who has to do otherwise.
"""

import email.policy
import os
from email import message_from_bytes
from email.message import EmailMessage
from functools import cache
from html import unescape
from urllib.parse import parse_qsl, urlsplit

import pytest

from corr.mail.write.write import write
from corr.words.templates import ours
from tests.letter_samples.samples import samples
from tests.letter_samples.samples_facts import SITE
from tests.letters_pages.mail_programs import DATA, Feature, Shown, features, images, used

NEEDED = {
    "html-mailto-links": "a tap writes the answer",
    "html-table": "the points stand in lines and columns",
    "image-png": "the points are seen",
    "html-width": "the points are neither too large nor too small, or `css-width`",
    "css-width": "the same, or `html-width`",
}
"""What a board cannot be used without, and what for."""

NICER = {
    "css-background-color": "buttons and boards are as the page; links are told by their words",
    "css-border": "no frame around links; they are links",
    "css-border-collapse": "as `html-cellspacing`, which stands beside it",
    "css-border-radius": "corners are square",
    "css-display": "an image or a link stands in the line; buttons are as large as their words",
    "css-display-none": "the first line, for the list of letters, is seen above the letter",
    "css-font": "letters as the program has them",
    "css-font-size": "letters as the program has them",
    "css-font-weight": "headings are plain",
    "css-height": "an image keeps its own height or its form",
    "css-important": "names of points where images are off stand in lines without a height",
    "css-line-height": "lines stand closer or wider, rows of a board too",
    "css-list-style": "items have dots",
    "css-margin": "paragraphs stand closer or wider",
    "css-max-height": "as `css-display-none`, which stands beside it",
    "css-max-width": "a letter is as wide as its window",
    "css-selector-class": "as `html-style`",
    "css-selector-descendant": "as `html-style`",
    "css-selector-type": "as `html-style`",
    "css-overflow": "a wide table makes the page wide",
    "css-padding": "text stands at the edge, buttons are small",
    "css-table-layout": "columns are as wide as what is in them",
    "css-text-align": "text stands to the left; `html-align` says it again where it matters",
    "css-text-decoration": "links are underlined",
    "css-text-indent": "a broken line begins where it went on",
    "css-unit-em": "as the property with it",
    "css-unit-percent": "as the property with it",
    "css-unit-px": "as the property with it",
    "css-white-space": "a narrow column breaks its words",
    "html-align": "numbers stand to the left",
    "html-aria-hidden": "read aloud, a board has its letters, too",
    "html-aria-label": "read aloud, a point is as it is written",
    "html-body": "margins of the program's own",
    "html-cellpadding": "cells have a little room, lines of a board do not meet",
    "html-cellspacing": "cells have a little room, lines of a board do not meet",
    "html-div": "a table too wide cannot be moved",
    "html-doctype": "all that letters use is older than it",
    "html-h1-h6": "a heading is a line",
    "html-height": "rows of a board are as high as their images, or as the names of points",
    "html-img": "where nothing is known of it but PNG is shown, it is shown in one",
    "html-lang": "a program guesses the language",
    "html-lists": "items are lines",
    "html-meta-color-scheme": "a program makes its own darkness, or none",
    "html-p": "paragraphs are lines",
    "html-pre": "a diagram of signs does not stand straight; there is a picture beside it",
    "html-role": "read aloud, tables are told to be some",
    "html-strong": "words are plain",
    "html-style": "it says only what attributes say, too, or is for images that are off",
    "html-valign": "cells of a line stand in the middle",
}
"""What else letters may use, and what happens where it is not shown: none of it matters."""

NOT_IN_THE_DATA = {
    *("css-color", "css-font-family"),  # Of text: as old as style sheets.
    *("html-a", "html-br", "html-head", "html-html", "html-title"),  # Of HTML since it began.
    *("html-alt", "html-border", "html-bgcolor", "html-bordercolor"),  # Of HTML 3 and older.
    "html-u",  # Of HTML 3; the words are a link all the same.
    "html-class",  # For the style sheet.
    "html-scope",  # Whoever reads a table aloud may use it; seen it is not.
    *("html-meta-charset", "html-meta-viewport"),  # The part of the mail says the first itself.
    "html-meta-supported-color-schemes",  # The older name of `color-scheme`.
    "src cid:",  # Images that come with the letter: issue 130 of the data asks for it.
}
"""What letters use and the data does not tell of."""

LACKING = DATA.with_name("lacking.txt")
"""Which program shows what not, as the data says; CORR_GOLDEN=write writes it anew."""

OTHERWISE: dict[str, str] = {}
"""What the readers do whose program lacks what a board needs: by program."""

VERDICTS = {"n": "not shown", "a": "in part", "u": "not known", "y": "shown"}

ROOM = 560 // 20
"""How wide a point may be in a letter, for the largest board and the names of its rows."""

_SHEET = ("html-style", "css-selector-class", "css-selector-descendant", "css-selector-type")
_ON_IMAGES = "Not supported on `<body>`, `<span>`, `<div>`, `<p>` or `<img>` elements"
WIDTHS = {
    "pixels": (["html-width"], ["CID embedded"]),
    "percent": (["html-width"], ["CID embedded", "Percentage width on `<img>`"]),
    "style": (["css-width"], [_ON_IMAGES]),
    "sheet": (["css-width", *_SHEET], [_ON_IMAGES, "non Google accounts"]),
}
"""The ways to say how wide an image is: features, and what in their notes tells of a failure."""

OF_A_SMALL_FILE = "own width"
WORD = "outlook/windows"
"""It takes the width of an image from its file and its density, where it takes no other."""


@cache
def letters() -> dict[str, EmailMessage]:
    """Every sample letter that has a page, as a mail program reads it."""
    templates = ours()
    found = {}
    for sample in samples(templates.voice("en")):
        raw = write(sample.draft, site=SITE, templates=templates)
        letter = message_from_bytes(raw, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        if letter.get_body(("html",)):
            found[sample.name] = letter
    return found


@cache
def all_used() -> dict[str, str]:
    """What letters use, each with the first letter and its tag that does."""
    found = dict[str, str]()
    for name, letter in letters().items():
        for feature, where in used(letter).items():
            found.setdefault(feature, f"{name}: {where}")
    return found


def programs() -> list[str]:
    """The programs in which a `mailto:` works, but perhaps without `cc` and `bcc`."""
    mailto = features()["html-mailto-links"].verdicts
    return [
        name
        for name, verdict in mailto.items()
        if verdict.shown and all("`bcc`" in note for note in verdict.notes)
    ]


def widths(image: Shown) -> frozenset[str]:
    """The ways in which an image says how wide it is."""
    found = set[str]()
    attribute = image.attributes.get("width", "")
    if attribute:
        found.add("percent" if attribute.endswith("%") else "pixels")
    if image.wide <= ROOM:
        found.add(OF_A_SMALL_FILE)
    for way, told in (("style", image.attributes.get("style", "")), ("sheet", image.sheet)):
        if any(one.partition(":")[0].strip() == "width" for one in told.split(";")):
            found.add(way)
    return frozenset(found)


def heeds(program: str, way: str) -> bool:
    """Whether a program makes an image as wide as it says in a way."""
    if way == OF_A_SMALL_FILE:
        return program == WORD
    needed, failures = WIDTHS[way]
    verdicts = [features()[slug].of(program) for slug in needed]
    return all(
        verdict.shown and not any(one in note for one in failures for note in verdict.notes)
        for verdict in verdicts
    )


def fits(program: str, image: Shown) -> bool:
    """Whether an image is as wide as it should be in a program."""
    return any(heeds(program, way) for way in widths(image))


def test_letters_use_nothing_but_what_is_needed_or_does_no_harm_where_it_is_not_shown():
    unheard = set(all_used()) - {*NEEDED, *NICER, *NOT_IN_THE_DATA}
    assert {name: all_used()[name] for name in unheard} == {}


def test_what_is_listed_is_used_and_the_data_that_is_kept_is_of_that():
    assert {*NEEDED, *NICER, *NOT_IN_THE_DATA} - set(all_used()) == set()
    assert set(features()) == {*NEEDED, *NICER}


def test_links_that_write_a_letter_ask_for_no_copies():
    for name, letter in letters().items():
        page = letter.get_body(("html",))
        assert page is not None
        links = {one.partition('"')[0] for one in page.get_content().split('href="')[1:]}
        for link in map(unescape, links):
            asked = {key for key, _ in parse_qsl(urlsplit(link).query, keep_blank_values=True)}
            assert asked <= {"subject", "body"}, (name, link)


def test_every_program_that_opens_a_mailto_shows_what_a_board_needs():
    lacking = {
        (program, name)
        for name in ("html-table", "image-png")
        for program in programs()
        if not features()[name].of(program).shown
    }
    ways = dict[frozenset[str], str]()
    for name, letter in letters().items():
        for image in images(letter):
            ways.setdefault(widths(image), name)
    for said, name in ways.items():
        for program in programs():
            if not any(heeds(program, way) for way in said):
                lacking.add((program, f"the width of an image in {name}"))
    assert {program for program, _ in lacking} == set(OTHERWISE), sorted(lacking)


@pytest.mark.parametrize(
    ("attributes", "sheet", "too_wide_in"),
    [
        ({"width": "26", "style": "display:block;width:100%"}, "", set()),
        ({"width": "26"}, "", {"apple-mail/macos", "hey/desktop-webmail"}),
        ({"width": "100%"}, "", {"apple-mail/macos", "hey/desktop-webmail", "outlook/windows"}),
        ({"width": "100%"}, "display:block;width:100%", {"outlook/windows"}),
        ({"style": "width:100%"}, "", {"outlook/windows"}),
        ({"style": "max-width:100%"}, "", set(programs())),
    ],
)
def test_an_image_says_its_width_twice_or_is_too_wide_somewhere(attributes, sheet, too_wide_in):
    image = Shown(attributes=attributes, sheet=sheet, wide=52)
    assert {program for program in programs() if not fits(program, image)} == too_wide_in


def test_where_the_width_is_that_of_the_file_its_density_makes_it_small_enough():
    assert fits(WORD, Shown(attributes={"style": "width:100%"}, wide=26))
    assert not fits(WORD, Shown(attributes={"style": "width:100%"}, wide=52))


def test_who_lacks_what_is_as_it_was_when_somebody_looked():
    now = "\n".join([*told(), ""])
    if os.environ.get("CORR_GOLDEN") == "write":
        LACKING.write_text(now, "utf-8")
    assert now == LACKING.read_text("utf-8")


def told() -> list[str]:
    """The programs that lack something, feature by feature."""
    mailto = features()["html-mailto-links"]
    every = sorted({program for one in features().values() for program in one.verdicts})
    lines = [f"Letters are looked at in {len(programs())} programs, in which a mailto: works."]
    for letter, why in (("n", "does not work"), ("u", "was not tried")):
        others = [one for one in every if mailto.of(one).letter == letter]
        lines.append(f"It {why}: {', '.join(others)}")
    for slug in sorted(features()):
        lines += ["", f"{slug}: {NEEDED.get(slug) or NICER[slug]}", *lacking(features()[slug])]
    return lines


def lacking(feature: Feature) -> list[str]:
    """The programs that do not show a feature, those that do in part, and why so."""
    notes = list[str]()
    groups = dict[tuple[str, ...], list[str]]()
    for program in sorted(programs()):
        verdict = feature.of(program)
        notes += [note for note in verdict.notes if note not in notes]
        why = [f"[{notes.index(note) + 1}]" for note in verdict.notes]
        groups.setdefault((VERDICTS[verdict.letter], *why), []).append(program)
    groups.pop((VERDICTS["y"],), None)
    lines = [f"  {' '.join(told)}: {', '.join(those)}" for told, those in sorted(groups.items())]
    return lines + [f"  [{number}] {note}" for number, note in enumerate(notes, 1)]
