"""The last wall before a player's words reach somebody else: what must never be passed on.

Whatever the reader made of a letter, none of it that holds our marker, a tag, an address of ours
or one of the writer's gets past here. People and programs write addresses in many forms, and a
form that looks like one too many costs a line of a message: in doubt nothing is passed on.
"""

import html
import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NewType
from urllib.parse import unquote

from msgspec import Struct
from msgspec.structs import replace

from corr.mail.read.tags import GAME_ID, PLAYER_ID

Why = Literal["your_address", "our_address", "our_marker"]
"""Why something is not passed on."""

PassedOn = NewType("PassedOn", str)
"""A player's words as somebody else may get them: only what has come past the wall."""

NOTHING = PassedOn("")
"""Where nothing is passed on."""

_MOST_LAYERS = 4
_MOST_STRUCK = 20
_FLAGS = re.IGNORECASE | re.ASCII
_POSITION = rf"(?:{GAME_ID}|{PLAYER_ID})\.[0-9]{{1,6}}"
_MARKED = re.compile(_POSITION, _FLAGS)
_MARKED_WRAPPED = re.compile(rf"--{_POSITION}|{_POSITION}\.[A-Z2-7]{{16}}", _FLAGS)
_CODED = re.compile(r"=([2-7][0-9A-Fa-f])")
_AT = re.compile(
    r"[(\[{<*_/|-]\s*(?:at|att|a|aet|snabel-?a|arroba)\s*[)\]}>*_/|-]|\s(?:at|snabel-?a)\s",
    re.IGNORECASE,
)
_DOT = re.compile(
    r"[(\[{<*_/|-]\s*(?:dot|punkt|point|piste|punto)\s*[)\]}>*_/|-]|\s(?:dot|punkt)\s",
    re.IGNORECASE,
)
_PLUS = re.compile(r"[(\[{<]\s*plus\s*[)\]}>]|\splus\s", re.IGNORECASE)
_UNSEEN = frozenset({"Cc", "Cf", "Co", "Cs", "Mn", "Me"})
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")


class Cut(Struct, frozen=True, kw_only=True):
    """What may be passed on of a text, and, where it was cut, the line there and why."""

    kept: PassedOn
    line: str = ""
    why: Why | None = None


@dataclass(frozen=True)
class Wall:
    """What no text may hold: the writer's addresses, ours, and what our `markers` say."""

    writer: frozenset[str]
    ours: frozenset[str]
    markers: frozenset[str] = frozenset()

    def finding(self, text: str) -> Why | None:
        """What the text holds that may not be passed on, in whatever form; None for nothing."""
        for reading in _readings(text):
            bones = _bones(reading)
            for why, pattern in self._addresses:
                if pattern.search(bones):
                    return why
            if _MARKED.search(reading) or _MARKED_WRAPPED.search("".join(reading.split())):
                return "our_marker"
            letters = bones.replace("@", "").replace("+", "")
            if any(one in letters for one in self._markers):
                return "our_marker"
        return None

    def cut(self, text: str) -> Cut:
        """The lines above the first one in which something begins that may not be passed on."""
        lines = text.splitlines()
        found = self._first(lines, "\n")
        if found is None:
            return Cut(kept=PassedOn(text))
        start, _, why = found
        return Cut(kept=PassedOn("\n".join(lines[:start]).rstrip()), line=lines[start], why=why)

    def strike(self, text: str) -> Cut:
        """The words of a text with `…` for those that may not be passed on."""
        said, first = text.split(), Cut(kept=PassedOn(text))
        for _ in range(_MOST_STRUCK):
            if (found := self._first(said, " ")) is None:
                return replace(first, kept=PassedOn(" ".join(said))) if first.why else first
            start, end, why = found
            if first.why is None:
                first = Cut(kept=NOTHING, line=" ".join(said[start:end]), why=why)
            said[start:end] = ["…"]
        found = self._first(said, " ")
        return replace(first, kept=PassedOn(" ".join(said[: found[0]] if found else said)))

    def _first(self, pieces: list[str], between: str) -> tuple[int, int, Why] | None:
        """Where something stands first that may not be passed on, maybe in several pieces.

        The first end at which there is one is looked for, to the character, then the last
        begin. Nothing above it holds any.
        """
        if (why := self.finding(between.join(pieces))) is None:
            return None
        ends = range(len(pieces) + 1)
        end = bisect_left(ends, 1, key=lambda at: self._holds(between.join(pieces[:at])))
        above, last = pieces[: max(end - 1, 0)], pieces[max(end - 1, 0)]
        letters = range(len(last) + 1)
        stop = bisect_left(
            letters, 1, key=lambda at: self._holds(between.join((*above, last[:at])))
        )
        whole = (*above, last[:stop])
        starts = range(len(whole))
        start = bisect_left(starts, 1, key=lambda at: 1 - self._holds(between.join(whole[at:])))
        start = max(start - 1, 0)
        while start > 0 and self._holds(between.join(pieces[:start])):
            start -= 1
        return start, len(whole), self.finding(between.join(whole[start:])) or why

    def _holds(self, text: str) -> int:
        return int(self.finding(text) is not None)

    @cached_property
    def _addresses(self) -> tuple[tuple[Why, re.Pattern[str]], ...]:
        both: tuple[tuple[Why, frozenset[str]], ...] = (
            ("our_address", self.ours),
            ("your_address", self.writer - self.ours),
        )
        found = ((why, _any_of(addresses)) for why, addresses in both)
        return tuple((why, pattern) for why, pattern in found if pattern)

    @cached_property
    def _markers(self) -> tuple[str, ...]:
        return tuple(filter(None, (_bones(_folded(one)) for one in sorted(self.markers))))


def _any_of(addresses: Iterable[str]) -> re.Pattern[str] | None:
    """Finds the bones of these addresses, with any detail or none."""
    forms = [form for one in sorted(addresses) for form in _forms(one)]
    return re.compile("|".join(forms)) if forms else None


def _forms(address: str) -> Iterator[str]:
    local, _, host = _folded(address).rpartition("@")
    local = re.escape(_bones(local.partition("+")[0]))
    for name in dict.fromkeys((host, _ascii(host))):
        if bones := _bones(name):
            yield rf"{local}(?:\+[^@]*)?@{re.escape(bones)}"


def _ascii(host: str) -> str:
    try:
        return host.encode("idna").decode("ascii")
    except UnicodeError:
        return host


# -- the forms in which the same is written ----


def _readings(text: str) -> Iterator[str]:
    """The text as it stands, as a program may have coded it, and with `(at)` for what it says."""
    layer, found = text, list[str]()
    for _ in range(_MOST_LAYERS):
        folded = _folded(layer)
        found += (folded, _spoken(folded))
        deeper = unquote(html.unescape(layer))
        if deeper == layer:
            break
        layer = deeper
    if "=" in text:
        joined = re.sub(r"=[ \t]*\r?\n", "", text)
        found.append(_folded(_CODED.sub(lambda one: chr(int(one[1], 16)), joined)))
    return iter(dict.fromkeys(found))


def _spoken(text: str) -> str:
    """The text with signs for the words that people write in their place."""
    return _PLUS.sub("+", _DOT.sub(".", _AT.sub("@", text)))


def _folded(text: str) -> str:
    """The text without case, accents, wide forms, and what nobody sees."""
    text = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    return "".join(one for one in text if one in "\n\t" or _is_seen(one))


def _is_seen(char: str) -> bool:
    return unicodedata.category(char) not in _UNSEEN and char not in _BLANK_LETTERS


def _bones(text: str) -> str:
    """Letters and digits, with the signs that make an address."""
    return "".join(one for one in text if one.isalnum() or one in "@+")
