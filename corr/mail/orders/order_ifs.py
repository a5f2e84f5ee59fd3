"""Moves in advance, read from a text and written again: `if g7 then i10, then if h5 then j4`.

    sequence    = path { [stop] path }
    path        = "if" acts { below }
    below       = "then if" acts { below } | "(" sequence ")"
    acts        = reply { "or" reply } "then" own { reply own }  |  { reply own }

A path has every act of mine after one of the opponent's. What does not fit is not read at all.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from corr.mail.orders.order_words import Words
from corr.tournament.play.orders import Branch, joined

MOST_BRANCHES = 40
"""How many branches the moves in advance of one letter for one game may have in all."""
DEEPEST = 30
"""How many own moves may follow one another in them."""

_MOST_WORDS = 400
_MOST_WRITTEN = 10 * MOST_BRANCHES
_LONGEST_ACT = 3
_INNER_NUMBER = re.compile(r"(?<![\w-])(?<!\d\()\d{1,3}(?:\s?\.+|\s?\))\s*(?=[a-z(\d\u2212])")
_DECLARED = re.compile(r"\d+\s+\w")
_STONE = re.compile(r"\S*\d\S*")

ReadAct = Callable[[str], str]
"""The canonical text of acts that a whole text is, "" if it is none."""


class ContradictionError(Exception):
    """Two different answers to the same reply."""


class _UnreadError(Exception):
    """The text is no sequence of moves in advance."""


class _Token(Struct, frozen=True, kw_only=True):
    kind: str
    text: str
    start: int
    end: int


_Group = tuple[str, ...]
"""Acts of which any may be made."""


def read_branches(
    text: str, words: Words, act: ReadAct, reply: ReadAct | None = None
) -> tuple[Branch, ...]:
    """The branches of a text that is moves in advance as a whole; none if it is anything else.

    `reply` reads acts of the opponent, where they are called otherwise than `act` reads them.
    Raises ContradictionError if it gives two different answers to the same reply.
    """
    text = _INNER_NUMBER.sub("", text)
    tokens = _tokens(text, words)
    if not tokens or tokens[0].kind != "if" or len(tokens) > _MOST_WORDS:
        return ()
    try:
        reading = _Reading(text, tokens, act, reply or act)
        branches = reading.sequence(0)
        reading.end()
    except _UnreadError:
        return ()
    return merged(branches)


def merged(branches: Iterable[Branch]) -> tuple[Branch, ...]:
    """The branches as one tree. Raises ContradictionError if two of them contradict each other."""
    try:
        return joined(branches)
    except ValueError as error:
        raise ContradictionError from error


def is_too_large(branches: Sequence[Branch]) -> bool:
    """Whether there are more branches, or more moves in a row, than anybody may enter."""
    return _count(branches) > MOST_BRANCHES or any(
        len(path) > DEEPEST for path in _paths(branches)
    )


def _count(branches: Sequence[Branch]) -> int:
    return sum(1 + _count(one.branches) for one in branches)


def _paths(branches: Sequence[Branch]) -> Iterator[tuple[Branch, ...]]:
    """The ways from the root to every leaf."""
    for one in branches:
        if not one.branches:
            yield (one,)
        for path in _paths(one.branches):
            yield (one, *path)


def write_branches(branches: Sequence[Branch]) -> tuple[str, ...]:
    """The lines that say the same, one for every way to a leaf.

    >>> write_branches((Branch(reply="g7", then="i10", branches=(
    ...     Branch(reply="h5", then="j4"), Branch(reply="k3", then="l2"))),))
    ('if g7 then i10, then if h5 then j4', 'if g7 then i10, then if k3 then l2')
    """
    return tuple(
        ", then ".join(f"if {one.reply} then {one.then}" for one in path)
        for path in _paths(branches)
    )


def _tokens(text: str, words: Words) -> list[_Token]:
    """The pieces of a text; none if something in it is no piece, or it is too long."""
    found, at = list[_Token](), 0
    while at < len(text) and len(found) <= _MOST_WORDS:
        match = words.ifs.match(text, at)
        if match is None or match.lastgroup is None:
            return found if not text[at:].strip() else []
        kind, (start, end) = match.lastgroup, match.span(match.lastgroup)
        found.append(_Token(kind=kind, text=text[start:end], start=start, end=end))
        at = end
    return found


class _Reading:
    """Reads the pieces from left to right, each once."""

    __slots__ = ("_act", "_at", "_replied", "_text", "_tokens")

    def __init__(self, text: str, tokens: Sequence[_Token], act: ReadAct, reply: ReadAct) -> None:
        self._text = text
        self._tokens = tokens
        self._act = act
        self._replied = reply
        self._at = 0

    def sequence(self, depth: int) -> list[Branch]:
        """The paths that stand side by side, as far as there are any."""
        found = list[Branch]()
        while self._takes("if", skips_stops=True):
            found += self._path(depth)
        return found

    def end(self) -> None:
        """Take stops and make sure that there is nothing more."""
        self._skip_stops()
        if self._at < len(self._tokens):
            raise _UnreadError

    def _path(self, depth: int) -> tuple[Branch, ...]:
        """The branches of one path, whose `if` has been taken."""
        groups = self._acts()
        depth += len(groups) // 2
        if depth > DEEPEST:
            raise _UnreadError
        below = list[Branch]()
        while True:
            if self._takes("deeper", skips_stops=True):
                below += self._path(depth)
            elif self._takes("open"):
                below += self._bracketed(depth)
            else:
                return _branches(groups, tuple(below))

    def _bracketed(self, depth: int) -> list[Branch]:
        if self._peek("deeper"):
            self._at += 1
            found = [*self._path(depth), *self.sequence(depth)]
        else:
            found = self.sequence(depth)
        self._skip_stops()
        if not found or not self._takes("close"):
            raise _UnreadError
        return found

    def _acts(self) -> list[_Group]:
        """The acts from an `if` on, the opponent's and mine in turn."""
        reply, *then = self._pieces()
        if then and not then[-1] and self._replied is not self._act:
            then.pop()  # `nehme ich`: who it is stands behind what is done
        if not then:
            groups = self._side_by_side(reply)
        else:
            groups = [self._reply(reply)]
            for piece in then:
                groups += self._answer(piece)
        if len(groups) % 2 or any(len(own) > 1 for own in groups[1::2]):
            raise _UnreadError
        return groups

    def _pieces(self) -> list[list[_Token]]:
        """What stands between the words for `then`, up to the next path or bracket."""
        pieces: list[list[_Token]] = [[]]
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if token.kind in ("if", "deeper", "open", "close"):
                break
            if token.kind == "then":
                pieces.append([])
            else:
                pieces[-1].append(token)
            self._at += 1
        return [_without_stops(piece) for piece in pieces]

    def _reply(self, piece: Sequence[_Token]) -> _Group:
        """What the opponent may do, which is all that stands before a `then`."""
        start, found = 0, list[str]()
        for at in (*(at for at, one in enumerate(piece) if one.kind == "or"), len(piece)):
            found.append(self._whole(piece[start:at], self._replied))
            start = at + 1
        return tuple(dict.fromkeys(found))

    def _answer(self, piece: Sequence[_Token]) -> list[_Group]:
        """My act, which may be a colour with a move, or stones in turn, mine first and last."""
        try:
            groups = self._side_by_side(piece, declared=True)
        except _UnreadError:
            groups = []
        if groups and all(_STONE.fullmatch(one) for group in groups for one in group):
            return groups
        return [(self._whole(piece, self._act),)]

    def _whole(self, piece: Sequence[_Token], read: ReadAct) -> str:
        piece = _without_stops(piece)
        act = read(self._text[piece[0].start : piece[-1].end]) if piece else ""
        if not act:
            raise _UnreadError
        return act

    def _side_by_side(self, piece: Sequence[_Token], *, declared: bool = False) -> list[_Group]:
        """Acts without a word between them, each as few words as make one."""
        groups, at, either = list[_Group](), 0, False
        while at < len(piece):
            if piece[at].kind == "or":
                either = bool(groups)
            elif piece[at].kind == "word":
                replied = not declared and len(groups) % 2 == either
                act, end = self._shortest(piece, at, self._replied if replied else self._act)
                if _DECLARED.match(act) and not declared:
                    raise _UnreadError
                groups.append((*groups.pop(), act) if either else (act,))
                at, either = end - 1, False
            at += 1
        if either or not groups:
            raise _UnreadError
        return groups

    def _shortest(self, piece: Sequence[_Token], start: int, read: ReadAct) -> tuple[str, int]:
        """The first act of some words, and where it ends; the longest in a game of many words."""
        found = ("", start)
        speaks = self._replied is not self._act
        for end in range(start + 1, min(start + _LONGEST_ACT * (1 + speaks), len(piece)) + 1):
            if piece[end - 1].kind != "word":
                if speaks and piece[end - 1].text == ",":
                    continue
                break
            act = read(self._text[piece[start].start : piece[end - 1].end])
            if act and not speaks:
                return act, end
            found = (act, end) if act else found
        if not found[0]:
            raise _UnreadError
        return found

    def _peek(self, kind: str) -> bool:
        return self._at < len(self._tokens) and self._tokens[self._at].kind == kind

    def _takes(self, kind: str, *, skips_stops: bool = False) -> bool:
        """Whether the next piece is of the kind; it is taken then, with the stops before it."""
        before = self._at
        if skips_stops:
            self._skip_stops()
        if self._peek(kind):
            self._at += 1
            return True
        self._at = before
        return False

    def _skip_stops(self) -> None:
        while self._peek("stop"):
            self._at += 1


def _without_stops(piece: Sequence[_Token]) -> list[_Token]:
    """The pieces without the stops at their ends."""
    start, end = 0, len(piece)
    while start < end and piece[start].kind == "stop":
        start += 1
    while end > start and piece[end - 1].kind == "stop":
        end -= 1
    return list(piece[start:end])


def _branches(groups: Sequence[_Group], below: tuple[Branch, ...]) -> tuple[Branch, ...]:
    """The acts of a path as branches, the deepest first."""
    for replies, (own,) in zip(groups[-2::-2], groups[::-2], strict=True):
        if len(replies) * (1 + _count(below)) > _MOST_WRITTEN:
            raise _UnreadError
        below = tuple(Branch(reply=one, then=own, branches=below) for one in replies)
    return below
