"""How everybody comes to the next season of a league, in words."""

from collections.abc import Mapping

from corr.tournament.pairing.leagues_season import Move, NextSeason, Way
from corr.tournament.wording import ordinal


def explain_moves(season: NextSeason, names: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Every move in words."""
    known = names or {}
    return tuple(_explained(move, known) for move in season.moves)


def _explained(move: Move, names: Mapping[str, str]) -> str:
    player = names.get(move.player, move.player)
    if move.place is None:
        return f"{player} is new and enters {move.after}"
    place = f"{ordinal(move.place)} in {move.before}"
    if move.way is Way.LEAVES:
        if move.successor is None:
            return f"{player}, {place}, leaves"
        return f"{player}, {place}, leaves; {names.get(move.successor, move.successor)} takes over"
    if move.instead_of is not None:
        other = names.get(move.instead_of, move.instead_of)
        place = f"in the place of {other}, {place}"
    words = {
        Way.STAYS: f"stays in {move.after}",
        Way.PROMOTED: f"goes up to {move.after}",
        Way.RELEGATED: f"goes down to {move.after}",
        Way.FILLS: f"goes up to {move.after}, where a place is vacant",
        Way.SPARED: f"was to go down and stays in {move.after}, where a place is vacant",
        Way.CUT: f"goes down to {move.after}, because there are too few places above",
    }
    return f"{player}, {place}, {words[move.way]}"
