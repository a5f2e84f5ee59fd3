"""All that an HTML letter of ours says, in its order, and the lines that such a text comes to.

It makes no tree of the markup: what does so takes a while to load, and few letters need it.
"""

import re
from html.parser import HTMLParser

# -- the lines that the text of an HTML letter is written down in ----

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

STRUCK = frozenset({"s", "strike", "del"})
"""Elements whose text is struck out: it is there to be read, and not meant any more."""

STRIKES = re.compile(r"<(?:s|strike|del)\b|line-through", re.IGNORECASE)
"""What markup has in which something is struck out."""

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


# -- all that an HTML letter of ours says, in its order ----


_EMPTY = frozenset({"br", "hr", "img", "input", "link", "meta", "wbr"})


def html_to_words(markup: str) -> tuple[str, str]:
    r"""What a letter says, cell by cell, without and with what pictures and hidden lines say.

    This is how mail programs may flatten it when they quote it as plain text.

    >>> html_to_words("<p>Your <b>move</b></p><tr><td>a1</td><td>b1</td></tr><img alt=board>")
    ('Your move\n\na1\nb1', 'Your move\n\na1\nb1\nboard')
    >>> html_to_words("<div style='display: none'>Bo played i9.</div><p>Your move</p>")
    ('Your move', 'Bo played i9.\n\nYour move')
    """
    reader = _Words()
    reader.feed(markup)
    reader.close()
    return "\n".join(reader.bare.lines()), "\n".join(reader.pictured.lines())


class _Words(HTMLParser):
    """Writes down well-formed markup; a tree of it, which takes much longer, is not needed."""

    def __init__(self) -> None:
        super().__init__()
        self.bare, self.pictured = Page(), Page()
        self._unseen = list[str]()
        self._hidden = list[str]()
        self._verbatim = list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element, and take nothing down until the end of one that nobody sees."""
        given = dict(attrs)
        style = "".join((given.get("style") or "").lower().split())
        if self._unseen or tag in UNREAD:
            if tag not in _EMPTY:
                self._unseen.append(tag)
            return
        if (self._hidden or "hidden" in given or HIDDEN.search(style)) and tag not in _EMPTY:
            self._hidden.append(tag)
        self._turn(tag, leaving=False)
        if tag == "pre" or "white-space:pre" in style:
            self._verbatim.append(tag)
        self._set_verbatim()
        if tag == "img":
            self.pictured.say(f" {given.get('alt') or ''} ")

    def handle_endtag(self, tag: str) -> None:
        """End an element."""
        if self._unseen:
            _leave(self._unseen, tag)
            return
        self._turn(tag, leaving=True)
        _leave(self._hidden, tag)
        if tag in self._verbatim:
            self._verbatim.remove(tag)
        self._set_verbatim()

    def handle_data(self, data: str) -> None:
        """Take text down."""
        if self._unseen:
            return
        self.pictured.say(data)
        if not self._hidden:
            self.bare.say(data)

    def _turn(self, tag: str, *, leaving: bool) -> None:
        own_line = tag in CELLS or tag == "a"
        self.bare.turn(tag, leaving=leaving, own_line=own_line)
        self.pictured.turn(tag, leaving=leaving, own_line=own_line)

    def _set_verbatim(self) -> None:
        self.bare.verbatim = self.pictured.verbatim = bool(self._verbatim)


def _leave(inside: list[str], tag: str) -> None:
    """Drop the innermost element of that name, with all in it that was not ended."""
    if tag in inside:
        while inside.pop() != tag:
            continue
