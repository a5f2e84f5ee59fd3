"""The final groups of an event in stages: results taken along, pairings, and the final order."""

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from itertools import groupby

from corr.errors import ArbiterError
from corr.tournament.contest.stages_qualifying import Qualifier
from corr.tournament.pairing.pairing import match_colours, round_robin
from corr.tournament.pairing.scheveningen import Printed, TableName, scheveningen
from corr.tournament.scoring.scoring_games import TableGame, by_pair


@dataclass(frozen=True, slots=True, kw_only=True)
class StageGame:
    """One game of a final group: its round, board, and who has black."""

    round: int
    board: int
    black: str
    white: str


def carried_over(
    group: Collection[str], games: Sequence[TableGame], *, games_per_match: int
) -> tuple[TableGame, ...]:
    """The games of the sections that count in the final group [T32e], as of round 0.

    `games_per_match` is that of the final group: a match of another length cannot be taken along.
    Raises ArbiterError with every match for which it cannot be done.
    """
    found, faults = [], []
    own = [game for game in games if game.black in group and game.white in group]
    for pair, match in by_pair(own).items():
        one, other = sorted(pair)
        if any(game.is_open for game in match):
            faults.append(f"{one} and {other} are still playing")
        elif len(match) != games_per_match:
            faults.append(
                f"{one} and {other} have played {len(match)} games in their section, "
                f"a match of the final group has {games_per_match}"
            )
        found += [replace(game, round=0) for game in match]
    if faults:
        raise ArbiterError(*faults)
    return tuple(found)


def final_games(
    group: Sequence[str],
    carried: Sequence[TableGame] = (),
    *,
    games_per_match: int = 1,
    printed: Printed | None = None,
) -> tuple[StageGame, ...]:
    """The games of a final group where all meet all, in order of round and board.

    Start numbers are those of `group`. Who has met in `carried` does not meet again: two halves
    that have met within play by a Scheveningen table, B if there is one; else the games are left
    out of the round-robin table, and rounds and boards that are empty with them. The colours of
    a match turn game by game in the same round [T1].
    """
    met = {frozenset((game.black, game.white)) for game in carried}
    halves = _halves(group, met)
    if halves is not None:
        pairs = _between(*halves, printed)
    else:
        pairs = [
            (game.round, group[game.black - 1], group[game.white - 1])
            for game in round_robin(len(group))
        ]
    left = [pair for pair in pairs if frozenset(pair[1:]) not in met]
    games = []
    for number, (_, one_round) in enumerate(groupby(left, key=lambda pair: pair[0]), 1):
        for board, (_, black, white) in enumerate(one_round, 1):
            for first, second in match_colours(black, white, games_per_match):
                games.append(StageGame(round=number, board=board, black=first, white=second))
    return tuple(games)


def _halves(
    group: Sequence[str], met: Collection[frozenset[str]]
) -> tuple[list[str], list[str]] | None:
    """The two halves of a group that have met within and not between, if it has such."""
    if not met:
        return None
    first = [player for player in group if player == group[0] or {group[0], player} in met]
    second = [player for player in group if player not in first]
    inside = sum(1 for pair in met if pair <= set(first) or pair <= set(second))
    size = len(first)
    if size != len(second) or len(met) != inside or inside != size * (size - 1):
        return None
    return first, second


def _between(
    first: Sequence[str], second: Sequence[str], printed: Printed | None
) -> list[tuple[int, str, str]]:
    """The games of one half against the other."""
    table: TableName = "A" if len(first) == 2 else "B"
    team = {"A": first, "B": second}
    return [
        (
            game.round,
            team[game.black_team][game.black - 1],
            team[game.white_team][game.white - 1],
        )
        for game in scheveningen(len(first), table, printed)
    ]


def overall_places(
    groups: Sequence[Sequence[tuple[int, str]]], rest: Sequence[Qualifier] = ()
) -> tuple[tuple[int, str], ...]:
    """The order of the whole event: places and players of the groups in turn, then who is left.

    Places within a group are raised by the number of players before it [T32f].
    """
    places: list[tuple[int, str]] = []
    for group in groups:
        before = len(places)
        places += [(before + place, player) for place, player in group]
    level: dict[object, list[str]] = defaultdict(list)
    for each in rest:
        level[(each.place, tuple(-figure for figure in each.figures))].append(each.player)
    for players in level.values():
        place = len(places) + 1
        places += [(place, player) for player in players]
    return tuple(places)
