"""Text from outside made fit for a terminal, which obeys what is written to it."""

import re

_STEERING = "\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"
_MAY_STEER = re.compile(f"[{_STEERING}]")
_STEERS = re.compile(f"\u2068[^{_STEERING}]+\u2069|[{_STEERING}]")
"""A name between isolating marks is left alone: they turn nothing but the name itself."""


def printable(text: object, most: int = 500) -> str:
    r"""The text on one line, at most so long, without characters that nobody sees.

    >>> printable("550 no\r\n\x1b[2Jsuch \u202euser")
    '550 no [2Jsuch user'
    """
    start = str(text)[: 4 * most]
    line = "".join(one if one.isprintable() else " " for one in start)
    return " ".join(line.split())[:most]


def harmless(text: str) -> str:
    r"""The text with its lines and tabs, in which nothing steers a terminal any more.

    >>> harmless("a\x1b[31mb\x9b2Jc\n")
    'a^[[31mb?2Jc\n'
    """
    # Few texts have anything that steers, and a long list is not to be copied for nothing.
    return _STEERS.sub(_shown, text) if _MAY_STEER.search(text) else text


def _shown(found: re.Match[str]) -> str:
    if len(found[0]) > 1:
        return found[0]
    code = ord(found[0])
    return f"^{chr(code + 64)}" if code < 32 else "?"
