"""Who came where in a cup, and why (tournaments.md §6, R27/G26).

A place is given by the round that was reached: who loses in the same round shares it [T7], unless
lower places are played for.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from msgspec import Struct

from corr.tournament.pairing.cup import Cup, CupMatch, CupState, Empty, How, falls, has_lower
from corr.tournament.scoring.reasons import CupReason


class CupPlace(Struct, frozen=True, kw_only=True):
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
    open_ = sorted(_still_to_fall(state))
    last = {player: match for match in state.matches for player in match.players}
    rows = []
    for player in state.cup.players:
        left = player in state.withdrawn
        key = keys.get(player) or _within_reach(state.cup, last[player], player, left=left)
        rows.append(
            CupPlace(
                place=key
                - bisect_left(byes, key)
                - (0 if player in keys else bisect_left(open_, key)),
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
    if match.decided and player != match.winner and falls(cup, match, player):
        half = len(cup.slots) // 2
        return 2 * half if left else half + 1
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
            elif match.winner is None and (plays_on or falls(state.cup, match, player)):
                keys[player] = match.last if match.round == 1 or plays_on else match.middle
            elif not (plays_on or falls(state.cup, match, player)):
                keys[player] = match.middle
    return keys


def _byes(state: CupState) -> list[int]:
    """The places that byes have come to."""
    found = []
    for match in state.matches:
        if match.size == 2 and match.upper is Empty.BYE:
            found.append(match.first)
        goes_on = has_lower(state.cup, match.first, match.size) or falls(state.cup, match, "")
        if match.lower is Empty.BYE and not goes_on:
            found.append(match.middle)
    if state.cup.consolation:
        found += _left_by_the_fallen(state)
    return found


def _left_by_the_fallen(state: CupState) -> Iterator[int]:
    """The places that stay empty as somebody falls into the consolation from round 2.

    Where two free in round 1 meet there, one of them comes where two would have met.
    """
    half = len(state.cup.slots) // 2
    for match in _seconds(state):
        if len(match.players) == 2 and state.cup.free.issuperset(match.players):
            yield half + 1 + half // 2
        if match.decided and isinstance(match.lower, str) and falls(state.cup, match, match.lower):
            yield match.middle


def _still_to_fall(state: CupState) -> Iterator[int]:
    """The places that may still be left so."""
    for match in _seconds(state):
        if not match.decided and any(falls(state.cup, match, one) for one in match.players):
            yield match.middle


def _seconds(state: CupState) -> Iterator[CupMatch]:
    """The matches of round 2 of the cup itself, from which one may fall."""
    for match in state.matches:
        if match.round == 2 and any(falls(state.cup, match, one) for one in match.players):
            yield match


def cup_reasons(
    rows: Sequence[CupPlace], names: Mapping[str, str] | None = None
) -> tuple[CupReason, ...]:
    """Why each row stands where it does."""
    sharing = Counter(row.place for row in rows if row.settled)
    return tuple(_reason(row, sharing[row.place] > 1, names or {}) for row in rows)


def _reason(row: CupPlace, shared: bool, names: Mapping[str, str]) -> CupReason:  # noqa: FBT001
    match = row.match
    rivals = [names.get(player, player) for player in match.players if player != row.player]
    points = match.scored or match.points
    mine, theirs = points if match.sides[0] == row.player else points[::-1]
    return CupReason(
        place=row.place,
        shared=shared,
        word=_word(row, met=bool(rivals)),
        round=_round(match),
        number=match.round,
        first=match.first,
        last=match.last,
        rival=rivals[0] if rivals else "",
        mine=Fraction(mine),
        theirs=Fraction(theirs),
        how=match.how if match.how in _HOW else "games",
        replays=match.replays,
    )


_HOW = (How.REPLAY, How.WALKOVER, How.DECISION)


def _word(row: CupPlace, *, met: bool) -> str:
    match = row.match
    if not row.settled:
        if row.withdrawn:
            return "withdrew"
        return "waits" if match.decided else "plays" if met else "waits_in"
    if not met:
        return "alone"
    return "won" if row.player == match.winner else "lost" if match.winner else "both_lost"


def _round(match: CupMatch) -> str:
    if match.consolation:
        return "consolation_final" if match.size == 2 else "consolation"
    if match.first > 1:
        return "for_place" if match.size == 2 else "places"
    return {2: "final", 4: "semifinal", 8: "quarterfinal"}.get(match.size, "round")
