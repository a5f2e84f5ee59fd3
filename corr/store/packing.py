"""How the bytes of letters lie in the database: packed where that makes them fewer.

A letter of ours is a fifth of its size when packed, and a row is written anew each time its
state changes. Nobody above the store sees it.
"""

import zlib
from typing import Any

_EFFORT = 3
"""How hard zlib tries: most of what more would win is the picture, which cannot be packed."""
_PLAIN, _ZLIB = 0, 1
"""What stands in a column `packed`. Bytes that were purged are none, whatever it says."""


def pack(raw: bytes) -> dict[str, bytes | int]:
    """The columns `raw` and `packed` for a letter's bytes."""
    packed = zlib.compress(raw, _EFFORT)
    if len(packed) < len(raw):
        return {"raw": packed, "packed": _ZLIB}
    return {"raw": raw, "packed": _PLAIN}


def unpack(row: dict[str, Any]) -> dict[str, Any]:
    """A row with its letter's bytes as they were, and without the column `packed`."""
    plain = {**row, "raw": unpacked(row.get("raw", b""), row.get("packed", _PLAIN))}
    plain.pop("packed", None)
    return plain


def unpacked(raw: bytes, packed: int) -> bytes:
    """A letter's bytes as they were, from the columns `raw` and `packed`."""
    return zlib.decompress(raw) if packed and raw else raw


def unpacked_head(raw: bytes, packed: int, size: int) -> bytes:
    """The first `size` bytes of a letter; no more of it is unpacked. None of a damaged one."""
    try:
        return zlib.decompressobj().decompress(raw, size) if packed and raw else raw[:size]
    except zlib.error:
        return b""
