"""What needs an arbiter because of a whole event: rounds that are due, an end, wrong games."""

from collections.abc import Iterable, Iterator

from corr.service.letters.impartial import judges_of, kept_from, without_players
from corr.service.office.office import Office
from corr.service.office.people import called, with_names
from corr.service.watch.needs import Look, Need, Urgency
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.desk import Ruled, ways_to_decide
from corr.tournament.wording import typed


def to_set_right(office: Office, look: Look) -> Iterator[Need]:
    """Events in which games do not follow from the results."""
    for wrong in look.wrong:
        words = with_names(office, wrong)
        yield Need(kind="wrong", urgency=Urgency.TODAY, words=words, about=words)


def rounds_due(office: Office, look: Look) -> Iterator[Need]:
    """Rounds whose day has come, and that have not begun."""
    for contest in _running(office, look):
        number = contest.opened + 1
        moment = contest.round_moment(number)
        more = number <= max(contest.rounds, contest.drawn)
        dated = contest.spec.system.has_dates and more
        if dated and moment is not None and moment < look.at:
            yield Need(
                kind="round_due",
                urgency=Urgency.TODAY,
                event=contest.id,
                words=f"round {number} was to begin on {contest.day(moment)} and has not",
                commands=(typed("event", "draw", contest.id, "--dry-run"),),
                about=f"{number}",
                since=moment,
            )


def over(office: Office, look: Look) -> Iterator[Need]:
    """Events whose games have all ended, which wait to be closed."""
    for contest in _running(office, look):
        begun, going = office.store.game_counts(contest.id)
        drawn = begun >= len(contest.pairings) > 0
        if going or not drawn or max(contest.rounds, contest.drawn) > contest.opened:
            continue
        yield Need(
            kind="over",
            urgency=Urgency.SOON,
            event=contest.id,
            words="all games that were drawn are over: it can be closed",
            commands=(typed("event", "close", contest.id, "--dry-run"),),
        )


def appeals_open(office: Office, look: Look) -> Iterator[Need]:
    """Appeals that wait for a decision: for those who decide, with both ways to do it."""
    for event, state in look.events.items():
        here = state != "moved" and event not in look.damaged
        contest = office.folder.contest(event) if here else None
        for number, ruled in contest.rulings.items() if contest else ():
            if contest and ruled.is_open and ruled.appeal is not None:
                who = called(office, ruled.appeal.player)
                yield Need(
                    kind="appeal",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=f"{who} appeals against ruling {number}: allow it, so that the ruling "
                    "falls, or dismiss it, so that the ruling stands",
                    commands=(typed("appeal", "list", event), *ways_to_decide(event, number)),
                    about=f"{number}",
                    since=ruled.appealed_at,
                    readers=judges_of(office, contest, ruled),
                    else_words=""
                    if kept_from(office, ruled)
                    else f"the appeal of {who} against ruling {number} waits for those "
                    "who decide it",
                )


def fallen(office: Office, look: Look) -> Iterator[Need]:
    """Rulings that fell by an appeal, and have not been taken back."""
    for event, state in look.events.items():
        here = state != "moved" and event not in look.damaged
        contest = office.folder.contest(event) if here else None
        for number, ruled in contest.rulings.items() if contest else ():
            if contest and ruled.decision and not _is_taken_back(office, contest, ruled):
                kept, arbiters = kept_from(office, ruled), contest.spec.event.arbiters
                yield Need(
                    kind="fallen",
                    urgency=Urgency.TODAY,
                    event=event,
                    words=f"the appeal against ruling {number} was allowed, and the ruling is not "
                    "taken back yet",
                    commands=_ways_back(office, contest, ruled),
                    about=f"{number}",
                    since=ruled.decided_at,
                    readers=_readers(office, arbiters, kept) if kept else (),
                )


def _is_taken_back(office: Office, contest: Contest, ruled: Ruled) -> bool:
    from corr.service.desk.appeals import is_taken_back

    return is_taken_back(office, contest, ruled)


def _ways_back(office: Office, contest: Contest, ruled: Ruled) -> tuple[str, ...]:
    from corr.service.desk.appeals import ways_back

    return ways_back(office, contest, ruled)


def _readers(office: Office, arbiters: Iterable[str], kept: Iterable[str]) -> tuple[str, ...]:
    return without_players(office, arbiters, kept) or (office.arbiter,)


def _running(office: Office, look: Look) -> Iterator[Contest]:
    for event, state in look.events.items():
        if state == "running" and event not in look.damaged:
            contest = office.folder.contest(event)
            assert contest is not None  # it was read for the look
            yield contest
