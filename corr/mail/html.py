"""HTML letters to text: what is quoted comes out behind `>`, as it would in a plain letter.

Takes any markup that a stranger wrote, in time linear in its length.
"""

import re
import warnings

from bs4 import BeautifulSoup
from bs4.element import NavigableString, PageElement, PreformattedString, Tag
from bs4.exceptions import ParserRejectedMarkup

from corr.mail.tags import TAG_FORM

QUOTE_FOLLOWS = "---------- > ----------"
"""The line that stands where a client's HTML says that only quoted text follows."""

_LONGEST = 400_000
_DEEPEST = 9
_UNCLOSED = re.compile(r"<(?![^<>]*>)")
_DECLARATION = re.compile(r"<[!?][^<>]*>")
_OURS = re.compile(rf"mailto:[^\s\"'>+]*\+{TAG_FORM}", re.IGNORECASE | re.ASCII)

_UNREAD = frozenset({"head", "script", "style", "title", "template", "noscript", "object"})
_SPACED = frozenset({"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "pre", "blockquote"})
_BLOCKS = _SPACED | frozenset(
    {"address", "article", "aside", "body", "center", "dd", "div", "dl", "dt", "fieldset"}
    | {"figure", "footer", "form", "header", "hr", "li", "main", "nav", "section"}
    | {"table", "tbody", "tfoot", "thead", "tr"}
)
_QUOTES = re.compile(
    r"yahoo_quoted|moz-cite-prefix|gmail_attr|protonmail_quote|tutanota_quote|zmail_extra"
    r"|includetail|quoted-content|aolreplacedbody"
)
_REST = re.compile(r"divrplyfwdmsg|appendonsend|stopspelling|olk_src_body|reference-message")
_RULE_ABOVE = re.compile(r"border-top:(?:solid|[\d.]+[a-z]*solid)")
_BAR_LEFT = re.compile(r"border-left(?:-style)?:[^;]*(?:solid|outset|inset|double|groove)")
_NO_BORDER = re.compile(r"border(?:-left)?:(?:none|0)")
_HIDDEN = re.compile(r"display:none|mso-hide:all|visibility:hidden")


def html_to_text(markup: str) -> str:
    r"""The text of an HTML letter, quotes behind `>`, a line `QUOTE_FOLLOWS` where one begins.

    If nothing but quotes were left, they are taken for the letter itself, unless they hold a
    reply address of ours.

    >>> html_to_text("<p>i9</p><blockquote type=cite>your <b>move</b></blockquote>")
    'i9\n\n> your move'
    """
    soup = _parsed(_sound(markup[:_LONGEST]))
    lines = _text(soup, mark=True)
    if not _own_lines(lines) and not _OURS.search(markup):
        lines = _text(soup, mark=False)
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


class _Page:
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

    def _marks(self) -> str:
        return "> " * min(self.depth, _DEEPEST)

    def lines(self) -> list[str]:
        """Everything that was written, without what is blank at the end."""
        self.end()
        while self._lines and not self._lines[-1].strip("> "):
            self._lines.pop()
        return self._lines


def _text(soup: BeautifulSoup, *, mark: bool) -> list[str]:
    """The lines of the document; with `mark`, quotes stand behind `>`."""
    page, holders = _Page(), _holders_of_quotes(soup)
    quotes, verbatim = set[int](), set[int]()
    todo: list[tuple[PageElement, bool]] = [(soup, False)]
    while todo:
        node, leaving = todo.pop()
        if not isinstance(node, Tag):
            if isinstance(node, NavigableString) and not isinstance(node, PreformattedString):
                page.say(str(node))
            continue
        _break(page, node, leaving=leaving)
        if leaving:
            page.depth -= 1 if id(node) in quotes else 0
            verbatim.discard(id(node))
            page.verbatim = bool(verbatim)
            continue
        style = "".join(str(node.get("style") or "").lower().split())
        if node.name in _UNREAD or node.get("hidden") is not None or _HIDDEN.search(style):
            continue
        if mark and _is_quote(node, style, holds_quote=id(node) in holders):
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


def _break(page: _Page, node: Tag, *, leaving: bool) -> None:
    """The line end that an element makes at its begin or end."""
    if node.name == "br":
        if not leaving:
            page.next()
    elif node.name in _SPACED:
        page.gap()
    elif node.name in _BLOCKS:
        page.end()
    elif node.name in ("td", "th"):
        page.say(" ")


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
    """The classes and the id of an element; web mailers put their own prefix before them."""
    classes = node.get("class") or ()
    words = [classes] if isinstance(classes, str) else [str(one) for one in classes]
    return " ".join((*words, str(node.get("id") or ""))).lower()


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
