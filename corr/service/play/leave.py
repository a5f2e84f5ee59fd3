"""Leave: what a player announces by letter, and what the arbiter grants (`leave_off`: its end).

What is decided is recorded in the player's stream, and in each game in which it rests a clock.
The player hears of it event by event, and each opponent once, whatever the number of games.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, timedelta

from corr.errors import ArbiterError, NotNow
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.service.letters.event_letters import Act, the_contest, the_player, the_reason
from corr.service.letters.news import zone_of
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.office.register import person_of, record_person
from corr.service.play.leave_letters import Games, Told, leave_answer, send_leave, tell_opponents
from corr.store import PlayerRow
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events import LeaveEnded, LeaveTaken
from corr.tournament.play.clock_days import Stretch
from corr.tournament.play.game import Game
from corr.tournament.play.leave import (
    FARTHEST,
    Allowed,
    Leave,
    check,
    current,
    days_spent,
    leave_between,
    rests,
    utc,
)
from corr.tournament.play.orders import LeaveOff, TakeLeave
from corr.tournament.play.person import stream_of

MOST_CHANGES = 6
"""How often a player may announce leave or take it back within a day: opponents are told."""

# -- by letter ----


def take_leave(case: Case, player: PlayerRow, order: TakeLeave) -> Sequence[Answer | Refusal]:
    """Enter the leave that a letter announces; what its writer is told.

    It holds in every event of theirs that has days for it. If none has, the reasons are told.
    """
    now, zone = case.letter.arrived, zone_of(case.office, player).key
    today = now.astimezone(zone_of(case.office, player)).date()
    if order.is_unread:
        return [how_to_write_leave(case, player, order.line)]
    if changes(case, player) >= MOST_CHANGES:
        return [refusal(order, "leave_often", limit=MOST_CHANGES)]
    first, last = order.between(today)
    if faults := [*_impossible(order, first, last, today)]:
        return faults
    contests = contests_of(case.office, player.id)
    if not contests:
        return [refusal(order, "no_event")]
    wish = leave_between(first, last, zone, now)
    told = [_checked(case.office, player, contest, wish, order, now) for contest in contests]
    if not any(one.allowed for one in told):
        return [one.refusal for one in told if one.refusal]
    events = tuple(one.contest.id for one in told if one.allowed)
    body = LeaveTaken(
        player=player.id,
        since=utc(wish.since),
        until=utc(wish.until),
        zone=zone,
        events=events,
        refused=tuple(one.contest.id for one in told if one.refusal),
    )
    act = Act(at=now, cause=case.letter.key)
    games = _enter(case.office, player, body, act)
    tell_opponents(case.office, player, games, (wish.since, wish.until), act)
    return [leave_answer(case.office, player, told, games, (wish.since, wish.until), now)]


def how_to_write_leave(case: Case, player: PlayerRow, line: str) -> Refusal:
    """What is told about a line that speaks of leave and does not say from when until when."""
    today = case.letter.arrived.astimezone(zone_of(case.office, player)).date()
    return Refusal(line=line, code="leave_unread", params={"today": today})


def changes(case: Case, player: PlayerRow) -> int:
    """How often a player has announced or taken back leave within a day."""
    since = case.letter.arrived - timedelta(days=1)
    events = case.office.store.events(stream_of(player.id))
    return sum(
        isinstance(one.body, LeaveTaken | LeaveEnded) and not one.body.reason and one.at > since
        for one in events
    )


def _impossible(order: TakeLeave, first: date, last: date, today: date) -> Iterator[Refusal]:
    if not today <= first <= last:
        yield refusal(order, "bad_leave", first=first, last=last, today=today)
    elif last > today + FARTHEST:
        yield refusal(order, "leave_too_far", last=last, most=today + FARTHEST)


def refusal(order: TakeLeave | LeaveOff, code: str, **params: object) -> Refusal:
    """Why an order about leave cannot be carried out."""
    return Refusal(line=order.line, code=code, params=params)


def contests_of(office: Office, player: str) -> list[Contest]:
    """The events in which a player plays or will play, by id."""
    names = [event for event, state, _ in office.store.entries(player) if state not in OVER]
    found = (office.folder.contest(event) for event in names)
    return [one for one in found if one is not None and player not in one.withdrawn]


def _checked(
    office: Office,
    player: PlayerRow,
    contest: Contest,
    wish: Leave,
    order: TakeLeave,
    now: datetime,
) -> Told:
    """What leave comes to in an event."""
    part = contest.spec.leave
    if not part.days_per_year:
        params = {"event": contest.id, "arbiter": contest.spec.event.arbiters[0]}
        return Told(contest=contest, refusal=refusal(order, "no_leave_days", **params))
    try:
        allowed = check(wish, leaves_of(office, player.id), contest.id, part, now)
    except NotNow as error:
        return Told(contest=contest, refusal=refusal(order, error.code, **error.params))
    return Told(contest=contest, allowed=allowed)


# -- by the arbiter ----


@dataclass(frozen=True, slots=True, kw_only=True)
class OnLeave:
    """A player whose leave goes on or is still to come, and the days used in each event."""

    player: PlayerRow
    leaves: tuple[Leave, ...]
    spent: tuple[tuple[str, int, int], ...]


def grant_leave(
    office: Office, player: str, first: date, last: date, act: Act, *, event: str = ""
) -> tuple[str, ...]:
    """Give a player leave that costs no days, in one event or in all; the games that rest.

    The dates are the player's, and may be past: what had been used then is given back. Raises
    ArbiterError.
    """
    with office.folder.transaction():
        row, reason = the_player(office, player), the_reason(act)
        today = act.at.astimezone(zone_of(office, row)).date()
        if first > last:
            raise ArbiterError(f"{first} to {last}: leave cannot end before it begins")
        if max(abs(first - today), abs(last - today)) > FARTHEST:
            raise ArbiterError(f"{first} to {last}: leave is within two years of today, {today}")
        contests = _contests_meant(office, row, event)
        begin = datetime.min.replace(tzinfo=UTC)
        wish = leave_between(first, last, zone_of(office, row).key, begin)
        body = LeaveTaken(
            player=row.id,
            since=utc(wish.since),
            until=utc(wish.until),
            zone=wish.zone,
            events=tuple(one.id for one in contests),
            later=not event,
            granted=True,
            by=act.by,
            reason=reason,
        )
        games = _enter(office, row, body, act)
        told = [Told(contest=one, allowed=Allowed(added=0, left=())) for one in contests]
        tell_opponents(office, row, games, (wish.since, wish.until), act)
        answer = leave_answer(
            office, row, told, games, (wish.since, wish.until), act.at, reason=reason
        )
        send_leave(office, row, answer, act)
        return tuple(game.id for game, _ in games)


def on_leave(
    office: Office, at: datetime, *, event: str = "", only: frozenset[str] | None = None
) -> list[OnLeave]:
    """Everybody whose leave goes on or is still to come, maybe in one event only.

    Of other events than `only` nothing is told; None for all.
    """

    def told(name: str) -> bool:
        return event in ("", name) and (only is None or name in only)

    found = list[OnLeave]()
    for row in office.store.players_on_leave(at):
        leaves = leaves_of(office, row.id)
        mine = [*current(leaves, at)]
        if event or only is not None:
            mine = [one for one in mine if any(map(told, one.events))]
        if only is not None:
            mine = [replace(one, events=tuple(filter(told, one.events))) for one in mine]
        contests = [one for one in contests_of(office, row.id) if told(one.id)]
        year = at.astimezone(zone_of(office, row)).year
        spent = (
            (one.id, days_spent(leaves, one.id, one.spec.leave).get(year, 0), one.spec.leave)
            for one in contests
        )
        days = tuple((name, days, part.days_per_year) for name, days, part in spent)
        if mine:
            found.append(OnLeave(player=row, leaves=tuple(mine), spent=days))
    return found


def leave_of(game: Game, at: datetime) -> dict[Seat, Stretch]:
    """When the players of a game that goes on are on leave, at an instant or the next time."""
    found = {seat: game.times.leave(seat, at) for seat in Seat if game.clock is not None}
    return {seat: away for seat, away in found.items() if away is not None}


def leave_lines(office: Office, event: str, at: datetime) -> list[str]:
    """Who is or will be on leave in an event, a line each."""
    return [
        f"  on leave {leave.first} – {leave.last}: {one.player.name} ({one.player.id})"
        for one in on_leave(office, at, event=event)
        for leave in one.leaves
    ]


def leave_json(one: OnLeave) -> dict[str, object]:
    """A player's leave for a script."""
    return {
        "player": one.player.id,
        "name": one.player.name,
        "leave": [
            {
                "since": leave.since.isoformat(),
                "until": leave.until.isoformat(),
                "first": leave.first.isoformat(),
                "last": leave.last.isoformat(),
                "time_zone": leave.zone,
                "events": list(leave.events),
                "granted": leave.granted,
            }
            for leave in one.leaves
        ],
        "days": [{"event": event, "used": days, "of": most} for event, days, most in one.spent],
    }


def events_of(office: Office, player: str) -> tuple[str, ...]:
    """The events in which a player plays or will play, by id."""
    return tuple(one.id for one in contests_of(office, player))


def _contests_meant(office: Office, player: PlayerRow, event: str) -> list[Contest]:
    contests = contests_of(office, player.id)
    meant = [one for one in contests if event in ("", one.id)]
    if not meant:
        where = the_contest(office, event).id if event else "any event that goes on"
        raise ArbiterError(f"{player.name} ({player.id}) does not play in {where}")
    return meant


# -- what both come to ----


def leaves_of(office: Office, player: str) -> tuple[Leave, ...]:
    """All leave that a player ever took."""
    person = person_of(office, player)
    return person.leaves if person else ()


def running_in(office: Office, player: str, events: Sequence[str]) -> Iterator[tuple[Game, Seat]]:
    """The player's games that go on in some events, with their seat; without events, in all."""
    here = [one.id for one in contests_of(office, player) if not events or one.id in events]
    for row in office.store.games_of_player(player):
        game = office.folder.game(row.id) if row.state == "running" else None
        seat = game.seat_of(player) if game else None
        if game is not None and seat is not None and game.event in here:
            yield game, seat


def _enter(office: Office, player: PlayerRow, body: LeaveTaken, act: Act) -> Games:
    """Record leave, and let it rest the clocks of the games that go on; those games."""
    record_person(office, player.id, [body], at=act.at, cause=act.cause)
    leaves, since = leaves_of(office, player.id), datetime.fromisoformat(body.since)
    found = list[tuple[Game, Seat]]()
    for game, seat in running_in(office, player.id, body.events):
        part, at = the_contest(office, game.event).spec.leave, min(since, act.at)
        bodies = [*rests(leaves, game.event, part, game.times, seat, at)]
        if bodies:
            found.append((office.folder.play(game, bodies, at=act.at, cause=act.cause), seat))
    return found
