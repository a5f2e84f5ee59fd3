"""RenjuNet's RIF: the XML of its game database, read game by game.

`<database>` holds tables of countries, cities, rules, players and tournaments, each entry with an
id, and then `<games>`: a `<game>` names its entries by their ids and holds `<move>`, the points in
their order, and `<info>`. `alt` are fifth moves offered and not kept, `swap` signs for the chances
to swap, `btime` and `wtime` the time used; `opening` is not read, the stones tell it. An entry
that does not stand before the games is unknown: its name is then `#12`. Document types with
declarations are refused, so there are no entities either.
"""

import io
import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from tempfile import SpooledTemporaryFile
from xml.parsers import expat

from msgspec import Struct

from corr.games.registry import rules_for
from corr.records.model import (
    CHUNK,
    LONGEST_TEXT,
    NONE,
    PASSED,
    RENJU,
    Record,
    RecordError,
    Refuse,
    Usual,
    cannot_hold,
    check_length,
    checked_text,
    fit,
    move_named,
    no_point,
    one_line,
    rules_read,
    rules_written,
    shown,
)

SIZE = 15
LONGEST_TAG = 1_000_000
"""The most bytes of a tag, or of anything else that can only be read whole."""

LARGEST_TABLES = 30_000_000
"""The most characters of all tables together, of which every entry counts for 100 at least."""

_DEEPEST = 32
_TABLES = frozenset({"country", "city", "rule", "player", "tournament"})
_TEXTS = frozenset({"move", "info"})
_RESULTS = {"1": "1-0", "1.0": "1-0", "0": "0-1", "0.0": "0-1", "0.5": "1/2-1/2", "": NONE}
_POINT = re.compile(r"[A-Oa-o](?:1[0-5]|[1-9])(?![0-9])")
_DAY = re.compile(r"[0-9]{1,2}")

Attributes = Mapping[str, str]


class _Tournament(Struct, frozen=True, kw_only=True):
    place: str
    date: str
    rule: str


class _Tables:
    """The names by their ids; of tournaments more than the name."""

    def __init__(self) -> None:
        self._names: dict[tuple[str, str], str] = {}
        self._tournaments: dict[str, _Tournament] = {}
        self._size = 0

    def add(self, table: str, entry: Attributes, where: str) -> None:
        """Keep an entry of a table."""
        self._size += 100 + sum(map(len, entry.values()))
        if self._size > LARGEST_TABLES:
            raise RecordError(where, f"tables of more than {LARGEST_TABLES} characters")
        name = f"{entry.get('name', '')} {entry.get('surname', '')}"
        self._names[table, entry.get("id", "")] = checked_text(where, one_line(name))
        if table == "city":
            self._names["place", entry.get("id", "")] = ", ".join(
                filter(None, (one_line(name), self.name("country", entry.get("country", ""))))
            )
        if table == "tournament":
            self._tournaments[entry.get("id", "")] = _Tournament(
                place=self._place(entry), date=_date(entry), rule=entry.get("rule", "")
            )

    def _place(self, entry: Attributes) -> str:
        city = self.name("place", entry.get("city", ""))
        return city or self.name("country", entry.get("country", ""))

    def name(self, table: str, key: str) -> str:
        """The name of an entry; none has the id 0 or none at all."""
        unknown = "" if key in ("", "0") else f"#{key}"
        return self._names.get((table, key), unknown)

    def tournament(self, key: str) -> _Tournament:
        """What is known of a tournament beyond its name."""
        return self._tournaments.get(key, _Tournament(place="", date="", rule=""))


def _date(entry: Attributes) -> str:
    """The day on which a tournament began, or the month or year; `start` is a date or a day."""
    start = one_line(entry.get("start", ""))
    if start and not _DAY.fullmatch(start):
        return start
    parts = (entry.get("year", ""), entry.get("month", ""), start)
    known: list[str] = []
    for part in parts:
        if not part.strip("0"):
            break
        known.append(part.zfill(2))
    return one_line("-".join(known))


class _Handler:
    """Takes what expat finds; finished games wait in `games`."""

    def __init__(self, refuse: Refuse, usual: Usual) -> None:
        self.games: deque[Record] = deque()
        self._refuse, self._usual = refuse, usual
        self._tables = _Tables()
        self._path: list[str] = []
        self._game: Attributes | None = None
        self._begun = ""  # where the game began
        self._texts: dict[str, str] = {}
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._characters
        self.parser.StartDoctypeDeclHandler = self._document_type

    @property
    def where(self) -> str:
        """The line that expat has come to."""
        return f"line {self.parser.CurrentLineNumber}"

    def _document_type(self, name: str, system: str | None, _: str | None, inner: int) -> None:
        if system or inner:
            raise RecordError(self.where, f"the document type {shown(name)} with declarations")

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._path and tag != "database":
            raise RecordError(self.where, f"found <{shown(tag)}> where <database> was due")
        self._path.append(tag)
        if len(self._path) > _DEEPEST:
            raise RecordError(self.where, f"more than {_DEEPEST} tags in one another")
        if tag == "game":
            self._game, self._begun, self._texts = attributes, self.where, {}
        elif tag in _TEXTS and self._game is not None:
            self._texts.setdefault(tag, "")
        elif tag in _TABLES and self._game is None:
            self._tables.add(tag, attributes, self.where)

    def _characters(self, text: str) -> None:
        tag = self._path[-1]
        if tag in _TEXTS and self._game is not None:
            # What is too long shows at the end of the game: one character more will do.
            self._texts[tag] = (self._texts.get(tag, "") + text)[: LONGEST_TEXT + 1]

    def _end(self, tag: str) -> None:
        self._path.pop()
        if tag == "game" and self._game is not None:
            game, self._game = self._game, None
            try:
                self.games.append(self._record(game))
            except RecordError as error:
                self._refuse(error)

    def _record(self, game: Attributes) -> Record:
        tournament = self._tables.tournament(game.get("tournament", ""))
        named = rules_read(self._tables.name("rule", game.get("rule") or tournament.rule))
        rules, opening_rule = self._usual.settled(*named)
        if "move" not in self._texts:
            raise RecordError(self._begun, "a game without <move>")
        return Record(
            moves=tuple(_moves(checked_text(self._begun, self._text("move")), self._begun)),
            size=SIZE,
            black=self._tables.name("player", game.get("black", "")),
            white=self._tables.name("player", game.get("white", "")),
            event=self._tables.name("tournament", game.get("tournament", "")),
            round=self._attribute(game, "round"),
            place=tournament.place,
            date=tournament.date,
            result=_result(game.get("bresult", ""), self._begun),
            rules=rules,
            opening_rule=opening_rule,
            fifths=_fifths(self._attribute(game, "alt"), self._begun),
            swaps=self._attribute(game, "swap"),
            black_time=self._attribute(game, "btime"),
            white_time=self._attribute(game, "wtime"),
            id=self._attribute(game, "id"),
            comment=fit(checked_text(self._begun, self._text("info"))).strip(),
            where=self._begun,
        )

    def _text(self, tag: str) -> str:
        return self._texts.get(tag, "")

    def _attribute(self, game: Attributes, name: str) -> str:
        return checked_text(self._begun, one_line(game.get(name, "")))


def _result(points: str, where: str) -> str:
    """The result by black's points; a comma may stand for the point in 0.5."""
    found = _RESULTS.get(points.strip().replace(",", "."))
    if found is None:
        raise RecordError(where, f'bresult="{shown(points)}" is no result')
    return found


def _fifths(text: str, where: str) -> tuple[str, ...]:
    """The points of `alt`, with whatever between them; raises RecordError for other words."""
    if word := re.search(r"\w+", _POINT.sub(" ", text)):
        raise no_point(where, word[0], SIZE)
    return tuple(point.lower() for point in _POINT.findall(text))


def _moves(text: str, where: str) -> Iterator[str]:
    words = text.replace(",", " ").split()
    check_length(where, len(words))
    for word in words:
        move = PASSED if word == "-" else move_named(word, SIZE)
        if move is None:
            raise no_point(where, word, SIZE)
        yield move


def read(source: io.BufferedReader, refuse: Refuse, usual: Usual) -> Iterator[Record]:
    """The games of a database; a game that `refuse` lets pass is skipped."""
    handler = _Handler(refuse, usual)
    fed = 0
    ended = False
    while not ended:
        chunk = source.read(CHUNK)
        fed, ended = fed + len(chunk), not chunk
        error = _fed(handler, chunk, fed)
        while handler.games:
            yield handler.games.popleft()
        if error:
            raise error


def _fed(handler: _Handler, chunk: bytes, fed: int) -> RecordError | None:
    """Let expat read on; returns what is wrong, so that the games before it can be had first."""
    try:
        handler.parser.Parse(chunk, not chunk)
    except RecordError as error:
        return error
    except expat.ExpatError as error:
        return RecordError(f"line {error.lineno}", f"no XML: {expat.ErrorString(error.code)}")
    except (LookupError, ValueError):
        return RecordError("line 1", "its character set is not known")
    if fed - handler.parser.CurrentByteIndex > LONGEST_TAG:
        return RecordError(handler.where, f"a tag of more than {LONGEST_TAG} bytes")
    return None


# -- written: first the tables of all names, then the games ----
# The games wait in a temporary file until all names are known, so any number of them can be
# written in one go, from wherever they come.


IN_MEMORY = 1_000_000
"""The most bytes of games that wait in memory; more wait on disk, in a file without name."""

_POINTS_OF = {"1-0": "1", "0-1": "0", "1/2-1/2": "0.5"}
_OFFERS = re.compile(r"\{([^}]*)\}(?:\*?=(\w+))?")
_DATE = re.compile(r"([0-9]{4})(?:-(0[1-9]|1[0-2])(-[0-9]{2})?)?")


class _Numbers:
    """Gives every name of a table a number, in the order in which they come, from 1."""

    def __init__(self) -> None:
        self.keys: dict[tuple[str, ...], int] = {}

    def number(self, *key: str) -> str:
        """The number of an entry; "" for the entry that says nothing."""
        if not any(key):
            return ""
        return str(self.keys.setdefault(key, len(self.keys) + 1))


class _TablesToWrite:
    """The numbers of everything that games name."""

    def __init__(self) -> None:
        self.countries, self.cities, self.rules = _Numbers(), _Numbers(), _Numbers()
        self.players, self.tournaments = _Numbers(), _Numbers()

    def player(self, name: str) -> str:
        """The number of a player; their names are all we know of them."""
        return self.players.number(one_line(name))

    def rule(self, record: Record) -> str:
        """The number of the rules, or else of the opening rule's key."""
        return self.rules.number(one_line(rules_written(record.rules, record.opening_rule)))

    def tournament(self, record: Record) -> str:
        """The number of an event at a place and date."""
        city, _, country = one_line(record.place).rpartition(", ")
        if not city:
            city, country = country, ""
        place = self.cities.number(city, self.countries.number(country))
        return self.tournaments.number(one_line(record.event), place, one_line(record.date))


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The database in UTF-8, game by game."""
    tables = _TablesToWrite()
    with SpooledTemporaryFile(IN_MEMORY) as games:
        for number, record in enumerate(records, 1):
            games.write(_written_game(tables, record, number))
        yield b'<?xml version="1.0" encoding="UTF-8"?>\n<database>\n'
        yield from _written_tables(tables)
        yield b"<games>\n"
        games.seek(0)
        while piece := games.read(CHUNK):
            yield piece
    yield b"</games>\n</database>\n"


def _written_tables(tables: _TablesToWrite) -> Iterator[bytes]:
    openings = ((name, code) for code, name in rules_for(RENJU).openings())
    yield from _table("countries", "country", ("name",), tables.countries.keys)
    yield from _table("cities", "city", ("name", "country"), tables.cities.keys)
    yield from _table("rules", "rule", ("name",), tables.rules.keys)
    yield from _table("openings", "opening", ("name", "abbr"), openings)
    players = (_player(name) for (name,) in tables.players.keys)
    yield from _table("players", "player", ("name", "surname"), players)
    tournaments = (_tournament(*key) for key in tables.tournaments.keys)
    names = ("name", "city", "year", "month", "start")
    yield from _table("tournaments", "tournament", names, tournaments)


def _player(name: str) -> tuple[str, str]:
    first, _, last = name.rpartition(" ")
    return first, last


def _tournament(name: str, city: str, date: str) -> tuple[str, ...]:
    found = _DATE.fullmatch(date)
    if found is None:
        return name, city, "", "", date
    return name, city, found[1], (found[2] or "").lstrip("0"), date if found[3] else ""


def _table(
    plural: str, tag: str, names: Sequence[str], entries: Iterable[tuple[str, ...]]
) -> Iterator[bytes]:
    yield f"<{plural}>\n".encode()
    for number, entry in enumerate(entries, 1):
        values = (("id", str(number)), *zip(names, entry, strict=True))
        yield f"{_tag(tag, values)}/>\n".encode()
    yield f"</{plural}>\n".encode()


def _tag(name: str, attributes: Iterable[tuple[str, str]]) -> str:
    from xml.sax.saxutils import quoteattr  # it loads what speaks HTTP: only who writes waits

    return f"<{name}" + "".join(f" {key}={quoteattr(value)}" for key, value in attributes)


def _written_game(tables: _TablesToWrite, record: Record, number: int) -> bytes:
    if record.size != SIZE:
        raise cannot_hold(f"game {number}", "RIF", f"a {record.size} × {record.size} board")
    attributes = (
        ("id", one_line(record.id) or str(number)),
        ("tournament", tables.tournament(record)),
        ("round", one_line(record.round)),
        ("rule", tables.rule(record)),
        ("black", tables.player(record.black)),
        ("white", tables.player(record.white)),
        ("bresult", _POINTS_OF.get(record.result, "")),
        ("btime", one_line(record.black_time)),
        ("wtime", one_line(record.white_time)),
        ("opening", _opening(record)),
        ("alt", " ".join(record.fifths or _not_kept(record.acts))),
        ("swap", one_line(record.swaps)),
    )
    from xml.sax.saxutils import escape  # as in `_tag`

    moves = " ".join("-" if move == PASSED else move for move in record.moves)
    text = f"<move>{moves}</move><info>{escape(fit(record.comment))}</info>"
    return f"{_tag('game', attributes)}>{text}</game>\n".encode()


def _opening(record: Record) -> str:
    """The number of the game's opening, as its stones tell."""
    found = rules_for(RENJU).judged(record.moves[:3], {}).opening
    return str(_numbers()[found]) if found else ""


@cache
def _numbers() -> Mapping[str, int]:
    """The number of each opening."""
    openings = rules_for(RENJU).openings()
    return {f"{code} {name}": number for number, (code, name) in enumerate(openings, 1)}


def _not_kept(acts: str) -> tuple[str, ...]:
    """The fifth moves that the acts of a game offer, without the one that was kept."""
    found = _OFFERS.search(acts)
    return tuple(name for name in found[1].split() if name != found[2]) if found else ()
