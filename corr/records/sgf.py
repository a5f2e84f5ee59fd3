"""SGF, game type 4 (gomoku, renju and their kin): collections of games, of each its main line.

FF[4] describes no points for GM[4]. What programs write, and all that RenLib reads, are go's two
letters: the column from the left, then the row from the **top** (`hh` is h8, `aa` is a15). So do
we; read are names too (`h8`). `[]` is a pass, and `[tt]` where the board has no such point. A game
without GM or SZ is taken for one on 15 × 15; another GM is refused. Stones that are set up (AB and
AW) have no order and are refused, unless they are no more than the first black and white one.
Where stones are captured or blown away, AE in the node behind a move takes them off the board, and
where they change colour AB or AW says so there, each of nothing else. That a stone is a bomb is a
comment in its own node, `[bomb]`; a choice of the opening is that of a node of its own: `[white]`,
and `[remove]` beside an AE that was asked for. There is no way to tell of a third colour. Other
comments on moves and all variations are passed over, and so is, as
FF[4] asks, text before and after the games: that of a letter, say. RE may hold free words, which
leave the result open; only what is clearly meant as one and is none (`X+R`, `2-0`) is refused;
`0-0` is written `Void`. RU names the opening rule, or else the rules, or both: `House rules; rif`;
where they are those of a game that White begins, as `pente; free`, White made the odd moves.
"""

import io
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from corr.games.points import place, point
from corr.games.registry import begins, rules_for
from corr.games.rules import Changed
from corr.records.model import (
    CHUNK,
    LONGEST_GAME,
    NONE,
    PASSED,
    RENJU,
    STARS,
    Record,
    RecordError,
    Refuse,
    Usual,
    cannot_hold,
    changed_by_words,
    check_length,
    checked_size,
    checked_text,
    fit,
    game_named,
    in_letters,
    letters_of,
    one_line,
    result_named,
    rules_read,
    rules_written,
    settings_read,
    shown,
)

# -- the signs of an SGF file, one by one, in a buffer of bounded size ----

LONGEST_VALUE = 100_000
"""The most bytes of one value."""

_SINGLE = re.compile(rb"\s*+(?:([();])|([A-Za-z]{1,64})|\[((?:[^]\\]++|\\.)*+)\])", re.DOTALL)
_PAIRED = re.compile(
    rb"\s*+(?:([();])|([A-Za-z]{1,64})|\[((?:\\.|[\x81-\xfe].|[^]\\\x81-\xfe]++)*+)\])",
    re.DOTALL,
)
LONGEST_PROSE = 1_000_000
"""The most bytes of text before, between or after the games."""

_GAME = re.compile(rb"\(\s*+;\s*+[A-Za-z]{1,64}\s*+\[")
_GAME_CUT = re.compile(rb"\(\s*+(?:;\s*+(?:[A-Za-z]{1,64}\s*+)?)?\Z")
_BLANK = re.compile(rb"\s*+")

Token = tuple[bytes, bytes]
"""The sign and its content: `(`, `)`, `;`, a property's name (`A`) or a value (`[`)."""


class Tokens:
    """Reads the signs of a file.

    With `paired` letters of two bytes are kept together: in Chinese and Japanese character sets
    the second byte can look like `]` or a backslash.
    """

    def __init__(self, source: io.BufferedReader) -> None:
        self.paired = False
        self._source = source
        self._buffer = source.read(CHUNK).removeprefix(b"\xef\xbb\xbf")
        self._at = 0
        self._line = 1
        self._counted = 0
        self._ended = False

    @property
    def where(self) -> str:
        """The line up to which the file is read."""
        self._line += self._buffer.count(b"\n", self._counted, self._at)
        self._counted = self._at
        return f"line {self._line}"

    def __iter__(self) -> Iterator[Token]:
        while True:
            found = (_PAIRED if self.paired else _SINGLE).match(self._buffer, self._at)
            if found and (self._ended or found.end() < len(self._buffer)):
                self._at = found.end()
                yield _token(found)
            elif not self._more():
                break
        self._check_end()

    def to_game(self) -> None:
        """Pass over text that is no SGF, up to the next `(;GM[`, or alike, or the end of the file.

        What begins with a sign of SGF is not text, but a broken game: it is left where it is.
        """
        while self._at_blank() and self._more():
            pass
        if self._buffer[self._at : self._at + 1] in (b"(", b")", b";", b"["):
            return
        passed = 0
        while not (found := _GAME.search(self._buffer, self._at)):
            cut = _GAME_CUT.search(self._buffer, self._at)
            end = cut.start() if cut else len(self._buffer)
            passed, self._at = passed + end - self._at, end
            if passed > LONGEST_PROSE:
                raise RecordError(self.where, f"more than {LONGEST_PROSE} bytes that are no SGF")
            if not self._more():
                self._at = len(self._buffer)
                return
        self._at = found.start()

    def _at_blank(self) -> bool:
        """Go on to what is not blank; whether that lies beyond what was read."""
        if blank := _BLANK.match(self._buffer, self._at):
            self._at = blank.end()
        return self._at == len(self._buffer)

    def _more(self) -> bool:
        """Read on, unless the file has ended or the sign is too long already."""
        self._at_blank()
        if self._ended or len(self._buffer) - self._at > LONGEST_VALUE:
            return False
        _ = self.where
        piece = self._source.read(CHUNK)
        self._ended = not piece
        self._buffer = self._buffer[self._at :] + piece
        self._at = self._counted = 0
        return True

    def _check_end(self) -> None:
        """Raise RecordError unless the file is through."""
        rest = self._buffer[self._at : self._at + 80]
        if rest.startswith(b"[") and self._ended:
            raise RecordError(self.where, "a value that begins with [ and never ends")
        if rest.startswith(b"["):
            raise RecordError(self.where, f"a value of more than {LONGEST_VALUE} bytes")
        if rest:
            raise RecordError(self.where, f"cannot read {shown(rest.decode('latin-1'))}")


def _token(found: re.Match[bytes]) -> Token:
    sign, name, value = found.groups()
    if sign:
        return sign, b""
    return (b"A", name) if name else (b"[", value)


# -- SGF, game type 4 (gomoku and renju) ----


DEEPEST = 1000
"""The most variations within one another."""

_GAME_TYPE = b"4"
_TEXTS = frozenset({b"PB", b"PW", b"EV", b"RO", b"PC", b"DT", b"RE", b"RU", b"GN", b"C"})
_COLOURS = {b"B": 0, b"W": 1}
_SETUP = {b"AB": 0, b"AW": 1}
_TURNED = {"black": "AB", "white": "AW"}
_CHARSETS = {
    "utf8": "utf-8",
    "ascii": "ascii",
    "usascii": "ascii",
    "latin1": "iso8859-1",
    **{f"iso8859{n}": f"iso8859-{n}" for n in (*range(1, 12), *range(13, 17))},
    **{f"windows{n}": f"cp{n}" for n in range(1250, 1259)},
    **{f"cp{n}": f"cp{n}" for n in range(1250, 1259)},
    "koi8r": "koi8-r",
    "koi8u": "koi8-u",
    "eucjp": "euc_jp",
    "euckr": "euc_kr",
}
_PAIRED_CHARSETS = {
    "shiftjis": "cp932",
    "sjis": "cp932",
    "cp932": "cp932",
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "gb18030": "gb18030",
    "big5": "big5",
}
"""Character sets in which a letter's second byte can look like a sign of SGF."""

_WHITE_FIRST = ("black", "AB", "white")
_NODE_ENDS = (b"(", b")", b";")
_SIGNS = {b"(": "(", b")": ")", b";": ";", b"A": "a property", b"[": "a value in brackets"}
_NEXT = {
    b"(": (b";",),
    b";": (b";", b"A", b"(", b")"),
    b"A": (b"[",),
    b"[": (b"[", b"A", b";", b"(", b")"),
    b")": (b"(", b")"),
}
"""Which signs may follow which."""

_LOWER = b"abcdefghijklmnopqrstuvwxyz"
"""Letters of a name that do not count: FF[3] wrote `Black[hh]`."""

_RESULT = re.compile(r"([BW])\+(?!DRAW$)[^+]{0,40}")
_LIKE_A_RESULT = re.compile(r"[A-Z0-9]\s*\+|[0-9./½]+\s*[-:]\s*[0-9./½]+$")
_WRITTEN_RESULTS = {"1/2-1/2": "Draw", "0-0": "Void"}
_SIZE = 15
"""The rows of a board of which neither the file nor the game says more."""

_CHOICE = re.compile(r"\s*\[(\w{1,20})\]\s*")
_A_LINE = 10


_Changes = Mapping[str, Sequence[str]]
"""Points by the property that takes them off the board or turns their colour."""


class _Draft:
    """One game while its properties are being read."""

    def __init__(self, where: str, usual: Usual) -> None:
        self.where = where
        self.usual = usual
        self.size = usual.size or _SIZE
        self.moves: list[str] = []
        self.setup: tuple[list[str], list[str]] = ([], [])
        self.texts: dict[bytes, bytes] = {}
        self.charset = ""
        self.moved = False  # in this node
        self.game = RENJU
        self.rules = self.opening_rule = ""
        self.settings: tuple[str, ...] = ()
        self.black_begins = True
        self.words: list[str] = []  # of the record: a choice in brackets, or the kind of a stone
        self.changes: dict[int, _Changes] = {}  # what each word made of stones, by its index
        self.word = ""  # the choice of this node, or the kind of its stone
        self.made: dict[str, list[str]] = {}  # what this node makes of stones that lie already

    def take(self, name: bytes, value: bytes, tokens: Tokens) -> None:
        """Take one value of a property of the main line; other properties are passed over."""
        if name in _COLOURS:
            self._move(_COLOURS[name], value, tokens)
        elif name in _SETUP and not self._turns:
            self._set_up(_SETUP[name], value, tokens.where)
        elif name in _TEXTS:
            if not self.moves:
                self.texts.setdefault(name, value)
            elif name == b"C":
                self._comment(value)
        elif name == b"SZ":
            self._board(value, tokens.where)
        elif name == b"GM" and value.strip() != _GAME_TYPE:
            game = shown(value.decode("latin-1"))
            raise RecordError(tokens.where, f"GM[{game}] is another game than GM[4]")
        elif name == b"CA":
            self._characters(value, tokens)
        elif name == b"AE" or name in _SETUP:
            self._change(name.decode(), value, tokens.where)

    @property
    def _turns(self) -> bool:
        """Whether AB and AW are of stones that change colour now."""
        return bool(self.moves) and "turned" in rules_for(self.game).alters

    def node(self, where: str) -> None:
        """Take what the node that ends here said beside its move."""
        word, made, moved = self.word, self.made, self.moved
        self.word, self.made, self.moved = "", {}, False
        if word in rules_for(self.game).stone_words:
            if not moved:
                raise RecordError(where, f"[{word}] in a node without a stone")
            self.words[-1] = word
        elif word:
            self.words.append(f"[{word}]")
        if made:
            if len(self.words) - 1 in self.changes:
                raise RecordError(where, "AE, AB or AW changes stones twice after one move")
            self.changes[len(self.words) - 1] = made

    def _comment(self, value: bytes) -> None:
        """Take a comment on a move if it is a choice, or tells what its stone is."""
        found, rules = _CHOICE.fullmatch(_unescaped(value.decode("latin-1"))), rules_for(self.game)
        if found is None or self.game == RENJU:
            return
        word = found[1].lower()
        if rules.is_choice(word) or word in rules.stone_words:
            self.word = word

    def _change(self, name: str, value: bytes, where: str) -> None:
        """Take a stone off the board, or turn its colour."""
        if name == "AE" and (not self.moves or "off" not in rules_for(self.game).alters):
            raise RecordError(where, "AE takes stones off the board")
        stone = _points(self.size).get(value.strip())
        if stone is None or stone == PASSED:
            raise self._no_point(value, where)
        self.made.setdefault(name, []).append(stone)

    def _move(self, colour: int, value: bytes, tokens: Tokens) -> None:
        if self.moved:
            raise RecordError(tokens.where, "two moves in one node")
        self.moved = True
        if not self.moves:
            self._settle(tokens.where)
        if len(self.moves) % 2 != (colour if self.black_begins else 1 - colour):
            wrong, due = ("black", "white") if colour == 0 else ("white", "black")
            number = len(self.moves) + 1
            raise RecordError(tokens.where, f"{wrong} made move {number}; it was {due}'s turn")
        move = _points(self.size).get(value.strip())
        if move is None:
            raise self._no_point(value, tokens.where)
        self.moves.append(move)
        self.words.append("")
        if len(self.moves) > LONGEST_GAME:
            check_length(tokens.where, len(self.moves))

    def _no_point(self, value: bytes, where: str) -> RecordError:
        text = shown(value.decode("latin-1"))
        return RecordError(where, f"{text} is no point of a {self.size} × {self.size} board")

    def _set_up(self, colour: int, value: bytes, where: str) -> None:
        if self.moves:
            raise RecordError(where, "stones set up after the first move")
        stone = _points(self.size).get(value.strip())
        if stone is None or stone == PASSED:
            raise self._no_point(value, where)
        self.setup[colour].append(stone)
        if len(self.setup[colour]) > 1:
            raise RecordError(where, "stones set up with AB or AW: their order is not known")

    def _settle(self, where: str) -> None:
        """Make moves of the stones that were set up; now it is known which game this is."""
        words, self.settings = settings_read(self._line(b"RU") if b"RU" in self.texts else "")
        named = rules_read(words) if words else ("", "")
        self.rules, self.opening_rule = self.usual.settled(*named)
        self.game = game_named(self.rules, self.opening_rule)
        self.black_begins = begins(self.game) == "black"
        first, second = self.setup if self.black_begins else self.setup[::-1]
        if second and not first:
            names = ("white", "AW", "black") if self.black_begins else _WHITE_FIRST
            raise RecordError(where, "a {} stone set up with {}, but no {} one".format(*names))
        self.moves.extend(first + second)
        self.words.extend("" for _ in self.moves)
        self.setup = ([], [])

    def _board(self, value: bytes, where: str) -> None:
        found = re.fullmatch(rb"\s*([0-9]{1,4})(?::([0-9]{1,4}))?\s*", value)
        if found is None or found[2] not in (None, found[1]):
            raise RecordError(where, f"SZ[{shown(value.decode('latin-1'))}] is no square board")
        if self.moves or any(self.setup):
            raise RecordError(where, "SZ after the first stone")
        self.size = checked_size(where, int(found[1]))

    def _characters(self, value: bytes, tokens: Tokens) -> None:
        name = value.decode("latin-1").strip()
        word = re.sub("[^a-z0-9]", "", name.lower())
        known = _CHARSETS | _PAIRED_CHARSETS
        if word not in known:
            raise RecordError(tokens.where, f"the character set {shown(name)} is not known")
        self.charset = known[word]
        tokens.paired = word in _PAIRED_CHARSETS

    def done(self, where: str) -> Record:
        """The game; `where` it ended. Raises RecordError for texts that cannot be."""
        if not self.moves:
            self._settle(where)
        check_length(where, len(self.moves))
        letters = letters_of(self.rules, self.opening_rule, self.size)
        moves = in_letters(self.moves, self.size, letters)
        record = Record(
            moves=moves,
            acts=self._acts(moves),
            size=self.size,
            black=self._line(b"PB"),
            white=self._line(b"PW"),
            event=self._line(b"EV"),
            round=self._line(b"RO"),
            place=self._line(b"PC"),
            date=self._line(b"DT"),
            result=_result(self._line(b"RE"), begins(self.game), self.where),
            rules=self.rules,
            opening_rule=self.opening_rule,
            settings=self.settings,
            id=self._line(b"GN"),
            comment=self._text(b"C").strip(),
            where=self.where,
        )
        if record.acts:
            self._check_changes(record, where)
        return record

    def _acts(self, moves: Sequence[str]) -> str:
        """The words of the game's record, "" if there is no more in them than the moves."""
        if not self.changes and not any(self.words):
            return ""
        plies, words = enumerate(moves, 1), list[str]()
        starred = rules_for(self.game).star in STARS
        for index, word in enumerate(self.words):
            if word.startswith("["):
                words.append(word)
                continue
            ply, move = next(plies)
            star = starred and not word and index in self.changes
            words.append(f"{ply}.{f'{word} ' if word else ''}{move}{'*' * star}")
        return " ".join(words)

    def _check_changes(self, record: Record, where: str) -> None:
        """Raise RecordError unless AE takes off just what is captured, and AB and AW turn that."""
        letters = record.letters
        for index, changed in enumerate(changed_by_words(record, where)):
            due, made = _made(changed), self.changes.get(index, {})
            for name in ("AE", *_TURNED.values()):
                points = due.get(name, ())
                said = in_letters(made.get(name, ()), record.size, letters)
                if set(said) != set(points):
                    raise RecordError(where, _other(record.words[index], name, points, said))

    def _line(self, name: bytes) -> str:
        return " ".join(self._text(name).split()) if name in self.texts else ""

    def _text(self, name: bytes) -> str:
        raw = self.texts.get(name, b"")
        text = _unescaped(fit(_decoded(raw, self.charset, self.where)))
        return checked_text(self.where, text)


def _decoded(raw: bytes, charset: str, where: str) -> str:
    """A text; without CA it is UTF-8, or else Latin 1 as FF[4] says."""
    try:
        return raw.decode(charset or "utf-8")
    except UnicodeDecodeError:
        if charset:
            raise RecordError(where, f"a text that is not {charset}, as CA says") from None
        return raw.decode("latin-1")


def _unescaped(text: str) -> str:
    text = re.sub(r"\\(\n|.)", lambda found: found[1].strip("\n"), text)
    return re.sub(r"[^\S\n]", " ", text)


@cache
def _points(size: int) -> dict[bytes, str]:
    """The moves that a value can be."""
    values = {b"": PASSED}
    if size <= ord("t") - ord("a"):
        values |= {b"tt": PASSED, b"TT": PASSED}
    for column in range(size):
        for row in range(size):
            name = point(column, row)
            for value in (_letters(column, row, size), name):
                values |= {value.encode(): name, value.upper().encode(): name}
    return values


def _letters(column: int, row: int, size: int) -> str:
    return chr(ord("a") + column) + chr(ord("a") + size - 1 - row)


def _result(text: str, first: str, where: str) -> str:
    """The result that RE tells where a colour began; by FF[4] B+…, W+…, 0, Draw, Void or ?."""
    word = text.upper()
    if word in ("0", "B+DRAW", "JIGO"):
        return "1/2-1/2"
    if found := _RESULT.fullmatch(word):
        return "1-0" if found[1] == first[0].upper() else "0-1"
    named = result_named(text, first)
    if named is None and _LIKE_A_RESULT.match(word):
        raise RecordError(where, f"RE[{shown(text)}] is no result")
    return named or NONE


def _made(changed: Changed) -> _Changes:
    """What a word does, as properties tell it."""
    made = {"AE": changed.off, _TURNED.get(changed.colour, ""): changed.turned}
    return {name: points for name, points in made.items() if points}


def _other(word: str, name: str, due: Sequence[str], said: Sequence[str]) -> str:
    """That a property tells of other stones than a word changes."""
    does = "takes" if name == "AE" else "turns"
    took, tells = (", ".join(points) or "nothing" for points in (due, said))
    return f"{word} {does} {took}, but {name} {does} {tells}"


class _Tree:
    """The signs of one game: which may follow which, and where its main line ends."""

    def __init__(self, where: str, usual: Usual) -> None:
        self.draft = _Draft(where, usual)
        self.broken = False
        self.depth = 1
        self._main = True  # up to the first end of a variation
        self._last = b"("
        self._name = b""

    def sign(self, sign: bytes, content: bytes, tokens: Tokens, refuse: Refuse) -> None:
        """Take the next sign; raises RecordError where it cannot stand."""
        if sign not in _NEXT[self._last]:
            due = " or ".join(_SIGNS[each] for each in _NEXT[self._last])
            raise RecordError(tokens.where, f"found {_SIGNS[sign]} where {due} was due")
        self._last = sign
        if sign in _NODE_ENDS and self._main:
            self._node_ends(tokens, refuse)
        if sign == b"[":
            if self._main and not self.broken:
                self._value(content, tokens, refuse)
        elif sign == b"A":
            self._name = content if content.isupper() else content.translate(None, _LOWER)
        elif sign == b"(":
            self.depth += 1
            if self.depth > DEEPEST:
                raise RecordError(tokens.where, f"more than {DEEPEST} variations in one another")
        elif sign == b")":
            self.depth -= 1
            self._main = False

    def _value(self, value: bytes, tokens: Tokens, refuse: Refuse) -> None:
        try:
            self.draft.take(self._name, value, tokens)
        except RecordError as error:
            self.broken = True
            refuse(error)

    def _node_ends(self, tokens: Tokens, refuse: Refuse) -> None:
        if self.broken or not (self.draft.word or self.draft.made):
            self.draft.moved = False
            return
        try:
            self.draft.node(tokens.where)
        except RecordError as error:
            self.broken = True
            refuse(error)


def read(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The games of a collection; a game that `refuse` lets pass is skipped to its end."""
    tokens = Tokens(source)
    tree: _Tree | None = None
    games = 0
    tokens.to_game()
    for sign, content in tokens:
        if tree:
            tree.sign(sign, content, tokens, refuse)
            if tree.depth == 0:
                yield from _finished(tree, tokens.where, refuse)
                tree = None
                tokens.to_game()
        elif sign == b"(":
            tree, games = _Tree(tokens.where, usual), games + 1
            tokens.paired = False
        else:
            raise RecordError(tokens.where, f"found {_SIGNS[sign]} where a game (; was due")
    if tree:
        raise RecordError(tokens.where, "the file ends within a game")
    if not games:
        raise RecordError(tokens.where, "no game in this file")


def _finished(tree: _Tree, where: str, refuse: Refuse) -> Iterator[Record]:
    if not tree.broken:
        try:
            record = tree.draft.done(where)
        except RecordError as error:
            refuse(error)
        else:
            yield record


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games as a collection in UTF-8."""
    for number, record in enumerate(records, 1):
        head = f"(;FF[4]GM[4]CA[UTF-8]SZ[{record.size}]{_written_texts(record)}"
        nodes = _written_nodes(record, f"game {number}")
        yield f"{head}{''.join(nodes)})\n".encode()


def _written_nodes(record: Record, where: str) -> Iterator[str]:
    """The moves and choices, and behind each what it makes of stones that lay already.

    Raises RecordError for a stone that has neither colour.
    """
    letters, size = record.letters, record.size
    colours = "BW" if record.begins == "black" else "WB"
    moves = enumerate(record.moves)
    for word, changed in zip(record.words, changed_by_words(record, where), strict=True):
        made = "".join(
            name + "".join(f"[{_letters(*place(point, letters), size)}]" for point in points)
            for name, points in _made(changed).items()
        )
        if word.startswith("["):
            yield f";{made}C[{_escaped(word)}]"
            continue
        ply, move = next(moves)
        kind = word.partition(".")[2].rpartition(" ")[0]
        if kind == "neutral":
            raise cannot_hold(where, "SGF", f"the neutral stone {move}")
        said = f"C[{_escaped(f'[{kind}]')}]" if kind else ""
        yield f"{_written_move(ply, colours[ply % 2], move, letters, size)}{said}"
        if made:
            yield f";{made}"


def _written_texts(record: Record) -> str:
    said = (
        ("GN", one_line(record.id)),
        ("EV", one_line(record.event)),
        ("RO", one_line(record.round)),
        ("PC", one_line(record.place)),
        ("DT", one_line(record.date)),
        ("PB", one_line(record.black)),
        ("PW", one_line(record.white)),
        ("RE", _written_result(record)),
        ("RU", one_line(rules_written(record.rules, record.opening_rule, record.settings))),
        ("C", fit(record.comment)),
    )
    return "".join(f"{name}[{_escaped(text)}]" for name, text in said if text)


def _written_result(record: Record) -> str:
    first, second = "BW" if record.begins == "black" else "WB"
    won = {"1-0": f"{first}+", "0-1": f"{second}+"}
    return won.get(record.result) or _WRITTEN_RESULTS.get(record.result, "")


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace("]", "\\]")


def _written_move(ply: int, colour: str, move: str, letters: str, size: int) -> str:
    line = "\n" if ply % _A_LINE == 0 else ""
    point = "" if move == PASSED else _letters(*place(move, letters), size)
    return f"{line};{colour}[{point}]"
