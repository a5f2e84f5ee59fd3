"""The end of leave: what a player takes back by letter, and what the arbiter does.

Leave that goes on ends after a day's warning; leave still to come is as if it had never been.
"""

from collections.abc import Sequence
from datetime import datetime
from zoneinfo import ZoneInfo

from corr.errors import ArbiterError
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.letters.event_letters import Act, the_contest, the_player, the_reason
from corr.service.letters.news import zone_of
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.office.register import record_person
from corr.service.play.leave import (
    MOST_CHANGES,
    changes,
    contests_of,
    leaves_of,
    refusal,
    running_in,
)
from corr.service.play.leave_letters import Ended, Told, end_answer, send_leave, tell_of_end
from corr.store import PlayerRow
from corr.tournament.events.events import ClockUnrested, LeaveEnded
from corr.tournament.play.clock import LAST_INSTANT
from corr.tournament.play.clock_days import SECOND, Stretch
from corr.tournament.play.game import Game
from corr.tournament.play.leave import WARNING, Allowed, away, days_spent, ended, holding, utc
from corr.tournament.play.orders import LeaveOff


def take_back(case: Case, player: PlayerRow, order: LeaveOff) -> Answer | Refusal:
    """End the leave that an order means, as far as it goes on for more than the warning.

    Without a day that is the one which goes on; if none does, the only one still to come.
    """
    if changes(case, player) >= MOST_CHANGES:
        return refusal(order, "leave_often", limit=MOST_CHANGES)
    now, zone = case.letter.arrived, zone_of(case.office, player)
    known = away(leaves_of(case.office, player.id), now)
    if not known:
        return refusal(order, "no_leave_to_end")
    meant = _meant(order, known, now, zone)
    if not meant:
        return refusal(order, "which_leave", leaves=known, zone=zone.key)
    start = max(now + WARNING, meant[0][0])
    if meant[-1][1] <= start:
        return refusal(order, "leave_ends", until=meant[-1][1], zone=zone.key)
    act = Act(at=now, cause=case.letter.key)
    before = LAST_INSTANT if order.every else meant[-1][1]
    over = _end(case.office, player, (), meant, (start, before), act)
    tell_of_end(case.office, player, over, act)
    kept = tuple(one for one in known if one not in meant)
    return end_answer(case.office, player, over, _left(case.office, player, now), now, kept=kept)


def _meant(
    order: LeaveOff, known: Sequence[Stretch], now: datetime, zone: ZoneInfo
) -> tuple[Stretch, ...]:
    """Which leave an order takes back; () if it does not say."""
    if order.every:
        return tuple(known)
    if order.day is not None:
        return tuple(one for one in known if _touches(one, order, zone))[:1]
    runs = tuple(one for one in known if one[0] <= now)
    return runs or (tuple(known) if len(known) == 1 else ())


def _touches(leave: Stretch, order: LeaveOff, zone: ZoneInfo) -> bool:
    """Whether leave has the order's day in it."""
    first, last = (at.astimezone(zone).date() for at in (leave[0], leave[1] - SECOND))
    return order.day is not None and first <= order.day <= last


def cancel_leave(office: Office, player: str, act: Act, *, event: str = "") -> tuple[str, ...]:
    """Take back what is left of a player's leave after a day's warning; the games concerned.

    Raises ArbiterError if nothing is left of any.
    """
    with office.folder.transaction():
        row, reason = the_player(office, player), the_reason(act)
        events = (the_contest(office, event).id,) if event else ()
        until, leaves = act.at + WARNING, leaves_of(office, row.id)
        if ended(leaves, events, until) == leaves:
            where, when = f" in {event}" if event else "", f"{until:%Y-%m-%d %H:%M} UTC"
            raise ArbiterError(f"{row.id} has no leave{where} after {when}")
        meant = away(holding(leaves, event) if event else leaves, until)
        over = _end(office, row, events, meant, (until, LAST_INSTANT), act, reason=reason)
        tell_of_end(office, row, over, act)
        told = _left(office, row, act.at, event=event)
        send_leave(office, row, end_answer(office, row, over, told, act.at, reason=reason), act)
        return tuple(game.id for game, _ in over.games)


def _left(office: Office, player: PlayerRow, now: datetime, *, event: str = "") -> list[Told]:
    """How many days remain in each event that gives any, now that leave was taken back."""
    leaves, found = leaves_of(office, player.id), list[Told]()
    year = now.astimezone(zone_of(office, player)).year
    for contest in contests_of(office, player.id):
        part = contest.spec.leave
        if part.days_per_year and event in ("", contest.id):
            left = part.days_per_year - days_spent(leaves, contest.id, part).get(year, 0)
            found.append(Told(contest=contest, allowed=Allowed(added=0, left=((year, left),))))
    return found


def _end(
    office: Office,
    player: PlayerRow,
    events: Sequence[str],
    meant: Sequence[Stretch],
    gone: Stretch,
    act: Act,
    *,
    reason: str = "",
) -> Ended:
    """Take back leave from one instant up to another, and let clocks run again then."""
    start, before = gone
    body = LeaveEnded(
        player=player.id,
        until=utc(start),
        events=tuple(events),
        before=utc(before) if before < LAST_INSTANT else "",
        by=act.by,
        reason=reason,
    )
    record_person(office, player.id, [body], at=act.at, cause=act.cause)
    found, rested = list[tuple[Game, Seat]](), dict[str, tuple[Stretch, ...]]()
    for game, seat in running_in(office, player.id, events):
        mine = ((one.since, one.until) for one in game.times.rests if one.seat is seat)
        rests = tuple(one for one in mine if one[0] < before and one[1] > start)
        if rests:
            until = min(before, max(end for _, end in rests))
            unrest = ClockUnrested(seat=seat, since=utc(start), until=utc(until))
            game = office.folder.play(game, [unrest], at=act.at, cause=act.cause)
            rested[game.id] = rests
            found.append((game, seat))
    begun = any(since < start for since, _ in meant)
    return Ended(
        until=start if begun else None,
        gone=tuple(one for one in meant if one[0] >= start),
        games=tuple(found),
        rested=rested,
    )
