"""Which interpretations [T31] changed something in the next season of a league."""

from collections.abc import Iterator
from dataclasses import replace

from corr.errors import ArbiterError
from corr.tournament.pairing.leagues import next_season
from corr.tournament.pairing.leagues_season import NextSeason, Season, Way

TAKEN = {
    "T31a": "who share a place across a border are parted by the arbiter's word",
    "T31b": "a successor takes over the place in the table, and what comes with it",
    "T31c": "a vacant place goes to the best of the division below, or spares who was to go down",
    "T31d": "a division with too many players sends its last down, but nobody who has come up",
    "T31e": "newcomers enter in the lowest division",
}
"""How each interpretation of `leagues` was taken."""


def decided_moves(season: Season, found: NextSeason) -> tuple[tuple[str, str], ...]:
    """The tags of the interpretations that changed something in the next season, and their words.

    By their alternatives a lot would part who is level, the places of who leaves would lapse,
    vacant places stay empty, full divisions grow, and newcomers enter by their ranking.
    """
    return tuple((tag, TAKEN[tag]) for tag in _decisive(season, found))


def _decisive(season: Season, found: NextSeason) -> Iterator[str]:
    ways = {move.way for move in found.moves}
    lowest = season.divisions[-1].name
    if season.decided and _cannot_be(replace(season, decided=())):
        yield "T31a"
    if season.successors:
        yield "T31b"
    higher = any(move.way is Way.NEW and move.after != lowest for move in found.moves)
    if higher or ways & {Way.FILLS, Way.SPARED}:
        yield "T31c"
    if Way.CUT in ways:
        yield "T31d"
    if Way.NEW in ways and len(season.divisions) > 1:
        yield "T31e"


def _cannot_be(season: Season) -> bool:
    try:
        next_season(season)
    except ArbiterError:
        return True
    return False
