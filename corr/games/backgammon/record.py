"""A match as one line of its record's words: `1. 64: 24/14; 2. 31: 8/5 6/5; double; take`.

Acts stand between semicolons. A throw has its number and its dice as they were thrown, and the
act that follows it, if one does, behind a colon.
"""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import zip_longest

from corr.errors import NotAMove
from corr.games.backgammon.acts import (
    NO_PLAY,
    ROLL,
    after,
    begin_late,
    dice,
    dice_in,
    gift_in,
    give,
    read,
)
from corr.games.backgammon.match import Match
from corr.games.backgammon.plays import plays
from corr.games.rules import Chance, Move, Seat

_THROW = re.compile(r"([1-9][0-9]{0,5})\. ?([1-6])-?([1-6]):", re.ASCII)
_REPEATED = 12
"""How many rolls and cube actions a letter repeats: three lines; "record" brings all."""
AGAIN = "thrown again"
"""What stands behind equal dice of an opening (2.2): nobody acts on them."""

_BY_OTHERS = re.compile(r"\b(points|late) ([0-9]{1,6}) ([0-9]{1,6})\b", re.ASCII)
_AMID_A_ROLL = re.compile(
    rf"(\d+\. [1-6]{{2}}:\*?) ({_BY_OTHERS.pattern}(?:; {_BY_OTHERS.pattern})*)(?:; (?=\w))?",
    re.ASCII,
)
"""Points that were given between a roll and its play."""


def record(moves: Sequence[Move], marked: Collection[int] = ()) -> str:
    """The acts in the record's words; those with the numbers `marked` have a `*` behind them.

    Points that count no more are not in it.

    >>> record([Move("1. dice 6 4"), Move("24/14"), Move("double")])
    '1. 64: 24/14; double'
    >>> record([Move("1. dice 3 3"), Move("2. dice 6 4")])
    '1. 33: thrown again; 2. 64:'
    """
    items = list[str]()
    number, thrown = 0, tuple[int, ...]()
    for at, move in enumerate(moves):
        if gift_in(move) == (0, 0):
            continue
        star = "*" if at in marked else ""
        if found := dice_in(move):
            if thrown and thrown[0] == thrown[1]:
                items[-1] += f" {AGAIN}"
            number = found[0] or number + 1
            items.append(f"{number}. {found[1][0]}{found[1][1]}:{star}")
            thrown = found[1]
            continue
        text = f"{move}{star}"
        if thrown:
            items[-1] += f" {text}"
        else:
            items.append(text)
        thrown = ()
    return "; ".join(items)


def brief(moves: Sequence[Move]) -> str:
    """The acts of a game as letters repeat them: its last rolls, and what was done with them.

    That a roll was asked for, equal dice that were thrown again, and points given outside play
    are left out: the letter says them, or they say nothing beside the rest.

    >>> brief([Move("1. dice 4 4"), Move("2. dice 3 5"), Move("8/3 6/3"), Move("roll")])
    '2. 53: 8/3 6/3'
    """
    kept = list[Move]()
    for move, then in zip_longest(moves, moves[1:], fillvalue=Move("")):
        found = dice_in(move)
        again = found and found[1][0] == found[1][1] and dice_in(then)
        if move == ROLL or gift_in(move) is not None or again:
            continue
        if found:
            number, thrown = found
            move = dice(max(thrown), min(thrown), number)
        kept.append(move)
    items = record(kept).split("; ")
    return "; ".join(items if len(items) <= _REPEATED else ["...", *items[-_REPEATED:]])


def with_gifts(text: str, said: Callable[[str, tuple[int, int]], str]) -> str:
    """A record with what is `said` of points that were given outside play, `points` or `late`.

    They are no play of a roll: those given before its play stand before the roll.

    >>> def told(why, points): return f"{why}: {points[0]} to Anna"
    >>> with_gifts("late 2 0; 1. 64: 24/14", told)
    'late: 2 to Anna; 1. 64: 24/14'
    >>> with_gifts("1. 64: points 1 0; 24/14; 2. 31:", told)
    'points: 1 to Anna; 1. 64: 24/14; 2. 31:'
    """
    apart = _AMID_A_ROLL.sub(lambda amid: f"{amid[2]}; {amid[1]} ", text).rstrip()
    return _BY_OTHERS.sub(lambda found: said(found[1], (int(found[2]), int(found[3]))), apart)


def acts_in(text: str) -> Iterator[str]:
    """The acts of a record, throws among them as acts of chance.

    >>> list(acts_in("1. 64: 24/14; double"))
    ['1. dice 6 4', '24/14', 'double']
    """
    for item in filter(None, map(str.strip, text.split(";"))):
        found = _THROW.match(item)
        if found:
            yield dice(int(found[2]), int(found[3]), int(found[1]))
        act = (item[found.end() :] if found else item).strip()
        if act and act.removesuffix("*") != AGAIN:
            yield act


def replayed(match: Match, acts: Iterator[str]) -> Iterator[tuple[Move, Match]]:
    """Each act with the match after it, judged as its letter would be.

    Raises a PlayerError at the first that cannot be.
    """
    for text in acts:
        move = _judged(match, text.removesuffix("*").strip())
        match = after(match, move)
        yield move, match


def _judged(match: Match, text: str) -> Move:
    if thrown := dice_in(text):
        number, (one, other) = thrown
        if match.to_act is not Chance.CHANCE or 0 < number <= match.roll:
            raise NotAMove("not_a_move", text=text)
        return dice(one, other, number)
    if by_others := _BY_OTHERS.fullmatch(text):
        points = (int(by_others[2]), int(by_others[3]))
        return (give if by_others[1] == "points" else begin_late)(match, points)
    seat = match.to_act
    if not isinstance(seat, Seat):
        raise NotAMove("not_a_move", text=text)
    if text == NO_PLAY and match.dice and not plays(match.seen(seat), match.dice):
        return NO_PLAY
    return read(match, seat, text)
