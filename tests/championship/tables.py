"""The tables of a championship by the checker's games: points, Berger, and who counts at all.

Nothing here knows the program.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from fractions import Fraction

from tests.championship.checker import Checker
from tests.championship.games import Sheet

_SCORES = {"1-0": (2, 0), "0-1": (0, 2), "1/2-1/2": (1, 1), "0-0": (0, 0)}
"""Match points of the first and the second seat: two for a win, one for a draw."""
FINAL = "Final"


def differences(
    checker: Checker, event: str, sections: Sequence[Mapping[str, object]]
) -> Iterator[str]:
    """What differs in `corr event sections EVENT --json`."""
    sheets = [sheet for sheet in checker.games.values() if sheet.event == event]
    start = min(sheet.turns[0].since for sheet in sheets)
    shown = list[str]()
    for section in sections:
        rows = section["rows"]
        assert isinstance(rows, list)
        players = [checker.people.address(row["name"]) for row in rows]
        is_final = section["section"] == FINAL
        shown += [] if is_final else players
        games = [
            sheet
            for sheet in sheets
            if (sheet.turns[0].since > start) is is_final and set(sheet.seats) <= set(players)
        ]
        yield from _section(str(section["section"]), rows, players, games)
    gone = checker.rulings.gone[event]
    out = {one for one, left in gone.items() if _is_out(sheets, one, left, start)}
    for address in sorted({*checker.rulings.entered[event]} ^ {*shown, *out}):
        yield f"{address} stands in the tables, or not, and should not, or should"


def _section(
    name: str, rows: Sequence[Mapping[str, str]], players: Sequence[str], games: list[Sheet]
) -> Iterator[str]:
    points = dict.fromkeys(players, 0)
    scores = [score for sheet in games if (score := _score(sheet))]
    for one in scores:
        for player, won in one.items():
            points[player] += won
    berger = dict.fromkeys(players, Fraction(0))
    for one in scores:
        (first, won), (second, lost) = one.items()
        berger[first] += Fraction(won, 2) * points[second]
        berger[second] += Fraction(lost, 2) * points[first]
    for row, player in zip(rows, players, strict=True):
        told = {
            "game_points": Fraction(points[player], 2),
            "match_points": Fraction(points[player]),
            "berger": berger[player],
        }
        for key, mine in told.items():
            if Fraction(row[key]) != mine:
                yield f"{name}, {player}: {key} is {row[key]} in the table, {mine} by the mails"
    order = [points[player] for player in players]
    if order != sorted(order, reverse=True):
        yield f"{name}: the places do not follow the points {order}"


def _score(sheet: Sheet) -> dict[str, int]:
    """The match points of both players; nothing for a game that does not count."""
    if sheet.annulled or sheet.ending is None:
        return {}
    return dict(zip(sheet.seats, _SCORES[sheet.ending.points], strict=True))


def _is_out(sheets: Sequence[Sheet], address: str, left: datetime, start: datetime) -> bool:
    """Whether somebody who left had completed fewer than half of the games [16.2]."""
    mine = [one for one in sheets if address in one.seats and one.turns[0].since == start]
    completed = [
        sheet
        for sheet in mine
        if sheet.ending and sheet.ending.at < left and sheet.ending.word != "withdrawal"
    ]
    return 2 * len(completed) < len(mine)
