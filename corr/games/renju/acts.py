"""Acts at a renju board and their notation: what a text says, whatever the position.

Whether an act fits the position is asked in `openings.py`.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import NotAMove
from corr.games.renju.board import OPENING_STONES, OPENING_WORD, Point, names, opening_said
from corr.games.rules import Deed, Move

COLOURS = ("black", "white")


class Act(Struct, frozen=True, kw_only=True):
    """One act: a word, the points it names, and the number of fifth moves it declares.

    `word` is `black`, `white`, `pass`, `offer`, `keep`, `leave`, `fifths` (to offer fifth moves,
    where that is one way among others), `opening` (one that there is not), or empty for stones.
    """

    word: str = ""
    points: tuple[Point, ...] = ()
    fifths: int | None = None

    @property
    def move(self) -> Move:
        """The canonical notation.

        >>> Act(points=(Point(6, 6),), fifths=3).move, Act(word="keep", points=(Point(8, 6),)).move
        ('g7, 3 fifths', 'keep i7')
        """
        words = " ".join((self.word, *names(self.points))).strip()
        if self.fifths is None:
            return Move(words)
        return Move(", ".join(filter(None, (words, f"{self.fifths} fifths"))))


LEAVE = Act(word="leave")
"""To leave a move of the opening to the other player (art. 8.2d)."""

FIFTHS = Act(word="fifths")
"""To become Black and offer fifth moves (art. 8.2d, way 3)."""

_TOKEN = re.compile(
    rf"""
    (?:[-\s,;:+&]|(?<=[0-9])/(?=[a-z])|\band\b)*
    (?:
        (?P<fifths>[0-9]{{1,3}})\s*fifths?\b(?:\s+moves?\b)?
      | (?<=[0-9],)(?P<count>[0-9]{{1,2}})(?=[\s,;.!]*$)
      | opening\s+(?P<opening>{OPENING_WORD.pattern})\b
      | (?P<column>[a-z])\s?-?\s?(?P<row>[0-9]{{1,2}})(?![0-9])
      | (?P<row_first>[0-9]{{1,2}})-?(?P<column_last>[a-z])(?![a-z0-9])
      | (?P<word>black|white|pass|offer|keep|leave|fifths)\b
    )
    """,
    re.VERBOSE,
)
_END = re.compile(r"[\s,;.!]*")


def _tokens(text: str) -> Iterator[re.Match[str] | None]:
    """The tokens of a text; ends with None if something in it is none."""
    at = 0
    while at < len(text):
        if _END.fullmatch(text, at):
            return
        token = _TOKEN.match(text, at)
        yield token
        if token is None:
            return
        at = token.end()


def _point(token: re.Match[str]) -> Point:
    letter = token["column"] or token["column_last"]
    return Point(ord(letter) - ord("a"), int(token["row"] or token["row_first"]) - 1)


def _with_point(acts: list[Act], point: Point) -> None:
    """Give a point to the act that is being said, or begin a new one with it."""
    takes_it = acts and (acts[-1].word in ("", "offer") or acts[-1] == Act(word="keep"))
    said = acts.pop() if takes_it else Act()
    acts.append(replace(said, points=(*said.points, point)))


def _with_fifths(acts: list[Act], fifths: int) -> None:
    takes_it = acts and not acts[-1].word and acts[-1].fifths is None
    said = acts.pop() if takes_it else Act()
    acts.append(replace(said, fifths=fifths))


def _named_opening(word: str) -> Act:
    """The stones of an opening that was named."""
    opening = opening_said(word)
    return Act(points=OPENING_STONES[opening]) if opening else Act(word="opening")


def said(text: str) -> tuple[Act, ...]:
    """The acts that the whole text names, as far as words tell; empty if it says anything else.

    >>> [act.move for act in said("White, G-7, 3 fifths")]
    ['white', 'g7, 3 fifths']
    >>> [act.move for act in said("keep 7i h5")]
    ['keep i7', 'h5']
    >>> [act.move for act in said("opening D4, g7")]
    ['h8 h9 i9 g7']
    >>> said("i9 would be a blunder"), said("Hi"), said("15")
    ((), (), ())

    As a tap on a board writes it, a number joined to the last point by a comma declares, too:

    >>> [act.move for act in said("g7,3")], said("g7, 3"), said("g7,3 h8")
    (['g7, 3 fifths'], (), ())
    """
    acts: list[Act] = []
    for token in _tokens(text.lower()):
        if token is None:
            return ()
        if token["word"]:
            acts.append(Act(word=token["word"]))
        elif token["opening"]:
            acts.append(_named_opening(token["opening"]))
        elif count := token["fifths"] or token["count"]:
            _with_fifths(acts, int(count))
        else:
            _with_point(acts, _point(token))
    unfinished = any(act.word in ("offer", "keep") and not act.points for act in acts)
    return () if unfinished else tuple(acts)


@lru_cache(maxsize=4096)
def act_of(move: Move) -> Act:
    """The act that a canonical notation stands for."""
    (act,) = said(move)
    return act


def deeds(move: Move) -> tuple[Deed, ...]:
    """What an act does, for the sentence that tells of it.

    >>> deeds(Move("offer i7 f9"))
    (('offer', 'i7, f9'),)
    """
    act = act_of(move)
    points = ", ".join(names(act.points))
    if act.word in COLOURS:
        return (("colour", act.word),)
    done = (act.word or "stones", points)
    return (done,) if act.fifths is None else (done, ("count", str(act.fifths)))


# -- the words of a game record ----
# An act that had been entered in advance has a `*` behind it: `13.i9*`.


_MARK = "*"


def written(
    moves: Sequence[Move], forced: Sequence[Point] = (), marked: Collection[int] = ()
) -> str:
    """The record of a game whose `forced` first stones were placed by the server.

    >>> written([Move("i9"), Move("pass")], [Point(7, 7)], marked={1})
    '1.h8 2.i9 3.pass*'
    """
    words = [f"{ply}.{point}" for ply, point in enumerate(forced, 1)]
    ply = len(words) + 1
    for number, act in enumerate(map(act_of, moves)):
        if act.word == "keep":
            words[-1] += f"={act.points[0]}"
        else:
            words.extend(_words(act, ply))
        if number in marked:
            words[-1] += _MARK
        ply += _plies(act)
    return " ".join(words)


def _plies(act: Act) -> int:
    """How many moves of the game an act is; offers become a move when one is kept."""
    if act.word == "offer":
        return 0
    return 1 if act.word == "pass" else len(act.points)


def _words(act: Act, ply: int) -> Iterator[str]:
    if act.word == "offer":
        yield f"{ply}.{{{' '.join(names(act.points))}}}"
    elif act.word == "pass":
        yield f"{ply}.pass"
    elif act.word:
        yield f"[{act.word}]"
    for number, point in enumerate(act.points if not act.word else (), ply):
        yield f"{number}.{point}"
    if act.fifths is not None:
        yield f"[{act.fifths} fifth{'' if act.fifths == 1 else 's'}]"


class Item(Struct, frozen=True, kw_only=True):
    """One thing in a record: a text to be read, and the number of its move, if it has one."""

    text: str
    ply: int | None = None


_ITEM = re.compile(
    r"""\s*(?:
        \[(?P<choice>[^\]]+)\]
      | (?P<ply>[0-9]+)\.\{(?P<offers>[^}]+)\}(?:\*?=(?P<kept>\w+))?
      | (?P<move>[0-9]+)\.(?P<stone>\w+)
    )\*?""",
    re.VERBOSE,
)


def items(text: str) -> Iterator[Item]:
    """The items of a record, without their marks; raises NotAMove where it is none.

    >>> [item.text for item in items("3.j10* [white]* 5.{g7 i7}=i7*")]
    ['j10', 'white', 'offer g7 i7', 'keep i7']
    """
    at, end = 0, len(text.rstrip())
    while at < end:
        found = _ITEM.match(text, at)
        if found is None:
            raise NotAMove("not_a_move", text=text[at:].strip())
        yield from _items(found)
        at = found.end()


def _items(found: re.Match[str]) -> Iterator[Item]:
    if found["choice"]:
        yield Item(text=found["choice"])
    elif found["offers"]:
        yield Item(text=f"offer {found['offers']}", ply=int(found["ply"]))
        if found["kept"]:
            yield Item(text=f"keep {found['kept']}", ply=int(found["ply"]))
    else:
        yield Item(text=found["stone"], ply=int(found["move"]))
