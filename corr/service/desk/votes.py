"""Who decides an appeal in an event of matches, and their votes (backgammon.md 8 [1.5, 1.6])."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.desk.appeals import decide_appeal
from corr.service.desk.panel import (
    address_of,
    ask_members,
    release_clocks,
    require_apart,
    tell_released,
)
from corr.service.desk.undoing import Way, let_fall
from corr.service.event.counting import require_tables
from corr.service.letters.event_letters import Act, the_reason
from corr.service.letters.impartial import needs_panel
from corr.service.letters.notices import tell_request
from corr.service.letters.plain import hashed
from corr.service.office.office import Office
from corr.service.office.tables import the_contest
from corr.tournament.contest.contest import Contest
from corr.tournament.contest.ruled import PANEL, open_appeal, vote
from corr.tournament.events.events_contest import PanelNamed, Verdict


def name_panel(
    office: Office, event: str, number: int, members: Sequence[str], act: Act
) -> Contest:
    """Name the three who decide an appeal, by address or player; each is asked for a vote.

    Who was named before and is not any more is told; votes of those who stay count. Raises
    ArbiterError for who may not sit there.
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        if not needs_panel(contest):
            raise ArbiterError(said("why_appeal", "no_panel_here", event=event))
        ruled = open_appeal(contest.rulings, number)
        named = tuple(dict.fromkeys(address_of(office, one) for one in members))
        if len(named) != PANEL:
            raise ArbiterError(said("why_appeal", "three_members", found=len(named)))
        for one in named:
            require_apart(office, contest, ruled, one)
        first, second, third = named
        body = PanelNamed(number=number, first=first, second=second, third=third, reason=reason)
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        ask_members(office, contest, contest.rulings[number], ruled.panel, act)
        for address in (one for one in ruled.voters if one not in named):
            params = {"event": event, "number": number}
            cause = f"appeal.left.{event}.{number}.{hashed(address)}.{hashed(act.cause)}"
            tell_request(office, address, "panel_left", params, at=act.at, cause=cause)
        return _decided(office, contest, number, act)


def falls_by(
    office: Office,
    event: str,
    number: int,
    verdict: Verdict,
    act: Act,
    ways: Mapping[str, Way],
) -> bool:
    """Whether a vote decides that a ruling falls, and what it did can be undone with that."""
    contest = office.folder.contest(event)
    ruled = contest.rulings.get(number) if contest else None
    if ruled is None or not ruled.is_open or verdict is not Verdict.ALLOWED:
        return False
    before = [one.verdict for one in ruled.votes if one.by != act.by.lower()]
    if before.count(verdict.value) + 1 <= PANEL // 2:
        return False
    try:
        with office.folder.transaction(), office.folder.trial():
            let_fall(office, event, number, act, ways)
            require_tables(office, event)
    except ArbiterError:
        return False
    return True


def take_vote(
    office: Office,
    event: str,
    number: int,
    verdict: Verdict,
    act: Act,
    *,
    ways: Mapping[str, Way] | None = None,
) -> Contest:
    """Take the vote of a member; two alike decide the appeal. Raises ArbiterError.

    With `ways` the ruling is undone by them at once: this vote makes it fall (`falls_by`).
    """
    with office.folder.transaction():
        contest, reason = the_contest(office, event), the_reason(act)
        body = vote(contest.rulings, number, verdict, reason, act.by.lower())
        contest = office.folder.record(event, contest, [body], at=act.at, cause=act.cause)
        if ways is None:
            return _decided(office, contest, number, act)
        released = release_clocks(office, contest.rulings[number], act)
        let_fall(office, event, number, act, ways)
        contest = _decided(office, contest, number, act, taken_back=True)
        tell_released(office, released, act)
        return contest


def _decided(
    office: Office, contest: Contest, number: int, act: Act, *, taken_back: bool = False
) -> Contest:
    """The event after what its committee has decided, if two have voted alike."""
    ruled = contest.rulings[number]
    verdict = ruled.majority
    if verdict is None:
        return contest
    reasons = (one.reason for one in ruled.votes if one.verdict == verdict.value)
    whole = replace(act, reason=" / ".join(dict.fromkeys(reasons)), by="")
    return decide_appeal(office, contest.id, number, verdict, whole, taken_back=taken_back)
