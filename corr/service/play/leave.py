"""Leave: announced by letter, granted, taken back; and the letters about it."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

from msgspec import Struct
from msgspec.structs import replace

from corr.errors import ArbiterError, NotNow
from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.write.facts import LeaveEvent, LeaveFacts, LeaveGame
from corr.sentences.said import said
from corr.service.letters.compose import player_at
from corr.service.letters.event_letters import Act, the_player, the_reason
from corr.service.letters.news import attached, zone_of
from corr.service.letters.plain import send_about_no_game
from corr.service.office.case import Answer, Case
from corr.service.office.office import Office
from corr.service.office.people import person_of, record_person
from corr.service.office.tables import the_contest
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import OVER, Contest
from corr.tournament.events.events_player import ClockUnrested, LeaveEnded, LeaveTaken
from corr.tournament.play.breaks import has_only_breaks
from corr.tournament.play.clock import LAST_INSTANT
from corr.tournament.play.game import Game
from corr.tournament.play.leave import (
    FARTHEST,
    WARNING,
    Allowed,
    Leave,
    away,
    check,
    current,
    days_spent,
    ended,
    holding,
    leave_between,
    leaves_in,
    rests,
    utc,
)
from corr.tournament.play.matches.itself import waits_for_gift
from corr.tournament.play.orders import LeaveOff, TakeLeave
from corr.tournament.play.person import stream_of
from corr.tournament.spec.clock_terms import SECOND, Stretch

# -- the letters about leave ----


Games = Sequence[tuple[Game, Seat]]
"""Games that leave concerns, each with the seat of who takes it."""


class Told(Struct, frozen=True, kw_only=True):
    """What leave comes to in an event: it is `allowed`, or there is a `refusal`."""

    contest: Contest
    allowed: Allowed | None = None
    refusal: Refusal | None = None


class Ended(Struct, frozen=True, kw_only=True):
    """Leave that was taken back: `until` when the one that has begun goes on, None if none has.

    `gone` are those that will not begin. The `games` are as they are now, `rested` what was
    known in each, by its id.
    """

    until: datetime | None
    gone: tuple[Stretch, ...]
    games: Games
    rested: Mapping[str, Sequence[Stretch]]


def leave_answer(
    office: Office,
    player: PlayerRow,
    told: Sequence[Told],
    games: Games,
    leave: Stretch,
    at: datetime,
    *,
    reason: str = "",
) -> Answer:
    """The letter to a player about their leave, with the deadlines for their calendar."""
    events = [_event(office, one, games, at) for one in told]
    facts = LeaveFacts(
        since=leave[0],
        until=leave[1],
        time_zone=zone_of(office, player).key,
        events=tuple(events),
        ruled=bool(reason),
        reason=reason,
    )
    return _own(office, facts, games, at)


def end_answer(
    office: Office,
    player: PlayerRow,
    over: Ended,
    told: Sequence[Told],
    at: datetime,
    *,
    kept: Sequence[Stretch] = (),
    reason: str = "",
) -> Answer:
    """The letter to a player about leave that was taken back; other leave of theirs is `kept`."""
    events = [_event(office, one, over.games, at) for one in told]
    facts = LeaveFacts(
        since=None,
        until=over.until,
        time_zone=zone_of(office, player).key,
        events=tuple(events),
        off=True,
        gone=over.gone,
        kept=tuple(kept),
        ruled=bool(reason),
        reason=reason,
    )
    return _own(office, facts, over.games, at)


def _own(office: Office, facts: LeaveFacts, games: Games, at: datetime) -> Answer:
    return Answer(
        kind="leave", facts={"leave": facts}, attachments=attached(office, list(games), at)
    )


def send_leave(office: Office, player: PlayerRow, answer: Answer, act: Act) -> None:
    """Queue the letter about leave that an arbiter has granted or cancelled."""
    facts = answer.facts["leave"]
    assert isinstance(facts, LeaveFacts)
    send_about_no_game(
        office,
        player,
        answer.kind,
        {"leave": _by_ruling(facts, act)},
        at=act.at,
        cause=act.cause,
        attachments=answer.attachments,
    )


def tell_opponents(
    office: Office, player: PlayerRow, games: Games, leave: Stretch, act: Act
) -> None:
    """Queue one letter to each opponent in games that leave concerns; they learn no reason."""
    for row, found in _opponents(office, games):
        facts = LeaveFacts(
            since=leave[0],
            until=leave[1],
            time_zone=zone_of(office, row).key,
            events=tuple(_theirs(office, found, act.at)),
            player=player.name,
        )
        _send_theirs(office, row, facts, act)


def tell_of_end(office: Office, player: PlayerRow, over: Ended, act: Act) -> None:
    """Queue one letter to each opponent whom leave concerned that was taken back."""
    for row, found in _opponents(office, over.games):
        known = [one for game, _ in found for one in over.rested[game.id]]
        start = over.until or act.at
        facts = LeaveFacts(
            since=None,
            until=over.until if any(since < start for since, _ in known) else None,
            time_zone=zone_of(office, row).key,
            events=tuple(_theirs(office, found, act.at)),
            off=True,
            gone=tuple(one for one in over.gone if any(_meet(one, rest) for rest in known)),
            player=player.name,
        )
        _send_theirs(office, row, facts, act)


def _meet(one: Stretch, other: Stretch) -> bool:
    return one[0] < other[1] and other[0] < one[1]


def _opponents(
    office: Office, games: Games
) -> Iterator[tuple[PlayerRow, list[tuple[Game, Seat]]]]:
    """Each opponent with the games, and the seats there that are theirs."""
    theirs = dict[str, list[tuple[Game, Seat]]]()
    for game, seat in games:
        theirs.setdefault(game.players[seat.other], []).append((game, seat.other))
    for opponent, found in theirs.items():
        if row := office.store.players.player(opponent):
            yield row, found


def _send_theirs(office: Office, row: PlayerRow, facts: LeaveFacts, act: Act) -> None:
    told = {"leave": _by_ruling(facts, act)}
    send_about_no_game(office, row, "opponent_leave", told, at=act.at, cause=act.cause)


def _by_ruling(facts: LeaveFacts, act: Act) -> LeaveFacts:
    """What is told of leave, with the ruling that it is by and how to appeal, if it is by one."""
    until = act.appeal_until
    return replace(facts, ruling=act.ruling, rule=act.rule, appeal_until=until)


def _event(office: Office, told: Told, games: Games, at: datetime) -> LeaveEvent:
    contest = told.contest
    mine = [(game, seat) for game, seat in games if game.event == contest.id]
    return LeaveEvent(
        id=contest.id,
        name=contest.spec.event.name,
        most=contest.spec.leave.days_per_year,
        left=told.allowed.left if told.allowed else (),
        games=tuple(_game(office, game, seat, at) for game, seat in mine),
        refusal=told.refusal,
    )


def _theirs(office: Office, games: Games, at: datetime) -> list[LeaveEvent]:
    events = dict[str, list[tuple[Game, Seat]]]()
    for game, seat in games:
        events.setdefault(game.event, []).append((game, seat))
    found = list[LeaveEvent]()
    for event, mine in events.items():
        contest = office.folder.contest(event)
        listed = tuple(_game(office, game, seat, at) for game, seat in mine)
        name = contest.spec.event.name if contest else event
        found.append(LeaveEvent(id=event, name=name, games=listed))
    return found


def _game(office: Office, game: Game, seat: Seat, at: datetime) -> LeaveGame:
    clock = game.clock
    runs = clock is not None and clock.stopped is None and clock.runs
    return LeaveGame(
        game=game.id,
        opponent=player_at(office, game, seat.other).name,
        turn=_turn(game, seat),
        due=clock.due if clock is not None and runs else None,
        over=clock is not None and runs and clock.due < at,
    )


def _turn(game: Game, seat: Seat) -> str:
    """Whose turn it is, seen from a seat, or whose words the dice wait for."""
    if waits_for_gift(game, seat):
        return "give_you"
    if waits_for_gift(game, seat.other):
        return "give_other"
    return "you" if game.clock is not None and game.clock.seat is seat else "opponent"


# -- leave ----


MOST_CHANGES = 6
"""How often a player may announce leave or take it back within a day: opponents are told."""

# -- by letter ----
# What is decided is recorded in the player's stream, and in each game in which it rests a clock.
# The player hears of it event by event, and each opponent once, whatever the number of games.


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
    """What is told about a line that speaks of leave and does not say from when until when.

    Where matches have breaks instead, that.
    """
    contests = contests_of(case.office, player.id)
    if contests and all(has_only_breaks(one.spec.game) for one in contests):
        event = contests[0].id
        return Refusal(line=line, code="no_leave_breaks", params={"event": event})
    today = case.letter.arrived.astimezone(zone_of(case.office, player)).date()
    return Refusal(line=line, code="leave_unread", params={"today": today})


def changes(case: Case, player: PlayerRow) -> int:
    """How often a player has announced or taken back leave within a day."""
    since = case.letter.arrived - timedelta(days=1)
    events = case.office.store.events.of_stream(stream_of(player.id))
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
    names = [
        event for event, state, _ in office.store.personal.entries(player) if state not in OVER
    ]
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
    if has_only_breaks(contest.spec.game):
        only = refusal(order, "no_leave_breaks", event=contest.id)
        return Told(contest=contest, refusal=only)
    if not part.days_per_year:
        params = {"event": contest.id, "arbiter": contest.spec.event.arbiters[0]}
        return Told(contest=contest, refusal=refusal(order, "no_leave_days", **params))
    try:
        allowed = check(wish, leaves_of(office, player.id), contest.id, part, now)
    except NotNow as error:
        return Told(contest=contest, refusal=refusal(order, error.code, **error.params))
    return Told(contest=contest, allowed=allowed)


# -- by the arbiter ----


class OnLeave(Struct, frozen=True, kw_only=True):
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
            raise ArbiterError(said("why_player", "leave_backwards", first=first, last=last))
        if max(abs(first - today), abs(last - today)) > FARTHEST:
            raise ArbiterError(
                said("why_player", "leave_too_far", first=first, last=last, today=today)
            )
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
    for row in office.store.players.players_on_leave(at):
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


def leave_lines(office: Office, event: str, at: datetime) -> list[str]:
    """Who is or will be on leave in an event, a line each."""
    return [
        said(
            "status",
            "on_leave",
            first=leave.first,
            last=leave.last,
            name=one.player.name,
            player=one.player.id,
        )
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
        raise ArbiterError(
            said(
                "why_player",
                "not_in",
                name=player.name,
                player=player.id,
                event=the_contest(office, event).id if event else "",
            )
        )
    return meant


# -- what both come to ----


def leaves_of(office: Office, player: str) -> tuple[Leave, ...]:
    """All leave that a player ever took."""
    person = person_of(office, player)
    return person.leaves if person else ()


def running_in(office: Office, player: str, events: Sequence[str]) -> Iterator[tuple[Game, Seat]]:
    """The player's games that go on in some events, with their seat; without events, in all."""
    here = [one.id for one in contests_of(office, player) if not events or one.id in events]
    for row in office.store.events.games_of_player(player):
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
        here = leaves_in(leaves, game)
        bodies = [*rests(here, game.event, part, game.times, seat, at)]
        if bodies:
            found.append((office.folder.play(game, bodies, at=act.at, cause=act.cause), seat))
    return found


# -- the end of leave ----
# Leave that goes on ends after a day's warning; leave still to come is as if it had never been.


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
            raise ArbiterError(
                said(
                    "why_player",
                    "no_leave",
                    player=row.id,
                    event=event,
                    when=f"{until:%Y-%m-%d %H:%M}",
                )
            )
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
