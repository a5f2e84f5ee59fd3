"""A track as text, for plain letters and terminals: no line needs more than 72 columns."""

import unicodedata
from collections.abc import Iterator, Sequence

from msgspec import Struct

from corr.games.track import BAR, OFF, POINTS, Track
from corr.picture.track.standing import (
    STACK,
    Played,
    Say,
    answerer,
    called,
    count,
    notation,
    played,
    short,
    stakes,
)
from corr.picture.words import Style

WIDTH = 72
"""The most columns that a line may take."""
_HALF = POINTS // 2
_BLANK = "    "
_GAP = "   "
_BAR, _BESIDE = 5, 7
"""The columns of the bar, and those beside the board for the cube and what was borne off."""


class _Signs(Struct, frozen=True, kw_only=True):
    mine: str
    theirs: str
    empty: str


def track_text(track: Track, say: Say, *, style: Style = Style.X_O) -> str:
    """The board with the viewer's numbers, his home board below, and what there is to say of it.

    The viewer's checkers are `X`, the other's `O`; as discs they have their colours. Of more than
    five on a point or on the bar the fifth is their number. `( )` is where a checker of the last
    play came from, `(X)` where one went, `(X*)` where it hit, `(*)` where it hit and went on. A
    checker on the bar stands in the half in which it enters. Beside the bottom and the top row
    stands what each has borne off, and across the board the cube in brackets: in the middle, or
    on its owner's side. Dice lie in the middle on the right if they are the viewer's, on the left
    if the other's, as a double does that one of the two is to answer: `[4]?`. Who bears off to the
    left (`clockwise`) has the board mirrored. Every line starts with a blank and fits a letter;
    lines are parted by newlines, none stands at the end.

    >>> points = (0, 2, *[0] * 20, -7, 0)
    >>> track = Track(points=points, bar=(0, 0), off=(13, 8), pips=(4, 14), dice=(6, 1))
    >>> top, *_ = track_text(track, lambda name, **_: name).splitlines()
    >>> top
    '         13  14  15  16  17  18   bar   19  20  21  22  23  24   off'
    """
    drawn = _Drawing(track, style)
    lines = [*drawn.board(), *_foot(track, say, drawn.signs, style)]
    return "\n".join(line.rstrip() for line in lines)


class _Drawing:
    """The lines of one board."""

    def __init__(self, track: Track, style: Style) -> None:
        self._track = track
        self._last: Played = played(track)
        self.signs = _signs(track, style)

    def board(self) -> Iterator[str]:
        upper = [*range(_HALF + 1, POINTS + 1)]
        lower = [*range(_HALF, 0, -1)]
        yield self._row("", _numbers(upper), "bar", "off", edge=" ")
        yield self._row("", ["----"] * _HALF, "-" * _BAR, "", edge="+")
        for row in range(STACK + 1):
            yield self._points(upper, row, viewers=False)
        yield self._middle()
        for row in reversed(range(STACK + 1)):
            yield self._points(lower, row, viewers=True)
        yield self._row("", ["----"] * _HALF, "-" * _BAR, "", edge="+")
        yield self._row("", _numbers(lower), "bar", "off", edge=" ")

    def _points(self, points: Sequence[int], row: int, *, viewers: bool) -> str:
        """A row of one half; that of row 0 at the edge, which is the viewer's or the other's."""
        cells = [self._cell(at, row, self.signs.empty, viewers=self._owner(at)) for at in points]
        # Who enters comes from the far side.
        bar = self._cell(BAR, row, " ", viewers=not viewers)
        at_edge = row == 0
        cube = self._cube(viewers=viewers) if at_edge else ""
        return self._row(cube, cells, bar, self._off(viewers=viewers) if at_edge else "")

    def _owner(self, place: int) -> bool:
        """Whose checkers are shown on a point: those that stand there, else those that left."""
        there = self._track.points[place - 1]
        return self._last.viewers if there == 0 else there > 0

    def _cell(self, place: int, row: int, empty: str, *, viewers: bool) -> str:
        there = count(self._track, place, viewers=viewers)
        sign = self.signs.mine if viewers else self.signs.theirs
        own = viewers == self._last.viewers
        left, came = (self._last.left[place], self._last.came[place]) if own else (0, 0)
        passed = own and not came and place in self._last.hits
        shown = min(there, STACK)
        if row >= shown:
            if row == shown and (left or passed):
                return "(*) " if passed else "( ) "
            return f" {empty}  " if row == 0 else _BLANK
        text = str(there) if there > STACK and row == shown - 1 else sign
        if row < shown - came:
            return f" {text:<3}"
        star = "*" if place in self._last.hits and len(text) == 1 else ""
        return f"{f'({text}{star})':<4}"

    def _off(self, *, viewers: bool) -> str:
        sign = self.signs.mine if viewers else self.signs.theirs
        text = f"{sign} {count(self._track, OFF, viewers=viewers)}"
        came = self._last.came[OFF] if viewers == self._last.viewers else 0
        return f"({text})" if came else text

    def _cube(self, *, viewers: bool | None) -> str:
        cube = self._track.cube
        here = cube is not None and not cube.offered and cube.viewers is viewers
        return f"[{short(stakes(self._track))}]" if here else ""

    def _middle(self) -> str:
        """The row between the halves: dice, a double to be answered, the cube that nobody owns."""
        track, left, right = self._track, "", ""
        if track.dice and track.rolled is None:
            right, left = (f"[{die}]" for die in track.dice)
        elif track.dice:
            thrown = " ".join(f"[{die}]" for die in track.dice)
            left, right = ("", thrown) if track.rolled else (thrown, "")
        if track.cube is not None and track.cube.offered:
            asked = f"[{short(stakes(track))}]?"
            left, right = (left, asked) if answerer(track) else (asked, right)
        wide = len(_BLANK) * _HALF // 2
        halves = [f"{text:^{wide}}" for text in (left, right)]
        return self._row(self._cube(viewers=None), halves, "", "", mirrored=False)

    def _row(
        self,
        cube: str,
        cells: Sequence[str],
        bar: str,
        off: str,
        *,
        edge: str = "|",
        mirrored: bool = True,
    ) -> str:
        """A line of the board: what stands beside it changes sides where the board is mirrored."""
        if self._track.clockwise and mirrored:
            cells = cells[::-1]
        half = len(cells) // 2
        left, right = "".join(cells[:half]), "".join(cells[half:])
        before, behind = (off, cube) if self._track.clockwise else (cube, off)
        # The line begins with a blank, so that no mail program takes it for a quotation.
        before += " " if len(before) < _BESIDE - 1 else ""
        return f"{before:>{_BESIDE}}{edge}{left}{edge}{bar:^{_BAR}}{edge}{right}{edge} {behind}"


def _numbers(points: Sequence[int]) -> list[str]:
    return [f" {point:<3}" for point in points]


def _signs(track: Track, style: Style) -> _Signs:
    if style is not Style.DISCS:
        return _Signs(mine="X", theirs="O", empty=".")
    mine, theirs = ("●", "○") if track.dark else ("○", "●")
    return _Signs(mine=mine, theirs=theirs, empty="·")


# -- below the board ----


def _foot(track: Track, say: Say, signs: _Signs, style: Style) -> Iterator[str]:
    """What the signs mean, score and pips; below that the last play and who is to act."""
    for told in (_standing(track, say, signs), _course(track, say, signs)):
        line = ""
        for one in map(_ascii, told) if style is Style.ASCII else told:
            if line and len(line) + len(_GAP) + len(one) > WIDTH:
                yield line
                line = ""
            line += f"{_GAP if line else ' '}{one}"
        if line:
            yield line


def _standing(track: Track, say: Say, signs: _Signs) -> Iterator[str]:
    yield say("text_signs", who=called(track, viewers=True), mine=signs.mine, theirs=signs.theirs)
    if track.length:
        (mine, theirs), length = track.score, track.length
        yield say("text_score", mine=mine, theirs=theirs, length=length, crawford=track.crawford)
    yield say("text_pips", mine=track.pips[0], theirs=track.pips[1])


def _course(track: Track, say: Say, signs: _Signs) -> Iterator[str]:
    if track.hops:
        mover = signs.mine if track.moved is not False else signs.theirs
        yield say("text_last", sign=mover, play=notation(track.hops))
    if track.to_act is not None:
        yield say("text_turn", sign=signs.mine if track.to_act else signs.theirs)


def _ascii(text: str) -> str:
    """A text without accents; a dash is a hyphen, and what is left beyond ASCII becomes `?`."""
    plain = unicodedata.normalize("NFKD", text.replace("–", "-").replace("ß", "ss"))
    kept = "".join(one for one in plain if not unicodedata.combining(one))
    return kept.encode("ascii", "replace").decode("ascii")
