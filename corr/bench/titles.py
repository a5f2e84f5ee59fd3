"""The register of titles at the board: computed from all events whenever it is asked for."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from corr.bench.apart import Measured, apart, cheapest, own_peak, say, timed, whole_command
from corr.bench.hall import empty_office
from corr.bench.sizes import Figure
from corr.config import load_settings
from corr.ranking.board.board_event import BoardEvent, BoardGame, BoardPlayer
from corr.ranking.board.otb import OtbEvent
from corr.service.letters.event_letters import Act
from corr.service.office.office import open_office
from corr.service.register.board import enter_board_event
from corr.service.register.titles import register_of

MOST_EVENTS = 1_000
"""More than a federation holds in fifty years."""
AT_THE_BOARD = 20
"""How many play in an event, each of them nine games."""
_ROUNDS = 9
_PLAYERS_AN_EVENT = 2
_FIRST = date(2000, 1, 1)
_GOOD = OtbEvent(minutes=60, clocks=True, notation=True, official_rules=True, sanctioned=True)


def of_titles(events: int) -> Iterator[Figure]:
    """The figures of a register after so many events."""
    players = max(AT_THE_BOARD, events * _PLAYERS_AN_EVENT)
    say(f"ranking: titles at the board of {players:,} players after {events:,} events")
    case = (
        f"{players:,} players, {events:,} events, {events * AT_THE_BOARD // 2 * _ROUNDS:,} games"
    )
    with TemporaryDirectory() as place:
        folder = Path(place, "titles")
        apart(build_titles, folder, events, players)
        works = {
            "register of titles": cheapest(computed, folder),
            "corr title list": cheapest(whole_command, folder, "title", "list"),
        }
    for name, (cost, peak) in works.items():
        yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
        yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)


def build_titles(folder: Path, events: int, players: int) -> None:
    """Make an installation with so many events at the board, which count for titles alone."""
    office = empty_office(folder)
    act = Act(at=datetime.now(UTC), cause="bench.titles")
    span = (act.at.date() - _FIRST).days
    with office.folder.transaction():
        for number in range(events):
            end = _FIRST + timedelta(days=span * number // events)
            enter_board_event(office, titled_event(number, players, end), act)
    office.store.close()


def titled_event(number: int, players: int, end: date) -> BoardEvent:
    """An event of some of the players; the one with the higher number often wins."""
    chance = Random(number)
    there = chance.sample(range(players), AT_THE_BOARD)
    return BoardEvent(
        id=f"T{number:04d}",
        name=f"Open {number}",
        start=end,
        end=end,
        conditions=_GOOD,
        rated=False,
        titled=True,
        players=tuple(
            BoardPlayer(id=f"m{one}", name=f"Player {one}", member_no=f"{one + 1}")
            for one in there
        ),
        games=tuple(_games(there, players, chance)),
    )


def _games(there: list[int], players: int, chance: Random) -> Iterator[BoardGame]:
    for round_ in range(1, _ROUNDS + 1):
        chance.shuffle(there)
        for black, white in zip(there[::2], there[1::2], strict=True):
            won = chance.randint(-players, players) < black - white
            yield BoardGame(
                round=round_,
                match=round_,
                black=f"m{black}",
                white=f"m{white}",
                result="1-0" if won else "0-1",
            )


def computed(folder: Path) -> Measured:
    """What it costs to read all events and compute everybody's titles."""
    office = open_office(load_settings(folder / "corr.toml"))
    _, cost = timed(lambda: register_of(office))
    office.store.close()
    return cost, own_peak()
