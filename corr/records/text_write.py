"""Writes games as plain text, the way `text` reads them."""

from collections.abc import Iterable, Iterator

from corr.records.model import Record
from corr.records.words import fit, one_line


def write(records: Iterable[Record]) -> Iterator[bytes]:
    """The games as text, one a line; a game with names has lines for them before it."""
    for record in records:
        yield "\n".join([*_written_tags(record), _written_moves(record), ""]).encode()


def _written_tags(record: Record) -> list[str]:
    said = (
        ("Size", "" if record.size == 15 else str(record.size)),
        ("Event", record.event),
        ("Round", record.round),
        ("Site", record.place),
        ("Date", record.date),
        ("Black", record.black),
        ("White", record.white),
        ("Rules", record.rules),
        ("Opening", record.opening_rule),
        ("Fifths", " ".join(record.fifths)),
        ("Swaps", record.swaps),
        ("BlackTime", record.black_time),
        ("WhiteTime", record.white_time),
        ("Id", record.id),
    )
    values = ((name, one_line(value)) for name, value in said)
    return [f'[{name} "{_escaped(value)}"]' for name, value in values if value]


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _written_moves(record: Record) -> str:
    numbered = (f"{number}. {move}" for number, move in enumerate(record.moves, 1))
    words = [record.acts] if record.acts else list(numbered)
    words.append(record.result)
    if record.comment:
        inside = fit(record.comment).replace("{", "(").replace("}", ")")
        words.append(f"{{{inside}}}")
    return " ".join(words)
