"""The lines of a letter that are for the desk: commands, and codes that confirm them."""

import re
from collections.abc import Callable, Sequence

from msgspec import Struct

MOST_COMMANDS = 20
LONGEST_COMMAND = 2_000
_MOST_JOINED = 30
_CODE = re.compile(
    r"\W*(?:(?:i|jag|mina)\s+)?"
    r"(?:(?:confirm|bekräfta|bekräftar|kinnita|kinnitan|code|kod|kood|ok|okay|yes|ja|jah)\W+)?"
    r"([0-9]{3})\s?([0-9]{3})\W*",
    re.IGNORECASE,
)
_NAME = "corr"
_GOES_ON = "\\"
_QUOTES = '"“”„«»'
_AROUND = " \t`"
"""What may stand around a command: letters that advise one set it in backticks."""


class DeskLines(Struct, frozen=True, kw_only=True):
    """What a letter has for the desk; `taken` are its lines as they stand in the letter."""

    commands: tuple[str, ...] = ()
    codes: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()


def desk_lines(text: str, begins: Callable[[str], bool]) -> DeskLines:
    """The commands and codes in a person's own text; `begins` tells a command by its line.

    A command goes on in the next line where a mail program broke it: up to the quotation mark
    that is missing, or where an option follows; and behind a backslash, as letters break one.
    """
    commands, codes, taken = list[str](), list[str](), list[str]()
    lines = text.splitlines()
    at = 0
    while at < len(lines):
        line = lines[at].strip(_AROUND)
        end = at + 1
        if found := _CODE.fullmatch(line):
            codes.append(found[1] + found[2])
            taken.append(lines[at])
        elif line and begins(line):
            end = command_end(lines, at, begins)
            parts = [one.rstrip().removesuffix(_GOES_ON) for one in lines[at:end]]
            commands.append(" ".join(" ".join(parts).split()).strip(_AROUND))
            taken += lines[at:end]
        at = end
    return DeskLines(commands=tuple(commands), codes=tuple(codes), taken=tuple(taken))


def is_named(line: str) -> bool:
    """Whether a line begins with the name of the program, as commands do.

    >>> is_named("> corr log"), is_named("`Corr log SK24`"), is_named("corrections")
    (False, True, False)
    """
    return line.strip(_AROUND).lower().split(maxsplit=1)[:1] == [_NAME]


def bare(line: str) -> str:
    """A command without the name of the program, which may be left out.

    >>> bare("corr log SK24"), bare("log SK24")
    ('log SK24', 'log SK24')
    """
    return line.strip(_AROUND)[len(_NAME) :].strip() if is_named(line) else line.strip(_AROUND)


def command_end(lines: Sequence[str], at: int, begins: Callable[[str], bool]) -> int:
    """Where the lines of the command end that begins in line `at`."""
    end = at + 1
    while end < len(lines) and end - at < _MOST_JOINED:
        following = lines[end].strip()
        if not following or begins(following) or _CODE.fullmatch(following):
            break
        goes_on = lines[end - 1].rstrip().endswith(_GOES_ON)
        if not (goes_on or _is_open(lines[at:end]) or following.startswith(("--", "—", "–"))):
            break
        end += 1
    return end


def _is_open(lines: Sequence[str]) -> bool:
    """Whether a quotation mark is missing."""
    return sum(char in _QUOTES for line in lines for char in line) % 2 == 1


def without(text: str, taken: Sequence[str]) -> str:
    """A text without some of its lines, each taken out once."""
    gone = [line.strip() for line in taken]
    kept = list[str]()
    for line in text.splitlines():
        if line.strip() and line.strip() in gone:
            gone.remove(line.strip())
        else:
            kept.append(line)
    return "\n".join(kept)
