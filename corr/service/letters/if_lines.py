"""The moves in advance of one seat as its own letters list them: line by line, with boards.

Nothing here asks the rules about a line: a letter of a running game judges no move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from corr.games.rules import Mark, Picture, Seat
from corr.mail.letter import IfLine
from corr.tournament.play.game import Game
from corr.tournament.play.orders import Branch

MOST_LINES = 12
"""More lines than these are not listed."""

_AROUND = 2
_LEAST = 9

Pairs = tuple[tuple[str, str], ...]


def if_lines(game: Game, seat: Seat) -> tuple[IfLine, ...]:
    """Every way through a seat's moves in advance, at most `MOST_LINES`; () if it has none."""
    if game.result is not None or not game.ifs.get(seat):
        return ()
    found = list(_ways(game.ifs[seat]))[:MOST_LINES]
    return tuple(IfLine(pairs=pairs, picture=_picture(game, seat, pairs)) for pairs in found)


def _ways(branches: Sequence[Branch], before: Pairs = ()) -> Iterator[Pairs]:
    for branch in branches:
        pairs = (*before, (branch.reply, branch.then))
        if branch.branches:
            yield from _ways(branch.branches, pairs)
        else:
            yield pairs


def _picture(game: Game, seat: Seat, pairs: Pairs) -> Picture | None:
    """The board with the stones of a line, numbered; None if it is anything but free play."""
    start = game.ifs_at[seat]
    colours = [game.judge.colour(start, one) for one in (seat.other, seat)]
    base = game.judge.picture(start)
    points = {
        base.point(column, row): (column, row)
        for column in range(len(base.column_names))
        for row in range(len(base.row_names))
    }
    taken = {(mark.column, mark.row) for mark in base.marks}
    added = list[Mark]()
    for number, (text, colour) in enumerate(
        (act for pair in pairs for act in zip(pair, colours, strict=True)),
        game.judge.ply(start),
    ):
        if text == "pass":
            continue
        at = points.get(text)
        if at is None or at in taken or colour is None or start.to_act is not seat.other:
            return None
        taken.add(at)
        added.append(Mark(column=at[0], row=at[1], kind=colour, label=str(number)))
    return _cut(replace(base, marks=(*base.marks, *added), last=()), added) if added else None


def _cut(picture: Picture, around: Sequence[Mark]) -> Picture:
    """The part of a picture that shows some of its marks and what lies close to them."""
    left, right = _range([mark.column for mark in around], len(picture.column_names))
    low, high = _range([mark.row for mark in around], len(picture.row_names))
    return Picture(
        column_names=picture.column_names[left:right],
        row_names=picture.row_names[low:high],
        dots=tuple(
            (column - left, row - low)
            for column, row in picture.dots
            if left <= column < right and low <= row < high
        ),
        marks=tuple(
            replace(mark, column=mark.column - left, row=mark.row - low)
            for mark in picture.marks
            if left <= mark.column < right and low <= mark.row < high
        ),
    )


def _range(places: Sequence[int], size: int) -> tuple[int, int]:
    """From where to where a side is shown: some room around the places, and never too little."""
    least = min(_LEAST, size)
    begin, end = min(places) - _AROUND, max(places) + _AROUND + 1
    missing = max(0, least - (end - begin))
    begin = max(0, begin - missing // 2)
    end = min(size, max(end, begin + least))
    return min(begin, end - least), end
