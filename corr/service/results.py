"""An event's results as an event file, its standings and its table, from the derived rows."""

from datetime import date, datetime, time, timedelta

from corr.ranking.compute import MONTHS
from corr.ranking.counting import months_after
from corr.ranking.event import EventFile, Game, Player
from corr.ranking.levels import read_level
from corr.service.office import Office
from corr.store import GameRow
from corr.tournament.contest import Contest


def event_file(office: Office, contest: Contest, closed_at: datetime) -> EventFile:
    """The event file of an event whose games have all ended; levels come from the register.

    `level` is what a player held when the event started, whatever was found out later; the other
    two are what the register says for the three-month date and for the close. The event starts
    on the day that was announced, also if the arbiter drew it a little later.
    """
    spec = contest.spec
    rows = office.store.games_of_event(contest.id)
    rounds = {pairing.game: pairing.round for pairing in contest.pairings}
    return EventFile(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start,
        close=contest.day(closed_at),
        time_zone=spec.event.time_zone,
        game=spec.game.kind,
        opening=spec.game.opening,
        arbiter=spec.event.arbiters[0],
        sanctioned_by=spec.ranking.sanctioned_by,
        players=tuple(_player(office, contest, player, closed_at) for player in contest.order),
        games=tuple(_game(contest, row, rounds[row.id]) for row in rows if row.ended_at),
    )


def three_months(contest: Contest) -> datetime:
    """The last moment of the day three months after an event's start (art. 2 §2a, §4)."""
    return _end_of(contest, months_after(contest.spec.event.start, MONTHS))


def _player(office: Office, contest: Contest, player: str, closed_at: datetime) -> Player:
    row = office.store.player(player)
    assert row is not None
    level = contest.levels.get(player, "")
    later = office.store.level_at(player, min(three_months(contest), closed_at))
    close = office.store.level_at(player, closed_at)
    start_index = _index(level)
    return Player(
        id=player,
        name=row.name,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
        level=start_index,
        level_three_months=None if start_index is None else _index(later),
        level_close=_index(close),
    )


def _end_of(contest: Contest, day: date) -> datetime:
    """The last moment of a local day."""
    midnight = datetime.combine(day + timedelta(days=1), time(), contest.zone)
    return midnight - timedelta(microseconds=1)


def _index(level: str) -> int | None:
    return read_level(level) if level else None


def _game(contest: Contest, row: GameRow, number: int) -> Game:
    assert row.ended_at is not None
    return Game(
        id=row.id,
        round=number,
        black=row.first,
        white=row.second,
        result=row.result,
        ended=row.ending,
        started_on=contest.day(row.started_at),
        ended_on=contest.day(row.ended_at),
        black_moves=row.moves[0],
        white_moves=row.moves[1],
    )
