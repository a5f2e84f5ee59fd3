"""An event file written out as text, from an event that is put together by the program."""

import json
from collections.abc import Mapping

from corr.tournament.spec.spec import spec_to_tables
from corr.tournament.spec.spec_parts import EventSpec

_DAYS = frozenset({"start", "entry_until", "round_dates"})
"""The keys whose values are dates, which TOML writes without quotes."""


def spec_text(spec: EventSpec, remarks: Mapping[str, str] | None = None) -> str:
    """The event file as TOML, every key written out. It reads as the same event.

    `remarks` are comments for entries of lists of players, for instance their names.
    """
    known = remarks or {}
    parts = list[str]()
    for name, content in spec_to_tables(spec).items():
        if isinstance(content, list):
            parts += [_table(f"[[{name}]]", one, known) for one in content]
        elif isinstance(content, Mapping):
            parts.append(_table(f"[{name}]", content, known))
    return "\n".join(parts)


def _table(head: str, keys: Mapping[str, object], remarks: Mapping[str, str]) -> str:
    lines = [f"{key} = {_value(key, value, remarks)}" for key, value in keys.items()]
    return "\n".join([head, *lines, ""])


def _value(key: str, value: object, remarks: Mapping[str, str]) -> str:
    if key == "players" and isinstance(value, list | tuple) and value:
        return _players([str(one) for one in value], remarks)
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_value(key, one, remarks) for one in value) + "]"
    if key in _DAYS:
        return str(value)
    # A TOML string is escaped as a JSON string is.
    return json.dumps(value, ensure_ascii=False)


def _players(players: list[str], remarks: Mapping[str, str]) -> str:
    lines = ["["]
    for player in players:
        remark = remarks.get(player, "")
        line = f"  {json.dumps(player, ensure_ascii=False)},"
        lines.append(f"{line}  # {remark}" if remark.isprintable() and remark else line)
    return "\n".join([*lines, "]"])
