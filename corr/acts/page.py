"""Where a command writes: to the terminal, or into the letter that answers its own."""

import json
import re
import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Protocol

from corr.printable import harmless, printable
from corr.sentences.said import Said, in_language, joined, said, then

_UNSEEN = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class Page(Protocol):
    """What a command has to say goes here, and nowhere else."""

    def say(self, text: str = "") -> None:
        """Write a text and end the line."""

    def add(self, text: str) -> None:
        """Write a text as it is, also one that ends no line."""

    def write(self, content: bytes) -> None:
        """Write bytes as they are."""

    @property
    def is_screen(self) -> bool:
        """Whether somebody sits before it who reads along."""

    def note(self, text: str) -> None:
        """Write a text beside it."""


class Terminal:
    """Standard output, and standard error for what is wrong."""

    def say(self, text: str = "") -> None:
        """Print a text."""
        print(text)

    def add(self, text: str) -> None:
        """Print a text as it is."""
        sys.stdout.write(text)

    @property
    def is_screen(self) -> bool:
        """Whether it is a terminal, and no file."""
        return sys.stdout.isatty()

    def write(self, content: bytes) -> None:
        """Print bytes, as into a file."""
        sys.stdout.flush()
        sys.stdout.buffer.write(content)

    def note(self, text: str) -> None:
        """Print a text on standard error. A full disk stops nobody."""
        with suppress(OSError):
            print(text, file=sys.stderr, flush=True)


class Sheet:
    """A page of a letter."""

    def __init__(self) -> None:
        """Nothing is written yet."""
        self._said = list[str]()
        self._beside = list[str]()

    def say(self, text: str = "") -> None:
        """Write a text and end the line."""
        self._said += (text, "\n")

    def add(self, text: str) -> None:
        """Write a text as it is."""
        self._said.append(text)

    is_screen = False

    def write(self, content: bytes) -> None:
        """Write bytes as text."""
        self._said.append(content.decode("utf-8", "replace"))

    def note(self, text: str) -> None:
        """Write a text that stands before all others."""
        self._beside += (text, "\n")

    @property
    def text(self) -> str:
        """What was written, first what stands beside it; it can be said again."""
        parts = [then(joined("", one), _trimmed) for one in (self._beside, self._said)]
        return joined("\n", filter(None, parts))


def _trimmed(text: str) -> str:
    return text.replace("\r\n", "\n").strip("\n")


def complain(page: Page, text: str) -> None:
    """Say what is wrong; further lines stand in."""
    page.note(then(text, lambda one: "corr: " + harmless(one).replace("\n", "\n      ")))


def write_json(page: Page, value: object) -> None:
    """Write a value as JSON text; what would steer a terminal is written with a backslash."""
    text = json.dumps(value, ensure_ascii=False, indent=2, default=str)
    page.say(_UNSEEN.sub(lambda found: f"\\u{ord(found[0]):04x}", text))


def write_lines(page: Page, lines: Iterable[str]) -> None:
    """Write lines in which strangers may have a word: none of them steers the terminal."""
    for line in lines:
        page.say(then(line, harmless))


def write_table(page: Page, heads: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Write rows under their heads, columns aligned; nothing where there are no rows."""
    if rows:
        shown = [said("desk", "head", name=head) for head in heads]
        page.say(Said.of(lambda language: _aligned([shown, *rows], language)))


def _aligned(rows: Sequence[Sequence[object]], language: str) -> str:
    texts = [[printable(in_language(cell, language)) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    lines = (
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in texts
    )
    return "\n".join(lines)
