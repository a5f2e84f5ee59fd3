"""Who may hear of a game and decide in it: nobody who plays in it."""

from collections.abc import Iterable
from datetime import datetime

from corr.games.registry import rules_for
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import led_by
from corr.tournament.contest.ruled import Ruled, latest_for
from corr.tournament.events.chain import is_of_game
from corr.tournament.play.game import Game


def arbiters_for(office: Office, game: Game) -> tuple[str, ...]:
    """The arbiters of a game's event who do not play in it; the operator if they all do."""
    contest = office.folder.contest(game.event)
    assert contest is not None  # it has this game
    people = contest.spec.event.arbiters
    return without_players(office, people, game.players.values()) or (office.arbiter,)


def director_of(contest: Contest) -> str:
    """The address of the director; where the event names none, of the chief arbiter."""
    event = contest.spec.event
    return event.director or event.arbiters[0]


def directors_for(office: Office, game: Game) -> tuple[str, ...]:
    """Who directs a match: the director if he does not play in it, then other arbiters, in the
    end the operator.
    """
    contest = office.folder.contest(game.event)
    assert contest is not None  # it has this game
    people = dict.fromkeys((director_of(contest), *contest.spec.event.arbiters))
    return (*without_players(office, people, game.players.values()), office.arbiter)


def without_players(
    office: Office, addresses: Iterable[str], players: Iterable[str]
) -> tuple[str, ...]:
    """The addresses that are none of these players'."""
    apart = frozenset(players)
    found = ((one, office.store.players.player_by_address(one.lower())) for one in addresses)
    return tuple(address for address, row in found if row is None or row.id not in apart)


def parties_of(office: Office, ruled: Ruled) -> frozenset[str]:
    """Whom a ruling concerns, and who plays in its games, even where they may not hear of it."""
    happened = office.store.causes.events_of_cause(ruled.cause)
    streams = {one.stream for one in happened if is_of_game(one.stream)}
    rows = (office.store.events.game_row(stream) for stream in streams)
    players = (player for row in rows if row for player in (row.first, row.second))
    return frozenset((*ruled.act.concerned, *players))


def needs_panel(contest: Contest) -> bool:
    """Whether appeals in an event go to three players who are named for each (SBGF 1.5)."""
    return rules_for(contest.spec.game.kind).of_itself is not None


def judges_of(office: Office, contest: Contest, ruled: Ruled) -> tuple[str, ...]:
    """Who decides an appeal: of the committee, who is no party and did not make the ruling;
    without them the chief arbiter, if no party, else the operator. In an event of matches the
    three who were named for it, nobody of the tournament's management (backgammon.md 8); before
    that those who name them.
    """
    if ruled.voters:
        return ruled.voters
    people, parties = contest.spec.event, parties_of(office, ruled)
    parties |= {ruled.appeal.player} if ruled.appeal else set()
    maker = (ruled.act.by or people.arbiters[0]).lower()
    if needs_panel(contest):
        return without_players(office, people.arbiters, parties) or (office.arbiter,)
    judges = without_players(office, people.committee, parties)
    return (
        tuple(one for one in judges if one.lower() != maker)
        or without_players(office, people.arbiters[:1], parties)
        or (office.arbiter,)
    )


def maker_of(office: Office, contest: Contest, ruled: Ruled) -> str:
    """Who answers for a ruling: its maker; the first arbiter who is no party for the operator,
    and for a captain, who made it by letter but rules on nothing else.
    """
    if ruled.act.by and not is_captains(office, contest, ruled):
        return ruled.act.by
    arbiters = contest.spec.event.arbiters
    return (*without_players(office, arbiters, parties_of(office, ruled)), office.arbiter)[0]


def is_captains(office: Office, contest: Contest, ruled: Ruled) -> bool:
    """Whether a ruling is what a captain chose by letter (SBGF 3.4)."""
    event = contest.spec.event
    rulers = {one.lower() for one in (*event.arbiters, event.director, office.arbiter)}
    return ruled.key == "open_boards" and bool(ruled.act.by) and ruled.act.by.lower() not in rulers


def kept_from(office: Office, ruled: Ruled) -> frozenset[str]:
    """The players of a ruling's games who may not hear of it."""
    return parties_of(office, ruled) - {*ruled.act.concerned}


def contests_of(office: Office, player: str) -> tuple[Contest, ...]:
    """The events in which a player takes part."""
    names = (event for event, _ in office.store.events.events_of_player(player))
    return tuple(one for event in names if (one := office.folder.contest(event)) is not None)


def ruling_to_appeal(office: Office, player: str, arrived: datetime) -> tuple[Contest | None, int]:
    """The last ruling that a player may appeal against, with its event; None and 0 without one.

    So it is for an appeal that names no ruling and answers no letter about one.
    """
    for one in contests_of(office, player):
        if last := latest_for(one.rulings, led_by(one, player), one.day(arrived)):
            return one, last
    return None, 0
