"""The letters about leave: one to who takes it, and one to each opponent, whatever they play."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from corr.games.rules import Seat
from corr.mail.letter import Refusal
from corr.mail.write.facts_leave import LeaveEvent, LeaveFacts, LeaveGame
from corr.service.letters.compose import player_at
from corr.service.letters.deadlines import attached
from corr.service.letters.desk_letters import send_about_no_game
from corr.service.letters.event_letters import Act
from corr.service.letters.news import zone_of
from corr.service.office.case import Answer
from corr.service.office.office import Office
from corr.store import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.play.clock_days import Stretch
from corr.tournament.play.game import Game
from corr.tournament.play.leave import Allowed

Games = Sequence[tuple[Game, Seat]]
"""Games that leave concerns, each with the seat of who takes it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What leave comes to in an event: it is `allowed`, or there is a `refusal`."""

    contest: Contest
    allowed: Allowed | None = None
    refusal: Refusal | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended:
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
        if row := office.store.player(opponent):
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
    runs = clock is not None and clock.stopped is None
    return LeaveGame(
        game=game.id,
        opponent=player_at(office, game, seat.other).name,
        turn="you" if clock is not None and clock.seat is seat else "opponent",
        due=clock.due if clock is not None and runs else None,
        over=clock is not None and runs and clock.due < at,
    )
