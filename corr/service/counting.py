"""What results of players who have left an event count for (16.2-16.3)."""

from collections.abc import Iterator

from corr.service.office import Office
from corr.service.results import results_of
from corr.tournament.contest import Contest
from corr.tournament.game import Game
from corr.tournament.tables import standings_of


def annulled_players(office: Office, contest: Contest) -> tuple[str, ...]:
    """The players whose results do not count (16.2), all those of a team that is annulled."""
    out = frozenset(standings_of(contest, results_of(office, contest)).annulled)
    if contest.spec.system.kind != "teams":
        return tuple(player for player in contest.order if player in out)
    return tuple(player for player in contest.order if contest.teams[player] in out)


def counts_nothing(office: Office, contest: Contest, game: Game) -> bool:
    """Whether a game counts nowhere because a player of it left too early (16.2)."""
    left = [one for one in game.players.values() if one in contest.withdrawn]
    out = annulled_players(office, contest) if left else ()
    return any(player in out for player in left)


def counting_lines(office: Office, contest: Contest, name: str) -> Iterator[str]:
    """What a game counts for of which a player has left the event, in words."""
    game = office.folder.game(name)
    if game is None or game.result is None or game.result.is_annulled:
        return
    out = annulled_players(office, contest) if contest.withdrawn else ()
    for player in game.players.values():
        if player in out:
            yield (
                f"{player} has left with fewer than half of the games completed: whatever its "
                f"result, {name} counts for nothing in the table (R16.2)"
            )
        elif player in contest.withdrawn:
            yield f"{player} has left, and what was completed counts: so does {name} (R16.3)"
