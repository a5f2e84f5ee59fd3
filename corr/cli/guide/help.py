"""`corr help`: the pages of the documentation, and what they say of a word."""

import os
import re
from shutil import get_terminal_size
from typing import Annotated

import typer

from corr.acts.common import print_lines
from corr.cli.guide.finding import found
from corr.cli.guide.plain import as_plain
from corr.cli.guide.topics import (
    Topic,
    heads,
    languages,
    sections_with,
    topic_named,
    topics,
    topics_in,
)
from corr.errors import ArbiterError
from corr.languages import FALLBACK, known_language
from corr.sentences.said import said

BROAD = 80
"""The most columns of a page."""


def _names() -> list[str]:
    return [one.name for one in topics()]


def help_(
    context: typer.Context,
    topic: Annotated[
        str,
        typer.Argument(
            metavar="[TOPIC]",
            help="The page to read; without one it is told which there are.",
            autocompletion=_names,
        ),
    ] = "",
    words: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[WORDS]...", help="Only the sections that speak of them, the best first."
        ),
    ] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the page as it is written, in Markdown.")
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            "--lang",
            metavar="LANG",
            help="The language of the page; usually that of the terminal.",
        ),
    ] = "",
) -> None:
    """Read a page of the documentation, or what it says of a word.

    Example: corr help trouble imap
    """
    reads = _asked(language) if language else _of_the_reader()
    if not topic:
        print_lines(context, _contents(reads))
        return
    page = topic_named(topic, reads)
    text = _found(page, tuple(words or ()), reads)
    broad = min(get_terminal_size((BROAD, 0)).columns, BROAD)
    lines = text.splitlines() if markdown else as_plain(_at_terminal(text, page), broad)
    print_lines(context, list(lines))


def _asked(language: str) -> str:
    """The language of that name. Raises ArbiterError if there are no pages in it."""
    known = known_language(language, frozenset(languages()))
    if known == FALLBACK != language:
        raise ArbiterError(
            f"no page is in {language!r}; there are some in {', '.join(languages())}"
        )
    return known


def _of_the_reader() -> str:
    """The language of the terminal, as the environment has it, if there are pages in it."""
    said = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return known_language(next(filter(None, said), ""), frozenset(languages()))


def _contents(language: str) -> list[str]:
    """Every topic with a line, under whom it is for; each in the language, if it has it."""
    shown = topics_in(language)
    broad = max(len(one.name) for one in shown)
    lines = list[str]()
    for head, its in heads().items():
        told = [line for one in its if one in shown for line in _told(one, broad)]
        whom = said("guide", "for", whom=head.rpartition(" ")[2])
        lines += (whom.again(language), *told, "")
    others = ", ".join(f"--lang {one}" for one in languages() if one != language)
    return [
        *lines,
        said("guide", "ask").again(language),
        said("guide", "others", options=others).again(language),
    ]


def _told(topic: Topic, broad: int) -> list[str]:
    """A topic of the contents, its lines beside its name."""
    lines = list(as_plain(topic.line, BROAD - broad - 4))
    names = [topic.name, *[""] * (len(lines) - 1)]
    return [f"  {name:{broad}}  {line}" for name, line in zip(names, lines, strict=True)]


def _at_terminal(text: str, topic: Topic) -> str:
    """The text; where a translation links to its English page, with the command that prints it,
    for the name alone is the page in the reader's language.
    """
    if topic.language == FALLBACK:
        return text
    link, command = rf"\[([^]]*)\]\({topic.subject}\.md\)", f"corr help {topic.subject}"
    return re.sub(link, rf"\1: `{command} --lang {FALLBACK}`", text)


def _found(topic: Topic, words: tuple[str, ...], language: str) -> str:
    """What a page says, of the words if there are any. Raises ArbiterError if it says nothing."""
    text = topic.text()
    if not words:
        return text
    it = found(text, words)
    if it.all_words:
        return "\n".join(it.sections)
    others = [one.name for one in topics_in(language) if sections_with(one.text(), words)]
    if it.sections:
        asked = " ".join(words)
        near = said("guide", "most", words=asked, pages=others).again(topic.language)
        return "\n".join((f"{near}\n", *it.sections))
    raise ArbiterError(
        f"no section of {topic.name} speaks of {' and '.join(words)}"
        + (f"; one of {', '.join(others)} does" if others else "")
    )
