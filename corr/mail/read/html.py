"""HTML letters to text: what is quoted comes out behind `>`, as it would in a plain letter.

Takes any markup that a stranger wrote, in time linear in its length.
"""

import re
import warnings
from enum import Flag, auto
from html.parser import HTMLParser

from bs4 import BeautifulSoup
from bs4.element import NavigableString, PageElement, PreformattedString, Tag
from bs4.exceptions import ParserRejectedMarkup

from corr.mail.read.quote_openings import TAPPED

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
    r"""What a letter says, cell by cell, without and with the words of its pictures.

    This is how mail programs may flatten it when they quote it as plain text.

    >>> html_to_words("<p>Your <b>move</b></p><tr><td>a1</td><td>b1</td></tr><img alt=board>")
    ('Your move\n\na1\nb1', 'Your move\n\na1\nb1\nboard')
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
        self._verbatim = list[str]()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element, and take nothing down until the end of one that nobody sees."""
        given = dict(attrs)
        style = "".join((given.get("style") or "").lower().split())
        if self._unseen or tag in UNREAD or "hidden" in given or HIDDEN.search(style):
            if tag not in _EMPTY:
                self._unseen.append(tag)
            return
        self._turn(tag, leaving=False)
        if tag == "pre" or "white-space:pre" in style:
            self._verbatim.append(tag)
        self._set_verbatim()
        if tag == "img":
            self.pictured.say(f" {given.get('alt') or ''} ")

    def handle_endtag(self, tag: str) -> None:
        """End an element."""
        if not self._unseen:
            self._turn(tag, leaving=True)
            if tag in self._verbatim:
                self._verbatim.remove(tag)
            self._set_verbatim()
        elif tag in self._unseen:
            while self._unseen.pop() != tag:
                continue

    def handle_data(self, data: str) -> None:
        """Take text down."""
        if not self._unseen:
            self.bare.say(data)
            self.pictured.say(data)

    def _turn(self, tag: str, *, leaving: bool) -> None:
        own_line = tag in CELLS or tag == "a"
        self.bare.turn(tag, leaving=leaving, own_line=own_line)
        self.pictured.turn(tag, leaving=leaving, own_line=own_line)

    def _set_verbatim(self) -> None:
        self.bare.verbatim = self.pictured.verbatim = bool(self._verbatim)


# -- HTML letters to text ----


QUOTE_FOLLOWS = "---------- > ----------"
"""The line that stands where a client's HTML says that only quoted text follows."""

_LONGEST = 400_000
_MOST_TAGS = 20_000
_ROW_UP = 4
_LONGEST_ROW = 300
_ROW = re.compile(r"(<tr\b[^<>]*>)(.*?)(?=</tr|<tr\b|<table\b|<blockquote\b|\Z)", re.I | re.S)
_LINK = re.compile(r"<a\b[^<>]*>[^<>]*", re.IGNORECASE)
_TAG = re.compile(r"<[^<>]*>")
_MANY_LINKS = 3
_UNCLOSED = re.compile(r"<(?![^<>]*>)")
_DECLARATION = re.compile(r"<[!?][^<>]*>")

_QUOTES = re.compile(
    r"yahoo_quoted|moz-cite-prefix|moz-forward-container|gmail_attr|protonmail_quote"
    r"|tutanota_quote|zmail_extra|includetail|quoted-content|aolreplacedbody|airmail_on"
    r"|bloop_original|isreplycontent|isforwardcontent|ntes-mailmaster-quote|history_container"
    r"|nylas-quote|messagereplysection|front-blockquote|wlmailreply|mailbird_quote"
)
_REST = re.compile(
    r"divrplyfwdmsg|appendonsend|stopspelling|zwchr|olk_src_body|reference-message|qtdseparate"
    r"|originalmessage"
)
_SIGNATURES = re.compile(
    r"gmail_signature|moz-signature|ms-outlook-mobile-signature|applemailsignature"
    r"|protonmail_signature|composer_signature|messagesignaturesection|zm-_id_-sgn"
)
_RULE_ABOVE = re.compile(r"border-top:(?:solid|[\d.]+[a-z]*solid)|border-top-style:solid")
_BAR_LEFT = re.compile(r"border-left(?:-style)?:[^;]*(?:solid|outset|inset|double|groove)")
_NO_BORDER = re.compile(r"border(?:-left)?:(?:none|0)")


class _Way(Flag):
    """How the text of a document is taken down."""

    PLAIN = 0
    MARKED = auto()
    """Quotes stand behind `>`."""
    UNSIGNED = auto()
    """Signatures are left out."""


def html_to_text(markup: str) -> str:
    r"""The text of an HTML letter, quotes behind `>`, a line `QUOTE_FOLLOWS` where one begins.

    If nothing but a signature were left, it is taken for the text. If nothing but quotes were
    left, they are taken for the letter itself, unless they hold a link of ours.

    >>> html_to_text("<p>i9</p><blockquote type=cite>your <b>move</b></blockquote>")
    'i9\n\n> your move'
    """
    markup = "<".join(markup[:_LONGEST].split("<", _MOST_TAGS)[:_MOST_TAGS])
    soup = _parsed(_ROW.sub(_thinned, _sound(markup)))
    lines = _text(soup, _Way.MARKED | _Way.UNSIGNED)
    if not _own_lines(lines):
        lines = _text(soup, _Way.MARKED)
        if not _own_lines(lines) and not TAPPED.search(markup):
            lines = _text(soup, _Way.PLAIN)
    return "\n".join(lines).strip("\n")


def _sound(markup: str) -> str:
    """The markup without comments and declarations, in which every `<` meets its `>`.

    The parser needs quadratic time for tags that are opened and never closed.
    """
    pieces, at = list[str](), 0
    while (start := markup.find("<!--", at)) >= 0:
        pieces.append(markup[at:start])
        end = markup.find("-->", start + 2)
        at = end + 3 if end >= 0 else len(markup)
    pieces.append(markup[at:])
    return _DECLARATION.sub("", _UNCLOSED.sub("&lt;", "".join(pieces)))


def _thinned(row: re.Match[str]) -> str:
    """A row of our board with its first link alone, which stands for them all: all are quoted.

    The board is most of a letter, and a parser takes its time for every cell.
    """
    links = [link for link in _LINK.findall(row[2]) if "mailto:" in link.lower()]
    ends = row.string[row.end() : row.end() + 3].lower() in ("</t", "<tr")
    if not ends or len(links) < _MANY_LINKS or len(_TAG.sub("", row[2])) > _LONGEST_ROW:
        return row[0]
    tapped = next((link for link in links if TAPPED.search(link)), "")
    return f"{row[1]}<td>{tapped}</a></td>" if tapped else row[0]


def _parsed(markup: str) -> BeautifulSoup:
    with warnings.catch_warnings():
        # They warn of input that looks like a file name or like XML; a letter may look so.
        warnings.simplefilter("ignore")
        try:
            return BeautifulSoup(markup, "html.parser")
        except ParserRejectedMarkup:
            return BeautifulSoup(re.sub(r"<[^<>]*>", " ", markup), "html.parser")


def _own_lines(lines: list[str]) -> bool:
    """Whether anything stands outside and above the quotes."""
    before = lines[: lines.index(QUOTE_FOLLOWS)] if QUOTE_FOLLOWS in lines else lines
    return any(line and not line.startswith(">") for line in before)


def _text(soup: BeautifulSoup, way: _Way) -> list[str]:
    """The lines of the document."""
    page, mark = Page(), _Way.MARKED in way
    holders = _holders_of_quotes(soup) if mark else set()
    tapped = _tapped(soup) if mark else set()
    quotes, verbatim = set[int](), set[int]()
    todo: list[tuple[PageElement, bool]] = [(soup, False)]
    while todo:
        node, leaving = todo.pop()
        if not isinstance(node, Tag):
            if isinstance(node, NavigableString) and not isinstance(node, PreformattedString):
                page.say(str(node))
            continue
        quoted = id(node) in tapped
        page.turn(node.name, leaving=leaving, own_line=quoted)
        if leaving:
            page.depth -= 1 if id(node) in quotes else 0
            verbatim.discard(id(node))
            page.verbatim = bool(verbatim)
            continue
        style = "".join(str(node.get("style") or "").lower().split())
        if _is_unread(node, style, way):
            continue
        if mark and (quoted or _is_quote(node, style, holds_quote=id(node) in holders)):
            page.depth += 1
            quotes.add(id(node))
        elif mark and not page.depth and _starts_rest(node, style):
            page.say(QUOTE_FOLLOWS)
            page.end()
        if node.name == "pre" or "white-space:pre" in style:
            verbatim.add(id(node))
            page.verbatim = True
        todo.append((node, True))
        todo.extend((child, False) for child in reversed(node.contents))
    return page.lines()


def _is_unread(node: Tag, style: str, way: _Way) -> bool:
    """Whether nobody sees the element, or the writer signs with it in every letter."""
    if node.name in UNREAD or node.get("hidden") is not None or HIDDEN.search(style):
        return True
    return _Way.UNSIGNED in way and bool(_SIGNATURES.search(_names(node)))


def _tapped(soup: BeautifulSoup) -> set[int]:
    """The links of a letter of ours, and the rows of its board: clients may not mark them."""
    found = set[int]()
    for link in soup.find_all("a", href=TAPPED):
        found.add(id(link))
        for _, parent in zip(range(_ROW_UP), link.parents, strict=False):
            if parent.name == "tr":
                if id(parent) not in found and len(parent.get_text()) <= _LONGEST_ROW:
                    found.add(id(parent))
                break
    return found


def _holders_of_quotes(soup: BeautifulSoup) -> set[int]:
    """The elements that have a blockquote inside."""
    holders = set[int]()
    for quote in soup.find_all("blockquote"):
        parent = quote.parent
        while parent is not None and id(parent) not in holders:
            holders.add(id(parent))
            parent = parent.parent
    return holders


def _names(node: Tag) -> str:
    """The classes, id and name of an element; web mailers put their own prefix before them."""
    classes = node.get("class") or ()
    words = [classes] if isinstance(classes, str) else [str(one) for one in classes]
    return " ".join((*words, str(node.get("id") or ""), str(node.get("name") or ""))).lower()


def _is_quote(node: Tag, style: str, *, holds_quote: bool) -> bool:
    """Whether a client marks this element as what it quotes."""
    names = _names(node)
    if node.name == "blockquote":
        # Gmail's "indent" makes blockquotes, too: without a border, and they are the writer's.
        cited = node.get("type") == "cite" or "quote" in names
        return cited or not _NO_BORDER.search(style)
    if node.get("name") in ("quote", "quoted-content") or _QUOTES.search(names):
        return True
    if "gmail_quote" in names:
        # Answers between the quoted paragraphs stand inside it, outside the blockquotes.
        return not holds_quote
    return node.name == "div" and bool(_BAR_LEFT.search(style))


def _starts_rest(node: Tag, style: str) -> bool:
    """Whether everything from this element on is quoted, as Outlook does it."""
    if _REST.search(_names(node)):
        return True
    return node.name == "div" and bool(_RULE_ABOVE.search(style))
