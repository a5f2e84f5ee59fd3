"""Levels in the register: what a closing gives, and what rulings on a player's levels come to.

The events are the truth: an event's closing, and the rulings in a player's stream. The tables
of `corr.store.levels` follow from them.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from corr.ranking.correspondence.compute import Result
from corr.ranking.correspondence.confirmation import Exemption
from corr.ranking.correspondence.levels import read_level, write_level
from corr.ranking.correspondence.register import COMMITTEE, Given
from corr.service.office.office import Office
from corr.service.office.register import record_person
from corr.tournament.contest.contest import Contest
from corr.tournament.events.events import (
    Closed,
    DanDecided,
    Event,
    EventReopened,
    Exempted,
    LevelSet,
    RankingUndone,
)
from corr.tournament.events.events_ranking import RankingRuling
from corr.tournament.play.person import stream_of

# -- what an event gives ----


def closed_with(number: int, result: Result | None, on: date | None = None) -> Closed:
    """The closing with what it gives to everybody ranked; 3 dan and above are only proposed.

    `on` is the day from which it counts, if that is not the one on which it is made.
    """
    day = on.isoformat() if on else ""
    if result is None:
        return Closed(report=number, on=day)
    levels, kept = dict[str, str](), dict[str, str]()
    for player in result.players:
        if player.level_after is not None:
            place = kept if player.level_after == player.close else levels
            place[player.id] = write_level(player.level_after)
    return Closed(
        report=number,
        levels=levels,
        proposed=tuple(one.id for one in result.players if one.proposed and one.id in levels),
        kept=kept,
        confirmed=tuple(one.id for one in result.players if one.confirmed),
        reasons={one.id: one.reason for one in result.players},
        reaches={one.id: write_level(one.reaches) for one in result.players if one.reaches},
        on=day,
    )


def given_by_closing(contest: Contest, closed: Closed, at: datetime) -> dict[str, Given]:
    """What a closing at an instant says about everybody's level, before anybody decides on it.

    By player. One that counts from an earlier day is in the register from its instant on.
    """
    kept, reasons, reaches = closed.kept or {}, closed.reasons or {}, closed.reaches or {}
    day = date.fromisoformat(closed.on) if closed.on else None
    told = closed.kept is not None
    return {
        player: Given(
            source=contest.id,
            at=contest.end_of(day) if day else at,
            on=day or contest.day(at),
            entered_at=at if day else None,
            level=read_level(level),
            report=closed.report,
            kept=player in kept,
            confirmed=player in closed.confirmed if told else None,
            status="proposed" if player in closed.proposed else "official",
            reason=reasons.get(player, ""),
            reaches=read_level(reaches[player]) if player in reaches else None,
        )
        for player, level in {**(closed.levels or {}), **kept}.items()
    }


def record_levels(office: Office, contest: Contest, closed: Closed, at: datetime) -> None:
    """Write what a closing gave into the register."""
    for player, one in given_by_closing(contest, closed, at).items():
        put_given(office, player, one)


def follow_closings(office: Office, contest: Contest) -> None:
    """Write into the register what the closings of an event gave that came from elsewhere."""
    report = 0
    for event in office.store.events(contest.id):
        if isinstance(event.body, Closed):
            report = event.body.report
            record_levels(office, contest, event.body, event.at)
        elif isinstance(event.body, EventReopened):
            office.store.take_back_grades(contest.id, event.at, report=report)


def put_given(office: Office, player: str, one: Given) -> None:
    """Write one thing that was given into the register."""
    office.store.add_grade(
        player,
        one.at,
        one.source,
        write_level(one.level),
        one.status,
        report=one.report,
        on=one.on,
        kept=one.kept,
        confirmed=one.confirmed,
        entered_at=one.entered_at,
        reason=one.reason,
        reaches=write_level(one.reaches) if one.reaches else "",
    )


# -- rulings on levels ----


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelRuling:
    """A ruling on a player's level: when it was given, and the one that undid it, 0 for none."""

    at: datetime
    body: RankingRuling
    undone_by: int = 0


def level_rulings(events: Sequence[Event]) -> dict[int, LevelRuling]:
    """The rulings on levels of a player's stream, by their numbers."""
    found = dict[int, LevelRuling]()
    for event in events:
        body = event.body
        if isinstance(body, LevelSet | DanDecided | Exempted | RankingUndone):
            found[body.number] = LevelRuling(at=event.at, body=body)
        if isinstance(body, RankingUndone):
            undone = found[body.undoes]
            found[body.undoes] = LevelRuling(at=undone.at, body=undone.body, undone_by=body.number)
    return found


def rulings_on(office: Office, player: str) -> dict[int, LevelRuling]:
    """The rulings on a player's level, by their numbers."""
    return level_rulings(office.store.events(stream_of(player)))


def exemptions_of(
    rulings: Mapping[int, LevelRuling],
) -> Iterator[tuple[int, Exemption]]:
    """The exemptions that stand, by the numbers of their rulings."""
    for number, one in rulings.items():
        if isinstance(one.body, Exempted) and not one.undone_by:
            last = one.body.last
            yield (
                number,
                Exemption(
                    first=date.fromisoformat(one.body.first),
                    last=date.fromisoformat(last) if last else None,
                ),
            )


def set_by(number: int, one: LevelRuling) -> Given:
    """The level that a ruling of the committee's set; its report is the ruling's number."""
    assert isinstance(one.body, LevelSet)
    since = date.fromisoformat(one.body.since)
    return given_by_committee(one.body.level, since, one.at, number=number)


def given_by_committee(level: str, since: date, at: datetime, *, number: int = 0) -> Given:
    """A level that the committee sets at an instant, to hold since a day."""
    return Given(
        source=COMMITTEE,
        at=datetime(since.year, since.month, since.day, tzinfo=UTC),
        on=since,
        level=read_level(level),
        report=number,
        confirmed=True,
        entered_at=at,
    )


def record_ruling(office: Office, body: RankingRuling, at: datetime, cause: str) -> None:
    """Append a ruling to its player's stream, and let the register follow."""
    record_person(office, body.player, [body], at=at, cause=cause)
    rulings, store = rulings_on(office, body.player), office.store
    undone = rulings[body.undoes].body if isinstance(body, RankingUndone) else None
    match undone or body:
        case LevelSet(player=player, number=number):
            if undone:
                store.take_back_level(player, COMMITTEE, number, at)
            else:
                put_given(office, player, set_by(number, rulings[number]))
        case DanDecided(player=player) as decided:
            status = "official" if decided.confirmed else "refused"
            status, when = ("proposed", None) if undone else (status, at)
            store.decide_grade(player, decided.event, decided.report, status, when)
        case Exempted(player=player):
            store.put_exemptions(player, tuple(exemptions_of(rulings)))
        case _:
            raise AssertionError("a ruling that undoes another one is not undone")
