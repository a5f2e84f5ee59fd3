"""Team captains and rulings: they hear of those about their team's games, and only they protest.

A team whose captain is not in the register, or has no address, has nobody to write to; then its
players speak for themselves.
"""

from collections.abc import Iterator

from corr.mail.write.facts_rounds import Ruling
from corr.service.letters.event_letters import Act, send_ruling
from corr.service.letters.team_letters import name_of
from corr.service.office.office import Office
from corr.service.office.people import with_names
from corr.store import GameRow, PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import captain_of, teams_of
from corr.tournament.events.events_contest import ResultAssessed


def captain_for(office: Office, contest: Contest, player: str) -> PlayerRow | None:
    """The captain of a player's team, who may be the player; None without one to write to."""
    team = contest.teams.get(player, "")
    if contest.spec.system.kind != "teams" or not team:
        return None
    captain = captain_of(contest, team)
    row = office.store.player(captain) if captain else None
    return row if row and row.addresses else None


def led_by(contest: Contest, player: str) -> frozenset[str]:
    """For whom a player may appeal: the player, and as a captain (21.7) all of the team."""
    if contest.spec.system.kind != "teams":
        return frozenset({player})
    teams = {team for team in teams_of(contest) if captain_of(contest, team) == player}
    members = (one for one, team in contest.teams.items() if team in teams)
    return frozenset({player, *members})


def tell_captains(
    office: Office, event: str, concerned: tuple[str, ...], what: str, act: Act
) -> None:
    """Tell the captains of a ruling about games that they do not play in themselves.

    What only one of the players may hear of goes to that one's captain alone.
    """
    contest = office.folder.contest(event)
    assert contest is not None
    led: dict[str, list[GameRow]] = {}
    for row in _ruled_games(office, event, act.cause):
        seats = (row.first, row.second)
        captains = (captain_for(office, contest, one) for one in seats if one in concerned)
        for captain in {one.id for one in captains if one} - {*seats}:
            led.setdefault(captain, []).append(row)
    for captain, rows in sorted(led.items()):
        games = tuple(
            (row.id, name_of(office, row.first), name_of(office, row.second)) for row in rows
        )
        params = {"event": event, "games": games, "what": with_names(office, what)}
        told = Ruling(code="team_games", reason=" ".join(act.reason.split()), params=params)
        send_ruling(office, contest, captain, [told], act)


def _ruled_games(office: Office, event: str, cause: str) -> Iterator[GameRow]:
    """The games of an event that an act changed; those that it began have letters of their own."""
    found, begun = dict[str, None](), set[str]()
    for one in office.store.events_of_cause(cause):
        game = one.body.game if isinstance(one.body, ResultAssessed) else one.stream
        if game.rpartition("-")[0] == event:
            found[game] = None
            begun |= {game} if one.stream == game and one.seq == 1 else set()
    rows = (office.store.game_row(game) for game in found if game not in begun)
    yield from (row for row in rows if row is not None)
