"""Games that were set by hand in place of annulled ones: of those for one place one counts. Pure.

A game can be annulled, replaced, be given back and be replaced again, and so can each of those
that came in its place [T35a]. Whatever came of that, two of them must never count at once: tables
would find a game too many in one match. Games that results say by themselves are not set by hand;
which of those are too many `consequences.wrong_games` says.
"""

from collections.abc import Callable

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest
from corr.tournament.wording import command


def place_of(contest: Contest, game: str) -> tuple[str, ...]:
    """All games that were set for the place of a game, itself among them, in order of the draw."""
    if not contest.instead_of:
        return (game,)
    first = _first(contest, game)
    later = (one for one in contest.instead_of if _first(contest, one) == first)
    return (first, *later)


def counting(contest: Contest, game: str, is_annulled: Callable[[str], bool]) -> tuple[str, ...]:
    """The games that count for the place of a game: one, or none while all are annulled."""
    return tuple(one for one in place_of(contest, game) if not is_annulled(one))


def require_alone(contest: Contest, game: str, is_annulled: Callable[[str], bool]) -> None:
    """Raise ArbiterError if a game cannot count because another one counts for its place."""
    for other in counting(contest, game, is_annulled):
        if other != game:
            back = command("event", "annul", other, "--reason", "TEXT")
            raise ArbiterError(f"{_why(contest, game, other)}: {back} takes that back")


def _first(contest: Contest, game: str) -> str:
    while game in contest.instead_of:
        game = contest.instead_of[game]
    return game


def _why(contest: Contest, game: str, other: str) -> str:
    later = place_of(contest, game)
    if later.index(other) > later.index(game):
        return f"{other} was set in place of {game}"
    return f"{game} was set in place of {other}, which counts again"
