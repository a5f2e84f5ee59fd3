"""The rating lists of a register of many players: events at the board over twelve years.

The events are written as `corr rating enter` writes them, and their lists are settled once, when
all of them are there: entered one by one each would settle the lists again.
"""

from collections.abc import Iterator, Sequence
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random

from corr.config import load_settings
from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer
from corr.ranking.board.board_writer import write
from corr.ranking.board.otb_tables import OtbEvent
from corr.ranking.ratings.rating_list import Period, period_of
from corr.service.office.office import Office, open_office
from corr.service.register.ratings import settled
from corr.store.board import BoardRow
from corr.tournament.contest.rating_book import board_stream, list_stream
from corr.tournament.events.events import BoardEntered, RatingsStarted

RENJU = "renju"
AT_THE_BOARD = 20
"""How many play in an event."""
_YEARS = 12
_ROUNDS = 5
_NEW = 5
"""One of so many players of the register has no rating at first."""


def build_ratings(folder: Path, events: int, at: datetime) -> Period:
    """Give everybody in a register a past at the board; the last period that is over at `at`."""
    office = open_office(load_settings(folder / "corr.toml"))
    known = [row.id for row in office.store.players_in_short()]
    today = period_of(at.date())
    first = Period(today.year - _YEARS, 1)
    body = RatingsStarted(
        game=RENJU, first=str(first), ratings=_start(known), reason="bench", by=""
    )

    def record() -> None:
        office.store.append(list_stream(RENJU), 0, [body], at=at, cause="bench.ratings")
        for number in range(events):
            day = _day(number, events, first.first_day, at.date())
            _enter(office, board_event(number, known, day), at)

    with office.folder.transaction():
        settled(office, RENJU, first, today, record)
    office.store.close()
    return today.before()


def board_event(number: int, known: Sequence[str], end: date) -> BoardEvent:
    """An event of some players of the register: five rounds, everybody at one board a round."""
    chance = Random(number)
    there = chance.sample(known, min(AT_THE_BOARD, len(known) // 2 * 2))
    return BoardEvent(
        id=f"B{number:05d}",
        name=f"Open {number}",
        start=end,
        end=end,
        conditions=OtbEvent(minutes=60, notation=True, sanctioned=True),
        rated=True,
        titled=False,
        players=tuple(BoardPlayer(id=one) for one in there),
        games=tuple(_games(there, chance)),
    )


def _games(there: list[str], chance: Random) -> Iterator[BoardGame]:
    for round_ in range(1, _ROUNDS + 1):
        chance.shuffle(there)
        for black, white in zip(there[::2], there[1::2], strict=True):
            result = chance.choice(("1-0", "0-1", "1/2-1/2"))
            yield BoardGame(round=round_, match=round_, black=black, white=white, result=result)


def _start(known: Sequence[str]) -> dict[str, int]:
    chance = Random(3)
    return {one: chance.randint(1000, 2200) for number, one in enumerate(known) if number % _NEW}


def _day(number: int, events: int, first: date, last: date) -> date:
    return first + timedelta(days=(last - first).days * number // events)


def _enter(office: Office, event: BoardEvent, at: datetime) -> None:
    text = write(event)
    body = BoardEntered(event=event.id, file=text, reason="")
    cause = f"bench.board.{event.id}"
    (entered,) = office.store.append(board_stream(event.id), 0, [body], at=at, cause=cause)
    office.store.put_board_event(
        BoardRow(
            id=event.id,
            game=event.game,
            ended_on=event.end.isoformat(),
            period=str(period_of(event.end)),
            rated=1,
            titled=0,
            removed=0,
            file=text,
            version=entered.seq,
        )
    )
