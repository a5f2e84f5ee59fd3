"""RenLib's files: a library's main line (`.lib`), and one game, a byte a move (`.pos`)."""

import io
from collections.abc import Callable, Iterable, Iterator

from msgspec import Struct

from corr.games.points import place, point
from corr.records.model import (
    LONGEST_TEXT,
    PASSED,
    Record,
    RecordError,
    Refuse,
    Usual,
    cannot_hold,
    check_length,
    checked_text,
    fit,
)

# -- renLib's `.pos`: how many moves, then one byte a move, 15 a row from the upper left, f ----
# The format has no passes, names or results, and one file holds one game.


SIZE = 15
_POINTS = SIZE * SIZE


def read_pos(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The one game of the file; where it is wrong is told in bytes, counted from 1."""
    content = source.read(_POINTS + 2)
    try:
        moves = tuple(_moves(content))
    except RecordError as error:
        refuse(error)
    else:
        rules, opening_rule = usual.settled("", "")
        yield Record(
            moves=moves, size=SIZE, rules=rules, opening_rule=opening_rule, where="byte 1"
        )


def _moves(content: bytes) -> Iterator[str]:
    if not content:
        raise RecordError("byte 1", "the file is empty")
    count = content[0]
    if not 0 < count <= _POINTS:
        raise RecordError("byte 1", f"a game of {count} moves; 1 to {_POINTS} can be")
    if len(content) <= count:
        end = f"byte {len(content) + 1}"
        raise RecordError(end, f"the file ends after {len(content) - 1} of {count} moves")
    if len(content) > count + 1:
        raise RecordError(f"byte {count + 2}", f"the file goes on after its {count} moves")
    for at, byte in enumerate(content[1:], 2):
        if byte >= _POINTS:
            raise RecordError(f"byte {at}", f"{byte} is no point; 0 to {_POINTS - 1} are")
        yield point(byte % SIZE, SIZE - 1 - byte // SIZE)


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The one game as bytes; raises RecordError for what the format cannot hold."""
    for number, record in enumerate(records, 1):
        where = f"game {number}"
        if number > 1:
            raise cannot_hold(where, ".pos", "more than one game")
        if record.size != SIZE:
            raise cannot_hold(where, ".pos", f"a {record.size} × {record.size} board")
        if PASSED in record.moves:
            raise cannot_hold(where, ".pos", "a pass")
        if not 0 < len(record.moves) <= _POINTS:
            raise cannot_hold(where, ".pos", f"{len(record.moves)} moves")
        yield bytes([len(record.moves), *(_byte(*place(move)) for move in record.moves)])


def _byte(column: int, row: int) -> int:
    return (SIZE - 1 - row) * SIZE + column


# -- the main line of a RenLib library, `.lib`: in each position the first move, down to it ----
# After 20 bytes of header (the oldest files have none and begin with h8) come the nodes of the
# tree, each before its children: a point byte (column 1 to 15 from the left + 16 times the row
# from the top, from 0; 0 is a pass, or the root before the first move) and a byte of flags. RenLib
# calls them DOWN (0x80: a sibling follows once this node's branch is through) and RIGHT (0x40: no
# children). A comment, the second half of the flags and a text on the board may follow.


MAGIC = b"\xffRenLib\xff"
_HEADER = 20
_NEWEST = (3, 4)
_CENTRE = 0x78
_SIBLING, _LEAF, _OLD_COMMENT, _COMMENT, _NO_MOVE, _EXTENSION = 0x80, 0x40, 0x20, 0x08, 2, 1
_BOARD_TEXT = 1  # of the second byte of the extension
_SWEDISH = str.maketrans("}{|][\\", "åäöÅÄÖ")  # 7-bit letters of old comments


class _Node(Struct, frozen=True, kw_only=True):
    point: int
    flags: int
    comment: str
    where: str


class _Nodes:
    """The nodes of the file in their order; it comes in pairs of bytes."""

    def __init__(self, source: io.BufferedReader) -> None:
        self._source = source
        self._at = 0

    def header(self) -> None:
        """Pass over the header; raises RecordError if this is no library, or of a later kind."""
        head = self._source.peek(_HEADER)[:_HEADER]
        if head[:1] == bytes([_CENTRE]):
            return
        if not head.startswith(MAGIC):
            raise RecordError("byte 1", "no RenLib library")
        if len(head) < _HEADER:
            raise RecordError(f"byte {len(head) + 1}", "the file ends in its header")
        if (head[8], head[9]) > _NEWEST:
            raise RecordError("byte 9", f"a library of version {head[8]}.{head[9]}; 3.4 is known")
        self._source.read(_HEADER)
        self._at = _HEADER

    @property
    def at_end(self) -> bool:
        """Whether the file is through."""
        return not self._source.peek(1)

    def next(self) -> _Node:
        """The next node with what belongs to it."""
        where = f"byte {self._at + 1}"
        spot, flags = self._pair("the main line")
        extension = self._pair("a node")[1] if flags & _EXTENSION else 0
        comment = ""
        if flags & _OLD_COMMENT:
            text = bytes(byte & 0x7F for byte in self._text(lambda byte: byte >= 0x80))
            comment = text.decode("ascii").translate(_SWEDISH)
        elif flags & _COMMENT:
            comment = _decoded(self._text(lambda byte: byte == 0)[:-1])
        if extension & _BOARD_TEXT:
            self._text(lambda byte: byte == 0)
        return _Node(point=spot, flags=flags, comment=comment, where=where)

    def _text(self, ends: Callable[[int], bool]) -> bytes:
        begin, text = self._at, bytearray()
        while len(text) <= LONGEST_TEXT:
            for byte in self._pair("a comment"):
                text.append(byte)
                if ends(byte):
                    return bytes(text)
        raise RecordError(f"byte {begin + 1}", f"a text of more than {LONGEST_TEXT} characters")

    def _pair(self, within: str) -> bytes:
        pair = self._source.read(2)
        if len(pair) < 2:
            raise RecordError(f"byte {self._at + len(pair) + 1}", f"the file ends in {within}")
        self._at += 2
        return pair


def _decoded(text: bytes) -> str:
    """A comment; the format names no character set, so what is not UTF-8 is Windows Western."""
    try:
        return text.decode()
    except UnicodeDecodeError:
        return text.decode("cp1252", "replace")


def read_lib(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The main line as one game, with the comments on its moves; bytes are counted from 1."""
    nodes = _Nodes(source)
    try:
        nodes.header()
        line = tuple(_main_line(nodes))
        without_root = line[1:] if line and line[0].point == 0 else line
        rules, opening_rule = usual.settled("", "")
        comments = (fit(node.comment.replace("\b", "\n")).strip() for node in line)
        record = Record(
            moves=tuple(_move(node) for node in without_root),
            size=SIZE,
            comment=checked_text("byte 1", "\n".join(filter(None, comments))),
            rules=rules,
            opening_rule=opening_rule,
            where="byte 1",
        )
    except RecordError as error:
        refuse(error)
    else:
        yield record


def _main_line(nodes: _Nodes) -> Iterator[_Node]:
    """The nodes from the first on that are moves, each the first one after the one before.

    A node with NO_MOVE only carries a text on the board: it is passed over with its branch.
    """
    depth = due = 0
    siblings: list[int] = []  # the depths at which a sibling is still to come
    while due == 0 or depth >= due:
        if nodes.at_end and due == 0:
            return
        node = nodes.next()
        if depth == due and not node.flags & _NO_MOVE:
            yield node
            due += 1
            if node.flags & _LEAF:
                return
        if node.flags & _SIBLING:
            siblings.append(depth)
        if not node.flags & _LEAF:
            depth += 1
        elif siblings:
            depth = siblings.pop()
        else:
            return
        check_length(node.where, depth)


def _move(node: _Node) -> str:
    if node.point == 0:
        return PASSED
    column, row = node.point & 15, node.point >> 4
    if column == 0 or row >= SIZE:
        raise RecordError(node.where, f"{node.point} is no point of a {SIZE} × {SIZE} board")
    return point(column - 1, SIZE - 1 - row)
