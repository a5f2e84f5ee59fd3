"""Games as plain text: `1. h8 2. i9 3. j10 1-0`, one game a line or more lines for one game.

How games are told apart: an empty line ends a game, and so does a line of names or `Game 2`. The
end of a line does too, unless the next line

- begins with a move number above 1, a result, a choice in brackets or a comment,
- or follows a comma, dash or number, or is one move like each line before it,
- or is the rest of a list without numbers: the game began in the centre, this line does not, and
  none of its points bears a stone. So a file with a game a line is read right where each begins
  in the centre, as the rules of renju ask, and so is a game that was broken over lines.

Before a game may stand lines like `[Black "Ann"]` or `Black: Ann`. Numbers may be left out, and
may count moves or pairs of moves, but must be right. Dashes, commas and semicolons may stand
between moves, `!`, `?` and the `*` of corr's own records right behind them, `>` before quoted
lines. Results are points (`1-0`, `1:0`, `1/2`) or words (`White resigns`, `draw`); `resigns` alone
is said of who was to move. Lines that begin with `#` or `;` are skipped, and what follows a `#`;
`{comments}` and `(comments)` are kept.
"""

import io
import re
from collections.abc import Iterable, Iterator

from corr.games.points import LETTERS, point
from corr.games.registry import rules_for
from corr.records.model import (
    LONGEST_TEXT,
    NONE,
    PASSED,
    PLAIN,
    Record,
    RecordError,
    Refuse,
    check_length,
    checked_size,
    checked_text,
    fit,
    game_named,
    games_named,
    letters_of,
    lines,
    move_named,
    no_point,
    one_line,
    opening_rule_named,
    result_named,
    rules_named,
    shown,
)

# -- what a line of a game in plain text is made of ----

_WORDS = r"""(?i:
    (?:black|white) \s+ (?:wins|won|resigns|resigned|loses|lost) (?: \s+ (?:on|by) \s+ \w+ )?
  | (?:a \s+)? (?:drawn|draw) (?: \s+ agreed )?
  | resigns | resigned
)(?!\w)"""
_POINTS = r"(?: 1/2-1/2 | ½-½ | 0\.5[-:]0\.5 | 1\s?[-:]\s?0 | 0\s?[-:]\s?[01] | 1/2 | ½ | \* )"
_RESULT = rf"(?: {_POINTS} (?! [\w/:-] | \.[0-9] ) | {_WORDS} ) \.?"
_STONE = r"[A-Za-z] (?: -?[0-9]{1,3} | \s++ [0-9]{1,3} (?! [0-9] | \s* [.:)] ) )"

TOKEN = re.compile(
    rf"""(?:
        (?P<space> [\s,]++ )
      | (?P<move> (?: (?P<before>[0-9]{{1,4}}) (?: [.:)]{{1,3}} \s*+ | \s++ ) )?
            (?P<stone> {_STONE} | (?i:pass)\b | (?<!\w)--(?![\w-]) ) [!?]{{0,3}} \*? \s*+ )
      | (?P<result> {_RESULT} )
      | (?P<offers> (?P<ply>[0-9]{{1,4}}) \. \{{ (?P<fifths>[^{{}}]++) \}}
            (?: \*? = (?P<kept>\w{{1,20}}) )? \*? )
      | (?P<number> [0-9]{{1,4}} ) [.:)]{{0,3}}
      | \[ \s* (?P<choice> [^]["]{{1,60}} ) \] \*?
      | \( (?P<aside> [^()]*+ ) \)
      | (?P<gap> -(?!-) | ; )
      | (?P<remark> \#.*+ )
      | (?P<comment> \{{ )
    )""",
    re.VERBOSE,
)
"""One thing on a line, by the name of its group."""

STONE = re.compile(rf"(?<![A-Za-z]){_STONE}", re.VERBOSE)
"""A point, with a hyphen or blanks before its number or without."""

RESULT_WORDS = re.compile(rf"\s*{_WORDS}\.?\s*", re.VERBOSE)
"""A result in words, alone on its line."""

GOES_ON = re.compile(rf"(?:[2-9]|[1-9][0-9]+)[.:)\s] | {_RESULT} | \[ | -(?!-)", re.VERBOSE)
"""How lines begin that go on with the game before."""

ALONE = re.compile(r"\s*(?:[A-Za-z]-?[0-9]{1,3}|(?i:pass)|--)[!?]{0,3}\*?\s*,?\s*")
"""One move, alone on its line."""

TAG = re.compile(r'\s*\[(\w{1,20})\s+"((?:[^"\\]|\\.)*+)"\]\s*')
"""A line like `[Black "Ann"]`."""

_LEADING = re.compile(r"(?:\{[^{}]*+\}|\([^()]*+\)|\s+)++")
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


def after_comments(line: str) -> str:
    """A line without the comments that it begins with."""
    found = _LEADING.match(line)
    return line[found.end() :] if found else line


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


# -- writes games as plain text, the way `text` reads them ----


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


def _written_moves(record: Record) -> str:
    numbered = (f"{number}. {move}" for number, move in enumerate(record.moves, 1))
    words = [record.acts] if record.acts else list(numbered)
    words.append(record.result)
    if record.comment:
        inside = fit(record.comment).replace("{", "(").replace("}", ")")
        words.append(f"{{{inside}}}")
    return " ".join(words)


# -- games as plain text ----


_PGN_NAMES = frozenset({"Event", "Round", "Site", "Date", "Black", "White"})
_NAMES = _PGN_NAMES | {"Rules", "Opening", "Id", "Swaps", "BlackTime", "WhiteTime"}
_OF_THE_BOARD = ("Rules", "Opening")
_DOTS = "..."
_BLANK_OR_DASH = re.compile(r"[\s-]")


class _Draft:
    """One game while its lines are being read."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.size = 15
        self.letters = LETTERS
        self.tags: dict[str, str] = {}
        self.moves: list[str] = []
        self.acts: list[str] = []
        self.told = False  # of choices and offers
        self.offered: tuple[str, ...] = ()  # fifth moves of which none is kept yet
        self.fifths: tuple[str, ...] = ()
        self.tagged = NONE  # the result that stands among the names
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

    @property
    def rules(self) -> str:
        """The rules that the lines before the game have named so far."""
        named = self.tags.get("Rules")
        return rules_named(named) if named else ""

    @property
    def opening_rule(self) -> str:
        """The opening rule that they have named."""
        named = self.tags.get("Opening")
        return opening_rule_named(named, self.rules) if named else ""

    @property
    def _keeps_stars(self) -> bool:
        return rules_for(game_named(self.rules, self.opening_rule)).star == "captured"

    def takes(self, line: str) -> bool:
        """Whether a line goes on with this game."""
        rest = after_comments(line)
        if not self.begun or not rest or rest.startswith("{"):
            return True
        if self.result:
            return bool(RESULT_WORDS.fullmatch(rest))
        if self.waits or GOES_ON.match(rest) or (self.alone and ALONE.fullmatch(rest)):
            return True
        return self._wrapped(rest)

    def _wrapped(self, line: str) -> bool:
        """Whether a line is the rest of a list that was too long for one line."""
        middle, letters = self.size // 2, self.letters
        centre = point(middle, middle, letters) if self.size % 2 else ""
        first = STONE.search(line)
        if not self.moves or self.moves[0] != centre or line[0].isdigit() or not first:
            return False
        if self._move(first[0]) == centre:
            return False
        return not any(self._move(found[0]) in self.moves for found in STONE.finditer(line))

    def tag(self, name: str, value: str, where: str) -> None:
        """Take a line like `[Black "Ann"]`; other names than ours are passed over."""
        if name == "Size":
            size = int(value) if re.fullmatch("[0-9]{1,4}", value, re.ASCII) else 0
            self.size = checked_size(where, size)
            self.letters = letters_of(self.rules, self.opening_rule, self.size)
        elif name == "Result" and value not in ("", "?"):
            if self.begun:
                self._end(value, where)
            else:
                self.tagged = _result(value, where)
        elif name == "Fifths":
            self.fifths = tuple(self._point(word, where) for word in value.split())
        elif name in _NAMES and value != "?":
            self.tags[name] = checked_text(where, value)
            if name in _OF_THE_BOARD:
                self.letters = letters_of(self.rules, self.opening_rule, self.size)

    def line(self, line: str, where: str) -> None:
        """Take one line of the game."""
        if not self.comment_from:
            self.alone = self.alone and bool(ALONE.fullmatch(line))
            self.waits = False
        at = self._comment(line, 0) if self.comment_from else 0
        signs = plain(line)
        while at < len(line):
            found = TOKEN.match(signs, at)
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
        self.waits = kind in ("number", "gap")
        if kind == "move":
            number, stone = found.group("before", "stone")
            if number:
                self._number(int(number), where, again=_DOTS in text)
            self._stone(stone, where, starred="*" in text)
        elif kind == "number":
            self._number(int(found["number"]), where, again=_DOTS in text)
        elif kind == "comment":
            if found.string[: found.start()].endswith("."):
                raise RecordError(where, "offers that do not end on their line")
            self.comment_from = where
            self.comments.append("")
        elif kind == "result":
            self._end(text, where)
        elif kind == "offers":
            self._offers(found, where)
        elif kind == "aside":
            self._say(found["aside"], where)
            self.comments.append(found["aside"])
        elif kind == "choice":
            self._choice(" ".join(found["choice"].split()), where)

    def _choice(self, text: str, where: str) -> None:
        if not any(rules_for(one).is_choice(text) for one in games_named(self.rules)):
            raise RecordError(where, f"[{shown(text)}] is no choice of an opening")
        self._tell(f"[{text}]", where)

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
        if not self.moves and RESULT_WORDS.fullmatch(text):
            raise RecordError(where, f"{shown(text.strip())}, but no move before it")
        if _RESIGNED.fullmatch(text):
            result = "1-0" if len(self.moves) % 2 else "0-1"
        else:
            result = _result(text, where)
        if self.result not in ("", result):
            raise RecordError(where, f"a second result, {shown(text.strip())}")
        if NONE not in (result, self.tagged) and result != self.tagged:
            raise RecordError(where, f"the result {result}, but {self.tagged} among the names")
        self.result = result

    def _number(self, number: int, where: str, *, again: bool = False) -> None:
        """Take a number; `again` if it may be that of a pair whose first move was told: `1...`."""
        due = len(self.moves) + 1
        if again and due % 2 == 0 and number == due // 2 and self.pairs is not False:
            self.pairs = True
            return
        if number == due and not (self.pairs and due > 1):
            self.pairs = None if due == 1 else False
        elif due % 2 and number == due // 2 + 1 and self.pairs is not False:
            self.pairs = True
        else:
            due = due // 2 + 1 if self.pairs else due
            raise RecordError(where, f"found move number {number} where {due} was due")

    def _stone(self, text: str, where: str, *, starred: bool = False) -> None:
        if self.result:
            raise RecordError(where, f"the move {shown(text)} after the result")
        move = self._move(text)
        if move is None:
            raise no_point(where, text, self.size)
        if self.offered and move not in self.offered:
            raise RecordError(where, f"{move} was kept, but not offered")
        self.moves.append(move)
        if self.offered and self.acts[-1].endswith("}"):
            self.acts[-1] += f"={move}"
        else:
            starred = starred and self._keeps_stars
            self.told = self.told or starred
            self.acts.append(f"{len(self.moves)}.{move}{'*' if starred else ''}")
        self.offered = ()
        check_length(where, len(self.moves))

    def _move(self, text: str) -> str | None:
        """The move that a word means, `h-8` or `h 8` too."""
        size, letters = self.size, self.letters
        found = move_named(text, size, letters)
        return found or move_named(_BLANK_OR_DASH.sub("", text), size, letters)

    def _offers(self, found: re.Match[str], where: str) -> None:
        """Take `5.{g7 i7}=i7`: a kept offer is a move; the opening is judged elsewhere."""
        ply, fifths, kept = found.group("ply", "fifths", "kept")
        self._number(int(ply), where)
        if self.offered:
            raise RecordError(where, "offers after offers of which none was kept")
        names = [self._point(word, where) for word in fifths.replace(",", " ").split()]
        for number, name in enumerate(names):
            if name in self.moves or name in names[:number]:
                why = "twice" if name in names[:number] else "where a stone stands"
                raise RecordError(where, f"{name} is offered {why}")
        self._tell(f"{len(self.moves) + 1}.{{{' '.join(names)}}}", where)
        self.offered = tuple(names)
        if kept:
            self._stone(self._point(kept, where), where)

    def _point(self, text: str, where: str) -> str:
        name = move_named(text, self.size, self.letters)
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
            result=self.tagged if self.result in ("", NONE) else self.result,
            comment=comment,
            where=self.where,
            black=self.tags.get("Black", ""),
            white=self.tags.get("White", ""),
            event=self.tags.get("Event", ""),
            round=self.tags.get("Round", ""),
            place=self.tags.get("Site", ""),
            date=self.tags.get("Date", ""),
            rules=self.rules,
            fifths=self.fifths,
            swaps=self.tags.get("Swaps", ""),
            black_time=self.tags.get("BlackTime", ""),
            white_time=self.tags.get("WhiteTime", ""),
            opening_rule=self.opening_rule,
            id=self.tags.get("Id", ""),
        )


_RESIGNED = re.compile(r"\s*(?:resigns|resigned)\.?\s*", re.IGNORECASE)


def _result(text: str, where: str) -> str:
    result = result_named(text)
    if result is None:
        raise RecordError(where, f"{shown(text)} is no result")
    return result


def read(source: io.BufferedReader, refuse: Refuse) -> Iterator[Record]:
    """The games of a text; a game that `refuse` lets pass is skipped to its end."""
    draft: _Draft | None = None
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
    if not line.strip() or TAG.fullmatch(line):
        return True
    if said_of := headers(line):
        return said_of[0][0] != "Result" or bool(draft.result)
    return not draft.takes(plain(line))


def _read_line(draft: _Draft, line: str, where: str, refuse: Refuse) -> None:
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


def _finished(draft: _Draft, refuse: Refuse) -> Iterator[Record]:
    if not draft.broken:
        try:
            yield draft.done()
        except RecordError as error:
            refuse(error)
