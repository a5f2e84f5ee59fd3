"""What a person wrote in a letter: without quotes, attributions, signatures and footers.

The quote is a letter of ours, full of legal moves, so whatever may be quoted is left out: an
order that is lost is asked for again, an order read from a quote is a move nobody made.
"""

import re
from collections.abc import Callable, Sequence, Set

from corr.mail.read import quote_words as words
from corr.mail.read.desk_lines import command_end, is_named
from corr.mail.read.quote_known import RUN, Known, is_prose, words_of
from corr.mail.read.quote_openings import Sheet, opening, sheet_of, with_rule_above
from corr.mail.read.run_together import parted

_MOST_LINES = 4_000
_MOST_CHARACTERS = 150_000
_FULL_LINE = 68
_FOOTER_LINES = 3
_SCANNER_LINES = 6
_BARE_LINK = re.compile(r"<https?:[^\s<>]*>")
_ANSWER_LINES = 5
_LIST_FOOTER_LINES = 8
_LIST_FOOTER_HEIGHT = 30


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
    sent: Callable[[], tuple[str, ...]] | None = None,
) -> str:
    r"""What the person wrote, above, below or between what they quote.

    `own_addresses` and `own_names` are ours, as attributions name them. `sent` gives the texts
    of the letter that is answered, plain and HTML; it is called only if a line may come from it.

    >>> own_text("i9\n\nOn 2 May 2024 Bo <b@x.example> wrote:\n> Your move?\n\nThanks!")
    'i9\n\nThanks!'
    """
    text = parted(words.PGP.sub("", text[:_MOST_CHARACTERS] + "\n"))
    lines = [line.rstrip() for line in text.split("\n")][:_MOST_LINES]
    sheet = sheet_of(lines, own_addresses, own_names)
    known = Known(sent)
    keep = _unquoted(sheet, known)
    _drop_links(sheet, keep)
    _drop_scanners(sheet, keep)
    _drop_signatures(sheet, keep)
    _drop_broken(sheet, known, keep)
    _drop_known(sheet, known, keep)
    return _joined(sheet, keep)


# -- quotes that something introduces ----


def _unquoted(sheet: Sheet, known: Known) -> list[bool]:
    """Which lines stand outside all quotes."""
    keep = [not marked for marked in sheet.marked]
    at = 0
    while at < len(keep):
        found = opening(sheet, at)
        if found is None:
            at += 1
            continue
        end, ours = found.end, found.ours
        while (more := opening(sheet, sheet.next(end))) is not None:
            end, ours = more.end, ours or more.ours
        start = with_rule_above(sheet, found.start)
        keep[start:end] = [False] * (end - start)
        at = end
        if ours or not sheet.quote_follows(end):
            keep[end:] = _added(sheet, known, end, keep[end:], ours=ours)
            at = len(keep)
    return keep


def _added(sheet: Sheet, known: Known, start: int, keep: list[bool], *, ours: bool) -> list[bool]:
    """What to keep of a quote without marks, which goes on to the end of the letter, as a rule.

    Only if it is the letter that we sent, word for word, are lines that it has not the writer's;
    right below our marker (`ours`) the writer may begin.
    """
    rest = [at for at, line in enumerate(sheet.lines) if at >= start and line]
    found = known.added([sheet.lines[at] for at in rest], above=ours) or ()
    added = {rest[at] for at in found}
    return [kept and at in added for at, kept in enumerate(keep, start)]


# -- what else the person did not write ----


def _drop_links(sheet: Sheet, keep: list[bool]) -> None:
    """Drop lines with links of our letters, which some programs write out."""
    for at, line in enumerate(sheet.lines):
        if keep[at] and "mailto:" in line.lower() and words.TAPPED.search(line):
            keep[at] = False


def _drop_scanners(sheet: Sheet, keep: list[bool]) -> None:
    """Drop what virus scanners say, to its blank line, with the drawn line above it.

    That line is often one of hyphens, below which a message to the opponent would stand.
    """
    at = 0
    while at < len(keep):
        if not (keep[at] and _is_scanner(sheet, keep, at)):
            at += 1
            continue
        start, end = _rule_above(sheet, keep, at), at
        while end < min(at + _SCANNER_LINES, len(keep)) and keep[end] and sheet.lines[end]:
            end += 1
        keep[start:end] = [False] * (end - start)
        at = end


def _is_scanner(sheet: Sheet, keep: list[bool], at: int) -> bool:
    """Whether a virus scanner speaks from this line on; its sentence may go on in the next."""
    line, below = sheet.lines[at], at + 1
    if not line or len(line) > words.LONGEST_LINE:
        return False
    goes_on = words.SCANNED.match(line) and below < len(keep) and keep[below]
    text = f"{line} {sheet.lines[below]}" if goes_on else line
    text = _BARE_LINK.sub(" ", text[: 2 * words.LONGEST_LINE])
    return any(all(one.search(text) for one in group) for group in words.SCANNERS)


def _rule_above(sheet: Sheet, keep: list[bool], at: int) -> int:
    """Where the drawn line stands above this one, with nothing between them; else the line."""
    above = at - 1
    while above >= 0 and keep[above] and not sheet.lines[above]:
        above -= 1
    ruled = above >= 0 and keep[above] and words.SCANNER_RULE.fullmatch(sheet.lines[above].strip())
    return above if ruled else at


def _drop_signatures(sheet: Sheet, keep: list[bool]) -> None:
    """Drop signatures, which end at a quote or with the letter, and mail programs' footers."""
    signing = False
    for at, line in enumerate(sheet.lines):
        if not keep[at]:
            signing = False
            continue
        text = line.strip()
        signing = signing or bool(words.SIGNATURE.fullmatch(text)) or _ends_list(sheet, keep, at)
        footer = len(text) <= words.LONGEST_FOOTER and words.FOOTER.fullmatch(text)
        keep[at] = not (signing or footer)


def _ends_list(sheet: Sheet, keep: list[bool], at: int) -> bool:
    """Whether a drawn line stands above a footer: a few lines, or some more with an address."""
    if not words.LIST_RULE.fullmatch(sheet.lines[at].strip()):
        return False
    last = min(at + _LIST_FOOTER_HEIGHT, len(keep))
    end = next((end for end in range(at + 1, last) if not keep[end]), last)
    if end == last < len(keep):
        return False
    below = [line[: words.LONGEST_LINE] for line in sheet.lines[at + 1 : end] if line]
    listed = any(map(words.LIST_FOOTER.search, below))
    return len(below) <= (_LIST_FOOTER_LINES if listed else _FOOTER_LINES)


def _drop_broken(sheet: Sheet, known: Known, keep: list[bool]) -> None:
    """Drop what a client broke off a quoted line that was too long behind its mark."""
    for at in range(1, len(keep)):
        line = sheet.lines[at]
        if not (keep[at] and line and sheet.marked[at - 1]):
            continue
        before = words.MARKS.sub("", sheet.lines[at - 1], count=1)
        if not before.strip():
            continue  # nothing is broken off a blank line
        if known.missing:
            keep[at] = not _goes_on(sheet, at)
        else:
            keep[at] = not known.holds(f"{before} {line}")


def _goes_on(sheet: Sheet, at: int) -> bool:
    """Whether the line can only be the rest of the full line above it: the quote goes on, too."""
    line, before = sheet.lines[at], sheet.lines[at - 1]
    below = at + 1 < len(sheet.lines) and sheet.marked[at + 1]
    full = len(before) + 1 + len(line.split()[0]) > _FULL_LINE
    return below and full and line[0].islower() and before[-1] not in ".!?:"


def _drop_known(sheet: Sheet, known: Known, keep: list[bool]) -> None:
    """Drop what stands in the letter that we sent, where a client quotes without any sign."""
    own = [at for at, line in enumerate(sheet.lines) if keep[at] and line]
    if sum(len(words_of(sheet.lines[at])) for at in own) < RUN:
        return
    answer = _answer_on_top(sheet, keep)
    quoted = known.quoted([sheet.lines[at] for at in own])
    dropped = {at for at, found in zip(own, quoted, strict=True) if found}
    dropped -= _commands_on_top(sheet, own, dropped) | _sent_on(sheet, dropped)
    if dropped.issubset(answer):  # an answer that we proposed, with nothing quoted below it
        return
    for at in dropped:
        line = sheet.lines[at]
        # A message that is sent again stands in our letter too, but not behind its label.
        keep[at] = bool(words.LABELLED.match(line)) and not known.holds(line)


def _commands_on_top(sheet: Sheet, own: Sequence[int], dropped: Set[int]) -> set[int]:
    """The lines of commands above all else that is quoted.

    The letters that propose them never begin with one, and nothing is done by one alone.
    """
    found, end = set[int](), 0
    for at in own:
        if at >= end and is_named(sheet.lines[at]):
            end = command_end(sheet.lines, at, is_named)
        if at < end:
            found.add(at)
        elif at in dropped:
            break
    return found


def _sent_on(sheet: Sheet, dropped: Set[int]) -> set[int]:
    """The lines of appeals in words that our letter brought: a captain sends a player's on."""
    found = set[int]()
    for at in sorted(dropped):
        if at - 1 in found or words.APPEALS.match(sheet.lines[at]):
            found.add(at)
    return found


def _answer_on_top(sheet: Sheet, keep: list[bool]) -> range:
    """The few lines that begin a letter and are no sentences."""
    start = sheet.next(0)
    end = start
    while end < len(keep) and sheet.lines[end] and keep[end] and not is_prose(sheet.lines[end]):
        end += 1
    closed = end == len(keep) or not sheet.lines[end] or not keep[end]
    return range(start, end if closed and end - start <= _ANSWER_LINES else start)


def _joined(sheet: Sheet, keep: list[bool]) -> str:
    """The lines that are left, never two blank ones together."""
    left = list[str]()
    for line, kept in zip(sheet.lines, keep, strict=True):
        if kept and line:
            left.append(line)
        elif left and left[-1]:
            left.append("")
    return "\n".join(left).strip("\n")
