"""Letters about the dice of a match, as a server writes them and as mail programs leave them."""

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping
from email.message import EmailMessage
from html import escape
from typing import Any

from corr.dice.letter import block
from corr.dice.roll import Standing
from corr.dice.state import DiceState
from tests.dice.vectors import steps


def blocks(match: Mapping[str, Any], reader: int) -> list[str]:
    """The blocks of all letters that a player gets in a match of the known answers."""
    before, found, serial = DiceState(match_id=match["match_id"]), [], 0
    for event, states in steps(match):
        for state in states:
            serial += 1
            used = [roll.number for roll in state.rolls if roll.standing is Standing.VALID][-1:]
            played = used if event.get("act") == "play" else ()
            if text := block(before, state, serial, reader=reader, played=played):
                found.append(text)
            before = state
    return found


def told(text: str, number: int) -> str:
    """What a letter says around its block."""
    return f"Hello,\n\nit is your turn ({number}).\n\n{text}\nKind regards\n-- \nThe server\n"


def quoted(text: str, mark: str = "> ", width: int | None = None) -> str:
    """A text as an answer quotes it, wrapped if a width is given, as some programs do."""
    lines = list[str]()
    for line in text.splitlines():
        parts = textwrap.wrap(line, width - len(mark), break_long_words=False) if width else [line]
        lines += [f"{mark}{part}".rstrip() for part in parts or [""]]
    return "\n".join(lines) + "\n"


def letter(text: str, *, cte: str = "8bit", flowed: bool = False, page: bool = False) -> bytes:
    """A letter in bytes, with a Date and all."""
    made = EmailMessage()
    made["From"], made["To"] = "server@club.test", "anna@players.test"
    made["Date"] = "Sun, 22 Nov 2026 17:25:53 +0100"
    made["Subject"] = "BG27 – röd häst"
    if page:
        made.set_content(f"<div>{escape(text).replace(chr(10), '<br>')}</div>", subtype="html")
    elif flowed:
        made.set_content(text, cte=cte, params={"format": "flowed"})
    else:
        made.set_content(text, cte=cte)
    return made.as_bytes()


def mbox(letters: list[bytes]) -> bytes:
    """A mailbox of letters."""
    form = b"From server@club.test Sun Nov 22 17:25:53 2026\n"
    return b"\n".join(
        form + re.sub(rb"(?m)^(>*From )", rb">\1", one.replace(b"\r\n", b"\n")) for one in letters
    )


def pasted(texts: list[str]) -> bytes:
    """Texts of letters pasted one behind the other."""
    return "\n".join(told(text, number) for number, text in enumerate(texts)).encode()


FORMS: Mapping[str, Callable[[list[str]], bytes]] = {
    "pasted": pasted,
    "backwards, each twice": lambda texts: pasted([*texts[::-1], *texts]),
    "line ends of Windows": lambda texts: pasted(texts).replace(b"\n", b"\r\n"),
    "quoted": lambda texts: quoted(pasted(texts).decode()).encode(),
    "quoted thrice and wrapped": lambda texts: quoted(
        pasted(texts).decode(), "> > > ", width=72
    ).encode(),
    "quoted in an answer": lambda texts: pasted(
        [
            text + "\nOn Sunday the server wrote:\n" + quoted(old, width=72)
            for text, old in zip(texts, ["", *texts], strict=False)
        ]
    ),
    "quoted-printable": lambda texts: mbox(list(_letters(texts, cte="quoted-printable"))),
    "base64": lambda texts: mbox(list(_letters(texts, cte="base64"))),
    "flowed": lambda texts: mbox(list(_letters(texts, flowed=True))),
    "pages alone": lambda texts: mbox(list(_letters(texts, page=True))),
    "letters with headers in a row": lambda texts: b"\n\n".join(
        _letters(texts, cte="quoted-printable")
    ),
}
"""What becomes of the texts of letters until somebody verifies them."""


def _letters(texts: list[str], **how: Any) -> Iterator[bytes]:
    for number, text in enumerate(texts):
        yield letter(told(text, number), **how)
