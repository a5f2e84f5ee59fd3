"""What games on lines of text share: the names before a game, its end, where the next begins."""

import io
import re
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

from msgspec import Struct

from corr.games.registry import begins, rules_for
from corr.records.model import (
    NONE,
    PLAIN,
    Record,
    RecordError,
    Refuse,
    Usual,
    checked_size,
    checked_text,
    fit,
    game_named,
    games_named,
    letters_of,
    lines,
    one_line,
    opening_rule_named,
    result_named,
    rules_named,
    settings_read,
    shown,
)

# -- lines around a game ----

TAG = re.compile(r'\s*\[(\w{1,20})\s+"((?:[^"\\]|\\.)*+)"\]\s*')
"""A line like `[Black "Ann"]`."""

_QUOTED = re.compile(r"\s*(?:>\s?)++")
_TITLE = re.compile(r"\s*game\s*(?:#|no\.?|nr\.?)?\s*[0-9]{1,6}(?!\w)\s*[.:)]?\s*", re.IGNORECASE)
_SAID = {
    "event": "Event",
    "tournament": "Event",
    "round": "Round",
    "site": "Site",
    "place": "Site",
    "date": "Date",
    "black": "Black",
    "white": "White",
    "result": "Result",
    "rules": "Rules",
    "opening": "Opening",
    "opening rule": "Opening",
    "id": "Id",
}
_HEADER = re.compile(rf"\s*({'|'.join(_SAID)})\s*:\s*(.*?)\s*", re.IGNORECASE)
_NEXT_HEADER = re.compile(rf"[,;]?\s+(?=(?:{'|'.join(_SAID)})\s*:)", re.IGNORECASE)


def plain(line: str) -> str:
    """A line with full-width letters and dashes made plain, letter for letter."""
    return line if line.isascii() else line.translate(PLAIN)


def unquoted(line: str) -> str:
    """A line without the `>` before it that letters put before quoted lines."""
    found = _QUOTED.match(line)
    return line[found.end() :] if found else line


def after_title(line: str) -> str | None:
    """What a line says after `Game 12`; None if it does not begin so."""
    found = _TITLE.match(plain(line))
    return line[found.end() :] if found else None


def headers(line: str) -> tuple[tuple[str, str], ...]:
    """The names that a line like `Black: Ann, White: Bo` tells, as the tags call them.

    >>> headers("Black: Ann, White: Bo"), headers("1: h8")
    ((('Black', 'Ann'), ('White', 'Bo')), ())
    """
    if ":" not in line and not line.isascii():
        line = line.replace("\uff1a", ":")
    if ":" not in line:
        return ()
    found = [_HEADER.fullmatch(part) for part in _NEXT_HEADER.split(line)]
    return tuple((_SAID[each[1].lower()], each[2]) for each in found if each) if all(found) else ()


# -- the names of a game ----

UNKNOWN = ("", "?")
"""What stands for a name that nobody knows."""

_OF_THE_BOARD = ("Rules", "Opening")
_PGN_NAMES = frozenset({"Event", "Round", "Site", "Date", "Black", "White"})
_NAMES = _PGN_NAMES | {"Rules", "Opening", "Settings", "Id", "Swaps", "BlackTime", "WhiteTime"}


class Played(Struct, frozen=True, kw_only=True):
    """What the lines of a game say beside its names, as a `Record` has it."""

    moves: tuple[str, ...]
    acts: str
    result: str
    comments: Sequence[str]
    fifths: tuple[str, ...] = ()


class Tags:
    """The names before a game while they are read, and what they say of board and game.

    `usual` is what holds where they say nothing; `size` and `letters` are those of the board.
    """

    def __init__(self, usual: Usual) -> None:
        self._usual = usual
        self._named: dict[str, str] = {}
        self._size = 0
        self._result = NONE
        self.rules = self.opening_rule = ""
        self._settle()

    def _settle(self) -> None:
        """Learn of what they have named so far, and of what is usual, the game and its board.

        A board of which they say nothing is the usual one, or else the game's.
        """
        named = rules_named(self._named.get("Rules", ""))
        rules, usual = self._usual.settled(named, "")
        opening = opening_rule_named(self._named.get("Opening", ""), rules)
        self.rules, self.opening_rule = rules, opening or usual
        sizes = [size for game in games_named(self.rules) for size in rules_for(game).sizes]
        size = self._usual.size
        self.size = self._size or (size if size in sizes or not sizes else sizes[0])
        self.letters = letters_of(self.rules, self.opening_rule, self.size)

    @property
    def game(self) -> str:
        """The game that is played by these rules."""
        return game_named(self.rules, self.opening_rule)

    @property
    def result(self) -> str:
        """The result among them, `*` if there is none."""
        return result_named(self._result, begins(self.game)) or NONE

    def result_said(self, text: str, where: str) -> str:
        """The result that a text means in this game. Raises RecordError."""
        result = result_named(text, begins(self.game))
        if result is None:
            raise RecordError(where, f"{shown(text)} is no result")
        return result

    def take(self, name: str, value: str, where: str) -> None:
        """Take a line like `[Black "Ann"]`; other names than ours are passed over."""
        if name == "Size":
            size = int(value) if re.fullmatch("[0-9]{1,4}", value, re.ASCII) else 0
            self._size = checked_size(where, size)
            self._settle()
        elif name == "Result" and value not in UNKNOWN:
            self.result_said(value, where)
            self._result = value
        elif name in _NAMES and value != "?":
            self._named[name] = checked_text(where, value)
            if name in _OF_THE_BOARD:
                self._settle()

    def record(self, played: Played, where: str) -> Record:
        """What was played under these names, in a game that began there."""
        named = defaultdict(str, self._named)
        settings = settings_read(named["Settings"])[1]
        found = Record(
            moves=played.moves,
            acts=played.acts,
            fifths=played.fifths,
            comment="\n".join(filter(None, (text.strip() for text in played.comments))),
            size=self.size,
            result=self.result if played.result in ("", NONE) else played.result,
            black=named["Black"],
            white=named["White"],
            event=named["Event"],
            round=named["Round"],
            place=named["Site"],
            date=named["Date"],
            rules=self.rules,
            opening_rule=self.opening_rule,
            swaps=named["Swaps"],
            black_time=named["BlackTime"],
            white_time=named["WhiteTime"],
            id=named["Id"],
            where=where,
        )
        return replace(found, settings=settings) if settings else found


def written_tags(record: Record, usual: int) -> list[str]:
    """The lines before a game, who begins first; the `usual` size of a board needs none."""
    names = (("Black", record.black), ("White", record.white))
    said = (
        ("Size", "" if record.size == usual else str(record.size)),
        ("Event", record.event),
        ("Round", record.round),
        ("Site", record.place),
        ("Date", record.date),
        *(names if record.begins == "black" else names[::-1]),
        ("Rules", record.rules),
        ("Opening", record.opening_rule),
        ("Settings", "; ".join(record.settings)),
        ("Fifths", " ".join(record.fifths)),
        ("Swaps", record.swaps),
        ("BlackTime", record.black_time),
        ("WhiteTime", record.white_time),
        ("Id", record.id),
    )
    values = ((name, one_line(value)) for name, value in said)
    return [f'[{name} "{_escaped(value)}"]' for name, value in values if value]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def written_end(record: Record) -> list[str]:
    """The result, and the comment in braces if there is one."""
    inside = fit(record.comment).replace("{", "(").replace("}", ")")
    return [record.result, *([f"{{{inside}}}"] if inside else ())]


# -- how games are told apart ----


class Draft(Protocol):
    """One game while its lines are being read."""

    broken: bool
    comment_from: str
    result: str

    @property
    def begun(self) -> bool:
        """Whether more than names and comments was read."""

    def takes(self, line: str) -> bool:
        """Whether a line goes on with this game."""

    def tag(self, name: str, value: str, where: str) -> None:
        """Take a line of names."""

    def line(self, line: str, where: str) -> None:
        """Take one line of the game."""

    def done(self) -> Record:
        """The game; raises RecordError."""


def games_of(
    source: io.BufferedReader, refuse: Refuse, begin: Callable[[str], Draft]
) -> Iterator[Record]:
    """The games of a text, each begun where it is; one that `refuse` lets pass is skipped."""
    draft: Draft | None = None
    for number, line in _decoded(source):
        where, title = f"line {number}", None
        if not draft or not draft.comment_from:
            line = unquoted(line)
            title = after_title(line)
        if draft and draft.begun and (title is not None or _ends(draft, line)):
            yield from _finished(draft, refuse)
            draft = None
        line = line if title is None else title
        if not draft or not draft.comment_from:
            if not line.strip() or line.lstrip().startswith(("#", ";")):
                continue
            draft = draft or begin(where)
        _read_line(draft, line, where, refuse)
    if draft and draft.begun:
        yield from _finished(draft, refuse)


def _decoded(source: io.BufferedReader) -> Iterator[tuple[int, str]]:
    for number, line in lines(source):
        try:
            yield number, line.decode()
        except UnicodeDecodeError as error:
            byte = error.object[error.start]
            raise RecordError(f"line {number}", f"no UTF-8 text: byte 0x{byte:02x}") from None


def _ends(draft: Draft, line: str) -> bool:
    if draft.comment_from:
        return False
    if not line.strip() or TAG.fullmatch(line):
        return True
    if said_of := headers(line):
        return said_of[0][0] != "Result" or bool(draft.result)
    return not draft.takes(plain(line))


def _read_line(draft: Draft, line: str, where: str, refuse: Refuse) -> None:
    if draft.broken:
        return
    try:
        if not draft.comment_from and (tag := TAG.fullmatch(line)):
            draft.tag(tag[1], re.sub(r"\\(.)", r"\1", tag[2]), where)
        elif not draft.comment_from and (told := headers(line)):
            for name, value in told:
                draft.tag(name, value, where)
        else:
            draft.line(line, where)
    except RecordError as error:
        draft.broken, draft.comment_from = True, ""
        refuse(error)


def _finished(draft: Draft, refuse: Refuse) -> Iterator[Record]:
    if not draft.broken:
        try:
            yield draft.done()
        except RecordError as error:
            refuse(error)
