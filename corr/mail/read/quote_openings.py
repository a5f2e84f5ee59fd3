"""Where a quote begins: the marker of our letters, attributions, header blocks, divided lines.

Reads lines, drops none: `quotes.py` decides how far a quote goes.
"""

import re
from collections.abc import Set
from dataclasses import dataclass

from corr.mail.read import quote_words as words

_ATTRIBUTION_LINES = 4
_ATTRIBUTION_LENGTH = 220
_BLOCK_LINES = 16
_FLAT_BLOCK_LENGTH = 2_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """The lines `start` to `end` that introduce a quote; whether it is surely a letter of ours."""

    start: int
    end: int
    ours: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """The lines of a letter; `marked` are those behind quote marks."""

    lines: list[str]
    marked: list[bool]
    ours: re.Pattern[str] | None

    def plain(self, at: int) -> bool:
        """Whether there is such a line, and it is neither blank nor marked nor a long text."""
        inside = 0 <= at < len(self.lines)
        return inside and not self.marked[at] and 0 < len(self.lines[at]) <= words.LONGEST_LINE

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


def sheet_of(lines: list[str], own_addresses: Set[str], own_names: Set[str]) -> Sheet:
    """The lines, looked at; the addresses and names are ours, as attributions name them."""
    marked = [bool(words.MARKS.match(line)) and not _divides(line) for line in lines]
    return Sheet(lines=lines, marked=marked, ours=_pattern(own_addresses, own_names))


def _divides(line: str) -> bool:
    return len(line) <= words.LONGEST_SIGN and bool(words.DIVIDER.fullmatch(line))


def _pattern(own_addresses: Set[str], own_names: Set[str]) -> re.Pattern[str] | None:
    """Finds our addresses, with any detail, and names; None if there are none."""
    split = (address.partition("@") for address in sorted(own_addresses))
    found = [rf"{re.escape(local)}(?:\+[\w.+-]*)?@{re.escape(host)}" for local, _, host in split]
    found += [rf"\b{re.escape(name)}\b" for name in sorted(own_names) if name.strip()]
    return re.compile("|".join(found), re.IGNORECASE) if found else None


def opening(sheet: Sheet, at: int) -> Opening | None:
    """The lines that introduce a quote, of which this is the first of a block or the last."""
    if not sheet.plain(at):
        flat = 0 <= at < len(sheet.lines) and not sheet.marked[at] and _flat_block(sheet, at)
        return Opening(start=at, end=at + 1) if flat else None
    line = sheet.lines[at].strip()
    if len(line) <= words.LONGEST_SIGN and words.MARKER.fullmatch(line):
        return Opening(start=at, end=at + 1, ours=True)
    end = _divider_end(sheet, at) or _header_block(sheet, at)
    if end:
        return Opening(start=at, end=end)
    if _announces(sheet, at) or _flat_block(sheet, at):
        return Opening(start=at, end=at + 1)
    start = _attribution(sheet, at)
    return None if start is None else Opening(start=start, end=at + 1)


def _divider_end(sheet: Sheet, at: int) -> int:
    """The end of words between dashes, which may have been broken into two lines, or 0."""
    line = sheet.lines[at].strip()
    if _divides(line):
        return at + 1
    if not (line.startswith("----") and sheet.plain(at + 1)):
        return 0
    both = f"{line} {sheet.lines[at + 1].strip()}"
    return at + 2 if _divides(both) and words.ADDRESS.search(both) else 0


def with_rule_above(sheet: Sheet, start: int) -> int:
    """The begin of a quote with the drawn lines, and the name of its writer, above it."""
    above = start
    while above > 0 and (not sheet.lines[above - 1] or _belongs_below(sheet, above - 1)):
        above -= 1
        if sheet.lines[above]:
            start = above
    return start


def _belongs_below(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at]
    named = sheet.plain(at) and words.COLON.search(line) and words.ADDRESS.search(line)
    return bool(named) or _is_rule(sheet, at)


def _is_rule(sheet: Sheet, at: int) -> bool:
    line = sheet.lines[at].strip() if sheet.plain(at) else ""
    short = len(line) <= words.LONGEST_SIGN
    return short and bool(words.RULE.fullmatch(line) or words.FORWARD.fullmatch(line))


def _announces(sheet: Sheet, at: int) -> bool:
    """Whether the line says that a quote follows, or a letter where one in quote marks does."""
    line = sheet.lines[at].strip()
    if len(line) > words.LONGEST_SIGN:
        return False
    forwards = sheet.quote_follows(at + 1) and words.FORWARD.fullmatch(line)
    return bool(forwards or words.ABOVE.fullmatch(line))


# -- header blocks ----


def _header_block(sheet: Sheet, at: int) -> int:
    """The end of a block of header lines that begins here, or 0."""
    first = words.LABEL.match(sheet.lines[at].strip())
    if first is None or _is_own_line(sheet, at):
        return 0
    found, last, others = dict[str, bool](), at, 0
    for index in range(at, min(at + _BLOCK_LINES, len(sheet.lines))):
        line = sheet.lines[index].strip()
        if not line and sheet.lines[index - 1]:
            continue
        label, known = _label(sheet, index)
        if label and label not in found:
            found[label] = known
            last, others = index, 0
            continue
        # A long list of recipients goes on in the next lines.
        others += 0 if line.endswith((",", ";")) or words.ADDRESS.search(line[:200]) else 1
        if index == at or others > 1 or not sheet.plain(index):
            break
    return last + 1 if _is_block(sheet, at, last, found) else 0


def _is_own_line(sheet: Sheet, at: int) -> bool:
    """Whether the writer typed a line such as `13: i9` above a quote that begins without it."""
    for below in range(at, min(at + _BLOCK_LINES, len(sheet.lines))):
        line = sheet.lines[below].strip()
        if not line:
            continue
        if below > at and sheet.plain(below) and _divider_end(sheet, below):
            return True
        if _label(sheet, below)[1]:
            return below > at and _header_block(sheet, below) > 0
        start = line[: words.LONGEST_LINE]
        if words.ADDRESS.search(start) or sheet.names_us(start):
            return False
    return False


def _is_block(sheet: Sheet, at: int, last: int, found: dict[str, bool]) -> bool:
    """Whether so many labels, of which some are known ones, can only be headers."""
    known = sum(found.values())
    if known >= 3:
        return True
    text = " ".join(sheet.lines[at : last + 1])
    address = bool(words.ADDRESS.search(text))
    if known == 2 and address:
        date = bool(words.DATE.search(text))
        return date or sheet.names_us(text) or _is_rule(sheet, at - 1)
    # Headers in a language that we do not know: somebody's address, and when to the minute.
    first = words.LABEL.match(sheet.lines[at].strip())
    machine = first is not None and bool(words.ADDRESS.search(first[2]))
    return len(found) >= 3 and machine and bool(words.TIME.search(text))


def _label(sheet: Sheet, at: int) -> tuple[str, bool]:
    """The label of a header line, "" if it is none, and whether we know it."""
    found = words.LABEL.match(sheet.lines[at].strip()) if sheet.plain(at) else None
    label = " ".join(found[1].casefold().split()) if found else ""
    if label in words.HEADERS:
        return label, True
    return (label if len(label.split()) <= 3 else ""), False


def _flat_block(sheet: Sheet, at: int) -> bool:
    """Whether a whole header block begins this line, as some converters of HTML write it."""
    line = sheet.lines[at][:_FLAT_BLOCK_LENGTH].strip()
    divided = words.DIVIDED.match(line)
    line = line[divided.end() :] if divided else line
    if not _begins_with_label(line):
        return False
    labels = {_label_at_end(part) for part in re.split("[:：]", line)[:-1]} - {""}
    sure = divided or words.DATE.search(line) or words.ADDRESS.search(line)
    return len(labels) >= (1 if divided else 3) and bool(sure)


def _label_at_end(text: str) -> str:
    """The header label with which the text ends, "" if there is none."""
    last = text[-40:].replace("*", " ").casefold().split()[-3:]
    ends = (" ".join(last[start:]) for start in range(len(last)))
    return next((end for end in ends if end in words.HEADERS), "")


def _begins_with_label(line: str) -> bool:
    found = words.LABEL.match(line[:80])
    return found is not None and " ".join(found[1].casefold().split()) in words.HEADERS


# -- attributions ----


def _attribution(sheet: Sheet, at: int) -> int | None:
    """Where the sentence begins that ends in this line and says who wrote what follows."""
    marked = sheet.quote_follows(at + 1)
    line = sheet.lines[at]
    if not words.COLON.search(line):
        dated = words.ADDRESS.search(line) and words.DATE.search(line)
        named = marked and (sheet.names_us(line) or dated)
        return at if named or _wrote_without_colon(line) else None
    start = at
    while not _attributes(sheet, start, at, marked=marked):
        start -= 1
        if sum(map(len, sheet.lines[max(start, 0) : at + 1])) > words.LONGEST_LINE:
            return None
        if at - start >= _ATTRIBUTION_LINES or not sheet.plain(start):
            return None
        if not marked and sheet.lines[start][-1] in ".!?":
            return None
    return _wider(sheet, start, at)


def _wrote_without_colon(line: str) -> bool:
    """Whether address, date and verb stand together, the quote maybe going on in the line."""
    head = line[:_ATTRIBUTION_LENGTH]
    verb = words.WROTE.search(head)
    address, date = words.ADDRESS.search(head), words.DATE.search(head)
    if not (verb and address and date):
        return False
    end = max(verb.end(), address.end())
    return date.start() < end and bool(words.AFTER_VERB.match(line[end:]))


def _attributes(sheet: Sheet, start: int, at: int, *, marked: bool) -> bool:
    """Whether the lines name enough of: a writer's address, a time, the verb, a quote below."""
    text = " ".join(sheet.lines[start : at + 1])
    address = bool(words.ADDRESS.search(text)) or sheet.names_us(text)
    verb = bool(words.WROTE.search(text))
    if not (address or marked):
        # People write of dates and letters, too, but not to the minute, or as clients begin.
        return verb and bool(words.ATTRIBUTES.match(text) or words.TIME.search(text))
    return sum((address, bool(words.DATE.search(text)), verb, marked)) >= 2


def _wider(sheet: Sheet, start: int, at: int) -> int:
    """The begin of the attribution, if lines above it belong to it: it names address and time."""
    text = " ".join(sheet.lines[start : at + 1])
    for above in range(start - 1, at - _ATTRIBUTION_LINES, -1):
        if not sheet.plain(above):
            break
        line = sheet.lines[above]
        if _is_cut(line, sheet.lines[above + 1]):
            return _wider(sheet, above, at)
        address, date = words.ADDRESS.search(line), words.DATE.search(line)
        if address and not words.ADDRESS.search(text):
            return _wider(sheet, above, at)
        if date and not words.DATE.search(text) and line[-1] not in ".!?":
            return above
    return start


def _is_cut(line: str, below: str) -> bool:
    """Whether a client broke the line between a name and its address."""
    if line.endswith("<"):
        return True
    return below.startswith("<") and line[-1] not in ".!?:"
