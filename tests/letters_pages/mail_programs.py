"""What a letter's page asks of mail programs, and what caniemail's data says that each shows.

`python -m tests.letters_pages.mail_programs DATA.json` takes the part that the letters need anew
out of the whole published data; see `tests/data/caniemail/README.md`.
"""

import io
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from email.message import EmailMessage
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

from PIL import Image

from tests.places import TESTS

DATA = TESTS / "data" / "caniemail" / "features.json"

ELEMENTS = {
    "b": "strong",
    **dict.fromkeys(("tr", "td", "th"), "table"),
    **dict.fromkeys(("ul", "ol", "li"), "lists"),
    **dict.fromkeys(("h1", "h2", "h3", "h4", "h5", "h6"), "h1-h6"),
}
"""Elements that the data has under another name."""
PROPERTIES = re.compile(r"^(border|padding|margin|overflow)-(top|bottom|left|right|color|x)$")
"""Properties that the data has under the name before the hyphen."""
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
SELECTORS = {
    r"\.": "class",
    "#": "id",
    r"\s": "descendant",
    ">": "child",
    ",": "grouping",
    r"(^|\s)[a-z]": "type",
    ":": "pseudo",
}
UNITS = {"%": "percent"}
SOURCES = {"data": "image-base64", "mailto": "html-mailto-links", "": "html-anchor-links"}


@dataclass(frozen=True, kw_only=True)
class Verdict:
    """Whether a program shows a feature: `y`, `a` (in part), `n`, `u` (not known); with notes."""

    letter: str
    notes: tuple[str, ...] = ()

    @property
    def shown(self) -> bool:
        """Whether it does, at least in part."""
        return self.letter in ("y", "a")


@dataclass(frozen=True, kw_only=True)
class Feature:
    """An element, attribute, property or kind of image, and what programs make of it."""

    title: str
    verdicts: dict[str, Verdict]

    def of(self, program: str) -> Verdict:
        """What a program makes of it; a program that was not tried is not known."""
        return self.verdicts.get(program, Verdict(letter="u"))


@cache
def features() -> dict[str, Feature]:
    """The data by the names of features; of each program its newest version that was tried."""
    found = {}
    for slug, one in json.loads(DATA.read_text("utf-8"))["data"].items():
        verdicts = {}
        for family, platforms in one["stats"].items():
            for platform, versions in platforms.items():
                letter, *marks = [*versions.values()][-1].split()
                notes = tuple(one["notes_by_num"][mark.removeprefix("#")] for mark in marks)
                verdicts[f"{family}/{platform}"] = Verdict(letter=letter, notes=notes)
        found[slug] = Feature(title=one["title"], verdicts=verdicts)
    return found


@dataclass(frozen=True, kw_only=True)
class Shown:
    """An image of a page: its attributes, what the style sheet says of it, its file's width."""

    attributes: dict[str, str]
    sheet: str = ""
    wide: float = 0
    """In pixels of 1/96 inch, as the density that the file tells makes them."""


class _Page(HTMLParser):
    """Collects what stands in a page, each with the tag where it was first seen."""

    def __init__(self) -> None:
        super().__init__()
        self.used = dict[str, str]()
        self.images = list[tuple[dict[str, str], str]]()
        self._sheet = ""
        self._tables = list[str]()

    def handle_decl(self, decl: str) -> None:
        self.used.setdefault("html-doctype", decl)

    def handle_comment(self, data: str) -> None:
        self.used.setdefault("html-comments", data)

    def handle_data(self, data: str) -> None:
        if self.lasttag == "style" and not self._sheet:
            self._sheet = data
            for name in _of_sheet(data):
                self.used.setdefault(name, data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag == "table":
            self._tables.append(given.get("class", ""))
        if tag == "img":
            told = [does for asked, does in RULE.findall(self._sheet) if self._is_of(asked)]
            self.images.append((given, ";".join(told)))
        for name in _of_tag(tag, given):
            self.used.setdefault(name, self.get_starttag_text() or tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == "table":
            self._tables.pop()

    def _is_of(self, selector: str) -> bool:
        """Whether a rule is about the images of a table that is open."""
        return any(selector.strip() == f".{name} img" for name in self._tables if name)


def _of_tag(tag: str, given: dict[str, str]) -> Iterator[str]:
    if tag == "meta":
        yield f"html-meta-{given.get('name', 'charset')}"
        return
    yield f"html-{ELEMENTS.get(tag, tag)}"
    for name, value in given.items():
        if name == "style":
            yield from of_style(value)
        elif name in ("href", "src"):
            scheme = urlsplit(value).scheme
            yield SOURCES.get(scheme, f"{name} {scheme}:")
        else:
            yield f"html-{name}"


def _of_sheet(sheet: str) -> Iterator[str]:
    for rule in re.findall(r"@([\w-]+)", sheet):
        yield f"css-at-{rule}"
    for selector, style in RULE.findall(sheet):
        yield from of_style(style)
        for sign, kind in SELECTORS.items():
            if re.search(sign, selector.strip()):
                yield f"css-selector-{kind}"


def of_style(style: str) -> Iterator[str]:
    """The features of some declarations: their properties, units, functions and displays."""
    for declared in filter(str.strip, style.split(";")):
        name, _, value = (part.strip() for part in declared.partition(":"))
        yield "css-" + PROPERTIES.sub(r"\1", name)
        if name == "display" and value in ("none", "flex", "grid"):
            yield f"css-display-{value}"
        for unit in re.findall(r"(?<![#\w])-?[\d.]+(%|[a-z]+)", value):
            yield f"css-unit-{UNITS.get(unit, unit)}"
        for function in re.findall(r"([\w-]+)\(", value):
            yield f"css-function-{function}"
        if "!important" in value:
            yield "css-important"


def _page(letter: EmailMessage) -> _Page:
    page = letter.get_body(("html",))
    assert page is not None
    parser = _Page()
    parser.feed(page.get_content())
    return parser


def used(letter: EmailMessage) -> dict[str, str]:
    """The features that a letter uses, named as the data names them, each with a tag that does."""
    parts = [one for one in letter.walk() if one.get_content_maintype() == "image"]
    pictures = {f"image-{one.get_content_subtype()}": str(one["Content-ID"]) for one in parts}
    return _page(letter).used | pictures


def images(letter: EmailMessage) -> Iterator[Shown]:
    """Each image in a letter's page."""
    wide = {}
    for part in letter.walk():
        if part.get_content_maintype() == "image":
            with Image.open(io.BytesIO(part.get_content())) as file:
                density = file.info.get("dpi", (96, 96))[0]
                wide[f"cid:{part['Content-ID'].strip('<>')}"] = file.width * 96 / density
    for attributes, sheet in _page(letter).images:
        yield Shown(attributes=attributes, sheet=sheet, wide=wide[attributes["src"]])


def take(published: Path, wanted: Iterable[str]) -> str:
    """The part of the published data that is wanted, with the newest version of each program."""
    whole = json.loads(published.read_text("utf-8"))
    there = {one["slug"]: one for one in whole["data"]}
    lines = []
    for slug in sorted(set(wanted) & set(there)):
        one = there[slug]
        stats = {
            family: {
                platform: dict([[*versions.items()][-1]])
                for platform, versions in platforms.items()
                if versions
            }
            for family, platforms in one["stats"].items()
        }
        marks = set(re.findall(r"#(\d+)", json.dumps(stats)))
        notes = {mark: one["notes_by_num"][mark] for mark in sorted(marks)}
        kept = {
            "title": one["title"],
            "last_test_date": one["last_test_date"],
            "stats": stats,
            "notes_by_num": notes,
        }
        lines.append(f"{json.dumps(slug)}: {json.dumps(kept, ensure_ascii=False)}")
    date = json.dumps(whole["last_update_date"])
    return f'{{"last_update_date": {date}, "data": {{\n' + ",\n".join(lines) + "\n}}\n"


if __name__ == "__main__":
    from tests.letters_pages.test_mail_programs import NEEDED, NICER

    DATA.write_text(take(Path(sys.argv[1]), [*NEEDED, *NICER]), "utf-8")
