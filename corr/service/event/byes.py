"""Byes that the arbiter decides, for the next round of a Monrad (26.4). One transaction."""

from collections.abc import Sequence

from corr.mail.write.facts_rounds import Ruling
from corr.service.event.rounds import running
from corr.service.letters.event_letters import Act, send_ruling, the_reason
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.tournament.contest import monrad_byes
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.line_ups import available


def decide_byes(office: Office, event: str, players: Sequence[str], act: Act) -> Contest:
    """Give players, or teams of a Monrad of teams, the bye in the next round; nobody: by lot.

    It replaces what was decided before. All whom it concerns are told. Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        body = monrad_byes.decide_byes(contest, results_of(office, contest), players, reason)
        before = contest.free.get(body.round, ())
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        for one in dict.fromkeys((*before, *players)):
            if (one in before) != (one in players):
                _tell(office, contest, one, "bye" if one in players else "bye_lifted", act)
        return contest


def _tell(office: Office, contest: Contest, one: str, code: str, act: Act) -> None:
    """Tell a player, or all of a team."""
    params = {"event": contest.spec.event.name, "round": contest.drawn + 1}
    of_teams = contest.spec.system.kind == "teams"
    ruling = Ruling(
        code=code, reason=the_reason(act), params={**params, "team": one if of_teams else ""}
    )
    for player in available(contest, one) if of_teams else (contest.holder(one),):
        send_ruling(office, contest, player, [ruling], act)
