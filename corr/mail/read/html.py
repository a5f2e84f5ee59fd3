"""HTML letters to text: what is quoted comes out behind `>`, as it would in a plain letter.

Takes any markup that a stranger wrote, in time linear in its length.
"""

import re
import warnings
from collections.abc import Iterator
from enum import Flag, auto

from bs4 import BeautifulSoup
from bs4.element import NavigableString, PageElement, PreformattedString, Tag
from bs4.exceptions import ParserRejectedMarkup

from corr.mail.read.html_words import HIDDEN, STRUCK, UNREAD, Page
from corr.mail.read.quote_openings import TAPPED

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
_FEWEST_NAMES = 5
_LONGEST_NAME = 2
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
    """Whether nobody sees the element, it is struck out, or signs every letter of the writer."""
    if node.name in UNREAD or node.get("hidden") is not None or HIDDEN.search(style):
        return True
    if node.name in STRUCK or "line-through" in style:
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
                    found.update(map(id, _names_above(parent)))
                break
    return found


def _names_above(row: Tag) -> Iterator[Tag]:
    """The row of the names of columns above a row of our board, which has no link itself."""
    above = row.find_previous_sibling("tr")
    if isinstance(above, Tag) and above.find("a") is None:
        names = above.get_text(" ")[: _LONGEST_ROW + 1].split()
        if len(names) >= _FEWEST_NAMES and max(map(len, names)) <= _LONGEST_NAME:
            yield above


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
