"""What closing an event comes up against of appeals: undecided ones, and those still to come."""

from collections.abc import Iterator
from dataclasses import dataclass

from corr.errors import ArbiterError
from corr.service.desk.appeals import is_taken_back
from corr.service.desk.undoing import way_back
from corr.service.letters.event_letters import Act, the_reason
from corr.service.letters.impartial import judges_of, kept_from
from corr.service.office.office import Office
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.desk import Ruled, ways_to_decide
from corr.tournament.wording import listed, typed


@dataclass(frozen=True, slots=True, kw_only=True)
class MayAppeal:
    """A ruling that may still be appealed, by which players (ids) and until which day."""

    ruling: int
    what: str
    until: str
    players: tuple[str, ...]


def undecided_of(contest: Contest) -> tuple[int, ...]:
    """The numbers of the rulings whose appeals wait for their decision."""
    return tuple(number for number, one in sorted(contest.rulings.items()) if one.is_open)


def fallen_of(office: Office, contest: Contest) -> tuple[int, ...]:
    """The numbers of the rulings that have fallen on appeal, and nobody has taken back yet."""
    return tuple(
        number
        for number, one in sorted(contest.rulings.items())
        if one.decision is not None and not is_taken_back(office, contest, one)
    )


def require_decided(office: Office, contest: Contest, act: Act, *, anyway: bool) -> None:
    """Raise ArbiterError if appeals wait for their decision, or a fallen ruling still holds.

    Closed `anyway`, over those that wait, an event needs a reason.
    """
    if fallen := fallen_of(office, contest):
        raise ArbiterError(
            *(
                f"{contest.id}: ruling {number} has fallen on appeal and is not taken back yet: "
                f"`{way_back(office, contest, contest.rulings[number])}`"
                for number in fallen
            )
        )
    waiting = undecided_of(contest)
    if not waiting:
        return
    if anyway:
        the_reason(act)
        return
    close = typed("event", "close", contest.id, "--undecided-appeals", "--reason", "TEXT")
    raise ArbiterError(
        *(_undecided(office, contest, contest.rulings[number], act) for number in waiting),
        f"decide first, or `{close}` closes {contest.id} all the same; "
        "report and letters tell the reason",
    )


def _undecided(office: Office, contest: Contest, ruled: Ruled, act: Act) -> str:
    assert ruled.appeal is not None and ruled.appealed_at is not None  # noqa: PT018
    number, judges = ruled.act.number, judges_of(office, contest, ruled)
    allow, dismiss = ways_to_decide(contest.id, number)
    who = "a player" if _is_kept(office, ruled, act) else ruled.appeal.player
    return (
        f"{contest.id}: the appeal of {who} against ruling {number} is undecided since "
        f"{contest.day(ruled.appealed_at)}; {listed(judges)} decides: `{allow}`, so that the "
        f"ruling falls, or `{dismiss}`, so that it stands"
    )


def appeals_to_come(office: Office, contest: Contest, act: Act) -> Iterator[MayAppeal]:
    """The rulings that may still be appealed on the day of an act, if its maker may know."""
    day = contest.day(act.at)
    for number, one in sorted(contest.rulings.items()):
        settled = one.appeal is not None or one.undone_by
        if settled or not one.may_be_appealed(day) or not one.act.concerned:
            continue
        if not _is_kept(office, one, act):
            yield MayAppeal(
                ruling=number,
                what=one.act.what,
                until=one.act.appeal_until,
                players=one.act.concerned,
            )


def _is_kept(office: Office, ruled: Ruled, act: Act) -> bool:
    """Whether who acts by letter plays in the ruling's game, and may not hear of it."""
    row = office.store.player_by_address(act.by.lower()) if act.by else None
    return row is not None and row.id in kept_from(office, ruled)
