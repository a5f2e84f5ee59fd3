"""Who meets whom in a round robin, who opens, and lots from a published seed (R24/G23)."""

import csv
import hashlib
import io
import struct
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

# -- lots drawn from a published seed, so that anybody can draw them again ----
# The numbers are SHA-256 of the seed, a colon and a counter (both as text), read as eight numbers
# of 32 bits each, the most significant byte first. No library's generator can change them.


Lot = TypeVar("Lot")

BOUND = 1 << 32
"""Every lot is below it."""


class Lots:
    """The lots of one seed, in their order.

    >>> Lots("SK24").shuffled("abcd") == Lots("SK24").shuffled("abcd")
    True
    """

    def __init__(self, seed: str) -> None:
        self._numbers = _numbers(seed)

    def draw(self) -> int:
        """The next lot, from 0 to `BOUND` - 1."""
        return next(self._numbers)

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the others. ValueError below 1."""
        if not 0 < bound <= BOUND:
            raise ValueError(f"no lot is below {bound}")
        fair = BOUND - BOUND % bound
        return next(lot for lot in self._numbers if lot < fair) % bound

    def shuffled(self, items: Sequence[Lot]) -> tuple[Lot, ...]:
        """The items in an order by lot (Fisher and Yates)."""
        left = list(items)
        for last in range(len(left) - 1, 0, -1):
            other = self.below(last + 1)
            left[last], left[other] = left[other], left[last]
        return tuple(left)


def _numbers(seed: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from struct.unpack(">8I", hashlib.sha256(f"{seed}:{counter}".encode()).digest())
        counter += 1


# -- who meets whom in a round robin, and who opens (tournaments.md §3, R24/G23) ----
# Seats are start numbers from 1. Black means provisional black: the opening may swap the colours.


T = TypeVar("T")


class Pairing(Struct, frozen=True, kw_only=True):
    """One game of a round: on which board, and which start numbers have black and white."""

    round: int
    board: int
    black: int
    white: int


Table: TypeAlias = Mapping[int, tuple[Pairing, ...]]
"""Printed round-robin tables by their size, an even number of seats."""


def parse_table(csv_text: str) -> Table:
    """The printed tables of `data/round_robin.csv`: size, round, board, black, white."""
    tables: dict[int, list[Pairing]] = {}
    for row in csv.DictReader(io.StringIO(csv_text)):
        number = {name: int(value) for name, value in row.items()}
        size = number.pop("size")
        tables.setdefault(size, []).append(Pairing(**number))
    return {size: tuple(pairings) for size, pairings in tables.items()}


def round_robin(
    size: int, games_per_pair: int = 1, table: Table | None = None
) -> tuple[Pairing, ...]:
    """All games of `size` players who meet `games_per_pair` times, in order of round and board.

    The printed table is used where `table` has the size, else the rule that generates it [T3a].
    With an odd number the seat `size + 1` is the bye, and its column is left out. Each further
    cycle repeats the one before with the colours turned [T3b]. Raises ValueError below two.

    >>> [(pairing.black, pairing.white) for pairing in round_robin(3)]
    [(3, 2), (2, 1), (1, 3)]
    """
    if size < 2 or games_per_pair < 1:
        raise ValueError("a round robin has at least two players and one game a pair")
    seats = size + size % 2
    printed = (table or {}).get(seats)
    cycle = printed if printed is not None else _generate(seats)
    if seats > size:
        # The bye stands in the first column; what is played there moves up.
        cycle = tuple(replace(game, board=game.board - 1) for game in cycle if game.board > 1)
    return tuple(
        _repeated(game, number, seats) for number in range(games_per_pair) for game in cycle
    )


def match_colours(black: T, white: T, games: int, first: int = 1) -> tuple[tuple[T, T], ...]:
    """The `games` of one match as (black, white), the colours turned game by game [T1].

    `black` and `white` are those of the match's first game; `first` is the number of the first
    game wanted.

    >>> match_colours("A", "B", 3)
    (('A', 'B'), ('B', 'A'), ('A', 'B'))
    """
    return tuple(
        (black, white) if number % 2 else (white, black) for number in range(first, first + games)
    )


def rounds(size: int, games_per_pair: int = 1) -> int:
    """How many rounds such a round robin has, the free rounds of an odd number counted.

    >>> rounds(10), rounds(9), rounds(9, 2)
    (9, 9, 18)
    """
    return (size + size % 2 - 1) * games_per_pair


MOST_GAMES = 999_999
"""The games of an event that ids have room for: letters know numbers of three to six digits."""


def game_id(event: str, number: int) -> str:
    """The id of a game; games are numbered from 1 in the order that `round_robin` gives them.

    >>> game_id("SK24", 17)
    'SK24-017'
    """
    return f"{event}-{number:03}"


def _generate(seats: int) -> tuple[Pairing, ...]:
    """The generating rule of §3 for an even number of seats."""
    return tuple(
        Pairing(round=number, board=board, black=black, white=white)
        for number in range(1, seats)
        for board, (black, white) in enumerate(_round(seats, number), start=1)
    )


def _round(seats: int, number: int) -> tuple[tuple[int, int], ...]:
    """One round: board 1 is the last seat's game, the others step away from its opponent."""
    circle = seats - 1
    x = (number + 1) // 2 if number % 2 else (number + seats) // 2

    def seat(value: int) -> int:
        return (value - 1) % circle + 1

    first = (seats, seat(x)) if number % 2 else (seat(x), seats)
    return (first, *((seat(x - k), seat(x + k)) for k in range(1, seats // 2)))


def _repeated(game: Pairing, number: int, seats: int) -> Pairing:
    """A game of the first cycle as it is in a later one, colours turned every other time."""
    if number == 0:
        return game
    black, white = (game.white, game.black) if number % 2 else (game.black, game.white)
    return replace(game, round=game.round + number * (seats - 1), black=black, white=white)
