"""The order in a group: who stands where, and why (tournaments.md §1, §2, §4, §5).

Everything is counted anew from all games each time, in exact fractions. Players are any keys.
"""

from collections.abc import Collection, Mapping, Sequence

from corr.tournament.scoring.scoring_games import (
    Bye,
    TableGame,
)
from corr.tournament.scoring.scoring_table import Results, Standings, count


def standings(
    players: Sequence[str],
    games: Sequence[TableGame],
    *,
    games_per_match: int = 1,
    withdrawn: Collection[str] = (),
    weaver: bool = False,
    tie_breaks: Sequence[str] = (),
    meets: Mapping[str, Collection[str]] | None = None,
    match: bool = False,
) -> Standings:
    """The table where all meet all, or of a Scheveningen: then `meets` says who is to meet whom.

    `match` is for two who play nobody else (R23): no opponents' points can decide there.

    Scheduled games that are not in `games` were not played. Who withdrew with less than half of
    the own schedule completed is annulled (16.2). Game points come first, match points in matches
    of four or more games [T2], unless `tie_breaks` give the event's own order. Players who are
    level in everything share the place, and the next place skips [T7]; they stand in the order of
    `players`. `weaver` is the rule of P§16 for pente.

    >>> from corr.tournament.scoring.scoring_games import table_game
    >>> table = standings("AB", [table_game("A", "B", "0-1", "five")])
    >>> [(row.place, row.player) for row in table.rows]
    [(1, 'B'), (2, 'A')]
    """
    system = "round_robin" if meets is None else "scheveningen"
    met = None if meets is None else {name: frozenset(others) for name, others in meets.items()}
    return count(
        Results(
            system="match" if match else system,
            players=tuple(players),
            games=tuple(games),
            games_per_match=games_per_match,
            withdrawn=dict.fromkeys(withdrawn, 0),
            weaver=weaver,
            tie_breaks=tuple(tie_breaks),
            meets=met,
        )
    )


def monrad_standings(
    players: Sequence[str],
    games: Sequence[TableGame],
    *,
    games_per_match: int = 1,
    withdrawn: Mapping[str, int] | None = None,
    byes: Sequence[Bye] = (),
    weaver: bool = False,
    tie_breaks: Sequence[str] = (),
    replays: bool = False,
) -> Standings:
    """The table of a Monrad after any number of rounds (R26.6, 26.4).

    `withdrawn` maps who left to the last round that they took part in; all results against them
    stand (16.3), and for their opponents' Buchholz they are worth what others got who stood as
    they did [T12]. Games that such a player had not finished are won by the opponents [T6]. A bye
    is a won match against nobody [T14]. With `replays` a match may have more games than its own,
    as in a cup.
    """
    return count(
        Results(
            system="monrad",
            players=tuple(players),
            games=tuple(games),
            games_per_match=games_per_match,
            withdrawn=dict(withdrawn or {}),
            byes=tuple(byes),
            weaver=weaver,
            tie_breaks=tuple(tie_breaks),
            replays=replays,
        )
    )
