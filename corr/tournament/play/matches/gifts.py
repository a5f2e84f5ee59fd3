"""Points of a match that are given outside play: by the director, or for lateness. Pure.

They change nobody's turn, no clock and no dice. While a game of the match runs they wait until
it has ended (backgammon.md 2.5); `apply` in `state` has what they change.
"""

from corr.tournament.events.events_games import DIRECTOR, PointsGiven, PointsTakenBack
from corr.tournament.play.game import Game, over
from corr.tournament.play.state import gift_of


def give_points(
    game: Game, points: tuple[int, int], why: str = DIRECTOR, *, ruling: int = 0, reason: str = ""
) -> PointsGiven:
    """Give points to the first seat and the second; `why` as `PointsGiven` has it.

    Raises NotNow in a match that is over, or for lateness at the start once something was
    thrown; IllegalMove (`both_reach`) if both would come to the length;
    NotAMove for no points at all.
    """
    itself = game.judge.of_itself
    assert itself is not None  # the match of a game without points is not to be given any
    if game.result is not None:
        raise over(game)
    body = PointsGiven(points=points, why=why, ruling=ruling, reason=reason)
    itself.refuse_outside(game.position, gift_of(game.judge, body))
    return body


def take_points_back(game: Game, given: PointsGiven, reason: str) -> PointsTakenBack | None:
    """Let points count no more that were given; None if something was thrown since they did.

    So it is also of a match that was over by something else before they counted.
    """
    itself = game.judge.of_itself
    assert itself is not None
    move, penalty = gift_of(game.judge, given), game.result and game.result.ending == "penalty"
    places = [at for at, one in enumerate(game.moves) if one == move]
    if not places or (game.result is not None and not penalty):
        return None
    number = places[-1]
    if not _may_go(game, number):
        return None
    return PointsTakenBack(number=number, points=given.points, reason=reason)


def _may_go(game: Game, number: int) -> bool:
    """Whether all that came since some points were given is as it would be without them.

    They wait still, or nothing was thrown since they counted: neither a cube nor the Crawford game
    has known of them.
    """
    itself = game.judge.of_itself
    assert itself is not None
    parts = itself.parts(game.position_at(number))
    after = game.position_at(number + 1)
    counted = itself.score(after) != itself.score(game.position_at(number))
    for at, move in enumerate(game.moves[number + 1 :], number + 1):
        position = game.position_at(at)
        counted = counted or itself.parts(position) > parts
        if counted and itself.throw_in(move):
            return False
    return True
