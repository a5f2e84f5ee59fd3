"""What results of players who have left an event count for (16.2-16.3)."""

from collections.abc import Collection, Iterator
from dataclasses import replace

from corr.service.office import Office
from corr.service.results import results_of
from corr.tournament.contest import Contest
from corr.tournament.game import Game
from corr.tournament.scoring_games import Kind, Score, after_withdrawal, is_completed
from corr.tournament.tables import standings_of

_ANY = Score("1-0")
"""Whether a game is completed does not hang on who won it."""


def annulled_players(
    office: Office, contest: Contest, completed: Collection[str] = ()
) -> tuple[str, ...]:
    """The players whose results do not count (16.2), all those of a team that is annulled.

    Games that go on count as `completed` if they are among those.
    """
    results = results_of(office, contest)
    lost = {one: replace(results[one], kind=Kind.PLAYED, score=_ANY) for one in completed}
    out = frozenset(standings_of(contest, results | lost).annulled)
    if contest.spec.system.kind != "teams":
        return tuple(player for player in contest.order if player in out)
    return tuple(player for player in contest.order if contest.teams[player] in out)


def completed_games(office: Office, contest: Contest, player: str) -> int:
    """How many games a player has completed, as it counts when somebody leaves (16.2, [T6])."""
    games = results_of(office, contest).values()
    return sum(is_completed(one, player) for one in games if player in (one.black, one.white))


def is_won_by_nobody(office: Office, contest: Contest, game: Game) -> bool:
    """Whether both players left, and that alone decided their game ([T6])."""
    both = _places(contest, game)
    if contest.teams or not {*both} <= contest.withdrawn.keys():
        return False
    one, other = (contest.withdrawn[player] for player in both)
    by_rounds = contest.spec.system.kind in ("monrad", "cup")
    result = results_of(office, contest)[game.id]
    after = after_withdrawal(result, both, at_once=one == other or not by_rounds)
    return after.kind is Kind.UNPLAYED


def waiting_games(office: Office, contest: Contest) -> tuple[str, ...]:
    """The games of those who left in which a flag is looked at before they end."""
    rows = office.store.games_of_event(contest.id) if contest.withdrawn else ()
    games = (office.folder.game(row.id) for row in rows if row.state == "running")
    return tuple(
        game.id
        for game in games
        if game is not None
        and game.waiting
        and contest.withdrawn.keys() & {*game.players.values(), *game.players_to_be.values()}
    )


def open_players(office: Office, contest: Contest) -> frozenset[str]:
    """Those who left and whose results count or not as a game comes out that waits (16.2-16.3).

    A game that was lost on time is completed, one that ends by a withdrawal is not.
    """
    waiting = waiting_games(office, contest)
    if not waiting:
        return frozenset()
    at_worst = frozenset(annulled_players(office, contest))
    return at_worst.difference(annulled_players(office, contest, waiting))


def counts_nothing(office: Office, contest: Contest, game: Game) -> bool:
    """Whether a game counts nowhere because a player of it left too early (16.2).

    Or somebody who has taken that player's place since.
    """
    left = [one for one in _places(contest, game) if one in contest.withdrawn]
    try:
        out = annulled_players(office, contest) if left else ()
    except ValueError:  # a corrected result comes before the games that do not follow any more go
        return False
    return any(player in out for player in left)


def _places(contest: Contest, game: Game) -> tuple[str, ...]:
    """Who holds the places now of those who play a game."""
    return tuple(contest.holder(player) for player in game.players.values())


def counting_lines(office: Office, contest: Contest, name: str) -> Iterator[str]:
    """What a game counts for of which a player has left the event, in words."""
    game = office.folder.game(name)
    if game is None or game.result is None or game.result.is_annulled:
        return
    out = annulled_players(office, contest) if contest.withdrawn else ()
    if is_won_by_nobody(office, contest, game) and not {*_places(contest, game)} & {*out}:
        yield f"both have left, and whoever left first, nobody scores in {name} (R16.3) [T6]"
        return
    for player in _places(contest, game):
        if player in out:
            yield (
                f"{player} has left with fewer than half of the games completed: whatever its "
                f"result, {name} counts for nothing in the table (R16.2)"
            )
        elif player in contest.withdrawn:
            yield f"{player} has left, and what was completed counts: so does {name} (R16.3)"
