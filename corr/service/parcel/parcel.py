"""The file of a whole event, a parcel: lines of JSON in gzip, proved by the last line."""

import gzip
import json
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from corr.errors import ArbiterError
from corr.service.office.office import Office
from corr.service.register.levels import exemptions_of, rulings_on
from corr.store.schema import PROGRAM, Version
from corr.tournament.events.events_player import Exempted
from corr.tournament.wording import typed

# -- the file of a whole event, a parcel ----
# Each line is [what, fields]. The first says whose event it is, the last how many lines there are,
# their SHA-256, and which program wrote them. It is written and read line by line, so that its
# size does not matter; a reader comes to its last line without an error, or the file is not whole.


FORMAT = "corr event 1"
"""What the first line says that the file is."""

HEADER, PLAYER, HAPPENED, LETTER, OURS, NEWS, REPORT, END = (
    *("parcel", "player", "event", "letter in", "letter out", "news", "report", "end"),
)
"""What the lines hold, in this order."""

Line: TypeAlias = tuple[str, dict[str, Any]]
"""What a line holds, and its fields."""

Progress: TypeAlias = Callable[[int], None]
"""Told how many lines were written or read."""

_EFFORT = 6
_LONGEST = 150_000_000
"""No line is longer than that: the biggest letter that is taken in is far smaller."""


def write_parcel(target: BinaryIO, lines: Iterable[Line], progress: Progress) -> int:
    """Write lines and the one that proves them; how many lines there are. Raises OSError."""
    digest, count = sha256(), 0
    with gzip.GzipFile(
        filename="", fileobj=target, mode="wb", mtime=0, compresslevel=_EFFORT
    ) as packed:
        for count, line in enumerate(lines, 1):
            text = _text(line)
            digest.update(text)
            packed.write(text)
            progress(count)
        # Older programs read no more of this line than its first two fields.
        end = {"version": PROGRAM.version, "schema": PROGRAM.schema}
        packed.write(_text((END, {"lines": count, "sha256": digest.hexdigest(), **end})))
    return count


def read_parcel(source: Path) -> Iterator[Line]:
    """The lines that were written, without the last one. Raises ArbiterError.

    Only who has read them all knows that the file is whole.
    """
    digest, count, last = sha256(), 0, ""
    try:
        with gzip.open(source, "rb") as packed:
            while text := packed.readline(_LONGEST):
                if last:
                    raise ValueError("something follows after the end")
                what, fields = _line(text)
                if what == END:
                    last = str(fields.get("sha256"))
                    if fields.get("lines") != count:
                        raise ValueError("lines are missing")
                    continue
                digest.update(text)
                count += 1
                yield what, fields
        if last != digest.hexdigest():
            raise ValueError("its end is missing, or it was changed")
    except OSError as error:
        why = error.strerror or "it is not what `corr export` wrote, or it is damaged"
        raise ArbiterError(f"{source}: {why}") from error
    except (ValueError, EOFError, RecursionError, zlib.error) as error:
        raise ArbiterError(f"{source}: it is damaged: {error}") from error


def writer_of(source: Path) -> Version | None:
    """Which program wrote a file, as its last line says; None where it says nothing."""
    with gzip.open(source, "rb") as packed:
        text = b""
        while line := packed.readline(_LONGEST):
            text = line
    what, fields = _line(text)
    match what, fields:
        case "end", {"version": str(version), "schema": int(schema)}:
            return Version(version=version, schema=schema)
        case _:
            return None


def _line(text: bytes) -> Line:
    found = json.loads(text)
    match found:
        case [str(what), dict(fields)]:
            return what, fields
        case _:
            raise ValueError("a line is not what it should be")


def _text(line: Line) -> bytes:
    text = json.dumps(line, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return text.encode() + b"\n"


# -- exemptions from confirming a level (art ----
# Who is new here brings theirs along, as their levels. Who is known here keeps what is known: the
# register here says what holds, and the arbiter is told what the parcel says otherwise.


_TEXTS = ("first", "last", "reason", "by", "rule")


def exemptions_out(office: Office, player: str) -> list[dict[str, str]]:
    """The exemptions of a player that stand, as a parcel has them."""
    rulings = rulings_on(office, player)
    bodies = (rulings[number].body for number, _ in exemptions_of(rulings))
    return [{name: getattr(one, name) for name in _TEXTS} for one in bodies]


def check_exemption(one: Mapping[str, Any]) -> None:
    """Raise ValueError for a line of a parcel that is no exemption."""
    if set(one) != set(_TEXTS) or not all(isinstance(text, str) for text in one.values()):
        raise ValueError(f"an exemption has {', '.join(_TEXTS)}, all of them texts")
    first = date.fromisoformat(one["first"])
    if one["last"] and date.fromisoformat(one["last"]) < first:
        raise ValueError("an exemption ends before it begins")


def exemptions_in(player: str, those: list[Mapping[str, str]]) -> Iterator[Exempted]:
    """The exemptions of a parcel as rulings on a player who is new here."""
    for number, one in enumerate(those, 1):
        yield Exempted(player=player, number=number, **one)


def put_exemptions(office: Office, player: str) -> None:
    """Let the register follow the rulings on a player's exemptions."""
    office.store.levels.put_exemptions(player, tuple(exemptions_of(rulings_on(office, player))))


def said_of_exemptions(office: Office, player: str, theirs: Mapping[str, Any]) -> tuple[str, ...]:
    """What a parcel says otherwise of the exemptions of a player who is known here, in words."""
    there = {(one["first"], one["last"]): one for one in theirs["exemptions"]}
    here = {(one["first"], one["last"]) for one in exemptions_out(office, player)}
    missing = [f"exempt {_span(*days)} there, not here" for days in there if days not in here]
    more = [f"exempt {_span(*days)} here, not there" for days in sorted(here - there.keys())]
    mend = [
        typed("ranking", "exempt", player, "--from", first, *(["--to", last] * bool(last)))
        for first, last in there
        if (first, last) not in here
    ]
    how = [f"nothing is changed; `{one} --reason TEXT` enters it" for one in mend]
    return (*map("; ".join, zip(missing, how, strict=True)), *more)


def _span(first: str, last: str) -> str:
    return f"from {first} to {last}" if last else f"from {first} on"
