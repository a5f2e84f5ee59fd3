"""An event and its results as `EventTables`, alike for events from here and elsewhere. Pure."""

from collections.abc import Iterator, Sequence
from datetime import date

from corr.tournament.contest.contest import Contest, Results
from corr.tournament.contest.line_ups import members, teams_of
from corr.tournament.contest.monrad_byes import byes_of
from corr.tournament.contest.system_tables import teams as halves
from corr.tournament.scoring.interpretations import AnyTable
from corr.tournament.scoring.team_matches import EMPTY
from corr.tournament.tables.event_interpretations import decided_of
from corr.tournament.tables.event_tables import (
    EmptyBoard,
    EventTables,
    PairedGame,
    Participant,
    Team,
)
from corr.tournament.tables.tables import reasons_of, standings_of
from corr.tournament.tables.team_results import board_number, seated, team_byes


def contest_tables(
    contest: Contest,
    results: Results,
    people: Sequence[Participant],
    games: Sequence[PairedGame],
    *,
    table: AnyTable | None = None,
) -> EventTables:
    """What is shown of an event that has started; `table` if it is counted already."""
    spec = contest.spec
    of_teams = spec.system.kind == "teams"
    table = table or standings_of(contest, results)
    return EventTables(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start,
        close=contest.closed_on,
        game=spec.game.kind,
        opening=spec.game.opening,
        arbiter=spec.event.arbiters[0],
        city="by correspondence",
        time=spec.clock.words,
        system="stages" if contest.sections else spec.system.table_of,
        people=tuple(people),
        table=table,
        games=tuple(games),
        byes=team_byes(contest) if of_teams else byes_of(contest),
        seeds=_seeds(contest),
        days=_days(contest),
        rounds=_rounds(contest),
        teams=_teams(contest),
        empty=tuple(_empty(contest)),
        why=reasons_of(contest, results, {one.id: one.title for one in people}),
        decided=decided_of(contest, results, table),
        cancelled=contest.day(contest.cancelled_at) if contest.cancelled_at else None,
        cancelled_why=contest.cancelled_why,
    )


def _rounds(contest: Contest) -> int:
    """How many rounds there are to be, 0 where the results will tell.

    A Monrad that was closed early has those that were drawn.
    """
    if contest.rounds and contest.state == "closed" and contest.spec.system.form == "monrad":
        return contest.drawn
    system = contest.spec.system
    known = contest.rounds or system.kind in ("round_robin", "scheveningen", "match")
    return max(contest.rounds, contest.drawn) if known and not system.until else 0


def _seeds(contest: Contest) -> dict[int, str]:
    """The seeds of the rounds, that of the start numbers under 0."""
    found = {0: contest.seed, **contest.seeds}
    return {number: seed for number, seed in found.items() if seed}


def _days(contest: Contest) -> dict[int, date]:
    """The first day of every round that has one."""
    found = {
        number: contest.round_day(number)
        for number in range(1, max(contest.rounds, contest.drawn) + 1)
    }
    return {number: day for number, day in found.items() if day is not None}


def _teams(contest: Contest) -> tuple[Team, ...]:
    """The teams with their players in ranking order, or the two halves of a Scheveningen."""
    kind = contest.spec.system.kind
    if kind == "teams":
        return tuple(Team(id=team, players=members(contest, team)) for team in teams_of(contest))
    if kind != "scheveningen":
        return ()
    sides = halves(contest)
    return tuple(
        Team(id=name, players=tuple(player for player in contest.order if player in side))
        for name, side in zip("AB", sides, strict=True)
    )


def _empty(contest: Contest) -> Iterator[EmptyBoard]:
    """The boards of team matches at which at least one team had nobody (21.3)."""
    for match in contest.team_draw.matches:
        for at in range(1, contest.spec.system.boards + 1):
            sides = match.teams if at % 2 else match.teams[::-1]
            black, white = (seated(contest, match, team, at) for team in sides)
            if EMPTY in (black, white):
                pairs = zip(sides, (black, white), strict=True)
                yield EmptyBoard(
                    round=match.round,
                    board=board_number(contest, match.number, at),
                    black=black,
                    white=white,
                    teams=tuple(team for team, player in pairs if player == EMPTY),
                )
