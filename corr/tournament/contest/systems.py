"""By which system an event is played, and how it starts."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from corr.errors import ArbiterError
from corr.ranking.correspondence.levels import read_level
from corr.tournament.contest.contest import Contest, start_moment
from corr.tournament.contest.line_ups import team_start_numbers
from corr.tournament.contest.system import System
from corr.tournament.contest.system_cup import Cup
from corr.tournament.contest.system_match import Match
from corr.tournament.contest.system_monrad import Monrad
from corr.tournament.contest.system_stages import League, Stages
from corr.tournament.contest.system_tables import RoundRobin, Scheveningen, teams
from corr.tournament.contest.system_teams import TeamEvent
from corr.tournament.events.events import ContestBody, Started
from corr.tournament.pairing.lots import Lots
from corr.tournament.pairing.scheveningen import Printed
from corr.tournament.wording import counted


def system_of(contest: Contest, printed: Printed | None = None) -> System:
    """The system by which an event is played; `printed` are the tables of Scheveningen (R25)."""
    systems: Mapping[str, Callable[[], System]] = {
        "round_robin": RoundRobin,
        "scheveningen": lambda: Scheveningen(printed),
        "match": Match,
        "monrad": Monrad,
        "teams": lambda: TeamEvent(contest.spec.system.pairing, printed),
        "cup": Cup,
        "stages": Stages,
        "league": League,
    }
    return systems[contest.spec.system.kind]()


def draw(
    contest: Contest,
    order: tuple[str, ...],
    *,
    seed: str,
    levels: Mapping[str, str],
    at: datetime,
    printed: Printed | None = None,
) -> tuple[ContestBody, ...]:
    """Start the event with start numbers in `order`. Raises ArbiterError with every reason."""
    spec, faults = contest.spec, list[str]()
    if contest.state != "open":
        raise ArbiterError(f"{contest.id} is {contest.state} already")
    if at < start_moment(spec):
        faults.append(f"{contest.id} starts on {spec.event.start} ({spec.event.time_zone})")
    if len(order) < max(2, spec.event.min_players):
        need = max(2, spec.event.min_players)
        faults.append(f"{contest.id} has {counted(len(order), 'player')}, min_players is {need}")
    system = system_of(contest, printed)
    if not faults:
        ranked = replace(contest, levels=levels)
        faults += system.faults(ranked, order) or _wrong_dates(contest, system, len(order))
    if faults:
        raise ArbiterError(*faults)
    started = Started(
        order=order,
        seeding=spec.system.seeding,
        seed=seed if spec.system.seeding != "list" or system.by_lot else "",
        levels=levels,
        rounds=system.rounds(contest, len(order)),
    )
    return started, *system.start(with_order(contest, started), seed)


def with_order(contest: Contest, started: Started) -> Contest:
    """The event with its start numbers, before anything is drawn."""
    numbers = {player: number for number, player in enumerate(started.order, 1)}
    return replace(
        contest,
        order=started.order,
        numbers=numbers,
        seed=started.seed,
        rounds=started.rounds,
    )


def start_numbers(contest: Contest, levels: Mapping[str, str], seed: str) -> tuple[str, ...]:
    """Start numbers by lot, by level (the lot decides between equal ones) or as entered.

    In a Scheveningen event the players of team A come before those of team B; in a team event
    the teams are drawn.
    """
    if contest.spec.system.kind == "teams":
        return team_start_numbers(contest, levels, seed)
    order: Sequence[str] = contest.entries
    if contest.spec.system.seeding != "list":
        order = Lots(seed).shuffled(order)
    if contest.spec.system.seeding == "ranking":
        order = sorted(order, key=lambda player: -_strength(levels.get(player, "")))
    if contest.spec.system.kind == "scheveningen":
        first = teams(contest)[0]
        order = sorted(order, key=lambda player: player not in first)
    if contest.spec.system.kind == "league":
        names = [one.name for one in contest.spec.divisions]
        division = {name: number for number, name in enumerate(names)}
        order = sorted(order, key=lambda player: division.get(contest.teams.get(player, ""), 0))
    return tuple(order)


def _strength(level: str) -> int:
    return read_level(level) if level else 0


def _wrong_dates(contest: Contest, system: System, players: int) -> list[str]:
    """Why the dates of the rounds do not fit, if they do not."""
    dates, rounds = contest.spec.system.round_dates, system.rounds(contest, players)
    if not dates or len(dates) == rounds:
        return []
    found, needed = counted(len(dates), "day"), counted(rounds, "round")
    return [f"{contest.id} has {needed} with {players} players, and round_dates has {found}"]
