"""What letters tell an arbiter who has sent commands."""

import textwrap
from dataclasses import dataclass

REMARKS: dict[str, tuple[str, ...]] = {
    "confirm": ("code", "until"),
    "code_beside": (),
    "file_beside": (),
    "changed": ("refused",),
    "mend": (),
    "done": ("log",),
    "not_done": (),
    "wrong_code": ("left",),
    "codes_spent": (),
    "done_already": (),
    "too_many": ("most",),
    "spent": ("limit",),
    "doubtful": (),
    "ask_help": (),
    "write_code": ("code",),
    "not_understood": (),
    "may_send": (),
}
"""What stands around the answers to commands, and the parameters of its sentence in
`templates/<lang>/at_desk.txt.jinja`. `until` is an instant."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A command and what was said to it; `refused` is whether it cannot be carried out."""

    line: str
    text: str
    refused: bool = False


_WIDTH = 76
_LINES = 150


def folded(text: str) -> str:
    """What a command printed, as a letter shows it: no line too wide, and not too many of them."""
    lines = [part for line in text.splitlines() for part in _parts(line.rstrip())]
    return "\n".join([*lines[:_LINES], "…"] if len(lines) > _LINES else lines)


def _parts(line: str) -> list[str]:
    if len(line) <= _WIDTH:
        return [line]
    indent = " " * (len(line) - len(line.lstrip()) + 4)
    return textwrap.wrap(line, _WIDTH, subsequent_indent=indent, break_on_hyphens=False)
