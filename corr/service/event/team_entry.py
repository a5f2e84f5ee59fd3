"""Entering the teams and divisions that an event file lists, when the event is opened."""

from corr.errors import ArbiterError
from corr.service.event.entering import invite
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office
from corr.service.office.people import find_player
from corr.tournament.contest.contest import Contest, enter
from corr.tournament.contest.line_ups import check_entry, name_captain
from corr.tournament.events.events import ContestBody
from corr.tournament.spec.spec_teams import TeamPart


def enter_listed(office: Office, contest: Contest, act: Act) -> Contest:
    """Enter the teams and divisions of the event file, each player with an invitation.

    Raises ArbiterError with all who are not in the register or are listed twice.
    """
    divisions = (TeamPart(name=one.name, players=one.players) for one in contest.spec.divisions)
    teams = (*contest.spec.teams, *divisions)
    named = (word for team in teams for word in (*team.players, _captain(contest, team)) if word)
    found = {word: find_player(office, word) for word in dict.fromkeys(named)}
    faults = [f"no player of the register is {word}" for word, row in found.items() if not row]
    rows = [row.id for team in teams for word in team.players if (row := found[word])]
    twice = dict.fromkeys(player for player in rows if rows.count(player) > 1)
    faults += [f"{player} is entered twice, or in two" for player in twice]
    if faults:
        raise ArbiterError(*(f"{contest.id}: {fault}" for fault in faults))
    players = {word: row.id for word, row in found.items() if row}
    for team in teams:
        contest = _enter_team(office, contest, team, players, act)
    return contest


def _captain(contest: Contest, team: TeamPart) -> str:
    """The captain if he must be a player; anyone may be there by a mere name."""
    return team.captain if contest.spec.system.captains == "member" else ""


def _enter_team(
    office: Office, contest: Contest, team: TeamPart, players: dict[str, str], act: Act
) -> Contest:
    own = [players[word] for word in team.players]
    check_entry(contest, own, team.name)
    entered = enter(contest, *own, team=team.name)
    bodies: list[ContestBody] = [*entered]
    if bodies:
        contest = office.folder.record(contest.id, contest, bodies, at=act.at, cause=act.cause)
    if team.captain:
        captain = players.get(team.captain, "") or _known(office, team.captain)
        named = name_captain(contest, team.name, captain)
        contest = office.folder.record(contest.id, contest, [named], at=act.at, cause=act.cause)
    invite(office, contest, entered, act, team=team.name)
    return contest


def _known(office: Office, captain: str) -> str:
    """The id of a captain from outside who is in the register, else the name as it is."""
    row = find_player(office, captain)
    return row.id if row else captain
