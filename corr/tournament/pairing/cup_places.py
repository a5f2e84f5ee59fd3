"""Who came where in a cup, and why in words (tournaments.md §6, R27/G26).

A place is given by the round that was reached: who loses in the same round shares it [T7], unless
lower places are played for.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from corr.tournament.pairing.cup import Cup, CupMatch, CupState, Empty, How, has_lower
from corr.tournament.scoring.scoring_games import ZERO
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


@dataclass(frozen=True, slots=True, kw_only=True)
class CupReason:
    """Why somebody has a place in a cup, without words, by their last match.

    `word` is `won`, `lost`, `both_lost`, or `alone` where there was nobody to meet; of those who
    have no place yet `plays`, `waits`, `waits_in` a known match, or `withdrew`. `round` is what
    the round is called: `final`, `semifinal`, `quarterfinal`, `round`, `places` from `first` to
    `last`, or `for_place`, the match for the place `first`. The points of the agreed games are
    `mine` and `theirs`, `how` tells what decided: `games`, `replay`, `walkover` or `decision`.
    """

    place: int
    shared: bool
    word: str
    round: str
    number: int
    first: int
    last: int
    rival: str = ""
    mine: Fraction = ZERO
    theirs: Fraction = ZERO
    how: str = ""
    replays: int = 0


def cup_reasons(
    rows: Sequence[CupPlace], names: Mapping[str, str] | None = None
) -> tuple[CupReason, ...]:
    """Why each row stands where it does."""
    sharing = Counter(row.place for row in rows if row.settled)
    return tuple(_reason(row, sharing[row.place] > 1, names or {}) for row in rows)


def _reason(row: CupPlace, shared: bool, names: Mapping[str, str]) -> CupReason:  # noqa: FBT001
    match = row.match
    rivals = [names.get(player, player) for player in match.players if player != row.player]
    mine, theirs = match.points if match.sides[0] == row.player else match.points[::-1]
    return CupReason(
        place=row.place,
        shared=shared,
        word=_word(row, met=bool(rivals)),
        round=_round(match),
        number=match.round,
        first=match.first,
        last=match.last,
        rival=rivals[0] if rivals else "",
        mine=mine,
        theirs=theirs,
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
    if match.first > 1:
        return "for_place" if match.size == 2 else "places"
    return {2: "final", 4: "semifinal", 8: "quarterfinal"}.get(match.size, "round")


def explain_places(
    rows: Sequence[CupPlace], names: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """Why each row stands where it does, in words."""
    return tuple(map(explained, cup_reasons(rows, names)))


def explained(one: CupReason) -> str:
    """Why somebody has a place in a cup, in English."""
    name = _called(one)
    still = {
        "withdrew": f"withdrew: whoever comes to the {name} goes on",
        "waits": "still in the cup: waits for an opponent",
        "waits_in": f"still in the cup: waits for an opponent in the {name}",
        "plays": f"still in the cup: plays the {name} against {one.rival}, {_score(one)}",
    }
    if one.word in still:
        return still[one.word]
    place = f"shared {ordinal(one.place)}" if one.shared else ordinal(one.place)
    words = {
        "alone": f"nobody to meet in the {name}",
        "won": f"won the {name} against {one.rival}, {_score(one)}",
        "lost": f"lost the {name} to {one.rival}, {_score(one)}",
        "both_lost": f"lost the {name}, and so did {one.rival}, {_score(one)}",
    }
    return f"{place}: {words[one.word]}"


def _called(one: CupReason) -> str:
    if one.round == "for_place":
        return f"match for {ordinal(one.first)} place"
    if one.round == "places":
        return f"round {one.number}, places {one.first}-{one.last}"
    return f"round {one.number}" if one.round == "round" else one.round


def _score(one: CupReason) -> str:
    """The points from a player's side and what decided the match."""
    score = f"{decimal(one.mine)}-{decimal(one.theirs)}"
    if one.how == How.REPLAY:
        return f"{score} and {counted(one.replays, 'replay')}"
    words = {"walkover": "by walkover", "decision": "by the arbiter's decision"}
    if one.how in words:
        return f"{words[one.how]} ({score})" if one.mine or one.theirs else words[one.how]
    return score
