"""What letters tell the players of a team: whom they meet, at which boards, under whom."""

from itertools import zip_longest

from corr.mail.write.facts_rounds import TeamRound
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import captain_of, line_up


def team_facts(office: Office, contest: Contest, number: int, player: str) -> TeamRound | None:
    """A round as one of a team's players hears of it; None where no teams play."""
    if contest.spec.system.kind != "teams":
        return None
    team, draw = contest.teams[player], contest.team_draw
    captain = name_of(office, captain_of(contest, team))
    match = draw.match(number, team)
    if match is None:
        bye = (number, team) in draw.byes and contest.spec.system.pairing == "monrad"
        return TeamRound(team=team, captain=captain, bye=bye)
    against = match.other if match.one == team else match.one
    own, others = (line_up(contest, number, side) for side in (team, against))
    return TeamRound(
        team=team,
        captain=captain,
        against=against,
        board=own.index(player) + 1 if player in own else 0,
        boards=tuple(
            (at, name_of(office, one), name_of(office, other))
            for at, (one, other) in enumerate(zip_longest(own, others, fillvalue=""), 1)
        ),
    )


def name_of(office: Office, player: str) -> str:
    """A player's name; a captain from outside goes by the name that was given."""
    row = office.store.player(player) if player else None
    return row.name if row else player
