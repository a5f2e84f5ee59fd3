"""The signs of an SGF file, one by one, in a buffer of bounded size. Knows no properties."""

import io
import re
from collections.abc import Iterator

from corr.records.model import RecordError
from corr.records.source import CHUNK
from corr.records.words import shown

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
