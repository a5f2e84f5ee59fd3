"""What makes the output of templates fit for a mail: cleaned, wrapped, told apart in parts.

Whatever a template of a letter prints passes `clean`: no text from outside can break a line, turn
the reading direction or forge a part of a letter.
"""

import re
import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, datetime, timedelta
from itertools import groupby
from typing import Any
from urllib.parse import quote
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from markupsafe import Markup
from msgspec import Struct

WIDTH = 72
"""No line of a plain letter is longer, but those of a table that would lose its columns, and a
command's with words that belong together."""

_SHORTEST = 20
"""What a paragraph's last line should at least have."""
_SAMPLE_ROW = re.compile(r"  \S+(?: \S+)* {2,40}(?=\S)")

_COMMAND = "  corr "
_GOES_ON = " \\"
"""Stands where a command goes on in the next line."""
_GAP = re.compile(r"\S {2,}\S")
"""What parts two columns."""

_VERBATIM = "\ue000"
"""Stands, inside this module, before lines that are neither wrapped nor cleaned again."""

_CONTROL = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069"
    "\ufeff\ud800-\udfff\ue000-\uf8ff]+"
)

_ADDRESS = re.compile(r"[!#$%&'*+/=?^_`{|}~.0-9A-Za-z-]{1,64}@[0-9A-Za-z.-]{1,253}")
_CHOICE = re.compile(r"(black|white|keep [^\s,]+),? (\S.*)")


class Verbatim(str):
    """Text that was cleaned already and keeps its line ends."""

    __slots__ = ()


def clean(text: str) -> str:
    """The text on one line, without control, direction and private-use characters."""
    # None of those is printable, and most texts are all printable: that is asked in no time.
    return text if text.isprintable() else _CONTROL.sub(" ", text)


def is_address(text: str) -> bool:
    """Whether a letter can be sent to it: a plain ASCII addr-spec."""
    return _ADDRESS.fullmatch(text) is not None


def printed(value: object) -> object:
    """What is printed of a value in a letter: texts cleaned. Raises ValueError for None."""
    if type(value) is str:  # nearly always: nothing else is asked then, nor is a function called
        return value if value.isprintable() else clean(value)
    if value is None:
        raise ValueError("a template printed None")
    if isinstance(value, str) and not isinstance(value, (Markup, Verbatim)):
        return clean(value)
    return value


def _lines(text: str, most: int = 60, longest: int = 4000) -> list[str]:
    """The lines of a longer text from outside, cleaned, at most so many of them."""
    lines = [clean(line.expandtabs(4)).rstrip() for line in text[:longest].splitlines()]
    return [*lines[:most], "…"] if len(lines) > most or len(text) > longest else lines


def _quoted(text: str) -> Verbatim:
    """A message set off: wrapped, every line behind a bar."""
    wrapped = [part for line in _lines(text) for part in _wrapped(line, WIDTH - 4)]
    return Verbatim("\n".join(f"  | {line}".rstrip() for line in wrapped))


def _asis(text: str) -> Verbatim:
    """A diagram or table: its lines stay as they are."""
    return Verbatim("\n".join(_VERBATIM + line for line in _lines(text, 200, 40_000)))


def _local(moment: datetime, zone: str) -> datetime:
    """A moment on the reader's clock, or in UTC if their time zone is unknown."""
    try:
        return moment.astimezone(ZoneInfo(zone))
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return moment.astimezone(ZoneInfo("UTC"))


def _eve(moment: datetime) -> date | None:
    """The date that ends at a moment, None if that is no midnight."""
    is_midnight = not (moment.hour or moment.minute)
    return moment.date() - timedelta(days=1) if is_midnight else None


def fits(text: str) -> bool:
    """Whether the text is no longer than a line of a letter."""
    return len(text) <= WIDTH


def _place(moment: datetime) -> str:
    """The town that names a local time's zone, as in `Stockholm`."""
    return str(moment.tzinfo).rpartition("/")[2].replace("_", " ")


def _mailto(address: str) -> str:
    """The link that opens a letter to somebody; "" for what is no plain address."""
    return f"mailto:{quote(address, safe='@')}" if is_address(address) else ""


def _calendar(day: str) -> date | str:
    """An ISO date as a date; any other text as it is."""
    try:
        return date.fromisoformat(day)
    except ValueError:
        return day


def _localised(params: Mapping[str, object], game: Any) -> dict[str, object]:
    """The parameters of a reason with its moments on the clock of the game's reader."""
    zone = game.time_zone if game else "UTC"
    return {
        key: _local(value, zone) if isinstance(value, datetime) else value
        for key, value in params.items()
    }


def _parts(text: str) -> tuple[str, ...]:
    """The moves of an answer in canonical words: a choice, and the move behind it."""
    choice = _CHOICE.fullmatch(text)
    return (choice[1], choice[2]) if choice else (text,)


def _acts(moves: Sequence[str | tuple[str, str]]) -> list[tuple[str, str]]:
    """What moves did, each as a kind and its text, for a sentence to be made of them.

    What was done may be told as such already (`Rules.did`); else it is an answer in canonical
    words.
    """
    found: list[tuple[str, str]] = []
    for whole in moves:
        found += _said(whole) if isinstance(whole, str) else [(whole[0], whole[1])]
    return found


def _said(whole: str) -> Iterator[tuple[str, str]]:
    for move in _parts(whole):
        word, _, rest = move.partition(" ")
        if word in ("black", "white"):
            yield "colour", word
        elif move in ("pass", "leave", "fifths", "remove"):
            yield move, ""
        elif word in ("offer", "keep"):
            yield word, ", ".join(rest.split())
        elif len(move) > 1 and move.isalpha():  # a word that its game tells
            yield move, move
        else:
            stones, _, fifths = move.partition(", ")
            yield "stones", ", ".join(stones.split())
            if fifths:
                yield "count", fifths.split()[0]


class Piece(Struct, frozen=True, kw_only=True):
    """Lines of a table or of what a command printed, up to an empty one.

    In a `table` columns stand below each other, so that its lines must stay whole; other lines
    may be broken.
    """

    table: bool
    lines: tuple[str, ...]


def _pieces(lines: Sequence[str]) -> tuple[Piece, ...]:
    """The lines between empty ones, each piece by itself."""
    parted = (tuple(some) for full, some in groupby(lines, lambda one: bool(one.strip())) if full)
    return tuple(
        Piece(table=2 * sum(bool(_GAP.search(one)) for one in some) > len(some) > 1, lines=some)
        for some in parted
    )


_GLIMPSE = 150
"""The most characters that a list of letters shows of one."""

_LEAD = 60
"""How many of them are for what happened, where a deadline follows."""

_SENTENCE = re.compile(r".{12,}?[.!?][\"”“]?(?=\s|$)")


def glimpse(texts: Sequence[str], due: str = "") -> str:
    """What a list of letters shows of one: what happened first, in short, until when, the rest.

    >>> glimpse(["Bo played k8.", "Bo offers a draw."], "Your move by Thu 5 Dec.")
    'Bo played k8. Your move by Thu 5 Dec. Bo offers a draw.'
    """
    said = " ".join(" ".join(map(clean, texts)).split())
    if due:
        found = _SENTENCE.match(said)
        first = found[0] if found else said
        lead = textwrap.shorten(first, _LEAD, placeholder=" …")
        said = " ".join((lead, due, said[len(first) :].strip())).strip()
    return textwrap.shorten(said, _GLIMPSE, placeholder=" …")


_NAMES = re.compile(r"[a-z][a-z-]*")
_MARKS = ("allow", "dismiss", "uphold", "change", "yes", "no", "--address", "--refuse")
"""What makes another command of one, where a letter says what it does."""


def _verb(command: str) -> str:
    """Under which name it stands in the sheet `does` what a command does.

    >>> _verb("corr mail release 0f3a"), _verb("corr ranking confirm P0001 SK24 --refuse")
    ('mail_release', 'ranking_confirm_refuse')
    """
    words = command.partition(" --reason ")[0].split()[1:]
    path = [word for word in words[:2] if _NAMES.fullmatch(word)]
    marks = (word.lstrip("-") for word in words[2:] if word in _MARKS)
    return "_".join((*path, *marks)).replace("-", "_")


_SAMPLE = re.compile(r"( {2,})(?=\S)")
_POINT = re.compile(r"\b[a-o][0-9]{1,2}\b")


def with_points(text: str, examples: Mapping[str, str], written: str = "") -> str:
    """A sentence with the points of its examples as a game has them.

    What its reader has `written` stays, and what explains a sample stays below the others.

    >>> with_points("13. i9", {"i9": "k9"}), with_points("i9: no. Try i9", {"i9": "f6"}, "i9: no")
    ('13. k9', 'i9: no. Try f6')
    >>> with_points("i10    a move", {"i10": "f7"})
    'f7     a move'
    """
    if not examples:
        return text
    if written:
        return written.join(with_points(part, examples) for part in text.split(written))
    sample, gap, about = (
        _SAMPLE.split(text, maxsplit=1) if _SAMPLE.search(text) else (text, "", "")
    )
    before, behind = (
        _POINT.sub(lambda point: examples.get(point[0], point[0]), part)
        for part in (sample, about)
    )
    room = len(sample) + len(gap) - len(before)
    return f"{before}{' ' * max(room, 2)}{behind}" if gap else before


_WITH_EXAMPLES = ("not_a_move", "ifs_unclear")
"""Reasons whose sentences have points of their own."""


def _points_of_reason(said: str, reason: Any, game: Any) -> str:
    """Why an order was refused, with examples that the game's board has."""
    if game is None or reason.code not in _WITH_EXAMPLES:
        return said
    return with_points(said, game.examples, str(reason.params.get("text", "")))


FILTERS: Mapping[str, Callable[..., object]] = {
    "acts": _acts,
    "asis": _asis,
    "calendar": _calendar,
    "eve": _eve,
    "glimpse": glimpse,
    "lines": _lines,
    "local": _local,
    "localised": _localised,
    "mailto": _mailto,
    "pieces": _pieces,
    "place": _place,
    "points": with_points,
    "points_of_reason": _points_of_reason,
    "quoted": _quoted,
    "verb": _verb,
}
"""What templates may do to a value, by the name it has in them."""


class Block(Struct, frozen=True, kw_only=True):
    """A part of a plain letter: `kind` is `text`, `heading`, `list`, `sample` or `table`."""

    kind: str
    lines: tuple[str, ...]


def blocks(text: str) -> tuple[Block, ...]:
    """The parts of a letter's text, parted by empty lines.

    Lines that begin with `- ` are a list, indented lines are samples of what to write, a single
    line without a stop at its end is a heading.
    """
    return tuple(_block(part.split("\n")) for part in re.split(r"\n{2,}", text) if part.strip())


def _block(lines: list[str]) -> Block:
    if lines[0].startswith(_VERBATIM):
        return Block(kind="table", lines=tuple(line.lstrip(_VERBATIM) for line in lines))
    if all(line.startswith("- ") for line in lines):
        return Block(kind="list", lines=tuple(line[2:] for line in lines))
    if all(line.startswith("  ") for line in lines):
        return Block(kind="sample", lines=tuple(line.strip() for line in lines))
    if len(lines) == 1 and lines[0][-1] not in ".,:!?)…":
        return Block(kind="heading", lines=tuple(lines))
    return Block(kind="text", lines=tuple(lines))


def wrap(text: str) -> str:
    """The text of a letter with lines of at most `WIDTH` characters, verbatim ones as they are.

    Wrapped lines keep the indent of their first, and what explains a sample its column; no line
    begins with `>` or ends in a blank. A command is broken as a shell takes it, and the desk.
    """
    lines: list[str] = []
    for line in re.sub(r"\n{3,}", "\n\n", text.strip("\n")).split("\n"):
        if line.startswith(_VERBATIM):
            lines.append(line[1:])
        elif len(line) <= WIDTH:
            lines.append(line)
        elif row := _SAMPLE_ROW.match(line):
            about = _wrapped(line[row.end() :], WIDTH - row.end())
            lines += [row[0] + about[0], *(" " * row.end() + one for one in about[1:])]
        elif line.startswith(_COMMAND):
            lines += _broken(line)
        else:
            lines += _wrapped(line)
    return "\n".join(f" {line}" if line.startswith(">") else line.rstrip() for line in lines)


def _wrapped(line: str, widest: int = WIDTH) -> list[str]:
    """The line in several, evened out: a last line of a word or two might look like an order."""
    indent = " " * min(len(line) - len(line.lstrip()), 20)
    hanging = indent + "  " * line.lstrip().startswith("- ")
    longest = widest - len(hanging)
    words = [
        word[at : at + longest] for word in line.split() for at in range(0, len(word), longest)
    ]
    lines: list[str] = []
    for width in range(widest, min(40, widest - 1), -2):
        lines = _filled(words, width, indent, hanging)
        if len(lines[-1].strip()) >= _SHORTEST:
            break
    return lines


def _broken(command: str) -> list[str]:
    """A command in several lines, only before an option and each but the last with a backslash."""
    indent = command[: -len(command.lstrip())]
    pieces = re.split(r" (?=--\w)", command.lstrip())
    *lines, last = _filled(pieces, WIDTH - len(_GOES_ON), indent, indent)
    return [*(line + _GOES_ON for line in lines), last]


def _filled(words: Sequence[str], width: int, indent: str, hanging: str) -> list[str]:
    """The words in lines of at most `width`, but for words that are longer themselves."""
    lines, line, space = [], indent, ""
    for word in words:
        if space and len(line) + 1 + len(word) > width:
            lines.append(line)
            line, space = hanging, ""
        line += space + word
        space = " "
    return [*lines, line]
