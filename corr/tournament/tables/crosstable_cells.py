"""The results in a crosstable's lines: against each other, round by round, half against half."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from operator import attrgetter

from corr.tournament.scoring.scoring_games import Bye, Kind, TableGame, by_pair
from corr.tournament.scoring.scoring_table import Results, Standings
from corr.tournament.tables.crosstable_words import BYE, RUNNING, UNPLAYED

PLAYED = {4: "1", 2: "½", 0: "0"}
WITHOUT_PLAY = {4: "+", 2: "½", 0: "-"}
TOO_LATE = {4: ">", 2: "½", 0: "<"}
"""The signs of a game by the player's quarter points."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mark:
    """One game as a player sees it: `sign` is the result, `colour` the provisional one, b or w.

    `opponent` is the number of the opponent's row where the column does not say it; of a match of
    several games only the first has it. The sign of a team match is its board points.
    """

    sign: str
    colour: str
    opponent: str = ""


Cell = tuple[Mark, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """Rows that share columns: `rows` are their indexes in the table, `numbers` their names there.

    `heads` are the numbers of the columns, which are of `rounds` or of rows. `cells[i]` are the
    cells of `rows[i]`.
    """

    rows: tuple[int, ...]
    numbers: tuple[str, ...]
    heads: tuple[str, ...]
    cells: tuple[tuple[Cell, ...], ...]
    rounds: bool = False


def numbered(count: int) -> tuple[str, ...]:
    """The numbers of so many rows."""
    return tuple(str(number) for number in range(1, count + 1))


def against_each_other(table: Standings) -> Section:
    """One column for every row (R24)."""
    met = by_pair(sorted(table.games, key=attrgetter("round")))
    players = [row.player for row in table.rows]
    numbers = numbered(len(players))
    return Section(
        rows=tuple(range(len(players))),
        numbers=numbers,
        heads=numbers,
        cells=tuple(_against(player, players, met) for player in players),
    )


def by_sides(table: Standings) -> tuple[Section, ...]:
    """Two sections, half against half: the first numbered 1, 2, the other I, II (R25)."""
    met = by_pair(sorted(table.games, key=attrgetter("round")))
    sides = sides_of(table.results)
    halves = [
        [(at, row.player) for at, row in enumerate(table.rows) if row.player in side]
        for side in sides
    ]
    numbers = (numbered(len(halves[0])), tuple(roman(n + 1) for n in range(len(halves[1]))))
    return tuple(
        Section(
            rows=tuple(at for at, _ in half),
            numbers=numbers[side],
            heads=numbers[1 - side],
            cells=tuple(
                _against(player, [other for _, other in halves[1 - side]], met)
                for _, player in half
            ),
        )
        for side, half in enumerate(halves)
    )


def sides_of(results: Results) -> tuple[frozenset[str], ...]:
    """The two halves of a Scheveningen; nothing where it is not half against half."""
    if results.meets is None or not results.players:
        return ()
    there = results.opponents(results.players[0])
    here = frozenset(results.players) - there
    halves = {player: there if player in here else here for player in results.players}
    whole = all(results.opponents(player) == half for player, half in halves.items())
    return (here, there) if whole and there else ()


def roman(number: int) -> str:
    """A number in Roman numerals, as the tables of R25 call the second half.

    >>> [roman(number) for number in (1, 4, 9, 14, 40, 90)]
    ['I', 'IV', 'IX', 'XIV', 'XL', 'XC']
    """
    signs = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC")]
    signs += [(50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    text = ""
    for value, sign in signs:
        times, number = divmod(number, value)
        text += sign * times
    return text


def by_rounds(table: Standings) -> Section:
    """One column for every round, with the opponents' numbers (R26).

    Who meets again in a later round, as in a section and then in the final, has a cell in both.
    """
    players = [row.player for row in table.rows]
    number = dict(zip(players, numbered(len(players)), strict=True))
    cells: dict[tuple[str, int], Cell] = {}
    for pair, games in by_pair(table.games).items():
        for round_ in {game.round for game in games}:
            match = [game for game in games if game.round == round_]
            for player in pair:
                (other,) = pair - {player}
                cells[player, round_] = tuple(
                    mark(game, player, number[other] if at == 0 else "")
                    for at, game in enumerate(match)
                )
    return rounds_section(players, cells, table.results.byes)


def rounds_section(
    players: Sequence[str], cells: Mapping[tuple[str, int], Cell], byes: Sequence[Bye]
) -> Section:
    """The section of players whose cells are known by player and round, with their byes."""
    all_cells = {
        **cells,
        **{(bye.player, bye.round): (Mark(sign=BYE, colour=""),) for bye in byes},
    }
    rounds = range(1, max((number for _, number in all_cells), default=0) + 1)
    return Section(
        rows=tuple(range(len(players))),
        numbers=numbered(len(players)),
        heads=tuple(map(str, rounds)),
        cells=tuple(
            tuple(all_cells.get((player, number), ()) for number in rounds) for player in players
        ),
        rounds=True,
    )


def _against(
    player: str, others: Sequence[str], met: defaultdict[frozenset[str], list[TableGame]]
) -> tuple[Cell, ...]:
    return tuple(
        tuple(mark(game, player) for game in met.get(frozenset((player, other)), ()))
        for other in others
    )


def mark(game: TableGame, player: str, opponent: str = "") -> Mark:
    """A game as one of the two sees it."""
    colour = "b" if game.black == player else "w"
    return Mark(sign=_sign(game, player), colour=colour, opponent=opponent)


def _sign(game: TableGame, player: str) -> str:
    if game.score is None:
        return UNPLAYED if game.kind is Kind.UNPLAYED else RUNNING
    points = game.quarters(player)
    if game.kind is Kind.LATE:
        return TOO_LATE[points]
    return (WITHOUT_PLAY if game.kind in (Kind.WALKOVER, Kind.WITHDRAWAL) else PLAYED)[points]


def halves(points: Fraction) -> str:
    """Points of games as they are written in a table: `2½`.

    >>> [halves(Fraction(n, 2)) for n in (0, 1, 2, 5)]
    ['0', '½', '1', '2½']
    """
    whole, rest = divmod(points, 1)
    return ("" if rest and not whole else str(whole)) + ("½" if rest else "")
