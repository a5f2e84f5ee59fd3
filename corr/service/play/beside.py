"""The other games of a match, where its first act has to come within a time (P§17.2).

A match that somebody has not begun in time is lost, whichever of its games that is found out in.
Nobody is judged here.
"""

from collections.abc import Iterator
from datetime import datetime

from corr.service.office.office import Office
from corr.tournament.play.clock import BEGIN
from corr.tournament.play.game import Game, forfeit
from corr.tournament.systems.matches import games_beside


def beside(office: Office, game: Game) -> tuple[Game, ...]:
    """The other games of a game's match that go on, in order of the draw."""
    contest = office.folder.contest(game.event)
    if contest is None:
        return ()
    found = (office.folder.game(one.game) for one in games_beside(contest, game.id))
    return tuple(one for one in found if one is not None and one.result is None)


def begun_late(office: Office, game: Game, at: datetime) -> Iterator[Game]:
    """The games of a game's match in which it was lost by an instant, the first one first.

    That costs nothing where no time is given for the first act of a match.
    """
    if game.result is None and game.terms.start_within is not None:
        for one in (game, *beside(office, game)):
            late = forfeit(one, at)
            if late is not None and late.match:
                yield one


def as_late(game: Game, other: Game) -> bool:
    """Whether the other player's time for the first act was over in another game just then."""
    one, two = game.clock, other.clock
    if one is None or two is None or two.stopped is not None:
        return False
    other_player = other.players[two.seat] != game.players[one.seat]
    return other_player and one.limit == two.limit == BEGIN and one.due == two.due
