"""The rating lists of a register of many years: a list, a player, an event, a list published."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from corr.bench.apart import Measured, apart, cheapest, own_peak, say, timed, whole_command
from corr.bench.figures import Figure
from corr.bench.rating_register import RENJU, board_event, build_ratings
from corr.config import load_settings
from corr.ranking.ratings.rating_list import Period
from corr.service.letters.event_letters import Act
from corr.service.office.office import Office, open_office
from corr.service.register.board import enter_board_event
from corr.service.register.rating_acts import publish_list

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
