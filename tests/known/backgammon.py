"""Backgammon as the files of known answers write it."""

from collections.abc import Mapping, Sequence
from typing import Any

from corr.errors import PlayerError
from corr.games.backgammon.board import Board
from corr.games.backgammon.ids import position_id
from corr.games.backgammon.match import Phase
from corr.games.backgammon.table import (
    Followed,
    Table,
    act,
    answered,
    begun_late,
    points_given,
    throw,
)
from corr.games.rules import Chance, Seat

SEATS = (Seat.FIRST, Seat.SECOND)


def board(position: Sequence[int]) -> Board:
    """A board of 28 numbers: 24 points, both bars, both trays, seen by who is to play."""
    points, (bar, other_bar, off, other_off) = position[:24], position[24:]
    return Board(
        (off, *(max(count, 0) for count in points), bar),
        (other_off, *(max(-count, 0) for count in reversed(points)), other_bar),
    )


def numbers(seen: Board) -> list[int]:
    """The 28 numbers of a board."""
    return [*seen.points, seen.own[25], seen.other[25], seen.own[0], seen.other[0]]


def done(table: Table, who: object, what: Any) -> Followed:
    """A table after an act of a case."""
    match who, what:
        case "dice", (one, other):
            return throw(table, (one, other))
        case "director", "answer":
            return answered(table)
        case "director", {"points": [first, second]}:
            return points_given(table, (first, second)), ()
        case "server", {"late": [first, second]}:
            return begun_late(table, (first, second)), ()
        case 1 | 2, {"revoke": order}:
            back = {"set forced off": "set forced on"}.get(order, f"{order} off")
            return act(table, SEATS[who - 1], back)
        case 1 | 2, str():
            return act(table, SEATS[who - 1], what)
    raise AssertionError((who, what))


def seat_number(seat: Seat | None) -> int | None:
    """A seat as cases number it."""
    return None if seat is None else SEATS.index(seat) + 1


def state(table: Table) -> dict[str, object]:
    """What a case tells of a table after an act."""
    match = table.match
    due: list[object] = [seat_number(match.to_act) if isinstance(match.to_act, Seat) else 0]
    if match.outcome:
        due = ["nobody", "over"]
    elif table.called:
        due = ["director", "answer"]
    elif match.to_act is Chance.CHANCE:
        due = ["dice", "opening" if match.phase is Phase.OPENING else "roll"]
    else:
        due.append(match.phase.value)
    return {
        "due": due,
        "cube": [match.cube, seat_number(match.owner)],
        "score": list(match.score),
        "game": match.game,
        "crawford": match.crawford,
        "roll": match.roll,
        "id": position_id(match.board),
    }


def end(table: Table) -> dict[str, object]:
    """What a case tells of the end."""
    match = table.match
    over = match.outcome
    return {
        "winner": None if over is None else seat_number(over.winner) or 0,
        "reason": over.ending if over else None,
        "score": list(match.score),
        "games": [
            {
                "game": number,
                "winner": seat_number(game.winner),
                "points": game.points,
                "cube": game.cube,
                "multiplier": game.size,
                "reason": game.reason,
                "crawford": game.crawford,
            }
            for number, game in enumerate(match.games, 1)
        ],
    }


def refused(table: Table, who: object, what: Any) -> str:
    """Why an act is refused, as our code; "" if it is taken."""
    try:
        done(table, who, what)
    except PlayerError as error:
        return error.code
    return ""


def changed(told: Mapping[str, object]) -> dict[str, object]:
    """The keys of a state among what a case tells of an act."""
    return {key: value for key, value in told.items() if key != "did"}
