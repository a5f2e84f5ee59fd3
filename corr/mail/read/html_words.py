"""All that an HTML letter of ours says, in its order: what a reply to it may quote."""

from html.parser import HTMLParser

from corr.mail.read.html_page import CELLS, HIDDEN, UNREAD, Page

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
