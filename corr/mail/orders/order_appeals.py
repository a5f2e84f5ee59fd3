"""Lines by which a player appeals against a ruling, or says to want that."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from msgspec import Struct

from corr.mail.orders.order_phrases import any_of, plain_too
from corr.tournament.play.orders import Appeal

LONGEST_APPEAL = 2_000
"""How many characters of an appeal are kept."""

_SHOWN = 200
_SEPARATOR = re.compile(r"\s*-{3,}\s*")
_MARKS = ">|"
_SHORTEST_WRAP = 64
"""How wide mail programs leave a line that they break, at least."""
_SENTENCE = re.compile(r"(?<=[.,;!?])\s+")
_RULING = r"(?:\s+(?:#\s?)?(?:([A-Z]{1,4}[0-9]{2})[/ -])?([0-9]{1,5}))?\s?[:：]\s*(.*?)\s*"
_OBJECT = r"(?:\s+[^\s:：.,;!?]+){0,6}?"
"""What is appealed against, `against your last decision`, before its number."""


class Appealing(Struct, frozen=True, kw_only=True):
    """What appeals are read by.

    `begins` is a line with which an appeal begins: event, ruling, and the words. `wishes` begins
    a sentence of somebody who wants to appeal, `disagrees` one of somebody whom a ruling does not
    please; `bare` is a line that is but a word for an appeal.
    """

    begins: re.Pattern[str]
    wishes: re.Pattern[str]
    disagrees: re.Pattern[str]
    bare: re.Pattern[str]

    def appeals_in(
        self, text: str, is_move: Callable[[str], bool]
    ) -> tuple[tuple[Appeal, ...], str]:
        """The appeals in a person's own text, and the rest of it.

        An appeal goes on up to the next blank line, as mail programs break long lines, or to a
        last line that is a move and was not broken off. What stands below a line `---` is for
        the opponent.
        """
        found, rest, lines = list[Appeal](), list[str](), text.splitlines()
        at = 0
        while at < len(lines):
            if _SEPARATOR.fullmatch(lines[at]):
                rest += lines[at:]
                break
            head = self._begins(lines[at])
            if head is None:
                rest.append(lines[at])
                at += 1
                continue
            end = self._end(lines, at + 1)
            if end > at + 1 and is_move(lines[end - 1]) and not _is_full(*lines[end - 2 : end]):
                end -= 1
            words = " ".join(" ".join((head[3], *lines[at + 1 : end])).split())
            ruling = "/".join(filter(None, ((head[1] or "").upper(), head[2])))
            found.append(
                Appeal(line=lines[at].strip()[:_SHOWN], ruling=ruling, text=words[:LONGEST_APPEAL])
            )
            at = end
        return tuple(found), "\n".join(rest)

    def wish_in(self, lines: Iterable[str]) -> str:
        """The first line, in small letters, that says that its writer wants to appeal, or how."""
        return next((one for one in _own(lines) if self._wishes(one)), "")

    def disagreement_in(self, lines: Iterable[str]) -> str:
        """The first such line that says that its writer does not agree with a ruling."""
        return next((one for one in _own(lines) if _begins_one(one, self.disagrees)), "")

    def _wishes(self, line: str) -> bool:
        return bool(self.bare.fullmatch(line)) or _begins_one(line, self.wishes)

    def _begins(self, line: str) -> re.Match[str] | None:
        return self.begins.fullmatch(line) if ":" in line or "：" in line else None

    def _end(self, lines: Sequence[str], at: int) -> int:
        """Where the lines of an appeal end."""
        while at < len(lines):
            line = lines[at].strip()
            over = not line or line[0] in _MARKS or _SEPARATOR.fullmatch(line)
            if over or self._begins(line):
                break
            at += 1
        return at


def _is_full(line: str, below: str) -> bool:
    """Whether a mail program may have broken a line before the one below it."""
    return len(line.rstrip()) + len(below.split()[0]) >= _SHORTEST_WRAP


def _own(lines: Iterable[str]) -> Iterable[str]:
    """The lines above what is for the opponent."""
    for line in lines:
        if _SEPARATOR.fullmatch(line):
            return
        yield line


def _begins_one(line: str, said: re.Pattern[str]) -> bool:
    """Whether a sentence of a line begins with something, or what follows a comma."""
    return any(said.match(one) for one in _SENTENCE.split(line))


def appealing(said: Mapping[str, Sequence[str]]) -> Appealing:
    """What appeals are read by, in the words of every language.

    In these `…` stands for a few words. Whoever appeals to somebody's patience does not appeal.
    """
    word, would, asks, disagrees = (
        any_of(plain_too(said[one])).replace("…", r"\w+(?: \w+){0,5}")
        for one in ("appeal", "would_appeal", "asks_to_appeal", "disagrees")
    )
    ends = rf"(?!\w)(?!\s+{any_of(said['no_appeal'])}(?!\w))"
    return Appealing(
        begins=re.compile(
            rf"\s*(?:{word}|{would}{ends}{_OBJECT}){_RULING}", re.IGNORECASE | re.DOTALL
        ),
        wishes=re.compile(rf"[\W_]*(?:{would}|{asks}){ends}"),
        disagrees=re.compile(rf"[\W_]*{disagrees}(?!\w)"),
        bare=re.compile(rf"[\W_]*{word}[\W_]*"),
    )
