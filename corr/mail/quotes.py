"""What a person wrote in a letter: without quotes, attributions, signatures and footers.

The quote is a letter of ours, full of legal moves, so whatever may be quoted is left out: an
order that is lost is asked for again, an order read from a quote is a move nobody made.
"""

import re
import unicodedata
from collections.abc import Callable, Set
from dataclasses import dataclass

from corr.mail import quote_words as words
from corr.mail.tags import GAME_ID

MARKER = re.compile(
    rf"(?:.{{0,100}}[-–—]\s?)?({GAME_ID})\.([0-9]{{1,6}})\W{{0,9}}", re.IGNORECASE | re.ASCII
)
"""Matches the whole line at the top of our letters in any form in which it comes back."""

LONGEST_LINE = 400
"""Longer lines are prose, and no pattern is tried on them."""

_MOST_LINES = 10_000
_ATTRIBUTION_LINES = 4
_BLOCK_LINES = 12
_CLOSING_LINES = 3
_SURE_WORDS = 4


def marker(game: str, number: int, says: str) -> str:
    """The line at the top of our letters, which `says` that the answer stands above it.

    >>> marker("SK24-017", 12, "reply above this line")
    '-- reply above this line -- SK24-017.12'
    """
    return f"-- {says} -- {game}.{number}"


def own_text(
    text: str,
    *,
    own_addresses: Set[str] = frozenset(),
    own_names: Set[str] = frozenset(),
    sent: Callable[[], str] | None = None,
) -> str:
    r"""What the person wrote, above, below or between what they quote.

    `own_addresses` and `own_names` are ours, as attributions name them. `sent` gives the text
    of the letter that is answered; it is called only if a line may come from it.

    >>> own_text("i9\n\nOn 2 May 2024 Bo <b@x.example> wrote:\n> Your move?\n\nThanks!")
    'i9\n\nThanks!'
    """
    lines = [line.rstrip() for line in words.PGP.sub("", text + "\n").split("\n")][:_MOST_LINES]
    sheet = _Sheet(
        lines=lines,
        marked=[bool(words.MARKS.match(line)) for line in lines],
        ours=_pattern(own_addresses, own_names),
        known=_Known(sent),
    )
    keep = _unquoted(sheet)
    _drop_signatures(sheet, keep)
    _drop_known(sheet, keep)
    return _joined(sheet, keep)


class _Known:
    """The lines of the letter that is answered, looked up at the first need."""

    __slots__ = ("_lines", "_sent", "_set")

    def __init__(self, sent: Callable[[], str] | None) -> None:
        self._sent = sent
        self._lines: tuple[str, ...] | None = None
        self._set = frozenset[str]()

    def lines(self) -> tuple[str, ...]:
        """Its lines that are not blank, in the form that `_normal` gives."""
        if self._lines is None:
            text = self._sent() if self._sent else ""
            self._lines = tuple(filter(None, map(_normal, text.splitlines())))
            self._set = frozenset(self._lines)
        return self._lines

    def holds(self, line: str) -> bool:
        """Whether the line is one of them."""
        return bool(self.lines()) and _normal(line) in self._set


@dataclass(frozen=True, slots=True, kw_only=True)
class _Sheet:
    """The lines of a letter; `marked` are those behind quote marks."""

    lines: list[str]
    marked: list[bool]
    ours: re.Pattern[str] | None
    known: _Known

    def plain(self, at: int) -> bool:
        """Whether there is such a line, and it is neither blank nor marked nor a long text."""
        inside = 0 <= at < len(self.lines)
        return inside and not self.marked[at] and 0 < len(self.lines[at]) <= LONGEST_LINE

    def next(self, at: int) -> int:
        """The first line from there on that is not blank, or the end."""
        while at < len(self.lines) and not self.lines[at]:
            at += 1
        return at

    def quote_follows(self, at: int) -> bool:
        """Whether the next line that is not blank stands behind quote marks."""
        at = self.next(at)
        return at < len(self.lines) and self.marked[at]

    def names_us(self, text: str) -> bool:
        """Whether our address or name stands in it."""
        return bool(self.ours and self.ours.search(text))


def _pattern(own_addresses: Set[str], own_names: Set[str]) -> re.Pattern[str] | None:
    """Finds our addresses, with any detail, and names; None if there are none."""
    split = (address.partition("@") for address in sorted(own_addresses))
    found = [rf"{re.escape(local)}(?:\+[\w.+-]*)?@{re.escape(host)}" for local, _, host in split]
    found += [rf"\b{re.escape(name)}\b" for name in sorted(own_names) if name.strip()]
    return re.compile("|".join(found), re.IGNORECASE) if found else None


def _normal(line: str) -> str:
    """The line as it is compared: without marks, stars, case and double blanks."""
    unmarked = words.MARKS.sub("", line, count=1)
    folded = unicodedata.normalize("NFKC", unmarked).casefold()
    return " ".join(folded.translate({ord("*"): None, ord("_"): None}).split())


# -- what introduces a quote ----


def _unquoted(sheet: _Sheet) -> list[bool]:
    """Which lines stand outside all quotes."""
    keep = [not marked for marked in sheet.marked]
    at = 0
    while at < len(keep):
        opening = _opening(sheet, at)
        if opening is None:
            at += 1
            continue
        start, end, ours = opening
        while (more := _opening(sheet, sheet.next(end))) is not None:
            end, ours = more[1], ours or more[2]
        if ours or not sheet.quote_follows(end):
            end = _quote_end(sheet, end)
        start = _with_rule_above(sheet, start)
        keep[start:end] = [False] * (end - start)
        at = end
    return keep


def _opening(sheet: _Sheet, at: int) -> tuple[int, int, bool] | None:
    """The lines that introduce a quote, the last or first of them here; whether it is ours."""
    if not sheet.plain(at):
        return None
    line = sheet.lines[at].strip()
    if MARKER.fullmatch(line):
        return at, at + 1, True
    if words.DIVIDER.fullmatch(line):
        return at, at + 1, False
    block = _header_block(sheet, at)
    if block:
        return at, block, False
    start = _attribution(sheet, at)
    return None if start is None else (start, at + 1, False)


def _header_block(sheet: _Sheet, at: int) -> int:
    """The end of a block of header lines that begins here, or 0."""
    labels, last, others = set[str](), at, 0
    for index in range(at, min(at + _BLOCK_LINES, len(sheet.lines))):
        if not sheet.lines[index] and sheet.lines[index - 1]:
            continue
        label = _label(sheet, index)
        if label:
            labels.add(label)
            last, others = index, 0
            continue
        # A long list of recipients goes on in the next line.
        others += 1
        if index == at or others > 1 or not sheet.plain(index):
            break
    if len(labels) >= 3:
        return last + 1
    text = " ".join(sheet.lines[at : last + 1])
    sure = sheet.names_us(text) or _is_rule(sheet, at - 1) or words.DATE.search(text)
    return last + 1 if len(labels) == 2 and words.ADDRESS.search(text) and sure else 0


def _label(sheet: _Sheet, at: int) -> str:
    """The label of a header line, "" if it is none."""
    found = words.LABEL.match(sheet.lines[at].strip()) if sheet.plain(at) else None
    label = " ".join(found[1].lower().split()) if found else ""
    return label if label in words.HEADERS else ""


def _attribution(sheet: _Sheet, at: int) -> int | None:
    """Where the sentence begins that ends in this line and says who wrote what follows."""
    marked = sheet.quote_follows(at + 1)
    if not words.COLON.search(sheet.lines[at]):
        return at if marked and sheet.names_us(sheet.lines[at]) else None
    start = at
    while not _attributes(sheet, start, at, marked=marked):
        start -= 1
        if at - start >= _ATTRIBUTION_LINES or not sheet.plain(start):
            return None
        if not marked and sheet.lines[start][-1] in ".!?":
            return None
    return _wider(sheet, start, at)


def _attributes(sheet: _Sheet, start: int, at: int, *, marked: bool) -> bool:
    """Whether the lines name enough of: a writer's address, a time, the verb, a quote below."""
    text = " ".join(sheet.lines[start : at + 1])
    address = bool(words.ADDRESS.search(text)) or sheet.names_us(text)
    signs = (address, bool(words.DATE.search(text)), bool(words.WROTE.search(text)), marked)
    return sum(signs) >= 2


def _wider(sheet: _Sheet, start: int, at: int) -> int:
    """The begin of the attribution, if lines above it belong to it: it names address and time."""
    text = " ".join(sheet.lines[start : at + 1])
    for above in range(start - 1, at - _ATTRIBUTION_LINES, -1):
        if not sheet.plain(above):
            break
        line = sheet.lines[above]
        address, date = words.ADDRESS.search(line), words.DATE.search(line)
        if address and not words.ADDRESS.search(text):
            return _wider(sheet, above, at)
        if date and not words.DATE.search(text) and line[-1] not in ".!?":
            return above
    return start


def _with_rule_above(sheet: _Sheet, start: int) -> int:
    """The begin of a quote with the drawn lines above it."""
    above = start
    while above > 0 and (not sheet.lines[above - 1] or _is_rule(sheet, above - 1)):
        above -= 1
        if sheet.lines[above]:
            start = above
    return start


def _is_rule(sheet: _Sheet, at: int) -> bool:
    line = sheet.lines[at].strip() if sheet.plain(at) else ""
    return bool(words.RULE.fullmatch(line) or words.FORWARD.fullmatch(line))


def _quote_end(sheet: _Sheet, start: int) -> int:
    """Where a quote without marks ends: with the letter, as a rule.

    Only if every line from its begin is one of the letter that we sent, down to that letter's
    last lines, is what follows known to be the writer's.
    """
    closing, end = frozenset(sheet.known.lines()[-_CLOSING_LINES:]), 0
    for at in range(start, len(sheet.lines) if closing else 0):
        line = sheet.lines[at]
        if line and not (sheet.known.holds(line) or MARKER.fullmatch(line.strip())):
            break
        if line and _normal(line) in closing:
            end = at + 1
    return end or len(sheet.lines)


# -- what else the person did not write ----


def _drop_signatures(sheet: _Sheet, keep: list[bool]) -> None:
    """Drop signatures, which end at a quote or with the letter, and mail programs' footers."""
    signing = False
    for at, line in enumerate(sheet.lines):
        if not keep[at]:
            signing = False
            continue
        text = line.strip()
        signing = signing or bool(words.SIGNATURE.fullmatch(text))
        footer = len(text) <= 150 and words.SENT_FROM.match(text) and words.DEVICE.search(text)
        keep[at] = not (signing or footer)


def _drop_known(sheet: _Sheet, keep: list[bool]) -> None:
    """Drop what stands in the letter that we sent, where a client quotes without any sign.

    Short lines are dropped only from the first long one on: above it, `i9` is the answer.
    """
    own = [at for at, line in enumerate(sheet.lines) if keep[at] and line]
    tails = [at for at in own if at and sheet.marked[at - 1]]
    sure = [at for at in own if _is_sure(sheet.lines[at])]
    if not tails and not sure:
        return
    for at in tails:
        # A line that was too long behind its mark goes on without one.
        before = words.MARKS.sub("", sheet.lines[at - 1], count=1)
        keep[at] = not sheet.known.holds(f"{before} {sheet.lines[at]}")
    quoted = [at for at in sure if sheet.known.holds(sheet.lines[at])]
    if not quoted:
        return
    for at in own:
        if at < quoted[0] or not sheet.known.holds(sheet.lines[at]):
            if at > quoted[-1]:
                return
            continue
        keep[at] = False


def _is_sure(line: str) -> bool:
    """Whether nobody would write the line by chance as it stands in our letter."""
    return sum(len(word) >= 3 and word.isalpha() for word in line.split()) >= _SURE_WORDS


def _joined(sheet: _Sheet, keep: list[bool]) -> str:
    """The lines that are left, never two blank ones together."""
    left = list[str]()
    for line, kept in zip(sheet.lines, keep, strict=True):
        if kept and line:
            left.append(line)
        elif left and left[-1]:
            left.append("")
    return "\n".join(left).strip("\n")
