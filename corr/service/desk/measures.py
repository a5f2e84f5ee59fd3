"""Measures against players: a warning, a severe reprimand, exclusion (19.1). One transaction."""

from dataclasses import asdict

from corr.errors import ArbiterError
from corr.mail.write.facts_rounds import Ruling
from corr.service.desk.withdrawals import take_out
from corr.service.event.rounds import running
from corr.service.letters.event_letters import (
    Act,
    send_ruling,
    the_contest,
    the_player,
    the_reason,
)
from corr.service.office.office import Office
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import EXCLUSION, REPRIMAND, WARNING, Measured, MeasureLifted

_CODES = {WARNING: "warned", REPRIMAND: "reprimanded"}


def censure(office: Office, event: str, player: str, measure: str, act: Act) -> Contest:
    """Warn or reprimand a player of an event; only they are told. Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = _with(office, event, player), the_reason(act)
        body = Measured(player=player, measure=measure, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        params: dict[str, object] = {"event": contest.spec.event.name}
        ruling = Ruling(code=_CODES[measure], reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        return contest


def exclude(office: Office, event: str, player: str, act: Act) -> Contest:
    """Exclude a player from a running event: it ends as a withdrawal does (16.2-16.3).

    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = running(office, event), the_reason(act)
        contest, ended = take_out(office, contest, player, reason, act)
        assert ended is not None
        body = Measured(player=player, measure=EXCLUSION, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        params = {"event": contest.spec.event.name, **asdict(ended)}
        ruling = Ruling(code="excluded", reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        return contest


def lift_measure(office: Office, event: str, player: str, measure: str, act: Act) -> Contest:
    """Take back the last warning or reprimand of a player, who is told. Raises ArbiterError."""
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        if (player, measure) not in {(one.player, one.measure) for one in contest.measures}:
            raise ArbiterError(f"no {measure} of {player} stands in {event}")
        body = MeasureLifted(player=player, measure=measure, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        params: dict[str, object] = {"event": contest.spec.event.name, "measure": measure}
        ruling = Ruling(code="measure_lifted", reason=reason, params=params)
        send_ruling(office, contest, player, [ruling], act)
        return contest


def _with(office: Office, event: str, player: str) -> Contest:
    """An event that is not over, with the player in it. Raises ArbiterError."""
    contest = the_contest(office, event)
    the_player(office, player)
    if contest.stands in OVER:
        raise ArbiterError(f"{event} is {contest.stands}")
    if player not in (contest.order or contest.entries):
        raise ArbiterError(f"{player} does not play in {event}")
    return contest
