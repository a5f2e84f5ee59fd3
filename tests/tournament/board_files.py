"""Board event files for tests, and those of the known answers."""

import json
from pathlib import Path
from typing import Any

from tests.places import TESTS

CASES = TESTS / "data" / "tournament_cases.jsonl"
Json = dict[str, Any]
_RESULTS = {"black": "1-0", "white": "0-1", "draw": "1/2-1/2", "none": None}


def cases(kind: str) -> list[Json]:
    """The known answers of a type."""
    lines = CASES.read_text(encoding="utf-8").splitlines()
    return [case for case in map(json.loads, lines) if case["type"] == kind]


def of_case(found: Json, ratings: dict[str, int] | None = None) -> Json:
    """The board event file of an event in a known answer."""
    end = found.get("end_date", "2012-01-01")
    return board_file(
        found.get("id", "E1"),
        end,
        [
            {"id": name, "name": name, **({"rating": rating} if rating is not None else {})}
            for name in found["players"]
            for rating in [(ratings or {}).get(name)]
        ],
        [_game(game) for game in found["games"]],
        minutes=found["minutes_per_game"],
    )


def board_file(name: str, end: str, players: list[Json], games: list[Json], **event: Any) -> Json:
    """A board event file of a sanctioned event."""
    about = {"id": name, "end": end, "minutes": 60, "sanctioned": True, **event}
    return {"event": about, "players": players, "games": games}


def _game(found: Json) -> Json:
    game = {key: found[key] for key in ("round", "black", "white")}
    game["result"] = _RESULTS[found["result"]]
    if found["kind"] == "walkover":
        return {**game, "ended": "walkover", "moves": [0, 0]}
    return {**game, "moves": [9, 9] if found["both_moved"] else [1, 0]}


def written(folder: Path, file: Json) -> str:
    """A file with a board event in a folder; its path."""
    path = folder / f"{file['event']['id']}.json"
    path.write_text(json.dumps(file), encoding="utf-8")
    return str(path)
