"""Systems whose games are known at the start: all meet all, or one team the other (R24, R25)."""

from collections.abc import Sequence

from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.system import all_rounds, not_begun, numbered, open_next, too_many
from corr.tournament.events.events import ContestBody
from corr.tournament.pairing.pairing import round_robin
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.pairing.scheveningen import Printed, TableName, scheveningen
from corr.tournament.wording import counted


class RoundRobin:
    """Everybody meets everybody (R24)."""

    by_lot = False

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """It can be played by any number whose games can be numbered."""
        pairs = len(order) * (len(order) - 1) // 2
        return too_many(contest, pairs * contest.spec.system.games_per_pair)

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as the tables have columns."""
        return round_robin_rounds(players, contest.spec.system.games_per_pair)

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """All rounds by the tables."""
        order = contest.order
        games = (
            (one.round, one.board, order[one.black - 1], order[one.white - 1])
            for one in round_robin(len(order), contest.spec.system.games_per_pair)
        )
        return all_rounds(contest, numbered(contest, games))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round begins; it does not wait for games of the one before."""
        return open_next(contest)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that have not begun."""
        return not_begun(contest)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """Nothing."""
        return ()


class Scheveningen:
    """Each player of one team meets each of the other (R25)."""

    by_lot = False

    def __init__(self, printed: Printed | None = None) -> None:
        self._printed = printed

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Two teams of the same size; there is no table B for two against two."""
        first, second = teams(contest)
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
        if not faults and len(first) == 2 and contest.spec.system.table == "B":
            faults.append(f"{contest.id}: there is no table B for teams of two; take table A")
        return faults or too_many(
            contest, len(first) * len(second) * contest.spec.system.games_per_pair
        )

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as a team has players, for each game of a pair."""
        return players // 2 * contest.spec.system.games_per_pair

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
            for one in scheveningen(
                half, table, self._printed, games_per_pair=system.games_per_pair
            )
        )
        return all_rounds(contest, numbered(contest, games))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round begins; it does not wait for games of the one before."""
        return open_next(contest)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that have not begun."""
        return not_begun(contest)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """Nothing."""
        return ()


def teams(contest: Contest) -> tuple[frozenset[str], frozenset[str]]:
    """The two teams of a Scheveningen event: as entered, else the first half of the entries."""
    if contest.teams:
        found = frozenset(one for one in contest.entries if contest.teams.get(one) == "A")
    else:
        found = frozenset(contest.entries[: len(contest.entries) // 2])
    return found, frozenset(contest.entries) - found
