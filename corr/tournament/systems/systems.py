"""By which system an event is played, and those whose games are all known at the start."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.ranking.correspondence.event import read_level
from corr.sentences.said import said
from corr.tournament.contest.contest import Contest, Results, start_moment
from corr.tournament.contest.line_ups import team_start_numbers
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Started
from corr.tournament.pairing.pairing import Lots, round_robin
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.pairing.scheveningen import Printed, TableName, scheveningen
from corr.tournament.systems.cup import Cup
from corr.tournament.systems.matches import Slot, first_games, further_games, more_needed
from corr.tournament.systems.monrad import Monrad
from corr.tournament.systems.stages import League, Stages
from corr.tournament.systems.system import (
    Match,
    System,
    all_rounds,
    not_begun,
    numbered,
    open_next,
    too_many,
)
from corr.tournament.systems.teams import TeamEvent
from corr.tournament.wording import counted

# -- systems whose games are known at the start ----


class RoundRobin:
    """Everybody meets everybody (R24)."""

    by_lot = False

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """It can be played by any number whose games can be numbered."""
        pairs, system = len(order) * (len(order) - 1) // 2, contest.spec.system
        return too_many(contest, pairs * (system.games_per_pair + system.deciding_game))

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as the tables have columns."""
        return round_robin_rounds(players, cycles(contest))

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All rounds by the tables."""
        order = contest.order
        games = (
            (one.round, one.board, order[one.black - 1], order[one.white - 1])
            for one in round_robin(len(order), cycles(contest))
        )
        return all_rounds(contest, numbered(contest, begun_first(contest, games)))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round begins; it does not wait for games of the one before."""
        return open_next(contest)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that have not begun, or games that matches still need."""
        return not_begun(contest) or more_needed(contest, results)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The next games of matches that results have not decided."""
        return further_games(contest, results)


class Scheveningen:
    """Each player of one team meets each of the other (R25)."""

    by_lot = False

    def __init__(self, printed: Printed | None = None) -> None:
        self._printed = printed

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Two teams of the same size; there is no table B for two against two."""
        (first, second), system = teams(contest), contest.spec.system
        faults = [
            f"{contest.id}: {player} was entered for no team, and others were"
            for player in contest.entries
            if contest.teams and player not in contest.teams
        ]
        if not faults and len(first) != len(second):
            faults.append(
                f"{contest.id}: the teams are not of the same size: "
                f"A has {counted(len(first), 'player')}, B has {counted(len(second), 'player')}"
            )
        if not faults and len(first) == 2 and system.table == "B":
            faults.append(f"{contest.id}: there is no table B for teams of two; take table A")
        return faults or too_many(
            contest,
            len(first) * len(second) * (system.games_per_pair + system.deciding_game),
        )

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as a team has players, for each game of a pair."""
        return players // 2 * cycles(contest)

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All rounds by the table; each further game of a pair with the colours turned."""
        half, system = len(contest.order) // 2, contest.spec.system
        before = {"A": -1, "B": half - 1}
        table: TableName = "A" if system.table == "A" else "B"
        games = (
            (
                one.round,
                one.board,
                contest.order[before[one.black_team] + one.black],
                contest.order[before[one.white_team] + one.white],
            )
            for one in scheveningen(half, table, self._printed, games_per_pair=cycles(contest))
        )
        return all_rounds(contest, numbered(contest, begun_first(contest, games)))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round begins; it does not wait for games of the one before."""
        return open_next(contest)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that have not begun, or games that matches still need."""
        return not_begun(contest) or more_needed(contest, results)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """The next games of matches that results have not decided."""
        return further_games(contest, results)


def cycles(contest: Contest) -> int:
    """How often the tables are gone through: once where a match is played within its round."""
    system = contest.spec.system
    return 1 if system.until_decided else system.games_per_pair


def begun_first(contest: Contest, games: Iterable[Slot]) -> Iterable[Slot]:
    """The games that are drawn at the start: of a match as many as it needs whoever wins them."""
    system = contest.spec.system
    return first_games(system, games) if system.until_decided else games


def teams(contest: Contest) -> tuple[frozenset[str], frozenset[str]]:
    """The two teams of a Scheveningen event: as entered, else the first half of the entries."""
    if contest.teams:
        found = frozenset(one for one in contest.entries if contest.teams.get(one) == "A")
    else:
        found = frozenset(contest.entries[: len(contest.entries) // 2])
    return found, frozenset(contest.entries) - found


# -- by which system an event is played, and how it starts ----


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
        raise ArbiterError(said("why_event", "is_already", event=contest.id, state=contest.state))
    if at < start_moment(spec):
        faults.append(
            said(
                "why_event",
                "starts_on",
                event=contest.id,
                start=spec.event.start,
                zone=spec.event.time_zone,
                today=contest.day(at),
            )
        )
    if len(order) < max(2, spec.event.min_players):
        need = max(2, spec.event.min_players)
        faults.append(
            said("why_event", "too_few_players", event=contest.id, players=len(order), need=need)
        )
    system = system_of(contest, printed)
    if not faults:
        ranked = replace(contest, levels=levels)
        faults += system.faults(ranked, order) or _wrong_dates(contest, system, len(order))
    if faults:
        raise ArbiterError(*faults)
    by_lot = system.by_lot or spec.system.deciding_game
    started = Started(
        order=order,
        seeding=spec.system.seeding,
        seed=seed if spec.system.seeding != "list" or by_lot else "",
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
