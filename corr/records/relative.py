"""The pente sheet of 1987: steps from the centre, a line for each pair of moves (pente § 7.1).

    0, R1D1
    R1U1, L1D1
    R2U1, R2U2*

Who begins stands first. `*` behind a move says that it captured; `!`, `?`, `!?` or `?!` may follow
it. Beside 1987, a sheet may have what plain text has: lines of names before the game
(`[White "Ann"]`, `White: Ann`), numbers before moves (`13. R2U1`, `13: R2U1`), `pass`, choices in
brackets before the move that they precede, `{comments}`, and the result at its end. A sheet that
names no rules is pente. An empty line, a line of names or `Game 2` ends a game.

What the paper has lost is written `?`, and what can be read in two ways `R1U1/R2U1`: the first one
is taken, and both are kept as `unread`.
"""

import io
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice

from corr.games.points import place, point
from corr.games.registry import rules_for
from corr.games.rules import Position, Rules
from corr.records.model import (
    PASSED,
    Record,
    RecordError,
    Refuse,
    Unread,
    Usual,
    changed_by_words,
    check_length,
    checked_text,
    games_named,
    no_point,
    shown,
)
from corr.records.sheet import Played, Tags, games_of, plain, written_end, written_tags
from corr.records.text import RESULT

NOTATION = "relative"
SIZE = 19
"""The board of a sheet that names none."""

GAME = "pente"
"""The game of a sheet that names none."""

_STEP = r"(?:0|[lr][0-9]{1,2}(?:\s?[ud][0-9]{1,2})?|[ud][0-9]{1,2}(?:\s?[lr][0-9]{1,2})?)(?!\w)"
_TOKEN = re.compile(
    rf"""(?:
        (?P<space> [\s,;]++ )
      | (?P<number> [1-9][0-9]{{0,3}} ) (?: [.:)]++ | (?= \s++ (?: {_STEP} | pass\b ) ) )
      | (?P<result> {RESULT} )
      | (?P<lost> \?(?![!?\w]) | \.\.\.? | … )
      | (?: (?P<kind> bomb | neutral ) [\s,:]++ )?
            (?P<move> (?: {_STEP} | pass\b ) (?: \s*/\s*{_STEP} )*+ )
            (?P<star> \s?\* )? (?: \s? (?: !\? | \?! | ! | \? ) )? (?= [\s,;\[{{] | $ )
      | \[ \s* (?P<choice> \w{{1,20}} ) \s* \]
      | \{{ (?P<comment> [^{{}}]*+ ) \}}
    )""",
    re.VERBOSE | re.IGNORECASE,
)
BEGINS = re.compile(
    rb"^[ \t>]*(?:1[.:)]?[ \t]*)?0[ \t]*(?:[,!?]|\r?$|[LRUDlrud][1-9])", re.MULTILINE
)
"""A line with which such a game begins."""


class _Draft:
    """One game while its lines are being read."""

    def __init__(self, where: str, usual: Usual) -> None:
        self.where = where
        self.tags = Tags(usual if usual.game else Usual(rules=GAME, size=SIZE))
        self.words: list[str] = []  # of the game's record
        self.moves: list[str] = []
        self.told = False  # of choices and captures
        self.unread: list[Unread] = []
        self.lost = 0  # the number of the move that is lost
        self.after = 0  # moves behind it
        self.result = ""
        self.comments: list[str] = []
        self.broken = False
        self.comment_from = ""  # they end on their line

    @property
    def begun(self) -> bool:
        """Whether more than names was read."""
        return bool(self.moves or self.lost or self.result or self.broken)

    @property
    def due(self) -> int:
        """The number of the move that is due."""
        return len(self.moves) + self.after + bool(self.lost) + 1

    def takes(self, line: str) -> bool:
        """A game has many lines: an empty one ends it."""
        return True

    def tag(self, name: str, value: str, where: str) -> None:
        """Take a line of names."""
        self.tags.take(name, value, where)

    def line(self, line: str, where: str) -> None:
        """Take one line of the game."""
        signs, at = plain(line), 0
        while at < len(signs):
            found = _TOKEN.match(signs, at)
            if found is None:
                raise RecordError(where, f"move {self.due}: cannot read {shown(line[at:])}")
            at = found.end()
            self._take(found, where)

    def _take(self, found: re.Match[str], where: str) -> None:
        kinds = found.groupdict()
        if number := kinds["number"]:
            self._number(int(number), where)
        elif result := kinds["result"]:
            self.result = self.tags.result_said(result, where)
        elif kinds["lost"]:
            self._lose(where)
        elif move := kinds["move"]:
            self._move(move.lower(), where, starred=bool(kinds["star"]), kind=kinds["kind"] or "")
        elif choice := kinds["choice"]:
            self._choice(choice.lower(), where)
        elif kinds["comment"] is not None:
            self.comments.append(checked_text(where, kinds["comment"].strip()))

    def _number(self, number: int, where: str) -> None:
        """Take the number of a move or of a pair of them."""
        if number not in (self.due, self.due // 2 + 1 if self.due % 2 else 0):
            raise RecordError(where, f"found move number {number} where {self.due} was due")

    def _lose(self, where: str) -> None:
        self._check_open(where)
        if self.lost:
            self.after += 1
        else:
            self.lost = len(self.moves) + 1

    def _check_open(self, where: str) -> None:
        if self.result:
            raise RecordError(where, "a move after the result")
        check_length(where, self.due)

    def _move(self, text: str, where: str, *, starred: bool, kind: str) -> None:
        self._check_open(where)
        kind = kind.lower()
        if kind and (text == PASSED or kind not in rules_for(self.tags.game).stone_words):
            raise RecordError(where, f"move {self.due}: cannot read {kind} {shown(text.upper())}")
        names = [self._point(one.strip(), where) for one in text.split("/")]
        if self.lost:
            self.after += 1
            return
        if len(names) > 1:
            self.unread.append(Unread(move=self.due, may_be=tuple(names)))
        self.moves.append(names[0])
        self.told = self.told or starred or bool(kind)
        self.words.append(f"{len(self.moves)}.{kind}{' ' * bool(kind)}{names[0]}{'*' * starred}")

    def _point(self, text: str, where: str) -> str:
        """The point that steps lead to, or `pass`."""
        if text == PASSED:
            return text
        tags, settings = self.tags, {"size": str(self.tags.size)}
        rules = self._noted_by(where)
        found = rules.plain(f"{NOTATION} {text}", settings)
        if not found:
            raise RecordError(where, f"move {self.due}: cannot read {shown(text)}")
        if found.startswith(NOTATION):
            raise no_point(where, f"move {self.due}, {text.upper()},", tags.size)
        return point(*place(found, rules.letters(settings)), tags.letters)

    def _noted_by(self, where: str) -> Rules[Position]:
        """The game that knows steps on this board. Raises RecordError."""
        size = self.tags.size
        for rules in map(rules_for, games_named(self.tags.rules)):
            if NOTATION in rules.notations and size in rules.sizes:
                return rules
        named = self.tags.rules or self.tags.game
        raise RecordError(where, f"no sheet of steps is of {shown(named)} on {size} × {size}")

    def _choice(self, text: str, where: str) -> None:
        if not rules_for(self.tags.game).is_choice(text):
            raise RecordError(where, f"[{shown(text)}] is no choice of an opening")
        if not self.lost:
            self.told = True
            self.words.append(f"[{text}]")

    def done(self) -> Record:
        """The game."""
        lost = (Unread(move=self.lost, after=self.after),) if self.lost else ()
        played = Played(
            moves=tuple(self.moves),
            acts=" ".join(self.words) if self.told else "",
            result=self.result,
            comments=self.comments,
        )
        record = self.tags.record(played, self.where)
        unread = (*self.unread, *lost)
        return replace(record, unread=unread) if unread else record


def read(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The games of sheets; a game that `refuse` lets pass is skipped to its end."""
    return games_of(source, refuse, partial(_Draft, usual=usual))


# -- writing ----


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games as sheets, an empty line between two of them."""
    for number, record in enumerate(records, 1):
        tags = written_tags(record, SIZE)
        sheet = [*tags, *([""] if tags else ()), *_pairs(_steps(record, f"game {number}"))]
        end = " ".join(written_end(record))
        yield "\n".join([*([""] if number > 1 else ()), *sheet, end, ""]).encode()


def _steps(record: Record, where: str) -> Iterator[str]:
    """Each move in steps from the centre, with the choices that were made before it.

    What comes after the last move is a word of its own.
    """
    rules, settings = rules_for(record.game), {"size": str(record.size)}
    choices = list[str]()
    for word, changed in zip(record.words, changed_by_words(record, where), strict=True):
        if word.startswith("["):
            choices.append(word)
            continue
        move = word.partition(".")[2].removesuffix("*")
        step = rules.noted(move, settings, NOTATION) + "*" * changed.captured
        yield " ".join((*choices, step))
        choices = []
    if choices:
        yield " ".join(choices)


def _pairs(steps: Iterator[str]) -> Iterator[str]:
    """Lines of two."""
    for first in steps:
        yield ", ".join((first, *islice(steps, 1)))
