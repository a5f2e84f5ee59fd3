"""An event of the installation as `EventTables`: what the table commands and exports show."""

from collections.abc import Mapping

from corr.errors import ArbiterError
from corr.service.office.office import Office
from corr.service.office.people import player_in
from corr.service.office.results import results_of
from corr.store import GameRow
from corr.tournament.contest.contest import Contest, Pairing
from corr.tournament.tables.contest_tables import contest_tables
from corr.tournament.tables.event_tables import (
    ANNULLED,
    ENDED,
    RUNNING,
    WAITING,
    EventTables,
    PairedGame,
    Participant,
)

MOST_GAMES = 20_000
"""The crosstable of an event with more games is too wide for a glance, and takes long."""


def event_tables(office: Office, contest: Contest) -> EventTables:
    """The tables of an event as it stands. Raises ArbiterError before its first draw."""
    if not contest.order:
        raise ArbiterError(f"{contest.id} {no_table_yet(contest)}")
    rows = {row.id: row for row in office.store.games_of_event(contest.id)}
    people = tuple(_participant(office, contest, player) for player in contest.order)
    games = tuple(_game(contest, pairing, rows) for pairing in contest.pairings)
    return contest_tables(contest, results_of(office, contest), people, games)


def no_table_yet(contest: Contest) -> str:
    """Why an event that never started has no table."""
    if contest.state == "cancelled":
        return f"was cancelled before it started: {contest.cancelled_why}"
    return "has not started: there is no table yet"


def _participant(office: Office, contest: Contest, player: str) -> Participant:
    row = player_in(office, contest.id, player)
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
        state=_state(contest, pairing, row),
        result=row.result if row else "",
        ended=row.ending if row else "",
        replay=pairing.replay,
    )


def _state(contest: Contest, pairing: Pairing, row: GameRow | None) -> str:
    if row is None:
        return RUNNING if contest.elsewhere.get(pairing.game) else WAITING
    if row.ending == ANNULLED:
        return ANNULLED
    return RUNNING if row.state == "running" else ENDED
