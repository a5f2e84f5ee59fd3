"""A federation's installation on which `corr rating` is tried, with events at the board."""

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from corr.clock import ClockDriver
from corr.config import create_keys
from tests.commands import Done, corr
from tests.ticking import TICKING
from tests.tournament.board_files import board_file, written

Json = dict[str, Any]


class Federation:
    """A folder with settings, and a clock that stands still."""

    def __init__(self, folder: Path) -> None:
        (folder / "corr.toml").write_text(TICKING)
        create_keys(folder / "corr.keys")
        self.folder = folder
        self.clock = ClockDriver(folder / "clock", datetime(2014, 2, 1, tzinfo=UTC))

    def rating(self, *words: str) -> Done:
        return corr(self.folder, "rating", *words)

    def answer(self, *words: str) -> Any:
        done = self.rating(*words, "--json")
        assert (done.status, done.err) == (0, "")
        return json.loads(done.out)

    def enter(self, file: Json) -> Any:
        return self.answer("enter", written(self.folder, file))

    def start(self, ratings: dict[str, int], first: str = "2012-1") -> None:
        path = self.folder / "start.csv"
        lines = "".join(f"{name},{found}\n" for name, found in ratings.items())
        path.write_text(f"name,rating\n{lines}", encoding="utf-8")
        done = self.rating("start", str(path), "--first", first)
        assert done.status == 0, done.err

    def named(self, ratings: dict[str, int]) -> dict[str, int]:
        """Ratings by name, not by id."""
        return {self.name(player): rating for player, rating in ratings.items()}

    def name(self, player: str) -> str:
        rows = json.loads(corr(self.folder, "player", "list", "--json").out)
        return next(row["name"] for row in rows if row["id"] == player)

    def checked(self) -> None:
        done = corr(self.folder, "check")
        assert done.status == 0, done.out


def meeting(name: str, end: str, black: str, white: str, result: str | None = "1-0") -> Json:
    players = [{"id": one, "name": one} for one in (black, white)]
    return board_file(name, end, players, [{"black": black, "white": white, "result": result}])


def later(house: Federation) -> None:
    """Two events in two periods, the second of which rests on the first."""
    house.start({"Anna": 1500, "Bo": 1500, "Cai": 1500})
    house.enter(meeting("E1", "2012-02-01", "Anna", "Bo"))
    house.enter(meeting("E2", "2012-06-01", "Anna", "Cai"))
