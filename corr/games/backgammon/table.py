"""A match with the orders of both seats: every act with what follows it by itself.

Throws are given to it, so it serves whoever plays matches or judges how one was played.
"""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import NotNow
from corr.games.backgammon.acts import CONCEDE, after, begin_late, dice, give, read
from corr.games.backgammon.match import Match, conceded, late_points, started
from corr.games.backgammon.plays import Dice
from corr.games.backgammon.standing import Standing, next_done, ordered, still
from corr.games.rules import Chance, Done, Seat

CALL = "call director"


class Table(Struct, frozen=True, kw_only=True):
    """A match as both see it; `called` while the director has to answer (4.3).

    `orders` are those of the first seat and of the second.
    """

    match: Match
    orders: tuple[Standing, Standing] = (Standing(), Standing())
    called: bool = False


Followed = tuple[Table, tuple[Done, ...]]
"""A table, and what was done without a letter to come there."""


def table_for(length: int, score: tuple[int, int] = (0, 0)) -> Table:
    """A match to a number of points before its first throw, without orders."""
    return Table(match=started(length, score))


def act(table: Table, seat: Seat, text: str) -> Followed:
    """The table after a line of a seat: an act, an order, or a call for the director.

    Raises a PlayerError, and then nothing has changed. `concede match` is taken as confirmed.
    """
    match = table.match
    line = " ".join(text.lower().split())
    standing = ordered(_of(table, seat), match, seat, line)
    if standing or line.startswith(CALL):
        if match.outcome:
            raise NotNow("game_over")
        if standing:
            return _followed(replace(table, orders=_with(table, seat, standing)))
        return replace(table, called=True), ()
    if table.called and line != CONCEDE:
        raise NotNow("director_called")
    move = read(match, seat, text)
    return _followed(_now(table, conceded(match, seat) if move == CONCEDE else after(match, move)))


def throw(table: Table, thrown: Dice) -> Followed:
    """The table after a throw; of an opening the first die is the first seat's.

    Raises NotNow if none is due.
    """
    if table.match.to_act is not Chance.CHANCE or table.called:
        raise NotNow("no_throw_due")
    return _followed(_now(table, after(table.match, dice(*thrown))))


def points_given(table: Table, points: tuple[int, int]) -> Table:
    """The table after the director has given points. Raises a PlayerError if he may not."""
    return _now(table, after(table.match, give(table.match, points)))


def answered(table: Table) -> Followed:
    """The table after the director has answered. Raises NotNow if he was not called."""
    if not table.called or table.match.outcome:
        raise NotNow("nothing_to_answer", text="answer")
    return _followed(replace(table, called=False))


def begun_late(table: Table, days: tuple[int, int]) -> Table:
    """The table after both have begun so many days late (7 [3.3]). Raises NotNow once begun."""
    first, second = (late_points(late) for late in days)
    return _now(table, after(table.match, begin_late(table.match, (second, first))))


def _of(table: Table, seat: Seat) -> Standing:
    return table.orders[seat is Seat.SECOND]


def _with(table: Table, seat: Seat, standing: Standing) -> tuple[Standing, Standing]:
    first, second = table.orders
    return (first, standing) if seat is Seat.SECOND else (standing, second)


def _now(table: Table, match: Match) -> Table:
    """The table after an act, with the orders that are left."""
    first, second = table.orders
    return replace(
        table,
        match=match,
        orders=(
            still(first, table.match, match, Seat.FIRST),
            still(second, table.match, match, Seat.SECOND),
        ),
        called=table.called and not match.outcome,
    )


def _followed(table: Table) -> Followed:
    """The table when all is done that is done without a letter."""
    done = []
    for one in _each(table):
        table, made = one
        done.append(made)
    return table, tuple(done)


def _each(table: Table) -> Iterator[tuple[Table, Done]]:
    while not table.called and (made := next_done(table.match, table.orders)):
        table = _now(table, after(table.match, made.move))
        yield table, made
