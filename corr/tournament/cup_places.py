"""Who came where in a cup, and why in words (tournaments.md §6, R27/G26).

A place is given by the round that was reached: who loses in the same round shares it [T7], unless
lower places are played for.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from corr.tournament.cup_bracket import Cup
from corr.tournament.cup_rounds import CupMatch, CupState, Empty, How, has_lower, round_name
from corr.tournament.wording import counted, decimal, ordinal


@dataclass(frozen=True, slots=True, kw_only=True)
class CupPlace:
    """One player's place and the last match for it.

    Until the place is `settled` it is the best that can still be reached: 1 of who may yet win
    the cup, 3 of who has come to the match for 3rd place.
    """

    place: int
    player: str
    match: CupMatch
    settled: bool = True
    withdrawn: bool = False


def places(state: CupState) -> tuple[CupPlace, ...]:
    """Everybody in order of place; who is still in the cup stands by the best within reach.

    Byes take no places: where lower places are played for, everybody below a bye moves up. Where
    both players of a match have lost it, the place at stake stays empty [T33c].
    """
    keys = _keys(state)
    byes = sorted(_byes(state))
    last = {player: match for match in state.matches for player in match.players}
    rows = []
    for player in state.cup.players:
        left = player in state.withdrawn
        key = keys.get(player) or _within_reach(state.cup, last[player], player, left=left)
        rows.append(
            CupPlace(
                place=key - bisect_left(byes, key),
                player=player,
                match=last[player],
                settled=player in keys,
                withdrawn=left,
            )
        )
    return tuple(sorted(rows, key=lambda row: (row.place, row.withdrawn and not row.settled)))


def _within_reach(cup: Cup, match: CupMatch, player: str, *, left: bool) -> int:
    """The best place, byes counted, of a player whose last match so far is this one.

    Who withdrew loses to whoever comes.
    """
    plays_on = has_lower(cup, match.first, match.size)
    if left:
        return match.last if plays_on else match.middle
    return match.middle if match.decided and player != match.winner else match.first


def _keys(state: CupState) -> dict[str, int]:
    """The places, byes counted, of all players for whom nothing is left to play."""
    keys: dict[str, int] = {}
    for match in state.matches:
        plays_on = has_lower(state.cup, match.first, match.size)
        for player in match.players if match.decided else ():
            if player == match.winner:
                if match.size == 2:
                    keys[player] = match.first
            elif not plays_on:
                keys[player] = match.middle
            elif match.winner is None:
                keys[player] = match.last
    return keys


def _byes(state: CupState) -> list[int]:
    """The places that byes have come to."""
    found = []
    for match in state.matches:
        if match.size == 2 and match.upper is Empty.BYE:
            found.append(match.first)
        if match.lower is Empty.BYE and not has_lower(state.cup, match.first, match.size):
            found.append(match.middle)
    return found


def explain_places(
    rows: Sequence[CupPlace], names: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """Why each row stands where it does, in words."""
    shared = Counter(row.place for row in rows if row.settled)
    return tuple(_explained(row, shared[row.place], names or {}) for row in rows)


def _explained(row: CupPlace, sharing: int, names: Mapping[str, str]) -> str:
    match = row.match
    if not row.settled and row.withdrawn:
        return f"withdrew: whoever comes to the {round_name(match)} goes on"
    if not row.settled:
        return f"still in the cup: {_still(row, names)}"
    place = f"shared {ordinal(row.place)}" if sharing > 1 else ordinal(row.place)
    name = round_name(match)
    rivals = [names.get(player, player) for player in match.players if player != row.player]
    if not rivals:
        return f"{place}: nobody to meet in the {name}"
    if row.player == match.winner:
        return f"{place}: won the {name} against {rivals[0]}, {_score(match, row.player)}"
    if match.winner is None:
        return f"{place}: lost the {name}, and so did {rivals[0]}, {_score(match, row.player)}"
    return f"{place}: lost the {name} to {rivals[0]}, {_score(match, row.player)}"


def _still(row: CupPlace, names: Mapping[str, str]) -> str:
    match = row.match
    if match.decided:
        return "waits for an opponent"
    rivals = [names.get(player, player) for player in match.players if player != row.player]
    name = round_name(match)
    if not rivals:
        return f"waits for an opponent in the {name}"
    return f"plays the {name} against {rivals[0]}, {_score(match, row.player)}"


def _score(match: CupMatch, player: str) -> str:
    """The points from a player's side and what decided the match."""
    mine, theirs = match.points if match.sides[0] == player else match.points[::-1]
    score = f"{decimal(mine)}-{decimal(theirs)}"
    if match.how is How.REPLAY:
        return f"{score} and {counted(match.replays, 'replay')}"
    words = {How.WALKOVER: "by walkover", How.DECISION: "by the arbiter's decision"}
    if match.how in words:
        return f"{words[match.how]} ({score})" if mine or theirs else words[match.how]
    return score
