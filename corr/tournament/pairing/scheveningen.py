"""Who meets whom when one team plays the other, man by man (tournaments.md §4, R25/G24).

Players are numbers from 1 in team A and in team B. Black means provisional black: the opening may
swap the colours.
"""

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.pairing import Lots

# -- scheveningen table B where no rule gives it ----
# Who has black in a meeting is settled at once and fair to every player. Only the rounds in which
# pairs meet are exchanged, until both teams have equally many blacks in every round.

Rounds = list[list[int]]
"""By round and player of A, counted from 0: the opponent in B."""


def balanced_opponents(size: int) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """By round and player of A: the number of the opponent in B, and whether A has black.

    For an even `size` above 2 both teams have equally many blacks in each round, for an odd one
    A has one more. The swaps are tried in an order by lot from a fixed seed, so that a size
    always gives the same table. Raises ValueError for two players, who cannot be balanced.
    """
    if size == 2:
        raise ValueError("two players a side cannot have equally many blacks in every round")
    rounds = [[(player - number) % size for player in range(size)] for number in range(size)]
    if size % 2 == 0:
        _balance(rounds, Lots(f"Scheveningen B {size}"))
    return tuple(
        tuple((b + 1, _a_black(a, b, size)) for a, b in enumerate(opponents))
        for opponents in rounds
    )


def _a_black(a: int, b: int, size: int) -> bool:
    """Whether A has black; each player's colours differ by none, or by one if the size is odd."""
    step = (a + b) % size
    return step % 2 == 0 if size % 2 else step < size // 2


def _balance(rounds: Rounds, lots: Lots) -> None:
    """Exchange games between two rounds, never for the worse, until all rounds are balanced."""
    excess = [_excess(opponents) for opponents in rounds]
    while any(excess):
        one, other = _two_rounds(excess, lots)
        cycles = [] if one == other else _cycles(rounds[one], rounds[other])
        if len(cycles) < 2:
            continue  # one cycle of all games would only rename the two rounds
        tries = []
        for cycle in cycles:
            gain = _gain(rounds[one], rounds[other], cycle)
            left = abs(excess[one] + gain) + abs(excess[other] - gain)
            tries.append((left, lots.draw(), gain, cycle))
        left, _, gain, cycle = min(tries)
        if left <= abs(excess[one]) + abs(excess[other]):
            for player in cycle:
                mine, theirs = rounds[one][player], rounds[other][player]
                rounds[one][player], rounds[other][player] = theirs, mine
            excess[one] += gain
            excess[other] -= gain


def _excess(opponents: Sequence[int]) -> int:
    """How many more blacks than whites A has in a round."""
    size = len(opponents)
    return sum(1 if _a_black(a, b, size) else -1 for a, b in enumerate(opponents))


def _two_rounds(excess: Sequence[int], lots: Lots) -> tuple[int, int]:
    """Two rounds by lot: with too many and too few blacks, or opposite ones, or any.

    The cyclic table is so regular that the first kind alone never comes to an end.
    """
    size = len(excess)
    kind, one = lots.below(3), lots.below(size)
    if kind == 0:
        return one, (one + size // 2) % size
    if kind == 1:
        return one, lots.below(size)
    many = [number for number in range(size) if excess[number] > 0]
    few = [number for number in range(size) if excess[number] < 0]
    return many[lots.below(len(many))], few[lots.below(len(few))]


def _cycles(one: Sequence[int], other: Sequence[int]) -> list[list[int]]:
    """The players of A by the cycles that the games of two rounds form."""
    met_by = {opponent: player for player, opponent in enumerate(one)}
    seen, cycles = set[int](), []
    for start in range(len(one)):
        cycle, player = [], start
        while player not in seen:
            seen.add(player)
            cycle.append(player)
            player = met_by[other[player]]
        if cycle:
            cycles.append(cycle)
    return cycles


def _gain(one: Sequence[int], other: Sequence[int], cycle: Sequence[int]) -> int:
    """What round `one` gains in blacks over whites of A if the cycle's games change places."""
    size = len(one)
    return 2 * sum(
        _a_black(player, other[player], size) - _a_black(player, one[player], size)
        for player in cycle
    )


# -- who meets whom when one team plays the other, man by man ----


Team: TypeAlias = Literal["A", "B"]
TableName: TypeAlias = Literal["A", "B"]


class TeamPairing(Struct, frozen=True, kw_only=True):
    """One game of a round: on which board, and which player of which team has which colour."""

    round: int
    board: int
    black_team: Team
    black: int
    white_team: Team
    white: int

    @property
    def turned(self) -> "TeamPairing":
        """The same meeting with the colours turned."""
        return replace(
            self,
            black_team=self.white_team,
            black=self.white,
            white_team=self.black_team,
            white=self.black,
        )


Printed: TypeAlias = Mapping[tuple[TableName, int], tuple[TeamPairing, ...]]
"""Printed tables by their name and the number of players in each team."""


def parse_table(csv_text: str) -> Printed:
    """The printed tables of `data/scheveningen.csv`; its `players` are those of both teams."""
    tables: dict[tuple[TableName, int], list[TeamPairing]] = {}
    for row in csv.DictReader(io.StringIO(csv_text)):
        name: TableName = "A" if row["table"] == "A" else "B"
        pairing = TeamPairing(
            round=int(row["round"]),
            board=int(row["board"]),
            black_team="A" if row["black_team"] == "A" else "B",
            black=int(row["black"]),
            white_team="A" if row["white_team"] == "A" else "B",
            white=int(row["white"]),
        )
        tables.setdefault((name, int(row["players"]) // 2), []).append(pairing)
    return {key: tuple(pairings) for key, pairings in tables.items()}


_B_OF_SIX = (
    "b6 b5 b4 w3 w2 w1",
    "w1 w3 w6 b2 b4 b5",
    "b3 b1 w2 w4 w5 b6",
    "w4 b2 b5 b1 w6 w3",
    "b2 w6 w1 w5 b3 b4",
    "w5 w4 b3 b6 b1 w2",
)
"""The printed table B for six a side: each player of A's colour and opponent, round by round."""


def scheveningen(
    size: int, table: TableName = "A", printed: Printed | None = None, *, games_per_pair: int = 1
) -> tuple[TeamPairing, ...]:
    """All games of two teams of `size` players, in order of round and board.

    Table A gives a team one colour in each round, table B equally many blacks to both teams.
    The printed table is used where `printed` has the size, else the rule that generates it; for
    table B of six a side, which no rule gives, the one that is printed in R25 [T3c].
    Each further cycle repeats the one before with the colours turned [T3b]. Raises ArbiterError
    for a size that cannot be.

    >>> [(each.black_team, each.black, each.white) for each in scheveningen(2)]
    [('A', 1, 1), ('A', 2, 2), ('B', 1, 2), ('B', 2, 1)]
    """
    faults = _faults(size, table, games_per_pair)
    if faults:
        raise ArbiterError(*faults)
    cycle = (printed or {}).get((table, size))
    if cycle is None:
        cycle = _table_a(size) if table == "A" else _table_b(size)
    return tuple(
        _repeated(game, number, size) for number in range(games_per_pair) for game in cycle
    )


def _faults(size: int, table: TableName, games_per_pair: int) -> tuple[str, ...]:
    faults = []
    if size < 1:
        faults.append(f"a Scheveningen team has at least one player, not {size}")
    if games_per_pair < 1:
        faults.append(f"a pair plays at least one game, not {games_per_pair}")
    if size == 2 and table == "B":
        faults.append(
            "Scheveningen table B does not exist for two players a side: one of those who have "
            "black in round 1 would have it again in round 2; take table A"
        )
    return tuple(faults)


def _opponent(player: int, number: int, size: int) -> int:
    """Whom a player of A meets in a round of the cyclic tables (§4)."""
    return (player - number) % size + 1


def _table_a(size: int) -> tuple[TeamPairing, ...]:
    """Table A: team A has black in odd rounds; the boards follow the numbers of team B."""
    games = []
    for number in range(1, size + 1):
        meets = {_opponent(player, number, size): player for player in range(1, size + 1)}
        for board in range(1, size + 1):
            a_black = bool(number % 2)
            games.append(_game(number, board, meets[board], board, a_black=a_black))
    return tuple(games)


def _table_b(size: int) -> tuple[TeamPairing, ...]:
    """Table B: by the rule if four divides the size, else printed or balanced by swaps [T3c]."""
    if size % 4:
        opponents = _printed_opponents(_B_OF_SIX) if size == 6 else balanced_opponents(size)
        return tuple(
            _game(number, player, player, opponent, a_black=a_black)
            for number, one_round in enumerate(opponents, start=1)
            for player, (opponent, a_black) in enumerate(one_round, start=1)
        )
    return tuple(
        _game(
            number,
            player,
            player,
            _opponent(player, number, size),
            a_black=(player <= size // 2) == bool(number % 2),
        )
        for number in range(1, size + 1)
        for player in range(1, size + 1)
    )


def _printed_opponents(rounds: tuple[str, ...]) -> tuple[tuple[tuple[int, bool], ...], ...]:
    """By round and player of A: the number of the opponent, and whether A has black."""
    return tuple(
        tuple((int(each[1:]), each[0] == "b") for each in line.split()) for line in rounds
    )


def _game(number: int, board: int, a: int, b: int, *, a_black: bool) -> TeamPairing:
    game = TeamPairing(round=number, board=board, black_team="A", black=a, white_team="B", white=b)
    return game if a_black else game.turned


def _repeated(game: TeamPairing, number: int, size: int) -> TeamPairing:
    """A game of the first cycle as it is in a later one, colours turned every other time."""
    again = game.turned if number % 2 else game
    return replace(again, round=game.round + number * size)
