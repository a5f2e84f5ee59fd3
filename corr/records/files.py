"""All formats of game records under their keys: which one a file is, reading it, writing it."""

import io
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import BinaryIO, TextIO, cast

from msgspec import Struct

from corr.games.registry import rules_for
from corr.records import psq, relative, renlib, rif, sgf, text
from corr.records.model import (
    UNASKED,
    Record,
    RecordError,
    Refuse,
    Usual,
    buffered,
    cannot_hold,
    refuse_all,
    shown,
)

Reader = Callable[[io.BufferedReader, Refuse, Usual], Iterator[Record]]
Writer = Callable[[Iterable[Record]], Iterator[bytes]]


class Format(Struct, frozen=True, kw_only=True):
    """A way to write games in a file.

    `endings` are those of its files' names. `binary` files are no text. `write` is None where we
    only read.
    """

    key: str
    name: str
    endings: tuple[str, ...]
    read: Reader
    write: Writer | None = None
    binary: bool = False

    @property
    def writable(self) -> bool:
        """Whether it can be written."""
        return self.write is not None


FORMATS: Mapping[str, Format] = {
    one.key: one
    for one in (
        Format(
            key="text",
            name="plain text",
            endings=(".txt",),
            read=text.read,
            write=text.write,
        ),
        Format(
            key="rif",
            name="RenjuNet's RIF",
            endings=(".rif", ".xml"),
            read=rif.read,
            write=rif.write,
        ),
        Format(
            key="psq",
            name="Piskvork and Gomocup",
            endings=(".psq",),
            read=psq.read,
            write=psq.write,
        ),
        Format(
            key="pos",
            name="RenLib position",
            endings=(".pos",),
            read=renlib.read_pos,
            write=renlib.write,
            binary=True,
        ),
        Format(
            key="lib", name="RenLib library", endings=(".lib",), read=renlib.read_lib, binary=True
        ),
        Format(key="sgf", name="SGF", endings=(".sgf",), read=sgf.read, write=sgf.write),
        Format(
            key="relative",
            name="pente sheet",
            endings=(".pente",),
            read=relative.read,
            write=relative.write,
        ),
    )
}
"""The formats by their keys."""

_ENDINGS = {ending: form.key for form in FORMATS.values() for ending in form.endings}
_BOM = re.compile(rb"(?:\xef\xbb\xbf)?\s*+")
_NO_TEXT = re.compile(rb"[\x00-\x08\x0e-\x1f\x7f]")
_WIDE = re.compile(rb"(?:[^\0]\0){2}|(?:\0[^\0]){2}")
_SGF_BEGUN = re.compile(rb"\(\s*+[;(]")
_SGF = re.compile(rb"\(\s*+;\s*+(?:FF|GM|CA|SZ|AP)\s*+\[")
_HEAD = 1024


def read_records(
    stream: BinaryIO,
    *,
    name: str = "",
    form: str | None = None,
    refuse: Refuse = refuse_all,
    usual: Usual = UNASKED,
) -> Iterator[Record]:
    """The games of a file, one by one, in memory that does not grow with their number.

    The format is `form`, or else what the ending of the file's `name` tells, or else what its
    first bytes look like. `usual` is the game, and its board, where the file does not name one. A
    file that is not what it should be raises RecordError, at once or after the games before the
    fault. A `refuse` that returns takes the errors of single games instead: they are skipped; only
    what makes the rest of the file unreadable is raised then.
    """
    source = buffered(stream)
    key = form or _ENDINGS.get(_ending(name)) or _looks_like(source.peek(_HEAD)[:_HEAD])
    found = _format(key)
    if not found.binary and key != "rif":
        _refuse_wide(source.peek(_HEAD)[:_HEAD])
    return found.read(source, refuse, usual)


def write_records(records: Iterable[Record], stream: BinaryIO | TextIO, form: str) -> None:
    """Write games in a format, in the order given; text streams get all but binary formats.

    Raises RecordError, with the number of the game, for what the format cannot hold: a pass, a
    larger board or one of its own, a second game, or no game at all where it cannot hold that.
    What else it has no place for is left out: see `lost.left_out`. The games may come from a
    generator.
    """
    found = _format(form)
    if found.write is None:
        raise RecordError("format", f"{found.name} can be read, but not written")
    records = _fitting(records, found)
    if isinstance(stream, io.TextIOBase):
        if found.binary:
            raise RecordError("format", f"{found.name} is no text")
        for piece in _written(found.write(records)):
            stream.write(piece.decode())
    else:
        for piece in _written(found.write(records)):
            cast("BinaryIO", stream).write(piece)


def _fitting(records: Iterable[Record], form: Format) -> Iterator[Record]:
    """The games; raises RecordError for one whose board or rules the format cannot hold."""
    for number, record in enumerate(records, 1):
        game = record.game
        if not record.size:
            raise cannot_hold(f"game {number}", form.name, "a game on this board")
        if form.key not in rules_for(game).forms:
            raise cannot_hold(f"game {number}", form.name, f"a game of {game}")
        if record.unread:
            move = f"move {record.unread[0].move}, which cannot be read"
            raise cannot_hold(f"game {number}", form.name, move)
        yield record


def _written(pieces: Iterator[bytes]) -> Iterator[bytes]:
    """The pieces; raises RecordError if there are none: no format is read from an empty file."""
    empty = True
    for piece in pieces:
        empty = False
        yield piece
    if empty:
        raise RecordError("game 1", "there is no game")


def _format(key: str) -> Format:
    if key not in FORMATS:
        raise RecordError("format", f"{shown(key)} is none of {', '.join(FORMATS)}")
    return FORMATS[key]


def _ending(name: str) -> str:
    return name[dot:].lower() if (dot := name.rfind(".")) >= 0 else ""


def _looks_like(head: bytes) -> str:
    """The key of the format that a file begins like; raises RecordError if it is none."""
    if not head:
        raise RecordError("byte 1", "the file is empty")
    if head.startswith(renlib.MAGIC):
        return "lib"
    if head[:2] in (b"\xff\xfe", b"\xfe\xff"):
        if b"<" in head[2:4]:
            return "rif"
        _refuse_wide(head)
    begin = head[found.end() :] if (found := _BOM.match(head)) else head
    for sign, key in ((b"Piskvorky", "psq"), (b"<", "rif")):
        if begin.startswith(sign) and not _NO_TEXT.search(begin):
            return key
    if (_SGF_BEGUN.match(begin) or _SGF.search(head)) and not _NO_TEXT.search(head):
        return "sgf"
    if len(head) == head[0] + 1 and not re.search(rb"[A-Za-z][0-9]", head):
        return "pos"
    _refuse_wide(head)
    if _NO_TEXT.search(head):
        raise RecordError("byte 1", f"no game record: neither text nor {_names()}")
    return "relative" if relative.BEGINS.search(head) else "text"


def _refuse_wide(head: bytes) -> None:
    """Raise RecordError for text of two bytes a letter, which only RIF can be."""
    if head[:2] in (b"\xff\xfe", b"\xfe\xff") or _WIDE.match(head):
        raise RecordError("byte 1", "text in UTF-16; save it as UTF-8")


def _names() -> str:
    return ", ".join(form.key for form in FORMATS.values() if form.key != "text")
