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
from dataclasses import replace
from functools import partial

from corr.games.points import point
from corr.games.registry import rules_for
from corr.records.model import (
    LONGEST_TEXT,
    NONE,
    PASSED,
    Record,
    RecordError,
    Refuse,
    Usual,
    check_length,
    games_named,
    move_named,
    no_point,
    shown,
)
from corr.records.sheet import UNKNOWN, Played, Tags, games_of, plain, written_end, written_tags

# -- what a line of a game in plain text is made of ----

_WORDS = r"""(?i:
    (?:black|white) \s+ (?:wins|won|resigns|resigned|loses|lost) (?: \s+ (?:on|by) \s+ \w+ )?
  | (?:a \s+)? (?:drawn|draw) (?: \s+ agreed )?
  | resigns | resigned
)(?!\w)"""
_POINTS = r"(?: 1/2-1/2 | ½-½ | 0\.5[-:]0\.5 | 1\s?[-:]\s?0 | 0\s?[-:]\s?[01] | 1/2 | ½ | \* )"
RESULT = rf"(?: {_POINTS} (?! [\w/:-] | \.[0-9] ) | {_WORDS} ) \.?"
"""A result in points or words, as a part of a pattern."""

_STONE = r"[A-Za-z] (?: -?[0-9]{1,3} | \s++ [0-9]{1,3} (?! [0-9] | \s* [.:)] ) )"
_KIND = r"(?i: bomb | neutral )"
_HEIGHT = r"/ [1-9][0-9]{0,2} (?![0-9/])"

TOKEN = re.compile(
    rf"""(?:
        (?P<space> [\s,]++ )
      | (?P<move> (?: (?P<before>[0-9]{{1,4}}) (?: [.:)]{{1,3}} \s*+ | \s++ ) )?
            (?: (?P<kind> {_KIND} ) [\s,:]++ )?+
            (?P<stone> {_STONE} (?: {_HEIGHT} )?+ | (?i:pass)\b | (?<!\w)--(?![\w-]) )
            [!?]{{0,3}} \*? \s*+ )
      | (?P<result> {RESULT} )
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

GOES_ON = re.compile(rf"(?:[2-9]|[1-9][0-9]+)[.:)\s] | {RESULT} | \[ | -(?!-)", re.VERBOSE)
"""How lines begin that go on with the game before."""

ALONE = re.compile(
    rf"""\s* (?: (?: {_KIND} \s+ )? [A-Za-z] -? [0-9]{{1,3}} (?: {_HEIGHT} )? | (?i:pass) | -- )
    [!?]{{0,3}} \*? \s* ,? \s*""",
    re.VERBOSE,
)
"""One move, alone on its line."""

_LEADING = re.compile(r"(?:\{[^{}]*+\}|\([^()]*+\)|\s+)++")


def after_comments(line: str) -> str:
    """A line without the comments that it begins with."""
    found = _LEADING.match(line)
    return line[found.end() :] if found else line


# -- writes games as plain text, the way `text` reads them ----


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games as text, one a line; a game with names has lines for them before it."""
    for record in records:
        yield "\n".join([*written_tags(record, 15), _written_moves(record), ""]).encode()


def _written_moves(record: Record) -> str:
    numbered = (f"{number}. {move}" for number, move in enumerate(record.moves, 1))
    words = [record.acts] if record.acts else list(numbered)
    return " ".join((*words, *written_end(record)))


# -- games as plain text ----


_DOTS = "..."
_BLANK_OR_DASH = re.compile(r"[\s-]")


class _Draft:
    """One game while its lines are being read."""

    def __init__(self, where: str, usual: Usual) -> None:
        self.where = where
        self.tags = Tags(replace(usual, size=usual.size or 15))
        self.moves: list[str] = []
        self.acts: list[str] = []
        self.told = False  # of choices and offers
        self.offered: tuple[str, ...] = ()  # fifth moves of which none is kept yet
        self.fifths: tuple[str, ...] = ()
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
    def _keeps_stars(self) -> bool:
        return rules_for(self.tags.game).star != "advance"

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
        size, letters = self.tags.size, self.tags.letters
        centre = point(size // 2, size // 2, letters) if size % 2 else ""
        first = STONE.search(line)
        if not self.moves or self.moves[0] != centre or line[0].isdigit() or not first:
            return False
        if self._move(first[0]) == centre:
            return False
        return not any(self._move(found[0]) in self.moves for found in STONE.finditer(line))

    def tag(self, name: str, value: str, where: str) -> None:
        """Take a line like `[Black "Ann"]`; other names than ours are passed over."""
        if name == "Result" and self.begun and value not in UNKNOWN:
            self._end(value, where)
        elif name == "Fifths":
            self.fifths = tuple(self._point(word, where) for word in value.split())
        else:
            self.tags.take(name, value, where)

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
            number, kind, stone = found.group("before", "kind", "stone")
            if number:
                self._number(int(number), where, again=_DOTS in text)
            self._stone(stone, where, starred="*" in text, kind=(kind or "").lower())
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
        if not any(rules_for(one).is_choice(text) for one in games_named(self.tags.rules)):
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
            result = self.tags.result_said(text, where)
        if self.result not in ("", result):
            raise RecordError(where, f"a second result, {shown(text.strip())}")
        tagged = self.tags.result
        if NONE not in (result, tagged) and result != tagged:
            raise RecordError(where, f"the result {result}, but {tagged} among the names")
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

    def _stone(self, text: str, where: str, *, starred: bool = False, kind: str = "") -> None:
        if self.result:
            raise RecordError(where, f"the move {shown(text)} after the result")
        words = rules_for(self.tags.game).stone_words
        point, slash, height = text.partition("/")
        move = self._move(point)
        if move is None or (slash and "height" not in words):
            raise no_point(where, text, self.tags.size)
        if kind and (kind not in words or move == PASSED):
            raise RecordError(where, f"cannot read {kind} {shown(text)}")
        move = f"{move}{slash}{height}"
        if self.offered and move not in self.offered:
            raise RecordError(where, f"{move} was kept, but not offered")
        self.moves.append(move)
        if self.offered and self.acts[-1].endswith("}"):
            self.acts[-1] += f"={move}"
        else:
            starred = starred and self._keeps_stars
            self.told = self.told or starred or bool(kind)
            said = f"{kind} {move}" if kind else move
            self.acts.append(f"{len(self.moves)}.{said}{'*' if starred else ''}")
        self.offered = ()
        check_length(where, len(self.moves))

    def _move(self, text: str) -> str | None:
        """The move that a word means, `h-8` or `h 8` too."""
        size, letters = self.tags.size, self.tags.letters
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
        name = move_named(text, self.tags.size, self.tags.letters)
        if name is None or name == PASSED:
            raise no_point(where, text, self.tags.size)
        return name

    def done(self) -> Record:
        """The game; raises RecordError if a comment has no end."""
        if self.comment_from:
            raise RecordError(self.comment_from, "a comment that begins with { and never ends")
        played = Played(
            moves=tuple(self.moves),
            acts=" ".join(self.acts) if self.told else "",
            result=self.result,
            comments=self.comments,
            fifths=self.fifths,
        )
        return self.tags.record(played, self.where)


_RESIGNED = re.compile(r"\s*(?:resigns|resigned)\.?\s*", re.IGNORECASE)


def read(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The games of a text; a game that `refuse` lets pass is skipped to its end."""
    return games_of(source, refuse, partial(_Draft, usual=usual))
