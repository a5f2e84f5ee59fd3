"""An event file written out as text, and the commented one that an arbiter starts from."""

from collections.abc import Mapping, Sequence
from datetime import date

from corr.ranked import is_ranked
from corr.reading.kinds import toml
from corr.reading.reference import as_file
from corr.tournament.spec.spec import EventSpec, spec_keys, spec_to_tables

# -- an event file written out as text ----


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
    return toml(value)


def _players(players: list[str], remarks: Mapping[str, str]) -> str:
    lines = ["["]
    for player in players:
        remark = remarks.get(player, "")
        line = f"  {toml(player)},"
        lines.append(f"{line}  # {remark}" if remark.isprintable() and remark else line)
    return "\n".join([*lines, "]"])


# -- the commented event file that an arbiter starts from ----


_REMARK = """\
# One event. What stands below [event] may be left out: then the usual value counts.
# What is commented out is an example. `corr event check FILE` says in words what this file
# means for a player."""

_USUAL = "7d"


def example_spec_text(
    *,
    id: str = "SK24",  # noqa: A002
    name: str = "Sverigekorr 2024",
    start: str = "2024-02-01",
    entry_until: str | None = None,
    time_zone: str = "Europe/Stockholm",
    languages: Sequence[str] = ("sv", "en"),
    arbiters: Sequence[str] = ("arbiter@example.org",),
    kind: str = "renju",
    opening: str = "soosorv",
    games_per_pair: int = 1,
    per_move: str = "7d",
) -> str:
    """A commented event file with these values; dates are ISO, `entry_until` None is the start.

    The usual `per_move` is left to a remark, so that a preset counts as soon as it is written.
    `opening` is "" for a game without opening rules.
    The values are written as they are: `parse_spec` says what is wrong with them.
    """
    return as_file(
        _REMARK,
        spec_keys(kind),
        {
            "event": {
                "id": id,
                "name": name,
                "start": date.fromisoformat(start),
                "entry_until": date.fromisoformat(entry_until or start),
                "time_zone": time_zone,
                "languages": languages,
                "arbiters": arbiters,
            },
            "game": {"kind": kind, **({"opening": opening} if opening else {})},
            "system": {"games_per_pair": games_per_pair},
            "clock": {} if per_move == _USUAL else {"per_move": per_move},
            "ranking": {} if is_ranked(kind) else {"system": "none"},
        },
    )
