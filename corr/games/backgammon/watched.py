"""A match act by act for those who watch it: the board after each, from the first seat's side.

Nothing here is a secret of one seat: no scene tells why an act was made.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from corr.games.backgammon.acts import NO_PLAY, ROLL, after, dice_in, gift_in, looked_at
from corr.games.backgammon.diagram import diagram
from corr.games.backgammon.match import Match, Phase
from corr.games.backgammon.notation import is_play
from corr.games.backgammon.told import SIZE_WORDS, did
from corr.games.rules import Move, Scene, Seat
from corr.games.track import Track


def watched(match: Match, moves: Sequence[Move]) -> Iterator[Scene]:
    """What happens from a position on, a scene for each act that is to be seen.

    That a roll was asked for is left out, as the roll follows, and points that count no more. A
    game that has ended is seen with its last board, before the next one begins.

    >>> from corr.games.backgammon.match import started
    >>> moves = ("1. dice 3 3", "2. dice 6 4", "24/14", "double", "drop")
    >>> [one.sentence for one in watched(started(3), tuple(map(Move, moves)))]
    ['opening', 'opening', 'act', 'act', 'act', 'won']
    """
    for move in moves:
        before, match = match, after(match, move)
        ended = len(match.games) > len(before.games)
        if move != ROLL and gift_in(move) != (0, 0):
            yield _scene(before, match, move, ended=ended)
        if ended:
            yield _won(before, match, move)


def _scene(before: Match, match: Match, move: Move, *, ended: bool) -> Scene:
    board = _last(before, move) if ended else _board(match)
    sentence, seat, params = _told(before, match, move)
    if sentence == "opening" and match.dice is None:  # equal dice, which nobody plays
        board = replace(board, dice=(params["first"], params["second"]))
    return _of(before, board, sentence, seat, params)


def _of(
    match: Match, board: Track, sentence: str, seat: Seat | None, params: Mapping[str, object]
) -> Scene:
    """A scene of the game that is played in a match."""
    return Scene(
        game=match.game,
        score=match.score,
        sentence=sentence,
        seat=seat,
        params=params,
        board=board,
    )


def _told(
    before: Match, match: Match, move: Move
) -> tuple[str, Seat | None, Mapping[str, object]]:
    """The sentence of an act, whose it was, and its parameters."""
    if points := gift_in(move):
        waits = bool(match.waiting) and match.waiting != before.waiting
        word = "late" if move.startswith("late") else "given"
        return word, None, {"first": points[0], "second": points[1], "waits": waits}
    found = dice_in(move)
    if found and before.phase is Phase.OPENING:
        first, second = found[1]
        return "opening", match.turn, {"first": first, "second": second}
    actor = before.to_act
    seat = actor if isinstance(actor, Seat) else before.turn
    return "act", seat, {"moves": (did(before, move),)}


def _board(match: Match) -> Track:
    return replace(diagram(match, Seat.FIRST), seated=False)


def _last(before: Match, move: Move) -> Track:
    """The board at the end of a game, which the match itself has left for the next one."""
    match = looked_at(before, move) if is_play(move) and move != NO_PLAY else before
    board = _board(match)
    cube = replace(board.cube, offered=False) if board.cube else None  # it was dropped
    return replace(board, dice=before.dice or (), cube=cube, to_act=None)


def _won(before: Match, match: Match, move: Move) -> Scene:
    game = match.games[-1]
    first, second = match.score
    params = {
        "game": len(match.games),
        "points": game.points,
        "size": SIZE_WORDS[game.size],
        "given": game.given != (0, 0),
        "first": first,
        "second": second,
    }
    board = replace(_last(before, move), dice=(), hops=(), score=match.score)
    return _of(before, board, "won", game.winner, params)
