"""An event as its file, whether it goes on or is over, so that anybody can count it again."""

from datetime import datetime

from corr.errors import ArbiterError
from corr.ranking.correspondence.eventwriter import document, text_of
from corr.service.event.event_file import event_file
from corr.service.event.event_tables import no_table_yet
from corr.service.letters.event_letters import the_contest
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.tournament.contest.contest import Contest
from corr.tournament.elsewhere.elsewhere_keys import game_keys
from corr.tournament.play.result import ANNULLED


def export_event(office: Office, event: str, at: datetime) -> str:
    """The event file of an event: as it was closed, or as it stands. Raises ArbiterError.

    While it goes on it has no `close`, and games that are still going have no result.
    """
    contest = the_contest(office, event)
    kept = office.store.report(event, contest.reports)
    if kept and contest.state == "closed":
        return kept[f"{event}.json"]
    if contest.state == "cancelled":
        raise ArbiterError(f"{event} was cancelled: it has no results ({contest.cancelled_why})")
    if not contest.order:
        raise ArbiterError(f"{event} {no_table_yet(contest)}")
    found = document(event_file(office, contest, max(at, contest.started_at or at)))
    found["games"] = _with_going(office, contest, found["games"])
    entry = found["event"]
    assert isinstance(entry, dict)
    del entry["close"]
    return text_of(found)


def _with_going(office: Office, contest: Contest, ended: object) -> list[object]:
    """The games in order of the draw, those that go on without a result."""
    assert isinstance(ended, list)
    rows = {row.id: row for row in office.store.games_of_event(contest.id)}
    begun = [
        one
        for one in contest.pairings
        if contest.elsewhere.get(one.game) or one.game in rows
        if one.game not in rows or rows[one.game].ending != ANNULLED
    ]
    keys = game_keys(contest, results_of(office, contest), begun)
    # Where games go on between those that are over, the order alone says another board.
    over = {
        game["id"]: {key: value for key, value in game.items() if key != "board"} for game in ended
    }
    games = list[object]()
    for one in begun:
        row = rows.get(one.game)
        black, white = (row.first, row.second) if row else (one.first, one.second)
        going = {"id": one.game, "round": one.round, "black": black, "white": white}
        games.append({**over.get(one.game, going), **keys[one.game]})
    return games
