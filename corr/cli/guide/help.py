"""`corr help`: the pages of the documentation, and what they say of a word."""

from shutil import get_terminal_size
from typing import Annotated

import typer

from corr.acts.common import print_lines
from corr.cli.guide.plain import as_plain
from corr.cli.guide.topics import Topic, heads, sections_with, topic_named, topics
from corr.errors import ArbiterError

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
        typer.Argument(metavar="[WORDS]...", help="Only the sections that speak of all of them."),
    ] = None,
    markdown: Annotated[
        bool, typer.Option("--markdown", help="Print the page as it is written, in Markdown.")
    ] = False,
) -> None:
    """Read a page of the documentation, or what it says of a word.

    Example: corr help trouble imap
    """
    if not topic:
        print_lines(context, _contents())
        return
    text = _found(topic_named(topic), tuple(words or ()))
    broad = min(get_terminal_size((BROAD, 0)).columns, BROAD)
    print_lines(context, text.splitlines() if markdown else list(as_plain(text, broad)))


def _contents() -> list[str]:
    """Every topic with a line, under whom it is for."""
    broad = max(len(one.name) for one in topics())
    found = list[str]()
    for head, its in heads().items():
        found += (head, *(line for one in its for line in _told(one, broad)), "")
    return [*found, "corr help TOPIC prints a page, corr help TOPIC WORDS what it says of them."]


def _told(topic: Topic, broad: int) -> list[str]:
    """A topic of the contents, its lines beside its name."""
    lines = list(as_plain(topic.line, BROAD - broad - 4))
    names = [topic.name, *[""] * (len(lines) - 1)]
    return [f"  {name:{broad}}  {line}" for name, line in zip(names, lines, strict=True)]


def _found(topic: Topic, words: tuple[str, ...]) -> str:
    """What a page says, of the words if there are any. Raises ArbiterError if it says nothing."""
    text = topic.text()
    if not words:
        return text
    if found := sections_with(text, words):
        return "\n".join(found)
    others = [one.name for one in topics() if sections_with(one.text(), words)]
    raise ArbiterError(
        f"no section of {topic.name} speaks of {' and '.join(words)}"
        + (f"; one of {', '.join(others)} does" if others else "")
    )
