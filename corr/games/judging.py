"""A whole game judged from its bare moves, by the rules that letters are judged by.

Nothing is asked of its opening. A game that has a quicker way judges its own (`Rules.judged`).
"""

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.rules import Ending, Fault, Judged, Outcome, P, Rules, Seat


def judged_by(
    rules: Rules[P], position: P, moves: Iterable[str], options: Mapping[str, str]
) -> Judged:
    """What moves come to that are made from a position, to the first that cannot be."""
    played, unclaimed = list[str](), list[tuple[int, Outcome]]()
    claims, fault = rules.claims(options), None
    for ply, move in enumerate(map(str.lower, moves), 1):
        mover = position.to_act
        try:
            for act in rules.read(position, move):
                position = rules.after(position, act)
        except PlayerError as error:
            fault = Fault(ply=ply, move=move, code=error.code)
            break
        played.append(move)
        won = (rules.claim(position, mover, kind) for kind in claims if mover is not None)
        unclaimed.extend((ply, outcome) for outcome in won if outcome is not None)
    found = _judged(rules, position, played, fault)
    return replace(found, unclaimed=tuple(unclaimed))


def judged_as_written(rules: Rules[P], options: Mapping[str, str], text: str) -> Judged:
    """What a record comes to, for games of which the bare moves do not tell all."""
    position, fault = rules.start(options), None
    try:
        for _, after in rules.replayed(options, text):
            position = after
    except PlayerError as error:
        fault = Fault(ply=rules.ply(position), move=_named(error), code=error.code)
    return _judged(rules, position, rules.plies(position), fault)


def _named(error: PlayerError) -> str:
    """What of a record is wrong."""
    return str(error.params.get("point") or error.params.get("text") or "")


def _judged(rules: Rules[P], position: P, played: Sequence[str], fault: Fault | None) -> Judged:
    return Judged(
        moves=tuple(played),
        outcome=position.outcome,
        ending_words=ending_words(position.outcome, rules.colours),
        opening=rules.opening(position),
        opening_words=rules.opening(position),
        fault=fault,
    )


# -- in words for the terminal ----

_DRAWN = {
    Ending.FULL: "the board is full",
    Ending.PASSES: "by two passes",
    Ending.FIVE_GIVEN: "the last capture made the opponent's overline a five",
}
_WON = {
    Ending.FIVE: " by a five",
    Ending.OVERLINE: " by an overline",
    Ending.CAPTURES: " by captures",
    Ending.FIVE_GIVEN: ", a capture made the overline a five",
}
_FAULTS = {
    "not_a_move": "is not a move",
    "off_board": "is not on the board",
    "occupied": "is taken already",
    "game_over": "comes after the end of the game",
}


def ending_words(outcome: Outcome | None, colours: tuple[str, ...]) -> str:
    """How a game ended; the seat FIRST has the first of the colours, if there are any.

    >>> lost = Outcome(winner=Seat.SECOND, ending=Ending.FORBIDDEN, detail="double_three")
    >>> ending_words(lost, ("black", "white"))
    'White wins, Black made a forbidden move (double-three)'
    """
    if outcome is None:
        return "not over"
    if outcome.winner is None:
        how = _DRAWN[outcome.ending]
        return f"drawn {how}" if how.startswith("by ") else f"drawn, {how}"
    first, second = (colour.capitalize() for colour in colours or ("the first", "the second"))
    winner, loser = (first, second) if outcome.winner is Seat.FIRST else (second, first)
    if outcome.ending is Ending.FORBIDDEN:
        kind = outcome.detail.replace("_", "-")
        return f"{winner} wins, {loser} made a forbidden move ({kind})"
    return f"{winner} wins{_WON[outcome.ending]}"


def fault_words(fault: Fault) -> str:
    """The first step of a game that cannot be."""
    why = _FAULTS.get(fault.code) or f"cannot be: {fault.code.replace('_', ' ')}"
    return ", ".join(filter(None, (f"move {fault.ply}", fault.move, why)))
