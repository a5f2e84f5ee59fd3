"""Letting a closed event run again: the levels that it gave are taken back, everybody is told."""

from collections.abc import Iterator

from corr.errors import ArbiterError
from corr.mail.write.facts_closing import ChangedLevel, UsedLevel
from corr.ranking.correspondence.levels import write_level
from corr.service.event.levels_used import levels_used
from corr.service.letters.event_letters import (
    Act,
    event_facts,
    send_event_letter,
    the_contest,
    the_reason,
)
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.system import close_early
from corr.tournament.contest.systems import system_of
from corr.tournament.events.events import EventReopened
from corr.tournament.wording import listed


def reopen_event(office: Office, event: str, act: Act) -> Contest:
    """Let a closed event run again, so that results can be ruled and corrected.

    Its report is kept, and the levels that it gave hold no more; who had taken part is told.
    Raises ArbiterError.
    """
    with office.folder.transaction():
        contest, reason = closed(office, event), the_reason(act)
        given = office.store.grades_of_source(event)
        office.store.take_back_grades(event, act.at)
        body = EventReopened(reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        facts = event_facts(office, contest, players=False)
        for player in contest.numbers:
            told: dict[str, object] = {
                "event": facts,
                "reason": reason,
                "level": given.get(player, ""),
            }
            send_event_letter(office, contest, player, "event_reopened", told, act)
        return contest


def closed(office: Office, event: str) -> Contest:
    """A closed event by its id. Raises ArbiterError if there is none, or it is not closed."""
    contest = the_contest(office, event)
    if contest.stands != "closed":
        raise ArbiterError(f"{event} is {contest.stands}: only a closed event can be reopened")
    return contest


def builds_on(office: Office, contest: Contest) -> Iterator[str]:
    """What has been built on a closed event and stays as it is, in words."""
    given = office.store.grades_of_source(contest.id)
    if given:
        yield f"the levels of {listed(sorted(given))} are taken back: the close computes them anew"
    if missing := system_of(contest).missing(contest, results_of(office, contest)):
        yield f"it was closed early, and goes on if {close_early(contest)} does not: {missing}"
    yield from _levels_taken(office, contest)
    for event, _, _ in office.store.tournaments() if contest.spec.divisions else ():
        other = office.folder.contest(event)
        if other is not None and _is_later(contest, other):
            yield from _places_taken(contest, other)


def _levels_taken(office: Office, contest: Contest) -> Iterator[str]:
    """Which events took which levels from this one, be they later or beside it (art. 2 §4)."""
    if not contest.spec.ranking.counts:
        return
    levels = [
        ChangedLevel(player=player, before=write_level(one.level), after="")
        for player, one in office.store.given_by(contest.id).items()
        if one.status == "official" and not one.kept
    ]
    taken = dict[str, list[UsedLevel]]()
    for one in levels_used(office, contest, contest.reports, levels):
        taken.setdefault(one.event, []).append(one)
    for event, used in taken.items():
        if held := [f"{one.level} of {one.player}" for one in used if one.start]:
            yield f"{event} began with {listed(held)}: that stays (art. 2 §4)"
        if held := [f"{one.level} of {one.player}" for one in used if one.close]:
            yield (
                f"{event} was closed with {listed(held)}: that stays until {event} is reopened "
                "and closed again"
            )


def _is_later(contest: Contest, other: Contest) -> bool:
    """Whether another event began after this one was closed."""
    begun, end = other.started_at, contest.closed_at
    return begun is not None and end is not None and begun >= end


def _places_taken(contest: Contest, other: Contest) -> Iterator[str]:
    """That a later season has taken its places from this one."""
    divisions = [one.name for one in contest.spec.divisions]
    same = divisions == [one.name for one in other.spec.divisions]
    if same and set(other.order) & set(contest.order):
        yield (
            f"{other.id}, a later season of the same divisions, has begun: who went up or down "
            f"by {contest.id} stays where they are"
        )
