"""Rating and over-the-board kyu/dan: the tables as the program reads them, events, games."""

from datetime import date
from fractions import Fraction
from functools import cache
from typing import Any

from corr import resources
from corr.ranking.board.otb import OtbEvent, OtbGame, OtbTables, parse_otb_tables, read_otb_level
from corr.ranking.board.otb_tests import FirstLevels, WaitTable, parse_first_levels, parse_waits
from corr.ranking.ratings.rating import RatedEvent, RatedGame, RatingTable, parse_rating_table

PLAYERS = ("A", "B", "C", "D", "E", "F")
GOOD = OtbEvent(
    sanctioned=True,
    international=True,
    official_rules=True,
    clocks=True,
    notation=True,
    minutes=120,
)
"""An event good enough for every level but 9 dan."""


def table_text(name: str) -> str:
    return (resources.data() / name).read_text(encoding="utf-8")


@cache
def rating_table() -> RatingTable:
    return parse_rating_table(table_text("rating_table.csv"))


@cache
def otb_tables() -> OtbTables:
    return parse_otb_tables(table_text("kyudan_otb.csv"), table_text("kyudan_conditions.csv"))


@cache
def first_levels() -> FirstLevels:
    return parse_first_levels(table_text("kyu_test_entry.csv"))


@cache
def waits() -> WaitTable:
    return parse_waits(table_text("kyu_test_waiting.csv"))


def event(*games: RatedGame, minutes: int = 60, **others: Any) -> RatedEvent:
    players = others.pop("players", PLAYERS)
    return RatedEvent(
        id="E", end=date(2012, 1, 1), players=players, games=games, minutes=minutes, **others
    )


def game(black: str, white: str, result: str | None = "1-0", **others: Any) -> RatedGame:
    return RatedGame(black=black, white=white, result=result, **others)


def level(text: str) -> int:
    return read_otb_level(text)


def games(opponents: str, points: str = "0", event: str = "") -> list[OtbGame]:
    """Games against the levels named, `-` for none, that give so many points, the first most."""
    left = Fraction(points)
    found = []
    for name in opponents.split():
        taken = min(left, Fraction(1))
        left -= taken
        own = None if name == "-" else level(name)
        found.append(OtbGame(level=own, points=taken, event=event))
    assert not left
    return found
