"""Games as plain text: `1. h8 2. i9 3. j10 1-0`, one game a line or more lines for one game.

How games are told apart: an empty line ends a game. So does the end of a line, unless the next
line begins with a move number above 1, a result, a choice in brackets or a comment, or this line
ended with a comma or a number, or each line so far was one move and no more. Before a game may
stand lines like `[Black "Ann"]`. Numbers may be left out, and may count moves or pairs of moves,
but must be right. Lines that begin with `#` or `;` are skipped, `{comments}` are kept.
"""

import io
import re
from collections.abc import Iterable, Iterator

from corr.records.model import Record, RecordError
from corr.records.source import Refuse, lines
from corr.records.words import (
    LONGEST_TEXT,
    NONE,
    PASSED,
    check_length,
    checked_size,
    checked_text,
    fit,
    move_named,
    no_point,
    one_line,
    opening_rule_named,
    result_named,
    shown,
)

_TOKEN = re.compile(
    r"""(?:
        (?P<space> [\s,]++ )
      | (?P<result> 1-0 | 0-1 | 0-0 | 1/2-1/2 | ½-½ | 0\.5-0\.5 | \* ) (?![\w/.-])
      | (?P<offers> (?P<ply>[0-9]{1,4}) \. \{ (?P<fifths>[^{}]++) \} (?: = (?P<kept>\w{1,20}) )? )
      | (?P<move> (?: (?P<before>[0-9]{1,4}) (?: [.:)]{1,3} \s*+ | \s++ ) )?
            (?P<stone> [A-Za-z][0-9]{1,3} | (?i:pass)\b | -- ) \s*+ )
      | (?P<number> [0-9]{1,4} ) [.:)]{0,3}
      | \[ \s* (?P<choice> [^]["]{1,60} ) \]
      | (?P<comment> \{ )
    )""",
    re.VERBOSE,
)
_TAG = re.compile(r'\s*\[(\w{1,20})\s+"((?:[^"\\]|\\.)*+)"\]\s*')
_LEADING = re.compile(r"(?:\{[^{}]*+\}|\s+)++")
_GOES_ON = re.compile(r"(?:[2-9]|[1-9][0-9]+)[.:)\s]|(?:1-0|0-[01]|0\.5-|1/2-|½-|\*|\[)")
_NAMES = frozenset(
    {"Event", "Round", "Site", "Date", "Black", "White", "Result", "Rules", "Opening", "Id"}
)
_ALONE = re.compile(r"\s*(?:[A-Za-z][0-9]{1,3}|(?i:pass)|--)\s*,?\s*")


class _Draft:
    """One game while its lines are being read."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.size = 15
        self.tags: dict[str, str] = {}
        self.moves: list[str] = []
        self.acts: list[str] = []
        self.told = False  # of choices and offers
        self.result = ""
        self.comments: list[str] = []
        self.alone = True  # each line so far is one move
        self.waits = False  # for more: a comma or a number ended the line
        self.pairs: bool | None = None  # whether numbers count pairs of moves
        self.comment_from = ""  # where an open comment began
        self.said = 0  # characters of comments, choices and offers
        self.broken = False

    @property
    def begun(self) -> bool:
        """Whether more than names and comments was read."""
        return bool(self.moves or self.acts or self.result or self.broken)

    def takes(self, line: str) -> bool:
        """Whether a line goes on with this game."""
        rest = line[found.end() :] if (found := _LEADING.match(line)) else line
        if not self.begun or not rest or rest.startswith("{"):
            return True
        if self.result:
            return False
        return bool(self.waits or _GOES_ON.match(rest) or (self.alone and _ALONE.fullmatch(rest)))

    def tag(self, name: str, value: str, where: str) -> None:
        """Take a line like `[Black "Ann"]`; other names than ours are passed over."""
        value = re.sub(r"\\(.)", r"\1", value)
        if name == "Size":
            size = int(value) if re.fullmatch("[0-9]{1,4}", value, re.ASCII) else 0
            self.size = checked_size(where, size)
        elif name in _NAMES and value != "?":
            self.tags[name] = checked_text(where, value)

    def line(self, line: str, where: str) -> None:
        """Take one line of the game."""
        if not self.comment_from:
            self.alone = self.alone and bool(_ALONE.fullmatch(line))
            self.waits = False
        at = self._comment(line, 0) if self.comment_from else 0
        while at < len(line):
            found = _TOKEN.match(line, at)
            if found is None:
                raise RecordError(where, f"cannot read {shown(line[at:])}")
            at = found.end()
            self._take(found, where)
            if self.comment_from:
                at = self._comment(line, at)

    def _take(self, found: re.Match[str], where: str) -> None:
        kind, text = found.lastgroup, found[0]
        if kind == "space":
            self.waits = self.waits or "," in text
            return
        self.waits = kind == "number"
        if kind == "move":
            number, stone = found.group("before", "stone")
            if number:
                self._number(int(number), where)
            self._stone(stone, where)
        elif kind == "number":
            self._number(int(found["number"]), where)
        elif kind == "comment":
            if found.string[: found.start()].endswith("."):
                raise RecordError(where, "offers that do not end on their line")
            self.comment_from = where
            self.comments.append("")
        elif kind == "result":
            self._end(text, where)
        elif kind == "offers":
            self._offers(found, where)
        else:
            self._tell(f"[{' '.join(found['choice'].split())}]", where)

    def _tell(self, act: str, where: str) -> None:
        """Take a choice or an offer."""
        self.told = True
        self._say(act, where)
        self.acts.append(act)

    def _say(self, text: str, where: str) -> None:
        self.said += len(text) + 1
        if self.said > LONGEST_TEXT:
            reason = f"comments and choices of more than {LONGEST_TEXT} characters in one game"
            raise RecordError(where, reason)

    def _comment(self, line: str, at: int) -> int:
        """Take a comment up to its end or that of the line; returns how far the line is read."""
        end = line.find("}", at)
        piece = f"{line[at:]}\n" if end < 0 else line[at:end]
        self._say(piece, self.comment_from)
        self.comments[-1] += piece
        if end < 0:
            return len(line)
        self.comment_from = ""
        return end + 1

    def _end(self, text: str, where: str) -> None:
        if self.result:
            raise RecordError(where, f"a second result, {text}")
        self.result = result_named(text) or NONE

    def _number(self, number: int, where: str) -> None:
        due = len(self.moves) + 1
        if number == due and not (self.pairs and due > 1):
            self.pairs = None if due == 1 else False
        elif due % 2 and number == due // 2 + 1 and self.pairs is not False:
            self.pairs = True
        else:
            due = due // 2 + 1 if self.pairs else due
            raise RecordError(where, f"found move number {number} where {due} was due")

    def _stone(self, text: str, where: str) -> None:
        if self.result:
            raise RecordError(where, f"the move {shown(text)} after the result")
        move = move_named(text, self.size)
        if move is None:
            raise no_point(where, text, self.size)
        self.moves.append(move)
        self.acts.append(f"{len(self.moves)}.{move}")
        check_length(where, len(self.moves))

    def _offers(self, found: re.Match[str], where: str) -> None:
        """Take `5.{g7 i7}=i7`: a kept offer is a move; whether it can be is judged elsewhere."""
        ply, fifths, kept = found.group("ply", "fifths", "kept")
        self._number(int(ply), where)
        names = [self._point(word, where) for word in fifths.replace(",", " ").split()]
        self._tell(f"{len(self.moves) + 1}.{{{' '.join(names)}}}", where)
        if kept:
            self._stone(kept, where)
            self.acts.pop()
            self.acts[-1] += f"={self.moves[-1]}"

    def _point(self, text: str, where: str) -> str:
        name = move_named(text, self.size)
        if name is None or name == PASSED:
            raise no_point(where, text, self.size)
        return name

    def done(self) -> Record:
        """The game; raises RecordError if a comment has no end."""
        if self.comment_from:
            raise RecordError(self.comment_from, "a comment that begins with { and never ends")
        comment = "\n".join(filter(None, (text.strip() for text in self.comments)))
        return Record(
            moves=tuple(self.moves),
            acts=" ".join(self.acts) if self.told else "",
            size=self.size,
            result=self.result or result_named(self.tags.get("Result", "")) or NONE,
            comment=comment,
            where=self.where,
            black=self.tags.get("Black", ""),
            white=self.tags.get("White", ""),
            event=self.tags.get("Event", ""),
            round=self.tags.get("Round", ""),
            place=self.tags.get("Site", ""),
            date=self.tags.get("Date", ""),
            rules=self.tags.get("Rules", ""),
            opening_rule=opening_rule_named(self.tags.get("Opening", "")),
            id=self.tags.get("Id", ""),
        )


def read(source: io.BufferedReader, refuse: Refuse) -> Iterator[Record]:
    """The games of a text; a game that `refuse` lets pass is skipped to its end."""
    draft: _Draft | None = None
    for number, line in _decoded(source):
        where = f"line {number}"
        if draft and draft.begun and _ends(draft, line):
            yield from _finished(draft, refuse)
            draft = None
        if not draft or not draft.comment_from:
            if not line.strip() or line.lstrip().startswith(("#", ";")):
                continue
            draft = draft or _Draft(where)
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


def _ends(draft: _Draft, line: str) -> bool:
    if draft.comment_from:
        return False
    return not line.strip() or bool(_TAG.fullmatch(line)) or not draft.takes(line)


def _read_line(draft: _Draft, line: str, where: str, refuse: Refuse) -> None:
    if draft.broken:
        return
    try:
        if not draft.comment_from and (tag := _TAG.fullmatch(line)):
            draft.tag(tag[1], tag[2], where)
        else:
            draft.line(line, where)
    except RecordError as error:
        draft.broken, draft.comment_from = True, ""
        refuse(error)


def _finished(draft: _Draft, refuse: Refuse) -> Iterator[Record]:
    if not draft.broken:
        try:
            yield draft.done()
        except RecordError as error:
            refuse(error)


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games as text, one a line; a game with names has lines for them before it."""
    for record in records:
        yield "\n".join([*_written_tags(record), _written_moves(record), ""]).encode()


def _written_tags(record: Record) -> list[str]:
    said = (
        ("Size", "" if record.size == 15 else str(record.size)),
        ("Event", record.event),
        ("Round", record.round),
        ("Site", record.place),
        ("Date", record.date),
        ("Black", record.black),
        ("White", record.white),
        ("Rules", record.rules),
        ("Opening", record.opening_rule),
        ("Id", record.id),
    )
    values = ((name, one_line(value)) for name, value in said)
    return [f'[{name} "{_escaped(value)}"]' for name, value in values if value]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _written_moves(record: Record) -> str:
    numbered = (f"{number}. {move}" for number, move in enumerate(record.moves, 1))
    words = [record.acts] if record.acts else list(numbered)
    words.append(record.result)
    if record.comment:
        inside = fit(record.comment).replace("{", "(").replace("}", ")")
        words.append(f"{{{inside}}}")
    return " ".join(words)
