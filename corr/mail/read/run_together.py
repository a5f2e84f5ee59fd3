"""Lines that a mail program ran together: a divider, a header or a footer in mid-line.

Samsung's program, for one, writes `h9Sent from my Galaxy-------- Original message --------From:`
into the text part of its letters. Takes any text, in time linear in its length.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from corr.mail.read import quote_words as words

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
_TITLES = sorted({one[0].upper() + one[1:] for one in words.HEADERS}, key=len, reverse=True)
_TITLE = re.compile(rf"({'|'.join(map(re.escape, _TITLES))})[ \t]?[:：](?!//)")
_NEXT_LABEL = re.compile(r"[\s*]{0,6}" + _TITLE.pattern)
_FOOTER_HINT = re.compile(rf"{words.DEVICE}", re.IGNORECASE)
_BEGINS_FOOTER = re.compile(rf"{words.SENT}|{words.GET}", re.IGNORECASE)
_TELEPHONE = re.compile(
    r"\w+ .{0,30}"
    r"(?:samsung|galaxy|iphone|ipad|android|huawei|xiaomi|pixel|blackberry)[\w' -]{0,25}\.?",
    re.IGNORECASE,
)
_JOINS = re.compile(r"[\s'’/&+A-ZÅÄÖÜÕ-]")
_MAY_BEGIN = re.compile(r"(?<=[^\W_])[^\W\d_]|(?<=[^\w\s])[^\W\d_]|(?<=\s)[^\W\d_]")


@dataclass(frozen=True, slots=True, kw_only=True)
class BrokenOff:
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
    lines, footers = text.split("\n"), _Footers()
    for at, line in enumerate(lines):
        if words.MARKS.match(line) or not line.strip():
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
        short = divided or len(own) <= words.LONGEST_LINE
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
        if words.ADDRESS.search(line[start : near[-1][0] + 80]):
            glued = any(not line[one - 1].isspace() for one, _ in near[1:])
            return tuple(one for one, _ in near) if glued or line[:start].strip() else ()
    return ()


class _Footers:
    """Finds what a program says of itself at the end of a line; gives up on hostile letters."""

    __slots__ = ("_tries",)

    def __init__(self) -> None:
        self._tries = 0

    def start(self, line: str, *, divided: bool) -> int:
        """Where the footer begins, 0 if there is none behind words of the writer's.

        It begins with a capital, glued to the words; or after a blank, if it stands above a
        divider (`divided`), or names a telephone as people do not. Where the program's name
        comes first, only what is glued is one.
        """
        end = line[-words.LONGEST_FOOTER :]
        shift = len(line) - len(end)
        if not _FOOTER_HINT.search(end) or self._tries > _MOST_TRIES:
            return 0
        bare = line.strip()
        whole = len(bare) <= words.LONGEST_FOOTER and words.FOOTER.fullmatch(bare)
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
            if not words.FOOTER.fullmatch(end[at:].strip()):
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
