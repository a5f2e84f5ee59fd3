"""Who may hear of a game and decide in it: nobody who plays in it."""

from collections.abc import Iterable

from corr.service.office import Office
from corr.tournament.contest import Contest
from corr.tournament.desk import Ruled
from corr.tournament.game import Game


def arbiters_for(office: Office, game: Game) -> tuple[str, ...]:
    """The arbiters of a game's event who do not play in it; the operator if they all do."""
    contest = office.folder.contest(game.event)
    assert contest is not None  # it has this game
    people = contest.spec.event.arbiters
    return without_players(office, people, game.players.values()) or (office.arbiter,)


def without_players(
    office: Office, addresses: Iterable[str], players: Iterable[str]
) -> tuple[str, ...]:
    """The addresses that are none of these players'."""
    apart = frozenset(players)
    found = ((one, office.store.player_by_address(one.lower())) for one in addresses)
    return tuple(address for address, row in found if row is None or row.id not in apart)


def judges_of(office: Office, contest: Contest, ruled: Ruled) -> tuple[str, ...]:
    """Who decides an appeal: of the committee, whom the ruling does not concern and who did not
    make it; without them the chief arbiter, if not concerned, else the operator.
    """
    people, concerned = contest.spec.event, ruled.act.concerned
    maker = (ruled.act.by or people.arbiters[0]).lower()
    judges = without_players(office, people.committee, concerned)
    return (
        tuple(one for one in judges if one.lower() != maker)
        or without_players(office, people.arbiters[:1], concerned)
        or (office.arbiter,)
    )
