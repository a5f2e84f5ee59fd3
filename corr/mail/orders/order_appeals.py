"""Lines by which a player appeals against a ruling: `appeal: why`, `appeal SK24/3: why`."""

import re
from collections.abc import Iterable, Sequence

from corr.tournament.play.orders import Appeal

LONGEST_APPEAL = 2_000
"""How many characters of an appeal are kept."""

_SHOWN = 200
_SEPARATOR = re.compile(r"\s*-{3,}\s*")
_MARKS = ">|"


def appeal_pattern(said: Iterable[str]) -> re.Pattern[str]:
    """An expression for the line with which an appeal begins: event, ruling, and the words."""
    words = "|".join(sorted(map(re.escape, said), key=len, reverse=True))
    return re.compile(
        rf"\s*(?:{words})(?:\s+(?:#\s?)?(?:([A-Z]{{1,4}}[0-9]{{2}})[/ -])?([0-9]{{1,5}}))?"
        r"\s?[:：]\s*(.*?)\s*",
        re.IGNORECASE | re.DOTALL,
    )


def appeals_in(text: str, begins: re.Pattern[str]) -> tuple[tuple[Appeal, ...], str]:
    """The appeals in a person's own text, and the rest of it.

    An appeal goes on up to the next blank line, as mail programs break long lines. What stands
    below a line `---` is for the opponent.
    """
    found, rest, lines = list[Appeal](), list[str](), text.splitlines()
    at = 0
    while at < len(lines):
        if _SEPARATOR.fullmatch(lines[at]):
            rest += lines[at:]
            break
        head = begins.fullmatch(lines[at])
        if head is None:
            rest.append(lines[at])
            at += 1
            continue
        end = _end(lines, at + 1, begins)
        words = " ".join(" ".join((head[3], *lines[at + 1 : end])).split())
        ruling = "/".join(filter(None, ((head[1] or "").upper(), head[2])))
        found.append(
            Appeal(line=lines[at].strip()[:_SHOWN], ruling=ruling, text=words[:LONGEST_APPEAL])
        )
        at = end
    return tuple(found), "\n".join(rest)


def _end(lines: Sequence[str], at: int, begins: re.Pattern[str]) -> int:
    """Where the lines of an appeal end."""
    while at < len(lines):
        line = lines[at].strip()
        over = not line or line[0] in _MARKS or _SEPARATOR.fullmatch(line)
        if over or begins.fullmatch(line):
            break
        at += 1
    return at
