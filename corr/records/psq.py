"""Piskvork's and Gomocup's `.psq`: `Piskvorky 15x15, 11:11, 0`, then `x,y,milliseconds` lines.

Both coordinates count from 1 from the **upper** left, so row 1 of the file is our row 15. The last
number of the first line is 1 if the second player began. After the moves may stand the names of
the two players, an error code, and what the Gomocup adds (`1,Freestyle`); a line there that looks
like a torn move is an error, and so is a move with a time among moves without or the other way
round. The file may end right after a whole move: small programs write no more than the moves.
Who won is not told in a way that could be relied on, so the result stays open. Files joined one
after another are read.
"""

import io
import re
from collections.abc import Iterable, Iterator

from corr.games.points import place, point
from corr.records.model import (
    FREE,
    PASSED,
    RENJU,
    STANDARD,
    Record,
    RecordError,
    Refuse,
    Usual,
    cannot_hold,
    check_length,
    checked_size,
    checked_text,
    in_letters,
    letters_of,
    lines,
    one_line,
    rules_named,
    shown,
)

_FIRST = re.compile(r"Piskvorky ([0-9]{1,9})x([0-9]{1,9}),\s*-?[0-9]{1,6}:-?[0-9]{1,6},\s*([01])")
_MOVE = re.compile(r"(-?[0-9]{1,5})\s*,\s*(-?[0-9]{1,5})(?:\s*,\s*(-?[0-9]{1,12}))?")
_CODE = re.compile(r"-?[0-9]{1,6}")
_END_MARKS = ("-1", "0")
"""The codes that may stand right after the moves: no point has such a coordinate."""

_SUMMARY = re.compile(r"[0-9]{1,6},\s*([A-Za-z][\w .()-]{2,60})")
_LIKE_A_MOVE = re.compile(r"[-+.,;:/|]|[-+]?[0-9]+\s*[,;:/|]|[-+]?[0-9]+(?:\s+[-+]?[0-9]+)*\s*$")
_RULES = {FREE: "1,Freestyle", STANDARD: "1,Standard", RENJU: "1,Renju"}
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_UNNAMED = ("homo-1", "homo-2")
"""How Piskvork calls human players."""

_AFTER_MOVES = 6


class _Draft:
    """One game while its lines are being read."""

    def __init__(self, where: str, found: re.Match[str], usual: Usual) -> None:
        self.where = where
        self.usual = usual
        if found[1] != found[2]:
            raise RecordError(where, f"a board of {found[1]} × {found[2]} is no square")
        self.size = checked_size(where, int(found[1]))
        self.second_began = found[3] == "1"
        self.moves: list[str] = []
        self.timed: bool | None = None
        self.after: list[str] = []
        self.broken = False

    def line(self, line: str, where: str) -> None:
        """Take a line after the first one."""
        found = _MOVE.fullmatch(line)
        if found is None:
            self._after(line, where)
        elif self.after:
            raise RecordError(where, f"the move {shown(line)} after the end of the moves")
        else:
            column, row = int(found[1]) - 1, self.size - int(found[2])
            if not (0 <= column < self.size and 0 <= row < self.size):
                raise RecordError(
                    where, f"{shown(line)} is no point of a {self.size} × {self.size} board"
                )
            if self.timed not in (None, timed := found[3] is not None):
                raise RecordError(where, f"the move {shown(line)}: some moves have a time")
            self.timed = timed
            self.moves.append(point(column, row))
            check_length(where, len(self.moves))

    def _after(self, line: str, where: str) -> None:
        if _CONTROL.search(line):
            raise RecordError(where, f"cannot read {shown(line)}")
        code = _CODE.fullmatch(line) and (self.after or line in _END_MARKS)
        if not code and not _SUMMARY.fullmatch(line) and _LIKE_A_MOVE.match(line):
            raise RecordError(where, f"{shown(line)} is no whole move")
        self.after.append(checked_text(where, line))
        if len(self.after) > _AFTER_MOVES:
            raise RecordError(where, f"more than {_AFTER_MOVES} lines after the moves")

    def done(self) -> Record:
        """The game."""
        named = len(self.after) >= 2 and not _CODE.fullmatch(self.after[0])
        names = self.after[:2] if named else ["", ""]
        first, second = ("" if name in _UNNAMED else name for name in names)
        rules, opening_rule = self.usual.settled(self._rules(), "")
        letters = letters_of(rules, opening_rule, self.size)
        return Record(
            moves=in_letters(self.moves, self.size, letters),
            size=self.size,
            black=second if self.second_began else first,
            white=first if self.second_began else second,
            rules=rules,
            opening_rule=opening_rule,
            where=self.where,
        )

    def _rules(self) -> str:
        found = _SUMMARY.fullmatch(self.after[-1]) if self.after else None
        return rules_named(found[1].strip()) if found else ""


def read(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The games of a file, or of files joined to one."""
    draft: _Draft | None = None
    number = 0
    for number, raw in lines(source):
        line, where = _decoded(raw).strip(), f"line {number}"
        if line.startswith("Piskvorky"):
            yield from _finished(draft)
            draft = _begun(line, where, refuse, usual)
        elif line and draft is None and number == 1:
            raise RecordError(where, f"found {shown(line)} where Piskvorky 15x15, … was due")
        elif line and draft:
            _read_line(draft, line, where, refuse)
    if number == 0:
        raise RecordError("line 1", "the file is empty")
    yield from _finished(draft)


def _decoded(line: bytes) -> str:
    """A line; the format names no character set, so a name that is not UTF-8 is Latin 1."""
    try:
        return line.decode()
    except UnicodeDecodeError:
        return line.decode("latin-1")


def _begun(line: str, where: str, refuse: Refuse, usual: Usual) -> "_Draft | None":
    try:
        found = _FIRST.fullmatch(line)
        if found is None:
            raise RecordError(where, f"found {shown(line)} where Piskvorky 15x15, 0:0, 0 was due")
        return _Draft(where, found, usual)
    except RecordError as error:
        refuse(error)
        return None


def _read_line(draft: _Draft, line: str, where: str, refuse: Refuse) -> None:
    if not draft.broken:
        try:
            draft.line(line, where)
        except RecordError as error:
            draft.broken = True
            refuse(error)


def _finished(draft: _Draft | None) -> Iterator[Record]:
    if draft and not draft.broken:
        yield draft.done()


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games one after another; raises RecordError for what the format cannot hold."""
    for number, record in enumerate(records, 1):
        if PASSED in record.moves:
            raise cannot_hold(f"game {number}", ".psq", "a pass")
        board = f"{record.size}x{record.size}"
        rows = [f"Piskvorky {board}, 0:0, 0", *_written_moves(record)]
        rows.extend(_written_end(record, f"game {number}"))
        yield "".join(f"{row}\n" for row in rows).encode()


def _written_moves(record: Record) -> Iterator[str]:
    letters = record.letters
    for move in record.moves:
        column, row = place(move, letters)
        yield f"{column + 1},{record.size - row},0"


def _written_end(record: Record, where: str) -> Iterator[str]:
    names = one_line(record.black), one_line(record.white)
    for name in names:
        if name.startswith("Piskvorky") or _LIKE_A_MOVE.match(name):
            raise cannot_hold(where, ".psq", f"a player named {shown(name)}")
    rules = _RULES.get(record.rules)
    if rules or any(names):
        yield from (name or unnamed for name, unnamed in zip(names, _UNNAMED, strict=True))
    yield "-1"
    if rules:
        yield rules
