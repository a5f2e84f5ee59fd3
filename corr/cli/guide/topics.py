"""The pages of the documentation by topic, in the order of their table of contents."""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from msgspec import Struct

from corr import resources
from corr.errors import ArbiterError
from corr.languages import FALLBACK

CONTENTS = "index.md"
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
    for line in _text(CONTENTS).splitlines():
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

    A name that says its language, as `player.sv`, is that page. Raises ArbiterError, which names
    all topics.
    """
    wanted = name.casefold().removesuffix(".md")
    for one in (*topics_in(language), *topics()):
        if wanted in {one.name, one.path.removesuffix(".md")}:
            return one
        if one.language == language and wanted in {one.subject, _in_english(one.path)}:
            return one
    known = ", ".join(one.subject for one in topics_in(FALLBACK))
    about = [one.name for one in topics_in(language) if sections_with(one.text(), (name,))]
    raise ArbiterError(
        f"no topic is called {name!r}; "
        + (f"{', '.join(about)} {'speak' if about[1:] else 'speaks'} of it; " if about else "")
        + f"the topics are {known}"
    )


def sections(text: str) -> Iterator[str]:
    r"""The sections of a page, each from its heading to the next one.

    >>> list(sections("# A\n\nOne.\n\n## B\n\nTwo.\n"))
    ['# A\n\nOne.\n', '## B\n\nTwo.\n']
    """
    lines, in_code = list[str](), False
    for line in text.splitlines():
        in_code ^= line.lstrip().startswith("```")
        if line.startswith("#") and not in_code and lines:
            yield _joined(lines)
            lines = []
        lines.append(line)
    yield _joined(lines)


def sections_with(text: str, words: Sequence[str]) -> list[str]:
    """The sections of a page that speak of all the words, whatever their case."""
    wanted = [word.casefold() for word in words]
    return [one for one in sections(text) if all(word in one.casefold() for word in wanted)]


def _in_english(path: str) -> str:
    """The path of the English page, without its ending."""
    folder, slash, name = path.rpartition("/")
    return f"{folder}{slash}{name.partition('.')[0]}"


def _joined(lines: Sequence[str]) -> str:
    return "\n".join(lines).rstrip("\n") + "\n"


@cache
def _text(path: str) -> str:
    """A file of the folder. Raises FileNotFoundError if the installation lacks it."""
    return Path(resources.docs(), path).read_text(encoding="utf-8")
