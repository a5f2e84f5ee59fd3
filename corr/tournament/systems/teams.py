"""Team events: all teams meet, one half the other, or a Monrad of teams (R21).

Teams are paired as players are. A match becomes games at its boards when its round begins, with
the line-ups of that moment.
"""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from corr.errors import ArbiterError
from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import (
    board_number,
    faults_at_start,
    line_up,
    matches_as_games,
    sides,
    team_byes,
    teams_of,
)
from corr.tournament.events.events import ContestBody
from corr.tournament.events.events_contest import Drawn, MatchesDrawn, RoundDrawn, RoundsDrawn
from corr.tournament.pairing.monrad import CannotPair, draw_round, first_round, proposed_rounds
from corr.tournament.pairing.monrad_state import players_after
from corr.tournament.pairing.pairing import match_colours, round_robin
from corr.tournament.pairing.pairing import rounds as round_robin_rounds
from corr.tournament.pairing.scheveningen import Printed, TableName, scheveningen
from corr.tournament.scoring.team_scoring import EMPTY
from corr.tournament.systems.monrad import (
    all_drawn,
    cannot_draw,
    decided_byes,
    to_assess,
    unassessed,
)
from corr.tournament.systems.system import not_drawn, numbered
from corr.tournament.wording import counted

Pairs = tuple[tuple[str, str], ...]
"""Teams that meet, preliminary black first."""


class TeamEvent:
    """Teams meet as the event's `pairing` says; a match is played at all its boards."""

    def __init__(self, pairing: str, printed: Printed | None = None) -> None:
        self.by_lot = pairing == "monrad"
        self._printed = printed

    def faults(self, contest: Contest, order: Sequence[str]) -> list[str]:
        """Teams must be complete and in order, and enough for the rounds of a Monrad."""
        faults = faults_at_start(contest)
        if faults or not self.by_lot:
            return faults
        size, rounds = len(teams_of(contest)), self.rounds(contest, len(order))
        most = size + size % 2 - 1
        if rounds <= most:
            return []
        possible = f"{counted(size, 'team')} can play {counted(most, 'round')} at most"
        return [f"{contest.id}: no two teams meet twice, so {possible}, not {rounds}"]

    def rounds(self, contest: Contest, players: int) -> int:
        """As many as it takes, or as the event file says for a Monrad."""
        size, system = len(teams_of(contest)), contest.spec.system
        if system.pairing == "monrad":
            proposed = min(proposed_rounds(size)[0], size + size % 2 - 1)
            return system.rounds or len(system.round_dates) or proposed
        if system.pairing == "scheveningen":
            return max(size // 2, 1)
        return round_robin_rounds(size) if size > 1 else 1

    def start(self, contest: Contest, seed: str) -> tuple[ContestBody, ...]:
        """The first round, or all rounds where they start together."""
        if not contest.spec.system.all_rounds_at_once:
            return self._round(contest, {}, 1, seed)
        matches, games = list[MatchesDrawn](), list[tuple[int, int, str, str]]()
        for number in range(1, contest.rounds + 1):
            pairs, bye = self._pairs(contest, number)
            matches.append(_matches(contest, number, pairs, bye))
            games += _games(contest, matches[-1])
        return (*matches, RoundsDrawn(games=numbered(contest, games)))

    def next_draw(self, contest: Contest, results: Results, seed: str) -> tuple[ContestBody, ...]:
        """The next round, with the line-ups that were reported for it."""
        number = contest.drawn + 1
        if number > contest.rounds:
            raise all_drawn(contest)
        return self._round(contest, results, number, seed)

    def missing(self, contest: Contest, results: Results) -> str:
        """The rounds that are not drawn."""
        return not_drawn(contest)

    def follows(self, contest: Contest, results: Results) -> tuple[ContestBody, ...]:
        """Nothing: a round is drawn on its day, or when the arbiter says so."""
        return ()

    def _round(
        self, contest: Contest, results: Results, number: int, seed: str
    ) -> tuple[ContestBody, ...]:
        if self.by_lot:
            return _monrad_round(contest, results, number, seed)
        matches = _matches(contest, number, *self._pairs(contest, number))
        games = numbered(contest, _games(contest, matches))
        return matches, RoundDrawn(round=number, games=games)

    def _pairs(self, contest: Contest, number: int) -> tuple[Pairs, str]:
        """Who meets whom in a round that follows from the start numbers, and who is free."""
        if contest.spec.system.pairing == "scheveningen":
            return _half_against_half(contest, number, self._printed), ""
        return _fixed_pairs(contest, number)


def free_teams(contest: Contest, number: int) -> tuple[str, ...]:
    """The teams that will have no opponent in a round, as far as it is known already."""
    system = contest.spec.system
    if system.form == "monrad":
        return contest.free.get(number, ())
    known = contest.order and 1 <= number <= contest.rounds
    if system.kind != "teams" or system.form != "round_robin" or not known:
        return ()
    return (_fixed_pairs(contest, number)[1],)


def pair_of(contest: Contest, number: int, team: str) -> tuple[str, str] | None:
    """The home team and the visitors of a team's match in a round, None where nobody knows yet."""
    system = contest.spec.system
    if system.kind != "teams" or system.pairing == "monrad":
        return None
    if not (contest.order and 1 <= number <= contest.rounds):
        return None
    if system.pairing == "scheveningen":
        pairs = _half_against_half(contest, number, None)
    else:
        pairs, _ = _fixed_pairs(contest, number)
    return next((pair for pair in pairs if team in pair), None)


def _fixed_pairs(contest: Contest, number: int) -> tuple[Pairs, str]:
    """Who meets whom in a round where all teams meet, and who is free."""
    teams = teams_of(contest)
    pairs = tuple(
        (teams[one.black - 1], teams[one.white - 1])
        for one in round_robin(len(teams))
        if one.round == number
    )
    playing = {team for pair in pairs for team in pair}
    return pairs, next((team for team in teams if team not in playing), "")


def _half_against_half(contest: Contest, number: int, printed: Printed | None) -> Pairs:
    teams = dict(zip("AB", sides(contest), strict=True))
    table: TableName = "A" if contest.spec.system.table == "A" else "B"
    return tuple(
        (teams[one.black_team][one.black - 1], teams[one.white_team][one.white - 1])
        for one in scheveningen(len(teams["A"]), table, printed)
        if one.round == number
    )


def _matches(contest: Contest, number: int, pairs: Pairs, bye: str) -> MatchesDrawn:
    """The matches of a round with the line-ups as they are now."""
    return MatchesDrawn(
        round=number,
        matches=pairs,
        line_ups=tuple((team, line_up(contest, number, team)) for pair in pairs for team in pair),
        bye=bye,
    )


def _games(contest: Contest, drawn: MatchesDrawn) -> list[tuple[int, int, str, str]]:
    """The games at all boards where somebody sits on both sides.

    The first team has black on the odd boards (21.1); at a board the colours alternate [T1].
    """
    seated = dict(drawn.line_ups)
    games = list[tuple[int, int, str, str]]()
    for match, (one, other) in enumerate(drawn.matches, 1):
        for at, players in enumerate(zip(seated[one], seated[other], strict=False), 1):
            if EMPTY in players:
                continue
            black, white = players if at % 2 else players[::-1]
            board = board_number(contest, match, at)
            games += [
                (drawn.round, board, *pair)
                for pair in match_colours(black, white, contest.spec.system.games_per_pair)
            ]
    return games


def _monrad_round(
    contest: Contest, results: Results, number: int, seed: str
) -> tuple[ContestBody, ...]:
    """A round drawn by team points: a won match counts 1, a drawn one ½ (26.2)."""
    teams, given = teams_of(contest), tuple[str, ...]()
    if number == 1:
        drawn, totals = first_round(teams, seed), dict[str, Fraction]()
    else:
        going_on = unassessed(contest, results)
        if going_on:
            raise ArbiterError(*to_assess(contest, going_on))
        games, provisional = matches_as_games(contest, results)
        players = players_after(
            teams,
            games,
            team_byes(contest),
            assessed=provisional,
            absent=tuple(contest.team_draw.withdrawn),
            totals={
                round_: {team: Fraction(points) for team, points in found}
                for round_, found in contest.totals.items()
                if found
            },
        )
        totals = {player.id: player.points for player in players}
        given = decided_byes(contest, results)
        try:
            drawn = draw_round([one for one in players if one.id not in given], seed)
        except CannotPair as error:
            raise cannot_draw(contest, results, number, error) from error
    first, *more = (*given, drawn.bye or "")
    matches = _matches(contest, number, drawn.pairs, first)
    byes = (_matches(contest, number, (), bye) for bye in more if bye)
    return (
        matches,
        *byes,
        replace(
            _round_drawn(contest, matches, seed),
            assessed=tuple(
                (game, contest.assessed[game])
                for game, one in results.items()
                if one.score is None and game in contest.assessed
            ),
            totals=tuple((team, str(points)) for team, points in totals.items()),
        ),
    )


def _round_drawn(contest: Contest, matches: MatchesDrawn, seed: str) -> RoundDrawn:
    games: Drawn = numbered(contest, _games(contest, matches))
    return RoundDrawn(round=matches.round, games=games, seed=seed)
