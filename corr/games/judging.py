"""A whole game judged from its bare moves, by the rules that letters are judged by.

Nothing is asked of its opening. A game that has a quicker way judges its own (`Rules.judged`).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from corr.errors import PlayerError
from corr.games.rules import (
    Ending,
    Fault,
    Judged,
    Move,
    Outcome,
    Own,
    P,
    Rules,
    Seat,
    seat_or_none,
)


def judged_by(
    rules: Rules[P], position: P, moves: Iterable[str], options: Mapping[str, str]
) -> Judged:
    """What moves come to that are made from a position, to the first that cannot be."""
    played, unclaimed = list[str](), list[tuple[int, Outcome]]()
    claims, fault = rules.claims(options), None
    for ply, move in enumerate(map(str.lower, moves), 1):
        before = position
        try:
            for act in rules.read(position, move):
                position = rules.after(position, act)
        except PlayerError as error:
            fault = Fault(ply=ply, move=move, code=error.code)
            break
        played.append(move)
        unclaimed.extend(_unclaimed(rules, claims, before, position))
    found = _judged(rules, position, played, fault)
    return replace(found, unclaimed=tuple(unclaimed))


def _unclaimed(
    rules: Rules[P], claims: Sequence[str], before: P, position: P
) -> Iterator[tuple[int, Outcome]]:
    """The wins that who has just moved could claim, with the number of the move."""
    if claims and (mover := seat_or_none(before.to_act)):
        won = (rules.claim(position, mover, kind) for kind in claims)
        ply = rules.ply(position) - 1
        yield from ((ply, outcome) for outcome in won if outcome is not None)


def judged_as_written(rules: Rules[P], options: Mapping[str, str], text: str) -> Judged:
    """What a record comes to, for games of which the bare moves do not tell all."""
    return judged_acts(rules, rules.start(options), rules.replayed(options, text), options)


def judged_acts(
    rules: Rules[P], position: P, acts: Iterator[tuple[Move, P]], options: Mapping[str, str]
) -> Judged:
    """What acts come to, each with the position after it, to the first that cannot be."""
    claims, unclaimed, fault = rules.claims(options), list[tuple[int, Outcome]](), None
    try:
        for _, after in acts:
            unclaimed.extend(_unclaimed(rules, claims, position, after))
            position = after
    except PlayerError as error:
        fault = Fault(ply=rules.ply(position), move=_named(error), code=error.code)
    found = _judged(rules, position, rules.plies(position), fault)
    return replace(found, unclaimed=tuple(unclaimed))


def _by_colour(rules: Rules[P], position: P) -> Outcome | None:
    """How a game ended, for who made the odd moves: after a swap that is the seat SECOND."""
    outcome = position.outcome
    swapped = rules.colour(position, Seat.SECOND) in rules.colours[:1]
    if outcome is None or outcome.winner is None or not swapped:
        return outcome
    return replace(outcome, winner=outcome.winner.other)


def _named(error: PlayerError) -> str:
    """What of a record is wrong."""
    return str(error.params.get("point") or error.params.get("text") or "")


def _judged(rules: Rules[P], position: P, played: Sequence[str], fault: Fault | None) -> Judged:
    outcome = _by_colour(rules, position)
    return Judged(
        moves=tuple(played),
        outcome=outcome,
        ending_words=ending_words(outcome, rules.colours, rules.own),
        opening=rules.opening(position),
        opening_words=rules.opening(position),
        fault=fault,
    )


# -- in words for the terminal ----

_DRAWN: Mapping[str, str] = {
    Ending.FULL: "the board is full",
    Ending.PASSES: "by two passes",
    Ending.FIVE_GIVEN: "the last capture made the opponent's overline a five",
    Ending.CAPTURES_WITH_FOUR: "the last capture made an open four",
}
_WON: Mapping[str, str] = {
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
    "wrong_asterisk": "has an asterisk and takes nothing, or takes stones and has none",
}


def ending_words(outcome: Outcome | None, colours: tuple[str, ...], own: Own | None = None) -> str:
    """How a game ended; the seat FIRST has the first of the colours, if there are any.

    `own` has the words of endings that a game has for itself.

    >>> lost = Outcome(winner=Seat.SECOND, ending=Ending.FORBIDDEN, detail="double_three")
    >>> ending_words(lost, ("black", "white"))
    'White wins, Black made a forbidden move (double-three)'
    """
    if outcome is None:
        return "not over"
    own = own or Own()
    if outcome.nobody:
        return "lost by both"
    if outcome.winner is None:
        how = _DRAWN.get(outcome.ending) or own.drawn[outcome.ending]
        return f"drawn {how}" if how.startswith("by ") else f"drawn, {how}"
    first, second = (colour.capitalize() for colour in colours or ("the first", "the second"))
    winner, loser = (first, second) if outcome.winner is Seat.FIRST else (second, first)
    if outcome.ending in (Ending.FORBIDDEN, Ending.FOUL):
        kind = outcome.detail.replace("_", "-")
        return f"{winner} wins, {loser} made a forbidden move ({kind})"
    if (outcome.ending, outcome.detail) == (Ending.FIVE_GIVEN, "bomb"):
        return f"{winner} wins, a bomb made the overline a five"
    return f"{winner} wins{_WON.get(outcome.ending) or own.endings[outcome.ending]}"


def fault_words(fault: Fault) -> str:
    """The first step of a game that cannot be."""
    why = _FAULTS.get(fault.code) or f"cannot be: {fault.code.replace('_', ' ')}"
    return ", ".join(filter(None, (f"move {fault.ply}", fault.move, why)))
