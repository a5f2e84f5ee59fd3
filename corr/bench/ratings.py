"""The rating lists of a register of many years: a list, a player, an event, a list published."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random

from corr.bench.apart import Measured, apart, cheapest, own_peak, say, timed, whole_command
from corr.bench.sizes import Figure
from corr.config import load_settings
from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer, write
from corr.ranking.board.otb import OtbEvent
from corr.ranking.ratings.rating_list import Period, period_of
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.register.board import enter_board_event
from corr.service.register.rating_acts import publish_list
from corr.service.register.ratings import settled
from corr.store.board import BoardRow
from corr.tournament.contest.rating_book import board_stream, list_stream
from corr.tournament.events.events import BoardEntered, RatingsStarted

# -- the rating lists of a register of many players ----
# The events are written as `corr rating enter` writes them, and their lists are settled once, when
# all of them are there: entered one by one each would settle the lists again.

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


# -- the rating lists of a register of many years ----


_PLAYERS_AN_EVENT = 20
"""How many players of the register there are for each event at the board."""


def of_ratings(folder: Path, players: int) -> Iterator[Figure]:
    """The figures of the rating lists of a register in a folder."""
    events = max(1, players // _PLAYERS_AN_EVENT)
    say(f"ranking: ratings of {players:,} players and {events:,} events at the board")
    last = apart(build_ratings, folder, events, datetime.now(UTC))
    case = f"{players:,} players, {events:,} events at the board"
    say("ranking: a rating list, a player, an event, and a list published")
    works = {
        "rating: a list published": partial(published, last=last),
        "rating: an event entered": partial(entered, events=events),
    }
    for command in ("rating list", "rating player 1"):
        cost, peak = cheapest(whole_command, folder, *command.split())
        name = f"corr {command}"
        yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
    for name, work in works.items():
        cost, peak = apart(work, folder)
        yield Figure(name=name, value=cost.wall, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
    cost, peak = cheapest(whole_command, folder, "rating", "list")
    name = "corr rating list, published"
    yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)


def published(folder: Path, *, last: Period) -> Measured:
    """What it costs to publish the list at the end of a period, until the disk."""
    return _acted(folder, lambda office, act: publish_list(office, RENJU, last, act))


def entered(folder: Path, *, events: int) -> Measured:
    """What it costs to enter an event of today: its period's list is settled anew."""

    def enter(office: Office, act: Act) -> object:
        known = [row.id for row in office.store.players_in_short()]
        return enter_board_event(office, board_event(events, known, act.at.date()), act)

    return _acted(folder, enter)


def _acted(folder: Path, do: Callable[[Office, Act], object]) -> Measured:
    office = open_office(load_settings(folder / "corr.toml"))
    act = Act(at=datetime.now(UTC), cause="bench.rating")
    _, cost = timed(lambda: do(office, act))
    office.store.close()
    return cost, own_peak()
