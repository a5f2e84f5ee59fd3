"""`.mat`, the text of Jellyfish that every program reads: two columns, a game after the other.

What differs from program to program is read: case of words, `Doubles => 2` with or without the
number, `Wins 1 point and the match`, points as numbers or words, `Cannot Move`, comments with
headers (`; [Player 1 "Ann"]`), a play whose hits have no star. Written is what GNU Backgammon
writes: each hop by itself, 25 for the bar, 0 for off. Its comments stand before the first game,
since it reads none behind; those of ours begin with `; corr`.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from corr.games.backgammon.plays import Dice
from corr.games.rules import Seat
from corr.games.track import Hop
from corr.records.backgammon.model import MatchRecord, fact
from corr.records.backgammon.turns import Beside, Game, Rebuilt, Turn, sheet_of
from corr.records.model import RecordError, shown

HEAD = re.compile(
    r"^[ \t]*(\d{1,4})[ \t]*[- ]point[ \t]+match\b.*$", re.IGNORECASE | re.MULTILINE | re.ASCII
)
"""The line by which such a file is known."""

LONGEST_LINE = 1000
_SESSION = re.compile(r"\s*(?:unlimited|money)\b.*(?:game|match|session)", re.IGNORECASE)
_OWN = "corr "
_TAG = re.compile(r"\[\s*([^\"\]]{1,40}?)\s*\"(.*)\"\s*\]")
_GAME = re.compile(r"\s*Game\s+(\d{1,5})\s*", re.IGNORECASE | re.ASCII)
_SCORE = re.compile(r":[ ]{0,9}(\d{1,4})(?:[ ]|$)", re.ASCII)
_ROW = re.compile(r"\s*(?:\d{1,4}\s*[).]\s?)?", re.ASCII)
_WORDS = (
    "redoubles|doubles|double|takes|take|accepts|drops|drop|passes|rejects|beavers|raccoons"
    "|wins|loses|losses|resigns"
)
_CELL = re.compile(
    rf"(?<![\w/])(?:(?P<dice>[1-6]{{2}})\s*:|(?P<word>{_WORDS})(?!\w))", re.IGNORECASE
)
_WINS = re.compile(r"\s*(\d{1,5})\s+points?\b.*", re.IGNORECASE | re.ASCII)
_DOUBLED = re.compile(r"\s*(?:=>|to|:)?\s*(\d{1,9})?\s*", re.IGNORECASE | re.ASCII)
_IGNORED = ("loses", "losses", "resigns")
_RIGHT = 15
"""Cells that begin behind this many characters are the right player's."""
_DAY = re.compile(r"(\d{4})[.-](\d{2})[.-](\d{2})", re.ASCII)


# -- reading ----


def read(text: str) -> MatchRecord:
    """The match of a file. Raises RecordError, with its line, for what is none or cannot be."""
    return _File(text).match()


class _Cell(Struct, frozen=True, kw_only=True):
    """What stands in one column of a line."""

    seat: Seat
    dice: Dice | None
    word: str
    text: str


class _File:
    """The lines of a file, read one by one."""

    def __init__(self, text: str) -> None:
        self._tags = dict[str, str]()
        self._own = list[tuple[str, str]]()
        self._comments = list[str]()
        self._length = 0
        self._names = ("", "")
        self._rebuilt: Rebuilt | None = None
        self._lines = text.expandtabs().splitlines()

    def match(self) -> MatchRecord:
        """The match that the lines tell."""
        scores_due = False
        for number, line in enumerate(self._lines, 1):
            where = f"line {number}"
            if len(line) > LONGEST_LINE:
                raise RecordError(where, f"more than {LONGEST_LINE} characters")
            if line.lstrip().startswith(";"):
                self._comment(where, line.lstrip()[1:])
            elif not line.strip():
                continue
            elif not self._length:
                self._head(where, line)
            elif _GAME.fullmatch(line):
                scores_due = True
            elif scores_due:
                self._game(where, line)
                scores_due = False
            elif self._rebuilt is None:
                raise RecordError(where, f"{shown(line.strip())}: expected Game 1")
            else:
                self._row(where, line, self._rebuilt)
        if not self._length:
            raise RecordError("line 1", "no match: expected a line as 7 point match")
        rebuilt = self._rebuilt or self._begun("line 1", (0, 0))
        return rebuilt.ended(f"line {len(self._lines)}")

    def _comment(self, where: str, text: str) -> None:
        line = text.strip()
        if line.startswith(_OWN):
            if self._rebuilt:
                raise RecordError(where, "a corr line stands before the first game")
            self._own.append((where, line.removeprefix(_OWN)))
        elif found := _TAG.fullmatch(line):
            self._tag(where, found[1].lower(), found[2])
        elif line.lower().startswith("set pos"):
            raise RecordError(where, "a position that was set up is no match")
        elif line:
            self._comments.append(line)

    def _tag(self, where: str, name: str, value: str) -> None:
        if name == "variation" and value.strip().lower() not in ("backgammon", "standard", ""):
            raise RecordError(where, f"{shown(value)} is not backgammon")
        self._tags[name] = fact(where, name, value.replace('\\"', '"'))

    def _head(self, where: str, line: str) -> None:
        found = HEAD.fullmatch(line)
        self._length = int(found[1]) if found else 0
        if not self._length:
            if found or _SESSION.match(line):
                raise RecordError(where, "a session without a length is no match")
            raise RecordError(where, f"{shown(line.strip())}: expected a line as 7 point match")

    def _game(self, where: str, line: str) -> None:
        scores = list(_SCORE.finditer(line.rstrip()))
        if len(scores) < 2 or line[scores[-1].end() :].strip():
            expected = "expected both players with their scores, as Ann : 0   Bo : 0"
            raise RecordError(where, f"{shown(line.strip())}: {expected}")
        one, other = scores[0], scores[-1]
        score = (int(one[1]), int(other[1]))
        if self._rebuilt is None:
            names = (line[: one.start()], line[one.end() : other.start()])
            self._names = (fact(where, "a name", names[0]), fact(where, "a name", names[1]))
            self._rebuilt = self._begun(where, score)
        self._rebuilt.game(where, score)

    def _begun(self, where: str, score: tuple[int, int]) -> Rebuilt:
        tags = self._tags
        beside = Beside(self._own)
        day = tags.get("eventdate", "")
        date = "-".join(found.groups()) if (found := _DAY.fullmatch(day)) else day
        said = MatchRecord(
            length=self._length,
            players=(
                tags.get("player 1") or self._names[0],
                tags.get("player 2") or self._names[1],
            ),
            id=tags.get("match id", ""),
            event=tags.get("event", ""),
            round=tags.get("round", ""),
            place=tags.get("place") or tags.get("site", ""),
            date=date,
            comment="\n".join(self._comments),
        )
        try:
            return Rebuilt(beside.record(said, score), beside)
        except RecordError as error:
            raise RecordError(where, error.reason) from error

    def _row(self, where: str, line: str, rebuilt: Rebuilt) -> None:
        cells = tuple(_cells(where, line))
        if not cells:
            if line[_begins(line) :].strip():
                raise _no_act(where, line)
            return
        for cell in cells:
            if cell.dice:
                rebuilt.play(where, cell.seat, cell.dice, cell.text)
            elif cell.word == "wins":
                won = _WINS.fullmatch(cell.text)
                if not won:
                    raise RecordError(where, f"Wins{shown(cell.text)}: how many points?")
                rebuilt.won(where, cell.seat, int(won[1]))
            elif cell.word not in _IGNORED:
                number = _DOUBLED.fullmatch(cell.text)
                if not number:
                    raise RecordError(where, f"{shown(cell.word + cell.text)} is no act")
                rebuilt.cube(where, cell.seat, cell.word, int(number[1] or 0))


def _begins(line: str) -> int:
    found = _ROW.match(line)
    return found.end() if found else 0


def _no_act(where: str, line: str) -> RecordError:
    return RecordError(where, f"{shown(line.strip())}: neither dice nor a word of the cube")


def _cells(where: str, line: str) -> Iterator[_Cell]:
    """The cells of a line; the first is the left player's if it begins at the left."""
    start = _begins(line)
    found = list(_CELL.finditer(line, start))
    if found and line[start : found[0].start()].strip():
        raise _no_act(where, line)
    if not found:
        return
    ends = [one.start() for one in found[1:]] + [len(line)]
    for number, (one, end) in enumerate(zip(found, ends, strict=True)):
        right = number > 0 or one.start() > _RIGHT
        dice = one["dice"]
        yield _Cell(
            seat=Seat.SECOND if right else Seat.FIRST,
            dice=(int(dice[0]), int(dice[1])) if dice else None,
            word=(one["word"] or "").lower(),
            text=line[one.end() : end].rstrip(),
        )


# -- writing ----

_LEFT_WIDTH = 31
_LONGEST_SHOWN = 24
"""The most characters of a name above a column; the whole one stands in the headers."""


def write(record: MatchRecord) -> str:
    """The file of a match. Raises RecordError for one that cannot be played."""
    sheet = sheet_of(record)
    lines = [f'; [{name} "{value}"]' for name, value in _tags(record)]
    lines += [f"; {_OWN}{line}" for line in sheet.beside]
    lines += ["", f" {record.length} point match"]
    names = [_heading(name) for name in record.named]
    for number, game in enumerate(sheet.games, 1):
        lines += ["", f" Game {number}", _scores(names, game.score)]
        lines += _rows(game)
    return "\n".join((*lines, ""))


def _tags(record: MatchRecord) -> Iterator[tuple[str, str]]:
    """The headers that other programs know."""
    known = (
        ("Player 1", record.players[0]),
        ("Player 2", record.players[1]),
        ("Event", record.event),
        ("Round", record.round),
        ("Place", record.place),
        ("EventDate", record.date.replace("-", ".") if _DAY.fullmatch(record.date) else ""),
    )
    for name, value in known:
        if value:
            yield name, value.replace('"', "'")


def _heading(name: str) -> str:
    """A name as it may stand above a column, where a colon ends it.

    >>> _heading("Bo:  B")
    'Bo_ B'
    """
    plain = " ".join(name.replace(":", "_").replace(";", ",").split())
    return plain[:_LONGEST_SHOWN].strip()


def _scores(names: Sequence[str], score: tuple[int, int]) -> str:
    left = f"{names[0]} : {score[0]}"
    return f" {left:<{_LEFT_WIDTH}} {names[1]} : {score[1]}"


def _rows(game: Game) -> Iterator[str]:
    """The turns two a line, a first one of the right player alone; then who has won."""
    cells = list[str]()
    cube = 1
    # GNU Backgammon passes over the end of a game in which nothing stands at all.
    for turn in game.turns or filter(None, (game.opened,)):
        if len(cells) % 2 != (turn.seat is Seat.SECOND):
            cells.append("")
        cells.append(_cell(turn, cube))
        cube *= 2 if turn.word == "take" else 1
    wins = f"Wins {game.points} point{'s' * (game.points > 1)}"
    if game.winner is Seat.SECOND and len(cells) % 2:
        # Else GNU Backgammon takes the next game for a part of this one.
        cells.append(f" {wins}")
    for at in range(0, len(cells), 2):
        left, right = (*cells[at : at + 2], "")[:2]
        yield f"{at // 2 + 1:>3}) {left:<{_LEFT_WIDTH}} {right}".rstrip()
    if game.winner and not (cells and cells[-1].endswith(wins)):
        indent = 6 if game.winner is Seat.FIRST else _LEFT_WIDTH + 7
        yield f"{'':<{indent}}{wins}"


def _cell(turn: Turn, cube: int) -> str:
    if turn.dice:
        hops = " ".join(map(_hop, turn.hops))
        return f"{turn.dice[0]}{turn.dice[1]}: {hops}".rstrip()
    return {"double": f" Doubles => {2 * cube}", "take": " Takes", "drop": " Drops"}[turn.word]


def _hop(hop: Hop) -> str:
    """A hop in numbers: 25 is the bar, 0 off.

    >>> _hop(Hop(start=25, end=20, hit=True))
    '25/20*'
    """
    return f"{hop.start}/{hop.end}{'*' if hop.hit else ''}"
