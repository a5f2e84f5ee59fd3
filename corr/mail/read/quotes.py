"""What a person wrote in a letter: without quotes, attributions, signatures and footers.

The quote is a letter of ours, full of legal moves, so whatever may be quoted is left out: an
order that is lost is asked for again, an order read from a quote is a move nobody made.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence, Set
from functools import lru_cache
from itertools import islice, pairwise

from msgspec import Struct

from corr.mail.read import quote_openings
from corr.mail.read.command_lines import command_end, is_named
from corr.mail.read.quote_known import RUN, Known, is_prose, words_of
from corr.mail.read.quote_openings import Sheet, opening, sheet_of, signs_in, with_rule_above

# -- lines that a mail program ran together ----
# Samsung's program, for one, writes `h9Sent from my Galaxy-------- Original message --------From:`
# into the text part of its letters. Takes any text, in time linear in its length.

_MOST_CHARACTERS = 150_000
_MOST_TRIES = 2_000
_DIVIDER_WORDS = 70
_HEADER_LENGTH = 600
_LABELS = 3

_RULE = re.compile(r"-{3,}|={3,}")
_SHORTEST_RULE = 4
_SAYS = re.compile(r"[^\W\d_][^<>@]*[^\W\d_]|[^\W\d_]")
_ORIGINAL = re.compile(
    r"origin|ursprung|ursprüng|opprinnel|oprindel|oorspronkelijk|oryginaln|původn|pôvodn|eredeti"
    r"|özgün|alkuperäi|algne|algkiri|оригинал|исходн|первоначальн|оригінал|sākotnēj|oriģināl"
    r"|pradin|forward|vidarebef|videresend|välitetty|edastatud|weitergeleitet|doorgestuurd"
    r"|transféré|inoltrato|reenviad|redirecțion|továbbított|yönlendiril|pārsūtīt|persiųst"
    r"|przekazan|přeposlan|preposlan|перес[иы]л|переслан|перенаправл|препратено|prosl[ie]j?eđ"
    r"|posredovan|прослеђен|terusan|reenviat|áframsend|chuyển tiếp|αρχικό|προωθημ|הודעה|رسالة"
    r"|元の|転送|原始|转发|轉寄|원본|전달|ต้นฉบับ|ส่งต่อ",
    re.IGNORECASE,
)
_TITLES = sorted(
    {one[0].upper() + one[1:] for one in quote_openings.HEADERS}, key=len, reverse=True
)
_TITLE = re.compile(rf"({'|'.join(map(re.escape, _TITLES))})[ \t]?[:：](?!//)")
_NEXT_LABEL = re.compile(r"[\s*]{0,6}" + _TITLE.pattern)
_FOOTER_HINT = re.compile(rf"{quote_openings.DEVICE}", re.IGNORECASE)
_BEGINS_FOOTER = re.compile(rf"{quote_openings.SENT}|{quote_openings.GET}", re.IGNORECASE)
_TELEPHONE = re.compile(
    r"\w+ .{0,30}"
    r"(?:samsung|galaxy|iphone|ipad|android|huawei|xiaomi|pixel|blackberry)[\w' -]{0,25}\.?",
    re.IGNORECASE,
)
_JOINS = re.compile(r"[\s'’/&+A-ZÅÄÖÜÕ-]")
_MAY_BEGIN = re.compile(r"(?<=[^\W_])[^\W\d_]|(?<=[^\w\s])[^\W\d_]|(?<=\s)[^\W\d_]")


class BrokenOff(Struct, frozen=True, kw_only=True):
    """What stands in one line with words of the writer's, and is taken for none of them.

    `above` are those words, and `line` is how the rest of the line begins.
    """

    above: str
    line: str


def parted(text: str) -> str:
    r"""The text with the dividers, headers and footers that stand in mid-line on their own lines.

    >>> parted("h9Sent from my Galaxy-------- Original message --------From: Bo <b@x.example>")
    'h9\nSent from my Galaxy\n-------- Original message --------\nFrom: Bo <b@x.example>'
    """
    head, rest = text[:_MOST_CHARACTERS], text[_MOST_CHARACTERS:]
    return "\n".join(piece for line in _pieces(head) for piece in line) + rest


def runs_together(text: str) -> bool:
    """Whether something that stands in mid-line in a text is nobody's words."""
    return any(len(line) > 1 for line in _pieces(text[:_MOST_CHARACTERS]))


def broken_off(text: str) -> tuple[BrokenOff, ...]:
    """What was parted from words of the writer's that stand in the same line."""
    return tuple(
        BrokenOff(above=line[0].strip(), line=line[1].strip())
        for line in _pieces(text[:_MOST_CHARACTERS])
        if len(line) > 1 and not _DRAWN.match(line[0])
    )


_DRAWN = re.compile(r"\W{0,3}[-=]{4,}")


def _pieces(text: str) -> Iterator[tuple[str, ...]]:
    """Each line of the text with the pieces that it falls into, mostly one."""
    lines, footers = text.split("\n"), _Footers(text)
    for at, line in enumerate(lines):
        if (
            not footers.may_fall_apart(line)
            or not line.strip()
            or quote_openings.MARKS.match(line)
        ):
            yield (line,)
            continue
        below = next((one for one in lines[at + 1 : at + 3] if one.strip()), "")
        yield tuple(_parts(line, below, footers))


def _parts(line: str, below: str, footers: "_Footers") -> Iterator[str]:
    found = _divider(line, below)
    head = line[: found[0]] if found else line
    starts = _header(head)
    own = head[: starts[0]] if starts else head
    if own.strip() and not _DRAWN.match(own):
        divided = bool(found or starts)
        short = divided or len(own) <= quote_openings.LONGEST_LINE
        sent = footers.start(own, divided=divided) if short else 0
        yield from (own[:sent].rstrip(), own[sent:]) if sent else (own,)
    elif own.strip():
        yield own
    for start, end in zip(starts, (*starts[1:], len(head)), strict=False):
        yield head[start:end].rstrip()
    if found:
        yield line[found[0] : found[1]]
        if line[found[1] :].strip():
            yield line[found[1] :].lstrip()


def _divider(line: str, below: str) -> tuple[int, int] | None:
    """Where words between dashes stand below or above which something is in the same line."""
    if "---" not in line and "===" not in line:
        return None
    rules = list(_RULE.finditer(line))
    for first, second in pairwise(rules):
        said = line[first.end() : second.start()]
        if len(first[0]) < _SHORTEST_RULE or len(said) > _DIVIDER_WORDS:
            continue
        if not _SAYS.fullmatch(said.strip()):
            continue
        if not (line[: first.start()].strip() or line[second.end() :].strip()):
            continue
        follows = line[second.end() :] if line[second.end() :].strip() else below
        if _ORIGINAL.search(said) or _NEXT_LABEL.match(follows):
            return first.start(), second.end()
    return None


def _header(line: str) -> tuple[int, ...]:
    """Where the labels stand of a header that begins in mid-line, or is glued together.

    An address is among them.
    """
    if "@" not in line or line.count(":") + line.count("：") < _LABELS:
        return ()
    found = [(one.start(), one[1]) for one in _TITLE.finditer(line)]
    for at, (start, _) in enumerate(found):
        near = [one for one in found[at : at + 8] if one[0] - start <= _HEADER_LENGTH]
        if len({label for _, label in near}) < _LABELS:
            continue
        if quote_openings.ADDRESS.search(line[start : near[-1][0] + 80]):
            glued = any(not line[one - 1].isspace() for one, _ in near[1:])
            return tuple(one for one, _ in near) if glued or line[:start].strip() else ()
    return ()


# A text is asked several times on end, with hardly any change.
@lru_cache(maxsize=1)
def _device_signs(text: str) -> tuple[str, ...]:
    return signs_in(text, quote_openings.DEVICE_SIGNS)


class _Footers:
    """Finds what a program says of itself at the end of a line of a text.

    It gives up on hostile letters.
    """

    __slots__ = ("_signs", "_tries")

    def __init__(self, text: str) -> None:
        self._signs = _device_signs(text.strip("\n"))
        self._tries = 0

    def may_fall_apart(self, line: str) -> bool:
        """Whether a line has what every line has that is parted."""
        apart = "---" in line or "===" in line or "@" in line
        return apart or bool(signs_in(line, self._signs))

    def start(self, line: str, *, divided: bool) -> int:
        """Where the footer begins, 0 if there is none behind words of the writer's.

        It begins with a capital, glued to the words; or after a blank, if it stands above a
        divider (`divided`), or names a telephone as people do not. Where the program's name
        comes first, only what is glued is one.
        """
        end = line[-quote_openings.LONGEST_FOOTER :]
        shift = len(line) - len(end)
        if not signs_in(end, self._signs) or self._tries > _MOST_TRIES:
            return 0
        if not _FOOTER_HINT.search(end):
            return 0
        bare = line.strip()
        whole = len(bare) <= quote_openings.LONGEST_FOOTER and quote_openings.FOOTER.fullmatch(
            bare
        )
        if whole and _BEGINS_FOOTER.match(bare.lstrip("[(<\"'*_- ")):
            return 0
        named = [one.span() for one in _FOOTER_HINT.finditer(end)]
        glued = 0
        for found in _MAY_BEGIN.finditer(end):
            letter, at = found[0], found.start()
            if letter != letter.upper() or not line[: shift + at].strip():
                continue
            self._tries += 1
            if self._tries > _MOST_TRIES:
                return 0
            if not quote_openings.FOOTER.fullmatch(end[at:].strip()):
                continue
            if _BEGINS_FOOTER.match(end, at):
                if divided or not end[at - 1].isspace() or _TELEPHONE.fullmatch(end[at:].strip()):
                    return shift + at
                continue
            if any(start < at < stop for start, stop in named):
                continue
            before = end[at - 1]
            parts = before in ".!?…)" if whole else not _JOINS.match(before)
            glued = shift + at if parts else glued
        return glued


# -- what a person wrote in a letter ----


_MOST_LINES = 4_000
_NAMED_MARK = re.compile(r"\s{0,10}([^\W\d_][\w.'-]{0,20})>+ ?")
_FEWEST_MARKED = 3
_FULL_LINE = 68
_FOOTER_LINES = 3
_SCANNER_LINES = 6
_BARE_LINK = re.compile(r"<https?:[^\s<>]*>")
_ABOVE_SCANNER = re.compile(rf"{quote_openings.SCANNER_RULE.pattern}|{_BARE_LINK.pattern}")
_IMAGE = re.compile(quote_openings.IMAGE, re.IGNORECASE)
_LIST_OF_LINKS = "Links:"
_ANSWER_LINES = 5
_LIST_FOOTER_LINES = 8
_LIST_FOOTER_HEIGHT = 30


def marker(says: str, where: str) -> str:
    """The line at the top of our letters, which `says` that the answer stands above it.

    >>> marker("reply above this line", "SK24-017.12")
    '-- reply above this line -- SK24-017.12'
    """
    return f"-- {says} -- {where}"


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
    text = parted(quote_openings.PGP.sub("", text[:_MOST_CHARACTERS] + "\n"))
    lines = _with_plain_marks([line.rstrip() for line in text.split("\n")][:_MOST_LINES])
    sheet = sheet_of(lines, own_addresses, own_names)
    known = Known(sent)
    keep = _unquoted(sheet, known)
    _drop_links(sheet, known, keep)
    _drop_scanners(sheet, keep)
    _drop_signatures(sheet, keep)
    _drop_broken(sheet, known, keep)
    _drop_known(sheet, known, keep)
    return _joined(sheet, keep)


def _with_plain_marks(lines: list[str]) -> list[str]:
    """The lines with `>` where a program marks quotes by who is quoted: `Club> It is your turn`.

    A name is such a mark if it stands before several lines.
    """
    named = [_NAMED_MARK.match(line) if ">" in line else None for line in lines]
    counts = Counter(found[1] for found in named if found)
    marks = {name for name, count in counts.items() if count >= _FEWEST_MARKED}
    return [
        f"> {line[found.end() :]}" if found and found[1] in marks else line
        for line, found in zip(lines, named, strict=True)
    ]


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
        first = _above_marker(sheet, known, found.start) if found.ours else found.start
        start = with_rule_above(sheet, first)
        keep[start:end] = [False] * (end - start)
        at = end
        if ours or not sheet.quote_follows(end):
            keep[end:] = _added(sheet, known, end, keep[end:], ours=ours)
            at = len(keep)
    return keep


def _above_marker(sheet: Sheet, known: Known, at: int) -> int:
    """Where our letter begins: above its marker stands a line that most programs hide."""
    above = at - 1
    while above >= 0 and not sheet.lines[above]:
        above -= 1
    hidden = sheet.plain(above) and known.leads(sheet.lines[above], sheet.lines[at])
    return above if hidden else at


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


def _drop_links(sheet: Sheet, known: Known, keep: list[bool]) -> None:
    """Drop lines with links of our letters, which some programs write out, and what is linked."""
    tapped = [
        "mailto:" in line.lower() and bool(quote_openings.TAPPED.search(line))
        for line in sheet.lines
    ]
    for at, line in enumerate(sheet.lines):
        above_link = at + 1 < len(tapped) and tapped[at + 1]
        if keep[at] and (tapped[at] or (line and above_link and _is_linked(line, known))):
            keep[at] = False
        if keep[at] and line == _LIST_OF_LINKS and _is_rule(sheet, at + 1):
            keep[at : at + 2] = [False, False]


def _is_linked(line: str, known: Known) -> bool:
    """Whether a line above a link is what it is of: an image, or words of ours behind a dot."""
    bare = line.lstrip("·•| ")
    return bool(_IMAGE.search(line)) or (bare != line and known.holds(bare))


def _is_rule(sheet: Sheet, at: int) -> bool:
    return at < len(sheet.lines) and bool(quote_openings.RULE.fullmatch(sheet.lines[at]))


def _drop_scanners(sheet: Sheet, keep: list[bool]) -> None:
    """Drop what virus scanners say, to its blank line, with the drawn line above it.

    That line is often one of hyphens, below which a message to the opponent would stand.
    """
    makers = signs_in("\n".join(sheet.lines), quote_openings.PRODUCT_SIGNS)
    at = 0
    while at < len(keep):
        if not (keep[at] and _is_scanner(sheet, keep, at, makers)):
            at += 1
            continue
        start, end = _rule_above(sheet, keep, at), at
        while end < min(at + _SCANNER_LINES, len(keep)) and keep[end] and sheet.lines[end]:
            end += 1
        keep[start:end] = [False] * (end - start)
        at = end


def _is_scanner(sheet: Sheet, keep: list[bool], at: int, makers: Sequence[str]) -> bool:
    """Whether a virus scanner speaks from this line on; its sentence may go on in the next."""
    line, below = sheet.lines[at], at + 1
    if not line or len(line) > quote_openings.LONGEST_LINE:
        return False
    goes_on = quote_openings.SCANNED.match(line) and below < len(keep) and keep[below]
    text = f"{line} {sheet.lines[below]}" if goes_on else line
    text = _without_links(text[: 2 * quote_openings.LONGEST_LINE], " ")
    says, *makes = quote_openings.SCANNERS
    if quote_openings.SCANNED.match(text) and all(one.search(text) for one in says):
        return True
    named = signs_in(text, makers)
    return bool(named) and any(all(one.search(text) for one in group) for group in makes)


def _without_links(line: str, instead: str = "") -> str:
    return _BARE_LINK.sub(instead, line) if "<http" in line else line


def _rule_above(sheet: Sheet, keep: list[bool], at: int) -> int:
    """Where a drawn line, or a link alone, stands right above this one; else the line."""
    above = at - 1
    while above >= 0 and keep[above] and not sheet.lines[above]:
        above -= 1
    ruled = above >= 0 and keep[above] and _ABOVE_SCANNER.fullmatch(sheet.lines[above].strip())
    return above if ruled else at


def _drop_signatures(sheet: Sheet, keep: list[bool]) -> None:
    """Drop signatures, which end at a quote or with the letter, and mail programs' footers."""
    signing, texts = False, [_without_links(line).strip() for line in sheet.lines]
    signs = _device_signs("\n".join(texts).strip("\n"))
    for at, text in enumerate(texts):
        if not keep[at]:
            signing = False
            continue
        signing = (
            signing
            or bool(quote_openings.SIGNATURE.fullmatch(text))
            or _ends_list(sheet, keep, at)
        )
        footer = (
            len(text) <= quote_openings.LONGEST_FOOTER
            and signs_in(text, signs)
            and quote_openings.FOOTER.fullmatch(text)
        )
        keep[at] = not (signing or footer)


def _ends_list(sheet: Sheet, keep: list[bool], at: int) -> bool:
    """Whether a drawn line stands above a footer: a few lines, or some more with an address."""
    if not quote_openings.LIST_RULE.fullmatch(sheet.lines[at].strip()):
        return False
    last = min(at + _LIST_FOOTER_HEIGHT, len(keep))
    end = next((end for end in range(at + 1, last) if not keep[end]), last)
    if end == last < len(keep):
        return False
    below = [line[: quote_openings.LONGEST_LINE] for line in sheet.lines[at + 1 : end] if line]
    listed = any(map(quote_openings.LIST_FOOTER.search, below))
    return len(below) <= (_LIST_FOOTER_LINES if listed else _FOOTER_LINES)


def _drop_broken(sheet: Sheet, known: Known, keep: list[bool]) -> None:
    """Drop what a client broke off a quoted line that was too long behind its mark."""
    for at in range(1, len(keep)):
        line = sheet.lines[at]
        if not (keep[at] and line and sheet.marked[at - 1]):
            continue
        before = quote_openings.MARKS.sub("", sheet.lines[at - 1], count=1)
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
    words = (word for at in own for word in words_of(sheet.lines[at]))
    if len([*islice(words, RUN)]) < RUN:
        return
    answer = _answer_on_top(sheet, keep)
    quoted = known.quoted([sheet.lines[at] for at in own])
    dropped = {at for at, found in zip(own, quoted, strict=True) if found}
    if not dropped:
        return
    dropped -= _commands_on_top(sheet, own, dropped) | _sent_on(sheet, dropped)
    if dropped.issubset(answer):  # an answer that we proposed, with nothing quoted below it
        return
    for at in dropped:
        line = sheet.lines[at]
        # A message that is sent again stands in our letter too, but not behind its label.
        keep[at] = bool(quote_openings.LABELLED.match(line)) and not known.holds(line)


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
        if at - 1 in found or quote_openings.APPEALS.match(sheet.lines[at]):
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
