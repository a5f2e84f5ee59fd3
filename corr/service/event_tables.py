"""An event of the installation as `EventTables`: what the table commands and exports show."""

from collections.abc import Mapping
from datetime import date

from corr.errors import ArbiterError
from corr.service.office import Office
from corr.service.results import results_of
from corr.store import GameRow
from corr.tournament.contest import Contest, Pairing
from corr.tournament.event_tables import (
    ENDED,
    RUNNING,
    WAITING,
    EventTables,
    PairedGame,
    Participant,
    Team,
)
from corr.tournament.line_ups import members, teams_of
from corr.tournament.spec_parts import written
from corr.tournament.system_monrad import byes_of
from corr.tournament.system_tables import teams as halves
from corr.tournament.tables import reasons_of, standings_of
from corr.tournament.team_results import team_byes


def event_tables(office: Office, contest: Contest) -> EventTables:
    """The tables of an event as it stands. Raises ArbiterError before its first draw."""
    if not contest.order:
        raise ArbiterError(f"{contest.id} has not started: there is no table yet")
    spec = contest.spec
    rows = {row.id: row for row in office.store.games_of_event(contest.id)}
    people = tuple(_participant(office, player) for player in contest.order)
    results = results_of(office, contest)
    of_teams = spec.system.kind == "teams"
    return EventTables(
        id=contest.id,
        name=spec.event.name,
        start=spec.event.start,
        close=contest.day(contest.closed_at) if contest.closed_at else None,
        game=spec.game.kind,
        opening=spec.game.opening,
        arbiter=spec.event.arbiters[0],
        city="by correspondence",
        time=f"{written(spec.clock.per_move)} a move",
        system="stages" if contest.sections else spec.system.table_of,
        people=people,
        table=standings_of(contest, results),
        games=tuple(_game(contest, pairing, rows) for pairing in contest.pairings),
        byes=team_byes(contest) if of_teams else byes_of(contest),
        seeds={**({0: contest.seed} if contest.seed else {}), **_seeds(contest)},
        days=_days(contest),
        rounds=max(contest.rounds, contest.drawn),
        teams=_teams(contest),
        why=reasons_of(contest, results, {one.id: one.title for one in people}),
    )


def _participant(office: Office, player: str) -> Participant:
    row = office.store.player(player)
    assert row is not None
    return Participant(
        id=player,
        name=row.name,
        member_no=row.member_no,
        club=row.club,
        country=row.country,
    )


def _game(contest: Contest, pairing: Pairing, rows: Mapping[str, GameRow]) -> PairedGame:
    """A game of the draw, each player by who holds the start number now."""
    row = rows.get(pairing.game)
    first, second = (row.first, row.second) if row else (pairing.first, pairing.second)
    return PairedGame(
        id=pairing.game,
        round=pairing.round,
        board=pairing.board,
        black=contest.holder(first),
        white=contest.holder(second),
        state=WAITING if row is None else RUNNING if row.state == "running" else ENDED,
        result=row.result if row else "",
        ended=row.ending if row else "",
        replay=pairing.replay,
    )


def _seeds(contest: Contest) -> dict[int, str]:
    return {number: seed for number, seed in contest.seeds.items() if seed}


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
