"""The table of R29.3: what a match changes, by the difference of the ratings before the event."""

import csv
import io
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Outcome: TypeAlias = Literal["win", "draw", "loss"]
"""How a match ended for one of the two players."""

TURNED: Mapping[Outcome, Outcome] = {"win": "loss", "draw": "draw", "loss": "win"}
"""How the same match ended for the other."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Band:
    """Row `number` of the table: differences from `low` to `high`, None where it has no end.

    `expected_win` and `upset_win` are what the higher and the lower player get for a win and the
    other loses, `draw` what the lower one gets from the higher for a draw.
    """

    number: int
    low: int
    high: int | None
    expected_win: int
    upset_win: int
    draw: int

    def change(self, outcome: Outcome, *, higher: bool) -> int:
        """What the match gives the higher or equal player, or the lower one."""
        if outcome == "draw":
            return -self.draw if higher else self.draw
        if outcome == "win":
            return self.expected_win if higher else self.upset_win
        return -self.upset_win if higher else -self.expected_win


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingTable:
    """The bands in rising order, and every change by outcome and difference.

    `curves[outcome][reach + difference]` is the change for differences from −`reach` to `reach`;
    beyond them nothing changes any more. A curve never rises with the player's own rating.
    """

    bands: tuple[Band, ...]
    reach: int
    curves: Mapping[Outcome, tuple[int, ...]]

    def band(self, difference: int) -> Band:
        """The band of a difference, whoever is the higher."""
        return _band(self.bands, difference)

    def change(self, rating: int, opponent: int, outcome: Outcome) -> int:
        """What a match changes for a player of `rating` against one of `opponent` (R29.3)."""
        place = rating - opponent + self.reach
        return self.curves[outcome][min(max(place, 0), 2 * self.reach)]


def parse_rating_table(csv_text: str) -> RatingTable:
    """The table of `data/rating_table.csv`: its bands, which must follow one another from 0 on.

    Raises ValueError where they do not.
    """
    rows = csv.DictReader(io.StringIO(csv_text))
    bands = tuple(
        Band(
            number=number,
            low=int(row["diff_min"]),
            high=int(row["diff_max"]) if row["diff_max"] else None,
            expected_win=int(row["expected_win"]),
            upset_win=int(row["upset_win"]),
            draw=int(row["draw"]),
        )
        for number, row in enumerate(rows)
    )
    ends = [-1, *(band.high for band in bands)]
    starts = [*(band.low - 1 for band in bands), None]
    if not bands or ends != starts:
        raise ValueError("the bands of the rating table do not follow one another without end")
    reach = bands[-1].low
    outcomes: tuple[Outcome, ...] = ("win", "draw", "loss")
    return RatingTable(
        bands=bands,
        reach=reach,
        curves={
            outcome: tuple(
                _band(bands, difference).change(outcome, higher=difference >= 0)
                for difference in range(-reach, reach + 1)
            )
            for outcome in outcomes
        },
    )


def _band(bands: tuple[Band, ...], difference: int) -> Band:
    return bands[bisect_right(bands, abs(difference), key=lambda band: band.low) - 1]
