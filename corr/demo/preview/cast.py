"""Who plays for `corr letters preview`, and the files of their events."""

import json
from collections.abc import Mapping
from datetime import date
from typing import Any

from corr.demo.preview.stage import ARBITER, BEGIN, COMMITTEE

ANNA, BO, CAI, DAG, EVA, FIA, GUN, KIM, LEO = (
    f"{name}@example.org"
    for name in ("anna", "bo", "cai", "dag", "eva", "fia", "gun", "kim", "leo")
)
NEW = "cai@new.example"
"""Where Cai moves to."""

ENTER = "join SK24"
"""How a stranger asks to take part: in words that tell no language, so that ours answers."""
PEOPLE = (
    f"Anna Berg,{ANNA},5 kyu,2023-01-01,Stockholm",
    f"Bo Ek,{BO},4 kyu,2023-01-01,Uppsala",
    f"Cai Öst,{CAI},3 kyu,2023-01-01,Lund",
    f"Dag Holm,{DAG},5 kyu,2019-07-01,",
    f"Eva Mägi,{EVA},,,Tartu",
)


def tables(known: str, name: str, /, **changes: Mapping[str, Any]) -> dict[str, Any]:
    """The tables of an event file; `changes` are keys by table."""
    found: dict[str, dict[str, Any]] = {
        "event": {
            "id": known,
            "name": name,
            "start": BEGIN.date(),
            "time_zone": "Europe/Stockholm",
            "arbiters": [ARBITER],
            "committee": [COMMITTEE],
            "min_players": 2,
        },
        "game": {"opening": "soosorv", "fifth_symmetry": "congruent"},
        "system": {"seeding": "list"},
        "clock": {"per_move": "7d", "reminders": ["50%", "1d"]},
        "mail": {},
        "ranking": {"system": "correspondence", "sanctioned_by": "SLSF"},
    }
    return {table: {**keys, **changes.get(table, {})} for table, keys in found.items()}


def spec_text(found: Mapping[str, Mapping[str, Any]]) -> str:
    """The tables as an event file."""
    lines = list[str]()
    for table, keys in found.items():
        lines.append(f"[{table}]")
        for key, value in keys.items():
            lines.append(f"{key} = {value if isinstance(value, date) else json.dumps(value)}")
    return "\n".join(lines)
