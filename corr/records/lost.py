"""What a format has no place for, in words: `corr game convert` tells it."""

from collections.abc import Iterator

from corr.records.model import Record
from corr.records.words import NONE

CHOICES = "choices of the opening"
PLAYERS = "names of the players"
RULES, OPENING_RULE = "rules", "opening rule"

_HEAD = frozenset({PLAYERS, "event", "round", "place", "date", RULES, OPENING_RULE, "id"})
_HOLDS = {
    "rif": _HEAD | {"comment", "fifth moves offered", "swaps", "time used"},
    "sgf": _HEAD | {"comment"},
    "psq": frozenset({PLAYERS}),
    "pos": frozenset[str](),
}
_RESULTS = {"rif": ("1-0", "0-1", "1/2-1/2"), "sgf": ("1-0", "0-1", "1/2-1/2")}
_PSQ_RULES = ("renju", "gomoku")


def left_out(record: Record, form: str) -> tuple[str, ...]:
    """What `write_records` leaves out of a record in a format, in words and in a fixed order.

    What a format refuses (a pass, a larger board) is not among them. Plain text holds everything.

    >>> left_out(Record(moves=("h8",), result="0-0", event="Cup"), "sgf")
    ('result 0-0',)
    >>> left_out(Record(moves=("h8",), result="1-0", event="Cup", rules="renju"), "psq")
    ('event', 'result 1-0')
    """
    if form not in _HOLDS:
        return ()
    holds = set(_HOLDS[form]) | {f"result {result}" for result in _RESULTS.get(form, ())}
    if form == "psq" and record.rules in _PSQ_RULES:
        holds.add(RULES)
    return tuple(thing for thing in _things(record) if thing not in holds)


def _things(record: Record) -> Iterator[str]:
    """The things that a record has beside its moves."""
    has = {
        CHOICES: record.acts,
        "fifth moves offered": record.fifths,
        "swaps": record.swaps,
        "time used": record.black_time or record.white_time,
        PLAYERS: record.black or record.white,
        "event": record.event,
        "round": record.round,
        "place": record.place,
        "date": record.date,
        f"result {record.result}": record.result != NONE,
        RULES: record.rules,
        OPENING_RULE: record.opening_rule,
        "id": record.id,
        "comment": record.comment,
    }
    yield from (thing for thing, there in has.items() if there)
