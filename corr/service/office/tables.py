"""An event by its id: what its file became of, and its table as it stands."""

from corr.errors import ArbiterError
from corr.sentences.said import said
from corr.service.office.office import Office
from corr.service.office.results import results_of
from corr.store.rows import PlayerRow
from corr.tournament.contest.contest import Contest
from corr.tournament.tables import tables
from corr.tournament.tables.crosstable import AnyTable, Crosstable, with_kinds


def the_contest(office: Office, event: str) -> Contest:
    """An event by its id. Raises ArbiterError if there is none."""
    contest = office.folder.contest(event)
    if contest is None:
        raise ArbiterError(said("why_event", "no_such_event", event=event))
    return contest


def table_of(office: Office, contest: Contest) -> Crosstable:
    """The crosstable of an event as it stands, running games and all."""
    names = {row.id: row.name for row in players_of(office, contest)}
    table = tables.crosstable_of(contest, results_of(office, contest), names)
    return with_kinds(table, kinds_of(office, contest))


def players_of(office: Office, contest: Contest) -> list[PlayerRow]:
    """Who plays in an event, or before the draw who is entered."""
    found = map(office.store.players.player, contest.order or contest.entries)
    return [row for row in found if row]


def kinds_of(office: Office, contest: Contest) -> dict[str, str]:
    """Which of them are a program or a group (gomoku art. 1), by player."""
    return {row.id: row.kind for row in players_of(office, contest) if row.kind}


def standings_of(office: Office, contest: Contest) -> AnyTable:
    """The places of an event as it stands, and the figures that gave them."""
    return tables.standings_of(contest, results_of(office, contest))


def no_table_yet(contest: Contest) -> str:
    """Why an event that never started has no table."""
    if contest.state == "cancelled":
        return said("why_event", "cancelled_before", event=contest.id, why=contest.cancelled_why)
    return said("why_event", "no_table", event=contest.id)


def history_lines(contest: Contest) -> list[str]:
    """When and why an event's file was changed, or the event reopened or called off."""
    lines: list[str] = [
        said(
            "status",
            "file_changed",
            on=contest.day(one.at),
            keys=", ".join(one.keys),
            reason=one.reason,
        )
        for one in contest.revisions
    ]
    lines += [
        said("status", "reopened", on=contest.day(at), reason=why) for at, why in contest.reopened
    ]
    if contest.cancelled_at is not None:
        on = contest.day(contest.cancelled_at)
        lines.append(said("status", "cancelled", on=on, reason=contest.cancelled_why))
    if contest.moved_to:
        lines.append(said("status", "handed_over", to=contest.moved_to))
    return lines


def history_json(contest: Contest) -> dict[str, object]:
    """The same for a script."""
    changes = [
        {"at": one.at.isoformat(), "reason": one.reason, "keys": list(one.keys)}
        for one in contest.revisions
    ]
    at = contest.cancelled_at
    over = {"at": at.isoformat(), "reason": contest.cancelled_why} if at else None
    reopened = [{"at": at.isoformat(), "reason": why} for at, why in contest.reopened]
    return {
        "changes": changes,
        "reopened": reopened,
        "cancelled": over,
        "moved_to": contest.moved_to or None,
    }
