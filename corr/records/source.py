"""Bytes from any stream, looked at before they are read, and its lines with their numbers."""

import io
from collections.abc import Callable, Iterator
from typing import BinaryIO

from corr.records.model import RecordError

CHUNK = 1 << 16
LONGEST_LINE = 100_000
"""The most bytes of one line."""

Refuse = Callable[[RecordError], None]
"""What is done with a game that cannot be read; if it returns, the reader skips that game."""


def refuse_all(error: RecordError) -> None:
    """Raise the error: the first bad game ends the reading."""
    raise error


class _Stream(io.RawIOBase):
    """A stream as io.BufferedReader wants it; closing it leaves the stream open."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    def readable(self) -> bool:
        """Whether it can be read: always."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fill the buffer to the brim unless the stream ends: pipes give less at a time."""
        filled = 0
        while filled < len(buffer):
            piece = self._stream.read(len(buffer) - filled)
            if not piece:
                break
            buffer[filled : filled + len(piece)] = piece
            filled += len(piece)
        return filled


def buffered(stream: BinaryIO) -> io.BufferedReader:
    """A reader of a stream that can peek, whatever the stream itself can do."""
    return io.BufferedReader(_Stream(stream), CHUNK)


def lines(source: io.BufferedReader) -> Iterator[tuple[int, bytes]]:
    """The lines without their ends, numbered from 1; raises RecordError at one without end."""
    number = 0
    while line := source.readline(LONGEST_LINE + 2):
        number += 1
        line = line.removesuffix(b"\n").removesuffix(b"\r")
        if len(line) > LONGEST_LINE:
            raise RecordError(f"line {number}", f"a line of more than {LONGEST_LINE} bytes")
        yield number, line.removeprefix(b"\xef\xbb\xbf") if number == 1 else line
