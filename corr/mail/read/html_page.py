"""The lines that the text of an HTML letter is written down in."""

import re

DEEPEST = 9
"""Quotes within quotes are marked so often at most."""

SPACED = frozenset({"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "pre", "blockquote"})
"""Elements with an empty line above and below them."""

BLOCKS = SPACED | frozenset(
    {"address", "article", "aside", "body", "center", "dd", "div", "dl", "dt", "fieldset"}
    | {"figure", "footer", "form", "header", "hr", "li", "main", "nav", "section"}
    | {"table", "tbody", "tfoot", "thead", "tr"}
)
"""Elements that begin and end a line."""

CELLS = frozenset({"td", "th"})
"""The cells of a table."""

UNREAD = frozenset({"head", "script", "style", "title", "template", "noscript", "object"})
"""Elements whose text nobody sees."""

HIDDEN = re.compile(r"display:none|mso-hide:all|visibility:hidden")
"""What a style, in small letters and without blanks, says of an element that nobody sees."""


class Page:
    """The lines as they grow, with the quote depth of the place that is being written."""

    __slots__ = ("_line", "_lines", "depth", "verbatim")

    def __init__(self) -> None:
        self._lines = list[str]()
        self._line = list[str]()
        self.depth = 0
        self.verbatim = False

    def say(self, text: str) -> None:
        """Go on in the line; in verbatim text, line ends are line ends."""
        if not self.verbatim:
            self._line.append(re.sub(r"\s+", " ", text))
            return
        first, *rest = text.split("\n")
        self._line.append(first)
        for line in rest:
            self.next()
            self._line.append(line)

    def end(self) -> None:
        """End the line, if anything stands in it."""
        if any(text.strip() for text in self._line):
            self.next()
        self._line.clear()

    def next(self) -> None:
        """End the line, which may be empty."""
        text = "".join(self._line)
        text = text if self.verbatim else " ".join(text.split())
        self._lines.append((self._marks() + text).rstrip())
        self._line.clear()

    def gap(self) -> None:
        """End the line and leave one empty."""
        self.end()
        blank = self._marks().rstrip()
        if self._lines and self._lines[-1] not in ("", blank):
            self._lines.append(blank)

    def turn(self, name: str, *, leaving: bool, own_line: bool = False) -> None:
        """The line end that an element makes at its begin or end."""
        if name == "br":
            if not leaving:
                self.next()
        elif name in SPACED:
            self.gap()
        elif name in BLOCKS or own_line:
            self.end()
        elif name in CELLS:
            self.say(" ")

    def _marks(self) -> str:
        return "> " * min(self.depth, DEEPEST)

    def lines(self) -> list[str]:
        """Everything that was written, without what is blank at the end."""
        self.end()
        while self._lines and not self._lines[-1].strip("> "):
            self._lines.pop()
        return self._lines
