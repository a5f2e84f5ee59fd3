"""Writes games as RenjuNet's RIF: first the tables of all names, then the games.

The games wait in a temporary file until all names are known, so any number of them can be written
in one go, from wherever they come.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from tempfile import SpooledTemporaryFile
from xml.sax.saxutils import escape, quoteattr

from corr.games.renju.board import point_named
from corr.games.renju.opening_names import OPENING_STONES, opening_of
from corr.records.model import Record
from corr.records.words import CHUNK, PASSED, cannot_hold, fit, one_line, rules_written

SIZE = 15
IN_MEMORY = 1_000_000
"""The most bytes of games that wait in memory; more wait on disk, in a file without name."""

_RESULTS = {"1-0": "1", "0-1": "0", "1/2-1/2": "0.5"}
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


class _Tables:
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
    tables = _Tables()
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


def _written_tables(tables: _Tables) -> Iterator[bytes]:
    openings = ((opening.name, opening.code) for opening in OPENING_STONES)
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
    return f"<{name}" + "".join(f" {key}={quoteattr(value)}" for key, value in attributes)


def _written_game(tables: _Tables, record: Record, number: int) -> bytes:
    if record.size != SIZE:
        raise cannot_hold(f"game {number}", "RIF", f"a {record.size} × {record.size} board")
    attributes = (
        ("id", one_line(record.id) or str(number)),
        ("tournament", tables.tournament(record)),
        ("round", one_line(record.round)),
        ("rule", tables.rule(record)),
        ("black", tables.player(record.black)),
        ("white", tables.player(record.white)),
        ("bresult", _RESULTS.get(record.result, "")),
        ("btime", one_line(record.black_time)),
        ("wtime", one_line(record.white_time)),
        ("opening", _opening(record)),
        ("alt", " ".join(record.fifths or _not_kept(record.acts))),
        ("swap", one_line(record.swaps)),
    )
    moves = " ".join("-" if move == PASSED else move for move in record.moves)
    text = f"<move>{moves}</move><info>{escape(fit(record.comment))}</info>"
    return f"{_tag('game', attributes)}>{text}</game>\n".encode()


def _opening(record: Record) -> str:
    """The number of the game's opening, as its stones tell."""
    stones = [None if move == PASSED else point_named(move) for move in record.moves[:3]]
    found = opening_of(stones)
    return str(found.rif_id) if found else ""


def _not_kept(acts: str) -> tuple[str, ...]:
    """The fifth moves that the acts of a game offer, without the one that was kept."""
    found = _OFFERS.search(acts)
    return tuple(name for name in found[1].split() if name != found[2]) if found else ()
