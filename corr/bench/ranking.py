"""The rankings: a very large event, a register of many years, and a report to be printed."""

from collections.abc import Callable, Iterator
from datetime import UTC, date, datetime, timedelta
from functools import partial
from itertools import combinations, permutations
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from corr.bench.apart import Measured, apart, cheapest, own_peak, say, timed, whole_command
from corr.bench.figures import Figure, Sizes
from corr.bench.level_register import EVENT, build_register
from corr.bench.ratings import of_ratings
from corr.bench.titles import MOST_EVENTS, of_titles
from corr.config import load_settings
from corr.ranking.correspondence.compute import compute
from corr.ranking.correspondence.event import EventFile, Game, Player
from corr.report.committee.committee import committee_report
from corr.report.forms.as_html import as_html
from corr.report.forms.as_pdf import as_pdf
from corr.report.forms.document import Document
from corr.service.event.closing import close_event
from corr.service.letters.event_letters import Act
from corr.service.office.office import open_office

_START = date(2024, 2, 1)
_REPORTED = 60
"""How many players the event of the report has, a sixth of them new."""
_PLAYERS_AN_EVENT = 20
"""How many players of the register there are for each event of the past."""


def bench_ranking(sizes: Sizes) -> Iterator[Figure]:
    """The figures of a round robin, of a register, and of a report on 60 players."""
    yield from _of_event(sizes.ranked)
    yield from _of_report()
    yield from _of_register(sizes.register)
    yield from of_titles(max(1, min(MOST_EVENTS, sizes.register // _PLAYERS_AN_EVENT)))


# -- one event ----


def _of_event(players: int) -> Iterator[Figure]:
    say(f"ranking: a round robin of {players:,} players, a quarter of them new")
    games, (cost, peak) = apart(ranked_event, players)
    case = f"{games:,} games"
    yield Figure(name=f"ranking: round robin of {players}", value=cost.wall, unit="s", case=case)
    yield Figure(name="ranking: processor", value=cost.work, unit="s", case=case)
    yield Figure(name="ranking: peak memory", value=peak, unit="MB", case=case)


def ranked_event(players: int) -> tuple[int, Measured]:
    """How many games a round robin has, and what its ranking costs."""
    event = round_robin(players, new=players // 4, seed=1)
    _, cost = timed(lambda: compute(event))
    return len(event.games), (cost, own_peak())


def round_robin(players: int, *, new: int, seed: int, double: bool = False) -> EventFile:
    """An event in which everybody meets everybody; the stronger one usually wins."""
    chance = Random(seed)
    strength = [chance.randint(1, 14) for _ in range(players)]
    levels = [None if number < new else index for number, index in enumerate(strength)]
    pairs = permutations(range(players), 2) if double else combinations(range(players), 2)
    return EventFile(
        id="BM24",
        name="Benchmark",
        start=_START,
        close=_START + timedelta(days=366),
        players=tuple(
            Player(
                id=f"P{number:04d}",
                name=f"Player {number}",
                level=level,
                level_three_months=level,
                level_close=level,
            )
            for number, level in enumerate(levels)
        ),
        games=tuple(_game(black, white, strength, chance) for black, white in pairs),
    )


def _game(black: int, white: int, strength: list[int], chance: Random) -> Game:
    edge = strength[black] - strength[white]
    result = "1-0" if chance.randint(-8, 8) < edge else "0-1"
    return Game(
        black=f"P{black:04d}",
        white=f"P{white:04d}",
        result=result,
        ended=chance.choice(("five", "resign", "forbidden", "time")),
        started_on=_START,
        ended_on=_START + timedelta(days=chance.randint(20, 360)),
        black_moves=12,
        white_moves=12,
    )


# -- a report ----


def _of_report() -> Iterator[Figure]:
    case = f"report on {_REPORTED} players"
    for name, (cost, peak) in apart(reported).items():
        yield Figure(name=f"report: {name}", value=cost.wall, unit="s", case=case)
        yield Figure(name=f"report: {name}, peak memory", value=peak, unit="MB", case=case)


def reported() -> dict[str, Measured]:
    """What it costs to compute an event and write its report, as a page and as PDF."""
    event = round_robin(_REPORTED, new=_REPORTED // 6, seed=2, double=True)
    document, cost = timed(lambda: committee_report(event, compute(event), "en"))
    found = {"calculation": (cost, own_peak())}
    writers: dict[str, Callable[[Document], object]] = {"HTML": as_html, "PDF": as_pdf}
    for name, write in writers.items():
        _, cost = timed(partial(write, document))
        found[name] = (cost, own_peak())
    return found


# -- a register ----


def _of_register(players: int) -> Iterator[Figure]:
    events = players // _PLAYERS_AN_EVENT
    with TemporaryDirectory() as place:
        folder = Path(place, "register")
        say(f"ranking: a register of {players:,} players and {events:,} events")
        levels = apart(build_register, folder, players, events)
        say("ranking: the list, and a closing")
        case = f"{players:,} players, {events:,} events, {levels:,} levels"
        for name, work in {"list in the store": listed, "corr ranking list": whole_list}.items():
            cost, peak = cheapest(work, folder)
            yield Figure(name=name, value=cost.wall, unit="s", case=case)
            yield Figure(name=f"{name}, processor", value=cost.work, unit="s", case=case)
            yield Figure(name=f"{name}, peak memory", value=peak, unit="MB", case=case)
        yield from of_ratings(folder, players)
        cost, peak = apart(closed, folder)
        yield Figure(name="register: closing an event", value=cost.wall, unit="s", case=case)
        yield Figure(name="closing, peak memory", value=peak, unit="MB", case=case)


def listed(folder: Path) -> Measured:
    """What it costs to say what everybody holds today."""
    office = open_office(load_settings(folder / "corr.toml"))
    _, cost = timed(lambda: office.store.register_entries(datetime.now(UTC).date()))
    office.store.close()
    return cost, own_peak()


def whole_list(folder: Path) -> Measured:
    """What `corr ranking list` costs, its start and the printing of every line included."""
    return whole_command(folder, "ranking", "list")


def closed(folder: Path) -> Measured:
    """What it costs to close an event: ranking, register, report and letters, until the disk."""
    office = open_office(load_settings(folder / "corr.toml"))
    act = Act(at=datetime.now(UTC), cause="bench.close")
    _, cost = timed(lambda: close_event(office, EVENT, act))
    office.store.close()
    return cost, own_peak()
