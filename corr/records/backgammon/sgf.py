"""SGF of game type 6, as GNU Backgammon writes it: a tree for each game of a match.

White is the first seat. Points are letters, `a` White's 1 and Black's 24, `y` the bar, `z` off.
Only the main line is read; what programs think of the plays is passed over. What has no place in
it stands in the comment of the first game (`GC`), in lines that begin with `corr`, and survives
GNU Backgammon itself.
"""

import re
from collections.abc import Iterator, Sequence

from msgspec import Struct

from corr.games.rules import Seat
from corr.games.track import BAR, OFF
from corr.records.backgammon.model import MatchRecord, fact
from corr.records.backgammon.turns import Beside, Game, Rebuilt, Turn, sheet_of
from corr.records.model import RecordError, shown

SIGN = re.compile(r"\bGM\s*\[\s*6\s*\]")
"""The property by which such a file is known."""

_OWN = "corr "
_TOKEN = re.compile(r"\s*+(?:([();])|([A-Za-z]{1,64})|\[((?:[^]\\]++|\\.)*+)\])", re.DOTALL)
_BEGUN = re.compile(r"\(\s*+;")
_ESCAPED = re.compile(r"\\(\r\n|\n|.)", re.DOTALL)
_MOVE = re.compile(r"([1-6])([1-6])((?:[a-yA-Y][a-zA-Z]){0,4})", re.ASCII)
_RESULT = re.compile(r"([BW])\+(\d{1,5})R?", re.ASCII | re.IGNORECASE)
_TAG = re.compile(r"\[[^\"\]]{1,40} \".*\"\]")
"""A header of `.mat` that GNU Backgammon keeps as a comment."""

_OTHER_GAMES = re.compile(r"nack|hyper", re.IGNORECASE)
_SET_UP = ("AE", "AW", "AB", "CV", "CP", "CO")
_SEATS = {"W": Seat.FIRST, "B": Seat.SECOND}
_COLOURS = {seat: colour for colour, seat in _SEATS.items()}
MOST_GAMES = 2000

Node = dict[str, list[str]]


class _Tree(Struct, frozen=True, kw_only=True):
    """A game of a file: its nodes of the main line, the first its root, and their lines."""

    where: str
    nodes: tuple[tuple[str, Node], ...]


# -- reading ----


def read(text: str) -> MatchRecord:
    """The match of a file. Raises RecordError, with its line, for what is none or cannot be."""
    rebuilt: Rebuilt | None = None
    where = "line 1"
    for number, tree in enumerate(_trees(text)):
        root = tree.nodes[0][1]
        where = tree.where
        if _value(root, "GM") != "6":
            raise RecordError(where, "GM is not 6, backgammon")
        info = _info(where, root)
        score = (info["ws"], info["bs"])
        if rebuilt is None:
            rebuilt = _begun(where, root, info["length"], score)
        elif number > MOST_GAMES:
            raise RecordError(where, f"more than {MOST_GAMES} games")
        _replay(rebuilt, tree, score)
    if rebuilt is None:
        raise RecordError("line 1", "no match: expected (;GM[6]…")
    return rebuilt.ended(where)


def _trees(text: str) -> Iterator[_Tree]:
    at, lines = 0, _Lines(text)
    while found := _BEGUN.search(text, at):
        at = found.start()
        where = lines.at(at)
        nodes = list[tuple[str, Node]]()
        key, depth, main = "", 0, True
        while True:
            token = _TOKEN.match(text, at)
            if not token:
                raise RecordError(lines.at(at), "the file is torn here")
            at = token.end()
            sign, name, value = token.groups()
            if sign == "(":
                depth += 1
            elif sign == ")":
                # The first line that ends is the main one: others branch off before it.
                depth, main = depth - 1, False
                if not depth:
                    break
            elif sign == ";" and main:
                nodes.append((lines.at(token.start(1)), {}))
            elif name:
                key = name
            elif value is not None and main and nodes:
                node = nodes[-1][1]
                node.setdefault(key, []).append(_ESCAPED.sub(_unescaped, value))
        yield _Tree(where=where, nodes=tuple(nodes))


def _unescaped(found: re.Match[str]) -> str:
    return "" if found[1].startswith(("\n", "\r")) else found[1]


class _Lines:
    """The lines at which places of a text stand, asked in order."""

    def __init__(self, text: str) -> None:
        self._text, self._seen, self._line = text, 0, 1

    def at(self, place: int) -> str:
        """The line of a place, in words."""
        self._line += self._text.count("\n", self._seen, place)
        self._seen = max(place, self._seen)
        return f"line {self._line}"


def _value(node: Node, key: str) -> str:
    return node.get(key, [""])[0].strip()


def _info(where: str, root: Node) -> dict[str, int]:
    """Length and scores. Raises RecordError."""
    found = {"length": 0, "ws": 0, "bs": 0}
    for pair in root.get("MI", ()):
        key, _, value = pair.partition(":")
        if key in found:
            if not re.fullmatch(r"[0-9]{1,4}", value):
                raise RecordError(where, f"MI[{shown(pair)}]: expected a number")
            found[key] = int(value)
    if not found["length"]:
        raise RecordError(where, "a session without a length is no match")
    if _OTHER_GAMES.search(_value(root, "RU")):
        raise RecordError(where, f"{shown(_value(root, 'RU'))} is not backgammon")
    return found


def _begun(where: str, root: Node, length: int, score: tuple[int, int]) -> Rebuilt:
    own, comments = list[tuple[str, str]](), list[str]()
    for line in _value(root, "GC").splitlines():
        plain = line.strip()
        if plain.startswith(_OWN):
            own.append((where, plain.removeprefix(_OWN)))
        elif plain and not _TAG.fullmatch(plain):
            comments.append(plain)
    said = MatchRecord(
        length=length,
        players=(fact(where, "PW", _value(root, "PW")), fact(where, "PB", _value(root, "PB"))),
        event=fact(where, "EV", _value(root, "EV")),
        round=fact(where, "RO", _value(root, "RO")),
        place=fact(where, "PC", _value(root, "PC")),
        date=fact(where, "DT", _value(root, "DT")),
        comment="\n".join(comments),
    )
    try:
        beside = Beside(own)
        return Rebuilt(beside.record(said, score), beside)
    except RecordError as error:
        raise RecordError(where, error.reason) from error


def _replay(rebuilt: Rebuilt, tree: _Tree, score: tuple[int, int]) -> None:
    root = tree.nodes[0][1]
    result = _RESULT.fullmatch(_value(root, "RE"))
    played = tree.nodes[1:]
    if not played and not result:
        return
    rebuilt.game(tree.where, score)
    for where, node in played:
        if any(key in node for key in _SET_UP):
            raise RecordError(where, "a position that was set up is no match")
        for colour, seat in _SEATS.items():
            for move in node.get(colour, ()):
                _act(rebuilt, where, seat, move.strip())
        if "DI" in node and "PL" in node:
            rolled = _MOVE.fullmatch(_value(node, "DI"))
            seat = _SEATS.get(_value(node, "PL")[:1].upper(), Seat.FIRST)
            if not rolled or rolled[3]:
                raise RecordError(where, f"DI[{shown(_value(node, 'DI'))}]: expected two dice")
            rebuilt.play(where, seat, (int(rolled[1]), int(rolled[2])), "")
    if result:
        rebuilt.won(tree.nodes[-1][0], _SEATS[result[1].upper()], int(result[2]))


def _act(rebuilt: Rebuilt, where: str, seat: Seat, move: str) -> None:
    found = _MOVE.fullmatch(move)
    if not found:
        rebuilt.cube(where, seat, move)
        return
    points = found[3].lower()
    hops = []
    for start, end in zip(points[::2], points[1::2], strict=True):
        one, other = _point(seat, start), _point(seat, end)
        hops.append(f"{one}/{other}")
    rebuilt.play(where, seat, (int(found[1]), int(found[2])), " ".join(hops))


def _point(seat: Seat, letter: str) -> int:
    """The point of a letter in the seat's own numbering.

    >>> [_point(Seat.FIRST, one) for one in "axyz"], _point(Seat.SECOND, "a")
    ([1, 24, 25, 0], 24)
    """
    if letter == "z":
        return OFF
    number = ord(letter) - ord("a") + 1
    return number if seat is Seat.FIRST or number == BAR else BAR - number


# -- writing ----


def write(record: MatchRecord) -> str:
    """The file of a match. Raises RecordError for one that cannot be played."""
    sheet = sheet_of(record)
    # A match that ended before its first throw has a tree all the same, which tells of it.
    games = sheet.games or (Game(score=record.score, crawford=False, turns=()),)
    return "\n".join(
        (*(_written(record, game, at, sheet.beside) for at, game in enumerate(games)), "")
    )


def _written(record: MatchRecord, game: Game, at: int, beside: Sequence[str]) -> str:
    length, (first, second) = record.length, game.score
    rules = "Crawford:CrawfordGame" if game.crawford else "Crawford"
    root = [
        "FF[4]GM[6]CA[UTF-8]AP[corr]",
        f"MI[length:{length}][game:{at}][ws:{first}][bs:{second}]",
        f"PW[{_text(record.named[0])}]PB[{_text(record.named[1])}]",
    ]
    if at == 0:
        facts = ("DT", record.date), ("EV", record.event), ("RO", record.round)
        for key, value in (*facts, ("PC", record.place)):
            root += [f"{key}[{_text(value)}]"] if value else []
        own = "\n".join(f"{_OWN}{line}" for line in beside)
        root.append(f"GC[{_text(own)}\n]")
    root.append(f"RU[{rules}]")
    if game.winner:
        resigned = "R" if game.resigned else ""
        root.append(f"RE[{_COLOURS[game.winner]}+{game.points}{resigned}]")
    nodes = [f";{''.join(root)}", *map(_node, game.turns)]
    return f"({chr(10).join(nodes)})"


def _text(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _node(turn: Turn) -> str:
    colour = _COLOURS[turn.seat]
    if not turn.dice:
        return f";{colour}[{turn.word}]"
    hops = "".join(
        f"{_letter(turn.seat, hop.start)}{_letter(turn.seat, hop.end)}" for hop in turn.hops
    )
    return f";{colour}[{turn.dice[0]}{turn.dice[1]}{hops}]"


def _letter(seat: Seat, point: int) -> str:
    if point == OFF:
        return "z"
    number = point if seat is Seat.FIRST or point == BAR else BAR - point
    return chr(ord("a") + number - 1)
