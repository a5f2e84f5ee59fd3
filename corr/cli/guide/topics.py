"""The pages of the documentation by topic, in the order of their table of contents."""

import re
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path

from msgspec import Struct

from corr import resources
from corr.cli.guide.finding import found
from corr.errors import ArbiterError
from corr.languages import FALLBACK

CONTENTS = "index.md"
_NEAR = 5
"""How many topics are told to who asked for one that is none."""
_BROKEN = re.compile(r"\n {2,}(?=\S)")
"""Where an entry goes on in the next line."""
_ENTRY = re.compile(r"- \[(?P<title>[^]]+)\]\((?P<path>[^)#:]+\.md)\): (?P<line>.*)")


class Topic(Struct, frozen=True, kw_only=True):
    """A page: its file in the folder of the documentation, and what the contents say of it."""

    path: str
    title: str
    about: str

    @property
    def name(self) -> str:
        """By what one asks for it: the name of its file."""
        return named(self.path)

    @property
    def subject(self) -> str:
        """The name of the page in English, which those in other languages begin with."""
        return self.name.partition(".")[0]

    @property
    def language(self) -> str:
        """The language of the page."""
        return language_of(self.path.removesuffix(".md"))

    @property
    def line(self) -> str:
        """Title and purpose, in Markdown."""
        return f"{self.title}: {self.about}"

    def text(self) -> str:
        """The page, in Markdown."""
        return _text(self.path)


def named(path: str) -> str:
    """The topic of a page, whatever folder it lies in.

    >>> named("arbiter/first-event.md"), named("player.sv.md")
    ('first-event', 'player.sv')
    """
    return path.rpartition("/")[2].removesuffix(".md")


def language_of(page: str) -> str:
    """The language of a page, by its path without the ending.

    >>> language_of("arbiter/day"), language_of("arbiter/day.sv")
    ('en', 'sv')
    """
    return page.rpartition("/")[2].partition(".")[2] or FALLBACK


@cache
def heads() -> Mapping[str, Sequence[Topic]]:
    """The topics of the contents, by whom they are for."""
    found, head = dict[str, list[Topic]](), ""
    for line in _BROKEN.sub(" ", _text(CONTENTS)).splitlines():
        if line.startswith("## "):
            head = line[3:]
        elif entry := _ENTRY.fullmatch(line):
            topic = Topic(path=entry["path"], title=entry["title"], about=entry["line"])
            found.setdefault(head, []).append(topic)
    return found


def topics() -> tuple[Topic, ...]:
    """Every topic, in the order of the contents."""
    return tuple(one for its in heads().values() for one in its)


def languages() -> tuple[str, ...]:
    """The languages that there are pages in."""
    return tuple(dict.fromkeys(one.language for one in topics()))


def topics_in(language: str) -> tuple[Topic, ...]:
    """Each page once, in the language if it has it, else in English."""
    own = {one.subject: one for one in topics() if one.language == language}
    return tuple(own.get(one.subject, one) for one in topics() if one.language == FALLBACK)


def topic_named(name: str, language: str = FALLBACK) -> Topic:
    """The topic of a name, or of the path of its page, in the language if it has it.

    A name that says its language, as `player.sv`, is that page. Raises ArbiterError, with a short
    list of what may be meant.
    """
    wanted = name.casefold().removesuffix(".md")
    for one in (*topics_in(language), *topics()):
        if wanted in {one.name, one.path.removesuffix(".md")}:
            return one
        if one.language == language and wanted in {one.subject, _in_english(one.path)}:
            return one
    near = _near(wanted, language)
    broad = max(map(len, near), default=0)
    raise ArbiterError(
        f"no topic is called {name!r}{':' if near else ''}",
        *(f"  corr help {asked:{broad}}  {why}" for asked, why in near.items()),
        "`corr help` lists all topics",
    )


def _near(wanted: str, language: str) -> dict[str, str]:
    """What somebody may have meant who asked for what is no topic: each way to ask, and why.

    Topics of a like name, then pages that speak of it, those that do most first.
    """
    pages = topics_in(language)
    like = get_close_matches(wanted, [one.subject for one in pages], n=1)
    meant = [one for one in pages if one.subject in like or wanted in one.subject.split("-")]
    told = {one: sections_with(one.text(), (wanted,)) for one in pages if one not in meant}
    most = sorted(told, key=lambda one: -len(told[one]))[: max(_NEAR - len(meant), 0)]
    return {
        **{one.name: one.title for one in meant},
        **{f"{one.name} {wanted}": one.title for one in most if told[one]},
    }


def sections_with(text: str, words: Sequence[str]) -> Sequence[str]:
    """The sections of a page that speak of all the words, the best first."""
    it = found(text, words)
    return it.sections if it.all_words else ()


def _in_english(path: str) -> str:
    """The path of the English page, without its ending."""
    folder, slash, name = path.rpartition("/")
    return f"{folder}{slash}{name.partition('.')[0]}"


@cache
def _text(path: str) -> str:
    """A file of the folder. Raises FileNotFoundError if the installation lacks it."""
    return Path(resources.docs(), path).read_text(encoding="utf-8")
