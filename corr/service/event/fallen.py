"""Rulings that fell on appeal, or came to nothing: what is left to do of them."""

from collections.abc import Sequence

from corr.games.rules import Seat
from corr.service.letters.impartial import needs_panel
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.ruled import VOTE, Ruled
from corr.tournament.events.events import Event
from corr.tournament.events.events_contest import VISITORS, LineUp
from corr.tournament.events.events_games import (
    Annulled,
    GameReopened,
    LineRefused,
    MovesRestored,
    MovesTakenBack,
    PointsGiven,
    ResultCorrected,
    TimeForfeited,
)
from corr.tournament.events.events_games import Ruled as GameRuled
from corr.tournament.play.state import WAITS
from corr.tournament.wording import typed

RESULTS = (
    *(Annulled, GameReopened, MovesRestored, MovesTakenBack, ResultCorrected, GameRuled),
    TimeForfeited,
)
"""What gives a game another result, or takes it."""


def game_ruled(happened: Sequence[Event]) -> str:
    """The game whose result a ruling is about, "" if it is about none."""
    return _first(happened, RESULTS)


def waits_alone(happened: Sequence[Event]) -> str:
    """The game in which a ruling only waited, or waits; "" for one that changed a game."""
    return "" if game_ruled(happened) else _first(happened, WAITS)


def _first(happened: Sequence[Event], kinds: tuple[type[object], ...]) -> str:
    return next((one.stream for one in happened if isinstance(one.body, kinds)), "")


def way_back(office: Office, contest: Contest, ruled: Ruled) -> str:
    """The command that takes a ruling back, to be given a reason.

    It undoes the ruling; where that refused a claim of a win, it gives the win. Points of a match
    that could not be undone when the ruling fell are made good by as many for the other player.
    """
    for one in office.store.causes.events_of_cause(ruled.cause):
        if isinstance(one.body, LineRefused):
            over = (game := office.folder.game(one.stream)) is not None and game.result
            verb, result = "correct" if over else "rule", points_of(one.body.seat)
            return typed("event", verb, one.stream, result, "--reason", "TEXT")
        if isinstance(one.body, PointsGiven) and ruled.is_fallen:
            return _points_made_good(office, one.stream, one.body)
    return typed("undo", contest.id, f"{ruled.act.number}", "--reason", "TEXT")


def _points_made_good(office: Office, name: str, given: PointsGiven) -> str:
    """The command that makes points of a match good, or corrects the result they led to."""
    game = office.folder.game(name)
    assert game is not None  # it has events
    if game.result is not None:
        return typed("event", "correct", name, "RESULT", "--reason", "TEXT")
    first, second = given.points
    other, points = (Seat.SECOND, first) if first >= second else (Seat.FIRST, second)
    return typed("game", "points", name, game.players[other], f"{points}", "--reason", "TEXT")


def came_to_nothing(office: Office, ruled: Ruled) -> bool:
    """Whether a ruling about one game waited in it, and does not any more, and never held."""
    if not ruled.game:
        return False
    name = waits_alone(office.store.causes.events_of_cause(ruled.cause))
    game = office.folder.game(name) if name else None
    return game is not None and all(one.cause != ruled.cause for one in game.waiting)


def is_past(office: Office, contest: Contest, ruled: Ruled) -> bool:
    """Whether a ruling said how a team sits in a round that is drawn since, or was said anew."""
    draw = contest.team_draw
    for one in office.store.causes.events_of_cause(ruled.cause):
        if isinstance(body := one.body, LineUp):
            held = draw.chosen if body.by == VISITORS else draw.line_ups
            return body.round <= draw.drawn or held.get((body.round, body.team)) != body.players
    return False


def is_taken_back(office: Office, contest: Contest, ruled: Ruled) -> bool:
    """Whether nothing is left to do of a ruling whose appeal was decided.

    So it is of one that stands, was undone, cannot be, or came to nothing; of a line-up that
    `is_past`; and where the arbiter has ruled in the same games since. In an event of matches the
    votes of a committee do not count as that, and about what cannot be undone in a match the
    arbiter rules anew.
    """
    if not ruled.is_fallen or ruled.undone_by or came_to_nothing(office, ruled):
        return True
    if is_past(office, contest, ruled):
        return True
    since_then, number = ruled.decided_at or ruled.at, ruled.act.number
    later = (
        one
        for other, one in contest.rulings.items()
        if other > number and one.key != VOTE  # that decided this appeal, or another one
    )
    since = {game for one in later if one.at >= since_then for game in games_of(office, one)}
    games = games_of(office, ruled)
    to_be_ruled = bool(games) and needs_panel(contest)
    return (ruled.lasts and not to_be_ruled) or not since.isdisjoint(games)


def games_of(office: Office, ruled: Ruled) -> set[str]:
    """The games that a ruling changed."""
    return {
        one.stream for one in office.store.causes.events_of_cause(ruled.cause) if "-" in one.stream
    }


def points_of(seat: Seat) -> str:
    """The result that gives a seat the win."""
    return "1-0" if seat is Seat.FIRST else "0-1"


def ways_back(office: Office, contest: Contest, ruled: Ruled) -> tuple[str, ...]:
    """The commands that take a ruling back which fell, in their order.

    An event that is closed has to run again first.
    """
    first = typed("event", "reopen", contest.id, "--reason", "TEXT")
    return *((first,) if contest.stands == "closed" else ()), way_back(office, contest, ruled)
